"""Health (SW-HP)."""

import pytest

from emberwatch import Game
from tests.marks import rule
from tests.rules.reading import asked, cards_of, health, keys, pile
from tests.rules.told import acts, cite, names
from tests.setawatch.table import at


def watching(line: list[str], table: str = "", firewood: int = 12) -> Game:
    """A Watch of Warrior, Ranger, Cleric and whoever else."""
    return at(f"""
        line = {line}
        firewood = {firewood}
        {table}
        [[adventurer]]
        id = "warrior"
        abilities = ["wound"]
        dice = [8, 4, 1]
        [[adventurer]]
        id = "ranger"
        abilities = ["slumber"]
        dice = [8, 5, 1]
        [[adventurer]]
        id = "cleric"
        abilities = ["rebuke", "protective_ward"]
        dice = [6, 5, 1]
    """)


def damage(game: Game, position: int) -> int:
    return int(game.view()["line"][position - 1]["damage_taken"])


@rule("SW-HP-1", "SW-HP-4")
def test_health_is_multiplied_raised_lowered_and_halved_in_this_order() -> None:
    game = watching(["bear-1 up", "werewolf up"], 'location = "dark_woods"')
    assert health(game, 1) == 4 * 2 + 1
    acts(game, "exhaust:warrior.wound", "line:1")
    assert health(game, 1) == (4 * 2 + 1) // 2

    game = watching(["wyvern-1 up", "warlord up"], 'location = "frost_caverns"')
    assert health(game, 1) == 6 + 2 - 2
    acts(game, "use:warrior.wound", "die:warrior.3", "line:1")
    assert health(game, 1) == 3
    acts(game, "exhaust:warrior.wound", "line:1")
    assert health(game, 1) == 1  # half of 3, rounded down


@rule("SW-HP-1", "SW-HP-2")
def test_health_is_never_below_one() -> None:
    game = watching(["graveshifter-1 up", "bear up"])
    acts(game, "use:warrior.wound", "die:warrior.3", "line:1")
    assert health(game, 1) == 1
    acts(game, "exhaust:warrior.wound", "line:1")
    assert health(game, 1) == 1
    assert pile(game, "line") == ["graveshifter-1", "bear-1"]  # no damage, no defeat
    assert health(watching(["vampire up", "bear up"]), 1) == 1


@rule("SW-HP-3")
@pytest.mark.parametrize("mark", ["", " negated"])
def test_a_formula_counts_also_when_negated(mark: str) -> None:
    assert health(watching([f"fire_serpent up{mark}"], firewood=5), 1) == 5
    assert health(watching([f"shade up{mark}"], firewood=5), 1) == 11


@rule("SW-HP-3", "SW-HP-4")
def test_a_formula_counts_in_the_graveyard() -> None:
    game = watching(["zombie_horde-1 up", "bear up"], 'graveyard = ["fire_serpent"]', 9)
    assert health(game, 1) == 7 + 9
    game = watching(["zombie_horde-1 up", "bear up"], 'graveyard = ["shade"]', 9)
    assert health(game, 1) == 7 + 7


@rule("SW-HP-3", "SW-CARD-10")
@pytest.mark.parametrize(("mark", "expected"), [("", 7), (" negated", 1)])
def test_a_vampire_has_the_health_of_its_stolen_die(mark: str, expected: int) -> None:
    game = at(f"""
        line = ["vampire up{mark}", "bear up"]
        [[adventurer]]
        id = "warrior"
        dice = ["7 stolen by vampire", 2, 1]
    """)
    assert health(game, 1) == expected


@rule("SW-HP-4", "SW-CARD-1")
@pytest.mark.parametrize(
    ("behind", "table", "added"),
    [
        ("bear-1 up", "", 4),
        ("bear-1 up damage 3", "", 4),
        ("bear-1 up", 'location = "dark_woods"', 4),  # no bonus
        ("wyvern-1 up", 'location = "frost_caverns"', 6),  # no reduction
        ("fire_serpent up", "", 12),
        ("summon", 'unhallowed = ["lich"]', 14),
    ],
)
def test_only_the_base_health_of_another_card_counts(behind: str, table: str, added: int) -> None:
    game = watching(["forest_giant-1 up", behind], table)
    if asked(game) == "WhoAnswers":
        acts(game, "adventurer:warrior", "card:warrior.wound")
    assert health(game, 1) == 7 + added


@rule("SW-HP-4", "SW-CARD-15")
def test_a_multiplied_base_health_and_a_stolen_die_count() -> None:
    assert health(watching(["forest_giant-1 up", "bear-1 up", "werewolf up"]), 1) == 7 + 8
    game = at("""
        line = ["forest_giant-1 up", "vampire up"]
        [[adventurer]]
        id = "warrior"
        dice = ["7 stolen by vampire", 2, 1]
    """)
    assert health(game, 1) == 7 + 7


@rule("SW-HP-5")
@pytest.mark.parametrize(("third", "bonus"), [("warlord up", 2), ("warlord up negated", 0), ("warlord", 0)])
def test_only_working_face_up_cards_change_health(third: str, bonus: int) -> None:
    game = watching(["bear-1 up", "wolf up", third], firewood=7)
    assert health(game, 1) == 4 + bonus


@rule("SW-HP-5")
def test_the_location_and_effects_in_force_change_health() -> None:
    game = watching(["bear-1 up", "bear-2 up"], 'location = "dark_woods"')
    assert (health(game, 1), health(game, 2)) == (5, 6)
    acts(game, "exhaust:warrior.wound", "line:2")
    assert (health(game, 1), health(game, 2)) == (5, 3)


@rule("SW-HP-6")
def test_health_follows_the_line_the_graveyard_and_the_fire() -> None:
    game = watching(["wolf-1 up", "zombie_horde-1 up", "shade-1 up"], 'graveyard = ["eagle-1"]', 7)
    assert (health(game, 2), health(game, 3)) == (7 + 3, 16 - 7)
    acts(game, "attack:1", "die:cleric.1", "strike")
    assert (health(game, 1), health(game, 2)) == (7 + 4, 16 - 7)  # the Wolf lies on top of the Graveyard now
    acts(game, "fire", "card:ranger.slumber")
    assert (health(game, 1), health(game, 2)) == (7 + 4, 16 - 9)

    game = watching(["bear-1 up", "warlord up damage 10"])
    assert health(game, 1) == 6
    acts(game, "attack:2", "die:ranger.3", "strike")
    assert health(game, 1) == 4


@rule("SW-HP-7")
def test_damage_stays_when_a_creature_moves() -> None:
    game = watching(["treant-1 up", "bear up", "wolf up"])
    acts(game, "attack:1", "die:cleric.2", "strike")
    assert damage(game, 1) == 5
    acts(game, "exhaust:cleric.rebuke")
    if asked(game) == "WhichPart":
        game.play("choose:1")
    acts(game, "line:1", "line:3")
    assert pile(game, "line") == ["bear-1", "wolf-1", "treant-1"]
    assert damage(game, 3) == 5


@rule("SW-HP-7")
def test_damage_is_gone_when_a_creature_is_turned_face_down() -> None:
    game = watching(["treant-1 up damage 5", "bear up"])
    events = acts(game, "exhaust:ranger.slumber", "line:1")
    assert pile(game, "line") == ["bear-1", "treant-1"]
    assert damage(game, 2) == 0
    assert cite(events, "turned_down", "SW-HP-7")


@rule("SW-HP-7")
def test_damage_is_gone_when_a_creature_leaves_or_the_round_ends() -> None:
    game = watching(["treant-1 up damage 5", "bear up damage 2", "wolf up"])
    acts(game, "passive:cleric.protective_ward")
    assert pile(game, "horde") == ["treant-1"]
    card = game.state.horde[-1]
    assert game.state.damage[card] == 0
    game.play("stop")
    while game.view()["round"] == 2:
        game.play(keys(game)[0])
    assert sum(game.state.damage) == 0


@rule("SW-HP-8")
def test_a_creature_falls_when_its_health_comes_down_to_the_damage() -> None:
    game = watching(["treant-1 up damage 4", "bear up"])
    events = acts(game, "exhaust:warrior.wound", "line:1")
    assert cards_of(game, events, "defeated") == ["treant-1"]
    assert cite(events, "defeated", "SW-HP-8")

    game = watching(["treant-1 up damage 3", "bear up"])
    assert "defeated" not in names(acts(game, "exhaust:warrior.wound", "line:1"))

    game = watching(["bear up", "shade-1 up damage 7"], firewood=7)
    events = acts(game, "fire", "card:ranger.slumber")
    assert cards_of(game, events, "defeated") == ["shade-1"]


@rule("SW-HP-9")
def test_the_parts_of_health_can_be_listed() -> None:
    game = watching(["bear-1 up damage 2", "werewolf up", "warlord up"], 'location = "dark_woods"')
    acts(game, "exhaust:warrior.wound", "line:1")
    bear = game.view()["line"][0]
    assert bear["parts"] == [
        ["base health", 4],
        ["Werewolf", 4],
        ["Dark Woods", 1],
        ["Warlord", 2],
        ["Wound", -6],
        ["damage taken", -2],
    ]
    assert sum(part for _, part in bear["parts"]) == bear["health"] - bear["damage_taken"]

    game = watching(["vampire up negated", "bear up"], 'location = "frost_caverns"')
    assert game.view()["line"][0]["parts"] == [["base health", 1]]
    game = watching(["fire_serpent up", "bear up"], firewood=1)
    acts(game, "exhaust:warrior.wound", "line:1")
    assert game.view()["line"][0]["parts"] == [["base health", 1], ["Wound", -1], ["never below 1", 1]]


@rule("SW-HP-10")
@pytest.mark.parametrize(("total", "offered"), [([1, 1, 1], False), ([2, 1, 1], True)])
def test_powers_that_have_not_resolved_do_not_count(total: list[int], offered: bool) -> None:
    game = at(f"""
        line = ["wolf up", "bear-1", "summon"]
        unhallowed = ["warlord"]
        firewood = 1
        [[adventurer]]
        id = "rogue"
        abilities = ["backstab"]
        dice = {total}
        [[adventurer]]
        id = "warrior"
    """)
    acts(game, "exhaust:rogue.backstab", "line:2", "adventurer:warrior", "card:warrior.wound")
    assert ("line:2" in keys(game)) == offered  # 4, without what Warlord will add
    if offered:
        game.play("none")
    assert health(game, 2) == 4 + 2


@rule("SW-HP-10")
@pytest.mark.parametrize(("firewood", "serpent"), [(7, True), (8, False)])
def test_formula_health_counts_before_powers_resolve(firewood: int, serpent: bool) -> None:
    game = at(f"""
        line = ["wolf up", "eagle up", "fire_serpent", "zombie_horde-1"]
        graveyard = ["bear"]
        firewood = {firewood}
        [[adventurer]]
        id = "rogue"
        abilities = ["backstab"]
        dice = [3, 2, 2]
    """)
    acts(game, "exhaust:rogue.backstab", "line:3")
    assert ("line:3" in keys(game)) == serpent
    assert "line:4" in keys(game)  # 7, without what its power will add

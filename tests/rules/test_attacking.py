"""Direct attacks (SW-ATK)."""

import pytest

from emberwatch import Game
from tests.marks import rule
from tests.rules.reading import asked, cards_of, exhausted, face_up, keys, pile
from tests.rules.told import acts, cite, first, names
from tests.setawatch.table import at

PARTY = {
    "warrior": 'abilities = ["wound", "throw_axe", "giants_bane"]\ndice = [8, 4, 1]',
    "ranger": 'abilities = ["slumber", "far_sight", "elf_senses"]\ndice = [7, 3, 2]',
    "cleric": 'abilities = ["rebuke", "banish", "blinding_light"]\ndice = [6, 5, 1]',
    "wizard": "dice = [6, 6, 6]",
}
SPENT = 'dice = ["1 spent", "1 spent", "1 spent"]'


def watching(line: list[str], table: str = "", firewood: int = 12, **others: str) -> Game:
    """A Watch of Warrior (melee), Ranger and Cleric (ranged) while the Wizard rests; `others` are written instead."""
    party = "".join(f'[[adventurer]]\nid = "{one}"\n{what}\n' for one, what in {**PARTY, **others}.items())
    return at(f"line = {line}\nfirewood = {firewood}\n{table}\n{party}")


def die(game: Game, key: str) -> tuple[str, str | None]:
    """The state of a die, and what it lies on."""
    shown = next(each for one in game.view()["party"] for each in one["dice"] if each["key"] == key)
    return shown["state"], shown["on"]


def damage(game: Game, position: int) -> int:
    return int(game.view()["line"][position - 1]["damage_taken"])


def reaches(game: Game) -> list[int]:
    return [one["reach"] for one in game.view()["party"]]


@rule("SW-ATK-1")
def test_an_attack_has_one_face_up_target_and_at_least_one_contribution() -> None:
    game = watching(["bear-1 up", "wolf-1 up", "eagle-1"], firewood=7)
    assert {"attack:1", "attack:2"} <= set(keys(game))
    assert "attack:3" not in keys(game)
    game.play("attack:2")
    assert asked(game) == "Contribute"
    assert "strike" not in keys(game)  # nothing has gone into it yet
    events = acts(game, "die:ranger.3", "strike")
    assert cards_of(game, events, "attacked") == ["wolf-1"]
    assert (damage(game, 1), damage(game, 2)) == (0, 2)
    assert cite(events, "attacked", "SW-ATK-1")


@rule("SW-ATK-1")
def test_only_those_who_fight_on_watch_contribute() -> None:
    worn_out = 'abilities = ["rebuke exhausted", "banish exhausted", "blinding_light exhausted"]'
    game = watching(["bear-1 up"], cleric=worn_out)
    game.play("attack:1")
    assert {key.partition(".")[0] for key in keys(game)} == {"die:warrior", "die:ranger"}
    assert "SW-CAMP-1" in game.why_not("die:wizard.1")
    assert "SW-ABL-14" in game.why_not("die:cleric.1")


@rule("SW-ATK-1")
def test_an_attack_waits_for_an_action_window() -> None:
    game = watching(["bear-1 up", "summon", "wolf-1"], 'unhallowed = ["lich"]')
    assert asked(game) == "WhoAnswers"
    assert "attack:1" not in keys(game)
    assert "SW-GEN-15" in game.why_not("attack:1")
    acts(game, "adventurer:ranger", "card:ranger.slumber")
    assert "attack:1" in keys(game)


@rule("SW-ATK-2")
def test_available_dice_and_tamed_creatures_are_what_an_attack_is_made_of() -> None:
    game = watching(
        ["treant-1 up", "vampire-1 up"],
        warrior=SPENT,
        ranger='dice = [7, "3 spent", "8 stolen by vampire-1"]\ntamed = ["wolf-2"]',
        cleric='dice = ["6 aside", "5 spent on treant-1", 1]',
        wizard='tamed = ["bear-1"]',  # its owner rests
    )
    game.play("attack:1")
    assert set(keys(game)) == {"die:ranger.1", "die:cleric.3", "tamed:wolf-2"}
    events = acts(game, "tamed:wolf-2", "strike")  # a tamed creature alone is enough
    assert first(events, "attacked").args["damage"] == 5
    assert cite(events, "attacked", "SW-ATK-2")
    game.play("attack:1")
    assert set(keys(game)) == {"die:ranger.1", "die:cleric.3"}  # it is used once


@rule("SW-ATK-2")
def test_nobody_attacks_with_nothing() -> None:
    game = watching(["bear-1 up"], warrior=SPENT, ranger=SPENT, cleric=SPENT)
    assert "attack:1" not in keys(game)
    assert "SW-ATK-2" in game.why_not("attack:1")


@rule("SW-ATK-3", "SW-ATK-8")
def test_several_strike_together_and_their_sum_falls_at_one_stroke() -> None:
    game = watching(["ember_drake-1 up", "wolf-1 up"])
    events = acts(game, "attack:1", "die:warrior.2", "die:ranger.2", "die:cleric.3", "strike")
    assert names(events, "attacked", "damaged", "defeated") == ["attacked"]
    assert first(events, "attacked").args["damage"] == damage(game, 1) == 4 + 3 + 1
    assert cite(events, "attacked", "SW-ATK-3", "SW-ATK-8")


@rule("SW-ATK-4")
def test_melee_reaches_one_position_and_ranged_two_and_bonuses_add_up() -> None:
    game = watching(["bear-1 up", "wolf-1 up", "eagle-1 up", "treant-1 up"])
    assert reaches(game)[:3] == [1, 2, 2]
    assert "attack:3" not in keys(game)
    assert "SW-ATK-4" in game.why_not("attack:3")
    acts(game, "use:ranger.far_sight", "die:ranger.3")
    assert reaches(game)[:3] == [2, 3, 3]
    assert "attack:3" in keys(game)
    assert "attack:4" not in keys(game)
    game.play("exhaust:ranger.far_sight")
    assert reaches(game)[:3] == [3, 4, 4]
    assert "attack:4" in keys(game)


@rule("SW-ATK-5")
def test_everyone_who_contributes_reaches_the_target() -> None:
    game = watching(
        ["treant-2 up", "treant-1 up"],
        warrior='dice = [8, 4, 1]\ntamed = ["wolf-1"]',
        ranger='dice = [7, 3, 2]\ntamed = ["wolf-2"]',
    )
    game.play("attack:2")
    ranged = {f"die:{one}.{number}" for one in ("ranger", "cleric") for number in (1, 2, 3)} | {"tamed:wolf-2"}
    assert set(keys(game)) == ranged  # a tamed creature reaches as far as its owner
    assert "SW-ATK-5" in game.why_not("die:warrior.1")
    acts(game, "die:ranger.3", "strike", "attack:1")
    assert {"die:warrior.1", "tamed:wolf-1", "tamed:wolf-2", "die:ranger.1"} <= set(keys(game))


@rule("SW-ATK-6")
@pytest.mark.parametrize("uses", [0, 1, 2])
def test_a_face_down_card_is_out_of_reach_at_any_range(uses: int) -> None:
    game = watching(["bear-1 up", "wolf-1 known", "eagle-1 up"], firewood=3)
    for use in (["use:ranger.far_sight", "die:ranger.3"], ["exhaust:ranger.far_sight"])[:uses]:
        acts(game, *use)
    assert face_up(game) == [True, False, True]
    assert "attack:2" not in keys(game)
    assert "SW-ATK-6" in game.why_not("attack:2")
    assert ("attack:3" in keys(game)) == (uses > 0)


@rule("SW-ATK-6")
def test_dice_that_ignore_distance_do_not_reach_what_is_face_down() -> None:
    game = at("""
        line = ["bear-1 up", "wolf-1", "eagle-1 up"]
        firewood = 3
        [[adventurer]]
        id = "bard"
        abilities = ["song_of_pain"]
    """)
    assert "attack:3" in keys(game)
    assert "attack:2" not in keys(game)
    assert "SW-ATK-6" in game.why_not("attack:2")


@rule("SW-ATK-7")
def test_a_power_forbids_attacks_only_while_it_works() -> None:
    game = watching(["metal_golem-1 up", "wolf-1 up"])
    assert "attack:1" in keys(game)
    assert "attack:2" not in keys(game)
    assert "SW-ATK-7" in game.why_not("attack:2")
    assert "attack:2" in keys(watching(["metal_golem-1 up negated", "wolf-1 up"]))
    assert "attack:2" in keys(watching(["bear-1 up", "wolf-1 up", "metal_golem-1 up"]))


@rule("SW-ATK-9")
def test_dice_used_are_spent_and_lie_on_the_target_wherever_it_moves() -> None:
    game = watching(["treant-1 up", "bear-1 up", "eagle-1 up"])
    events = acts(game, "attack:1", "die:ranger.2", "die:cleric.3", "strike")
    assert die(game, "ranger.2") == die(game, "cleric.3") == ("spent", "line:1")
    assert game.view()["line"][0]["dice"] == ["ranger.2", "cleric.3"]
    assert die(game, "ranger.1") == ("available", None)
    assert cite(events, "attacked", "SW-ATK-9")
    acts(game, "exhaust:cleric.rebuke", "line:1", "line:3")
    assert pile(game, "line") == ["bear-1", "eagle-1", "treant-1"]
    assert die(game, "ranger.2") == die(game, "cleric.3") == ("spent", "line:3")


@rule("SW-ATK-9")
def test_dice_come_off_when_their_target_leaves_is_turned_down_or_the_round_ends() -> None:
    # it falls
    game = watching(["treant-1 up", "bear-1 up"])
    acts(game, "attack:1", "die:ranger.2", "strike", "attack:1", "die:warrior.1", "strike")
    assert die(game, "ranger.2") == die(game, "warrior.1") == ("spent", None)
    # it leaves the Line alive
    game = watching(["skeletons-1 up", "bear-1 up"])
    acts(game, "attack:1", "die:ranger.2", "strike", "exhaust:cleric.banish")
    assert pile(game, "line") == ["bear-1"]
    assert die(game, "ranger.2") == ("spent", None)
    # it is turned face down
    game = watching(["bear-1 up", "treant-1 up"], firewood=1)
    acts(game, "attack:2", "die:ranger.2", "strike", "exhaust:ranger.slumber", "line:2")
    assert face_up(game) == [True, False]
    assert die(game, "ranger.2") == ("spent", None)
    # the round ends
    game = watching(["treant-1 up"])
    events = acts(game, "attack:1", "die:ranger.2", "strike", "stop")
    while "round_over" not in names(events):
        events += game.play(keys(game)[0])
    assert die(game, "ranger.2") == ("available", None)


@rule("SW-ATK-10", "SW-HP-7")
def test_damage_that_is_not_enough_stays_and_later_attacks_add_to_it() -> None:
    game = watching(["treant-1 up", "bear-1 up"])
    events = acts(game, "attack:1", "die:warrior.2", "strike")
    assert "defeated" not in names(events)
    assert damage(game, 1) == 4
    events += acts(game, "attack:1", "die:ranger.2", "strike")  # somebody else, from afar
    assert "defeated" not in names(events)
    assert damage(game, 1) == 7  # one less than its health
    assert cite(events, "attacked", "SW-ATK-10")
    events = acts(game, "attack:1", "die:warrior.3", "strike")
    assert cards_of(game, events, "defeated") == ["treant-1"]
    assert first(events, "attacked").args["damage"] == 1


@rule("SW-ATK-11")
@pytest.mark.parametrize(
    ("dice", "falls"), [(["ranger.1"], False), (["warrior.1"], True), (["ranger.1", "warrior.3"], True)]
)
def test_damage_that_reaches_the_health_defeats(dice: list[str], falls: bool) -> None:
    game = watching(["treant-1 up", "bear-1 up"])  # the Treant has 8
    events = acts(game, "attack:1", *[f"die:{one}" for one in dice], "strike")
    assert ("defeated" in names(events)) == falls
    assert ("treant-1" in pile(game, "graveyard")) == falls
    assert not falls or cite(events, "defeated", "SW-ATK-11")


@rule("SW-ATK-11")
def test_what_is_over_is_lost() -> None:
    game = watching(["wolf-1 up", "bear-1 up", "eagle-1 up"])
    acts(game, "attack:1", "die:warrior.1", "die:ranger.1", "strike")
    assert pile(game, "line") == ["bear-1", "eagle-1"]
    assert (damage(game, 1), damage(game, 2)) == (0, 0)
    assert die(game, "warrior.1") == die(game, "ranger.1") == ("spent", None)
    assert game.view()["firewood"] == 12


@rule("SW-ATK-12")
def test_a_die_counts_as_it_shows_and_doubling_leaves_it_so() -> None:
    game = watching(["ember_drake-1 up", "treant-1 up"])  # health 11 and 8
    acts(game, "use:warrior.giants_bane", "die:warrior.3")
    events = acts(game, "attack:1", "die:ranger.2", "strike")
    assert first(events, "attacked").args["damage"] == 3 * 2
    assert game.view()["party"][1]["dice"][1]["value"] == 3


@rule("SW-ATK-14")
def test_who_loses_the_last_card_in_the_watch_goes_on_attacking() -> None:
    game = watching(
        ["treant-1 up", "bear-1 up"],
        warrior='abilities = ["wound", "throw_axe exhausted", "giants_bane exhausted"]\ndice = [8, 4, 1]',
    )
    acts(game, "fire", "card:warrior.wound")
    assert not game.view()["party"][0]["sits_out"]
    game.play("attack:1")
    assert "die:warrior.1" in keys(game)
    events = acts(game, "die:warrior.1", "strike")
    assert cards_of(game, events, "defeated") == ["treant-1"]


@rule("SW-ATK-14")
def test_a_party_without_any_card_left_attacks_with_its_dice() -> None:
    game = watching(
        ["treant-1 up", "bear-1 up"],
        warrior='abilities = ["wound", "throw_axe exhausted", "giants_bane exhausted"]\ndice = [8, 4, 1]',
        ranger='abilities = ["slumber", "far_sight exhausted", "elf_senses exhausted"]\ndice = [7, 3, 2]',
        cleric='abilities = ["rebuke", "banish exhausted", "blinding_light exhausted"]\ndice = [6, 5, 1]',
    )
    acts(game, "fire", "card:warrior.wound", "fire", "card:ranger.slumber", "fire")
    assert len(exhausted(game)) == 9
    assert game.outcome is None
    acts(game, "attack:1", "die:warrior.1", "strike")
    acts(game, "attack:1", "die:ranger.1", "strike")
    assert pile(game, "graveyard") == ["bear-1", "treant-1"]


@rule("SW-ATK-15")
def test_an_attack_is_no_ability_and_takes_no_card() -> None:
    used = [f"{ability} used by die" for ability in ("wound", "throw_axe", "giants_bane")]
    game = watching(
        ["bear-1 up", "treant-1 up", "ember_drake-1 up"],
        warrior=f"abilities = {used}\ndice = [8, 4, 1]",
    )
    before = [card for one in game.view()["party"] for card in one["abilities"]]
    events = acts(game, "attack:1", "die:warrior.3", "strike", "attack:1", "die:warrior.2", "strike")
    events += acts(game, "attack:1", "die:ranger.1", "strike")  # as often as there are dice
    assert set(names(events)) <= {"attacked", "die_returned", "defeated"}
    assert names(events).count("attacked") == 3
    assert [card for one in game.view()["party"] for card in one["abilities"]] == before
    assert not exhausted(game)


@rule("SW-ATK-16")
@pytest.mark.parametrize(("rogues_die", "removed"), [(True, True), (False, False)])
def test_an_earlier_contribution_is_credited_too(rogues_die: bool, removed: bool) -> None:
    game = at("""
        line = ["treant-1 up", "bear-1 up"]
        firewood = 1
        [[adventurer]]
        id = "rogue"
        abilities = ["stay_dead"]
        dice = [1, 2, 3]
        [[adventurer]]
        id = "warrior"
        dice = [8, 7, 1]
    """)
    acts(game, "attack:1", "die:rogue.1" if rogues_die else "die:warrior.3", "strike")
    events = acts(game, "attack:1", "die:warrior.2", "strike")
    assert cards_of(game, events, "defeated") == ["treant-1"]
    assert ("treant-1" in game.view()["removed"]) == removed
    assert ("treant-1" in pile(game, "graveyard")) != removed
    assert cite(events, "attacked", "SW-ATK-16")

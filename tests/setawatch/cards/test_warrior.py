"""The Warrior: axes, old grudges and a blow that goes through."""

from collections.abc import Sequence

from emberwatch import Game
from tests.marks import rule
from tests.setawatch.table import adventurer, at, on_watch


def warrior(line: list[str], dice: Sequence[int], *abilities: str, firewood: int = 3) -> Game:
    """The Warrior stands watch with the Wizard and the Cleric."""
    wizard = adventurer("wizard", [6, 5, 1], ["polymorph", "shockbolt", "chaos_blast"])
    cleric = adventurer("cleric", [4, 4, 4], ["rebuke", "banish", "cleanse_undead"])
    return on_watch(line, adventurer("warrior", dice, abilities), wizard, cleric, firewood=firewood)


def healths(game: Game) -> list[int]:
    return [card["health"] for card in game.view()["line"] if card["up"]]


def names(game: Game) -> list[str]:
    return [card["id"] for card in game.view()["line"]]


def warriors_dice(game: Game) -> list[tuple[int, str]]:
    return [(die["value"], die["state"]) for die in game.view()["party"][0]["dice"]]


@rule("SW-HP-1", "SW-GEN-7", "SW-ABL-20", "SW-HP-2")
def test_wound_halves_what_all_else_has_made_of_the_health() -> None:
    game = warrior(["bear-2 up", "warlord up"], [1, 2, 3], "wound")
    assert healths(game) == [7, 11]

    game.play("exhaust:warrior.wound")
    game.play("line:1")

    assert healths(game) == [3, 11]


@rule("SW-ABL-20", "SW-HP-2", "SW-HP-1")
def test_two_wounds_quarter_it_and_one_health_is_always_left() -> None:
    game = warrior(["graveshifter-2 up", "summon"], [2, 2, 2], "wound")

    game.play("use:warrior.wound")
    assert healths(game) == [1]
    game.play("exhaust:warrior.wound")
    assert healths(game) == [1]

    game = warrior(["ember_drake-1 up", "summon"], [2, 2, 2], "wound")
    game.play("use:warrior.wound")
    game.play("exhaust:warrior.wound")
    assert healths(game) == [2]


@rule("SW-HP-8", "SW-DEF-12")
def test_a_wound_that_kills_is_the_warriors_defeat_and_whoever_struck_before_shares_it() -> None:
    game = warrior(["metal_golem-1 up damage 5", "eagle-1 up", "summon"], [2, 2, 2], "wound", "berserker")
    assert "exhaust:warrior.berserker" not in game.decision.keys

    game.play("exhaust:warrior.wound")
    game.play("line:1")
    assert game.view()["graveyard"] == ["metal_golem-1"]
    game.play("exhaust:warrior.berserker")  # the golem fell with health 4, the eagle has 3

    assert game.view()["graveyard"] == ["eagle-1", "metal_golem-1"]


@rule("SW-ABL-16", "SW-HP-7", "SW-ABL-9")
def test_a_thrown_axe_does_8_damage_that_stays_but_is_no_attack() -> None:
    game = warrior(["wolf-1 up", "ember_drake-1 up"], [3, 3, 3], "throw_axe")

    game.play("use:warrior.throw_axe")
    drake = game.view()["line"][1]
    assert (drake["damage_taken"], drake["dice"], drake["credit"]) == (8, [], [])
    game.play("exhaust:warrior.throw_axe")

    assert game.view()["graveyard"] == ["ember_drake-1"]


def test_an_axe_is_not_thrown_at_a_face_down_card() -> None:
    game = warrior(["bear up", "wolf"], [3, 3, 3], "throw_axe")

    assert "exhaust:warrior.throw_axe" not in game.decision.keys


@rule("SW-CARD-27", "SW-ATK-12", "SW-ABL-20")
def test_giants_bane_doubles_every_die_against_health_of_10_or_more_and_only_once() -> None:
    game = warrior(["ember_drake-2 up", "bear"], [4, 3, 3], "giants_bane")

    game.play("use:warrior.giants_bane")
    game.play("die:warrior.2")
    assert "exhaust:warrior.giants_bane" not in game.decision.keys
    for answer in ("attack:1", "die:warrior.1", "die:cleric.1"):
        game.play(answer)
    told = [event for event in game.play("strike") if event.name == "attacked"]

    assert [event.args["damage"] for event in told] == [16]
    assert warriors_dice(game)[0] == (4, "spent")


@rule("SW-CARD-27")
def test_giants_bane_looks_at_the_health_the_target_has_now() -> None:
    game = warrior(["ember_drake-2 up", "bear"], [2, 2, 2], "giants_bane", "wound")

    for answer in ("exhaust:warrior.giants_bane", "exhaust:warrior.wound", "attack:1", "die:warrior.1", "strike"):
        game.play(answer)

    assert game.view()["line"][0]["damage_taken"] == 2


@rule("SW-CARD-42")
def test_berserker_strikes_down_weaker_neighbours_one_after_another() -> None:
    game = warrior(["wolf-2 up", "bear-1 up", "eagle-1 up", "summon"], [5, 2, 2], "berserker")

    for answer in ("attack:1", "die:warrior.1", "strike"):
        game.play(answer)
    game.play("use:warrior.berserker")  # the wolf had 5, the bear has 4
    assert game.view()["graveyard"] == ["bear-1", "wolf-2"]
    game.play("exhaust:warrior.berserker")  # the bear had 4, the eagle has 3

    assert game.view()["graveyard"] == ["eagle-1", "bear-1", "wolf-2"]


@rule("SW-CARD-42")
def test_berserker_compares_healths_and_not_what_damage_has_left() -> None:
    game = warrior(["bear-1 up", "wolf-2 up damage 4", "eagle-1 up"], [4, 2, 2], "berserker")

    for answer in ("attack:1", "die:warrior.1", "strike"):
        game.play(answer)

    assert names(game) == ["wolf-2", "eagle-1"]
    assert "exhaust:warrior.berserker" not in game.decision.keys


def test_berserker_can_strike_a_neighbour_that_was_turned_up_only_afterwards() -> None:
    game = warrior(["wolf-2 up", "bear-1", "summon"], [5, 2, 2], "berserker")

    for answer in ("attack:1", "die:warrior.1", "strike", "exhaust:warrior.berserker"):
        game.play(answer)

    assert "bear-1" in game.view()["graveyard"]


@rule("SW-INFO-2")
def test_with_own_cards_the_neighbour_is_whatever_is_turned_up_in_its_place() -> None:
    game = at("""
        line = ["wolf-2 up", "eagle-1", "summon"]
        firewood = 3
        [terms]
        own_dice = true
        [[adventurer]]
        id = "warrior"
        dice = [5, 2, 2]
        abilities = ["berserker"]
    """)

    for answer in ("attack:1", "die:warrior.1", "strike", "named:bear-1", "exhaust:warrior.berserker"):
        game.play(answer)

    assert "bear-1" in game.view()["graveyard"]


def test_berserker_needs_a_defeat_of_the_warriors_own_in_the_latest_action() -> None:
    game = warrior(["wolf-2 up", "eagle-1 up", "summon"], [5, 2, 2], "berserker")
    for answer in ("attack:1", "die:wizard.1", "strike"):
        game.play(answer)
    assert "exhaust:warrior.berserker" not in game.decision.keys

    game = warrior(["wolf-2 up", "eagle-1 up", "summon"], [5, 2, 2], "berserker")
    for answer in ("attack:1", "die:warrior.1", "strike"):
        game.play(answer)
    assert "exhaust:warrior.berserker" in game.decision.keys
    game.play("fire")
    game.play("card:cleric.rebuke")

    assert "exhaust:warrior.berserker" not in game.decision.keys


@rule("SW-ADV-WA-1")
def test_cleave_leaves_the_spare_damage_on_the_die() -> None:
    game = warrior(["bear-1 up", "wolf-1"], [7, 2, 2], "cleave")

    for answer in ("attack:1", "die:warrior.1", "strike"):
        game.play(answer)

    assert warriors_dice(game)[0] == (3, "available")
    assert game.view()["graveyard"] == ["bear-1"]


@rule("SW-ADV-WA-1", "SW-PLAY-11")
def test_cleave_keeps_one_die_and_never_more_than_it_showed() -> None:
    game = warrior(["eagle-1 up", "wolf-1"], [8, 2, 5], "cleave")

    for answer in ("attack:1", "die:warrior.1", "die:warrior.2", "die:cleric.1", "strike"):
        game.play(answer)
    assert list(game.decision.keys) == ["die:warrior.1", "die:warrior.2"]
    game.play("die:warrior.2")  # 11 to spare

    assert warriors_dice(game) == [(8, "spent"), (2, "available"), (5, "available")]


@rule("SW-ADV-WA-1", "SW-ABL-8")
def test_without_surplus_or_with_an_exhausted_cleave_the_die_is_spent() -> None:
    game = warrior(["bear-1 up", "wolf-1"], [4, 2, 2], "cleave")
    for answer in ("attack:1", "die:warrior.1", "strike"):
        game.play(answer)
    assert warriors_dice(game)[0] == (4, "spent")

    game = warrior(["bear-1 up", "wolf-1"], [7, 2, 2], "cleave exhausted")
    for answer in ("attack:1", "die:warrior.1", "strike"):
        game.play(answer)
    assert warriors_dice(game)[0] == (7, "spent")


@rule("SW-CAMP-19", "SW-CAMP-20")
def test_the_resting_warrior_fells_a_tree_once() -> None:
    game = at("""
        phase = "camp"
        camper = "warrior"
        firewood = 5
        [[adventurer]]
        id = "warrior"
        dice = [1, 2, 3]
    """)

    game.play("own_action:warrior.1")

    assert game.view()["firewood"] == 9
    assert not any(key.startswith("own_action") for key in game.decision.keys)

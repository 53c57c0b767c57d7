"""Defeat and advance (SW-DEF), and the states of dice (SW-DIE)."""

import pytest

from emberwatch import Game
from emberwatch.kernel import NotLegal
from tests.marks import rule
from tests.rules.reading import asked, cards_of, face_up, keys, pile
from tests.rules.told import acts, cite, names
from tests.setawatch.table import at

PARTY = {
    "warrior": 'abilities = ["wound", "throw_axe", "giants_bane"]\ndice = [8, 4, 1]',
    "ranger": 'abilities = ["slumber", "far_sight", "sharpshooter"]\ndice = [7, 3, 2]',
    "wizard": 'abilities = ["chaos_blast", "shockbolt", "polymorph"]\ndice = [6, 5, 1]',
    "cleric": "dice = [6, 6, 6]",
}


def watching(line: list[str], table: str = "", firewood: int = 12, **others: str) -> Game:
    """A Watch of Warrior, Ranger and Wizard while the Cleric rests; `others` are written instead of some of them."""
    party = "".join(f'[[adventurer]]\nid = "{one}"\n{what}\n' for one, what in {**PARTY, **others}.items())
    return at(f"line = {line}\nfirewood = {firewood}\n{table}\n{party}")


def board(game: Game, adventurer: str) -> list[tuple[str, str, str | None]]:
    """The die places of an Adventurer's board: which die, its state, and the card of the Line it lies on."""
    found = next(one for one in game.view()["party"] if one["id"] == adventurer)
    return [(die["key"], die["state"], die["on"]) for die in found["dice"]]


def states(game: Game, adventurer: str) -> list[str]:
    return [state for _, state, _ in board(game, adventurer)]


# -- defeat --------------------------------------------------------------------------------------------------------


@rule("SW-DEF-1", "SW-DEF-4")
def test_the_defeated_lies_on_top_of_the_graveyard_and_the_others_close_up_as_they_lay() -> None:
    game = watching(["bear-1 up", "wolf-1 up", "eagle-1", "treant-1 up"], 'graveyard = ["fae-1"]', firewood=1)
    events = acts(game, "attack:2", "die:ranger.1", "strike")
    assert pile(game, "graveyard") == ["wolf-1", "fae-1"]
    assert pile(game, "line") == ["bear-1", "eagle-1", "treant-1"]
    assert face_up(game) == [True, False, True]
    assert cite(events, "defeated", "SW-DEF-1", "SW-DEF-4")


@rule("SW-DEF-2", "SW-DIE-3")
def test_attack_dice_and_a_stolen_die_return_spent() -> None:
    game = watching(["vampire-1 up", "bear-1 up"], wizard='dice = ["6 stolen by vampire-1", 5, 1]')
    assert board(game, "wizard")[0] == ("wizard.1", "stolen", "line:1")
    events = acts(game, "attack:1", "die:ranger.1", "strike")
    assert cards_of(game, events, "defeated") == ["vampire-1"]
    assert board(game, "wizard")[0] == ("wizard.1", "spent", None)
    assert board(game, "ranger")[0] == ("ranger.1", "spent", None)
    assert names(events).count("die_returned") == 2
    assert cite(events, "die_returned", "SW-DEF-2", "SW-DIE-3")


@rule("SW-DEF-5")
def test_the_line_settles_before_anybody_acts_again() -> None:
    game = watching(
        ["wolf-1 up", "vampire-1", "bear-1"], firewood=1, wizard="dice = [6, 1, 1]", ranger="dice = [6, 2, 2]"
    )
    events = acts(game, "attack:1", "die:warrior.1", "strike")
    assert names(events, "defeated", "turned_up", "power_used") == ["defeated", "turned_up", "power_used"]
    assert asked(game) == "Aim"  # two dice are highest: it steals before the party can act
    assert "attack:1" not in keys(game)
    game.play("die:wizard.1")
    assert "attack:1" in keys(game)


@rule("SW-DEF-10")
def test_an_empty_line_ends_the_watch_whatever_could_still_be_done() -> None:
    game = watching(["wolf-1 up"])
    events = acts(game, "attack:1", "die:warrior.1", "strike")
    told = names(events, "defeated", "watch_held", "watch_stops", "breaks_through", "watch_over", "round_over")
    assert told == ["defeated", "watch_held", "watch_over", "round_over"]
    assert asked(game) == "WhoRests"
    assert game.view()["round"] == 3
    assert cite(events, "watch_held", "SW-DEF-10")


@rule("SW-DEF-10")
def test_the_watch_goes_on_until_an_empty_line_has_settled() -> None:
    # what its last creature leaves behind still happens
    game = watching(["treant-1 up"], firewood=5)
    events = acts(game, "attack:1", "die:warrior.1", "strike")
    assert names(events, "defeated", "wood_gained", "watch_held")[:3] == ["defeated", "wood_gained", "watch_held"]
    # and a card that the same action lays into it keeps the party awake
    game = watching(["wolf-1 up", "bear-1 up"], 'deck = ["eagle-1", "fae-1"]')
    events = acts(game, "exhaust:wizard.chaos_blast", "line:1")
    assert names(events, "defeated", "laid_unseen", "watch_held") == ["defeated", "defeated", "laid_unseen"]
    assert pile(game, "line") == ["eagle-1"]
    assert asked(game) == "Window"


@rule("SW-DEF-10")
def test_a_line_that_empties_without_a_defeat_ends_the_watch_too() -> None:
    game = at("""
        line = ["bear-1 up"]
        [[adventurer]]
        id = "cleric"
        abilities = ["protective_ward"]
    """)
    events = game.play("passive:cleric.protective_ward")
    assert names(events, "defeated", "joins_horde", "watch_held") == ["joins_horde", "watch_held"]


# -- the states of dice --------------------------------------------------------------------------------------------


@rule("SW-DIE-1")
def test_a_die_is_in_one_state_and_only_an_available_one_is_used() -> None:
    game = watching(
        ["treant-1 up", "vampire-1 up"],
        warrior='abilities = ["throw_axe"]\ndice = [8, "4 spent on treant-1", "1 spent"]',
        ranger='dice = ["7 stolen by vampire-1", "3 aside", 2]',
        wizard='dice = [6, "5 spent", "1 aside"]',
    )
    assert states(game, "warrior") == ["available", "spent", "spent"]
    assert states(game, "ranger") == ["stolen", "aside", "available"]
    assert states(game, "wizard") == ["available", "spent", "aside"]
    game.play("attack:1")
    assert set(keys(game)) == {"die:warrior.1", "die:ranger.3", "die:wizard.1"}
    for key, id in (("warrior.2", "SW-DIE-6"), ("ranger.1", "SW-DIE-2"), ("ranger.2", "SW-DIE-1")):
        assert id in game.why_not(f"die:{key}")
    acts(game, "die:ranger.3", "strike")
    assert states(game, "ranger") == ["stolen", "aside", "spent"]
    acts(game, "use:warrior.throw_axe")
    assert states(game, "warrior") == ["spent"] * 3
    assert states(game, "ranger") == ["spent", "aside", "spent"]  # the axe has killed the thief


@rule("SW-DIE-1")
def test_a_die_goes_from_one_state_to_another() -> None:
    game = watching(["treant-1 up", "vampire-1", "fae-1"], firewood=1)
    assert board(game, "warrior")[0] == ("warrior.1", "available", None)
    acts(game, "attack:1", "die:ranger.2", "strike")
    assert board(game, "ranger")[1] == ("ranger.2", "spent", "line:1")  # on a creature
    acts(game, "use:ranger.far_sight", "die:ranger.3")
    assert board(game, "ranger")[2] == ("ranger.3", "spent", None)  # on an ability
    acts(game, "attack:1", "die:warrior.2", "die:wizard.3", "strike")  # the Vampire comes
    assert board(game, "warrior")[0] == ("warrior.1", "stolen", "line:1")
    assert board(game, "ranger")[1] == ("ranger.2", "spent", None)  # on its own board


@rule("SW-DIE-2", "SW-DIE-4")
def test_a_stolen_die_is_of_no_use_and_a_recovered_one_is_with_its_value() -> None:
    game = watching(
        ["bear-1 up", "vampire-1 up", "fae-1"],
        firewood=1,
        ranger='abilities = ["slumber"]\ndice = ["7 stolen by vampire-1", "3 spent", "2 spent"]',
    )
    game.play("attack:1")
    assert not [key for key in keys(game) if "ranger" in key]
    assert "SW-DIE-2" in game.why_not("die:ranger.1")
    acts(game, "die:wizard.3", "strike")
    events = acts(game, "exhaust:ranger.slumber", "line:2")
    assert board(game, "ranger")[0] == ("ranger.1", "available", None)
    assert game.view()["party"][1]["dice"][0]["value"] == 7
    assert cite(events, "die_recovered", "SW-DIE-4")


@rule("SW-DIE-6")
@pytest.mark.parametrize(
    "spend", [["attack:1", "die:warrior.2", "strike"], ["use:warrior.wound", "die:warrior.2", "line:1"]]
)
def test_a_spent_die_is_of_no_more_use_this_round(spend: list[str]) -> None:
    game = watching(["ember_drake-1 up", "bear-1 up"])
    acts(game, *spend)
    assert states(game, "warrior") == ["available", "spent", "available"]
    game.play("attack:1")
    assert "die:warrior.2" not in keys(game)
    assert "SW-DIE-6" in game.why_not("die:warrior.2")
    with pytest.raises(NotLegal):
        game.play("die:warrior.2")
    acts(game, "die:warrior.3", "strike")
    acts(game, "use:warrior.giants_bane")  # the last die goes on it without a question
    assert states(game, "warrior") == ["spent"] * 3
    assert "use:warrior.throw_axe" not in keys(game)


@rule("SW-DIE-6")
def test_an_effect_makes_a_spent_die_available_and_so_does_a_new_round() -> None:
    game = watching(["treant-1 up", "bear-1 up"])
    acts(game, "attack:1", "die:ranger.3", "strike")
    assert states(game, "ranger") == ["available", "available", "spent"]
    events = game.play("passive:ranger.sharpshooter")
    assert states(game, "ranger") == ["available"] * 3
    assert names(events, "die_recovered", "die_shows") == ["die_recovered", "die_shows"]

    game = watching(["wolf-1 up"])
    acts(game, "attack:1", "die:warrior.1", "die:ranger.1", "strike")
    assert asked(game) == "WhoRests"
    assert all(set(states(game, one)) == {"available"} for one in PARTY)


@rule("SW-DIE-8")
def test_spent_dice_are_shown_on_their_owners_board_one_to_a_place() -> None:
    game = watching(["treant-1 up", "bear-1 up", "wolf-1 up"])
    acts(game, "attack:1", "die:warrior.2", "die:ranger.2", "strike", "attack:2", "die:ranger.3", "strike")
    for one in ("warrior", "ranger", "wizard"):
        assert [key for key, _, _ in board(game, one)] == [f"{one}.{number}" for number in (1, 2, 3)]
    assert board(game, "warrior")[1] == ("warrior.2", "spent", "line:1")  # as long as it lies on a creature
    assert board(game, "ranger")[1:] == [("ranger.2", "spent", "line:1"), ("ranger.3", "spent", "line:2")]
    assert [place["dice"] for place in game.view()["line"]] == [["warrior.2", "ranger.2"], ["ranger.3"], []]
    events = acts(game, "attack:1", "die:warrior.3", "strike")
    assert cards_of(game, events, "defeated") == ["treant-1"]
    assert board(game, "warrior")[1:] == [("warrior.2", "spent", None), ("warrior.3", "spent", None)]
    assert board(game, "ranger")[1:] == [("ranger.2", "spent", None), ("ranger.3", "spent", "line:1")]
    assert [event.args["die"] for event in events if event.name == "die_returned"] == [1, 2, 4]
    assert cite(events, "die_returned", "SW-DIE-8")

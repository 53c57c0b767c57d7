"""Choosing who rests (SW-REST)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emberwatch import Game
from emberwatch.kernel import BeyondHorizon, NotLegal
from tests.marks import rule
from tests.rules.nights import lonely_nights
from tests.rules.told import acts, cite, names
from tests.setawatch.cards.four import four, keys
from tests.setawatch.table import at


def picking(rests: tuple[int, int, int, int], position: str = "") -> Game:
    """The four have rested that often, and somebody has to rest now."""
    game_round = sum(rests) + 1
    heroes = dict(zip(("warrior", "wizard", "bard", "knight"), ({"rests": number} for number in rests), strict=True))
    return four(f'phase = "pick"\nround = {game_round}\n{position}', **heroes)


def rests(game: Game) -> list[int]:
    return [one["rests"] for one in game.view()["party"]]


@rule("SW-REST-1", "SW-REST-2", "SW-REST-3", "SW-REST-4", "SW-REST-6", "SW-INV-4")
@settings(max_examples=25)
@given(st.data())
def test_eight_rounds_give_everyone_two_rests_whoever_is_picked(data: st.DataObject) -> None:
    game = lonely_nights()
    campers: list[int] = []
    while game.view()["round"] < 9:
        if game.decision.name == "WhoRests":
            able = [f"rest:{one['id']}" for one in game.view()["party"] if one["rests"] < 2]
            assert list(keys(game)) == able  # exactly these, without any look ahead
            assert sum(rests(game)) == len(campers) == game.view()["round"] - 1
            assert sum(2 - number for number in rests(game)) == 9 - game.view()["round"]
            told = acts(game, data.draw(st.sampled_from(able)))
        else:
            told = acts(game, keys(game)[0])
        campers += [event.args["adventurer"] for event in told if event.name == "rests"]
    assert sorted(campers) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert rests(game) == [2, 2, 2, 2]


@rule("SW-REST-1")
def test_one_adventurer_rests_and_only_one() -> None:
    game = picking((0, 0, 0, 0))
    told = acts(game, "rest:wizard")
    assert cite(told, "rests", "SW-REST-1")
    assert [one["in_camp"] for one in game.view()["party"]] == [False, True, False, False]
    with pytest.raises(NotLegal):
        game.play("rest:bard")
    assert "rest:nobody" not in keys(picking((0, 0, 0, 0)))


@rule("SW-REST-3")
def test_whoever_has_rested_twice_may_not_rest_again() -> None:
    game = picking((2, 1, 0, 0))
    assert keys(game) == ("rest:wizard", "rest:bard", "rest:knight")
    assert "SW-REST-3" in game.why_not("rest:warrior")
    with pytest.raises(NotLegal, match="SW-REST-3"):
        game.play("rest:warrior")
    assert rests(game) == [2, 1, 0, 0]


@rule("SW-REST-5")
def test_the_same_adventurer_may_rest_two_rounds_running() -> None:
    game = lonely_nights()
    told = []
    while names(told).count("rests") < 2:
        told += acts(game, "rest:rogue" if game.decision.name == "WhoRests" else keys(game)[0])
    assert {one["id"]: one["rests"] for one in game.view()["party"]}["rogue"] == 2
    assert game.view()["round"] == 2


@rule("SW-REST-6")
def test_the_eighth_round_leaves_no_choice() -> None:
    game = picking((2, 2, 1, 2))
    assert game.view()["camper"] == "bard"  # not even asked
    assert rests(game) == [2, 2, 2, 2]


@rule("SW-REST-7")
def test_the_first_rest_takes_a_token_and_the_second_turns_it() -> None:
    game = picking((0, 1, 0, 0))
    assert cite(acts(game, "rest:warrior"), "rests", "SW-REST-7")
    assert rests(game) == [1, 1, 0, 0]
    game = picking((0, 1, 0, 0))
    game.play("rest:wizard")
    assert rests(game) == [0, 2, 0, 0]


@rule("SW-REST-8", "SW-REST-10")
def test_anyone_may_rest_though_it_is_exhausted_or_nobody_fit_stays_on_watch() -> None:
    spent = [
        {"abilities": ["wound exhausted", "throw_axe exhausted", "giants_bane exhausted"]},
        {"abilities": ["curse exhausted", "shockbolt exhausted", "polymorph exhausted"]},
        {"abilities": ["siren_song exhausted", "line_dance exhausted", "song_of_discord exhausted"]},
    ]
    position = 'phase = "pick"\nlocation = "dark_woods"'
    game = four(position, warrior=spent[0], wizard=spent[1], bard=spent[2])
    assert keys(game) == ("rest:warrior", "rest:wizard", "rest:bard", "rest:knight")
    game.play("rest:knight")  # the last one who could fight
    assert game.view()["camper"] == "knight"
    game = four(position, warrior=spent[0])
    game.play("rest:warrior")
    assert game.decision.name == "RefreshOwn"


@rule("SW-REST-9")
def test_the_party_picks_together_and_sees_all_dice_first() -> None:
    game = at('round = 1\nphase = "arrival"\nlocation = "ancient_crypt"\nmap = ["dark_woods"]\n[terms]\nplayers = 4')
    assert game.decision.name == "WhoRests"
    assert game.decision.seats == (0, 1, 2, 3)
    assert names(game.events()).count("die_shows") == 12
    assert "SW-REST-9" in game.decision.rules


@rule("SW-REST-11")
def test_a_location_that_names_the_camper_looks_only_at_those_with_a_rest_left() -> None:
    position = 'phase = "pick"\nlocation = "ruined_gate"\nround = 3\n'
    dice = {"warrior": [8, 8, 8], "wizard": [6, 6, 5], "bard": [6, 6, 5], "knight": [1, 1, 1]}
    heroes = {name: {"dice": shown, "rests": 2 if name == "warrior" else 0} for name, shown in dice.items()}
    game = four(position, **heroes)
    assert keys(game) == ("rest:wizard", "rest:bard")
    assert "SW-REST-11" in game.why_not("rest:knight")
    assert "SW-REST-3" in game.why_not("rest:warrior")


@rule("SW-REST-12")
def test_the_pick_can_be_taken_back_until_something_hidden_is_seen() -> None:
    game = picking((0, 0, 0, 0))
    acts(game, "rest:wizard", "chop_wood:wizard.1")
    game.undo(to=0)
    assert "rest:bard" in keys(game)

    acts(game, "rest:wizard", "scout_ahead:wizard.1")
    with pytest.raises(BeyondHorizon):
        game.undo(to=0)
    assert game.view()["camper"] == "wizard"


@rule("SW-REST-12")
def test_the_pick_is_final_once_a_die_was_rolled_in_camp() -> None:
    game = picking((0, 0, 0, 0), 'location = "wizards_cottage"')
    game.play("rest:wizard")
    game.undo()
    acts(game, "rest:wizard", "die:wizard.1", "roll")
    with pytest.raises(BeyondHorizon):
        game.undo(to=0)

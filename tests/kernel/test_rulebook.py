"""What a game need not write: a rulebook without it has sensible answers."""

import pytest

from emberwatch.kernel import BadInput, Content, Game, Rulebook, State
from tests.kernel.embers import EMBERS, embers


def test_the_options_of_a_table_are_completed_and_checked() -> None:
    assert EMBERS.terms({"players": 3}) == {"players": 3, "own_dice": False}
    with pytest.raises(BadInput, match="no option 'player'; there are: players, own_dice"):
        EMBERS.terms({"player": 3})
    for value in (4, "2", None, [2], True):
        with pytest.raises(BadInput, match="can be: 2, 3"):
            EMBERS.terms({"players": value})


def test_a_game_without_options_takes_none() -> None:
    assert Rulebook().options({}) == {}
    with pytest.raises(BadInput, match="there are: none"):
        Rulebook().options({"players": 2})


def test_a_game_without_positions_says_so() -> None:
    with pytest.raises(BadInput, match="Embers has no written positions"):
        embers().position()
    with pytest.raises(BadInput, match="Embers has no written positions"):
        Game.at(EMBERS, "night 2")


def test_where_nothing_is_hidden_or_barred_nothing_need_be_written() -> None:
    state = State(Content([], [], "open"))
    assert Rulebook().imagine(state, 0) is state
    assert Rulebook().barred(state, 0) == []
    assert Rulebook().phase(state) == ()


def test_words_for_plain_values() -> None:
    assert Rulebook().say(None, "number", 3) == "3"
    assert Rulebook().say(None, "cause", 0) == ""

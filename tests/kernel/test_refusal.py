"""A refused answer says which of three things went wrong, and why; nothing has changed."""

import pytest

from emberwatch.kernel import SPECTATOR, BadInput, Game, NotLegal, NotYours, OutOfDate, Refused, State
from tests.kernel.embers import before_dousing, embers, to_the_end


def refused(
    game: Game, kind: type[Refused], reply: str, seat: int | None = None, version: int | None = None
) -> Refused:
    """The refusal, which has left everything as it was."""
    before = (game.digest(), game.version, game.log(), game.decision)
    with pytest.raises(kind) as caught:
        game.play(reply, seat, version)
    assert (game.digest(), game.version, game.log(), game.decision) == before
    return caught.value


def test_another_seat_is_to_answer() -> None:
    assert "seat 1 to answer, not seat 0" in str(refused(before_dousing(), NotYours, "let-it-burn", seat=0))


def test_the_table_has_moved_on() -> None:
    assert "question 0" in str(refused(before_dousing(), OutOfDate, "play:log-1", seat=0, version=0))


def test_what_is_out_of_date_is_not_called_anything_else() -> None:
    refused(before_dousing(), OutOfDate, "let-it-burn", seat=0, version=0)


def test_the_rules_do_not_allow_it_and_are_named() -> None:
    refusal = refused(before_dousing(), NotLegal, "douse:log-3", seat=1)
    assert refusal.rules == ("EMB-4",)
    assert str(refusal) == "Only a bucket douses. (EMB-4)"


def test_what_is_no_answer_at_all_is_told_the_answers() -> None:
    assert "let-it-burn, douse:bucket-3" in str(refused(before_dousing(), NotLegal, "sing", seat=1))


def test_a_form_says_what_is_wrong_with_a_text() -> None:
    game = embers()
    while not game.decision.is_form:
        game.play(game.decision.keys[0])
    assert "1 to 60 letters" in str(refused(game, NotLegal, ""))
    game.play("Cold.")
    assert game.log()[-1] == "The watch book says: Cold."


def test_after_the_end_nothing_is_left_to_answer() -> None:
    refused(to_the_end(embers()), NotLegal, "home")


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_no_such_seat(seat: int) -> None:
    game = embers()
    for ask in (game.barred, game.imagine, *([game.view] if seat != SPECTATOR else [])):
        with pytest.raises(BadInput, match="seats 0 to 1"):
            ask(seat)
    with pytest.raises(BadInput, match="seats 0 to 1"):
        game.play("play:log-1", seat=seat)


def test_a_question_for_nobody_in_particular_is_for_anybody() -> None:
    for seat in (0, 1):
        game = embers()
        while game.decision.name != "Stay":
            game.play(game.decision.keys[0])
        assert game.decision.seats == (0, 1)
        assert game.play("home", seat=seat)


def test_why_not() -> None:
    game = before_dousing()
    assert game.why_not("douse:bucket-3", seat=1) == ""
    assert game.why_not("douse:log-3", seat=1) == "Only a bucket douses. (EMB-4)"
    assert game.why_not("douse:log-1", seat=0) == "Only a bucket douses. (EMB-4)"
    assert game.why_not("sing", seat=1) == "There is nothing called 'sing' to choose here."


def test_why_not_tells_nobody_what_another_holds() -> None:
    game = before_dousing()
    assert game.why_not("douse:bucket-3", seat=0) == game.why_not("douse:bucket-1", seat=0)
    assert "not seat 0" in game.why_not("douse:bucket-3", seat=0)


def test_a_rule_that_fails_leaves_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    game = before_dousing()
    before = game.digest()

    def fails(state: State, *_: int) -> None:
        state.agenda.clear()
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setitem(game.state.content.steps, "light", fails)
        with pytest.raises(ZeroDivisionError):
            game.play("let-it-burn")
    assert game.digest() == before
    assert game.play("let-it-burn")

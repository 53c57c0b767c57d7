"""Undo, redo and branches: free up to the horizon, and the log keeps what was taken back."""

import pytest

from emberwatch.kernel import BeyondHorizon, Refused
from tests.kernel.embers import before_dousing, embers, to_the_end


def test_nothing_was_shown_so_it_can_be_taken_back() -> None:
    game = embers(players=3)
    game.play(next(key for key in game.decision.keys if key.startswith("play:log")))
    asked = game.digest()
    game.play("let-it-burn")
    assert game.decision.name == "Douse"  # the third watchman is asked now
    assert game.horizon == 1
    assert game.undo() == 1
    assert game.digest() == asked


def test_what_was_shown_cannot_be_taken_back_unless_forced() -> None:
    game = before_dousing()
    shown = game.digest()
    with pytest.raises(BeyondHorizon, match="back to answer 1"):
        game.undo()
    assert game.digest() == shown
    assert game.undo(force=True) == 0
    assert game.digest() == embers().digest()


def test_a_roll_cannot_be_taken_back() -> None:
    game = before_dousing()
    game.play("let-it-burn")
    assert game.horizon == 2
    with pytest.raises(BeyondHorizon):
        game.undo()


def test_the_same_roll_comes_after_a_forced_undo() -> None:
    game = before_dousing()
    first = [event.text for event in game.play("let-it-burn")]
    game.undo(force=True)
    assert [event.text for event in game.play("let-it-burn")] == first


def test_a_phase_is_taken_back_whole() -> None:
    game = embers()
    while game.decision.name != "Stay":
        game.play(game.decision.keys[0])
    game.play("another-night")
    start = game.version
    first_night = game.digest()
    game.play(game.decision.keys[0])
    game.play("let-it-burn")
    assert game.undo("phase", force=True) == start
    assert game.digest() == first_night
    assert game.undo("phase", force=True) == 0


def test_to_a_given_answer() -> None:
    game = to_the_end(embers())
    there = game.branch(3).digest()
    assert game.undo(to=3, force=True) == 3
    assert game.digest() == there


def test_redo_gives_the_answers_back_in_order() -> None:
    game = to_the_end(embers())
    answers, end = game.answers, game.digest()
    game.undo(to=2, force=True)
    game.undo(force=True)
    while game.version < len(answers):
        game.redo()
    assert game.answers == answers
    assert game.digest() == end
    with pytest.raises(Refused, match="redo"):
        game.redo()


def test_a_refused_answer_leaves_what_can_be_redone() -> None:
    game = before_dousing()
    game.undo(force=True)
    with pytest.raises(Refused):
        game.play("play:bucket-1")
    game.redo()
    assert game.answers == ("play:log-5",)


def test_another_answer_leaves_nothing_to_redo() -> None:
    game = before_dousing()
    game.undo(force=True)
    game.play("play:log-1")
    with pytest.raises(Refused):
        game.redo()


@pytest.mark.parametrize("to", [-1, 1, 2])
def test_there_is_no_such_moment(to: int) -> None:
    with pytest.raises(Refused, match="no earlier moment"):
        before_dousing().undo(to=to)


def test_nothing_is_left_to_take_back() -> None:
    with pytest.raises(Refused, match="nothing to take back"):
        embers().undo()
    with pytest.raises(Refused, match="nothing to take back"):
        embers().undo("phase")


def test_an_unknown_grain_is_refused() -> None:
    with pytest.raises(Refused, match="'week'"):
        before_dousing().undo("week")


def test_the_log_keeps_what_was_taken_back_folded() -> None:
    game = before_dousing()
    game.play("douse:bucket-3")
    game.undo(force=True)
    game.play("let-it-burn")
    assert game.log()[-3:-1] == [
        "Watchman 1 plays log-5.",
        "[taken back: Watchman 2 plays bucket-3. Watchman 2 douses log-5.]",
    ]
    assert "burn" not in game.log()[-2]
    assert all("taken back" not in event.text for event in game.events())


def test_what_was_taken_back_within_what_was_taken_back_stays_in_the_log() -> None:
    game = before_dousing()
    game.play("douse:bucket-3")
    game.undo(force=True)
    game.undo(force=True)
    assert game.log()[-2:] == [
        "[taken back: Watchman 2 plays bucket-3. Watchman 2 douses log-5.]",
        "[taken back: Watchman 1 plays log-5.]",
    ]


def test_folded_lines_tell_a_seat_no_more_than_it_heard() -> None:
    game = embers()
    while game.decision.name != "Stay":
        game.play(game.decision.keys[0])
    game.play("another-night")
    game.undo(force=True)
    own = next(line for line in game.log(seat=0) if line.startswith("[taken back"))
    assert own.count("You hold") == 1
    assert next(line for line in game.log() if line.startswith("[taken back")).count("You hold") == 2


def test_branches_go_their_own_ways() -> None:
    game = to_the_end(embers())
    end, middle = game.digest(), game.branch(1).digest()
    branch = game.branch(1)
    branch.play("douse:bucket-3")
    to_the_end(branch)
    branch.undo(to=0, force=True)
    branch.play("play:log-1")
    assert game.digest() == end
    assert game.branch(1).digest() == middle
    assert game.log() == to_the_end(embers()).log()


def test_a_branch_knows_only_what_was_folded_before_it() -> None:
    game = before_dousing()
    game.play("douse:bucket-3")
    game.undo(force=True)
    assert len(game.branch().log()) == len(game.log())
    assert all("taken back" not in line for line in game.branch(0).log())


def test_there_is_no_moment_to_branch_from() -> None:
    with pytest.raises(Refused):
        embers().branch(1)

"""The agenda: what one rule puts there happens in reading order, before all that was waiting."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emberwatch.kernel import Args, Content, Question, Refused, State, advance, answer

Tree = tuple[int, tuple[Any, ...]]  # a number and what is pushed under it


class Log(State):
    fields = (*State.fields, "seen")

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.seen: list[int] = []


def visit(log: Log, number: int, below: tuple[Tree, ...]) -> None:
    log.seen.append(number)
    for tree in below:
        log.do(visit, *tree)


def stop(log: Log) -> None:
    log.end()


class Pick(Question):
    name = "Pick"

    def options(self, log: Log, args: Args) -> list[int]:
        return list(args)

    def take(self, log: Log, option: int, args: Args) -> None:
        log.do(visit, option, ((option + 1, ()),))
        log.do(visit, option + 2, ())


class Insist(Pick):
    name = "Insist"
    always = True


PICK, INSIST = Pick(), Insist()


def new() -> Log:
    return Log(Content([visit, stop], [PICK, INSIST], "log"))


def in_reading_order(trees: tuple[Tree, ...]) -> list[int]:
    return [number for tree in trees for number in (tree[0], *in_reading_order(tree[1]))]


trees = st.recursive(
    st.tuples(st.integers(0, 9), st.just(())),
    lambda below: st.tuples(st.integers(0, 9), st.lists(below, max_size=4).map(tuple)),
    max_leaves=30,
)


@given(trees)
def test_nested_steps_happen_in_reading_order(tree: Tree) -> None:
    log = new()
    log.do(visit, *tree)
    advance(log)
    assert log.seen == in_reading_order((tree,))
    assert log.agenda == []


@given(trees, trees)
def test_what_was_waiting_comes_after_all_that_a_step_brings(first: Tree, waiting: Tree) -> None:
    log = new()
    log.do(visit, *waiting)
    log.do(visit, *first)
    advance(log)
    assert log.seen == in_reading_order((first, waiting))


def test_an_answer_goes_on_in_reading_order_before_what_was_waiting() -> None:
    log = new()
    log.do(visit, 9, ())
    log.ask(PICK, 1, 5)
    advance(log)
    assert log.seen == []
    assert log.options == [1, 5]
    answer(log, 5)
    assert log.seen == [5, 6, 7, 9]
    assert log.question is None


def test_a_single_option_is_taken_unasked() -> None:
    log = new()
    log.ask(PICK, 3)
    advance(log)
    assert log.question is None
    assert log.seen == [3, 4, 5]


def test_a_single_option_is_asked_where_the_moment_matters() -> None:
    log = new()
    log.ask(INSIST, 3)
    advance(log)
    assert log.options == [3]


@pytest.mark.parametrize("question", [PICK, INSIST])
def test_a_question_without_options_lapses(question: Question) -> None:
    log = new()
    log.do(visit, 1, ())
    log.ask(question)
    advance(log)
    assert log.question is None
    assert log.seen == [1]


def test_the_end_leaves_nothing_pending() -> None:
    log = new()
    log.do(visit, 1, ())
    log.do(stop)
    advance(log)
    assert log.seen == []
    assert log.agenda == []


def test_asking_again_looks_the_options_up_anew() -> None:
    log = new()
    log.ask(PICK, 1, 2)
    advance(log)
    log.options = []
    log.ask_again()
    advance(log)
    assert log.options == [1, 2]


def test_two_steps_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="visit"):
        Content([visit, visit], [], "log")


def again(log: Log) -> None:
    log.do(again)


def test_what_goes_in_a_circle_is_refused() -> None:
    log = Log(Content([again], [], "circle"))
    log.do(again)
    with pytest.raises(Refused, match="for ever"):
        advance(log)

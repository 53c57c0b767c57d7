"""One game on trial: every invariant is checked after every answer."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from traceback import extract_tb
from types import FrameType
from typing import Any, NamedTuple

import msgspec

from emberwatch.kernel import Record, State, answer, fill
from emberwatch.kernel.aside import STROKE, read, say
from emberwatch.lab.ground import Ground, Move
from emberwatch.lab.play import first_question
from emberwatch.lab.used import Used
from emberwatch.lab.watches import GROUND

MOST_ANSWERS = 5000
MOST_SECONDS = 30


class Fault(NamedTuple):
    """What went wrong, and the game in which it did; its last answer is the one that did it."""

    what: str
    record: str


def on_trial(seed: int, used: Used, ground: Ground = GROUND) -> tuple[int, Fault | None]:
    """Play one game on random terms; how many answers it took, and what went wrong."""
    luck = Random(seed)
    terms = ground.random_terms(luck)
    chosen: list[Move] = []
    what = _trouble(ground, terms, seed, luck, chosen, used)
    return len(chosen), Fault(what, _record(ground, terms, seed, chosen)) if what else None


def _trouble(ground: Ground, terms: dict[str, Any], seed: int, luck: Random, chosen: list[Move], used: Used) -> str:
    """The first thing that goes wrong, if anything does."""
    try:
        with _alarm():
            for state in _moments(ground, terms, seed, luck, chosen):
                used.hear(state)
                if faults := ground.broken(state):
                    return "; ".join(faults)
                if len(chosen) > MOST_ANSWERS:
                    return f"more than {MOST_ANSWERS} answers"
    except Exception as crash:
        last = extract_tb(crash.__traceback__)[-1]
        return f"{type(crash).__name__}: {crash} ({last.name}, line {last.lineno})"
    return ""


def _moments(ground: Ground, terms: dict[str, Any], seed: int, luck: Random, chosen: list[Move]) -> Iterator[State]:
    player = ground.player(luck)
    state = first_question(ground.rulebook, terms, seed)
    state.heard = []
    yield state
    while state.question is not None:
        chosen.append(player(state, luck))
        _make(state, chosen[-1])
        yield state


def _make(state: State, move: Move) -> None:
    """Take an option, fill in a form, or say something on the side."""
    if isinstance(move, int):
        answer(state, move)
    elif move.startswith(STROKE):
        say(state, read(state, move, None))
    else:
        fill(state, move)


def _record(ground: Ground, terms: dict[str, Any], seed: int, chosen: list[Move]) -> str:
    """The game as it can be loaded; playing it again up to its last answer puts the answers into words."""
    answers: list[str] = []
    if chosen:  # otherwise the fault may lie in the setup
        state = first_question(ground.rulebook, terms, seed)
        for move in chosen[:-1]:
            answers.append(_key(state, move))
            _make(state, move)
        answers.append(_key(state, chosen[-1]))
    record = Record(ground.rulebook.name, ground.rulebook.content(terms).digest, terms, seed, answers, [])
    return msgspec.json.encode(record).decode()


def _key(state: State, move: Move) -> str:
    if isinstance(move, str):
        return move
    assert state.question is not None
    name, _, args = state.question
    key: str = state.content.questions[name].key(state, move, args)
    return key


@contextmanager
def _alarm() -> Iterator[None]:
    """A game that takes this long will never end."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"more than {MOST_SECONDS} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(MOST_SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)

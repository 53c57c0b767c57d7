"""One game of Set a Watch on trial: every invariant is checked after every answer."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from traceback import extract_tb
from types import FrameType
from typing import Any, NamedTuple

import msgspec

from emberwatch.bots import BOTS
from emberwatch.games.setawatch.invariants import broken
from emberwatch.games.setawatch.rulebook import RULEBOOK
from emberwatch.games.setawatch.state import Watch
from emberwatch.kernel import Record, State, answer, decision_of
from emberwatch.lab.draws import random_terms
from emberwatch.lab.play import first_question
from emberwatch.lab.used import Used

MOST_ANSWERS = 5000
MOST_SECONDS = 30
CARELESS = 0.25  # how often the careful party does anything at all instead


class Fault(NamedTuple):
    """What went wrong, and the game in which it did; its last answer is the one that did it."""

    what: str
    record: str


def on_trial(seed: int, used: Used) -> tuple[int, Fault | None]:
    """Play one game on random terms; how many answers it took, and what went wrong."""
    luck = Random(seed)
    terms = random_terms(luck)
    chosen: list[int] = []
    what = _trouble(terms, seed, luck, chosen, used)
    return len(chosen), Fault(what, _record(terms, seed, chosen)) if what else None


def _trouble(terms: dict[str, Any], seed: int, luck: Random, chosen: list[int], used: Used) -> str:
    """The first thing that goes wrong, if anything does."""
    careful = luck.random() < 0.2  # random parties hardly ever see the later rounds
    try:
        with _alarm():
            for watch in _moments(terms, seed, careful, luck, chosen):
                used.hear(watch)
                if faults := broken(watch):
                    return "; ".join(faults)
                if len(chosen) > MOST_ANSWERS:
                    return f"more than {MOST_ANSWERS} answers"
    except Exception as crash:
        last = extract_tb(crash.__traceback__)[-1]
        return f"{type(crash).__name__}: {crash} ({last.name}, line {last.lineno})"
    return ""


def _moments(terms: dict[str, Any], seed: int, careful: bool, luck: Random, chosen: list[int]) -> Iterator[Watch]:
    watch = first_question(RULEBOOK, terms, seed)
    assert isinstance(watch, Watch)
    watch.heard = []
    yield watch
    while watch.question is not None:
        options = watch.options
        if careful and luck.random() > CARELESS:
            option = _careful(watch, luck)
        else:
            option = options[int(luck.random() * len(options))]
        chosen.append(option)
        answer(watch, option)
        yield watch


def _careful(watch: Watch, luck: Random) -> int:
    decision = decision_of(RULEBOOK, watch, 0)
    assert decision is not None
    return watch.options[decision.keys.index(BOTS["careful"](RULEBOOK.view(watch, 0), decision, luck))]


def _record(terms: dict[str, Any], seed: int, chosen: list[int]) -> str:
    """The game as it can be loaded; playing it again up to its last answer puts the answers into words."""
    answers: list[str] = []
    if chosen:  # otherwise the fault may lie in the setup
        watch = first_question(RULEBOOK, terms, seed)
        for option in chosen[:-1]:
            answers.append(_key(watch, option))
            answer(watch, option)
        answers.append(_key(watch, chosen[-1]))
    record = Record("setawatch", RULEBOOK.content(terms).digest, terms, seed, answers, [])
    return msgspec.json.encode(record).decode()


def _key(state: State, option: int) -> str:
    assert state.question is not None
    name, _, args = state.question
    key: str = state.content.questions[name].key(state, option, args)
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

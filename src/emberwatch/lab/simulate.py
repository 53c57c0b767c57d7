"""A bot plays a game many times, and each game says what its results are."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any, NamedTuple

import emberwatch
from emberwatch.bots import BOTS
from emberwatch.kernel import Rulebook, State
from emberwatch.lab.many import batches, in_order, progress
from emberwatch.lab.play import first_question, game_seed, play_on, play_on_at_random
from emberwatch.lab.results import Tally, ended, summed
from emberwatch.lab.sessions import lived, taken_together

BATCH = 20


class Reading(NamedTuple):
    """How a game is read when it is over, and what many of them come to; `apart` names an option with tables apart."""

    read: Callable[[Rulebook, State, int], Any]
    together: Callable[[list[Any]], Tally]
    apart: str = ""


READINGS = {"setawatch": Reading(ended, summed), "wardens": Reading(lived, taken_together, "edition")}


def tables(game: str, given: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Complete terms of the tables to be played at, each with its name: one, or one for every edition."""
    rulebook = emberwatch.rulebook(game)
    apart = READINGS[game].apart
    if not apart or apart in given:
        return {"": rulebook.terms(given)}
    return {value: rulebook.terms({**given, apart: value}) for value in sorted(rulebook.choices[apart])}


def simulate(game: str, terms: dict[str, Any], bot: str, games: int, seed: int, jobs: int = 1) -> Tally:
    """Play so many games on complete terms. The same seed gives the same results for any number of jobs."""
    played: list[Any] = []
    with progress(f"{bot} plays {game}", games) as more:
        for batch in in_order(partial(play_batch, game, terms, bot, seed), batches(games, BATCH), jobs):
            played += batch
            more(len(batch))
    return READINGS[game].together(played)


def play_batch(game: str, terms: dict[str, Any], bot: str, seed: int, numbers: tuple[int, int]) -> list[Any]:
    """The games of these numbers."""
    rulebook = emberwatch.rulebook(game)
    return [play_one(rulebook, terms, bot, game_seed(seed, number)) for number in range(*numbers)]


def play_one(rulebook: Rulebook, terms: dict[str, Any], bot: str, seed: int) -> Any:
    """One game. The random bot needs neither views nor texts, and plays the same without them."""
    state, luck = first_question(rulebook, terms, seed), Random(seed)
    reading = READINGS[rulebook.name]
    if reading.apart:
        state.heard = []
    answers = play_on_at_random(state, luck) if bot == "random" else play_on(rulebook, state, BOTS[bot], luck)
    return reading.read(rulebook, state, answers)

"""A bot plays a game many times."""

from functools import partial
from random import Random
from typing import Any

import emberwatch
from emberwatch.bots import BOTS
from emberwatch.kernel import Rulebook
from emberwatch.lab.many import batches, in_order, progress
from emberwatch.lab.play import first_question, game_seed, play_on, play_on_at_random
from emberwatch.lab.results import Played, Results, summed

BATCH = 20


def simulate(game: str, terms: dict[str, Any], bot: str, games: int, seed: int, jobs: int = 1) -> Results:
    """Play so many games on complete terms. The same seed gives the same results for any number of jobs."""
    played: list[Played] = []
    with progress(f"{bot} plays {game}", games) as more:
        for batch in in_order(partial(play_batch, game, terms, bot, seed), batches(games, BATCH), jobs):
            played += batch
            more(len(batch))
    return summed(played)


def play_batch(game: str, terms: dict[str, Any], bot: str, seed: int, numbers: tuple[int, int]) -> list[Played]:
    """The games of these numbers."""
    rulebook = emberwatch.rulebook(game)
    return [play_one(rulebook, terms, bot, game_seed(seed, number)) for number in range(*numbers)]


def play_one(rulebook: Rulebook, terms: dict[str, Any], bot: str, seed: int) -> Played:
    """One game. The random bot needs neither views nor texts, and plays the same without them."""
    state, luck = first_question(rulebook, terms, seed), Random(seed)
    answers = play_on_at_random(state, luck) if bot == "random" else play_on(rulebook, state, BOTS[bot], luck)
    outcome = rulebook.outcome(state)
    assert outcome is not None
    return Played(bool(outcome.won), outcome.text, rulebook.phase(state)[0], answers)

"""`emberwatch simulate`: a bot plays a game many times, and a table shows what came of it."""

import argparse
import time
from functools import partial
from random import Random
from typing import Any

import msgspec

import emberwatch
from emberwatch.bots import BOTS
from emberwatch.kernel import Rulebook
from emberwatch.lab.many import batches, in_order, progress
from emberwatch.lab.play import first_question, game_seed, play_on, play_on_at_random
from emberwatch.lab.results import Played, Results, summed

BATCH = 20


def report(asked: argparse.Namespace) -> int:
    """Simulate what is asked for, and print the results."""
    terms = emberwatch.rulebook(asked.game).terms(_given(asked))
    start = time.perf_counter()
    results = simulate(asked.game, terms, asked.bot, asked.games, asked.seed, asked.jobs)
    seconds = time.perf_counter() - start
    print(_json(results, seconds) if asked.json else _table(results, seconds))
    return 0


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


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for, besides the game."""
    parser.add_argument("--games", type=positive, default=1000, metavar="N", help="how many games (1000)")
    parser.add_argument("--bot", choices=sorted(BOTS), default="careful", help="who plays (careful)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed gives the same games (1)")
    parser.add_argument("--jobs", type=positive, default=1, metavar="N", help="how many processes (1)")
    parser.add_argument("--difficulty", metavar="NAME", help="how hard the game is made")
    parser.add_argument("--pool", type=_names, metavar="A,B", help="the sets of cards")
    parser.add_argument("--party", type=_names, metavar="A,B,C,D", help="Adventurers; the others are drawn")
    parser.add_argument("--json", action="store_true", help="print JSON")


def positive(text: str) -> int:
    """A number that is not less than 1."""
    if not text.isdecimal() or not 1 <= int(text[:9]) == int(text):
        raise argparse.ArgumentTypeError(f"it is a number from 1 on, not {text!r}")
    return int(text)


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _given(asked: argparse.Namespace) -> dict[str, Any]:
    given = {"difficulty": asked.difficulty, "pool": asked.pool, "adventurers": asked.party}
    return {name: value for name, value in given.items() if value is not None}


def _json(results: Results, seconds: float) -> str:
    speed = {"seconds": round(seconds, 3), "games": results.games / seconds, "answers": results.answers / seconds}
    return msgspec.json.format(msgspec.json.encode({**results.data(), "per_second": speed}), indent=2).decode()


def _table(results: Results, seconds: float) -> str:
    games = results.games
    lines = [
        f"Won         {results.won} of {games}: {results.won / games:.1%} "
        f"(95 % certain: {results.low:.1%} to {results.high:.1%})",
        f"Last round  {results.mean_round:.2f} on average",
        *(f"  round {number}   {count:>6}  {count / games:6.1%}" for number, count in results.rounds.items()),
        f"Decisions   {results.answers / games:.1f} a game",
        *(f"  {count:>6}  {count / games:6.1%}  {ending}" for ending, count in results.losses.items()),
        f"Speed       {games / seconds:,.1f} games and {results.answers / seconds:,.0f} decisions a second",
    ]
    return "\n".join(lines)

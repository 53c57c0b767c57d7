"""`emberwatch simulate GAME`: a bot plays a game many times, and a table shows what came of it."""

import argparse
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from emberwatch import rulebook
from emberwatch.bots import BOTS
from emberwatch.cli.arguments import Arguments, names
from emberwatch.lab.results import Results
from emberwatch.lab.simulate import simulate


def main(argv: Sequence[str]) -> int:
    """Let a program play a game many times, and tell what came of it."""
    asked = arguments().parse_args(argv)
    terms = rulebook(asked.game).terms(given(asked))
    start = time.perf_counter()
    results = simulate(asked.game, terms, asked.bot, asked.games, asked.seed, asked.jobs)
    seconds = time.perf_counter() - start
    print(as_json(results, seconds) if asked.json else as_table(results, seconds))
    return 0


def arguments() -> Arguments:
    """What the command understands."""
    parser = Arguments("simulate", main.__doc__)
    parser.add_game()
    parser.add_argument("--games", type=positive, default=1000, metavar="N", help="how many games (1000)")
    parser.add_argument("--bot", choices=sorted(BOTS), default="careful", help="who plays (careful)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed gives the same games (1)")
    parser.add_argument("--jobs", type=positive, default=1, metavar="N", help="how many processes (1)")
    parser.add_argument("--difficulty", metavar="NAME", help="how hard the game is made")
    parser.add_argument("--pool", type=names, metavar="A,B", help="the sets of cards")
    parser.add_argument("--party", type=names, metavar="A,B,C,D", help="Adventurers; the others are drawn")
    parser.add_argument(
        "--json",
        action="store_true",
        help="print JSON: games, won, win_rate (with the ends of its 95 %% interval), mean_round, rounds (games by the "
        "round they ended in), answers_per_game, losses (games by their ending), per_second (games, answers, and the "
        "seconds it all took)",
    )
    return parser


def positive(text: str) -> int:
    """A number that is not less than 1."""
    if not text.isdecimal() or not 1 <= int(text[:9]) == int(text):
        raise argparse.ArgumentTypeError(f"it is a number from 1 on, not {text!r}")
    return int(text)


def given(asked: argparse.Namespace) -> dict[str, Any]:
    """The options of the table that were named."""
    options = {"difficulty": asked.difficulty, "pool": asked.pool, "adventurers": asked.party}
    return {name: value for name, value in options.items() if value is not None}


def as_json(results: Results, seconds: float) -> str:
    """For programs."""
    speed = {"seconds": round(seconds, 3), "games": results.games / seconds, "answers": results.answers / seconds}
    return msgspec.json.format(msgspec.json.encode({**results.data(), "per_second": speed}), indent=2).decode()


def as_table(results: Results, seconds: float) -> str:
    """For people."""
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

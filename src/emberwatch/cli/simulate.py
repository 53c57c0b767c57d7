"""`emberwatch simulate GAME`: a bot plays a game many times, and a table shows what came of it."""

import argparse
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from emberwatch.bots import BOTS
from emberwatch.cli.arguments import Arguments, names
from emberwatch.lab.results import Tally
from emberwatch.lab.simulate import simulate, tables


def main(argv: Sequence[str]) -> int:
    """Let a program play a game many times, and tell what came of it."""
    asked = arguments().parse_args(argv)
    told: dict[str, dict[str, Any]] = {}
    for name, terms in tables(asked.game, given(asked)).items():
        start = time.perf_counter()
        results = simulate(asked.game, terms, asked.bot, asked.games, asked.seed, asked.jobs)
        seconds = time.perf_counter() - start
        told[name] = as_data(results, seconds)
        if not asked.json:
            print(as_table(f"{name} edition" if name else "", results, seconds))
    if asked.json:
        print(as_json(told.get("", told)))
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
    parser.add_argument("--edition", metavar="NAME", help="one edition alone (all)")
    parser.add_argument("--mode", metavar="NAME", help="the way to play: solo, co-op or led")
    parser.add_argument("--pool", type=names, metavar="A,B", help="the sets of cards")
    parser.add_argument("--party", type=names, metavar="A,B,C,D", help="Adventurers; the others are drawn")
    parser.add_argument(
        "--json",
        action="store_true",
        help="print JSON, for Set a Watch: games, won, win_rate (with the ends of its 95 %% interval), mean_round, "
        "rounds (games by the round they ended in), answers_per_game, losses (games by their ending), per_second "
        "(games, answers, and the seconds it all took); for Wardens, by edition: games, outcomes, actions, characters, "
        "statuses, draws_per_character, reached_0, left, answers_per_game, per_second",
    )
    return parser


def positive(text: str) -> int:
    """A number that is not less than 1."""
    if not text.isdecimal() or not 1 <= int(text[:9]) == int(text):
        raise argparse.ArgumentTypeError(f"it is a number from 1 on, not {text!r}")
    return int(text)


def given(asked: argparse.Namespace) -> dict[str, Any]:
    """The options of the table that were named."""
    options = {
        "difficulty": asked.difficulty,
        "pool": asked.pool,
        "adventurers": asked.party,
        "edition": asked.edition,
        "mode": asked.mode,
    }
    return {name: value for name, value in options.items() if value is not None}


def as_data(results: Tally, seconds: float) -> dict[str, Any]:
    """The results, and how fast they came."""
    speed = {"seconds": round(seconds, 3), "games": results.games / seconds, "answers": results.answers / seconds}
    return {**results.data(), "per_second": speed}


def as_json(data: dict[str, Any]) -> str:
    """For programs."""
    return msgspec.json.format(msgspec.json.encode(data), indent=2).decode()


def as_table(title: str, results: Tally, seconds: float) -> str:
    """For people."""
    speed = f"{results.games / seconds:,.1f} games and {results.answers / seconds:,.0f} decisions a second"
    return "\n".join([*([title.capitalize(), ""] if title else []), *results.lines(), f"Speed       {speed}"])

"""`emberwatch check PATH`: what is wrong with a pack of cards."""

import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from emberwatch import BadInput, rulebook
from emberwatch.cli.arguments import Arguments
from emberwatch.cli.files import read_text


def main(argv: Sequence[str]) -> int:
    """Look for what is wrong with a pack of cards; exit code 1 if something is, 2 if it cannot be read."""
    asked = arguments().parse_args(argv)
    rulebook(asked.game)
    if asked.play < 0:
        raise BadInput("--play takes a number of games.")
    if not Path(asked.path).is_dir():
        read_text(asked.path)
    found = list(problems(asked.game, asked.path))
    for problem in found:
        print(problem)
    if found:
        return 1
    print(f"{asked.path}: nothing is wrong.")
    return play(asked.game, asked.path, asked.play, asked.seed) if asked.play else 0


def problems(game: str, path: str) -> Iterator[str]:
    """What reading finds, then what only the whole can show."""
    content = import_module(f"emberwatch.games.{game}.content")
    pack = content.read((path,))
    yield from map(str, pack.problems)
    if not pack.problems:
        yield from (f"{path}: {fault}" for fault in content.faults(pack.entries))


def play(game: str, path: str, games: int, seed: int) -> int:
    """Play random games with the pack; tell which of its cards never came up, and which games went wrong."""
    trial = import_module(f"emberwatch.cli.{game}.trial").trial_of(path)
    for number in progress(range(seed, seed + games)):
        trial.play(number)
    for line in trial.wrong:
        print(f"{line} (again: emberwatch check {path} --play 1 --seed {line.split()[1].rstrip(',')})")
    for name in trial.unused():
        print(f"{name} was never used")
    print(f"{games} games, {len(trial.wrong)} went wrong.")
    return 1 if trial.wrong else 0


def progress(seeds: range) -> Iterator[int]:
    """The seeds, with a bar for whoever watches."""
    if not sys.stderr.isatty():
        yield from seeds
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(seeds, description="Playing", console=Console(stderr=True), transient=True)


def arguments() -> Arguments:
    """What the command understands."""
    parser = Arguments("check", main.__doc__)
    parser.add_argument("path", metavar="PATH", help="a folder of TOML files, or one file")
    parser.add_argument("--game", default="setawatch", metavar="GAME", help="the game it is for (setawatch)")
    parser.add_argument("--play", type=int, default=0, metavar="N", help="also play N random games with it")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the first of these games")
    return parser

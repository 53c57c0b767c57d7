"""`make bench`: how fast it is, in ratios measured in one run on one core.

All times are processor time, so that whatever else the machine does hardly shows.
"""

import hashlib
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

import chess

import emberwatch
from emberwatch.kernel import State, answer
from emberwatch.lab.play import first_question, game_seed, play_on_at_random

ROUNDS = 7
SECONDS = 0.6  # of play in each round
COMPILED = Path("build/compiled")
IMPORT = "import emberwatch"
FIRST_GAME = "import emberwatch; emberwatch.new('setawatch', seed=1).decision"
DECISIONS = "from emberwatch.lab.bench import decisions_per_second as speed; print(speed())"


def main() -> int:
    """Measure and print."""
    print(f"machine   {platform.machine()}, {os.cpu_count()} cores, {platform.platform()}")
    print(f"python    {platform.python_implementation()} {platform.python_version()}, python-chess {chess.__version__}")
    print(f"checksum  {checksum(100)} of 100 random games\n")
    watch, board, bare = _medians(_play_watch, _play_chess, _play_chess_bare)
    _line("decisions against python-chess", watch / board, ">= 2", f"{watch:,.0f} and {board:,.0f} a second")
    _line("  that never looks for the end", watch / bare, "", f"{bare:,.0f} a second: legal_moves and push alone")
    state = _in_the_middle()
    copied = _each(state.copy, 20000)
    deep = _each(lambda: deepcopy(state.data()), 500)
    _line("copy of a state", copied * 1e6, "<= 3", "microseconds")
    _line("deepcopy against copy", deep / copied, ">= 20", f"{deep * 1e6:.0f} microseconds")
    empty = _process("pass")
    _line("import over an empty Python", _process(IMPORT) - empty, "< 0.2", "seconds")
    _line("first game over an empty Python", _process(FIRST_GAME) - empty, "< 0.6", "seconds")
    if COMPILED.exists():
        pairs = [[float(_run(DECISIONS, path)) for path in (str(COMPILED), "")] for _ in range(3)]
        compiled, plain = map(median, zip(*pairs, strict=True))
        _line("compiled against plain", compiled / plain, ">= 3", f"{compiled:,.0f} decisions a second")
    else:
        print("compiled against plain: no build; make compiled makes one")
    return 0


def _line(what: str, figure: float, wanted: str, about: str) -> None:
    print(f"{what:<34}{figure:>8.2f}   {'wanted' if wanted else '':6} {wanted:<6}  {about}")


def checksum(games: int) -> str:
    """A digest of where so many random games end; the same on every machine."""
    digest = hashlib.blake2b(digest_size=8)
    rulebook, terms = _watch()
    for number in range(games):
        state = first_question(rulebook, terms, game_seed(1, number))
        answers = play_on_at_random(state, Random(number))
        digest.update(f"{answers} {state.data()}".encode())
    return digest.hexdigest()


def decisions_per_second() -> float:
    """Random play of Set a Watch alone."""
    return median(_speed(_play_watch, number) for number in range(ROUNDS))


@cache
def _watch() -> tuple[emberwatch.Rulebook, dict[str, Any]]:
    """The table that all games are played at; its terms are checked once, as in the laboratory."""
    rulebook = emberwatch.rulebook("setawatch")
    return rulebook, rulebook.terms({})


def _medians(*plays: Callable[[Random], int]) -> list[float]:
    """Decisions a second of each, in turns, so that a busy machine slows all of them."""
    speeds: list[list[float]] = [[] for _ in plays]
    for number in range(ROUNDS):
        for speed, play in zip(speeds, plays, strict=True):
            speed.append(_speed(play, number))
    return [median(speed) for speed in speeds]


def _speed(play: Callable[[Random], int], number: int) -> float:
    luck = Random(number)
    start = process_time()
    decisions = 0
    while (seconds := process_time() - start) < SECONDS:
        decisions += play(luck)
    return decisions / seconds


def _play_watch(luck: Random) -> int:
    rulebook, terms = _watch()
    return play_on_at_random(first_question(rulebook, terms, luck.getrandbits(32)), luck)


def _play_chess(luck: Random) -> int:
    """A random game as one writes it with python-chess."""
    board = chess.Board()
    moves = 0
    while not board.is_game_over():
        legal = list(board.legal_moves)
        board.push(legal[int(luck.random() * len(legal))])
        moves += 1
    return moves


def _play_chess_bare(luck: Random) -> int:
    """The same with hardly a look at the rules by which a game ends: the least that python-chess can do."""
    board = chess.Board()
    moves = 0
    while (legal := list(board.legal_moves)) and not board.is_insufficient_material() and board.halfmove_clock < 150:
        board.push(legal[int(luck.random() * len(legal))])
        moves += 1
    return moves


def _in_the_middle() -> State:
    """A state of the first Watch."""
    rulebook, terms = _watch()
    state = first_question(rulebook, terms, 1)
    while state.question is not None and state.question[0] != "Window":
        answer(state, state.options[0])
    return state


def _each(act: Callable[[], Any], times: int) -> float:
    """Seconds that each of so many takes, in the best of several rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = process_time()
        for _ in range(times):
            act()
        best = min(best, (process_time() - start) / times)
    return best


def _process(program: str) -> float:
    """Seconds that a fresh Python takes for a program, with everything on disk warm."""
    _run(program, "")
    times: list[float] = []
    for _ in range(ROUNDS):
        before = os.times()
        _run(program, "")
        after = os.times()
        times.append(sum(after[2:4]) - sum(before[2:4]))  # what ended child processes took
    return median(times)


def _run(program: str, path: str) -> str:
    environment = {**os.environ, "PYTHONPATH": path} if path else dict(os.environ)
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())

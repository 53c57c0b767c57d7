"""The real command, in a process of its own, and games for it."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import emberwatch
from emberwatch import Game

SOURCE = Path(emberwatch.__file__).parents[1]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8"}


def run(*argv: str, said: str = "", data: Path | None = None) -> subprocess.CompletedProcess[str]:
    """`emberwatch ...` with these lines on its standard input, and perhaps another folder of the user's data."""
    own = str(data or os.environ.get("EMBERWATCH_DATA", ""))
    return subprocess.run(
        [sys.executable, "-m", "emberwatch", *argv],
        input=said,
        capture_output=True,
        encoding="utf-8",
        env={**ENVIRONMENT, "EMBERWATCH_DATA": own},
        timeout=60,
        check=False,
    )


def played(seed: int, answers: int = 5000) -> Game:
    """A game of random answers, to its end or so many of them."""
    game, luck = emberwatch.new("setawatch", seed=seed), Random(seed)
    while game.decision and game.version < answers:
        game.play(luck.choice(game.decision.keys))
    return game

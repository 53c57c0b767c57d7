"""Command lines: what argparse finds wrong is said like everything else that is wrong."""

import argparse
from collections.abc import Sequence
from typing import NoReturn

from emberwatch import GAMES
from emberwatch.kernel import BadInput


class Arguments(argparse.ArgumentParser):
    """A parser whose errors are one sentence."""

    def __init__(self, command: str, description: str | None) -> None:
        super().__init__(prog=f"emberwatch {command}", description=description, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Raise instead of printing and leaving."""
        raise BadInput(f"{message[:1].upper()}{message[1:]}; `{self.prog} --help` says what is understood.")

    def add_game(self) -> None:
        """The name of a game."""
        self.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")

    def add_screen(self) -> None:
        """How the table is shown, and where answers come from."""
        self.add_argument("--plain", action="store_true", help="lines of text only, for screen readers and pipes")
        self.add_argument("--no-color", action="store_true", help="no colours")
        self.add_argument("--answers", metavar="FILE", help="give these answers first, one a line")


def names(text: str) -> Sequence[str]:
    """a,b,c as a list."""
    return [name.strip() for name in text.split(",") if name.strip()]

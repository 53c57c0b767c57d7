"""What a table needs of a screen, and which screen it gets."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from emberwatch import Event, Game
from emberwatch.kernel import Option


class Screen(Protocol):
    """Shows a game to people."""

    def show(self, game: Game, practice: bool, whole: bool = False, seat: int = 0) -> None:
        """The table as this seat sees it, as much as is good to have now or the whole of it, and what is asked."""

    def tell(self, events: Sequence[Event]) -> None:
        """What has just happened."""

    def say(self, *lines: str) -> None:
        """Whatever else there is to say, a line each."""

    def ask(self) -> str | None:
        """What a person says; None when nobody will say anything any more."""


def is_terminal() -> bool:
    """Whether somebody sits before it."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def screen_for(plain: bool, no_color: bool) -> Screen:
    """The painted screen for people at a terminal, the plain one for everybody else."""
    if plain or not is_terminal():
        from emberwatch.cli.plain import PlainScreen

        return PlainScreen()
    from emberwatch.cli.painted import PaintedScreen

    return PaintedScreen(no_color)


def part(game: Game, name: str) -> Any:
    """A module of the folder that knows how this game is shown."""
    return import_module(f"emberwatch.cli.{game.rulebook.name}.{name}")


def status(game: Game, practice: bool) -> str:
    """Which game this is, in a few words."""
    begun = "from a position" if game.start else f"seed {game.seed}"
    now = f"answer {game.version + 1}" if game.decision else "the end"
    words = [game.rulebook.title, begun, now]
    return " · ".join([*words, "practice"] if practice else words)


def asked(game: Game) -> str:
    """The question with whose it is, or how the game ended."""
    decision = game.decision
    if decision is None:
        return game.outcome.text if game.outcome else "Nothing more is asked."
    if game.rulebook.seats(game.state) == 1:
        return decision.prompt
    return f"Seat {' or '.join(map(str, decision.seats))}: {decision.prompt}"


def offered(game: Game, seat: int) -> tuple[Option, ...]:
    """The answers that this seat may give, in the order of their numbers."""
    return game.decision.seen_by(seat).options if game.decision else ()


def listen(prompt: str) -> str | None:
    """A line from a person, or from a pipe, which is not prompted."""
    if not is_terminal():
        return sys.stdin.readline() or None
    import readline  # noqa: F401  (gives the line a history)

    try:
        return input(prompt)
    except EOFError:
        return None

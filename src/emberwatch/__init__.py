"""Emberwatch: the rulebooks of the night watch on one digital table."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from emberwatch.kernel import BadInput, Decision, Event, Game, Option, Outcome, Record, Refused, Rulebook

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "BadInput",
    "Decision",
    "Event",
    "Game",
    "Option",
    "Outcome",
    "Record",
    "Refused",
    "Rulebook",
    "load",
    "new",
    "position",
    "rulebook",
]

GAMES = ("setawatch", "wardens")


def rulebook(game: str) -> Rulebook:
    """The rulebook of a game by its name."""
    if game not in GAMES:
        raise BadInput(f"There is no game called {game!r}; there is: {', '.join(GAMES)}.")
    found: Rulebook = import_module(f"emberwatch.games.{game}.rulebook").RULEBOOK
    return found


def new(game: str, seed: int = 0, **terms: Any) -> Game:
    """Set up a game and play it to its first question."""
    return Game.new(rulebook(game), seed, terms)


def load(record: Record | str | bytes | Mapping[str, Any], to: int | None = None) -> Game:
    """Play a record again, all of it or its first `to` answers."""
    if isinstance(record, str | bytes):
        record = Record.from_json(record)
    elif not isinstance(record, Record):
        record = Record(**record)
    return Game.load(rulebook(record.game), record, to)


def position(text: str, game: str = "setawatch") -> Game:
    """A game that begins at a written position."""
    return Game.at(rulebook(game), text)

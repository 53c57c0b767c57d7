"""Positions: any moment of a game as a small TOML text, and back."""

from collections.abc import Mapping
from typing import Any

from emberwatch.games.setawatch.state import Watch


def write(watch: Watch, terms: Mapping[str, Any]) -> str:
    """This moment as a text."""
    raise NotImplementedError


def read(text: str) -> tuple[dict[str, Any], Watch]:
    """The terms and the state that a text describes."""
    raise NotImplementedError

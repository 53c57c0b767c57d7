"""A position as it is written: its fields, and what they are when nothing is said."""

from typing import Any

import msgspec


class Hero(msgspec.Struct, forbid_unknown_fields=True):
    """An Adventurer of the position."""

    id: str
    dice: list[int | str] = msgspec.field(default_factory=lambda: [6, 4, 2])
    abilities: list[str] = []
    unused: list[str] = []
    rests: int | None = None
    tamed: list[str] = []


class Layout(msgspec.Struct, forbid_unknown_fields=True):
    """A position as it is written. None: not said."""

    game: str = "setawatch"
    round: int = 2
    phase: str = "watch"
    location: str = ""
    firewood: int = 7
    camper: str = ""
    line: list[str] = []
    deck: list[str] | None = None
    graveyard: list[str] = []
    horde: list[str] = []
    unhallowed: list[str] | None = None
    map: list[str] | None = None
    unused_locations: list[str] | None = None
    discard: list[str] | None = None
    removed: list[str] = []
    seed: int = 0
    adventurer: list[Hero] = []
    terms: dict[str, Any] = {}
    moment: dict[str, Any] = {}

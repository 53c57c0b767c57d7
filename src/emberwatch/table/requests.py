"""What is asked for over HTTP, and what is answered.

A *table* has seats; a *key* (a secret token) is what a browser holds for one table; an *invitation* (a secret token as
well) is exchanged for a key.
"""

from typing import Any

from msgspec import Struct, field

from emberwatch.table.wire import Ending, SeatKind, Told


class OptionInfo(Struct):
    """An option of a game's terms: what it can be, the usual first; free lists and texts have no choices."""

    name: str
    usual: Any
    choices: list[Any]


class GameInfo(Struct):
    """A game that can be put on a table."""

    name: str
    title: str
    most_seats: int
    options: list[OptionInfo]
    bots: list[str]


class Printed(Struct):
    """What is printed on a card or a space, by the name that views give it."""

    id: str
    kind: str  # adventurer | ability | creature | summon | unhallowed | location | space | rune
    name: str
    text: str
    about: dict[str, Any]  # what else is printed: type, health, damage, wood, count, adventurer, passive ...


class RuleInfo(Struct):
    """A numbered rule in our one line."""

    id: str
    text: str


class ComparedRow(Struct):
    """One thing, and what each variant of a game says of it."""

    label: str
    values: list[str]
    note: str
    differs: bool


class ComparedSection(Struct):
    """Rows that belong together."""

    title: str
    rows: list[ComparedRow]


class Compared(Struct):
    """Variants of a game side by side; without columns there is only one."""

    columns: list[str]
    sections: list[ComparedSection]


class NewTable(Struct, forbid_unknown_fields=True):
    """Open a table: a new game, or one that goes on from a record or a position."""

    game: str = "setawatch"
    terms: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None  # drawn when left out
    name: str = ""  # of whoever opens it
    seats: list[SeatKind] = field(default_factory=list)  # by number; what is left out is the opener's own (hot seat)
    record: str = ""  # a record's text: "continue from file"
    position: str = ""
    practice: bool = False  # undo is free beyond the horizon, for everybody


class Joined(Struct):
    """A place at a table. The key is told only here."""

    table: str
    key: str


class Join(Struct, forbid_unknown_fields=True):
    """Use an invitation. Sent with a key of the same table, its seats come together in one browser."""

    invitation: str
    name: str = ""


class Invitation(Struct):
    """A fresh invitation; the one before it for the same seat no longer works."""

    seat: int | None  # None: for watching
    token: str


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """What somebody makes of a seat: sit down in it, leave it, rename oneself, hand it to a program or take it over."""

    kind: SeatKind | None = None
    name: str | None = None


class Branch(Struct, forbid_unknown_fields=True):
    """The moment at which a practice table branches off."""

    moment: int


class Upload(Struct, forbid_unknown_fields=True):
    """A record's text, just to look at."""

    record: str


class Link(Struct):
    """The unguessable name of a replay."""

    replay: str


class Splice(Struct):
    """How a list has changed: from `at`, so many entries have given way to others."""

    at: int
    gone: int
    come: list[Any]


class Frame(Struct):
    """A moment of a replay; its view is what has changed since the frame before it on the same page."""

    moment: int
    answer: str  # that led here; empty at the start, and where whoever looks was not told
    text: str  # of that answer
    prompt: str
    view: dict[str, Any]  # parts that are new
    spliced: dict[str, Splice]  # parts that are lists
    events: list[Told]
    phase: list[Any]


class Replay(Struct):
    """A whole game to look back on."""

    game: str
    title: str
    terms: dict[str, Any]
    seed: int
    frames: list[Frame]
    outcome: Ending | None
    next_frame: int | None  # where the next page of frames begins

"""What the store holds, as it comes out of it."""

from typing import Any, Literal, NamedTuple

from emberwatch.table.wire import SeatKind


class TableRow(NamedTuple):
    """How a table was opened."""

    id: str
    game: str
    content: str
    terms: dict[str, Any]
    seed: int
    start: str
    practice: bool


class Deed(NamedTuple):
    """A line of the log: an answer, an undo to the moment that the text names, or the answer given again."""

    kind: Literal["answer", "undo", "redo"]
    text: str
    seat: int  # -1 for answers that came with a record
    digest: str  # of the state it led to


class Key(NamedTuple):
    """Who holds a key, and for which table."""

    hash: str
    table_id: str
    host: bool
    name: str


class SeatRow(NamedTuple):
    """A seat of a table; `key` is the hash of whoever sits in it."""

    number: int
    kind: SeatKind
    name: str
    key: str | None


class VoteRow(NamedTuple):
    """An undo that was asked for at a version, and who has to agree."""

    version: int
    to: int
    by: int
    needed: list[int]
    agreed: list[int]

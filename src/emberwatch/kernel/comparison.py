"""Variants of a game side by side, as its data tell them."""

from typing import NamedTuple


class Row(NamedTuple):
    """One thing, and what each variant says of it; a note says in a word what became of it."""

    label: str
    values: tuple[str, ...]
    note: str = ""

    @property
    def differs(self) -> bool:
        """Whether the variants do not agree."""
        return len(set(self.values)) > 1


class Section(NamedTuple):
    """Rows that belong together."""

    title: str
    rows: tuple[Row, ...]


class Comparison(NamedTuple):
    """The names of the variants, and everything compared."""

    columns: tuple[str, ...]
    sections: tuple[Section, ...]

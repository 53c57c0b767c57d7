"""What the kernel asks of a game."""

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from emberwatch.kernel.content import Content
from emberwatch.kernel.state import State


class Outcome(NamedTuple):
    """How a game ended."""

    won: tuple[int, ...]  # seats; empty when all lost
    text: str
    rules: tuple[str, ...]


class Barred(NamedTuple):
    """Something a seat sees and cannot use now, and why."""

    key: str
    text: str
    why: str
    rules: tuple[str, ...]


class Rulebook:
    """A game, as the kernel knows it. One instance a game; everything that is played on is in the state."""

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""

    def terms(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a table, complete and checked; unknown or impossible ones raise BadInput."""
        raise NotImplementedError

    def content(self, terms: Mapping[str, Any]) -> Content:
        """The tables that a game on these terms is played with."""
        raise NotImplementedError

    def begin(self, content: Content, terms: Mapping[str, Any], seed: int) -> State:
        """A state whose agenda is the whole game. Nothing has happened yet."""
        raise NotImplementedError

    def blank(self, content: Content) -> State:
        """A state to read data into."""
        raise NotImplementedError

    def seats(self, state: Any) -> int:
        """How many seats the table has."""
        raise NotImplementedError

    def phase(self, state: Any) -> tuple[Any, ...]:
        """Where in the game this is, in the grain in which people undo."""
        raise NotImplementedError

    def outcome(self, state: Any) -> Outcome | None:
        """How it ended; None while it is played."""
        raise NotImplementedError

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        """What this seat may see, and nothing else."""
        raise NotImplementedError

    def imagine(self, state: Any, seat: int) -> Any:
        """A copy in which everything the seat cannot see is dealt afresh. Its chance has been seeded anew."""
        raise NotImplementedError

    def barred(self, state: Any, seat: int) -> list[Barred]:
        """What the seat sees and cannot use now."""
        raise NotImplementedError

    def say(self, state: Any, kind: str, value: Any) -> str:
        """A part of an event in words."""
        raise NotImplementedError

    def position(self, state: Any, terms: Mapping[str, Any]) -> str:
        """This moment as a text that place() reads back."""
        raise NotImplementedError

    def place(self, text: str) -> tuple[dict[str, Any], State]:
        """The terms and the state that a position text describes."""
        raise NotImplementedError

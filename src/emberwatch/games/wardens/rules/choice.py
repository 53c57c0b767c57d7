"""What can be settled about a Draw before its cards are turned up (WD-DRAW-2): each kind of choice is a class."""

from typing import ClassVar

from emberwatch.games.wardens.rules.seats import deciding, referees
from emberwatch.games.wardens.state import NONE, Vigil

KIND = 1_000_000  # an option is the number of its choice times this, plus what it is about


class Choice:
    """One kind of choice. What it is about is a number: a Score, a Record, a store, a place in a list.

    One that can be made in several ways has a number for each; the way times KIND is then part of what it is about.
    """

    word: ClassVar[str] = ""  # that keys begin with
    ways: ClassVar[int] = 1
    last: ClassVar[bool] = False  # nothing more is settled after it

    def offered(self, vigil: Vigil) -> list[int]:
        """What it can be about now."""
        raise NotImplementedError(self.word)

    def whose(self, vigil: Vigil) -> list[int]:
        """Which of the preparers may make it: the player, unless it says otherwise; an empty list is all of them."""
        return deciding(vigil, vigil.drawer)

    def make(self, vigil: Vigil, about: int) -> None:
        """What making it does."""
        raise NotImplementedError(self.word)

    def key(self, vigil: Vigil, about: int) -> str:
        """Its stable name, as records and programs write it."""
        return f"{self.word}:{about}"

    def text(self, vigil: Vigil, about: int) -> str:
        """As people read it."""
        raise NotImplementedError(self.word)


class Settling(Choice):
    """A choice about nothing but the Draw itself, and the last one."""

    last = True

    def key(self, vigil: Vigil, about: int) -> str:
        return self.word


def preparers(vigil: Vigil) -> list[int]:
    """Whoever has a say in the Draw: its player, and the GM (WD-MODE-7)."""
    own = deciding(vigil, vigil.drawer)
    return own if vigil.gm == NONE else sorted({*own, *referees(vigil)})

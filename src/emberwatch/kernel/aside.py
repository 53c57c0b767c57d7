"""Asides: what may be said at any time besides the open question, which is put again when all is done.

A reply that begins with a stroke is an aside: "/name text". The list of answers keeps who said it: "/name@seat text".
"""

from typing import Any, ClassVar, NamedTuple

from emberwatch.kernel import chance
from emberwatch.kernel.refusal import NotLegal, NotYours, quoted, shortened
from emberwatch.kernel.state import State, advance, in_reading_order

STROKE = "/"
AFRESH = "afresh"


class Aside:
    """One kind of aside. A game has one instance of each, listed in its content.

    It may change the state at once, or put steps and questions on the agenda: those come before the open question.
    """

    name: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()

    def seats(self, state: Any) -> list[int]:
        """Who may say it now."""
        raise NotImplementedError(self.name)

    def said(self, state: Any, seat: int, text: str) -> None:
        """What saying this does."""
        raise NotImplementedError(self.name)

    def fault(self, state: Any, seat: int, text: str) -> str:
        """Why this seat cannot say this text now; empty when it can."""
        return ""

    def prompt(self, state: Any, seat: int) -> str:
        """What it is for, as one says it at the table."""
        raise NotImplementedError(self.name)

    def example(self, state: Any, seat: int) -> str:
        """A text that a program may say."""
        return ""


class Afresh(Aside):
    """After hidden things were taken back: chance begins anew, and what lay in a hidden order gets a new one.

    No seat can say it. `Game.undo(afresh=...)` does, so that nobody knows what comes, and a replay knows all the same.
    """

    name = AFRESH

    def seats(self, state: Any) -> list[int]:
        """Nobody's to say."""
        return []

    def said(self, state: Any, seat: int, text: str) -> None:
        """Begin chance anew from this number."""
        chance.seed(state, int(text))
        state.horizon += 1
        self.deal(state)

    def fault(self, state: Any, seat: int, text: str) -> str:
        """A seed is a number."""
        return "" if text.isascii() and text.isdigit() else "Fresh chance begins with a whole number."

    def prompt(self, state: Any, seat: int) -> str:
        """Never read by a seat."""
        return "Fresh chance"

    def deal(self, state: Any) -> None:
        """Bring what nobody may know into a new order."""


class Said(NamedTuple):
    """An aside that was said: which, by whom (nobody: -1), and its text."""

    aside: Any
    seat: int
    text: str

    @property
    def reply(self) -> str:
        """It as the list of answers keeps it."""
        by = f"@{self.seat}" if self.seat >= 0 else ""
        return f"{STROKE}{self.aside.name}{by} {self.text}".rstrip()


class Offer(NamedTuple):
    """An aside as a seat reads it."""

    name: str
    prompt: str
    example: str
    rules: tuple[str, ...]


def offers(state: State, seat: int) -> list[Offer]:
    """What this seat may say besides the open question."""
    return [
        Offer(aside.name, aside.prompt(state, seat), aside.example(state, seat), tuple(aside.rules))
        for aside in state.content.asides.values()
        if seat in aside.seats(state)
    ]


def read(state: State, reply: str, seat: int | None) -> Said:
    """The aside that a reply is; who says it is written in it, or is the seat that sends it."""
    head, _, text = reply.removeprefix(STROKE).partition(" ")
    name, _, who = head.partition("@")
    aside = state.content.asides.get(name)
    if aside is None:
        there = ", ".join(f"/{one}" for one in state.content.asides if one != AFRESH)
        raise NotLegal(
            f"There is nothing called /{shortened(name)} to say here; there is: {there}. (Texts begin otherwise.)"
        )
    may = aside.seats(state)
    by = _by(who, seat, may)
    if by not in may and (name != AFRESH or by >= 0):
        raise NotLegal(f"/{name} is not for seat {by} to say now.", tuple(aside.rules))
    if fault := aside.fault(state, by, text):
        raise NotLegal(fault, tuple(aside.rules))
    return Said(aside, by, text)


def say(state: State, said: Said) -> None:
    """Let it happen, and put the open question again."""
    state.ask_again()
    state.cause = 0
    agenda = state.agenda
    mark = len(agenda)
    said.aside.said(state, said.seat, said.text)
    in_reading_order(agenda, mark)
    advance(state)


def _by(who: str, seat: int | None, may: list[int]) -> int:
    """Who says it: as signed, else whoever sends it, else the first who may."""
    if who.isascii() and who.isdigit():
        if seat is not None and seat != int(who):
            raise NotYours(f"This is signed by seat {who}, not by seat {seat}.")
        return int(who)
    if who:
        raise NotLegal(f"An aside is signed by the number of a seat, not by {quoted(who)}.")
    if seat is not None:
        return seat
    return may[0] if may else -1

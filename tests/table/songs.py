"""Embers with asides: all may sing, the first may look at a card left over, what is taken back comes otherwise.

It has a word of caution about everything, too.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from emberwatch.kernel import Afresh, Aside, Caution, Content, Fact, Rulebook, decision_of
from tests.battery import page

SANG = Fact("sang", "{who:watchman} sings: {line:text}", ("EMB-8",))
PEEKED = Fact("peeked", "You see {card:card}.", ("EMB-9",))


class Sing(Aside):
    """A song for everybody."""

    name = "sing"
    rules = ("EMB-8",)

    def seats(self, state: Any) -> list[int]:
        return list(range(state.watchmen))

    def said(self, state: Any, seat: int, text: str) -> None:
        state.tell(SANG, seat, text)

    def fault(self, state: Any, seat: int, text: str) -> str:
        return "" if 0 < len(text) <= 20 else "A song has 1 to 20 letters."

    def prompt(self, state: Any, seat: int) -> str:
        return "Sing"

    def example(self, state: Any, seat: int) -> str:
        return "la"


class Peek(Aside):
    """A look at a card that nobody was dealt, for the first watchman alone."""

    name = "peek"
    rules = ("EMB-9",)

    def seats(self, state: Any) -> list[int]:
        return [0]

    def said(self, state: Any, seat: int, text: str) -> None:
        state.horizon += 1
        state.tell_to((seat,), PEEKED, state.rest[0])

    def prompt(self, state: Any, seat: int) -> str:
        return "Peek"


@cache
def rulebook() -> Rulebook:
    """The game."""
    base: Any = type(page.rulebook())

    class Songs(base):  # type: ignore[misc]
        name = "songs"
        title = "Songs"

        def content(self, terms: Mapping[str, Any]) -> Content:
            plain = super().content(terms)
            steps = [step for name, step in plain.steps.items() if name not in plain.questions]
            return Content(steps, plain.questions.values(), "songs-1", asides=[Sing(), Peek(), Afresh()])

        def cautions(self, state: Any) -> list[Caution]:
            decision = decision_of(self, state, 0)
            return [Caution(key, "Think twice.") for key in decision.keys] if decision else []

    songs: Rulebook = Songs()
    return songs

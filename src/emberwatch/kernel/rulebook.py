"""What the kernel asks of a game."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from emberwatch.kernel.comparison import Comparison
from emberwatch.kernel.content import Content
from emberwatch.kernel.event import Fact
from emberwatch.kernel.refusal import BadInput
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
    points_at: tuple[str, ...] = ()  # the things on the table that it is about, as options name them


class Printed(NamedTuple):
    """What is printed on a card, a board or a space of it, by the name that views give it."""

    id: str
    kind: str
    name: str
    text: str
    about: dict[str, Any]


class Caution(NamedTuple):
    """An option that loses or costs much, and why."""

    key: str
    text: str


def check_choice(name: str, value: Any, choices: Sequence[Any]) -> None:
    """An option is one of its choices, or BadInput names it; 1 is not True."""
    if not any(value == choice and type(value) is type(choice) for choice in choices):
        raise BadInput(f"The option {name} cannot be {value!r}; it can be: {', '.join(map(str, choices))}.")


class Rulebook:
    """A game, as the kernel knows it. One instance a game; everything that is played on is in the state.

    Every game writes content, begin, blank, seats, outcome and view; what else it leaves out, it has not got.
    """

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    choices: ClassVar[Mapping[str, tuple[Any, ...]]] = {}  # what each option of a table can be, the usual first
    secrets: ClassVar[bool] = False  # whether seats know what others may not: then the seed is told when it is over

    def terms(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a table, complete and checked, also against its cards; what cannot be raises BadInput."""
        terms = self.options(given)
        self.check(self.content(terms), terms)
        return terms

    def options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a table, complete, and each of them one that can be; what the cards say is not asked yet."""
        for name, value in given.items():
            if name not in self.choices:
                raise BadInput(f"{self.title} has no option {name!r}; there are: {', '.join(self.choices) or 'none'}.")
            check_choice(name, value, self.choices[name])
        return {name: given.get(name, choices[0]) for name, choices in self.choices.items()}

    def check(self, content: Any, terms: Mapping[str, Any]) -> None:
        """Whether these cards allow these terms; BadInput names the option that they do not."""

    def offered(self) -> dict[str, tuple[Any, tuple[Any, ...]]]:
        """Each option of a table with its usual value and all it can be; nothing is listed for free texts."""
        return {name: (choices[0], choices) for name, choices in self.choices.items()}

    def rules(self) -> Mapping[str, str]:
        """The rules by their ids, each in one line."""
        return {}

    def printed(self, content: Any) -> list[Printed]:
        """What is printed on everything in the box."""
        return []

    def compare(self) -> Comparison | None:
        """The variants of the game side by side; None when there is only one."""
        return None

    def content(self, terms: Mapping[str, Any]) -> Content:
        """The tables that a game on these terms is played with."""
        raise NotImplementedError

    def source(self, content: Any) -> str:
        """The content as a text that content_from() reads back, to be kept with saved records."""
        return ""

    def content_from(self, source: str, terms: Mapping[str, Any]) -> Content:
        """The tables of an older game, from its source."""
        raise BadInput(f"{self.title} does not keep older contents.")

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
        return ()

    def outcome(self, state: Any) -> Outcome | None:
        """How it ended; None while it is played."""
        raise NotImplementedError

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        """What this seat may see, and nothing else; SPECTATOR sees what is open to all."""
        raise NotImplementedError

    def imagine(self, state: Any, seat: int) -> Any:
        """Deal everything afresh that the seat cannot see. The state is a copy, its chance has been seeded anew."""
        return state

    def barred(self, state: Any, seat: int) -> list[Barred]:
        """What the seat sees and cannot use now."""
        return []

    def cautions(self, state: Any) -> list[Caution]:
        """The options that lose or cost more than one might think, judged by what all can see."""
        return []

    def odds(self, state: Any, seat: int) -> list[str]:
        """What chance may bring, in sentences, as far as this seat can know it."""
        return []

    def order(self, state: Any) -> list[str]:
        """The things by which a table is laid out (the party, the players), in their order."""
        return []

    def say(self, state: Any, kind: str, value: Any) -> str:
        """A part of an event in words."""
        return "" if kind == "cause" else str(value)

    def thing(self, state: Any, kind: str, value: Any) -> str:
        """A part of an event by the name that options and views give the thing; empty when it is none."""
        return ""

    def cites(self, state: Any, fact: Fact, args: Mapping[str, Any]) -> tuple[str, ...]:
        """The rules that this rests on besides those of its fact: where it is content that says what happens."""
        return ()

    def chronicle(self, state: Any, seat: int, form: str) -> str:
        """What was written and done at the table as this seat knows it, to be kept: as `markdown` or `html`."""
        raise BadInput(f"{self.title} keeps no journal.")

    def position(self, state: Any, terms: Mapping[str, Any]) -> str:
        """This moment as a text that place() reads back."""
        raise BadInput(f"{self.title} has no written positions.")

    def place(self, text: str) -> tuple[dict[str, Any], State]:
        """The terms and the state that a position text describes."""
        raise BadInput(f"{self.title} has no written positions.")

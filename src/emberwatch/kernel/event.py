"""Facts: what a game says about what happened. Logs, animations, statistics and journals are read from them alone."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from emberwatch.kernel.rulebook import Rulebook

Audience = tuple[int, ...]
EVERYONE: Audience = (-1,)
SPECTATOR = -1  # the seat of those who only watch: they see and hear what is open to everybody


class Fact:
    """A kind of event.

    `text` is its sentence for people, with holes `{name:kind}` that the game's rulebook puts into words; `rules` are
    the ids it rests on; `changes` names the fields of the state it accounts for.
    """

    __slots__ = ("between", "changes", "name", "parts", "rules", "text")

    def __init__(self, name: str, text: str, rules: tuple[str, ...] = (), changes: tuple[str, ...] = ()) -> None:
        self.name = name
        self.text = text
        self.rules = rules
        self.changes = changes
        self.parts: tuple[tuple[str, str], ...] = tuple(
            (hole.split(":")[0], hole.split(":")[1].split("}")[0]) for hole in text.split("{")[1:]
        )
        self.between: list[str] = [
            piece.partition("}")[2] for piece in text.split("{")[1:]
        ]  # the holes, and behind them


Told = tuple[Fact, int, tuple[Any, ...], Audience]


class Event:
    """One thing that happened, put into words, with its cause and the rules it rests on."""

    __slots__ = ("args", "audience", "because", "changes", "name", "rules", "text", "things")

    def __init__(
        self,
        name: str,
        text: str,
        args: dict[str, Any],
        things: dict[str, str],
        because: str,
        rules: tuple[str, ...],
        changes: tuple[str, ...],
        audience: Audience,
    ) -> None:
        self.name = name
        self.text = text
        self.args = args
        self.things = things
        self.because = because
        self.rules = rules
        self.changes = changes
        self.audience = audience

    def heard_by(self, seat: int) -> bool:
        """Whether this seat may know of it."""
        return self.audience == EVERYONE or seat in self.audience

    def data(self) -> dict[str, Any]:
        """The event as it goes over a wire."""
        return {
            "name": self.name,
            "text": self.text,
            "args": self.args,
            "things": self.things,
            "because": self.because,
            "rules": list(self.rules),
        }

    def __repr__(self) -> str:
        return f"<{self.name}: {self.text}>"


def event_of(rulebook: "Rulebook", state: Any, told: Told) -> Event:
    """What was told, in words."""
    fact, cause, args, audience = told
    things: dict[str, str] = {}
    named = {name: value for (name, _), value in zip(fact.parts, args, strict=True)}
    for (name, kind), value in zip(fact.parts, args, strict=True):
        if thing := rulebook.thing(state, kind, value):
            things[name] = thing
    return Event(
        fact.name,
        sentence(fact, args, lambda kind, value: rulebook.say(state, kind, value)),
        named,
        things,
        rulebook.say(state, "cause", cause),
        (*fact.rules, *rulebook.cites(state, fact, named)),
        fact.changes,
        audience,
    )


def sentence(fact: Fact, args: tuple[Any, ...], say: Callable[[str, Any], str]) -> str:
    """A fact for people; `say` puts its parts into words."""
    text = fact.text.partition("{")[0]
    for (_, kind), value, then in zip(fact.parts, args, fact.between, strict=True):
        text += say(kind, value) + then
    return text[:1].upper() + text[1:]

"""Facts: what a game says about what happened. Logs, animations, statistics and journals are read from them alone."""

from typing import Any

Audience = tuple[int, ...]
EVERYONE: Audience = (-1,)


class Fact:
    """A kind of event.

    `text` is its sentence for people, with holes `{name:kind}` that the game's rulebook puts into words; `rules` are
    the ids it rests on; `changes` names the fields of the state it accounts for.
    """

    __slots__ = ("changes", "name", "parts", "rules", "text")

    def __init__(self, name: str, text: str, rules: tuple[str, ...] = (), changes: tuple[str, ...] = ()) -> None:
        self.name = name
        self.text = text
        self.rules = rules
        self.changes = changes
        self.parts: tuple[tuple[str, str], ...] = tuple(
            (hole.split(":")[0], hole.split(":")[1].split("}")[0]) for hole in text.split("{")[1:]
        )


Told = tuple[Fact, int, tuple[Any, ...], Audience]


class Event:
    """One thing that happened, put into words, with its cause and the rules it rests on."""

    __slots__ = ("args", "audience", "because", "changes", "name", "rules", "text")

    def __init__(
        self,
        name: str,
        text: str,
        args: dict[str, Any],
        because: str,
        rules: tuple[str, ...],
        changes: tuple[str, ...],
        audience: Audience,
    ) -> None:
        self.name = name
        self.text = text
        self.args = args
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
            "because": self.because,
            "rules": list(self.rules),
        }

    def __repr__(self) -> str:
        return f"<{self.name}: {self.text}>"

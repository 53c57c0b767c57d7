"""A question as a seat reads it: who may answer, what is asked, and every legal option."""

from typing import Any, NamedTuple


class Option(NamedTuple):
    """One legal answer."""

    key: str
    text: str
    points_at: tuple[str, ...]


class Decision(NamedTuple):
    """What the game waits for. A form has no options: any text that stands is an answer."""

    version: int
    name: str
    prompt: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules: tuple[str, ...]
    is_form: bool

    @property
    def keys(self) -> tuple[str, ...]:
        """The options' keys."""
        return tuple(option.key for option in self.options)

    def data(self) -> dict[str, Any]:
        """The decision as it goes over a wire."""
        return {
            "version": self.version,
            "name": self.name,
            "prompt": self.prompt,
            "seats": list(self.seats),
            "options": [
                {"key": option.key, "text": option.text, "points_at": list(option.points_at)}
                for option in self.options
            ],
            "rules": list(self.rules),
            "is_form": self.is_form,
        }

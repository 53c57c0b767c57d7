"""What is said when a language or a sentence is wrong."""

from collections.abc import Collection
from difflib import get_close_matches

SHOWN = 8


class LanguageError(ValueError):
    """The phrases or the lexicons do not make a language."""


class SentenceError(ValueError):
    """A text is not a sentence of the language: where it goes wrong, and what could stand there."""

    def __init__(
        self,
        text: str,
        column: int,
        trouble: str,
        understood: str = "",
        expected: Collection[str] = (),
        suggestion: str = "",
    ) -> None:
        super().__init__(text, column, trouble, understood, expected, suggestion)
        self.text = text
        self.column = column
        self.trouble = trouble
        self.understood = understood
        self.expected = tuple(sorted(expected))
        self.suggestion = suggestion

    @property
    def message(self) -> str:
        """The whole complaint, without its column."""
        said = f'understood "{self.understood}", then {self.trouble}' if self.understood else self.trouble
        if self.suggestion:
            said += f'; did you mean "{self.suggestion}"?'
        if not self.expected:
            return said
        shown = ", ".join(map(_quoted_mark, self.expected[:SHOWN]))
        shown += ", ..." if len(self.expected) > SHOWN else ""
        return f"{said}{'' if said.endswith('?') else '.'} Here could follow: {shown}"

    def __str__(self) -> str:
        return f"column {self.column}: {self.message}"


def _quoted_mark(word: str) -> str:
    return f'"{word}"' if len(word) == 1 and not word.isalnum() else word


def closest(word: str, known: Collection[str]) -> str:
    """The known word that looks most like this one, or nothing."""
    near = get_close_matches(word[:80], sorted(known), n=1, cutoff=0.6)
    return near[0] if near else ""


def did_you_mean(word: str, known: Collection[str]) -> str:
    """A question to put after a complaint, or nothing."""
    near = closest(word, known)
    return f'; did you mean "{near}"?' if near else ""

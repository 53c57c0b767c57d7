"""A form is the sentence of a phrase: words, with holes for its parts."""

import re
from typing import NamedTuple

HOLE = re.compile(r"\{([a-z]\w*):([A-Z]\w*)\}")
WORD = re.compile(r"[0-9]+|[^\W\d_]\w*(?:-\w+)*|['’]\w+|\S")
STOP = "."


class Hole(NamedTuple):
    """The place of one part: `{name:Kind}`."""

    name: str
    kind: str


class Word(NamedTuple):
    """A word or a mark, and where it starts in its text."""

    text: str
    start: int


def pieces(form: str) -> tuple[str | Hole, ...]:
    """The wording and the holes of a form, in order."""
    found: list[str | Hole] = []
    end = 0
    for hole in HOLE.finditer(form):
        found += [form[end : hole.start()], Hole(hole[1], hole[2])]
        end = hole.end()
    found.append(form[end:])
    return tuple(piece for piece in found if piece)


def holes(form: str) -> tuple[Hole, ...]:
    """The holes of a form, in order."""
    return tuple(piece for piece in pieces(form) if isinstance(piece, Hole))


def words(text: str) -> list[Word]:
    """The words and marks of a text; how they are spaced does not matter."""
    return [Word(found[0], found.start()) for found in WORD.finditer(text)]


def spelled(text: str) -> tuple[str, ...]:
    """The words and marks of a text without their places."""
    return tuple(WORD.findall(text))


def is_number(word: str) -> bool:
    """Whether a word is a plain number."""
    return word.isascii() and word.isdigit()


def respelled(word: str) -> tuple[str, ...]:
    """A word that opens a sentence, as it is and with the case of its first letter turned."""
    turned = word[:1].swapcase() + word[1:]
    return (word,) if len(turned) != len(word) or turned == word else (word, turned)

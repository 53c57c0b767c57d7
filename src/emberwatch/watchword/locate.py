"""Where in a TOML file a key or a letter of a string stands; the standard parser does not tell."""

import re
from contextlib import suppress
from typing import NamedTuple

Path = tuple[str | int, ...]

BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
KEY = re.compile(r"""[ \t]*(?:"((?:\\.|[^"\\\n])*)"|'([^'\n]*)'|([\w-]+))[ \t]*""")
STRING = re.compile(
    r'''"""(?:\\.|[^\\])*?"""(?:"{0,2})|\'\'\'.*?\'\'\'(?:'{0,2})|"(?:\\.|[^"\\\n])*"|'[^'\n]*\'''', re.DOTALL
)
PLAIN = re.compile(r"[^,\]}\n#]+")
ESCAPE = re.compile(r"\\(?:u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|.)")
CONTINUED = re.compile(r"\\[ \t]*\r?\n[ \t\r\n]*")
QUOTES = re.compile(r'"""(?:\r?\n)?|\'\'\'(?:\r?\n)?|"|\'')


class Spot(NamedTuple):
    """The offsets of a key and of its value."""

    key: int
    value: int


def spots(text: str) -> dict[Path, Spot]:
    """The spot of every table, key and element of a file that is known to be good TOML."""
    walk = _Walk(text)
    with suppress(ValueError):
        walk.file()
    return walk.spots


def line_and_column(text: str, offset: int) -> tuple[int, int]:
    """An offset as people count."""
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)


def offset_of_letter(text: str, start: int, letter: int) -> int:
    """The offset of one letter of the string that starts at `start`; an escape is one letter."""
    opening = QUOTES.match(text, start)
    if not opening:
        return start
    at = opening.end()
    for _ in range(letter):
        at = _next_letter(text, at) if opening[0][0] == '"' else at + 1
    return min(at, len(text))


def _next_letter(text: str, at: int) -> int:
    while continued := CONTINUED.match(text, at):
        at = continued.end()
    escape = ESCAPE.match(text, at)
    return escape.end() if escape else at + 1


class _Walk:
    """One walk through a file, from its first letter to its last."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.spots: dict[Path, Spot] = {}
        self.lengths: dict[Path, int] = {}

    def file(self) -> None:
        table: Path = ()
        self.skip(BLANK)
        while self.at < len(self.text):
            if self.sees("["):
                table = self.header()
            else:
                self.pair(table)
            self.skip(BLANK)

    def header(self) -> Path:
        start = self.at
        many = self.text.startswith("[[", self.at)
        self.at += 1 + many
        path: Path = ()
        *above, last = self.keys()
        for key in above:
            path = self.newest((*path, key))
        path = (*path, last)
        if many:
            self.lengths[path] = self.lengths.get(path, 0) + 1
            path = self.newest(path)
        self.at += 1 + many
        self.spots[path] = Spot(start, start)
        return path

    def newest(self, path: Path) -> Path:
        return (*path, self.lengths[path] - 1) if path in self.lengths else path

    def pair(self, table: Path) -> None:
        start = self.at
        path = (*table, *self.keys())
        self.expect("=")
        self.skip(BLANK)
        self.spots[path] = Spot(start, self.at)
        self.value(path)

    def keys(self) -> list[str]:
        found = [self.key()]
        while self.sees("."):
            self.at += 1
            found.append(self.key())
        return found

    def key(self) -> str:
        key = KEY.match(self.text, self.at)
        if not key:
            raise ValueError("there is no key here")
        self.at = key.end()
        return next(name for name in key.groups() if name is not None)

    def value(self, path: Path) -> None:
        if self.sees("["):
            self.elements(path)
        elif self.sees("{"):
            self.inline(path)
        elif not self.skip(STRING) and not self.skip(PLAIN):
            raise ValueError("there is no value here")

    def elements(self, path: Path) -> None:
        self.at += 1
        number = 0
        while not self.closed("]"):
            self.spots[*path, number] = Spot(self.at, self.at)
            self.value((*path, number))
            number += 1

    def inline(self, path: Path) -> None:
        self.at += 1
        while not self.closed("}"):
            self.pair(path)

    def closed(self, bracket: str) -> bool:
        """Past blanks and a comma; true when that leads to the end of what was opened."""
        self.skip(BLANK)
        if self.sees(","):
            self.at += 1
            self.skip(BLANK)
        if not self.sees(bracket):
            return False
        self.at += 1
        return True

    def sees(self, mark: str) -> bool:
        return self.text.startswith(mark, self.at)

    def expect(self, mark: str) -> None:
        if not self.sees(mark):
            raise ValueError(f"there is no {mark} here")
        self.at += 1

    def skip(self, pattern: re.Pattern[str]) -> bool:
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return found is not None

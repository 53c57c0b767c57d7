"""The files of a pack, read with caution: a stranger may have written them."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from emberwatch.watchword import locate
from emberwatch.watchword.problem import Problem

FILES = 64
BYTES = 1_000_000
DOTS = 32
DEPTH = 16

AT = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


@dataclass(frozen=True)
class Source:
    """One file of a pack."""

    pack: Path
    name: str
    text: str
    data: dict[str, object]

    @cached_property
    def spots(self) -> dict[locate.Path, locate.Spot]:
        """Where everything stands."""
        return locate.spots(self.text)

    def problem(self, path: locate.Path, message: str, letter: int | None = None) -> Problem:
        """A problem with what stands at a path, or with one letter of the string there."""
        known = path
        while known and known not in self.spots:
            known = known[:-1]
        spot = self.spots.get(known, locate.Spot(0, 0))
        offset = spot.key if letter is None else locate.offset_of_letter(self.text, spot.value, letter)
        return Problem(self.name, *locate.line_and_column(self.text, offset), message)


def read_sources(pack: Path, problems: list[Problem]) -> Iterator[Source]:
    """The sources of one pack, a folder or a file; what cannot be read becomes a problem."""
    try:
        files = sorted(pack.glob("*.toml")) if pack.is_dir() else [pack]
        home = pack.resolve(strict=True)
    except (OSError, ValueError, RuntimeError):
        problems.append(Problem(str(pack), 1, 1, "there is no such file or folder"))
        return
    if not files:
        problems.append(Problem(str(pack), 1, 1, "there is no TOML file in this folder"))
    if len(files) > FILES:
        problems.append(Problem(str(pack), 1, 1, f"a pack has at most {FILES} files, this one {len(files)}"))
        return
    for file in files:
        found = _read(pack, file, home)
        if isinstance(found, Problem):
            problems.append(found)
        else:
            yield found


def _read(pack: Path, file: Path, home: Path) -> Source | Problem:
    try:
        real = file.resolve(strict=True)
        if not real.is_relative_to(home) or not real.is_file():
            return Problem(str(file), 1, 1, "this is not a file of this pack")
        with real.open("rb") as opened:
            raw = opened.read(BYTES + 1)
    except (OSError, RuntimeError):
        return Problem(str(file), 1, 1, "this file cannot be read")
    if len(raw) > BYTES:
        return Problem(str(file), 1, 1, f"a file has at most {BYTES} bytes")
    return _parse(pack, str(file), raw)


def _parse(pack: Path, name: str, raw: bytes) -> Source | Problem:
    try:
        text = raw.decode().replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        return Problem(name, line, 1, "this is not UTF-8 text")
    for number, line_text in enumerate(text.split("\n"), 1):
        # A key of thousands of dotted names would keep the TOML parser busy for minutes.
        if line_text.count(".") > DOTS:
            return Problem(name, number, 1, f"a line has at most {DOTS} full stops")
    try:
        data = tomllib.loads(text)
    except RecursionError:
        return Problem(name, 1, 1, "this is nested too deeply")
    except ValueError as error:
        return _toml_problem(name, text, str(error))
    if _depth(data) > DEPTH:
        return Problem(name, 1, 1, f"tables are nested at most {DEPTH} deep")
    return Source(pack, name, text, data)


def _toml_problem(name: str, text: str, message: str) -> Problem:
    at = AT.search(message)
    line, column = (int(at[1]), int(at[2])) if at and at[1] else (text.count("\n") + 1, 1)
    said = message[: at.start()] if at else message
    return Problem(name, line, column, f"this is not TOML: {said}")


def _depth(data: object) -> int:
    """How deep tables and arrays are nested, counted level by level as there may be very many."""
    depth, level = 0, [data]
    while level and depth <= DEPTH:
        depth += 1
        level = [
            below
            for each in level
            if isinstance(each, dict | list)
            for below in (each.values() if isinstance(each, dict) else each)
        ]
    return depth

"""The entries of a pack, gathered from its sources; every fault is noted and the rest goes on."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path as FilePath
from typing import Any, TypeVar

import msgspec

from emberwatch.watchword.errors import SentenceError, did_you_mean
from emberwatch.watchword.language import Language, Saying
from emberwatch.watchword.locate import Path
from emberwatch.watchword.marks import Marked, Refers, Says, field_names, marked
from emberwatch.watchword.phrase import Phrase
from emberwatch.watchword.problem import Problem
from emberwatch.watchword.source import Source

Entries = Mapping[str, Mapping[str, msgspec.Struct]]
Entry = TypeVar("Entry", bound=msgspec.Struct)

ENTRIES = 2000
TEXTS = 5000
PROBLEMS = 200
HEAD = "pack"
ID = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")
UNKNOWN_FIELD = re.compile(r"Object contains unknown field `(.*)`$", re.DOTALL)
PLACE = re.compile(r"\.([^.\[]+)|\[(\d+)\]")


class About(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The table at the head of a pack."""

    id: str
    name: str = ""
    version: str = ""
    language: str = "en"


class Gathering:
    """What was found so far."""

    def __init__(self, schema: Mapping[str, type[msgspec.Struct]]) -> None:
        self.schema = schema
        self.problems: list[Problem] = []
        self.about: dict[FilePath, About] = {}
        self.entries: dict[str, dict[str, msgspec.Struct]] = {table: {} for table in schema}
        self.origins: dict[tuple[str, str], tuple[Source, Path]] = {}

    def take(self, source: Source) -> None:
        """Take all entries of one file."""
        for table, rows in source.data.items():
            if table == HEAD:
                self._take_head(source, rows)
            elif table not in self.schema:
                message = f'"{table}" is no table{did_you_mean(table, [*self.schema, HEAD])}'
                self.problems.append(source.problem((table, 0), message))
            elif not isinstance(rows, list):
                self.problems.append(source.problem((table,), f"entries of a table begin with [[{table}]]"))
            else:
                for number, row in enumerate(rows):
                    if self._enough():
                        return
                    self._take_entry(source, table, row, (table, number))

    def check_references(self) -> None:
        """Every id that an entry mentions must exist."""
        known = {table: [name for at, name in self.origins if at == table] for table in self.schema}
        for table, name, found in self._all_marked():
            if self._enough():
                return
            if isinstance(found.mark, Refers) and found.text not in known.get(found.mark.table, []):
                suggestion = did_you_mean(found.text, known.get(found.mark.table, []))
                self._note(table, name, found, f'there is no {found.mark.table} "{found.text}"{suggestion}')

    def parse(self, language: Language) -> dict[Path, list[Phrase]]:
        """What all the texts say, by table, id and field."""
        texts = [
            (table, name, found, Saying(found.text, found.mark.kind, found.mark.fragment))
            for table, name, found in self._all_marked()
            if isinstance(found.mark, Says)
        ]
        if len(texts) > TEXTS:
            table, name, found, _ = texts[TEXTS]
            self._note(table, name, found, f"there are more than {TEXTS} texts")
            return {}
        said: dict[Path, list[Phrase]] = {}
        readings = language.parse_all([saying for *_, saying in texts])
        for (table, name, found, _), phrases in zip(texts, readings, strict=True):
            if isinstance(phrases, SentenceError):
                message = f"{table} {name}: {phrases.message}"
                self._note(table, name, found, message, phrases.column - 1)
            else:
                said[table, name, *found.path] = phrases
        return said

    def _enough(self) -> bool:
        """Nobody reads more problems than this, and looking for what was meant takes time."""
        return len(self.problems) >= PROBLEMS

    def _all_marked(self) -> Iterator[tuple[str, str, Marked]]:
        for table, entries in self.entries.items():
            for name, entry in entries.items():
                yield from ((table, name, found) for found in marked(entry))

    def _note(self, table: str, name: str, found: Marked, message: str, letter: int = 0) -> None:
        """Note a problem with a text of an entry, at one of its letters."""
        source, path = self.origins[table, name]
        self.problems.append(source.problem((*path, *found.path), message, letter))

    def _take_head(self, source: Source, head: object) -> None:
        about = self._converted(source, (HEAD,), head, About)
        if about and source.pack in self.about:
            self.problems.append(source.problem((HEAD,), "this pack has a head already"))
        elif about:
            self.about[source.pack] = about

    def _take_entry(self, source: Source, table: str, row: object, path: Path) -> None:
        name = row.get("id") if isinstance(row, dict) else None
        if not isinstance(name, str) or not ID.fullmatch(name):
            self.problems.append(source.problem(path, "an entry needs an id: small letters, digits, - and _"))
        elif (table, name) in self.origins:
            first, _ = self.origins[table, name]
            message = f'{table} "{name}" is already in {first.name}'
            self.problems.append(source.problem((*path, "id"), message))
        elif len(self.origins) == ENTRIES:
            self.problems.append(source.problem(path, f"there are more than {ENTRIES} entries"))
        elif len(self.origins) < ENTRIES:
            self.origins[table, name] = source, path
            entry = self._converted(source, path, row, self.schema[table])
            if entry is not None:
                self.entries[table][name] = entry

    def _converted(self, source: Source, path: Path, row: object, kind: type[Entry]) -> Entry | None:
        """A row as an entry; unknown fields are taken out one by one, so that all of them are told."""
        while True:
            try:
                return msgspec.convert(row, kind)
            except msgspec.ValidationError as error:
                message, _, place = str(error).partition(" - at `$")
                steps = PLACE.findall(place.removesuffix("`"))
                inside: Path = tuple(int(number) if number else key for key, number in steps)
            unknown = UNKNOWN_FIELD.match(message)
            if not unknown:
                self.problems.append(source.problem((*path, *inside), message))
                return None
            field = unknown[1]
            message = f'"{field}" is no field{did_you_mean(field, field_names(kind))}'
            self.problems.append(source.problem((*path, *inside, field), message))
            if self._enough() or not _take_out(row, inside, field):
                return None


def _take_out(row: Any, inside: Path, field: str) -> bool:
    """Take a field out of a row, if it can be found there."""
    for key in inside:
        try:
            row = row[key]
        except (KeyError, IndexError, TypeError):
            return False
    return isinstance(row, dict) and row.pop(field, None) is not None

"""Packs: cards as data. A pack is a folder of TOML files, or one file."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path as FilePath

import msgspec

from emberwatch.watchword.errors import LanguageError
from emberwatch.watchword.gather import About, Entries, Entry, Gathering
from emberwatch.watchword.language import Language
from emberwatch.watchword.locate import Path
from emberwatch.watchword.phrase import Phrase
from emberwatch.watchword.problem import PackError, Problem
from emberwatch.watchword.source import read_sources


@dataclass(frozen=True)
class Pack:
    """The cards of one or more packs, with what they say."""

    about: tuple[About, ...]
    language: Language
    entries: Entries
    phrases: Mapping[Path, list[Phrase]]
    problems: tuple[Problem, ...]

    def all(self, table: str, kind: type[Entry]) -> list[Entry]:
        """The entries of a table, in the order of the files."""
        return [entry for entry in self.entries[table].values() if isinstance(entry, kind)]

    def says(self, table: str, name: str, *field: str | int) -> list[Phrase]:
        """What a field of an entry says; nothing where the field holds no text."""
        return self.phrases.get((table, name, *field), [])

    def used_by(self) -> dict[str, list[str]]:
        """For each phrase that is used, by its name, the ids of the entries that use it."""
        found: dict[str, dict[str, None]] = {}
        for (_, name, *_), phrases in self.phrases.items():
            for phrase in (below for top in phrases for below in top.walk()):
                found.setdefault(type(phrase).__name__, {})[str(name)] = None
        return {phrase: list(names) for phrase, names in found.items()}

    def sound(self) -> "Pack":
        """This pack, if it has no problems."""
        if self.problems:
            raise PackError(self.problems)
        return self


def read_pack(
    path: FilePath | Sequence[FilePath],
    schema: Mapping[str, type[msgspec.Struct]],
    language_of: Callable[[Entries], Language],
) -> Pack:
    """Read one pack, or several that belong together. Only a pack without a language is refused outright."""
    gathering = Gathering(schema)
    for each in [path] if isinstance(path, FilePath) else path:
        for source in read_sources(each, gathering.problems):
            gathering.take(source)
    gathering.check_references()
    try:
        language = language_of(gathering.entries)
    except LanguageError as error:
        raise PackError([*gathering.problems, Problem(str(path), 1, 1, str(error))]) from None
    phrases = gathering.parse(language)
    about, problems = tuple(gathering.about.values()), tuple(sorted(gathering.problems))
    return Pack(about, language, gathering.entries, phrases, problems)

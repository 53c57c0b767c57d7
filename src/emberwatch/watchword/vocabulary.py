"""The vocabulary page: every phrase of a language, what it means, and who uses it."""

import ast
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from emberwatch.watchword.form import holes
from emberwatch.watchword.language import Language
from emberwatch.watchword.phrase import Phrase, own_form

Meanings = dict[str, str]


class Word(NamedTuple):
    """One phrase of the vocabulary."""

    category: str
    name: str
    form: str
    parts: dict[str, str]
    meaning: str
    used_by: tuple[str, ...]


def vocabulary(language: Language, used_by: Mapping[str, Sequence[str]]) -> list[Word]:
    """Every phrase, by category. `used_by` has the ids of the cards that use a phrase, by its name."""
    read: dict[str, Meanings] = {}
    return sorted(
        Word(
            phrase.__bases__[0].__name__,
            name,
            own_form(phrase),
            {hole.name: hole.kind for hole in holes(own_form(phrase))},
            _meaning(phrase, read),
            tuple(used_by.get(name, ())),
        )
        for name, phrase in language.classes.items()
        if own_form(phrase)
    )


def vocabulary_page(language: Language, entries: Sequence[Word]) -> str:
    """The vocabulary as plain lines."""
    lines: list[str] = []
    category = ""
    for entry in entries:
        if entry.category != category:
            category = entry.category
            lines += ["", *_heading(language.classes[category])] if lines else _heading(language.classes[category])
        lines.append(f"  {entry.form}")
        lines += [f"      {line}" for line in entry.meaning.splitlines() if line.strip()]
        if entry.parts:
            lines.append(f"      parts: {', '.join(f'{part} is a {kind}' for part, kind in entry.parts.items())}")
        lines.append(f"      used by: {', '.join(entry.used_by) or 'nobody yet'}")
    return "\n".join(lines)


def lexicon_page(kind: str, words: Iterable[str]) -> str:
    """The words that the cards themselves bring into the language."""
    return "\n".join([kind, *(f"  {word}" for word in words)])


def _heading(category: type[Phrase]) -> list[str]:
    """A category, what it belongs to, and what it is for."""
    above = category.__bases__[0]
    name = category.__name__ if above is Phrase else f"{category.__name__}, a kind of {above.__name__}"
    meaning = _meaning(category, {}).partition("\n")[0].partition(". ")[0].rstrip(".")
    return [f"{name}: {meaning}." if meaning else name]


def _meaning(phrase: type[Phrase], read: dict[str, Meanings]) -> str:
    """What the source says of a class; a compiled class has forgotten it."""
    module = phrase.__module__
    if module not in read:
        read[module] = _meanings(module)
    return read[module].get(phrase.__name__, "")


def _meanings(module: str) -> Meanings:
    file = Path(sys.modules[module].__file__ or "")
    source = file.with_name(f"{file.name.split('.')[0]}.py")
    if not source.is_file():
        return {}
    tree = ast.parse(source.read_text(encoding="utf-8"))
    return {each.name: ast.get_docstring(each) or "" for each in tree.body if isinstance(each, ast.ClassDef)}

"""Phrases as plain data, and back."""

from typing import TYPE_CHECKING

from emberwatch.watchword.form import holes
from emberwatch.watchword.grammar import NUMBER
from emberwatch.watchword.phrase import Phrase, own_form

if TYPE_CHECKING:
    from emberwatch.watchword.language import Language


def to_data(phrase: Phrase) -> list[object]:
    """A phrase as its name and its parts: `["Defeat", {"who": [...]}]`."""
    parts = {name: getattr(phrase, name) for name in phrase.parts()}
    return [
        type(phrase).__name__,
        {name: to_data(part) if isinstance(part, Phrase) else part for name, part in parts.items()},
    ]


def from_data(language: "Language", data: object, kind: str) -> Phrase:
    """The phrase of this kind that such data means; ValueError if there is none."""
    match data:
        case [str(name), {**parts}]:
            pass
        case _:
            raise ValueError(f"this is no phrase: {data!r:.80}")
    known = {phrase.__name__: phrase for phrase in language.productions[kind]}
    if name not in known:
        raise ValueError(f"{name} is no {kind}")
    kinds = {hole.name: hole.kind for hole in holes(own_form(known[name]))}
    if kinds.keys() != parts.keys():
        raise ValueError(f"{name} has the parts {list(kinds)}")
    return known[name](**{part: _part(language, parts[part], kind) for part, kind in kinds.items()})


def _part(language: "Language", data: object, kind: str) -> object:
    if kind in language.productions:
        return from_data(language, data, kind)
    if kind == NUMBER and type(data) is int and data >= 0:
        return data
    if kind in language.lexicons and isinstance(data, str) and data in language.written[kind]:
        return data
    raise ValueError(f"{data!r:.80} is no {kind}")

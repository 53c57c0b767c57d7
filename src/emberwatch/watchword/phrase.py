"""A phrase is one class: its words, its parts, and (in a game) what it does."""

from typing import ClassVar

from emberwatch.watchword.form import holes

_part_names: dict[type, tuple[str, ...]] = {}


def own_form(phrase: type) -> str:
    """The form a class itself declares; empty for a category."""
    form = phrase.__dict__.get("form", "")
    return form if isinstance(form, str) else ""


def part_names(phrase: type) -> tuple[str, ...]:
    """The names of the parts of a phrase, in the order of its form."""
    if phrase not in _part_names:
        _part_names[phrase] = tuple([hole.name for hole in holes(own_form(phrase))])
    return _part_names[phrase]


class Phrase:
    """A piece of a sentence. A class without a form of its own is a category."""

    form: ClassVar[str] = ""
    number: int

    def __init__(self, **parts: object) -> None:
        phrase = type(self)
        if not own_form(phrase):
            raise TypeError(f"{phrase.__name__} is a category, not a phrase")
        names = part_names(phrase)
        missing = [name for name in names if name not in parts]
        unknown = [name for name in parts if name not in names]
        if missing or unknown:
            raise TypeError(f"{phrase.__name__} has the parts {names}: missing {missing}, unknown {unknown}")
        self.number = -1
        for name in names:
            setattr(self, name, parts[name])

    def parts(self) -> tuple[str, ...]:
        """The names of the parts, in the order of the form."""
        return part_names(type(self))

    def children(self) -> list["Phrase"]:
        """The parts that are phrases themselves, in order."""
        found: list[Phrase] = []
        for name in self.parts():
            part = getattr(self, name)
            if isinstance(part, Phrase):
                found.append(part)
        return found

    def walk(self) -> list["Phrase"]:
        """This phrase and all below it, in reading order."""
        found: list[Phrase] = [self]
        for child in self.children():
            found.extend(child.walk())
        return found

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in self.parts())

    def __hash__(self) -> int:
        return hash((type(self).__name__, tuple([getattr(self, name) for name in self.parts()])))

    def __repr__(self) -> str:
        parts = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.parts()])
        return f"{type(self).__name__}({parts})"

"""What a game says of the fields of its cards: this one holds sentences, that one the id of another card."""

from collections.abc import Iterator
from types import UnionType
from typing import Annotated, NamedTuple, Union, get_args, get_origin

import msgspec

from emberwatch.watchword.locate import Path


class Says(NamedTuple):
    """A text field that holds sentences of a kind, or a bare fragment of one."""

    kind: str
    fragment: bool = False


class Refers(NamedTuple):
    """A text field that holds the id of an entry of a table."""

    table: str


class Marked(NamedTuple):
    """A text with its mark and its place in the entry."""

    mark: Says | Refers
    text: str
    path: Path


def marked(entry: msgspec.Struct) -> Iterator[Marked]:
    """All marked texts of an entry; an empty text says nothing."""
    return _in_struct(entry, ())


def field_names(struct: type[msgspec.Struct]) -> set[str]:
    """The names of the fields of an entry and of all tables inside it."""
    found: set[str] = set()
    for field in msgspec.structs.fields(struct):
        found.add(field.encode_name)
        for inner in _structs(field.type):
            found |= field_names(inner)
    return found


def _structs(annotation: object) -> Iterator[type[msgspec.Struct]]:
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        yield annotation
    for argument in get_args(annotation):
        yield from _structs(argument)


def _in_struct(struct: msgspec.Struct, path: Path) -> Iterator[Marked]:
    for field in msgspec.structs.fields(struct):
        yield from _in_value(field.type, getattr(struct, field.name), (*path, field.encode_name))


def _in_value(annotation: object, value: object, path: Path) -> Iterator[Marked]:
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        if isinstance(value, str):
            marks = [mark for mark in arguments[1:] if isinstance(mark, Refers) or (isinstance(mark, Says) and value)]
            yield from (Marked(mark, value, path) for mark in marks)
        yield from _in_value(arguments[0], value, path)
    elif origin in (Union, UnionType):
        for choice in arguments:
            yield from _in_value(choice, value, path)
    elif isinstance(value, msgspec.Struct):
        if annotation is type(value):
            yield from _in_struct(value, path)
    elif isinstance(value, list | tuple) and origin in (list, tuple):
        for number, each in enumerate(value):
            yield from _in_value(arguments[0], each, (*path, number))
    elif isinstance(value, dict) and origin is dict:
        for key, each in value.items():
            yield from _in_value(arguments[1], each, (*path, key))

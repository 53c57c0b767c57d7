"""The wire's types in TypeScript. `python -m emberwatch.table.typescript` writes them where the client reads them."""

import inspect
import sys
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import inspect as seen

from emberwatch.table import requests, wire

PLACE = Path("web/src/lib/wire.ts")

HEAD = """\
// Written by `python -m emberwatch.table.typescript` from wire.py and requests.py; change those, not this file.

export type Thing = string;
"""

NAMES: dict[type[seen.Type], str] = {
    seen.AnyType: "unknown",
    seen.BoolType: "boolean",
    seen.FloatType: "number",
    seen.IntType: "number",
    seen.NoneType: "null",
    seen.StrType: "string",
}
LITERALS = {"SeatKind": wire.SeatKind}


def typescript() -> str:
    """The whole file."""
    parts = [HEAD]
    for name, meant in {**vars(requests), **vars(wire)}.items():
        if inspect.isclass(meant) and issubclass(meant, msgspec.Struct) and meant is not msgspec.Struct:
            parts.append(_interface(meant))
        elif isinstance(meant, UnionType):
            parts.append(f"export type {name} =\n  | " + "\n  | ".join(one.__name__ for one in get_args(meant)) + ";\n")
        elif name in LITERALS:
            parts.append(f"export type {name} = {' | '.join(map(_quoted, get_args(meant)))};\n")
    return "\n".join(parts)


def _interface(struct: type[msgspec.Struct]) -> str:
    kind = seen.type_info(struct)
    assert isinstance(kind, seen.StructType)
    lines = [f"/** {' '.join((struct.__doc__ or '').split())} */", f"export interface {struct.__name__} {{"]
    if kind.tag_field:
        lines.append(f"  {kind.tag_field}: {_quoted(kind.tag)};")
    for field in kind.fields:
        # What the server sends is always there; what it reads may leave out whatever has a default.
        optional = "" if field.required else "?"
        lines.append(f"  {field.name}{optional}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _type(kind: seen.Type) -> str:
    plain = NAMES.get(type(kind))
    if plain:
        return plain
    if isinstance(kind, seen.StructType):
        return kind.cls.__name__
    if isinstance(kind, seen.ListType):
        item = _type(kind.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(kind, seen.DictType):
        return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
    if isinstance(kind, seen.LiteralType):
        named = next((name for name, meant in LITERALS.items() if set(get_args(meant)) == set(kind.values)), "")
        return named or " | ".join(_quoted(value) for value in kind.values)
    if isinstance(kind, seen.UnionType):
        return " | ".join(_type(one) for one in sorted(kind.types, key=lambda one: isinstance(one, seen.NoneType)))
    raise TypeError(f"the wire carries nothing like {kind!r}")


def _quoted(value: Any) -> str:
    return f'"{value}"'


def main() -> None:
    """Write the file, below the folder this is run in."""
    PLACE.write_text(typescript(), encoding="utf-8")
    sys.stdout.write(f"{PLACE} is up to date.\n")


if __name__ == "__main__":
    main()

"""Plain data as TOML. For values JSON is TOML already, but for tables."""

from collections.abc import Mapping
from typing import Any

import msgspec


def toml(value: Any) -> str:
    """One value."""
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml(one) for one in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{toml(name)} = {toml(one)}" for name, one in value.items()) + "}"
    return msgspec.json.encode(value).decode()


def toml_entries(entries: Mapping[str, Mapping[str, msgspec.Struct]]) -> str:
    """The entries of a pack, as one file."""
    blocks = []
    for table, rows in entries.items():
        for entry in rows.values():
            fields: dict[str, Any] = msgspec.to_builtins(entry)
            lines = [f"{name} = {toml(value)}" for name, value in fields.items() if value is not None]
            blocks.append("\n".join([f"[[{table}]]", *lines, ""]))
    return "\n".join(blocks)

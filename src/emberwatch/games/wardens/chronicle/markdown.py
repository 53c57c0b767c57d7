"""The chronicle as Markdown that reads well as plain text, too."""

import re

from emberwatch.games.wardens.chronicle.passages import Passage, View, passages
from emberwatch.games.wardens.chronicle.sheets import Sheet, fiction, sheets, title

MARKS = re.compile(r"([\\`*_<\[\]|])")  # what would be read as more than letters
OPENING = re.compile(r"^(\s*)([#>+-]|\d+\.)(?=\s)")  # at the beginning of a line


def markdown(view: View) -> str:
    """The whole journal and all sheets."""
    parts = [f"# {plain(title(view))}", f"Wardens of the Duskwatch, {view['edition']} edition."]
    parts += [f"- {plain(vow['text'])} ({vow['state']}){_note(vow['notes'])}" for vow in view["vows"]]
    parts += ["## The journal", *(_told(one) for one in passages(view))]
    parts += ["## The Wardens", *(_sheet(one) for one in sheets(view))]
    if things := fiction(view):
        parts += ["## Foes, people and places"]
        parts += ["\n".join(f"- {plain(name)}{_note(text)}" for name, text in things)]
    return "\n\n".join(parts) + "\n"


def plain(text: str) -> str:
    """What people wrote stays what they wrote."""
    return "\n".join(OPENING.sub(r"\1\\\2", MARKS.sub(r"\\\1", line)) for line in text.splitlines())


def _note(text: str) -> str:
    return f": {plain(text)}" if text else ""


def _told(one: Passage) -> str:
    if one.kind == "scene":
        return f"### {plain(one.text)}"
    if one.kind == "prose":
        return plain(one.text) + _tells(one)
    if one.kind == "remark":
        said = f"*{one.by}, out of character:* {plain(one.text)}{_tells(one)}"
        return "\n".join(f"> {line}".rstrip() for line in said.splitlines())
    return "\n".join([f"- **{plain(one.text)}**", *(f"    - {plain(line)}" for line in one.more)])


def _tells(one: Passage) -> str:
    return f"\n\n*Tells of: {plain(one.tells_of[1])}.*" if one.tells_of else ""


def _sheet(one: Sheet) -> str:
    names, numbers = zip(*one.scores, strict=True)
    lines = [
        f"### {plain(one.name)}",
        f"Played by {plain(one.player)}; {one.status}.",
        f"| {' | '.join(names)} |\n|{'---|' * len(names)}\n| {' | '.join(map(str, numbers))} |",
        "\n".join(f"- {kind.capitalize()}: {plain(text)}" for kind, text in one.records),
        "\n".join(f"- {plain(text)}" for text in one.stores),
        f"Seen as: {plain(one.looks)}" if one.looks else "",
        f"Remembers: {plain(one.memory)}" if one.memory else "",
    ]
    return "\n\n".join(filter(None, lines))

"""The journal as a stream of passages: what people wrote, and in one line each what the rules did between."""

from collections.abc import Callable
from typing import Any, NamedTuple

from emberwatch.games.wardens.cards import LETTERS, SYMBOLS

View = dict[str, Any]
WRITTEN = ("prose", "remark", "scene")


class Passage(NamedTuple):
    """A paragraph, or a line that opens to more."""

    kind: str
    text: str
    by: str  # who wrote it
    more: tuple[str, ...]  # what the line opens to
    id: int  # of its entry
    tells_of: "tuple[int, str] | None" = None  # the entry of the Draw that a paragraph tells of, and how that is called


def passages(view: View) -> list[Passage]:
    """The whole journal in its order."""
    return [_passage(view, entry) for entry in view["journal"]]


def _passage(view: View, entry: View) -> Passage:
    kind = entry["kind"]
    if kind in WRITTEN:
        seat = entry["seat"]
        by = view["seats"][seat]["name"] if 0 <= seat < len(view["seats"]) else ""
        return Passage(kind, entry["text"], by, (), entry["id"], _tells_of(view, entry))
    text, more = LINES[kind](view, entry)
    return Passage(kind, text, "", tuple(more), entry["id"])


def _tells_of(view: View, entry: View) -> tuple[int, str] | None:
    draws = (one for one in view["journal"] if one["id"] == entry.get("link") and "draw" in one)
    return next(((one["id"], f"{one['draw']['action']}, {one['draw']['outcome']}") for one in draws), None)


def card(key: str) -> str:
    """10H as people read it: 10♥."""
    return "Joker" if key == "joker" else key[:-1] + SYMBOLS[LETTERS.index(key[-1])]


def value(key: str) -> int:
    """What a card counts in a Draw."""
    return {"A": 1, "J": 11, "Q": 12, "K": 13}.get(key[:-1]) or int(key[:-1])


def named(view: View, character: str) -> str:
    """A character by its name."""
    return next((one["name"] or one["id"] for one in view["characters"] if one["id"] == character), character)


def _draw(view: View, entry: View) -> tuple[str, list[str]]:
    draw = entry["draw"]
    head = f"{draw['name']}, {draw['action']}, {draw['approach'].capitalize()}"
    if not draw["cards"]:
        return f"{head}.", []
    first, *challenge = draw["cards"]
    added = draw["score"] + sum(reason["levels"] for reason in draw["reasons"])
    total = value(first) + added
    against = " and ".join(str(value(one)) for one in challenge)
    sign = "+" if added >= 0 else "-"
    line = f"{head}: {value(first)} {sign} {abs(added)} against {against}. {draw['outcome']}."
    more = [
        f"Cards: {card(first)} against {' and '.join(card(one) for one in challenge)}",
        f"Sum: {_sum(draw, first)} = {total}",
        *(f"{card(one)}: {verdict(total, value(one))}" for one in challenge),
    ]
    if draw["fate"]:
        more.append(f"{draw['fate']}: the cards gave a {draw['shown']}")
    if draw["cost"]:
        more.append(f"Cost: {draw['cost']}")
    return line, [*more, *draw.get("effects", [])]


def _sum(draw: View, first: str) -> str:
    parts = [f"{value(first)} card", f"{draw['score']:+d} {draw['approach'].capitalize()}"]
    return ", ".join([*parts, *(f"{reason['levels']:+d} {reason['text']}" for reason in draw["reasons"])])


def verdict(total: int, against: int) -> str:
    """Beaten or not, and why."""
    if total > against:
        return f"beaten, {total} is above {against}"
    return f"not beaten, {total} {'only equals' if total == against else 'is below'} {against}"


def _oracle(view: View, entry: View) -> tuple[str, list[str]]:
    asked = entry["oracle"]
    shown = " ".join(card(one) for one in asked["cards"])
    return f"Oracle, {asked['likelihood']}: {asked['question']} {asked['answer']}", [f"Cards: {shown}"]


def _spark(view: View, entry: View) -> tuple[str, list[str]]:
    return f"Spark: {entry['spark']['theme']}, {entry['spark']['impulse']}.", []


def _vow(view: View, entry: View) -> tuple[str, list[str]]:
    return f"The Vow, {entry['text']}: {entry['vow']}.", []


def _character(view: View, entry: View) -> tuple[str, list[str]]:
    name = named(view, entry["character"])
    return (f"{name}: {entry['text']}" if entry["text"] else f"{name} comes into play."), []


def _correction(view: View, entry: View) -> tuple[str, list[str]]:
    return f"Corrected: {entry['text']}", []


LINES: dict[str, Callable[[View, View], tuple[str, list[str]]]] = {
    "draw": _draw,
    "oracle": _oracle,
    "spark": _spark,
    "vow": _vow,
    "character": _character,
    "correction": _correction,
}

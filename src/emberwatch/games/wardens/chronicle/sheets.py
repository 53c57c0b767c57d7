"""A sheet as the lines that one would print."""

from typing import Any, NamedTuple

View = dict[str, Any]


class Sheet(NamedTuple):
    """Everything on a character, in words."""

    name: str
    player: str
    status: str
    scores: tuple[tuple[str, int], ...]
    records: tuple[tuple[str, str], ...]  # kind and text
    stores: tuple[str, ...]
    looks: str
    memory: str


def sheets(view: View) -> list[Sheet]:
    """Those of all characters, in the order in which they were made."""
    return [
        Sheet(
            one["name"] or "A Warden in the making",
            one["player"],
            one["status"],
            (*one["core"].items(), *one["reserve"].items()),
            tuple((record["kind"].replace("-", " "), record["text"]) for record in one["records"]),
            tuple(store["text"] for store in one["stores"]),
            one["looks"],
            one["memory"],
        )
        for one in view["characters"]
    ]


def title(view: View) -> str:
    """What the whole is called: the Vow that is being kept, or was the last."""
    return next((vow["text"] for vow in reversed(view["vows"])), "A watch at dusk")


def fiction(view: View) -> list[tuple[str, str]]:
    """Foes, people, places and the like, with what was noted of them."""
    return [
        (
            f"{thing['kind'].capitalize()}: {thing['name']}",
            " ".join(filter(None, (thing["text"], _ticks(thing), "Crossed out." if thing["crossed"] else ""))),
        )
        for thing in view["things"]
    ]


def _ticks(thing: View) -> str:
    return f"{thing['ticks']} of {thing['size']}." if thing["size"] else ""

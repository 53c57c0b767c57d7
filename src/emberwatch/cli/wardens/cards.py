"""What the book says of an Action, a Score, a Gift or a table, by its name."""

from difflib import get_close_matches

from emberwatch import Game, Refused
from emberwatch.kernel import Printed


def card(game: Game, name: str) -> list[str]:
    """The entry of this name, or of this id."""
    entries = game.rulebook.printed(game.state.content)
    wanted = name.casefold()
    if not wanted:
        return ["Look up what? Say `card NAME`, such as `card Purify`."]
    found = [one for one in entries if wanted in (one.name.casefold(), one.id, one.id.partition(":")[2])]
    found = found or [
        one for one in entries if wanted in one.name.casefold() or wanted in one.about.get("find", "").split()
    ]
    if found:
        outcomes = next(one.about["outcomes"] for one in entries if one.kind == "edition")
        return [line for one in found for line in lines_of(one, outcomes)]
    near = get_close_matches(wanted, [one.name.casefold() for one in entries], 1)
    raise Refused(f"The book has nothing called {name!r}" + (f"; did you mean {near[0]!r}?" if near else "."))


def lines_of(entry: Printed, outcomes: list[str]) -> list[str]:
    """An entry, a line for each thing it says, with the edition's names of outcomes."""
    about = entry.about
    first = f"{entry.name}: {entry.text}" if entry.text else entry.name
    if entry.kind == "table":
        return [f"{entry.name}: {', '.join(about['entries'])}."]
    if entry.kind != "action":
        return [first]
    return [
        first,
        *(f"  {one['score'].capitalize()}: {one['cue']}" for one in about["approaches"]),
        *(f"  {one['levels']:+}: {one['cue']}" for one in about["conditions"]),
        *(f"  {name}: {text}" for name, text in zip(outcomes, about["outcomes"], strict=True)),
        *(f"  {suit.capitalize()}, {one['label']}: {one['text']}" for suit, one in about["costs"].items()),
    ]

"""The Adventurers, side by side, with their dice and ability cards."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from emberwatch.cli.setawatch.wording import Part, condition, face, fate, is_placed

READY = "navajo_white1"
TIRED = "grey42"
DIM = "grey50"
RESTS = 2


def party(view: Part, names: dict[str, str], tired_too: bool) -> RenderableType:
    """Two beside each other, so that the sentences of their cards have room; tired cards may go without."""
    grid = Table.grid(padding=(0, 3, 0, 0), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    heroes = [adventurer(one, view, names, tired_too) for one in view["party"]]
    for left, right in zip(heroes[::2], heroes[1::2], strict=True):
        grid.add_row(left, right)
    return grid


def brief_party(view: Part, names: dict[str, str]) -> RenderableType:
    """A row each: name and dice, and which cards are ready."""
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column()
    grid.add_column()
    grid.add_column(ratio=1)
    for one in view["party"]:
        cards = [brief_ability(card) for card in one["abilities"]] + [followers(one, names)] * bool(one["tamed"])
        grid.add_row(head(one), dice(one, view), Columns(cards, padding=(0, 2)))
    return grid


def brief_ability(card: Part) -> Text:
    """A mark that tells whether a card is ready, and its name."""
    ready = condition(card) == "ready"
    mark = ("● ", "orange1") if ready else ("○ ", TIRED)
    return Text.assemble(mark, (card["name"], READY if ready else TIRED))


def adventurer(one: Part, view: Part, names: dict[str, str], tired_too: bool) -> RenderableType:
    """Name and dice in a line, then the cards."""
    lines: list[RenderableType] = [head(one), dice(one, view), abilities(one["abilities"], tired_too)]
    if one["tamed"]:
        lines.append(followers(one, names))
    return Padding(Group(*lines), (0, 0, 1, 0))


def followers(one: Part, names: dict[str, str]) -> Text:
    """The tamed creatures."""
    tamed = ", ".join(names[card] for card in one["tamed"])
    return Text(f"followed by {tamed}" if tamed else "", style="light_coral")


def head(one: Part) -> Text:
    """Who it is, where, and how often it has rested."""
    away = one["in_camp"] or one["sits_out"]
    where = "in camp" if one["in_camp"] else "sits out" if one["sits_out"] else f"reach {one['reach']}"
    said = Text.assemble((one["name"], "bold grey66" if away else "bold gold1"), (f"  {where}  ", DIM))
    return said.append("☾" * one["rests"] + "·" * (RESTS - one["rests"]), "light_steel_blue3")


def dice(one: Part, view: Part) -> Text:
    """The dice in the shapes of their kinds; what cannot be used is dim, what is spent struck."""
    said = Text()
    for die in one["dice"]:
        to_place = die["state"] == "camp" and view["phase"] == "camp" and not is_placed(die, view)
        ready = to_place or die["state"] in ("available", "stored")
        where = "" if die["state"] == "spent" or is_placed(die, view) else fate(die, view)
        struck = " strike" if die["state"] == "spent" else ""
        said.append(face(die), "bold orange1" if ready else f"{TIRED}{struck}")
        said.append(f" {where}  " if where else "  ", TIRED)
    return said


def abilities(cards: list[Part], tired_too: bool) -> RenderableType:
    """A mark that tells whether a card is ready, then its name, its state and its sentence."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for card in cards:
        state = condition(card)
        ready = state == "ready"
        said = Text(card["name"], style=f"bold {READY if ready else TIRED}")
        words = ["passive"] * card["passive"] + [state] * (not ready)
        said.append(f" ({', '.join(words)})" if words else "", f"not bold {TIRED}")
        if ready or tired_too:
            said.append(f"  {card['text']}", f"not bold {'grey70' if ready else TIRED}")
        grid.add_row(Text("●" if ready else "○", style="orange1" if ready else TIRED), said)
    return grid

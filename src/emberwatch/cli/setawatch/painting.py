"""The table as people like to look at it: the fire, the Line from the fire into the dark, the party."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from emberwatch import Game
from emberwatch.cli.setawatch.painted_party import brief_party, party
from emberwatch.cli.setawatch.wording import (
    BANDS,
    PHASES,
    ROUNDS,
    Part,
    dice_by_key,
    health_of,
    names_of,
    piles,
    text_of,
    wood_at,
)

EMBERS = ("dark_orange3", "orange1", "gold1")  # the bands of light
DIM = "grey50"
DARK = "grey35"
LIT = "navajo_white1"


def paintings(game: Game, seat: int) -> Iterator[RenderableType]:
    """The whole table, then the same with ever fewer sentences, for want of room."""
    view, names = game.view(seat), names_of(game)
    yield painting(view, names, party(view, names, True))
    yield painting(view, names, party(view, names, False))
    yield painting(view, names, brief_party(view, names))
    yield painting(view, names, brief_party(view, names), brief=True)


def painting(view: Part, names: dict[str, str], heroes: RenderableType, brief: bool = False) -> RenderableType:
    """From the fire into the dark, then the camp, the party and the piles."""
    parts: list[RenderableType] = [*place_and_fire(view)]
    if view["phase"] != "camp":
        parts += [heading("The Line", brief), line(view, brief)]
    else:
        parts += [heading("The camp", brief), brief_camp(view) if brief else camp(view)]
    parts += [heading("The party", brief), heroes, *([] if brief else [Text()])]
    return Group(*parts, footer(view, names))


def heading(name: str, brief: bool) -> RenderableType:
    """The name of a part of the table."""
    rule = Rule(Text(name, style="dark_orange3"), style="grey23", align="left")
    return rule if brief else Padding(rule, (1, 0, 0, 0))


def place_and_fire(view: Part) -> list[RenderableType]:
    """Location and round, the location's sentence, and the fire."""
    here = view["location"]
    first = Table.grid(expand=True)
    first.add_column()
    first.add_column(justify="right")
    place = Text("On the way", style=DIM)
    if here:
        place = Text.assemble((here["name"], "bold gold1"), (f"   {wood_at(here)}, {here['count']} creatures", DIM))
    first.add_row(place, Text(f"Round {view['round']} of {ROUNDS}, {PHASES[view['phase']]}", style=DIM))
    says = [Text(here["text"], style=LIT)] if here and here["text"] else []
    return [first, *says, fire(view)]


def fire(view: Part) -> Text:
    """The firewood as a bar of three bands, each of which lights one position more."""
    wood = view["firewood"]
    bar = Text("Fire ", style="bold")
    for (low, high), style in zip(BANDS, EMBERS, strict=True):
        filled = max(min(wood, high) - low + 1, 0)
        bar.append("▰" * filled, style)
        bar.append("▱" * (high - low + 1 - filled) + " ", DARK)
    bar.append(f" {wood} firewood", "bold")
    bar.append(f", {view['light']} lit", EMBERS[min(view["light"], 3) - 1])
    return bar


def line(view: Part, brief: bool) -> RenderableType:
    """A card a row; the light ends somewhere."""
    if not view["line"]:
        return Text("No creature is near.", style=DIM)
    dice = dice_by_key(view)
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(justify="right", min_width=4)
    grid.add_column(ratio=1)
    for one in view["line"]:
        style = LIT if one["lit"] else DARK
        mark = Text(f"{one['place']} ▌", style="orange1") if one["lit"] else Text(f"{one['place']} ░", style=DARK)
        grid.add_row(mark, creature(one, dice, style, brief))
    return grid


def creature(one: Part, dice: dict[str, str], style: str, brief: bool) -> Text:
    """A card of the Line, with health, damage and what it does."""
    if "id" not in one:
        return Text("face down", style=style)
    said = Text(style=style if one["up"] else DARK)
    said.append(one["name"], "bold" if one["up"] else "")
    said.append("" if one["up"] else " (face down)")
    said.append(f"  {one['type']}" if one["type"] else "", DIM)
    if one["up"] and "health" in one:
        said.append(f"  ♥ {health_of(one)}", "light_coral")
        said.append(f"  ⚔ {one['damage']}", "indian_red")
    said.append("  negated" if one.get("negated") else "", "bold")
    for key in one.get("dice", ()):
        said.append(f"  holds {dice[key]}", "orange1")
    if one["text"] and not brief:
        said.append(f"\n{one['text']}", "not bold" if one["lit"] else DARK)
    return said


def camp(view: Part) -> RenderableType:
    """The camp board with the dice on it, and the runes."""
    dice = dice_by_key(view)
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column()
    grid.add_column(ratio=1)
    for space in view["spaces"]:
        text = Text(text_of(space, view), style=LIT if space["dice"] else DIM)
        for key in space["dice"]:
            text.append(f"  {dice[key]}", "orange1")
        grid.add_row(space_name(space), text)
    return grid


def brief_camp(view: Part) -> RenderableType:
    """The names of its spaces, with the dice on them."""
    dice = dice_by_key(view)
    spaces = [
        Text.assemble(space_name(space), ("".join(f"  {dice[key]}" for key in space["dice"]), "orange1"))
        for space in view["spaces"]
    ]
    return Columns(spaces, padding=(0, 2))


def space_name(space: Part) -> Text:
    """What it is called; where dice lie it stands out."""
    return Text(("ᛟ " if space["rune"] else "") + space["name"], style="bold" if space["dice"] else "")


def footer(view: Part, names: dict[str, str]) -> Text:
    """The piles in a line."""
    said = Text(style=DIM)
    for number, (name, words) in enumerate(piles(view, names)):
        said.append("   " if number else "").append(name, "grey66").append(f"\u00a0{words}")
    return said

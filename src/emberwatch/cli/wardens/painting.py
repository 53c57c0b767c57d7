"""The table by candle light: what presses, the sheets, the Draw, and the story beneath."""

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from emberwatch import Game
from emberwatch.cli.wardens.prose import story
from emberwatch.cli.wardens.wording import Part, asked_for, call, drawn, due, reasons, records

LIT = "navajo_white1"
DIM = "grey50"
RUBRIC = "light_coral"
CANDLE = "orange1"
FULL = 5


def paintings(game: Game, seat: int) -> Iterator[RenderableType]:
    """The whole table, then the same with ever less of the story and the sheets, for want of room."""
    view = game.view(seat)
    tale = list(story(view))
    draw = drawing(view, game.rulebook.odds(game.state, seat))
    yield painting(view, draw, tale, sheets=True)
    yield painting(view, draw, tale[-3:], sheets=True)
    yield painting(view, draw, tale[-1:], sheets=False)


def painting(view: Part, draw: list[RenderableType], tale: list[str], sheets: bool) -> RenderableType:
    """From the alarms to the journal."""
    parts = [head(view), *alarms(view)]
    for one in view["characters"]:
        parts += [heading(one["name"] or one["id"]), character(one, sheets)]
    parts += draw
    if tale:
        parts += [heading("The story"), *(Text(line, style=LIT) for line in tale)]
    return Group(*parts)


def heading(name: str) -> RenderableType:
    """The name of a part of the table."""
    return Padding(Rule(Text(name, style="bold gold1"), style="grey23", align="left"), (1, 0, 0, 0))


def head(view: Part) -> RenderableType:
    """Edition, mode and deck."""
    deck = view["deck"]
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    line.add_row(
        Text(f"{view['edition'].capitalize()} edition, {view['mode']}", style=DIM),
        Text(f"▮ {deck['left']} cards left   ▯ {len(deck['discard'])} discarded", style=DIM),
    )
    return Group(line, *(Text(f"Scene: {view['scene']}", style=f"italic {LIT}") for _ in range(bool(view["scene"]))))


def alarms(view: Part) -> Iterator[RenderableType]:
    """What stands in front of everything (WD-NEED-8)."""
    if view["paused"] >= 0:
        yield Text(f"Paused by seat {view['paused']}", style=f"bold {RUBRIC}")
    for one in view["dues"]:
        yield Text(f"† Due: {due(one, view)}", style=f"bold {RUBRIC}")
    for one in view["calls"]:
        yield Text(f"† A threat to {call(one, view)}", style=f"bold {RUBRIC}")
    for one in view["asked_for"]:
        yield Text(asked_for(one, view), style=f"bold {CANDLE}")


def character(one: Part, whole: bool) -> RenderableType:
    """Scores that last, scores that run down, and what else is on the sheet."""
    lines: list[RenderableType] = [
        row((name, str(score)) for name, score in one["core"].items()),
        row((name, f"{'●' * score}{'○' * max(FULL - score, 0)} {score}") for name, score in one["reserve"].items()),
    ]
    if one["status"] != "in play":
        lines.insert(0, Text(one["status"], style=RUBRIC))
    if whole:
        lines += [Text(records(one), style=DIM)] if one["records"] else []
        lines += [Text(store["text"], style=CANDLE) for store in one["stores"]]
    return Group(*lines)


def row(scores: Iterable[tuple[str, str]]) -> RenderableType:
    """Names and numbers in four columns."""
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    cells = [Text.assemble((f"{name} ", DIM), (score, f"bold {CANDLE}")) for name, score in scores]
    for _ in cells:
        grid.add_column(ratio=1)
    grid.add_row(*cells)
    return grid


def drawing(view: Part, odds: list[str]) -> list[RenderableType]:
    """The Draw that is being made, else the last one."""
    draw = view["draw"]
    if draw is None:
        last = view["last_draw"]
        return [heading("The last Draw"), Text(drawn(last), style=LIT)] if last else []
    approach = f" with {draw['approach'].capitalize()} {draw['score']}" if draw["approach"] else ""
    lines: list[RenderableType] = [
        heading(f"{draw['name']}{approach}"),
        Text.assemble((f"{draw['modifier']:+} ", f"bold {CANDLE}"), (reasons(draw), DIM)),
    ]
    lines += [Text(line, style=LIT) for line in odds if draw["odds"]]
    return lines + [Text.assemble((f"{one['name']}: ", "bold"), (one["does"], LIT)) for one in draw["outcomes"]]

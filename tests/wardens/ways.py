"""Every way in which an Action can end: each outcome, each suit of its Cost, each choice its player has."""

import copy
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tests.wardens.table import OUTCOMES, Table

SUITS = {"clubs": "9C", "spades": "9S", "diamonds": "9D", "hearts": "9H"}
DUE = ("death", "forest", "endure")


class Way(NamedTuple):
    """One of them, with what it changed. `card` is the suit of the Cost card, if there was one."""

    action: str
    outcome: str
    first: tuple[str, ...]
    card: str
    answers: tuple[str, ...]
    changes: tuple[str, ...]

    @property
    def worded(self) -> bool:
        """Whether people put the Cost into words."""
        return bool({"word-it", "replace"} & set(self.answers))


@cache
def ways(edition: str) -> tuple[Way, ...]:
    """All of an edition."""
    actions = {action.kind: action for action in Table(edition, wardens=0).state.book.actions}
    return tuple(
        way
        for kind in actions
        for outcome in OUTCOMES
        for first in preparations(kind)
        for suit in SUITS
        for way in played(edition, kind, outcome, first, suit)
    )


def preparations(kind: str) -> list[tuple[str, ...]]:
    """What is named before the cards come."""
    if kind == "avoid":
        severities = ("severity:ordinary", "severity:serious", "severity:dire")
        return [(severity, f"stake:{stake}") for severity in severities for stake in ("vitae", "radiance", "fiction")]
    if kind == "treat":
        return [(f"patient:{who}",) for who in ("warden-1", "warden-2", "nobody-here")]
    return [("severity:ordinary",), ("severity:serious",), ("severity:dire",)] if kind == "endure" else [()]


def played(edition: str, kind: str, outcome: str, first: tuple[str, ...], suit: str) -> Iterator[Way]:
    """The ways that begin like this. A suit that is not asked for counts once."""
    table = Table(edition, "co-op")
    for one in (1, 2):
        table.have(one, vitae=5 if kind in ("avoid", "endure") else 2, radiance=4 if kind == "avoid" else 2, supply=2)
    if kind in DUE:
        fall_due(table, kind, first)
        table.mark()
    start = table.game.version
    turned = f"{OUTCOMES[outcome]} {SUITS[suit]}"
    if kind in DUE:
        table.resist(kind, turned)
    else:
        table.draw(kind, turned=turned, first=first)
    asked = table.game.version
    for way in followed(table):
        seen = any(event.name == "cost_revealed" for event in way.game.events(since=start))
        if seen or suit == "clubs":
            answers = way.game.answers[asked:]
            yield Way(kind, outcome, first, suit if seen else "", answers, tuple(way.changes()))


def fall_due(table: Table, kind: str, first: tuple[str, ...] = ("severity:ordinary",)) -> None:
    """Bring a Draw about."""
    if kind == "endure":
        table.now("harm")
        table.play("character:warden-1", *first)
    else:
        table.correct(f"warden-1 {'vitae' if kind == 'death' else 'radiance'} 0")


def followed(table: Table) -> Iterator[Table]:
    """Every answer to whatever is still asked."""
    decision = table.game.decision
    if decision is None or decision.name == "Now":
        yield table
        return
    for key in decision.keys or (decision.example,):
        twin = copy.copy(table)
        twin.game = table.game.branch()
        twin.game.play(key)
        yield from followed(twin)


def ends(edition: str, action: str, outcome: str, *first: str) -> dict[str, list[tuple[str, ...]]]:
    """What an outcome does, by the suit of the Cost card if there is one; Costs in words left out."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for way in ways(edition):
        if (way.action, way.outcome) == (action, outcome) and way.first in ((), first) and not way.worded:
            found.setdefault(way.card, []).append(way.changes)
    return found


def who(edition: str, change: str) -> set[str]:
    """The Actions that can bring a change: `vitae +`, `fortune -`, `store`."""
    return {way.action for way in ways(edition) if any(change in one for one in way.changes)}


def dying(edition: str, mode: str = "co-op", score: str = "vitae") -> Table:
    """The first Warden has a threshold Draw due."""
    table = Table(edition, mode)
    table.correct(f"warden-1 {score} 0")
    table.mark()
    return table

"""Questions that change nothing: what can be done with a thing, what would a careful player do, what are the odds?"""

from collections.abc import Iterable
from itertools import islice
from random import Random

from emberwatch.bots import careful
from emberwatch.kernel import NotYours, OutOfDate, Way, ways
from emberwatch.table import telling, wire
from emberwatch.table.table import Table

MOST_WAYS = 200


def touched(table: Table, mine: tuple[int, ...], said: wire.Touch) -> wire.Touched:
    """Everything that can be done with a thing now, and everything that cannot."""
    _check(table, said.version)
    eye = table.eye(mine)
    game = table.standing.game
    found = [_way(one, table.standing.moment) for one in islice(ways(game, said.thing, eye), MOST_WAYS)]
    barred = game.barred(eye) if eye >= 0 else []
    cannot = [telling.forbidden(one) for one in barred if said.thing in one.points_at]
    return wire.Touched(table.standing.version, said.thing, found, cannot)


def _way(way: Way, moment: int) -> wire.WayOn:
    last = way.options[-1]
    return wire.WayOn(
        answers=[option.key for option in way.options],
        text=last.text,
        points_at=list(_things(point for option in way.options for point in option.points_at)),
        events=[telling.told_of(event, moment + 1) for event in way.events],
        view=way.view,
        certain=way.certain,
        then=[_way(one, moment) for one in way.then],
    )


def _things(names: Iterable[str]) -> dict[str, None]:
    return dict.fromkeys(names)


def advice(table: Table, mine: tuple[int, ...], said: wire.Advise) -> wire.Advice:
    """What the careful player would answer in this seat."""
    _check(table, said.version)
    game, eye = table.standing.game, table.eye(mine)
    decision = table.standing.decision
    if decision is None or eye not in decision.seats:
        raise NotYours("Advice is for those who are asked.")
    if decision.is_form:
        return wire.Advice(said.version, decision.example, decision.example, "Any text will do.")
    view = game.view(eye)
    key = careful.choose(view, decision, Random(said.version))
    text = next(option.text for option in decision.options if option.key == key)
    return wire.Advice(said.version, key, text, careful.reason(view, decision, key))


def odds(table: Table, mine: tuple[int, ...], said: wire.AskOdds) -> wire.Odds:
    """What chance may bring, as far as this seat can know."""
    _check(table, said.version)
    return wire.Odds(said.version, table.rulebook.odds(table.standing.game.state, table.eye(mine)))


def _check(table: Table, version: int) -> None:
    if version != table.standing.version:
        raise OutOfDate(f"The table has moved on to version {table.standing.version}; look again.")

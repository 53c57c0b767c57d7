"""What somebody at a table is told: the present as their seats see it, and what they have missed."""

from functools import lru_cache
from typing import Any

import msgspec

from emberwatch.kernel import Barred, Event, Option
from emberwatch.table import wire
from emberwatch.table.presence import mark
from emberwatch.table.rows import Key
from emberwatch.table.table import Table
from emberwatch.table.undoing import knots

LONGEST_STORY = 5000  # events


def now(table: Table, key: Key, since: int | None) -> wire.Now:
    """The present for the holder of a key who has seen version `since`, or nothing yet."""
    standing, game = table.standing, table.standing.game
    mine = table.seats_of(key.hash)
    eye = table.eye(mine)
    low, folded = missed(table, mine, since)
    ending = game.outcome
    vote = table.vote
    question = table.remembered(("decision", mine), lambda: asked(table, mine))
    return wire.Now(
        version=standing.version,
        moment=standing.moment,
        view=table.remembered(("view", eye), lambda: _raw(game.view(eye))),
        decision=question,
        asides=table.remembered(("asides", mine), lambda: offers(table, mine)),
        forbidden=table.remembered(("barred", eye), lambda: _forbidden(table, eye)),
        events=told(table, mine, low + 1 if low >= 0 else 0),
        whole=low < 0,
        folded=folded,
        cautions=table.remembered(("cautions", mine), lambda: cautions(table, question)),
        knots=table.remembered(("knots", mine), lambda: knots(table, mine)),
        sealed_by=standing.sealed_by(eye),
        can_redo=bool(standing.undone and mine),
        vote=wire.Vote(vote.to, vote.by, [seat for seat in vote.needed if seat not in vote.agreed], vote.agreed)
        if vote
        else None,
        ending=ending
        and wire.Ending(
            any(seat in ending.won for seat in mine) if mine else bool(ending.won), ending.text, list(ending.rules)
        ),
        about=about(table, key),
        digest=standing.digest,
    )


def _raw(value: Any) -> msgspec.Raw:
    """Encoded once, however many are told."""
    return msgspec.Raw(msgspec.json.encode(value))


def missed(table: Table, mine: tuple[int, ...], since: int | None) -> tuple[int, list[wire.Told]]:
    """The moment up to which everything still holds that was known at a version, and what of it no longer does.

    The moment is -1 for those who know nothing.
    """
    steps = table.standing.steps
    if since is None or not 0 <= since <= len(steps):
        return -1, []
    low = steps[since - 1].moment if since else 0
    folded: list[wire.Told] = []
    for step in steps[since:]:
        if step.kept < low:
            gone = [(at, event) for at, event in step.folded if at <= low and _heard(event, mine)]
            folded = [told_of(event, at) for at, event in gone] + folded
            low = step.kept
    return low, folded


def told(table: Table, mine: tuple[int, ...], first: int) -> list[wire.Told]:
    """What happened from a moment on, as far as these seats heard it."""
    game = table.standing.game
    found: list[wire.Told] = []
    for moment in range(first, game.version + 1):
        found += [told_of(event, moment) for event in game.events(moment, until=moment) if _heard(event, mine)]
    return found[-LONGEST_STORY:]


def _heard(event: Event, mine: tuple[int, ...]) -> bool:
    return event.heard_by(-1) or any(event.heard_by(seat) for seat in mine)


def told_of(event: Event, moment: int) -> wire.Told:
    """An event as it goes over the wire."""
    return wire.Told(event.name, event.text, event.args, event.things, event.because, list(event.rules), moment)


def asked(table: Table, mine: tuple[int, ...]) -> wire.Asked | None:
    """The decision; its choices are for those who may answer."""
    decision = table.standing.decision
    if decision is None:
        return None
    may = [seat for seat in mine if seat in decision.seats]
    options: dict[Option, list[int]] = {}
    for seat in may:
        for option in decision.seen_by(seat).options:
            options.setdefault(option, []).append(seat)
    return wire.Asked(
        name=decision.name,
        prompt=decision.prompt,
        seats=list(decision.seats),
        choices=[wire.Choice(one.key, one.text, list(one.points_at), seats) for one, seats in options.items()],
        rules=list(decision.rules),
        is_form=decision.is_form,
        example=decision.example if may else "",
    )


def offers(table: Table, mine: tuple[int, ...]) -> list[wire.Offer]:
    """What these seats may say besides the open question."""
    found: dict[str, wire.Offer] = {}
    for seat in mine:
        for one in table.standing.game.asides(seat):
            offer = found.setdefault(one.name, wire.Offer(one.name, one.prompt, one.example, list(one.rules), []))
            offer.seats.append(seat)
    return list(found.values())


def _forbidden(table: Table, eye: int) -> list[Any]:
    """What a seat sees and cannot use now."""
    return [] if eye < 0 else [_encoded(one) for one in table.standing.game.barred(eye)]


@lru_cache(maxsize=10_000)  # a table tells dozens with every answer, and hardly a new one
def _encoded(one: Barred) -> msgspec.Raw:
    return _raw(forbidden(one))


def forbidden(one: Barred) -> wire.Forbidden:
    """Something that cannot be used now, as it goes over the wire."""
    return wire.Forbidden(one.key, one.text, one.why, list(one.rules), list(one.points_at))


def cautions(table: Table, question: wire.Asked | None) -> list[wire.Caution]:
    """Warnings about the choices that somebody has."""
    if question is None or not question.choices:
        return []
    keys = {choice.key for choice in question.choices}
    found = table.rulebook.cautions(table.standing.game.state)
    return [wire.Caution(one.key, one.text) for one in found if one.key in keys]


def about(table: Table, key: Key) -> wire.About:
    """The table itself."""
    row, here = table.row, table.presence.here()
    sitting = {mark(seat.key) for seat in table.seats if seat.key}
    return wire.About(
        table=row.id,
        game=row.game,
        title=table.rulebook.title,
        terms=row.terms,
        seed=row.seed if table.is_open else 0,
        seal=table.seal,
        practice=row.practice,
        host=key.host,
        seats=[
            wire.Seat(
                number=seat.number,
                kind=seat.kind,
                name=seat.name,
                here=bool(seat.key and mark(seat.key) in here),
                yours=seat.key == key.hash,
            )
            for seat in table.seats
        ],
        watching=sum(count for one, count in here.items() if one not in sitting),
        order=table.rulebook.order(table.standing.game.state),
    )

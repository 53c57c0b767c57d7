"""Doing things at a table: answers, undo, redo and votes. Each is tried on a branch, and stands once it is stored."""

import secrets
import traceback
from collections.abc import Callable

from emberwatch.kernel import BadInput, NotYours, OutOfDate, Refused
from emberwatch.table import undoing
from emberwatch.table.rows import Deed, VoteRow
from emberwatch.table.standing import Standing
from emberwatch.table.table import Table
from emberwatch.table.tables import News, Tables
from emberwatch.table.wire import Answer, Aside, Redo, Undo

MOST_ANSWERS = 100  # in a row
LONGEST_ANSWER = 1000
LONGEST_ASIDE = 10_000
ATTEMPTS = 5  # at an aside, when other servers are faster
FRESH = 2**31  # seeds of fresh chance
FAILED = "A rule has failed here, and nothing was changed. Please send the report of this table."

Seats = tuple[int, ...]


async def answer(tables: Tables, table: Table, mine: Seats, said: Answer) -> None:
    """Give answers, all or none."""
    if not 0 < len(said.answers) <= MOST_ANSWERS or any(len(reply) > LONGEST_ANSWER for reply in said.answers):
        raise BadInput(f"Between one and {MOST_ANSWERS} answers can be given at once, none of them very long.")
    async with table.lock:
        _check(table, mine, table.standing.version if table.standing.still_asks(said.version) else said.version)
        trial = table.standing.branch()
        await _store(tables, table, trial, _tried(table, lambda: _answers(trial, mine, said.answers)))


def _answers(trial: Standing, mine: Seats, replies: list[str]) -> list[Deed]:
    deeds: list[Deed] = []
    for number, reply in enumerate(replies):
        horizon = trial.game.state.horizon
        deeds.append(trial.answer(reply, _speaker(trial, mine, reply)))
        if trial.game.state.horizon != horizon and number + 1 < len(replies):
            # A refused row must not tell what the dice would have shown.
            raise BadInput("These answers go in one at a time: between them something hidden is seen, or chance taken.")
    return deeds


def _speaker(trial: Standing, mine: Seats, reply: str) -> int:
    """Which of several seats in one browser gives an answer: one that is offered it."""
    decision = trial.decision
    asked = [seat for seat in mine if decision is not None and seat in decision.seats]
    if decision is None or len(asked) < 2:
        return (*asked, *mine)[0]
    return next((seat for seat in asked if reply in decision.seen_by(seat).keys), asked[0])


async def aside(tables: Tables, table: Table, mine: Seats, said: Aside) -> None:
    """Say something besides the open question, whatever that is by now."""
    if not mine:
        raise NotYours("Whoever watches does not play; sit down first.")
    if not said.name.isidentifier() or len(said.text) > LONGEST_ASIDE:
        raise BadInput(f"What is said besides has a name and at most {LONGEST_ASIDE} letters.")
    may = [seat for seat in mine if said.seat in (None, seat)]
    if not may:
        raise NotYours(f"Seat {said.seat} is not yours.")
    async with table.lock:
        for _ in range(ATTEMPTS):
            trial = table.standing.branch()
            seat = next((one for one in may if _is_offered(trial, said.name, one)), may[0])
            reply = f"/{said.name} {said.text}".rstrip()
            if await tables.stands(table, trial, _tried(table, lambda: [trial.answer(reply, seat)])):  # noqa: B023
                return
    raise OutOfDate("Others were faster; say it again.")


def _is_offered(trial: Standing, name: str, seat: int) -> bool:
    return any(one.name == name for one in trial.game.asides(seat))


async def undo(tables: Tables, table: Table, mine: Seats, said: Undo) -> None:
    """Take answers back, or ask the others whether one may."""
    async with table.lock:
        _check(table, mine, said.version)
        undoing.check(table, mine, said.to)
        if not undoing.is_free(table, mine, said.to):
            needed = undoing.voters(table, mine, said.to)
            if needed:
                await _call_vote(tables, table, VoteRow(said.version, said.to, mine[0], needed, []))
                return
        await _undo(tables, table, said.to, mine[0])


async def _call_vote(tables: Tables, table: Table, vote: VoteRow) -> None:
    await tables.store.call_vote(table.id, vote)
    table.vote = vote
    tables.tell(table, News(vote=True))


async def _undo(tables: Tables, table: Table, to: int, seat: int) -> None:
    trial = table.standing.branch()
    await _store(tables, table, trial, [trial.undo(to, seat, secrets.randbelow(FRESH))])


async def agree(tables: Tables, table: Table, mine: Seats, yes: bool) -> None:
    """Say yes or no to the undo that somebody asks for."""
    async with table.lock:
        await tables.catch_up(table)
        vote = await tables.store.vote(table.id, table.standing.version)
        mine_to_say = [seat for seat in mine if vote is not None and (seat in vote.needed or seat == vote.by)]
        if vote is None:
            raise OutOfDate("There is no vote any more.")
        if not mine_to_say:
            raise NotYours("You are not asked.")
        if not yes:
            await tables.store.drop_vote(table.id)
        else:
            for seat in mine_to_say:
                await tables.store.agree(table.id, vote.version, seat)
        table.vote = await tables.store.vote(table.id, table.standing.version)
        if table.vote is not None and set(vote.needed) <= set(table.vote.agreed):
            await _undo(tables, table, vote.to, vote.by)
        else:
            tables.tell(table, News(vote=True))


async def redo(tables: Tables, table: Table, mine: Seats, said: Redo) -> None:
    """Give the answer again that was taken back last."""
    async with table.lock:
        _check(table, mine, said.version)
        if not table.standing.undone:
            raise Refused("There is nothing to redo.")
        seat = table.standing.undone[-1][1]
        if seat not in mine and seat in table.others(mine):
            raise NotYours("That answer was somebody else's to give.")
        trial = table.standing.branch()
        await _store(tables, table, trial, _tried(table, lambda: [trial.redo()]))


def _check(table: Table, mine: Seats, version: int) -> None:
    if version != table.standing.version:
        raise OutOfDate(
            f"This was said at version {version}, but the table has moved on to {table.standing.version}; look again."
        )
    if not mine:
        raise NotYours("Whoever watches does not play; sit down first.")


def _tried(table: Table, act: Callable[[], list[Deed]]) -> list[Deed]:
    """What an attempt comes to. A rule that fails is our fault and nobody's loss: the branch is thrown away."""
    try:
        return act()
    except (Refused, BadInput):
        raise
    except Exception:
        table.fault = traceback.format_exc()
        raise BadInput(
            "A rule has failed here, and nothing was changed. Please send the report of this table."
        ) from None


async def _store(tables: Tables, table: Table, trial: Standing, deeds: list[Deed]) -> None:
    if not await tables.stands(table, trial, deeds):
        raise OutOfDate("Somebody else was a moment faster; look again.")

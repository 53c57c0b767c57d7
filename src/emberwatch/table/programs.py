"""Programs that sit at tables: they answer what no person can answer, while somebody is there to see it."""

import asyncio
import traceback
from random import Random

from emberwatch.bots import BOTS
from emberwatch.table.table import Table
from emberwatch.table.tables import Tables


class Programs:
    """Plays for the programs at every table, one answer at a time."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._thinking: dict[str, asyncio.Task[None]] = {}

    def think(self, table: Table) -> None:
        """If it is for a program to answer, let it begin."""
        if table.id not in self._thinking and asked(table) is not None:
            task = asyncio.create_task(self._play(table))
            self._thinking[table.id] = task
            task.add_done_callback(lambda _: self._thinking.pop(table.id, None))

    async def stop(self) -> None:
        """Leave all tables."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table: Table) -> None:
        while table.presence.own and asked(table) is not None:
            await asyncio.sleep(self.tables.settings.pause)
            async with table.lock:
                seat = asked(table)
                if seat is not None and not await self._answer(table, seat):
                    return

    async def _answer(self, table: Table, seat: int) -> bool:
        """One answer; another server may have been faster, which is all the same. False when a rule has failed."""
        trial = table.standing.branch()
        try:
            deed = trial.answer(choice(table, seat), seat)
        except Exception:
            table.fault = traceback.format_exc()
            return False
        await self.tables.stands(table, trial, [deed])
        return True


def asked(table: Table) -> int | None:
    """The seat whose program has to answer; None when a person may, or nobody is asked."""
    if not any(table.is_program(number) for number in range(len(table.seats))):
        return None
    decision = table.standing.decision
    seats = [] if decision is None else [table.seats[seat] for seat in decision.seats if seat < len(table.seats)]
    if decision is None or any(seat.kind == "person" for seat in seats):
        return None
    return next((seat for seat in decision.seats if table.is_program(seat)), None)


def choice(table: Table, seat: int) -> str:
    """What the program in this seat answers: the same on every server, so that they do not quarrel."""
    game = table.standing.game
    decision = table.standing.decision
    assert decision is not None
    if decision.is_form:
        return decision.example
    choose = BOTS[table.seats[seat].kind]
    return choose(game.view(seat), decision.seen_by(seat), Random(f"{table.id}/{table.standing.version}"))

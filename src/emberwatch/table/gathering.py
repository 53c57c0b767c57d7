"""Those who are connected to one table through this server, and the news that reach them."""

import asyncio
import logging
from random import Random
from typing import Any, Protocol

import msgspec

from emberwatch.table.presence import REMIND, Marks
from emberwatch.table.programs import Programs
from emberwatch.table.table import Table
from emberwatch.table.tables import News, Tables, channel

LUCK = Random()  # of its own: what else runs in the process may need its chance undisturbed
LOG = logging.getLogger("emberwatch")

_news = msgspec.json.Decoder(News)


class Guest(Protocol):
    """Whoever is told the news."""

    def hear(self, said: Any = None) -> None:
        """Something was said; or else the present has changed."""

    def turn_out(self) -> None:
        """The server cannot go on; come again."""


class Gathering:
    """Listens to a table's channel once, for everybody who is there."""

    def __init__(self, table: Table, tables: Tables, programs: Programs) -> None:
        self.table = table
        self.tables = tables
        self.programs = programs
        self.guests: list[Guest] = []
        self._told: Marks | None = None  # who is here, as this server has told it last
        self._shown = -1  # the version that the guests have been told of

    async def listen(self, begun: asyncio.Event) -> None:
        """Take in the news until the last guest has gone."""
        async with self.tables.channels.start_subscription(channel(self.table.id)) as news:
            async with self.table.lock:  # what other servers did before we listened
                await self.tables.catch_up(self.table)
                await self.tables.read_seats(self.table)
            begun.set()
            self.tables.tell(self.table, News(who=True))
            try:
                async for told in news.iter_events():
                    await self.take_in(_news.decode(told))
            except Exception:
                LOG.exception("the news of table %s cannot be taken in", self.table.id)
                for guest in self.guests:
                    guest.turn_out()

    async def remind(self) -> None:
        """Repeat who is here; look whether news were lost; play for programs if another server that did so is gone."""
        while True:
            before = self.table.standing
            await asyncio.sleep(REMIND * LUCK.uniform(0.5, 1))  # not all tables at once
            self.tables.tell_who_is_here(self.table)
            if self.table.standing is before:  # else it is in step: a line of the log has been written, or news heard
                async with self.table.lock:
                    await self.tables.catch_up(self.table)
            if self.table.standing.version != self._shown:
                self.tell_all()
            self.programs.think(self.table)

    async def take_in(self, news: News) -> None:
        """Keep in step with other servers, and let the guests know."""
        table = self.table
        if news.said is not None:
            self.tell_all(news.said)
        elif news.who:
            self.tables.tell_who_is_here(table)
        elif news.here is not None:
            if self._changes(news.server, news.here):
                self.tell_all()
        else:
            async with table.lock:
                if news.version > table.standing.version:
                    await self.tables.catch_up(table)
                if news.seats:
                    await self.tables.read_seats(table)
                if news.vote:
                    table.vote = await self.tables.store.vote(table.id, table.standing.version)
            self.tell_all()
            self.programs.think(table)

    def _changes(self, server: str, here: Marks) -> bool:
        """Whether that is news: it is repeated now and then."""
        if server != self.tables.server:
            return self.table.presence.heard(server, here)
        told, self._told = self._told, here
        return told != here

    def tell_all(self, said: Any = None) -> None:
        """Pass something on, or say that the present has changed."""
        if said is None:
            self._shown = self.table.standing.version
        for guest in self.guests:
            guest.hear(said)


class Gatherings:
    """All gatherings of a server, by table."""

    def __init__(self, tables: Tables, programs: Programs) -> None:
        self.tables = tables
        self.programs = programs
        self._there: dict[str, tuple[Gathering, list[asyncio.Task[None]]]] = {}
        self._door = asyncio.Lock()  # a channel is left before it is entered again

    async def join(self, table: Table, guest: Guest, key: str) -> Table:
        """Somebody comes; the first to come begins to listen. Gives the table as all who are there share it."""
        async with self._door:
            if table.id not in self._there:
                self._there[table.id] = await self._begin(table)
            gathering = self._there[table.id][0]
            gathering.guests.append(guest)
        gathering.table.presence.come(key)
        self.tables.tell_who_is_here(gathering.table)
        self.programs.think(gathering.table)
        return gathering.table

    async def _begin(self, table: Table) -> tuple[Gathering, list[asyncio.Task[None]]]:
        gathering, begun = Gathering(table, self.tables, self.programs), asyncio.Event()
        listening = asyncio.create_task(gathering.listen(begun))
        beginning = asyncio.create_task(begun.wait())
        await asyncio.wait([listening, beginning], return_when=asyncio.FIRST_COMPLETED)
        if listening.done():
            beginning.cancel()
            listening.result()
        return gathering, [listening, asyncio.create_task(gathering.remind())]

    async def leave(self, table: Table, guest: Guest, key: str) -> None:
        """Somebody goes; the last to go ends it."""
        table.presence.go(key)
        self.tables.tell_who_is_here(table)
        async with self._door:
            gathering, tasks = self._there[table.id]
            gathering.guests.remove(guest)
            if not gathering.guests:
                del self._there[table.id]
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    def size(self, table: Table) -> int:
        """How many are connected here."""
        return len(self._there[table.id][0].guests) if table.id in self._there else 0

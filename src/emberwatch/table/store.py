"""Where tables are kept: SQLite in a file, or PostgreSQL. The log is the truth; all else is who sits where."""

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Engine, Table, create_engine, delete, event, insert, make_url, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from emberwatch.table.ink import Ink
from emberwatch.table.migrate import migrate
from emberwatch.table.rows import Deed, Key, SeatRow, TableRow, VoteRow
from emberwatch.table.schema import AGREEMENTS, CONTENTS, INVITATIONS, KEYS, LOG, REPLAYS, SEATS, TABLES, VOTES


class Store:
    """The database, in the words of the table."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.quick = _engine(url, isolation_level="AUTOCOMMIT", pool_reset_on_return=None)  # a statement at a time
        self.writing = asyncio.Lock()  # SQLite has one writer at a time, and waiting here is cheaper than there
        self.pen = _pen(url)
        self.ink = Ink(self.engine, self.pen, self.writing)

    async def open(self) -> None:
        """Bring the schema up to date and begin."""
        await migrate(self.engine)
        self.ink.start()

    async def close(self) -> None:
        """Let go of the database."""
        await self.ink.stop()
        if self.pen is not None:
            self.pen.dispose()
        await self.quick.dispose()
        await self.engine.dispose()

    async def _write(self, table: Table, *rows: dict[str, Any]) -> None:
        async with self.writing, self.engine.begin() as connection:
            await connection.execute(insert(table), list(rows))

    async def _write_unless_there(self, table: Table, row: dict[str, Any]) -> None:
        try:
            await self._write(table, row)
        except IntegrityError:
            return

    async def _read(self, query: Any) -> Sequence[Any]:
        async with self.quick.connect() as connection:
            return (await connection.execute(query)).all()

    # -- tables and their logs -------------------------------------------------------------------------------------

    async def open_table(self, row: TableRow, key: Key, seats: list[SeatRow], deeds: list[Deed]) -> None:
        """A new table with its host, its seats, and what has been played of it elsewhere."""
        async with self.writing, self.engine.begin() as connection:
            await connection.execute(insert(TABLES), row._asdict())
            await connection.execute(insert(KEYS), key._asdict())
            await connection.execute(insert(SEATS), [{"table_id": row.id, **seat._asdict()} for seat in seats])
            if deeds:
                await connection.execute(insert(LOG), _lines(row.id, 0, deeds))

    async def table(self, table: str) -> TableRow | None:
        """How a table was opened."""
        found = await self._read(select(*(TABLES.c[name] for name in TableRow._fields)).where(TABLES.c.id == table))
        return TableRow(*found[0]) if found else None

    async def log(self, table: str, since: int) -> list[Deed]:
        """What has been done after that version."""
        query = select(*(LOG.c[name] for name in Deed._fields))
        query = query.where(LOG.c.table_id == table, LOG.c.version > since).order_by(LOG.c.version)
        return [Deed(*row) for row in await self._read(query)]

    async def append(self, table: str, since: int, deeds: list[Deed]) -> bool:
        """Write the next lines of the log, all or none; False when somebody else was first."""
        return await self.ink.write(_lines(table, since, deeds))

    async def keep_content(self, digest: str, source: str) -> None:
        """Keep the cards a table is played with."""
        if await self.content(digest) is None:
            await self._write_unless_there(CONTENTS, {"digest": digest, "source": source})

    async def content(self, digest: str) -> str | None:
        """Cards that were kept."""
        found = await self._read(select(CONTENTS.c.source).where(CONTENTS.c.digest == digest))
        return str(found[0][0]) if found else None

    # -- who sits where --------------------------------------------------------------------------------------------

    async def seats(self, table: str) -> list[SeatRow]:
        """The seats of a table."""
        query = select(*(SEATS.c[name] for name in SeatRow._fields)).where(SEATS.c.table_id == table)
        return [SeatRow(*row) for row in await self._read(query.order_by(SEATS.c.number))]

    async def add_seats(self, table: str, seats: list[SeatRow]) -> None:
        """A game has got more seats than it began with."""
        for seat in seats:
            await self._write_unless_there(SEATS, {"table_id": table, **seat._asdict()})

    async def change_seat(self, table: str, seat: SeatRow, held_by: str | None) -> bool:
        """Give a seat to somebody else; False when it has changed hands meanwhile."""
        query = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.number == seat.number)
        held = SEATS.c.key.is_(None) if held_by is None else SEATS.c.key == held_by
        async with self.writing, self.engine.begin() as connection:
            changed = await connection.execute(
                query.where(held).values(kind=seat.kind, name=seat.name, key=seat.key),
            )
        return bool(changed.rowcount)

    async def add_key(self, key: Key) -> None:
        """Somebody has come to a table."""
        await self._write(KEYS, key._asdict())

    async def key(self, hash: str) -> Key | None:
        """Whose key this is."""
        found = await self._read(select(*(KEYS.c[name] for name in Key._fields)).where(KEYS.c.hash == hash))
        return Key(*found[0]) if found else None

    async def invite(self, table: str, seat: int, hash: str) -> None:
        """Make an invitation; the one before it for the same seat no longer works."""
        async with self.writing, self.engine.begin() as connection:
            here = (INVITATIONS.c.table_id == table, INVITATIONS.c.seat == seat)
            await connection.execute(delete(INVITATIONS).where(*here))
            await connection.execute(insert(INVITATIONS), {"hash": hash, "table_id": table, "seat": seat})

    async def invitation(self, hash: str) -> tuple[str, int] | None:
        """The table and the seat that an invitation is for."""
        query = select(INVITATIONS.c.table_id, INVITATIONS.c.seat).where(INVITATIONS.c.hash == hash)
        found = await self._read(query)
        return (found[0][0], found[0][1]) if found else None

    # -- votes -----------------------------------------------------------------------------------------------------

    async def call_vote(self, table: str, vote: VoteRow) -> None:
        """Ask for an undo, in place of whatever was asked before."""
        row = vote._asdict()
        agreed = row.pop("agreed")
        async with self.writing, self.engine.begin() as connection:
            for one in (VOTES, AGREEMENTS):
                await connection.execute(delete(one).where(one.c.table_id == table))
            await connection.execute(insert(VOTES), {"table_id": table, **row})
            rows = [{"table_id": table, "version": vote.version, "seat": seat} for seat in agreed]
            if rows:
                await connection.execute(insert(AGREEMENTS), rows)

    async def agree(self, table: str, version: int, seat: int) -> None:
        """A seat says yes."""
        await self._write_unless_there(AGREEMENTS, {"table_id": table, "version": version, "seat": seat})

    async def drop_vote(self, table: str) -> None:
        """A seat says no."""
        async with self.writing, self.engine.begin() as connection:
            await connection.execute(delete(VOTES).where(VOTES.c.table_id == table))

    async def vote(self, table: str, version: int) -> VoteRow | None:
        """The vote that is open at this version; one of another version has fallen."""
        query = select(VOTES.c.version, VOTES.c.to, VOTES.c.by, VOTES.c.needed)
        found = await self._read(query.where(VOTES.c.table_id == table, VOTES.c.version == version))
        if not found:
            return None
        query = select(AGREEMENTS.c.seat).where(AGREEMENTS.c.table_id == table, AGREEMENTS.c.version == version)
        agreed = sorted(row[0] for row in await self._read(query))
        version, to, by, needed = found[0]
        return VoteRow(version, to, by, needed, agreed)

    # -- replays ---------------------------------------------------------------------------------------------------

    async def add_replay(self, hash: str, record: str) -> None:
        """Keep a record to be looked at by whoever knows its link."""
        await self._write(REPLAYS, {"hash": hash, "record": record})

    async def replay(self, hash: str) -> str | None:
        """The record behind a link."""
        found = await self._read(select(REPLAYS.c.record).where(REPLAYS.c.hash == hash))
        return str(found[0][0]) if found else None


def _lines(table: str, since: int, deeds: list[Deed]) -> list[dict[str, Any]]:
    return [{"table_id": table, "version": version, **deed._asdict()} for version, deed in enumerate(deeds, since + 1)]


def _engine(url: str, **how: Any) -> AsyncEngine:
    engine = create_async_engine(url, pool_pre_ping=url.startswith("postgresql"), **how)
    _prepare(engine.sync_engine)
    return engine


def _pen(url: str) -> Engine | None:
    """Where SQLite is, another way to it (see ink.py)."""
    place = make_url(url)
    if place.get_backend_name() != "sqlite":
        return None
    pen = create_engine(place.set(drivername="sqlite"), isolation_level="AUTOCOMMIT")
    _prepare(pen)
    return pen


def _prepare(engine: Engine) -> None:
    """Have a write-ahead log: people read while one writes, and nothing is lost when the server is killed."""
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

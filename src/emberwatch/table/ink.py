"""Writing the log: what many tables do at once is written at once, and each learns whether it was the first."""

import asyncio
from typing import Any

from sqlalchemy import Engine, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from emberwatch.table.schema import LOG

COLUMNS = ("table_id", "version", "kind", "text", "seat", "digest")
MOST_LINES = 150  # at once: an older SQLite takes 999 values

Lines = list[dict[str, Any]]  # rows of the log that are written together or not at all


class Ink:
    """One writer for everybody: a transaction costs the same for one line as for fifty; lines share it."""

    def __init__(self, engine: AsyncEngine, pen: Engine | None, writing: asyncio.Lock) -> None:
        self.engine = engine
        self.pen = pen  # SQLite answers from a thread: by this one goes there once, not for each step of a transaction
        self.writing = writing
        self._waiting: list[tuple[Lines, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._writer = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        """Stop; what has not been written has not happened."""
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)

    async def write(self, lines: Lines) -> bool:
        """True when these lines are in the log for good; False when another has written one of these versions."""
        dry: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((lines, dry))
        self._wake.set()
        return await dry

    async def _write_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            waiting = self._next()
            if await self._together([line for lines, _ in waiting for line in lines]):
                for _, dry in waiting:
                    _tell(dry, True)
            else:
                for lines, dry in waiting:
                    await self._alone(lines, dry)

    def _next(self) -> list[tuple[Lines, asyncio.Future[bool]]]:
        """As many as may go at once; the others come next."""
        count = lines = 0
        while count < len(self._waiting) and (not count or lines + len(self._waiting[count][0]) <= MOST_LINES):
            lines += len(self._waiting[count][0])
            count += 1
        # In the order of tables: servers that write to the same ones wait for each other, and not in a circle.
        waiting = sorted(self._waiting[:count], key=lambda one: str(one[0][0]["table_id"]))
        del self._waiting[:count]
        if self._waiting:
            self._wake.set()
        return waiting

    async def _together(self, lines: Lines) -> bool:
        try:
            await self._insert(lines)
        except Exception:  # whose fault it is shows when each is written alone
            return False
        return True

    async def _alone(self, lines: Lines, dry: asyncio.Future[bool]) -> None:
        try:
            await self._insert(lines)
        except IntegrityError:
            _tell(dry, False)
        except Exception as fault:
            if not dry.done():
                dry.set_exception(fault)
        else:
            _tell(dry, True)

    async def _insert(self, lines: Lines) -> None:
        async with self.writing:
            if self.pen is not None:
                await asyncio.to_thread(_insert, self.pen, lines)
            else:
                async with self.engine.begin() as connection:
                    await connection.execute(insert(LOG), lines)


def _insert(pen: Engine, lines: Lines) -> None:
    """One statement, which by itself happens whole or not at all; row by row, Python would change threads as often."""
    rows = ", ".join([f"({', '.join('?' * len(COLUMNS))})"] * len(lines))
    values = tuple(line[name] for line in lines for name in COLUMNS)
    with pen.connect() as connection:
        connection.exec_driver_sql(f"INSERT INTO log ({', '.join(COLUMNS)}) VALUES {rows}", values)


def _tell(dry: asyncio.Future[bool], written: bool) -> None:
    if not dry.done():
        dry.set_result(written)

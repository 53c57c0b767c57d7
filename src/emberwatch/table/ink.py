"""Writing the log: what many tables do at once goes into one transaction, and each learns whether it was the first."""

import asyncio
from functools import lru_cache
from typing import Any

from sqlalchemy import TextClause, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

COLUMNS = ("table_id", "version", "kind", "text", "seat", "digest")
MOST_LINES = 200  # in one statement

Lines = list[dict[str, Any]]  # rows of the log that are written together or not at all


class Ink:
    """One writer for everybody: a transaction costs the same for one line as for fifty; lines share it."""

    def __init__(self, engine: AsyncEngine, writing: asyncio.Lock) -> None:
        self.engine = engine  # which commits every statement by itself
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
        """As many as fit into one statement; the others come next."""
        count = lines = 0
        while count < len(self._waiting) and (not count or lines + len(self._waiting[count][0]) <= MOST_LINES):
            lines += len(self._waiting[count][0])
            count += 1
        waiting, self._waiting = self._waiting[:count], self._waiting[count:]
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
        """One statement, which by itself happens whole or not at all."""
        values = {f"{name}{number}": line[name] for number, line in enumerate(lines) for name in COLUMNS}
        async with self.writing, self.engine.connect() as connection:
            await connection.execute(_statement(len(lines)), values)


@lru_cache(maxsize=256)
def _statement(lines: int) -> TextClause:
    rows = (", ".join(f":{name}{number}" for name in COLUMNS) for number in range(lines))
    return text(f"INSERT INTO log ({', '.join(COLUMNS)}) VALUES {', '.join(f'({row})' for row in rows)}")


def _tell(dry: asyncio.Future[bool], written: bool) -> None:
    if not dry.done():
        dry.set_result(written)

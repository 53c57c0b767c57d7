"""How news travel: within this server, or through PostgreSQL to all servers of the same database."""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from emberwatch.table.settings import Settings

LOG = logging.getLogger("emberwatch")
LOOK_AGAIN = 2.0  # seconds after which it is seen that the database was away


def channels_for(settings: Settings) -> ChannelsPlugin:
    """The channels that fit the database."""
    return ChannelsPlugin(_backend(settings), arbitrary_channels_allowed=True)


def _backend(settings: Settings) -> Any:
    if not settings.is_postgresql:
        return MemoryChannelsBackend()
    import asyncpg
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    class Lasting(AsyncPgChannelsBackend):
        """As it is, but speaking through one connection instead of a new one each time, and listening again when the
        database was away. What was missed meanwhile is found in the log (gathering.py)."""

        async def on_startup(self) -> None:
            await super().on_startup()
            self._speaking = asyncio.Lock()
            self._voice: asyncpg.Connection[Any] = await self._connect()
            self._watching = asyncio.create_task(self._watch())

        async def on_shutdown(self) -> None:
            self._watching.cancel()
            await self._voice.close()
            await super().on_shutdown()

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            async with self._speaking:
                try:
                    if self._voice.is_closed():
                        self._voice = await self._connect()
                    for channel in channels:
                        await self._voice.execute("SELECT pg_notify($1, $2)", channel, data.decode())
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    LOG.warning("other servers could not be told; they will find it in the log")

        async def _watch(self) -> None:
            while True:
                await asyncio.sleep(LOOK_AGAIN)
                if self._listener_conn.is_closed():
                    with suppress(OSError, asyncpg.PostgresError):
                        await self._listen_again()

        async def _listen_again(self) -> None:
            async with self._listener_lock:
                self._listener_conn = await self._connect()
                for channel in self._subscribed_channels:
                    await self._listener_conn.add_listener(channel, self._listener)

    return Lasting(settings.url.replace("+asyncpg", "", 1))

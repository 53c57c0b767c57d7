"""How news travel: within this server, or through PostgreSQL to all servers of the same database."""

import asyncio
from collections.abc import Iterable
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from emberwatch.table.settings import Settings


def channels_for(settings: Settings) -> ChannelsPlugin:
    """The channels that fit the database."""
    return ChannelsPlugin(_backend(settings), arbitrary_channels_allowed=True)


def _backend(settings: Settings) -> Any:
    if not settings.is_postgresql:
        return MemoryChannelsBackend()
    import asyncpg
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    class OneConnection(AsyncPgChannelsBackend):
        """As it is, but telling everything through one connection instead of a new one for each piece of news."""

        async def on_startup(self) -> None:
            await super().on_startup()
            self._speaking = asyncio.Lock()
            self._voice: asyncpg.Connection[Any] = await self._connect()

        async def on_shutdown(self) -> None:
            await self._voice.close()
            await super().on_shutdown()

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            async with self._speaking:
                if self._voice.is_closed():
                    self._voice = await self._connect()
                for channel in channels:
                    await self._voice.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    return OneConnection(settings.url.replace("+asyncpg", "", 1))

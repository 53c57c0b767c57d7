"""All the tables of a server: found in memory or read from the store, and kept in step with other servers."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping

import msgspec
from litestar.channels import ChannelsPlugin

from emberwatch.kernel import BadInput, Game, Record, Refused, Rulebook, shelf
from emberwatch.table.rows import Deed, SeatRow, TableRow
from emberwatch.table.settings import Settings
from emberwatch.table.standing import Standing
from emberwatch.table.store import Store
from emberwatch.table.table import Table
from emberwatch.table.tokens import new_name
from emberwatch.table.wire import Said

DEPARTED = "This table was played by other rules than today's; its log departs from them at line {}."


class News(msgspec.Struct, omit_defaults=True):
    """What servers tell each other, and themselves, about a table."""

    version: int = -1  # the game has come this far
    seats: bool = False  # somebody has sat down or left, by whatever server
    vote: bool = False  # somebody has asked for an undo, or agreed
    said: Said | None = None
    server: str = ""  # who is here, according to this server
    here: dict[str, int] | None = None
    who: bool = False  # a server asks who is here


class Tables:
    """The tables by name. What is in memory is only a copy of what the store holds."""

    def __init__(
        self, rulebooks: Mapping[str, Rulebook], store: Store, channels: ChannelsPlugin, settings: Settings
    ) -> None:
        self.rulebooks = rulebooks
        self.store = store
        self.channels = channels
        self.settings = settings
        self.server = new_name()
        self._kept: set[str] = set()  # contents that are in the store, as far as this server knows
        self._live: OrderedDict[str, Table] = OrderedDict()
        self._reading = asyncio.Lock()

    async def find(self, name: str) -> Table | None:
        """A table as this server knows it."""
        table = self._live.get(name)
        if table is None:
            async with self._reading:
                table = self._live.get(name) or await self._read(name)
        if table is not None:
            self._live[name] = table
            self._live.move_to_end(name)
            self._forget()
        return table

    async def _read(self, name: str) -> Table | None:
        row = await self.store.table(name)
        if row is None or row.game not in self.rulebooks:
            return None
        standing = Standing(await self.beginning(row))
        table = Table(row, self.rulebooks[row.game], standing, await self.store.seats(name))
        await self.catch_up(table)
        table.vote = await self.store.vote(name, table.standing.version)
        await self._seat_all(table)
        return table

    async def keep_content(self, game: Game) -> None:
        """Put the cards of a game into the store, so that its table does not depend on those at hand later."""
        content = game.state.content
        if content.digest not in self._kept:
            await self.store.keep_content(content.digest, game.rulebook.source(content))
            self._kept.add(content.digest)

    async def beginning(self, row: TableRow) -> Game:
        """The game as it was set up, with the cards of that time."""
        if row.content not in self._kept:
            kept = await self.store.content(row.content)
            if kept:
                shelf.keep(row.content, kept)
            self._kept.add(row.content)
        record = Record(row.game, row.content, row.terms, row.seed, [], [], row.start)
        return Game.load(self.rulebooks[row.game], record)

    async def catch_up(self, table: Table) -> None:
        """Do what the log says has been done meanwhile. Whoever calls this holds the table's lock."""
        deeds = await self.store.log(table.id, table.standing.version)
        if deeds:
            table.standing = _followed(table.standing.branch(), deeds)
            table.vote = None

    async def stands(self, table: Table, trial: Standing, deeds: list[Deed]) -> bool:
        """What was tried becomes the present if the store takes it; False when somebody else was first."""
        if not await self.store.append(table.id, table.standing.version, deeds):
            await self.catch_up(table)
            return False
        table.standing = trial
        table.vote = None
        grown = await self._seat_all(table)
        self.tell(table, News(version=trial.version, seats=grown))
        return True

    async def _seat_all(self, table: Table) -> bool:
        """A game may take in more players; whoever plays alone plays for them too."""
        missing = range(len(table.seats), table.rulebook.seats(table.standing.game.state))
        if missing:
            only = table.seats[0]
            alone = len({seat.key for seat in table.seats}) == 1 and only.kind == "person"
            fresh = [only._replace(number=number) if alone else SeatRow(number, "open", "", None) for number in missing]
            await self.store.add_seats(table.id, fresh)
            await self.read_seats(table)
        return bool(missing)

    def tell(self, table: Table, news: News) -> None:
        """Tell everybody who is connected to this table, wherever they are."""
        self.channels.publish(msgspec.json.encode(news), channel(table.id))

    def tell_who_is_here(self, table: Table) -> None:
        """Say who is connected through this server."""
        self.tell(table, News(server=self.server, here=table.presence.own))

    async def read_seats(self, table: Table) -> None:
        """See who sits where."""
        table.seats = await self.store.seats(table.id)
        table.cached = {}

    async def seats_changed(self, table: Table) -> None:
        """Read the seats again, and let everybody know."""
        await self.read_seats(table)
        self.tell(table, News(seats=True))

    def _forget(self) -> None:
        """Tables that nobody is at make room for others."""
        for name in list(self._live)[: max(0, len(self._live) - self.settings.remembered)]:
            if not self._live[name].presence.own and not self._live[name].lock.locked():
                del self._live[name]


def _followed(standing: Standing, deeds: list[Deed]) -> Standing:
    """Where the log leads; it is refused where today's rules lead elsewhere."""
    for deed in deeds:
        try:
            standing.do(deed)
        except (Refused, BadInput):
            raise Refused(DEPARTED.format(standing.version + 1)) from None
        if standing.digest != deed.digest:
            raise Refused(DEPARTED.format(standing.version))
    return standing


def channel(table: str) -> str:
    """The channel on which news of a table travel."""
    return f"table_{table}"

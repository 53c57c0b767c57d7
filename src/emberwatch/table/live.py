"""The websocket: a browser at a table, hearing of every change and saying what it does."""

import asyncio
import logging
import traceback
from collections import Counter
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from emberwatch.kernel import BadInput, BeyondHorizon, NotLegal, NotYours, OutOfDate, Refused
from emberwatch.table import looking, playing, telling, wire
from emberwatch.table.gathering import Gatherings
from emberwatch.table.limits import Allowance
from emberwatch.table.rows import Key
from emberwatch.table.settings import LARGEST_FRAME
from emberwatch.table.table import Table
from emberwatch.table.tables import News, Tables
from emberwatch.table.tokens import hashed

HELLO_WITHIN = 15.0  # seconds
PATIENCE = 300  # messages over the allowance after which the connection is closed
MOST_AT_A_TABLE = 200  # browsers
MOST_UNHEARD = 100  # sayings kept for a browser that is slow
LONGEST_SAYING = 300

REASONS: dict[type[Refused], Any] = {
    NotYours: "not yours",
    OutOfDate: "out of date",
    NotLegal: "not legal",
    BeyondHorizon: "beyond the horizon",
}
NO_ENTRY, TOO_MANY, COME_AGAIN = 4401, 4429, 1012  # why a connection is closed
MOST_OF_AN_ADDRESS = 1000  # connections

LOG = logging.getLogger("emberwatch")

_client_says: msgspec.json.Decoder[wire.ClientSays] = msgspec.json.Decoder(wire.ClientSays)


@websocket("/api/tables/{name:str}/live")
async def live(socket: WebSocket[Any, Any, Any], name: FromPath[str]) -> None:
    """Play, watch and talk. The first message says hello with the key."""
    await socket.accept()
    address = socket.client.host if socket.client else ""
    connections: Counter[str] = socket.app.state.connections
    connections[address] += 1
    try:
        if connections[address] > MOST_OF_AN_ADDRESS:
            await socket.close(TOO_MANY)
        else:
            await Browser(socket, socket.app.state.tables, socket.app.state.gatherings).visit(name)
    except WebSocketException:
        return  # it has gone
    finally:
        connections[address] -= 1
        if not connections[address]:
            del connections[address]


class Browser:
    """One connection."""

    def __init__(self, socket: WebSocket[Any, Any, Any], tables: Tables, gatherings: Gatherings) -> None:
        self.socket = socket
        self.tables = tables
        self.gatherings = gatherings
        self.allowance = Allowance(*tables.settings.messages)
        self.over = 0
        self.table: Table
        self.key: Key
        self.seen: int | None = None  # the version it was last told
        self.mine: tuple[int, ...] | None = None  # the seats it was told it for
        self._sayings: list[Any] = []
        self._stale = False
        self._news = asyncio.Event()

    async def say(self, said: Any) -> None:
        """Send something."""
        try:
            await self.socket.send_text(msgspec.json.encode(said).decode())
        except OSError:  # as ASGI has it
            raise WebSocketDisconnect(detail="It has gone.") from None

    # -- coming and going ------------------------------------------------------------------------------------------

    async def visit(self, name: str) -> None:
        """Say hello, stay, and go."""
        fault, code = await self._enter(name)
        if fault:
            await self.say(wire.Refusal("no entry", fault, []))
            await self._close(code)
            return
        self.table = await self.gatherings.join(self.table, self, self.key.hash)
        telling_it = asyncio.create_task(self._tell())
        try:
            self.hear()
            await self._listen()
        finally:
            telling_it.cancel()
            await asyncio.gather(telling_it, return_exceptions=True)
            await self.gatherings.leave(self.table, self, self.key.hash)

    async def _enter(self, name: str) -> tuple[str, int]:
        """Hear who it is; the reason why they cannot stay, if there is one."""
        try:
            hello = await asyncio.wait_for(self._receive(), HELLO_WITHIN)
        except (TimeoutError, BadInput):
            hello = None
        if not isinstance(hello, wire.Hello):
            return "The first message says hello, with the key of this table.", NO_ENTRY
        key = await self.tables.store.key(hashed(hello.key))
        try:
            table = await self.tables.find(name) if key is not None and key.table_id == name else None
        except Refused as refused:
            return str(refused), NO_ENTRY
        if key is None or table is None:
            return "This key does not open this table.", NO_ENTRY
        if self.gatherings.size(table) >= MOST_AT_A_TABLE:
            return "This table is full.", TOO_MANY
        self.table, self.key, self.seen = table, key, hello.since
        return "", 0

    # -- the server speaks -----------------------------------------------------------------------------------------

    def hear(self, said: Any = None) -> None:
        """Something was said; or else the present has changed. Told as soon as the browser can take it."""
        if said is None:
            self._stale = True
        else:
            self._sayings = [*self._sayings[-MOST_UNHEARD:], said]
        self._news.set()

    def turn_out(self) -> None:
        """Close the connection; the browser will come again."""
        self._closing = asyncio.create_task(self._close(COME_AGAIN))

    async def _close(self, code: int) -> None:
        with suppress(WebSocketException, OSError):  # it may have gone by itself
            await self.socket.close(code)

    async def _tell(self) -> None:
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                sayings, self._sayings = self._sayings, []
                for said in sayings:
                    await self.say(said)
                if self._stale:
                    self._stale = False
                    await self.say(self._present())
        except WebSocketException:
            return
        except Exception:
            self.table.fault = traceback.format_exc()
            LOG.exception("the present of table %s cannot be told", self.table.id)
            self.turn_out()

    def _present(self) -> wire.Now:
        mine = self.table.seats_of(self.key.hash)
        if mine != self.mine:  # another seat has another story
            self.seen, self.mine = None if self.mine is not None else self.seen, mine
        now = telling.now(self.table, self.key, self.seen)
        self.seen = now.version
        return now

    # -- the browser speaks ----------------------------------------------------------------------------------------

    async def _receive(self) -> Any:
        data = await self.socket.receive_data(mode="text")
        if len(data) > LARGEST_FRAME:
            raise BadInput("This message is too long.")
        try:
            return _client_says.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
            raise BadInput(f"This message cannot be read: {fault}.") from None

    async def _listen(self) -> None:
        while True:
            try:
                said = await self._receive()
                if self._is_too_fast():
                    await self.say(wire.Refusal("too fast", "Too many messages; slow down.", []))
                    if self.over > PATIENCE:
                        await self._close(TOO_MANY)
                        return
                    continue
                await self._act(said)
            except BadInput as fault:
                await self.say(wire.Refusal("bad input", str(fault), []))
                self.over += 1
            except Refused as refused:
                reason = REASONS.get(type(refused), "not legal")
                await self.say(wire.Refusal(reason, refused.why, list(refused.rules)))
                if isinstance(refused, OutOfDate):
                    self.hear()
            except (WebSocketException, asyncio.CancelledError):
                raise
            except Exception:
                self.table.fault = traceback.format_exc()
                await self.say(wire.Refusal("bad input", playing.FAILED, []))

    def _is_too_fast(self) -> bool:
        if self.allowance.take():
            return False
        self.over += 1
        return True

    async def _act(self, said: wire.ClientSays) -> None:
        tables, table = self.tables, self.table
        mine = table.seats_of(self.key.hash)
        match said:
            case wire.Answer():
                await playing.answer(tables, table, mine, said)
            case wire.Aside():
                await playing.aside(tables, table, mine, said)
            case wire.Undo():
                await playing.undo(tables, table, mine, said)
            case wire.Redo():
                await playing.redo(tables, table, mine, said)
            case wire.Agree():
                await playing.agree(tables, table, mine, said.yes)
            case wire.Touch():
                await self.say(looking.touched(table, mine, said))
            case wire.Advise():
                await self.say(looking.advice(table, mine, said))
            case wire.AskOdds():
                await self.say(looking.odds(table, mine, said))
            case wire.Say():
                self._speak(said, mine)
            case wire.Ping():
                await self.say(wire.Pong())
            case wire.Hello():
                raise BadInput("Hello has been said.")

    def _speak(self, said: wire.Say, mine: tuple[int, ...]) -> None:
        text = " ".join(said.text.split())
        if not text and not said.thing:
            raise BadInput("That says nothing.")
        if len(text) > LONGEST_SAYING or len(said.thing) > LONGEST_SAYING:
            raise BadInput(f"A message has at most {LONGEST_SAYING} letters.")
        seat = mine[0] if mine else None
        name = self.key.name if seat is None else self.table.seats[seat].name
        self.tables.tell(self.table, News(said=wire.Said(name, seat, text, said.thing)))

"""`make bench-table`: how many answers one server takes on SQLite, and how soon what comes of them is seen.

At each of 200 tables sits a browser that answers anything. Beside it, in the same run and through the same kind of
browsers, a server of the same make that only sends back what it was sent.
"""

import asyncio
import multiprocessing
import os
import platform
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import count
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

import litestar
import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.types import ASGIApp
from uvicorn.loops.auto import auto_loop_factory

from emberwatch.table import wire
from emberwatch.table.app import build
from emberwatch.table.crowd import Line, connect, post
from emberwatch.table.serve import listen, run
from emberwatch.table.settings import Settings

TABLES = 200
PACE = 200  # answers a second
PACED, FULL = 8.0, 5.0  # seconds
ROUNDS = 3
HERE = "127.0.0.1"
FREE = (10**6, 10**9)  # an allowance that nobody uses up
WANTED = {"tables, paced": "p99 < 100", "tables, full load": ">= 1,500 a second"}
ECHOED = msgspec.json.encode(wire.Answer(100, ["die:wizard.1"]))


class Measured(NamedTuple):
    """What one round has shown."""

    a_second: float
    waits: list[float]


def main() -> int:
    """Measure and print."""
    print(f"machine   {platform.machine()}, {os.cpu_count()} cores, {platform.platform()}")
    print(f"python    {platform.python_implementation()} {platform.python_version()}", end=", ")
    print(f"litestar {litestar.__version__.formatted(short=True)}, uvicorn {uvicorn.__version__}")
    print(f"at once   {TABLES} tables of Set a Watch, answered at random by a browser each; {ROUNDS} rounds", flush=True)
    with TemporaryDirectory() as folder, ExitStack() as servers:
        echo = servers.enter_context(_server(_echo))
        tables = servers.enter_context(_server(_tables, f"sqlite+aiosqlite:///{folder}/tables.sqlite"))
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            rounds = runner.run(_measure(echo, tables))
    print(f"load      {', '.join(f'{load:.1f}' for load in os.getloadavg())}\n")
    _print(rounds)
    return 0


def _print(rounds: dict[str, list[Measured]]) -> None:
    print(f"{'':20}{'a second':>10}{'p50 ms':>9}{'p99 ms':>9}")
    for what, measured in rounds.items():
        cuts = quantiles([wait for one in measured for wait in one.waits], n=100)
        speed = median(one.a_second for one in measured)
        print(f"{what:20}{speed:10,.0f}{cuts[49] * 1e3:9.1f}{cuts[98] * 1e3:9.1f}   {WANTED.get(what, '')}".rstrip())
    ours, theirs = ([one.a_second for one in rounds[f"{what}, full load"]] for what in ("tables", "echo"))
    print(f"\ntables against echo {median(one / other for one, other in zip(ours, theirs, strict=True)):9.2f}")


# -- measuring ---------------------------------------------------------------------------------------------------------


async def _measure(echo: int, tables: int) -> dict[str, list[Measured]]:
    seeds = count(1)
    crowds: dict[str, list[Any]] = {
        "tables": [await Player.come(tables, seeds) for _ in range(TABLES)],
        "echo": [await Echo.come(echo) for _ in range(TABLES)],
    }
    rounds: dict[str, list[Measured]] = {}
    for _ in range(ROUNDS):
        for who, crowd in crowds.items():
            rounds.setdefault(f"{who}, paced", []).append(await _paced(crowd))
            rounds.setdefault(f"{who}, full load", []).append(await _full(crowd))
    return rounds


async def _paced(crowd: Sequence[Any]) -> Measured:
    """So many a second, each counted from when it was due, also if nobody was free to say it then."""
    free, waits = deque(crowd), list[float]()

    async def ask(browser: Any, due: float) -> None:
        await browser.ask()
        waits.append(perf_counter() - due)
        await browser.go_on()
        free.append(browser)

    begun = perf_counter()
    asked: list[asyncio.Task[None]] = []
    for number in range(int(PACE * PACED)):
        due = begun + number / PACE
        while (early := due - perf_counter()) > 0 or not free:
            await asyncio.sleep(max(early, 0.001))
        asked.append(asyncio.create_task(ask(free.popleft(), due)))
    await asyncio.gather(*asked)
    return Measured(len(waits) / (perf_counter() - begun), waits)


async def _full(crowd: Sequence[Any]) -> Measured:
    """Everybody says the next thing as soon as the last is answered."""
    waits: list[float] = []
    begun = perf_counter()

    async def ask(browser: Any) -> None:
        while (now := perf_counter()) < begun + FULL:
            await browser.ask()
            waits.append(perf_counter() - now)
            await browser.go_on()

    await asyncio.gather(*map(ask, crowd))
    return Measured(len(waits) / (perf_counter() - begun), waits)


# -- browsers ----------------------------------------------------------------------------------------------------------


class Echo:
    """Is sent back what it said."""

    line: Line

    @classmethod
    async def come(cls, port: int) -> "Echo":
        """Connect."""
        self = cls()
        self.line = await connect(HERE, port, "/", self._hear)
        return self

    def _hear(self, _: bytes) -> None:
        self._answered.set_result(None)

    async def ask(self) -> None:
        """Say something, and wait for what comes of it."""
        self._answered = asyncio.get_running_loop().create_future()
        self.line.say(ECHOED)
        await self._answered

    async def go_on(self) -> None:
        """Be ready for the next."""


class Choice(msgspec.Struct):
    """As much of a choice as somebody reads who chooses at random."""

    key: str


class Asked(msgspec.Struct):
    """As much of a decision."""

    choices: list[Choice]


class Told(msgspec.Struct):
    """As much of what the server says."""

    kind: str
    version: int = -1
    decision: Asked | None = None


_told = msgspec.json.Decoder(Told)


class Player:
    """Plays one game after the other, each at a new table."""

    def __init__(self, port: int, seeds: Iterator[int]) -> None:
        self.port = port
        self.seeds = seeds
        self.line: Line

    @classmethod
    async def come(cls, port: int, seeds: Iterator[int]) -> "Player":
        """Sit down at a first table."""
        self = cls(port, seeds)
        await self._sit_down()
        return self

    async def _sit_down(self) -> None:
        seed = next(self.seeds)
        self.luck = Random(seed)
        opened = await post(HERE, self.port, "/api/tables", msgspec.json.encode(wire.NewTable(seed=seed)))
        joined = msgspec.json.decode(opened, type=wire.Joined)
        self.now = Told("")
        self.line = await connect(HERE, self.port, f"/api/tables/{joined.table}/live", self._hear)
        await self._say(wire.Hello(joined.key))

    def _hear(self, said: bytes) -> None:
        told = _told.decode(said)
        assert told.kind == "now", said
        if told.version > self.now.version:
            self.now = told
            self._answered.set_result(None)

    async def _say(self, said: wire.ClientSays) -> None:
        self._answered = asyncio.get_running_loop().create_future()
        self.line.say(msgspec.json.encode(said))
        await self._answered

    async def ask(self) -> None:
        """Answer, and wait for the view that comes of it."""
        assert self.now.decision is not None
        key = self.luck.choice(self.now.decision.choices).key
        await self._say(wire.Answer(self.now.version, [key]))

    async def go_on(self) -> None:
        """When a game is over, begin the next."""
        if self.now.decision is None:
            self.line.close()
            await self._sit_down()


# -- servers -----------------------------------------------------------------------------------------------------------


@contextmanager
def _server(made: Callable[..., ASGIApp], *words: str) -> Iterator[int]:
    """A server in a process of its own; gives its port."""
    context = multiprocessing.get_context("spawn")
    heard, speaks = context.Pipe(duplex=False)
    process = context.Process(target=_serve, args=(speaks, made, *words))
    process.start()
    try:
        yield heard.recv()
    finally:
        process.terminate()
        process.join()


def _serve(speaks: Any, made: Callable[..., ASGIApp], *words: str) -> None:
    listening = listen(HERE, 0)
    speaks.send(listening.getsockname()[1])
    run(made(*words), listening)


def _tables(database: str) -> ASGIApp:
    """The server of tables as it always is, but for its patience with one address."""
    return build(Settings(database=database, openings=FREE, entries=FREE, messages=FREE))


def _echo() -> ASGIApp:
    """As little as a server can do."""

    @websocket("/")
    async def echo(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        try:
            while True:
                await socket.send_text(await socket.receive_text())
        except WebSocketException:
            return

    return Litestar([echo], logging_config=None)


if __name__ == "__main__":
    sys.exit(main())

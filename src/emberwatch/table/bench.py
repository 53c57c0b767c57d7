"""`make bench-table`: how many answers one server takes on SQLite, and how soon what comes of them is seen.

At each of 200 tables sits a browser that answers as the careful player would. Beside them, in the same run and through
the same kind of browsers, a server of the same make only sends back what it was sent.
"""

import asyncio
import multiprocessing
import os
import platform
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import cycle
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, NamedTuple

import litestar
import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.types import ASGIApp
from uvicorn.loops.auto import auto_loop_factory

import emberwatch
from emberwatch.bots import careful
from emberwatch.table import requests, wire
from emberwatch.table.app import build
from emberwatch.table.crowd import Line, connect, post
from emberwatch.table.serve import listen, run
from emberwatch.table.settings import Settings

TABLES = 200
PACE = 200  # answers a second
PACED, FULL = 8.0, 5.0  # seconds
ROUNDS = 3
NIGHTS = 40  # different ones; every table begins another
HERE = "127.0.0.1"
FREE = (10**6, 10**9)  # an allowance that nobody uses up
WANTED = {"tables, paced": "p99 < 100", "tables, full load": ">= 1,500 a second"}
ECHOED = msgspec.json.encode(wire.Answer(100, ["die:wizard.1"]))


class Measured(NamedTuple):
    """What one round has shown: seconds that everybody waited, in all, and that the server's processor took."""

    waits: list[float]
    passed: float
    worked: float

    @property
    def a_second(self) -> float:
        """Answers."""
        return len(self.waits) / self.passed

    @property
    def a_second_of_work(self) -> float:
        """Answers in a second of the processor: the same on a busy machine as on an idle one, or nearly so."""
        return len(self.waits) / self.worked


def main() -> int:
    """Measure and print."""
    print(f"machine   {platform.machine()}, {os.cpu_count()} cores, {platform.platform()}")
    print(f"python    {platform.python_implementation()} {platform.python_version()}", end=", ")
    print(f"litestar {litestar.__version__.formatted(short=True)}, uvicorn {uvicorn.__version__}")
    print(f"at once   {TABLES} tables of Set a Watch, answered by a browser each; {ROUNDS} rounds", flush=True)
    with TemporaryDirectory() as folder, ExitStack() as servers:
        echo = servers.enter_context(_server(_echo))
        tables = servers.enter_context(_server(_tables, f"sqlite+aiosqlite:///{folder}/tables.sqlite"))
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            rounds = runner.run(_measure(tables, echo))
    print(f"load      {', '.join(f'{load:.1f}' for load in os.getloadavg())} of others and of this\n")
    _print(rounds)
    return 0


def _print(rounds: dict[str, list[Measured]]) -> None:
    print(f"{'':18}{'a second':>10}{'p50 ms':>9}{'p99 ms':>9}{'a second of processor':>24}")
    for what, measured in rounds.items():
        cuts = quantiles([wait for one in measured for wait in one.waits], n=100)
        print(f"{what:18}{median(one.a_second for one in measured):10,.0f}", end="")
        print(f"{cuts[49] * 1e3:9.1f}{cuts[98] * 1e3:9.1f}", end="")
        print(f"{median(one.a_second_of_work for one in measured):24,.0f}   {WANTED.get(what, '')}".rstrip())
    ours, theirs = (median(one.a_second_of_work for one in rounds[f"{who}, full load"]) for who in ("tables", "echo"))
    print(f"\nAn answer takes the work of {theirs / ours:.0f} echoes.")


# -- measuring ---------------------------------------------------------------------------------------------------------


async def _measure(tables: "Server", echo: "Server") -> dict[str, list[Measured]]:
    nights = cycle([Night.of(seed) for seed in range(NIGHTS)])
    crowds: list[tuple[str, Server, list[Any]]] = [
        ("tables", tables, [await Player.come(tables.port, nights) for _ in range(TABLES)]),
        ("echo", echo, [await Echo.come(echo.port) for _ in range(TABLES)]),
    ]
    rounds: dict[str, list[Measured]] = {}
    for _ in range(ROUNDS):  # in turns, so that a busy machine slows all of them
        for who, server, crowd in crowds:
            for how, act in (("paced", _paced), ("full load", _full)):
                begun, work = perf_counter(), server.work()
                waits = await act(crowd)
                measured = Measured(waits, perf_counter() - begun, server.work() - work)
                rounds.setdefault(f"{who}, {how}", []).append(measured)
    return rounds


async def _paced(crowd: Sequence[Any]) -> list[float]:
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
    return waits


async def _full(crowd: Sequence[Any]) -> list[float]:
    """Everybody says the next thing as soon as the last is answered."""
    waits: list[float] = []
    end = perf_counter() + FULL

    async def ask(browser: Any) -> None:
        while (now := perf_counter()) < end:
            await browser.ask()
            waits.append(perf_counter() - now)
            await browser.go_on()

    await asyncio.gather(*map(ask, crowd))
    return waits


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


class Night(NamedTuple):
    """How the careful player has played a night."""

    seed: int
    answers: list[str]

    @classmethod
    def of(cls, seed: int) -> "Night":
        """Play it."""
        game, luck = emberwatch.new("setawatch", seed=seed), Random(seed)
        while (decision := game.decision) is not None:
            game.play(careful.choose(game.view(), decision, luck))
        return cls(seed, list(game.answers))


class Told(msgspec.Struct):
    """As much of what the server says as such a browser reads."""

    kind: str
    version: int


_told = msgspec.json.Decoder(Told)


class Player:
    """Plays one night after the other, each at a new table."""

    def __init__(self, port: int, nights: Iterator[Night]) -> None:
        self.port = port
        self.nights = nights
        self.line: Line

    @classmethod
    async def come(cls, port: int, nights: Iterator[Night]) -> "Player":
        """Sit down at a first table."""
        self = cls(port, nights)
        await self._sit_down()
        return self

    async def _sit_down(self) -> None:
        self.night, self.version = next(self.nights), -1
        wanted = requests.NewTable(seed=self.night.seed)
        joined = msgspec.json.decode(
            await post(HERE, self.port, "/api/tables", msgspec.json.encode(wanted)), type=requests.Joined
        )
        self.line = await connect(HERE, self.port, f"/api/tables/{joined.table}/live", self._hear)
        await self._say(wire.Hello(joined.key))

    def _hear(self, said: bytes) -> None:
        told = _told.decode(said)
        assert told.kind == "now", said
        if told.version > self.version:
            self.version = told.version
            self._answered.set_result(None)

    async def _say(self, said: wire.ClientSays) -> None:
        self._answered = asyncio.get_running_loop().create_future()
        self.line.say(msgspec.json.encode(said))
        await self._answered

    async def ask(self) -> None:
        """Answer, and wait for the view that comes of it."""
        await self._say(wire.Answer(self.version, [self.night.answers[self.version]]))

    async def go_on(self) -> None:
        """When the night is over, begin the next."""
        if self.version == len(self.night.answers):
            self.line.close()
            await self._sit_down()


# -- servers -----------------------------------------------------------------------------------------------------------


class Server(NamedTuple):
    """A server in a process of its own."""

    port: int
    line: Any  # to that process

    def work(self) -> float:
        """Seconds that its processor has worked for it."""
        self.line.send(None)
        return float(self.line.recv())


@contextmanager
def _server(made: Callable[..., ASGIApp], *words: str) -> Iterator[Server]:
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_serve, args=(there, made, *words))
    process.start()
    try:
        yield Server(here.recv(), here)
    finally:
        process.terminate()
        process.join()


def _serve(line: Any, made: Callable[..., ASGIApp], *words: str) -> None:
    listening = listen(HERE, 0)
    line.send(listening.getsockname()[1])
    threading.Thread(target=_tell_work, args=(line,), daemon=True).start()
    run(made(*words), listening)


def _tell_work(line: Any) -> None:
    while True:
        line.recv()
        line.send(process_time())


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

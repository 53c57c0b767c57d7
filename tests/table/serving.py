"""Servers for the tests: one in a thread of this process, or one in a process of its own that can be killed."""

import io
import multiprocessing
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

import emberwatch
from emberwatch.kernel import Rulebook
from emberwatch.table.app import build
from emberwatch.table.serve import config_for, serve
from emberwatch.table.settings import Settings
from tests.table.guest import ask
from tests.table.ports import free_port

PATIENCE = 60.0  # seconds
FREE = (100_000, 6_000_000)  # an allowance nobody uses up


def settings(database: str, **changed: object) -> Settings:
    """A server that does not count, and whose programs do not hesitate."""
    usual = {"pause": 0.0, "openings": FREE, "entries": FREE, "messages": FREE}
    return Settings(database=database, **{**usual, **changed})  # type: ignore[arg-type]


@contextmanager
def served(setup: Settings, rulebooks: Mapping[str, Rulebook] | None = None) -> Iterator[str]:
    """A server in a thread; gives its address, such as 127.0.0.1:12345.

    It has no pulse: pings are drawn from the random numbers of the whole process, under the hands of Hypothesis.
    """
    port = free_port()
    config = config_for(build(setup, rulebooks))
    config.host, config.port, config.ws_ping_interval = "127.0.0.1", port, None
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive(), "the server has failed"
        assert time.monotonic() < until, "the server does not start"
        time.sleep(0.01)
    try:
        yield f"127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


class Spawned:
    """A server in a process of its own."""

    def __init__(self, database: str, data: Path, port: int = 0) -> None:
        words = ["serve", "--port", str(port), "--no-open", "--database", database]
        command = "import sys; from emberwatch.cli import main; sys.exit(main())"
        self.log = data / "log"
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(
                [sys.executable, "-c", command, *words],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "EMBERWATCH_DATA": str(data)},
            )
        assert self.running.stdout is not None
        said = self.running.stdout.readline()
        assert "http://" in said, said
        self.address = said.partition("http://")[2].partition("/")[0]

    def kill(self) -> None:
        """As a power cut would, without a word of warning."""
        self.running.kill()
        self.running.wait()


class Forked(Spawned):
    """The same, from a process that has read the libraries already, for those who need many."""

    def __init__(self, database: str, data: Path) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["emberwatch.table.serve", "tests.table.serving"])
        heard, speaks = context.Pipe(duplex=False)
        self.process = context.Process(target=_serve, args=(speaks, database, str(data)), daemon=True)
        self.process.start()
        assert heard.poll(PATIENCE), "the server does not start"
        self.address = heard.recv().partition("http://")[2].partition("/")[0]

    def kill(self) -> None:
        self.process.kill()
        self.process.join()


def _serve(speaks: Any, database: str, data: str) -> None:
    os.environ["EMBERWATCH_DATA"] = data
    serve("127.0.0.1", 0, database, [], False, False, _Telling(speaks))


class _Telling(io.StringIO):
    """What is printed goes through a pipe."""

    def __init__(self, speaks: Any) -> None:
        super().__init__()
        self.speaks = speaks

    def write(self, text: str) -> int:
        if text.strip():
            self.speaks.send(text)
        return len(text)


@contextmanager
def spawned(database: str, data: Path, port: int = 0) -> Iterator[Spawned]:
    """A server in a process of its own, while it is needed."""
    server = Spawned(database, data, port)
    try:
        yield server
    finally:
        server.kill()


def position_of(address: str, table: str, key: str) -> str:
    """The present of a table, as a written position."""
    record = ask(address, "GET", f"/api/tables/{table}/record", key=key)
    return emberwatch.load(record.text).position()

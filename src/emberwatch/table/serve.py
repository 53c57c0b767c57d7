"""Running the server, and showing people the way to it."""

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from typing import TextIO

import segno
import uvicorn
from litestar.types import ASGIApp

from emberwatch.kernel import BadInput
from emberwatch.table.app import build
from emberwatch.table.guard import HERE
from emberwatch.table.settings import LARGEST_FRAME, Settings
from emberwatch.table.store import Store

EVERYWHERE = "0.0.0.0"
BACKLOG = 2048
BROWSER_AFTER = 0.5  # seconds
SWITCH = 0.0005  # seconds; SQLite answers from a thread of its own, which else waits ten times as long for its turn
HEARTBEAT = 20.0  # seconds


def serve(host: str, port: int, database: str, origins: Sequence[str], lan: bool, opens: bool, out: TextIO) -> None:
    """Serve until interrupted."""
    host = EVERYWHERE if lan else host
    settings = Settings(database=database, origins=tuple(origins), local=host in HERE)
    asyncio.run(_prepare(settings.url))
    app = build(settings)
    listening = listen(host, port)
    port = listening.getsockname()[1]
    address = f"http://{_own_address() if lan else '127.0.0.1' if host == EVERYWHERE else host}:{port}/"
    show(address, lan, out)
    if opens:
        threading.Timer(BROWSER_AFTER, _open, [address]).start()
    run(app, listening)


def run(app: ASGIApp, listening: socket.socket) -> None:
    """Serve whoever comes to this port."""
    sys.setswitchinterval(SWITCH)
    gc.disable()  # sweeping.py chooses the moment
    gc.freeze()
    uvicorn.Server(config_for(app)).run(sockets=[listening])


async def _prepare(url: str) -> None:
    """Open the database once, so that what is wrong with it is said before anybody is invited."""
    try:
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()
            await asyncio.sleep(0.05)  # for SQLite's thread to end before the loop does
    except Exception as fault:
        said = str(fault).strip().partition("\n")[0].rstrip(".") or type(fault).__name__
        raise BadInput(f"The database cannot be opened: {said}.") from None


def show(address: str, lan: bool, out: TextIO) -> None:
    """Say where the table is; in a local network, with a code that phones can read."""
    print(f"Emberwatch is at {address} (Ctrl+C ends it).", file=out, flush=True)
    if lan:
        segno.make(address, error="m").terminal(out=out, compact=True)
        out.flush()


def config_for(app: ASGIApp) -> uvicorn.Config:
    """How the server is run: nothing is logged that was asked for, messages are small, and connections have a pulse."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_max_queue=16,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        timeout_graceful_shutdown=2,
    )


def listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else, so that what is printed is true."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as fault:
        listening.close()
        raise BadInput(f"Nobody can listen at {host}, port {port}: {fault.strerror}; choose another --port.") from None
    return listening


def _own_address() -> str:
    """This computer's address in the local network. Nothing is sent; the address is one reserved for documentation."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
            return str(asking.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _open(address: str) -> None:
    """Open a browser where there is one."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    try:
        webbrowser.open(address)
    except webbrowser.Error:
        return

"""A crowd of browsers in one process, as lean as Python allows: what is measured with it should be the server."""

import asyncio
from collections.abc import Callable
from struct import pack, unpack_from
from typing import Any

SHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
ASK = (
    "POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
    "Content-Length: {length}\r\nConnection: close\r\n\r\n"
)
TEXT, PING, PONG = 0x1, 0x9, 0xA
LAST, MASKED = 0x80, 0x80  # the last frame of a message; one that is masked
NO_MASK = b"\0\0\0\0"  # a browser masks what it sends, for the sake of proxies; there are none here


class Line(asyncio.Protocol):
    """One websocket: whole text messages out, whole text messages in."""

    def __init__(self, host: str, path: str, hears: Callable[[bytes], None]) -> None:
        self._shake = SHAKE.format(path=path, host=host).encode()
        self._hears = hears
        self._come = bytearray()
        self.opened = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(self._shake)

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server has closed the connection"))

    def data_received(self, data: bytes) -> None:
        self._come += data
        if not self.opened.done() and not self._is_open():
            return
        while (frame := self._frame()) is not None:
            kind, said = frame
            if kind == TEXT:
                self._hears(said)
            elif kind == PING:
                self._send(PONG, said)

    def _is_open(self) -> bool:
        head, end, rest = self._come.partition(b"\r\n\r\n")
        if end:
            assert b" 101 " in head, head
            self._come = rest
            self.opened.set_result(None)
        return bool(end)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next frame, if all of it has come."""
        come = self._come
        if len(come) < 2:
            return None
        head, length = 2, come[1]
        if length == 126:
            head, length = 4, unpack_from("!H", come, 2)[0] if len(come) >= 4 else len(come)
        elif length == 127:
            head, length = 10, unpack_from("!Q", come, 2)[0] if len(come) >= 10 else len(come)
        end = head + length
        if len(come) < end:
            return None
        assert come[0] & LAST, "the server does not cut its messages into pieces"
        frame = come[0] & 0xF, bytes(come[head:end])
        del come[:end]
        return frame

    def say(self, said: bytes) -> None:
        """Send a message."""
        self._send(TEXT, said)

    def _send(self, kind: int, said: bytes) -> None:
        length = len(said)
        short = length < 126
        head = pack("!BB", LAST | kind, MASKED | length) if short else pack("!BBH", LAST | kind, MASKED | 126, length)
        self._transport.write(head + NO_MASK + said)

    def close(self) -> None:
        """Hang up."""
        self._transport.close()


async def connect(host: str, port: int, path: str, hears: Callable[[bytes], None]) -> Line:
    """A websocket that is open."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(f"{host}:{port}", path, hears), host, port)
    await line.opened
    return line


async def post(host: str, port: int, path: str, body: bytes) -> bytes:
    """What is answered to a request."""
    reading, writing = await asyncio.open_connection(host, port)
    writing.write(ASK.format(path=path, host=f"{host}:{port}", length=len(body)).encode() + body)
    head, _, answer = (await reading.read()).partition(b"\r\n\r\n")
    writing.close()
    assert b" 20" in head.partition(b"\r\n")[0], head + answer
    return answer

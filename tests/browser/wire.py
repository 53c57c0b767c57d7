"""A wire between a browser and the server that can be cut."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.table.ports import free_port

PIECE = 65536


class Wire:
    """Carries bytes both ways until it is cut; then nothing comes through until it is mended."""

    def __init__(self, server: str) -> None:
        host, _, port = server.partition(":")
        self._to = (host, int(port))
        self._ends: list[socket.socket] = []
        self._whole = True
        self._listener = socket.create_server(("127.0.0.1", free_port()))
        self.address = f"127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """Everything that is open breaks off, and nothing new is let through."""
        self._whole = False
        ends, self._ends = self._ends, []
        for end in ends:
            _drop(end)

    def mend(self) -> None:
        """Let everything through again."""
        self._whole = True

    def remove(self) -> None:
        """For good."""
        self.cut()
        self._listener.close()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if not self._whole:
                    _drop(near)
                    continue
                far = socket.create_connection(self._to)
                self._ends += [near, far]
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=_carry, args=(source, sink), daemon=True).start()


def _carry(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):
        while piece := source.recv(PIECE):
            sink.sendall(piece)
    _drop(sink)


def _drop(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextmanager
def wired(server: str) -> Iterator[Wire]:
    """A wire while it is needed."""
    wire = Wire(server)
    try:
        yield wire
    finally:
        wire.remove()

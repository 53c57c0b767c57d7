"""A port on this computer that nobody listens at."""

import socket


def free_port() -> int:
    """One that was free a moment ago."""
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        return int(asking.getsockname()[1])

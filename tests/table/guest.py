"""Somebody at a table: speaks to a real server through real sockets, as a browser does."""

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

Said = dict[str, Any]
SOON = 60.0  # seconds; far more than anything takes on a quiet machine
BROWSER = httpx.Client(timeout=SOON, trust_env=False)


def post(address: str, path: str, body: Any = None, key: str = "") -> Any:
    """What the server answers to a request that has to succeed."""
    answer = ask(address, "POST", path, body, key)
    assert answer.is_success, answer.text
    return answer.json()


def get(address: str, path: str, key: str = "") -> Any:
    """What is at an address."""
    answer = ask(address, "GET", path, None, key)
    assert answer.is_success, answer.text
    return answer.json()


def ask(address: str, method: str, path: str, body: Any = None, key: str = "") -> httpx.Response:
    """Any request."""
    headers = {"authorization": f"Bearer {key}"} if key else {}
    return BROWSER.request(method, f"http://{address}{path}", json=body, headers=headers)


def unfolded(frames: list[Said]) -> list[Said]:
    """The frames of a page of a replay, each with its whole view."""
    view: Said = {}
    found: list[Said] = []
    for frame in frames:
        lists = {part: view[part][:] for part in frame["spliced"]}
        for part, change in frame["spliced"].items():
            lists[part][change["at"] : change["at"] + change["gone"]] = change["come"]
        view = {**view, **frame["view"], **lists}
        found.append({**frame, "view": view})
    return found


class Guest:
    """A browser at a table, with the present as it was last told."""

    def __init__(self, address: str, table: str, key: str, since: int | None = None) -> None:
        self.address, self.table, self.key = address, table, key
        self.now: Said = {}
        self.said: list[Said] = []
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"ws://{address}/api/tables/{table}/live",
                max_size=None,
                compression=None,
                proxy=None,
                ping_interval=None,
            )
        )
        self.say("hello", key=key, since=since)
        self.hear("now")

    @classmethod
    def opening(cls, address: str, **wanted: Any) -> Self:
        """Open a table and sit down at it."""
        joined = post(address, "/api/tables", wanted)
        return cls(address, joined["table"], joined["key"])

    def invite(self, seat: int | str) -> str:
        """A fresh invitation to this table."""
        path = f"/api/tables/{self.table}/invitations/{seat}"
        return str(post(self.address, path, key=self.key)["token"])

    def friend(self, seat: int | str, name: str = "Bo", address: str = "") -> "Guest":
        """Somebody else who comes by invitation, perhaps by way of another server."""
        where = address or self.address
        joined = post(where, "/api/join", {"invitation": self.invite(seat), "name": name})
        return Guest(where, joined["table"], joined["key"])

    # -- speaking and hearing --------------------------------------------------------------------------------------

    def say(self, kind: str, **parts: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps({"kind": kind, **parts}))

    def next(self) -> Said:
        """The next message, whatever it is."""
        told: Said = json.loads(self.socket.recv(SOON))
        if told["kind"] == "now":
            self.now = told
        self.said.append(told)
        return told

    def hear(self, kind: str) -> Said:
        """The next message of a kind; those before it are passed over."""
        while (told := self.next())["kind"] != kind:
            pass
        return told

    def until(self, holds: Callable[[Said], bool]) -> Said:
        """The present as soon as something holds of it."""
        while not holds(self.now):
            self.hear("now")
        return self.now

    def at(self, version: int) -> Said:
        """The present at a version, or later."""
        return self.until(lambda now: now["version"] >= version)

    # -- playing ---------------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """The version it was last told."""
        return int(self.now["version"])

    @property
    def keys(self) -> list[str]:
        """The answers it may give."""
        decision = self.now["decision"]
        return [choice["key"] for choice in decision["choices"]] if decision else []

    def play(self, *answers: str) -> Said:
        """Give answers that have to be taken."""
        version = self.version
        self.say("answer", version=version, answers=list(answers))
        return self.at(version + len(answers))

    def refused(self, kind: str, **parts: Any) -> Said:
        """Say something that has to be refused; nothing changes."""
        self.say(kind, **parts)
        return self.hear("refused")

    def leave(self) -> None:
        """Close the connection."""
        self._open.close()

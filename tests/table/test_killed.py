"""A server that is killed at any moment forgets nothing that it has told anybody."""

import os
import threading
import time
from pathlib import Path
from random import Random

from websockets.exceptions import ConnectionClosed

import emberwatch
from tests.table.guest import Guest, ask
from tests.table.serving import Forked

KILLS = int(os.environ.get("EMBERWATCH_KILLS", "12"))
TABLES = 4


def play_until_cut(guest: Guest, seed: int) -> None:
    """Answer as fast as the server does."""
    luck = Random(seed)
    try:
        while guest.keys:
            guest.play(luck.choice(guest.keys))
    except (ConnectionClosed, OSError, TimeoutError):
        return


def test_no_answer_that_was_taken_is_lost(database: str, tmp_path: Path) -> None:
    luck = Random(7)
    told: dict[str, tuple[str, int, str]] = {}  # by table: its key, and the last version and digest anybody was told
    for kill in range(KILLS):
        server = Forked(database, tmp_path)
        for table in list(told)[-TABLES:]:
            check(server.address, table, *told[table])
        guests = [Guest.opening(server.address, seed=luck.randrange(1000)) for _ in range(TABLES)]
        players = [threading.Thread(target=play_until_cut, args=(one, kill)) for one in guests]
        for player in players:
            player.start()
        time.sleep(luck.uniform(0.02, 0.4))
        server.kill()
        for player, guest in zip(players, guests, strict=True):
            player.join()
            told[guest.table] = (guest.key, guest.version, guest.now["digest"])
    assert sum(version for _, version, _ in told.values()) > KILLS
    server = Forked(database, tmp_path)
    for table in told:
        check(server.address, table, *told[table])
    server.kill()


def check(address: str, table: str, key: str, version: int, digest: str) -> None:
    """All that was told is there, and the record replays to what the server shows."""
    record = ask(address, "GET", f"/api/tables/{table}/record", key=key)
    assert record.is_success, record.text
    game = emberwatch.load(record.text)  # compares every digest
    assert game.version >= version
    digests = ["", *game.record().digests]
    assert version == 0 or digests[version] == digest

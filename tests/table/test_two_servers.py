"""Two server processes on one PostgreSQL: the same tables, the same present, and never two winners."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import asyncpg
import pytest

from tests.table.guest import Guest
from tests.table.serving import spawned


@pytest.fixture(scope="module")
def servers(new_postgres: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    database = new_postgres()
    one, two = (tmp_path_factory.mktemp(name) for name in ("one", "two"))
    with spawned(database, Path(one)) as first, spawned(database, Path(two)) as second:
        yield first.address, second.address


def test_answers_sent_to_both_at_once_never_both_win(servers: tuple[str, str]) -> None:
    luck = Random(1)
    wins = {"ann": 0, "bo": 0}
    for seed in range(4):
        ann = Guest.opening(servers[0], seed=seed, seats=["person", "open"])
        bo = ann.friend(1, address=servers[1])
        watchers = [ann.friend("watch", address=where) for where in servers]
        while ann.at(bo.version)["decision"] and bo.at(ann.version)["decision"]:
            if ann.keys and bo.keys:
                wins[clash(ann, bo, luck)] += 1
            else:
                asked = ann if ann.keys else bo
                asked.play(luck.choice(asked.keys))
            assert ann.at(bo.version)["digest"] == bo.at(ann.version)["digest"]
        for watcher in watchers:
            assert watcher.at(ann.version)["digest"] == ann.now["digest"]
            story = [event["text"] for told in watcher.said if told["kind"] == "now" for event in told["events"]]
            assert story == [event["text"] for event in Guest(servers[1], ann.table, ann.key).now["events"]]
    assert min(wins.values()) > 5, wins


def clash(ann: Guest, bo: Guest, luck: Random) -> str:
    """Both answer the same question at once; who was first."""
    version = ann.version
    for guest in luck.sample([ann, bo], 2):
        guest.say("answer", version=version, answers=[luck.choice(guest.keys)])
    taken = [name for name, guest in (("ann", ann), ("bo", bo)) if was_taken(guest)]
    assert len(taken) == 1
    assert ann.at(version + 1)["version"] == bo.at(version + 1)["version"] == version + 1
    return taken[0]


def was_taken(guest: Guest) -> bool:
    """Whether an answer was taken: nothing refused it before the next message was answered."""
    guest.say("ping")
    refused = False
    while (said := guest.next())["kind"] != "pong":
        refused |= said["kind"] == "refused"
    return not refused


def test_people_messages_seats_and_votes_reach_the_other_server(servers: tuple[str, str]) -> None:
    first, second = servers
    ann = Guest.opening(first, seed=7, seats=["person", "open"])
    bo = ann.friend(1, address=second)
    ann.until(lambda now: now["about"]["seats"][1]["here"])
    bo.until(lambda now: now["about"]["seats"][0]["here"])
    bo.say("say", text="hello")
    assert ann.hear("said")["text"] == "hello"
    ann.play("rest:wizard")
    bo.at(1)
    bo.say("undo", version=1, to=0)
    ann.until(lambda now: now["vote"])
    ann.say("agree", yes=True)
    assert bo.at(2)["moment"] == 0
    bo.leave()
    ann.until(lambda now: not now["about"]["seats"][1]["here"])


def test_a_database_that_was_away_is_found_again(new_postgres: Callable[[], str], tmp_path: Path) -> None:
    database = new_postgres()
    with spawned(database, tmp_path) as first, spawned(database, tmp_path) as second:
        ann = Guest.opening(first.address, seed=7, seats=["person", "open"])
        bo = ann.friend(1, address=second.address)
        asyncio.run(cut_all(database))
        ann.play("rest:wizard")
        assert bo.at(1)["digest"] == ann.now["digest"]


async def cut_all(database: str) -> None:
    """End all connections to a database, as its restart would."""
    connection = await asyncpg.connect(database)
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    await connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    await connection.close()

"""The store: the same on SQLite and on a real PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from sqlalchemy import inspect

from emberwatch.table.migrate import take_turn, upgrade
from emberwatch.table.rows import Deed, Key, SeatRow, TableRow, VoteRow
from emberwatch.table.schema import METADATA
from emberwatch.table.settings import Settings
from emberwatch.table.store import Store
from emberwatch.table.tokens import hashed

ROW = TableRow("a1", "setawatch", "0123456789abcdef", {"players": 2}, 7, "", False)
HOST = Key(hashed("host"), "a1", True, "Ann")
SEATS = [SeatRow(0, "person", "Ann", HOST.hash), SeatRow(1, "open", "", None)]


def deed(text: str) -> Deed:
    return Deed("answer", text, 0, "0" * 16)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(Settings(database=database).url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def run(database: str, act: Callable[[Store], Awaitable[None]]) -> None:
    async def with_a_table() -> None:
        async with opened(database) as store:
            await store.open_table(ROW, HOST, SEATS, [deed("a")])
            await act(store)

    asyncio.run(with_a_table())


def test_a_table_comes_back_as_it_was_opened(database: str) -> None:
    async def act(store: Store) -> None:
        async with opened(database) as again:
            assert await again.table("a1") == ROW
            assert await again.seats("a1") == SEATS
            assert await again.log("a1", 0) == [deed("a")]
            assert await again.key(HOST.hash) == HOST
            assert await again.table("a2") is None
            assert await again.key("nothing") is None

    run(database, act)


def test_a_version_is_written_once_and_a_row_of_lines_whole(database: str) -> None:
    async def act(store: Store) -> None:
        assert await store.append("a1", 1, [deed("b"), deed("c")])
        assert not await store.append("a1", 2, [deed("d"), deed("e")])
        assert not await store.append("a1", 0, [deed("d")])
        assert [one.text for one in await store.log("a1", 0)] == ["a", "b", "c"]
        assert [one.text for one in await store.log("a1", 2)] == ["c"]

    run(database, act)


def test_of_many_who_write_the_same_version_one_wins(database: str) -> None:
    async def act(store: Store) -> None:
        async with opened(database) as other:
            for version in range(1, 21):
                tries = [one.append("a1", version, [deed(f"{version}")]) for one in (store, other) for _ in range(5)]
                assert sorted(await asyncio.gather(*tries)) == [False] * 9 + [True]
        assert len(await store.log("a1", 0)) == 21

    run(database, act)


def test_who_loses_a_version_does_not_hold_up_others(database: str) -> None:
    async def act(store: Store) -> None:
        for number in range(20):
            await store.open_table(ROW._replace(id=f"b{number}"), HOST._replace(hash=f"{number}"), SEATS, [])
        wins = [store.append(f"b{number}", 0, [deed("x")]) for number in range(20)]
        written = await asyncio.gather(store.append("a1", 0, [deed("y")]), *wins)
        assert written == [False] + [True] * 20

    run(database, act)


def test_a_seat_changes_hands_only_from_whoever_holds_it(database: str) -> None:
    async def act(store: Store) -> None:
        mine = SeatRow(1, "person", "Bo", "bo")
        assert await store.change_seat("a1", mine, None)
        assert not await store.change_seat("a1", mine._replace(key="cy"), None)
        assert await store.change_seat("a1", SeatRow(1, "careful", "careful", None), "bo")
        assert (await store.seats("a1"))[1].kind == "careful"

    run(database, act)


def test_a_fresh_invitation_ends_the_one_before(database: str) -> None:
    async def act(store: Store) -> None:
        for seat in (-1, 1):
            await store.invite("a1", seat, f"first {seat}")
            await store.invite("a1", seat, f"second {seat}")
            assert await store.invitation(f"first {seat}") is None
            assert await store.invitation(f"second {seat}") == ("a1", seat)

    run(database, act)


def test_a_vote_belongs_to_its_version(database: str) -> None:
    async def act(store: Store) -> None:
        vote = VoteRow(4, 2, 0, [1, 2], [])
        await store.call_vote("a1", vote)
        for seat in (2, 1, 2):
            await store.agree("a1", 4, seat)
        assert await store.vote("a1", 4) == vote._replace(agreed=[1, 2])
        assert await store.vote("a1", 5) is None
        await store.call_vote("a1", vote._replace(version=5))
        assert await store.vote("a1", 5) == vote._replace(version=5)
        await store.drop_vote("a1")
        assert await store.vote("a1", 5) is None

    run(database, act)


def test_contents_and_replays_are_kept(database: str) -> None:
    async def act(store: Store) -> None:
        for _ in range(2):
            await store.keep_content("0123456789abcdef", "cards")
        assert await store.content("0123456789abcdef") == "cards"
        assert await store.content("nothing") is None
        await store.add_replay("link", "record")
        assert await store.replay("link") == "record"
        assert await store.replay("nothing") is None

    run(database, act)


def test_a_server_waits_while_another_one_migrates(database: str) -> None:
    async def act() -> None:
        first, second = (Store(Settings(database=database).url) for _ in range(2))
        async with first.engine.begin() as connection:
            await take_turn(connection)
            await connection.run_sync(upgrade)
            opening = asyncio.create_task(second.open())
            await asyncio.sleep(0.3)
        await opening
        assert await second.table("a1") is None
        await second.close()
        await first.close()

    asyncio.run(act())


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    async def act(store: Store) -> None:
        async with store.engine.connect() as connection:
            columns = await connection.run_sync(
                lambda now: {
                    name: {(one["name"], str(one["type"]), one["nullable"]) for one in inspect(now).get_columns(name)}
                    for name in inspect(now).get_table_names()
                }
            )
        columns.pop("alembic_version")
        assert set(columns) == set(METADATA.tables)
        for name, table in METADATA.tables.items():
            assert {one[0] for one in columns[name]} == set(table.columns.keys())
            assert {one[0] for one in columns[name] if not one[2]} == {
                one.name for one in table.columns if not one.nullable
            }

    run(database, act)


def test_servers_that_start_together_do_not_quarrel_about_the_schema(new_postgres: Callable[[], str]) -> None:
    async def act() -> None:
        url = Settings(database=new_postgres_url).url
        stores = [Store(url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await asyncio.gather(*(store.close() for store in stores))

    new_postgres_url = new_postgres()
    asyncio.run(act())

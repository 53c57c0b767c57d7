"""A PostgreSQL for the session, databases to use up, and a server to play at."""

import asyncio
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

import emberwatch
from tests.battery import page
from tests.table import postgres, songs
from tests.table.serving import served, settings

BOOKS = {"setawatch": emberwatch.rulebook("setawatch"), "embers": page.rulebook(), "songs": songs.rulebook()}


@pytest.fixture(scope="session")
def server_of_databases() -> Iterator[str]:
    """A PostgreSQL."""
    with postgres.running() as url:
        yield url


@pytest.fixture(scope="session")
def new_postgres(server_of_databases: str) -> Callable[[], str]:
    """Makes empty databases in it."""
    numbers = count()

    async def create(name: str) -> None:
        connection = await asyncpg.connect(server_of_databases)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    def new() -> str:
        name = f"tables_{next(numbers)}"
        asyncio.run(create(name))
        return server_of_databases.rpartition("/")[0] + f"/{name}"

    return new


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite"
    new: Callable[[], str] = request.getfixturevalue("new_postgres")
    return new()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of all games, that many tests may share."""
    folder = tmp_path_factory.mktemp("tables")
    with served(settings(f"sqlite+aiosqlite:///{folder}/tables.sqlite"), BOOKS) as where:
        yield where


@pytest.fixture(scope="session", autouse=True)
def _own_data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The user's own data stay out of it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("EMBERWATCH_DATA", str(tmp_path_factory.mktemp("data")))
        yield

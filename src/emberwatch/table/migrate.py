"""Bringing a database to today's schema, whichever it has."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

SCRIPTS = Path(__file__).parent / "migrations"
TURNS = {  # servers that start together: one migrates, the others wait and find it done
    "postgresql": f"SELECT pg_advisory_xact_lock({0x656D6265})",
    "sqlite": "BEGIN IMMEDIATE",
}


async def migrate(engine: AsyncEngine) -> None:
    """Run the migrations that this database has not seen."""
    async with engine.begin() as connection:
        await take_turn(connection)
        await connection.run_sync(upgrade)


async def take_turn(connection: AsyncConnection) -> None:
    """Wait until nobody else migrates; the turn ends with the transaction."""
    await connection.execute(text(TURNS[connection.dialect.name]))


def upgrade(connection: Connection) -> None:
    """The same, where there is a connection already."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

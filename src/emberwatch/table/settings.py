"""What a server is told when it is started."""

from pathlib import Path

from msgspec import Struct

from emberwatch.kernel import BadInput, shelf

PLAIN = {  # how people name a database, and how SQLAlchemy does
    "postgresql://": "postgresql+asyncpg://",
    "postgres://": "postgresql+asyncpg://",
    "sqlite://": "sqlite+aiosqlite://",
}
LARGEST_FRAME = 64 * 1024
LARGEST_BODY = 1024 * 1024  # of a request: a record of the longest night has a tenth of it


class Settings(Struct, frozen=True):
    """How a server is set up. Allowances are so many at once, and so many more a minute."""

    database: str = ""  # a URL; a file in the user's data folder when empty
    origins: tuple[str, ...] = ()  # addresses of pages that may speak to it, besides its own
    local: bool = True  # only this computer can reach it, so that any of its pages may speak to it
    pause: float = 0.5  # seconds that a program takes to think, for people to see what it does
    openings: tuple[int, int] = (40, 20)  # tables that an address may open
    entries: tuple[int, int] = (60, 30)  # invitations and keys that an address may try
    messages: tuple[int, int] = (120, 3000)  # that a connection may send
    remembered: int = 300  # tables that are kept in memory

    @property
    def url(self) -> str:
        """Where the tables are stored, as SQLAlchemy says it."""
        for plain, full in PLAIN.items():
            if self.database.startswith(plain):
                return full + self.database.removeprefix(plain)
        if self.database:
            if not self.database.startswith(("sqlite", "postgresql")) or "://" not in self.database:
                raise BadInput(
                    "A database is named by a URL, such as postgresql://user@host/name or sqlite:///file, "
                    f"not {self.database!r}."
                )
            return self.database
        place = usual_place()
        place.parent.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{place}"

    @property
    def is_postgresql(self) -> bool:
        """Whether several servers may serve these tables."""
        return self.url.startswith("postgresql")


def usual_place() -> Path:
    """The file for whoever names no database, beside the user's other data."""
    return shelf.folder().parent / "tables.sqlite"

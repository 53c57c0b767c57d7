"""The tables of the store. A change here comes with a migration in migrations/versions."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    func,
)

METADATA = MetaData()


def _table_id(primary_key: bool = True) -> Column[str]:
    return Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary_key, nullable=False)


CONTENTS = Table(
    "contents",
    METADATA,
    Column("digest", String(16), primary_key=True),
    Column("source", Text, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("content", String(16), nullable=False),
    Column("terms", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("start", Text, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("opened", DateTime(timezone=True), nullable=False, server_default=func.now()),
)

# The truth about a game. Whoever writes a version first has won; nobody can write it again.
LOG = Table(
    "log",
    METADATA,
    _table_id(),
    Column("version", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("text", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("digest", String(16), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False, server_default=func.now()),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    _table_id(primary_key=False),
    Column("host", Boolean, nullable=False),
    Column("name", String(40), nullable=False),
)

SEATS = Table(
    "seats",
    METADATA,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("key", String(64), nullable=True),
)

INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("hash", String(64), primary_key=True),
    _table_id(primary_key=False),
    Column("seat", Integer, nullable=False),  # -1 for watching
    UniqueConstraint("table_id", "seat"),
)

VOTES = Table(
    "votes",
    METADATA,
    _table_id(),
    Column("version", Integer, nullable=False),
    Column("to", Integer, nullable=False),
    Column("by", Integer, nullable=False),
    Column("needed", JSON, nullable=False),
)

AGREEMENTS = Table(
    "agreements",
    METADATA,
    _table_id(),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
)

REPLAYS = Table(
    "replays",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("record", Text, nullable=False),
    Column("made", DateTime(timezone=True), nullable=False, server_default=func.now()),
)

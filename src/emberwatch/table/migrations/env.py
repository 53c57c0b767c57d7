"""Alembic runs this with the store's own connection (see migrate.py)."""

from alembic import context

from emberwatch.table.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()

"""Alembic's entry: the connection comes from `store.migrate`, already in a transaction and under the lock."""

from alembic import context

from tablee.server.store.migrate import VERSION_TABLE
from tablee.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()

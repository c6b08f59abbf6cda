"""`INSERT … ON CONFLICT` in the dialect of the connection; both databases have the same clause."""

from __future__ import annotations

from sqlalchemy import Connection, Dialect, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_into(table: Table, dialect: Dialect) -> postgresql.Insert | sqlite.Insert:
    return postgresql.insert(table) if dialect.name == "postgresql" else sqlite.insert(table)


def insert_or_replace(table: Table, dialect: Dialect) -> postgresql.Insert | sqlite.Insert:
    """A row that takes the place of the one with the same key; columns that are not given become empty."""
    insert = insert_into(table, dialect)
    keys = list(table.primary_key.columns)
    rest = {column.name: insert.excluded[column.name] for column in table.columns if not column.primary_key}
    return insert.on_conflict_do_update(index_elements=keys, set_=rest)


def put(connection: Connection, table: Table, **values: object) -> None:
    connection.execute(insert_or_replace(table, connection.dialect).values(**values))


def put_new(connection: Connection, table: Table, **values: object) -> bool:
    """Insert unless a row with this key is there; says whether it was inserted."""
    insert = insert_into(table, connection.dialect).values(**values).on_conflict_do_nothing()
    return connection.execute(insert.returning(*table.primary_key.columns)).first() is not None

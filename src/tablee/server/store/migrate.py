"""Bringing a store to the newest revision. The caller holds the lock."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from tablee.engine.errors import TableeError

REVISIONS = ("0001", "0002", "0003", "0004", "0005")
HEAD = REVISIONS[-1]
VERSION_TABLE = "tablee_revision"


def migrate(connection: Connection, where: str, target: str = HEAD) -> None:
    """Upgrade inside the connection's transaction; `where` names the store in a sentence."""
    revision = check_revision(connection, where)
    if revision != target:
        _upgrade(connection, target)


def check_revision(connection: Connection, where: str) -> str | None:
    """The store's revision, None if it is empty; a sentence if this program cannot work with it."""
    names = inspect(connection).get_table_names()
    if VERSION_TABLE not in names:
        if names:
            raise TableeError("store-foreign", where=where)
        return None
    revision: str | None = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    if revision is not None and revision not in REVISIONS:
        raise TableeError("store-newer", where=where, revision=revision)
    return revision


def _upgrade(connection: Connection, target: str) -> None:
    from alembic import command  # here: a store that is up to date opens without it
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, target)

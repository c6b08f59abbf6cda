"""A store in one SQLite file: engines that sync fully, and the lock that keeps a second server out."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from tablee.engine.errors import TableeError
from tablee.server.store.troubles import file_sentence

_FULL = 2
_APPLICATION = 0x5461626C  # "Tabl"
_BUSY_MS = 5000
_READERS = 4


class FileLock:
    """Held by the one server of a database file. The kernel drops it when the process dies, however it dies."""

    def __init__(self, database: Path) -> None:
        self._descriptor = _open_lock(database)
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._descriptor)
            raise TableeError("store-in-use", where=str(database)) from error

    def release(self) -> None:
        os.close(self._descriptor)


def _open_lock(database: Path) -> int:
    try:
        return os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise file_sentence(error, str(database)) from error


def make_private(path: Path) -> None:
    """Make the file, if it is not there yet, for its owner only; what SQLite puts beside it gets the same rights."""
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
    except FileExistsError:
        pass
    except OSError as error:
        raise file_sentence(error, str(path)) from error


def writer_engine(path: Path) -> Engine:
    engine = create_engine(_url(path), pool_size=1, max_overflow=0)
    event.listen(engine, "connect", _prepare_writer)
    event.listen(engine, "begin", _begin_immediate)
    return engine


def reader_engine(path: Path) -> Engine:
    engine = create_engine(_url(path), pool_size=_READERS, max_overflow=0)
    event.listen(engine, "connect", _prepare_reader)
    event.listen(engine, "begin", _begin)
    return engine


def sign(connection: Connection) -> None:
    """Mark the file as ours. It is a write, so a file that cannot be written to is found out now and not at a move."""
    connection.exec_driver_sql(f"PRAGMA application_id = {_APPLICATION}")


def checkpoint(engine: Engine) -> None:
    """Copy the write-ahead log into the database file, as far as no reader needs it: whoever copies that file alone has
    everything that was written up to a moment ago."""
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
    finally:
        connection.close()


def file_engine(path: Path, *, read_only: bool) -> Engine:
    """For a backup: one plain file, left as it is."""
    address = f"{path.resolve().as_uri()}?mode={'ro' if read_only else 'rwc'}"
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True), poolclass=NullPool)
    event.listen(engine, "connect", _prepare_file)
    event.listen(engine, "begin", _begin)
    return engine


def _url(path: Path) -> URL:
    return URL.create("sqlite", database=str(path))


def _prepare_writer(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    # We begin and commit by ourselves; Python's driver would begin late and never IMMEDIATE.
    connection.isolation_level = None
    cursor.execute(f"PRAGMA busy_timeout = {_BUSY_MS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    journal = str((cursor.fetchone() or ("",))[0])
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA fullfsync = ON")  # a Mac's plain fsync stops at the drive's cache
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA synchronous")
    level = int((cursor.fetchone() or (-1,))[0])
    if level != _FULL or journal != "wal":
        raise TableeError("store-not-durable", reason=f"synchronous={level}, journal_mode={journal}")
    cursor.close()


def _prepare_file(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None


def _prepare_reader(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    _prepare_writer(connection, entry)
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only = ON")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")

"""A store as one file, taken while the server runs, and back again into either kind of database.

A backup is a plain SQLite file with the same tables, whatever it was taken from, and a checksum at its end."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

from sqlalchemy import URL, Connection, Engine, MetaData, Table, delete, func, insert, select
from sqlalchemy.exc import DBAPIError

from tablee.engine.errors import TableeError
from tablee.server.store import postgres, sqlite
from tablee.server.store.migrate import HEAD, VERSION_TABLE, check_revision, migrate
from tablee.server.store.schema import heartbeat, identities, metadata, tables
from tablee.server.store.seal import Seal, read_seal, seal
from tablee.server.store.store import parse_url, where_is
from tablee.server.store.times import ALIVE_MS
from tablee.server.store.troubles import file_sentence, sentence, sqlite_sentence

Counts = dict[str, int]  # rows of each table, for a summary
_ROWS = 1000  # copied at a time
_MAGIC = b"SQLite format 3\0"


def backup(url: str, to: Path | str) -> Counts:
    """Copy the store as it is at one moment."""
    source, file = parse_url(url), Path(to)
    if file.exists():
        raise TableeError("store-backup-exists", file=str(file))
    with _sentences(where_is(source)):
        if source.get_backend_name() == "postgresql":
            return _complete(file, lambda part: _sealed(part, _copy_postgres(source, part)))
        return _complete(file, lambda part: _sealed(part, _copy_sqlite(Path(source.database or ""), part)))


def restore(source: Path | str, url: str) -> Counts:
    """Fill an empty store from a backup."""
    file, target = Path(source), parse_url(url)
    check_backup(file)
    with _sentences(where_is(target)), _blaming(file):
        if target.get_backend_name() == "postgresql":
            return _restore_postgres(file, target)
        return _restore_sqlite(file, Path(target.database or ""))


def check_backup(file: Path) -> None:
    """A sentence unless the file is a backup that this program can read, and whole."""
    if not file.is_file():
        raise TableeError("store-backup-missing", file=str(file))
    with _sentences(str(file)):
        checksum = read_seal(file)
    try:
        with _reading(file) as connection:
            revision = check_revision(connection, str(file))
            whole = checksum is Seal.GOOD or (checksum is Seal.NONE and _has_good_pages(connection, file))
    except DBAPIError as error:
        raise TableeError(_why_unreadable(file, checksum), file=str(file)) from error
    except TableeError as error:
        if error.line.key == "store-foreign":
            raise TableeError("store-not-a-backup", file=str(file)) from error
        raise
    if not whole:
        raise TableeError("store-backup-damaged", file=str(file))
    if revision is None:
        raise TableeError("store-not-a-backup", file=str(file))


def has_checksum(file: Path | str) -> bool:
    """Backups of earlier versions have none: only their structure can be checked."""
    return read_seal(Path(file)) is not Seal.NONE


def _has_good_pages(connection: Connection, file: Path) -> bool:
    """As much as can be said without a checksum."""
    found = [connection.exec_driver_sql(f"PRAGMA {what}").scalar_one() for what in ("page_count", "page_size")]
    good: bool = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one() == "ok"
    return good and file.stat().st_size == found[0] * found[1]


def _why_unreadable(file: Path, checksum: Seal) -> str:
    with file.open("rb") as reading:
        begins_well = reading.read(len(_MAGIC)) == _MAGIC
    return "store-backup-damaged" if begins_well or checksum is not Seal.NONE else "store-not-a-backup"


def _sealed(part: Path, counts: Counts) -> Counts:
    seal(part)
    return counts


def _copy_sqlite(source: Path, part: Path) -> Counts:
    if not source.is_file():
        raise TableeError("store-no-store", where=str(source))
    _copy_file(source, part)
    with _reading(part) as connection:
        if check_revision(connection, str(source)) is None:
            raise TableeError("store-no-store", where=str(source))
        return _counts(connection)


def _copy_file(source: Path, part: Path) -> None:
    """SQLite's own online backup; in one step it sees one moment, and writers do not wait for it."""
    with _raw(source, read_only=True) as there, _raw(part, read_only=False) as here:
        there.backup(here)
        here.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it


def _copy_postgres(source: URL, part: Path) -> Counts:
    with _disposed(postgres.reader_engine(source)) as engine, engine.begin() as there:
        revision = check_revision(there, where_is(source))
        if revision is None:
            raise TableeError("store-no-store", where=where_is(source))
        with _disposed(sqlite.file_engine(part, read_only=False)) as file, file.begin() as here:
            migrate(here, str(part), revision)
            return _copy_rows(there, here)


def _restore_sqlite(file: Path, target: Path) -> Counts:
    lock = sqlite.FileLock(target)
    try:
        if target.is_file():
            with _reading(target) as connection:
                _refuse_unless_empty(connection, str(target))
        for ending in ("", "-wal", "-shm"):  # of the empty store
            Path(f"{target}{ending}").unlink(missing_ok=True)
        return _complete(target, lambda part: _migrated_copy(file, part))
    finally:
        lock.release()


def _restore_postgres(file: Path, target: URL) -> Counts:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.db"
        _migrated_copy(file, copy)
        with (
            _reading(copy) as there,
            _disposed(postgres.writer_engine(target)) as engine,
            engine.begin() as here,
            postgres.migration_lock(here),
        ):
            _refuse_unless_empty(here, where_is(target))
            _refuse_if_served(here, where_is(target))
            migrate(here, where_is(target))
            for table in metadata.sorted_tables:
                here.execute(delete(table))
            return _copy_rows(there, here)


def _migrated_copy(file: Path, part: Path) -> Counts:
    _copy_file(file, part)
    with _disposed(sqlite.file_engine(part, read_only=False)) as engine, engine.begin() as connection:
        migrate(connection, str(file), HEAD)
        return _counts(connection)


def _refuse_unless_empty(connection: Connection, where: str) -> None:
    if check_revision(connection, where) is None:
        return
    if any(connection.execute(select(table).limit(1)).first() for table in (tables, identities)):
        raise TableeError("store-not-empty", where=where)


def _refuse_if_served(connection: Connection, where: str) -> None:
    if check_revision(connection, where) is None:
        return
    last = connection.execute(select(func.max(heartbeat.c.at))).scalar()
    if last is not None and postgres.database_ms(connection) - last < ALIVE_MS:
        raise TableeError("store-in-use", where=where)


def _copy_rows(there: Connection, here: Connection) -> Counts:
    """Table by table as they are there, which may be an older revision than the program's."""
    counts: Counts = {}
    theirs, ours = _tables(there), _tables(here)
    for name, table in theirs.items():
        counts[name] = 0
        rows = there.execution_options(yield_per=_ROWS).execute(select(table)).mappings()
        for chunk in rows.partitions():
            here.execute(insert(ours[name]), [dict(row) for row in chunk])
            counts[name] += len(chunk)
    return counts


def _counts(connection: Connection) -> Counts:
    return {
        name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for name, table in _tables(connection).items()
    }


def _tables(connection: Connection) -> dict[str, Table]:
    found = MetaData()
    found.reflect(connection)
    return {name: table for name, table in found.tables.items() if name != VERSION_TABLE}


def _complete(file: Path, make: Callable[[Path], Counts]) -> Counts:
    """Make a file under another name; it gets its own when it is whole and on the disk."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        sqlite.make_private(part)
        counts = make(part)
        _sync(part)
        part.replace(file)
        _sync(file.parent)
        return counts
    finally:
        part.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextmanager
def _sentences(where: str) -> Iterator[None]:
    try:
        yield
    except DBAPIError as error:
        raise sentence(error, where) from error
    except sqlite3.Error as error:
        raise sqlite_sentence(error, where) from error
    except OSError as error:
        raise file_sentence(error, error.filename or where) from error


@contextmanager
def _blaming(file: Path) -> Iterator[None]:
    """A backup was checked; what is damaged all the same is the backup, for a target is new."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        found = error.orig if isinstance(error, DBAPIError) else error
        if getattr(found, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise TableeError("store-backup-damaged", file=str(file)) from error
        raise


@contextmanager
def _disposed(engine: Engine) -> Iterator[Engine]:
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def _reading(file: Path) -> Iterator[Connection]:
    with _disposed(sqlite.file_engine(file, read_only=True)) as engine, engine.begin() as connection:
        yield connection


@contextmanager
def _raw(file: Path, *, read_only: bool) -> Iterator[sqlite3.Connection]:
    with _disposed(sqlite.file_engine(file, read_only=read_only)) as engine:
        connection = engine.raw_connection()
        try:
            yield cast(sqlite3.Connection, connection.driver_connection)
        finally:
            connection.close()

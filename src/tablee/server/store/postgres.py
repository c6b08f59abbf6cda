"""A store in PostgreSQL: engines, the lock for migrations, and word from one process to the others."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from selectors import EVENT_READ, DefaultSelector
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from tablee.engine.errors import TableeError

if TYPE_CHECKING:
    import psycopg

_LOCK = 0x7461626C  # "tabl"
log = logging.getLogger(__name__)

_CHANNEL = "tablee"
_PAYLOAD = 7900  # PostgreSQL takes less than 8000 bytes
_READERS = 4
_CONNECT_SECONDS = 5
_PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)  # seconds before connecting again


class Word(msgspec.Struct, frozen=True):
    """What one process tells the others."""

    sender: str
    tables: Sequence[tuple[str, int]] = ()  # event logs that have grown, and to where
    told: str = ""  # anything else, by the sender's own rules


def require_driver() -> None:
    """The driver is an extra: a table at home needs none."""
    try:
        import psycopg  # noqa: F401
    except ImportError as error:
        raise TableeError("store-no-psycopg") from error


def writer_engine(url: URL) -> Engine:
    # paramstyle: hot statements are run as text with plain tuples, the same way as in SQLite.
    engine = create_engine(
        url, paramstyle="format", pool_size=1, max_overflow=0, connect_args={"connect_timeout": _CONNECT_SECONDS}
    )
    event.listen(engine, "connect", _assert_durable)
    return engine


def reader_engine(url: URL) -> Engine:
    """One read sees one moment, as in SQLite."""
    return create_engine(
        url,
        paramstyle="format",
        pool_size=_READERS,
        max_overflow=0,
        isolation_level="REPEATABLE READ",
        connect_args={"connect_timeout": _CONNECT_SECONDS},
        execution_options={"postgresql_readonly": True},
    )


def _assert_durable(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for setting in ("fsync", "synchronous_commit"):
        cursor.execute(f"SHOW {setting}")
        value = str((cursor.fetchone() or ("",))[0])
        if value == "off":
            raise TableeError("store-not-durable", reason=f"{setting}={value}")
    cursor.close()
    connection.rollback()


@contextmanager
def migration_lock(connection: Connection) -> Iterator[None]:
    """Until the end of the transaction: processes that start together migrate one after the other."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    yield


def refuse_read_only(connection: Connection, where: str) -> None:
    """A standby, or an account that may only read, is found out now and not at a move."""
    if connection.execute(text("SHOW transaction_read_only")).scalar() == "on":
        raise TableeError("store-read-only", where=where)


def database_ms(connection: Connection) -> int:
    milliseconds: int = connection.execute(
        text("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)")
    ).scalar_one()
    return milliseconds


def tell_tables(connection: Connection, sender: str, tables: Iterable[tuple[str, int]]) -> None:
    for chunk in _chunks(tables):
        _notify(connection, Word(sender, chunk))


def tell(connection: Connection, sender: str, told: str) -> None:
    _notify(connection, Word(sender, told=told))


def _notify(connection: Connection, word: Word) -> None:
    payload = msgspec.json.encode(word).decode()
    connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (_CHANNEL, payload))


def _chunks(tables: Iterable[tuple[str, int]]) -> Iterator[list[tuple[str, int]]]:
    chunk: list[tuple[str, int]] = []
    size = 100
    for table, seq in tables:
        length = len(table.encode()) + 20
        if chunk and size + length > _PAYLOAD:
            yield chunk
            chunk, size = [], 100
        chunk.append((table, seq))
        size += length
    if chunk:
        yield chunk


class Listener:
    """Hears the other processes and calls back in the loop.

    `missed` is called after every connect, the first one too: before it, anything may have happened unheard."""

    def __init__(
        self,
        url: URL,
        process: str,
        touched: Callable[[Sequence[tuple[str, int]]], None],
        told: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._touched, self._told, self._missed = touched, told, missed
        self._loop = asyncio.get_running_loop()
        self._stop_here, self._stop_there = socket.socketpair()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="tablee-listener", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        self._stopping.set()
        self._stop_there.send(b".")
        await asyncio.to_thread(self._thread.join)
        self._stop_here.close()
        self._stop_there.close()

    def _run(self) -> None:
        import psycopg

        failures = 0
        while not self._stopping.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, connect_timeout=_CONNECT_SECONDS) as connection:
                    connection.execute(f"LISTEN {_CHANNEL}")
                    failures = 0
                    self._call(self._missed)
                    self._listen(connection)
            except psycopg.Error:
                failures = self._pause(failures)
            except Exception:  # without this thread the process would hear nothing of the others, and nobody would know
                log.exception("listener")
                failures = self._pause(failures)

    def _pause(self, failures: int) -> int:
        self._stopping.wait(_PAUSES[min(failures, len(_PAUSES) - 1)])
        return failures + 1

    def _listen(self, connection: psycopg.Connection) -> None:
        with DefaultSelector() as either:  # not select(), which takes no descriptor above 1,023
            either.register(connection.fileno(), EVENT_READ)
            either.register(self._stop_here, EVENT_READ)
            while not self._stopping.is_set():
                either.select()
                for notice in connection.notifies(timeout=0):
                    self._hear(notice.payload)

    def _hear(self, payload: str) -> None:
        try:
            word = msgspec.json.decode(payload, type=Word)
        except msgspec.DecodeError:
            return  # somebody else uses the channel's name
        if word.sender == self._process:
            return
        if word.tables:
            self._call(self._touched, word.tables)
        if word.told:
            self._call(self._told, word.told)

    def _call(self, callback: Callable[..., None], *args: object) -> None:
        with suppress(RuntimeError):  # the loop is gone: nobody listens any more
            self._loop.call_soon_threadsafe(callback, *args)

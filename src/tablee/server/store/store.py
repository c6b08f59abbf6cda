"""The store: one object for SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from tablee.engine.errors import TableeError
from tablee.server.store import postgres, sqlite
from tablee.server.store.appends import Appender, Place
from tablee.server.store.entry import Append
from tablee.server.store.migrate import migrate
from tablee.server.store.troubles import Trouble, sentence, trouble
from tablee.server.store.writer import Statistics, Writer

T = TypeVar("T")

_READERS = 4
_CLOCK_SECONDS = 60.0  # after which PostgreSQL's clock is read again


class Store:
    """Events, due work, people. Make one with `Store.open`; close it before the loop ends."""

    def __init__(self, url: URL, writer: Engine, reader: Engine, lock: sqlite.FileLock | None) -> None:
        self.url = url
        self.dialect = writer.dialect.name
        self.process = secrets.token_hex(8)  # names this process in leases, heartbeats and notices
        self.where = where_is(url)
        self._lock = lock
        self._writing, self._reading = writer, reader
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="tablee-reader")
        self._clock = _Clock(postgres.database_ms if self.dialect == "postgresql" else None)
        self._clock.refresh(writer)
        self._appender = Appender(writer.dialect)
        self._writer = Writer(writer, self.where, self._appender, self._tell_appended, self._clock.refresh)

    @classmethod
    def open(cls, url: str) -> Store:
        """Open and migrate; a sentence if the store cannot be used."""
        parsed = parse_url(url)
        try:
            return cls._open_postgres(parsed) if parsed.get_backend_name() == "postgresql" else cls._open_sqlite(parsed)
        except DBAPIError as error:
            raise sentence(error, where_is(parsed)) from error

    @classmethod
    def _open_sqlite(cls, url: URL) -> Store:
        path = Path(url.database or "")
        lock = sqlite.FileLock(path)
        try:
            sqlite.make_private(path)
            writer = sqlite.writer_engine(path)
            with writer.begin() as connection:
                migrate(connection, str(path))
                sqlite.sign(connection)
            return cls(url, writer, sqlite.reader_engine(path), lock)
        except BaseException:
            lock.release()
            raise

    @classmethod
    def _open_postgres(cls, url: URL) -> Store:
        writer = postgres.writer_engine(url)
        with writer.begin() as connection, postgres.migration_lock(connection):
            migrate(connection, where_is(url))
            postgres.refuse_read_only(connection, where_is(url))
        return cls(url, writer, postgres.reader_engine(url), None)

    def now(self) -> int:
        """The database's time in milliseconds."""
        return self._clock.now()

    @property
    def statistics(self) -> Statistics:
        return self._writer.statistics

    async def append(self, entry: Append) -> bool:
        """True: durable. False: that place in the event log belongs to somebody else.

        The next entry of the same table may be sent only after the answer to this one."""
        won: bool = await self._writer.append(entry)
        return won

    def insert_entry(self, connection: Connection, entry: Append) -> bool:
        """`append` as a part of other work in `write`, such as a table with its first entry."""
        place = self._appender.write_one(connection, entry)
        if place is Place.FREE:
            self._tell_appended(connection, [entry])
        return place is not Place.TAKEN

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Any other write. It runs in the writer's thread and may run again after a deadlock."""
        answer: T = await self._writer.write(work)
        return answer

    async def read(self, work: Callable[[Connection], T]) -> T:
        """In a reader's thread; one read sees one moment of the store."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            return self._read_once(work)
        except DBAPIError as error:
            if trouble(error) not in (Trouble.LOST, Trouble.PASSING):
                raise sentence(error, self.where) from error
        self._reading.dispose()  # the connections of a server that was restarted are all dead
        try:
            return self._read_once(work)
        except DBAPIError as error:
            raise sentence(error, self.where) from error

    def _read_once(self, work: Callable[[Connection], T]) -> T:
        with self._reading.begin() as connection:
            return work(connection)

    def tell(self, connection: Connection, told: str) -> None:
        """Let the other processes hear this when the write is committed. With SQLite there are none."""
        if self.dialect == "postgresql":
            postgres.tell(connection, self.process, told)

    def listen(
        self,
        touched: Callable[[Sequence[tuple[str, int]]], None],
        told: Callable[[str], None],
        missed: Callable[[], None],
    ) -> postgres.Listener | None:
        """Hear the other processes, in the running loop; None where there can be no others."""
        if self.dialect != "postgresql":
            return None
        return postgres.Listener(self.url, self.process, touched, told, missed)

    def _tell_appended(self, connection: Connection, entries: Sequence[Append]) -> None:
        if self.dialect == "postgresql":
            postgres.tell_tables(connection, self.process, {entry.table: entry.seq for entry in entries}.items())

    async def close(self) -> None:
        """Finish what was queued, then let go of the database."""
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._reading.dispose()
        self._writing.dispose()
        if self._lock is not None:
            self._lock.release()
            self._lock = None


class _Clock:
    """Database time without asking the database each time; this machine's clock may jump, its counter does not."""

    def __init__(self, ask: Callable[[Connection], int] | None) -> None:
        self._ask = ask
        self._offset = 0.0
        self._asked_at = -_CLOCK_SECONDS

    def now(self) -> int:
        if self._ask is None:
            return time.time_ns() // 1_000_000
        return int(self._offset + time.monotonic() * 1000)

    def refresh(self, engine: Engine) -> None:
        if self._ask is None or time.monotonic() - self._asked_at < _CLOCK_SECONDS:
            return
        with engine.begin() as connection:
            before = time.monotonic()
            there = self._ask(connection)
            after = time.monotonic()
        self._offset = there - (before + after) / 2 * 1000
        self._asked_at = after


def parse_url(url: str) -> URL:
    """`sqlite:///file` or `postgresql://…`; anything else is told what would be right."""
    # What is wrong is never repeated: with a slip of the finger the password may stand anywhere in it.
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise TableeError("store-url") from None
    except ValueError:
        raise TableeError("store-url-port") from None
    if parsed.port is not None and not 0 < parsed.port < 65_536:
        raise TableeError("store-url-port")
    if parsed.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        postgres.require_driver()
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername == "sqlite" and parsed.database and parsed.database != ":memory:":
        return parsed
    raise TableeError("store-url")


def where_is(url: URL) -> str:
    """The database as a sentence names it; no password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.set(drivername="postgresql", query={}).render_as_string()

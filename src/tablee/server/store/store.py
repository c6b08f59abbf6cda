"""The store: one object for SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from tablee.engine.errors import TableeError
from tablee.server.store import postgres, sqlite, times
from tablee.server.store.appends import Appender, Place
from tablee.server.store.clock import Clock
from tablee.server.store.entry import Append
from tablee.server.store.migrate import check_revision, migrate
from tablee.server.store.troubles import Trouble, sentence, trouble
from tablee.server.store.writer import Statistics, Writer

T = TypeVar("T")

_READERS = 4


class Store:
    """Events, due work, people. `Store(url)` does nothing yet; it can be used between `connect` and `close`."""

    def __init__(self, url: str) -> None:
        self.url = parse_url(url)
        self.dialect = self.url.get_backend_name()
        self.process = secrets.token_hex(8)  # names this process in leases, heartbeats and notices
        self.where = where_is(self.url)
        self.statistics = Statistics()
        self._lock: sqlite.FileLock | None = None
        self.clock = Clock(postgres.database_ms if self.dialect == "postgresql" else None)
        self._connected: _Connected | None = None

    @classmethod
    def open(cls, url: str) -> Store:
        """Connect and migrate; a sentence if the store cannot be used."""
        store = cls(url)
        store.connect()
        return store

    def connect(self, *, needed: bool = False) -> None:
        """Connect and migrate, which may take a while; a sentence if the store cannot be used. `needed`: it must not be
        an empty one."""
        try:
            if self.dialect == "postgresql":
                self._connect_postgres(needed=needed)
            else:
                self._connect_sqlite(needed=needed)
        except DBAPIError as error:
            raise sentence(error, self.where) from error

    def _connect_sqlite(self, *, needed: bool) -> None:
        path = Path(self.url.database or "")
        lock = sqlite.FileLock(path)
        try:
            if needed and not path.exists():
                raise TableeError("store-blank", where=self.where)
            sqlite.make_private(path)
            writer = sqlite.writer_engine(path)
            with writer.begin() as connection:
                self._refuse_blank(connection, needed=needed)
                migrate(connection, str(path))
                sqlite.sign(connection)
            with suppress(sqlite3.Error):  # it is a convenience; the writer tries again when it is idle
                sqlite.checkpoint(writer)
            self._begin(writer, sqlite.reader_engine(path))
        except BaseException:
            lock.release()
            raise
        self._lock = lock

    def _connect_postgres(self, *, needed: bool) -> None:
        writer = postgres.writer_engine(self.url)
        with writer.begin() as connection, postgres.migration_lock(connection):
            self._refuse_blank(connection, needed=needed)
            migrate(connection, self.where)
            postgres.refuse_read_only(connection, self.where)
        self._begin(writer, postgres.reader_engine(self.url))

    def _refuse_blank(self, connection: Connection, *, needed: bool) -> None:
        if needed and check_revision(connection, self.where) is None:
            raise TableeError("store-blank", where=self.where)

    def _begin(self, writer: Engine, reader: Engine) -> None:
        with writer.begin() as connection:
            last = times.last_beat(connection)
        self.clock.start(writer, last)
        self._connected = _Connected(self, writer, reader)

    @property
    def folder(self) -> Path | None:
        """Where the files of the store are; None: a database server keeps them."""
        return Path(self.url.database or "").parent if self.dialect == "sqlite" else None

    @property
    def connected(self) -> bool:
        return self._connected is not None

    @property
    def _here(self) -> _Connected:
        if self._connected is None:
            raise TableeError("store-closed")
        return self._connected

    def now(self) -> int:
        """The database's time in milliseconds."""
        return self.clock.now()

    async def append(self, entry: Append) -> bool:
        """True: durable. False: that place in the event log belongs to somebody else.

        The next entry of the same table may be sent only after the answer to this one."""
        won: bool = await self._here.writer.append(entry)
        return won

    def insert_entry(self, connection: Connection, entry: Append) -> bool:
        """`append` as a part of other work in `write`, such as a table with its first entry."""
        place = self._here.appender.write_one(connection, entry)
        if place is Place.FREE:
            self.tell_appended(connection, [entry])
        return place is not Place.TAKEN

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Any other write. It runs in the writer's thread and may run again after a deadlock."""
        answer: T = await self._here.writer.write(work)
        return answer

    async def read(self, work: Callable[[Connection], T]) -> T:
        """In a reader's thread; one read sees one moment of the store."""
        return await asyncio.get_running_loop().run_in_executor(self._here.readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            return self._read_once(work)
        except DBAPIError as error:
            if trouble(error) not in (Trouble.LOST, Trouble.PASSING):
                raise sentence(error, self.where) from error
        self._here.reading.dispose()  # the connections of a server that was restarted are all dead
        try:
            return self._read_once(work)
        except DBAPIError as error:
            raise sentence(error, self.where) from error

    def _read_once(self, work: Callable[[Connection], T]) -> T:
        with self._here.reading.begin() as connection:
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

    def tell_appended(self, connection: Connection, entries: Sequence[Append]) -> None:
        if self.dialect == "postgresql":
            postgres.tell_tables(connection, self.process, {entry.table: entry.seq for entry in entries}.items())

    async def close(self) -> None:
        """Finish what was queued, then let go of the database."""
        if self._connected is None:
            return
        await self._connected.close()
        self._connected = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None


class _Connected:
    """The connections and threads of an open store."""

    def __init__(self, store: Store, writing: Engine, reading: Engine) -> None:
        self.writing, self.reading = writing, reading
        self.readers = ThreadPoolExecutor(_READERS, thread_name_prefix="tablee-reader")
        self.appender = Appender(writing.dialect)
        self.writer = Writer(
            writing,
            store.where,
            self.appender,
            appended=store.tell_appended,
            between=store.clock.refresh,
            idle=sqlite.checkpoint if store.dialect == "sqlite" else _nothing,
            statistics=store.statistics,
        )

    async def close(self) -> None:
        await self.writer.close()
        await asyncio.to_thread(self.readers.shutdown)
        self.reading.dispose()
        self.writing.dispose()


def _nothing(engine: Engine) -> None:
    pass


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

"""Group commit: one thread takes all that is queued, writes it in one transaction, and then answers everybody."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError

from tablee.engine.errors import TableeError
from tablee.server.store.appends import Appender, Collision, Place
from tablee.server.store.entry import Append
from tablee.server.store.troubles import Trouble, sentence, trouble

_MOST = 500  # entries of one transaction, about
_IDLE_SECONDS = 1.0  # without work, after which the store is tidied up
_PAUSES = (0.0, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)  # seconds before a transaction is tried again

Work = Callable[[Connection], Any]

log = logging.getLogger(__name__)


class _Job:
    """Something to write and who waits for it."""

    __slots__ = ("answer", "error", "future")

    def __init__(self, future: asyncio.Future[Any]) -> None:
        self.future = future
        self.answer: Any = None
        self.error: BaseException | None = None


class _AppendJob(_Job):
    __slots__ = ("entry",)

    def __init__(self, entry: Append, future: asyncio.Future[Any]) -> None:
        super().__init__(future)
        self.entry = entry


class _WorkJob(_Job):
    __slots__ = ("work",)

    def __init__(self, work: Work, future: asyncio.Future[Any]) -> None:
        super().__init__(future)
        self.work = work


class Statistics:
    """What the writer has done, for metrics."""

    def __init__(self) -> None:
        self.batches = 0
        self.entries = 0
        self.seconds = 0.0
        self.failing = False  # whether the last transaction failed because of the store; the heartbeat tries every 5 s
        self.on_batch: Callable[[int, float], None] | None = None  # entries and seconds; called in the writer thread

    def count(self, entries: int, seconds: float) -> None:
        self.batches += 1
        self.entries += entries
        self.seconds += seconds
        if self.on_batch is not None:
            self.on_batch(entries, seconds)


class Writer:
    """The thread and its queue. `appended` runs inside the transaction, after the entries that won, `between` after
    each transaction, and `idle` when there has been nothing to write for a moment."""

    def __init__(
        self,
        engine: Engine,
        where: str,
        appender: Appender,
        appended: Callable[[Connection, Sequence[Append]], None],
        between: Callable[[Engine], None],
        idle: Callable[[Engine], None],
        statistics: Statistics,
    ) -> None:
        self.statistics = statistics
        self._engine = engine
        self._where = where
        self._appended = appended
        self._between = between
        self._idle = idle
        self._untidy = True  # whether something was written since `idle` was last called
        self._appender = appender
        self._queue: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._collected: dict[asyncio.AbstractEventLoop, list[_Job]] = {}  # not handed over to the thread yet
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="tablee-writer", daemon=True)
        self._thread.start()

    def append(self, entry: Append) -> asyncio.Future[Any]:
        job = _AppendJob(entry, self._future())
        self._collect(job)
        return job.future

    def write(self, work: Work) -> asyncio.Future[Any]:
        job = _WorkJob(work, self._future())
        self._collect(job)
        return job.future

    def _future(self) -> asyncio.Future[Any]:
        if self._closing.is_set():
            raise TableeError("store-closed")
        return asyncio.get_running_loop().create_future()

    def _collect(self, job: _Job) -> None:
        """What one turn of the event loop brings is handed over together: waking the thread costs more than a job."""
        loop = job.future.get_loop()
        jobs = self._collected.get(loop)
        if jobs is None:
            self._collected[loop] = [job]
            loop.call_soon(self._hand_over, loop)
        else:
            jobs.append(job)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        jobs = self._collected.pop(loop, None)
        if jobs is not None:
            self._queue.put(jobs)

    async def close(self) -> None:
        """Write what is queued, then end."""
        if not self._closing.is_set():
            self._closing.set()
            for loop in list(self._collected):
                self._hand_over(loop)
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        last = False
        while not last:
            jobs, last = self._take()
            if jobs:
                self._untidy = True
                started = perf_counter()
                self._settle(jobs)
                self.statistics.count(len(jobs), perf_counter() - started)
                _answer_all(jobs)
            self._care(self._between)

    def _take(self) -> tuple[list[_Job], bool]:
        """All that is queued, waiting for the first; and whether the end was reached."""
        jobs: list[_Job] = []
        more = self._next()
        with suppress(Empty):
            while more is not None:
                jobs += more
                if len(jobs) >= _MOST:
                    break
                more = self._queue.get_nowait()
        return jobs, more is None

    def _next(self) -> list[_Job] | None:
        if self._untidy:
            with suppress(Empty):
                return self._queue.get(timeout=_IDLE_SECONDS)
            self._care(self._idle)
            self._untidy = False
        return self._queue.get()

    def _care(self, work: Callable[[Engine], None]) -> None:
        try:
            work(self._engine)
        except (DBAPIError, sqlite3.Error):
            pass  # the database is in trouble, which those who wait for an answer are told
        except Exception:  # the thread must live on: everybody would wait for ever
            log.exception("writer")

    def _settle(self, jobs: list[_Job]) -> None:
        """Give every job its answer or its error; nothing gets out."""
        try:
            self._write_until_settled(jobs)
            self.statistics.failing = False
        except DBAPIError as error:
            self.statistics.failing = trouble(error) is not Trouble.OWN
            _fail(jobs, sentence(error, self._where))
        except TableeError as error:
            _fail(jobs, error)
        except Exception as error:  # the thread must live on: later batches may succeed
            _fail(jobs, error)

    def _write_until_settled(self, jobs: list[_Job]) -> None:
        attempt = _Attempt(jobs, self._appender, self._appended)
        pauses = iter(_PAUSES)
        while True:
            try:
                attempt.run(self._engine)
                return
            except Collision:
                attempt.careful = True
            except DBAPIError as error:
                kind = trouble(error)
                pause = next(pauses, None)
                if kind is Trouble.STORE or pause is None or (kind is Trouble.OWN and attempt.careful):
                    raise
                attempt.careful = True  # what is there already must be recognised, what is wrong must stand alone
                if kind is Trouble.LOST:
                    attempt.lost(sentence(error, self._where))
                    self._engine.dispose()
                if kind is not Trouble.OWN:
                    self._closing.wait(pause)


class _Attempt:
    """A batch on its way into the store. Careful: each entry by itself, so that one cannot hurt another."""

    def __init__(
        self, jobs: list[_Job], appender: Appender, appended: Callable[[Connection, Sequence[Append]], None]
    ) -> None:
        self.careful = False
        appends = [job for job in jobs if isinstance(job, _AppendJob)]
        # In order of place, so that two processes never wait for each other in a circle.
        self._appends = sorted(appends, key=lambda job: (job.entry.table, job.entry.seq))
        self._works = [job for job in jobs if isinstance(job, _WorkJob)]
        self._appender = appender
        self._appended = appended
        self._committing = False

    def run(self, engine: Engine) -> None:
        self._committing = False
        with engine.connect() as connection, connection.begin() as transaction:
            self._write_appends(connection)
            for job in self._works:
                self._by_itself(connection, job, job.work)
            self._committing = True
            transaction.commit()

    def lost(self, error: TableeError) -> None:
        """The connection broke. If that was during the commit nobody knows whether it happened: entries know
        themselves again by their uid, other work does not and must not be done twice."""
        if self._committing:
            _fail(self._works, error)
            self._works = []

    def _write_appends(self, connection: Connection) -> None:
        written = self._write_each(connection) if self.careful else self._write_all(connection)
        if written:
            self._appended(connection, written)

    def _write_all(self, connection: Connection) -> list[Append]:
        entries = [job.entry for job in self._appends]
        if entries:
            self._appender.write(connection, entries)
        for job in self._appends:
            job.answer = True
        return entries

    def _write_each(self, connection: Connection) -> list[Append]:
        written: list[Append] = []
        for job in self._appends:
            self._by_itself(connection, job, partial(self._appender.write_one, entry=job.entry))
            if job.answer is Place.FREE:
                written.append(job.entry)
            job.answer = job.answer is not Place.TAKEN
        return written

    def _by_itself(self, connection: Connection, job: _Job, work: Work) -> None:
        """In a savepoint: its error is its caller's alone, unless it is the store's."""
        job.answer = job.error = None
        try:
            with connection.begin_nested():
                job.answer = work(connection)
        except DBAPIError as error:
            if trouble(error) is not Trouble.OWN:
                raise
            job.error = sentence(error, "") if isinstance(error, DataError) else error
        except Exception as error:
            job.error = error


def _fail(jobs: Sequence[_Job], error: BaseException) -> None:
    for job in jobs:
        job.error = error


def _answer_all(jobs: list[_Job]) -> None:
    """One wake-up of the loop for the whole batch."""
    loops = {job.future.get_loop() for job in jobs}
    for loop in loops:
        mine = jobs if len(loops) == 1 else [job for job in jobs if job.future.get_loop() is loop]
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_answer, mine)


def _answer(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.future.done():
            continue  # cancelled meanwhile
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.answer)

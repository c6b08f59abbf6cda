"""Play many games at once: one job for each task, over the processes of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import islice
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

Task = TypeVar("Task")
Found = TypeVar("Found")

_SPAWN = multiprocessing.get_context("spawn")  # a forked process would inherit threads and open files

_GRACE = 2.0  # seconds


class Outcome(NamedTuple, Generic[Task, Found]):
    """What became of one task. `lost` says why there is no result: what the job raised, or how its process ended."""

    place: int  # among the tasks, from 0
    task: Task
    found: Found | None
    lost: str = ""


Outcomes = Generator[Outcome[Task, Found], None, None]


class Workers(Protocol):
    """Who does the work. Another kind of machine is another class with this one method."""

    def run(self, job: Callable[[Task], Found], tasks: Iterable[Task]) -> Outcomes[Task, Found]:
        """The outcome of every task as it comes. A task is taken only when somebody is free for it; closing the
        generator ends all work."""


def map_games(
    job: Callable[[Task], Found], tasks: Iterable[Task], *, workers: Workers | None = None, ordered: bool = True
) -> Outcomes[Task, Found]:
    """The outcomes of all tasks, in their order or as they come; by default over all cores. Job, tasks and results must
    be picklable. A job that fails, and a process that dies, cost their one game."""
    early: dict[int, Outcome[Task, Found]] = {}
    following = 0
    with closing((workers or Processes()).run(job, tasks)) as outcomes:
        for outcome in outcomes:
            if not ordered:
                yield outcome
                continue
            early[outcome.place] = outcome
            while following in early:
                yield early.pop(following)
                following += 1


class Here:
    """In this process, one after the other: for tests and profilers. Nothing protects it from a crash."""

    def run(self, job: Callable[[Task], Found], tasks: Iterable[Task]) -> Outcomes[Task, Found]:
        for place, task in enumerate(tasks):
            found, lost = _attempt(job, task)
            yield Outcome(place, task, found, lost)


class Processes:
    """So many processes of this machine, by default one per core. Each has one task at a time, so that we know what is
    lost with it; a dead one is replaced."""

    def __init__(self, count: int | None = None) -> None:
        self.count = cores() if count is None else count

    def run(self, job: Callable[[Task], Found], tasks: Iterable[Task]) -> Outcomes[Task, Found]:
        waiting = enumerate(tasks)
        busy: dict[Connection, _Worker] = {}
        try:
            for place, task in islice(waiting, self.count):
                _begin(_Worker(job), place, task, busy)
            while busy:
                for ready in wait(list(busy)):
                    assert isinstance(ready, Connection)
                    worker = busy.pop(ready)
                    outcome = worker.outcome()
                    following = next(waiting, None)
                    if following is None or outcome is None:
                        worker.end(_GRACE)
                    if following is not None:
                        _begin(_Worker(job) if outcome is None else worker, *following, busy)
                    yield outcome or worker.dead()
        finally:
            for worker in busy.values():
                worker.end()


def cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Worker:
    """One process and our end of the pipe to it."""

    def __init__(self, job: Callable[[Any], Any]) -> None:
        self.place, self.task = -1, None
        self.connection, theirs = _SPAWN.Pipe()
        self.process = _SPAWN.Process(target=_work, args=(job, theirs), daemon=True)
        with _interrupts_blocked():
            self.process.start()
        theirs.close()  # so that its end is noticed

    def begin(self, place: int, task: Any) -> None:
        self.place, self.task = place, task
        with suppress(OSError):  # it has died in the meantime: noticed when its answer is read
            self.connection.send(task)

    def outcome(self) -> Outcome[Any, Any] | None:
        """What became of its task; None if it is dead."""
        try:
            return Outcome(self.place, self.task, *self.connection.recv())
        except (EOFError, OSError):
            return None

    def dead(self) -> Outcome[Any, Any]:
        """Its task, which died with it."""
        code = self.process.exitcode or 0
        how = f"was ended by {signal.Signals(-code).name}" if code < 0 else f"ended with exit code {code}"
        return Outcome(self.place, self.task, None, f"its process {how}")

    def end(self, grace: float = 0.0) -> None:
        """An idle one ends by itself when the pipe is closed, and one that is dying has an exit code of its own."""
        self.connection.close()
        self.process.join(grace)
        self.process.terminate()
        self.process.join()


def _begin(worker: _Worker, place: int, task: Any, busy: dict[Connection, _Worker]) -> None:
    busy[worker.connection] = worker
    worker.begin(place, task)


def _work(job: Callable[[Any], Any], connection: Connection) -> None:
    """The life of a worker: until it is ended, or whoever started it has gone."""
    with suppress(EOFError, OSError):
        while True:
            answer = _attempt(job, connection.recv())
            try:
                connection.send(answer)
            except OSError:
                raise
            except Exception as error:  # the result cannot be pickled
                connection.send((None, _told(error)))


def _attempt(job: Callable[[Task], Found], task: Task) -> tuple[Found | None, str]:
    try:
        return job(task), ""
    except Exception as error:
        return None, _told(error)


def _told(error: Exception) -> str:
    """The error and where it was raised, in one line."""
    where = traceback.extract_tb(error.__traceback__)[-1:]
    return f"{type(error).__name__}: {error}" + "".join(f" ({frame.name}, line {frame.lineno})" for frame in where)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """A process started meanwhile is deaf to Ctrl-C, which goes to all processes of a terminal: whoever started it ends
    it. We ourselves are told of a Ctrl-C as soon as it is over."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # starting it would unblock the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

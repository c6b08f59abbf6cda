"""Trying mutants: the tests are collected once, and each mutant is tested in a process forked from there.

A fork costs milliseconds, importing and collecting seconds. Where a mutant changes only code inside of functions, that
code is exchanged in the fork. Anything else, such as a constant, is imported anew from a copy of the package.
"""

from __future__ import annotations

import os
import pickle
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import BinaryIO, NamedTuple, NoReturn

import pytest

from tools import ROOT, SRC
from tools.mutation.mutants import Mutant

SLOWER = 5  # a mutant whose test takes this many times as long as usual hangs, and counts as noticed
GRACE = 3.0  # seconds of CPU beyond that
MEMORY = 4 * 2**30
UNUSED = ("cacheprovider", "terminal", "xdist", "rerunfailures")  # plugins of pytest
BEST = 10  # tests that are run first where a mutant must be imported
HUNG = "(hangs)"


class Usual(NamedTuple):
    """A test without any change: how long it takes, in seconds of CPU, and which functions it calls."""

    seconds: float
    calls: frozenset[str] | None  # file and name; None: it plays whole games, which call nearly all of them

    def may_notice(self, changed: set[str]) -> bool:
        return self.calls is None or not changed.isdisjoint(self.calls)


@dataclass
class Outcome:
    mutant: Mutant
    noticed: str | None  # by this test; None: it survived


@dataclass
class Running:
    mutant: Mutant
    answer: BinaryIO


@dataclass(eq=False)
class Trials:
    """A plugin for pytest: instead of running the tests once it runs them for each mutant, until one fails."""

    game: str
    chosen: Sequence[Mutant]
    workers: int
    longest: float  # seconds of CPU: tests that take longer are left out, and the share noticed is a lower bound
    tell: Callable[[Outcome], None]
    _usual: dict[str, Usual] = field(default_factory=dict)
    _successes: Counter[str] = field(default_factory=Counter)
    _failed: bool = False

    def run(self) -> None:
        arguments = ["-o", "addopts=", *(word for plugin in UNUSED for word in ("-p", f"no:{plugin}"))]
        code = pytest.main([*arguments, *suite(self.game)], plugins=[self])
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            sys.exit("mutate: the tests cannot be collected")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out those that -k let pass although they belong to a game with a longer name."""
        name = re.compile(rf"(?<![a-z_]){self.game}(?![a-z_])")
        items[:] = [item for item in items if name.search(item.nodeid)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            sys.exit("mutate: the tests cannot be collected")
        _, read = self._fork(lambda answer: self._observe(session, answer))
        with os.fdopen(read, "rb") as answer:
            usual = answer.read()
        os.wait()
        found = pickle.loads(usual) if usual else "(no answer)"
        if isinstance(found, str):
            sys.exit(f"mutate: a test fails before anything is changed: {found}")
        self._usual = found
        seconds = sum(usual.seconds for usual in found.values())
        print(f"mutate: {len(found)} tests take {seconds:.0f} s without any change", file=sys.stderr, flush=True)
        slow = {test for test, usual in found.items() if usual.seconds > self.longest}
        if slow:
            seconds = sum(found[test].seconds for test in slow)
            print(
                f"mutate: {len(slow)} of them, of {seconds:.0f} s, are left out:", *sorted(slow), sep="\n  ", flush=True
            )
        session.items[:] = [item for item in session.items if item.nodeid not in slow]
        self._try_all(session)
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed = self._failed or report.failed

    # In the first process

    def _try_all(self, session: pytest.Session) -> None:
        waiting, running = list(self.chosen), dict[int, Running]()
        while waiting or running:
            while waiting and len(running) < self.workers:
                self._start(session, waiting.pop(0), running)
            pid, _ = os.wait()
            done = running.pop(pid)
            with done.answer as answer:
                said = answer.read().decode()
            # A process that ended without a word was killed, for want of memory: the mutant has not got away with it.
            noticed = said or HUNG
            self._successes.update([noticed] if said else [])
            self.tell(Outcome(done.mutant, None if noticed == "-" else noticed))

    def _start(self, session: pytest.Session, mutant: Mutant, running: dict[int, Running]) -> None:
        pid, read = self._fork(lambda answer: self._try(session, mutant, answer))
        running[pid] = Running(mutant, os.fdopen(read, "rb"))

    def _fork(self, work: Callable[[int], None]) -> tuple[int, int]:
        """Do this in a process of its own, which writes its answer to the file number it is given. Returns the process
        and the file number to read from."""
        read, write = os.pipe()
        sys.stdout.flush()
        pid = os.fork()
        if pid:
            os.close(write)
            return pid, read
        os.close(read)
        errors = os.fdopen(os.dup(2), "w")
        _silence()
        try:
            work(write)
        except BaseException:  # a fault of the trial, not of the mutant: pytest keeps those
            traceback.print_exc(file=errors)
            errors.flush()
        finally:
            _leave(write, b"")

    # In a fork

    def _observe(self, session: pytest.Session, answer: int) -> None:
        """Run all tests once without any change."""
        found = dict[str, Usual]()
        files = {str(ROOT / mutant.file) for mutant in self.chosen}
        for item, following in _in_turn(session.items):
            calls = dict[int, CodeType]()

            def note(frame: FrameType, event: str, argument: object, calls: dict[int, CodeType] = calls) -> None:
                calls[id(frame.f_code)] = frame.f_code

            own = item.nodeid.startswith(f"tests/games/{self.game}/")
            began = time.process_time()
            sys.settrace(note if own else None)  # it takes its time
            self._run(item, following)
            sys.settrace(None)
            if self._failed:
                _leave(answer, pickle.dumps(item.nodeid))
            seconds = time.process_time() - began
            named = (f"{code.co_filename}:{code.co_qualname}" for code in calls.values() if code.co_filename in files)
            found[item.nodeid] = Usual(seconds, frozenset(named) if own else None)
        _leave(answer, pickle.dumps(found))

    def _try(self, session: pytest.Session, mutant: Mutant, answer: int) -> None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        functions = mutant.functions()
        if functions is None:
            _leave(answer, (self._imported(mutant) or "-").encode())
        touched = {f"{ROOT / mutant.file}:{function.__qualname__}" for function, _ in functions}
        for function, code in functions:
            function.__code__ = code
        items = [item for item in session.items if self._usual[item.nodeid].may_notice(touched)]
        items.sort(key=lambda item: (-self._successes[item.nodeid], self._usual[item.nodeid].seconds))
        signal.signal(signal.SIGPROF, lambda *_: _leave(answer, HUNG.encode()))
        for item, following in _in_turn(items):
            signal.setitimer(signal.ITIMER_PROF, GRACE + SLOWER * self._usual[item.nodeid].seconds)
            self._run(item, following)
            if self._failed:
                _leave(answer, item.nodeid.encode())
        _leave(answer, b"-")

    def _run(self, item: pytest.Item, following: pytest.Item | None) -> None:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)

    def _imported(self, mutant: Mutant) -> str | None:
        """The test that notices a mutant which must be imported: first those that noticed most others, then all."""
        limit = GRACE * 10 + SLOWER * sum(usual.seconds for usual in self._usual.values())
        best = [test for test, _ in self._successes.most_common(BEST) if "::" in test]
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "src"
            shutil.copytree(SRC, copy, ignore=shutil.ignore_patterns("__pycache__"))
            (copy / (ROOT / mutant.file).relative_to(SRC)).write_text(mutant.code)
            quick = {test for test, usual in self._usual.items() if usual.seconds <= self.longest}
            slow = (word for test in self._usual.keys() - quick for word in ("--deselect", test))
            for tests in (best, [*suite(self.game), *slow]):
                if not tests:
                    continue
                command = [
                    sys.executable,
                    "-m",
                    "pytest",
                    "-x",
                    "-q",
                    "-p",
                    "no:cacheprovider",
                    "-p",
                    "no:xdist",
                    *tests,
                ]
                environment = os.environ | {"PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
                try:
                    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=limit)
                except subprocess.TimeoutExpired:
                    return HUNG
                if done.returncode == 1:
                    failed = [
                        line for line in done.stdout.decode(errors="replace").splitlines() if line.startswith("FAILED ")
                    ]
                    return failed[0].split(" ")[1] if failed else "(error)"
                if done.returncode and tests is not best:
                    return "(import)"  # the file cannot be imported
        return None


def suite(game: str) -> list[str]:
    """What must notice a change: the game's own tests, its model, the suite that all games share."""
    model = [f"tests/models/{game}"] if (ROOT / "tests" / "models" / game).is_dir() else []
    return [f"tests/games/{game}", *model, "tests/engine/test_conformance.py", "-k", game]


def _in_turn(items: Sequence[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    return zip(items, [*items[1:], None], strict=True)


def _silence() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nowhere, standard)


def _leave(answer: int, said: bytes) -> NoReturn:
    """End this process at once, with this as its answer."""
    signal.setitimer(signal.ITIMER_PROF, 0)
    while said:
        said = said[os.write(answer, said) :]
    os._exit(0)

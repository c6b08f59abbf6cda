"""Several processes behind one port: a parent that starts them, starts them again, and lets them go."""

from __future__ import annotations

import logging
import os
import shutil
import signal
import socket
import tempfile
import time
from collections.abc import Callable
from types import FrameType

from tablee.engine.errors import TableeError
from tablee.server import logs
from tablee.server.run import ECHO_SECONDS, serve_here
from tablee.server.settings import Settings

CANNOT = 2  # exit code of a process that has told why it cannot serve: another would tell the same
SHORT_LIFE_SECONDS = 5.0
SHORT_LIVES = 5  # in a row, after which it is no use


def serve_many(settings: Settings, listening: socket.socket, opened: Callable[[], None]) -> int:
    """Returns in the parent when all is over, and in each child when that child is done."""
    if not hasattr(os, "fork"):
        raise TableeError("serve-workers-not-here")
    figures = tempfile.mkdtemp(prefix="tablee-metrics-")
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = figures  # before anybody imports the metrics
    parent = os.getpid()
    try:
        return _Parent(settings, listening, opened).run()
    finally:
        if os.getpid() == parent:
            shutil.rmtree(figures, ignore_errors=True)


class _Parent:
    """Holds one end of a pipe; when it lets go, or dies, every child stops."""

    def __init__(self, settings: Settings, listening: socket.socket, opened: Callable[[], None]) -> None:
        self._settings = settings
        self._listening = listening
        self._opened = opened
        self._watched, self._held = os.pipe()
        self._born: dict[int, float] = {}
        self._stopping_since = 0.0
        self._short_lives = 0
        self._code = 0

    def run(self) -> int:
        ready, tell = os.pipe()
        if self._fork() == 0:
            os.close(ready)
            return self._serve(lambda: _say(tell))
        os.close(tell)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._signalled)
        if os.read(ready, 1):  # one that is up shows that all can be: only now are the others started
            while len(self._born) < self._settings.workers and not self._stopping_since:
                if self._fork() == 0:
                    return self._serve(lambda: None)
            self._opened()  # after the last fork: a thread that opens a browser must not be half copied
        os.close(ready)
        return self._watch()

    def _fork(self) -> int:
        child = os.fork()
        if child:
            self._born[child] = time.monotonic()
            logs.event("process-started", process=child)
        return child

    def _serve(self, opened: Callable[[], None]) -> int:
        os.close(self._held)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)  # until the loop listens to them
        serve_here(self._settings, self._listening, opened, self._watched)
        return 0

    def _watch(self) -> int:
        while self._born:
            child, status = os.wait()
            lived = time.monotonic() - self._born.pop(child)
            self._buried(child, os.waitstatus_to_exitcode(status))
            if self._stopping_since:
                continue
            if self._is_hopeless(os.waitstatus_to_exitcode(status), lived):
                self._stop()
            elif self._again() == 0:
                return self._serve(lambda: None)
        if self._short_lives > SHORT_LIVES:
            raise TableeError("serve-worker-failed")
        return self._code

    def _buried(self, child: int, code: int) -> None:
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(child)  # type: ignore[no-untyped-call]
        logs.event("process-ended", logging.INFO if code == 0 else logging.WARNING, process=child, code=code)

    def _is_hopeless(self, code: int, lived: float) -> bool:
        if code == CANNOT:
            self._code = CANNOT
            return True
        self._short_lives = self._short_lives + 1 if lived < SHORT_LIFE_SECONDS else 0
        return self._short_lives > SHORT_LIVES

    def _again(self) -> int:
        time.sleep(0.2 * self._short_lives)  # what made it fall may pass
        return -1 if self._stopping_since else self._fork()

    def _signalled(self, number: int, frame: FrameType | None) -> None:
        if not self._stopping_since:
            self._stop()
        elif time.monotonic() - self._stopping_since > ECHO_SECONDS:
            for child in self._born:
                os.kill(child, signal.SIGKILL)

    def _stop(self) -> None:
        if not self._stopping_since:
            self._stopping_since = time.monotonic()
            os.close(self._held)


def _say(pipe: int) -> None:
    os.write(pipe, b"!")
    os.close(pipe)

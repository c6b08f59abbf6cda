"""Progress of the set-up on standard error: one line per step.

At a terminal the line of the running step is redrawn with what it is doing and the elapsed seconds. Anywhere else, such
as a log file, a step is one plain line, printed when it begins.
"""

import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO, Self, TextIO

PREFIX = "tablee: "
REDRAW = 0.25  # seconds
CLEAR = "\r\x1b[K"


class Step:
    """A step that takes a while: `with Step("creating .venv") as step: …`."""

    def __init__(self, title: str, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._live = self._stream.isatty() and os.environ.get("TERM") != "dumb"
        self._title, self._detail, self._began = title, "", time.monotonic()
        self._lock, self._ended = threading.Lock(), threading.Event()
        self._thread = threading.Thread(target=self._redraw, daemon=True)

    def __enter__(self) -> Self:
        self._begin()
        if self._live:
            self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._ended.set()
        if self._live:
            self._thread.join()
            self._finish()

    def next(self, title: str) -> None:
        """The step has ended and another one begins."""
        with self._lock:
            if self._live:
                self._finish()
            self._title, self._detail, self._began = title, "", time.monotonic()
            self._begin()

    def detail(self, text: str) -> None:
        """What the step is doing now; shown at a terminal only."""
        self._detail = text

    def pass_on(self, line: str) -> None:
        """Print a line of a program that the step runs."""
        with self._lock:
            self._write(f"{CLEAR if self._live else ''}{line}\n")

    def _begin(self) -> None:
        self._write(self._line() if self._live else f"{PREFIX}{self._title}\n")

    def _finish(self) -> None:
        """The line stays, in full: it may be a sentence that says what went wrong."""
        self._detail = ""
        self._write(f"{CLEAR}{self._text()}\n")

    def _redraw(self) -> None:
        while not self._ended.wait(REDRAW):
            with self._lock:
                self._write(CLEAR + self._line())

    def _text(self) -> str:
        seconds = int(time.monotonic() - self._began)
        parts = [f"{PREFIX}{self._title}", self._detail, f"{seconds} s" if seconds else ""]
        return " · ".join(filter(None, parts))

    def _line(self) -> str:
        return self._text()[: shutil.get_terminal_size().columns - 1]  # a line that wraps could not be cleared

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()


def run(
    step: Step,
    command: list[str],
    env: dict[str, str],
    output: Callable[[str], None] | None = None,
    folder: Path | None = None,
) -> bool:
    """Run a program as part of a step and return whether it succeeded.

    `output` gets its standard output line by line. On standard error a line `tablee: …` is the title of the next step;
    any other line is passed on.
    """
    with subprocess.Popen(
        command,
        cwd=folder,
        stdout=subprocess.PIPE if output else subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        errors="replace",
        env=env | {"PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"},
    ) as running:
        assert running.stderr
        errors = threading.Thread(target=_read_errors, args=(running.stderr, step), daemon=True)
        errors.start()
        if output and running.stdout:
            for line in running.stdout:
                output(line.rstrip())
        errors.join()
        return running.wait() == 0


def _read_errors(lines: IO[str], step: Step) -> None:
    for line in lines:
        if line.startswith(PREFIX):
            step.next(line.removeprefix(PREFIX).rstrip())
        else:
            step.pass_on(line.rstrip("\n"))

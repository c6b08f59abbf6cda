"""The store's clock. It counts with the machine's counter and is set by the database's clock, from time to time.

The database's clock (with SQLite: the machine's) may jump, because somebody sets it or because the machine was asleep.
Nobody has thought for an hour then. So a jump ahead is not followed until it is noted as a pause, like the time in
which no server was running; and a clock that was set back is not followed at all: time in the store never runs back.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from sqlalchemy import Connection, Engine

JUMP_MS = 2000  # a greater difference is a jump; a smaller one comes from clocks that are set slowly, and from asking
SET_SECONDS = 5.0  # between two looks at the database's clock


class Clock:
    """`ask` reads the clock of the database, in milliseconds; None: it has the clock of this machine."""

    def __init__(self, ask: Callable[[Connection], int] | None) -> None:
        self._ask = ask
        self._lock = threading.Lock()  # it is set in the writer's thread and in the event loop
        self._offset = (time.time() - time.monotonic()) * 1000
        self._set_at = float("-inf")
        self._ahead = 0

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(self._offset + time.monotonic() * 1000)

    @property
    def jump(self) -> int:
        """By how many milliseconds the database's clock has jumped ahead; 0: it has not."""
        return self._ahead

    def start(self, engine: Engine, last: int) -> None:
        """Begin with the database's time, but not before a moment that has already been."""
        with self._lock:
            self._offset = self._measure(engine)
            self._offset += max(0, last - self.now())

    def refresh(self, engine: Engine) -> None:
        """Follow the database's clock, unless it has jumped."""
        if time.monotonic() - self._set_at < SET_SECONDS:
            return
        measured = self._measure(engine)
        with self._lock:
            difference = measured - self._offset
            self._ahead = int(difference) if difference > JUMP_MS else 0
            if abs(difference) <= JUMP_MS:
                self._offset = measured

    def skip(self, from_at: int, to_at: int) -> None:
        """Leave out a pause that was noted because the clock has jumped, unless it is over by this clock."""
        with self._lock:
            if self.now() < to_at:
                self._offset += to_at - from_at
            self._ahead, self._set_at = 0, float("-inf")

    def _measure(self, engine: Engine) -> float:
        """What the offset would be by the database's clock."""
        self._set_at = time.monotonic()
        if self._ask is None:
            return (time.time() - time.monotonic()) * 1000
        with engine.begin() as connection:
            before = time.monotonic()
            there = self._ask(connection)
            after = time.monotonic()
        return there - (before + after) / 2 * 1000

"""Whose time runs, and how much is left. Times are milliseconds of the store's clock; downtime does not count.

What is shown of a clock must follow from what everybody sees. So a question lasts until everybody sees an answer: the
steps of a half-made move and sealed choices change nothing that is shown, and are charged when the question is over.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence

from tablee.server.messages import Clock, ClockInfo

SECOND = 1000
DAY = 86_400 * SECOND


class Pauses:
    """When no server was running."""

    def __init__(self, pauses: Iterable[tuple[int, int]] = ()) -> None:
        self.spans = sorted(pauses)

    def elapsed(self, start: int, end: int) -> int:
        """Time between two moments without the pauses between them."""
        first = max(0, bisect_left(self.spans, (start, start)) - 1)
        paused = sum(max(0, min(to, end) - max(at, start)) for at, to in self.spans[first:])
        return max(0, end - start - paused)

    def deadline(self, start: int, length: int) -> int:
        """When so much time will have elapsed, as far as is known now."""
        end = start + length
        for at, to in self.spans:
            if to > start and at < end:
                end += to - max(at, start)
        return end


class Clocks:
    """The clocks of one table."""

    def __init__(self, setting: Clock, seats: int, pauses: Pauses) -> None:
        self.setting = setting
        self.pauses = pauses
        self.left = [setting.amount * SECOND if setting.kind == "bank" else 0] * seats
        self.since = 0  # when the present question was put
        self.answered: dict[int, int] = {}  # sealed answers, and when they were given
        self.running: list[int] = []  # seats whose time runs: asked, and played by people

    @property
    def on(self) -> bool:
        return self.setting.kind != "none"

    def begin(self, at: int, running: Sequence[int]) -> None:
        """A question is put."""
        self.since, self.running, self.answered = at, list(running), {}

    def answer(self, seat: int, at: int) -> None:
        """A seat has answered, and the question stays open for others."""
        self.answered.setdefault(seat, at)

    def reopen(self, seat: int) -> None:
        """A sealed answer was taken back."""
        self.answered.pop(seat, None)

    def end(self, at: int, mover: int) -> None:
        """Everybody sees an answer: charge those who were asked."""
        if self.setting.kind != "bank":
            return
        for seat in self.running:
            given = at if seat == mover else self.answered.get(seat, at)
            self.left[seat] = max(0, self.left[seat] - self.pauses.elapsed(self.since, given))
            if seat == mover or seat in self.answered:
                self.left[seat] += self.setting.increment * SECOND

    def deadline(self, seat: int) -> int:
        """When the time of a seat is up."""
        return self.pauses.deadline(self.since, self._allowed(seat))

    def _allowed(self, seat: int) -> int:
        if self.setting.kind == "bank":
            return self.left[seat]
        return self.setting.amount * (DAY if self.setting.kind == "days" else SECOND)

    def next_deadline(self) -> tuple[int, int] | None:
        """The earliest: when, and which seat."""
        open_seats = [seat for seat in self.running if seat not in self.answered]
        return min(((self.deadline(seat), seat) for seat in open_seats), default=None) if self.on else None

    def late(self, now: int) -> list[int]:
        """Seats whose time is up."""
        return [seat for seat in self.running if seat not in self.answered and self.deadline(seat) <= now]

    def info(self) -> ClockInfo:
        setting = self.setting
        if not self.on:
            return ClockInfo(setting.kind, setting.amount, setting.increment)
        left = tuple(self.left) if setting.kind == "bank" else ()
        return ClockInfo(setting.kind, setting.amount, setting.increment, left, self.since, tuple(self.running))

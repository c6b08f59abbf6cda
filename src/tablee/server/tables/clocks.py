"""Whose time runs, and how much is left. Times are milliseconds of the store's clock; downtime does not count.

What is shown of a clock must follow from what everybody sees. So a question lasts until everybody sees an answer: the
steps of a half-made move and sealed choices change nothing that is shown, and are charged when the question is over.

Taking back gives the others the time they have used since; whoever takes back has used their own. Somebody who comes
back to their seat has at least `FAIR` to think, or the increment if that is longer; so has somebody who may choose
again because all agreed.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from tablee.server.messages import Clock, ClockInfo

SECOND = 1000
DAY = 86_400 * SECOND
FAIR = 30 * SECOND


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

    def before(self, end: int, length: int) -> int:
        """The moment from which so much time has elapsed."""
        start = end - length
        for at, to in reversed(self.spans):
            if at < end and to > start:
                start -= min(to, end) - at
        return start

    def after(self, start: int) -> int:
        """The moment as it looks to somebody who does not know that there were pauses since."""
        return start + sum(to - max(at, start) for at, to in self.spans if to > start)


@dataclass(slots=True)
class Mark:
    """How the clocks stood when a move was made, in case it is taken back."""

    thought: int  # milliseconds whoever made it had thought about the question
    left: list[int]
    spent: list[int]
    answered: dict[int, int]


class Clocks:
    """The clocks of one table. Who has answered is kept also where no time is taken."""

    def __init__(self, setting: Clock, seats: int, pauses: Pauses) -> None:
        self.setting = setting
        self.pauses = pauses
        self.left = [setting.amount * SECOND if setting.kind == "bank" else 0] * seats
        self.spent = [0] * seats  # by people, before the present question and not given back
        self.since = 0  # when the present question was put
        self.starts: dict[int, int] = {}  # seats whose time runs, asked and played by people: from when it counts
        self.answered: dict[int, int] = {}  # sealed answers, and the time they took
        self.unmarked = Mark(0, self.left, self.spent, {})

    @property
    def on(self) -> bool:
        return self.setting.kind != "none"

    @property
    def running(self) -> list[int]:
        return list(self.starts)

    # Questions and answers

    def begin(self, at: int, running: Sequence[int]) -> None:
        """A question is put."""
        self.since, self.starts, self.answered = at, dict.fromkeys(running, at), {}

    def answer(self, seat: int, at: int) -> None:
        """A seat has answered, and the question stays open for others; the last answer counts."""
        self.answered[seat] = self.thought(seat, at)

    def reopen(self, seat: int) -> None:
        """A seat that has answered is choosing again."""
        self.answered.pop(seat, None)

    def end(self, at: int, mover: int) -> None:
        """Everybody sees an answer: charge those who were asked."""
        for seat in self.starts if self.on else ():
            self._charge(seat, at)
            if self.setting.kind == "bank" and (seat == mover or seat in self.answered):
                self.left[seat] += self.setting.increment * SECOND

    def change(self, at: int, running: Sequence[int]) -> None:
        """Somebody else plays for a seat; the question stays as it is for all others. Whoever is replaced is charged
        until now, whether they have answered or not: the bank is shown at once, and must not tell."""
        for seat in self.starts:
            if seat not in running:
                self._use(seat, self.looked_at(seat, at))
                if seat in self.answered:
                    self.answered[seat] = 0  # it is paid for
        self.starts = {seat: self.starts.get(seat, at) for seat in running}

    def welcome(self, seat: int) -> None:
        """Somebody comes back to their seat: not to lose it at once."""
        if self.setting.kind == "bank":
            self.left[seat] = max(self.left[seat], self.fair)

    @property
    def fair(self) -> int:
        return max(FAIR, self.setting.increment * SECOND)

    def thought(self, seat: int, at: int) -> int:
        """How long a seat has thought about the present question."""
        if seat not in self.starts:
            return 0
        return self.pauses.elapsed(self.starts[seat], at)

    def looked_at(self, seat: int, at: int) -> int:
        """How long the present question has been before a seat, as everybody sees it."""
        return self.pauses.elapsed(self.starts.get(seat, self.since), at)

    def _charge(self, seat: int, at: int) -> None:
        self._use(seat, self.answered[seat] if seat in self.answered else self.thought(seat, at))

    def _use(self, seat: int, used: int) -> None:
        if not self.on:
            return
        self.spent[seat] += used
        if self.setting.kind == "bank":
            self.left[seat] = max(0, self.left[seat] - used)

    # Taking back

    def mark(self, seat: int, at: int) -> Mark:
        if not self.on and not self.answered:
            return self.unmarked  # without a clock nearly all moves leave the same mark
        return Mark(self.thought(seat, at), list(self.left), list(self.spent), dict(self.answered))

    def remarked(self, mark: Mark, answered: dict[int, int]) -> Mark:
        """The mark, with other answers."""
        if not self.on and not answered:
            return self.unmarked
        return replace(mark, answered=dict(answered))

    def take_back(self, seat: int, at: int, mark: Mark, running: Sequence[int], *, free: bool) -> None:
        """A move that everybody saw is taken back: its question is put again, as it stood then."""
        own = self._own_time(seat, at, mark)
        if not free:
            own = min(own, max(0, self._allowed(mark.left[seat]) - self.fair))
        self.left, self.spent = list(mark.left), list(mark.spent)
        self.begin(self.pauses.before(at, mark.thought), running)
        self.answered = dict(mark.answered)
        if seat in self.starts:
            self.starts[seat] = self.pauses.before(at, own)

    def take_back_unseen(self, seat: int, mark: Mark) -> None:
        """A sealed answer, or a step of one, is taken back. If the seat had answered before, that counts again. The
        answers of others stay."""
        given = self.answered.pop(seat, None)
        if seat in mark.answered:
            self.answered[seat] = 0 if given == 0 else mark.answered[seat]  # 0: it is paid for

    def left_after(self, seat: int, at: int, mark: Mark, *, seen: bool) -> int:
        """The time a seat would have for choosing again."""
        if seen:
            return self._allowed(mark.left[seat]) - self._own_time(seat, at, mark)
        return self._allowed(self.left[seat]) - self.thought(seat, at)

    def _own_time(self, seat: int, at: int, mark: Mark) -> int:
        """What the seat itself has used since the question of a move was put."""
        return self.spent[seat] - mark.spent[seat] + self.thought(seat, at)

    # Deadlines

    def deadline(self, seat: int) -> int:
        """When the time of a seat is up."""
        return self.pauses.deadline(self.starts[seat], self._allowed(self.left[seat]))

    def _allowed(self, bank: int) -> int:
        if self.setting.kind == "bank":
            return bank
        return self.setting.amount * (DAY if self.setting.kind == "days" else SECOND)

    def next_deadline(self) -> tuple[int, int] | None:
        """The earliest: when, and which seat."""
        open_seats = [seat for seat in self.starts if seat not in self.answered]
        return min(((self.deadline(seat), seat) for seat in open_seats), default=None) if self.on else None

    def late(self, now: int) -> list[int]:
        """Seats whose time is up."""
        open_seats = [seat for seat in self.starts if seat not in self.answered]
        return [seat for seat in open_seats if self.on and self.deadline(seat) <= now]

    # Showing

    def info(self) -> ClockInfo:
        setting = self.setting
        if not self.on:
            return ClockInfo(setting.kind, setting.amount, setting.increment)
        since = min(self.starts.values(), default=self.since)
        left = tuple(self._left_at(seat, since) for seat in range(len(self.left)))
        shown = self.pauses.after(since)
        return ClockInfo(setting.kind, setting.amount, setting.increment, left, shown, tuple(self.starts))

    def _left_at(self, seat: int, since: int) -> int:
        """So that nothing is left at the deadline, also of a seat whose time began to run later."""
        return self._allowed(self.left[seat]) + self.pauses.elapsed(since, self.starts.get(seat, since))

"""Search for a team that may not talk: what if the others go on as each of them would, by what each of them knows?

Every playout is a world dealt for the seat, in which all seats play by the shared judgement. That rests on what the
seat to act knows in that world, so nobody in a playout makes use of cards that were dealt to others. The actions that
look best are compared on the same worlds, the weaker half is dropped again and again, and the one that looked best at
first is left only for one that was better by more than chance.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.seat import Seat
from tablee.engine.judgement import NEVER, Judgement
from tablee.engine.rng import Rng
from tablee.engine.state import MAX_ACTIONS, State

WIDTH: Final = 8  # actions that are compared
DOUBT: Final = 1.0  # standard errors by which another action must be better than the one that looked best
HORIZON: Final = 60  # decisions: while the end is farther away, chance decides more than the choice


class TeamSearch:
    """One search from one seat. Its answer depends on the seat's knowledge, the budget and the rng only."""

    __slots__ = (
        "_buffer",
        "_candidates",
        "_horizon",
        "_judgement",
        "_live",
        "_results",
        "_rng",
        "_seat",
        "_weights",
        "_worlds",
        "doubt",
        "left",
        "playouts",
    )

    def __init__(
        self,
        seat: Seat,
        judgement: Judgement,
        rng: Rng,
        playouts: int,
        width: int = WIDTH,
        doubt: float = DOUBT,
        horizon: int = HORIZON,
    ) -> None:
        self._seat: Final = seat
        self._judgement: Final = judgement
        self._rng: Final = rng
        self._horizon: i64 = horizon
        self._buffer: vec[i64] = vec[i64]([0] * MAX_ACTIONS)
        self._weights: vec[i64] = vec[i64]([0] * MAX_ACTIONS)
        self._worlds: i64 = 0
        self.doubt: Final = doubt
        self.playouts: i64 = 0
        self.left: i64 = playouts  # of the budget
        # What may be chosen, the best at first sight to the front; whether it won, by world.
        self._candidates: list[int] = self._looks_best(width)
        self._results: list[list[float]] = [[] for _ in self._candidates]
        self._live: list[int] = [number for number in range(len(self._candidates))]
        if len(self._candidates) < 2 or not self._near():
            self._live = [0]

    @property
    def done(self) -> bool:
        return len(self._live) < 2 or self.left < len(self._live)

    def run(self) -> None:
        """One world more for every action that is still in question; then perhaps fewer are."""
        world = self._seat.deal(self._rng)
        luck = self._rng.fork()
        for number in self._live:
            twin = world.clone()
            twin.apply(self._candidates[number])
            self._play(twin, luck.clone(), -1)
            self._results[number].append(twin.returns()[self._seat.index])
            self.playouts += 1
            self.left -= 1
        self._worlds += 1
        # Each round gets the same share of the budget.
        if self.left < 2 * len(self._live):
            return
        rounds = _rounds(len(self._candidates))
        if self._worlds >= self._until(rounds):
            self._halve()

    def first(self) -> int:
        """What looked best without a search."""
        return self._candidates[0]

    def best(self) -> int:
        """The base move, unless the best of those left is better beyond doubt."""
        chosen, most = 0, 0.0
        base = self._results[0]
        for number in self._live:
            if number == 0:
                continue
            own = self._results[number]
            gain, error = _paired(own, base)
            if gain > self.doubt * error and gain > most:
                chosen, most = number, gain
        return self._candidates[chosen]

    def _until(self, rounds: i64) -> i64:
        """Worlds after which the actions still in question are halved."""
        total = self.playouts + self.left
        worlds: i64 = 0
        width: i64 = len(self._candidates)
        while width >= len(self._live):
            worlds += total // (rounds * width)
            if width == len(self._live):
                break
            width = (width + 1) // 2
        return worlds

    def _halve(self) -> None:
        """The base move stays, to be compared with."""
        kept = (len(self._live) + 1) // 2
        order = sorted([(-_mean(self._results[number]), number) for number in self._live if number != 0])
        self._live = sorted([0] + [number for _, number in order[: kept - 1 if kept > 1 else 1]])

    def _looks_best(self, width: int) -> list[int]:
        world = self._seat.deal(self._rng)
        count = world.fill_actions(self._buffer)
        self._judgement.weigh(world, self._buffer, count, self._weights)
        ranks = sorted([(-int(self._weights[i]), int(self._buffer[i])) for i in range(count)])
        return [action for weight, action in ranks if -weight > NEVER or weight == ranks[0][0]][:width]

    def _near(self) -> bool:
        """Whether the end can be seen from here, if all play on."""
        world = self._seat.deal(self._rng)
        self._play(world, self._rng.fork(), self._horizon)
        return world.over

    def _play(self, state: State, rng: Rng, most: i64) -> None:
        """On by judgement, to the end or for so many decisions."""
        buffer = self._buffer
        weights = self._weights
        judgement = self._judgement
        while not state.over and most != 0:
            most -= 1
            count = state.fill_actions(buffer)
            best: i64 = 0
            if count > 1:
                judgement.weigh(state, buffer, count, weights)
                equals: i64 = 1
                for i in range(i64(1), count):
                    if weights[i] > weights[best]:
                        best = i
                        equals = 1
                    elif weights[i] == weights[best]:
                        equals += 1
                        if rng.below(equals) == 0:
                            best = i
            state.apply(buffer[best])


def team_choice(seat: Seat, judgement: Judgement, rng: Rng, playouts: int) -> int:
    search = TeamSearch(seat, judgement, rng, playouts)
    while not search.done:
        search.run()
    return search.best()


def _rounds(width: i64) -> i64:
    rounds: i64 = 0
    while width > 1:
        width = (width + 1) // 2
        rounds += 1
    return rounds


def _mean(results: list[float]) -> float:
    return sum(results) / len(results)


def _paired(one: list[float], other: list[float]) -> tuple[float, float]:
    """By how much one is better on the same worlds, and the standard error of that."""
    count = len(one)
    if count < 2:
        return 0.0, 1.0
    total = 0.0
    squares = 0.0
    for i in range(count):
        apart = one[i] - other[i]
        total += apart
        squares += apart * apart
    mean = total / count
    return mean, sqrt((squares / count - mean * mean) / (count - 1))

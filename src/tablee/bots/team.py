"""Search for a team that may not talk: what if the others go on as each of them would, by what each of them knows?

Every playout is a world dealt for the seat, in which all seats play by the shared judgement. That rests on what the
seat to act knows in that world, so nobody in a playout makes use of cards that were dealt to others. The actions that
look best are compared on the same worlds, the weaker half is dropped again and again, and the one that looked best at
first is left only for one that was better by more than chance.

Games of this kind are lost in their last turns. So it thinks only when the end is in sight, and not when all goes well.
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

WIDTH: Final = 6  # actions that are compared
DOUBT: Final = 1.5  # standard errors by which another action must be better than the one that looked best
HORIZON: Final = 30  # decisions to the end: while it is farther away, the judgement alone decides
TRIED: Final = 12  # worlds in which the action that looks best is tried alone: if it wins them all, it is good enough


class TeamSearch:
    """One search from one seat, in small slices. Its answer depends on the seat's knowledge, the budget and the rng
    only; `doubt` and the other settings are for matches."""

    __slots__ = (
        "_actions",
        "_buffer",
        "_judgement",
        "_live",
        "_plan",
        "_results",
        "_rng",
        "_seat",
        "_weights",
        "_worlds",
        "doubt",
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
        self._buffer: vec[i64] = vec[i64]([0] * MAX_ACTIONS)
        self._weights: vec[i64] = vec[i64]([0] * MAX_ACTIONS)
        self.doubt: Final = doubt
        self.playouts: i64 = 0  # so far
        self._actions: list[int] = self._looks_best(width)
        # By action: whether it won, world by world.
        self._results: list[list[float]] = [[] for _ in self._actions]
        self._live: list[int] = [number for number in range(len(self._actions))]
        self._worlds: i64 = 0  # of this round
        self._plan: list[int] = []  # worlds of the rounds that are left
        if len(self._actions) > 1 and self._in_doubt(horizon):
            self._plan = _rounds(len(self._actions), playouts)

    @property
    def done(self) -> bool:
        return len(self._plan) == 0

    def first(self) -> int:
        """What looks best without a search."""
        return self._actions[0]

    def run(self) -> None:
        """One world more for every action that is still in question; at the end of a round, half of them go."""
        world = self._seat.deal(self._rng)
        luck = self._rng.fork()
        for number in self._live:
            twin = world.clone()
            twin.apply(self._actions[number])
            self._results[number].append(self._played(twin, luck.clone(), -1))
        self._worlds += 1
        if self._worlds >= self._plan[0]:
            self._worlds = 0
            del self._plan[0]
            self._halve()

    def best(self) -> int:
        """What looked best at first, unless another was better beyond doubt."""
        chosen, most = 0, 0.0
        for number in self._live:
            gain, error = _paired(self._results[number], self._results[0])
            if gain > self.doubt * error and gain > most:
                chosen, most = number, gain
        return self._actions[chosen]

    def _looks_best(self, width: int) -> list[int]:
        """The actions that are worth comparing, the best at first sight to the front."""
        world = self._seat.deal(self._rng)
        count = world.fill_actions(self._buffer)
        if count == 1:
            return [int(self._buffer[0])]
        self._judgement.weigh(world, self._buffer, count, self._weights)
        ranks = sorted([(-int(self._weights[i]), int(self._buffer[i])) for i in range(count)])
        return [action for weight, action in ranks if -weight > NEVER or weight == ranks[0][0]][:width]

    def _in_doubt(self, horizon: i64) -> bool:
        """Whether the end is in sight and the action that looks best does not always lead to a good one."""
        for world in range(TRIED):
            state = self._seat.deal(self._rng)
            state.apply(self._actions[0])
            won = self._played(state, self._rng.fork(), horizon if world == 0 else -1)
            if not state.over:
                return False
            if won < 1.0:
                return True
        return False

    def _halve(self) -> None:
        """The action that looked best at first stays, to be compared with."""
        others = sorted([(-sum(self._results[number]), number) for number in self._live if number != 0])
        kept = (len(self._live) + 1) // 2 - 1
        self._live = [0] + [number for _, number in others[: kept if kept > 1 else 1]]

    def _played(self, state: State, rng: Rng, most: i64) -> float:
        """On by judgement, to the end or for so many decisions: whether the seat has won."""
        buffer = self._buffer
        weights = self._weights
        judgement = self._judgement
        self.playouts += 1
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
        return state.returns()[self._seat.index] if state.over else 0.0


def team_choice(seat: Seat, judgement: Judgement, rng: Rng, playouts: int) -> int:
    """The whole search at once."""
    search = TeamSearch(seat, judgement, rng, playouts)
    while not search.done:
        search.run()
    return search.best()


def _rounds(width: int, playouts: int) -> list[int]:
    """How many worlds each round looks at: every round gets the same share of the playouts."""
    widths: list[int] = []
    while width > 2:
        widths.append(width)
        width = (width + 1) // 2
    widths.append(2)
    return [max(1, playouts // (len(widths) * each)) for each in widths]


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
    return mean, sqrt(max(0.0, squares / count - mean * mean) / (count - 1))

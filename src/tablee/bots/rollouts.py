"""Search without a tree: every move worth considering is tried in the same dealt worlds and played out by judgement.

Sequential halving drops the worse half of the moves again and again. In each world all moves meet the same cards and
the same luck (common random numbers), so that their differences are less noisy than their results. The move that looked
best beforehand is left only for one that is better by some standard errors: most differences are small, and judgement
is seldom wrong.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.policy import Policy
from tablee.bots.seat import Seat
from tablee.engine.judgement import NEVER
from tablee.engine.rng import Rng
from tablee.engine.state import State

_TINY: Final = 1.0e-9


class Rollouts:
    """One search from one seat. Its answer depends on the seat's knowledge, the budget and the rng only."""

    __slots__ = (
        "_actions", "_alive", "_leads", "_left", "_rounds", "_squares", "_worlds", "budget", "done", "playouts",
        "policy", "rng", "seat", "z",
    )  # fmt: skip

    def __init__(
        self, seat: Seat, policy: Policy, rng: Rng, budget: int, width: int, z: float, horizon: int = 0
    ) -> None:
        self.seat: Final = seat
        self.policy: Final = policy
        self.rng: Final = rng
        self.budget: Final[i64] = budget  # playouts
        self.z: Final[float] = z  # how many standard errors better than the base move another must be
        self.playouts: i64 = 0
        self.done: bool = False
        self._actions: list[i64] = _candidates(seat.deal(rng), policy, rng, width)  # the base move first
        count: i64 = len(self._actions)
        self._alive: list[i64] = [i for i in range(count)]
        self._leads: list[float] = [0.0] * count  # over the base move, summed over all worlds
        self._squares: list[float] = [0.0] * count
        self._worlds: i64 = 0
        self._rounds: i64 = _halvings(count)
        self._left: i64 = 0  # worlds of this round
        self._begin_round()
        if not self.done and horizon > 0:
            self.done = not self._ends_within(horizon)

    def run(self, playouts: int) -> None:
        """Look at further worlds, for so many playouts or a few more; less when the search is done."""
        enough: i64 = self.playouts + i64(playouts)
        while not self.done and self.playouts < enough:
            self._try_world()
            self._left -= 1
            if self._left <= 0:
                self._halve()

    # Several processes think about one decision: each has this search, deals the same worlds and plays out a share of
    # them. What they find together is what one would have found.

    def share(self, part: int, parts: int) -> list[float]:
        """What the moves lead by in every `parts`th world of this round, from number `part` on."""
        found: list[float] = []
        playouts = self.playouts
        for number in range(self._left):
            world = self.seat.deal(self.rng)
            luck = self.rng.fork()
            if number % i64(parts) == i64(part):
                base = self._played_out(world, 0, luck)
                for i in self._alive:
                    if i != 0:
                        found.append(self._played_out(world, i, luck) - base)
        self.playouts = playouts  # `take` counts all of them
        return found

    def skip(self) -> None:
        """Deal the worlds of this round that others have played out."""
        for _ in range(self._left):
            self.seat.deal(self.rng)
            self.rng.fork()

    def take(self, shares: list[list[float]]) -> None:
        """Go on to the next round with what all parts found in this one."""
        parts: i64 = len(shares)
        for number in range(self._left):
            share = shares[number % parts]
            at: i64 = number // parts * (len(self._alive) - 1)
            for i in self._alive:
                if i != 0:
                    self._add(i, share[at])
                    at += 1
            self._worlds += 1
        self.playouts += self._left * len(self._alive)
        self._left = 0
        self._halve()

    def best(self) -> int:
        """The base move, or the one that is most surely better."""
        best: i64 = 0
        surest = 0.0
        for i in self._alive:
            if i != 0:
                bound = self._bound(i)
                if bound > surest:
                    surest = bound
                    best = i
        return self._actions[best]

    def _ends_within(self, decisions: i64) -> bool:
        """Whether the end is in sight: before that, the judgement alone decides."""
        state = self.seat.deal(self.rng)
        state.apply(self._actions[0])
        for decision in range(decisions):
            if state.over:
                return True
            state.apply(self.policy.pick(state, self.rng))
        return state.over

    def _begin_round(self) -> None:
        alive: i64 = len(self._alive)
        if alive < 2 or self._rounds == 0 or self.playouts + alive > self.budget:
            self.done = True
            return
        self._left = (self.budget - self.playouts) // (self._rounds * alive)
        if self._left < 1:
            self._left = 1

    def _halve(self) -> None:
        self._rounds -= 1
        if self._rounds > 0:
            self._sort_by_lead()
            kept: i64 = (len(self._alive) + 1) // 2
            dropped = self._alive[kept:]
            self._alive = self._alive[:kept]
            if 0 in dropped:
                self._alive.append(0)  # the base move is what all others are compared with
        self._begin_round()

    def _sort_by_lead(self) -> None:
        alive = self._alive
        leads = self._leads
        for a in range(i64(1), i64(len(alive))):
            here = alive[a]
            b = a
            while b > 0 and leads[here] > leads[alive[b - 1]]:
                alive[b] = alive[b - 1]
                b -= 1
            alive[b] = here

    def _try_world(self) -> None:
        world = self.seat.deal(self.rng)
        luck = self.rng.fork()
        base = self._played_out(world, 0, luck)
        for i in self._alive:
            if i != 0:
                self._add(i, self._played_out(world, i, luck) - base)
        self._worlds += 1

    def _add(self, i: i64, lead: float) -> None:
        self._leads[i] += lead
        self._squares[i] += lead * lead

    def _played_out(self, world: State, i: i64, luck: Rng) -> float:
        twin = world.clone()
        twin.apply(self._actions[i])
        self.policy.play_out(twin, luck.clone())
        self.playouts += 1
        return self.policy.reward(twin, self.seat.index)

    def _bound(self, i: i64) -> float:
        """By how much a move is better than the base move, all but surely."""
        worlds = float(self._worlds if self._worlds > 0 else 1)
        mean = self._leads[i] / worlds
        variance = self._squares[i] / worlds - mean * mean
        return mean - self.z * sqrt((variance if variance > 0.0 else 0.0) / worlds + _TINY)


def _candidates(world: State, policy: Policy, rng: Rng, width: i64) -> list[i64]:
    """The moves that look best, the best first; equals in any order."""
    actions = policy.actions
    weights = policy.weights
    count = world.fill_actions(actions)
    policy.judgement.weigh(world, actions, count, weights)
    mixed = vec[i64]([0] * count)
    for i in range(count):
        mixed[i] = i
    rng.shuffle(mixed, count)
    order: list[i64] = []
    for i in range(count):
        here = mixed[i]
        order.append(here)
        b = i
        while b > 0 and weights[here] > weights[order[b - 1]]:
            order[b] = order[b - 1]
            b -= 1
        order[b] = here
    found: list[i64] = []
    for i in order:
        if len(found) == width or (found and weights[i] <= NEVER):
            break
        found.append(actions[i])
    return found


def _halvings(count: i64) -> i64:
    """How often a number can be halved, rounded up, until one is left."""
    halvings: i64 = 0
    while count > 1:
        count = (count + 1) // 2
        halvings += 1
    return halvings

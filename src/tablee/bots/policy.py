"""How playouts go: everybody makes the move that looks best, and after some decisions the position is judged."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.greedy import heaviest
from tablee.engine.judgement import Judgement
from tablee.engine.rng import Rng
from tablee.engine.state import MAX_ACTIONS, State

_MOST_PARTICIPANTS: Final = 16
_ABSENT: Final = -(1 << 62)


class Policy:
    """The judgement of a game with buffers of its own: for one search at a time."""

    __slots__ = ("actions", "depth", "judgement", "rewards", "together", "values", "weights")

    def __init__(self, judgement: Judgement, depth: i64, together: bool) -> None:
        self.judgement: Final[Judgement] = judgement
        self.depth: Final[i64] = depth  # decisions of a playout; 0: to the end
        self.together: Final[bool] = together  # whether all win or lose together
        self.actions: Final[vec[i64]] = vec[i64]([0] * MAX_ACTIONS)
        self.weights: Final[vec[i64]] = vec[i64]([0] * MAX_ACTIONS)
        self.values: Final[vec[i64]] = vec[i64]([0] * _MOST_PARTICIPANTS)
        self.rewards: Final[list[float]] = [0.0] * _MOST_PARTICIPANTS

    def pick(self, state: State, rng: Rng) -> i64:
        """What looks best to the seat to act; equals are drawn by lot."""
        actions = self.actions
        count = state.fill_actions(actions)
        if count == 1:
            return actions[0]
        self.judgement.weigh(state, actions, count, self.weights)
        return actions[heaviest(self.weights, count, rng)]

    def play_out(self, state: State, rng: Rng) -> None:
        left = self.depth
        while not state.over:
            state.apply(self.pick(state, rng))
            left -= 1
            if left == 0:
                return

    def reward(self, state: State, seat: i64) -> float:
        """How good the position is for a seat, from 0 to 1."""
        self.reward_all(state, seat, seat + 1)
        return self.rewards[seat]

    def reward_all(self, state: State, first: i64, end: i64) -> None:
        """The same for several seats, into `rewards`. Half of what a finished game gives is for winning, half for the
        lead: a playout that ends far behind is worse than one that ends just behind."""
        values = self.values
        for i in range(i64(_MOST_PARTICIPANTS)):
            values[i] = _ABSENT
        self.judgement.evaluate(state, values)
        scale = float(self.judgement.scale())
        returns: list[float] = state.returns() if state.over else []
        for seat in range(first, end):
            lead = float(values[seat] - self._rival(seat))
            standing = 0.5 + 0.5 * lead / (scale + (lead if lead > 0.0 else -lead))
            self.rewards[seat] = 0.5 * returns[seat] + 0.5 * standing if state.over else standing

    def _rival(self, seat: i64) -> i64:
        """What the best of the others has; nothing where nobody plays against the seat."""
        if self.together:
            return 0
        best: i64 = _ABSENT
        for other in range(i64(_MOST_PARTICIPANTS)):
            if other != seat and self.values[other] > best:
                best = self.values[other]
        return best if best != _ABSENT else 0


def play_together(state: State, policies: list[Policy], rng: Rng) -> int:
    """Play a game to its end, each seat by its own policy; the number of decisions. For tuning and benchmarks."""
    decisions: i64 = 0
    while not state.over:
        state.apply(policies[state.to_act].pick(state, rng))
        decisions += 1
    return decisions

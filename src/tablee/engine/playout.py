"""Playing a game to its end inside the compiled engine."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.rng import Rng
from tablee.engine.state import MAX_ACTIONS, State


def random_playout(state: State, rng: Rng) -> int:
    """Play uniformly random actions to the end; the number of decisions."""
    actions = vec[i64]([0] * MAX_ACTIONS)
    decisions: i64 = 0
    while not state.over:
        count = state.fill_actions(actions)
        state.apply(actions[rng.below(count)])
        decisions += 1
    return decisions


def clone_many(state: State, count: int) -> None:
    """Make and drop that many clones, for the benchmark."""
    for copy in range(i64(count)):
        state.clone()

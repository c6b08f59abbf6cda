"""What a sensible player would do at once, without looking ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.seat import Seat
from tablee.engine.judgement import NEVER, Judgement
from tablee.engine.rng import Rng
from tablee.engine.state import MAX_ACTIONS, State

_CERTAIN: Final = 1024


def weightiest(state: State, judgement: Judgement, rng: Rng) -> i64:
    """The action that looks best to the seat to act; equals are drawn by lot."""
    actions = vec[i64]([0] * MAX_ACTIONS)
    weights = vec[i64]([0] * MAX_ACTIONS)
    count = state.fill_actions(actions)
    judgement.weigh(state, actions, count, weights)
    return actions[heaviest(weights, count, rng)]


def heaviest(weights: vec[i64], count: i64, rng: Rng) -> i64:
    """Where the greatest weight is; equals are drawn by lot."""
    best: i64 = 0
    equals: i64 = 1
    for i in range(i64(1), count):
        if weights[i] > weights[best]:
            best = i
            equals = 1
        elif weights[i] == weights[best]:
            equals += 1
            if rng.below(equals) == 0:
                best = i
    return best


def greedy_choice(seat: Seat, judgement: Judgement, rng: Rng) -> int:
    return weightiest(seat.deal(rng), judgement, rng)


def noisy_choice(seat: Seat, judgement: Judgement, rng: Rng, noise: i64) -> int:
    """What looks best; with a chance of `noise` in 1024 what looks next best, and so on down the ranks."""
    state = seat.deal(rng)
    actions = vec[i64]([0] * MAX_ACTIONS)
    weights = vec[i64]([0] * MAX_ACTIONS)
    count = state.fill_actions(actions)
    judgement.weigh(state, actions, count, weights)
    best = heaviest(weights, count, rng)
    chosen = actions[best]
    while count > 1 and rng.below(_CERTAIN) < noise:
        count -= 1
        actions[best] = actions[count]
        weights[best] = weights[count]
        best = heaviest(weights, count, rng)
        if weights[best] <= NEVER:
            break  # nobody makes that mistake
        chosen = actions[best]
    return chosen

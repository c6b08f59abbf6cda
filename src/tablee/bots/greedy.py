"""What a sensible player would do at once, without looking ahead."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.seat import Seat
from tablee.engine.judgement import Judgement
from tablee.engine.rng import Rng
from tablee.engine.state import MAX_ACTIONS, State


def weightiest(state: State, judgement: Judgement, rng: Rng) -> i64:
    """The action that looks best to the seat to act; equals are drawn by lot."""
    actions = vec[i64]([0] * MAX_ACTIONS)
    weights = vec[i64]([0] * MAX_ACTIONS)
    count = state.fill_actions(actions)
    judgement.weigh(state, actions, count, weights)
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
    return actions[best]


def greedy_choice(seat: Seat, judgement: Judgement, rng: Rng) -> int:
    return weightiest(seat.deal(rng), judgement, rng)

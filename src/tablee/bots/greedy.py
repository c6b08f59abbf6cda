"""What a sensible player would do at once, without looking ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.seat import Seat
from tablee.engine.judgement import Judgement
from tablee.engine.rng import Rng
from tablee.engine.state import MAX_ACTIONS, State

_ACTIONS: Final = vec[i64]([0] * MAX_ACTIONS)
_WEIGHTS: Final = vec[i64]([0] * MAX_ACTIONS)


def weightiest(state: State, judgement: Judgement, rng: Rng) -> i64:
    """The action that looks best to the seat to act; equals are drawn by lot."""
    count = state.fill_actions(_ACTIONS)
    judgement.weigh(state, _ACTIONS, count, _WEIGHTS)
    best: i64 = 0
    equals: i64 = 1
    for i in range(i64(1), count):
        if _WEIGHTS[i] > _WEIGHTS[best]:
            best = i
            equals = 1
        elif _WEIGHTS[i] == _WEIGHTS[best]:
            equals += 1
            if rng.below(equals) == 0:
                best = i
    return _ACTIONS[best]


def greedy_choice(seat: Seat, judgement: Judgement, rng: Rng) -> int:
    return weightiest(seat.deal(rng), judgement, rng)


def greedy_playout(state: State, judgement: Judgement, rng: Rng, percent_random: i64) -> int:
    """Play to the end greedily, with some random moves mixed in; the number of decisions."""
    decisions: i64 = 0
    while not state.over:
        if rng.below(100) < percent_random:
            state.apply(_ACTIONS[rng.below(state.fill_actions(_ACTIONS))])
        else:
            state.apply(weightiest(state, judgement, rng))
        decisions += 1
    return decisions

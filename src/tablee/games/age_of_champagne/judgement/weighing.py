"""The moves of a position weighed, and how well everybody stands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.judgement import Judgement
from tablee.engine.knobs import FIRST, knobs_of
from tablee.engine.state import State
from tablee.games.age_of_champagne.judgement import (
    drawing,
    events,
    knobs,
    marketing,
    placing,
    shipping,
    standing,
    worth,
)
from tablee.games.age_of_champagne.judgement.counting import POINT, card_grapes
from tablee.games.age_of_champagne.judgement.knobs import NAMES
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState

_SCALE: Final = 7  # of two seats, the one with such a lead wins three games of four


class AgeOfChampagneJudgement(Judgement):
    __slots__ = ("knobs",)

    def __init__(self, knobs: dict[str, int] | None = None) -> None:
        """Without knobs: those of the yardstick."""
        values = knobs_of(__file__, 0, FIRST) if knobs is None else knobs
        self.knobs: vec[i64] = vec[i64]([i64(values[name]) for name in NAMES])

    def weigh(self, state: State, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        assert isinstance(state, AgeOfChampagneState)
        known = vec[i64]([placing.UNKNOWN] * placing.COUNCIL)
        for i in range(count):
            weights[i] = _weight(self.knobs, state, state.to_act, actions[i], known)

    def evaluate(self, state: State, values: vec[i64]) -> None:
        """Points, what the final scoring would bring now, and what is held and grown will become."""
        assert isinstance(state, AgeOfChampagneState)
        k = self.knobs
        for who in range(state.participants):
            value: i64 = 0
            if not state.over:
                value = standing.of_merchant(k, state) if who == state.merchant else standing.of_house(k, state, who)
            values[who] = state.pp(who) + (value + POINT // 2) // POINT

    def scale(self) -> i64:
        return _SCALE


def _weight(k: vec[i64], state: AgeOfChampagneState, who: i64, action: i64, known: vec[i64]) -> i64:
    if action < n.KEY:
        return events.inherited(k, state, action - n.KEEP)
    if action < n.CORK:
        return events.of_key(k, state, who, action - n.KEY)
    if action < n.PLACE:
        return -worth.of_cuvee(k, state, who, action - n.CORK)
    if action < n.DISC_ON:
        return placing.placed(k, state, who, action - n.PLACE, known)
    if action < n.RESERVE:
        return placing.placed(k, state, who, action - n.DISC_ON, known) + k[knobs.PAWN] // 2
    if action < n.REGION:
        return placing.reserved(k, state, who, action - n.RESERVE)
    if action < n.LAND_IN:
        return worth.of_region(k, state, who, action - n.REGION, card_grapes(state, state.offer(state.spot)))
    if action < n.AGE:
        return worth.of_region(k, state, who, action - n.LAND_IN, 0)
    if action < n.PROMOTE:
        return marketing.aged(k, state, who, action - n.AGE)
    if action < n.SHIP:
        return 2 if action == n.PROMOTE_ALL else 1
    if action < n.PASS:
        return shipping.shipped(k, state, who, action)
    if action < n.TAKE:
        return 0
    if action < n.BLEND:
        return worth.of_token(k, state, who, action - n.TAKE)
    if action < n.GIVE:
        return drawing.blend(k, state, who, action - n.BLEND)
    if action < n.GET:
        return drawing.given(k, state, who, action - n.GIVE)
    if action < n.DONE:
        return worth.of_wine(k, state, who, action - n.GET)
    if action < n.PROTECT:
        return 0
    if action < n.JOIN:
        return events.protected(k, state, who)
    if action < n.DECLINE:
        return shipping.joined(k, state, who)
    if action < n.KEEP_C:
        return 0
    return drawing.kept(k, state, who, action)

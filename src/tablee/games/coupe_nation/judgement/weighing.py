"""The moves of a position weighed, and the chance of the team."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.bits import bit_count
from tablee.engine.state import State
from tablee.games.coupe_nation.judgement.exchanges import Exchanges
from tablee.games.coupe_nation.judgement.knobs import FILLED
from tablee.games.coupe_nation.outlook import Look
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.state import CoupeNationState

_CERTAIN: Final = 1000


class CoupeNationJudgement(Exchanges):
    __slots__ = ()

    def weigh(self, state: State, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        assert isinstance(state, CoupeNationState)
        if state.phase == n.DRAWING:
            for i in range(count):
                weights[i] = self._draw(state, actions[i] - n.DRAW)
            return
        look = Look(state)
        for i in range(count):
            weights[i] = self._weight(look, actions[i])

    def evaluate(self, state: State, values: vec[i64]) -> None:
        """The chance of the team in thousandths, the same for all."""
        assert isinstance(state, CoupeNationState)
        value: i64 = self._chance(state)
        if state.over:
            value = _CERTAIN if state.ending == n.WON else 0
        for seat in range(state.seats):
            values[seat] = value

    def scale(self) -> i64:
        return _CERTAIN // 2

    def _chance(self, state: CoupeNationState) -> i64:
        """A logistic fit to the turns of 720 games of bots: fears, places and face-down cards against it, the deck for
        it."""
        covered = bit_count(state.down)
        fears = self.knobs[FILLED] * bit_count(state.occupied) - self.outlook(state, state.to_act)
        against = 0.45 * float(fears) / 1000.0 + 1.73 * float(covered) + 0.37 * float(state.seats)
        against += 0.13 * float(n.POSITIONS - bit_count(state.occupied) + covered)
        if state.finish:
            against += 0.6
        return i64(_CERTAIN / (1.0 + exp(against - 3.23 - 0.106 * float(state.deck_size))))

    def _weight(self, look: Look, action: i64) -> i64:
        if action < n.HIDE:
            return self._best_place(look, action - n.PLACE + 1)
        if action < n.OPEN:
            return self._best_hiding(look, action - n.HIDE + 1)
        if action < n.RESERVE:
            return self._open(look, action - n.OPEN)
        if action < n.ON:
            return self._best_exchange(look, action)
        if action < n.DISCARD:
            return self._put(look, action - n.ON)
        if action < n.DESTROY:
            return self._without(look, action - n.DISCARD + 1)
        return self._without(look, action - n.DESTROY + 1)

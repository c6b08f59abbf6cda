"""Coupage, by Maria Cerdà and Daniel Barrio: blend grapes, let them age, bottle two wines and a cava first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.engine.errors import Refusal
from tablee.engine.game import Budget, Credits, Game, GameOptions, Step
from tablee.engine.rng import Dealer, Rng
from tablee.engine.view import Choice, Line, Picks, ScoreLine, View
from tablee.games.coupage import content, encode, explain, invariants, notation
from tablee.games.coupage import log as logs
from tablee.games.coupage import view as views
from tablee.games.coupage.content import CoupageSheet
from tablee.games.coupage.judgement import CoupageJudgement
from tablee.games.coupage.rules.numbers import (
    BARRELS,
    CLASSES,
    FACE_DOWN,
    NUM_ACTIONS,
    STRIDE,
    TIME_CARD,
    TIME_COUNT,
)
from tablee.games.coupage.rules.printed import Printed
from tablee.games.coupage.rules.state import CoupageState
from tablee.games.coupage.view import CoupageView


class CoupageOptions(GameOptions, frozen=True):
    abilities: bool = False  # the variant "Capacités des vins"
    second_cava_is_wine: bool = False  # CPG-9.4


class Coupage(Game):
    id = "coupage"
    title = "Coupage"
    # Crowdfunded. No source we have states the year.
    credits = Credits(designers=["Maria Cerdà", "Daniel Barrio"], publisher="Verkami (crowdfunding)")
    rules_version = 1
    seats_min = 2
    seats_max = 4
    view_type = CoupageView
    Options = CoupageOptions
    Sheet = CoupageSheet
    budget = Budget(
        decisions_per_s=3_000_000,
        api_decisions_per_s=1_000_000,
        interpreted_decisions_per_s=None,
        clone_us=0.5,
        ismcts_per_s=8_000,
    )

    def num_actions(self, options: GameOptions) -> int:
        return NUM_ACTIONS

    def variants(self, seats: int) -> list[dict[str, object]]:
        sets: list[dict[str, object]] = [{}, {"abilities": True}]
        return [*sets, {"abilities": True, "second_cava_is_wine": True}] if seats == 2 else sets

    def printed(self, sheet: CoupageSheet, seats: int, fingerprint: str) -> Printed:
        return content.printed(sheet, fingerprint)

    def set_up(
        self, seats: int, options: CoupageOptions, content: Printed, rules: int, rng: Rng, dealer: Dealer
    ) -> CoupageState:
        return CoupageState(seats, content, rules, rng, options.abilities, options.second_cava_is_wine, dealer)

    def view(self, state: CoupageState, viewer: int) -> CoupageView:
        return views.views(state, [viewer])[0]

    def views(self, state: CoupageState, viewers: Sequence[int]) -> list[View]:
        return [*views.views(state, viewers)]

    def choices(self, state: CoupageState, seat: int) -> list[Choice]:
        return views.choices(state, self.legal(state, seat))

    def picks(self, state: CoupageState, seat: int) -> Picks | None:
        return views.picks(state) if self.legal(state, seat) else None

    def log(self, step: Step, viewer: int) -> list[Line]:
        return logs.log(step, viewer)

    def score_sheet(self, state: CoupageState, viewer: int) -> list[list[ScoreLine]]:
        return views.score_sheet(state)

    def notate(self, state: CoupageState, action: int, viewer: int) -> str:
        return notation.notate(state, action, viewer)

    def parse(self, state: CoupageState, seat: int, text: str) -> int:
        return notation.parse(state, seat, text)

    def explain(self, state: CoupageState, viewer: int, action: int) -> Refusal:
        return explain.explain(state, viewer, action)

    def violations(self, state: CoupageState) -> list[str]:
        return invariants.violations(state)

    def encode(self, state: CoupageState, viewer: int) -> list[float]:
        return encode.encode(state, viewer)

    def observation_size(self, seats: int, options: Any) -> int:
        return encode.size(seats)

    def judgement(self, options: Any) -> CoupageJudgement:
        return CoupageJudgement()

    def knows(self, state: CoupageState, viewer: int) -> object:
        """Section 5 of the specification: the open table, all sizes, the own hand, and face-down cards one has seen."""
        own = viewer >= 0
        hand = [state.hands[viewer * CLASSES + card] for card in range(CLASSES)] if own else []
        steps = [state.pending.steps[i] for i in range(state.pending.count)] if own and viewer == state.to_act else []
        barrels = list(state.barrels)
        for barrel in range(state.seats * BARRELS):
            for i in range(state.barrels[barrel * STRIDE + TIME_COUNT]):
                place = barrel * STRIDE + TIME_CARD + i
                known = state.knows_time(barrels[place], viewer)
                barrels[place] = barrels[place] & 2 * FACE_DOWN - 1 if known else FACE_DOWN
        piles = [state.pile_size, list(state.discard), state.top, list(state.open)]
        aside = [state.resolving, state.bottling, state.paid]
        where = [state.phase, state.turn, state.turns, state.actions_left, state.extra, state.idle, state.to_act]
        return barrels, piles, aside, where, list(state.held), state.winner, state.over, hand, steps


GAME = Coupage()

"""Coup, by Wolfgang Kramer (ASS, 1975): lay tiles in six shared rows, hold tokens of those that grow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.engine.bits import members
from tablee.engine.errors import Refusal
from tablee.engine.game import Budget, Credits, Game, GameOptions, Step
from tablee.engine.rng import Dealer, Rng
from tablee.engine.view import Choice, Line, Picks, ScoreLine, View
from tablee.games.coup import encode, explain, invariants, log, notation
from tablee.games.coup import view as views
from tablee.games.coup.content import CoupSheet, tables
from tablee.games.coup.judgement import CoupJudgement
from tablee.games.coup.rules import ASIDE, COLOURS, NUM_ACTIONS, CoupState, Tables
from tablee.games.coup.view import CoupView


class Coup(Game):
    id = "coup"
    title = "Coup"
    credits = Credits(designers=["Wolfgang Kramer"], publisher="ASS", year=1975)
    rules_version = 1
    seats_min = 2
    seats_max = 6
    view_type = CoupView
    Sheet = CoupSheet
    budget = Budget(
        decisions_per_s=10_000_000,
        api_decisions_per_s=1_000_000,
        interpreted_decisions_per_s=150_000,
        clone_us=0.5,
        ismcts_per_s=40_000,
    )

    def num_actions(self, options: GameOptions) -> int:
        return NUM_ACTIONS

    def printed(self, sheet: CoupSheet, seats: int, fingerprint: str) -> Tables:
        return tables(sheet, seats, fingerprint)

    def set_up(self, seats: int, options: Any, content: Tables, rules: int, rng: Rng, dealer: Dealer) -> CoupState:
        return CoupState(seats, content, rules, rng, dealer)

    def view(self, state: CoupState, viewer: int) -> CoupView:
        return views.views(state, [viewer])[0]

    def views(self, state: CoupState, viewers: Sequence[int]) -> list[View]:
        return [*views.views(state, viewers)]

    def choices(self, state: CoupState, seat: int) -> list[Choice]:
        return views.choices(self.legal(state, seat))

    def picks(self, state: CoupState, seat: int) -> Picks | None:
        return views.picks(self.legal(state, seat))

    def log(self, step: Step, viewer: int) -> list[Line]:
        return log.logs(step, [viewer])[0]

    def logs(self, step: Step, viewers: Sequence[int]) -> list[list[Line]]:
        return log.logs(step, viewers)

    def score_sheet(self, state: CoupState, viewer: int) -> list[list[ScoreLine]]:
        return views.score_sheet(state)

    def notate(self, state: CoupState, action: int, viewer: int) -> str:
        return notation.notate(state, action, viewer)

    def parse(self, state: CoupState, seat: int, text: str) -> int:
        return notation.parse(state, seat, text)

    def explain(self, state: CoupState, viewer: int, action: int) -> Refusal:
        return explain.explain(state, viewer, action)

    def violations(self, state: CoupState) -> list[str]:
        return invariants.violations(state)

    def encode(self, state: CoupState, viewer: int) -> list[float]:
        return encode.encode(state, viewer)

    def observation_size(self, seats: int, options: Any) -> int:
        return encode.size(seats)

    def judgement(self, options: Any) -> CoupJudgement:
        return CoupJudgement()

    def knows(self, state: CoupState, viewer: int) -> object:
        """Section 5 of the specification: everything on the table, all sizes, and the own tiles."""
        own = viewer >= 0
        hand = [members(state.hands[viewer * COLOURS + colour]) for colour in range(COLOURS)] if own else []
        aside: list[int] = []
        if own and viewer == state.to_act:
            aside = [state.pending.steps[i] - ASIDE for i in range(state.pending.count)]
        table = [state.board, state.tokens, state.supply, state.cash, state.held]
        where = [state.phase, state.round, state.start, state.turns_left, state.bought, state.to_act, state.maker]
        return [list(numbers) for numbers in table], where, state.pool_size, state.over, hand, aside


GAME = Coup()

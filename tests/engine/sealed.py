"""A toy with simultaneous choices: everybody stakes one of five numbers at once, the highest alone wins the trick."""

from __future__ import annotations

import re
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.errors import Refusal, Refused
from tablee.engine.game import Credits, Game, GameOptions, Step
from tablee.engine.rng import Dealer, Rng
from tablee.engine.state import UNSEEN, Content, Memory, State
from tablee.engine.view import Line, View

HIGHEST = 5


class StakesState(State):
    def __init__(self, seats: int, content: Content, rules: int, rng: Rng, source: StakesState | None = None) -> None:
        super().__init__(seats, content, rules, rng, source)
        self.left: list[list[int]] = (
            [list(hand) for hand in source.left] if source else [list(range(1, HIGHEST + 1)) for _ in range(seats)]
        )
        self.points: list[int] = list(source.points) if source else [0] * seats
        self.stakes: list[int] = (
            list(source.stakes) if source else [0] * seats
        )  # of this trick, unseen until all are there
        self.shown: list[list[int]] = [list(trick) for trick in source.shown] if source else []

    def clone(self) -> StakesState:
        return StakesState(self.seats, self.content, self.rules, self.rng.clone(), self)

    def fill_actions(self, buffer: vec[i64]) -> i64:
        for i, stake in enumerate(self.left[self.to_act]):
            buffer[i] = stake
        return len(self.left[self.to_act])

    def asked(self) -> i64:
        return (1 << self.seats) - 1  # who has staked may change its mind until all have

    def forced(self) -> bool:
        return len(self.left[self.to_act]) == 1

    def apply(self, action: i64) -> None:
        self.stakes[self.to_act] = action
        if 0 in self.stakes:
            self.to_act = self.stakes.index(0)
            return
        self.learned += 1
        best = max(self.stakes)
        if self.stakes.count(best) == 1:
            self.points[self.stakes.index(best)] += 1
        for hand, stake in zip(self.left, self.stakes, strict=True):
            hand.remove(stake)
        self.shown.append(self.stakes)
        self.stakes = [0] * self.seats
        self.to_act = 0
        self.over = not self.left[0]

    def seen(self, action: i64, seat: i64) -> i64:
        # The last stake turns all of them up; it is the trick as a whole that is seen then.
        last = self.stakes.count(0) == 1 and self.stakes[self.to_act] == 0
        return action if seat == self.to_act or last else UNSEEN

    def redeal(self, seat: i64, rng: Rng, memory: Memory | None) -> None:
        """Stakes of this trick are hidden: each other seat may have staked anything it had."""
        for other in range(self.seats):
            if other != seat and self.stakes[other]:
                self.stakes[other] = self.left[other][rng.below(len(self.left[other]))]

    def scores(self) -> list[int]:
        return list(self.points)

    def returns(self) -> list[float]:
        best = max(self.points)
        return [1 / self.points.count(best) if points == best else 0.0 for points in self.points]


class StakesView(View, frozen=True, kw_only=True):
    points: list[int]
    shown: list[list[int]]
    own: list[int]
    staked: int


class Stakes(Game):
    id = "stakes"
    title = "Stakes"
    credits = Credits(designers=["nobody"], publisher="nobody", year=2026)
    rules_version = 1
    seats_min = 2
    seats_max = 4

    def num_actions(self, options: GameOptions) -> int:
        return HIGHEST + 1

    def set_up(self, seats: int, options: Any, content: Any, rules: int, rng: Rng, dealer: Dealer) -> State:
        return StakesState(seats, content, rules, rng)

    def view(self, state: StakesState, viewer: int) -> View:
        return StakesView(
            viewer=viewer,
            seats=state.seats,
            to_act=-1 if state.over else state.to_act,
            over=state.over,
            prompt=Line("table-points"),
            points=state.points,
            shown=state.shown,
            own=state.left[viewer] if viewer >= 0 else [],
            staked=state.stakes[viewer] if viewer >= 0 else 0,
        )

    def log(self, step: Step, viewer: int) -> list[Line]:
        if len(step.after.shown) == len(step.before.shown):
            return []
        return [Line("table-seat", {"number": stake}) for stake in step.after.shown[-1]]

    def notate(self, state: StakesState, action: int, viewer: int) -> str:
        return f"stake {action}" if state.seen(action, viewer) != UNSEEN else ""

    def parse(self, state: State, seat: int, text: str) -> int:
        if match := re.fullmatch(rf"stake ([1-{HIGHEST}])", text):
            return int(match[1])
        raise Refused(Refusal(Line("table-no-such-move", {"text": text, "near": "stake 3"})))

    def explain(self, state: State, viewer: int, action: int) -> Refusal:
        return Refusal(Line("table-no-such-action", {"action": action}))

    def knows(self, state: StakesState, viewer: int) -> object:
        own = state.left[viewer] if viewer >= 0 else []
        staked = state.stakes[viewer] if viewer >= 0 else 0
        left = [int(stake in own) for stake in range(1, HIGHEST + 1)]
        return [state.points, left, staked, len(state.shown), state.to_act, int(state.over)]

"""Games with simultaneous choices in which nobody learns who has chosen already."""

from __future__ import annotations

from typing import Any

import msgspec
from mypy_extensions import i64

from tablee.engine.game import Game
from tablee.engine.rng import Dealer, Rng
from tablee.engine.state import State
from tablee.engine.view import View
from tablee.games import games
from tests.engine.sealed import Stakes, StakesState
from tests.engine.toys import Parcel
from tests.packages.stepping_stones.stepping_stones import GAME as STEPPING_STONES


class Envelopes(Stakes):
    """Stakes in envelopes: until the last one lies on the table nobody is shown anything. Whoever has staked may
    change their mind."""

    id = "envelopes"
    title = "Envelopes"

    def view(self, state: StakesState, viewer: int) -> View:
        return msgspec.structs.replace(super().view(state, viewer), to_act=-1 if state.over else 0)

    def knows(self, state: StakesState, viewer: int) -> object:
        staked = state.stakes[viewer] if viewer >= 0 else 0
        return [state.points, state.left, staked, state.shown, int(state.over)]

    def encode(self, state: StakesState, viewer: int) -> list[float]:
        return [float(len(state.shown))]


class OnceState(StakesState):
    def clone(self) -> OnceState:
        return OnceState(self.seats, self.content, self.rules, self.rng.clone(), self)

    def asked(self) -> i64:
        return sum(1 << seat for seat in range(self.seats) if not self.stakes[seat])


class OneEnvelope(Envelopes):
    """The same, but an envelope that lies on the table is asked for no more."""

    id = "one-envelope"
    title = "One envelope"

    def set_up(self, seats: int, options: Any, content: Any, rules: int, rng: Rng, dealer: Dealer) -> State:
        return OnceState(seats, content, rules, rng)


def all_games() -> list[Game]:
    """The games whose secrets are tested over the wire."""
    return [*games().values(), Parcel(), Envelopes(), OneEnvelope(), STEPPING_STONES]

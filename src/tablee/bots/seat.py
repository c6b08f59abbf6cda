"""All that a bot is given: what it may do, and worlds it might be in. The true position stays outside."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.rng import Rng
from tablee.engine.state import State


class Seat:
    """One seat to act in one position, as far as whoever sits there knows it."""

    __slots__ = ("_state", "index", "seats")

    def __init__(self, state: State, index: i64) -> None:
        self._state: State = state
        self.index: i64 = index
        self.seats: i64 = state.seats

    def actions(self) -> list[int]:
        """What the seat may do now."""
        return self._state.actions_of(self.index)

    def deal(self, rng: Rng) -> State:
        """A world the seat might be in: the same knowledge and the same rng give the same world."""
        world = self._state.deal(self.index, rng)
        if world.to_act != self.index:
            world.ask(self.index)  # one of several who are asked
        return world

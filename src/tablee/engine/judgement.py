"""What a game tells the bots beyond its rules: how good a move looks, and how well everybody stands."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.state import State

NEVER: Final = -1_000_000  # the weight of a move that no bot makes, not even by mistake, while there is another


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """How good moves look to a sensible player. It gets dealt worlds, so it knows what its seat knows."""

    @abstractmethod
    def weigh(self, state: State, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        """Write how good each of the `count` actions looks to the seat to act; only comparisons matter.

        It must rest on what that seat knows: its own hand and the open table, never on the dealt hands of others.
        """

    def evaluate(self, state: State, values: vec[i64]) -> None:
        """Write how well each participant stands, at any time of the game, in points of the game: seats first, then
        automata. It may look at everything in a dealt world. When a game is over, it should agree with the result."""
        scores = state.scores()
        for each in range(i64(len(scores))):
            values[each] = scores[each]

    def scale(self) -> i64:
        """A lead of so many points, as `evaluate` counts them, is worth about half of a win."""
        return 1

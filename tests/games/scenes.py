"""What the scenes of all games have in common: somebody at the table who plays in notation and looks around.

A game's own `scene.py` extends `Scene` with what lies on its table, and sets positions up:

    class Scene(scenes.Scene):
        game = GAME
        state: CoupState
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Self, TypeVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.errors import Refusal, Refused
from tablee.engine.game import Game, Step
from tablee.engine.seed import rng_of
from tablee.engine.state import SPECTATOR, State
from tablee.engine.view import Choice, Line, encoded

T = TypeVar("T")


class Scene:
    """A position, and somebody at the table who plays and looks."""

    game: ClassVar[Game]

    def __init__(self, state: State) -> None:
        self.state = state
        self._step: Step | None = None

    # Doing

    def play(self, *moves: str) -> Self:
        """Moves in notation, each by the seat to act, through the checked shell."""
        for move in moves:
            before, seat = self.state.copy(), self.to_act
            action = self.game.parse(self.state, seat, move)
            notes = self.game.play(self.state, seat, action)
            self._step = Step(seat, action, before, self.state.copy(), notes)
        return self

    def refused(self, move: str, seat: int | None = None) -> Refusal:
        """The answer to a move that must not be possible."""
        seat = self.to_act if seat is None else seat
        before = self.game.knows(self.state, seat)
        with pytest.raises(Refused) as caught:
            self.game.play(self.state, seat, self.game.parse(self.state, seat, move))
        assert self.game.knows(self.state, seat) == before, "a refused move changes nothing"
        return caught.value.refusal

    def twin(self) -> Self:
        return type(self)(self.state.copy())

    def dealt(self, viewer: int, seed: int = 0) -> Self:
        """A world that the viewer might be in."""
        world = self.twin()
        world.state.determinize(viewer, rng_of(seed))
        return world

    def with_rng(self, seed: int) -> Self:
        """The same position before another fall of chance."""
        twin = self.twin()
        twin.state.rng = rng_of(seed)
        return twin

    # Looking

    @property
    def to_act(self) -> int:
        return int(self.state.to_act)

    @property
    def learned(self) -> int:
        return int(self.state.learned)

    @property
    def phase(self) -> str:
        return str(self.view(SPECTATOR).phase)

    @property
    def step(self) -> Step:
        """The last move."""
        assert self._step is not None, "nothing was played"
        return self._step

    @property
    def played(self) -> bool:
        """Whether there was a move."""
        return self._step is not None

    def options(self) -> list[str]:
        """What the seat to act is offered."""
        return [choice.text for choice in self.choices()]

    def choices(self) -> list[Choice]:
        return self.game.choices(self.state, self.to_act)

    def view(self, viewer: int) -> Any:
        """A game's own scene says which kind of view this is."""
        return self.game.view(self.state, viewer)

    def bytes(self, viewer: int) -> bytes:
        """All that reaches the viewer of this position."""
        game = self.game
        return encoded([self.view(viewer), game.choices(self.state, viewer), game.encode(self.state, viewer)])

    def told(self, viewer: int) -> list[Line]:
        """Log lines of the last move."""
        return self.game.log(self.step, viewer)

    def until_the_end(self, seed: int) -> Iterator[Line]:
        """Plays on at random: every line and prompt of it, for everybody, and those of the score sheet."""
        viewers, chance = (SPECTATOR, *range(self.state.seats)), rng_of(seed)
        while not self.state.over:
            yield from (self.view(viewer).prompt for viewer in viewers)
            options = self.options()
            self.play(options[chance.below(len(options))])
            for viewer in viewers:
                yield from self.told(viewer)
        yield self.view(0).prompt
        for sheet in self.game.score_sheet(self.state, 0):
            yield from (line.source for line in sheet)


def mixed(things: Sequence[T], seed: int) -> list[T]:
    """In an order that says nothing, always the same."""
    order = vec[i64](list(range(len(things))))
    rng_of(seed).shuffle(order, len(things))
    return [things[i] for i in order]

"""What a team could have done if it had seen all cards: the ceiling of a cooperative game, for research.

This is no bot. A bot gets a `Seat`; this gets the true position with its deck, and plans the whole game for everybody.
It lives in the laboratory, which no server imports, and is no name that `tablee.bots.bot` knows.

It looks for a line of moves that wins: the team plays by judgement, the end of the game is taken back, further and
further, and played again with other moves. A line that is at least as good as the best is the next to be improved. A
line that wins proves that the deal could be won; that none was found proves nothing.
"""

from __future__ import annotations

import re
from typing import Any

from tablee.bots.greedy import noisy_choice
from tablee.bots.seat import Seat
from tablee.engine.errors import TableeError
from tablee.engine.game import Game
from tablee.engine.rng import Rng
from tablee.engine.state import State

OPEN = "open"
STANDARD = 1000  # playouts of a game
MOST = 1_000_000
_WON = 1_000_000  # more than anybody scores
_NOISE = 256  # of 1024: how often a move is replaced by the next best


def open_cards(name: str, game: Game, options: Any) -> OpenCards | None:
    """The team with open cards of this name, `open` or `open:2000`; None: it is another name."""
    kind, colon, playouts = name.partition(":")
    if kind != OPEN:
        return None
    if colon and (not re.fullmatch(r"[1-9]\d{0,6}", playouts) or int(playouts) > MOST):
        raise TableeError("table-bad-budget", name=name, most=MOST)
    if not game.cooperative:
        raise TableeError("lab-open-cards", name=name)
    return OpenCards(game, options, int(playouts) if colon else STANDARD)


class OpenCards:
    """A team with open cards. Its strength is the number of playouts for a whole game."""

    version = 1

    def __init__(self, game: Game, options: Any, playouts: int = STANDARD) -> None:
        self.name = f"{OPEN}:{playouts}"
        self.game = game
        self.options = options
        self.playouts = playouts

    def line(self, state: State, rng: Rng) -> list[int]:
        """Moves to the end of the game, for all seats: a line that wins, if one was found."""
        best, reached = self._played_on(state, [], rng, 0)
        for attempt in range(1, self.playouts):
            if reached == _WON:
                break
            kept = len(best) - 1 - rng.below(1 + (len(best) - 1) * attempt // self.playouts)
            other, there = self._played_on(state, best[:kept], rng, _NOISE)
            if there >= reached:
                best, reached = other, there
        return best

    def _played_on(self, state: State, begun: list[int], rng: Rng, noise: int) -> tuple[list[int], int]:
        """The line that begins so, played to the end by judgement with mistakes, and how far it leads."""
        judgement = self.game.judgement(self.options, seats=state.seats)
        assert judgement is not None
        world, line = state.clone(), list(begun)
        for action in begun:
            world.apply(action)
        while not world.over:
            action = noisy_choice(Seat(world, world.to_act), judgement, rng, noise)
            world.apply(action)
            line.append(action)
        return line, _WON if world.returns()[0] == 1 else world.scores()[0]

"""Under which conditions a game is checked, and how a complaint is worded."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from tablee.engine.game import Game
from tablee.engine.record import Player
from tablee.engine.state import SPECTATOR, State
from tablee.engine.table import Table

LONGEST = 100_000  # decisions; a game that takes more is taken not to end
ENOUGH = 100  # decisions: games that are shorter are played several times where secrets are looked for
MOST_GAMES = 12


class Broken(AssertionError):
    """A game does not hold to the contract."""


@dataclass(frozen=True)
class Setting:
    """How one game is set up for a check."""

    game: Game
    seats: int
    variant: dict[str, object]
    seed: int

    def __str__(self) -> str:
        return f"{self.game.id}, {self.seats} seats, {self.variant or 'standard'}, seed {self.seed}"

    def new(self) -> State:
        return self.game.new(self.seats, self.variant, self.seed)

    def table(self) -> Table:
        players = [Player(f"player {seat}") for seat in range(self.seats)]
        return Table(self.game, players, self.variant, self.seed)

    def chooser(self) -> random.Random:
        """Picks moves for tests: nothing to do with the game's own chance."""
        return random.Random(self.seed)

    @property
    def viewers(self) -> list[int]:
        return [SPECTATOR, *range(self.seats)]


def settings(game: Game, games: int = 1, seed: int = 0) -> list[Setting]:
    """Every number of seats and every variant, `games` of each."""
    return [
        Setting(game, seats, variant, seed + number)
        for seats in range(game.seats_min, game.seats_max + 1)
        for variant in game.variants(seats)
        for number in range(games)
    ]


def asked_seats(state: State) -> list[int]:
    return [seat for seat in range(state.seats) if state.asked() >> seat & 1]


def need(holds: bool, complaint: str, setting: Setting) -> None:
    if not holds:
        raise Broken(f"{complaint} ({setting})")


def walk(setting: Setting) -> Iterator[tuple[State, int]]:
    """Positions of one random game, each with the action that is taken there next. Where several seats are asked at
    once, each step is made by any of them."""
    state, choose = setting.new(), setting.chooser()
    for _ in range(LONGEST):
        if state.over:
            return
        asked = asked_seats(state)
        if len(asked) > 1:
            state.ask(choose.choice(asked))
        legal = state.legal_actions()
        need(bool(legal), "no legal action before the end", setting)
        action = choose.choice(legal)
        yield state, action
        state.apply(action)
    need(False, f"no end after {LONGEST} decisions", setting)


def long_walk(setting: Setting) -> Iterator[tuple[State, int]]:
    """Positions of a random game, as in `walk`; of further games, too, if games are short."""
    seen = 0
    for number in range(MOST_GAMES):
        for position in walk(replace(setting, seed=setting.seed + 1000 * number)):
            yield position
            seen += 1
        if seen >= ENOUGH:
            return

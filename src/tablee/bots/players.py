"""The ways to play: at random, by judgement, by search."""

from __future__ import annotations

from abc import ABC, abstractmethod
from time import thread_time
from typing import Any

import tablee
from tablee.bots.greedy import greedy_choice, noisy_choice
from tablee.bots.policy import Policy
from tablee.bots.rollouts import Rollouts
from tablee.bots.search import Search
from tablee.bots.seat import Seat
from tablee.bots.tree import Tree
from tablee.engine.errors import TableeError
from tablee.engine.game import Game, Thinking
from tablee.engine.judgement import Judgement
from tablee.engine.knobs import TUNED
from tablee.engine.rng import Rng
from tablee.engine.seed import rng_of
from tablee.engine.words import Line

SECONDS = 3.0  # for safety: nobody waits longer for a bot
_SLICE = 100  # iterations


class Bot(ABC):
    """One way to play one game. The same seat, knowledge and rng give the same move."""

    name: str
    version = 1

    @abstractmethod
    def choose(self, seat: Seat, rng: Rng) -> int: ...

    def reason(self, seat: Seat, action: int) -> Line | None:
        """Why it made this move, in one sentence for after the game, from what its seat knew; None: it cannot say."""
        return None


class Random(Bot):
    """Any legal move, drawn uniformly."""

    name = "random"

    def choose(self, seat: Seat, rng: Rng) -> int:
        actions = seat.actions()
        return actions[rng.below(len(actions))]


class Greedy(Bot):
    """What looks best at once, by the judgement of the game package."""

    def __init__(self, game: Game, options: Any, knobs: str = TUNED) -> None:
        self.name = "greedy" if knobs == TUNED else knobs
        self.game = game
        self.options = options
        self.knobs = knobs
        self._judgements: dict[int, Judgement] = {}
        self.judgement = self.judgement_for(0)

    def judgement_for(self, seats: int) -> Judgement:
        """For a table of so many seats."""
        if seats not in self._judgements:
            judgement = self.game.judgement(self.options, seats=seats, knobs=self.knobs)
            if judgement is None:
                raise TableeError("table-unknown-bot", name=self.name, near="random, ismcts")
            self._judgements[seats] = judgement
        return self._judgements[seats]

    def choose(self, seat: Seat, rng: Rng) -> int:
        return greedy_choice(seat, self.judgement_for(seat.seats), rng)

    def reason(self, seat: Seat, action: int) -> Line | None:
        return self.game.reason(self.judgement_for(seat.seats), seat.deal(rng_of(0)), action)


class Noisy(Greedy):
    """The same with mistakes: with a chance of `noise` in 1024 the next best move is made instead, and so on."""

    def __init__(self, game: Game, options: Any, noise: int) -> None:
        super().__init__(game, options)
        self.noise = noise

    def choose(self, seat: Seat, rng: Rng) -> int:
        return noisy_choice(seat, self.judgement_for(seat.seats), rng, self.noise)


class Thinker(Greedy):
    """Judgement that thinks ahead: a search over dealt worlds whose playouts follow the judgement."""

    seconds = SECONDS  # of computing, for safety only: the strength is the number of playouts

    def __init__(self, game: Game, options: Any, thinking: Thinking, playouts: int, knobs: str = TUNED) -> None:
        super().__init__(game, options, knobs)
        self.name = f"{thinking.scheme}:{playouts}"
        self.thinking = thinking
        self.playouts = playouts

    def reason(self, seat: Seat, action: int) -> Line | None:
        return self.game.reason(self.judgement_for(seat.seats), seat.deal(rng_of(0)), action, ahead=True)

    def search(self, seat: Seat, rng: Rng) -> Rollouts | Tree:
        plan = self.thinking
        policy = Policy(self.judgement_for(seat.seats), plan.depth, self.game.cooperative)
        if plan.scheme == "tree":
            return Tree(seat, policy, rng, self.playouts)
        return Rollouts(seat, policy, rng, self.playouts, plan.width, plan.z, plan.horizon)

    def choose(self, seat: Seat, rng: Rng) -> int:
        search, began = self.search(seat, rng), thread_time()
        # In slices: compiled code lets no other thread run, and somebody may be looking at a screen.
        while not search.done:
            search.run(_SLICE if tablee.ENGINE.compiled else 1)
            if thread_time() - began >= self.seconds:
                break
        return search.best()


class Searching(Bot):
    """Information-set search with random playouts. Its strength is the number of worlds it looks at."""

    # Interpreted, a search takes fifty times longer: the same wait buys a weaker bot.
    standard = 2000 if tablee.ENGINE.compiled else 150

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations
        self.name = f"ismcts:{iterations}"

    def choose(self, seat: Seat, rng: Rng) -> int:
        # Also with one option only: the time a bot takes must not tell how many it has.
        search, began = Search(seat, rng), thread_time()
        # In slices: compiled code lets no other thread run, and somebody may be looking at a screen.
        while search.iterations < self.iterations and thread_time() - began < SECONDS:
            search.run(min(_SLICE, self.iterations - search.iterations))
        return search.best()

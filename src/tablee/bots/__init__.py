"""Honest opponents: a bot gets a `Seat`, which deals it worlds it might be in, and never the true position."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from hashlib import sha256
from time import monotonic
from typing import Any

import tablee
from tablee.bots.greedy import greedy_choice
from tablee.bots.search import Search
from tablee.bots.seat import Seat
from tablee.engine.errors import TableeError, near
from tablee.engine.game import Game
from tablee.engine.rng import Rng

__all__ = ["BOTS", "Bot", "Greedy", "Random", "Search", "Searching", "Seat", "bot", "thinking_rng"]

SECONDS = 3.0  # nobody waits longer for a bot
MOST_ITERATIONS = 1_000_000
_SLICE = 100  # iterations


class Bot(ABC):
    """One way to play one game. The same seat, knowledge and rng give the same move."""

    name: str
    version = 1

    @abstractmethod
    def choose(self, seat: Seat, rng: Rng) -> int: ...


class Random(Bot):
    """Any legal move, drawn uniformly."""

    name = "random"

    def choose(self, seat: Seat, rng: Rng) -> int:
        actions = seat.actions()
        return actions[rng.below(len(actions))]


class Greedy(Bot):
    """What looks best at once, by the judgement of the game package."""

    name = "greedy"

    def __init__(self, game: Game, options: Any) -> None:
        judgement = game.judgement(options)
        if judgement is None:
            raise TableeError("table-unknown-bot", name=self.name, near="random, ismcts")
        self.judgement = judgement

    def choose(self, seat: Seat, rng: Rng) -> int:
        return greedy_choice(seat, self.judgement, rng)


class Searching(Bot):
    """Information-set search with random playouts. Its strength is the number of worlds it looks at."""

    # Interpreted, a search takes fifty times longer: the same wait buys a weaker bot.
    standard = 2000 if tablee.ENGINE.compiled else 150

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations
        self.name = f"ismcts:{iterations}"

    def choose(self, seat: Seat, rng: Rng) -> int:
        # Also with one option only: the time a bot takes must not tell how many it has.
        search, deadline = Search(seat, rng), monotonic() + SECONDS
        # In slices: compiled code lets no other thread run, and somebody may be looking at a screen.
        while search.iterations < self.iterations and monotonic() < deadline:
            search.run(min(_SLICE, self.iterations - search.iterations))
        return search.best()


BOTS = ("random", "greedy", "ismcts")


def bot(name: str, game: Game, options: Any = None) -> Bot:
    """The bot of this name: `random`, `greedy`, `ismcts`, or `ismcts:500` for a search of 500 iterations."""
    kind, colon, budget = name.partition(":")
    if kind not in BOTS or (colon and kind != "ismcts"):
        raise TableeError("table-unknown-bot", name=name, near=near(kind, BOTS))
    if kind == "random":
        return Random()
    if kind == "greedy":
        return Greedy(game, game.options(options))
    if not colon:
        return Searching(Searching.standard)
    if not re.fullmatch(r"[1-9]\d{0,6}", budget) or int(budget) > MOST_ITERATIONS:
        raise TableeError("table-bad-budget", name=name, most=MOST_ITERATIONS)
    return Searching(int(budget))


def thinking_rng(secret: bytes, events: int) -> Rng:
    """A bot's own randomness: from a secret of its seat and the number of events it has seen, never from the game's
    seed, so that neither its thoughts nor its luck tell anything about the cards."""
    digest = sha256(b"tablee bot 1\0" + len(secret).to_bytes(4, "big") + secret + events.to_bytes(8, "big")).digest()
    a, b, c, counter = (int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12))
    return Rng(a, b, c, counter)

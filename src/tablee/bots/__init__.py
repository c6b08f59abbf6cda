"""Honest opponents: a bot gets a `Seat`, which deals it worlds it might be in, and never the true position."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Any

from tablee.bots.levels import LEVELS, at_level
from tablee.bots.players import Bot, Greedy, Random, Searching
from tablee.bots.search import Search
from tablee.bots.seat import Seat
from tablee.engine.errors import TableeError, near
from tablee.engine.game import Game
from tablee.engine.knobs import FIRST, TUNED
from tablee.engine.rng import Rng

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Greedy",
    "Random",
    "Search",
    "Searching",
    "Seat",
    "YARDSTICK",
    "bot",
    "thinking_rng",
]

MOST_ITERATIONS = 1_000_000
YARDSTICK = FIRST  # `greedy` as it was before anything was tuned; it never changes
BOTS = ("random", "greedy", YARDSTICK, "ismcts")


def bot(name: str, game: Game, options: Any = None) -> Bot:
    """The bot of this name: a level (`novice` to `master`), or for research `random`, `greedy`, the
    yardstick `greedy@1`, `ismcts`, or `ismcts:500` for a search of 500 iterations."""
    if name in LEVELS:
        return at_level(name, game, options)
    kind, colon, budget = name.partition(":")
    if kind not in BOTS or (colon and kind != "ismcts"):
        raise TableeError("table-unknown-bot", name=name, near=near(kind, (*LEVELS, *BOTS)))
    if kind == "random":
        return Random()
    if kind in ("greedy", YARDSTICK):
        return Greedy(game, game.options(options), TUNED if kind == "greedy" else FIRST)
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

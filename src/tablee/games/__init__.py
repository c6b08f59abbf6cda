"""The rooms. Each folder here is a game; games outside the package join by the entry point group `tablee.games`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from tablee.engine.errors import TableeError, near
from tablee.engine.game import Game


@cache
def games() -> dict[str, Game]:
    """All games by id."""
    found = [import_module(f"{__name__}.{room.name}").GAME for room in pkgutil.iter_modules(__path__) if room.ispkg]
    found += [entry.load() for entry in entry_points(group="tablee.games")]
    return {game.id: game for game in sorted(found, key=lambda game: str(game.id))}


def game(name: str) -> Game:
    """The game called so; a plain sentence with near matches if there is none."""
    known = games()
    if name not in known:
        raise TableeError("table-unknown-game", name=name, near=near(name, known))
    return known[name]

"""The games. Each folder here is a game package; others register by the entry point group `tablee.games`."""

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
    found = [import_module(f"{__name__}.{found.name}").GAME for found in pkgutil.iter_modules(__path__) if found.ispkg]
    found += [entry.load() for entry in entry_points(group="tablee.games")]
    return {game.id: game for game in sorted(found, key=lambda game: str(game.id))}


def game(name: str) -> Game:
    """The game of this id; TableeError with similar ids if there is none."""
    known = games()
    if name not in known:
        raise TableeError("table-unknown-game", name=name, near=near(name, known))
    return known[name]

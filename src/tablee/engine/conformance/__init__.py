"""The contract that every game must keep, whatever its rules: run on each registered game, and on games from elsewhere.

    from tablee.engine.conformance import check
    check(GAME)

One file for each family of checks; a check takes a `Setting` and raises `Broken`. Secrecy is judged from two sides that
do not know each other: re-dealt worlds (`worlds`) and twin histories (`histories`).
"""

from __future__ import annotations

import traceback
from collections.abc import Callable

from tablee.engine.conformance.afterwards import hindsight, reasons
from tablee.engine.conformance.choosing import picks, whole_moves
from tablee.engine.conformance.histories import Twin, twin_histories, twins
from tablee.engine.conformance.layouts import layouts
from tablee.engine.conformance.machine import clones, deterministic, invariants, learning, legal_actions, trail
from tablee.engine.conformance.places import places
from tablee.engine.conformance.refusing import refusals
from tablee.engine.conformance.setting import Broken, Setting, settings
from tablee.engine.conformance.tables import preparing, sealed_choices, undo
from tablee.engine.conformance.worlds import canonical_worlds, effects, half_made_moves, many_worlds, redealt_worlds
from tablee.engine.conformance.writing import notation, records
from tablee.engine.game import Game

__all__ = [
    "CHECKS",
    "Broken",
    "Setting",
    "Twin",
    "check",
    "redealt_worlds",
    "run",
    "settings",
    "trail",
    "twin_histories",
    "twins",
]

CHECKS: dict[str, Callable[[Setting], object]] = {
    one.__name__: one
    for one in (
        legal_actions,
        invariants,
        clones,
        deterministic,
        learning,
        notation,
        records,
        preparing,
        undo,
        sealed_choices,
        refusals,
        redealt_worlds,
        canonical_worlds,
        many_worlds,
        half_made_moves,
        whole_moves,
        effects,
        picks,
        layouts,
        places,
        twins,
        reasons,
        hindsight,
    )
}


def check(game: Game, games: int = 2, seed: int = 0) -> None:
    """Run every check in every setting; Broken says what is wrong."""
    for setting in settings(game, games, seed):
        for name in CHECKS:
            run(name, setting)


def run(name: str, setting: Setting) -> None:
    """One check in one setting. A game that crashes does not hold to the contract either."""
    try:
        CHECKS[name](setting)
    except Broken:
        raise
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__} in {where.name} ({where.filename}:{where.lineno}): {error}"
        raise Broken(f"{name}: the game crashed, {what} ({setting})") from error

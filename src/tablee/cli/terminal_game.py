"""The few texts that a game package may add for the terminal: the functions of its module `terminal`.

The table itself, the moves and their effects come from the layout, the tables of moves and the effects of the game.
Games do not import this package, so the contract is structural: a module `terminal` defines any of the functions of
`TerminalGame`, and needs none of them.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Protocol, cast

from tablee.cli.drawing import SIGNS
from tablee.engine.game import Game
from tablee.engine.view import View
from tablee.engine.words import Words


class TerminalGame(Protocol):
    def headline(self, view: Any, words: Words) -> str:
        """Important news to show before the prompt; usually empty."""

    def verb(self, view: Any, words: Words) -> str:
        """What playing a piece is called in the current step, in one or two words."""

    def legend(self, words: Words) -> list[tuple[str, str]]:
        """The signs used on the table, each with its meaning; by default those of a drawn layout."""

    def hidden_move(self, move: str, seat: int, words: Words) -> str:
        """A move that nobody else saw, in words. It is shown only after the game is over."""

    def details(self, view: Any, words: Words) -> list[tuple[str, str]]:
        """Public information that does not fit on the table: headings, each with its text."""

    def ending(self, view: Any, words: Words) -> str:
        """Why the game ended this way, if the score sheet does not show it."""


class DefaultTerminalGame:
    """Used for a game package without a module `terminal`, or for the functions it does not define."""

    def headline(self, view: View, words: Words) -> str:
        return ""

    def verb(self, view: View, words: Words) -> str:
        return ""

    def legend(self, words: Words) -> list[tuple[str, str]]:
        return [(sign, words.text(f"cli-sign-{name}")) for sign, name in SIGNS]

    def hidden_move(self, move: str, seat: int, words: Words) -> str:
        return f"{words.name(seat)}: {move}"

    def details(self, view: View, words: Words) -> list[tuple[str, str]]:
        return []

    def ending(self, view: View, words: Words) -> str:
        return ""


FUNCTIONS = [name for name in vars(DefaultTerminalGame) if not name.startswith("_")]


def module_of(game: Game, name: str) -> ModuleType | None:
    """A module of the game package; None if there is no such module, or the game is not a package."""
    package = sys.modules[type(game).__module__]
    whole = f"{package.__name__}.{name}"
    return import_module(whole) if hasattr(package, "__path__") and find_spec(whole) else None


def terminal_game(game: Game) -> TerminalGame:
    module, found = module_of(game, "terminal"), DefaultTerminalGame()
    if module is not None:
        for function in FUNCTIONS:
            if hasattr(module, function):
                setattr(found, function, getattr(module, function))
    return cast(TerminalGame, found)

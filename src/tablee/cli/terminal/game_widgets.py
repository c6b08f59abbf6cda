"""The widgets a game package provides in its module `terminal.widgets`, and default ones for a game without it.

As with `TerminalGame`, the contract is structural, because games do not import this package.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from tablee.cli.terminal_game import DefaultTerminalGame
from tablee.engine.game import Game
from tablee.engine.view import Choice
from tablee.engine.words import Words

Touch = Callable[[str], None]


class GameWidget(Protocol):
    """A widget of a game, created with `(touch, hover, id)`. It calls `touch` with the piece that was clicked and
    `hover` with the piece under the mouse."""

    def show(
        self,
        view: Any,
        choices: Sequence[Choice],
        words: Words,
        levels: Sequence[str],
        cursor: str,
        recent: frozenset[str],
        dark: bool,
    ) -> None: ...

    def all_pieces(self) -> list[str]:
        """All pieces that can be inspected, line by line from left to right."""


class GameWidgets(Protocol):
    def Board(self, touch: Touch, hover: Touch, id: str) -> Widget: ...

    def Hand(self, touch: Touch, hover: Touch, id: str) -> Widget: ...

    def Players(self, touch: Touch, hover: Touch, id: str) -> Widget: ...

    def heights(self, height: int, seats: int) -> tuple[int, int, int]:
        """Heights in lines of board, hand and players in a window of this height."""


def game_widgets(game: Game) -> GameWidgets:
    package = f"{type(game).__module__}.terminal"
    if find_spec(package) and find_spec(f"{package}.widgets"):
        return cast(GameWidgets, import_module(f"{package}.widgets"))
    return DefaultGameWidgets()


class _Text(Static):
    def __init__(self, touch: Touch, hover: Touch, id: str) -> None:
        super().__init__(id=id)

    def show(self, view: Any, choices: Any, words: Words, levels: Sequence[str], *rest: object) -> None:
        self.update(Content(DefaultTerminalGame().text(view, words, levels)))

    def all_pieces(self) -> list[str]:
        return []


class _Nothing(_Text):
    def show(self, *rest: object) -> None:
        pass


class DefaultGameWidgets:
    """Shows the fields of the view. Moves are chosen from the list."""

    Board = _Text
    Hand = _Nothing
    Players = _Nothing

    def heights(self, height: int, seats: int) -> tuple[int, int, int]:
        return max(8, height - 16), 0, seats + 1

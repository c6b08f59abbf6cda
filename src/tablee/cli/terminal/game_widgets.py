"""The widgets a game package provides in its module `terminal.widgets`; a game without it is drawn by its layout.

As with `TerminalGame`, the contract is structural, because games do not import this package.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, cast

from textual.widget import Widget

from tablee.cli.terminal.layout_widgets import LayoutWidgets
from tablee.cli.terminal_game import module_of
from tablee.engine.game import Game
from tablee.engine.view import Choice, Mark
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
        marks: Sequence[Mark],
    ) -> None: ...

    def all_pieces(self) -> list[str]:
        """All pieces that can be inspected, line by line from left to right."""

    def position_of(self, piece: str) -> tuple[int, int] | None:
        """Column and line of a piece; None if it is not drawn."""


class GameWidgets(Protocol):
    def Board(self, touch: Touch, hover: Touch, id: str) -> Widget: ...

    def Hand(self, touch: Touch, hover: Touch, id: str) -> Widget: ...

    def Players(self, touch: Touch, hover: Touch, id: str) -> Widget: ...

    def heights(self, height: int, seats: int) -> tuple[int, int, int]:
        """Heights in lines of board, hand and players in a window of this height."""


def game_widgets(game: Game) -> GameWidgets:
    if module_of(game, "terminal") is not None and (widgets := module_of(game, "terminal.widgets")) is not None:
        return cast(GameWidgets, widgets)
    return LayoutWidgets(game)

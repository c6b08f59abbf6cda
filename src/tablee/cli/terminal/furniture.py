"""The widgets a room brings, agreed on by shape; and plain ones for a room that brings none."""

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


class Piece(Protocol):
    """A widget made by the room: `make(touch, point, id)`. It calls `touch` with the piece that was clicked and `point`
    with the piece under the mouse."""

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
        """Everything that can be looked at, as one reads."""


class Furniture(Protocol):
    def Board(self, touch: Touch, point: Touch, id: str) -> Widget: ...

    def Hand(self, touch: Touch, point: Touch, id: str) -> Widget: ...

    def Players(self, touch: Touch, point: Touch, id: str) -> Widget: ...

    def heights(self, height: int, seats: int) -> tuple[int, int, int]:
        """Lines for the three in a window of that height."""


def furniture_of(game: Game) -> Furniture:
    room = f"{type(game).__module__}.terminal"
    if find_spec(room) and find_spec(f"{room}.widgets"):
        return cast(Furniture, import_module(f"{room}.widgets"))
    return PlainFurniture()


class _Text(Static):
    def __init__(self, touch: Touch, point: Touch, id: str) -> None:
        super().__init__(id=id)

    def show(self, view: Any, choices: Any, words: Words, levels: Sequence[str], *rest: object) -> None:
        self.update(Content(DefaultTerminalGame().text(view, words, levels)))

    def all_pieces(self) -> list[str]:
        return []


class _Nothing(_Text):
    def show(self, *rest: object) -> None:
        pass


class PlainFurniture:
    """The view field by field; moves are made from the list."""

    Board = _Text
    Hand = _Nothing
    Players = _Nothing

    def heights(self, height: int, seats: int) -> tuple[int, int, int]:
        return max(8, height - 16), 0, seats + 1

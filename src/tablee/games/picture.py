"""Drawing for the terminal tables of all games: a widget made of characters, each of which knows the piece it belongs
to. This module is not a game package; only `cli` and the `terminal` modules of game packages import it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Generic, Protocol, TypeVar

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.strip import Strip
from textual.widget import Widget

from tablee.engine.signs import MARKS
from tablee.engine.view import Choice, Mark, View
from tablee.engine.words import Words

Touch = Callable[[str], None]


class Colours(Protocol):
    """The colours of a game for one theme. Every picture needs these two."""

    foreground: str
    background: str


ViewT = TypeVar("ViewT", bound=View)
ColoursT = TypeVar("ColoursT", bound=Colours)


class Canvas:
    """A grid of characters. `pieces` has the piece of each cell, or an empty string."""

    def __init__(self, width: int, height: int, empty: Style) -> None:
        self.width = width
        self.height = height
        self.cells = [[(" ", empty)] * width for y in range(height)]
        self.pieces = [[""] * width for y in range(height)]

    def put(self, x: int, y: int, text: str, style: Style, piece: str = "") -> None:
        """Write from left to right. Characters outside the canvas are left out."""
        for letter in text:
            wide = cell_len(letter)
            if wide == 0 or not 0 <= y < self.height or x < 0 or x + wide > self.width:
                x += wide
                continue
            self.cells[y][x] = (letter, style)
            if wide == 2:
                self.cells[y][x + 1] = ("", style)
            if piece:
                self.pieces[y][x : x + wide] = [piece] * wide
            x += wide

    def block(self, x: int, y: int, width: int, height: int, style: Style, piece: str = "") -> None:
        for line in range(height):
            self.put(x, y + line, " " * width, style, piece)

    def strip(self, y: int) -> Strip:
        alike = groupby(self.cells[y], key=lambda cell: id(cell[1]))  # equal styles are one object, as they are cached
        runs = [list(run) for same, run in alike]
        return Strip([Segment("".join(letter for letter, _ in run), run[0][1]) for run in runs], self.width)


class Picture(Widget, Generic[ViewT, ColoursT]):
    """A widget that draws a view on a canvas and reports which piece is clicked or hovered."""

    view: ViewT
    words: Words
    cursor = ""
    recent: frozenset[str] = frozenset()
    marks: Sequence[Mark] = ()

    def palette(self, dark: bool) -> ColoursT:
        """The colours of the game."""
        raise NotImplementedError

    def __init__(self, touch: Touch, hover: Touch, id: str) -> None:
        super().__init__(id=id)
        self._touch = touch
        self._hover = hover
        self._canvas: Canvas | None = None
        self.playable: frozenset[str] = frozenset()
        self.colours = self.palette(True)

    def show(
        self,
        view: ViewT,
        choices: Sequence[Choice],
        words: Words,
        levels: Sequence[str],
        cursor: str,
        recent: frozenset[str],
        dark: bool,
        marks: Sequence[Mark] = (),
    ) -> None:
        """`recent`: the pieces touched since the person's last move; `marks`: what the selected move would change."""
        self.view = view
        self.words = words
        self.levels = levels
        self.playable = frozenset(piece for choice in choices for piece in choice.touches)
        self.cursor = cursor
        self.recent = recent
        self.marks = marks
        self.colours = self.palette(dark)
        self._canvas = None
        self.refresh()

    def draw(self, canvas: Canvas) -> None:
        """Draw all pieces."""
        raise NotImplementedError

    def marked(self, piece: str) -> str:
        """The sign of what the selected move would do to a piece or place; empty if nothing."""
        return next((MARKS[mark.kind] for mark in self.marks if mark.place == piece), "")

    def canvas(self) -> Canvas:
        width, height = self.size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (width, height):
            self._canvas = Canvas(width, height, Style(color=self.colours.foreground, bgcolor=self.colours.background))
            if hasattr(self, "view"):
                self.draw(self._canvas)
        return self._canvas

    def render_line(self, y: int) -> Strip:
        return self.canvas().strip(y) if y < self.size.height else Strip.blank(self.size.width)

    def piece_at(self, x: int, y: int) -> str:
        canvas = self.canvas()
        return canvas.pieces[y][x] if 0 <= y < canvas.height and 0 <= x < canvas.width else ""

    def position_of(self, piece: str) -> tuple[int, int] | None:
        """Column and line of the first cell of a piece; None if it is not drawn."""
        for y, line in enumerate(self.canvas().pieces):
            if piece in line:
                return line.index(piece), y
        return None

    def all_pieces(self) -> list[str]:
        """All pieces that are drawn, line by line from left to right."""
        return [piece for piece in dict.fromkeys(each for line in self.canvas().pieces for each in line) if piece]

    def on_click(self, event: events.Click) -> None:
        if piece := self.piece_at(event.x, event.y):
            event.stop()
            self._touch(piece)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self._hover(self.piece_at(event.x, event.y))

    def on_leave(self) -> None:
        self._hover("")

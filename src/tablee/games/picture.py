"""What the terminal tables of all rooms are drawn with: a picture made of characters, in which every character knows
which piece it belongs to. It is no room; only the terminals of rooms import it."""

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

from tablee.engine.view import Choice, View
from tablee.engine.words import Words

Touch = Callable[[str], None]


class Lit(Protocol):
    """The colours of a room by lamp or on paper; these two every picture needs."""

    ink: str
    ground: str


ViewT = TypeVar("ViewT", bound=View)
LitT = TypeVar("LitT", bound=Lit)


class Canvas:
    def __init__(self, width: int, height: int, ground: Style) -> None:
        self.width = width
        self.height = height
        self.cells = [[(" ", ground)] * width for y in range(height)]
        self.pieces = [[""] * width for y in range(height)]

    def put(self, x: int, y: int, text: str, style: Style, piece: str = "") -> None:
        """Write from left to right; what does not fit is left out."""
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
        alike = groupby(self.cells[y], key=lambda cell: id(cell[1]))  # styles are cached: equal ones are the same
        runs = [list(run) for same, run in alike]
        return Strip([Segment("".join(letter for letter, _ in run), run[0][1]) for run in runs], self.width)


class Picture(Widget, Generic[ViewT, LitT]):
    """Draws itself from the view; tells which piece is touched or pointed at."""

    view: ViewT
    words: Words
    cursor = ""
    recent: frozenset[str] = frozenset()

    def palette(self, dark: bool) -> LitT:
        """Each room has its own."""
        raise NotImplementedError

    def __init__(self, touch: Touch, point: Touch, id: str) -> None:
        super().__init__(id=id)
        self._touch = touch
        self._point = point
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
    ) -> None:
        """`recent`: pieces that were touched since the person last moved."""
        self.view = view
        self.words = words
        self.levels = levels
        self.playable = frozenset(piece for choice in choices for piece in choice.touches)
        self.cursor = cursor
        self.recent = recent
        self.colours = self.palette(dark)
        self._canvas = None
        self.refresh()

    def draw(self, canvas: Canvas) -> None:
        """Each picture paints itself, piece by piece."""
        raise NotImplementedError

    def canvas(self) -> Canvas:
        width, height = self.size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (width, height):
            self._canvas = Canvas(width, height, Style(color=self.colours.ink, bgcolor=self.colours.ground))
            if hasattr(self, "view"):
                self.draw(self._canvas)
        return self._canvas

    def render_line(self, y: int) -> Strip:
        return self.canvas().strip(y) if y < self.size.height else Strip.blank(self.size.width)

    def piece_at(self, x: int, y: int) -> str:
        canvas = self.canvas()
        return canvas.pieces[y][x] if 0 <= y < canvas.height and 0 <= x < canvas.width else ""

    def where(self, piece: str) -> tuple[int, int] | None:
        """Where a piece lies in the picture."""
        for y, line in enumerate(self.canvas().pieces):
            if piece in line:
                return line.index(piece), y
        return None

    def all_pieces(self) -> list[str]:
        """As one reads."""
        return [piece for piece in dict.fromkeys(each for line in self.canvas().pieces for each in line) if piece]

    def on_click(self, event: events.Click) -> None:
        if piece := self.piece_at(event.x, event.y):
            event.stop()
            self._touch(piece)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self._point(self.piece_at(event.x, event.y))

    def on_leave(self) -> None:
        self._point("")

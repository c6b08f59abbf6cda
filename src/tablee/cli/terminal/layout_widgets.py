"""The widgets of a game that has none of its own: they draw its layout, and the standings of the players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rich.cells import cell_len
from rich.style import Style
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.geometry import Region

from tablee.cli.drawing import Block, Run, Shown, draw, fields, padded, truncated
from tablee.cli.scores import amount
from tablee.engine.game import Game
from tablee.engine.view import Choice, Mark, View
from tablee.engine.words import Words
from tablee.games import picture
from tablee.games.picture import Canvas, Touch

# Cards and tokens by their letter: the field, and the ink on it.
FIELDS = {
    "Y": ("#f2c230", "#1d1a16"),
    "O": ("#ee7b30", "#1d1a16"),
    "R": ("#c42434", "#ffffff"),
    "V": ("#8a4bb5", "#ffffff"),
    "B": ("#2368b8", "#ffffff"),
    "G": ("#147d48", "#ffffff"),
    "W": ("#cfc6b0", "#1d1a16"),
    "K": ("#0f0d0b", "#f4ecd8"),
}


class Palette:
    """The colours of one theme."""

    def __init__(self, dark: bool) -> None:
        self.background = "#1e1a16" if dark else "#f4ecd8"
        self.foreground = "#f4ecd8" if dark else "#1e1a16"
        self.dim = "#9c917f" if dark else "#6f6656"
        self.highlight = "#ffffff" if dark else "#000000"
        self.card = "#4a4036" if dark else "#dccfb0"
        self.back = "#38312a" if dark else "#cfc1a0"
        self.choice = "#f2c230" if dark else "#8f3f10"
        self.gain = "#7fd0a3" if dark else "#0b4f2d"
        self.loss = "#ff9c9c" if dark else "#8c1220"


@cache
def palette(dark: bool) -> Palette:
    return Palette(dark)


@cache
def _style(text: str, ground: str, bold: bool = False, underline: bool = False, strike: bool = False) -> Style:
    return Style(color=text, bgcolor=ground, bold=bold, underline=underline, strike=strike)


class LayoutPicture(picture.Picture[View, Palette]):
    """Zones of a layout: those that the viewer holds, or all the others."""

    def __init__(self, game: Game, held: bool, touch: Touch, hover: Touch, id: str) -> None:
        super().__init__(touch, hover, id)
        self.game, self.held = game, held

    def palette(self, dark: bool) -> Palette:
        return palette(dark)

    def block(self, width: int) -> Block:
        layout = self.game.layout(self.view)
        if not layout.zones:
            return [] if self.held else fields(self.view)
        acting = self.view.to_act
        shown = Shown(self.words, self.playable, self.cursor, self.recent, self.marks, self.levels, acting)
        return draw(layout, shown, width, self.held)

    def draw(self, canvas: Canvas) -> None:
        for y, row in enumerate(self.block(canvas.width - 1)):
            x = 0
            for run in row:
                canvas.put(x, y, run.text, self.style_of(run), run.id)
                x += run.width

    def fit(self) -> None:
        """As high as what is drawn, in the width there is."""
        width = self.size.width or self.app.size.width
        self.styles.height = max(1, len(self.block(width - 1)))

    def on_resize(self) -> None:
        if hasattr(self, "view"):
            self.fit()

    def style_of(self, run: Run) -> Style:
        colours = self.colours
        if run.id and run.id == self.cursor:
            return _style(colours.background, colours.highlight, bold=True)
        playable = bool(run.id) and run.id in self.playable
        if run.look == "piece":
            field, ink = FIELDS.get(run.colour, (colours.card, colours.foreground))
            return _style(ink, field, bold=True, underline=run.id in self.recent, strike=run.off)
        if run.look == "back":
            return _style(colours.foreground, colours.back)
        text = {"quiet": colours.dim, "empty": colours.dim, "gain": colours.gain, "loss": colours.loss}
        bold = run.look in ("title", "strong", "gain", "loss") or playable
        return _style(colours.choice if playable else text.get(run.look, colours.foreground), colours.background, bold)


class LayoutPart(VerticalScroll, can_focus=False):
    """Such a picture in a window that scrolls to the selected piece."""

    def __init__(self, game: Game, held: bool, touch: Touch, hover: Touch, id: str) -> None:
        super().__init__(id=id)
        self.picture = LayoutPicture(game, held, touch, hover, f"{id}-picture")
        self.asked: tuple[str, ...] = ()  # the choices for which it was scrolled last
        self.styles.scrollbar_size_vertical = 1

    def compose(self) -> ComposeResult:
        yield self.picture

    def show(
        self,
        view: View,
        choices: Sequence[Choice],
        words: Words,
        levels: Sequence[str],
        cursor: str,
        recent: frozenset[str],
        dark: bool,
        marks: Sequence[Mark] = (),
    ) -> None:
        self.picture.show(view, choices, words, levels, cursor, recent, dark, marks)
        self.picture.fit()
        asked = tuple(choice.text for choice in choices)
        if asked and asked != self.asked:
            self.asked = asked
            self.call_after_refresh(self.scroll_to_choices)
        self.call_after_refresh(self.scroll_to_cursor)

    def scroll_to_choices(self) -> None:
        """To the top, or as far down as needed to see every piece among which one chooses, if they fit."""
        self.scroll_home(animate=False, immediate=True)
        spots = [spot for piece in self.picture.playable if (spot := self.position_of(piece)) is not None]
        lines = [line for _, line in spots]
        if lines and max(lines) - min(lines) + 3 <= self.size.height:
            self.scroll_to_region(
                Region(0, max(0, min(lines) - 1), 1, max(lines) - min(lines) + 3), animate=False, immediate=True
            )

    def scroll_to_cursor(self) -> None:
        spot = self.position_of(self.picture.cursor) if self.picture.cursor else None
        if spot is not None:
            self.scroll_to_region(Region(0, max(0, spot[1] - 1), 1, 3), animate=False)

    def all_pieces(self) -> list[str]:
        return self.picture.all_pieces()

    def position_of(self, piece: str) -> tuple[int, int] | None:
        return self.picture.position_of(piece)


class Standings(picture.Picture[View, Palette]):
    """The players: who is to act, and the number by which one compares them."""

    def palette(self, dark: bool) -> Palette:
        return palette(dark)

    def draw(self, canvas: Canvas) -> None:
        view, words = self.view, self.words
        mains = [amount(each.main, words) for each in view.standings] or [""] * view.seats
        wide = max(map(cell_len, mains), default=0)
        names = [words.name(number) for number in range(max(view.seats, len(view.standings)))]
        name_width = min(24, max(map(cell_len, names)))
        levels = [*self.levels, *[""] * (len(names) - len(self.levels))]  # automata have none
        for seat, name in enumerate(names):
            acting = seat == view.to_act
            row = [Run(f"{'▶' if acting else ' '} {truncated(name, name_width)}", "strong" if acting else "plain")]
            row = [*padded(row, name_width + 3), Run(f"{mains[seat]:>{wide}}", "strong")]
            more = view.standings[seat].more if view.standings else None
            quiet = " · ".join(filter(None, (words(more) if more is not None else "", levels[seat])))
            self._put(canvas, seat, [*row, Run(f"  {quiet}", "quiet")])

    def _put(self, canvas: Canvas, y: int, row: list[Run]) -> None:
        x = 0
        for run in row:
            colour = self.colours.dim if run.look == "quiet" else self.colours.foreground
            canvas.put(x, y, run.text, _style(colour, self.colours.background, run.look == "strong"))
            x += run.width


class LayoutWidgets:
    """Serves every game that has a layout, and shows the fields of the view of one that has none."""

    FEW_LINES = 30  # of a window in which a hand gets one line of cards

    def __init__(self, game: Game) -> None:
        self.game = game

    def Board(self, touch: Touch, hover: Touch, id: str) -> LayoutPart:
        return LayoutPart(self.game, False, touch, hover, id)

    def Hand(self, touch: Touch, hover: Touch, id: str) -> LayoutPart:
        return LayoutPart(self.game, True, touch, hover, id)

    def Players(self, touch: Touch, hover: Touch, id: str) -> Standings:
        return Standings(touch, hover, id)

    def heights(self, height: int, seats: int) -> tuple[int, int, int]:
        hand = 3 if height < self.FEW_LINES else 5
        others = 8 if height < 42 else 13  # lines of the screen for everything else
        return max(4, height - others - hand - seats), hand, seats

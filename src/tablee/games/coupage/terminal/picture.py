"""The base class of Coupage's pictures: its colours, and how cards are drawn."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from tablee.engine.signs import CHOICE, CURSOR
from tablee.games import picture
from tablee.games.coupage.terminal.cards import face_of, short_name, variety_index
from tablee.games.coupage.terminal.palette import (
    ON_SPECIAL,
    ON_TIME,
    ON_VARIETY,
    SPECIAL,
    TIME,
    VARIETIES,
    Palette,
    palette,
    shade,
    text_style,
)
from tablee.games.coupage.view import CoupageView
from tablee.games.picture import Canvas

PICKING = frozenset(("grape", "replace", "pay", "discard", "rouge-card"))  # steps that ask for a card from the hand


class Picture(picture.Picture[CoupageView, Palette]):
    def palette(self, dark: bool) -> Palette:
        return palette(dark)

    # Styles

    @property
    def plain(self) -> Style:
        return text_style(self.colours.foreground, self.colours.background)

    @property
    def quiet(self) -> Style:
        return text_style(self.colours.dim, self.colours.background)

    @property
    def under_cursor(self) -> Style:
        return text_style(self.colours.background, self.colours.highlight, bold=True)

    def mark(self, piece: str, otherwise: str = " ") -> str:
        """The sign of a piece, so that colour is not needed to read the table."""
        if piece and piece == self.cursor:
            return CURSOR
        return self.marked(piece) or (CHOICE if piece in self.playable else otherwise)

    def label(self, piece: str) -> Style:
        """The style of a text that can be touched."""
        if piece == self.cursor:
            return self.under_cursor
        bright = piece in self.playable
        return text_style(
            self.colours.choice if bright else self.colours.foreground, self.colours.background, bold=bright
        )

    # Cards

    def card_colours(self, card: str) -> tuple[str, str]:
        face = face_of(self.view, card)
        if face is not None and face.kind == "grape":
            return self.variety_colours(face.variety)
        return (TIME, ON_TIME) if card == "TIM" else (SPECIAL, ON_SPECIAL)

    def variety_colours(self, variety: str) -> tuple[str, str]:
        place = variety_index(self.view, variety) % len(VARIETIES)
        return VARIETIES[place], ON_VARIETY[place]

    def chip(self, variety: str) -> Style:
        background, text = self.variety_colours(variety)
        return text_style(text, background, bold=True)

    def letters(self, variety: str, bold: bool = False) -> Style:
        place = variety_index(self.view, variety) % len(VARIETIES)
        return text_style(self.colours.variety[place], self.colours.background, bold=bold)

    def card_style(self, card: str, piece: str) -> Style:
        """A card in the hand is faded while a card is asked for and this one cannot be chosen."""
        if piece and piece == self.cursor:
            return self.under_cursor
        background, text = self.card_colours(card)
        asked = self.view.step in PICKING if piece.startswith("hand") else False
        if asked and self.playable and piece not in self.playable:
            return text_style(self.colours.foreground, shade(background, self.colours.background, 0.25))
        return text_style(text, background, bold=True, underline=piece in self.recent)

    def put_card(self, canvas: Canvas, x: int, y: int, card: str, piece: str, name: str = "") -> int:
        """Draw a card in one line and return the column after it."""
        if not card:
            canvas.put(x, y, " – ", self.quiet, piece)
            return x + 3
        text = f"{self.mark(piece)}{short_name(self.view, card)}{f' {name}' if name else ''} "
        canvas.put(x, y, text, self.card_style(card, piece), piece)
        return x + cell_len(text)

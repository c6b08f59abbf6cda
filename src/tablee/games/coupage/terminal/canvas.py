"""Pictures of this room, in its own colours, and what cards look like wherever they lie."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from tablee.games import picture
from tablee.games.coupage.terminal.cards import face_of, short, variety_place
from tablee.games.coupage.terminal.palette import (
    ON_SPECIAL,
    ON_TIME,
    ON_VARIETY,
    SPECIAL,
    TIME,
    VARIETIES,
    Palette,
    ink,
    palette,
    shade,
)
from tablee.games.coupage.view import CoupageView
from tablee.games.picture import Canvas

CHOSEN, CHOICE, FRESH = "▸", "›", "▲"  # under the cursor, possible now, changed since the person last moved
PICKING = frozenset(("grape", "replace", "pay", "discard", "rouge-card"))  # steps that ask for a card of the hand


class Picture(picture.Picture[CoupageView, Palette]):
    def palette(self, dark: bool) -> Palette:
        return palette(dark)

    # Styles

    @property
    def plain(self) -> Style:
        return ink(self.colours.ink, self.colours.ground)

    @property
    def quiet(self) -> Style:
        return ink(self.colours.dim, self.colours.ground)

    @property
    def under_cursor(self) -> Style:
        return ink(self.colours.ground, self.colours.glow, bold=True)

    def mark(self, piece: str, otherwise: str = " ") -> str:
        """Readable without any colour."""
        if piece and piece == self.cursor:
            return CHOSEN
        return CHOICE if piece in self.playable else otherwise

    def label(self, piece: str) -> Style:
        """Words that can be touched."""
        if piece == self.cursor:
            return self.under_cursor
        bright = piece in self.playable
        return ink(self.colours.choice if bright else self.colours.ink, self.colours.ground, bold=bright)

    # Cards

    def card_colours(self, card: str) -> tuple[str, str]:
        face = face_of(self.view, card)
        if face is not None and face.kind == "grape":
            return self.variety_colours(face.variety)
        return (TIME, ON_TIME) if card == "TIM" else (SPECIAL, ON_SPECIAL)

    def variety_colours(self, variety: str) -> tuple[str, str]:
        place = variety_place(self.view, variety) % len(VARIETIES)
        return VARIETIES[place], ON_VARIETY[place]

    def chip(self, variety: str) -> Style:
        ground, text = self.variety_colours(variety)
        return ink(text, ground, bold=True)

    def letters(self, variety: str, bold: bool = False) -> Style:
        place = variety_place(self.view, variety) % len(VARIETIES)
        return ink(self.colours.variety[place], self.colours.ground, bold=bold)

    def card_style(self, card: str, piece: str) -> Style:
        """A card keeps its colours unless cards of its kind are asked for and it is none of them."""
        if piece and piece == self.cursor:
            return self.under_cursor
        ground, text = self.card_colours(card)
        asked = self.view.step in PICKING if piece.startswith("hand") else False
        if asked and self.playable and piece not in self.playable:
            return ink(self.colours.ink, shade(ground, self.colours.ground, 0.25))
        return ink(text, ground, bold=True, underline=piece in self.recent)

    def put_card(self, canvas: Canvas, x: int, y: int, card: str, piece: str, name: str = "") -> int:
        """A card in one line; the column after it."""
        if not card:
            canvas.put(x, y, " – ", self.quiet, piece)
            return x + 3
        text = f"{self.mark(piece)}{short(self.view, card)}{f' {name}' if name else ''} "
        canvas.put(x, y, text, self.card_style(card, piece), piece)
        return x + cell_len(text)

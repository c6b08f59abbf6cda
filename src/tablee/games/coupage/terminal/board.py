"""Pile, market and discard; then the cellars, from the left neighbour's to the viewer's own at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style

from tablee.engine.signs import RECENT
from tablee.games.coupage.terminal.cards import (
    CAVA,
    MISSING,
    WINE,
    goal_signs,
    plain_name,
    seats_in_order,
    short_name,
    state_sign,
    state_text,
    time_signs,
    truncated,
)
from tablee.games.coupage.terminal.palette import shade, text_style
from tablee.games.coupage.terminal.picture import Picture
from tablee.games.coupage.view import Barrel
from tablee.games.picture import Canvas

NAME, WIDE_NAME = 15, 20  # columns for a player's name
WIDE_BARREL = 24  # columns from which a barrel shows the name of its wine and the stars of its grapes
MOST_GRAPES = 4


class Rows(NamedTuple):
    """The height in lines of each part of the board."""

    table: int
    other: int  # the cellar of another player
    own: int
    gap: int  # below a cellar
    below: int = 0  # below all cellars

    def height(self, seats: int) -> int:
        return self.table + (self.other + self.gap) * (seats - 1) + self.own + self.below


ROWS = (Rows(1, 2, 2, 0), Rows(1, 2, 3, 0), Rows(1, 3, 3, 0), Rows(1, 3, 3, 1), Rows(2, 3, 3, 1), Rows(2, 3, 3, 1, 1))


class Board(Picture):
    def draw(self, canvas: Canvas) -> None:
        seats = self.view.seats
        self.plan = next((rows for rows in reversed(ROWS) if rows.height(seats) <= canvas.height), ROWS[0])
        self.name_width = WIDE_NAME if canvas.width >= 110 else NAME
        self.cell = max(16, (canvas.width - self.name_width) // 4)
        wanted = [cell_len(self.words.name(seat)) + 1 + cell_len(level) for seat, level in enumerate(self.levels)]
        self.levels_fit = max(wanted) <= self.name_width - 3
        self._draw_table(canvas)
        y = self.plan.table
        for seat in seats_in_order(self.view):
            lines = self.plan.own if seat == self.view.viewer else self.plan.other
            self._draw_name(canvas, seat, y, lines)
            for number in range(len(self.view.players[seat].barrels)):
                self._draw_barrel(canvas, seat, number, self.name_width + number * self.cell, y, lines)
            y += lines + self.plan.gap

    # The table

    def _draw_table(self, canvas: Canvas) -> None:
        """An open harvest comes first, because not everything may fit."""
        view, x = self.view, 0
        if view.harvest:
            x = self._draw_cards(canvas, x, "harvest", view.harvest) + 1
            x = self._draw_cards(canvas, x, "market", view.market) + 1
            self._draw_place(canvas, x, "pile", view.pile)
            return
        x = self._draw_place(canvas, x, "pile", view.pile) + 1
        x = self._draw_cards(canvas, x, "market", view.market) + 1
        x = self._draw_place(canvas, x, "discard", sum(stack.count for stack in view.discard))
        if view.resolving:
            canvas.put(x + 1, 0, self.words.text("coupage-card", card=view.resolving), self.quiet)

    def _draw_cards(self, canvas: Canvas, x: int, place: str, cards: Sequence[str]) -> int:
        head = self.words.text(f"coupage-terminal-{place}")
        canvas.put(x + 1, 0, head, self.quiet)
        x += cell_len(head) + 2
        names = [plain_name(self.view, card, self.words) if card else "" for card in cards]
        needed = sum(cell_len(name) + 10 for name in names)
        named = x + needed + (50 if place == "harvest" else 18) <= canvas.width  # the rest is for what follows
        for number, card in enumerate(cards):
            name = names[number] if named else ""
            x = self.put_card(canvas, x, 0, card, f"{place}-{number + 1}", name) + 1
        return x

    def _draw_place(self, canvas: Canvas, x: int, piece: str, count: int) -> int:
        text = self.words.text(f"coupage-terminal-{piece}", count=count)
        style = self.label(piece) if piece in (self.cursor, *self.playable) else self.quiet
        canvas.put(x, 0, f"{self.mark(piece)}{text} ", style, piece)
        return x + cell_len(text) + 2

    # Names

    def _draw_name(self, canvas: Canvas, seat: int, y: int, lines: int) -> None:
        player, piece = self.view.players[seat], f"player-{seat}"
        acting = seat == self.view.to_act
        style = self.label(piece)
        if acting and piece not in self.playable and piece != self.cursor:
            style = text_style(self.colours.foreground, self.colours.background, bold=True)
        sign = self.mark(piece, "▶" if acting else "○" if seat == self.view.turn else " ")
        width = self.name_width - 1
        name, level = truncated(self.words.name(seat), width - 2), self.levels[seat]
        canvas.put(0, y, f"{sign} {name}", style, piece)
        if self.levels_fit:
            canvas.put(3 + cell_len(name), y, level, self.quiet, piece)
        goal = goal_signs(self.view, seat)
        near = player.progress == len(goal) - 1 and not self.view.over
        bright = text_style(self.colours.bad if near else self.colours.good, self.colours.background, bold=True)
        canvas.put(2, y + 1, goal, bright if player.progress else self.quiet, piece)
        cards = self.words.text("coupage-terminal-cards", cards=player.cards)
        canvas.put(6, y + 1, cards, self.quiet, piece)
        if lines > 2:
            whose = "own" if seat == self.view.viewer else "near" if near else ""
            if whose:
                text = truncated(self.words.text(f"coupage-terminal-{whose}"), width - 2)
                canvas.put(2, y + 2, text, bright if whose == "near" else self.quiet, piece)

    # Barrels

    def _draw_barrel(self, canvas: Canvas, seat: int, number: int, x: int, y: int, lines: int) -> None:
        barrel, piece = self.view.players[seat].barrels[number], f"barrel-{seat}-{number + 1}"
        width = self.cell - 1
        style = self._barrel_style(barrel, piece, seat)
        canvas.block(x, y, width, lines, style, piece)
        mark = self.mark(piece, RECENT if piece in self.recent else " ")
        if barrel.stage == "empty":
            canvas.put(x, y, f"{number + 1}{mark}", style, piece)
            canvas.put(x + 2, y, self.words.text("coupage-terminal-empty"), style, piece)
            return
        wide = width >= WIDE_BARREL
        name = self.words.text("coupage-recipe", recipe=barrel.recipe)
        head = f"{number + 1}{mark}{barrel.recipe}" + (f" {name}" if wide else "")
        canvas.put(x, y, truncated(head, width), style, piece)
        if barrel.stage == "bottled":
            said = self.words.text("coupage-terminal-bottled")
            canvas.put(x + 2, y + 1, f"{CAVA if barrel.cava else WINE} {said}", style, piece)
            return
        signs = time_signs(barrel)
        state = state_sign(barrel)
        at = x + width - cell_len(state) - (1 if wide else 0)
        tone = self.colours.bad if barrel.spoiled else self.colours.good
        canvas.put(at, y, state, self._on(piece, tone, style), piece)
        self._draw_times(canvas, signs, piece, at - 1 - len(signs) if wide else x + 6, y, style)
        self._draw_grapes(canvas, barrel, piece, x + (2 if wide else 0), y + 1, width - (2 if wide else 0), style)
        if lines > 2:
            inner = width - (2 if wide else 0)
            said = truncated(state_text(barrel, self.words, inner), inner)
            tone = (
                self.colours.bad if barrel.spoiled else self.colours.good if barrel.ready else self.colours.foreground
            )
            canvas.put(x + (2 if wide else 0), y + 2, said, self._on(piece, tone, style), piece)

    def _on(self, piece: str, tone: str, style: Style) -> Style:
        """Text in this colour on the background of a barrel, unless the cursor is on it."""
        background = style.bgcolor.name if style.bgcolor is not None else self.colours.background
        return style if piece == self.cursor else text_style(tone, background, bold=True)

    def _barrel_style(self, barrel: Barrel, piece: str, seat: int) -> Style:
        if piece == self.cursor:
            return self.under_cursor
        background = self.colours.own if seat == self.view.viewer else self.colours.barrel
        if barrel.stage == "empty":
            background = self.colours.empty
        elif barrel.stage == "bottled":
            background = self.colours.bottle
        elif barrel.spoiled:
            background = self.colours.spoiled
        if self._row(seat) % 2 and seat != self.view.viewer:
            background = shade(background, self.colours.background, 0.7)  # to separate bottles in a column
        bright = piece in self.playable
        text = self.colours.dim if barrel.stage == "empty" else self.colours.foreground
        return text_style(self.colours.choice if bright else text, background, bold=bright)

    def _row(self, seat: int) -> int:
        return seats_in_order(self.view).index(seat)

    def _draw_times(self, canvas: Canvas, signs: str, piece: str, x: int, y: int, style: Style) -> None:
        for i, sign in enumerate(signs):
            own = piece.replace("barrel", "time") + f"-{i + 1}"
            target = own in self.playable
            there = style
            if target:
                there = (
                    self.under_cursor
                    if own == self.cursor
                    else text_style(self.colours.background, self.colours.choice, True)
                )
            canvas.put(x + i, y, sign, there, own if target else piece)

    def _draw_grapes(
        self, canvas: Canvas, barrel: Barrel, piece: str, x: int, y: int, width: int, style: Style
    ) -> None:
        """Each grape in its colour, with its stars if they fit. A grape that can be chosen has a sign."""
        texts = [short_name(self.view, grape) for grape in barrel.grapes]
        starred = sum(len(text) + 1 for text in texts) + 4 * barrel.grapes_missing <= width + 1
        for grape, text in zip(barrel.grapes, texts, strict=True):
            own = piece.replace("barrel", "grape") + f"-{grape}"
            target = own in self.playable
            chip = self.chip(grape[:3])
            if target:
                canvas.put(x - 1, y, self.mark(own), self.label(own), own)
                chip = (
                    self.under_cursor
                    if own == self.cursor
                    else text_style(self.colours.background, self.colours.choice, True)
                )
            elif self._faded(piece):
                background, _ = self.variety_colours(grape[:3])
                chip = text_style(self.colours.foreground, shade(background, self.colours.background, 0.3))
            shown = text if starred else text[:3]
            canvas.put(x, y, shown, chip, own if target else piece)
            x += len(shown) + 1
        for _ in range(barrel.grapes_missing):
            canvas.put(x, y, MISSING, style, piece)
            x += len(MISSING) + 1

    def _faded(self, piece: str) -> bool:
        """While a barrel has to be chosen, those that cannot be chosen are faded."""
        asked = any(other.startswith("barrel") for other in self.playable) and self.view.step != "act"
        return asked and piece not in self.playable

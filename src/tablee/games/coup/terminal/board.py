"""The board: six rows, each with its longest run, value and supply."""

from __future__ import annotations

from rich.style import Style

from tablee.engine.signs import RECENT
from tablee.games.coup.moves import LETTERS, tile_number
from tablee.games.coup.rules import NUMBERS
from tablee.games.coup.terminal.numerals import WIDTH, huge
from tablee.games.coup.terminal.palette import ON_ROW, ROWS, text_style
from tablee.games.coup.terminal.picture import Picture
from tablee.games.coup.terminal.runs import gain_of, grid_position, longest_run
from tablee.games.coup.view import Row
from tablee.games.picture import Canvas

NARROW_SIDE = 17  # columns for run, value and supply in one line
WIDE_SIDE = 28  # columns for them with large digits


class Board(Picture):
    def draw(self, canvas: Canvas) -> None:
        self.lines = max(1, min(3, (canvas.height - 1) // len(LETTERS)))
        self.label_width = 5 if self.lines == 3 else 3
        side = (
            WIDE_SIDE if self.lines == 3 and canvas.width >= self.label_width + 4 * NUMBERS + WIDE_SIDE else NARROW_SIDE
        )
        self.cell = min(6, (canvas.width - self.label_width - side) // NUMBERS)
        names = [self.words.text("coup-colour-name", colour=row.colour) for row in self.view.rows]
        needed = max(map(len, names)) + 1
        self.names = names if canvas.width - self.label_width - side - NUMBERS * self.cell >= needed else []
        self.letter_width = self.label_width
        self.label_width += needed if self.names else 0
        self.held = frozenset(self.view.hand)
        self.aside = frozenset(self.view.aside)
        self.returned = frozenset(each.tile for each in self.view.returned)
        self._draw_header(canvas, side)
        for colour, row in enumerate(self.view.rows):
            y = 1 + colour * self.lines
            self._draw_label(canvas, colour, row, y)
            for number in range(1, NUMBERS + 1):
                self._draw_space(canvas, colour, row, number, self.label_width + (number - 1) * self.cell, y)
            x = self.label_width + NUMBERS * self.cell
            if side == WIDE_SIDE:
                self._draw_wide_side(canvas, colour, row, x, y)
            else:
                self._draw_side(canvas, colour, row, x, y)

    def _draw_header(self, canvas: Canvas, side: int) -> None:
        style = text_style(self.colours.dim, self.colours.background)
        for number in range(1, NUMBERS + 1):
            strong = (
                text_style(self.colours.foreground, self.colours.background, bold=True) if number % 5 == 0 else style
            )
            canvas.put(self._number_x(self.label_width + (number - 1) * self.cell), 0, f"{number:>2}", strong)
        x = self.label_width + NUMBERS * self.cell
        if side == NARROW_SIDE:
            for name, width in (("run", 5), ("value", 6), ("left", 6)):
                canvas.put(x, 0, self.words.text(f"coup-terminal-{name}").rjust(width), style)
                x += width
        else:
            canvas.put(x + 2, 0, self.words.text("coup-terminal-value"), style)

    def _draw_label(self, canvas: Canvas, colour: int, row: Row, y: int) -> None:
        piece = f"supply-{row.colour}"
        style = text_style(ON_ROW[colour], ROWS[colour], bold=True)
        canvas.block(0, y, self.label_width, self.lines, style, piece)
        if self.lines == 3:
            for line, text in enumerate(huge(row.colour)):
                canvas.put(1, y + line, text[:3], style, piece)
        else:
            canvas.put(1, y, row.colour, style, piece)
        if self.names:
            canvas.put(self.letter_width, y + (self.lines - 1) // 2, self.names[colour], style, piece)
        if piece == self.cursor:
            canvas.put(0, y + self.lines // 2, "▶", style, piece)

    def piece_at(self, x: int, y: int) -> str:
        """While tokens are bought, any space of a row stands for the supply of its colour."""
        piece = super().piece_at(x, y)
        buying = piece and self.view.phase == "buying" and tile_number(piece) is not None
        return f"supply-{piece[0]}" if buying else piece

    def _number_x(self, x: int) -> int:
        """The column of a tile's number: the same in all rows."""
        return x + (self.cell - 2) // 2

    # Spaces

    def _draw_space(self, canvas: Canvas, colour: int, row: Row, number: int, x: int, y: int) -> None:
        tile = f"{row.colour}{number:02d}"
        if tile == self.cursor:
            self._draw_chosen(canvas, tile, x, y)
        elif number in row.laid:
            self._draw_laid(canvas, colour, tile, x, y, joined=number + 1 in row.laid)
        elif tile in self.held:
            self._draw_held(canvas, colour, tile, x, y)
        else:
            self._draw_empty(canvas, colour, tile, x, y)

    def _draw_laid(self, canvas: Canvas, colour: int, tile: str, x: int, y: int, joined: bool) -> None:
        fresh = tile in self.recent
        style = text_style(ON_ROW[colour], ROWS[colour], bold=True, underline=fresh)
        canvas.block(x, y, self.cell, self.lines, text_style(ON_ROW[colour], ROWS[colour]), tile)
        canvas.put(self._number_x(x), y + (self.lines - 1) // 2, f"{int(tile[1:]):>2}", style, tile)
        if fresh and self.lines > 1:
            canvas.put(x, y + self.lines - 1, _middle(RECENT, self.cell), style, tile)
        seam = text_style(self.colours.seam[colour] if joined else self.colours.background, ROWS[colour])
        for line in range(self.lines):
            canvas.put(x + self.cell - 1, y + line, "▕", seam, tile)

    def _draw_held(self, canvas: Canvas, colour: int, tile: str, x: int, y: int) -> None:
        """An outline with the number, and below it the value the tile would add."""
        bright = tile in self.playable
        style = text_style(
            self.colours.highlight if bright else self.colours.line[colour], self.colours.track[colour], bold=bright
        )
        edge = text_style(self.colours.line[colour], self.colours.track[colour], bold=True)
        gain = gain_of(self.view, tile)
        number = str(int(tile[1:]))
        canvas.block(x, y, self.cell, self.lines, style, tile)
        if self.lines == 3 and self.cell >= 4:
            inner = self.cell - 2
            canvas.put(x, y, f"┌{'─' * inner}┐", edge, tile)
            canvas.put(x, y + 1, f"│{' ' * inner}│", edge, tile)
            canvas.put(self._number_x(x), y + 1, f"{number:>2}", style, tile)
            canvas.put(x, y + 2, f"└{'─' * inner}┘", edge, tile)
            if gain:
                canvas.put(x, y + 2, _middle(f"+{gain}", self.cell), style, tile)
        else:
            canvas.put(x, y, "◇", edge, tile)
            canvas.put(x + 1, y, f"{number:>2}", style, tile)
            if self.lines > 1 and gain:
                canvas.put(x, y + 1, f"+{gain}"[: self.cell], style, tile)

    def _draw_empty(self, canvas: Canvas, colour: int, tile: str, x: int, y: int) -> None:
        background = self.colours.track[colour]
        mark, style = "·", text_style(self.colours.faint, background)
        if tile in self.aside:
            mark, style = "↩", text_style(self.colours.foreground, background, bold=True)
        elif tile in self.returned:
            mark, style = "↺", text_style(self.colours.dim, background)
        canvas.block(x, y, self.cell, self.lines, style, tile)
        canvas.put(x + (self.cell - 1) // 2, y + (self.lines - 1) // 2, mark, style, tile)

    def _draw_chosen(self, canvas: Canvas, tile: str, x: int, y: int) -> None:
        style = text_style(self.colours.background, self.colours.highlight, bold=True)
        canvas.block(x, y, self.cell, self.lines, style, tile)
        middle = y + (self.lines - 1) // 2
        canvas.put(x, middle, "▸", style, tile)
        canvas.put(max(x + 1, self._number_x(x)), middle, f"{int(tile[1:]):>2}", style, tile)
        gain = gain_of(self.view, tile)
        if gain and self.lines > 1:
            canvas.put(x, y + self.lines - 1, _middle(f"+{gain}", self.cell), style, tile)

    # Run, value and supply of a row

    def _draw_side(self, canvas: Canvas, colour: int, row: Row, x: int, y: int) -> None:
        piece = f"supply-{row.colour}"
        line = text_style(self.colours.foreground, self.colours.background, bold=True)
        canvas.block(x, y, canvas.width - x, self.lines, line, piece)
        run = longest_run(row)
        style = text_style(self.colours.line[colour], self.colours.background, bold=True)
        canvas.put(x, y, f"{run:>5}", style if run else text_style(self.colours.faint, self.colours.background), piece)
        canvas.put(x + 5, y, self.amount(row.value, f"value-{row.colour}").rjust(6), line, piece)
        canvas.put(x + 12, y, f"{row.supply:>4} ", self._supply_style(piece), piece)
        if self.lines > 1:
            canvas.put(x + 2, y + 1, _progress_bar(run, self.view.goal), style, piece)

    def _draw_wide_side(self, canvas: Canvas, colour: int, row: Row, x: int, y: int) -> None:
        piece = f"supply-{row.colour}"
        background = self.colours.background
        run = longest_run(row)
        would_be = row.value + (change := self.change(f"value-{row.colour}"))
        tone = self.colours.highlight if change else self.colours.line[colour] if row.value else self.colours.faint
        strong = text_style(tone, background, bold=True)
        canvas.block(x, y, canvas.width - x, self.lines, strong, piece)
        if would_be < 1000:
            canvas.put(x, y + 1, "▲" if change > 0 else " ", strong, piece)
            for line, text in enumerate(huge(str(would_be))):
                canvas.put(x + 2, y + line, text, strong, piece)
        else:  # a fourth large digit does not fit
            canvas.put(x + 2, y + 1, self.amount(row.value, f"value-{row.colour}"), strong, piece)
        x = max(x + 2 + 3 * WIDTH, canvas.width - 14)
        style = text_style(self.colours.foreground if run else self.colours.dim, background)
        bar = text_style(self.colours.line[colour], background, bold=True)
        canvas.put(x, y, _progress_bar(run, self.view.goal), bar, piece)
        made = run >= self.view.goal
        said = "COUP!" if made else self.words.text("coup-terminal-run-of", run=run)
        bright = text_style(self.colours.highlight, background, bold=True)
        canvas.put(x, y + 1, said, bright if made else style, piece)
        left = self.words.text("coup-terminal-tokens-left", supply=row.supply)
        canvas.put(x, y + 2, f" {left} " if piece in self.playable else left, self._supply_style(piece), piece)

    def _supply_style(self, piece: str) -> Style:
        if piece == self.cursor:
            return text_style(self.colours.background, self.colours.highlight, bold=True)
        if piece in self.playable:
            colour = grid_position(piece)[0]
            return text_style(ON_ROW[colour], ROWS[colour], bold=True)
        return text_style(self.colours.dim, self.colours.background)


def _middle(text: str, width: int) -> str:
    """Centred; one column to the left if it cannot be exactly in the middle."""
    return text.ljust((width + len(text)) // 2).rjust(width) if len(text) < width else text[:width]


def _progress_bar(run: int, goal: int) -> str:
    """The length of the longest run, out of what makes the Coup."""
    return "■" * min(run, goal) + "□" * max(0, goal - run)

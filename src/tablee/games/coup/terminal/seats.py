"""The viewer's hand, and the table of all players."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.style import Style

from tablee.games.coup.moves import LETTERS
from tablee.games.coup.terminal.numerals import huge
from tablee.games.coup.terminal.palette import ON_ROW, ROWS, text_style
from tablee.games.coup.terminal.picture import Picture
from tablee.games.coup.terminal.runs import gain_of, grid_position
from tablee.games.picture import Canvas


class Hand(Picture):
    """The viewer's tiles, each with the value it would add to a token."""

    def draw(self, canvas: Canvas) -> None:
        tiles = len(self.view.hand) + len(self.view.aside)
        self.huge = canvas.height >= 4 and tiles * 10 + 14 <= canvas.width
        self.cell = 10 if self.huge else 5
        x = 1
        for tile in self.view.hand:
            self._draw_tile(canvas, tile, x)
            x += self.cell
        quiet = text_style(self.colours.dim, self.colours.background)
        if self.view.aside:
            said = self.words.text("coup-terminal-going-back")
            canvas.put(x + 1, (canvas.height - 1) // 2, said, quiet)
            x += cell_len(said) + 3
            for tile in self.view.aside:
                self._draw_tile(canvas, tile, x)
                x += self.cell
        if not tiles:
            canvas.put(1, 0, self.words.text("coup-terminal-no-tiles"), quiet)
        self._draw_returned(canvas, x + 3)

    def _draw_tile(self, canvas: Canvas, tile: str, x: int) -> None:
        style = self._style(tile)
        gain = gain_of(self.view, tile)
        added = f"+{gain}" if gain else ""
        mark = "▸" if tile == self.cursor else " "
        width = self.cell - 1
        if self.huge:
            canvas.block(x, 0, width, 4, style, tile)
            number = str(int(tile[1:]))
            for line, text in enumerate(huge(number)):
                canvas.put(x + (width - len(text) + 1) // 2, line, text[:-1], style, tile)
            canvas.put(x, 3, f"{mark}{tile[0]}{added:>{width - 3}} ", style, tile)
        else:
            canvas.put(x, 0, f"{mark}{tile}", style, tile)
            canvas.put(x, 1, f"{added:>{width}}", text_style(self.colours.foreground, self.colours.background), tile)

    def _style(self, tile: str) -> Style:
        colour = grid_position(tile)[0]
        if tile == self.cursor:
            return text_style(self.colours.background, self.colours.highlight, bold=True)
        stuck = self.playable and tile not in self.playable and self.view.phase != "buying"
        if tile in self.view.aside or stuck:
            return text_style(self.colours.line[colour], self.colours.track[colour])
        return text_style(ON_ROW[colour], ROWS[colour], bold=True)

    def _draw_returned(self, canvas: Canvas, x: int) -> None:
        """The tiles put back and not seen since, if they fit."""
        if self.view.returned:
            said = self.words.text("coup-terminal-known", tiles=" ".join(each.tile for each in self.view.returned))
            if x + cell_len(said) < canvas.width:
                canvas.put(x, (canvas.height - 1) // 2, said, text_style(self.colours.dim, self.colours.background))


class Players(Picture):
    """Tokens, cash, worth and tiles of each player, in the order of the seats."""

    def draw(self, canvas: Canvas) -> None:
        self.token_width = 4 if canvas.width >= 58 else 3
        self.tail = 7 if self.token_width == 4 else 4
        self.name_width = canvas.width - 2 - 6 * self.token_width - 6 - 7 - self.tail - 1
        widths = [cell_len(self.words.name(seat)) + 1 + cell_len(level) for seat, level in enumerate(self.levels)]
        self.levels_fit = max(widths) <= self.name_width
        self._draw_header(canvas)
        for seat in range(self.view.seats):
            self._draw_player(canvas, seat, seat + 1)

    def _draw_header(self, canvas: Canvas) -> None:
        quiet = text_style(self.colours.dim, self.colours.background)
        x = 2 + self.name_width
        for colour, letter in enumerate(LETTERS):
            canvas.put(
                x + self.token_width - 2,
                0,
                letter,
                text_style(self.colours.line[colour], self.colours.background, bold=True),
            )
            x += self.token_width
        canvas.put(x, 0, self.words.text("coup-terminal-cash").rjust(6), quiet)
        canvas.put(x + 6, 0, self.words.text("coup-terminal-worth").rjust(7), quiet)
        tiles = self.words.text("coup-terminal-tiles") if self.token_width == 4 else "◇"
        canvas.put(x + 13, 0, tiles.rjust(self.tail), quiet)

    def _draw_player(self, canvas: Canvas, seat: int, y: int) -> None:
        player = self.view.players[seat]
        acting = seat == self.view.to_act
        plain = text_style(self.colours.foreground, self.colours.background, bold=acting)
        quiet = text_style(self.colours.dim, self.colours.background)
        canvas.put(0, y, "▶" if acting else "○" if seat == self.view.start else " ", plain)
        self._draw_name(canvas, seat, y, plain, quiet)
        x = 2 + self.name_width
        for colour, count in enumerate(player.tokens):
            style = text_style(self.colours.line[colour], self.colours.background, bold=True) if count else quiet
            canvas.put(x, y, f"{count or '·':>{self.token_width - 1}}", style)
            x += self.token_width
        canvas.put(x, y, self.amount(player.cash, f"cash-{seat}").rjust(6), plain)
        canvas.put(
            x + 6,
            y,
            self.amount(player.worth, f"worth-{seat}").rjust(7),
            text_style(self.colours.foreground, self.colours.background, bold=True),
        )
        canvas.put(x + 13, y, f"{player.tiles:>{self.tail}}", quiet)

    def _draw_name(self, canvas: Canvas, seat: int, y: int, plain: Style, quiet: Style) -> None:
        name, level = self.words.name(seat), self.levels[seat]
        canvas.put(2, y, _truncated(name, self.name_width - 1), plain)
        if self.levels_fit:
            canvas.put(3 + cell_len(name), y, level, quiet)


def _truncated(text: str, width: int) -> str:
    return text if cell_len(text) <= width else set_cell_size(text, max(0, width - 1)).rstrip() + "…"

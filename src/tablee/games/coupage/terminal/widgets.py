"""The furniture of the full-screen table: all cellars, the own hand, and the player aid."""

from __future__ import annotations

from rich.style import Style

from tablee.games.coupage.terminal.canvas import Picture
from tablee.games.coupage.terminal.cards import MISSING, face_of, short, state_sign, time_signs, variety_place
from tablee.games.coupage.terminal.palette import ON_VARIETY, SPECIAL, TIME, VARIETIES, ink, shade
from tablee.games.coupage.view import Aid, Barrel
from tablee.games.picture import Canvas

__all__ = ["Board", "Hand", "Players", "heights"]

NAME = 15  # columns for a player's name


def heights(height: int, seats: int) -> tuple[int, int, int]:
    """Lines for board, hand and aid in a window of that height: the taller, the more room for a barrel."""
    lines = 4 if height >= 24 + 3 * seats + 4 else 3 if height >= 24 + seats + 2 else 2
    return 1 + lines * seats, 2 if height < 34 else 3, 5 if height < 30 else 6


class _Cards(Picture):
    """What cards look like wherever they lie."""

    def style(self, card: str, piece: str) -> Style:
        if piece and piece == self.cursor:
            return ink(self.colours.ground, self.colours.glow, bold=True)
        ground, text = self._colours(card)
        stuck = bool(self.playable) and piece not in self.playable
        if stuck:
            return ink(self.colours.ink, shade(ground, self.colours.ground, 0.3))
        return ink(text, ground, bold=True, underline=piece in self.recent)

    def _colours(self, card: str) -> tuple[str, str]:
        face = face_of(self.view, card)
        if face is not None and face.kind == "grape":
            place = variety_place(self.view, card) % len(VARIETIES)
            return VARIETIES[place], ON_VARIETY[place]
        return (TIME, "#ffffff") if card == "TIM" else (SPECIAL, "#000000")

    def put_card(self, canvas: Canvas, x: int, y: int, card: str, piece: str, width: int = 0, count: int = 1) -> int:
        """A card; the column after it."""
        text = short(self.view, card) if card else "–"
        if count > 1:
            text += f"×{count}"
        mark = "▸" if piece and piece == self.cursor else " "
        text = f"{mark}{text} ".ljust(width)
        canvas.put(x, y, text, self.style(card, piece) if card else ink(self.colours.dim, self.colours.ground), piece)
        return x + len(text)


class Board(_Cards):
    """Pile, market and discard, then one cellar a row."""

    def draw(self, canvas: Canvas) -> None:
        self.lines = max(2, (canvas.height - 1) // self.view.seats)
        self.cell = max(16, (canvas.width - NAME - 1) // 4)
        self._draw_table(canvas)
        for seat in range(self.view.seats):
            y = 1 + seat * self.lines
            self._draw_name(canvas, seat, y)
            for number in range(4):
                self._draw_barrel(canvas, seat, number, NAME + number * self.cell, y)

    def _draw_table(self, canvas: Canvas) -> None:
        quiet, view = ink(self.colours.dim, self.colours.ground), self.view
        x = self._put_place(canvas, 0, self.words.text("coupage-terminal-pile", count=view.pile), "pile")
        x = self._say(canvas, x + 1, self.words.text("coupage-terminal-market"), quiet)
        for slot, card in enumerate(view.market):
            x = self.put_card(canvas, x + 1, 0, card, f"market-{slot + 1}")
        if view.harvest:
            x = self._say(canvas, x + 2, self.words.text("coupage-terminal-harvest"), quiet)
            for place, card in enumerate(view.harvest):
                x = self.put_card(canvas, x + 1, 0, card, f"harvest-{place + 1}")
        thrown = sum(stack.count for stack in view.discard)
        x = self._put_place(canvas, x + 2, self.words.text("coupage-terminal-discard", count=thrown), "discard")
        if view.resolving:
            self._say(canvas, x + 2, self.words.text("coupage-card", card=view.resolving), quiet)

    def _say(self, canvas: Canvas, x: int, text: str, style: Style) -> int:
        canvas.put(x, 0, text, style)
        return x + len(text)

    def _put_place(self, canvas: Canvas, x: int, text: str, piece: str) -> int:
        bright = piece in self.playable
        style = ink(self.colours.choice if bright else self.colours.dim, self.colours.ground, bold=bright)
        if piece == self.cursor:
            style = ink(self.colours.ground, self.colours.glow, bold=True)
        mark = "▸" if piece == self.cursor else " "
        canvas.put(x, 0, f"{mark}{text} ", style, piece)
        return x + len(text) + 2

    def _draw_name(self, canvas: Canvas, seat: int, y: int) -> None:
        player, piece = self.view.players[seat], f"player-{seat}"
        acting = seat == self.view.to_act
        bright = piece in self.playable or acting
        style = ink(
            self.colours.choice if piece in self.playable else self.colours.ink, self.colours.ground, bold=bright
        )
        if piece == self.cursor:
            style = ink(self.colours.ground, self.colours.glow, bold=True)
        sign = "▸" if piece == self.cursor else "▶" if acting else "•" if seat == self.view.turn else " "
        canvas.put(0, y, f"{sign} {self.words.name(seat)}"[: NAME - 1].ljust(NAME - 1), style, piece)
        quiet = ink(self.colours.dim, self.colours.ground)
        account = self.words.text("coupage-terminal-account", cards=player.cards, bottles=player.progress)
        canvas.put(2, y + 1, account[: NAME - 3], quiet, piece)
        if self.lines > 2:
            canvas.put(2, y + 2, self.levels[seat][: NAME - 3], quiet, piece)

    # Barrels

    def _draw_barrel(self, canvas: Canvas, seat: int, number: int, x: int, y: int) -> None:
        barrel, piece = self.view.players[seat].barrels[number], f"barrel-{seat}-{number + 1}"
        width, lines = self.cell - 1, self.lines if self.lines < 4 else 3
        style = self._barrel_style(barrel, piece, seat)
        canvas.block(x, y, width, lines, style, piece)
        mark = "▸" if piece == self.cursor else str(number + 1)
        if barrel.stage == "empty":
            canvas.put(x, y, f"{mark} –", style, piece)
            return
        head = f"{mark} {barrel.recipe}"
        if barrel.stage == "bottled":
            canvas.put(x, y, head, style, piece)
            sign = "♦" if barrel.cava_card else ""
            canvas.put(x, y + 1, f"  {self.words.text('coupage-terminal-bottled')} {sign}", style, piece)
            return
        canvas.put(x, y, f"{head} {state_sign(barrel)}", style, piece)
        self._draw_times(canvas, barrel, piece, x + len(head) + 4, y, style)
        self._draw_grapes(canvas, barrel, piece, x, y + 1, width, style)

    def _barrel_style(self, barrel: Barrel, piece: str, seat: int) -> Style:
        if piece == self.cursor:
            return ink(self.colours.ground, self.colours.glow, bold=True)
        ground = self.colours.own if seat == self.view.viewer else self.colours.barrel
        if barrel.stage == "bottled":
            ground = self.colours.bottle
        elif barrel.spoiled:
            ground = self.colours.spoiled
        bright = piece in self.playable
        return ink(
            self.colours.choice if bright else self.colours.ink, ground, bold=bright, underline=piece in self.recent
        )

    def _draw_times(self, canvas: Canvas, barrel: Barrel, piece: str, x: int, y: int, style: Style) -> None:
        for i, sign in enumerate(time_signs(barrel)):
            own = piece.replace("barrel", "time") + f"-{i + 1}"
            target = own in self.playable
            bright = ink(self.colours.ground, self.colours.choice, bold=True) if target else style
            if target and own == self.cursor:
                bright = ink(self.colours.ground, self.colours.glow, bold=True)
            canvas.put(x + i, y, sign, bright, own if target else piece)

    def _draw_grapes(
        self, canvas: Canvas, barrel: Barrel, piece: str, x: int, y: int, width: int, style: Style
    ) -> None:
        wide = width >= 4 * 6  # room for stars
        for grape in barrel.grapes:
            own = piece.replace("barrel", "grape") + f"-{grape}"
            target = own in self.playable
            text = short(self.view, grape) if wide else grape[:3]
            colour = self.style(grape, own if target else "") if target or not self.playable else style
            canvas.put(x, y, text, colour, own if target else piece)
            x += len(text) + (0 if wide and len(barrel.grapes) > 3 else 1)
        for _ in range(barrel.grapes_missing):
            canvas.put(x, y, MISSING, style, piece)
            x += len(MISSING) + 1


class Hand(_Cards):
    """The own cards by class, then those chosen in a half-made move."""

    def draw(self, canvas: Canvas) -> None:
        quiet = ink(self.colours.dim, self.colours.ground)
        x = y = 0
        stacks = [(stack.card, stack.count, f"hand-{stack.card}") for stack in self.view.hand]
        for card, count, piece in stacks:
            width = len(short(self.view, card)) + 2 + (2 if count > 1 else 0)
            if x + width > canvas.width:
                x, y = 0, y + 1
            x = self.put_card(canvas, x, y, card, piece, count=count) + 1
        if not stacks and self.view.viewer >= 0:
            canvas.put(1, 0, self.words.text("coupage-terminal-no-cards"), quiet)
        if self.view.chosen:
            said = self.words.text("coupage-terminal-chosen")
            if x + len(said) + 9 * len(self.view.chosen) > canvas.width:
                x, y = 0, y + 1
            canvas.put(x + 1, y, said, quiet)
            x += len(said) + 2
            for card in self.view.chosen:
                x = self.put_card(canvas, x, y, card, f"chosen-{card}") + 1


class Players(_Cards):
    """The player aid: each recipe, and what the own hand lacks for it."""

    def draw(self, canvas: Canvas) -> None:
        for y, aid in enumerate(self.view.aid):
            self._draw_recipe(canvas, aid, y)

    def _draw_recipe(self, canvas: Canvas, aid: Aid, y: int) -> None:
        piece = f"recipe-{aid.recipe}"
        bright = piece in self.playable
        style = ink(self.colours.choice if bright else self.colours.ink, self.colours.ground, bold=bright)
        if piece == self.cursor:
            style = ink(self.colours.ground, self.colours.glow, bold=True)
        mark = "▸" if piece == self.cursor else "♦" if aid.cava else " "
        text = f"{mark}{aid.recipe} {grapes_text(aid):<18} ●{aid.time} ★{aid.stars} "
        canvas.put(0, y, text, style, piece)
        quiet = ink(self.colours.dim, self.colours.ground)
        canvas.put(len(text), y, self._lacks(aid), quiet, piece)

    def _lacks(self, aid: Aid) -> str:
        if aid.missing < 0:
            return ""
        if not aid.open:
            return self.words.text("coupage-terminal-closed")
        if not aid.missing:
            return "✓"
        return f"{aid.missing}: {' '.join(aid.helps)}"


def grapes_text(aid: Aid) -> str:
    """`W W W`, `MAC XAR PAR`; alternatives are too long for a line."""
    return " ".join(text if len(text) <= 3 else f"{text[:3]}…" for text in aid.grapes)

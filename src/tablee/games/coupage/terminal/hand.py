"""The viewer's cards, as large as the window allows, then those chosen in an incomplete move."""

from __future__ import annotations

from rich.cells import cell_len

from tablee.games.coupage.terminal.cards import STARS, face_of, plain_name, short_name, truncated
from tablee.games.coupage.terminal.picture import Picture
from tablee.games.picture import Canvas

SHORT_NAME = 9  # letters of a name if the hand is large
GAP = 1


class Hand(Picture):
    def draw(self, canvas: Canvas) -> None:
        view = self.view
        cards = [(stack.card, stack.count, f"hand-{stack.card}") for stack in view.hand]
        picked = [(card, 1, f"chosen-{card}") for card in view.chosen]
        if not cards and not picked and view.viewer >= 0:
            canvas.put(1, 0, self.words.text("coupage-terminal-no-cards"), self.quiet)
            return
        said = self.words.text("coupage-terminal-chosen") if picked else ""
        for longest in (99, 13, SHORT_NAME):
            widths = [self._width(card, count, longest) for card, count, _ in [*cards, *picked]]
            if sum(widths) + GAP * len(widths) + cell_len(said) + 2 <= canvas.width:
                self._draw_large(canvas, cards, picked, said, longest)
                return
        self._draw_small(canvas, cards, picked, said)

    def _texts(self, card: str, count: int, longest: int, lines: int) -> list[str]:
        """The lines of a card: letters and stars, then the name. With three lines, the stars have their own."""
        times = f" ×{count}" if count > 1 else ""
        name = truncated(plain_name(self.view, card, self.words), longest)
        if lines < 3:
            return [short_name(self.view, card) + times, name]
        face = face_of(self.view, card)
        return [card[:3] + times, STARS * face.stars if face is not None else "", name]

    def _width(self, card: str, count: int, longest: int) -> int:
        return max(cell_len(text) for text in self._texts(card, count, longest, 2)) + 2

    def _draw_large(
        self,
        canvas: Canvas,
        cards: list[tuple[str, int, str]],
        picked: list[tuple[str, int, str]],
        said: str,
        longest: int,
    ) -> None:
        x = 0
        for card, count, piece in cards:
            x = self._draw_card(canvas, x, card, count, piece, longest)
        if said:
            canvas.put(x + 1, 0, said, self.quiet)
            x += cell_len(said) + 2
        for card, count, piece in picked:
            x = self._draw_card(canvas, x, card, count, piece, longest)

    def _draw_card(self, canvas: Canvas, x: int, card: str, count: int, piece: str, longest: int) -> int:
        lines = min(3, canvas.height)
        width = self._width(card, count, longest)
        style = self.card_style(card, piece)
        canvas.block(x, 0, width, lines, style, piece)
        for y, text in enumerate(self._texts(card, count, longest, lines)[:lines]):
            canvas.put(x, y, f"{self.mark(piece) if y == 0 else ' '}{text}", style, piece)
        return x + width + GAP

    def _draw_small(
        self, canvas: Canvas, cards: list[tuple[str, int, str]], picked: list[tuple[str, int, str]], said: str
    ) -> None:
        """Only letters and stars, in as many lines as needed."""
        x = y = 0
        for place, (card, count, piece) in enumerate([*cards, *picked]):
            text = f"{self.mark(piece)}{short_name(self.view, card)}{f'×{count}' if count > 1 else ''} "
            head = said if place == len(cards) else ""
            if x + cell_len(text) + (cell_len(head) + 2 if head else 0) > canvas.width:
                x, y = 0, y + 1
            if head:
                canvas.put(x + 1, y, head, self.quiet)
                x += cell_len(head) + 2
            canvas.put(x, y, text, self.card_style(card, piece), piece)
            x += cell_len(text) + GAP

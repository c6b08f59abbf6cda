"""The base class of Coup's pictures, with its colours, and numbers as the selected move would change them."""

from __future__ import annotations

from tablee.games import picture
from tablee.games.coup.terminal.palette import Palette, palette
from tablee.games.coup.view import CoupView


class Picture(picture.Picture[CoupView, Palette]):
    def palette(self, dark: bool) -> Palette:
        return palette(dark)

    def change(self, place: str) -> int:
        """By how much the selected move would change the number at a place."""
        return sum(mark.amount if mark.kind == "gain" else -mark.amount for mark in self.marks if mark.place == place)

    def amount(self, points: int, place: str) -> str:
        """The number at a place; if the selected move changes it, what it would be, after a sign."""
        change = self.change(place)
        sign = "▲" if change > 0 else "▼" if change < 0 else ""
        return sign + self.words.text("coup-terminal-amount", points=points + change)

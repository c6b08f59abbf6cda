"""The base class of Coup's pictures, with its colours."""

from __future__ import annotations

from tablee.games import picture
from tablee.games.coup.terminal.palette import Palette, palette
from tablee.games.coup.view import CoupView


class Picture(picture.Picture[CoupView, Palette]):
    def palette(self, dark: bool) -> Palette:
        return palette(dark)

"""Pictures of this room, in its own colours."""

from __future__ import annotations

from tablee.games import picture
from tablee.games.coupage.terminal.palette import Palette, palette
from tablee.games.coupage.view import CoupageView


class Picture(picture.Picture[CoupageView, Palette]):
    def palette(self, dark: bool) -> Palette:
        return palette(dark)

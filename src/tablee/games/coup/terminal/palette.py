"""The colours of Coup, dark and light. Colour is never the only sign: rows have letters, tiles have shapes."""

from __future__ import annotations

from functools import cache

from rich.style import Style
from textual.color import Color

ROWS = ("#f2c230", "#ee7b30", "#d62839", "#8a4bb5", "#2368b8", "#147d48")  # in the order of the rows
ON_ROW = ("#1d1a16", "#1d1a16", "#ffffff", "#ffffff", "#ffffff", "#ffffff")


class Palette:
    """The colours of one theme."""

    def __init__(self, dark: bool) -> None:
        self.background = "#1e1a16" if dark else "#f4ecd8"
        self.foreground = "#f4ecd8" if dark else "#1e1a16"
        self.dim = "#9c917f" if dark else "#6f6656"
        self.faint = "#5b5348" if dark else "#b5aa94"
        self.highlight = "#ffffff" if dark else "#000000"
        self.track = [_mix(self.background, row, 0.17 if dark else 0.22) for row in ROWS]
        self.seam = [_mix(row, "#000000", 0.35) for row in ROWS]  # between two tiles
        self.line = [_mix(row, "#ffffff" if dark else "#000000", 0.3 if dark else 0.25) for row in ROWS]


def _mix(one: str, other: str, part: float) -> str:
    return Color.parse(one).blend(Color.parse(other), part).hex


@cache
def palette(dark: bool) -> Palette:
    return Palette(dark)


@cache
def text_style(colour: str, background: str, bold: bool = False, underline: bool = False, dim: bool = False) -> Style:
    return Style(color=colour, bgcolor=background, bold=bold, underline=underline, dim=dim)

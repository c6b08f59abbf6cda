"""Wine on lamplit wood or on paper. Colour never stands alone: every variety has its letters, every card its name."""

from __future__ import annotations

from functools import cache

from rich.style import Style
from textual.color import Color

# By place in the list of varieties: four whites from straw to gold, four reds from pink to violet.
VARIETIES = ("#e9d27a", "#cfd98a", "#a9c77b", "#f0b94a", "#d9566b", "#b3304a", "#e58aa5", "#7c3b74")
ON_VARIETY = ("#1d1a16", "#1d1a16", "#1d1a16", "#1d1a16", "#ffffff", "#ffffff", "#1d1a16", "#ffffff")
TIME = "#5f8fb0"
SPECIAL = "#8c8c9c"


class Palette:
    """Colours for one light."""

    def __init__(self, dark: bool) -> None:
        self.ground = "#1e1a16" if dark else "#f4ecd8"
        self.ink = "#f4ecd8" if dark else "#1e1a16"
        self.dim = "#9c917f" if dark else "#6f6656"
        self.glow = "#ffffff" if dark else "#000000"
        self.barrel = "#3a2f24" if dark else "#dfcfae"
        self.own = "#4a3a28" if dark else "#d3bd92"
        self.bottle = "#1f4a3a" if dark else "#a9cdb9"
        self.spoiled = "#5a2430" if dark else "#e8b7b0"
        self.choice = "#f2c230" if dark else "#b3541e"


def shade(colour: str, ground: str, part: float) -> str:
    return Color.parse(ground).blend(Color.parse(colour), part).hex


@cache
def palette(dark: bool) -> Palette:
    return Palette(dark)


@cache
def ink(colour: str, ground: str, bold: bool = False, underline: bool = False) -> Style:
    return Style(color=colour, bgcolor=ground, bold=bold, underline=underline)

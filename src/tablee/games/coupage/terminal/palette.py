"""Wine on lamplit wood or on paper. Colour never stands alone: every variety has its letters, every card its name."""

from __future__ import annotations

from functools import cache

from rich.style import Style
from textual.color import Color

# By place in the list of varieties: four whites from gold to amber, four reds from indigo to violet.
VARIETIES = ("#e3bd3f", "#b3bf4e", "#8fc08a", "#e89a3c", "#544ea6", "#a81f3d", "#c23f68", "#6a2c63")
DARK_INK, PALE_INK = "#1d1a16", "#ffffff"
ON_VARIETY = (DARK_INK, DARK_INK, DARK_INK, DARK_INK, PALE_INK, PALE_INK, PALE_INK, PALE_INK)
TIME, ON_TIME = "#2f6f96", PALE_INK
SPECIAL, ON_SPECIAL = "#a3a0ad", DARK_INK
READABLE = 4.5  # contrast of text to be read


class Palette:
    """Colours for one light."""

    def __init__(self, dark: bool) -> None:
        self.ground = "#1e1a16" if dark else "#f4ecd8"
        self.ink = "#f4ecd8" if dark else "#1e1a16"
        self.dim = "#9c917f" if dark else "#6f6656"
        self.glow = "#ffffff" if dark else "#000000"
        self.barrel = "#3a2f24" if dark else "#e3d4b4"
        self.own = "#54412b" if dark else "#d3bd92"
        self.empty = "#27221c" if dark else "#ece2ca"
        self.bottle = "#1f4a3a" if dark else "#a9cdb9"
        self.spoiled = "#5f2431" if dark else "#e8b7b0"
        self.choice = "#f2c230" if dark else "#8f3f10"
        self.good = "#7fd0a3" if dark else "#0b4f2d"
        self.bad = "#ff9c9c" if dark else "#8c1220"
        self.variety = [readable(colour, self.ground) for colour in VARIETIES]  # as letters, without a card below


def readable(colour: str, ground: str) -> str:
    """The colour, moved away from the ground until it can be read on it."""
    back = Color.parse(ground)
    away = Color.parse("#ffffff" if back.brightness < 0.5 else "#000000")
    for part in range(10):
        mixed = Color.parse(colour).blend(away, part / 10)
        if contrast(mixed.hex, ground) >= READABLE:
            return mixed.hex
    return away.hex


def contrast(one: str, other: str) -> float:
    """As WCAG counts it."""
    lights = sorted((_light(one), _light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _light(colour: str) -> float:
    parts = Color.parse(colour).normalized
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@cache
def shade(colour: str, ground: str, part: float) -> str:
    return Color.parse(ground).blend(Color.parse(colour), part).hex


@cache
def palette(dark: bool) -> Palette:
    return Palette(dark)


@cache
def ink(colour: str, ground: str, bold: bool = False, underline: bool = False) -> Style:
    return Style(color=colour, bgcolor=ground, bold=bold, underline=underline)

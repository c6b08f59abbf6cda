"""The colours of Coupage, dark and light. Colour is never the only sign: varieties have letters, cards have names."""

from __future__ import annotations

from functools import cache

from rich.style import Style
from textual.color import Color

# In the order of the varieties: four whites from gold to amber, four reds from indigo to violet.
VARIETIES = ("#e3bd3f", "#b3bf4e", "#8fc08a", "#e89a3c", "#544ea6", "#a81f3d", "#c23f68", "#6a2c63")
DARK_INK, PALE_INK = "#1d1a16", "#ffffff"
ON_VARIETY = (DARK_INK, DARK_INK, DARK_INK, DARK_INK, PALE_INK, PALE_INK, PALE_INK, PALE_INK)
TIME, ON_TIME = "#2f6f96", PALE_INK
SPECIAL, ON_SPECIAL = "#a3a0ad", DARK_INK
READABLE = 4.5  # the contrast that WCAG requires for text


class Palette:
    """The colours of one theme."""

    def __init__(self, dark: bool) -> None:
        self.background = "#1e1a16" if dark else "#f4ecd8"
        self.foreground = "#f4ecd8" if dark else "#1e1a16"
        self.dim = "#9c917f" if dark else "#6f6656"
        self.highlight = "#ffffff" if dark else "#000000"
        self.barrel = "#3a2f24" if dark else "#e3d4b4"
        self.own = "#54412b" if dark else "#d3bd92"
        self.empty = "#27221c" if dark else "#ece2ca"
        self.bottle = "#1f4a3a" if dark else "#a9cdb9"
        self.spoiled = "#5f2431" if dark else "#e8b7b0"
        self.choice = "#f2c230" if dark else "#8f3f10"
        self.good = "#7fd0a3" if dark else "#0b4f2d"
        self.bad = "#ff9c9c" if dark else "#8c1220"
        self.variety = [readable(colour, self.background) for colour in VARIETIES]  # for letters outside cards


def readable(colour: str, background: str) -> str:
    """The colour, made lighter or darker until it can be read on this background."""
    back = Color.parse(background)
    away = Color.parse("#ffffff" if back.brightness < 0.5 else "#000000")
    for part in range(10):
        mixed = Color.parse(colour).blend(away, part / 10)
        if contrast(mixed.hex, background) >= READABLE:
            return mixed.hex
    return away.hex


def contrast(one: str, other: str) -> float:
    """The contrast ratio defined by WCAG."""
    lights = sorted((_light(one), _light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _light(colour: str) -> float:
    parts = Color.parse(colour).normalized
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@cache
def shade(colour: str, background: str, part: float) -> str:
    return Color.parse(background).blend(Color.parse(colour), part).hex


@cache
def palette(dark: bool) -> Palette:
    return Palette(dark)


@cache
def text_style(colour: str, background: str, bold: bool = False, underline: bool = False) -> Style:
    return Style(color=colour, bgcolor=background, bold=bold, underline=underline)

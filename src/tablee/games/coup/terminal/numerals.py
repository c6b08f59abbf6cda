"""Huge numerals and letters, three lines high, cut from half blocks."""

from __future__ import annotations

# Five lines of pixels each.
_PIXELS = {
    "0": "### #.# #.# #.# ###",
    "1": "##. .#. .#. .#. ###",
    "2": "### ..# ### #.. ###",
    "3": "### ..# ### ..# ###",
    "4": "#.# #.# ### ..# ..#",
    "5": "### #.. ### ..# ###",
    "6": "### #.. ### #.# ###",
    "7": "### ..# ..# ..# ..#",
    "8": "### #.# ### #.# ###",
    "9": "### #.# ### ..# ###",
    "Y": "#.# #.# ### .#. .#.",
    "O": "### #.# #.# #.# ###",
    "R": "##. #.# ##. #.# #.#",
    "V": "#.# #.# #.# #.# .#.",
    "B": "##. #.# ##. #.# ##.",
    "G": "### #.. #.# #.# ###",
}
_HALVES = {"..": " ", "#.": "▀", ".#": "▄", "##": "█"}
WIDTH = 4  # with the gap


def huge(text: str) -> list[str]:
    """Three lines."""
    lines = ["", "", ""]
    for letter in text:
        rows = ["...", *_PIXELS[letter].split()]
        for line in range(3):
            pairs = zip(rows[2 * line], rows[2 * line + 1], strict=True)
            lines[line] += "".join(_HALVES[upper + lower] for upper, lower in pairs) + " "
    return lines

"""Large digits and letters, three lines high, made of half-block characters."""

from __future__ import annotations

# Five lines of three pixels each.
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
WIDTH = 4  # of one character, with the gap after it


def huge(text: str) -> list[str]:
    """The text in three lines."""
    lines = ["", "", ""]
    for letter in text:
        rows = ["...", *_PIXELS[letter].split()]
        for line in range(3):
            pairs = zip(rows[2 * line], rows[2 * line + 1], strict=True)
            lines[line] += "".join(_HALVES[upper + lower] for upper, lower in pairs) + " "
    return lines

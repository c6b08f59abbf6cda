"""What one reads off the board at a glance: runs, gains, who is near ten."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.coup.notation import LETTERS, tile_number
from tablee.games.coup.rules import NUMBERS
from tablee.games.coup.view import CoupView

COUP = 10  # tiles side by side


def place_of(piece: str) -> tuple[int, int]:
    """Row and number of a tile; a supply comes after the last space of its row."""
    tile = tile_number(piece)
    if tile is None:
        return LETTERS.index(piece.removeprefix("supply-")[0]), NUMBERS + 1
    return tile // NUMBERS, tile % NUMBERS + 1


def runs(laid: Sequence[int]) -> list[range]:
    """Unbroken chains, from end to end."""
    found: list[range] = []
    for number in laid:
        if found and found[-1].stop == number:
            found[-1] = range(found[-1].start, number + 1)
        else:
            found.append(range(number, number + 1))
    return found


def longest_run(laid: Sequence[int]) -> int:
    return max(map(len, runs(laid)), default=0)


def gain_of(view: CoupView, tile: str) -> int:
    """What laying it would add to the value of a token."""
    colour, number = place_of(tile)
    return view.rows[colour].gains[number - 1]


def is_the_coup(view: CoupView, tile: str) -> bool:
    """Whether laying it would make the Coup, which is made only once."""
    colour, number = place_of(tile)
    return view.maker < 0 and longest_run(sorted({*view.rows[colour].laid, number})) >= COUP

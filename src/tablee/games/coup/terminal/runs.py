"""What can be read off the board: the runs, and what laying a tile would add."""

from __future__ import annotations

from tablee.games.coup.moves import LETTERS, tile_number
from tablee.games.coup.rules import NUMBERS
from tablee.games.coup.view import CoupView, Row


def grid_position(piece: str) -> tuple[int, int]:
    """Row and column of a piece: the row and number of a tile; a supply comes after the last space of its row."""
    tile = tile_number(piece)
    if tile is None:
        return LETTERS.index(piece.removeprefix("supply-")[0]), NUMBERS + 1
    return tile // NUMBERS, tile % NUMBERS + 1


def longest_run(row: Row) -> int:
    return max((run.last - run.first + 1 for run in row.runs), default=0)


def gain_of(view: CoupView, tile: str) -> int:
    """What laying the tile would add to the value of a token."""
    colour, number = grid_position(tile)
    return view.rows[colour].gains[number - 1]

"""The furniture of the full-screen table: all cellars, the own hand, and the player aid."""

from __future__ import annotations

from tablee.games.coupage.terminal.aid import Players
from tablee.games.coupage.terminal.board import ROWS, Board
from tablee.games.coupage.terminal.hand import Hand

__all__ = ["Board", "Hand", "Players", "heights"]

AROUND, TALL_AROUND, TALL = 8, 13, 42  # lines of the table for everything else, and from when it takes its ease
# For the board, the hand and the aid: the further down, the more comfortable.
PLANS = ((0, 2, 5), (0, 2, 6), (1, 2, 6), (1, 2, 7), (2, 2, 7), (2, 3, 7), (3, 3, 7), (3, 3, 8), (4, 3, 8), (5, 3, 8))


def heights(height: int, seats: int) -> tuple[int, int, int]:
    """Lines for board, hand and aid in a window of that height."""
    room = height - (TALL_AROUND if height >= TALL else AROUND)
    found = (ROWS[0].height(seats), 2, 5)
    for rows, hand, aid in PLANS:
        board = ROWS[rows].height(seats)
        if board + hand + aid <= room:
            found = (board, hand, aid)
    return found

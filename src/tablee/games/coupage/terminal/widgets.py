"""The widgets of the full-screen table: the cellars, the viewer's hand and the player aid."""

from __future__ import annotations

from tablee.games.coupage.terminal.aid import Players
from tablee.games.coupage.terminal.board import ROWS, Board
from tablee.games.coupage.terminal.hand import Hand

__all__ = ["Board", "Hand", "Players", "heights"]

OTHER_LINES, TALL_OTHER_LINES = 8, 13  # lines of the screen for everything else, in a low and in a tall window
TALL = 42  # lines from which a window is tall
# Index into `ROWS` for the board, then the heights of the hand and the aid, from the most compact layout on.
LAYOUTS = ((0, 2, 5), (0, 2, 6), (1, 2, 6), (1, 2, 7), (2, 2, 7), (2, 3, 7), (3, 3, 7), (3, 3, 8), (4, 3, 8), (5, 3, 8))


def heights(height: int, seats: int) -> tuple[int, int, int]:
    """Heights in lines of board, hand and player aid: the largest layout that fits."""
    available = height - (TALL_OTHER_LINES if height >= TALL else OTHER_LINES)
    found = (ROWS[0].height(seats), 2, 5)
    for rows, hand, aid in LAYOUTS:
        board = ROWS[rows].height(seats)
        if board + hand + aid <= available:
            found = (board, hand, aid)
    return found

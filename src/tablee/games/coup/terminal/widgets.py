"""The widgets of the full-screen table: the board, the hand and the players."""

from __future__ import annotations

from tablee.games.coup.moves import LETTERS
from tablee.games.coup.terminal.board import Board
from tablee.games.coup.terminal.seats import Hand, Players

__all__ = ["Board", "Hand", "Players", "heights"]


def heights(height: int, seats: int) -> tuple[int, int, int]:
    """Heights in lines of board, hand and players. A taller window gets larger tiles."""
    line = 3 if height >= 39 else 2 if height >= 31 else 1
    return 1 + line * len(LETTERS), 4 if line == 3 else 2, seats + 1

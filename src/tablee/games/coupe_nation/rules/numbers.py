"""Positions, cards and actions of Coupe nation as numbers.

A card is its number. Glass card 25 never leaves the middle of the base, so everywhere else 25 is the Finish card, which
counts as that number. Sets of cards are bits: card 7 is bit 7. Positions are counted from the base, level by level.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Cards

GLASS: Final = 50
FINISH: Final = 25
FINISH_BIT: Final = 1 << 25
ALL_BITS: Final = (1 << 51) - 2

# The tower (section 2.4)

LEVELS: Final = 7
POSITIONS: Final = 28
BASE: Final = 7  # positions of the lowest level: 0 to 6
MIDDLE: Final = 3  # of the base; Glass card 25 lies there
TOP: Final = 27
BELOW_TOP: Final = (1 << 27) - 1  # all positions but the top
NOWHERE: Final = -1

FIRST_OF_LEVEL: Final[tuple[int, ...]] = (0, 7, 13, 18, 22, 25, 27)
LEVEL: Final[list[int]] = [level for level in range(LEVELS) for _ in range(LEVELS - level)]
LEFT: Final[list[int]] = [
    column for level in range(LEVELS) for column in range(LEVELS - level)
]  # base columns of a position
RIGHT: Final[list[int]] = [column + level for level in range(LEVELS) for column in range(LEVELS - level)]


def _related(position: int, after: bool) -> int:
    """Positions before or after a position, as bits: both ends of the span lie further to that side, or level."""
    found = 0
    for other in range(POSITIONS):
        one, two = (position, other) if after else (other, position)
        if other != position and LEFT[one] <= LEFT[two] and RIGHT[one] <= RIGHT[two]:
            found |= 1 << other
    return found


BEFORE: Final[vec[i64]] = vec[i64]([i64(_related(position, False)) for position in range(POSITIONS)])
AFTER: Final[vec[i64]] = vec[i64]([i64(_related(position, True)) for position in range(POSITIONS)])
# The left one of the two positions a position stands on; the right one is the next number. NOWHERE on the base.
SUPPORT: Final[vec[i64]] = vec[i64](
    [
        i64(FIRST_OF_LEVEL[LEVEL[position] - 1] + LEFT[position] if LEVEL[position] else NOWHERE)
        for position in range(POSITIONS)
    ]
)

# Hands, draws, Reserve

MOST_SEATS: Final = 4
DEALT: Final = 3  # cards of a hand at the start
HAND_LIMIT: Final = 3
REFILL: Final = 2  # after a card that shows no symbol, hands are refilled up to this
FIRST_DRAW: Final = 1
MOST_DRAWN: Final = 4
MOST_HELD: Final = 8  # 3 + 4 Glass cards, and the Finish card

NO_SYMBOL: Final = 0
ONE_DIAMOND: Final = 1
TWO_DIAMONDS: Final = 2
HEART: Final = 3

# What a state keeps in one array: for each position its card (64 times one more than the seat that hid it is added to a
# card that lies face down), the greatest number before it and the smallest after it, face up; then the hands.

CARD_MASK: Final = 63
HIDER: Final = 64
LOW: Final = POSITIONS
HIGH: Final = LOW + POSITIONS
HANDS: Final = HIGH + POSITIONS
CELLS: Final = HANDS + MOST_SEATS
NO_LOW: Final = 0
NO_HIGH: Final = GLASS + 1

# Phases

DRAWING: Final = 0
ACTING: Final = 1
TRIMMING: Final = 2  # the hand: too many cards (CPN-9.1)
CLEARING: Final = 3  # the Reserve: too many cards (CPN-9.2)
OVER: Final = 4

# How a game ends

RUNNING: Final = 0
WON: Final = 1
COLLAPSED: Final = 2  # a wrong card was opened
STUCK: Final = 3  # somebody had no legal action

# Actions. Those with cards have one for each number; 25 is the Finish card.

DRAW: Final = 0  # 0 to 4 cards
PLACE: Final = DRAW + MOST_DRAWN + 1
HIDE: Final = PLACE + GLASS
OPEN: Final = HIDE + GLASS
RESERVE: Final = OPEN + POSITIONS
PAIR: Final = RESERVE + 1
SUM: Final = PAIR + GLASS
DIFFERENCE: Final = SUM + GLASS
EXTRA: Final = DIFFERENCE + GLASS
ON: Final = EXTRA + GLASS
DISCARD: Final = ON + POSITIONS
DESTROY: Final = DISCARD + GLASS
NUM_ACTIONS: Final = DESTROY + GLASS

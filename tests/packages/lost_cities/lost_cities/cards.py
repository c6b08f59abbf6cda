"""The cards: numbers named after what is printed on them.

A card is `colour * RANKS + rank`. Rank 0 is a wager, rank 1 the two, rank 9 the ten. The three wagers of a colour
cannot be told apart, so they are the same card three times.
"""

from collections.abc import Iterable

from tablee.engine.layout import Colour

COLOURS = 5
RANKS = 10
CARDS = COLOURS * RANKS
WAGERS = 3
LETTERS: tuple[Colour, ...] = ("Y", "B", "W", "G", "R")  # yellow, blue, white, green, red
WAGER = "x"


def colour_of(card: int) -> int:
    return card // RANKS


def is_wager(card: int) -> bool:
    return card % RANKS == 0


def worth(card: int) -> int:
    """What is printed on it; a wager is worth nothing by itself."""
    return 0 if is_wager(card) else card % RANKS + 1


def copies(card: int) -> int:
    return WAGERS if is_wager(card) else 1


def pack() -> list[int]:
    """All sixty cards, in order."""
    return [card for card in range(CARDS) for _ in range(copies(card))]


def face(card: int) -> str:
    return WAGER if is_wager(card) else str(worth(card))


def code(card: int) -> str:
    """How a card is written: Y7, Rx."""
    return LETTERS[colour_of(card)] + face(card)


def without(cards: Iterable[int], gone: Iterable[int]) -> list[int]:
    """The cards that are left when these have been taken out, each as often as it is named."""
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return rest

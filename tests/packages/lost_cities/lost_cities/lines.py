"""Cards in words, as parts of sentences."""

from collections.abc import Iterable

from tablee.engine.words import Line

from .cards import LETTERS, code, colour_of, face


def card_line(card: int) -> Line:
    """The yellow 7, a red wager."""
    return Line("lost-cities-card", {"colour": LETTERS[colour_of(card)], "face": face(card)})


def codes(cards: Iterable[int]) -> str:
    return ", ".join(code(card) for card in cards)

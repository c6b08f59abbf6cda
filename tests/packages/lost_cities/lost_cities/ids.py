"""Names of places and pieces, which moves, marks, beats and the layout share."""

from collections.abc import Iterable, Sequence

from .cards import LETTERS, code, colour_of, is_wager

DECK = "deck"


def expedition(seat: int, colour: int) -> str:
    return f"expedition-{seat}-{LETTERS[colour]}"


def pile(colour: int) -> str:
    return f"pile-{LETTERS[colour]}"


def goal(seat: int, card: int) -> str:
    return expedition(seat, colour_of(card))


def piece(card: int) -> str:
    """A card on the table. Wagers of a colour have no names there: they cannot be told apart."""
    return "" if is_wager(card) else f"card-{code(card)}"


def in_hand(cards: Iterable[int]) -> list[str]:
    """The cards of a hand, wagers numbered: card-Y7, card-Rx-1, card-Rx-2."""
    names: list[str] = []
    wagers: dict[int, int] = {}
    for card in cards:
        wagers[card] = wagers.get(card, 0) + 1
        names.append(f"card-{code(card)}-{wagers[card]}" if is_wager(card) else piece(card))
    return names


def held(hand: Sequence[int], card: int) -> list[str]:
    """The pieces of a hand that are this card."""
    return [name for name, each in zip(in_hand(hand), hand, strict=True) if each == card]

"""What several parts of the judgement count."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState

POINT: Final = 100  # values are in hundredths of one


def rounds_left(state: AgeOfChampagneState) -> i64:
    return n.ROUNDS - state.round


def own_pawns(state: AgeOfChampagneState, who: i64, first: i64) -> i64:
    """Own pawns in a zone of four spots."""
    count: i64 = 0
    for spot in range(first, first + n.BLOCK):
        if state.spots[spot] != n.NOBODY and n.owner_of(state.spots[spot]) == who:
            count += 1
    return count


def card_grapes(state: AgeOfChampagneState, card: i64) -> i64:
    return state.printed.grapes[card] if card != n.NO_CARD else i64(0)

"""Drawing cards (chapter 4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.tower import Tower, bit


def most_drawn(state: Tower) -> i64:
    """How many cards the seat to act may draw now."""
    most = _allowed(state)
    return most if most < state.deck_size else state.deck_size  # CPN-4.7


def _allowed(state: Tower) -> i64:
    reference = state.reference
    if reference < 0:
        return n.FIRST_DRAW  # CPN-4.1
    card = state.cells[reference]
    if card >= n.HIDER or card == n.FINISH:  # CPN-4.5, CPN-5.3
        missing = n.REFILL - state.glasses(state.to_act)
        return missing if missing > 0 else 0
    symbol = state.printed.symbols[card]
    return hearts(state, reference) if symbol == n.HEART else symbol  # CPN-4.3


def hearts(state: Tower, position: i64) -> i64:
    """What a heart at the position allows: the diamonds on the two cards it stands on (CPN-4.4)."""
    support = n.SUPPORT[position]
    if support < 0:
        return 0
    return _diamonds(state, support) + _diamonds(state, support + 1)


def _diamonds(state: Tower, position: i64) -> i64:
    card = state.cells[position]
    if card >= n.HIDER or card == n.FINISH and position != n.MIDDLE:
        return 0
    return state.printed.diamonds(card)


def fill_draws(state: Tower, buffer: vec[i64]) -> i64:
    most = most_drawn(state)
    for number in range(most + 1):
        buffer[number] = n.DRAW + number
    return most + 1


def draw(state: Tower, number: i64) -> None:
    """All announced cards in one go; after the Finish card comes one more (CPN-4.6, CPN-4.8)."""
    seat = state.to_act
    more = number
    while more > 0 and state.deck_size > 0:
        state.deck_size -= 1
        card = state.deck[state.deck_size]
        state.cells[n.HANDS + seat] |= bit(card)
        if card == n.FINISH:
            state.finish_drawn = True
        else:
            more -= 1
    state.learned += 1

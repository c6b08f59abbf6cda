"""Positions after an action, as far as the seat to act can tell."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.coupe_nation.outlook import knows_card, take_away
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.state import CoupeNationState
from tablee.games.coupe_nation.rules.tower import bit


def placed(state: CoupeNationState, card: i64, position: i64) -> CoupeNationState:
    after = state.clone()
    after.cells[n.HANDS + state.to_act] &= ~bit(card)
    after.show(position, card)
    return after


def exchanged(state: CoupeNationState, pair: i64, gone: i64, target: i64, position: i64) -> CoupeNationState:
    after = state.clone()
    exchange(after, pair, gone, target, position, state.to_act)
    return after


def exchange(after: CoupeNationState, pair: i64, gone: i64, target: i64, position: i64, seat: i64) -> None:
    """A card that another player hid is not counted: the seat does not know it yet."""
    after.cells[n.HANDS + seat] &= ~(pair | gone)
    after.discard |= gone
    after.reserve = (after.reserve | pair) & ~bit(target)
    if after.occupied >> position & 1:
        if knows_card(after, position, seat):
            after.cells[n.HANDS + seat] |= bit(after.card_at(position))
        if after.hider_at(position) < 0:
            take_away(after, position)
    after.show(position, target)

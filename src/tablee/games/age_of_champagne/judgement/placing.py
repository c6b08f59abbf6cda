"""Placing a pawn, and reserving an order."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.judgement import NEVER
from tablee.games.age_of_champagne.judgement import drawing, growing, knobs, marketing, shipping, worth
from tablee.games.age_of_champagne.judgement.counting import POINT, own_pawns, rounds_left
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.shipping import SWAPPED, modes, order_at, slots_open
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState

_VINEYARDS: Final = 0  # zones
_PRESS: Final = 1
_WINERY: Final = 2
_MARKETING: Final = 3
_SHIPPING: Final = 4
COUNCIL: Final = 6
UNKNOWN: Final = 2 * NEVER  # what a zone brings was not counted yet
_AT_ONCE: Final = 1_000_000


def placed(k: vec[i64], state: AgeOfChampagneState, who: i64, spot: i64, known: vec[i64]) -> i64:
    """The action with its effect, as far as it can be seen now, and whether it is the time for it."""
    zone = _zone(spot)
    timing: i64 = 0
    if zone < COUNCIL:
        timing = k[knobs.EARLY + zone] * rounds_left(state)
    more = state.pawns(who) - 1
    if more > 0:
        timing += k[knobs.HASTE + zone] * more
    return timing + _action(k, state, who, spot, zone, known)


def _zone(spot: i64) -> i64:
    """Zones 1 to 6, then the Council."""
    if spot < n.ZONE_4:
        return spot // n.BLOCK
    if spot < n.ZONE_5:
        return _MARKETING
    return (spot - n.ZONE_5) // n.BLOCK + _SHIPPING


def _action(k: vec[i64], state: AgeOfChampagneState, who: i64, spot: i64, zone: i64, known: vec[i64]) -> i64:
    if zone == COUNCIL:
        return k[knobs.PLACE] * (state.place_of(who) - (spot - n.ZONE_8)) if rounds_left(state) > 0 else i64(0)
    if zone == _VINEYARDS:
        return _effect(k, state, who, spot) + growing.vineyard(k, state, who, state.offer(spot))
    if known[zone] == UNKNOWN:
        if zone == _PRESS:
            known[zone] = growing.press_level(k, state, who) + _subsidy(k, state, who, n.ZONE_2)
        elif zone == _WINERY:
            known[zone] = growing.module(k, state, who) + _subsidy(k, state, who, n.ZONE_3)
        elif zone == _MARKETING:
            known[zone] = marketing.best_cuvees(k, state, who)
        elif zone == _SHIPPING:
            known[zone] = shipping.plan(k, state, who, shipping.own_shippers(state, who))
        else:
            known[zone] = drawing.all_blends(k, state, who)
    if zone == _MARKETING:
        return known[zone]
    if zone == _SHIPPING:
        return _effect(k, state, who, spot) + shipping.with_pawn_on(k, state, who, spot, known[zone])
    return _effect(k, state, who, spot) + known[zone]


def reserved(k: vec[i64], state: AgeOfChampagneState, who: i64, order: i64) -> i64:
    """Before anything else, if a pawn is there to ship it and all its cuvees are."""
    if k[knobs.RESERVING] == 0:
        return NEVER
    for place in range(i64(n.BLOCK)):
        spot = n.ZONE_5 + place
        piece = state.spots[spot]
        if piece != n.NOBODY and n.owner_of(piece) == who:
            for slot in range(slots_open(state, spot)):
                if order_at(state, slot) == order and modes(state, who, order) != 0 and _has_all(state, who, order):
                    value = shipping.shipment(k, state, who, order, n.NOBODY, modes(state, who, order) == SWAPPED)
                    if value > k[knobs.RESERVING]:
                        return _AT_ONCE + value
    return NEVER


def _has_all(state: AgeOfChampagneState, who: i64, order: i64) -> bool:
    for colour in range(i64(n.COLOURS)):
        if state.cellar(who, colour) < state.printed.need(order, colour):
            return False
    return True


def _effect(k: vec[i64], state: AgeOfChampagneState, who: i64, spot: i64) -> i64:
    effect = state.effect(spot)
    if effect == n.EFFECT_PP:
        return POINT * state.effect_amount(spot)
    if effect == n.EFFECT_ECO:
        return worth.of_eco(k, state, who, state.effect_amount(spot))
    if effect == n.EFFECT_LINK:
        return _link(k, state, who, spot)
    return 0


def _link(k: vec[i64], state: AgeOfChampagneState, who: i64, spot: i64) -> i64:
    """The other linked spot: own, free or taken."""
    first: i64 = n.ZONE_3 if spot < n.ZONE_3 else n.ZONE_2
    for other in range(first, first + n.BLOCK):
        if state.effect(other) == n.EFFECT_LINK:
            piece = state.spots[other]
            if piece == n.NOBODY:
                return k[knobs.LINK] if state.pawns(who) > 1 and not state.is_blocked(other) else i64(0)
            if n.owner_of(piece) == who:
                return worth.of_random_token(k, state)
    return 0


def _subsidy(k: vec[i64], state: AgeOfChampagneState, who: i64, first: i64) -> i64:
    if state.event_kind() != n.SUBSIDIES or own_pawns(state, who, first) > 0:
        return 0
    return worth.of_random_token(k, state)

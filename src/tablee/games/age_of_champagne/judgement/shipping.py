"""Shipping: what an order brings, and what all own pawns would ship."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.judgement import NEVER
from tablee.games.age_of_champagne.judgement import knobs, worth
from tablee.games.age_of_champagne.judgement.counting import POINT
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.shipping import (
    SWAPPED,
    eco_of,
    marketing_of,
    modes,
    most_orders,
    order_at,
    points_of,
    slots_open,
    ways,
)
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState


def shipment(k: vec[i64], state: AgeOfChampagneState, who: i64, order: i64, left_out: i64, swapped: bool) -> i64:
    """Points, eco steps and the token, less the cuvees."""
    value = POINT * (points_of(state, order, left_out) + marketing_of(state, who, order, left_out))
    value += worth.of_eco(k, state, who, eco_of(state, order, swapped))
    for colour in range(i64(n.COLOURS)):
        cuvees = state.printed.need(order, colour) - (1 if colour == left_out else 0)
        value -= cuvees * worth.of_cuvee(k, state, who, colour)
    type = n.type_of(order)
    if state.active(type) == order and state.on_shelf(type) > 0:
        value += worth.of_random_token(k, state)
    if swapped:
        value -= k[knobs.TRANSPORT]
    value += k[knobs.ORDER]
    if state.reserver(order) == who:
        value += POINT * state.printed.values[order]
    return value


def shipped(k: vec[i64], state: AgeOfChampagneState, who: i64, action: i64) -> i64:
    """An order in its best way, or this way of it."""
    actor = state.actor
    order = (state.pending.steps[0] if state.pending.count > 0 else action) - n.SHIP
    best: i64 = NEVER
    found = ways(state, actor, order)
    both = modes(state, actor, order)
    for way in range(i64(n.COLOURS + 2)):
        if found >> way & 1 == 1 and (action < n.COMPLETE or action >= n.PRINTED_WAY or action - n.COMPLETE == way):
            for swap in range(i64(2)):
                if both >> swap & 1 == 1 and (action < n.PRINTED_WAY or action - n.PRINTED_WAY == swap):
                    value = _way(k, state, actor, order, way, swap == 1)
                    if value > best:
                        best = value
    return best


def _way(k: vec[i64], state: AgeOfChampagneState, who: i64, order: i64, way: i64, swapped: bool) -> i64:
    if way == 0:
        return shipment(k, state, who, order, n.NOBODY, swapped)
    if way <= n.COLOURS:
        return shipment(k, state, who, order, way - 1, swapped)
    lacking: i64 = 0
    for colour in range(i64(n.COLOURS)):
        if state.cellar(who, colour) < state.printed.need(order, colour):
            lacking = colour
    return shipment(k, state, who, order, lacking, swapped) - 20


def joined(k: vec[i64], state: AgeOfChampagneState, who: i64) -> i64:
    """What the cuvee brings here, less what it is worth and what the other gains."""
    colour = state.deal_type
    own = POINT * (state.printed.base[colour] + state.bonus(who, colour)) - worth.of_cuvee(k, state, who, colour)
    return own - shipment(k, state, state.actor, state.deal_order, colour, state.deal_swap) * k[knobs.OTHER] // 100


def with_pawn_on(k: vec[i64], state: AgeOfChampagneState, who: i64, spot: i64, without: i64) -> i64:
    """What all own pawns of the zone would ship with this one, less what they ship without it."""
    own = own_shippers(state, who)
    own[spot - n.ZONE_5] = spot
    value = plan(k, state, who, own) - without
    return value if state.effect(spot) == n.EFFECT_SPEAK_FIRST else value * k[knobs.LATE] // 100


def own_shippers(state: AgeOfChampagneState, who: i64) -> vec[i64]:
    """Spots of own pawns in zone 5."""
    own = vec[i64]([n.NOBODY] * n.BLOCK)
    for place in range(i64(n.BLOCK)):
        piece = state.spots[n.ZONE_5 + place]
        if piece != n.NOBODY and n.owner_of(piece) == who:
            own[place] = n.ZONE_5 + place
    return own


def plan(k: vec[i64], state: AgeOfChampagneState, who: i64, pawns: vec[i64]) -> i64:
    """Orders taken one after the other, each time the best, from the cellar as it is now."""
    cellar = vec[i64]([0] * n.COLOURS)
    for colour in range(i64(n.COLOURS)):
        cellar[colour] = state.cellar(who, colour)
    taken: i64 = 0
    total: i64 = 0
    one: i64 = 1
    for place in range(i64(n.BLOCK)):
        spot = pawns[place]
        if spot == n.NOBODY:
            continue
        for turn in range(most_orders(state, spot)):
            best: i64 = n.NOBODY
            most: i64 = 0
            for slot in range(slots_open(state, spot)):
                if taken >> slot & 1 == 0:
                    value = _order_from(k, state, who, order_at(state, slot), cellar, spot)
                    if value > most:
                        most = value
                        best = slot
            if best == n.NOBODY:
                break
            taken |= one << best
            total += most
            _use(state, order_at(state, best), cellar)
    return total


def _order_from(k: vec[i64], state: AgeOfChampagneState, who: i64, order: i64, cellar: vec[i64], spot: i64) -> i64:
    if order == n.NO_CARD or modes(state, who, order) == 0:
        return 0
    holder = state.reserver(order)
    if holder != n.NOBODY and holder != who:
        return 0
    missing: i64 = 0
    lacking: i64 = n.NOBODY
    for colour in range(i64(n.COLOURS)):
        lack = state.printed.need(order, colour) - cellar[colour]
        if lack > 0:
            missing += lack
            lacking = colour
    if missing > 1 or (missing == 1 and (state.effect(spot) != n.EFFECT_PARTIAL or state.printed.sizes[order] < 2)):
        return 0
    return shipment(k, state, who, order, lacking, modes(state, who, order) == SWAPPED)


def _use(state: AgeOfChampagneState, order: i64, cellar: vec[i64]) -> None:
    for colour in range(i64(n.COLOURS)):
        left = cellar[colour] - state.printed.need(order, colour)
        cellar[colour] = left if left > 0 else i64(0)

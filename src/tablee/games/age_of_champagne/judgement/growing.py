"""Vineyards, press and winery: what more grapes, a level or a module would bring."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.age_of_champagne.judgement import knobs, worth
from tablee.games.age_of_champagne.judgement.counting import POINT, card_grapes, own_pawns
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.harvest import production
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState


def harvests(k: vec[i64], state: AgeOfChampagneState) -> i64:
    """Tenths of harvests whose grapes can still be sold, this round's included."""
    left = 9 - state.round
    return left * 10 + k[knobs.TAIL] if left > 0 else i64(4 if left == 0 else 1)


def grapes_of(state: AgeOfChampagneState, who: i64) -> i64:
    """Production with the vineyards that own pawns stand on."""
    total: i64 = 0
    for region in range(i64(n.REGIONS)):
        total += state.grapes_in(who, region)
    for column in range(state.participants):
        piece = state.spots[column]
        if piece != n.NOBODY and n.owner_of(piece) == who:
            total += card_grapes(state, state.offer(column))
    return total


def capacity_of(state: AgeOfChampagneState, who: i64, more: i64) -> i64:
    """Of the press, with own pawns in zone 2 and more of them."""
    level = state.press(who) + own_pawns(state, who, n.ZONE_2) + more
    return state.printed.capacities[min(level, i64(n.PRESS_LEVELS))]


def room_of(state: AgeOfChampagneState, who: i64, more: i64) -> i64:
    """Of the winery, with own pawns in zone 3 and more of them."""
    modules = state.modules(who) + own_pawns(state, who, n.ZONE_3) + more
    return min(modules, i64(n.MODULES_EACH)) * n.MODULE_SIZE


def yearly(k: vec[i64], grapes: i64, press: i64, room: i64) -> i64:
    """Hundredths of grapes that a House makes use of in a year: the narrowest of the three counts most."""
    grapes = min(grapes, k[knobs.STEADY])
    narrowest = min(grapes, min(press, room))
    return (
        k[knobs.NARROWEST] * narrowest
        + k[knobs.PRESSED] * min(grapes, press)
        + k[knobs.STORED] * min(grapes, room)
        + k[knobs.GROWN] * grapes
    )


def vineyard(k: vec[i64], state: AgeOfChampagneState, who: i64, card: i64) -> i64:
    printed = state.printed
    grapes = grapes_of(state, who)
    press = capacity_of(state, who, 0)
    room = room_of(state, who, 0)
    more = yearly(k, grapes + printed.grapes[card], press, room) - yearly(k, grapes, press, room)
    each: i64 = 0
    for colour in range(i64(n.COLOURS)):
        each += printed.grows(card, colour) * _third(k, state, who, colour)
    each = each // printed.grapes[card]
    value = more * each * harvests(k, state) // 1000
    region = printed.regions[card]
    if region == n.VITRYATS:
        value += _best_region(k, state, who)
    else:
        value += worth.of_region(k, state, who, region, printed.grapes[card])
    return value + POINT * printed.vineyard_points[card] + worth.of_eco(k, state, who, printed.vineyard_eco[card])


def _best_region(k: vec[i64], state: AgeOfChampagneState, who: i64) -> i64:
    best: i64 = 0
    for region in range(i64(n.REGIONS)):
        value = worth.of_region(k, state, who, region, 0)
        if value > best:
            best = value
    return best


def _third(k: vec[i64], state: AgeOfChampagneState, who: i64, colour: i64) -> i64:
    """What a grape of a colour will be worth; less, if there is much in stock already."""
    value = (k[knobs.CUVEE] + k[knobs.CUVEE_SHARE] * (state.printed.base[colour] + state.bonus(who, colour))) // 3
    value += k[knobs.GRAPES + colour] - k[knobs.STOCK] * (state.wines(who) + 3 * state.cuvees(who)) // 10
    return value if value > k[knobs.LEAST] else k[knobs.LEAST]


def mean_third(k: vec[i64], state: AgeOfChampagneState, who: i64) -> i64:
    """The same, over all that the House grows."""
    total: i64 = 0
    each: i64 = 0
    for colour in range(i64(n.COLOURS)):
        grapes = production(state, who, colour)
        total += grapes
        each += grapes * _third(k, state, who, colour)
    return each // total if total > 0 else _third(k, state, who, n.NOIR)


def press_level(k: vec[i64], state: AgeOfChampagneState, who: i64) -> i64:
    level = state.press(who) + own_pawns(state, who, n.ZONE_2) + 1
    if level > n.PRESS_LEVELS:
        return 0
    grapes = grapes_of(state, who)
    room = room_of(state, who, 0)
    more = yearly(k, grapes, capacity_of(state, who, 1), room) - yearly(k, grapes, capacity_of(state, who, 0), room)
    value = more * mean_third(k, state, who) * harvests(k, state) // 1000
    value += POINT * state.printed.press_points[level]
    return value + (worth.of_random_token(k, state) if state.printed.press_tokens[level] > 0 else i64(0))


def module(k: vec[i64], state: AgeOfChampagneState, who: i64) -> i64:
    modules = state.modules(who) + own_pawns(state, who, n.ZONE_3) + 1
    if modules > n.MODULES_EACH:
        return 0
    grapes = grapes_of(state, who)
    press = capacity_of(state, who, 0)
    more = yearly(k, grapes, press, room_of(state, who, 1)) - yearly(k, grapes, press, room_of(state, who, 0))
    value = more * mean_third(k, state, who) * harvests(k, state) // 1000
    lost = min(grapes, press) - (room_of(state, who, 0) - state.wines(who))
    if lost > 0:
        value += min(lost, i64(n.MODULE_SIZE)) * k[knobs.ROOM]
    return value + (worth.of_eco(k, state, who, 1) if modules > n.MODULES_AGE_1 else i64(0))

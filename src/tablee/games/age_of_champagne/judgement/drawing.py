"""Drawing and storing: blends, exchanges, and what is kept of a harvest."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.age_of_champagne.judgement import growing, knobs, worth
from tablee.games.age_of_champagne.judgement.counting import POINT, rounds_left
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.harvest import available, kept_c, limit
from tablee.games.age_of_champagne.rules.shipping import order_at
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState


def all_blends(k: vec[i64], state: AgeOfChampagneState, who: i64) -> i64:
    """The blends that can be made now, best first, and the room they make."""
    wines = vec[i64]([0] * n.COLOURS)
    for colour in range(i64(n.COLOURS)):
        wines[colour] = state.wine(who, colour)
    room = state.printed.cellar - state.cuvees(who)
    total: i64 = 0
    blends: i64 = 0
    while blends < room:
        best: i64 = n.NOBODY
        most: i64 = 0
        for recipe in range(i64(n.RECIPES)):
            if _has_wines(state, wines, recipe):
                value = blend(k, state, who, recipe)
                if value > most:
                    most = value
                    best = recipe
        if best == n.NOBODY:
            break
        for colour in range(i64(n.COLOURS)):
            wines[colour] -= state.printed.recipes[best * n.COLOURS + colour]
        total += most
        blends += 1
    lost = min(growing.grapes_of(state, who), growing.capacity_of(state, who, 0)) - (
        growing.room_of(state, who, 0) - state.wines(who)
    )
    made = 3 * blends
    if lost > 0 and rounds_left(state) > 0:
        total += min(lost, made) * k[knobs.ROOM]
    return total


def _has_wines(state: AgeOfChampagneState, wines: vec[i64], recipe: i64) -> bool:
    for colour in range(i64(n.COLOURS)):
        if wines[colour] < state.printed.recipes[recipe * n.COLOURS + colour]:
            return False
    return True


def blend(k: vec[i64], state: AgeOfChampagneState, who: i64, recipe: i64) -> i64:
    """The cuvee, less what its wines could become otherwise."""
    made = state.printed.recipe_cuvees[recipe]
    value = worth.of_cuvee(k, state, who, made) + k[knobs.DRAW]
    if k[knobs.DEMAND] != 0:
        value += k[knobs.DEMAND] * _asking(state, who, made)
    if rounds_left(state) == 0:
        return k[knobs.LAST_CUVEE] - POINT // 2
    for colour in range(i64(n.COLOURS)):
        wines = state.printed.recipes[recipe * n.COLOURS + colour]
        value -= wines * (worth.of_wine(k, state, who, colour) - k[knobs.UNFINISHED])
    return value


def _asking(state: AgeOfChampagneState, who: i64, colour: i64) -> i64:
    """Orders in sight that need more cuvees of a type than there are."""
    count: i64 = 0
    for slot in range(i64(2 * n.TYPES)):
        order = order_at(state, slot)
        if order != n.NO_CARD and state.printed.need(order, colour) > state.cellar(who, colour):
            count += 1
    return count


def given(k: vec[i64], state: AgeOfChampagneState, who: i64, pair: i64) -> i64:
    """The best wine for it, less the pair and the point."""
    value: i64 = -POINT
    best: i64 = 0
    for colour in range(i64(n.COLOURS)):
        value -= state.printed.pairs[pair * n.COLOURS + colour] * worth.of_wine(k, state, who, colour)
        if state.supply(colour) > 0 and worth.of_wine(k, state, who, colour) > best:
            best = worth.of_wine(k, state, who, colour)
    return value + best - 1


def kept(k: vec[i64], state: AgeOfChampagneState, who: i64, action: i64) -> i64:
    """What is stored in the end: the rest is filled with N, then M."""
    left = limit(state, who)
    c: i64 = 0
    noir: i64 = 0
    if action < n.KEEP_N:
        c = action - n.KEEP_C
        noir = min(left - c, available(state, who, n.NOIR))
    else:
        c = kept_c(state, who)
        noir = action - n.KEEP_N
    value = _stored(k, state, who, n.CHARDONNAY, c) + _stored(k, state, who, n.NOIR, noir)
    return value + _stored(k, state, who, n.MEUNIER, left - c - noir)


def _stored(k: vec[i64], state: AgeOfChampagneState, who: i64, colour: i64, count: i64) -> i64:
    """More of a colour are worth more if they make up a blend of their own."""
    have = state.wine(who, colour)
    blends = (have + count) // 3 - have // 3
    return count * worth.of_wine(k, state, who, colour) + blends * 10

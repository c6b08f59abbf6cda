"""How well a House stands: what it will earn yet."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.age_of_champagne.judgement import growing, knobs, worth
from tablee.games.age_of_champagne.judgement.counting import POINT, rounds_left
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.scoring import diversity, majority
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState

_MERCHANTS_YEAR: Final = 1000  # what the Wine Merchant earns in a year to come
_MERCHANTS_LAST: Final = 400  # and in the year at hand
_MERCHANTS_CUVEE: Final = 50  # hundredths of the points for a cuvee of his cellar


def of_house(k: vec[i64], state: AgeOfChampagneState, who: i64) -> i64:
    """What it will earn yet."""
    left = rounds_left(state)
    value = k[knobs.LEFT_ECO] * state.printed.eco[state.eco(who)] + k[knobs.LEFT_YEAR] * left + k[knobs.LEFT_LAST]
    cuvees: i64 = 0
    wines: i64 = 0
    marketing: i64 = 0
    grown: i64 = 0
    for colour in range(i64(n.COLOURS)):
        cuvees += state.cellar(who, colour) * worth.of_cuvee(k, state, who, colour)
        wines += state.wine(who, colour) * worth.of_wine(k, state, who, colour)
        grapes = _yield(state, who, colour)
        grown += grapes * state.printed.base[colour]
        marketing += (grapes + 1) * state.bonus(who, colour)
    value += (k[knobs.LEFT_CUVEE] * cuvees + k[knobs.LEFT_WINE] * wines) // 100
    value += (k[knobs.LEFT_MARKETING] * marketing + k[knobs.LEFT_GRAPE] * grown) * left
    value += (k[knobs.LEFT_PRESS] * state.press(who) + k[knobs.LEFT_MODULE] * state.modules(who)) * left
    if left > 0:
        value += k[knobs.LEFT_RESTING] * state.resting(who)
    yearly = growing.yearly(
        k, growing.grapes_of(state, who), growing.capacity_of(state, who, 0), growing.room_of(state, who, 0)
    )
    value += (
        k[knobs.LEFT_YIELD] * (yearly * growing.mean_third(k, state, who) * growing.harvests(k, state) // 1000) // 100
    )
    if state.humans > 1:
        points = diversity(state, who)
        for region in range(i64(n.REGIONS)):
            points += majority(state, who, region)
        value += k[knobs.LEFT_REGION] * points
    for kind in range(i64(n.FREE_TOKENS), i64(n.TOKEN_KINDS)):
        value += k[knobs.LEFT_TOKEN] * state.free(who, kind)
    if state.reserved(who) != n.NO_CARD:
        value -= POINT * state.printed.values[state.reserved(who)]
    return value


def of_merchant(k: vec[i64], state: AgeOfChampagneState) -> i64:
    """He keeps his eco level, and ships most of what he gets."""
    who = state.merchant
    value = POINT * state.printed.eco[state.eco(who)] + _MERCHANTS_YEAR * rounds_left(state) + _MERCHANTS_LAST
    for colour in range(i64(n.COLOURS)):
        value += _MERCHANTS_CUVEE * state.cellar(who, colour) * (state.printed.base[colour] + state.bonus(who, colour))
    return value


def _yield(state: AgeOfChampagneState, who: i64, colour: i64) -> i64:
    """Grapes of a colour in a year without a hazard."""
    at = who * n.STRIDE + n.GROWN + colour
    grapes: i64 = 0
    for region in range(i64(n.REGIONS)):
        grapes += state.players[at + region * n.COLOURS]
    return grapes

"""The draft and the events."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.age_of_champagne.judgement import knobs, worth
from tablee.games.age_of_champagne.judgement.counting import POINT
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState


def inherited(k: vec[i64], state: AgeOfChampagneState, card: i64) -> i64:
    printed = state.printed
    value = k[knobs.STAR] * printed.stars[card] + k[knobs.ECO] * printed.heir_eco[card]
    value += k[knobs.LEVEL] * printed.heir_press[card] + k[knobs.MODULE] * printed.heir_modules[card]
    for colour in range(i64(n.COLOURS)):
        cuvees = printed.heir_cuvees[card * n.COLOURS + colour]
        value += cuvees * (k[knobs.FIRST_CUVEE] + k[knobs.FIRST_SHARE] * printed.base[colour])
    if printed.heir_vineyard[card] != n.NO_CARD:
        value += k[knobs.GRAPE] * printed.grapes[printed.heir_vineyard[card]]
    return value


def of_key(k: vec[i64], state: AgeOfChampagneState, who: i64, key: i64) -> i64:
    """What others lose by a hazard and the seat gains by a good year."""
    if key < n.REGIONS:
        value = -POINT * state.grapes_in(who, key)
        for other in range(state.humans):
            if other != who:
                value += k[knobs.OTHER] * state.grapes_in(other, key)
        return value
    value = 0
    for card in range(i64(n.VINEYARDS)):
        at = state.where[card]
        if at >= 0 and state.printed.grows(card, key - n.REGIONS) > 0:
            value += POINT if at // n.REGIONS == who else -k[knobs.OTHER]
    return value


def protected(k: vec[i64], state: AgeOfChampagneState, who: i64) -> i64:
    """Grapes that could be stored, against the point for the token."""
    free = min(state.room(who), state.capacity(who))
    other: i64 = 0
    for region in range(i64(n.REGIONS)):
        if region != state.key:
            other += state.grapes_in(who, region)
    saved = min(state.grapes_in(who, state.key), free - other)
    return saved * worth.of_wine(k, state, who, n.NOIR) - k[knobs.COLD] if saved > 0 else i64(-1)

"""What things are worth: cuvees, still wines, steps on the eco track, tokens and regions."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.age_of_champagne.judgement import knobs
from tablee.games.age_of_champagne.judgement.counting import POINT, rounds_left
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.scoring import presence
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState


def of_cuvee(k: vec[i64], state: AgeOfChampagneState, who: i64, colour: i64) -> i64:
    """A cuvee in the cellar."""
    value = k[knobs.CUVEE] + k[knobs.CUVEE_SHARE] * (state.printed.base[colour] + state.bonus(who, colour))
    value -= k[knobs.GLUT] * state.cuvees(who)
    if value < k[knobs.LAST_CUVEE] and rounds_left(state) < 2:
        value = k[knobs.LAST_CUVEE]
    return k[knobs.LAST_CUVEE] if rounds_left(state) == 0 and state.stage >= n.STAGE_SHIPPING else value


def of_wine(k: vec[i64], state: AgeOfChampagneState, who: i64, colour: i64) -> i64:
    """A still wine: a third of the cuvee that it can become in time."""
    left = rounds_left(state)
    if state.stage > n.STAGE_DRAW:
        left -= 1
    if left < 0:
        return POINT // 6
    if left == 0:
        return k[knobs.LAST_CUVEE] // 4
    return of_cuvee(k, state, who, colour) // 3


def of_eco(k: vec[i64], state: AgeOfChampagneState, who: i64, steps: i64) -> i64:
    """Steps on the track, and points past its ends."""
    level = state.eco(who) + steps
    over: i64 = 0
    if level > n.ECO_LEVELS:
        over = level - n.ECO_LEVELS
        level = n.ECO_LEVELS
    if level < 1:
        over = level - 1
        level = 1
    return over * POINT + k[knobs.ECO] * (state.printed.eco[level] - state.printed.eco[state.eco(who)])


def of_token(k: vec[i64], state: AgeOfChampagneState, who: i64, kind: i64) -> i64:
    if kind < n.ECO_TOKEN:
        return POINT * state.printed.amounts[kind]
    if kind == n.ECO_TOKEN:
        return of_eco(k, state, who, state.printed.amounts[kind])
    if who == state.merchant:
        return 0
    if kind == n.LAND_TOKEN:
        return k[knobs.LAND] if state.humans > 1 else i64(0)
    if rounds_left(state) == 0:
        return POINT if kind == n.COLD else i64(0)
    if kind < n.RESERVATION:
        return k[knobs.ACTION]
    return k[knobs.COLD] if kind == n.COLD else (k[knobs.TRANSPORT] if kind == n.TRANSPORT else k[knobs.RESERVATION])


def of_random_token(k: vec[i64], state: AgeOfChampagneState) -> i64:
    return k[knobs.TOKEN] if rounds_left(state) > 0 else k[knobs.TOKEN] // 2


def of_region(k: vec[i64], state: AgeOfChampagneState, who: i64, region: i64, grapes: i64) -> i64:
    """Another card or Land token in a region: sets of regions and majorities."""
    if state.humans == 1:
        return 0
    here = presence(state, who, region)
    value: i64 = 0
    least = here
    for other in range(i64(n.REGIONS)):
        if presence(state, who, other) < least:
            least = presence(state, who, other)
    if here == least:
        value += k[knobs.NEW_REGION]
    best: i64 = 0
    for rival in range(state.humans):
        if rival != who and presence(state, rival, region) > best:
            best = presence(state, rival, region)
    if here <= best <= here + 1:
        value += k[knobs.MAJORITY]
    if here > best:
        value += k[knobs.MAJORITY] // 4
    if state.stage == n.STAGE_VINEYARDS and state.event_kind() == n.HAZARD and region == state.key:
        value -= grapes * k[knobs.HIT]
    return value

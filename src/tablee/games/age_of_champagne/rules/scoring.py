"""Final scoring (chapter 15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.houses import Houses

DIVERSITY_POINTS: Final = 5
MAJORITY_POINTS: Final = 4
STILL_WINES_EACH: Final = 6
CUVEES_EACH: Final = 3
CUVEES_POINTS: Final = 4


def score_all(state: Houses) -> None:
    """In the order of the rulebook, category by category."""
    for source in range(i64(n.FROM_DIVERSITY), i64(n.SOURCES)):
        if source == n.FROM_MAJORITIES:
            _score_majorities(state)
            continue
        for who in range(state.participants):
            state.gain(who, source, projected(state, who, source))


def _score_majorities(state: Houses) -> None:
    """Region by region."""
    if state.humans == 1:
        return
    for region in range(i64(n.REGIONS)):
        for who in range(state.humans):
            state.gain(who, n.FROM_MAJORITIES, majority(state, who, region))


def projected(state: Houses, who: i64, source: i64) -> i64:
    """What a source of the final scoring would bring, if the game ended now. A single player and the Merchant score
    fewer of them (AOC-17.16, AOC-17.17)."""
    if source == n.FROM_CUVEES:
        return cuvee_points(state, who)
    if source == n.FROM_ECO:
        return state.printed.eco[state.eco(who)]
    if who >= state.humans:
        return 0
    if source == n.FROM_COLD:
        return state.free(who, n.COLD)
    if state.humans == 1:
        return 0
    if source == n.FROM_DIVERSITY:
        return diversity(state, who)
    if source == n.FROM_STILL_WINES:
        return state.wines(who) // STILL_WINES_EACH
    points: i64 = 0
    for region in range(i64(n.REGIONS)):
        points += majority(state, who, region)
    return points


def presence(state: Houses, who: i64, region: i64) -> i64:
    """Vineyard cards and Land tokens of a player in a region."""
    return state.cards_in(who, region) + state.land(who, region)


def diversity(state: Houses, who: i64) -> i64:
    """Five points for each set of all regions (AOC-15.1)."""
    sets = presence(state, who, 0)
    for region in range(i64(n.REGIONS)):
        here = presence(state, who, region)
        if here < sets:
            sets = here
    return sets * DIVERSITY_POINTS


def majority(state: Houses, who: i64, region: i64) -> i64:
    """Four points for most cards, then most grapes; shared and rounded down among equals (AOC-15.2)."""
    if presence(state, who, region) == 0:
        return 0
    own = _strength(state, who, region)
    equals: i64 = 0
    for other in range(state.humans):
        theirs = _strength(state, other, region)
        if theirs > own:
            return 0
        if theirs == own:
            equals += 1
    return MAJORITY_POINTS // equals


def _strength(state: Houses, who: i64, region: i64) -> i64:
    return presence(state, who, region) * 1000 + state.grapes_in(who, region)


def cuvee_points(state: Houses, who: i64) -> i64:
    """Four points for each three cuvees in cellar and oenotheque together (AOC-15.4)."""
    return (state.cuvees(who) + state.resting(who)) // CUVEES_EACH * CUVEES_POINTS

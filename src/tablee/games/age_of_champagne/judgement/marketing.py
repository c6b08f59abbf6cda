"""Marketing: cuvees for the grid."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.judgement import NEVER
from tablee.games.age_of_champagne.judgement import knobs, worth
from tablee.games.age_of_champagne.judgement.counting import POINT, rounds_left
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.harvest import production
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState


def _cell(k: vec[i64], state: AgeOfChampagneState, who: i64, colour: i64, cubes: i64) -> i64:
    """What the next cell of a column adds to the orders to come, less the cuvee."""
    if cubes >= n.GRID_CELLS:
        return NEVER
    left = rounds_left(state) - 1  # from the year after next
    if left <= 0:
        return NEVER
    printed = state.printed
    more = printed.bonus(colour, cubes + 1) - printed.bonus(colour, cubes)
    if more == 0 and cubes + 2 <= n.GRID_CELLS:
        more = (printed.bonus(colour, cubes + 2) - printed.bonus(colour, cubes)) // 2
    made = state.cellar(who, colour) * 3 + state.wine(who, colour) + production(state, who, colour) * (left - 1)
    coming = made * POINT // 3 * k[knobs.SHIPMENTS] // 100  # hundredths of cuvees
    return more * (coming + k[knobs.FUTURE] * left) - worth.of_cuvee(k, state, who, colour)


def best_cuvees(k: vec[i64], state: AgeOfChampagneState, who: i64) -> i64:
    """The best three cuvees of the cellar for the grid."""
    if state.resting(who) > 0 or rounds_left(state) == 0:
        return -k[knobs.PAWN]
    value: i64 = -k[knobs.PAWN]
    for colour in range(i64(n.COLOURS)):
        cubes = state.grid(who, colour)
        for more in range(min(state.cellar(who, colour), i64(n.OENOTHEQUE))):
            cell = _cell(k, state, who, colour, cubes + more)
            if cell > 0:
                value += cell
    return value


def aged(k: vec[i64], state: AgeOfChampagneState, who: i64, colour: i64) -> i64:
    return _cell(k, state, who, colour, state.grid(who, colour) + state.oeno(who, colour))

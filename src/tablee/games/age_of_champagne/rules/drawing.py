"""Zone 6 and the exchange of still wines (chapter 11)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.houses import Houses


def resolve_draw(state: Houses) -> bool:
    """The pawn at the cursor; then the effect of its spot. False: all pawns of the zone are home."""
    if not state.find_pawn(n.ZONE_6, n.BLOCK):
        return False
    who = state.actor
    if state.step == 0 and (can_blend_any(state, who) or can_exchange(state, who)):
        state.ask_for(who, n.DRAWING)
    else:
        state.step = 0
        spot = state.spot
        state.take_back(spot)
        state.apply_effect(who, spot)
    return True


def can_blend(state: Houses, who: i64, recipe: i64) -> bool:
    """The wines are there; there must be room in the cellar, too (AOC-11.1)."""
    at = recipe * n.COLOURS
    wines = who * n.STRIDE + n.WINE
    for colour in range(i64(n.COLOURS)):
        if state.players[wines + colour] < state.printed.recipes[at + colour]:
            return False
    return True


def has_room(state: Houses, who: i64) -> bool:
    return state.cuvees(who) < state.printed.cellar


def can_blend_any(state: Houses, who: i64) -> bool:
    if has_room(state, who):
        for recipe in range(i64(n.RECIPES)):
            if can_blend(state, who, recipe):
                return True
    return False


def can_exchange(state: Houses, who: i64) -> bool:
    """Two wines to give, and one to take (AOC-11.3)."""
    return state.wines(who) >= 2 and (state.supply(0) > 0 or state.supply(1) > 0 or state.supply(2) > 0)


def owns_pair(state: Houses, who: i64, pair: i64) -> bool:
    at = pair * n.COLOURS
    wines = who * n.STRIDE + n.WINE
    for colour in range(i64(n.COLOURS)):
        if state.players[wines + colour] < state.printed.pairs[at + colour]:
            return False
    return True


def fill_draw(state: Houses, buffer: vec[i64]) -> i64:
    if state.pending.count > 0:
        return _fill_exchange_for(state, buffer)
    who = state.to_act
    count: i64 = 0
    if has_room(state, who):
        for recipe in range(i64(n.RECIPES)):
            if can_blend(state, who, recipe):
                buffer[count] = n.BLEND + recipe
                count += 1
    return _fill_exchange(state, buffer, count)


def fill_exchange(state: Houses, buffer: vec[i64]) -> i64:
    """In the window before storage (D13)."""
    return _fill_exchange(state, buffer, 0) if state.pending.count == 0 else _fill_exchange_for(state, buffer)


def _fill_exchange(state: Houses, buffer: vec[i64], count: i64) -> i64:
    if can_exchange(state, state.to_act):
        for pair in range(i64(n.PAIRS)):
            if owns_pair(state, state.to_act, pair):
                buffer[count] = n.GIVE + pair
                count += 1
    buffer[count] = n.DONE
    return count + 1


def _fill_exchange_for(state: Houses, buffer: vec[i64]) -> i64:
    """A colour of which there is a cube before the given ones return."""
    count: i64 = 0
    for colour in range(i64(n.COLOURS)):
        if state.supply(colour) > 0:
            buffer[count] = n.GET + colour
            count += 1
    return count


def blend(state: Houses, recipe: i64) -> None:
    """Three wines: one cube goes to the cellar, the others return (AOC-11.1)."""
    at = state.to_act * n.STRIDE
    cuvee = state.printed.recipe_cuvees[recipe]
    for colour in range(i64(n.COLOURS)):
        used = state.printed.recipes[recipe * n.COLOURS + colour]
        state.players[at + n.WINE + colour] -= used
        state.return_cubes(colour, used)
    state.table[n.SUPPLY + cuvee] -= 1
    state.players[at + n.CELLAR + cuvee] += 1
    state.phase = n.RUNNING


def give(state: Houses, pair: i64) -> None:
    state.pending.add(n.GIVE + pair)


def exchange_for(state: Houses, wanted: i64) -> None:
    """Two wines for one and a point (AOC-11.2)."""
    who = state.to_act
    pair = state.pending.steps[0] - n.GIVE
    state.pending.clear()
    for colour in range(i64(n.COLOURS)):
        given = state.printed.pairs[pair * n.COLOURS + colour]
        state.players[who * n.STRIDE + n.WINE + colour] -= given
        state.return_cubes(colour, given)
    state.table[n.SUPPLY + wanted] -= 1
    state.players[who * n.STRIDE + n.WINE + wanted] += 1
    state.gain(who, n.FROM_EXCHANGES, -1)
    state.phase = n.RUNNING

"""Bonus tokens (chapter 13, second part): drawn, kept, used."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.houses import Houses, sort_shelf


def draw_token(state: Houses, who: i64) -> None:
    """From the supply; the discard is shuffled only now, if it must be (AOC-13.21)."""
    if state.token_size == 0:
        _reshuffle(state)
    if state.token_size == 0:
        state.note(n.NOTE_NO_TOKEN, who, 0, 0)
        return
    state.learned += 1
    state.token_size -= 1
    gain_token(state, who, state.token_pile[state.token_size], n.NOBODY)


def _reshuffle(state: Houses) -> None:
    pile = vec[i64]([0] * n.TOKENS)
    size: i64 = 0
    for kind in range(i64(n.TOKEN_KINDS)):
        for copy in range(state.table[n.THROWN + kind]):
            pile[size] = kind
            size += 1
        state.table[n.THROWN + kind] = 0
    if size > 0:
        state.learned += 1
        state.rng.shuffle(pile, size)
        state.note(n.NOTE_RESHUFFLED, n.NOBODY, n.SHUFFLED_TOKENS, size)
    state.token_pile = pile
    state.token_size = size


def gain_token(state: Houses, who: i64, kind: i64, market: i64) -> None:
    """Instant tokens are resolved at once, the others are kept face up (AOC-13.20)."""
    state.note(n.NOTE_TOKEN, who, kind, market)
    if kind == n.LAND_TOKEN and who != state.merchant:
        state.claimer = who
        state.ask_for(who, n.CLAIMING)
    elif kind < n.LAND_TOKEN or who == state.merchant:
        apply_token(state, who, kind)
        state.table[n.THROWN + kind] += 1
    else:
        state.players[who * n.STRIDE + n.FREE + kind - n.FREE_TOKENS] += 1


def apply_token(state: Houses, who: i64, kind: i64) -> None:
    """Prestige and Eco-responsibility: all that the Merchant uses, too (AOC-17.13)."""
    if kind < n.ECO_TOKEN:
        state.gain(who, n.FROM_TOKENS, state.printed.amounts[kind])
    elif kind == n.ECO_TOKEN:
        state.move_eco(who, state.printed.amounts[kind])


def use_token(state: Houses, who: i64, kind: i64) -> None:
    state.players[who * n.STRIDE + n.FREE + kind - n.FREE_TOKENS] -= 1
    state.table[n.THROWN + kind] += 1
    state.note(n.NOTE_USED, who, kind, 0)


def claim_land(state: Houses, region: i64) -> None:
    """The token stays in its region and is not recycled (AOC-13.22)."""
    state.players[state.claimer * n.STRIDE + n.LAND + region] += 1
    state.claimer = n.NOBODY
    state.phase = n.RUNNING


def fill_regions(buffer: vec[i64], action: i64) -> i64:
    for region in range(i64(n.REGIONS)):
        buffer[region] = action + region
    return n.REGIONS


# Tokens on markets


def take_from_shelf(state: Houses, who: i64, type: i64, kind: i64) -> None:
    """One of the tokens on a market; the others stay, face down (AOC-10.8)."""
    for at in range(i64(n.TOKENS_EACH)):
        if state.shelf(type, at) == kind:
            state.table[n.SHELF + type * n.TOKENS_EACH + at] = n.NO_TOKEN
            break
    sort_shelf(state.table, type)
    gain_token(state, who, kind, type)


def look_at_shelf(state: Houses, who: i64, type: i64) -> None:
    state.table[n.LOOKED + type] |= i64(1) << who
    state.learned += 1


def fill_shelf(state: Houses, buffer: vec[i64], type: i64) -> i64:
    """One option for each kind."""
    count: i64 = 0
    last: i64 = n.NO_TOKEN
    for at in range(state.on_shelf(type)):
        kind = state.shelf(type, at)
        if kind != last:
            buffer[count] = n.TAKE + kind
            count += 1
        last = kind
    return count

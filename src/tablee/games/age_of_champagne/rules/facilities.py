"""Zones 2 and 3 (chapter 8): press and winery."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.houses import Houses
from tablee.games.age_of_champagne.rules.tokens import draw_token


def raise_press(state: Houses, who: i64) -> None:
    """One level; nothing at the end of the track (AOC-8.1 to AOC-8.3)."""
    at = who * n.STRIDE + n.PRESS
    if state.players[at] == n.PRESS_LEVELS:
        return
    state.players[at] += 1
    level = state.players[at]
    state.note(n.NOTE_PRESS, who, level, 1)
    state.gain(who, n.FROM_PRESS, state.printed.press_points[level])
    if state.printed.press_tokens[level] > 0:
        draw_token(state, who)


def add_module(state: Houses, who: i64) -> None:
    """In the next slot; nothing if all eight are there (AOC-8.4, AOC-8.5)."""
    at = who * n.STRIDE + n.MODULE
    if state.players[at] == n.MODULES_EACH:
        return
    state.players[at] += 1
    state.note(n.NOTE_MODULE, who, state.players[at], 0)
    if state.players[at] > n.MODULES_AGE_1:
        state.move_eco(who, 1)


def find_link(state: Houses) -> i64:
    """Who holds both linked spots at the end of Assignment (AOC-8.6)."""
    holders: i64 = n.NOBODY
    for spot in range(i64(n.ZONE_2), i64(n.ZONE_3)):
        if state.effect(spot) == n.EFFECT_LINK and state.spots[spot] != n.NOBODY:
            holders = n.owner_of(state.spots[spot])
    for spot in range(i64(n.ZONE_3), i64(n.ZONE_4)):
        if state.effect(spot) == n.EFFECT_LINK and state.spots[spot] != n.NOBODY:
            return holders if holders == n.owner_of(state.spots[spot]) else i64(n.NOBODY)
    return n.NOBODY


def resolve_facility(state: Houses, first: i64) -> bool:
    """One step of the pawn at the cursor: action, Subsidies, then home and the effect of the spot (AOC-6.3). False: all
    pawns of the zone are home."""
    if not state.find_pawn(first, n.BLOCK):
        return False
    who = state.actor
    if state.step == 0:
        state.step = 1
        if first == n.ZONE_2:
            raise_press(state, who)
        else:
            add_module(state, who)
    elif state.step == 1:
        state.step = 2
        _subsidise(state, who, 1 if first == n.ZONE_2 else 2)
    else:
        state.step = 0
        spot = state.spot
        state.take_back(spot)
        if state.effect(spot) == n.EFFECT_LINK and first == n.ZONE_3 and state.linked == who:
            draw_token(state, who)
        state.apply_effect(who, spot)
    return True


def _subsidise(state: Houses, who: i64, zone: i64) -> None:
    """One token for each player and zone (AOC-13.7)."""
    at = who * n.STRIDE + n.SUBSIDISED
    if state.event_kind() == n.SUBSIDIES and state.players[at] & zone == 0:
        state.players[at] |= zone
        draw_token(state, who)

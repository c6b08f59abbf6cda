"""The event of a round (chapters 4 and 13): what happens when it is revealed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.houses import Houses


def next_of_event(state: Houses) -> None:
    """First the card, then, if corks are bad, everybody in turn order."""
    if state.cursor == 0:
        state.cursor = 1
        _reveal(state)
    elif state.event_kind() == n.CORKS and state.cursor <= state.participants:
        state.cursor += 1
        _spoil(state, state.at_place(state.cursor - 2))
    else:
        state.stage = n.STAGE_MERCHANT


def _reveal(state: Houses) -> None:
    state.learned += 1
    state.event = state.event_pile[state.round]
    state.round += 1
    state.key = n.NOBODY
    state.linked = n.NOBODY
    for who in range(state.participants):
        state.players[who * n.STRIDE + n.SUBSIDISED] = 0
    state.note(n.NOTE_ROUND, n.NOBODY, state.round, 0)
    state.note(n.NOTE_EVENT, n.NOBODY, state.event, 0)
    kind = state.event_kind()
    if kind == n.HAZARD or kind == n.QUALITY:
        _find_key(state)


# The key of a hazard or of a good year


def key_card(state: Houses) -> i64:
    """The leftmost Upcoming vineyard, else the leftmost Active one (AOC-13.8)."""
    for column in range(state.participants):
        card = state.upcoming(column)
        if card != n.NO_CARD:
            return card
    for column in range(state.participants):
        card = state.offer(column)
        if card != n.NO_CARD:
            return card
    return n.NO_CARD


def _find_key(state: Houses) -> None:
    card = key_card(state)
    region = state.printed.regions[card] if card != n.NO_CARD else i64(n.VITRYATS)
    if region == n.VITRYATS:
        state.ask_for(chooser(state), n.CHOOSING_KEY)
    elif state.event_kind() == n.HAZARD:
        fix_key(state, region, n.NOBODY)
    else:
        fix_key(state, n.REGIONS + _grape(state, card), n.NOBODY)


def _grape(state: Houses, card: i64) -> i64:
    """What grows most on a vineyard; every printed one has one grape."""
    best: i64 = 0
    for colour in range(i64(n.COLOURS)):
        if state.printed.grows(card, colour) > state.printed.grows(card, best):
            best = colour
    return best


def chooser(state: Houses) -> i64:
    """The player with the fewest points; of several the last in turn order (AOC-13.9)."""
    found: i64 = n.NOBODY
    for place in range(state.participants):
        who = state.at_place(place)
        if who != state.merchant and (found == n.NOBODY or state.pp(who) <= state.pp(found)):
            found = who
    return found


def fill_keys(state: Houses, buffer: vec[i64]) -> i64:
    hazard = state.event_kind() == n.HAZARD
    first: i64 = n.KEY if hazard else n.KEY + n.REGIONS
    count: i64 = n.REGIONS if hazard else n.COLOURS
    for key in range(count):
        buffer[key] = first + key
    return count


def fix_key(state: Houses, key: i64, seat: i64) -> None:
    state.key = key
    state.phase = n.RUNNING
    state.note(n.NOTE_KEY, seat, key, key_card(state))
    if key >= n.REGIONS:
        _reward(state, key - n.REGIONS)


def _reward(state: Houses, grape: i64) -> None:
    """A point for each own vineyard of the key grape (AOC-13.11)."""
    for place in range(state.participants):
        who = state.at_place(place)
        points: i64 = 0
        for card in range(i64(n.VINEYARDS)):
            if (
                state.where[card] >= 0
                and state.where[card] // n.REGIONS == who
                and state.printed.grows(card, grape) > 0
            ):
                points += 1
        state.gain(who, n.FROM_EVENTS, points)


# Corks defect


def _spoil(state: Houses, who: i64) -> None:
    """One cuvee of the cellar; the Merchant gives the cheapest (AOC-13.6, AOC-17.7)."""
    kinds: i64 = 0
    first: i64 = n.NOBODY
    for colour in range(i64(n.COLOURS)):
        if state.cellar(who, colour) > 0:
            kinds += 1
            if first == n.NOBODY:
                first = colour
    if kinds > 1 and who != state.merchant:
        state.ask_for(who, n.DISCARDING)
    elif kinds > 0:
        state.note(n.NOTE_CORKED, who, first, 0)
        discard_cuvee(state, who, first)


def discard_cuvee(state: Houses, who: i64, colour: i64) -> None:
    state.players[who * n.STRIDE + n.CELLAR + colour] -= 1
    state.return_cubes(colour, 1)
    state.phase = n.RUNNING


def fill_cellar_types(state: Houses, buffer: vec[i64], action: i64) -> i64:
    """Types of which the seat to act has a cuvee in its cellar."""
    count: i64 = 0
    for colour in range(i64(n.COLOURS)):
        if state.cellar(state.to_act, colour) > 0:
            buffer[count] = action + colour
            count += 1
    return count

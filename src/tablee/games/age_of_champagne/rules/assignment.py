"""Phase 2 (chapter 5): Collaborators, discs and reservations."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.facilities import find_link
from tablee.games.age_of_champagne.rules.houses import Houses
from tablee.games.age_of_champagne.rules.merchant import watch
from tablee.games.age_of_champagne.rules.tokens import use_token


def next_placement(state: Houses) -> None:
    """In turn order, again and again; who has no Collaborator in hand is skipped (AOC-5.1)."""
    for offset in range(state.participants):
        place = (state.cursor + offset) % state.participants
        who = state.at_place(place)
        if who != state.merchant and state.pawns(who) > 0:
            state.cursor = place
            state.actor = who
            state.ask_for(who, n.PLACING)
            return
    state.linked = find_link(state)
    state.start_stage(n.STAGE_VINEYARDS)


def is_free(state: Houses, who: i64, spot: i64) -> bool:
    """Whether a pawn of the participant may be placed there (AOC-5.3 to AOC-5.6)."""
    return _is_free(state, spot, is_drawing(state, who))


def _is_free(state: Houses, spot: i64, drawing: bool) -> bool:
    if state.spots[spot] != n.NOBODY or (state.terms.high_tension and state.is_blocked(spot)):
        return False
    if spot < n.ZONE_2:
        return spot < state.participants and state.offer(spot) != n.NO_CARD
    if spot < n.ZONE_4 or n.ZONE_5 <= spot < n.ZONE_6:
        return True
    if spot < n.ZONE_5:
        return state.side == 0  # AOC-16.1
    if spot < n.ZONE_8:
        return not drawing
    return spot - n.ZONE_8 < state.participants - 1


def is_drawing(state: Houses, who: i64) -> bool:
    """Whether a participant has a pawn in zone 6 already (AOC-5.4)."""
    for spot in range(i64(n.ZONE_6), i64(n.ZONE_8)):
        if state.spots[spot] != n.NOBODY and n.owner_of(state.spots[spot]) == who:
            return True
    return False


def action_token(spot: i64) -> i64:
    """The Additional action of the zone of a spot; NO_TOKEN in zones 4 and 8 (AOC-5.11)."""
    if spot < n.ZONE_4:
        return n.ACTION_1 + spot // n.BLOCK
    if n.ZONE_5 <= spot < n.ZONE_8:
        return n.ACTION_5 + (spot - n.ZONE_5) // n.BLOCK
    return n.NO_TOKEN


def fill_placements(state: Houses, buffer: vec[i64]) -> i64:
    who = state.to_act
    free: i64 = 0
    count: i64 = 0
    one: i64 = 1
    drawing = is_drawing(state, who)
    for spot in range(i64(n.CHOSEN_SPOTS)):
        if _is_free(state, spot, drawing):
            free |= one << spot
            buffer[count] = n.PLACE + spot
            count += 1
    if state.has_disc(who):
        for spot in range(i64(n.CHOSEN_SPOTS)):
            if free >> spot & 1 == 1:
                token = action_token(spot)
                if token != n.NO_TOKEN and state.free(who, token) > 0:
                    buffer[count] = n.DISC_ON + spot
                    count += 1
        if state.free(who, n.RESERVATION) > 0:
            count = _fill_reservations(state, buffer, count)
    return count


def _fill_reservations(state: Houses, buffer: vec[i64], count: i64) -> i64:
    """Any of the visible orders that carries no disc (AOC-13.23)."""
    for type in range(i64(n.TYPES)):
        order = state.active(type)
        if order != n.NO_CARD and state.reserver(order) == n.NOBODY:
            buffer[count] = n.RESERVE + order
            count += 1
        order = state.provisional(type)
        if order != n.NO_CARD and state.reserver(order) == n.NOBODY:
            buffer[count] = n.RESERVE + order
            count += 1
    return count


def place(state: Houses, spot: i64) -> None:
    who = state.to_act
    state.spots[spot] = who
    state.players[who * n.STRIDE + n.PAWNS] -= 1
    if n.ZONE_4 <= spot < n.ZONE_5:
        watch(state)
    _end_turn(state)


def place_disc(state: Houses, spot: i64) -> None:
    """It takes the turn and counts as a Collaborator (AOC-5.8, AOC-5.9)."""
    who = state.to_act
    state.spots[spot] = who + n.DISC_PIECE
    state.players[who * n.STRIDE + n.DISC] -= 1
    use_token(state, who, action_token(spot))
    _end_turn(state)


def reserve(state: Houses, order: i64) -> None:
    """The disc lies on the order, the token is discarded when it comes back; the turn goes on (AOC-13.23)."""
    at = state.to_act * n.STRIDE
    state.players[at + n.DISC] -= 1
    state.players[at + n.RESERVED] = order


def _end_turn(state: Houses) -> None:
    state.cursor = (state.cursor + 1) % state.participants
    state.phase = n.RUNNING


def end_reservation(state: Houses, who: i64) -> None:
    """The disc comes back, and the token is discarded (AOC-13.24)."""
    at = who * n.STRIDE
    state.players[at + n.RESERVED] = n.NO_CARD
    state.players[at + n.DISC] += 1
    use_token(state, who, n.RESERVATION)

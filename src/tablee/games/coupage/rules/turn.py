"""A turn (chapter 2): draw, up to two actions, refill, and the Vin piqué cards turn (CPG-8.7)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.cellars import Cellars
from tablee.games.coupage.rules.piles import draw_to_hand, fill_market, fill_open, take_open


def begin_turn(state: Cellars) -> None:
    state.to_act = state.turn
    state.actions_left = n.ACTIONS  # CPG-2.4
    state.phase = n.DRAWING
    if not state.can_draw() and state.open[0] < 0 and state.open[1] < 0:
        state.note(n.NOTE_LOST, state.turn, 0, 0)
        state.phase = n.ACTING  # CPG-3.3


def fill_draw(state: Cellars, buffer: vec[i64]) -> i64:
    count: i64 = 0
    if state.can_draw():  # CPG-3.3
        buffer[0] = n.PILE
        count = 1
    return fill_open(state, buffer, n.MARKET, 0, n.MARKET_SLOTS, count)  # CPG-2.2


def draw(state: Cellars, action: i64) -> None:
    if action == n.PILE:
        draw_to_hand(state, state.turn)
    else:
        take_open(state, state.turn, action - n.MARKET)
    fill_market(state)  # CPG-2.3
    state.busy = True
    state.phase = n.ACTING


def end_action(state: Cellars) -> None:
    fill_market(state)  # CPG-3.3
    state.actions_left -= 1
    state.phase = n.ACTING
    state.to_act = state.turn
    if state.actions_left == 0:
        end_turn(state)


def end_turn(state: Cellars) -> None:
    seat = state.turn
    while state.held[seat] < n.LEAST and state.can_draw():
        draw_to_hand(state, seat)  # CPG-2.6
    fill_market(state)
    _advance_markers(state, seat)
    fill_market(state)
    state.turns += 1
    state.idle = 0 if state.busy else state.idle + 1
    state.busy = False
    if state.turns == n.TURN_LIMIT * state.seats or state.idle == state.seats:
        state.over = True  # CPG-9.3
        state.phase = n.OVER
        return
    again = state.extra
    state.extra = False  # CPG-10.4: never more than one
    if again:
        state.extras += 1
    else:
        state.turn = seat + 1 if seat + 1 < state.seats else 0
    state.note(n.NOTE_TURN, state.turn, 0, 1 if again else 0)
    begin_turn(state)


def _advance_markers(state: Cellars, seat: i64) -> None:
    """The Vin piqué cards on the barrels of the turn's owner turn by one edge (CPG-8.7)."""
    barrels = state.barrels
    place = seat * n.CELLAR + n.SPOILED
    for barrel in range(i64(n.BARRELS)):
        number = barrels[place]
        if number == 4:
            barrels[place] = 0
            state.throw(n.PIQ)
            state.note(n.NOTE_CLEARED, seat, barrel, 0)
        elif number > 0:
            barrels[place] = number + 1
        place += n.STRIDE

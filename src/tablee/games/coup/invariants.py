"""What must hold in every position of Coup played with the printed tables; numbers as in the specification."""

from __future__ import annotations

from collections import Counter

from tablee.games.coup.rules import (
    BUYING,
    COLOURS,
    LAST_TILES,
    LAYING,
    NUMBERS,
    SCORING,
    SWAPPING,
    TILES,
    CoupState,
    has_coup,
)

_MOST_ROUNDS = {2: 10, 3: 8, 4: 7, 5: 8, 6: 7}


def violations(state: CoupState) -> list[str]:
    wrong = [*_tiles(state), *_money(state), *_hands(state), *_board(state), *_turns(state)]
    return [f"{text} (round {state.round}, phase {state.phase}, seat {state.to_act})" for text in wrong]


def _tiles(state: CoupState) -> list[str]:
    places = Counter(state.pool[i] for i in range(state.pool_size))
    places.update(tile for seat in range(state.seats) for tile in state.hand_tiles(seat))
    places.update(
        colour * NUMBERS + number
        for colour in range(COLOURS)
        for number in range(20)
        if state.board[colour] >> number & 1
    )
    if places != Counter(range(TILES)):
        return ["1: every tile is in exactly one place"]
    held = [len(state.hand_tiles(seat)) for seat in range(state.seats)]
    return [] if held == list(state.held) else ["1: hand sizes agree with hands"]


def _money(state: CoupState) -> list[str]:
    wrong = []
    capital = state.tables.capital
    for seat in range(state.seats):
        tokens = sum(state.tokens[seat * COLOURS + colour] for colour in range(COLOURS))
        if state.cash[seat] < 0 or state.cash[seat] % 100:
            wrong.append("2: cash is a multiple of 100, never negative")
        if 100 * tokens + state.cash[seat] != capital:
            wrong.append("3: cash and tokens at cost make up the starting capital")
    for colour in range(COLOURS):
        sold = sum(state.tokens[seat * COLOURS + colour] for seat in range(state.seats))
        if state.supply[colour] < 0 or state.supply[colour] + sold != 20:
            wrong.append("3: twenty tokens of each colour")
    return wrong


def _hands(state: CoupState) -> list[str]:
    wrong = []
    full = state.tables.hand
    if any(state.held[seat] > full for seat in range(state.seats)):
        wrong.append("4: no hand above its size")
    if state.phase == BUYING and state.pool_size and any(state.held[seat] < full for seat in range(state.seats)):
        wrong.append("4: hands are full between rounds while the pool lasts")
    return wrong


def _board(state: CoupState) -> list[str]:
    wrong = []
    laid = sum(int(state.board[colour]).bit_count() for colour in range(COLOURS))
    coup = any(has_coup(state.board[colour]) for colour in range(COLOURS))
    if state.phase < LAST_TILES and (coup or laid > 108 or state.maker >= 0):
        wrong.append("5: before the Coup no run of ten and at most 108 tiles")
    if state.phase >= LAST_TILES and (not coup or laid > 109 + state.seats - 1 or state.maker < 0):
        wrong.append("6: the game ends by a Coup, and at most one more tile for each other player")
    if state.over and min(state.scores()[seat] - state.cash[seat] for seat in range(state.seats)) < 0:
        wrong.append("10: capital is never below cash")
    if any(not 0 <= state.token_value(colour) <= 1300 for colour in range(COLOURS)):
        wrong.append("10: a row is worth at most 1300")
    return wrong


def _turns(state: CoupState) -> list[str]:
    wrong = []
    if state.over != (state.phase == SCORING):
        wrong.append("the game is over when it is scored")
    if state.round > _MOST_ROUNDS[state.seats]:
        wrong.append("11: too many rounds")
    if not 0 <= state.bought < state.tables.buy:
        wrong.append("7: nobody who is asked has bought all that is allowed")
    most = {
        BUYING: state.seats,
        LAYING: state.seats * state.tables.lay,
        SWAPPING: state.seats,
        LAST_TILES: state.seats - 1,
    }
    if not state.over and not 1 <= state.turns_left <= most[state.phase]:
        wrong.append("7: nobody lays more than due")
    if state.phase == LAST_TILES and state.to_act == state.maker:
        wrong.append("7: whoever made the Coup lays no more")
    if state.pending.count and state.phase != SWAPPING:
        wrong.append("only a swap is a compound move")
    return wrong

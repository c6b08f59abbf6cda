"""How good a move of Coup looks: buy what is likely to grow, feed it, hold back what feeds others."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.bits import bit_count
from tablee.engine.judgement import Judgement
from tablee.engine.state import State
from tablee.games.coup.rules import (
    ASIDE,
    COLOURS,
    DONE,
    LAST_TILES,
    LAY,
    NUMBERS,
    STOP,
    CoupState,
    row_value,
)

_WINDOW: Final = (1 << 10) - 1  # ten neighbouring spaces: where a Coup could happen
_KEEP: Final = 0  # a tile that does less than this for us goes back


class CoupJudgement(Judgement):
    def weigh(self, state: State, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        assert isinstance(state, CoupState)
        for i in range(count):
            action = actions[i]
            if action < STOP:
                weights[i] = _promise(state, action) - state.tables.price
            elif LAY <= action < ASIDE:
                weights[i] = _effect(state, action - LAY)
            elif ASIDE <= action < DONE:
                # Tiles go back in ascending order: of the useless ones the first must come first.
                weights[i] = 1000 - i if _effect(state, action - ASIDE) < _KEEP else -1
            else:
                weights[i] = 0  # stop, done, pass


def judgement(options: object) -> CoupJudgement:
    return CoupJudgement()


def _promise(state: CoupState, colour: i64) -> i64:
    """What a token of the colour may be worth in the end, seen from one's own hand."""
    run_value = state.tables.run_value
    board = state.board[colour]
    reach = board | state.hands[state.to_act * COLOURS + colour]
    return 75 + (row_value(board, run_value) + row_value(reach, run_value)) // 2 + 5 * _longest_hope(board, reach)


def _longest_hope(board: i64, reach: i64) -> i64:
    """The fullest stretch of ten spaces: tiles that lie count twice, own ones that could be laid once."""
    best: i64 = 0
    for first in range(i64(NUMBERS - 9)):
        here = bit_count(board >> first & _WINDOW) + bit_count(reach >> first & _WINDOW)
        if here > best:
            best = here
    return best


def _effect(state: CoupState, tile: i64) -> i64:
    """What laying the tile does for the seat to act, compared with what it does for the others on average."""
    seats = state.seats
    colour = tile // NUMBERS
    own = state.tokens[state.to_act * COLOURS + colour]
    all_held: i64 = 0
    for seat in range(seats):
        all_held += state.tokens[seat * COLOURS + colour]
    lead = own * seats - all_held  # (seats - 1) x own - others
    row = state.board[colour]
    space = i64(1) << (tile - colour * NUMBERS)
    run_value = state.tables.run_value
    gain = row_value(row | space, run_value) - row_value(row, run_value)
    # A tile worth nothing yet still prepares something: count its neighbours.
    near = (space << 1 | space >> 1) & row
    wide = (space << 2 | space >> 2) & row
    preparing = 2 + 8 * bit_count(near) + 3 * bit_count(wide)
    return lead * (10 * gain + preparing) if gain > 0 or state.phase != LAST_TILES else 0

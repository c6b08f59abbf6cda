"""How good a move of Coup looks: buy what is likely to grow, feed it, hold back what feeds others."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.bits import bit_count
from tablee.engine.judgement import Judgement
from tablee.engine.knobs import TUNED, knobs_of
from tablee.engine.state import State
from tablee.games.coup.rules import (
    ASIDE,
    COLOURS,
    DONE,
    GOAL,
    LAST_TILES,
    LAY,
    LAYING,
    NUMBERS,
    STOP,
    CoupState,
    row_value,
)

_WINDOW: Final = (1 << GOAL) - 1  # ten neighbouring spaces: where a Coup could happen
_EIGHTH: Final = 8  # shares are in eighths
_HUNDREDTH: Final = 100


class CoupKnobs:
    """The constants, from `knobs.toml`."""

    __slots__ = (
        "bare", "base", "coup", "gain", "hand", "hope", "keep", "left_base", "left_hope", "left_laid", "left_row",
        "left_tile", "near", "others", "own", "reach", "row", "scale", "selfish", "wide",
    )  # fmt: skip

    def __init__(self, knobs: dict[str, int]) -> None:
        # What a token may be worth in the end
        self.base: i64 = knobs["base"]
        self.row: i64 = knobs["row"]  # eighths of what it is worth as the tiles lie
        self.reach: i64 = knobs["reach"]  # and with all tiles of the own hand
        self.hope: i64 = knobs["hope"]  # for each tile in the fullest stretch of ten
        self.own: i64 = knobs["own"]  # for each token of the colour that one has, in eighths
        self.others: i64 = knobs["others"]  # and that others have
        self.hand: i64 = knobs["hand"]  # and for each tile in hand
        # What laying a tile does
        self.gain: i64 = knobs["gain"]
        self.bare: i64 = knobs["bare"]  # a tile without neighbours
        self.near: i64 = knobs["near"]  # for each tile beside it
        self.wide: i64 = knobs["wide"]  # and two spaces away
        self.selfish: i64 = knobs["selfish"]  # eighths of the own tokens that count beyond the lead
        self.coup: i64 = knobs["coup"]  # times the lead with which the game would end
        self.keep: i64 = knobs["keep"]  # a tile that does less than this for us goes back
        # How well a seat stands
        self.left_base: i64 = knobs["left_base"]  # hundredths of what a token will be worth in the end
        self.left_row: i64 = knobs["left_row"]  # and of what it is worth as the tiles lie
        self.left_hope: i64 = knobs["left_hope"]  # for each tile in the fullest stretch of ten
        self.left_tile: i64 = knobs["left_tile"]  # for each tile of its row
        self.left_laid: i64 = knobs["left_laid"]  # for each tile on the whole board
        self.scale: i64 = knobs["scale"]


class CoupJudgement(Judgement):
    __slots__ = ("knobs",)

    def __init__(self, knobs: CoupKnobs) -> None:
        self.knobs: Final[CoupKnobs] = knobs

    def weigh(self, state: State, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        assert isinstance(state, CoupState)
        knobs = self.knobs
        for i in range(count):
            action = actions[i]
            if action < STOP:
                weights[i] = _promise(knobs, state, action) - state.tables.price
            elif LAY <= action < ASIDE:
                weights[i] = _effect(knobs, state, action - LAY)
            elif ASIDE <= action < DONE:
                # Tiles go back in ascending order: of the useless ones the first must come first.
                weights[i] = 1000 - i if _effect(knobs, state, action - ASIDE) < knobs.keep else -1
            else:
                weights[i] = 0  # stop, done, pass

    def evaluate(self, state: State, values: vec[i64]) -> None:
        """Cash and what the tokens are worth; before the end, what they will be worth as self-play has shown."""
        assert isinstance(state, CoupState)
        for seat in range(state.seats):
            values[seat] = state.cash[seat]
        knobs = self.knobs
        laid: i64 = 0
        for colour in range(i64(COLOURS)):
            laid += bit_count(state.board[colour])
        for colour in range(i64(COLOURS)):
            board = state.board[colour]
            value = row_value(board, state.tables.run_value)
            if not state.over:
                value = knobs.left_base + knobs.left_row * value + knobs.left_laid * laid
                value += knobs.left_hope * _longest_hope(board, board) + knobs.left_tile * bit_count(board)
                value //= _HUNDREDTH
            for seat in range(state.seats):
                values[seat] += value * state.tokens[seat * COLOURS + colour]

    def scale(self) -> i64:
        return self.knobs.scale


def judgement(options: object, seats: int = 0, knobs: str = TUNED) -> CoupJudgement:
    return CoupJudgement(CoupKnobs(knobs_of(__file__, seats, knobs)))


def _promise(knobs: CoupKnobs, state: CoupState, colour: i64) -> i64:
    """What a token of the colour may be worth in the end, seen from one's own hand."""
    run_value = state.tables.run_value
    board = state.board[colour]
    mine = state.hands[state.to_act * COLOURS + colour]
    reach = board | mine
    value = knobs.row * row_value(board, run_value) + knobs.reach * row_value(reach, run_value)
    value += knobs.hope * _longest_hope(board, reach)
    own = state.tokens[state.to_act * COLOURS + colour]
    value += knobs.own * own + knobs.others * (NUMBERS - state.supply[colour] - own) + knobs.hand * bit_count(mine)
    return knobs.base + value // _EIGHTH


def _longest_hope(board: i64, reach: i64) -> i64:
    """The fullest stretch of ten spaces: tiles that lie count twice, own ones that could be laid once."""
    if reach == 0:
        return 0
    here = bit_count(board & _WINDOW) + bit_count(reach & _WINDOW)
    best = here
    for first in range(i64(NUMBERS - GOAL)):  # the window moves on by one space: one comes in, one goes out
        here += (board >> (first + GOAL) & 1) + (reach >> (first + GOAL) & 1)
        here -= (board >> first & 1) + (reach >> first & 1)
        if here > best:
            best = here
    return best


def _effect(knobs: CoupKnobs, state: CoupState, tile: i64) -> i64:
    """What laying the tile does for the seat to act, compared with what it does for the others on average."""
    colour = tile // NUMBERS
    number = tile - colour * NUMBERS
    own = state.tokens[state.to_act * COLOURS + colour]
    all_held = NUMBERS - state.supply[colour]
    lead = own * state.seats - all_held  # (seats - 1) x own - others
    row = state.board[colour]
    right: i64 = 0
    while row >> (number + 1 + right) & 1:
        right += 1
    left: i64 = 0
    while left < number and row >> (number - 1 - left) & 1:
        left += 1
    run_value = state.tables.run_value
    gain = run_value[left + 1 + right] - run_value[left] - run_value[right]
    weight: i64 = 0
    if gain > 0 or state.phase != LAST_TILES:
        # A tile worth nothing yet still prepares something: count its neighbours.
        space = i64(1) << number
        near = (space << 1 | space >> 1) & row
        wide = (space << 2 | space >> 2) & row
        preparing = knobs.bare + knobs.near * bit_count(near) + knobs.wide * bit_count(wide)
        weight = (lead + knobs.selfish * own // _EIGHTH) * (knobs.gain * gain + preparing)
    if knobs.coup != 0 and state.phase == LAYING and left + 1 + right >= GOAL:
        weight += knobs.coup * _ahead(state, colour, gain)
    return weight


def _ahead(state: CoupState, colour: i64, gain: i64) -> i64:
    """How far the seat to act would lead if the game ended with this gain."""
    mine: i64 = 0
    best: i64 = 0
    for seat in range(state.seats):
        total = state.capital(seat) + gain * state.tokens[seat * COLOURS + colour]
        if seat == state.to_act:
            mine = total
        elif total > best:
            best = total
    return mine - best

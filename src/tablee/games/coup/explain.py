"""Why a move that is offered now is not possible: the clause and a sentence, from what the seat to act knows."""

from __future__ import annotations

from tablee.engine.errors import Refusal
from tablee.engine.words import Line
from tablee.games.coup import rules
from tablee.games.coup.moves import ASIDE, BUY, LETTERS, MOVES, tile_name
from tablee.games.coup.rules import CoupState


def explain(state: CoupState, seat: int, action: int) -> Refusal:
    kind = MOVES.kind_of(action)
    if kind is BUY:
        return Refusal(Line("coup-refuse-sold-out", {"colour": LETTERS[action - rules.BUY]}), "COUP-3.4")
    if kind is ASIDE:
        return _putting_aside(state, seat, action - rules.ASIDE)
    return _laying(state, action - rules.LAY)


def _laying(state: CoupState, tile: int) -> Refusal:
    if state.board[tile // rules.NUMBERS] >> tile % rules.NUMBERS & 1:
        return Refusal(Line("coup-refuse-already-laid", {"tile": tile_name(tile)}), "COUP-4.2")
    clause = "COUP-6.2" if state.phase == rules.LAST_TILES else "COUP-4.3"
    return Refusal(Line("coup-refuse-not-held", {"tile": tile_name(tile)}), clause)


def _putting_aside(state: CoupState, seat: int, tile: int) -> Refusal:
    if not state.hands[seat * rules.COLOURS + tile // rules.NUMBERS] >> tile % rules.NUMBERS & 1:
        return Refusal(Line("coup-refuse-not-held", {"tile": tile_name(tile)}), "COUP-5.1")
    if rules.ASIDE + tile in [state.pending.steps[i] for i in range(state.pending.count)]:
        return Refusal(Line("coup-refuse-already-aside", {"tile": tile_name(tile)}), "COUP-5.1")
    last = tile_name(state.pending.last() - rules.ASIDE)
    return Refusal(Line("coup-refuse-order", {"tile": tile_name(tile), "last": last}), "COUP-5.1")

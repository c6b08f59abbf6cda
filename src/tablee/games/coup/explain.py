"""Why a move is refused: the clause and a sentence, from what the seat to act knows."""

from __future__ import annotations

from tablee.engine.errors import Refusal
from tablee.engine.words import Line
from tablee.games.coup.notation import LETTERS, action_name, tile_name
from tablee.games.coup.rules import (
    ASIDE,
    BUYING,
    COLOURS,
    DONE,
    LAST_TILES,
    LAY,
    NUM_ACTIONS,
    NUMBERS,
    PASS,
    STOP,
    SWAPPING,
    CoupState,
)


def explain(state: CoupState, seat: int, action: int) -> Refusal:
    if not 0 <= action < NUM_ACTIONS:
        return Refusal(Line("table-no-such-action", {"action": action}))
    if state.phase == BUYING:
        return _while_buying(state, action)
    if state.phase == SWAPPING:
        return _while_swapping(state, seat, action)
    return _while_laying(state, seat, action)


def _while_buying(state: CoupState, action: int) -> Refusal:
    if action < STOP:
        return Refusal(Line("coup-refuse-sold-out", {"colour": LETTERS[action]}), "COUP-3.4")
    return Refusal(Line("coup-refuse-buying-first", {"text": action_name(action)}), "COUP-2.1")


def _while_laying(state: CoupState, seat: int, action: int) -> Refusal:
    last = state.phase == LAST_TILES
    if LAY <= action < ASIDE:
        tile = action - LAY
        if state.board[tile // NUMBERS] >> tile % NUMBERS & 1:
            return Refusal(Line("coup-refuse-already-laid", {"tile": tile_name(tile)}), "COUP-4.2")
        return Refusal(Line("coup-refuse-not-held", {"tile": tile_name(tile)}), "COUP-6.2" if last else "COUP-4.3")
    if action == PASS:
        return Refusal(Line("coup-refuse-must-lay"), "COUP-4.3")
    if last:
        return Refusal(Line("coup-refuse-after-coup", {"text": action_name(action)}), "COUP-6.5")
    return Refusal(Line("coup-refuse-laying-now", {"text": action_name(action)}), "COUP-2.1")


def _while_swapping(state: CoupState, seat: int, action: int) -> Refusal:
    if not ASIDE <= action < DONE:
        return Refusal(Line("coup-refuse-swapping-now", {"text": action_name(action)}), "COUP-2.1")
    tile = action - ASIDE
    if not state.hands[seat * COLOURS + tile // NUMBERS] >> tile % NUMBERS & 1:
        return Refusal(Line("coup-refuse-not-held", {"tile": tile_name(tile)}), "COUP-5.1")
    if action in [state.pending.steps[i] for i in range(state.pending.count)]:
        return Refusal(Line("coup-refuse-already-aside", {"tile": tile_name(tile)}), "COUP-5.1")
    last = tile_name(state.pending.last() - ASIDE)
    return Refusal(Line("coup-refuse-order", {"tile": tile_name(tile), "last": last}), "COUP-5.1")

"""Why a move is refused: the clause and a sentence, from what the seat to act knows."""

from __future__ import annotations

from tablee.engine.errors import Refusal
from tablee.engine.words import Line
from tablee.games.coup import rules
from tablee.games.coup.notation import LETTERS, action_name, tile_name
from tablee.games.coup.rules import CoupState


def explain(state: CoupState, seat: int, action: int) -> Refusal:
    if not 0 <= action < rules.NUM_ACTIONS:
        return Refusal(Line("table-no-such-action", {"action": action}))
    if state.phase == rules.BUYING:
        return _while_buying(state, action)
    if state.phase == rules.SWAPPING:
        return _while_swapping(state, seat, action)
    return _while_laying(state, seat, action)


def _while_buying(state: CoupState, action: int) -> Refusal:
    if action < rules.STOP:
        return Refusal(Line("coup-refuse-sold-out", {"colour": LETTERS[action]}), "COUP-3.4")
    return Refusal(Line("coup-refuse-buying-first", {"text": action_name(action)}), "COUP-2.1")


def _while_laying(state: CoupState, seat: int, action: int) -> Refusal:
    last = state.phase == rules.LAST_TILES
    if rules.LAY <= action < rules.ASIDE:
        tile = action - rules.LAY
        if state.board[tile // rules.NUMBERS] >> tile % rules.NUMBERS & 1:
            return Refusal(Line("coup-refuse-already-laid", {"tile": tile_name(tile)}), "COUP-4.2")
        return Refusal(Line("coup-refuse-not-held", {"tile": tile_name(tile)}), "COUP-6.2" if last else "COUP-4.3")
    if action == rules.PASS:
        return Refusal(Line("coup-refuse-must-lay"), "COUP-4.3")
    if last:
        return Refusal(Line("coup-refuse-after-coup", {"text": action_name(action)}), "COUP-6.5")
    return Refusal(Line("coup-refuse-laying-now", {"text": action_name(action)}), "COUP-2.1")


def _while_swapping(state: CoupState, seat: int, action: int) -> Refusal:
    if not rules.ASIDE <= action < rules.DONE:
        return Refusal(Line("coup-refuse-swapping-now", {"text": action_name(action)}), "COUP-2.1")
    tile = action - rules.ASIDE
    if not state.hands[seat * rules.COLOURS + tile // rules.NUMBERS] >> tile % rules.NUMBERS & 1:
        return Refusal(Line("coup-refuse-not-held", {"tile": tile_name(tile)}), "COUP-5.1")
    if action in [state.pending.steps[i] for i in range(state.pending.count)]:
        return Refusal(Line("coup-refuse-already-aside", {"tile": tile_name(tile)}), "COUP-5.1")
    last = tile_name(state.pending.last() - rules.ASIDE)
    return Refusal(Line("coup-refuse-order", {"tile": tile_name(tile), "last": last}), "COUP-5.1")

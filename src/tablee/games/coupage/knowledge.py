"""What the rules of Coupage let each viewer know: section 5 of the specification."""

from __future__ import annotations

from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.state import CoupageState


def knows(state: CoupageState, viewer: int) -> object:
    """The open table, all sizes, the own hand, and face-down cards one has seen."""
    own = viewer >= 0
    hand = [state.hands[viewer * n.CLASSES + card] for card in range(n.CLASSES)] if own else []
    steps = [state.pending.steps[i] for i in range(state.pending.count)] if own and viewer == state.to_act else []
    barrels = list(state.barrels)
    for barrel in range(state.seats * n.BARRELS):
        for i in range(state.barrels[barrel * n.STRIDE + n.TIME_COUNT]):
            place = barrel * n.STRIDE + n.TIME_CARD + i
            known = state.knows_time(barrels[place], viewer)
            barrels[place] = barrels[place] & 2 * n.FACE_DOWN - 1 if known else n.FACE_DOWN
    piles = [state.pile_size, list(state.discard), state.top, list(state.open)]
    aside = [state.resolving, state.bottling, state.paid, state.paid_more, state.cava_cards]
    turns = [state.phase, state.turn, state.turns, state.extras, state.actions_left, state.extra, state.idle]
    return barrels, piles, aside, turns, state.to_act, list(state.held), state.winner, state.over, hand, steps

"""What the rules of Coup let each viewer know: section 5 of the specification."""

from __future__ import annotations

from tablee.engine.bits import members
from tablee.games.coup.rules import ASIDE, COLOURS, CoupState


def knows(state: CoupState, viewer: int) -> object:
    """Everything on the table, all sizes, and the own tiles."""
    own = viewer >= 0
    hand = [members(state.hands[viewer * COLOURS + colour]) for colour in range(COLOURS)] if own else []
    aside: list[int] = []
    if own and viewer == state.to_act:
        aside = [state.pending.steps[i] - ASIDE for i in range(state.pending.count)]
    table = [state.board, state.tokens, state.supply, state.cash, state.held]
    where = [state.phase, state.round, state.start, state.turns_left, state.bought, state.to_act, state.maker]
    return [list(numbers) for numbers in table], where, state.pool_size, state.over, hand, aside

"""What the rules let a viewer know, read straight off the state."""

from __future__ import annotations

from tablee.engine.state import SPECTATOR

from .rules import STONES, StonesState


def knows(state: StonesState, viewer: int) -> object:
    own = viewer != SPECTATOR
    hand = state.hands[viewer] if own else []
    sunk = state.sunk[viewer] if own else []
    taken = int(state.pending.steps[0]) if viewer == state.to_act and state.pending.count else -1
    lies = [
        [int(stone in hand), int(stone in sunk), int(stone == taken), int(stone in state.crossed)]
        + [int(stone in stones) for stones in state.streams]
        for stone in range(STONES)
    ]
    counts = [[len(each) for each in state.hands], [len(each) for each in state.sunk], len(state.pile)]
    return [lies, counts, state.points, int(state.to_act), int(state.over)]

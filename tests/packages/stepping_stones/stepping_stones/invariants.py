"""What must hold in every position."""

from __future__ import annotations

from .rules import STONES, StonesState


def violations(state: StonesState) -> list[str]:
    stones = [*state.pile, *state.crossed]
    for row in (*state.hands, *state.sunk, *state.streams):
        stones += row
    found = [] if sorted(stones) == list(range(STONES)) else ["STONE-1.1: a stone is missing or there twice"]
    if any(row != sorted(row) for row in state.streams):
        found.append("STONE-2.3: the stones of a stream do not rise")
    return found

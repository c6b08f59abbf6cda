"""What the rules of Coupe nation let each viewer know: section 5 of the specification."""

from __future__ import annotations

from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.state import CoupeNationState


def knows(state: CoupeNationState, viewer: int) -> object:
    """Tower, Reserve, discard, sizes, the own hand and the own face-down cards; after the end everything (CPN-10.5)."""
    own = viewer >= 0
    tower = []
    for position in range(n.POSITIONS):
        cell = int(state.cells[position])
        hider = cell // 64 - 1
        tower.append(cell if hider in (-1, viewer) or state.over else -1 - hider)
    hands = [int(state.cells[n.HANDS + seat]) for seat in range(state.seats)]
    sizes = [(bin(hand & ~(1 << 25)).count("1"), hand >> 25 & 1) for hand in hands]
    steps = [int(state.pending.steps[i]) for i in range(state.pending.count)] if own and viewer == state.to_act else []
    deck = [int(state.deck[i]) for i in range(state.deck_size)] if state.over else []
    piles = [int(state.reserve), int(state.discard), int(state.deck_size), state.finish, state.finish_drawn]
    turns = [int(state.phase), int(state.ending), int(state.turns), int(state.first), int(state.to_act)]
    seen = [hands if state.over else hands[viewer] if own else 0, deck, steps]
    return tower, sizes, piles, turns, int(state.reference), state.over, seen

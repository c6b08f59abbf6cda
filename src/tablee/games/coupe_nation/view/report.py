"""How the game went, for all together: the score sheet of a cooperative game."""

from __future__ import annotations

from tablee.engine.bits import bit_count
from tablee.engine.view import Line, ScoreLine
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.state import CoupeNationState


def score_sheet(state: CoupeNationState, viewer: int) -> list[list[ScoreLine]]:
    """The same for everybody: face-up cards by level. What else is told beside them counts no points."""
    shown = state.occupied & ~state.down
    if state.ending == n.COLLAPSED:
        shown &= ~(1 << state.reference)  # CPN-10.4
    levels = [0] * n.LEVELS
    for position in range(n.POSITIONS):
        levels[n.LEVEL[position]] += shown >> position & 1
    lines = [
        ScoreLine(Line("coupe-nation-score-level", {"level": level + 1, "of": n.LEVELS - level}), levels[level])
        for level in range(n.LEVELS)
    ]
    lines.append(ScoreLine(Line("coupe-nation-score-hidden", {"count": int(bit_count(state.down))}), 0))
    lines.append(ScoreLine(Line("coupe-nation-score-deck", {"count": int(state.deck_size)}), 0))
    lines.append(ScoreLine(Line("coupe-nation-score-turns", {"count": int(state.turns)}), 0))
    return [lines for seat in range(state.seats)]

"""The score sheet: bottles, and those that count."""

from __future__ import annotations

from tablee.engine.view import Line, ScoreLine
from tablee.games.coupage.content import RECIPE_CODES
from tablee.games.coupage.rules.numbers import BARRELS, BOTTLED, CELLAR, RECIPE, STAGE, STRIDE, is_cava
from tablee.games.coupage.rules.state import CoupageState


def score_sheet(state: CoupageState, viewer: int) -> list[list[ScoreLine]]:
    """Each bottle, and whether it counts: two wines and one cava (CPG-9.1)."""
    sheets = []
    for seat in range(state.seats):
        lines, wines, cavas = [], 0, 0
        for barrel in range(BARRELS):
            place = seat * CELLAR + barrel * STRIDE
            if state.barrels[place + STAGE] != BOTTLED:
                continue
            recipe = int(state.barrels[place + RECIPE])
            if is_cava(recipe) and not (cavas and state.second_cava):
                counts, cavas = cavas == 0, cavas + 1
            else:
                counts, wines = wines < 2, wines + 1
            lines.append(ScoreLine(Line("coupage-score-bottle", {"recipe": RECIPE_CODES[recipe]}), int(counts)))
        sheets.append(lines)
    return sheets

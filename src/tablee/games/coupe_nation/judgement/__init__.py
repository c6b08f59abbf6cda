"""What a sensible player of Coupe nation does: keeps the tower open.

The outlook of a position counts, for every place that is still to be filled, the numbers that could come there, less
the other places that crowd into the same range. Every action is judged by the outlook it leaves, by what it costs, by
what the next player may draw and by whether the others will have a card that fits. A card that another player hid is
never opened while there is something else to do. Numbers are hundredths of the worth of a place that can still be
filled easily.

`weighing` asks for what each of the `actions` leaves, `exchanges` for the best of an exchange. The outlook is that of
`openness`, the others are thought of in `others`. `knobs` names the constants."""

from __future__ import annotations

from tablee.engine.knobs import TUNED, knobs_of
from tablee.games.coupe_nation.judgement.knobs import HELD, KNOBS, USEFUL
from tablee.games.coupe_nation.judgement.positions import exchanged, placed
from tablee.games.coupe_nation.judgement.weighing import CoupeNationJudgement

__all__ = ["HELD", "KNOBS", "USEFUL", "CoupeNationJudgement", "exchanged", "judgement", "placed"]


def judgement(options: object, seats: int = 0, knobs: str = TUNED) -> CoupeNationJudgement:
    values = knobs_of(__file__, seats, knobs)
    return CoupeNationJudgement([values[name] for name in KNOBS])

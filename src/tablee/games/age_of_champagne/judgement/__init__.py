"""How good a move of Age of Champagne looks: what a pawn would bring now, what grapes and cuvees will be worth, and
what the player board still needs. Values are in hundredths of a Prestige Point.

`weighing` asks the others: `worth` says what things are worth, `events`, `placing`, `growing`, `marketing`, `shipping`
and `drawing` judge the parts of a round, and `standing` how well a House stands. `knobs` names the constants."""

from __future__ import annotations

from tablee.engine.knobs import TUNED, knobs_of
from tablee.games.age_of_champagne.judgement.weighing import AgeOfChampagneJudgement

__all__ = ["AgeOfChampagneJudgement", "judgement"]


def judgement(options: object, seats: int = 0, knobs: str = TUNED) -> AgeOfChampagneJudgement:
    return AgeOfChampagneJudgement(knobs_of(__file__, seats, knobs))

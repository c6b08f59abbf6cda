"""The score sheet: every source of points, in the order of the rules; the final scoring comes last."""

from __future__ import annotations

from tablee.engine.view import Line, ScoreLine
from tablee.games.age_of_champagne.names import SOURCE_CODES
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.scoring import projected
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState


def score_sheet(state: AgeOfChampagneState, viewer: int) -> list[list[ScoreLine]]:
    """A source that has brought nobody anything is left out; who has nothing of the others has 0."""
    everybody = range(state.participants)
    used = [source for source in range(n.SOURCES) if any(state.earned(who, source) for who in everybody)]
    return [[ScoreLine(_source(source), int(state.earned(who, source))) for source in used] for who in everybody]


def if_ended(state: AgeOfChampagneState) -> list[int]:
    """With what the final scoring would add."""
    last = range(n.FROM_DIVERSITY, n.SOURCES)
    everybody = range(state.participants)
    return [int(state.pp(who)) + sum([int(projected(state, who, source)) for source in last]) for who in everybody]


def _source(source: int) -> Line:
    return Line("age-of-champagne-score-source", {"source": SOURCE_CODES[source]})

"""What each viewer sees of a game of Coup.

`shown` has the shapes, `table` fills them.
"""

from tablee.games.coup.view.shown import CoupView, PlayerView, Returned, Row, Run
from tablee.games.coup.view.table import PHASES, score_sheet, views

__all__ = [
    "PHASES",
    "CoupView",
    "PlayerView",
    "Returned",
    "Row",
    "Run",
    "score_sheet",
    "views",
]

"""What each viewer sees of a game of Coupage: everything a board shows, so that it needs to know no rules.

Pieces and places have these names, in `touches` and in what is shown: `pile`, `discard`, `market-1`, `harvest-1`,
`hand-MAC1`, `chosen-MAC1`, `recipe-BLA`, `player-2` (a seat), `barrel-1-3` (seat 1, third barrel), `grape-1-3-MAC1`,
`time-1-3-1` (its first Time card).

`shown` has the shapes. `table` fills them, with the player `aid` and the `cellar` of each; `score` says what counts.
"""

from tablee.games.coupage.view.score import score_sheet
from tablee.games.coupage.view.shown import Aid, Barrel, CoupageView, Face, PlayerView, Stack
from tablee.games.coupage.view.table import views

__all__ = [
    "Aid",
    "Barrel",
    "CoupageView",
    "Face",
    "PlayerView",
    "Stack",
    "score_sheet",
    "views",
]

"""What each viewer sees of a game of Coupe nation: everything a board shows, so that it needs to know no rules.

Pieces and places have these names, in `touches` and in what is shown: `L1P4` (a position), `card-12`, `card-FIN`,
`deck`, `discard`, `reserve`, `seat-0`.

`shown` has the shapes, `table` fills them; `report` says how the game went.
"""

from tablee.games.coupe_nation.view.report import score_sheet
from tablee.games.coupe_nation.view.shown import Card, CoupeNationView, Known, Spot, Sum
from tablee.games.coupe_nation.view.table import views

__all__ = ["Card", "CoupeNationView", "Known", "Spot", "Sum", "score_sheet", "views"]

"""What each viewer sees of a game of Capa d'Oro: everything a board shows, so that it needs to know no rules.

Pieces and places have these names, in `touches` and in what is shown: `AS-1-S` (a space), `AS` (a continent and its
market), `cigar-B02`, `ware-0-O` (orange bales of seat 0), `player-2` (a seat), `bag`, `die`, `events`, `event`,
`discard`, `beetles`, `customs`, `unique`, `neutrals`, `tiles-B`, `tiles-C`.

`shown` has the shapes. `table` fills them, with the player `aid`; `score` says where points come from.
"""

from tablee.games.capa_doro.view.score import score_sheet
from tablee.games.capa_doro.view.shown import (
    CapaDoroView,
    Cigar,
    Continent,
    EventCard,
    Market,
    Plant,
    PlayerView,
    Rolled,
    Row,
)
from tablee.games.capa_doro.view.table import views

__all__ = [
    "CapaDoroView",
    "Cigar",
    "Continent",
    "EventCard",
    "Market",
    "Plant",
    "PlayerView",
    "Rolled",
    "Row",
    "score_sheet",
    "views",
]

"""What each viewer sees of a game of Age of Champagne: everything a board shows, so that it needs to know no rules.

Pieces and places have these names, in `touches` and in what is shown: `Z2.1` (a spot; `Z1.1` is an Active offer,
`Z4.1x` the spot n+1 of the first row), `order-E04`, `active-F` and `provisional-F` (places without an order),
`heir-H05`, `kept`, `token-BRS` (a kept token), `bonus-BP2` (one that can be chosen), `wine-0-M`, `cellar-0-M`,
`oeno-0-M` and `grid-0-M` (cubes of seat 0), `region-VM` (an own column of vineyards), `blend-B1`, `supply-M`,
`player-2` (a participant), `pawn` (own Collaborators in hand), `council-1`, `eco-5`, `event`, `events`, `bonuses`,
`merchant-cellar`, `merchant-oeno` and `merchant-grid`.

`shown` has the shapes. `table` fills them, with the player `aid`; `score` says where points come from.
"""

from tablee.games.age_of_champagne.view.score import if_ended, score_sheet
from tablee.games.age_of_champagne.view.shown import (
    AgeOfChampagneView,
    Aim,
    Bonus,
    Event,
    Harvest,
    Heir,
    House,
    Market,
    Merchant,
    OfferView,
    Order,
    Placed,
    PressLevel,
    Recipe,
    Shipment,
    Spot,
    Vineyard,
)
from tablee.games.age_of_champagne.view.table import automata, views

__all__ = [
    "AgeOfChampagneView",
    "Aim",
    "Bonus",
    "Event",
    "Harvest",
    "Heir",
    "House",
    "Market",
    "Merchant",
    "OfferView",
    "Order",
    "Placed",
    "PressLevel",
    "Recipe",
    "Shipment",
    "Spot",
    "Vineyard",
    "automata",
    "if_ended",
    "score_sheet",
    "views",
]

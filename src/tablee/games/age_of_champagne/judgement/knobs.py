"""Where each knob lies; `knobs.toml` has their values."""

from __future__ import annotations

from typing import Final

# Those from DEMAND on have no effect where they are 0.
CUVEE: Final = 0  # what a cuvee is worth, and so many hundredths of its base value and Marketing
CUVEE_SHARE: Final = 1
LAST_CUVEE: Final = 2  # at the end three are four points
ECO: Final = 3  # hundredths of a point for each point of the track
TOKEN: Final = 4
OTHER: Final = 5  # of what others gain, so many hundredths are my loss
STEADY: Final = 6  # grapes a round that can be made into orders
NEW_REGION: Final = 7
MAJORITY: Final = 8
PLACE: Final = 9  # at the Council
PAWN: Final = 10  # a Collaborator that is away for a round
SHIPMENTS: Final = 11  # so many hundredths of the cuvees made of a type are shipped with its Marketing
ROOM: Final = 12  # what room for a grape is worth that would be lost
HIT: Final = 13  # what a grape is worth less in the region of a hazard
STAR: Final = 14
LATE: Final = 15  # hundredths of an order that others may ship before
NARROWEST: Final = 16  # hundredths of a grape for which vineyards, press and winery all have room
PRESSED: Final = 17  # of a grape for which the press has room
STORED: Final = 18  # of a grape for which the winery has room
GROWN: Final = 19  # of a grape at all
UNFINISHED: Final = 20  # what a still wine is worth less than a third of its cuvee, when it is drawn
LINK: Final = 21  # of a linked spot while the other one is free
LAND: Final = 22
ACTION: Final = 23  # of the token for it
COLD: Final = 24
RESERVATION: Final = 25
TRANSPORT: Final = 26
FIRST_CUVEE: Final = 27  # what a cuvee is worth at the start, and so many hundredths of its base value
FIRST_SHARE: Final = 28
LEVEL: Final = 29  # of the press, at the start
MODULE: Final = 30
GRAPE: Final = 31
GLUT: Final = 32  # what each cuvee in the cellar takes off the worth of the others
STOCK: Final = 33  # tenths: the same for grapes to come, of each still wine and three times of each cuvee
LEAST: Final = 34  # what a grape is worth at least
TAIL: Final = 35  # tenths of a harvest, for those that come too late for orders
DEMAND: Final = 36  # what a cuvee is worth more for each order in sight that lacks it
DRAW: Final = 37  # what each blend is worth more
ORDER: Final = 38  # what each shipment is worth more
FUTURE: Final = 39  # hundredths of cuvees a year that vineyards to come will add to each type
GRAPES: Final = 40  # what a grape is worth more, by colour
HASTE: Final = 43  # what a spot of each zone is worth more while there are other pawns to place, for each of them
EARLY: Final = 50  # what a spot of each zone is worth more for each round to come
RESERVING: Final = 56  # what an order must be worth to be reserved once a pawn can ship it; 0: none is
# For evaluate.
LEFT_ECO: Final = 57  # hundredths of the points of the eco level
LEFT_CUVEE: Final = 58  # hundredths of what the cuvees of the cellar are worth
LEFT_WINE: Final = 59  # the same for still wines
LEFT_RESTING: Final = 60  # of a cuvee in the oenotheque, with a year to come
LEFT_YIELD: Final = 61  # hundredths of what the yearly grapes will be worth
LEFT_MARKETING: Final = 62  # of a point of Marketing for each grape and year to come
LEFT_REGION: Final = 63  # hundredths of the points for regions and majorities as they are
LEFT_TOKEN: Final = 64  # of a token that is kept
LEFT_PRESS: Final = 65  # of a level of the press and a year to come
LEFT_MODULE: Final = 66  # of a module and a year to come
LEFT_GRAPE: Final = 67  # of a base value of a grape and a year to come
LEFT_YEAR: Final = 68  # what any House earns in a year to come
LEFT_LAST: Final = 69  # and in the year at hand
NAMES: Final = (
    "cuvee",
    "cuvee_share",
    "last_cuvee",
    "eco",
    "token",
    "other",
    "steady",
    "new_region",
    "majority",
    "place",
    "pawn",
    "shipments",
    "room",
    "hit",
    "star",
    "late",
    "narrowest",
    "pressed",
    "stored",
    "grown",
    "unfinished",
    "link",
    "land",
    "action",
    "cold",
    "reservation",
    "transport",
    "first_cuvee",
    "first_share",
    "level",
    "module",
    "grape",
    "glut",
    "stock",
    "least",
    "tail",
    "demand",
    "draw",
    "order",
    "future",
    "grape_m",
    "grape_n",
    "grape_c",
    "haste_1",
    "haste_2",
    "haste_3",
    "haste_4",
    "haste_5",
    "haste_6",
    "haste_8",
    "early_1",
    "early_2",
    "early_3",
    "early_4",
    "early_5",
    "early_6",
    "reserving",
    "left_eco",
    "left_cuvee",
    "left_wine",
    "left_resting",
    "left_yield",
    "left_marketing",
    "left_region",
    "left_token",
    "left_press",
    "left_module",
    "left_grape",
    "left_year",
    "left_last",
)

"""Places, pieces and actions of Age of Champagne as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Grapes, still wines and cuvees have one numbering: M, N, C.
MEUNIER: Final = 0
NOIR: Final = 1
CHARDONNAY: Final = 2
COLOURS: Final = 3
CUBES: Final = 60  # of each colour (AOC-2.2)
UNLIMITED: Final = 1_000_000  # cubes of a colour without `limited_supply`

# Regions from left to right on the player board.
MARNE: Final = 0
REIMS: Final = 1
BLANCS: Final = 2
SEZANNE: Final = 3
BAR: Final = 4
REGIONS: Final = 5
VITRYATS: Final = 5  # printed on two cards; no column

VINEYARDS: Final = 36
STACKED: Final = 32  # vineyards that are not inherited
NO_CARD: Final = -1
# Where a vineyard lies: owner * REGIONS + region, or one of these.
IN_STACK: Final = -1  # or in the reserve, or active
DISCARDED: Final = -2
REMOVED: Final = -3

# Orders: 17 of each type.
TYPES: Final = 3
FRANCE: Final = 0
EUROPE: Final = 1
INTERNATIONAL: Final = 2
ORDERS_EACH: Final = 17
ORDERS: Final = TYPES * ORDERS_EACH
HAND: Final = 0  # modes of transport
TRUCK: Final = 1
BOAT: Final = 2
PLANE: Final = 3
MODES: Final = 4

INHERITANCES: Final = 12
KINDS_OF_INHERITANCE: Final = 3
INHERIT_VINEYARD: Final = 0
INHERIT_PRESS: Final = 1
INHERIT_WINERY: Final = 2
DRAFT_ROUNDS: Final = 3

EVENTS: Final = 16
ROUNDS: Final = 10
AIR_STRIKE: Final = 0
SEA_STRIKE: Final = 1
SALES_DOWN: Final = 2
SALES_UP: Final = 3
CLIMATE: Final = 4
PANDEMIC: Final = 5
CORKS: Final = 6
SUBSIDIES: Final = 7
HAZARD: Final = 8
QUALITY: Final = 9
EVENT_KINDS: Final = 10
SALES_CHANGE: Final = 2
NO_EVENT: Final = -1

# Bonus tokens by kind.
PRESTIGE_2: Final = 0
PRESTIGE_3: Final = 1
PRESTIGE_4: Final = 2
ECO_TOKEN: Final = 3
LAND_TOKEN: Final = 4
FREE_TOKENS: Final = 5  # the first kind that is kept until it is used
ACTION_1: Final = 5
ACTION_2: Final = 6
ACTION_3: Final = 7
ACTION_5: Final = 8
ACTION_6: Final = 9
RESERVATION: Final = 10
TRANSPORT: Final = 11
COLD: Final = 12
TOKEN_KINDS: Final = 13
TOKENS: Final = 22
TOKENS_EACH: Final = 3  # on each market at the start
NO_TOKEN: Final = -1

# Spots. Those of zone 4 that are never chosen (`n+1`) come last.
ZONE_1: Final = 0
ZONE_2: Final = 4
ZONE_3: Final = 8
ZONE_4: Final = 12
ZONE_5: Final = 14
ZONE_6: Final = 18
ZONE_8: Final = 22
CHOSEN_SPOTS: Final = 25
ZONE_4X: Final = 25
SPOTS: Final = 27
BLOCK: Final = 4  # spots of zones 2, 3, 5 and 6
MARKETING_ROWS: Final = 2
COUNCIL_SPOTS: Final = 3
# What stands on a spot: a participant's Collaborator, or with DISC added the spare disc.
NOBODY: Final = -1
DISC_PIECE: Final = 4

# Effects of spots.
NO_EFFECT: Final = 0
EFFECT_PP: Final = 1
EFFECT_ECO: Final = 2
EFFECT_LINK: Final = 3
EFFECT_SPEAK_FIRST: Final = 4
EFFECT_PARTIAL: Final = 5

MOST_SEATS: Final = 4  # and participants
COLLABORATORS: Final = 3
MERCHANT_COLLABORATORS: Final = 2
PRESS_LEVELS: Final = 8
ECO_LEVELS: Final = 11
MODULES_EACH: Final = 8
MODULES_AGE_1: Final = 4
MODULES: Final = 32
MODULE_SIZE: Final = 3
MOST_STORED: Final = MODULES_EACH * MODULE_SIZE
OENOTHEQUE: Final = 3
GRID_CELLS: Final = 4
RECIPES: Final = 9
PAIRS: Final = 6  # MM, MN, MC, NN, NC, CC
LEVELS: Final = 4  # of the Wine Merchant

# Where points come from (INV-11).
FROM_ORDERS: Final = 0
FROM_MARKETING: Final = 1
FROM_PARTNERS: Final = 2
FROM_SPOTS: Final = 3
FROM_VINEYARDS: Final = 4
FROM_EVENTS: Final = 5
FROM_TOKENS: Final = 6
FROM_PRESS: Final = 7
FROM_OVERFLOW: Final = 8  # eco steps past either end of the track
FROM_EXCHANGES: Final = 9
FROM_RESERVATIONS: Final = 10
FROM_DIVERSITY: Final = 11  # from here on: final scoring
FROM_MAJORITIES: Final = 12
FROM_STILL_WINES: Final = 13
FROM_CUVEES: Final = 14
FROM_ECO: Final = 15
FROM_COLD: Final = 16
SOURCES: Final = 17

# What belongs to a participant is a stretch of an array.
PP: Final = 0
ECO: Final = 1  # level from 1
PRESS: Final = 2  # level from 1
MODULE: Final = 3  # number of modules
WINE: Final = 4  # still wines by colour
CELLAR: Final = WINE + COLOURS
OENO: Final = CELLAR + COLOURS
GRID: Final = OENO + COLOURS
PAWNS: Final = GRID + COLOURS  # Collaborators in hand
DISC: Final = PAWNS + 1  # 1: the spare disc lies beside the board
RESERVED: Final = DISC + 1  # the order that carries the disc; NO_CARD
SUBSIDISED: Final = RESERVED + 1  # zones (1: press, 2: winery) whose Subsidies token was drawn in this round
LAND: Final = SUBSIDISED + 1  # Land tokens by region
FREE: Final = LAND + REGIONS  # tokens kept, by kind from FREE_TOKENS on
LEDGER: Final = FREE + TOKEN_KINDS - FREE_TOKENS  # points by source
CARDS: Final = LEDGER + SOURCES  # vineyards by region: a second copy of `where`, for speed
GROWN: Final = CARDS + REGIONS  # grapes printed on them, by region and colour
STRIDE: Final = GROWN + REGIONS * COLOURS

# What lies on the table is a stretch of another one.
SUPPLY: Final = 0  # cubes by colour
ORDER: Final = SUPPLY + COLOURS  # participants in turn order
OFFER: Final = ORDER + MOST_SEATS  # active vineyards by column
ACTIVE: Final = OFFER + MOST_SEATS  # active orders by type
STACK: Final = ACTIVE + TYPES  # size of each stack of orders; the top card is the Provisional order
SHELF: Final = STACK + TYPES  # tokens on each market, TOKENS_EACH places, kinds ascending, then NO_TOKEN
LOOKED: Final = SHELF + TYPES * TOKENS_EACH  # by market: who has looked at its tokens, as bits
THROWN: Final = LOOKED + TYPES  # discarded tokens by kind
BLOCKED: Final = THROWN + TOKEN_KINDS  # spots of zones 2, 3 and 6 with a blocking disc; NOBODY without High tension
TABLE: Final = BLOCKED + 3

# Actions.
KEEP: Final = 0  # an Inheritance card
KEY: Final = KEEP + INHERITANCES  # a region, then a grape
CORK: Final = KEY + REGIONS + COLOURS
PLACE: Final = CORK + COLOURS
DISC_ON: Final = PLACE + CHOSEN_SPOTS
RESERVE: Final = DISC_ON + CHOSEN_SPOTS
REGION: Final = RESERVE + ORDERS
LAND_IN: Final = REGION + REGIONS
AGE: Final = LAND_IN + REGIONS
PROMOTE: Final = AGE + COLOURS  # a cuvee from the oenotheque to the grid
PROMOTE_ALL: Final = PROMOTE + COLOURS
SHIP: Final = PROMOTE_ALL + 1
COMPLETE: Final = SHIP + ORDERS
OMIT: Final = COMPLETE + 1
PARTNER: Final = OMIT + COLOURS
PRINTED_WAY: Final = PARTNER + 1
SWAP: Final = PRINTED_WAY + 1
PASS: Final = SWAP + 1
TAKE: Final = PASS + 1  # a token, by kind
BLEND: Final = TAKE + TOKEN_KINDS
GIVE: Final = BLEND + RECIPES  # a pair of still wines
GET: Final = GIVE + PAIRS  # a still wine for it
DONE: Final = GET + COLOURS
PROTECT: Final = DONE + 1
JOIN: Final = PROTECT + 1
DECLINE: Final = JOIN + 1
KEEP_C: Final = DECLINE + 1  # how many
KEEP_N: Final = KEEP_C + MOST_STORED + 1
NUM_ACTIONS: Final = KEEP_N + MOST_STORED + 1

# What is asked.
RUNNING: Final = 0  # nothing: the rules go on by themselves
DRAFTING: Final = 1
CHOOSING_KEY: Final = 2
DISCARDING: Final = 3  # Corks defect
PLACING: Final = 4
LOCATING: Final = 5  # a vineyard of the Coteaux Vitryats
CLAIMING: Final = 6  # a region for a Land token
AGEING: Final = 7
PROMOTING: Final = 8
SHIPPING: Final = 9
TAKING: Final = 10
REPLYING: Final = 11  # to somebody who looks for a Partner
DRAWING: Final = 12
PROTECTING: Final = 13
EXCHANGING: Final = 14  # before storage
KEEPING: Final = 15
STEERING: Final = 16  # an order of the Wine Merchant
STEERING_TOKEN: Final = 17
OVER: Final = 18

# Where the game stands, in the order of section 4.4.
STAGE_DRAFT: Final = 0
STAGE_INHERIT: Final = 1
STAGE_COUNCIL: Final = 2  # its first order
STAGE_EVENT: Final = 3
STAGE_MERCHANT: Final = 4
STAGE_ASSIGN: Final = 5
STAGE_VINEYARDS: Final = 6
STAGE_PRESS: Final = 7
STAGE_WINERY: Final = 8
STAGE_GRID: Final = 9  # `n+1` pawns
STAGE_MARKETING: Final = 10  # `n` pawns
STAGE_SPEAKER: Final = 11  # Speak First
STAGE_SHIPPING: Final = 12
STAGE_DRAW: Final = 13
STAGE_HARVEST: Final = 14
STAGE_SEASON: Final = 15
STAGE_END: Final = 16

# Notes for the log: participant, what, amount.
NOTE_POINTS: Final = 0  # participant, source, points
NOTE_ECO: Final = 1  # participant, level now, steps the marker moved
NOTE_KEPT: Final = 2  # seat, Inheritance card: it is revealed
NOTE_PASSED: Final = 3  # the hands go to the left; amount: cards in each
NOTE_PRESS: Final = 4  # seat, level now, levels gained
NOTE_MODULE: Final = 5  # seat, modules now
NOTE_CELLAR: Final = 6  # participant, colour, cuvees that come from the supply
NOTE_TURN_ORDER: Final = 7  # participant, place from 0, place before (-1: none)
NOTE_ROUND: Final = 8  # round
NOTE_EVENT: Final = 9  # event card
NOTE_KEY: Final = 10  # seat that chose or NOBODY, region or REGIONS + grape, key card or NO_CARD
NOTE_CORKED: Final = 11  # participant, colour: a cuvee discarded without a choice
NOTE_PLACED: Final = 12  # the Merchant, spot
NOTE_OVERFLOWED: Final = 13  # the Merchant, colour, cuvees that come to his oenotheque
NOTE_BACK: Final = 14  # participant, spot, 1 if it is the disc: a pawn goes home
NOTE_VINEYARD: Final = 15  # participant, card, region
NOTE_TOKEN: Final = 16  # participant, kind, type of the market or NOBODY for the supply
NOTE_NO_TOKEN: Final = 17  # participant: there is none left to draw
NOTE_USED: Final = 18  # participant, kind: a token is discarded
NOTE_RESHUFFLED: Final = 19  # NOBODY, type of orders or one of the two below, cards
NOTE_ADVANCED: Final = 20  # participant, row of zone 4: a pawn moves to `n+1`
NOTE_PROMOTED: Final = 21  # participant, colour, cuvees: from the oenotheque to the grid
NOTE_SHIPPED: Final = 22  # participant, order, how: see `shipment`
NOTE_SOLD_OUT: Final = 23  # NOBODY, type: no card is left for the Active space
NOTE_ACTIVE: Final = 24  # NOBODY, order: it slides to its Active space
NOTE_PROVISIONAL: Final = 25  # NOBODY, order: it is revealed
NOTE_HAZARD: Final = 26  # seat, region, vineyards that yield nothing
NOTE_HARVEST: Final = 27  # seat, cubes stored, cubes not stored: see `cubes`
NOTE_FAILED: Final = 28  # seat, order: its reservation was not fulfilled
NOTE_UNSOLD: Final = 29  # NOBODY, vineyard, column: it leaves the offer
NOTE_OFFERED: Final = 30  # NOBODY, vineyard, column: it comes to the offer
NOTE_BLOCKED: Final = 31  # NOBODY, spot, spot before: a blocking disc moves
NOTE_ALONE: Final = 32  # seat, order: nobody becomes its Partner
NOTE_NOTHING_SHIPPED: Final = 33  # seat: its pawn leaves without having shipped

SHUFFLED_VINEYARDS: Final = 3
SHUFFLED_TOKENS: Final = 4


def zone_of(spot: i64) -> i64:
    """The zone a spot belongs to."""
    if spot < ZONE_4:
        return 1 + spot // BLOCK
    if spot < ZONE_5 or spot >= ZONE_4X:
        return 4
    return 5 if spot < ZONE_6 else 6 if spot < ZONE_8 else 8


def owner_of(piece: i64) -> i64:
    """Whose Collaborator or disc it is."""
    return piece & 3


def type_of(order: i64) -> i64:
    return order // ORDERS_EACH


def shipment(omitted: i64, swapped: bool, partner: i64, provisional: bool) -> i64:
    """How an order was shipped, as one number: what was left out and who was the Partner, or NOBODY."""
    return omitted + 1 | i64(swapped) << 2 | partner + 1 << 3 | i64(provisional) << 6


def cubes(m: i64, n: i64, c: i64) -> i64:
    """Counts of three colours as one number, eight bits each."""
    return m | n << 8 | c << 16


def cubes_of(packed: i64, colour: i64) -> i64:
    return packed >> colour * 8 & 255

"""Places, pieces and actions of Capa d'Oro as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# A continent has the number of the colour that grows there.
CONTINENTS: Final = 4
ASIA: Final = 0
SOUTH_ASIA: Final = 1
AFRICA: Final = 2
CENTRAL_AMERICA: Final = 3
COLOURS: Final = CONTINENTS
BEETLE: Final = COLOURS  # the fifth kind of cube
CUBES: Final = COLOURS + 1
DRAWN_BITS: Final = 3  # of each cube that was drawn in a turn

# Rows are numbered by the largest sheet: a continent may have fewer.
MOST_ROWS: Final = 5
ROWS: Final = CONTINENTS * MOST_ROWS
SEED_COLUMN: Final = 0
GROWTH_COLUMN: Final = 1
HARVEST_COLUMN: Final = 2
COLUMNS: Final = 3
SPACES: Final = ROWS * COLUMNS
MOST_SPACES: Final = 16  # of a market track

# A piece on a space is (owner + 1) * 4 + bales; 0 is an empty space.
EMPTY: Final = 0
FULL: Final = 3  # bales
NEUTRAL: Final = 4  # owners after the four seats
UNIQUE: Final = 5  # the Unique Opportunity tile
NOBODY: Final = -1
NOWHERE: Final = -1  # the Customs tile lies beside the board

MOST_SEATS: Final = 4
NEUTRALS: Final = 16  # two unused colours (CDO-10.3)
BEETLES: Final = 8
CUBES_IN_BAG: Final = 97
MONEY_AT_START: Final = 15
HARVEST_MONEY: Final = 2  # for a plantation without bales (CDO-4.3)
GOAL: Final = 60
TILES_AT_START: Final = 3

# Cigar tiles: twelve of each letter.
TILES_EACH: Final = 12
LETTERS: Final = 3
TILES: Final = LETTERS * TILES_EACH

# What belongs to a player is a stretch of an array.
MONEY: Final = 0
POINTS: Final = 1
BONUS: Final = 2  # points of Connoisseur cards, part of the points
SUPPLY: Final = 3  # plantations
WARE: Final = 4  # the first of four counts
OPEN: Final = WARE + COLOURS  # the first of three cigar tiles; NO_TILE where there is none
MOST_OPEN: Final = 3
ROLLED_COUNT: Final = OPEN + MOST_OPEN
ROLLED: Final = ROLLED_COUNT + 1  # the first of the cigars, in the order they were rolled
MOST_ROLLED: Final = MOST_OPEN * LETTERS
EARNED: Final = ROLLED + MOST_ROLLED  # money from sales at the markets, for the score sheet
SPENT: Final = EARNED + 1  # on bales
STRIDE: Final = SPENT + 1
NO_TILE: Final = -1

# Markets, then what was discarded, by colour.
DISCARD: Final = COLOURS

# Kinds of event cards.
CUSTOMS_CARD: Final = 0
UNIQUE_CARD: Final = 1
RAIN: Final = 2
DROUGHT: Final = 3
LEVY: Final = 4
PREMIUM: Final = 5
PAY_DAY: Final = 6
DEMAND: Final = 7
GLUT: Final = 8
CONNOISSEUR: Final = 9
HANDS: Final = 10
SEASON_CARD: Final = 11
PLAGUE: Final = 12
EVENT_KINDS: Final = 13
EVENT_CARDS: Final = 16
NO_EVENT: Final = -1

# Actions.
SEED: Final = 0
GROW: Final = SEED + ROWS
HARVEST: Final = GROW + ROWS
SOW: Final = HARVEST + ROWS
SOW_NEUTRAL: Final = SOW + ROWS
BUY: Final = SOW_NEUTRAL + ROWS
SELL: Final = BUY + COLOURS
ROLL: Final = SELL + COLOURS
END: Final = ROLL + TILES
PLANT: Final = END + 1  # a beetle on a plantation, by space
WAREHOUSE: Final = PLANT + SPACES  # a beetle in a warehouse, by seat
LOSE: Final = WAREHOUSE + MOST_SEATS
CUSTOMS: Final = LOSE + COLOURS
SOW_UNIQUE: Final = CUSTOMS + CONTINENTS
SEASON: Final = SOW_UNIQUE + ROWS
NUM_ACTIONS: Final = SEASON + CONTINENTS

# What is asked.
SEEDING: Final = 0  # start placement, round one
GROWING: Final = 1  # round two
ACTING: Final = 2
INFESTING: Final = 3
LOSING: Final = 4
CLOSING: Final = 5  # a market for Customs
OPPORTUNITY: Final = 6  # a row for the Unique Opportunity tile
HURRYING: Final = 7  # a continent for a fast season
OVER: Final = 8

# Notes for the log: seat, what, amount.
NOTE_DIE: Final = 0  # seat, number
NOTE_EVENT: Final = 1  # seat, kind of card
NOTE_RESHUFFLED: Final = 2  # the event cards
NOTE_BALE: Final = 3  # owner, space, colour: a bale comes from the bag
NOTE_SPILT: Final = 4  # colour: from the bag to the discard
NOTE_BEETLE: Final = 5  # a beetle comes from the bag
NOTE_SHIFTED: Final = 6  # owner, space it leaves, bales
NOTE_HARVESTED: Final = 7  # owner, space, bales
NOTE_RESOLVED: Final = 8  # owner (neutral or unique), space, bales + 8 * those for which the market had room
NOTE_EATEN: Final = 9  # owner, space, bales
NOTE_PAID: Final = 10  # seat, kind of card, money
NOTE_GOT: Final = 11  # seat, kind of card, money
NOTE_DRIED: Final = 12  # owner, space
NOTE_DEMANDED: Final = 13  # colour, bales
NOTE_GLUTTED: Final = 14  # colour, bales
NOTE_LIFTED: Final = 15  # seat, continent: Customs goes
NOTE_TILE: Final = 16  # seat, tile
NOTE_LOST: Final = 17  # seat, colour, bales that go without a choice
NOTE_IDLE: Final = 18  # kind of card that has no effect


def owner_of(piece: i64) -> i64:
    return (piece >> 2) - 1


def bales_of(piece: i64) -> i64:
    return piece & 3


def new_piece(owner: i64) -> i64:
    """A plantation without bales."""
    return (owner + 1) << 2


def continent_of(row: i64) -> i64:
    return row // MOST_ROWS


def drawn_of(drawn: i64, cube: i64) -> i64:
    """How many cubes of a kind were drawn in a turn."""
    count: i64 = 0
    while drawn > 0:
        if drawn & (1 << DRAWN_BITS) - 1 == cube + 1:
            count += 1
        drawn >>= DRAWN_BITS
    return count

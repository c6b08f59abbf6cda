"""What is shown of a game of Capa d'Oro: the shapes of it. Bales are counted by colour: orange, grey, brown, gold."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tablee.engine.view import Line, View


class Plant(Struct, frozen=True):
    """A plantation on the board."""

    kind: str  # "own" (of a player), "neutral" or "unique"
    seat: int  # -1 for those that belong to nobody
    bales: int


class Row(Struct, frozen=True):
    id: str  # AS-1; its spaces are AS-1-S, AS-1-G and AS-1-H
    spaces: Sequence[Plant | None]  # Seed, Growth, Harvest


class Market(Struct, frozen=True):
    """A track, from the lowest price; bales lie on its highest spaces."""

    prices: Sequence[int]
    bales: int
    buy: int  # what the next bale costs; -1: there is none
    sell: int  # what one more brings
    discard: int  # bales of the colour in the discard
    closed: bool  # by Customs
    bought: bool  # in this turn, so that none may be sold (CDO-7.6)
    sold: bool


class Continent(Struct, frozen=True):
    id: str  # AS, SA, AF, CA
    colour: str  # O, G, B, Y
    name: Line
    cost: int  # of a sowing
    rows: Sequence[Row]
    market: Market


class Cigar(Struct, frozen=True):
    """An open tile of a player, and what the warehouse lacks for it."""

    id: str  # A01 to C12
    letter: str
    bales: Sequence[int]
    points: int
    money: int
    missing: Sequence[int]
    cost: int  # what the missing bales cost at the market now; -1: they cannot all be bought
    ready: bool
    aid: Line  # the same as a sentence


class Rolled(Struct, frozen=True):
    id: str
    points: int
    letter: str = ""


class PlayerView(Struct, frozen=True):
    money: int
    points: int
    bonus: int  # part of the points: Connoisseur cards
    plantations: int  # in the supply
    warehouse: Sequence[int]
    cigars: Sequence[Cigar]
    rolled: Sequence[Rolled]
    earned: int = 0  # by sales at the markets, in the whole game
    spent: int = 0  # on bales


class EventCard(Struct, frozen=True):
    kind: str
    name: Line
    about: Line  # what it does
    used: int  # in the open discard
    copies: int


class CapaDoroView(View, frozen=True, kw_only=True):
    phase: str  # "seed", "grow", "act", "beetle", "lose", "customs", "unique", "season", "over"
    turn: int  # whose turn it is
    first: int  # who began
    turns: int  # begun
    round: int
    goal: int
    full: int  # bales of a plantation that has grown
    die: int  # 0 before the first turn
    drawn: Sequence[int]  # cubes drawn in this turn, beetles last
    event: str  # the kind of the event of this turn, or ""
    with_events: bool
    events: Sequence[EventCard]
    events_left: int
    bag: Sequence[int]  # cubes by colour, beetles last
    tiles_b: int
    tiles_c: int
    continents: Sequence[Continent]
    players: Sequence[PlayerView]
    customs: str  # the continent whose market is closed, or ""
    customs_seat: int
    unique: str  # the space of the Unique Opportunity tile, or ""
    neutrals: int  # in the supply
    sown: int
    sowings: int  # of a turn, at most
    beetles: int  # attacks to come
    loss: int  # bales that the seat to act must give up
    bonus: int  # points more for the next cigar of this turn
    develops: Sequence[int]  # B and C tiles that the turn will bring
    winner: int  # who has reached the goal; -1
    places: Sequence[int] = ()  # of each player, when the game is over

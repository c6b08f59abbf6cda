"""What is shown of a game of Coupe nation: the shapes of it. A card is its number as a text, or FIN."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tablee.engine.view import Line, View


class Card(Struct, frozen=True):
    id: str  # 1 to 50, or FIN
    symbol: str  # "1", "2", "H"; "" on the Finish card


class Spot(Struct, frozen=True):
    """A position of the tower."""

    id: str  # L1P1 to L7P1
    card: Card | None  # as far as the viewer knows it
    down: bool  # a card lies here face down
    hider: int  # who laid it so; -1
    free: bool  # empty, and a card may be laid here now: it has its supports
    low: int  # the number here must be greater than this, 0: there is no bound
    high: int  # and smaller than this; 51: there is no bound


class Sum(Struct, frozen=True):
    """A card of the Reserve that the viewer could take with two of the own cards."""

    low: str
    high: str
    way: str  # "sum" or "difference"
    target: str
    cost: int  # further cards that are destroyed
    line: Line  # 12 + 30 - 1 = 41


class Known(Struct, frozen=True):
    """A card that the viewer has seen and no longer sees, and where it may be."""

    card: Card
    places: Sequence[str]  # positions, and hands: seat-0
    line: Line


class CoupeNationView(View, frozen=True, kw_only=True):
    phase: str  # "draw", "act", "trim", "clear", "over"
    ending: str  # "", "won", "collapsed", "stuck"
    finish: bool  # with the Finish card
    finish_at: str  # where the Finish card is: "deck", a seat, "reserve", a position; "" without it
    first: int  # who began
    turns: int  # begun
    tower: Sequence[Spot]
    face_up: int
    face_down: int
    reference: str  # the position whose card decides the next draw; "" in the first turn
    most: int  # cards that the seat to act may draw; 0 when nothing is asked
    reserve: Sequence[Card]
    reserve_limit: int
    discard: Sequence[Card]
    deck: int
    sizes: Sequence[int]  # Glass cards in each hand
    hand: Sequence[Card] = ()
    sums: Sequence[Sum] = ()
    known: Sequence[Known] = ()
    hands: Sequence[Sequence[Card]] = ()  # of all, when the game is over
    deck_cards: Sequence[Card] = ()  # from the top, when the game is over

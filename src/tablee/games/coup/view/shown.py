"""What is shown of a game of Coup, and to whom: the shapes of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tablee.engine.view import View


class Run(Struct, frozen=True):
    """Tiles of a row without a gap."""

    first: int
    last: int
    value: int  # what it adds to the value of a token


class Row(Struct, frozen=True):
    """One colour of the board."""

    colour: str
    laid: Sequence[int]  # numbers from 1 to 20
    value: int  # of one token
    supply: int  # tokens left
    gains: Sequence[int]  # by number from 1: what laying it would add to the value of a token; 0 where a tile lies
    runs: Sequence[Run]
    coups: Sequence[int]  # numbers that would make the Coup; none when it is made
    missing: int = 10  # tiles missing for a run of ten, where fewest are missing


class PlayerView(Struct, frozen=True):
    cash: int
    tokens: Sequence[int]  # by colour
    tiles: int  # in hand
    worth: int  # cash and tokens at their present value


class Returned(Struct, frozen=True):
    """An own tile put back and not seen since."""

    tile: str
    round: int


class CoupView(View, frozen=True, kw_only=True):
    goal: int  # tiles in a run that make the Coup
    phase: str
    round: int
    start: int  # who begins this round
    rows: Sequence[Row]
    players: Sequence[PlayerView]
    price: int  # of a token
    run_values: Sequence[int]  # what a run adds to the value of a token, by its length from 0
    hand_size: int  # tiles of a full hand, as after each swap
    bank: int
    pool: int
    left: int  # in this phase and round: tokens the seat to act may still buy, or tiles it still has to lay
    maker: int  # who made the Coup; -1 before
    hand: Sequence[str] = ()  # own tiles, without those lying aside
    aside: Sequence[str] = ()  # own tiles chosen to go back
    returned: Sequence[Returned] = ()

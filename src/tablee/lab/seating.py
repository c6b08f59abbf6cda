"""Who sits where: every bot of a match sits in every seat equally often.

- As many names as seats: they sit as named, and move round the table from game to game.
- Fewer names, `half`: the names are repeated round the table; where they do not divide it evenly, every bot has the
  extra seat in turn.
- Fewer names, `one`: the first bot has one seat, and the others share the rest.
- A cooperative game: the names are repeated round the table; together they are one team.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from tablee.engine.errors import TableeError
from tablee.engine.game import Game

Seating = Literal["half", "one"]
SEATINGS: tuple[Seating, ...] = get_args(Seating)


def seats_for(game: Game, bots: Sequence[str], seats: int | None) -> int:
    """The number of seats: as wished, else one for each name."""
    wanted = max(len(bots), game.seats_min) if seats is None else seats
    game.check_seats(wanted)
    if len(bots) > wanted:
        raise TableeError("lab-too-many-bots", bots=len(bots), seats=wanted)
    return wanted


def lineups(bots: Sequence[str], seats: int, seating: Seating, *, cooperative: bool) -> list[tuple[str, ...]]:
    """The different ways in which the bots sit at the table, each by its names in the order of the seats. A deal is
    played once in each of them; in a cooperative game every deal has the next of them."""
    if cooperative or len(bots) == seats:
        tables = [_round(bots, seats)]
    elif seating == "one" and len(bots) > 1:
        tables = [(bots[0], *_round(bots[1:], seats - 1))]
    else:
        tables = [_round([*bots[first:], *bots[:first]], seats) for first in range(len(bots))]
    rotated = [table[-turn:] + table[:-turn] for table in tables for turn in range(seats)]
    return list(dict.fromkeys(rotated))


def _round(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    return tuple(bots[seat % len(bots)] for seat in range(seats))

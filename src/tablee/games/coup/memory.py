"""What the players of Coup remember: the tiles they put back themselves, until they see them again."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tablee.engine.state import Memory

_COLOURS: Final = 6
_NUMBERS: Final = 20
_TILES: Final = _COLOURS * _NUMBERS


class CoupMemory(Memory):
    __slots__ = ("in_pool", "returned", "seats")

    def __init__(self, seats: i64, source: CoupMemory | None = None) -> None:
        self.seats: i64 = seats
        if source is None:
            # Per seat and tile: the round in which the seat put it back, 0 once it was seen again.
            self.returned: vec[u8] = vec[u8]([0] * (seats * _TILES))
            # Per seat and colour, a mask: own returned tiles that nobody else can have drawn yet.
            self.in_pool: vec[i64] = vec[i64]([0] * (seats * _COLOURS))
        else:
            self.returned = source.returned[:]
            self.in_pool = source.in_pool[:]

    def clone(self) -> CoupMemory:
        return CoupMemory(self.seats, self)

    def only(self, seat: i64) -> CoupMemory:
        blank = CoupMemory(self.seats)
        if seat >= 0:
            for i in range(seat * _TILES, (seat + 1) * _TILES):
                blank.returned[i] = self.returned[i]
            for i in range(seat * _COLOURS, (seat + 1) * _COLOURS):
                blank.in_pool[i] = self.in_pool[i]
        return blank

    def returned_by(self, seat: i64) -> list[tuple[int, int]]:
        """The tiles the seat put back and has not seen since, each with the round."""
        found: list[tuple[int, int]] = []
        for tile in range(i64(_TILES)):
            round = i64(self.returned[seat * _TILES + tile])
            if round > 0:
                found.append((tile, round))
        return found

    def laid(self, tile: i64) -> None:
        """A tile on the board is seen by everybody."""
        for seat in range(self.seats):
            self.took(seat, tile)

    def took(self, seat: i64, tile: i64) -> None:
        """The seat holds the tile again."""
        colour = tile // _NUMBERS
        self.returned[seat * _TILES + tile] = 0
        self.in_pool[seat * _COLOURS + colour] &= ~(i64(1) << (tile - colour * _NUMBERS))

    def drew(self, seat: i64) -> None:
        """Somebody drew unseen tiles: they may be any of those the others had put back."""
        for i in range(self.seats * _COLOURS):
            if i // _COLOURS != seat:
                self.in_pool[i] = 0

    def put_back(self, seat: i64, tile: i64, round: i64) -> None:
        colour = tile // _NUMBERS
        self.returned[seat * _TILES + tile] = u8(round)
        self.in_pool[seat * _COLOURS + colour] |= i64(1) << (tile - colour * _NUMBERS)

"""The board, the tiles and the events of Capa d'Oro in the form the rules read them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.state import Content
from tablee.games.capa_doro.rules.numbers import COLOURS, MOST_SPACES, TILES, TILES_EACH


class Printed(Content):
    __slots__ = (
        "alike",
        "amounts",
        "bales",
        "capacity",
        "copies",
        "cost",
        "event_names",
        "highest",
        "lowest",
        "money",
        "names",
        "needs",
        "opening",
        "plantations",
        "points",
        "prices",
        "rows",
    )

    def __init__(
        self,
        fingerprint: str,
        names: list[str],
        event_names: list[str],
        rows: list[int],
        cost: list[int],
        tracks: list[list[int]],
        opening: list[int],
        bales: list[int],
        needs: list[list[int]],
        points: list[int],
        money: list[int],
        copies: list[int],
        amounts: list[int],
        plantations: i64,
    ) -> None:
        super().__init__(fingerprint)
        self.names: Final[list[str]] = names  # of continents; "": as usual, in the language of the reader
        self.event_names: Final[list[str]] = event_names  # by kind of card; "": as usual
        self.rows: Final[vec[i64]] = vec[i64]([i64(number) for number in rows])  # by continent
        self.cost: Final[vec[i64]] = vec[i64]([i64(number) for number in cost])  # of a sowing
        self.capacity: Final[vec[i64]] = vec[i64]([i64(len(track)) for track in tracks])
        prices: list[i64] = []
        for track in tracks:
            for space in range(MOST_SPACES):
                prices.append(i64(track[space]) if space < len(track) else i64(0))
        self.prices: Final[vec[i64]] = vec[i64](prices)  # by continent and space, from the lowest
        self.lowest: Final[vec[i64]] = vec[i64]([i64(track[0]) for track in tracks])
        self.highest: Final[vec[i64]] = vec[i64]([i64(track[-1]) for track in tracks])
        self.opening: Final[vec[i64]] = vec[i64]([i64(number) for number in opening])  # bales on the tracks
        self.bales: Final[vec[i64]] = vec[i64]([i64(number) for number in bales])  # by colour, all of them
        self.needs: Final[vec[i64]] = vec[i64]([i64(number) for need in needs for number in need])  # by tile, colour
        self.points: Final[vec[i64]] = vec[i64]([i64(number) for number in points])  # by tile
        self.money: Final[vec[i64]] = vec[i64]([i64(number) for number in money])
        self.copies: Final[list[int]] = copies  # of each kind of event card
        self.amounts: Final[vec[i64]] = vec[i64]([i64(number) for number in amounts])  # of each kind of event card
        self.plantations: Final[i64] = plantations  # of each player
        # By tile: the first one that asks for the same and brings the same.
        alike: list[i64] = []
        for tile in range(TILES):
            first = tile
            for other in range(tile - 1, tile // TILES_EACH * TILES_EACH - 1, -1):
                if needs[other] == needs[tile] and points[other] == points[tile] and money[other] == money[tile]:
                    first = other
            alike.append(i64(first))
        self.alike: Final[vec[i64]] = vec[i64](alike)

    def need(self, tile: i64, colour: i64) -> i64:
        """Bales of a colour that a cigar asks for."""
        return self.needs[tile * COLOURS + colour]

    def buy_price(self, colour: i64, bales: i64) -> i64:
        """Of the cheapest bale on a track that has some."""
        return self.prices[colour * MOST_SPACES + self.capacity[colour] - bales]

    def sell_price(self, colour: i64, bales: i64) -> i64:
        """For a bale on the highest empty space; on a full track the lowest price (CDO-7.4)."""
        if bales == self.capacity[colour]:
            return self.lowest[colour]
        return self.prices[colour * MOST_SPACES + self.capacity[colour] - bales - 1]

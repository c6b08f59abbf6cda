"""Zones 1 to 3: vineyards (3.7), press and winery (3.8)."""

from __future__ import annotations

from tests.models.age_of_champagne import tables as t
from tests.models.age_of_champagne.model.spots import Spots
from tests.models.age_of_champagne.model.table import Play


class Estates(Spots):
    def vineyards(self) -> Play:
        for spot in self.spots_in_order("Z1."):
            yield from self.acquire(spot)

    def acquire(self, spot: str) -> Play:
        seat, place = self.pawns[spot].seat, int(spot[3:]) - 1
        card = self.offers[place]
        vineyard = t.VINEYARDS[card]
        region = vineyard.region
        if region == t.NO_REGION:
            chosen = yield from self._ask(seat, "vineyard_region", [("region", one) for one in t.REGIONS])
            region = str(chosen[1])
        self.offers[place] = ""
        self.players[seat].vineyards[region].append(card)
        if vineyard.bonus.startswith("pp"):
            self.earn(seat, int(vineyard.bonus[2:]), "card bonus")
        elif vineyard.bonus.startswith("eco"):
            self.change_eco(seat, int(vineyard.bonus[3:]))
        self.take_back(spot)

    def build(self, zone: int) -> Play:
        for spot in self.spots_in_order(f"Z{zone}."):
            seat = self.pawns[spot].seat
            if zone == 2:
                yield from self.raise_press(seat)
            else:
                self.add_module(seat)
            if self.event_kind == "subsidies" and (seat, zone) not in self.subsidised:
                self.subsidised.add((seat, zone))
                yield from self.draw_token(seat)
            yield from self.leave(spot)

    def raise_press(self, seat: int) -> Play:
        """AOC-8.1 to AOC-8.3"""
        player = self.players[seat]
        if player.press == len(t.PRESS):
            return
        player.press += 1
        if player.capacity == t.PRESS_TOKEN_AT:
            yield from self.draw_token(seat)
        if player.capacity in t.PRESS_PP_AT:
            self.earn(seat, 1, "press")

    def add_module(self, seat: int) -> None:
        """AOC-8.4, AOC-8.5"""
        player = self.players[seat]
        if player.modules == t.MOST_MODULES:
            return
        player.modules += 1
        if player.modules > t.AGE_ONE:
            self.change_eco(seat, 1)

"""Phase 5: end of season (3.14), and final scoring (3.15)."""

from __future__ import annotations

from tests.models.age_of_champagne import tables as t
from tests.models.age_of_champagne.model.cellars import Cellars
from tests.models.age_of_champagne.model.table import Player


class Season(Cellars):
    def end_of_season(self) -> None:
        self.council()
        self.pay_reservations()
        for market in self.markets.values():
            self.refill(market)
        self.blocked = {zone: t.CLOCKWISE[spot] for zone, spot in self.blocked.items()}
        if self.round < t.ROUNDS:
            self.renew_vineyards()

    def council(self) -> None:
        """AOC-14.1"""
        claims = {seat: self.pawns_of(seat, "Z8.") for seat in self.order}
        places = {int(spots[0][3:]) - 1: seat for seat, spots in claims.items() if spots}
        others = [seat for seat in self.order if not claims[seat]]
        self.order = [places[place] if place in places else others.pop(0) for place in range(self.participants)]
        for spots in claims.values():
            for spot in spots:
                self.take_back(spot)

    def pay_reservations(self) -> None:
        """AOC-13.24"""
        for card, seat in list(self.reserved.items()):
            self.earn(seat, -t.MARKET[card].value, "reservation")
            self.end_reservation(card)

    def renew_vineyards(self) -> None:
        """AOC-14.3, AOC-14.4"""
        self.vineyard_discard += [card for card in self.offers if card]
        self.offers = [self.next_vineyard(stack) for stack in self.stacks]

    def next_vineyard(self, stack: list[str]) -> str:
        if stack:
            return stack.pop(0)
        if not self.reserve and self.vineyard_discard:
            self.reserve = self.chance.shuffle("vineyards", self.vineyard_discard)
            self.vineyard_discard = []
        return self.reserve.pop(0) if self.reserve else ""

    def final_scoring(self) -> None:
        self.phase = "over"
        if not self.solo:
            self.score_vineyards()
        for seat, player in enumerate(self.players):
            if seat != self.merchant:
                self.earn(seat, player.tokens.count("BCO"), "cold")
            self.earn(seat, 4 * (self.cuvees_left(player) // 3), "cuvees")
            self.earn(seat, t.ECO[player.eco - 1], "eco")

    @staticmethod
    def cuvees_left(player: Player) -> int:
        """AOC-15.4"""
        return player.cellar.total() + player.oenotheque.total()

    def score_vineyards(self) -> None:
        """AOC-15.1 to AOC-15.3"""
        for seat in range(self.humans):
            player = self.players[seat]
            self.earn(seat, 5 * min(player.cards_in(region) for region in t.REGIONS), "diversification")
            self.earn(seat, player.winery.total() // 6, "still wines")
        for region in t.REGIONS:
            winners = self.major_vineyard(region)
            for seat in winners:
                self.earn(seat, 4 // len(winners), "majority")

    def major_vineyard(self, region: str) -> list[int]:
        """AOC-15.2"""
        owners = [seat for seat in range(self.humans) if self.players[seat].cards_in(region)]
        ranks = {seat: self.rank_in(seat, region) for seat in owners}
        return [seat for seat in owners if ranks[seat] == max(ranks.values())]

    def rank_in(self, seat: int, region: str) -> tuple[int, int]:
        player = self.players[seat]
        return player.cards_in(region), player.grapes_in(region)

    def ranking(self) -> list[int]:
        """AOC-15.7: the participants, best first."""
        seats = range(self.participants)
        return sorted(seats, key=self.final_rank)

    def final_rank(self, seat: int) -> tuple[int, int, int]:
        player = self.players[seat]
        return -player.points, -player.eco, self.order.index(seat)

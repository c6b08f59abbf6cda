"""What the Wine Merchant ships (3.17)."""

from __future__ import annotations

from collections import Counter

from tests.models.age_of_champagne import tables as t
from tests.models.age_of_champagne.model.shipping import Shipping
from tests.models.age_of_champagne.model.table import Play


class Merchant(Shipping):
    def merchant_ships(self, spot: str) -> Play:
        """AOC-17.11, AOC-17.12, AOC-17.19"""
        partial = self.effects[spot] == "partial"
        for _ in range(self.most_cards(spot)):
            possible = self.merchant_orders(spot, partial)
            if not possible:
                return
            card = max(possible, key=lambda one: self.merchant_rank(one, possible[one]))
            if self.steered:
                chosen = yield from self._ask(self.merchant, "steer_ship", [("ship", one) for one in possible])
                card = str(chosen[1])
            if possible[card]:
                partial = False
            yield from self.validate(self.merchant, card, possible[card], False, -1)

    def merchant_orders(self, spot: str, partial: bool) -> dict[str, str]:
        """The orders that he can fulfil, each with the cuvee that he leaves out."""
        found = {}
        for card in self.orders_for(spot):
            order = t.MARKET[card]
            missing = self.missing(self.merchant, card)
            complete = not missing or (partial and len(missing) == 1 and len(order.cuvees) > 1)
            if complete and card not in self.reserved and not self.struck(order, swap=False):
                found[card] = missing
        return found

    def merchant_rank(self, card: str, omitted: str) -> tuple[int, int, bool, int, bool]:
        order = t.MARKET[card]
        market = self.markets[order.sector]
        shipped = Counter(order.cuvees) - Counter(omitted)
        points = self.price(card, omitted) + self.marketing_bonus(self.merchant, list(shipped.elements()))
        active = card == market.active
        return points, order.eco, active and bool(market.tokens), t.SECTORS.index(order.sector), active

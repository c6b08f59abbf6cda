"""Zone 5: shipping (3.10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator

from tests.models.age_of_champagne import tables as t
from tests.models.age_of_champagne.model.assignment import Assignment
from tests.models.age_of_champagne.model.table import NO, PASS, YES, Asked, Market, Option, Play, has


class Shipping(Assignment):
    def speaks_later(self, spot: str) -> bool:
        return self.effects[spot] != "speak_first"

    def most_cards(self, spot: str) -> int:
        """AOC-10.2, AOC-10.3, AOC-16.2"""
        return 1 if spot in t.TOP_ROW and not self.simplified else 2

    def ship_from(self, spot: str) -> Play:
        seat = self.pawns[spot].seat
        cards = self.most_cards(spot)
        partial = self.effects[spot] == "partial"
        self.refused = set()
        while cards:
            shipments = [one for one in self.shipments(seat, spot, partial) if one[1] not in self.refused]
            chosen = yield from self._ask(seat, "ship", [*shipments, PASS])
            if chosen == PASS:
                return
            _, card, omitted, swap, with_partner = chosen
            assert isinstance(card, str)
            assert isinstance(omitted, str)
            partner = -1
            if with_partner:
                omitted = self.missing(seat, card)
                partner = yield from self.find_partner(seat, omitted)
                if partner < 0:
                    self.refuse(card)
                    continue
            elif omitted:
                partial = False
            yield from self.validate(seat, card, omitted, bool(swap), partner)
            cards -= 1

    def refuse(self, card: str) -> None:
        """AOC-16.7"""
        self.refused.add(card)

    def orders_for(self, spot: str) -> list[str]:
        """The orders that a pawn on this spot may choose from."""
        cards = [market.active for market in self.markets.values()]
        if spot in t.TOP_ROW and not self.simplified and self.event_kind != "pandemic":
            cards += [market.provisional for market in self.markets.values()]
        return [card for card in cards if card]

    def shipments(self, seat: int, spot: str, partial: bool) -> list[Option]:
        player = self.players[seat]
        found: list[Option] = []
        for card in self.orders_for(spot):
            if self.reserved.get(card, seat) != seat:
                continue
            order = t.MARKET[card]
            swaps = [False, True] if order.sector == "International" and "BTR" in player.tokens else [False]
            for swap in swaps:
                if not self.struck(order, swap):
                    found += [("ship", card, omit, swap, with_) for omit, with_ in self.ways(seat, card, partial)]
        return found

    def struck(self, order: t.Order, swap: bool) -> bool:
        """AOC-13.1, AOC-10.11"""
        mode = self.other_mode(order.mode) if swap else order.mode
        strikes = {"air_strike": "plane", "sea_strike": "boat"}
        return strikes.get(self.event_kind) == mode

    @staticmethod
    def other_mode(mode: str) -> str:
        return {"plane": "boat", "boat": "plane"}[mode]

    def ways(self, seat: int, card: str, partial: bool) -> list[tuple[str, bool]]:
        """What may be left out of an order, and whether a Partner gives the missing cuvee."""
        cellar, cuvees = self.players[seat].cellar, t.MARKET[card].cuvees
        found = [("", False)] if has(cellar, cuvees) else []
        if partial and len(cuvees) > 1:
            for cuvee in t.TYPES:
                if cuvee in cuvees and has(cellar, cuvees.replace(cuvee, "", 1)):
                    found.append((cuvee, False))
        missing = self.missing(seat, card)
        if self.partnership and len(cuvees) > 1 and len(missing) == 1 and self.owners(seat, missing):
            found.append(("", True))
        return found

    def missing(self, seat: int, card: str) -> str:
        short = Counter(t.MARKET[card].cuvees) - self.players[seat].cellar
        return "".join(sorted(short.elements()))

    def owners(self, seat: int, cuvee: str) -> list[int]:
        """The other humans who have it, in turn order after the seat (AOC-16.5)."""
        order = self.human_order()
        place = order.index(seat)
        others = order[place + 1 :] + order[:place]
        return [other for other in others if self.players[other].cellar[cuvee]]

    def find_partner(self, seat: int, cuvee: str) -> Generator[Asked, Option, int]:
        for other in self.owners(seat, cuvee):
            reply = yield from self._ask(other, "partner_reply", [YES, NO])
            if reply == YES:
                return other
        return -1

    def validate(self, seat: int, card: str, omitted: str, swap: bool, partner: int) -> Play:
        """AOC-10.13"""
        order, player = t.MARKET[card], self.players[seat]
        shipped = Counter(order.cuvees) - Counter(omitted)
        player.cellar -= shipped
        self.return_cubes(shipped)
        self.earn(seat, self.price(card, omitted), "ship")
        self.earn(seat, self.marketing_bonus(seat, list(shipped.elements())), "marketing")
        if partner >= 0:
            self.reward_partner(partner, omitted)
        eco = order.eco
        if swap:
            player.tokens.remove("BTR")
            self.token_discard.append("BTR")
            eco = t.INTERNATIONAL_ECO[self.other_mode(order.mode)]
        self.change_eco(seat, eco)
        self.end_reservation(card)
        market = self.markets[order.sector]
        was_active = card == market.active
        self.discard_order(market, card)
        if was_active and market.tokens:
            yield from self.merchant_token(market) if seat == self.merchant else self.keep_token(seat, market)

    def price(self, card: str, omitted: str) -> int:
        """AOC-10.12"""
        order = t.MARKET[card]
        changes = {"sales_down": -2, "sales_up": 2}
        change = changes[self.event_kind] if t.EVENTS[self.event].sector == order.sector else 0
        return max(0, order.value + change - sum(t.BASE[cuvee] for cuvee in omitted))

    def reward_partner(self, partner: int, cuvee: str) -> None:
        """AOC-16.6"""
        self.players[partner].cellar[cuvee] -= 1
        self.return_cubes(Counter(cuvee))
        self.earn(partner, t.BASE[cuvee], "partner")
        self.earn(partner, self.marketing_bonus(partner, [cuvee]), "marketing")

    def discard_order(self, market: Market, card: str) -> None:
        """AOC-10.6, AOC-10.7"""
        market.discard.append(card)
        if card == market.active:
            market.active = ""
            if self.event_kind != "pandemic":
                self.refill(market)
        else:
            market.stack.remove(card)
            self.renew_stack(market)

    def refill(self, market: Market) -> None:
        if not market.active and market.stack:
            market.active = market.stack.pop(0)
            self.renew_stack(market)

    def renew_stack(self, market: Market) -> None:
        if not market.stack and market.discard:
            sector = next(name for name, one in self.markets.items() if one is market)
            market.stack = self.chance.shuffle(sector, market.discard)
            market.discard = []

    def end_reservation(self, card: str) -> None:
        """The disc returns and the token is discarded (AOC-13.23, AOC-13.24)."""
        if card in self.reserved:
            player = self.players[self.reserved.pop(card)]
            player.disc = True
            player.tokens.remove("BRS")
            self.token_discard.append("BRS")

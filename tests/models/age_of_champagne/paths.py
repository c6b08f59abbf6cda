"""A model that counts what seldom happens, to see whether the games that are compared reach it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from typing import Any

from tests.models.age_of_champagne import tables as t
from tests.models.age_of_champagne.model import (
    NO,
    PASS,
    YES,
    Answer,
    Asked,
    Chance,
    Market,
    Model,
    Option,
    Play,
    Player,
    has,
)

# Each of these must happen in the games of `make model`.
RARE = (
    "1.3 a step past the top of the eco track",
    "1.3 a step past its bottom",
    "1.9 too few cubes for inherited cuvees",
    "1.9 too few cubes for the Merchant",
    "1.9 too few cubes at harvest",
    "3.4 a token in the draft",
    "3.4 a module of Age II in the draft",
    "3.6 lots for the Council",
    "5.8 a disc in zone 1",
    "5.8 a disc in zone 2",
    "5.8 a disc in zone 3",
    "5.8 a disc in zone 5",
    "5.8 a disc in zone 6",
    "7.2 a vineyard without a region",
    "8.1 a token of the press",
    "8.2 a point of the press",
    "8.3 a full press",
    "8.5 a full winery",
    "8.6 a link",
    "9.3 a full column",
    "9.5 a pawn on n+1 at the end",
    "10.1 Speak First of somebody who is not first",
    "10.3 a second order that was a refill",
    "10.7 orders shuffled",
    "10.8 a choice among equal tokens",
    "10.9 a partial delivery",
    "10.10 a cuvee left out that was there",
    "10.11 a swap of transport",
    "10.12 the floor of the price",
    "10.13 a swap by a token of the first order",
    "11.3 an exchange that the supply forbids",
    "12.5 an exchange before storage",
    "13.1 a strike avoided by a swap",
    "13.5 an order not replaced in a pandemic",
    "13.5 a refill after the pandemic",
    "13.6 a defect cork",
    "13.7 both Subsidies",
    "13.8 a key card of an Active offer",
    "13.8 no key card",
    "13.9 a chosen key",
    "13.9 the last of those with fewest points chooses",
    "13.10 protection used",
    "13.10 protection not used",
    "13.21 tokens shuffled",
    "13.21 no token left",
    "13.22 Land",
    "13.23 a reserved order that slides",
    "13.24 a reservation fulfilled",
    "13.24 a reservation not fulfilled",
    "14.1 an empty place above a claim",
    "14.1 two claims of one player",
    "14.4 vineyards shuffled",
    "14.4 an offer stays empty",
    "15.2 a majority decided by grapes",
    "15.2 a majority shared",
    "15.2 a majority shared by three",
    "15.7 a tie of points",
    "16.5 a second one asked to be Partner",
    "16.6 a Partner",
    "16.7 nobody becomes Partner",
    "17.5 overflow of the Merchant",
    "17.5 cubes of the Merchant without room",
    "17.6 the Merchant places his second pawn",
    "17.7 a defect cork of the Merchant",
    "17.8 monitoring",
    "17.10 a full column of the Merchant",
    "17.12 a second order of the Merchant",
    "17.12 a partial delivery of the Merchant",
    "17.13 a token of the Merchant",
    "17.14 a reserved order that the Merchant could ship",
    "17.19 a steered order",
    "17.19 a steered token",
)


class Watched(Model):
    """It plays as the model does."""

    def __init__(self, humans: int, chance: Chance, **options: Any) -> None:
        self.reached: Counter[str] = Counter()
        super().__init__(humans, chance, **options)

    def _happened(self, path: str, whether: bool = True) -> None:
        assert path in RARE
        self.reached[path] += whether

    def _ask(self, seat: int, step: str, options: Sequence[Option]) -> Answer:
        if len(options) == 1 and step in ("keep_token", "steer_token"):
            self._happened("10.8 a choice among equal tokens")
        chosen = yield from super()._ask(seat, step, options)
        if step == "use_cold":
            self._happened("13.10 protection used" if chosen == YES else "13.10 protection not used")
        elif step == "steer_ship" and len(options) > 1:
            self._happened("17.19 a steered order")
        elif step == "steer_token":
            self._happened("17.19 a steered token")
        elif step == "vineyard_region":
            self._happened("7.2 a vineyard without a region")
        elif step == "land_region":
            self._happened("13.22 Land")
        elif step == "cork_discard":
            self._happened("13.6 a defect cork")
        elif step == "harvest_exchange" and chosen[0] == "exchange":
            self._happened("12.5 an exchange before storage")
        elif step == "place" and chosen[0] == "disc":
            self._happened(f"5.8 a disc in zone {str(chosen[-1])[1]}")
        return chosen

    # Chapters 1 and 3

    def change_eco(self, seat: int, steps: int) -> None:
        level = self.players[seat].eco
        self._happened("1.3 a step past the top of the eco track", level + steps > t.TOP_LEVEL)
        self._happened("1.3 a step past its bottom", level + steps < 1)
        super().change_eco(seat, steps)

    def take_cubes(self, wanted: Counter[str]) -> Counter[str]:
        taken = super().take_cubes(wanted)
        if taken.total() < wanted.total():
            who = "inherited cuvees" if self.phase == "inherit" else "the Merchant"
            self._happened(f"1.9 too few cubes for {who}")
        return taken

    def inherit(self) -> Play:
        before = [player.modules for player in self.players]
        yield from super().inherit()
        for player, modules in zip(self.players, before, strict=True):
            self._happened("3.4 a module of Age II in the draft", player.modules > max(modules, t.AGE_ONE))

    def set_council(self) -> None:
        standings = [self._standing(seat) for seat in range(self.humans)]
        self._happened("3.6 lots for the Council", len(set(standings)) < len(standings))
        super().set_council()

    # Zones 2 to 4

    def raise_press(self, seat: int) -> Play:
        player = self.players[seat]
        full, before = player.press == len(t.PRESS), player.capacity
        self._happened("8.3 a full press", full)
        yield from super().raise_press(seat)
        if player.capacity > before:
            self._happened("8.1 a token of the press", player.capacity == t.PRESS_TOKEN_AT)
            self._happened("3.4 a token in the draft", player.capacity == t.PRESS_TOKEN_AT and self.phase == "inherit")
            self._happened("8.2 a point of the press", player.capacity in t.PRESS_PP_AT)

    def add_module(self, seat: int) -> None:
        self._happened("8.5 a full winery", self.players[seat].modules == t.MOST_MODULES)
        super().add_module(seat)

    def leave(self, spot: str) -> Play:
        seat = self.pawns[spot].seat
        if self.effects[spot] == "link" and spot == self.link_spots()[-1]:
            self._happened("8.6 a link", self.linked == seat)
        both = {(seat, 2), (seat, 3)} <= self.subsidised and spot.startswith("Z3.")
        self._happened("13.7 both Subsidies", both)
        yield from super().leave(spot)

    def move_all(self, player: Player) -> None:
        super().move_all(player)
        left = player.oenotheque.total() > 0
        self._happened("9.3 a full column", left)
        self._happened("17.10 a full column of the Merchant", left and player is self.players[self.merchant])

    # Zone 5

    def shipping(self) -> Play:
        first = [pawn for spot, pawn in self.pawns.items() if self.effects.get(spot) == "speak_first"]
        spots = self.spots_in_order("Z5.")
        if first and spots:
            speaks = first[0].seat != self.pawns[spots[0]].seat
            self._happened("10.1 Speak First of somebody who is not first", speaks)
        yield from super().shipping()

    def ship_from(self, spot: str) -> Play:
        seat = self.pawns[spot].seat
        actives = {market.active for market in self.markets.values()}
        swaps, shipped = self.players[seat].tokens.count("BTR"), 0
        asking = super().ship_from(spot)
        chosen: Option | None = None
        try:
            asked = next(asking)
            while True:
                chosen = yield asked
                if asked.step == "ship" and chosen != PASS:
                    shipped += 1
                    again = shipped == 2 and spot not in t.TOP_ROW
                    self._happened("10.3 a second order that was a refill", again and chosen[1] not in actives)
                    self._happened("10.13 a swap by a token of the first order", bool(chosen[3]) and not swaps)
                asked = asking.send(chosen)
        except StopIteration:
            return

    def find_partner(self, seat: int, cuvee: str) -> Generator[Asked, Option, int]:
        number = 0
        asking = super().find_partner(seat, cuvee)
        try:
            asked = next(asking)
            while True:
                number += 1
                self._happened("16.5 a second one asked to be Partner", number == 2)
                reply = yield asked
                self._happened("16.7 nobody becomes Partner", reply == NO and number == len(self.owners(seat, cuvee)))
                asked = asking.send(reply)
        except StopIteration as end:
            return int(end.value)

    def validate(self, seat: int, card: str, omitted: str, swap: bool, partner: int) -> Play:
        player, order = self.players[seat], t.MARKET[card]
        merchant = seat == self.merchant
        if omitted and partner < 0:
            self._happened("17.12 a partial delivery of the Merchant" if merchant else "10.9 a partial delivery")
            self._happened("10.10 a cuvee left out that was there", has(player.cellar, order.cuvees))
        self._happened("16.6 a Partner", partner >= 0)
        self._happened("10.11 a swap of transport", swap)
        self._happened("13.1 a strike avoided by a swap", swap and self.struck(order, swap=False))
        base = sum(t.BASE[cuvee] for cuvee in omitted)
        change = -2 if self.event_kind == "sales_down" and t.EVENTS[self.event].sector == order.sector else 0
        self._happened("10.12 the floor of the price", order.value + change < base)
        self._happened("13.24 a reservation fulfilled", card in self.reserved)
        yield from super().validate(seat, card, omitted, swap, partner)

    def discard_order(self, market: Market, card: str) -> None:
        active = card == market.active
        pandemic = self.event_kind == "pandemic"
        self._happened("13.5 an order not replaced in a pandemic", active and pandemic)
        slides = active and not pandemic and market.provisional in self.reserved
        self._happened("13.23 a reserved order that slides", slides)
        super().discard_order(market, card)

    def refill(self, market: Market) -> None:
        self._happened("13.5 a refill after the pandemic", self.phase == "season" and not market.active)
        super().refill(market)

    def renew_stack(self, market: Market) -> None:
        self._happened("10.7 orders shuffled", not market.stack and bool(market.discard))
        super().renew_stack(market)

    # Tokens, events, exchanges, harvest

    def draw_token(self, seat: int) -> Play:
        self._happened("13.21 tokens shuffled", not self.tokens and bool(self.token_discard))
        self._happened("13.21 no token left", not self.tokens and not self.token_discard)
        yield from super().draw_token(seat)

    def find_key(self, keys: list[str]) -> Play:
        card = self.key_card()
        self._happened("13.8 a key card of an Active offer", bool(card) and not any(self.stacks))
        self._happened("13.8 no key card", not card)
        chosen = not card or t.VINEYARDS[card].region == t.NO_REGION
        self._happened("13.9 a chosen key", chosen)
        points = [self.players[seat].points for seat in range(self.humans)]
        tied = points.count(min(points)) > 1
        self._happened("13.9 the last of those with fewest points chooses", chosen and tied)
        yield from super().find_key(keys)

    def exchanges(self, player: Player) -> list[Option]:
        found = super().exchanges(player)
        none = any(self.left(wine) == 0 for wine in t.TYPES)
        self._happened("11.3 an exchange that the supply forbids", none and player.winery.total() > 1)
        return found

    def store(self, seat: int, production: Counter[str]) -> Play:
        self._happened("1.9 too few cubes at harvest", self.available(production).total() < production.total())
        yield from super().store(seat, production)

    # The end of a season and of the game

    def council(self) -> None:
        spots = {seat: self.pawns_of(seat, "Z8.") for seat in self.order}
        claimed = {int(own[0][3:]) for own in spots.values() if own}
        gap = any(place - 1 not in claimed for place in claimed if place > 1)
        self._happened("14.1 an empty place above a claim", gap)
        self._happened("14.1 two claims of one player", any(len(own) > 1 for own in spots.values()))
        super().council()

    def pay_reservations(self) -> None:
        self._happened("13.24 a reservation not fulfilled", bool(self.reserved))
        super().pay_reservations()

    def next_vineyard(self, stack: list[str]) -> str:
        empty = not stack and not self.reserve
        self._happened("14.4 vineyards shuffled", empty and bool(self.vineyard_discard))
        card = super().next_vineyard(stack)
        self._happened("14.4 an offer stays empty", not card)
        return card

    def major_vineyard(self, region: str) -> list[int]:
        winners = super().major_vineyard(region)
        cards = [self.players[seat].cards_in(region) for seat in range(self.humans)]
        decided = len(winners) < cards.count(max(cards)) and max(cards) > 0
        self._happened("15.2 a majority decided by grapes", decided)
        self._happened("15.2 a majority shared", len(winners) == 2)
        self._happened("15.2 a majority shared by three", len(winners) == 3)
        return winners

    def final_scoring(self) -> None:
        super().final_scoring()
        points = [player.points for player in self.players]
        self._happened("15.7 a tie of points", len(set(points)) < len(points))
        waiting = [spot for spot in self.pawns if spot.endswith("x")]
        self._happened("9.5 a pawn on n+1 at the end", bool(waiting))

    # The Merchant

    def merchant_event(self) -> None:
        corked = self.event_kind == "corks" and self.players[self.merchant].cellar.total() > 0
        self._happened("17.7 a defect cork of the Merchant", corked)
        super().merchant_event()
        self._happened("17.6 the Merchant places his second pawn", "Z4.1n" in self.pawns)

    def add_cuvees(self, player: Player, cubes: Counter[str]) -> None:
        before = player.cellar.total() + player.oenotheque.total()
        resting = player.oenotheque.total()
        super().add_cuvees(player, cubes)
        self._happened("17.5 overflow of the Merchant", player.oenotheque.total() > resting)
        kept = player.cellar.total() + player.oenotheque.total() - before
        self._happened("17.5 cubes of the Merchant without room", kept < cubes.total())

    def monitor(self, spot: str) -> None:
        before = len(self.pawns)
        super().monitor(spot)
        self._happened("17.8 monitoring", len(self.pawns) > before)

    def merchant_ships(self, spot: str) -> Play:
        before = sum(len(market.discard) for market in self.markets.values())
        for card in self.orders_for(spot):
            could = card in self.reserved and not self.missing(self.merchant, card)
            self._happened("17.14 a reserved order that the Merchant could ship", could)
        yield from super().merchant_ships(spot)
        after = sum(len(market.discard) for market in self.markets.values())
        self._happened("17.12 a second order of the Merchant", after - before == 2)

    def merchant_token(self, market: Market) -> Play:
        self._happened("17.13 a token of the Merchant", not self.steered)
        yield from super().merchant_token(market)

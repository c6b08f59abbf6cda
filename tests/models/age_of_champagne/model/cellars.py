"""Zone 6 and the exchange, and phase 4: grape harvest (3.11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator

from tests.models.age_of_champagne import tables as t
from tests.models.age_of_champagne.model.merchant import Merchant
from tests.models.age_of_champagne.model.table import DONE, NO, YES, Asked, Option, Play, Player, has


class Cellars(Merchant):
    def draw_wines(self) -> Play:
        for spot in self.spots_in_order("Z6."):
            yield from self.blend(self.pawns[spot].seat)
            yield from self.leave(spot)

    def blend(self, seat: int) -> Play:
        player = self.players[seat]
        while True:
            recipes: list[Option] = []
            if player.cellar.total() < t.CELLAR:
                recipes = [("recipe", name) for name, (wines, _) in t.RECIPES.items() if has(player.winery, wines)]
            chosen = yield from self._ask(seat, "draw", [*recipes, *self.exchanges(player), DONE])
            if chosen == DONE:
                return
            if chosen[0] == "recipe":
                wines, cuvee = t.RECIPES[str(chosen[1])]
                player.winery -= Counter(wines)
                player.cellar[cuvee] += 1
                self.return_cubes(Counter(wines) - Counter(cuvee))
            else:
                self.exchange(seat, str(chosen[1]), str(chosen[2]))

    def exchanges(self, player: Player) -> list[Option]:
        """AOC-11.3"""
        pairs = [pair for pair in t.PAIRS if has(player.winery, pair)]
        return [("exchange", pair, wine) for pair in pairs for wine in t.TYPES if self.left(wine) > 0]

    def exchange(self, seat: int, pair: str, wine: str) -> None:
        """AOC-11.2"""
        player = self.players[seat]
        player.winery -= Counter(pair)
        player.winery += self.take_cubes(Counter(wine))
        self.return_cubes(Counter(pair))
        self.earn(seat, -1, "exchange")

    def harvest(self) -> Play:
        for seat in self.human_order():
            yield from self.harvest_of(seat)

    def harvest_of(self, seat: int) -> Play:
        """AOC-12.5"""
        player = self.players[seat]
        cards = player.all_vineyards()
        if self.event_kind == "hazard" and player.vineyards[self.key]:
            safe = yield from self.protect(seat)
            if not safe:
                cards = [card for card in cards if card not in player.vineyards[self.key]]
        production = Counter("".join(t.VINEYARDS[card].grapes for card in cards))
        yield from self.make_room(seat, production)
        yield from self.store(seat, production)

    def protect(self, seat: int) -> Generator[Asked, Option, bool]:
        """AOC-13.10"""
        tokens = self.players[seat].tokens
        if "BCO" not in tokens:
            return False
        reply = yield from self._ask(seat, "use_cold", [YES, NO])
        if reply == YES:
            tokens.remove("BCO")
            self.token_discard.append("BCO")
        return reply == YES

    def available(self, production: Counter[str]) -> Counter[str]:
        """AOC-12.2"""
        return Counter({colour: min(number, self.left(colour)) for colour, number in production.items()})

    def make_room(self, seat: int, production: Counter[str]) -> Play:
        """The exchange window before storage."""
        player = self.players[seat]
        while player.winery.total() >= 2:
            wanted = min(self.available(production).total(), player.capacity)
            if player.room >= wanted:
                return
            chosen = yield from self._ask(seat, "harvest_exchange", [*self.exchanges(player), DONE])
            if chosen == DONE:
                return
            self.exchange(seat, str(chosen[1]), str(chosen[2]))

    def store(self, seat: int, production: Counter[str]) -> Play:
        """AOC-12.2, AOC-12.3"""
        player = self.players[seat]
        available = self.available(production)
        limit = self.most_stored(player, available)
        stored: Counter[str] = Counter()
        for colour, others in (("C", "NM"), ("N", "M"), ("M", "")):
            open_ = limit - stored.total()
            rest = sum(available[other] for other in others)
            numbers = [number for number in range(available[colour] + 1) if number <= open_ <= number + rest]
            chosen = yield from self._ask(seat, "harvest_keep", [("keep", colour, number) for number in numbers])
            stored[colour] = int(chosen[2])
        player.winery += self.take_cubes(stored)

    @staticmethod
    def most_stored(player: Player, available: Counter[str]) -> int:
        return min(available.total(), player.capacity, player.room)

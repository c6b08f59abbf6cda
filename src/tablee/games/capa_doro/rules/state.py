"""A game of Capa d'Oro: set-up, who decides what, and the end. The chapters in between are modules of their own."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.rng import Dealer, Rng
from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.cigars import give_tile, roll
from tablee.games.capa_doro.rules.estates import Estates
from tablee.games.capa_doro.rules.events import close_market, fill_continents, fill_rows, hurry, sow_unique
from tablee.games.capa_doro.rules.growth import fill_losses, fill_targets, infest_plantation, infest_warehouse, lose
from tablee.games.capa_doro.rules.market import buy, sell
from tablee.games.capa_doro.rules.plantations import harvest, sow, sow_neutral
from tablee.games.capa_doro.rules.printed import Printed
from tablee.games.capa_doro.rules.turn import end_turn, fill_start, fill_turn, place_first, place_second


class CapaDoroState(Estates):
    __slots__ = ()

    # Set-up (chapter 1)

    def __init__(
        self,
        seats: i64,
        printed: Printed,
        rules: i64,
        rng: Rng,
        with_events: bool,
        dealer: Dealer | None,
        source: CapaDoroState | None = None,
    ) -> None:
        super().__init__(seats, printed, rules, rng, with_events, source)
        if dealer is not None:
            self._set_up(dealer)

    def clone(self) -> CapaDoroState:
        return CapaDoroState(self.seats, self.printed, self.rules, self.rng.clone(), self.with_events, None, self)

    def _set_up(self, dealer: Dealer) -> None:
        """Chance in this order: tiles A, B and C, first player, bag, events."""
        for colour in range(i64(n.COLOURS)):
            self.market[colour] = self.printed.opening[colour]  # CDO-1.2
        for seat in range(self.seats):
            place = seat * n.STRIDE
            self.players[place + n.MONEY] = n.MONEY_AT_START  # CDO-1.6
            self.players[place + n.SUPPLY] = self.printed.plantations  # CDO-1.4
            for i in range(i64(n.MOST_OPEN)):
                self.players[place + n.OPEN + i] = n.NO_TILE
        self._deal_tiles(dealer)
        self.first = dealer.pick(self.seats)  # CDO-1.8
        self.turn = self.first
        self.to_act = self.first
        cubes: list[int] = []
        for colour in range(i64(n.COLOURS)):
            for copy in range(self.printed.bales[colour] - self.printed.opening[colour]):
                cubes.append(colour)
        for copy in range(i64(n.BEETLES)):
            cubes.append(n.BEETLE)
        self.bag = _pile(dealer.shuffle(cubes))  # CDO-1.3
        self.bag_size = len(self.bag)
        if self.with_events:
            cards: list[int] = []
            for kind in range(i64(n.EVENT_KINDS)):
                for copy in range(self.printed.copies[kind]):
                    cards.append(kind)
            self.events = _pile(dealer.shuffle(cards))  # CDO-1.11
            self.events_size = len(self.events)

    def _deal_tiles(self, dealer: Dealer) -> None:
        """Three A to each, those left over leave the game; B and C are piles (CDO-1.7, CDO-1.12)."""
        first = dealer.shuffle([tile for tile in range(n.TILES_EACH)])
        at: i64 = 0
        for seat in range(self.seats):
            for i in range(i64(n.TILES_AT_START)):
                give_tile(self, seat, first[at])
                at += 1
        second = dealer.shuffle([n.TILES_EACH + tile for tile in range(n.TILES_EACH)])
        third = dealer.shuffle([2 * n.TILES_EACH + tile for tile in range(n.TILES_EACH)])
        self.tiles = vec[i64]([i64(tile) for tile in second[::-1] + third[::-1]])
        self.tiles_b = n.TILES_EACH
        self.tiles_c = n.TILES_EACH

    # Who is asked what

    def fill_actions(self, buffer: vec[i64]) -> i64:
        phase = self.phase
        if phase == n.ACTING:
            return fill_turn(self, buffer)
        if phase == n.INFESTING:
            return fill_targets(self, buffer)
        if phase == n.LOSING:
            return fill_losses(self, buffer)
        if phase == n.SEEDING:
            return fill_start(self, buffer, n.SEED, n.SEED_COLUMN)
        if phase == n.GROWING:
            return fill_start(self, buffer, n.GROW, n.GROWTH_COLUMN)
        if phase == n.CLOSING:
            return fill_continents(buffer, n.CUSTOMS)
        if phase == n.OPPORTUNITY:
            return fill_rows(self, buffer, n.SOW_UNIQUE)
        return fill_continents(buffer, n.SEASON)

    def apply(self, action: i64) -> None:
        if action < n.GROW:
            place_first(self, action - n.SEED)
        elif action < n.HARVEST:
            place_second(self, action - n.GROW)
        elif action < n.SOW:
            harvest(self, (action - n.HARVEST) * n.COLUMNS + n.HARVEST_COLUMN)
        elif action < n.SOW_NEUTRAL:
            sow(self, action - n.SOW)
        elif action < n.BUY:
            sow_neutral(self, action - n.SOW_NEUTRAL)
        elif action < n.SELL:
            buy(self, action - n.BUY)
        elif action < n.ROLL:
            sell(self, action - n.SELL)
        elif action < n.END:
            roll(self, action - n.ROLL)
        elif action < n.PLANT:
            end_turn(self)
        elif action < n.WAREHOUSE:
            infest_plantation(self, action - n.PLANT)
        elif action < n.LOSE:
            infest_warehouse(self, action - n.WAREHOUSE)
        elif action < n.CUSTOMS:
            lose(self, action - n.LOSE)
        elif action < n.SOW_UNIQUE:
            close_market(self, action - n.CUSTOMS)
        elif action < n.SEASON:
            sow_unique(self, action - n.SOW_UNIQUE)
        else:
            hurry(self, action - n.SEASON)

    def completes(self, action: i64) -> bool:
        return True  # no move has several steps

    # The end (chapter 9)

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in range(self.seats)]

    def returns(self) -> list[float]:
        if self.winner >= 0:
            return [1.0 if seat == self.winner else 0.0 for seat in range(self.seats)]
        keys = [self.rank_key(seat) for seat in range(self.seats)]
        best = max(keys)
        share = 1.0 / keys.count(best)  # CDO-9.3
        return [share if key == best else 0.0 for key in keys]

    def rank_key(self, seat: i64) -> int:
        """Points, then money (CDO-9.2, CDO-9.7); whoever has reached the goal has most points."""
        return self.points(seat) * 10_000 + self.money(seat)


def _pile(order: list[int]) -> vec[i64]:
    """The first of the list is drawn first."""
    return vec[i64]([i64(each) for each in order[::-1]])

"""A game of Coupage (Maria Cerdà and Daniel Barrio): set-up, who decides what, and the end. The chapters in between are
modules of their own."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.rng import Dealer, Rng
from tablee.engine.state import UNSEEN
from tablee.games.coupage.memory import CoupageMemory
from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.abilities import use_cava_blanc, use_rose, use_rouge
from tablee.games.coupage.rules.actions import act, completes, fill_next_step, fill_turn
from tablee.games.coupage.rules.ageing import fill_own_ageing, fill_times
from tablee.games.coupage.rules.cellars import Cellars
from tablee.games.coupage.rules.piles import draw_card, fill_market, fill_open
from tablee.games.coupage.rules.printed import Printed
from tablee.games.coupage.rules.specials import harvest
from tablee.games.coupage.rules.turn import begin_turn, draw, fill_draw


class CoupageState(Cellars):
    __slots__ = ()

    # Set-up (chapter 1)

    def __init__(
        self,
        seats: i64,
        printed: Printed,
        rules: i64,
        rng: Rng,
        abilities: bool,
        second_cava: bool,
        dealer: Dealer | None,
        source: CoupageState | None = None,
    ) -> None:
        super().__init__(seats, printed, rules, rng, abilities, second_cava, source)
        if dealer is not None:
            self._deal(dealer)

    def clone(self) -> CoupageState:
        return CoupageState(
            self.seats, self.printed, self.rules, self.rng.clone(), self.abilities, self.second_cava, None, self
        )

    def _deal(self, dealer: Dealer) -> None:
        self.turn = dealer.pick(self.seats)  # CPG-1.7
        self.to_act = self.turn
        deck: list[int] = []
        for card in range(i64(n.CLASSES)):
            for copy in range(self.printed.copies[card]):
                deck.append(card)
        mixed = dealer.shuffle(deck)  # CPG-1.3; the first is the top
        for i in range(i64(n.DECK)):
            self.pile[n.DECK - 1 - i] = mixed[i]
        self.pile_size = n.DECK
        for seat in range(self.seats):
            for i in range(i64(n.HAND)):
                self.give(seat, draw_card(self))  # CPG-1.4
        self.memory = CoupageMemory(self.seats)
        fill_market(self)  # CPG-1.5
        begin_turn(self)

    # Who is asked what

    def fill_actions(self, buffer: vec[i64]) -> i64:
        if self.pending.count > 0:
            return fill_next_step(self, buffer)
        if self.phase == n.ACTING:
            return fill_turn(self, buffer)
        if self.phase == n.DRAWING:
            return fill_draw(self, buffer)
        if self.phase == n.HARVESTING:
            return fill_open(self, buffer, n.HARVEST, n.MARKET_SLOTS, n.MARKET_SLOTS + n.MOST_SEATS, 0)
        if self.phase == n.AB_MARKET:
            count = fill_open(self, buffer, n.MARKET, 0, n.MARKET_SLOTS, 0)
        elif self.phase == n.AB_BARREL:
            count = fill_own_ageing(self, buffer)
        else:
            count = fill_times(self, buffer, self.bottling)
        buffer[count] = n.DECLINE  # CPG-10.1
        return count + 1

    def forced(self) -> bool:
        """One option, and everybody can tell: sizes and the open table decide it, not what is in a hand."""
        if self.phase == n.DRAWING or self.phase == n.HARVESTING:
            options: i64 = 0
            first: i64 = n.MARKET_SLOTS if self.phase == n.HARVESTING else 0
            end: i64 = n.MARKET_SLOTS + n.MOST_SEATS if self.phase == n.HARVESTING else n.MARKET_SLOTS
            for place in range(first, end):
                if self.open[place] >= 0:
                    options += 1
            if self.phase == n.DRAWING and self.can_draw():
                options += 1
            return options == 1
        return self.phase == n.ACTING and self.held[self.to_act] == 0  # only `end`

    def apply(self, action: i64) -> None:
        if not completes(self, action):
            self.pending.add(action)
        elif self.phase == n.ACTING:
            act(self, action)
        elif self.phase == n.DRAWING:
            draw(self, action)
        elif self.phase == n.HARVESTING:
            harvest(self, action - n.HARVEST)
        elif self.phase == n.AB_MARKET:
            use_rose(self, action)
        elif self.phase == n.AB_BARREL:
            use_rouge(self, action)
        else:
            use_cava_blanc(self, action)

    # The end (chapter 9)

    def scores(self) -> list[int]:
        return [self.progress(seat) for seat in range(self.seats)]

    def returns(self) -> list[float]:
        if self.winner >= 0:
            return [1.0 if seat == self.winner else 0.0 for seat in range(self.seats)]
        keys = [self.rank_key(seat) for seat in range(self.seats)]
        best = max(keys)
        share = 1.0 / keys.count(best)
        return [share if key == best else 0.0 for key in keys]

    def rank_key(self, seat: i64) -> int:
        """Towards the goal, then bottles, then Time on barrels in production (CPG-9.3)."""
        return (self.progress(seat) * 8 + self.wines(seat) + self.cavas(seat)) * 32 + self.ageing(seat)

    def completes(self, action: i64) -> bool:
        return completes(self, action)

    # Who knows what

    def seen(self, action: i64, seat: i64) -> i64:
        if seat == self.to_act:
            return action
        if not completes(self, action):
            return UNSEEN
        if self.pending.count == 0:
            return action
        if self.phase == n.AB_BARREL:
            return n.NUM_ACTIONS + self.pending.last() - n.BARREL
        return self.pending.key(action)

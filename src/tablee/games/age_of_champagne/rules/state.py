"""A game of Age of Champagne: who decides what, and the end. The chapters in between are modules of their own."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.rng import Dealer, Rng
from tablee.engine.state import UNSEEN
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.assignment import fill_placements, place, place_disc, reserve
from tablee.games.age_of_champagne.rules.drawing import blend, exchange_for, fill_draw, fill_exchange, give
from tablee.games.age_of_champagne.rules.events import discard_cuvee, fill_cellar_types, fill_keys, fix_key
from tablee.games.age_of_champagne.rules.harvest import (
    completes_keeping,
    do_without,
    fill_keeping,
    keep_grapes,
    protect,
)
from tablee.games.age_of_champagne.rules.houses import Houses, Terms
from tablee.games.age_of_champagne.rules.marketing import age, end_pawn, fill_promotions, promote, promote_all
from tablee.games.age_of_champagne.rules.printed import Printed
from tablee.games.age_of_champagne.rules.rounds import go_on
from tablee.games.age_of_champagne.rules.setup import deal, fill_hand, is_last_pick, keep
from tablee.games.age_of_champagne.rules.shipping import (
    LEAVING,
    completes_shipment,
    decline,
    fill_orders,
    fill_shipping,
    fill_tokens,
    join,
    ship_for_merchant,
    ship_step,
    take_token,
)
from tablee.games.age_of_champagne.rules.tokens import claim_land, fill_regions
from tablee.games.age_of_champagne.rules.vineyards import acquire


class AgeOfChampagneState(Houses):
    __slots__ = ()

    def __init__(
        self,
        seats: i64,
        printed: Printed,
        rules: i64,
        rng: Rng,
        terms: Terms,
        dealer: Dealer | None,
        source: AgeOfChampagneState | None = None,
    ) -> None:
        super().__init__(seats, printed, rules, rng, terms, source)
        if dealer is not None:
            deal(self, dealer)

    def clone(self) -> AgeOfChampagneState:
        return AgeOfChampagneState(self.seats, self.printed, self.rules, self.rng.clone(), self.terms, None, self)

    # Who is asked what

    def fill_actions(self, buffer: vec[i64]) -> i64:
        phase = self.phase
        if phase == n.PLACING:
            return fill_placements(self, buffer)
        if phase == n.SHIPPING:
            return fill_shipping(self, buffer)
        if phase == n.DRAWING:
            return fill_draw(self, buffer)
        if phase == n.EXCHANGING:
            return fill_exchange(self, buffer)
        if phase == n.KEEPING:
            return fill_keeping(self, buffer)
        if phase == n.TAKING or phase == n.STEERING_TOKEN:
            return fill_tokens(self, buffer)
        if phase == n.AGEING:
            return _or_done(buffer, fill_cellar_types(self, buffer, n.AGE))
        if phase == n.PROMOTING:
            return fill_promotions(self, buffer)
        if phase == n.DRAFTING:
            return fill_hand(self, buffer)
        if phase == n.CLAIMING:
            return fill_regions(buffer, n.LAND_IN)
        if phase == n.LOCATING:
            return fill_regions(buffer, n.REGION)
        if phase == n.CHOOSING_KEY:
            return fill_keys(self, buffer)
        if phase == n.DISCARDING:
            return fill_cellar_types(self, buffer, n.CORK)
        if phase == n.STEERING:
            return fill_orders(self, buffer)
        buffer[0] = n.JOIN if phase == n.REPLYING else n.PROTECT
        buffer[1] = n.DECLINE
        return 2

    def apply(self, action: i64) -> None:
        if action < n.KEY:
            keep(self, action - n.KEEP)
        elif action < n.CORK:
            fix_key(self, action - n.KEY, self.to_act)
        elif action < n.PLACE:
            discard_cuvee(self, self.to_act, action - n.CORK)
        elif action < n.DISC_ON:
            place(self, action - n.PLACE)
        elif action < n.RESERVE:
            place_disc(self, action - n.DISC_ON)
        elif action < n.REGION:
            reserve(self, action - n.RESERVE)
        elif action < n.LAND_IN:
            acquire(self, action - n.REGION)
        elif action < n.AGE:
            claim_land(self, action - n.LAND_IN)
        elif action < n.PROMOTE:
            age(self, action - n.AGE)
        elif action < n.PROMOTE_ALL:
            promote(self, action - n.PROMOTE)
        elif action < n.SHIP:
            promote_all(self)
        elif action < n.PASS:
            if self.phase == n.STEERING:
                ship_for_merchant(self, action - n.SHIP)
            else:
                ship_step(self, action)
        elif action < n.TAKE:
            self.step = LEAVING
            self.phase = n.RUNNING
        elif action < n.BLEND:
            take_token(self, action - n.TAKE)
        elif action < n.GIVE:
            blend(self, action - n.BLEND)
        elif action < n.GET:
            give(self, action - n.GIVE)
        elif action < n.DONE:
            exchange_for(self, action - n.GET)
        elif action < n.PROTECT:
            self._do_no_more()
        elif action < n.JOIN:
            protect(self)
        elif action < n.DECLINE:
            join(self)
        elif action < n.KEEP_C:
            if self.phase == n.REPLYING:
                decline(self)
            else:
                do_without(self)
        else:
            keep_grapes(self, action)
        if self.phase == n.RUNNING:
            go_on(self)

    def _do_no_more(self) -> None:
        """With a pawn in zones 4 and 6; or no more exchange before storage."""
        if self.phase == n.EXCHANGING:
            self.step += 1
            self.phase = n.RUNNING
        else:
            end_pawn(self)

    def completes(self, action: i64) -> bool:
        if n.SHIP <= action < n.PASS:
            return self.phase == n.STEERING or completes_shipment(self, action)
        if n.GIVE <= action < n.GET:
            return False
        return action < n.KEEP_C or completes_keeping(self, action)

    def asked(self) -> i64:
        """The draft asks all who have not kept a card in this round of it."""
        if self.phase != n.DRAFTING:
            return i64(1) << self.to_act
        return (i64(1) << self.humans) - 1 & ~self.picked

    def seen(self, action: i64, seat: i64) -> i64:
        """Picks of the draft are sealed. With the last one the hands go on: that is seen, and in the last round of the
        draft the card itself. Moves of several steps are seen as a whole."""
        if seat == self.to_act:
            return action
        if action < n.KEY:
            everybody = (i64(1) << self.humans) - 1
            if self.picked | i64(1) << self.to_act != everybody:
                return UNSEEN
            return action if is_last_pick(self) else i64(n.NUM_ACTIONS)
        if not self.completes(action):
            return UNSEEN
        return self.pending.key(action) if self.pending.count > 0 else action

    # The end (chapter 15)

    def scores(self) -> list[int]:
        return [self.pp(who) for who in range(self.participants)]

    def returns(self) -> list[float]:
        """One winner: most points, then the higher eco level, then the better place at the Council (AOC-15.7)."""
        best: i64 = 0
        for who in range(self.participants):
            if self.rank_key(who) > self.rank_key(best):
                best = who
        return [1.0 if who == best else 0.0 for who in range(self.participants)]

    def rank_key(self, who: i64) -> i64:
        return (self.pp(who) * 100 + self.eco(who)) * 10 - self.place_of(who)


def _or_done(buffer: vec[i64], count: i64) -> i64:
    buffer[count] = n.DONE
    return count + 1

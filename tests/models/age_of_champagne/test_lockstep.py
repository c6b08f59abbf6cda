"""The engine agrees with the model. Some twenty games here; `make model age_of_champagne` plays hundreds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest

from tests.models import differs
from tests.models.age_of_champagne import tables as t
from tests.models.age_of_champagne.lockstep import LONGEST, Match, matches, play
from tests.models.age_of_champagne.matches import TABLES, WAYS
from tests.models.age_of_champagne.model import Market, Model, Option, Play, Player
from tests.sample import sample

GAMES = sample(20, 10)


@pytest.mark.parametrize("match", matches(GAMES), ids=str)
def test_engine_and_model_agree(match: Match) -> None:
    assert play(match) > 0


def test_all_tables_ways_levels_and_variants_are_played() -> None:
    played = matches(90)
    assert {(one.seats, one.merchant, one.steered, one.way) for one in played} == {
        (*table, way) for table in TABLES for way in WAYS
    }
    assert {(one.humans, one.level) for one in played if one.merchant} == {
        (humans, level) for humans in (1, 2, 3) for level in t.LEVELS
    }
    for variant in ("simplified", "partnership", "tension", "limited", "other_values"):
        assert {getattr(one, variant) for one in played} == {True, False}


class Misprinted(Match):
    """The model does not know the other values."""

    @property
    def tables(self) -> dict[str, object]:
        return {}


def test_other_values_are_noticed() -> None:
    match = next(one for one in matches(20) if one.other_values)
    assert differs(partial(play, Misprinted(match.seats, match.merchant, match.steered, match.way, match.seed)))


# A rule that is broken on purpose, in the model, one or more of each chapter: each of these must be noticed.


class EcoEndsAtTheTop(Model):
    """AOC-1.3"""

    def change_eco(self, seat: int, steps: int) -> None:
        super().change_eco(seat, min(steps, t.TOP_LEVEL - self.players[seat].eco))


class CubesAreNeverShort(Model):
    """AOC-1.9"""

    def left(self, colour: str) -> int:
        return t.CUBES


class HandsGoToTheRight(Model):
    """AOC-3.2"""

    def _pass_hands(self) -> None:
        hands = [self.players[seat].hand for seat in range(self.humans)]
        for seat in range(self.humans):
            self.players[seat - 1 if seat else self.humans - 1].hand = hands[seat]


class StarsAlone(Model):
    """AOC-3.6"""

    def _standing(self, seat: int) -> tuple[int, int]:
        return super()._standing(seat)[0], 0


class TwoDraws(Model):
    """AOC-5.4"""

    def may_take(self, seat: int, spot: str) -> bool:
        return spot not in self.pawns and spot not in self.blocked_spots()


class DiscsAreFree(Model):
    """AOC-5.8"""

    def place(self, seat: int) -> Play:
        discs = sum(pawn.disc for pawn in self.pawns.values())
        yield from super().place(seat)
        if sum(pawn.disc for pawn in self.pawns.values()) > discs:
            yield from super().place(seat)


class PointAtSeventeen(Model):
    """AOC-8.2"""

    def raise_press(self, seat: int) -> Play:
        before = self.players[seat].press
        yield from super().raise_press(seat)
        if self.players[seat].press > before and self.players[seat].capacity == 17:
            self.earn(seat, 1, "press")


class LinkOfOneSpot(Model):
    """AOC-8.6"""

    def _link_holder(self) -> int:
        spot = self.link_spots()[-1:]
        return self.pawns[spot[0]].seat if spot and spot[0] in self.pawns else -1


class FourInTheOenotheque(Model):
    """AOC-9.1"""

    @staticmethod
    def has_oenotheque_room(player: Player) -> bool:
        return player.oenotheque.total() <= t.OENOTHEQUE


class NobodySpeaksFirst(Model):
    """AOC-10.1"""

    def speaks_later(self, spot: str) -> bool:
        return True


class TwoFromTheTopRow(Model):
    """AOC-10.2"""

    def most_cards(self, spot: str) -> int:
        return 2


class StacksWaitForTheLastCard(Model):
    """AOC-10.7"""

    def renew_stack(self, market: Market) -> None:
        if not market.active:
            super().renew_stack(market)


class TokensForProvisionalOrders(Model):
    """AOC-10.8"""

    def validate(self, seat: int, card: str, omitted: str, swap: bool, partner: int) -> Play:
        market = self.markets[t.MARKET[card].sector]
        provisional = card != market.active
        yield from super().validate(seat, card, omitted, swap, partner)
        if provisional and market.tokens and seat != self.merchant:
            yield from self.keep_token(seat, market)


class OnlyMissingCuveesAreLeftOut(Model):
    """AOC-10.10"""

    def ways(self, seat: int, card: str, partial: bool) -> list[tuple[str, bool]]:
        found = super().ways(seat, card, partial)
        return found[:1] if ("", False) in found else found


class SwappedPlanesAreStillPlanes(Model):
    """AOC-10.11"""

    def validate(self, seat: int, card: str, omitted: str, swap: bool, partner: int) -> Play:
        if swap:
            self.change_eco(seat, t.MARKET[card].eco)
        yield from super().validate(seat, card, omitted, swap, partner)


class FallingSalesCostOne(Model):
    """AOC-13.2"""

    def price(self, card: str, omitted: str) -> int:
        fallen = self.event_kind == "sales_down" and t.EVENTS[self.event].sector == t.MARKET[card].sector
        return super().price(card, omitted) + fallen


class ExchangesByReturnedWines(Model):
    """AOC-11.3"""

    def exchanges(self, player: Player) -> list[Option]:
        pairs = [str(option[1]) for option in super().exchanges(player)]
        more = [("exchange", pair, wine) for pair in set(pairs) for wine in set(pair) if self.left(wine) == 0]
        return [*super().exchanges(player), *more]


class PressTakesEverything(Model):
    """AOC-12.2"""

    @staticmethod
    def most_stored(player: Player, available: Counter[str]) -> int:
        return min(available.total(), player.room)


class PandemicsEndAtOnce(Model):
    """AOC-13.5"""

    def discard_order(self, market: Market, card: str) -> None:
        super().discard_order(market, card)
        self.refill(market)


class SubsidiesForEveryPawn(Model):
    """AOC-13.7"""

    def raise_press(self, seat: int) -> Play:
        yield from super().raise_press(seat)
        self.subsidised.discard((seat, 2))


class FirstOfTheTiedChooses(Model):
    """AOC-13.9"""

    def key_chooser(self) -> int:
        fewest = min(self.players[seat].points for seat in range(self.humans))
        return next(seat for seat in self.human_order() if self.players[seat].points == fewest)


class UsedTokensAreGone(Model):
    """AOC-13.21"""

    def draw_token(self, seat: int) -> Play:
        if self.tokens:
            yield from super().draw_token(seat)


class ReservationsBindNobody(Model):
    """AOC-13.23"""

    def shipments(self, seat: int, spot: str, partial: bool) -> list[Option]:
        reserved, self.reserved = self.reserved, {}
        found = super().shipments(seat, spot, partial)
        self.reserved = reserved
        return found


class FailedReservationsCostTheEventPrice(Model):
    """AOC-13.24"""

    def pay_reservations(self) -> None:
        for card, seat in self.reserved.items():
            self.earn(seat, t.MARKET[card].value - self.price(card, ""), "reservation")
        super().pay_reservations()


class ClaimsOneAfterAnother(Model):
    """AOC-14.1"""

    def council(self) -> None:
        claims = [(spots[0], seat) for seat in self.order if (spots := self.pawns_of(seat, "Z8."))]
        order = list(self.order)
        for spot, seat in sorted(claims, reverse=True):
            order.remove(seat)
            order.insert(int(spot[3:]) - 1, seat)
        super().council()
        self.order = order


class EmptyStacksStayEmpty(Model):
    """AOC-14.4"""

    def next_vineyard(self, stack: list[str]) -> str:
        return stack.pop(0) if stack else ""


class ReserveOfOneRenewal(Model):
    """AOC-14.4"""

    def renew_vineyards(self) -> None:
        self.vineyard_discard += self.reserve
        self.reserve = []
        super().renew_vineyards()


class TiedMajoritiesAreShared(Model):
    """AOC-15.2"""

    def rank_in(self, seat: int, region: str) -> tuple[int, int]:
        return super().rank_in(seat, region)[0], 0


class TheGridCounts(Model):
    """AOC-15.4"""

    @staticmethod
    def cuvees_left(player: Player) -> int:
        return player.cellar.total() + player.oenotheque.total() + player.grid.total()


class RefusedOrdersStayOpen(Model):
    """AOC-16.7"""

    def refuse(self, card: str) -> None:
        pass


class PartnersHaveNoMarketing(Model):
    """AOC-16.6"""

    def reward_partner(self, partner: int, cuvee: str) -> None:
        before = self.players[partner].ledger["marketing"]
        super().reward_partner(partner, cuvee)
        self.earn(partner, before - self.players[partner].ledger["marketing"], "marketing")


class BlockingDiscsStay(Model):
    """AOC-16.9"""

    def end_of_season(self) -> None:
        super().end_of_season()
        self.blocked = dict(t.BLOCKED) if self.tension else {}


class OverflowIsLost(Model):
    """AOC-17.5"""

    def add_cuvees(self, player: Player, cubes: Counter[str]) -> None:
        before = player.oenotheque.copy()
        super().add_cuvees(player, cubes)
        self.return_cubes(player.oenotheque - before)
        player.oenotheque = before


class TheMerchantLosesHisBestCuvee(Model):
    """AOC-17.7"""

    def merchant_event(self) -> None:
        cellar = self.players[self.merchant].cellar
        held = [cuvee for cuvee in t.TYPES if cellar[cuvee]]
        if self.event_kind == "corks" and len(held) > 1:
            cellar[held[0]] += 1
            cellar[held[-1]] -= 1
            self.supply[held[0]] -= 1
            self.supply[held[-1]] += 1
        super().merchant_event()


class MonitoringWithoutCuvees(Model):
    """AOC-17.8"""

    def monitor(self, spot: str) -> None:
        others = {"Z4.1n": "Z4.2n", "Z4.2n": "Z4.1n"}
        if spot in others and self.merchant >= 0:
            self.merchant_markets(others[spot])


class TheMerchantHasNoRegardForEco(Model):
    """AOC-17.11"""

    def merchant_rank(self, card: str, omitted: str) -> tuple[int, int, bool, int, bool]:
        points, _, tokens, sector, active = super().merchant_rank(card, omitted)
        return points, 0, tokens, sector, active


class TheMerchantKeepsHisTokens(Model):
    """AOC-17.13"""

    def merchant_token(self, market: Market) -> Play:
        thrown = list(self.token_discard)
        yield from super().merchant_token(market)
        self.token_discard = thrown


class TheSteererHasNoChoice(Model):
    """AOC-17.19"""

    def merchant_orders(self, spot: str, partial: bool) -> dict[str, str]:
        found = super().merchant_orders(spot, partial)
        if not self.steered or not found:
            return found
        best = max(found, key=lambda card: self.merchant_rank(card, found[card]))
        return {best: found[best]}


class SoloScoresVineyards(Model):
    """AOC-17.17"""

    @property
    def solo(self) -> bool:
        return False


BROKEN: list[Callable[..., Model]] = [
    EcoEndsAtTheTop,
    CubesAreNeverShort,
    HandsGoToTheRight,
    StarsAlone,
    TwoDraws,
    DiscsAreFree,
    PointAtSeventeen,
    LinkOfOneSpot,
    FourInTheOenotheque,
    NobodySpeaksFirst,
    TwoFromTheTopRow,
    StacksWaitForTheLastCard,
    TokensForProvisionalOrders,
    OnlyMissingCuveesAreLeftOut,
    SwappedPlanesAreStillPlanes,
    FallingSalesCostOne,
    ExchangesByReturnedWines,
    PressTakesEverything,
    PandemicsEndAtOnce,
    SubsidiesForEveryPawn,
    FirstOfTheTiedChooses,
    UsedTokensAreGone,
    ReservationsBindNobody,
    FailedReservationsCostTheEventPrice,
    ClaimsOneAfterAnother,
    EmptyStacksStayEmpty,
    ReserveOfOneRenewal,
    TiedMajoritiesAreShared,
    TheGridCounts,
    RefusedOrdersStayOpen,
    PartnersHaveNoMarketing,
    BlockingDiscsStay,
    OverflowIsLost,
    TheMerchantLosesHisBestCuvee,
    MonitoringWithoutCuvees,
    TheMerchantHasNoRegardForEco,
    TheMerchantKeepsHisTokens,
    TheSteererHasNoChoice,
    SoloScoresVineyards,
]


IN_THE_DRAFT = (HandsGoToTheRight, StarsAlone)


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_rule_is_noticed(broken: Callable[..., Model]) -> None:
    most = 3 * t.MOST_PARTICIPANTS if broken in IN_THE_DRAFT else LONGEST
    assert any(differs(partial(play, match, broken, most, views=False)) for match in matches(300))

"""The engine agrees with the model. Some twenty games here; `make model coupe_nation` plays hundreds."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.models import differs
from tests.models.asking import Play
from tests.models.coupe_nation import model as m
from tests.models.coupe_nation.knowledge import Knowledge
from tests.models.coupe_nation.lockstep import Match, matches, play
from tests.models.coupe_nation.model import Model
from tests.sample import sample

GAMES = sample(24, 12)


@pytest.mark.parametrize("match", matches(GAMES), ids=str)
def test_engine_and_model_agree(match: Match) -> None:
    assert play(match) > 0


def test_all_seats_options_and_ways_are_played() -> None:
    played = {(one.seats, one.finish, one.way) for one in matches(12)}
    assert len(played) == 3 * 2 * 2


# What a seat knows (section 5)


def test_a_lost_card_is_in_the_hand_or_was_laid_down() -> None:
    """Example 28, as green sees it."""
    green = Knowledge(0)
    green.taken("31", "seat-1")
    green.hidden("seat-1", 3, "L1P6")
    assert green.places() == {"31": {"seat-1", "L1P6"}}
    assert not green.allows({"31": "seat-2"})
    alone = Knowledge(0)
    alone.taken("31", "seat-1")
    alone.hidden("seat-1", 1, "L1P6")
    assert alone.places() == {"31": {"L1P6"}}


def test_a_card_that_is_shown_tells_where_the_other_is() -> None:
    seat = Knowledge(0)
    seat.taken("31", "seat-1")
    seat.taken("32", "seat-1")
    seat.hidden("seat-1", 2, "L1P6")
    seat.shown("31", "seat-1", 1)
    assert seat.cases == [{"32": "L1P6"}]


# A rule that is broken on purpose, in the model, one or two of each chapter: each of these must be noticed.


class OneAndFiftyAreLeftOut(Model):
    """CPN-1.2"""

    def deal(self, cards: list[str], first: int) -> None:
        super().deal(cards, first)
        self.reserve = [card for card in self.reserve if card not in m.RESERVE_START]


class FinishCardInTheTopHalf(Model):
    """CPN-1.6"""

    def add_finish(self, bottom: list[str]) -> None:
        super().add_finish(bottom)
        self.deck = self.deck[-len(bottom) :] + self.deck[: -len(bottom)]


class HiddenCardsHideBounds(Model):
    """CPN-2.5"""

    def low(self, position: str) -> int:
        below = [self.tower[support].down for support in m.supports(position) if support in self.tower]
        return 0 if any(below) else super().low(position)


class TopOverHiddenCards(Model):
    """CPN-2.8"""

    def top_is_open(self) -> bool:
        return len(self.tower) == len(m.POSITIONS) - 1


class TurnsGoTheOtherWay(Model):
    """CPN-3.1"""

    def _check_limits(self) -> Play:
        yield from super()._check_limits()
        self.turn = (self.turn - 2) % self.seats


class HeartCancelsTheDraw(Model):
    """CPN-4.4"""

    def _allowed(self) -> int:
        below = [self.tower[support] for support in m.supports(self.reference)] if self.reference else []
        hearts = [lying for lying in below if not lying.down and self.symbols.get(lying.card) == m.HEART]
        reference = self.tower.get(self.reference)
        heart = reference is not None and self.symbols.get(reference.card) == m.HEART and not reference.down
        return 0 if heart and hearts else super()._allowed()


class NothingMoreForTheFinishCard(Model):
    """CPN-4.8"""

    def _one_more(self) -> list[str]:
        return []


class FinishCardOnlyOnTop(Model):
    """CPN-5.2"""

    def positions_for(self, card: str) -> list[str]:
        found = super().positions_for(card)
        return [position for position in found if position == m.TOP] if card == m.FIN else found


class HiddenCardsMustFit(Model):
    """CPN-6.2"""

    def hiding_places(self, card: str) -> list[str]:
        return [position for position in super().hiding_places(card) if self.fits(card, position)]


class OpenedCardIsNoReference(Model):
    """CPN-4.2, CPN-7.1"""

    def _open(self, position: str) -> None:
        before = self.reference
        super()._open(position)
        self.reference = before


class WrongCardsMayBeOpened(Model):
    """CPN-7.2"""

    def _open(self, position: str) -> None:
        super()._open(position)
        self.ending = ""


class MiddleMayBeReplaced(Model):
    """CPN-8.6"""

    def positions_for_target(self, card: str) -> list[str]:
        found = super().positions_for_target(card)
        return [*found, m.MIDDLE] if self.fits(card, m.MIDDLE) else found


class FinishCardIsDestroyed(Model):
    """CPN-8.7"""

    def spare(self, seat: int, low: str, high: str) -> list[str]:
        return [card for card in m.by_number(self.hands[seat]) if card not in (low, high)]


class FinishCardCountsForTheLimit(Model):
    """CPN-9.1"""

    def too_many(self) -> int:
        return max(0, len(self.hand) - m.HAND) if self.glasses(self.turn) else 0


class CardsJustSentAreNotDestroyed(Model):
    """CPN-9.2"""

    def may_be_destroyed(self) -> list[str]:
        return [card for card in self.reserve[:-2] if card != m.FIN]


class WrongCardCounts(Model):
    """CPN-10.4"""

    def face_up(self) -> int:
        return sum(not lying.down for lying in self.tower.values())


class KnownCardsStayInHand(Model):
    """Section 5"""

    def _hide(self, card: str) -> Play:
        before = [list(each.cases) for each in self.knowledge]
        yield from super()._hide(card)
        for each, cases in zip(self.knowledge, before, strict=True):
            each.cases = cases


class PlacerForgets(Model):
    """CPN-11.3"""

    def _learn_of_pick_up(self, each: Knowledge, replaced: m.Lying, position: str) -> None:
        if replaced.hider != each.seat:
            super()._learn_of_pick_up(each, replaced, position)


BROKEN: list[Callable[..., Model]] = [
    OneAndFiftyAreLeftOut,
    FinishCardInTheTopHalf,
    HiddenCardsHideBounds,
    TopOverHiddenCards,
    TurnsGoTheOtherWay,
    HeartCancelsTheDraw,
    NothingMoreForTheFinishCard,
    FinishCardOnlyOnTop,
    HiddenCardsMustFit,
    OpenedCardIsNoReference,
    WrongCardsMayBeOpened,
    MiddleMayBeReplaced,
    FinishCardIsDestroyed,
    FinishCardCountsForTheLimit,
    CardsJustSentAreNotDestroyed,
    WrongCardCounts,
    KnownCardsStayInHand,
    PlacerForgets,
]


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_rule_is_noticed(broken: Callable[..., Model]) -> None:
    assert any(differs(partial(play, match, broken)) for match in matches(240))

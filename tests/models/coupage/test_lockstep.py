"""The engine agrees with the model. Twenty games here; `make model coupage` plays hundreds."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.models import differs
from tests.models.asking import Play
from tests.models.coupage import model as m
from tests.models.coupage.lockstep import Match, matches, play, start
from tests.models.coupage.model import Barrel, Model, Place
from tests.sample import sample

GAMES = sample(20, 12)
STEPS = sample(20_000, 200)


@pytest.mark.parametrize("match", matches(GAMES), ids=str)
def test_engine_and_model_agree(match: Match) -> None:
    assert play(match, most=STEPS) > 0


def test_all_seats_options_and_ways_are_played() -> None:
    played = {(one.seats, one.abilities, one.second_cava, one.way) for one in matches(36)}
    assert len(played) == 3 * 4 * 3


def test_positions_have_hands_of_thirty_grapes() -> None:
    found = [start(one)[1] for one in matches(36) if one.way == "position"]
    assert max(sum(map(m.is_grape, hand)) for model in found for hand in model.hands) >= 30


# A rule that is broken on purpose, in the model: each of these must be noticed.


class ShortRefill(Model):
    def _refill(self) -> None:
        while len(self.hand) < 2 and self._draw_to_hand():
            pass


class SpoiledForThreeTurns(Model):
    def _advance_spoiled(self) -> None:
        for barrel in self.own:
            barrel.spoiled = 4 if barrel.spoiled == 3 else barrel.spoiled
        super()._advance_spoiled()


class NoOwnTimeForReds(Model):
    def _may_serve(self, barrel: Barrel) -> bool:
        return False


class LastGrapesEvaporate(Model):
    def _is_target(self, kind: str, owner: int, barrel: Barrel) -> bool:
        if kind == "EVA":
            return owner != self.turn and barrel.producing and len(barrel.grapes) >= 1
        return super()._is_target(kind, owner, barrel)


class TimeIsStolenOnlyIfNeeded(Model):
    def _takers(self) -> list[Place]:
        return [place for place in super()._takers() if self._lacks_time(self.own[place[1]])]


class LockoutIsForbidden(Model):
    def _may_lay(self, recipe: str) -> bool:
        return super()._may_lay(recipe) and self.can_win_after(self.turn, recipe)


class SecondCavaIsNoWine(Model):
    def progress(self, seat: int) -> int:
        wines, cavas = self.bottles(seat)
        return min(wines, 2) + min(cavas, 1)


class SmallPayments(Model):
    def _most_paid(self, keep: int = 0) -> int:
        return min(super()._most_paid(keep), 19)


class EverybodyKnows(Model):
    def _rouge(self) -> Play:
        yield from super()._rouge()
        for barrel in self.own:
            for time in barrel.times:
                time.known = None


BROKEN: list[Callable[..., Model]] = [
    ShortRefill,
    SpoiledForThreeTurns,
    NoOwnTimeForReds,
    LastGrapesEvaporate,
    TimeIsStolenOnlyIfNeeded,
    LockoutIsForbidden,
    SecondCavaIsNoWine,
    SmallPayments,
    EverybodyKnows,
]


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_rule_is_noticed(broken: Callable[..., Model]) -> None:
    assert any(differs(partial(play, match, broken, most=120)) for match in matches(108) if match.way == "position")

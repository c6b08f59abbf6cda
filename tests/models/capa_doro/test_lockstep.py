"""The engine agrees with the model. Some twenty games here; `make model capa_doro` plays hundreds."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.models import differs
from tests.models.asking import Asked, Play
from tests.models.capa_doro import model as m
from tests.models.capa_doro.lockstep import Match, matches, play, start
from tests.models.capa_doro.model import Model, Plant, Player
from tests.sample import sample

GAMES = sample(24, 12)


@pytest.mark.parametrize("match", matches(GAMES), ids=str)
def test_engine_and_model_agree(match: Match) -> None:
    assert play(match) > 0


def test_all_seats_options_and_ways_are_played() -> None:
    played = {(one.seats, one.events, one.way) for one in matches(12)}
    assert len(played) == 3 * 2 * 2


def test_some_event_piles_run_out() -> None:
    piles = {len(start(one)[1].cards) for one in matches(12) if one.events}
    assert piles == {2, 16}


# A rule that is broken on purpose, in the model, one or two of each chapter: each of these must be noticed.


class StartInCentralAmerica(Model):
    def _may_start(self, row: str, column: int) -> bool:
        return self.rows[row][column] is None


class CustomsStays(Model):
    def _end_customs(self) -> None:
        pass


class TopmostGetsAllBales(Model):
    def _fewest(self, growing: list[tuple[str, Plant]]) -> tuple[str, Plant]:
        return growing[0]


class SeedlingStaysBehind(Model):
    def _shift_full(self, row: str) -> None:
        seedling = self.rows[row][m.SEED]
        self.rows[row][m.SEED] = None
        super()._shift_full(row)
        self.rows[row][m.SEED] = seedling


class ActivePlayerChoosesTheLoss(Model):
    def _raid(self, seat: int) -> Play:
        asking = super()._raid(seat)
        try:
            asked = next(asking)
            while True:
                asked = asking.send((yield Asked(self.turn, asked.step, asked.options)))
        except StopIteration:
            return


class EmptyHarvestIsWorthless(Model):
    def _harvest(self, row: str) -> None:
        plant = self.rows[row][m.HARVEST]
        super()._harvest(row)
        if plant is not None and not plant.bales:
            self.players[plant.seat].money -= m.EMPTY_HARVEST


class PushedPlantationsWait(Model):
    def _push(self, row: str) -> None:
        self._shift_full(row)


class NeutralBalesAreLost(Model):
    def _resolve_nobodys(self, row: str) -> None:
        colour = m.COLOURS[row[:2]]
        before = self.market[colour]
        super()._resolve_nobodys(row)
        self.discard[colour] += self.market[colour] - before
        self.market[colour] = before


class BuyAndSellTheSameColour(Model):
    def _may_sell(self, colour: str) -> bool:
        return self.active.warehouse[colour] > 0 and self._is_open(colour)


class EmptyMarketSellsNothing(Model):
    def _may_buy(self, colour: str) -> bool:
        return self.market[colour] > 0 and super()._may_buy(colour)


class NewTilesAtOnce(Model):
    def _roll(self, tile: str) -> None:
        super()._roll(tile)
        if not self.over:
            self._develop()


class EmptyBagEndsTheGameAtOnce(Model):
    def _produce(self, number: int) -> Play:
        yield from super()._produce(number)
        self.over = not self.bag


class GoalMustBePassed(Model):
    def _reaches_the_goal(self, player: Player) -> bool:
        return player.points > m.GOAL


class NeutralsAreNoSowings(Model):
    def _act(self, verb: str, what: str) -> None:
        super()._act(verb, what)
        self.sown -= verb == "neutral"


class OneDrawsACubeWithoutEvents(Model):
    def _growth(self) -> Play:
        yield from super()._growth()
        if self.die == 1 and not self.with_events:
            yield from self._produce(1)


class DroughtTakesTheLastBale(Model):
    def _drought(self) -> None:
        for row, _, plant in self._plants():
            if plant.bales >= 1:
                self._destroy(row, plant, 1)


class EmptyPileHasNoEvent(Model):
    def _reveal(self) -> Play:
        if self.cards:
            yield from super()._reveal()


BROKEN: list[Callable[..., Model]] = [
    StartInCentralAmerica,
    CustomsStays,
    TopmostGetsAllBales,
    SeedlingStaysBehind,
    ActivePlayerChoosesTheLoss,
    EmptyHarvestIsWorthless,
    PushedPlantationsWait,
    NeutralBalesAreLost,
    BuyAndSellTheSameColour,
    EmptyMarketSellsNothing,
    NewTilesAtOnce,
    EmptyBagEndsTheGameAtOnce,
    GoalMustBePassed,
    NeutralsAreNoSowings,
    OneDrawsACubeWithoutEvents,
    DroughtTakesTheLastBale,
    EmptyPileHasNoEvent,
]


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_rule_is_noticed(broken: Callable[..., Model]) -> None:
    assert any(differs(partial(play, match, broken)) for match in matches(240))

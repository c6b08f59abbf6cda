"""The models keep the contract, can be put into words and drawn, and are played to an end by bots."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tablee.bots import bot
from tablee.bots.seat import Seat
from tablee.engine.conformance import CHECKS, Broken, run, settings
from tablee.engine.game import Game
from tablee.engine.layout import Layout
from tablee.engine.record import Player, Record
from tablee.engine.seed import rng_of
from tablee.engine.state import SPECTATOR
from tablee.engine.table import Table
from tablee.engine.view import Beat, Choice, Effect, Picks
from tablee.engine.words import LANGUAGES, Line
from tests.engine.hard_parts.growth import Growth
from tests.engine.hard_parts.tower import Tower
from tests.engine.hard_parts.vintage import Vintage, VintageState
from tests.games.words import GameWords
from tests.sample import sample

MODELS: tuple[type[Game], ...] = (Growth, Tower, Vintage)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.id)
def test_a_model_conforms(model: type[Game], check: str) -> None:
    for setting in settings(model(), sample(3, small=1)):
        run(check, setting)


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.id)
def test_bots_play_a_model_to_its_end(model: type[Game]) -> None:
    game = model()
    player = bot("random", game)
    for seats in range(game.seats_min, game.seats_max + 1):
        table = Table(game, [Player(bot="random", version=1)] * seats, seed=seats)
        for number in range(10_000):
            if table.over:
                break
            seat = int(table.state.to_act)
            table.play(seat, player.choose(Seat(table.state, seat), rng_of(number)))
        assert table.state.over
        assert Table.replay(game, Record.read(str(table.record))).record.result == table.record.result


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.id)
def test_everything_in_a_model_can_be_said_in_both_languages(model: type[Game]) -> None:
    words = GameWords(model())
    words.assert_alike()
    for language in LANGUAGES:
        words.say_all((line for given in shown(model()) for line in lines_in(given)), language)


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.id)
def test_whatever_is_touched_or_moved_in_a_model_is_in_its_layout(model: type[Game]) -> None:
    layout, touched, moved = Layout(), 0, 0
    for given in shown(model()):
        if isinstance(given, Layout):
            layout = given
            pieces = [piece.id for zone in layout.zones for place in zone.places for piece in place.pieces if piece.id]
            places = [place.id for zone in layout.zones for place in zone.places if place.id]
            zones = [zone.id for zone in layout.zones]
            assert len({*pieces, *places, *zones}) == len([*pieces, *places, *zones])
        elif isinstance(given, Choice):
            assert {*pieces, *places}.issuperset(given.touches), given
            touched += len(given.touches)
        elif isinstance(given, Effect):
            assert {*pieces, *places, ""}.issuperset(mark.place for mark in given.marks), given
        elif isinstance(given, Beat):
            assert {*places, *zones, ""}.issuperset((given.source, given.target)), given
            moved += 1
    assert min(touched, moved) > 100


def shown(game: Game) -> Iterator[object]:
    """All that the seat to act and a spectator are given in some games."""
    for seats in range(game.seats_min, game.seats_max + 1):
        for seed in range(4):
            table = Table(game, [Player(f"player {seat}") for seat in range(seats)], seed=seed)
            choose = rng_of(seed)
            while not table.over:
                seat = int(table.state.to_act)
                for viewer in (SPECTATOR, seat):
                    view = table.view(viewer)
                    yield view
                    yield game.layout(view)
                choices, picks = table.choices(seat), table.picks(seat)
                yield from [*choices, *([] if picks is None else [picks, *picks.choices])]
                yield from table.effects(seat).values()
                prepared = table.prepare(seat, choices[choose.below(len(choices))].action)
                for viewer in (SPECTATOR, seat):
                    yield from table.told(prepared, viewer)
                    yield from table.beats_all(prepared, [viewer])[0]
                table.accept(prepared)


def lines_in(thing: object) -> Iterator[Line]:
    if isinstance(thing, Line):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            if not (isinstance(thing, Picks) and name == "choices"):
                yield from lines_in(getattr(thing, name))
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from lines_in(part)


class HandedOnByHand(VintageState):
    """Turns to the next seat without `ask`: the move that seat has begun gets lost."""

    def ask(self, seat: int) -> None:
        self.to_act = seat


class BrokenVintage(Vintage):
    def set_up(self, *args: object) -> HandedOnByHand:
        whole = super().set_up(*args)  # type: ignore[arg-type]
        return HandedOnByHand(whole.seats, whole.content, whole.rules, whole.rng, whole)  # type: ignore[arg-type]


def test_the_suite_notices_moves_that_get_mixed_up() -> None:
    def sealed_choices() -> None:
        for setting in settings(BrokenVintage(), 8):
            run("sealed_choices", setting)

    with pytest.raises(Broken):
        sealed_choices()

"""Search for a team that may not talk."""

from __future__ import annotations

import pytest

from tablee.bots import Seat, thinking_rng
from tablee.bots.team import TRIED, TeamSearch, team_choice
from tablee.engine.conformance import Setting, settings, twin_histories
from tablee.engine.judgement import Judgement
from tablee.engine.seed import rng_of
from tablee.games import games
from tablee.games.coupe_nation.judgement import judgement
from tests.games.coupe_nation.scene import Scene, full, scene
from tests.sample import sample

GAME = games()["coupe_nation"]


def shared(seats: int) -> Judgement:
    return judgement(None, seats)


def late(hand: str, tower: str = "") -> Scene:
    """The top is empty, and some of the deck is left."""
    return scene(2, tower=tower or full(), hands=[hand, "40 43"], reserve="1 50 44 45 46 47", deck="only 30 15 16 17")


def finished(search: TeamSearch) -> TeamSearch:
    while not search.done:
        search.run()
    return search


def test_it_takes_the_win() -> None:
    table = late("24 21")
    chosen = team_choice(Seat(table.state, 0), shared(2), rng_of(1), 60)
    assert GAME.notate(table.state, chosen, 0) == "place 24"


def test_it_does_not_think_when_all_goes_well_or_there_is_no_choice() -> None:
    """24 wins at once, and the Reserve could be used as well; with one option nothing is weighed."""
    search = TeamSearch(Seat(late("24 21").state, 0), shared(2), rng_of(1), 60)
    assert search.done
    assert search.playouts == TRIED
    only = scene(2, tower=full().replace(" L6P2=29", " L6P2=29@0"), hands=["", "40"], reserve="1 50 44 45 46 47")
    search = TeamSearch(Seat(only.state, 0), shared(2), rng_of(1), 60)
    assert search.done
    assert search.playouts == 0
    assert search.best() == search.first()


def test_it_does_not_think_before_the_end_is_in_sight() -> None:
    state = GAME.new(3, None, 1)
    search = TeamSearch(Seat(state, state.to_act), shared(3), rng_of(1), 60)
    assert search.done
    assert search.playouts == 1


def in_doubt(seats: int, finish: bool) -> list[tuple[Seat, int]]:
    """Positions of a game in which a search begins."""
    found = []
    for seed in range(sample(6, small=2)):
        state, number = GAME.new(seats, {"finish": finish}, seed), 0
        while not state.over:
            search = TeamSearch(Seat(state, state.to_act), shared(seats), rng_of(number), 24)
            if not search.done:
                found.append((Seat(state.copy(), state.to_act), number))
            state.apply(search.first())
            number += 1
    return found


@pytest.mark.parametrize("finish", [False, True])
def test_it_keeps_its_budget_and_thinks_the_same_again(finish: bool) -> None:
    positions = in_doubt(4, finish)[: sample(12, small=4)]
    assert positions
    for seat, number in positions:
        one = finished(TeamSearch(seat, shared(4), rng_of(number), 48))
        two = finished(TeamSearch(seat, shared(4), rng_of(number), 48))
        assert 0 < one.playouts <= 48 + TRIED
        assert one.best() == two.best()
        assert one.best() in seat.actions()


def test_it_stays_with_what_looks_best_unless_another_is_better_beyond_doubt() -> None:
    for seat, number in in_doubt(3, False)[: sample(8, small=3)]:
        stubborn = finished(TeamSearch(seat, shared(3), rng_of(number), 24, doubt=float("inf")))
        assert stubborn.best() == stubborn.first()


@pytest.mark.parametrize("setting", settings(GAME), ids=str)
def test_same_knowledge_same_move(setting: Setting) -> None:
    """Two worlds that the seat cannot tell apart, thought about to the very end."""
    choose = setting.chooser()
    compared = 0
    for viewer in range(sample(setting.seats, small=1)):
        for number, twin in enumerate(twin_histories(setting, viewer, choose)):
            if not twin.a.over and twin.a.to_act == viewer and compared < sample(40, small=6):
                here, there = (
                    finished(
                        TeamSearch(
                            Seat(world, viewer), shared(setting.seats), thinking_rng(b"team", number), 12, 3, 0.0, 1000
                        )
                    )
                    for world in (twin.a, twin.b)
                )
                assert here.best() == there.best()
                assert here.playouts == there.playouts
                compared += 1
    assert compared

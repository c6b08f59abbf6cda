"""Chapters 14 and 15: the end of a season, and of the game."""

import pytest

from tablee.engine.state import SPECTATOR
from tablee.games.age_of_champagne import GAME
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.vineyards import renew_offers
from tests.games.age_of_champagne.scene import House, scene
from tests.rules import rule


@rule("AOC-14.1")
@pytest.mark.parametrize(
    ("spots", "order"),
    [
        ({"Z8.1": 3, "Z8.2": 2}, [3, 2, 0, 1]),
        ({"Z8.3": 0}, [1, 2, 0, 3]),
        ({"Z8.2": 0, "Z8.3": 1}, [2, 0, 1, 3]),
        ({"Z8.2": 3, "Z8.3": 0}, [1, 3, 0, 2]),
        ({"Z8.1": 2, "Z8.3": 2}, [2, 0, 1, 3]),
        ({}, [0, 1, 2, 3]),
    ],
)
def test_the_council(spots: dict[str, int], order: list[int]) -> None:
    """T19, T39; of several pawns the lowest place counts."""
    table = scene(4, at="season", spots=spots)
    assert table.order == order
    assert [table.pawns(seat) for seat in range(4)] == [3] * 4


@rule("AOC-14.2")
def test_reservations_then_refill_then_blocks() -> None:
    """The value of the failed order is paid before its card could be another one."""
    table = scene(2, House(tokens="BRS"), event="X10", active="F09 E01", options={"high_tension": True}, seed=3)
    table.state.notes = []
    table.play("reserve E01", "place Z2.2")
    for spot in ("Z3.1", "Z2.3", "Z3.2", "Z2.4", "Z3.3"):
        table.play(f"place {spot}")
    kinds = [int(note.kind) for note in table.step.notes]
    wanted = [n.NOTE_FAILED, n.NOTE_ACTIVE, n.NOTE_BLOCKED, n.NOTE_OFFERED]
    assert [kinds.index(kind) for kind in wanted] == sorted(kinds.index(kind) for kind in wanted)


@rule("AOC-14.3")
def test_offers_are_renewed() -> None:
    table = scene(2, at="season", offers="V01 -", upcoming="V03 V05")
    assert table.offers == ["V03", "V05"]
    assert table.state.where[0] == n.DISCARDED


@rule("AOC-14.4")
def test_depleted_stacks_take_cards_of_a_common_reserve() -> None:
    """T38: with four participants the stacks serve the renewals after rounds 1 to 7."""
    table = scene(4, at="place", round=1)
    for number in range(1, 8):
        assert all(table.upcoming), number
        renew_offers(table.state)
    assert table.upcoming == ["", "", "", ""]
    assert all(table.offers)
    renew_offers(table.state)
    assert all(table.offers)
    assert table.state.reserve_size == 28  # 28 discarded and the four of the offers, less four
    renew_offers(table.state)
    assert table.state.reserve_size == 24
    assert sorted(int(card) for card in table.state.vine_pile)[:3] == [0, 1, 2]


@rule("AOC-14.4")
def test_a_space_stays_empty_if_there_is_no_card() -> None:
    table = scene(4, at="place", round=8)
    state = table.state
    state.vine_row = 7
    for card in range(36):
        state.where[card] = 0
    for column in range(4):
        state.table[n.OFFER + column] = n.NO_CARD
    state.where[4] = n.DISCARDED
    renew_offers(state)
    assert table.offers == ["V05", "", "", ""]


@rule("AOC-14.5")
def test_the_last_season_ends_the_game() -> None:
    table = scene(2, at="season", round=10, offers="V01 V02")
    assert table.state.over
    assert table.offers == ["V01", "V02"]
    assert table.state.legal_actions() == []


# Final scoring


def final(*houses: House, humans: int = 2, order: tuple[int, ...] = (), merchant: House | None = None) -> list[int]:
    table = scene(humans, *houses, at="season", round=10, order=order, merchant=merchant)
    assert table.state.over
    return table.state.scores()


def source(name: str, *houses: House, humans: int = 2) -> list[int]:
    table = scene(humans, *houses, at="season", round=10)
    return [table.earned(seat, name) for seat in range(humans)]


@rule("AOC-15.1", "AOC-15.2", "AOC-15.3", "AOC-15.4", "AOC-15.5")
def test_the_example_of_the_rulebook() -> None:
    """T1: 81 points before the scoring."""
    own = House(points=81, eco=7, modules=3, wines="MMMMNNNC", cellar="MMNN", oeno="CC", vines="V01 V07 V10 V02 V03")
    other = House(eco=3, vines="V27 V35 V05 V25 V06 V16")
    assert final(own, other)[0] == 107


@rule("AOC-15.1", "AOC-15.2", "AOC-15.3", "AOC-15.4", "AOC-15.5")
def test_the_final_scoring_is_projected_while_the_game_runs() -> None:
    """The same example, with a season to come: diversification, majorities, still wines, cuvees, eco, protections."""
    own = House(points=81, eco=7, modules=3, wines="MMMMNNNC", cellar="MMNN", oeno="CC", vines="V01 V07 V10 V02 V03")
    other = House(eco=3, tokens="BCO", vines="V27 V35 V05 V25 V06 V16")
    table = scene(2, own, other, round=9)
    view = table.view(SPECTATOR)
    assert list(view.houses[0].projected) == [5, 8, 1, 8, 4, 0]
    assert sum(view.houses[0].projected) == 107 - 81
    assert view.houses[1].projected[-1] == 1
    assert sum(view.houses[0].ledger) == 81  # nothing of it is scored yet
    assert GAME.if_ended(table.state)[0] == 107  # what a replay says of this moment


@rule("AOC-17.16", "AOC-17.17")
def test_one_player_and_the_merchant_are_projected_fewer_sources() -> None:
    own = House(eco=7, modules=2, wines="MMMNNN", cellar="MMN", vines="V01 V07 V10 V02 V03", tokens="BCO")
    view = scene(1, own, merchant=House()).view(SPECTATOR)
    assert view.merchant is not None
    assert list(view.houses[0].projected) == [0, 0, 0, 4, 4, 1]
    assert list(view.merchant.projected)[:3] == [0, 0, 0]


@rule("AOC-15.1")
def test_diversification() -> None:
    """T25."""
    one = "V01 V07 V10 V03"
    assert source("diversity", House(vines=one)) == [0, 0]
    assert source("diversity", House(vines=f"{one} V02")) == [5, 0]
    assert source("diversity", House(vines=one, land="SZ")) == [5, 0]
    assert source("diversity", House(vines=f"{one} V02 V09 V24 V18 V05 V06")) == [10, 0]
    three = House(vines=f"{one} V02 V09 V24 V18 V05 V06 V11 V27 V31 V25 V16")
    assert source("diversity", three) == [15, 0]


@rule("AOC-15.2")
def test_majorities() -> None:
    """T24."""
    five, other_five, six = House(vines="V01 V08"), House(vines="V21 V20"), House(vines="V12 V13")
    assert source("majorities", five, other_five, House(vines="V09"), humans=3) == [2, 2, 0]
    assert source("majorities", six, other_five, House(vines="V09"), humans=3) == [4, 0, 0]
    assert source("majorities", House(vines="V01"), House(vines="V21"), House(vines="V09"), humans=3) == [1, 1, 1]
    four = [House(vines=card) for card in ("V01", "V21", "V09", "V15")]
    assert source("majorities", *four, humans=4) == [1, 1, 1, 1]
    assert source("majorities") == [0, 0]


@rule("AOC-15.2")
def test_a_hazard_of_the_last_round_does_not_count() -> None:
    houses = [House(vines="V12", eco=3), House(vines="V01", eco=3)]
    table = scene(2, *houses, at="harvest", event="X13", key="VM", round=10)
    assert [table.earned(seat, "majorities") for seat in range(2)] == [4, 0]


@rule("AOC-15.3")
def test_six_still_wines_are_a_point() -> None:
    assert source("still wines", House(modules=4, wines="MMMNNC"), House(modules=4, wines="MMMNN")) == [1, 0]
    assert source("still wines", House(modules=4, wines="MMMNNCMMMNNC")) == [2, 0]


@rule("AOC-15.4")
def test_three_cuvees_are_four_points_and_the_grid_is_none() -> None:
    assert source("cuvees", House(cellar="MN", oeno="C", grid="MMM"), House(cellar="MN")) == [4, 0]
    assert source("cuvees", House(cellar="MMMNNNCC", oeno="C"), House(cellar="MNC", oeno="CC")) == [12, 4]


@rule("AOC-15.5")
@pytest.mark.parametrize(("level", "points"), [*enumerate([-3, -1, 0, 1, 2, 3, 4, 6, 8, 10, 14], 1)])
def test_the_eco_track(level: int, points: int) -> None:
    assert source("eco", House(eco=level))[0] == points


@rule("AOC-15.6")
def test_protections_left() -> None:
    assert source("cold", House(tokens="BCO"), House(tokens="BTR")) == [1, 0]


@rule("AOC-15.7")
def test_ties_are_broken_by_eco_and_then_by_the_council() -> None:
    equal = scene(2, House(points=10, eco=3), House(points=9, eco=4), at="season", round=10)
    assert equal.state.scores() == [10, 10]
    assert equal.state.returns() == [0, 1]
    council = scene(2, House(points=10, eco=4), House(points=10, eco=4), at="season", round=10, order=[1, 0])
    assert council.state.returns() == [0, 1]
    claimed = scene(2, House(points=10, eco=4), House(points=10, eco=4), at="season", round=10, spots={"Z8.1": 1})
    assert claimed.state.returns() == [0, 1]
    ahead = scene(2, House(points=11, eco=4), House(points=10, eco=4), at="season", round=10, order=[1, 0])
    assert ahead.state.returns() == [1, 0]
    assert list(ahead.seen.places) == [1, 2]

"""Cigars, Development and the end of the game (chapters 8 and 9)."""

import pytest

from tablee.engine.record import Player
from tablee.engine.table import Table
from tablee.games.capa_doro import GAME
from tests.games.capa_doro.scene import scene
from tests.games.words import said
from tests.rules import rule


@rule("CDO-8.1")
def test_vector_12_any_open_tile_whose_bales_are_all_there() -> None:
    table = scene(3, wares=["O2 G1 B1 Y1"], tiles=["A04 B02 C05"])
    assert table.offers("roll") == ["A04", "B02", "C05"]
    table.play("roll C05")
    assert (table.points(0), table.money(0), table.ware(0)) == (19, 17, "G1")
    assert table.offers("roll") == []
    assert table.refused("roll A04").clause == "CDO-8.1"


@rule("CDO-8.1")
def test_partial_filling_and_tiles_of_others_are_refused() -> None:
    table = scene(3, wares=["O1"], tiles=["A01", "A12"])
    assert said([table.refused("roll A01").line]) == ["Cigar A01 lacks 1 orange bale."]
    assert table.refused("roll A12").clause == "CDO-8.1"


@rule("CDO-8.1")
def test_tiles_that_are_alike_are_offered_once() -> None:
    table = scene(3, wares=["O4 G1"], tiles=["A01 A03 A04"])
    assert table.offers("roll") == ["A01", "A04"]
    assert table.refused("roll A03").clause == "CDO-8.1"
    table.play("roll A01")
    assert table.offers("roll") == ["A03", "A04"]


@rule("CDO-8.2")
def test_points_and_money_at_once_and_the_bales_are_discarded() -> None:
    table = scene(3, wares=["O1 G1 B1"], tiles=["B01"])
    table.play("roll B01")
    assert (table.points(0), table.money(0), table.ware(0)) == (11, 21, "")
    assert (table.tiles(0), table.rolled(0)) == ([], ["B01"])
    assert [table.discard(colour) for colour in "OGB"] == [1, 1, 1]


@rule("CDO-8.3")
def test_any_number_of_cigars_and_the_money_can_be_used() -> None:
    table = scene(3, wares=["O2"], tiles=["A01 A02 A03"], money=[1])
    table.play("roll A01", "buy O", "buy O", "roll A02")
    assert (table.points(0), table.money(0)) == (8, 1 + 5 - 6 + 5)


@rule("CDO-8.4")
def test_vector_18_an_a_brings_a_b_and_a_b_brings_a_c() -> None:
    table = scene(2, wares=["O2 G2 B1"], tiles=["A04 B02"], die=[2, 2], bag="O O O O")
    table.play("roll A04", "roll B02")
    assert table.tiles(0) == []
    assert list(table.seen.develops) == [1, 1]
    table.play("end")
    assert table.tiles(0) == ["B01", "C01"]
    assert (table.seen.tiles_b, table.seen.tiles_c) == (10, 11)
    table.play("end")
    assert (table.tiles(1), table.seen.tiles_b, table.seen.tiles_c) == ([], 10, 11)  # nothing for the other


@rule("CDO-8.4")
def test_two_a_bring_two_b_and_a_c_brings_nothing() -> None:
    two = scene(2, wares=["O4"], tiles=["A01 A02 A03"], die=2, bag="O O").play("roll A01", "roll A02", "end")
    assert two.tiles(0) == ["A03", "B01", "B02"]
    none = scene(2, wares=["O1 G1 B1 Y1"], tiles=["C01"], die=2, bag="O O").play("roll C01", "end")
    assert none.tiles(0) == []


@rule("CDO-8.4")
def test_a_new_tile_is_open_and_can_be_rolled_from_the_next_turn_on() -> None:
    table = scene(2, wares=["O3 G1 B1"], tiles=["A01"], die=2, bag="G G").play("roll A01")
    assert table.offers("roll") == []
    table.play("end")
    assert table.view(1).players[0].cigars[0].id == "B01"
    assert table.offers("roll") == []  # it is the turn of the other


@rule("CDO-8.4")
def test_a_new_tile_is_rolled_in_the_next_turn() -> None:
    table = scene(2, wares=["O3 G1 B1"], tiles=["A01"], die=[2, 2], bag="G G G G")
    table.play("roll A01", "end", "end")
    assert table.offers("roll") == ["B01"]


@rule("CDO-8.5")
def test_rolled_tiles_are_out_and_the_piles_suffice() -> None:
    """Four players who have rolled everything: nine tiles of each letter but A are gone."""
    done = [" ".join(f"{letter}{3 * seat + number:02}" for letter in "AB" for number in (1, 2, 3)) for seat in range(4)]
    table = scene(4, tiles=["C01 C02 C03", "C04 C05 C06", "C07 C08 C09", "C10 C11 C12"], rolled=done, points=[50] * 4)
    assert (table.seen.tiles_b, table.seen.tiles_c) == (0, 0)
    assert all(len(table.tiles(seat)) == 3 for seat in range(4))


# The end


@rule("CDO-9.1", "CDO-9.5")
def test_vector_13_sixty_points_end_the_game_at_once() -> None:
    table = scene(3, wares=["O1 G1 B1 Y1"], tiles=["C01"], points=[41, 59, 0])
    table.play("roll C01")
    assert table.state.over
    assert (table.points(0), table.seen.winner, table.phase) == (61, 0, "over")
    assert table.state.returns() == [1, 0, 0]
    assert table.tiles(0) == []  # no Development
    assert said([table.seen.prompt]) == ["Ann has 61 points and wins."]


@rule("CDO-9.1")
@pytest.mark.parametrize(("points", "over"), [(40, True), (39, False)])
def test_exactly_sixty_is_enough(points: int, over: bool) -> None:
    table = scene(3, wares=["O1 G1 B1 Y1"], tiles=["C01"], points=[points])
    table.play("roll C01")
    assert (table.points(0), table.state.over) == (points + 20, over)


@rule("CDO-9.2", "CDO-9.3", "CDO-9.7")
@pytest.mark.parametrize(
    ("money", "returns", "places", "said_so"),
    [
        ([7, 9, 30], [0, 1, 0], [2, 1, 3], "With 44 points each, the money decides: Ben has $9 and wins."),
        ([9, 9, 30], [0.5, 0.5, 0], [1, 1, 3], "2 players share the victory with 44 points and equal money."),
    ],
)
def test_vector_14_the_bag_runs_out(money: list[int], returns: list[float], places: list[int], said_so: str) -> None:
    table = scene(3, turn=2, points=[44, 44, 20], money=money, die=5, bag="only O G Y", board={"AS-1": "- 0 -"})
    table.play("end")
    assert (table.state.over, table.row("AS-1")) == (False, "- 0:1 -")  # the turn is finished
    table.play("end")
    assert (table.state.over, table.seen.winner) == (True, -1)
    assert table.state.returns() == returns
    assert table.places() == places
    assert said([table.seen.prompt]) == [f"The bag is empty. {said_so}"]


@rule("CDO-9.2")
@pytest.mark.parametrize(("die", "over"), [(3, True), (2, False)])
def test_a_bag_emptied_exactly_ends_the_game_and_one_cube_left_does_not(die: int, over: bool) -> None:
    table = scene(3, die=die, bag="only O G Y").play("end", "end")
    assert table.state.over is over


@rule("CDO-9.2")
def test_development_is_done_in_the_last_turn() -> None:
    table = scene(2, turn=1, wares=["O2"], tiles=["A01"], die=3, bag="only O G Y").play("end", "roll A01", "end")
    assert table.state.over
    assert table.tiles(0) == ["B01"]
    assert said([table.seen.prompt]) == ["The bag is empty. Ann has the most points, 4, and wins."]


@rule("CDO-9.4")
def test_the_bank_never_runs_dry() -> None:
    table = scene(2, money=[99, 99], wares=["O1"])
    table.play("sell O")
    assert table.money(0) == 101


@rule("CDO-9.5")
def test_nothing_returns_to_the_bag() -> None:
    table = scene(2, wares=["O2 G1"], tiles=["A01"], market={"G": 10}, die=2, bag="X O")
    table.play("roll A01", "sell G")
    before = table.bag_size
    table.play("end")
    assert before - table.bag_size == 2


@rule("CDO-9.6")
def test_a_bag_emptied_by_rain_counts_too() -> None:
    table = scene(3, die=1, events="rain", bag="only O O O O").play("end")
    assert (table.bag_size, table.phase) == (0, "act")
    assert table.play("end").state.over


@rule("CDO-9.7")
def test_places_go_by_points_then_money() -> None:
    table = scene(4, points=[30, 30, 41, 30], money=[5, 6, 0, 5], die=2, bag="only O O").play("end", "end")
    assert table.places() == [3, 2, 1, 3]


@rule("CDO-9.7")
def test_whoever_has_sixty_is_first() -> None:
    table = scene(3, wares=["O1 G1 B1 Y1"], tiles=["C01"], points=[40, 59, 59], money=[0, 50, 50])
    table.play("roll C01")
    assert table.places() == [1, 2, 2]


def test_the_score_sheet_names_the_source_of_each_point() -> None:
    table = scene(2, wares=["O4"], tiles=["A01 A02 A03"], turn=1, die=1, events="connoisseur")
    table.play("end", "roll A01", "roll A02")
    sheets = GAME.score_sheet(table.state, 0)
    assert [(said([line.source])[0], line.points) for line in sheets[0]] == [
        ("Cigar A01", 4),
        ("Cigar A02", 4),
        ("Connoisseur", 2),
    ]
    assert sheets[1] == []


def test_the_score_sheet_names_the_money_that_decided() -> None:
    table = scene(2, tiles=["", ""], rolled=["A01", "A02"], money=[7, 9], die=2, bag="only O O").play("end", "end")
    sheets = GAME.score_sheet(table.state, 0)
    assert said([line.source for line in sheets[1]]) == ["Cigar A02", "Money, which decides between equals: $9"]
    assert sum(line.points for line in sheets[1]) == table.points(1)


def test_resigning_leaves_the_victory_to_the_others() -> None:
    table = Table(GAME, [Player("Ann"), Player("Ben")], seed=1)
    table.play(int(table.state.to_act), table.state.legal_actions()[0])
    table.resign(0)
    assert table.over
    assert table.record.won == [1]

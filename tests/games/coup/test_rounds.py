"""Chapter 2: phases, turns, and who begins."""

from collections import Counter

import pytest

from tests.games.coup.scene import SPECTATOR, TABLE_1, Scene, new, scene
from tests.rules import rule

LAY = {seats: lay for seats, hand, lay, *rest in TABLE_1}


def turns_of_a_round(table: Scene) -> list[tuple[str, int]]:
    """Play one round, buying and swapping nothing; who was asked, and in which phase."""
    asked = []
    round = table.view(0).round
    while not table.state.over and table.view(0).round == round:
        asked.append((table.phase, table.to_act))
        table.play({"buying": "stop", "laying": table.options()[0], "swapping": "done"}[table.phase])
    return asked


@rule("COUP-2.1", "COUP-2.2", "COUP-4.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_round_is_buying_then_laying_then_swapping(seats: int) -> None:
    start = seats - 1
    table = new(seats, script=[[start]])
    order = [(start + turn) % seats for turn in range(seats)]
    expected = [("buying", seat) for seat in order]
    expected += [("laying", seat) for seat in order] * LAY[seats]
    expected += [("swapping", seat) for seat in order]
    assert turns_of_a_round(table) == expected
    assert table.view(0).round == 2
    assert table.phase == "buying"


@rule("COUP-2.2")
def test_a_player_has_drawn_before_the_next_one_swaps() -> None:
    table = scene(3, phase="swap", to_act=1)
    assert table.sizes() == [6, 6, 6]
    table.play("done")
    assert table.to_act == 2
    assert table.sizes() == [6, 11, 6]
    table.play("done")
    assert table.to_act == 0
    assert table.sizes() == [6, 11, 11]


@rule("COUP-2.3")
def test_t8_the_start_moves_one_seat_each_round() -> None:
    table = new(3, script=[[1]])
    starts = [table.view(0).start]
    second = []
    for round in range(3):
        asked = turns_of_a_round(table)
        starts.append(table.view(0).start)
        second.append([seat for phase, seat in asked if phase == "laying"])
        assert table.to_act == starts[-1]
    assert starts == [1, 2, 0, 1]
    assert second[1] == [2, 0, 1] * 5


@rule("COUP-2.3")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_second_player_of_a_round_starts_the_next(seats: int) -> None:
    table = scene(seats, phase="swap", to_act=seats - 2, start=seats - 1, round=4)
    table.play("done")
    assert (table.view(0).round, table.view(0).start, table.to_act) == (5, 0, 0)


@rule("COUP-2.1")
def test_rounds_count_up() -> None:
    table = new(2)
    for round in range(1, 4):
        assert table.view(SPECTATOR).round == round
        turns_of_a_round(table)


@rule("COUP-2.4", "COUP-3.8")
def test_who_cannot_buy_is_passed_over_and_the_order_stays() -> None:
    table = scene(3, phase="buy", to_act=0, cash=[3000, 0, 3000])
    table.play("stop")
    assert table.to_act == 2
    table.play("stop")
    assert (table.phase, table.to_act) == ("laying", 0)
    for tile in range(15):
        table.play(table.options()[0])
    for seat in range(3):
        table.play("done")
    # Seat 1 starts round 2 although it has nothing to spend: it is passed over again.
    assert (table.view(0).round, table.view(0).start) == (2, 1)
    assert (table.phase, table.to_act) == ("buying", 2)
    table.play("stop", "stop")
    assert (table.phase, table.to_act) == ("laying", 1)


@rule("COUP-2.4", "COUP-3.8")
def test_a_start_player_without_money_still_lays_first() -> None:
    table = scene(3, phase="swap", to_act=0, start=1, cash=[0, 3000, 0])
    table.play("done")
    assert (table.view(0).start, table.phase, table.to_act) == (2, "buying", 1)
    table.play("stop")
    assert (table.phase, table.to_act) == ("laying", 2)


@rule("COUP-2.4", "COUP-3.8")
def test_a_round_without_money_begins_with_laying() -> None:
    table = scene(3, phase="swap", to_act=0, start=1, cash=[0, 0, 0])
    table.play("done")
    assert (table.view(0).round, table.phase, table.to_act) == (2, "laying", 2)
    assert table.view(0).left == 5


@rule("COUP-2.4", "COUP-5.7")
def test_who_is_not_asked_to_swap_keeps_the_place_in_the_order() -> None:
    """Five tiles in the pool: the first is asked, the others just draw what is left; the rotation goes on."""
    table = scene(5, phase="swap", to_act=3, start=3, round=6, pool_size=5)
    table.play("done")
    assert (table.view(0).round, table.view(0).start, table.phase, table.to_act) == (7, 4, "buying", 4)


@rule("COUP-2.4", "COUP-4.4")
def test_skipped_in_laying_the_rotation_goes_on() -> None:
    table = scene(3, phase="lay", to_act=2, start=2, laid=4, hands=["none", "Y01", "Y05"], pool="none")
    table.play("lay Y05")
    assert table.to_act == 1
    table.play("lay Y01")
    # Nothing to draw, nobody to ask: the next round begins at once.
    assert (table.view(0).round, table.view(0).start, table.phase, table.to_act) == (2, 0, "buying", 0)


@rule("COUP-4.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_each_lays_as_many_tiles_as_table_1_says(seats: int) -> None:
    table = new(seats)
    asked = Counter(seat for phase, seat in turns_of_a_round(table) if phase == "laying")
    assert asked == {seat: LAY[seats] for seat in range(seats)}
    assert len(table.all_laid()) == seats * LAY[seats]

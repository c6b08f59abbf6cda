"""Set-up, start placement, the order of turns and Customs (chapters 1, 2 and 11)."""

import pytest

from tests.games.capa_doro.scene import BALES, OPENING, SPECIFICATION, new, scene, started, tile
from tests.rules import rule

LETTER_B = [tile(f"B{number:02}") for number in range(1, 13)]
LETTER_C = [tile(f"C{number:02}") for number in range(1, 13)]


@rule("CDO-1.1")
def test_the_board_and_the_two_square_tiles_beside_it() -> None:
    view = new(3).seen
    assert [(each.id, each.colour, each.cost, len(each.rows)) for each in view.continents] == [
        ("AS", "O", 2, 4),
        ("SA", "G", 3, 3),
        ("AF", "B", 4, 3),
        ("CA", "Y", 5, 2),
    ]
    assert (view.customs, view.unique) == ("", "")
    assert new(3).refused("seed AS-5").clause == "CDO-1.1"


@rule("CDO-1.2", "CDO-1.3")
def test_markets_are_filled_and_the_rest_is_in_the_bag() -> None:
    table = new(2, sheet=SPECIFICATION)
    assert {colour: table.track(colour) for colour in "OGBY"} == OPENING
    assert [table.prices(colour) for colour in "OGBY"] == [(3, 2), (3, 3), (4, 4), (6, 5)]
    assert list(table.seen.bag) == [32, 26, 19, 12, 8]
    assert table.bag_size == 97
    assert [count - OPENING[colour] for colour, count in BALES.items()] == [32, 26, 19, 12]


@rule("CDO-1.4", "CDO-1.5", "CDO-1.6", "CDO-10.1")
@pytest.mark.parametrize(("seats", "plantations"), [(2, 8), (3, 7), (4, 6)])
def test_what_each_player_begins_with(seats: int, plantations: int) -> None:
    table = new(seats)
    for seat in range(seats):
        assert (table.supply(seat), table.points(seat), table.money(seat)) == (plantations, 0, 15)
        assert table.ware(seat) == ""


@rule("CDO-1.7", "CDO-1.12")
def test_three_a_tiles_each_in_the_order_of_the_seats_open_to_all() -> None:
    order = [tile(f"A{number:02}") for number in (12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)]
    table = new(3, script=[order, LETTER_B, LETTER_C, [1]])
    assert table.tiles(0) == ["A10", "A11", "A12"]
    assert table.tiles(1) == ["A07", "A08", "A09"]
    assert table.tiles(2) == ["A04", "A05", "A06"]
    assert (table.seen.tiles_b, table.seen.tiles_c) == (12, 12)
    assert all(table.view(viewer).players == table.seen.players for viewer in range(3))


@rule("CDO-1.3", "CDO-1.7", "CDO-1.11")
def test_bag_tiles_and_events_are_shuffled() -> None:
    for pile in ("bag", "tiles", "events"):
        orders = {tuple(getattr(new(2, seed).state, pile)) for seed in range(5)}
        assert len(orders) == 5, pile
        assert len({tuple(sorted(order)) for order in orders}) == 1  # the same things, in another order
    assert len({tuple(new(2, seed).tiles(0)) for seed in range(5)}) > 1


@rule("CDO-1.8")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {new(4, seed).seen.first for seed in range(30)} == {0, 1, 2, 3}
    assert new(4, seed=7).to_act == new(4, seed=7).seen.first


@rule("CDO-1.9")
def test_round_one_goes_clockwise_and_round_two_back() -> None:
    order = [list(range(12)), LETTER_B, LETTER_C, [2]]
    table = new(4, script=order)
    asked = []
    for move in ("seed AS-1", "seed SA-1", "seed AF-1", "seed AS-2"):
        asked.append((table.phase, table.to_act))
        table.play(move)
    assert asked == [("seed", 2), ("seed", 3), ("seed", 0), ("seed", 1)]
    asked = []
    for move in ("grow AS-1", "grow AS-2", "grow AS-3", "grow AF-2"):
        asked.append((table.phase, table.to_act))
        table.play(move)
    assert asked == [("grow", 1), ("grow", 0), ("grow", 3), ("grow", 2)]
    assert (table.seen.turn, table.seen.turns) == (2, 1)
    assert [table.supply(seat) for seat in range(4)] == [4, 4, 4, 4]


@rule("CDO-1.9")
def test_both_plantations_are_paid_and_central_america_is_barred() -> None:
    table = new(2, script=[list(range(12)), LETTER_B, LETTER_C, [0]])
    assert [row[:2] for row in table.offers("seed")] == ["AS"] * 4 + ["SA"] * 3 + ["AF"] * 3
    assert table.refused("seed CA-1").clause == "CDO-1.9"
    table.play("seed AF-1", "seed SA-2", "grow AS-1")
    assert [table.money(seat) for seat in range(2)] == [11, 10]
    assert table.refused("grow CA-1").clause == "CDO-1.9"
    assert table.refused("sow AS-1").clause == "CDO-1.9"


@rule("CDO-1.10")
def test_a_start_space_must_be_empty_and_nothing_is_shifted() -> None:
    table = new(3, script=[list(range(12)), LETTER_B, LETTER_C, [0]])
    table.play("seed AS-1")
    assert "AS-1" not in table.offers("seed")
    assert table.refused("seed AS-1").clause == "CDO-1.10"
    table.play("seed AS-2", "seed AS-3", "grow AS-1")  # ahead of another player's seedling
    assert table.row("AS-1") == "0 2 -"
    assert table.refused("grow AS-1").clause == "CDO-1.10"
    assert "AS-2" in table.offers("grow")  # behind nobody


@rule("CDO-1.11", "CDO-11.1")
def test_sixteen_event_cards_lie_face_down_unless_they_are_left_out() -> None:
    assert new(3).seen.events_left == 16
    without = new(3, options={"events": False})
    assert (without.seen.events_left, list(without.seen.events)) == (0, [])


@rule("CDO-11.1")
def test_without_events_a_one_has_no_effect() -> None:
    table = scene(3, with_events=False, die=1, board={"AS-1": "- 1 -"})
    before = table.bag_size
    table.play("end")
    assert (table.seen.die, table.seen.event, table.phase, table.to_act) == (1, "", "act", 1)
    assert (table.bag_size, table.row("AS-1")) == (before, "- 1 -")


# Turns


@rule("CDO-2.1")
def test_turns_go_clockwise_growth_actions_development() -> None:
    table = scene(
        3,
        turn=2,
        die=3,
        bag="O O G",
        board={"AS-1": "- 0 -", "SA-1": "- 1 -"},
        tiles=["", "", "A01"],
        wares=["", "", "O2"],
    )
    table.play("roll A01")
    assert table.tiles(2) == []  # Development comes at the end of the turn
    table.play("end")
    assert table.tiles(2) == ["B01"]
    assert (table.to_act, table.seen.turn, table.phase) == (0, 0, "act")
    assert table.row("AS-1") == "- 0:2 -"  # Growth has been


@rule("CDO-2.2", "CDO-7.8")
def test_customs_leaves_at_the_start_of_the_turn_of_whoever_placed_it() -> None:
    table = scene(2, customs=("SA", 0), die=[2, 2], bag="O O O O")
    assert table.seen.customs == "SA"
    table.play("end")
    assert table.seen.customs == "SA"  # through the turn of the other
    table.play("end")
    assert (table.seen.customs, table.to_act) == ("", 0)
    assert "G" in table.offers("buy")


@rule("CDO-2.3")
def test_customs_drawn_again_has_a_new_placer_and_a_new_term() -> None:
    """Vector 23: blue (1) closes Africa, green (0) closes it again before blue's next turn."""
    table = scene(2, customs=("AF", 1), turn=1, die=[1, 2, 2], events="customs", bag="O O O O")
    table.play("end")
    assert (table.phase, table.to_act) == ("customs", 0)
    assert table.offers("customs") == ["AS", "SA", "AF", "CA"]
    table.play("customs AF")
    assert (table.seen.customs, table.seen.customs_seat) == ("AF", 0)
    table.play("end")
    assert (table.seen.turn, table.seen.customs) == (1, "AF")  # the ban stays through blue's turn
    table.play("end")
    assert (table.seen.turn, table.seen.customs) == (0, "")


@rule("CDO-2.3")
def test_the_market_that_was_closed_before_is_free_at_once() -> None:
    table = scene(3, customs=("AF", 1), turn=2, die=1, events="customs")
    table.play("end", "customs CA")
    assert (table.seen.customs, table.seen.customs_seat) == ("CA", 0)
    assert "B" in table.offers("buy")
    assert "Y" not in table.offers("buy")


@rule("CDO-4.1", "CDO-2.1")
def test_a_real_game_begins_with_growth() -> None:
    table = started(3, seed=5)
    assert table.seen.turns == 1
    assert table.seen.die in range(1, 7)

"""The Growth phase: die, bag, plantations, shifts and beetles (chapter 3)."""

import pytest

from tablee.engine.state import SPECTATOR
from tests.games.capa_doro.scene import Scene, scene
from tests.games.words import said
from tests.rules import rule


def grown(bag: str, board: dict[str, str], *, seats: int = 3, **more: object) -> Scene:
    """The turn of seat 0 begins, and these cubes are drawn."""
    cubes = bag.removeprefix("only ").split()
    die = max(2, len(cubes))
    table = scene(seats, turn=seats - 1, die=die, bag=bag, board=board, **more)  # type: ignore[arg-type]
    return table.play("end")


@rule("CDO-3.1", "CDO-3.3")
@pytest.mark.parametrize("die", range(2, 7))
def test_the_die_says_how_many_cubes_are_drawn(die: int) -> None:
    table = scene(3, die=die, bag="O " * 6)
    before = table.bag_size
    table.play("end")
    assert (table.seen.die, before - table.bag_size) == (die, die)
    assert list(table.seen.drawn) == [die, 0, 0, 0, 0]


@rule("CDO-3.1")
def test_every_number_is_rolled_about_as_often() -> None:
    table = scene(2)
    rolled = [int(table.with_rng(seed).play("end").seen.die) for seed in range(600)]
    assert all(70 < rolled.count(number) < 130 for number in range(1, 7))


@rule("CDO-3.2", "CDO-3.13")
def test_a_one_reveals_an_event_and_draws_no_cubes() -> None:
    table = scene(3, die=1, events="premium")
    before = table.bag_size
    table.play("end")
    assert (table.seen.event, table.seen.events_left, table.bag_size) == ("premium", 15, before)
    assert {card.kind: card.used for card in table.seen.events}["premium"] == 1
    assert [table.money(seat) for seat in range(3)] == [18, 18, 18]


@rule("CDO-3.3", "CDO-9.2")
def test_if_fewer_cubes_remain_all_are_drawn() -> None:
    table = scene(3, die=5, bag="only O G Y")
    table.play("end")
    assert table.bag_size == 0
    assert sum(table.seen.drawn) == 3
    assert table.phase == "act"  # the turn is played


@rule("CDO-3.4")
def test_bales_come_before_beetles_whatever_the_order() -> None:
    table = grown("X O O", {"AS-1": "- 0 -"})
    assert (table.phase, table.to_act, table.seen.beetles) == ("beetle", 0, 1)
    assert table.row("AS-1") == "- 0:2 -"


@rule("CDO-3.5")
def test_a_bale_goes_where_the_fewest_are_from_the_top() -> None:
    """Vector 5: 1, 0, 0 bales; four orange ones go to AS-2, AS-3, AS-1 and AS-2."""
    table = grown("O O O O", {"AS-1": "- 0:1 -", "AS-2": "- 1 -", "AS-3": "- 2 -"})
    assert [table.row(f"AS-{row}") for row in range(1, 5)] == ["- 0:2 -", "- 1:2 -", "- 2:1 -", "- - -"]


@rule("CDO-3.5", "CDO-6.1")
def test_neutral_plantations_take_part() -> None:
    table = grown("G G G", {"SA-1": "- N -", "SA-2": "- 0 -", "SA-3": "- U -"}, seats=2)
    assert [table.row(f"SA-{row}") for row in range(1, 4)] == ["- N:1 -", "- 0:1 -", "- U:1 -"]


@rule("CDO-3.6")
def test_without_a_plantation_in_growth_bales_are_discarded() -> None:
    """Vector 11; a neutral plantation would count."""
    table = grown("G G", {"SA-1": "0 - -", "SA-2": "- - 1:1"})
    assert table.discard("G") == 2
    assert [table.row("SA-1"), table.row("SA-2")] == ["0 - -", "- - 1:1"]
    assert grown("G G", {"SA-1": "- N -"}, seats=2).discard("G") == 0


@rule("CDO-3.7", "CDO-3.8", "CDO-5.7")
def test_the_third_bale_shifts_the_row_and_the_plantation_waits() -> None:
    table = grown("O O", {"AS-1": "1 0:1 -", "AS-2": "2 - -"})
    assert table.row("AS-1") == "- 1 0:3"  # green waits in Harvest; blue has moved to Growth
    assert table.row("AS-2") == "2 - -"  # nothing moves by itself
    assert table.ware(0) == ""


@rule("CDO-3.7", "CDO-3.9")
def test_vector_6_a_forced_harvest_and_a_bale_for_the_next() -> None:
    table = grown("B B", {"AF-1": "1 0:2 0:3"})
    assert table.row("AF-1") == "- 1:1 0:3"
    assert table.ware(0) == "B3"
    assert table.supply(0) == 6  # the harvested piece is back: one of seven stands on the board


@rule("CDO-3.14", "CDO-3.9")
def test_vector_21_a_row_shifts_several_times_in_one_draw() -> None:
    table = grown("B B B B B", {"AF-1": "1 0:2 -"})
    assert table.row("AF-1") == "- - 1:3"
    assert (table.ware(0), table.ware(1), table.discard("B")) == ("B3", "", 1)


@rule("CDO-3.9", "CDO-4.3")
def test_a_forced_harvest_without_bales_gives_two() -> None:
    table = grown("O O O", {"AS-1": "- 1 2"})
    assert table.row("AS-1") == "- - 1:3"
    assert table.money(2) == 17


@rule("CDO-3.9", "CDO-6.2")
def test_vector_24_a_neutral_plantation_forces_a_harvest_too() -> None:
    table = grown("G O", {"SA-2": "- N:2 0:3"}, seats=2)
    assert (table.row("SA-2"), table.ware(0), table.track("G")) == ("- - -", "G3", 9)


# Beetles


@rule("CDO-3.10")
@pytest.mark.parametrize(("bales", "left"), [(3, 1), (2, 1), (1, 0), (0, 0)])
def test_a_beetle_destroys_half_of_a_plantation_rounded_up(bales: int, left: int) -> None:
    """Vector 10, in any column."""
    table = grown("X O", {"SA-1": f"- - 1:{bales}" if bales else "- - 1"})
    lost = table.discard("G")
    table.play("plant SA-1-H")
    assert table.row("SA-1") == (f"- - 1:{left}" if left else "- - 1")
    assert table.discard("G") - lost == bales - left
    assert table.phase == "act"


@rule("CDO-3.10", "CDO-3.12")
@pytest.mark.parametrize(("stock", "lost"), [("O3 G2", 3), ("O2 G2", 2), ("O1 G1", 1)])
def test_a_beetle_destroys_half_of_a_warehouse_and_the_owner_chooses(stock: str, lost: int) -> None:
    table = grown("X O", {}, wares=["", stock])
    table.play("warehouse 1")
    assert (table.phase, table.to_act, table.seen.turn, table.seen.loss) == ("lose", 1, 0, lost)
    assert table.offers("lose") == ["O", "G"]
    table.play("lose O")
    assert table.seen.loss == lost - 1


@rule("CDO-3.10")
def test_the_beetle_leaves_the_game() -> None:
    table = grown("X O", {"AS-1": "- 0 -"})
    beetles = table.seen.bag[4]
    table.play("plant AS-1-G")
    assert (table.seen.beetles, table.seen.bag[4]) == (0, beetles)


@rule("CDO-3.11")
def test_a_target_must_be_chosen_own_and_empty_ones_are_legal() -> None:
    table = grown("X X", {"AS-1": "0 1:1 2", "CA-2": "- N -"}, seats=4)
    assert table.offers("plant") == ["AS-1-S", "AS-1-G", "AS-1-H", "CA-2-G"]
    assert table.offers("warehouse") == ["0", "1", "2", "3"]
    assert table.refused("end").clause == "CDO-3.10"
    assert table.refused("plant AS-2-S").clause == "CDO-3.10"
    table.play("warehouse 0")  # the own one, which is empty
    assert (table.phase, table.seen.beetles) == ("beetle", 1)
    table.play("plant AS-1-S")
    assert (table.row("AS-1"), table.phase) == ("0 1:1 2", "act")  # plantations do not move


@rule("CDO-3.12")
def test_with_one_colour_left_there_is_nothing_to_choose() -> None:
    table = grown("X O", {}, wares=["", "O1 G4"])
    table.play("warehouse 1")
    assert table.seen.loss == 3
    table.play("lose O")  # only grey is left: two more go without a decision
    assert (table.ware(1), table.discard("G"), table.phase, table.to_act) == ("G2", 2, "act", 0)
    alone = grown("X O", {}, wares=["", "B5"]).play("warehouse 1")
    assert (alone.ware(1), alone.phase, alone.to_act) == ("B2", "act", 0)


@rule("CDO-3.12")
def test_one_attack_is_finished_before_the_next() -> None:
    table = grown("X X", {}, wares=["", "O2 G2"])
    table.play("warehouse 1")
    assert (table.phase, table.to_act) == ("lose", 1)
    assert table.refused("warehouse 1").clause == "CDO-3.12"
    assert table.refused("lose Y").clause == "CDO-3.12"
    table.play("lose O", "lose G")
    assert (table.phase, table.to_act, table.seen.beetles) == ("beetle", 0, 1)
    table.play("warehouse 1")
    assert table.seen.loss == 1  # half of the two that are left


def test_the_victim_is_told_whose_turn_it_is() -> None:
    table = grown("X O", {}, wares=["", "O2 G2"]).play("warehouse 1")
    assert said([table.view(1).prompt]) == ["Ann set a beetle in your warehouse: give up 2 bales, one at a time."]
    assert said([table.view(0).prompt]) == ["Ben chooses which bales the beetle eats."]
    assert table.view(SPECTATOR).prompt == table.view(0).prompt

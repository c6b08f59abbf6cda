"""What a move would change, as marks: at the seat, on the eco track, in the estate and on the orders."""

from __future__ import annotations

from tablee.games.age_of_champagne import GAME
from tests.games.age_of_champagne.scene import House, Scene, scene
from tests.rules import rule

POINTS, ECO = "player-0/points", "player-0/eco"


def marks(table: Scene, move: str) -> dict[str, int]:
    """By place: gains and losses; what comes to a place counts one. A total without its details is left out."""
    found: dict[str, int] = {}
    for mark in GAME.effects(table.state, table.to_act)[move].marks:
        if mark.place != f"player-{table.to_act}":
            amount = -mark.amount if mark.kind == "loss" else mark.amount
            found[mark.place] = found.get(mark.place, 0) + amount
    return found


@rule("AOC-6.4")
def test_a_spot_marks_its_points_or_the_step_on_the_eco_track() -> None:
    table = scene(2, House(eco=3, press=2, modules=2))
    assert marks(table, "place Z2.1") == {"Z2.1": 1, POINTS: 1}
    assert marks(table, "place Z2.3") == {"Z2.3": 1, ECO: 1}
    assert marks(table, "place Z2.4") == {"Z2.4": 1, ECO: -1}
    assert marks(table, "place Z2.2") == {"Z2.2": 1}
    assert marks(table, "place Z6.4") == {"Z6.4": 1, POINTS: -1}
    assert marks(table, "place Z8.1") == {"Z8.1": 1}


@rule("AOC-1.3", "AOC-1.4")
def test_beyond_the_ends_of_the_eco_track_the_points_are_marked() -> None:
    assert marks(scene(2, House(eco=11)), "place Z2.3") == {"Z2.3": 1, POINTS: 1}
    assert marks(scene(2, House(eco=1)), "place Z2.4") == {"Z2.4": 1, POINTS: -1}
    # a module of Age II, then the spot, one after the other
    assert marks(scene(2, House(eco=11, modules=4)), "place Z3.4") == {
        **{"Z3.4": 1, "player-0/modules": 1},
        **{ECO: -1, POINTS: 1},
    }
    assert marks(scene(2, House(eco=10, modules=4)), "place Z3.3")[ECO] == 1


@rule("AOC-7.1")
def test_a_vineyard_marks_its_region_and_what_is_in_its_corner() -> None:
    table = scene(2, House(eco=3), offers="V31 V13")
    assert marks(table, "place Z1.1") == {"Z1.1": 1, "region-CB": 1, ECO: 1}
    assert marks(table, "place Z1.2") == {"Z1.2": 1, "region-VM": 1, POINTS: 2}
    assert marks(scene(2, offers="V04 V13"), "place Z1.1") == {"Z1.1": 1}  # of any region


@rule("AOC-8.2", "AOC-8.4", "AOC-8.5")
def test_press_and_winery_mark_points_and_the_new_module() -> None:
    table = scene(2, House(press=6, modules=3, eco=3))
    assert marks(table, "place Z2.1") == {"Z2.1": 1, POINTS: 2}
    assert marks(table, "place Z3.2") == {"Z3.2": 1, "player-0/modules": 1}
    again = scene(2, House(modules=3, eco=3), spots={"Z3.1": 0})
    assert marks(again, "place Z3.3") == {"Z3.3": 1, "player-0/modules": 1, ECO: 2}  # the fifth is of Age II
    full = scene(2, House(press=8, modules=8, eco=3))
    assert marks(full, "place Z2.1") == {"Z2.1": 1, POINTS: 1}
    assert marks(full, "place Z3.2") == {"Z3.2": 1}


@rule("AOC-9.2")
def test_all_cuvees_that_fit_the_grid_are_marked() -> None:
    table = scene(2, House(oeno="CCN", grid="CCC"), spots={"Z4.1x": 0}, at="grid")
    assert marks(table, "promote-all") == {"oeno-0-N": -1, "grid-0-N": 1, "oeno-0-C": -1, "grid-0-C": 1}


@rule("AOC-10.9", "AOC-10.12")
def test_a_spot_of_shipping_marks_what_each_order_is_worth_and_why() -> None:
    table = scene(2, House(cellar="MN", eco=3), active="F09 E04 I01", provisional="F01 E07 I02")
    found = marks(table, "place Z5.2")
    assert {place: amount for place, amount in found.items() if place.startswith("order-E04")} == {
        **{"order-E04": 3, "order-E04/points": 3},
        **{"order-E04/eco": -1, "order-E04/C": -1},
    }
    assert found["order-F09/points"] == 3
    assert "order-F09/eco" not in found
    assert "order-E04" not in marks(table, "place Z5.3")


@rule("AOC-10.11", "AOC-10.13")
def test_a_shipment_marks_its_points_and_what_its_transport_costs() -> None:
    house = House(cellar="MNC", grid="NNC", eco=3)
    table = scene(2, house, spots={"Z5.4": 0}, active="F09 E04 I01", at="ship")
    assert marks(table, "ship E04") == {
        **{"order-E04": 1, "order-E04/points": 10, "order-E04/bonus": 4, "order-E04/eco": -1, POINTS: 10, ECO: -1},
        **{"cellar-0-M": -1, "cellar-0-N": -1, "cellar-0-C": -1},
    }
    low = scene(2, House(cellar="MNC", eco=1), spots={"Z5.4": 0}, active="F09 E04 I01", at="ship")
    found = marks(low, "ship E04")
    assert (found["order-E04/points"], found[POINTS]) == (6, 5)  # the step beyond the track costs a point
    assert ECO not in found


@rule("AOC-10.11")
def test_the_way_of_travelling_marks_the_eco_track() -> None:
    table = scene(2, House(cellar="MMNCC", tokens="BTR", eco=4), spots={"Z5.4": 0}, active="F09 E01 I03", at="ship")
    table.play("ship I03")
    assert marks(table, "unchanged") == {ECO: -2}
    assert marks(table, "swap") == {"token-BTR": -1}


@rule("AOC-13.20")
def test_a_token_marks_what_it_brings_at_once() -> None:
    shelf = {"F": "BP3 BEC BRS"}
    table = scene(2, House(cellar="MN", eco=3), spots={"Z5.4": 0}, markets=shelf, at="ship").play("ship F09")
    assert marks(table, "take BP3") == {POINTS: 3}
    assert marks(table, "take BEC") == {ECO: 2}
    assert marks(table, "take BRS") == {}


@rule("AOC-13.11")
def test_the_grape_of_an_event_marks_the_points_of_everybody() -> None:
    houses = [House(points=9, vines="V12"), House(points=12, vines="V13 V31")]
    table = scene(2, *houses, at="event", event="X16", upcoming="V36 V01")
    assert marks(table, "key M")["player-0/points"] == 1
    assert marks(table, "key M")["player-1/points"] == 1
    assert marks(table, "key C") == {"supply-C": 0, "player-1": 1, "player-1/points": 1}

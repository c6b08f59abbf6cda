"""Chapter 9: the oenotheque and the Marketing grid."""

from tests.games.age_of_champagne.scene import House, scene
from tests.rules import rule


@rule("AOC-9.1")
def test_up_to_three_cuvees_then_the_pawn_moves_on() -> None:
    """T16, first year."""
    table = scene(2, House(cellar="CCNM"), at="marketing", spots={"Z4.1": 0})
    assert table.options() == ["age M", "age N", "age C", "done"]
    table.play("age C", "age C", "age N")
    assert (table.oeno(0), table.cellar(0)) == ("NCC", "M")
    assert table.standing() == {"Z4.1x": 0}
    assert (table.seen.round, table.pawns(0)) == (4, 2)
    stops = scene(2, House(cellar="CCNM"), at="marketing", spots={"Z4.2": 0})
    stops.play("age C", "done")
    assert (stops.oeno(0), stops.standing()) == ("C", {"Z4.2x": 0})


@rule("AOC-9.2")
def test_a_year_later_they_come_to_the_grid_and_count_at_once() -> None:
    """T16, second year: zone 5 of the same round uses the new bonuses."""
    house = House(oeno="CCN", cellar="NC")
    table = scene(2, house, at="grid", spots={"Z4.1x": 0, "Z5.4": 0}, active="F15 E01 I01")
    table.play("promote C", "promote C", "promote N")
    assert (table.grid(0), table.oeno(0), table.pawns(0)) == ("NCC", "", 2)
    assert list(table.seen.houses[0].bonus) == [0, 1, 4]
    table.play("ship F15")
    assert (table.earned(0, "orders"), table.earned(0, "marketing")) == (5, 5)
    cheap = scene(2, House(oeno="MMN"), at="grid", spots={"Z4.1x": 0})
    cheap.play("promote M")
    assert (cheap.grid(0), cheap.oeno(0)) == ("M", "MN")


@rule("AOC-9.2")
def test_all_that_fits_at_once() -> None:
    table = scene(2, House(oeno="CCN", grid="CCC"), at="grid", spots={"Z4.1x": 0})
    table.play("promote-all")
    assert (table.grid(0), table.oeno(0), table.standing()) == ("NCCCC", "C", {})


@rule("AOC-9.3")
def test_a_cuvee_without_room_stays_and_none_must_be_moved() -> None:
    table = scene(2, House(oeno="CN", grid="CCCC"), at="grid", spots={"Z4.1x": 0})
    assert table.options() == ["promote N", "promote-all", "done"]
    table.play("done")
    assert (table.grid(0), table.oeno(0)) == ("CCCC", "NC")
    stuck = scene(2, House(oeno="CC", grid="CCCC"), at="grid", spots={"Z4.1x": 0})
    assert (stuck.oeno(0), stuck.standing()) == ("CC", {})  # nothing to ask


@rule("AOC-9.4")
def test_second_spots_of_all_come_before_first_spots() -> None:
    houses = [House(cellar="MN"), House(oeno="C")]
    table = scene(2, *houses, at="grid", spots={"Z4.1": 0, "Z4.1x": 1})
    assert (table.to_act, table.phase) == (1, "promote")
    table.play("promote C")
    assert (table.to_act, table.offered("age")) == (0, ["M", "N"])
    table.play("done")
    assert table.standing() == {"Z4.1x": 0}


@rule("AOC-9.5")
def test_in_the_last_round_the_second_spot_does_nothing() -> None:
    table = scene(2, House(cellar="CCC", eco=3), at="marketing", spots={"Z4.1": 0}, round=10)
    table.play("age C", "age C", "age C")
    assert table.state.over
    assert (table.grid(0), table.oeno(0), table.points(0)) == ("", "CCC", 4)

"""Chapter 13, second part: bonus tokens."""

from tablee.games.age_of_champagne.rules import numbers as n
from tests.games.age_of_champagne.scene import House, scene
from tests.rules import rule


@rule("AOC-13.20")
def test_instant_tokens_are_resolved_when_gained() -> None:
    for token, points, eco in (("BP2", 2, 1), ("BP3", 3, 1), ("BP4", 4, 1), ("BEC", 0, 3)):
        table = scene(2, House(press=4), at="press", spots={"Z2.2": 0}, supply_tokens=token)
        assert (table.points(0), table.eco(0), table.thrown) == (points, eco, [token])


@rule("AOC-13.20")
def test_free_tokens_are_kept_face_up() -> None:
    table = scene(2, House(press=4), at="press", spots={"Z2.2": 0}, supply_tokens="BRS")
    assert (table.tokens(0), table.thrown) == (["BRS"], [])


@rule("AOC-13.21")
def test_an_empty_supply_is_made_of_the_discard_when_a_token_is_drawn() -> None:
    table = scene(2, House(press=4), at="press", spots={"Z2.2": 0}, supply_tokens="", thrown="BP3 BP3")
    assert (table.earned(0, "tokens"), table.thrown, table.seen.tokens) == (3, ["BP3"], 1)


@rule("AOC-13.21")
def test_if_both_are_empty_no_token_is_gained() -> None:
    table = scene(2, House(press=4), at="press", spots={"Z2.2": 0}, supply_tokens="", markets={"F": "BP2 BP3"})
    assert (table.press(0), table.points(0), table.tokens(0)) == (14, 0, [])
    assert table.told_of(n.NOTE_NO_TOKEN)
    assert table.on_market("F") == 2


@rule("AOC-13.22")
def test_land_ownership_counts_at_the_end_only() -> None:
    table = scene(2, House(press=4), at="press", spots={"Z2.2": 0}, supply_tokens="BLA")
    table.play("land SZ")
    assert (table.land(0), table.thrown) == (["SZ"], [])
    year = scene(2, House(land="CB", vines="V10"), at="event", event="X15", upcoming="V31 V06")
    assert year.earned(0, "events") == 1


@rule("AOC-13.22")
def test_a_land_token_has_no_grapes_in_ties() -> None:
    houses = [House(land="CB", eco=3), House(vines="V18", eco=3)]
    table = scene(2, *houses, at="season", round=10)
    assert [table.earned(seat, "majorities") for seat in range(2)] == [0, 4]


@rule("AOC-13.23")
def test_a_reserved_order_is_for_its_owner() -> None:
    """It does not use the turn, and the disc stays on the card when it slides."""
    houses = [House(tokens="BRS", cellar="MN"), House(cellar="MMNN")]
    spots = {"Z5.1": 1, "Z5.4": 0, "Z2.1": 0, "Z2.2": 1, "Z2.3": 1}
    table = scene(2, *houses, spots=spots)
    assert table.offered("reserve") == ["F09", "F10", "E01", "E02", "I01", "I02"]
    table.play("reserve F10")
    assert (table.to_act, table.seen.houses[0].reserved, table.tokens(0)) == (0, "F10", ["BRS"])
    table.play("place Z2.4")
    assert (table.to_act, table.offered("ship")) == (1, ["F09", "E01", "E02", "I02"])
    table.play("ship F09")
    assert table.active("F") == "F10"
    assert table.offered("ship") == ["F10"]
    table.play("ship F10")
    assert (table.seen.houses[0].reserved, table.seen.houses[0].disc, table.tokens(0)) == ("", True, [])
    assert table.earned(0, "reservations") == 0


@rule("AOC-13.23")
def test_one_disc_on_an_order() -> None:
    houses = [House(tokens="BRS"), House(tokens="BRS")]
    table = scene(2, *houses)
    table.play("reserve F09", "place Z2.1")
    assert "F09" not in table.offered("reserve")
    assert table.refused("reserve F09").clause == "AOC-13.23"


@rule("AOC-13.23")
def test_an_order_on_strike_may_be_reserved() -> None:
    table = scene(2, House(tokens="BRS"), event="X01", active="F09 E01 I12")
    assert "I12" in table.offered("reserve")


@rule("AOC-13.24")
def test_a_reservation_that_fails_costs_the_printed_value() -> None:
    """T23."""
    table = scene(2, House(tokens="BRS"), event="X05", active="F09 E01 I12", spots={"Z2.1": 0, "Z2.2": 0})
    table.play("reserve I12", "place Z2.3")
    for spot in ("Z3.1", "Z3.3", "Z3.4"):
        table.play(f"place {spot}")
    assert table.seen.round == 4
    assert (table.earned(0, "reservations"), table.tokens(0), table.thrown) == (-11, [], ["BRS"])
    assert table.seen.houses[0].disc


@rule("AOC-13.24")
def test_a_partial_delivery_fulfils_a_reservation() -> None:
    table = scene(2, House(tokens="BRS", cellar="CCC"), active="F09 E01 I12", spots={"Z5.2": 0, "Z2.2": 0})
    table.play("reserve I12", "place Z2.3", "place Z3.1", "place Z3.3", "place Z3.4", "ship I12")
    assert (table.earned(0, "orders"), table.earned(0, "reservations")) == (9, 0)


@rule("AOC-13.25")
def test_an_unused_protection_is_a_point_and_nothing_else_is() -> None:
    table = scene(2, House(tokens="BCO BCO BTR BRS BA1", eco=3), at="season", round=10)
    assert (table.points(0), table.earned(0, "cold")) == (2, 2)

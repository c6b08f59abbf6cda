"""Chapter 13, first part: what the events do."""

import pytest

from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.events import key_card
from tests.games.age_of_champagne.scene import House, scene
from tests.rules import rule


@rule("AOC-13.1")
@pytest.mark.parametrize(("event", "open"), [("X01", "I01"), ("X02", "I11"), ("X09", "I01 I11")])
def test_strikes_stop_planes_or_boats(event: str, open: str) -> None:
    house = House(cellar="MNCCC")
    table = scene(2, house, at="ship", spots={"Z5.1": 0}, active="F07 E01 I11", provisional="F08 E02 I01", event=event)
    assert sorted(table.offered("ship")) == open.split()


@rule("AOC-13.1")
def test_strikes_bind_the_merchant() -> None:
    table = scene(
        1, at="ship", spots={"Z5.4": 1}, active="F07 E01 I11", event="X01", merchant=House(eco=11, cellar="CCC"),
        round=10,
    )  # fmt: skip
    assert table.cellar(1) == "CCC"


@rule("AOC-13.2", "AOC-13.3")
@pytest.mark.parametrize(
    ("event", "order", "cellar", "points", "eco"),
    [
        ("X03", "F01", "M", 0, 1), ("X03", "F17", "CC", 4, 0), ("X03", "E01", "NN", 4, -1),
        ("X04", "E01", "NN", 2, -1), ("X05", "I01", "MNC", 4, 0), ("X06", "F01", "M", 3, 1),
        ("X07", "E04", "MNC", 8, -1), ("X08", "I03", "MMNCC", 12, -2), ("X08", "F17", "CC", 6, 0),
    ],
)  # fmt: skip
def test_sales_fall_and_rise(event: str, order: str, cellar: str, points: int, eco: int) -> None:
    """T8."""
    lying = {"F": "F02", "E": "E05", "I": "I05"} | {order[0]: order}
    house = House(cellar=cellar, eco=5)
    table = scene(2, house, at="ship", spots={"Z5.2": 0}, active=" ".join(lying.values()), event=event)
    table.play(f"ship {order}")
    if table.options()[0] == "complete":
        table.play("complete")
    assert (table.earned(0, "orders"), table.eco(0)) == (points, 5 + eco)


@rule("AOC-13.4")
def test_a_perfect_climate_does_nothing() -> None:
    houses = [House(cellar="MNC", vines="V12"), House(cellar="C")]
    table = scene(2, *houses, at="event", event="X09")
    assert table.phase == "place"
    assert [(table.points(seat), table.cellar(seat)) for seat in range(2)] == [(0, "MNC"), (0, "C")]


@rule("AOC-13.5")
def test_a_pandemic_closes_provisional_orders_and_replaces_nothing() -> None:
    """T22."""
    houses = [House(cellar="MNMN"), House(cellar="MMNN")]
    table = scene(
        2, *houses, at="ship", event="X10", spots={"Z5.1": 0, "Z5.4": 1}, active="F09 E05 I01",
        provisional="F10 E01 I02",
    )  # fmt: skip
    assert table.offered("ship") == ["F09"]
    table.play("ship F09")
    assert table.seen.round == 4  # the other could have shipped F10
    assert (table.active("F"), table.provisional("F")[0]) == ("F10", "F")  # after phase 5


@rule("AOC-13.5")
def test_the_space_is_empty_until_the_season_ends() -> None:
    """T22."""
    house = House(cellar="MN", wines="MMM")
    table = scene(2, house, at="ship", event="X10", spots={"Z5.1": 0, "Z6.2": 0}, active="F09 E05 I01")
    table.play("ship F09")
    assert (table.active("F"), table.provisional("F")) == ("", "F10")
    table.play("done")
    assert table.active("F") == "F10"


@rule("AOC-13.6")
def test_bad_corks_cost_a_cuvee_each() -> None:
    houses = [House(cellar="MNC"), House(cellar="CC"), House(oeno="C", grid="C")]
    table = scene(3, *houses, at="event", event="X11", order=[2, 1, 0])
    assert table.told_of(n.NOTE_CORKED)[0].seat == 1  # it has one type only
    assert (table.to_act, table.options()) == (0, ["cork M", "cork N", "cork C"])
    table.play("cork N")
    assert [table.cellar(seat) for seat in range(3)] == ["MC", "C", ""]
    assert (table.oeno(2), table.grid(2)) == ("C", "C")  # T36


@rule("AOC-13.7")
def test_subsidies_bring_a_token_for_each_zone() -> None:
    spots = {"Z2.2": 0, "Z2.3": 0, "Z3.3": 0, "Z3.2": 1}
    table = scene(2, House(press=8), at="press", event="X12", spots=spots, supply_tokens="BTR BCO BTR BCO")
    assert sorted(table.tokens(0)) == ["BCO", "BTR"]
    assert table.tokens(1) == ["BTR"]


@rule("AOC-13.8", "AOC-13.10")
def test_the_key_is_the_first_upcoming_vineyard() -> None:
    table = scene(2, at="event", event="X13", offers="V12 V01", upcoming="V31 V06")
    assert table.seen.event is not None
    assert table.seen.event.key == "CB"
    quality = scene(2, at="event", event="X15", offers="V12 V01", upcoming="V31 V06")
    assert quality.seen.event is not None
    assert quality.seen.event.key == "C"


@rule("AOC-13.8")
def test_without_upcoming_vineyards_the_first_active_one_counts() -> None:
    """With four participants the stacks are empty from round 8 on."""
    state = scene(4, at="place", round=8, event="X13", offers="- V06 V01 V02").state
    state.vine_row = 7
    assert key_card(state) == 5
    for column in range(4):
        state.table[n.OFFER + column] = n.NO_CARD
    assert key_card(state) == n.NO_CARD


@rule("AOC-13.9")
def test_the_last_of_those_with_the_fewest_points_chooses() -> None:
    """T12."""
    houses = [House(points=12), House(points=9), House(points=9)]
    table = scene(3, *houses, at="event", event="X13", upcoming="V04 V01 V02")
    assert (table.to_act, table.options()) == (2, [f"key {region}" for region in ("VM", "MR", "CB", "SZ", "BA")])
    table.play("key VM")
    assert table.seen.event is not None
    assert (table.seen.event.key, table.phase) == ("VM", "place")
    other = scene(3, *houses, at="event", event="X13", upcoming="V04 V01 V02", order=[2, 1, 0])
    assert other.to_act == 1


@rule("AOC-13.9")
def test_the_merchant_never_chooses() -> None:
    table = scene(1, House(points=30), at="event", event="X16", upcoming="V36 V01", merchant=House(eco=11))
    assert (table.to_act, table.options()) == (0, ["key M", "key N", "key C"])


@rule("AOC-13.10")
def test_a_hazard_takes_the_harvest_of_its_region() -> None:
    """T11."""
    table = scene(2, House(vines="V10 V12", press=8, modules=8), at="harvest", event="X13", key="CB")
    assert table.wines(0) == "MMMM"
    safe = scene(2, House(vines="V10 V12", press=8, modules=8, tokens="BCO"), at="harvest", event="X13", key="CB")
    safe.play("protect")
    assert (safe.wines(0), safe.thrown) == ("MMMMCCC", ["BCO"])
    elsewhere = scene(2, House(vines="V12", press=8, modules=8, tokens="BCO"), at="harvest", event="X14", key="CB")
    assert (elsewhere.wines(0), elsewhere.tokens(0)) == ("MMMM", ["BCO"])  # not asked


@rule("AOC-13.11")
def test_a_good_year_pays_for_vineyards_of_its_grape() -> None:
    houses = [House(vines="V10 V14 V12", land="CB"), House(vines="V04:BA")]
    table = scene(2, *houses, at="event", event="X15", upcoming="V31 V06")
    assert [table.earned(seat, "events") for seat in range(2)] == [2, 1]

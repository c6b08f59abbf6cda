"""Chapters 7 and 8: zones 1 to 3."""

import pytest

from tests.games.age_of_champagne.scene import House, scene
from tests.rules import rule


@rule("AOC-7.1")
def test_a_vineyard_comes_to_its_region_and_brings_its_bonus() -> None:
    table = scene(2, at="vineyards", spots={"Z1.1": 0, "Z1.2": 1}, offers="V18 V31")
    assert (table.vines(0), table.earned(0, "vineyards")) == (["V18:CB"], 2)
    assert (table.vines(1), table.eco(1)) == (["V31:CB"], 2)


@rule("AOC-7.2")
def test_the_owner_chooses_the_region_of_a_card_without_one() -> None:
    table = scene(2, at="vineyards", spots={"Z1.1": 0}, offers="V04 V01")
    assert table.offers[0] == "V04"  # until the region is named
    assert table.options() == [f"region {region}" for region in ("VM", "MR", "CB", "SZ", "BA")]
    table.play("region BA")
    assert table.vines(0) == ["V04:BA"]


@rule("AOC-7.2")
def test_it_belongs_to_that_region_for_all_purposes() -> None:
    hit = scene(2, House(vines="V04:BA V12"), at="harvest", event="X13", key="BA", round=10)
    assert "C" not in hit.wines(0)
    spared = scene(2, House(vines="V04:BA V28"), at="harvest", event="X13", key="CB", round=10)
    assert spared.wines(0) == "MC"
    assert spared.earned(0, "majorities") == 8


@rule("AOC-7.3")
def test_placed_cards_stay() -> None:
    table = scene(2, House(vines="V04:BA"), at="vineyards", spots={"Z1.1": 0}, offers="V36 V01")
    table.play("region MR")
    assert table.vines(0) == ["V36:MR", "V04:BA"] or table.vines(0) == ["V04:BA", "V36:MR"]


@rule("AOC-7.4")
def test_an_empty_space_is_filled_only_when_the_season_ends() -> None:
    house = House(wines="MMM", modules=3)
    table = scene(2, house, at="vineyards", spots={"Z1.1": 0, "Z6.2": 0}, offers="V01 V02", upcoming="V03 V05")
    assert table.offers == ["", "V02"]  # zone 6 is asked
    table.play("done")
    assert table.offers == ["V03", "V05"]


@rule("AOC-8.1", "AOC-8.2", "AOC-8.3")
@pytest.mark.parametrize(
    ("level", "capacity", "points", "tokens"),
    [(1, 5, 0, 0), (4, 14, 0, 1), (5, 17, 0, 0), (6, 20, 1, 0), (7, 24, 1, 0), (8, 24, 0, 0)],
)
def test_levels_of_the_press(level: int, capacity: int, points: int, tokens: int) -> None:
    """T13."""
    table = scene(2, House(press=level), at="press", spots={"Z2.1": 0}, supply_tokens="BTR")
    assert (table.press(0), table.earned(0, "press"), len(table.tokens(0))) == (capacity, points, tokens)
    assert table.earned(0, "spots") == 1


@rule("AOC-8.4", "AOC-8.5")
def test_modules_and_their_second_age() -> None:
    """T14."""
    table = scene(2, House(modules=4, eco=3), at="winery", spots={"Z3.4": 0})
    assert (table.modules(0), table.eco(0)) == (5, 3)  # one up for Age II, one down for the spot
    first = scene(2, House(modules=3, eco=3), at="winery", spots={"Z3.3": 0})
    assert (first.modules(0), first.eco(0)) == (4, 4)
    full = scene(2, House(modules=8, eco=3), at="winery", spots={"Z3.2": 0})
    assert (full.modules(0), full.eco(0)) == (8, 3)


@rule("AOC-8.6")
def test_the_link_brings_a_token_after_the_second_action() -> None:
    """T15."""
    table = scene(2, at="press", spots={"Z2.2": 0, "Z3.2": 0}, supply_tokens="BLA")
    assert (table.phase, table.modules(0)) == ("land", 2)
    table.play("land VM")
    assert table.land(0) == ["VM"]
    apart = scene(2, at="press", spots={"Z2.2": 0, "Z3.2": 1}, supply_tokens="BP2")
    assert [apart.earned(seat, "tokens") for seat in range(2)] == [0, 0]
    one = scene(2, at="press", spots={"Z2.2": 0, "Z3.1": 0}, supply_tokens="BP2")
    assert one.earned(0, "tokens") == 0

"""Chapters 11 and 12: blends, exchanges and the harvest."""

import pytest

from tests.games.age_of_champagne.scene import House, scene
from tests.rules import rule

RECIPES = {
    "B1": ("CCC", "C"), "N1": ("NNN", "N"), "N2": ("MNN", "N"), "T1": ("MMM", "M"), "T2": ("MMN", "M"),
    "T3": ("MMC", "M"), "T4": ("MNN", "M"), "T5": ("MNC", "M"), "T6": ("MCC", "M"),
}  # fmt: skip


@rule("AOC-11.1")
@pytest.mark.parametrize("recipe", RECIPES)
def test_blends(recipe: str) -> None:
    wines, cuvee = RECIPES[recipe]
    table = scene(2, House(wines=wines), at="draw", spots={"Z6.2": 0})
    assert table.offered("blend") == [code for code, (used, made) in RECIPES.items() if used == wines]
    before = [table.supply(colour) for colour in "MNC"]
    table.play(f"blend {recipe}")
    assert (table.wines(0), table.cellar(0)) == ("", cuvee)
    gone = [table.supply(colour) - count for colour, count in zip("MNC", before, strict=True)]
    assert gone == [wines.count(colour) - (colour == cuvee) for colour in "MNC"]


@rule("AOC-11.1")
def test_as_often_as_there_is_room() -> None:
    """T17."""
    narrow = scene(2, House(wines="MNNCCC", modules=2, cellar="MMMMMMMMM"), at="draw", spots={"Z6.2": 0})
    narrow.play("blend B1")
    assert narrow.cellar(0).count("C") == 1
    assert not narrow.offered("blend")
    wide = scene(2, House(wines="MNNCCC", modules=2, cellar="MMMMMMMM"), at="draw", spots={"Z6.2": 0})
    wide.play("blend N2", "blend B1")
    assert (wide.wines(0), wide.cellar(0), wide.seen.round) == ("", "MMMMMMMMNC", 4)


@rule("AOC-11.2")
def test_an_exchange_costs_a_point() -> None:
    """T18."""
    table = scene(2, House(wines="MMCC", modules=2), at="draw", spots={"Z6.2": 0})
    table.play("exchange MM", "for C")
    assert (table.wines(0), table.earned(0, "exchanges")) == ("CCC", -1)
    table.play("blend B1")
    assert table.cellar(0) == "C"


@rule("AOC-11.2")
def test_exchanges_are_offered_while_drawing_and_before_storage_only() -> None:
    house = House(wines="MMC", vines="V12")
    assert not scene(2, house).offered("exchange")
    assert scene(2, house, at="draw", spots={"Z6.2": 0}).offered("exchange") == ["MM", "MC"]
    assert scene(2, house, at="harvest").offered("exchange") == ["MM", "MC"]
    roomy = scene(2, House(wines="MMC", vines="V28", modules=2), at="harvest")
    assert roomy.seen.round == 4  # there is room for all: nothing to ask


@rule("AOC-11.3")
def test_any_pair_for_any_colour_of_the_supply() -> None:
    """T42. A colour just given may be taken; one that has run out may not."""
    table = scene(2, House(wines="MMNC", modules=2), at="draw", spots={"Z6.2": 0})
    assert table.offered("exchange") == ["MM", "MN", "MC", "NC"]
    table.play("exchange MM")
    assert table.options() == ["for M", "for N", "for C"]
    table.play("for M")
    assert table.wines(0) == "MNC"
    short = scene(2, House(wines="MMCC", modules=2), at="draw", spots={"Z6.2": 0}, supply="C0")
    short.play("exchange CC")
    assert short.options() == ["for M", "for N"]  # before the given ones return
    short.play("for N", "exchange MM")
    assert "for C" in short.options()


@rule("AOC-12.1", "AOC-12.2")
def test_the_harvest_is_limited_by_press_and_winery() -> None:
    """T10."""
    house = House(press=2, modules=2, wines="MM", vines="V01 V12")
    table = scene(2, house, at="harvest")
    assert table.phase == "room"
    table.play("done")
    assert table.options() == ["keep-n 0", "keep-n 1", "keep-n 2"]
    table.play("keep-n 1")
    assert table.wines(0) == "MMMMMN"


@rule("AOC-12.2")
def test_the_player_chooses_the_colours() -> None:
    house = House(press=2, modules=8, vines="V10 V06 V12")  # three C, three N, four M; the press takes five
    table = scene(2, house, at="harvest")
    assert table.options() == ["keep-c 0", "keep-c 1", "keep-c 2", "keep-c 3"]
    table.play("keep-c 2")
    assert table.options() == ["keep-n 0", "keep-n 1", "keep-n 2", "keep-n 3"]
    assert table.wines(0) == ""
    table.play("keep-n 3")
    assert table.wines(0) == "NNNCC"
    only_c = scene(2, House(press=1, modules=8, vines="V10 V06"), at="harvest")
    only_c.play("keep-c 3")  # no N fits beside them
    assert only_c.wines(0) == "CCC"


@rule("AOC-12.2")
def test_a_shortage_of_one_colour_leaves_room_for_others() -> None:
    """T34."""
    table = scene(2, House(press=2, modules=2, wines="M", vines="V06 V07"), at="harvest", supply="N2")
    assert table.wines(0) == "MMMNN"


@rule("AOC-12.2")
def test_short_harvests_of_the_specification() -> None:
    """T41."""
    table = scene(2, House(press=1, modules=3, vines="V06 V14"), at="harvest", supply="N1")
    assert table.wines(0) == "NCC"
    tight = scene(2, House(press=1, modules=1, wines="M", vines="V06 V14"), at="harvest", supply="N1")
    assert tight.options() == ["keep-c 1", "keep-c 2"]


@rule("AOC-12.3")
def test_as_much_as_possible_must_be_stored() -> None:
    table = scene(2, House(press=1, modules=8, vines="V10 V28"), at="harvest")
    assert table.options() == ["keep-c 2", "keep-c 3"]


@rule("AOC-12.4")
def test_there_is_a_harvest_in_the_last_round() -> None:
    table = scene(2, House(vines="V28", eco=3), at="harvest", round=10)
    assert table.state.over
    assert table.wines(0) == "M"


@rule("AOC-12.5")
def test_protection_then_exchange_then_storage() -> None:
    house = House(press=1, modules=1, wines="MM", vines="V10 V12", tokens="BCO")
    table = scene(2, house, at="harvest", event="X13", key="CB")
    assert table.options() == ["protect", "decline"]
    table.play("protect")
    assert table.phase == "room"
    table.play("exchange MM", "for N")
    assert table.phase == "keep-c"
    table.play("keep-c 1")
    assert table.wines(0) == "MNC"
    refused = scene(2, house, at="harvest", event="X13", key="CB")
    refused.play("decline", "done")
    assert (refused.wines(0), refused.tokens(0)) == ("MMM", ["BCO"])

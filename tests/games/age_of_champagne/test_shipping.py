"""Chapter 10: orders."""

import pytest

from tests.games.age_of_champagne.scene import House, scene
from tests.rules import rule


@rule("AOC-10.1")
def test_speak_first_comes_before_all_others() -> None:
    """T20."""
    houses = [House(cellar="MNNC"), House(cellar="MN")]
    table = scene(2, *houses, at="ship", spots={"Z5.1": 1, "Z5.4": 0}, active="F09 E01 I01", provisional="F10 E02 I02")
    assert (table.to_act, table.offered("ship")) == (1, ["F09", "F10"])
    table.play("ship F09")
    assert (table.to_act, table.active("F")) == (0, "F10")
    assert table.offered("ship") == ["F10", "E01", "I01"]


@rule("AOC-10.1")
def test_the_others_follow_in_turn_order_each_in_spot_order() -> None:
    houses = [House(cellar="MMMM"), House(cellar="MM")]
    table = scene(
        2, *houses, at="ship", order=[1, 0], spots={"Z5.2": 0, "Z5.3": 1, "Z5.4": 0}, active="F01 E01 I01",
        provisional="F02 E02 I02",
    )  # fmt: skip
    seen = [(table.to_act, table.seen.resolved)]
    table.play("pass")
    seen.append((table.to_act, table.seen.resolved))
    table.play("pass")
    seen.append((table.to_act, table.seen.resolved))
    assert seen == [(1, "Z5.3"), (0, "Z5.2"), (0, "Z5.4")]


@rule("AOC-10.2")
def test_the_top_row_ships_one_of_six() -> None:
    house = House(cellar="MMMNNNCCC")
    table = scene(2, house, at="ship", spots={"Z5.1": 0}, active="F09 E01 I01", provisional="F10 E02 I02")
    assert table.offered("ship") == ["F09", "E01", "I01", "F10", "E02", "I02"]
    table.play("ship E02")
    assert table.seen.round == 4
    assert (table.active("E"), table.cellar(0)) == ("E01", "MMMNCCC")


@rule("AOC-10.3")
def test_the_bottom_row_ships_two_active_orders() -> None:
    """The card that replaces the first may be the second."""
    house = House(cellar="MMNN")
    table = scene(2, house, at="ship", spots={"Z5.4": 0}, active="F09 E01 I01", provisional="F10 E02 I02")
    assert table.offered("ship") == ["F09", "E01"]
    table.play("ship F09")
    assert table.offered("ship") == ["F10"]
    table.play("ship F10")
    assert (table.cellar(0), table.points(0), table.seen.round) == ("", 6, 4)


@rule("AOC-10.4")
def test_value_marketing_and_eco() -> None:
    """T4."""
    house = House(cellar="MNC", grid="NNC", eco=5)
    table = scene(2, house, at="ship", spots={"Z5.3": 0}, active="F01 E04 I01")
    before = [table.supply(colour) for colour in "MNC"]
    table.play("ship E04")
    assert (table.earned(0, "orders"), table.earned(0, "marketing")) == (6, 4)
    assert (table.eco(0), table.cellar(0)) == (4, "")
    assert [table.supply(colour) for colour in "MNC"] == [count + 1 for count in before]


@rule("AOC-10.4")
def test_the_first_cell_of_tradition_brut_brings_nothing() -> None:
    """T7."""
    for grid, bonus in (("M", 0), ("MM", 2), ("MMM", 4), ("MMMM", 6)):
        table = scene(2, House(cellar="MM", grid=grid), at="ship", spots={"Z5.3": 0}, active="F07 E01 I01")
        table.play("ship F07")
        assert (table.earned(0, "orders"), table.earned(0, "marketing")) == (2, bonus)


@rule("AOC-10.5")
def test_shipping_is_optional_and_the_effect_applies_anyway() -> None:
    table = scene(2, House(cellar="MMNN"), at="ship", spots={"Z5.3": 0}, active="F09 E01 I01")
    table.play("pass")
    assert (table.cellar(0), table.points(0), table.pawns(0)) == ("MMNN", 1, 3)
    second = scene(2, House(cellar="MMNN"), at="ship", spots={"Z5.3": 0}, active="F09 E01 I01")
    second.play("ship F09", "pass")
    assert (second.cellar(0), second.points(0)) == ("MN", 4)


@rule("AOC-10.6")
def test_a_shipped_card_is_replaced() -> None:
    house = House(cellar="MMNN")
    stacks = {"F": "F13 F14"}
    table = scene(
        2, house, at="ship", spots={"Z5.4": 0}, active="F09 E03 I01", provisional="F11 E02 I02", stacks=stacks
    )
    table.play("ship F09")
    assert (table.active("F"), table.provisional("F")) == ("F11", "F13")
    assert table.seen.markets[0].stack == 2
    top = scene(
        2, house, at="ship", spots={"Z5.1": 0}, active="F17 E03 I01", provisional="F10 E02 I02", stacks={"F": "F13"}
    )
    top.play("ship F10")
    assert (top.active("F"), top.provisional("F")) == ("F17", "F13")


@rule("AOC-10.7")
def test_an_empty_stack_is_made_of_its_discards_at_once() -> None:
    """The card just shipped is among them."""
    met = set()
    for seed in range(40):
        table = scene(
            2, House(cellar="MMMM"), at="ship", spots={"Z5.4": 0}, active="F01 E03 I01", provisional="F02 E02 I02",
            stacks={"F": ""}, seed=seed,
        )  # fmt: skip
        table.play("ship F01")
        assert (table.active("F"), table.seen.markets[0].stack) == ("F02", 16)
        met.add(table.provisional("F"))
    assert "F02" not in met
    assert "F01" in met
    assert len(met) > 8


@rule("AOC-10.8")
def test_an_active_order_brings_one_of_the_tokens_of_its_market() -> None:
    """T21."""
    house = House(cellar="MMMMM")
    table = scene(
        2, house, at="ship", spots={"Z5.3": 0, "Z5.4": 0}, active="F01 E03 I01", provisional="F02 E02 I02",
        stacks={"F": "F07 F08 F09"}, markets={"F": "BP2 BP3 BTR"},
    )  # fmt: skip
    table.play("ship F01")
    assert table.options() == ["take BP2", "take BP3", "take BTR"]
    table.play("take BTR")
    assert (table.tokens(0), table.on_market("F")) == (["BTR"], 2)
    table.play("ship F02")
    assert table.options() == ["take BP2", "take BP3"]
    table.play("take BP3")
    assert table.earned(0, "tokens") == 3
    table.play("ship F07")  # the last one is taken without a question
    assert (table.earned(0, "tokens"), table.on_market("F")) == (5, 0)


@rule("AOC-10.8")
def test_without_tokens_nothing_is_taken_and_provisional_orders_bring_none() -> None:
    """T21."""
    table = scene(2, House(cellar="M"), at="ship", spots={"Z5.3": 0}, active="F01 E03 I01")
    table.play("ship F01")
    assert (table.points(0), table.tokens(0)) == (2, [])
    top = scene(2, House(cellar="M"), at="ship", spots={"Z5.1": 0}, provisional="F01 E02 I02", markets={"F": "BP2 BP3"})
    top.play("ship F01")
    assert (top.on_market("F"), top.earned(0, "tokens")) == (2, 0)


@rule("AOC-10.8")
def test_two_tokens_of_one_kind_are_asked_for_too() -> None:
    """That there is no choice is for the player alone to know."""
    table = scene(2, House(cellar="M"), at="ship", spots={"Z5.3": 0}, active="F01 E03 I01", markets={"F": "BP2 BP2"})
    table.play("ship F01")
    assert table.options() == ["take BP2"]
    assert not table.state.forced()


@rule("AOC-10.9")
def test_partial_delivery() -> None:
    """T5."""
    house = House(cellar="NC", grid="NNC", eco=5)
    table = scene(2, house, at="ship", spots={"Z5.2": 0}, active="F01 E04 I03", provisional="F02 E06 I02")
    assert table.offered("ship") == ["E04"]
    table.play("ship E04")
    assert (table.earned(0, "orders"), table.earned(0, "marketing"), table.eco(0)) == (5, 4, 4)


@rule("AOC-10.9")
def test_an_order_for_one_cuvee_is_never_partial() -> None:
    """T6."""
    table = scene(2, House(), at="ship", spots={"Z5.2": 0}, active="F05 E01 I01")
    assert table.seen.round == 4
    with_it = scene(2, House(cellar="C"), at="ship", spots={"Z5.2": 0}, active="F05 E01 I01")
    with_it.play("ship F05")
    assert with_it.points(0) == 3


@rule("AOC-10.10")
def test_a_cuvee_may_be_left_out_even_if_it_is_there() -> None:
    table = scene(2, House(cellar="MNC"), at="ship", spots={"Z5.2": 0}, active="F01 E04 I01", provisional="F05 E02 I02")
    table.play("ship E04")
    assert table.options() == ["complete", "omit M", "omit N", "omit C"]
    table.play("omit C")
    assert (table.cellar(0), table.earned(0, "orders")) == ("C", 3)
    whole = scene(2, House(cellar="MNC"), at="ship", spots={"Z5.2": 0}, active="F01 E04 I01", provisional="F05 E02 I02")
    whole.play("ship E04", "complete")
    assert (whole.cellar(0), whole.earned(0, "orders")) == ("", 6)


@rule("AOC-10.11")
def test_change_of_transport() -> None:
    """T9."""
    house = House(cellar="MMNCC", tokens="BTR", eco=5)
    table = scene(2, house, at="ship", spots={"Z5.3": 0}, active="F02 E01 I03")
    table.play("ship I03")
    assert table.options() == ["unchanged", "swap"]
    table.play("swap")
    assert (table.eco(0), table.tokens(0), table.thrown) == (5, [], ["BTR"])
    kept = scene(2, house, at="ship", spots={"Z5.3": 0}, active="F02 E01 I03")
    kept.play("ship I03", "unchanged")
    assert (kept.eco(0), kept.tokens(0)) == (3, ["BTR"])


@rule("AOC-10.10", "AOC-10.11")
def test_change_of_transport_of_a_partial_delivery() -> None:
    house = House(cellar="MMNCC", tokens="BTR", eco=5)
    table = scene(2, house, at="ship", spots={"Z5.2": 0}, active="F02 E01 I03")
    table.play("ship I03", "omit N")
    assert table.options() == ["unchanged", "swap"]
    table.play("swap")
    assert (table.cellar(0), table.eco(0), table.tokens(0)) == ("N", 5, [])


@rule("AOC-10.11", "AOC-13.1")
@pytest.mark.parametrize(("event", "order", "eco"), [("X01", "I03", 5), ("X02", "I01", 3)])
def test_the_new_way_counts_for_strikes(event: str, order: str, eco: int) -> None:
    """T9: only the other way is open, so nothing is asked."""
    house = House(cellar="MMNCC", tokens="BTR", eco=5)
    table = scene(2, house, at="ship", spots={"Z5.3": 0}, active=f"F05 E01 {order}", event=event)
    table.play(f"ship {order}")
    assert (table.eco(0), table.tokens(0)) == (eco, [])


@rule("AOC-10.11")
def test_french_and_european_orders_cannot_be_changed() -> None:
    table = scene(2, House(cellar="NN", tokens="BTR", eco=5), at="ship", spots={"Z5.3": 0}, active="F05 E01 I01")
    table.play("ship E01")
    assert (table.eco(0), table.tokens(0)) == (4, ["BTR"])


@rule("AOC-10.12")
def test_a_reduced_order_is_never_worth_less_than_nothing() -> None:
    """T40."""
    house = House(cellar="M", grid="MM")
    table = scene(2, house, at="ship", spots={"Z5.2": 0}, active="F09 E01 I01", event="X03")
    table.play("ship F09")
    assert (table.earned(0, "orders"), table.earned(0, "marketing")) == (0, 1)


@rule("AOC-10.13")
def test_steps_of_a_validation_follow_each_other() -> None:
    """The offer is completed before the token is chosen; a token gained helps with the second order."""
    house = House(cellar="MMMNCC", eco=5)
    table = scene(
        2, house, at="ship", spots={"Z5.4": 0}, active="F01 E01 I03", provisional="F02 E02 I02",
        markets={"F": "BTR BCO"},
    )  # fmt: skip
    table.play("ship F01")
    assert (table.active("F"), table.eco(0), table.points(0)) == ("F02", 6, 1)
    table.play("take BTR", "ship I03", "swap")
    assert (table.eco(0), table.points(0)) == (7, 11)  # the spot brings a step, too

"""Harvest, sow, neutral plantations, trade (chapters 4 to 7 and 10)."""

import pytest

from tests.games.capa_doro.scene import scene
from tests.rules import rule

# Harvest


@rule("CDO-4.1")
def test_actions_are_interleaved_and_repeated() -> None:
    table = scene(3, board={"AS-1": "- - 0:2", "AS-2": "- - 0:1"}, tiles=["A01 A04"], wares=["G1"], money=[10])
    table.play("buy G", "harvest AS-1", "roll A01", "sow AS-3", "harvest AS-2", "roll A04", "sow SA-1")
    assert (table.ware(0), table.points(0), table.money(0)) == ("G1", 9, 10 - 3 + 5 - 2 + 5 - 3)
    assert table.phase == "act"


@rule("CDO-4.2")
def test_each_ripe_plantation_may_be_harvested_or_left() -> None:
    table = scene(3, board={"AS-1": "- - 0:2", "AF-2": "- - 0:3", "AS-2": "- - 1:3", "AS-3": "- 0:2 -"})
    assert table.offers("harvest") == ["AS-1", "AF-2"]
    table.play("harvest AF-2")
    assert (table.ware(0), table.row("AF-2"), table.row("AS-1")) == ("B3", "- - -", "- - 0:2")
    assert table.refused("harvest AF-2").clause == "CDO-4.2"
    assert table.refused("harvest AS-2").clause == "CDO-4.2"


@rule("CDO-4.2", "CDO-5.1")
def test_a_harvested_plantation_can_be_sown_again_in_the_same_turn() -> None:
    rows = ["AS-1", "AS-2", "AS-3", "AS-4", "SA-1", "SA-2"]
    table = scene(3, board={"AF-1": "- - 0:1"} | dict.fromkeys(rows, "0 - -"))
    assert (table.supply(0), table.offers("sow")) == (0, [])
    assert table.refused("sow CA-1").clause == "CDO-5.1"
    table.play("harvest AF-1", "sow CA-1")
    assert (table.row("CA-1"), table.supply(0)) == ("0 - -", 0)


@rule("CDO-4.3")
def test_a_plantation_without_bales_brings_two() -> None:
    table = scene(3, board={"AS-1": "- - 0"})
    table.play("harvest AS-1")
    assert (table.money(0), table.ware(0), table.supply(0)) == (17, "", 7)


# Sow


@rule("CDO-5.1", "CDO-5.2")
def test_two_sowings_a_turn_each_paid_at_once_central_america_too() -> None:
    table = scene(3, money=[9])
    table.play("sow CA-1")
    assert (table.money(0), table.row("CA-1")) == (4, "0 - -")
    assert table.refused("sow CA-2").clause == "CDO-5.2"
    table.play("sow AF-1")
    assert table.money(0) == 0
    assert table.refused("sow AS-1").clause == "CDO-5.1"
    assert table.offers("sow") == []


@rule("CDO-5.1")
def test_the_piece_must_be_in_the_supply_before_the_shift() -> None:
    """The own piece that would be pushed out cannot be the one that is sown."""
    rows = dict.fromkeys(["AS-2", "AS-3", "AS-4", "SA-1", "SA-2"], "0 - -")
    table = scene(3, board={"AS-1": "0 0:1 -", **rows})
    assert table.supply(0) == 0
    assert table.refused("sow AS-1").clause == "CDO-5.1"


@rule("CDO-5.2")
def test_money_gained_by_the_shift_cannot_pay_for_it() -> None:
    table = scene(3, board={"AS-1": "0 0 -"}, money=[1])
    assert table.refused("sow AS-1").clause == "CDO-5.2"


@rule("CDO-5.3", "CDO-5.4", "CDO-5.6")
def test_vector_7_whoever_is_pushed_into_harvest_harvests_at_once() -> None:
    """Violet (2) in Seed, green (0) in Growth; blue (1) sows for 2."""
    table = scene(3, turn=1, board={"AS-2": "2 0:1 -"})
    table.play("sow AS-2")
    assert (table.row("AS-2"), table.ware(0), table.supply(0), table.money(1)) == ("1 2 -", "O1", 7, 13)


@rule("CDO-5.4", "CDO-4.3")
def test_vector_8_an_empty_plantation_that_is_pushed_out_brings_two() -> None:
    table = scene(3, turn=1, board={"AS-2": "2 0 -"})
    table.play("sow AS-2")
    assert (table.row("AS-2"), table.ware(0), table.money(0)) == ("1 2 -", "", 17)


@rule("CDO-5.3", "CDO-5.5")
def test_vector_9_the_whole_row_moves_also_when_growth_is_empty() -> None:
    table = scene(3, turn=1, board={"AS-3": "2 - 0:2"})
    table.play("sow AS-3")
    assert (table.row("AS-3"), table.ware(0)) == ("1 2 -", "O2")


@rule("CDO-5.3")
def test_nothing_moves_if_the_seed_space_is_empty() -> None:
    table = scene(3, board={"AS-1": "- 1:2 2:3"})
    table.play("sow AS-1")
    assert table.row("AS-1") == "0 1:2 2:3"


@rule("CDO-5.6")
def test_own_plantations_may_be_pushed_and_pushing_costs_nothing_more() -> None:
    table = scene(3, board={"AF-1": "1 0:2 0:3"})
    table.play("sow AF-1")
    assert (table.row("AF-1"), table.ware(0), table.money(0)) == ("0 1 -", "B5", 11)


@rule("CDO-5.7")
def test_a_seedling_does_not_advance_by_itself() -> None:
    table = scene(2, board={"AS-1": "0 - -"}, die=2, bag="O O")
    table.play("end")
    assert (table.row("AS-1"), table.discard("O")) == ("0 - -", 2)


# Neutral plantations


@rule("CDO-6.1", "CDO-6.2")
def test_vector_16_bales_beyond_the_capacity_are_discarded() -> None:
    table = scene(2, turn=1, board={"SA-1": "- N:2 -"}, market={"G": 9}, die=2, bag="G O")
    discarded = table.discard("G")
    table.play("end")
    assert (table.row("SA-1"), table.track("G"), table.discard("G") - discarded) == ("- - -", 10, 2)
    assert (table.seen.neutrals, [table.money(seat) for seat in range(2)]) == (16, [15, 15])


@rule("CDO-6.2")
def test_the_unique_opportunity_goes_to_the_market_and_back_beside_the_board() -> None:
    table = scene(3, board={"CA-1": "1 U:2 -"})
    assert table.seen.unique == "CA-1-G"
    table.play("sow CA-1")
    assert (table.row("CA-1"), table.track("Y"), table.seen.unique) == ("0 1 -", 6, "")


@rule("CDO-6.1", "CDO-6.2")
def test_a_unique_opportunity_that_fills_up_is_resolved_like_a_neutral_plantation() -> None:
    table = scene(2, turn=1, board={"CA-1": "1 U:2 -"}, die=2, bag="Y O")
    table.play("end")
    assert (table.row("CA-1"), table.track("Y"), table.seen.unique) == ("- 1 -", 7, "")
    assert table.seen.neutrals == 16  # the tile is no piece of the neutral supply


@rule("CDO-6.3")
def test_beetles_and_drought_strike_the_unique_opportunity_too() -> None:
    table = scene(2, turn=1, board={"SA-1": "- U:2 -"}, die=2, bag="X O").play("end", "plant SA-1-G")
    assert table.row("SA-1") == "- U:1 -"
    dry = scene(2, board={"SA-1": "- U:2 -"}, die=1, events="drought").play("end")
    assert dry.row("SA-1") == "- U:1 -"


@rule("CDO-6.3")
def test_beetles_and_drought_strike_neutral_plantations_and_sowing_pushes_them() -> None:
    table = scene(2, turn=1, board={"SA-1": "- N:2 -", "SA-2": "0 N:1 -"}, die=2, bag="X O")
    table.play("end", "plant SA-1-G")
    assert table.row("SA-1") == "- N:1 -"
    table.play("sow SA-2")
    assert (table.row("SA-2"), table.track("G")) == ("0 0 -", 7)
    dry = scene(2, board={"SA-1": "- N:2 -"}, die=1, events="drought").play("end")
    assert dry.row("SA-1") == "- N:1 -"


@rule("CDO-6.3")
def test_nobody_pays_for_neutral_plantations_on_pay_day() -> None:
    table = scene(2, board={"SA-1": "- N -", "SA-2": "U - -", "AS-1": "0 - -"}, die=1, events="pay-day")
    table.play("end")
    assert [table.money(seat) for seat in range(2)] == [14, 15]


@rule("CDO-10.1")
def test_with_two_players_there_are_three_sowings() -> None:
    table = scene(2)
    table.play("sow AS-1", "sow AS-2", "neutral AS-3")
    assert table.offers("sow") == table.offers("neutral") == []
    assert table.refused("sow AS-4").clause == "CDO-10.1"
    assert table.refused("neutral AS-4").clause == "CDO-10.1"


@rule("CDO-10.2", "CDO-10.3")
def test_vector_15_a_neutral_plantation_is_free_and_pushes() -> None:
    table = scene(2, turn=1, board={"SA-1": "N 0 -"}, money=[15, 0])
    table.play("neutral SA-1")
    assert (table.row("SA-1"), table.money(0), table.money(1)) == ("N N -", 17, 0)
    assert (table.seen.sown, table.seen.neutrals) == (1, 14)


@rule("CDO-10.3")
def test_there_are_sixteen_neutral_plantations() -> None:
    rows = ["AS-1", "AS-2", "AS-3", "AS-4", "SA-1", "SA-2", "SA-3", "AF-1"]
    table = scene(2, board=dict.fromkeys(rows, "N N -"))
    assert table.seen.neutrals == 0
    assert table.refused("neutral AF-2").clause == "CDO-10.3"


@rule("CDO-10.4")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_there_are_no_neutral_sowings(seats: int) -> None:
    table = scene(seats)
    assert (table.offers("neutral"), table.seen.neutrals) == ([], 0)
    assert table.refused("neutral AS-1").clause == "CDO-10.4"


# Trade


@rule("CDO-7.1", "CDO-7.5")
def test_vector_1_the_cheapest_bale_first() -> None:
    table = scene(3)
    table.play("buy G", "buy G", "buy G")
    assert (table.money(0), table.ware(0), table.track("G"), table.prices("G")) == (15 - 11, "G3", 3, (5, 4))
    dear = scene(3).play("buy B", "buy B", "buy B")
    assert (dear.money(0), dear.prices("B")) == (15 - 4 - 5 - 5, (6, 5))


@rule("CDO-7.2")
def test_vector_2_a_sale_goes_to_the_highest_empty_space() -> None:
    table = scene(3, wares=["O3"])
    table.play("sell O", "sell O")
    assert (table.money(0), table.track("O"), table.prices("O")) == (19, 10, (2, 1))


@rule("CDO-7.1")
def test_what_costs_too_much_cannot_be_bought() -> None:
    table = scene(3, money=[5])
    assert table.offers("buy") == ["O", "G", "B"]
    assert table.refused("buy Y").clause == "CDO-7.1"


@rule("CDO-7.2")
def test_what_one_has_not_cannot_be_sold() -> None:
    table = scene(3, wares=["O1"])
    assert table.offers("sell") == ["O"]
    assert table.refused("sell G").clause == "CDO-7.2"


@rule("CDO-7.3")
def test_vector_3_an_empty_track_sells_from_the_discard_at_the_highest_price() -> None:
    table = scene(3, market={"Y": 0}, discard="Y1")
    assert table.prices("Y")[0] == 9
    table.play("buy Y")
    assert (table.money(0), table.discard("Y"), table.ware(0)) == (6, 0, "Y1")
    assert table.refused("buy Y").clause == "CDO-7.3"


@rule("CDO-7.4")
def test_vector_4_a_full_track_pays_the_lowest_price_and_the_bale_is_discarded() -> None:
    table = scene(3, market={"B": 8}, wares=["B2"])
    table.play("sell B")
    assert (table.money(0), table.track("B"), table.discard("B")) == (17, 8, 1)
    table.play("sell B")
    assert (table.money(0), table.discard("B")) == (19, 2)


@rule("CDO-7.6")
def test_vector_20_a_colour_is_bought_or_sold_in_a_turn_not_both() -> None:
    table = scene(2, wares=["O2 G1"], die=2, bag="B B")
    table.play("sell O")
    assert table.refused("buy O").clause == "CDO-7.6"
    assert (table.offers("buy"), table.offers("sell")) == (["G", "B", "Y"], ["O", "G"])
    table.play("buy G")
    assert table.refused("sell G").clause == "CDO-7.6"
    table.play("end")
    assert "O" in table.offers("buy")  # the next player


@rule("CDO-7.6", "CDO-5.1")
def test_what_was_bought_sold_and_sown_counts_for_one_turn_only() -> None:
    table = scene(3, wares=["O1", "O1 G1"], die=2, bag="B B")
    table.play("sell O", "buy G", "sow AS-1", "sow AS-2", "end")
    assert (table.to_act, table.seen.sown) == (1, 0)
    assert table.offers("sell") == ["O", "G"]
    assert {"O", "G"} <= set(table.offers("buy"))
    assert table.offers("sow")


@rule("CDO-7.6")
def test_sales_to_a_full_track_and_purchases_from_the_discard_count() -> None:
    full = scene(3, market={"O": 12}, wares=["O1"]).play("sell O")
    assert full.refused("buy O").clause == "CDO-7.6"
    empty = scene(3, market={"Y": 0}, discard="Y1").play("buy Y")
    assert empty.refused("sell Y").clause == "CDO-7.6"


@rule("CDO-7.7")
def test_there_is_no_trade_between_players_and_no_debt() -> None:
    table = scene(3, wares=["", "O5 G5 B5 Y5"], money=[0])
    assert table.options() == ["end"]


@rule("CDO-7.8")
def test_a_market_under_customs_allows_nothing_not_even_the_discard() -> None:
    table = scene(3, customs=("CA", 1), market={"Y": 0}, discard="Y2", wares=["Y1 O1"])
    assert "Y" not in table.offers("buy") + table.offers("sell")
    assert table.refused("buy Y").clause == "CDO-7.8"
    assert table.refused("sell Y").clause == "CDO-7.8"
    assert "O" in table.offers("buy")


@rule("CDO-7.8", "CDO-6.2")
def test_neutral_bales_still_enter_a_closed_market() -> None:
    table = scene(2, customs=("SA", 1), board={"SA-1": "0 N:2 -"})
    table.play("sow SA-1")
    assert table.track("G") == 8

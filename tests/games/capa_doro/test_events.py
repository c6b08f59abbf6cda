"""The sixteen event cards (section 2.5 of the specification)."""

import pytest

from tests.games.capa_doro.scene import Scene, scene
from tests.games.words import said
from tests.rules import rule


def drawn(event: str, seats: int = 3, **more: object) -> Scene:
    """Seat 0 rolls a 1 and turns up this card."""
    table = scene(seats, turn=seats - 1, die=1, events=event, **more)  # type: ignore[arg-type]
    return table.play("end")


@rule("CDO-7.8", "CDO-2.2")
def test_customs_closes_a_market_for_everybody() -> None:
    table = drawn("customs")
    assert (table.phase, table.to_act) == ("customs", 0)
    table.play("customs AS")
    assert (table.seen.customs, table.seen.customs_seat, table.phase) == ("AS", 0, "act")
    assert "O" not in table.offers("buy")


@rule("CDO-6.1", "CDO-6.2", "CDO-5.3")
def test_the_unique_opportunity_is_sown_for_free_and_pushes() -> None:
    table = drawn("unique", board={"AS-1": "1 2:1 -"})
    assert (table.phase, len(table.offers("unique"))) == ("unique", 12)
    table.play("unique AS-1")
    assert (table.row("AS-1"), table.ware(2), table.money(0), table.seen.sown) == ("U 1 -", "O1", 15, 0)
    assert table.seen.unique == "AS-1-S"


def test_a_second_unique_opportunity_has_no_effect() -> None:
    table = drawn("unique", board={"AS-1": "U - -"})
    assert (table.phase, table.row("AS-1")) == ("act", "U - -")
    assert any("already" in text for text in said(table.told(0)))


@rule("CDO-3.14", "CDO-3.4")
def test_warm_rain_draws_four_more_cubes() -> None:
    table = drawn("rain", bag="O X O O", board={"AS-1": "1 0:1 -"})
    assert (table.row("AS-1"), table.phase, table.seen.beetles) == ("- 1:1 0:3", "beetle", 1)
    assert list(table.seen.drawn) == [3, 0, 0, 0, 1]
    assert drawn("rain", bag="only O G").bag_size == 0


def test_a_drought_takes_one_of_two_or_more() -> None:
    table = drawn("drought", board={"AS-1": "- 0:2 1:3", "AS-2": "- 2:1 -"})
    assert [table.row("AS-1"), table.row("AS-2"), table.discard("O")] == ["- 0:1 1:2", "- 2:1 -", 2]


def test_the_storage_levy_counts_pairs_of_bales() -> None:
    table = drawn("levy", wares=["O3 G2", "B1", "Y4"], money=[15, 15, 1])
    assert [table.money(seat) for seat in range(3)] == [13, 15, 0]


def test_the_export_premium_is_for_all() -> None:
    assert [drawn("premium").money(seat) for seat in range(3)] == [18, 18, 18]


def test_vector_19_nobody_pays_more_on_pay_day_than_there_is() -> None:
    rows = {"AS-1": "0 0 0", "AS-2": "0 1 -"}
    table = drawn("pay-day", board=rows, money=[3, 15, 15])
    assert [table.money(seat) for seat in range(3)] == [0, 14, 15]


def test_strong_demand_takes_the_cheapest_two_of_each_market_also_under_customs() -> None:
    table = drawn("demand", market={"O": 8, "G": 1, "B": 0}, customs=("CA", 1))
    assert [table.track(colour) for colour in "OGBY"] == [6, 0, 0, 2]
    assert [table.discard(colour) for colour in "OGBY"] == [2, 1, 0, 2]


def test_a_glut_brings_bales_back_as_far_as_there_is_room() -> None:
    table = drawn("glut", market={"O": 11, "G": 6, "B": 5}, discard="O3 G1 Y5")
    assert [table.track(colour) for colour in "OGBY"] == [12, 7, 5, 6]
    assert [table.discard(colour) for colour in "OGBY"] == [2, 0, 0, 3]


def test_a_glut_reaches_a_closed_market_too() -> None:
    table = drawn("glut", market={"Y": 4}, discard="Y1", customs=("CA", 1))
    assert (table.track("Y"), table.discard("Y")) == (5, 0)


def test_vector_17_the_connoisseur_counts_for_one_cigar_of_the_turn() -> None:
    table = drawn("connoisseur", wares=["O4"], tiles=["A01 A02 A03"])
    assert table.seen.bonus == 2
    table.play("roll A01")
    assert (table.points(0), table.seen.players[0].bonus, table.seen.bonus) == (6, 2, 0)
    table.play("roll A02")
    assert table.points(0) == 10
    lapsed = scene(2, turn=1, die=[1, 2], events="connoisseur", bag="G G", wares=["", "O2"], tiles=["", "A01"])
    lapsed.play("end", "end")
    assert lapsed.seen.bonus == 0  # an unused one lapses
    lapsed.play("roll A01")
    assert lapsed.points(1) == 4


@rule("CDO-9.1")
def test_the_points_of_the_connoisseur_count_for_the_sixty() -> None:
    table = drawn("connoisseur", wares=["O2"], tiles=["A01"], points=[54])
    assert table.play("roll A01").state.over


@rule("CDO-4.3")
def test_harvest_hands_harvest_everything_that_is_ripe() -> None:
    table = drawn("hands", board={"AS-1": "- - 1:2", "AS-2": "- 0:2 2", "SA-1": "- - 0:3"})
    assert [table.ware(seat) for seat in range(3)] == ["G3", "O2", ""]
    assert (table.money(2), table.row("AS-2")) == (17, "- 0:2 -")


def test_vector_22_a_fast_season() -> None:
    """Violet (2) in Seed, green (0) in Growth, blue (1) in Harvest."""
    table = drawn("season", board={"AS-1": "2 0:1 1:3"})
    assert (table.phase, table.offers("season")) == ("season", ["AS", "SA", "AF", "CA"])
    table.play("season AS")
    assert (table.row("AS-1"), table.ware(1), table.ware(0)) == ("- 2 -", "O3", "O1")


def test_a_fast_season_moves_every_row_and_an_empty_continent_is_legal() -> None:
    board = {"SA-1": "0 - -", "SA-2": "- N:2 -", "SA-3": "- - 1:1", "AS-1": "0 0 -"}
    table = drawn("season", seats=2, board=board)
    table.play("season SA")
    assert [table.row(f"SA-{row}") for row in range(1, 4)] == ["- 0 -", "- - -", "- - -"]
    assert (table.track("G"), table.ware(1), table.row("AS-1")) == (8, "G1", "0 0 -")
    assert drawn("season", board={"AS-1": "0 0 -"}).play("season CA").row("AS-1") == "0 0 -"


@rule("CDO-3.10")
def test_a_plague_is_an_attack_without_a_cube() -> None:
    table = drawn("plague", board={"AS-1": "- 1:2 -"})
    beetles = table.seen.bag[4]
    assert (table.phase, table.seen.beetles) == ("beetle", 1)
    table.play("plant AS-1-G")
    assert (table.row("AS-1"), table.phase, table.seen.bag[4]) == ("- 1:1 -", "act", beetles)


@rule("CDO-3.10", "CDO-3.12")
def test_a_plague_may_strike_a_warehouse() -> None:
    table = drawn("plague", wares=["", "O2 G1"]).play("warehouse 1")
    assert (table.phase, table.to_act, table.seen.loss) == ("lose", 1, 2)
    table.play("lose G")  # only orange is left: the second goes without a decision
    assert (table.ware(1), table.phase, table.to_act, table.seen.beetles) == ("O1", "act", 0, 0)


@rule("CDO-3.13")
@pytest.mark.parametrize("card", ["customs", "unique", "season"])
def test_a_card_lies_in_the_discard_while_it_is_carried_out(card: str) -> None:
    table = drawn(card)
    assert table.phase == card
    assert (table.seen.events_left, {each.kind: each.used for each in table.seen.events}[card]) == (15, 1)


@rule("CDO-3.13")
def test_the_new_pile_is_shuffled() -> None:
    table = scene(2, with_events=True)
    table.state.events_size = 0
    cards = set()
    for seed in range(60):
        after = table.with_rng(seed).play("end").seen
        cards.add(after.event if after.die == 1 else "")
    assert len(cards - {""}) > 2


@rule("CDO-3.13")
def test_all_sixteen_are_reshuffled_when_a_card_is_needed_and_none_is_left() -> None:
    table = scene(2, die=1, events="premium")
    table.state.events_size = 0
    assert sum(card.used for card in table.seen.events) == 16
    table.play("end")
    assert table.seen.events_left == 15
    assert sum(card.used for card in table.seen.events) == 1
    assert any("shuffled again" in text for text in said(table.told(0)))


def test_sixteen_cards_as_in_the_specification() -> None:
    copies = {card.kind: card.copies for card in scene(2).seen.events}
    assert sum(copies.values()) == 16
    assert {kind for kind, number in copies.items() if number == 2} == {"customs", "unique", "rain"}


@pytest.mark.parametrize("kind", [card.kind for card in scene(2).seen.events])
def test_every_card_is_explained_in_both_languages(kind: str) -> None:
    [card] = [card for card in scene(2).seen.events if card.kind == kind]
    for language in ("en", "fr"):
        name, about = said([card.name, card.about], language)
        assert name
        assert about.endswith(".")

"""Chapter 3: the inheritance draft and the first turn order."""

import pytest

from tablee.games.age_of_champagne.rules import numbers as n
from tests.games.age_of_champagne.scene import House, drafted, new, scene, started
from tests.rules import rule


@rule("AOC-3.1")
@pytest.mark.parametrize(
    ("seats", "options", "cards"),
    [
        (4, {}, 3), (3, {}, 4), (2, {}, 6), (1, {}, 6),
        (3, {"merchant": True}, 3), (2, {"merchant": True}, 4),
        (2, {"merchant": True, "steered": True}, 6), (4, {"merchant": True, "steered": True}, 3),
    ],
)  # fmt: skip
def test_hands_of_the_draft(seats: int, options: dict[str, object], cards: int) -> None:
    """T29. The share of the Merchant leaves the game unseen."""
    table = new(seats, options)
    humans = seats - bool(options.get("steered"))
    assert [len(table.view(seat).hand) for seat in range(humans)] == [cards] * humans
    assert [len(table.view(seat).hand) for seat in range(humans, seats)] == [0] * (seats - humans)


@rule("AOC-3.1")
def test_the_first_cards_go_to_the_first_seat() -> None:
    vineyards = [card for card in range(36) if card not in (7, 19, 25, 29)]
    orders = [[17 * type + card for card in range(17)] for type in range(3)]
    tokens = [kind for kind, copies in enumerate([2, 2, 1, 3, 3, 1, 1, 1, 1, 1, 2, 2, 2]) for _ in range(copies)]
    table = new(3, script=[vineyards, *orders, tokens, [*range(16)], [*range(12)]])
    assert [card.id for card in table.view(0).hand] == ["H01", "H02", "H03", "H04"]
    assert [card.id for card in table.view(2).hand] == ["H09", "H10", "H11", "H12"]


@rule("AOC-3.2")
def test_all_keep_a_card_and_pass_the_others_to_the_left() -> None:
    table = new(3)
    hands = [{card.id for card in table.view(seat).hand} for seat in range(3)]
    kept = [table.view(seat).hand[0].id for seat in range(3)]
    for seat in range(3):
        table.play(f"keep {kept[seat]}")
    for seat in range(3):
        assert {card.id for card in table.view(seat).hand} == hands[seat - 1] - {kept[seat - 1]}
        assert [card.id for card in table.view(seat).kept] == [kept[seat]]


@rule("AOC-3.2")
def test_choices_of_the_draft_are_made_at_the_same_time() -> None:
    table = new(4)
    assert table.state.asked() == 0b1111
    state = table.state
    state.ask(2)
    table.play(table.options()[0])
    assert state.asked() == 0b1011
    assert len(table.view(0).hand) == 3  # nothing is passed before all have chosen


@rule("AOC-3.2")
def test_with_four_participants_the_third_card_is_not_asked_for() -> None:
    for seats, options in ((4, {}), (3, {"merchant": True})):
        table = new(seats, options)
        for _ in range(2 * seats):
            assert table.state.phase == n.DRAFTING
            table.play(table.options()[-1])
        assert table.state.phase != n.DRAFTING
        assert [len(table.seen.houses[seat].heirs) for seat in range(seats)] == [3] * seats


@rule("AOC-3.2")
def test_alone_three_of_six_are_kept_without_passing() -> None:
    table = new(1)
    hand = [card.id for card in table.view(0).hand]
    for card in hand[:3]:
        table.play(f"keep {card}")
    assert list(table.seen.houses[0].heirs) == hand[:3]


@rule("AOC-3.3")
def test_kept_cards_are_revealed_and_resolved() -> None:
    table = drafted("H01 H08 H12", "H03 H05 H11")
    assert table.vines(0) == ["V08:VM"]
    assert (table.press(0), table.modules(0), table.cellar(0)) == (5, 2, "MMNN")
    assert table.vines(1) == ["V26:VM"]
    assert (table.press(1), table.modules(1), table.cellar(1), table.eco(1)) == (8, 2, "MC", 2)
    assert [table.supply(colour) for colour in "MNC"] == [57, 58, 59]


@rule("AOC-3.3")
def test_nobody_sees_a_kept_card_before_the_last_one() -> None:
    table = new(2)
    table.play(table.options()[0])
    for viewer in (-1, 1):
        assert not table.view(viewer).kept
        assert not table.view(viewer).houses[0].heirs


@rule("AOC-3.4")
def test_milestones_count_in_the_draft() -> None:
    """T43: three press cards reach 17 and bring a token; four modules more are two of Age II."""
    table = drafted("H05 H06 H08", "H01 H02 H03", supply_tokens="BP3")
    assert (table.press(0), table.earned(0, "tokens")) == (17, 3)
    winery = drafted("H09 H10 H12", "H01 H02 H03")
    assert (winery.modules(0), winery.eco(0)) == (6, 3)


@rule("AOC-3.4")
def test_a_land_token_of_the_draft_is_placed_at_once() -> None:
    """T43."""
    table = drafted("H05 H06 H08", "H01 H02 H03", supply_tokens="BLA")
    assert table.options() == [f"land {region}" for region in ("VM", "MR", "CB", "SZ", "BA")]
    assert (table.to_act, table.seen.round) == (0, 0)
    table.play("land SZ")
    assert table.land(0) == ["SZ"]
    assert table.seen.round == 1


@rule("AOC-3.5")
def test_most_stars_are_first_at_the_council() -> None:
    table = drafted("H05 H09 H11", "H01 H02 H03", "H06 H07 H08", supply_tokens="BP2")
    assert table.order == [1, 2, 0]  # 3, 14 and 6 stars


@rule("AOC-3.6")
def test_ties_go_to_the_best_inherited_vineyard() -> None:
    tied = drafted("H06 H07 H10", "H03 H05 H09")  # six stars each; one has a vineyard of four
    assert tied.order == [1, 0]


@rule("AOC-3.6")
def test_ties_that_remain_are_drawn_by_lot() -> None:
    orders = {tuple(drafted("H06 H07 H09", "H08 H10 H11", seed=seed).order) for seed in range(12)}
    assert orders == {(0, 1), (1, 0)}  # five stars each, no vineyard


@rule("AOC-3.7")
def test_inherited_vineyards_that_nobody_has_leave_the_game() -> None:
    table = drafted("H01 H08 H12", "H05 H06 H07")
    assert [int(table.state.where[card]) for card in (19, 25, 29)] == [n.REMOVED] * 3
    assert 7 not in [int(card) for card in table.state.vine_pile]


# Chapter 4


@rule("AOC-4.1", "AOC-4.2")
def test_ten_rounds_with_an_event_each() -> None:
    table = started(2, seed=4)
    rounds = [table.seen.round]
    left = [table.seen.events_left]
    while not table.state.over:
        table.play(table.options()[0])
        if table.seen.round != rounds[-1]:
            rounds.append(table.seen.round)
            left.append(table.seen.events_left)
    assert rounds == [*range(1, 11)]
    assert left == [10 - number for number in rounds]


@rule("AOC-4.1")
def test_the_phases_of_a_round_follow_each_other() -> None:
    house = House(cellar="MN", wines="MMM", vines="V01", press=2, modules=2)
    spots = {"Z1.1": 0, "Z5.4": 0, "Z6.2": 0}
    table = scene(2, house, at="vineyards", spots=spots, offers="V04 V36", active="F09 E01 I01")
    assert table.phase == "region"
    table.play("region MR")
    assert table.offered("ship") == ["F09"]
    table.play("pass")
    assert table.offered("blend") == ["T1"]
    table.play("blend T1")
    assert table.seen.round == 4  # harvest and end of season asked for nothing
    assert table.wines(0) == "NNC"


@rule("AOC-4.2")
def test_an_event_lasts_one_round() -> None:
    table = scene(2, House(cellar="N"), at="season", event="X03", round=3)
    assert (table.seen.round, table.seen.event is not None) == (4, True)
    assert table.seen.event is not None
    assert table.seen.event.id != "X03"


@rule("AOC-3.3")
def test_cuvees_that_are_inherited_stop_at_the_size_of_the_cellar() -> None:
    """Not reached with the printed cards; a content file may bring more."""
    table = scene(2, House(cellar="MMMMMMMMM"))
    table.state.fill_cellar(0, 1, 3)
    assert (table.cellar(0), table.supply("N")) == ("MMMMMMMMMN", 59)
    table.state.fill_cellar(0, 1, 3)
    assert table.cellar(0) == "MMMMMMMMMN"

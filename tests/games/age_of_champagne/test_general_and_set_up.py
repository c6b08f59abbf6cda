"""Chapters 1 and 2: points, the eco track, limits, and how a game begins."""

import pytest

from tests.games.age_of_champagne.scene import SPECTATOR, House, Scene, new, scene, started
from tests.rules import rule


@rule("AOC-1.1")
def test_points_start_at_nothing_and_may_become_negative() -> None:
    assert [new(2).points(seat) for seat in range(2)] == [0, 0]
    table = scene(2, House(wines="MM"), at="draw", spots={"Z6.4": 0})
    table.play("done")
    assert table.points(0) == -1  # the spot costs a point


@rule("AOC-1.2")
def test_eco_steps_move_the_marker() -> None:
    table = scene(2, House(eco=4), at="press", spots={"Z2.3": 0})
    assert (table.eco(0), table.points(0)) == (5, 0)
    table = scene(2, House(eco=4), at="press", spots={"Z2.4": 0})
    assert (table.eco(0), table.points(0)) == (3, 0)


@rule("AOC-1.3", "AOC-1.4")
def test_steps_past_the_ends_of_the_track_are_points() -> None:
    """T2, T3."""
    table = scene(2, House(eco=10))
    table.state.move_eco(0, 3)
    assert (table.eco(0), table.points(0), table.earned(0, "overflow")) == (11, 2, 2)
    plane = scene(2, House(eco=2, cellar="CCC"), at="ship", spots={"Z5.1": 0}, active="F01 E01 I11")
    plane.play("ship I11")
    assert (plane.eco(0), plane.earned(0, "overflow")) == (1, -1)
    spot = scene(2, House(eco=1), at="press", spots={"Z2.4": 0})
    assert (spot.eco(0), spot.points(0)) == (1, -1)


@rule("AOC-1.5", "AOC-1.6")
def test_players_act_in_the_order_of_the_council() -> None:
    table = scene(3, order=[2, 0, 1])
    actors = [table.to_act]
    for spot in ("Z2.1", "Z2.2", "Z2.3"):
        table.play(f"place {spot}")
        actors.append(table.to_act)
    assert actors == [2, 0, 1, 2]


@rule("AOC-1.6")
def test_in_the_draft_and_its_effects_seat_order_counts() -> None:
    table = new(3)
    assert table.to_act == 0
    assert table.play(table.options()[0]).to_act == 1


@rule("AOC-1.7")
def test_winery_cellar_oenotheque_and_grid_have_their_sizes() -> None:
    full = scene(2, House(modules=2, wines="MMMMM", press=8, vines="V12"), at="harvest")
    assert full.offered("exchange")  # four grapes, room for one
    full.play("done")
    assert full.wines(0) == "MMMMMM"
    cellar = scene(2, House(modules=2, wines="MMMMMM", cellar="NNNNNNNNN"), at="draw", spots={"Z6.2": 0})
    cellar.play("blend T1")
    assert not cellar.offered("blend")
    oeno = scene(2, House(cellar="MMMMM", oeno="C"), at="marketing", spots={"Z4.1": 0})
    oeno.play("age M", "age M")
    assert oeno.oeno(0) == "MMC"
    assert not oeno.offered("age")
    grid = scene(2, House(oeno="CCM", grid="CCC"), at="grid", spots={"Z4.1x": 0})
    grid.play("promote C")
    assert grid.offered("promote") == ["M"]


@rule("AOC-1.8")
def test_cubes_that_leave_a_player_return_to_the_supply() -> None:
    table = scene(2, House(wines="MMNN", modules=2, cellar="C"), at="draw", spots={"Z6.2": 0})
    before = [table.supply(colour) for colour in "MNC"]
    table.play("exchange MM", "for C")
    assert [table.supply(colour) - old for colour, old in zip("MNC", before, strict=True)] == [2, 0, -1]


@rule("AOC-1.9")
def test_without_the_limit_the_supply_never_ends() -> None:
    options = {"limited_supply": False}
    table = scene(2, House(press=8, modules=8, vines="V06 V16"), at="harvest", supply="N1", options=options)
    assert table.wines(0) == "NNNNNN"
    limited = scene(2, House(press=8, modules=8, vines="V06 V16"), at="harvest", supply="N1")
    assert limited.wines(0) == "N"


@rule("AOC-1.9")
def test_a_short_supply_serves_players_in_turn_order() -> None:
    """Each returns what is not stored before the next one takes."""
    houses = [House(vines="V06"), House(vines="V16", modules=2, press=2)]
    table = scene(2, *houses, at="harvest", supply="N4", order=[1, 0])
    assert (table.wines(0), table.wines(1)) == ("N", "NNN")
    capped = scene(2, House(vines="V16 V06", press=1), House(vines="V19"), at="harvest", supply="N4")
    assert (capped.wines(0), capped.wines(1)) == ("NNN", "N")


@rule("AOC-1.10")
def test_only_cuvees_of_the_cellar_are_shipped() -> None:
    table = scene(2, House(cellar="M", oeno="N", grid="N"), at="ship", spots={"Z5.4": 0}, active="F09 E01 I01")
    assert table.seen.round == 4  # MN, NN and MNC: nothing could be shipped
    assert table.cellar(0) == "M"


@rule("AOC-1.11")
def test_cuvees_never_move_back() -> None:
    table = scene(2, House(cellar="M", oeno="C", grid="N"), at="marketing", spots={"Z4.1": 0})
    assert table.options() == ["age M", "done"]
    table = scene(2, House(cellar="M", oeno="C", grid="N"), at="grid", spots={"Z4.1x": 0})
    assert table.options() == ["promote C", "promote-all", "done"]


# Set-up


@rule("AOC-2.1")
def test_the_board_has_two_sides() -> None:
    assert (new(2).seen.side, new(2, {"board": "simplified"}).seen.side) == ("standard", "simplified")


@rule("AOC-2.2")
def test_supplies_at_the_start() -> None:
    table = new(3)
    assert list(table.seen.supply_cubes) == [60, 60, 60]
    assert table.seen.modules == 32 - 3


@rule("AOC-2.3", "AOC-2.4")
@pytest.mark.parametrize(("seats", "options", "stacks"), [(2, {}, [16, 16]), (3, {}, [11, 11, 10]), (4, {}, [8] * 4)])
def test_vineyards_are_dealt_into_columns(seats: int, options: dict[str, object], stacks: list[int]) -> None:
    """T29. The first row is active, the next one upcoming; a column lasts as many rounds as it has cards."""
    cards = [card for card in range(36) if card not in (7, 19, 25, 29)]
    table = new(seats, options, script=[cards])
    codes = [f"V{card + 1:02}" for card in cards]
    assert table.offers == codes[:seats]
    assert table.upcoming == codes[seats : 2 * seats]
    found = [0] * seats
    for row in range(17):
        table.state.vine_row = row - 1
        for column in range(seats):
            found[column] += table.state.upcoming(column) >= 0
    assert found == stacks


@rule("AOC-2.3")
def test_the_merchant_counts_as_a_participant() -> None:
    assert [len(new(seats, options).offers) for seats, options in ((1, {}), (2, {"merchant": True}))] == [2, 3]
    assert len(new(3, {"merchant": True, "steered": True}).offers) == 3


@rule("AOC-2.5")
def test_each_market_has_an_active_and_a_provisional_order() -> None:
    orders = [
        [17 * type + card for card in (3, 1, *(each for each in range(17) if each not in (3, 1)))] for type in range(3)
    ]
    vineyards = [card for card in range(36) if card not in (7, 19, 25, 29)]
    table = new(2, script=[vineyards, *orders])
    assert [table.active(type) for type in "FEI"] == ["F04", "E04", "I04"]
    assert [table.provisional(type) for type in "FEI"] == ["F02", "E02", "I02"]
    assert [market.stack for market in table.seen.markets] == [16, 16, 16]


@rule("AOC-2.6")
def test_three_tokens_lie_on_each_market() -> None:
    """The first nine of the shuffled tokens; the rest is the supply, in this order."""
    vineyards = [card for card in range(36) if card not in (7, 19, 25, 29)]
    orders = [[17 * type + card for card in range(17)] for type in range(3)]
    tokens = [kind for kind, copies in enumerate([2, 2, 1, 3, 3, 1, 1, 1, 1, 1, 2, 2, 2]) for _ in range(copies)]
    table = new(2, script=[vineyards, *orders, tokens])
    assert [table.on_market(type) for type in "FEI"] == [3, 3, 3]
    assert table.seen.tokens == 13
    shelves = [[int(table.state.shelf(type, place)) for place in range(3)] for type in range(3)]
    assert shelves == [tokens[:3], tokens[3:6], tokens[6:9]]
    assert table.state.token_pile[12] == tokens[9]


@rule("AOC-2.7")
def test_ten_of_sixteen_events_are_played() -> None:
    table = new(2)
    assert table.seen.events_left == 10
    started(2)
    assert sorted(int(card) for card in table.state.event_pile) == [*range(16)]


@rule("AOC-2.8")
def test_each_player_starts_with_the_same_board() -> None:
    table = new(3)
    for seat in range(3):
        house = table.seen.houses[seat]
        assert (house.points, house.eco, house.press, house.capacity, house.modules) == (0, 1, 1, 3, 1)
        assert (house.pawns, house.disc, list(house.wines), list(house.cellar)) == (3, True, [0] * 3, [0] * 3)


@rule("AOC-2.9")
def test_left_is_the_next_seat() -> None:
    """Seats are given out when people sit down; the rules do not mix them again."""
    table = new(3)
    hand = {card.id for card in table.view(0).hand}
    for _ in range(3):
        table.play(table.options()[0])
    passed = {card.id for card in table.view(1).hand}
    assert passed < hand
    assert len(passed) == 3


def test_a_spectator_sees_no_hand() -> None:
    table = new(2)
    assert not table.view(SPECTATOR).hand
    assert isinstance(table, Scene)

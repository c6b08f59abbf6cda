"""Chapter 1: what lies on the table before the first move."""

import pytest

from tablee.engine.errors import TableeError
from tablee.games.coup import GAME
from tablee.games.coup.content import CoupSheet, SetUp
from tests.games.coup.scene import LETTERS, PHASES, SPECTATOR, TABLE_1, TILES, new, scene
from tests.rules import rule

by_table_1 = pytest.mark.parametrize(("seats", "hand", "lay", "buy", "capital", "bank", "pool"), TABLE_1)


@rule("COUP-1.1")
def test_two_to_six_may_play() -> None:
    assert (GAME.seats_min, GAME.seats_max) == (2, 6)
    for seats in range(2, 7):
        assert new(seats).view(0).seats == seats
    for seats in (1, 7):
        with pytest.raises(TableeError, match=f"2 to 6 players, not {seats}"):
            new(seats)


@rule("COUP-1.3", "COUP-1.5")
@by_table_1
def test_table_1(seats: int, hand: int, lay: int, buy: int, capital: int, bank: int, pool: int) -> None:
    view = new(seats).view(0)
    assert [player.cash for player in view.players] == [capital] * seats
    assert [player.tiles for player in view.players] == [hand] * seats
    assert view.bank == bank
    assert view.pool == pool
    assert view.left == buy
    assert len(view.hand) == hand
    tables = new(seats).state.tables
    assert (tables.hand, tables.lay, tables.buy, tables.capital, tables.price) == (hand, lay, buy, capital, 100)


@rule("COUP-1.2", "COUP-1.5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_tile_is_in_one_hand_or_in_the_pool(seats: int) -> None:
    table = new(seats)
    dealt = [tile for seat in range(seats) for tile in table.hand(seat)]
    assert sorted(dealt + table.pool()) == sorted(TILES)
    assert table.all_laid() == []


@rule("COUP-1.2")
def test_the_tiles_are_mixed() -> None:
    """Over many games every tile turns up in every hand and in the pool, and on top of the pool."""
    games = [new(2, seed) for seed in range(150)]
    for tile in ("Y01", "R10", "G20"):
        assert {table.where(tile) for table in games} == {"hand 0", "hand 1", "pool"}
    assert len({table.pool()[0] for table in games}) > 60
    assert len({tuple(table.pool()) for table in games}) == 150


@rule("COUP-1.2", "COUP-1.5")
def test_a_scripted_deal_lies_as_it_is_written() -> None:
    order = list(range(119, -1, -1))
    table = new(3, script=[[1], order])
    assert table.to_act == table.view(0).start == 1
    assert table.hand(0) == TILES[:11]
    assert table.hand(1) == TILES[11:22]
    assert table.hand(2) == TILES[22:33]
    assert table.pool() == TILES[33:]


@rule("COUP-1.4")
def test_all_tokens_are_in_the_supply_and_nobody_has_any() -> None:
    table = new(4)
    assert [table.supply(letter) for letter in LETTERS] == [20] * 6
    assert [table.tokens(seat) for seat in range(4)] == [{}] * 4


@rule("COUP-1.5")
def test_a_hand_is_hidden_from_the_others() -> None:
    table = new(3)
    assert table.view(0).hand == table.hand(0)
    assert table.view(SPECTATOR).hand == ()
    hidden = table.bytes(1), table.bytes(SPECTATOR)
    other = table.dealt(1, seed=5)
    assert other.hand(0) != table.hand(0)
    assert other.bytes(1) == hidden[0]
    assert other.bytes(SPECTATOR) == hidden[1]


@rule("COUP-1.6")
@pytest.mark.parametrize("seats", range(2, 7))
def test_anybody_may_be_drawn_to_start(seats: int) -> None:
    games = [new(seats, seed) for seed in range(60)]
    assert {table.view(0).start for table in games} == set(range(seats))
    assert all(table.to_act == table.view(0).start for table in games)
    assert {(table.phase, table.view(0).round, table.view(0).maker) for table in games} == {("buying", 1, -1)}


@rule("COUP-1.6")
def test_seats_go_clockwise() -> None:
    table = new(4, script=[[2]])
    order = []
    for turn in range(4):
        order.append(table.to_act)
        table.play("stop")
    assert order == [2, 3, 0, 1]


@rule("COUP-1.7", "COUP-3.3")
def test_the_bank_is_kept_by_the_table() -> None:
    """Nobody is asked for change: what a player pays, the bank has."""
    table = scene(3, phase="buy")
    table.play("buy R", "buy R", "stop")
    assert table.cash(0) == 2800
    assert table.view(0).bank == 3600
    assert table.view(0).bank + sum(player.cash for player in table.view(0).players) == 12_400


def test_the_same_seed_gives_the_same_game() -> None:
    assert new(4, 7).bytes(2) == new(4, 7).bytes(2)
    assert new(4, 7).pool() == new(4, 7).pool()
    assert new(4, 7).pool() != new(4, 8).pool()


@rule("COUP-3.8")
def test_nobody_is_asked_to_buy_when_nobody_has_money_from_the_start() -> None:
    poor = CoupSheet(set_up=tuple(SetUp(hand=7, lay=3, buy=2, capital=0) for seats in range(2, 7)))
    table = new(3, script=[[2]], sheet=poor)
    assert (table.phase, table.to_act, table.view(0).round) == ("laying", 2, 1)
    assert table.view(0).left == 3


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("phase", PHASES)
def test_a_scene_fits_the_rules(seats: int, phase: str) -> None:
    """The builder itself: what is not said is filled in without breaking an invariant."""
    for to_act in range(seats):
        run = {"G": "1-10"} if phase == "last" else None
        table = scene(seats, phase=phase, to_act=to_act, board=run)
        assert GAME.violations(table.state) == []
        assert scene(seats, phase=phase, to_act=to_act, start=0, board=run, pool_size=4).pool_size == 4

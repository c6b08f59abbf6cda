"""Section 6: each invariant is really watched. One state broken on purpose for each."""

from collections.abc import Callable

import pytest

from tablee.games.coup import GAME
from tablee.games.coup.content import TABLE_2, CoupSheet
from tablee.games.coup.rules import CoupState
from tests.games.coup.scene import Scene, mask, new, scene

ROW = mask(range(1, 11))


def add(numbers: str, place: int, amount: int) -> Callable[[CoupState], None]:
    def spoil(state: CoupState) -> None:
        getattr(state, numbers)[place] += amount

    return spoil


def put(name: str, value: object) -> Callable[[CoupState], None]:
    return lambda state: setattr(state, name, value)


def move_money(state: CoupState) -> None:
    """One player has 50 more, the other 50 less: the sum is right."""
    state.cash[0] += 50
    state.cash[1] -= 50


def lay_a_run(state: CoupState) -> None:
    state.board[2] = ROW


def lose_a_tile(state: CoupState) -> None:
    state.pool_size -= 1


def double_a_tile(state: CoupState) -> None:
    state.pool[0] = state.pool[1]


def give_a_tile(state: CoupState) -> None:
    """From the pool to a full hand."""
    state.pool_size -= 1
    tile = state.pool[state.pool_size]
    state.hands[tile // 20] |= 1 << tile % 20
    state.held[0] += 1


def take_a_tile(state: CoupState) -> None:
    """From a hand to the pool."""
    colour = next(colour for colour in range(6) if state.hands[colour])
    low = int(state.hands[colour]) & -int(state.hands[colour])
    state.hands[colour] ^= low
    state.pool[state.pool_size] = colour * 20 + low.bit_length() - 1
    state.pool_size += 1
    state.held[0] -= 1


def pend(state: CoupState) -> None:
    state.pending.add(130)


def start_swapping_too_long(state: CoupState) -> None:
    state.phase, state.turns_left = 2, state.seats + 1


def end(state: CoupState) -> None:
    state.over, state.phase = True, 4


BROKEN: list[tuple[str, Callable[[CoupState], None], str]] = [
    ("buy", lose_a_tile, "1:"),
    ("buy", double_a_tile, "1:"),
    ("buy", add("held", 1, -1), "1:"),
    ("buy", move_money, "2:"),
    ("buy", add("cash", 0, -100), "3:"),
    ("buy", add("cash", 0, -3100), "2:"),
    ("buy", add("tokens", 3, 1), "3:"),
    ("buy", add("supply", 5, -1), "3:"),
    ("buy", add("supply", 0, 1), "3:"),
    ("buy", give_a_tile, "4:"),
    ("buy", take_a_tile, "4:"),
    ("lay", lay_a_run, "5:"),
    ("lay", put("maker", 1), "5:"),
    ("last", add("board", 5, -1), "6:"),
    ("last", put("maker", -1), "6:"),
    ("buy", end, "6:"),
    ("buy", put("bought", 4), "7:"),
    ("buy", put("bought", -1), "7:"),
    ("lay", put("turns_left", 16), "7:"),
    ("lay", put("turns_left", 0), "7:"),
    ("buy", put("turns_left", 4), "7:"),
    ("buy", start_swapping_too_long, "7:"),
    ("last", put("turns_left", 3), "7:"),
    ("last", put("to_act", 2), "7:"),
    ("buy", put("round", 9), "11:"),
    ("buy", put("over", True), "over"),
    ("lay", pend, "compound"),
]


@pytest.mark.parametrize(("phase", "spoil", "number"), BROKEN)
def test_a_broken_invariant_is_found(phase: str, spoil: Callable[[CoupState], None], number: str) -> None:
    table = scene(3, phase=phase, board={"G": "1-10"} if phase == "last" else None)
    assert GAME.violations(table.state) == []
    spoil(table.state)
    assert [text for text in GAME.violations(table.state) if number in text]


def test_at_most_108_tiles_lie_before_the_coup_and_few_more_after() -> None:
    rows = {letter: "1-9, 11-19" for letter in "YORVBG"}
    hands = ["only Y10 Y20 O10 O20 R10 R20", "only V10 V20 B10 B20 G10 G20"]
    quiet = scene(2, phase="lay", board=rows, hands=hands, pool="none")
    assert GAME.violations(quiet.state) == []
    quiet.play("lay Y20")
    assert GAME.violations(quiet.state) == []
    quiet.play("lay G20")
    assert GAME.violations(quiet.state) == []
    assert len(quiet.all_laid()) == 110
    # One more would be too many for two players.
    quiet.state.board[1] |= 1 << 9
    assert [text for text in GAME.violations(quiet.state) if "6:" in text]


def test_a_row_worth_more_than_1300_is_found() -> None:
    dear = CoupSheet(run_values=(*TABLE_2[:-1], 1400))
    table = scene(3, phase="last", board={"G": "1-20"}, sheet=dear)
    assert [text for text in GAME.violations(table.state) if "10:" in text]


def test_the_start_moves_one_seat_a_round_through_whole_games() -> None:
    """Invariants 7 and 8, counted from outside."""
    for seats in range(2, 7):
        table = new(seats, seed=seats)
        first = table.view(0).start
        turn = 0
        bought: dict[tuple[int, int], int] = {}
        laid: dict[tuple[int, int], int] = {}
        last: dict[int, int] = {}
        while not table.state.over:
            round, seat, phase = table.view(0).round, table.to_act, table.phase
            assert table.view(0).start == (first + round - 1) % seats
            options = table.options()
            turn += 1
            move = options[turn * 7 % len(options)]
            table.play(move)
            if move.startswith("buy"):
                bought[round, seat] = bought.get((round, seat), 0) + 1
            if phase == "laying":
                laid[round, seat] = laid.get((round, seat), 0) + 1
            if phase == "last-tiles":
                last[seat] = last.get(seat, 0) + 1
            assert GAME.violations(table.state) == []
        tables = table.state.tables
        assert max(bought.values()) <= tables.buy
        assert max(laid.values()) <= tables.lay
        assert set(last.values()) == {1}
        assert table.view(0).maker not in last
        assert len(last) == seats - 1


def test_worlds_that_look_alike_are_shown_alike() -> None:
    """Invariant 12."""
    table: Scene = scene(4, phase="lay", to_act=2, board={"R": "1-5"})
    for viewer in (-1, 0, 1, 2, 3):
        for seed in range(4):
            world = table.dealt(viewer, seed)
            assert GAME.knows(world.state, viewer) == GAME.knows(table.state, viewer)
            assert world.bytes(viewer) == table.bytes(viewer)

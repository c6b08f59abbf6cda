"""Chapter 7: what tokens are worth and who wins."""

import random

import pytest

from tablee.games.coup import GAME
from tablee.games.coup.rules import FULL_ROW, row_gains, row_value
from tests.games.coup.scene import LETTERS, SPECTATOR, TILES, Scene, mask, numbers, scene
from tests.rules import rule

# Table 2, and T1.
VALUES = {1: 0, 2: 0, 3: 0, 4: 20, 5: 50, 6: 100, 7: 150, 8: 200, 9: 250, 10: 300, 11: 400, 12: 500, 13: 600}
VALUES |= {14: 700, 15: 800, 16: 900, 17: 1000, 18: 1100, 19: 1200, 20: 1300}


def over(seats: int, board: dict[str, str], cash: list[int], tokens: list[dict[str, int]]) -> Scene:
    """A game whose last decision was just made; seat `seats - 1` passed."""
    board = {"Y": "1-10"} | board
    table = scene(seats, phase="last", to_act=seats - 1, maker=0, board=board, cash=cash, tokens=tokens)
    return table.play("pass")


@rule("COUP-7.1", "COUP-7.2")
@pytest.mark.parametrize("length", VALUES)
def test_t1_one_run_wherever_it_lies(length: int) -> None:
    for first in range(1, 22 - length):
        table = scene(2, board={"B": f"{first}-{first + length - 1}"})
        assert table.token_value("B") == VALUES[length]
        assert [table.token_value(letter) for letter in "YORVG"] == [0] * 5


def test_an_empty_row_is_worth_nothing() -> None:
    assert scene(2).token_value("Y") == 0


@rule("COUP-7.1", "COUP-7.2")
@pytest.mark.parametrize(
    ("row", "value"),
    [
        ("1-5, 16-20", 50 + 50),  # T4: nothing joins the ends
        ("4-10, 12-17", 150 + 100),  # T2
        ("1-9, 11-19", 250 + 250),  # T11
        ("1-9, 11-20", 250 + 300),  # T11
        ("1-4, 6-9, 11-14, 16-19", 4 * 20),
        ("1-3, 5-7, 9-11, 13-15, 17-20", 20),
        ("1, 3, 5, 7, 9, 11, 13, 15, 17, 19", 0),
        ("1-6, 8-13, 15-20", 300),
        ("17-20", 20),
        ("1-4", 20),
    ],
)
def test_the_runs_of_a_row_are_added(row: str, value: int) -> None:
    assert scene(2, board={"V": row}).token_value("V") == value


@rule("COUP-7.2", "COUP-7.3")
def test_t5_table_3_of_the_rulebook() -> None:
    """The printed totals, 7,080 and 8,080: the green 1-3 is worth nothing."""
    board = {"Y": "5-10, 12-16", "O": "7-15", "R": "8-11", "V": "11-18", "B": "1-12", "G": "1-3, 8-13, 16-20"}
    tokens = [{"Y": 5, "O": 10, "R": 4, "B": 6, "G": 5}, {}]
    table = scene(2, phase="last", to_act=1, maker=0, board=board, cash=[1000, 3000], tokens=tokens)
    assert [table.token_value(letter) for letter in LETTERS] == [150, 250, 20, 200, 500, 150]
    table.play("pass")
    assert table.view(0).scores == [8080, 3000]
    lines = GAME.score_sheet(table.state, 0)[0]
    assert [line.points for line in lines] == [1000, 750, 2500, 80, 3000, 750]
    assert [line.source.args.get("colour") for line in lines] == [None, "Y", "O", "R", "B", "G"]
    assert sum(line.points for line in lines[1:]) == 7080
    assert [line.points for line in GAME.score_sheet(table.state, 0)[1]] == [3000]


@rule("COUP-7.3")
@pytest.mark.parametrize("letter", LETTERS)
def test_capital_is_cash_and_tokens_at_their_value(letter: str) -> None:
    table = over(3, {letter: "1-11"}, [500, 0, 2900], [{letter: 2}, {letter: 7}, {}])
    assert table.view(0).scores == [500 + 2 * 400, 7 * 400, 2900]
    assert [player.worth for player in table.view(0).players] == [1300, 2800, 2900]


@rule("COUP-7.3")
def test_the_worth_of_everybody_is_shown_during_the_game_but_scores_only_at_the_end() -> None:
    table = scene(2, board={"R": "1-5"}, tokens=[{"R": 4}, {}])
    assert [player.worth for player in table.view(SPECTATOR).players] == [2600 + 200, 3000]
    assert table.view(0).scores == ()


@rule("COUP-7.4")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_highest_capital_wins(winner: int) -> None:
    cash = [1000, 1000, 1000]
    cash[winner] += 10
    table = over(3, {}, cash, [{}, {}, {}])
    assert table.state.returns() == [1.0 if seat == winner else 0.0 for seat in range(3)]
    assert table.view(0).prompt.key == "coup-prompt-won"
    assert table.view(0).prompt.args == {"seat": winner, "capital": 1010}


@rule("COUP-7.5")
def test_t12_equals_share_the_victory() -> None:
    table = over(3, {}, [4200, 4200, 3900], [{}, {}, {}])
    assert table.view(0).scores == [4200, 4200, 3900]
    assert table.state.returns() == [0.5, 0.5, 0.0]
    assert table.view(0).prompt.key == "coup-prompt-tie"
    assert table.view(0).prompt.args == {"count": 2, "capital": 4200}


@rule("COUP-7.5")
def test_nothing_breaks_a_tie() -> None:
    """Not more cash, not more tokens, not the seat, not having made the Coup."""
    table = over(4, {"Y": "1-10"}, [2100, 1500, 2400, 2300], [{"Y": 1}, {"Y": 3}, {}, {}])
    assert table.view(0).scores == [2400, 2400, 2400, 2300]
    third = 1 / 3
    assert table.state.returns() == [third, third, third, 0.0]


@rule("COUP-7.6")
def test_payment_is_not_limited_by_the_notes_in_the_bank() -> None:
    """Four players leave 400 in the bank; eleven tokens of a full row still fetch 14,300."""
    board = {"Y": "1-20"}
    table = over(4, board, [1900, 3000, 3000, 3000], [{"Y": 11}, {}, {}, {}])
    assert table.view(0).scores[0] == 1900 + 11 * 1300


@rule("COUP-7.7")
def test_tiles_in_hand_are_worth_nothing() -> None:
    tokens: list[dict[str, int]] = [{"Y": 1}, {"Y": 1}]
    board = {"Y": "1-10", "O": "1-3"}
    hands = ["only Y11 Y12 O04 O05", "only B20"]
    table = scene(2, phase="last", to_act=1, maker=0, board=board, hands=hands, cash=[500, 500], tokens=tokens)
    table.play("pass")
    assert table.sizes() == [4, 1]
    assert table.view(0).scores == [800, 800]


@rule("COUP-7.8")
def test_a_token_of_a_row_without_a_run_of_four_is_worth_nothing() -> None:
    table = over(2, {"G": "1-3, 5-7, 18-20"}, [1000, 3000], [{"G": 20}, {}])
    assert table.view(0).scores == [1000, 3000]
    assert GAME.score_sheet(table.state, 0)[0][1].points == 0


@rule("COUP-7.8")
def test_the_price_paid_is_never_refunded() -> None:
    table = over(2, {"G": "1-4"}, [2000, 3000], [{"G": 10}, {}])
    assert table.view(0).scores == [2200, 3000]


def test_laying_a_tile_never_lowers_a_row() -> None:
    """Invariants 9 and 10, over all pairs of runs that a tile can join."""
    for before in range(20):
        for after in range(20 - before):
            row = mask([*range(1, before + 1), *range(before + 2, before + 2 + after)])
            run_value = scene(2).state.tables.run_value
            assert row_value(row | 1 << before, run_value) >= row_value(row, run_value)
    assert max(VALUES.values()) == scene(2, board={"Y": "1-20"}).token_value("Y") == 1300


def test_what_laying_would_add_is_shown_with_each_space() -> None:
    rows = scene(2, board={"G": "4-10, 12-17"}).view(SPECTATOR).rows
    green = rows[5]
    assert green.gains[10] == 700 - 250
    assert green.gains[2] == green.gains[17] == 50
    assert green.gains[0] == 0
    assert [green.gains[number - 1] for number in numbers("4-10, 12-17")] == [0] * 13
    assert [row.colour for row in rows] == list(LETTERS)
    assert len(TILES) == sum(len(row.gains) for row in rows) == 120


@rule("COUP-7.2")
def test_what_laying_a_tile_would_add_is_the_difference_of_two_values() -> None:
    run_value = scene(2).state.tables.run_value
    chance = random.Random(1)
    rows = [0, FULL_ROW, *(1 << number for number in range(20)), *(chance.getrandbits(20) for _ in range(2000))]
    rows += [chance.getrandbits(20) | chance.getrandbits(20) | chance.getrandbits(20) for _ in range(2000)]
    for row in rows:
        value = row_value(row, run_value)
        assert row_gains(row, run_value) == [row_value(row | 1 << number, run_value) - value for number in range(20)]


def test_the_view_brackets_the_runs_and_marks_what_would_make_the_coup() -> None:
    """Table 2: a run of four is worth 20, of three nothing; COUP-6.1: ten side by side."""
    view = scene(2, board={"Y": "1-3, 5-8, 10-14", "R": "1-9"}).view(0)
    yellow, red = view.rows[0], view.rows[2]
    assert [(run.first, run.last) for run in yellow.runs] == [(1, 3), (5, 8), (10, 14)]
    assert [run.value for run in yellow.runs] == [0, 20, 50]
    assert sum(run.value for run in yellow.runs) == yellow.value
    assert list(yellow.coups) == [9]
    assert list(red.coups) == [10]


@rule("COUP-6.1")
@pytest.mark.parametrize(
    ("board", "missing"),
    [
        ("", 10),
        ("1", 9),
        ("20", 9),
        ("1-9", 1),
        ("12-20", 1),
        ("11-19", 1),
        ("1-4, 6-9", 2),
        ("11-13, 18-20", 4),  # 11 to 20
        ("1-3, 8-10", 4),  # 1 to 10
        ("1-5, 16-20", 5),  # no run goes round the ends
        ("2, 4, 6, 8, 10, 12", 5),
        ("1-10", 0),
        ("11-20", 0),
        ("1-20", 0),
    ],
)
def test_the_view_says_how_many_tiles_are_missing_for_a_run_of_ten(board: str, missing: int) -> None:
    """Counted in the ten neighbouring spaces where fewest are missing."""
    table = scene(2, board={"B": board, "G": "3"})
    assert [table.view(viewer).rows[4].missing for viewer in (-1, 0, 1)] == [missing] * 3

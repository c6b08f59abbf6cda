"""Chapter 4: laying tiles."""

import pytest

from tablee.engine.record import Player
from tablee.engine.table import Table
from tablee.games.coup import GAME
from tests.games.coup.scene import LETTERS, SPECTATOR, TILES, scene
from tests.rules import rule


@rule("COUP-4.1")
def test_one_tile_each_in_turn_until_all_are_laid() -> None:
    table = scene(3, phase="lay", to_act=1)
    asked = []
    left = []
    while table.phase == "laying":
        asked.append(table.to_act)
        left.append(table.view(0).left)
        table.play(table.options()[0])
    assert asked == [1, 2, 0] * 5
    assert left == [5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1]
    assert table.phase == "swapping"
    assert table.view(0).left == 0


@rule("COUP-4.2")
@pytest.mark.parametrize("tile", TILES)
def test_each_tile_goes_on_its_own_space(tile: str) -> None:
    table = scene(2, phase="lay", hands=[tile]).play(f"lay {tile}")
    assert table.all_laid() == [tile]
    assert table.laid(tile[0]) == [int(tile[1:])]
    assert tile not in table.hand(0)
    assert table.sizes() == [11, 12]


@rule("COUP-4.2", "COUP-4.3")
def test_any_tile_of_the_hand_may_be_laid_and_no_other_move_is_offered() -> None:
    """There is no adjacency rule: tiles next to others and tiles far from all are offered alike."""
    table = scene(3, phase="lay", board={"R": "5"}, hands=["only Y01 Y20 O10 R04 R06 R19 V11 B20 G01 G20"])
    expected = ["Y01", "Y20", "O10", "R04", "R06", "R19", "V11", "B20", "G01", "G20"]
    assert table.options() == [f"lay {tile}" for tile in expected]
    for tile in expected:
        assert table.twin().play(f"lay {tile}").where(tile) == "board"


@rule("COUP-4.3")
def test_laying_is_compulsory() -> None:
    table = scene(3, phase="lay")
    for move in ("pass", "stop", "done"):
        assert table.refused(move).clause in {"COUP-4.3", "COUP-2.1"}
    assert table.refused("pass").clause == "COUP-4.3"
    assert all(move.startswith("lay ") for move in table.options())


@rule("COUP-4.3")
def test_only_a_tile_in_the_own_hand_can_be_laid() -> None:
    table = scene(3, phase="lay", hands=["Y01", "Y02"], board={"G": "7"}, pool="Y03")
    for tile in ("Y02", "Y03"):
        refusal = table.refused(f"lay {tile}")
        assert (refusal.clause, refusal.line.key) == ("COUP-4.3", "coup-refuse-not-held")
    refusal = table.refused("lay G07")
    assert (refusal.clause, refusal.line.key) == ("COUP-4.2", "coup-refuse-already-laid")


@rule("COUP-4.4")
def test_a_player_with_no_tile_is_skipped_and_the_others_go_on() -> None:
    hands = ["only Y01 Y03", "none", "only O01 O03 O05"]
    table = scene(3, phase="lay", hands=hands)
    asked = []
    while table.phase == "laying":
        asked.append(table.to_act)
        table.play(table.options()[0])
    assert asked == [0, 2, 0, 2, 2]
    assert table.all_laid() == ["Y01", "Y03", "O01", "O03", "O05"]


@rule("COUP-4.4")
def test_a_start_player_with_no_tile_is_skipped_too() -> None:
    table = scene(3, phase="buy", to_act=2, start=0, hands=["none", "Y01", "Y05"])
    table.play("stop")
    assert (table.phase, table.to_act) == ("laying", 1)


@rule("COUP-4.4")
def test_the_phase_ends_when_all_hands_are_empty() -> None:
    """Three turns are due to each, but nobody has a tile left for them: on to the swap."""
    table = scene(3, phase="lay", laid=2, hands=["only Y01", "none", "none"], pool_size=60)
    table.play("lay Y01")
    # Empty hands are not asked to swap either: they draw, and the next round begins.
    assert (table.view(0).round, table.phase, table.to_act) == (2, "buying", 1)
    assert table.sizes() == [11, 11, 11]


@rule("COUP-4.5")
def test_laid_tiles_stay_to_the_end_of_the_game() -> None:
    table = scene(2, phase="buy", seed=4)
    laid: set[str] = set()
    turn = 0
    while not table.state.over:
        moves = table.options()
        turn += 1
        table.play(moves[turn * 11 % len(moves)])
        assert laid <= set(table.all_laid())
        laid = set(table.all_laid())
    assert len(laid) >= 10


@rule("COUP-4.6")
@pytest.mark.parametrize("letter", LETTERS)
def test_t3_the_tenth_tile_in_a_row_is_the_coup_at_once(letter: str) -> None:
    table = scene(3, phase="lay", to_act=1, board={letter: "6-14"}, hands=["", f"{letter}15 {letter}05"])
    assert table.token_value(letter) == 250
    for tile in (f"{letter}15", f"{letter}05"):
        after = table.twin().play(f"lay {tile}")
        assert after.phase == "last-tiles"
        assert after.view(0).maker == 1
        assert after.to_act == 2
        assert after.token_value(letter) == 300


@rule("COUP-4.6")
def test_nine_in_a_row_are_not_enough() -> None:
    table = scene(3, phase="lay", board={"R": "6-13"}, hands=["R14"]).play("lay R14")
    assert table.phase == "laying"
    assert table.to_act == 1
    assert table.view(0).maker == -1


@rule("COUP-4.6")
def test_ten_tiles_that_are_not_in_a_row_are_no_coup() -> None:
    table = scene(3, phase="lay", board={"R": "1-5, 7-10"}, hands=["R20"]).play("lay R20")
    assert table.phase == "laying"


@rule("COUP-4.6")
def test_only_tiles_of_one_colour_make_a_run() -> None:
    """The last spaces of a row are no neighbours of the first spaces of the next row."""
    table = scene(3, phase="lay", board={"Y": "12-20", "O": "1-8"}, hands=["O09"]).play("lay O09")
    assert table.phase == "laying"
    assert table.token_value("Y") == table.token_value("O") == 250


@rule("COUP-4.6", "COUP-6.5")
def test_the_rest_of_laying_and_the_swap_are_not_played() -> None:
    table = scene(2, phase="lay", board={"B": "1-9"}, hands=["B10"])
    table.play("lay B10")
    assert (table.phase, table.to_act) == ("last-tiles", 1)
    sizes, pool = table.sizes(), table.pool()
    table.play("pass")
    assert table.state.over
    assert (table.sizes(), table.pool()) == (sizes, pool)


@rule("COUP-4.7")
def test_hands_are_not_refilled_while_laying() -> None:
    table = scene(4, phase="lay")
    pool = table.pool()
    for turn in range(15):
        table.play(table.options()[0])
        assert sum(table.sizes()) == 40 - turn - 1
        assert table.pool() == pool
    assert table.sizes() == [6, 6, 6, 7]


def test_a_laid_tile_is_something_learned() -> None:
    table = scene(3, phase="lay", hands=["Y01"])
    learned = table.learned
    assert table.play("lay Y01").learned > learned


def test_only_the_last_tile_in_hand_is_forced() -> None:
    """Hand sizes are public, so everybody knows that there is no choice. Nothing else is ever forced."""
    assert scene(3, phase="lay", hands=["only Y01"]).state.forced()
    assert not scene(3, phase="lay", hands=["only Y01 Y02", "only O01", "only O02"]).state.forced()
    assert not scene(3, phase="last", board={"G": "1-10"}, hands=["only Y01"]).state.forced()
    assert not scene(3, phase="swap", hands=["only Y01"]).state.forced()
    assert not scene(3, phase="buy", hands=["only Y01"], cash=[100, 0, 0]).state.forced()


@rule("COUP-4.3")
def test_a_forced_tile_is_laid_by_the_table_and_stands_in_the_record() -> None:
    table = Table(GAME, [Player("Ann"), Player("Ben"), Player("Cle")])
    table.state = scene(3, phase="lay", laid=3, hands=["only Y01 Y03", "only O01", "only R01 R03"]).state
    steps = table.play(0, "lay Y01")
    assert [str(event) for event in table.record.events] == ["0 lay Y01", "1 lay O01"]
    assert [(step.seat, made.forced) for step, made in zip(steps, table.moves, strict=True)] == [(0, False), (1, True)]
    assert table.state.to_act == 2


def test_done_is_never_said_by_the_table() -> None:
    """It would show that no later tile is left in the hand."""
    table = Table(GAME, [Player("Ann"), Player("Ben")])
    table.state = scene(2, phase="swap", hands=["only G20"]).state
    assert len(table.play(0, "aside G20")) == 1
    assert table.state.to_act == 0


@rule("COUP-4.1")
def test_what_is_left_to_lay_is_shown_to_everybody() -> None:
    table = scene(4, phase="lay", to_act=2, start=0, laid=1)
    assert [table.view(viewer).left for viewer in (0, 2, SPECTATOR)] == [3, 3, 3]

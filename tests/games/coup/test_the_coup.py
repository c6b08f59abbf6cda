"""Chapter 6: the Coup and the last tiles."""

import pytest

from tablee.games.coup import GAME
from tablee.games.coup.rules import has_coup
from tests.games.coup.scene import LETTERS, Scene, mask, new, scene
from tests.rules import rule


def last(seats: int, maker: int, board: str = "1-10", **more: object) -> Scene:
    """The Coup was just made by `maker` in red."""
    return scene(seats, phase="last", to_act=(maker + 1) % seats, maker=maker, board={"R": board}, **more)  # type: ignore[arg-type]


@rule("COUP-4.6", "COUP-6.1")
def test_t2_joining_two_runs_makes_a_longer_coup() -> None:
    table = scene(3, phase="lay", board={"G": "4-10, 12-17"}, hands=["G11"])
    assert table.token_value("G") == 250
    assert table.phase == "laying"
    table.play("lay G11")
    assert table.phase == "last-tiles"
    assert table.token_value("G") == 700


@rule("COUP-6.1")
def test_t4_a_run_does_not_go_round_the_ends() -> None:
    table = scene(3, phase="lay", board={"V": "1-5, 16-19"}, hands=["V20"]).play("lay V20")
    assert table.phase == "laying"
    assert table.token_value("V") == 100


@rule("COUP-6.1")
def test_t11_a_full_row() -> None:
    table = scene(2, phase="lay", board={"O": "1-9, 11-19"}, hands=["O10 O20"])
    assert table.token_value("O") == 500
    joined = table.twin().play("lay O10")
    assert (joined.phase, joined.token_value("O")) == ("last-tiles", 1200)
    longer = table.twin().play("lay O20")
    assert (longer.phase, longer.token_value("O")) == ("last-tiles", 550)


@rule("COUP-6.1")
@pytest.mark.parametrize("length", range(1, 21))
def test_ten_or_more_wherever_they_lie(length: int) -> None:
    for first in range(1, 22 - length):
        run = mask(range(first, first + length))
        assert has_coup(run) == (length >= 10)


@rule("COUP-6.1")
def test_every_hole_in_a_run_of_ten_spoils_it() -> None:
    for first in range(1, 12):
        for hole in range(first, first + 10):
            run = [number for number in range(first, first + 10) if number != hole]
            assert not has_coup(mask(run))


@rule("COUP-6.2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_other_player_may_lay_one_last_tile(seats: int) -> None:
    for maker in range(seats):
        hands = ["R20" if seat == maker else None for seat in range(seats)]
        table = scene(seats, phase="lay", to_act=maker, board={"R": "11-19"}, hands=hands).play("lay R20")
        asked = []
        while not table.state.over:
            assert table.phase == "last-tiles"
            asked.append(table.to_act)
            table.play(table.options()[0])
        assert asked == [(maker + turn) % seats for turn in range(1, seats)]
        assert len(table.all_laid()) == 10 + seats - 1
        assert table.phase == "scoring"


@rule("COUP-6.2")
def test_t10_the_order_of_the_last_tiles() -> None:
    """Seat 3 of 5 makes the Coup, whoever began the round and however much of it was left."""
    for start in range(5):
        for laid in range(3):
            hands = [None, None, None, "B10", None]
            table = scene(5, phase="lay", to_act=3, start=start, laid=laid, board={"B": "1-9"}, hands=hands)
            table.play("lay B10")
            asked = []
            while not table.state.over:
                asked.append(table.to_act)
                assert table.view(0).maker == 3
                table.play("pass")
            assert asked == [4, 0, 1, 2]


@rule("COUP-6.2", "COUP-6.3")
def test_a_last_tile_is_any_tile_of_the_own_hand_or_none() -> None:
    table = last(3, 0, hands=[None, "only Y01 R11 G20", None])
    assert table.options() == ["lay Y01", "lay R11", "lay G20", "pass"]
    refusal = table.refused("lay Y02")
    assert (refusal.clause, refusal.line.key) == ("COUP-6.2", "coup-refuse-not-held")
    assert table.refused("lay R05").clause == "COUP-4.2"
    table.play("lay G20")
    assert table.where("G20") == "board"
    assert table.to_act == 2


@rule("COUP-6.3")
def test_the_last_tile_is_optional() -> None:
    table = last(3, 2)
    hand, rows = table.hand(0), table.all_laid()
    table.play("pass")
    assert table.hand(0) == hand
    assert table.all_laid() == rows
    assert table.to_act == 1


@rule("COUP-6.3")
def test_a_player_with_no_tile_is_skipped() -> None:
    table = last(4, 0, hands=[None, None, "none", None]).play("pass")
    assert table.to_act == 3
    table.play("pass")
    assert table.state.over


@rule("COUP-6.3")
def test_if_nobody_else_has_a_tile_the_coup_is_the_end() -> None:
    hands = ["R10", "none", "none"]
    table = scene(3, phase="lay", board={"R": "1-9"}, hands=hands).play("lay R10")
    assert table.state.over
    assert table.phase == "scoring"


@rule("COUP-6.3")
def test_one_tile_in_hand_may_still_be_kept() -> None:
    table = last(3, 2, hands=["only Y07"])
    assert table.options() == ["lay Y07", "pass"]


@rule("COUP-6.4")
def test_a_last_tile_may_lengthen_the_winning_run() -> None:
    table = last(2, 0, hands=[None, "R11"], tokens=[{"R": 3}, {}]).play("lay R11")
    assert table.token_value("R") == 400
    assert table.state.scores() == [2700 + 3 * 400, 3000]


@rule("COUP-6.2", "COUP-6.4")
@pytest.mark.parametrize("maker", [0, 1])
@pytest.mark.parametrize("tile", ["R11", "R20", "B10"])
def test_between_two_players_the_one_last_tile_ends_the_game(maker: int, tile: str) -> None:
    """In the row of the Coup, beside it or apart from it, and in a row where it makes another run of ten."""
    hands = [None if seat == maker else tile for seat in range(2)]
    table = scene(2, phase="last", to_act=1 - maker, maker=maker, board={"R": "1-10", "B": "1-9"}, hands=hands)
    table.play(f"lay {tile}")
    assert table.where(tile) == "board"
    assert table.state.over
    assert table.phase == "scoring"
    assert [table.view(viewer).maker for viewer in (-1, 0, 1)] == [maker] * 3
    assert table.state.legal_actions() == []


@rule("COUP-6.4")
def test_a_second_run_of_ten_has_no_further_effect() -> None:
    hands = [None, "B15", None, None]
    table = scene(4, phase="last", to_act=1, maker=0, board={"R": "1-10", "B": "6-14"}, hands=hands)
    table.play("lay B15")
    assert table.token_value("B") == 300
    assert (table.phase, table.to_act, table.view(0).maker) == ("last-tiles", 2, 0)
    table.play("pass", "pass")
    assert table.state.over


@rule("COUP-6.4")
def test_the_same_run_made_longer_does_not_start_the_last_tiles_again() -> None:
    table = last(3, 0, hands=[None, "R11", "R12"]).play("lay R11", "lay R12")
    assert table.state.over
    assert table.view(0).maker == 0
    assert table.token_value("R") == 500


@rule("COUP-6.5")
def test_there_is_no_buying_and_no_swapping_after_the_coup() -> None:
    table = last(3, 0)
    tile = table.hand(1)[0]
    for move in ("buy R", "stop", f"aside {tile}", "done"):
        refusal = table.refused(move)
        assert (refusal.clause, refusal.line.key) == ("COUP-6.5", "coup-refuse-now")
    sizes, pool = table.sizes(), table.pool()
    table.play("pass", "pass")
    assert table.state.over
    assert table.phase == "scoring"
    assert (table.sizes(), table.pool()) == (sizes, pool)


@rule("COUP-6.5")
def test_nothing_can_be_played_after_the_end() -> None:
    table = last(2, 0).play("pass")
    assert table.state.legal_actions() == []
    assert table.view(0).to_act == -1
    for seat in (0, 1):
        assert table.refused("pass", seat=seat).line.key == "table-game-over"


@rule("COUP-6.6")
def test_the_109th_tile_forces_the_coup() -> None:
    """Two runs of nine in every row, 108 tiles: whatever is laid next makes a run of ten."""
    rows = {letter: "1-9, 11-19" for letter in LETTERS}
    table = scene(3, phase="lay", board=rows, hands=["only Y10 Y20 O10 B20", "only O20 R10 R20", "only V10 V20 B10"])
    assert len(table.all_laid()) == 108
    assert not any(has_coup(table.state.board[colour]) for colour in range(6))
    for move in table.options():
        assert table.twin().play(move).phase == "last-tiles"


@rule("COUP-6.6")
def test_no_row_holds_19_tiles_without_a_coup() -> None:
    full = range(1, 21)
    assert all(has_coup(mask([number for number in full if number != hole])) for hole in full)
    quiet = {(a, b) for a in full for b in full if a < b and not has_coup(mask(sorted(set(full) - {a, b})))}
    # Eighteen are possible: before, between and after the two gaps there are nine at the most.
    assert quiet == {(a, b) for a in range(1, 11) for b in range(11, 21) if b - a <= 10}


@rule("COUP-6.6")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_that_avoids_the_coup_as_long_as_it_can_still_ends(seats: int) -> None:
    """Invariant 11: and within the rounds that are possible; no hand runs out before."""
    most = {2: 10, 3: 8, 4: 7, 5: 8, 6: 7}
    table = new(seats, seed=seats)
    while table.phase != "last-tiles":
        moves = table.options()
        if table.phase == "laying":
            assert min(table.sizes()) >= 0
            assert len(table.hand(table.to_act)) > 0
            moves = sorted(moves, key=lambda move: has_coup(_after(table, move)))
        table.play(moves[0] if table.phase == "laying" else moves[-1])
        assert GAME.violations(table.state) == []
    assert table.view(0).round <= most[seats]
    assert len(table.all_laid()) <= 109


def _after(table: Scene, move: str) -> int:
    tile = move.split()[1]
    return int(table.state.board[LETTERS.index(tile[0])]) | 1 << int(tile[1:]) - 1


def test_the_maker_is_shown_to_everybody() -> None:
    table = scene(3, phase="lay", to_act=2, board={"Y": "1-9"}, hands=[None, None, "Y10"])
    assert table.view(0).maker == -1
    table.play("lay Y10")
    assert [table.view(viewer).maker for viewer in (-1, 0, 1, 2)] == [2, 2, 2, 2]


@rule("COUP-4.6", "COUP-6.4")
def test_spaces_that_would_make_the_coup_are_shown_until_it_is_made() -> None:
    """T3: 5 or 15 beside 6-14. After the Coup no tile makes one, in that row or in another."""
    table = scene(3, phase="lay", board={"R": "6-14", "B": "1-9, 11-19", "Y": "1-8"}, hands=["R15"])

    def shown(viewer: int) -> dict[str, list[int]]:
        return {row.colour: list(row.coups) for row in table.view(viewer).rows if row.coups}

    assert [shown(viewer) for viewer in (-1, 0, 1, 2)] == [{"R": [5, 15], "B": [10, 20]}] * 4
    table.play("lay R15")
    assert [shown(viewer) for viewer in (-1, 0, 1, 2)] == [{}] * 4
    table.play("pass", "pass")
    assert table.state.over
    assert [shown(viewer) for viewer in (-1, 0, 1, 2)] == [{}] * 4


def test_passing_is_nothing_learned_and_a_last_tile_is() -> None:
    table = last(4, 0)
    learned = table.learned
    assert table.play("pass").learned == learned
    assert table.play(table.options()[0]).learned > learned

"""Finished games replay to their result for ever, and among them is every way a game can go."""

from pathlib import Path

import pytest

from tablee.engine.errors import TableeError
from tablee.engine.record import Move, Undo
from tablee.engine.table import Table
from tablee.games.coup import GAME
from tablee.games.coup.rules import CoupState
from tests.games.coup.scene import LETTERS, Scene
from tests.games.records import Records

RECORDS = Records(Scene)
named, steps, end = RECORDS.named, RECORDS.steps, RECORDS.end


@RECORDS.each
def test_a_record_is_read_as_it_was_written_and_replays_to_its_result(file: Path) -> None:
    RECORDS.assert_replays(file)


@RECORDS.each
def test_every_position_of_a_record_keeps_the_invariants(file: Path) -> None:
    RECORDS.assert_invariants(file)


def test_a_record_with_another_result_is_found() -> None:
    RECORDS.assert_another_result_is_found("2-seats")


def test_a_record_with_an_illegal_move_is_found() -> None:
    record = named("2-seats")
    first = next(i for i, event in enumerate(record.events) if str(event).startswith("0 lay"))
    del record.events[first]
    with pytest.raises(TableeError, match=f"move {first + 1} .*not your turn"):
        Table.replay(GAME, record)


def test_every_number_of_players_is_there() -> None:
    assert {record.seats for record in RECORDS.all()} == {2, 3, 4, 5, 6}
    for seats in range(2, 7):
        assert named(f"{seats}-seats").seats == seats


def test_a_pool_runs_dry_before_the_end() -> None:
    dry = [move for move, table in steps(named("pool-runs-dry")) if table.pool_size == 0]
    assert len(dry) > 1


def test_a_tie_for_first_place() -> None:
    result = named("tie-for-first").result
    assert result is not None
    assert result.count(max(result)) > 1
    assert max(end("tie-for-first").state.returns()) < 1


def test_a_coup_that_joins_two_runs() -> None:
    rows: dict[str, list[int]] = {letter: [] for letter in LETTERS}
    for move, table in steps(named("coup-by-joining-two-runs")):
        if table.phase == "last-tiles":
            letter, number = move[4], int(move[5:])
            assert move == f"lay {letter}{number:02d}"
            before = rows[letter]
            assert {number - 1, number + 1} <= set(before)
            first = last = number
            while first - 1 in before:
                first -= 1
            while last + 1 in before:
                last += 1
            assert last - first + 1 > 10
            return
        rows = {letter: table.laid(letter) for letter in LETTERS}
    pytest.fail("no Coup")


def last_moves(name: str) -> list[str]:
    """What is played after the Coup."""
    found: list[str] = []
    coup = False
    for move, table in steps(named(name)):
        if coup:
            found.append(move)
        coup = coup or table.phase == "last-tiles"
    return found


def test_last_tiles_passed_and_last_tiles_used() -> None:
    assert set(last_moves("last-tiles-passed")) == {"pass"}
    used = last_moves("last-tiles-used")
    assert used
    assert all(move.startswith("lay ") for move in used)


def test_an_undo_inside_a_swap() -> None:
    events = named("undo-inside-a-swap").events
    pairs = zip(events, events[1:], strict=False)
    undone = [(move, event) for move, event in pairs if isinstance(move, Move) and isinstance(event, Undo)]
    assert undone
    for before, event in undone:
        assert event.steps == 1
        assert event.seat == before.seat
    assert any(" aside " in f" {before}" for before, event in undone)


def test_an_undo_by_agreement() -> None:
    """A move of another was taken back with it, or a tile had been seen."""
    record = named("undo-by-agreement")
    table = Table(GAME, record.players, record.options, record.seed)
    agreed = 0
    for event in record.events:
        if isinstance(event, Undo):
            offer = table.may_take_back(event.seat)
            assert not offer.free
            assert 0 < offer.steps <= event.steps  # what the seat saw of it, and what was really taken back
            with pytest.raises(TableeError, match="everybody at the table must agree"):
                table.take_back(event.seat)
            table.take_back(event.seat, agreed=True)
            assert table.record.events[-1] == event
            agreed += 1
        elif isinstance(event, Move) and table.state.to_act == event.seat and not table.state.over:
            table.play(event.seat, event.text)
    assert agreed > 0
    assert table.record.events == record.events


def test_an_undo_gives_the_same_tiles_again() -> None:
    """Nothing is dealt anew: play, take back by agreement, play the same, and the same tiles are drawn."""
    record = named("2-seats")
    table = Table(GAME, record.players, record.options, record.seed)
    for move in record.standing():
        table.play(move.seat, move.text)
        if move.text == "done":
            assert isinstance(table.state, CoupState)
            drawn = Scene(table.state).hand(move.seat)
            assert table.take_back(move.seat, agreed=True).steps == 1
            table.play(move.seat, move.text)
            assert isinstance(table.state, CoupState)
            assert Scene(table.state).hand(move.seat) == drawn
            return
    pytest.fail("no swap")

"""Finished games replay to their result for ever, and among them is every way a game can go."""

from pathlib import Path

import pytest

from tablee.engine.errors import TableeError
from tablee.engine.record import Resign
from tablee.engine.table import Table
from tablee.games.coupe_nation import GAME
from tests.games.coupe_nation.scene import POSITIONS, Scene
from tests.games.records import Records

RECORDS = Records(Scene)
named, steps, end = RECORDS.named, RECORDS.steps, RECORDS.end


@RECORDS.each
def test_a_record_is_read_as_it_was_written_and_replays_to_its_result(file: Path) -> None:
    text, record = file.read_text(encoding="utf-8"), RECORDS.read(file)
    table = Table.replay(GAME, record, where=file.name)
    assert str(record) == text == str(table.record)
    assert table.record.result == table.state.scores()
    assert record.won == (list(range(record.seats)) if table.state.returns()[0] else [])


@RECORDS.each
def test_every_position_of_a_record_keeps_the_invariants(file: Path) -> None:
    RECORDS.assert_invariants(file)


def test_a_record_with_another_result_is_found() -> None:
    record = named("won")
    assert record.result == [28, 28, 28]
    record.result[0] = 27
    with pytest.raises(TableeError):
        Table.replay(GAME, record)


@pytest.mark.parametrize(
    ("name", "ending"), [("won", "won"), ("won-with-finish", "won"), ("collapsed", "collapsed"), ("stuck", "stuck")]
)
def test_every_way_of_ending(name: str, ending: str) -> None:
    table = end(name)
    assert table.ending == ending
    assert len(set(table.state.returns())) == len(set(table.state.scores())) == 1
    assert table.seen.finish == (name == "won-with-finish")
    if name == "won-with-finish":
        assert table.at("L7P1") == "FIN"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_of_seats_with_and_without_the_finish_card(seats: int) -> None:
    assert named(f"{seats}-seats").seats == named(f"{seats}-seats-finish").seats == seats
    assert named(f"{seats}-seats-finish").options == {"finish": True}


@pytest.mark.parametrize(("name", "hidden"), [("replaced", False), ("replaced-hidden", True)])
def test_cards_are_replaced(name: str, hidden: bool) -> None:
    found = []
    before: Scene | None = None
    for move, table in steps(named(name)):
        if (
            before is not None
            and move.startswith("on ")
            and before.state.pending.steps[0] == GAME.parse(table.state, 0, "reserve")
        ):
            at = POSITIONS.index(move.removeprefix("on "))
            if before.state.occupied >> at & 1:
                found.append(bool(before.state.down >> at & 1))
        before = table.twin()
    assert hidden in found


def test_the_finish_card_is_sent_to_the_reserve() -> None:
    assert "reserve" in {table.seen.finish_at for _, table in steps(named("finish-in-reserve"))}


def test_steps_are_taken_back_inside_an_action() -> None:
    RECORDS.assert_undo("undo-inside-an-action", free=True)


def test_somebody_resigns_and_the_team_wins_all_the_same() -> None:
    record = named("resignation")
    [gone] = [event.seat for event in record.events if isinstance(event, Resign)]
    assert gone in record.won

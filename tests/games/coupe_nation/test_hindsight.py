"""What would have won a lost game: found with the cards as they lay, within bounds, and the same every time."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.engine.hindsight import missed_win, steps_of_line
from tablee.engine.record import Record
from tablee.engine.table import Table
from tablee.games.coupe_nation import GAME, hindsight
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.state import CoupeNationState
from tests.games.coupe_nation.scene import Scene, full, scene
from tests.sample import sample

RECORDS = Path(__file__).parents[2] / "records/coupe_nation"
WORK = sample(60_000, small=4_000)


def recorded(name: str) -> Table:
    return Table.replay(GAME, Record.read((RECORDS / f"{name}.tablee").read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", ["collapsed", "stuck"])
def test_a_line_that_wins_is_found_late_in_a_lost_game(name: str) -> None:
    table = recorded(name)
    line = missed_win(table, WORK)
    assert line is not None
    lost = table.state
    assert isinstance(lost, CoupeNationState)
    steps = steps_of_line(table, line)  # every move is judged by the rules
    assert steps[-1].after.ending == n.WON
    assert steps[0].before.turns > lost.turns - hindsight.LATE
    assert not steps[0].before.pending.count


def test_the_same_game_gives_the_same_line() -> None:
    assert missed_win(recorded("collapsed"), WORK) == missed_win(recorded("collapsed"), WORK)


@pytest.mark.parametrize("name", ["won", "won-with-finish", "resignation"])
def test_nothing_is_looked_for_where_nothing_was_lost_at_the_tower(name: str) -> None:
    assert missed_win(recorded(name), WORK) is None


def played(table: Scene, *moves: str) -> list[CoupeNationState]:
    """The positions of a game that goes on from a scene."""
    found = [table.state.clone()]
    for move in moves:
        table.play(move)
        found.append(table.state.clone())
    return found


def test_it_knows_what_lay_face_down() -> None:
    """A card that was opened wrongly can only be replaced: 30 - 1 takes 29, if it is in the Reserve."""
    tower = full().replace(" L6P2=29", " L6P2=3@1")
    table = scene(2, tower=tower, hands=["1 30", "24 15"], reserve="50 29 41 42 43 44", deck="none")
    positions = played(table, "open L6P2")
    assert positions[-1].ending == n.COLLAPSED
    line = hindsight.winning_line(positions, WORK)
    assert line is not None
    assert line.start == 0
    again = Scene(positions[0].clone())
    for action in line.actions:
        again.state.apply(action)
    assert again.ending == "won"


def test_nothing_is_said_where_no_line_can_win() -> None:
    """Nobody has a card for the place, and nothing in the Reserve can be reached."""
    tower = full().replace(" L6P2=29", " L6P2=3@1")
    table = scene(2, tower=tower, hands=["15", "16"], reserve="50 1 41 42 43 44", deck="none")
    assert hindsight.winning_line(played(table, "open L6P2"), WORK) is None


@pytest.mark.parametrize("work", [1, 50, 300])
def test_it_looks_at_no_more_positions_than_it_may(work: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0
    after = hindsight._Search._after

    def counted(search: hindsight._Search, state: CoupeNationState, action: int) -> CoupeNationState:
        nonlocal tried
        tried += 1
        return after(search, state, action)

    monkeypatch.setattr(hindsight._Search, "_after", counted)
    missed_win(recorded("collapsed"), work)
    assert work <= tried <= work + 256  # the options of the last decision are all tried


def test_the_game_that_was_played_is_left_alone() -> None:
    table = recorded("stuck")
    before = str(table.record)
    missed_win(table, 2_000)
    assert str(table.record) == before
    assert isinstance(table.state, CoupeNationState)
    assert table.state.ending == n.STUCK

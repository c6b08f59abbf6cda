"""Finished games replay to their result for ever, and among them is every way a game can go."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.engine.record import Move, Record, Undo
from tablee.engine.table import Table
from tablee.games.coupage import GAME
from tests.games.coupage.scene import Scene, new
from tests.games.records import Records

RECORDS = Records(Scene)
named = RECORDS.named


def steps(record: Record) -> Iterator[tuple[str, str, Scene]]:
    """Each move that stands, what was asked, and the position after it."""
    assert record.seed.number is not None
    table = new(record.seats, record.seed.number, options=record.options)
    for move in record.standing():
        assert move.seat == table.to_act
        phase = table.phase
        table.play(move.text)
        yield move.text, phase, table


@RECORDS.each
def test_a_record_is_read_as_it_was_written_and_replays_to_its_result(file: Path) -> None:
    RECORDS.assert_replays(file)


@RECORDS.each
def test_every_position_of_a_record_keeps_the_invariants(file: Path) -> None:
    for move, _, table in steps(RECORDS.read(file)):
        assert GAME.violations(table.state) == [], move


def test_a_record_with_another_result_is_found() -> None:
    RECORDS.assert_another_result_is_found("2-seats")


@pytest.mark.parametrize("recipe", ["BLA", "ROS", "ROU", "CVB", "CVR"])
def test_every_recipe_is_bottled_by_a_winner(recipe: str) -> None:
    table = list(steps(named(f"recipe-{recipe}")))[-1][2]
    winner = table.view(0).winner
    barrels = table.view(0).players[winner].barrels
    assert recipe in [barrel.recipe for barrel in barrels if barrel.stage == "bottled"]


@pytest.mark.parametrize("kind", ["JEU", "VOL", "PIQ", "OEN", "REC", "EVA", "VDT"])
def test_every_special_is_played(kind: str) -> None:
    assert f"play {kind}" in [move for move, *_ in steps(named(f"special-{kind}"))]


@pytest.mark.parametrize("ability", ["rose", "rouge", "cava-blanc"])
def test_every_ability_is_used(ability: str) -> None:
    moves = [move for move, phase, _ in steps(named(f"ability-{ability}")) if phase == ability]
    assert set(moves) - {"decline"}


def test_an_extra_turn_is_played() -> None:
    turns = [(table.view(0).turns, table.view(0).turn) for _, _, table in steps(named("ability-cava-rose"))]
    again = [one for one, two in zip(turns, turns[1:], strict=False) if two[0] == one[0] + 1 and two[1] == one[1]]
    assert again


def test_both_safety_ends() -> None:
    idle = list(steps(named("safety-end")))[-1][2]
    assert (idle.view(0).winner, idle.view(0).turns < 300) == (-1, True)
    limit = list(steps(named("turn-limit")))[-1][2]
    assert (limit.view(0).winner, limit.view(0).turns) == (-1, 300)


def test_a_reshuffle_and_a_win_by_two_cavas() -> None:
    sizes = [table.pile_size for _, _, table in steps(named("reshuffle"))]
    assert any(after > before for before, after in zip(sizes, sizes[1:], strict=False))
    end = list(steps(named("second-cava-is-wine")))[-1][2]
    assert end.view(0).players[end.view(0).winner].cavas == 2


@pytest.mark.parametrize(("name", "free"), [("undo-inside-a-move", True), ("undo-by-agreement", False)])
def test_undo_of_both_kinds(name: str, free: bool) -> None:
    record = named(name)
    table = Table(GAME, record.players, record.options, record.seed, rules=record.rules)
    undone = 0
    while len(table.record.events) < len(record.events):  # forced moves follow by themselves
        event = record.events[len(table.record.events)]
        if isinstance(event, Undo):
            assert table.may_take_back(event.seat).free is free
            table.take_back(event.seat, agreed=not free)
            undone += 1
        else:
            assert isinstance(event, Move)
            table.play(event.seat, event.text)
    assert undone
    assert table.record.events == record.events

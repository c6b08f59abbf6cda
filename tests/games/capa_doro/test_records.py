"""Finished games replay to their result for ever, and among them is every way a game can go."""

from pathlib import Path

import pytest

from tablee.engine.record import Resign
from tests.games.capa_doro.scene import EVENTS, Scene
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


def test_sixty_points_end_a_game() -> None:
    assert max(end("sixty-points").state.scores()) >= 60
    assert end("sixty-points").seen.prompt.key == "capa-doro-prompt-won"
    assert max(end("exactly-sixty").state.scores()) == 60


def test_an_empty_bag_ends_a_game() -> None:
    table = end("bag-empty")
    assert (table.bag_size, table.seen.winner) == (0, -1)
    assert table.seen.prompt.key == "capa-doro-prompt-most"


def test_money_decides_and_a_victory_is_shared() -> None:
    assert end("tie-by-money").seen.prompt.key == "capa-doro-prompt-money"
    assert end("shared-victory").seen.prompt.key == "capa-doro-prompt-shared"
    assert named("shared-victory").won == [0, 1]


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_is_turned_up(kind: str) -> None:
    assert kind in {table.seen.event for _, table in steps(named(f"event-{kind}"))}


def test_a_game_without_events() -> None:
    assert all(table.seen.event == "" for _, table in steps(named("without-events")))


def test_two_players_sow_neutral_plantations_and_a_victim_chooses() -> None:
    verbs = {move.split()[0] for move, _ in steps(named("two-player-neutral"))}
    assert {"neutral", "lose"} <= verbs


@pytest.mark.parametrize(("name", "free"), [("undo-in-a-turn", True), ("undo-by-agreement", False)])
def test_undo_of_both_kinds(name: str, free: bool) -> None:
    RECORDS.assert_undo(name, free=free)


def test_somebody_resigns_and_the_others_play_on() -> None:
    record = named("resignation")
    [gone] = [event.seat for event in record.events if isinstance(event, Resign)]
    assert gone not in (record.won or [])

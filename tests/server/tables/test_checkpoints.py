"""Checkpoints. That whoever goes on from one arrives at the same state is checked by `Playing` after every act."""

from __future__ import annotations

import pytest
from msgspec import json

from tablee.server.messages import Undo
from tablee.server.tables import checkpoints
from tablee.server.tables.checkpoints import Checkpoint, UnusableCheckpoint
from tablee.server.tables.state import TableState
from tests.server.tables.playing import Playing, table


def a_game() -> Playing:
    played = table("Ann", "Bob", "Cem")
    for _ in range(8):
        played.move(played.options(played.asked)[0])
    turn = played.turn
    played.move(played.options(played.asked)[0])
    played.act(turn, Undo)
    return played


def resumed(played: Playing, checkpoint: Checkpoint) -> TableState:
    fresh = TableState(played.row, played.game, None, played.pauses)
    checkpoints.resume(fresh, checkpoint)
    return fresh


def test_a_checkpoint_has_no_names_and_nothing_that_was_taken_back() -> None:
    played = a_game()
    played.state.set_names({0: "Annabel", 1: "Robert", 2: "Cemal"})
    body = json.decode(checkpoints.take(played.state).body)
    assert "Annabel" not in str(body)
    assert len(body["game"]["moves"]) == len(played.state.game_table.moves)


def test_a_resumed_game_has_no_record_until_its_first_events_are_there() -> None:
    played = a_game()
    other = resumed(played, checkpoints.take(played.state))
    with pytest.raises(ValueError, match="missing"):
        other.record(named=False)


@pytest.mark.parametrize(
    "change",
    [
        {"version": "0.0.0"},
        {"format": 0},
        {"seq": 3},
        {"clocks": None},
        {"counts": "many"},
    ],
)
def test_a_checkpoint_of_another_program_is_of_no_use(change: dict[str, object]) -> None:
    played = a_game()
    taken = checkpoints.take(played.state)
    body = json.encode(json.decode(taken.body) | change)
    with pytest.raises(UnusableCheckpoint):
        resumed(played, Checkpoint(taken.seq, body))


def test_moves_that_lead_elsewhere_are_of_no_use() -> None:
    played = a_game()
    taken = checkpoints.take(played.state)
    body = json.decode(taken.body)
    del body["game"]["moves"][-1]
    with pytest.raises(UnusableCheckpoint):
        resumed(played, Checkpoint(taken.seq, json.encode(body)))


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[]", b'{"format":1}'])
def test_a_damaged_checkpoint_is_of_no_use(body: bytes) -> None:
    with pytest.raises(UnusableCheckpoint):
        resumed(a_game(), Checkpoint(12, body))

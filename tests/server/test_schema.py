"""The published schema says what the wire does."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from tablee.engine.record import Player
from tablee.engine.state import SPECTATOR
from tablee.engine.table import Table
from tablee.engine.view import Line
from tablee.games import games
from tablee.server import messages
from tablee.server.messages import Look, Move, NewTable, Scene, Sit, Snapshot, Told, Update
from tablee.server.schema import edition, message_schema, part_name
from tests.server.test_client import info
from tools import ROOT

decoder = msgspec.json.Decoder(messages.ClientMessage)


def fits(name: str, message: Any) -> bool:
    schema = message_schema()
    chosen = {"$schema": schema["$schema"], "$ref": f"#/$defs/{name}", "$defs": schema["$defs"]}
    return jsonschema_rs.validator_for(chosen).is_valid(msgspec.to_builtins(message))


def test_it_is_a_schema() -> None:
    assert jsonschema_rs.meta.is_valid(message_schema())


@pytest.mark.parametrize(
    "message", [Sit(id="1"), Sit(id="1", seat=2, name="Ada"), Move(id="1", text="buy R", n=4), Look(), Look(0, 3, "e")]
)
def test_what_a_client_may_say_fits(message: messages.ClientMessage) -> None:
    assert fits("ClientMessage", message)


@pytest.mark.parametrize(
    "message",
    [
        {"t": "sit"},
        {"t": "sit", "id": ""},
        {"t": "sit", "id": "1", "seat": -1},
        {"t": "move", "id": "1"},
        {"t": "move", "id": "1", "text": "buy R", "more": 1},
        {"t": "nonce", "id": "1", "nonce": ""},
        {"t": "nonce", "id": "1", "nonce": "0"},
        {"t": "rematch", "id": "1", "nonce": "00"},  # before the commitment is known
        {"t": "fly", "id": "1"},
        {"id": "1"},
    ],
)
def test_what_the_server_refuses_to_read_does_not_fit(message: dict[str, Any]) -> None:
    assert not fits("ClientMessage", message)
    with pytest.raises(msgspec.ValidationError):
        decoder.decode(msgspec.json.encode(message))


def test_defaults_may_be_left_out_by_clients_only() -> None:
    assert fits("NewTable", {"game": "coup", "seats": 3})
    assert fits("NewTable", NewTable(game="coup", seats=3))
    assert not fits("NewTable", {"game": "coup", "seats": 3, "nonce": "00"})
    assert fits("ServerMessage", Update(3, [], [Line("x")]))
    assert not fits("ServerMessage", {"t": "update", "n": 3, "changes": []})


@pytest.mark.parametrize("name", sorted(games()))
def test_a_snapshot_of_every_game_fits(name: str) -> None:
    game = games()[name]
    table = Table(game, [Player()] * game.seats_max, seed=1)
    for viewer in (SPECTATOR, 0):
        scene = Scene(viewer, info(game=name), table.view(viewer), game.choices(table.state, viewer))
        message = Snapshot(3, edition(), scene, [Told(1, Line("x"))], 0, (), 0)
        assert fits("ServerMessage", message)
        assert fits("GameView", scene.view)


def test_a_view_without_a_field_does_not_fit() -> None:
    scene = msgspec.to_builtins(Scene(0, info(), {"viewer": 0}))
    assert not fits("Scene", scene)


def test_parts_of_a_game_begin_with_its_name() -> None:
    assert part_name("capa_doro", "PlayerView") == "CapaDoroPlayerView"
    assert part_name("coup", "CoupView") == "CoupView"


def test_it_is_the_same_in_every_process() -> None:
    """Two servers of one edition must agree that they are."""
    program = "from tablee.server.schema import *; print(edition(), list(message_schema()['$defs']))"
    said = {
        subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert said == {f"{edition()} {list(message_schema()['$defs'])}\n"}


def examples() -> list[Any]:
    """Every message that stands in docs/protocol.md."""
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    found, reader = [], json.JSONDecoder()
    for block in re.findall(r"```json\n(.*?)```", page, re.DOTALL):
        rest = block.strip()
        while rest:
            message, end = reader.raw_decode(rest)
            found.append(message)
            rest = rest[end:].strip()
    return found


def test_the_examples_for_people_fit() -> None:
    found = examples()
    kinds = ("ClientMessage", "ServerMessage", "NewTable")
    assert len(found) > 15
    assert [message for message in found if not any(fits(kind, message) for kind in kinds)] == []

"""The browser client's types come from the messages."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest

from tablee.games import games
from tablee.server.schema import message_schema
from tests.packages.stepping_stones.stepping_stones import GAME as STEPPING_STONES
from tools import ROOT, types


def test_the_written_types_are_current() -> None:
    assert types.main("--check") == 0, "python -m tools.types"


@pytest.mark.parametrize(
    ("schema", "text"),
    [
        ({"$ref": "#/$defs/Line"}, "Line"),
        ({"enum": ["a", "b"]}, '"a" | "b"'),
        ({"type": "integer", "minimum": 0}, "number"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "array", "items": {"enum": ["a", "b"]}}, '("a" | "b")[]'),
        ({"type": "array", "prefixItems": [{"type": "string"}, {}], "items": False}, "[string, unknown]"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "Record<string, boolean>"),
    ],
)
def test_a_schema_becomes_a_type(schema: dict[str, Any], text: str) -> None:
    assert types.type_of(schema) == text


def test_what_has_no_type_is_not_passed_over() -> None:
    with pytest.raises(ValueError, match="no TypeScript"):
        types.type_of({"type": "array-of-sorts"})


def test_messages_become_interfaces() -> None:
    text = types.wire_types()
    assert 'export interface Move {\n  t: "move";\n' in text
    assert "  seat?: number | null;\n" in text  # a client may leave it out
    assert "  ack: string;\n" in text  # the server never does
    assert "  view: GameView | null;\n" in text
    assert "/** Your act was not done, and why. */\nexport interface Refused {" in text
    assert "  /** in notation: one step, or all steps of a move */\n  text: string;" in text
    assert "export type ServerMessage =\n  | Snapshot\n" in text


def test_views_are_in_the_folders_of_their_games() -> None:
    written = {str(path.relative_to(ROOT)): text for path, text in types.files().items()}
    assert set(written) == {"web/src/wire.ts", *(f"web/src/games/{name}/wire.ts" for name in games())}
    own, shared = written["web/src/games/coup/wire.ts"], written["web/src/wire.ts"]
    assert "import type { Line, Phase, Standing } from '../../wire'\n" in own
    assert "export interface CoupView {\n  viewer: number;\n" in own
    assert "  /** tiles in a run that make the Coup */\n  goal: number;\n" in own
    assert "export interface View {\n" in shared
    assert "export type GameView = View;\n" in shared


def test_a_game_changes_no_shared_file() -> None:
    before = types.wire_types()
    message_schema.cache_clear()
    try:
        with patch.dict(games(), {STEPPING_STONES.id: STEPPING_STONES}):
            assert "SteppingStonesStonesView" in message_schema()["$defs"]
            assert types.wire_types() == before
            assert len(types.files()) == len(games())  # one for all, and none for a game without a drawn board
    finally:
        message_schema.cache_clear()
    assert types.view_types(STEPPING_STONES).count("export interface ") == 2


def test_a_file_that_is_not_current_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(types, "view_types", lambda game: "// another view\n")
    assert types.main("--check") == 1
    said = "".join(capsys.readouterr())
    assert "web/src/games/coup/wire.ts" in said
    assert "web/src/wire.ts" not in said


def test_what_is_asked_and_answered_over_http_has_types_too() -> None:
    text = types.wire_types()
    for name in ("Me", "GameInfo", "TableLine", "TableDetails", "OpenedTable", "Problem", "LogPage", "DeviceLink"):
        assert text.count(f"export interface {name} {{\n") == 1
    assert "  table: TableInfo;\n  yours: number[];\n" in text
    assert "  /** empty: not known yet */\n  person: string;\n" in text
    assert text.count("export interface TableInfo {\n") == 1


def test_what_can_only_be_one_of_a_few_things_says_so() -> None:
    text = types.wire_types()
    assert '  kind: "bank" | "days" | "move" | "none";\n' in text
    assert '  join: "anyone" | "invited";\n  watch: "anyone" | "invited" | "nobody";\n' in text

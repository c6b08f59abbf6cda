"""The browser client's types come from the messages."""

from __future__ import annotations

from typing import Any

import pytest

from tools import types


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

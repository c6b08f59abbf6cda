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
    assert "  /** in notation */\n  text: string;" in text
    assert "export type ServerMessage =\n  | Snapshot\n" in text

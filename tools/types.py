"""Write the TypeScript types of everything sent between browser and server.

web/src/wire.ts holds what all games share: the live protocol, from the schema that the server publishes, and the HTTP
API, from its structs. web/src/games/<game>/wire.ts holds the view of a game that has a drawn board. So a new game
changes no shared file.

python -m tools.types            write them
python -m tools.types --check    check whether they are up to date
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from tablee.engine.game import Game
from tablee.games import games
from tablee.server import messages
from tablee.server.schema import answer_schema, message_schema, part_name, view_parts
from tablee.server.web.api import shapes
from tablee.server.web.problems import Problem
from tools import ROOT, say

SOURCES = ROOT / "web" / "src"
FIELD = r"^    (\w+): .*?  # (.+)$"
HEAD = """\
// Written by `python -m tools.types` from src/tablee/server/messages.py and the HTTP API.
// Do not edit.
"""
HEAD_OF_GAME = """\
// Written by `python -m tools.types` from the view of the game.
// Do not edit.
"""


def files() -> dict[Path, str]:
    """Everything that is written, by its path."""
    drawn = [game for game in games().values() if (SOURCES / "games" / game.id).is_dir()]
    return {
        SOURCES / "wire.ts": wire_types(),
        **{SOURCES / "games" / game.id / "wire.ts": view_types(game) for game in drawn},
    }


def view_types(game: Game) -> str:
    """The types of a game's view."""
    parts = view_parts(game)
    shared = sorted(_named(list(parts.values())) - parts.keys())
    imports = f"import type {{ {', '.join(shared)} }} from '../../wire'" if shared else ""
    return "\n\n".join([HEAD_OF_GAME + imports, *(_declaration(name, parts[name], parts) for name in parts)]) + "\n"


def _named(schema: Any) -> set[str]:
    """The parts that a schema refers to."""
    if isinstance(schema, dict):
        found = {str(schema["$ref"]).rpartition("/")[2]} if "$ref" in schema else set[str]()
        return found.union(*map(_named, schema.values()))
    return set[str]().union(*map(_named, schema)) if isinstance(schema, list) else set()


def wire_types() -> str:
    """The types that all games share. What is known of any view is what all views have."""
    own = {name for game in games().values() for name in view_parts(game)} | {"GameViews"}
    parts = {name: part for name, part in message_schema()["$defs"].items() if name not in own}
    parts["GameView"] = {"anyOf": [{"$ref": "#/$defs/View"}]}
    answers = {name: part for name, part in answer_schema(*_answers()).items() if name not in parts}
    constants = [f"export const {name} = {getattr(messages, name)};" for name in ("LONGEST_MESSAGE", "LONGEST_WORDS")]
    return (
        "\n\n".join(
            [
                HEAD + "\n".join(constants),
                *(_declaration(name, part, parts) for name, part in (parts | answers).items()),
            ]
        )
        + "\n"
    )


def _answers() -> list[type]:
    own = [shape for shape in vars(shapes).values() if _is_struct(shape) and shape.__module__ == shapes.__name__]
    over_http = [messages.Replay, messages.Hindsight, messages.BranchWish, messages.GameStatistics]
    return [*own, *over_http, Problem]


def _declaration(name: str, schema: dict[str, Any], all_parts: dict[str, dict[str, Any]]) -> str:
    doc = _doc(schema.get("description", ""))
    if "properties" not in schema:
        return f"{doc}export type {name} ={_union(schema, all_parts)};"
    comments = _comments().get(name, {})
    fields = [
        _doc(comments.get(field) or part.get("description", ""), "  ")
        + f"  {field}{'' if field in schema['required'] else '?'}: {type_of(part)};\n"
        for field, part in schema["properties"].items()
    ]
    return f"{doc}export interface {name} {{\n{''.join(fields)}}}"


def _union(schema: dict[str, Any], all_parts: dict[str, dict[str, Any]]) -> str:
    """A union type. Options that form another union are replaced by its name."""
    options = [type_of(option) for option in schema["anyOf"]]
    for name, part in all_parts.items():
        listed = {type_of(option) for option in part.get("anyOf", ())}
        if len(listed) > 1 and listed < set(options):
            options = [name, *(option for option in options if option not in listed)]
    return f" {options[0]}" if len(options) == 1 else "".join(f"\n  | {option}" for option in options)


def type_of(schema: dict[str, Any]) -> str:
    """The TypeScript type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(type_of(option) for option in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(type_of(item) for item in schema['prefixItems'])}]"
        case "array":
            item = type_of(schema["items"])
            return f"({item})[]" if {"anyOf", "enum"} & set(schema["items"]) else f"{item}[]"
        case "object":
            return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case None if set(schema) <= {"default", "description"}:
            return "unknown"
    raise ValueError(f"no TypeScript for {schema}")


def _doc(text: str, indent: str = "") -> str:
    return f"{indent}/** {text.replace('*/', '* /')} */\n" if text else ""


@cache
def _comments() -> dict[str, dict[str, str]]:
    """The comments after the fields in the Python source, by the name of the type."""
    found = {}
    structs = [*vars(messages).values(), *_answers()]
    for module in {sys.modules[struct.__module__] for struct in structs if _is_struct(struct)}:
        found.update(_in(inspect.getsource(module)))
    for game in games().values():
        board = inspect.getsource(sys.modules[game.view_type.__module__])
        found.update({part_name(game.id, name): fields for name, fields in _in(board).items()})
    return found


def _is_struct(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, msgspec.Struct)


def _in(source: str) -> dict[str, dict[str, str]]:
    _, *parts = re.split(r"^class (\w+)\(.*\n", source, flags=re.M)
    bodies = (re.split(r"^\S", body, flags=re.M)[0] for body in parts[1::2])
    return {name: dict(re.findall(FIELD, body, re.M)) for name, body in zip(parts[::2], bodies, strict=True)}


def main(*arguments: str) -> int:
    old = {file: text for file, text in files().items() if not file.exists() or file.read_text("utf-8") != text}
    if "--check" in arguments:
        for file in old:
            say(f"{file.relative_to(ROOT)} is not current; write it anew: python -m tools.types")
        return 1 if old else 0
    for file, text in old.items():
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

"""The messages as JSON Schema: published for clients, and the source of the browser client's types."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any

import msgspec

from tablee.build import version
from tablee.engine.game import Game
from tablee.engine.view import View
from tablee.games import games
from tablee.server.messages import ClientMessage, NewTable, ServerMessage, TableAct

Schema = dict[str, Any]
_REF = "#/$defs/"
# Parts of a layout are sent without the fields that have their default.


@cache
def message_schema() -> Schema:
    """Every message in both directions, a new table, and the views of all games; always in the same order."""
    asked, parts = _components(NewTable, TableAct, ClientMessage)
    told, told_parts = _components(ServerMessage, View)
    views = _all_views()
    _require_all(told_parts)
    told_parts["Scene"]["properties"]["view"] = {
        "description": "The game's own view of the position, null before it begins.",
        "anyOf": [{"$ref": f"{_REF}GameView"}, {"type": "null"}],
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tablée messages",
        "description": "What a client sends to a table is a ClientMessage, what it is sent is a ServerMessage.",
        "anyOf": [{"$ref": f"{_REF}ClientMessage"}, {"$ref": f"{_REF}ServerMessage"}],
        "$defs": parts
        | {"TableAct": asked[1], "ClientMessage": asked[2]}
        | told_parts
        | {"ServerMessage": told[0]}
        | views,
    }


@cache
def edition() -> str:
    """Which program this is: two that differ here may show the same thing differently."""
    text = version().encode() + b"\0" + msgspec.json.encode(message_schema())
    return sha256(text).hexdigest()[:12]


def answer_schema(*types: Any) -> dict[str, Schema]:
    """What the server answers with over HTTP, by name, together with what that is made of."""
    _, parts = _components(*types)
    _require_all(parts)
    return parts


def _components(*types: Any) -> tuple[list[Schema], dict[str, Schema]]:
    roots, parts = msgspec.json.schema_components(types, ref_template=_REF + "{name}")
    for part in parts.values():
        if "description" in part:
            part["description"] = " ".join(part["description"].split())
    return list(roots), parts


def _require_all(parts: dict[str, Schema]) -> None:
    """The server leaves nothing out, defaults or not, except where a struct says that it omits defaults."""
    shortened = _shortened()
    for name, part in parts.items():
        if name in shortened:
            continue
        part["required"] = list(part["properties"])
        for field in part["properties"].values():
            field.pop("default", None)


def _shortened(kind: type[msgspec.Struct] = msgspec.Struct) -> set[str]:
    """Names of the structs that are sent without the fields that have their default."""
    found = {kind.__name__} if kind.__struct_config__.omit_defaults else set()
    return found.union(*(_shortened(each) for each in kind.__subclasses__()))


def view_parts(game: Game) -> dict[str, Schema]:
    """What the view of a game is made of, without what all games share; the view itself comes first."""
    return _view(game)[1]


def _view(game: Game) -> tuple[Schema, dict[str, Schema]]:
    """The view, and what it is made of. Games may give their parts the same name, so a part's name begins with its
    game's."""
    _, common = _components(ServerMessage, View)
    roots, parts = _components(game.view_type)
    shared = {name for name, part in parts.items() if common.get(name) == part}
    _require_all(parts)
    names = {name: name if name in shared else part_name(game.id, name) for name in parts}
    own = {names[name]: _renamed(part, names) for name, part in parts.items() if name not in shared}
    for name, part in own.items():
        part["title"] = name
    return _renamed(roots[0], names), own


def _all_views() -> dict[str, Schema]:
    found: dict[str, Schema] = {}
    by_game: dict[str, Schema] = {}
    for game in games().values():
        by_game[game.id], parts = _view(game)
        found |= parts
    found["GameViews"] = {
        "title": "GameViews",
        "description": "The view of each game, by the game's id.",
        "type": "object",
        "properties": by_game,
        "required": list(by_game),
    }
    found["GameView"] = {"anyOf": list(by_game.values())}
    return found


def part_name(game: str, part: str) -> str:
    """What a part of a game's view is called here."""
    prefix = "".join(word.capitalize() for word in game.replace("-", "_").split("_"))
    return part if part.startswith(prefix) else prefix + part


def _renamed(schema: Any, names: dict[str, str]) -> Any:
    """With its references led to the new names."""
    if isinstance(schema, list):
        return [_renamed(part, names) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {"$ref": _REF + names[schema["$ref"].removeprefix(_REF)]}
    return {key: _renamed(part, names) for key, part in schema.items()}

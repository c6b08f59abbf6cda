"""Which games there are."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

from tablee.bots import LEVELS
from tablee.engine.game import Game, GameOptions
from tablee.games import game, games
from tablee.server.schema import message_schema
from tablee.server.web.api.shapes import ALWAYS, WRONG, CreditsInfo, GameInfo


def handlers() -> list[HTTPRouteHandler]:
    @get("/api/games", operation_id="games", tags=["games"], responses=ALWAYS, sync_to_thread=False)
    def all_games() -> list[GameInfo]:
        """All games."""
        return [_info(game) for game in games().values()]

    @get("/api/games/{name:str}", operation_id="game", tags=["games"], responses=WRONG, sync_to_thread=False)
    def one_game(name: Annotated[str, Parameter(max_length=64)]) -> GameInfo:
        """One game: its seats, bots and options."""
        return _info(game(name))

    @get("/api/messages.json", operation_id="messages", tags=["games"], responses=ALWAYS, sync_to_thread=False)
    def messages() -> dict[str, Any]:
        """The messages of a table's socket as JSON Schema."""
        return message_schema()

    return [all_games, one_game, messages]


def _info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        credits=CreditsInfo(list(game.credits.designers), game.credits.publisher, game.credits.year),
        seats_min=game.seats_min,
        seats_max=game.seats_max,
        rules=game.rules_version,
        bots=LEVELS,
        silent=game.silent,
        cooperative=game.cooperative,
        options=_form(game.Options),
    )


def _form(options: type[GameOptions]) -> dict[str, Any]:
    """The options as JSON Schema. Values of a choice keep the order in which the game names them, such as easy, medium,
    hard: msgspec sorts them."""
    schema = msgspec.json.schema(options)
    properties = schema["$defs"][options.__name__]["properties"]
    for field, hint in get_type_hints(options).items():
        if get_origin(hint) is Literal:
            properties[field]["enum"] = list(get_args(hint))
    return schema

"""Which games there are."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

from tablee.bots import BOTS
from tablee.engine.game import Game
from tablee.games import game, games
from tablee.server.schema import message_schema
from tablee.server.web.api.shapes import ALWAYS, WRONG, CreditsInfo, GameInfo


def handlers() -> list[HTTPRouteHandler]:
    @get("/api/games", operation_id="games", tags=["games"], responses=ALWAYS, sync_to_thread=False)
    def all_games() -> list[GameInfo]:
        """All games."""
        return [_info(room) for room in games().values()]

    @get("/api/games/{name:str}", operation_id="game", tags=["games"], responses=WRONG, sync_to_thread=False)
    def one_game(name: Annotated[str, Parameter(max_length=64)]) -> GameInfo:
        """One game: its seats, bots and options."""
        return _info(game(name))

    @get("/api/messages.json", operation_id="messages", tags=["games"], responses=ALWAYS, sync_to_thread=False)
    def messages() -> dict[str, Any]:
        """The messages of a table's socket as JSON Schema."""
        return message_schema()

    return [all_games, one_game, messages]


def _info(room: Game) -> GameInfo:
    levels = [name for name in BOTS if name != "greedy" or room.judgement(room.options(None)) is not None]
    return GameInfo(
        id=room.id,
        title=room.title,
        credits=CreditsInfo(list(room.credits.designers), room.credits.publisher, room.credits.year),
        seats_min=room.seats_min,
        seats_max=room.seats_max,
        rules=room.rules_version,
        bots=levels,
        silent=room.silent,
        cooperative=room.cooperative,
        options=msgspec.json.schema(room.Options),
    )

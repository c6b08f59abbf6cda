"""`tablee games`: the list of games."""

from __future__ import annotations

from tablee.bots import LEVELS
from tablee.cli.language import words
from tablee.cli.tables import columns
from tablee.engine.game import Game
from tablee.games import games


def list_games(language: str) -> int:
    say = words(language)
    heads = [say.text(f"cli-games-{name}") for name in ("id", "title", "players", "credits", "bots")]
    print(columns([heads, *(_row(game) for game in games().values())]))
    return 0


def _row(game: Game) -> list[str]:
    made = game.credits
    published = f"{made.publisher} {made.year or ''}".strip()
    credits = ", ".join([*made.designers, *([published] if published else [])]) or "–"
    players = str(game.seats_min) if game.seats_min == game.seats_max else f"{game.seats_min}-{game.seats_max}"
    return [game.id, game.title, players, credits, ", ".join(LEVELS)]

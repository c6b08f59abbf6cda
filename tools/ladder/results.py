"""What was played of the ladder: the file behind the tables in docs/bots.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path

import msgspec

from tablee.lab.game_file import read_games
from tablee.lab.match import Player
from tablee.lab.ratings import Table, rate
from tablee.lab.results import SCHEMA, Rating, Summary


class CellResult(msgspec.Struct, frozen=True):
    """One match that was played to its end."""

    id: str
    group: str
    target: float | None  # percent
    summary: Summary


class Ladder(msgspec.Struct, frozen=True):
    """All matches that were played to their end, in the order of the plan."""

    schema: int = SCHEMA
    cells: Sequence[CellResult] = ()
    ratings: dict[str, dict[str, Rating]] = {}  # by game and bot


def read_ladder(path: Path) -> Ladder:
    return msgspec.json.decode(path.read_bytes(), type=Ladder) if path.exists() else Ladder()


def write_ladder(path: Path, ladder: Ladder) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(ladder), indent=1) + b"\n")


def ratings_by_game(files: Iterable[Path]) -> dict[str, dict[str, Rating]]:
    """The ratings of all bots that met, per game, over all numbers of seats."""
    tables: dict[str, list[list[Table]]] = {}
    for file in files:
        match, games = read_games(file)
        player = Player(match)
        if not player.game.cooperative:
            games.sort(key=lambda one: (one.task.deal, one.task.lineup))
            tables.setdefault(match.game, []).append([(player.lineups[one.task.lineup], one.shares) for one in games])
    return {game: rated for game, matches in tables.items() if (rated := rate(_in_turn(matches)))}


def _in_turn(matches: Sequence[Sequence[Table]]) -> Iterator[Table]:
    """One game of each match after the other: ratings follow the latest games, so no match may come last as a whole."""
    for tables in zip_longest(*matches):
        yield from (table for table in tables if table is not None)

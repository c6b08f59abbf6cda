"""How somebody has done so far, game by game: counted from the records, never kept."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from msgspec import json

from tablee.server.messages import GameStatistics, SeatStatistics
from tablee.server.store.history import PlayedGame
from tablee.server.tables.seats import Settings

_RESULT = re.compile(r"^result: (-?\d+(?: -?\d+)*)$", re.MULTILINE)
_WON = re.compile(r"^won: (\d+(?: \d+)*)$", re.MULTILINE)


@dataclass
class Tally:
    played: int = 0
    finished: int = 0
    won: int = 0
    points: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)

    def count(self, game: PlayedGame) -> None:
        self.played += 1
        self.finished += game.header is not None
        if game.header is None or len(game.mine) != 1:  # whoever played several seats has not beaten anybody
            return
        found, won = _numbers(_RESULT, game.header), _numbers(_WON, game.header)
        seat = game.mine[0]
        self.won += seat in won
        self.points.append(found[seat])
        self.places.append(place(found, won, seat))

    @property
    def best(self) -> int | None:
        return max(self.points, default=None)

    @property
    def place(self) -> float | None:
        return round(sum(self.places) / len(self.places), 2) if self.places else None


def place(points: Sequence[int], won: Sequence[int], seat: int) -> int:
    """Equal points share a place; whoever has won is first, also if somebody with more points had resigned."""
    if seat in won:
        return 1
    before = [other for other, has in enumerate(points) if other != seat and (has > points[seat] or other in won)]
    return 1 + len(before)


def statistics(games: Iterable[PlayedGame]) -> list[GameStatistics]:
    """By game, and within it by the number of seats. Games that went on from the middle of another do not count."""
    tallies: dict[str, dict[int, Tally]] = {}
    for game in games:
        if not json.decode(game.settings, type=Settings).branched:
            for seats in (0, game.seats):
                tallies.setdefault(game.game, {}).setdefault(seats, Tally()).count(game)
    return [_game(name, by_seats) for name, by_seats in sorted(tallies.items())]


def _game(name: str, by_seats: dict[int, Tally]) -> GameStatistics:
    all_seats = by_seats[0]
    return GameStatistics(
        name,
        all_seats.played,
        all_seats.finished,
        all_seats.won,
        all_seats.best,
        all_seats.place,
        [
            SeatStatistics(seats, tally.played, tally.finished, tally.won, tally.best, tally.place)
            for seats, tally in sorted(by_seats.items())
            if seats
        ],
    )


def _numbers(pattern: re.Pattern[str], header: str) -> list[int]:
    match = pattern.search(header.partition("\n\n")[0])
    return [int(number) for number in match[1].split()] if match else []

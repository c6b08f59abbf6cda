"""What was played of the ladder: the file behind the tables in docs/bots.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path

import msgspec

from tablee.lab.match import Player
from tablee.lab.ratings import Table, rate
from tablee.lab.results import SCHEMA, Played, Rating, Summary


class CellResult(msgspec.Struct, frozen=True):
    """One match that was played to its end."""

    id: str
    group: str
    target: float | None  # percent
    summary: Summary
    won: str = ""  # by whom each game was: see `winners`; empty if bots played as a team, or against an automa

    @property
    def game(self) -> str:
        return self.summary.match.game

    @property
    def competitive(self) -> bool:
        """Whether bots met in it, so that it counts for ratings."""
        return not self.summary.cooperative and len(self.summary.standings) > 1


class Rated(msgspec.Struct, frozen=True):
    """Ratings of the bots of a game, and the names of the matches they rest on."""

    cells: Sequence[str]
    bots: dict[str, Rating]


class Ladder(msgspec.Struct, frozen=True):
    """All matches that were played to their end, in the order of the plan."""

    schema: int = SCHEMA
    cells: Sequence[CellResult] = ()
    rated: dict[str, Rated] = {}  # by game

    def with_result(self, new: CellResult, order: Iterable[str]) -> Ladder:
        """With this match added or replaced, and the ratings of its game made anew from all games that are known. If
        they rest on matches of which the games are not known, they stay until one of these is played again."""
        known = {one.id: one for one in self.cells} | {new.id: new}
        cells = [known[name] for name in order if name in known]
        counted = [one for one in cells if one.game == new.game and one.won]
        names = [one.id for one in counted]
        before = self.rated.get(new.game, Rated((), {}))
        if not new.competitive or (new.id not in before.cells and not {*before.cells} <= {*names}):
            return Ladder(cells=cells, rated=self.rated)
        bots = rate(_in_turn([_tables(one) for one in counted]))
        others = {game: rated for game, rated in self.rated.items() if game != new.game}
        return Ladder(cells=cells, rated=others | ({new.game: Rated(names, bots)} if bots else {}))


def read_ladder(path: Path) -> Ladder:
    return msgspec.json.decode(path.read_bytes(), type=Ladder) if path.exists() else Ladder()


def write_ladder(path: Path, ladder: Ladder) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(ladder), indent=1) + b"\n")


def winners(games: Iterable[Played]) -> str:
    """For each game the participants who won it, as digits: 0 the first seat, 02 the first and the third together."""
    return " ".join("".join(str(who) for who, share in enumerate(one.shares) if share > 0) for one in games)


def _tables(result: CellResult) -> list[Table]:
    """The games of a match, which are in the order of its deals and line-ups."""
    lineups = Player(result.summary.match).lineups
    tables: list[Table] = []
    for number, won in enumerate(result.won.split()):
        names = lineups[number % len(lineups)]
        tables.append((names, [(str(seat) in won) / len(won) for seat in range(len(names))]))
    return tables


def _in_turn(matches: Sequence[Sequence[Table]]) -> Iterator[Table]:
    """One game of each match after the other: ratings follow the latest games, so no match may come last as a whole."""
    for tables in zip_longest(*matches):
        yield from (table for table in tables if table is not None)

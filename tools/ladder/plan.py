"""The plan of the ladder: cells, read from plan.toml."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from tablee.lab.match import plan_match
from tablee.lab.results import Match
from tablee.lab.seating import Seating
from tablee.lab.statistics import Sprt

PLAN = Path(__file__).with_name("plan.toml")


class Cells(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the plan: one cell for each number of seats and each list of bots."""

    game: str
    seats: Sequence[int]
    bots: Sequence[Sequence[str]]
    games: int
    seating: Seating = "half"
    options: dict[str, bool | int | str] = {}
    target: float | None = None  # percent
    sprt: str = ""
    long: bool = False


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cells that are shown in one table."""

    title: str
    about: str
    cells: Sequence[Cells]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seed: int
    hours: float  # that all cells but the long ones may take
    cores: int
    groups: Sequence[Group]

    def cells(self, *, long: bool) -> list[Cell]:
        return [cell for group in self.groups for cell in _cells(group, self.seed) if long or not cell.long]


class Cell(msgspec.Struct, frozen=True):
    """One match of the ladder."""

    group: str
    game: str
    seats: int
    bots: Sequence[str]
    seating: Seating
    options: dict[str, bool | int | str]
    games: int
    target: float | None
    sprt: Sprt | None
    long: bool
    seed: int

    @property
    def id(self) -> str:
        """A name for its files."""
        options = [f"{name}={value}" for name, value in self.options.items()]
        parts = [self.game, str(self.seats), *self.bots, *(["one"] if self.seating == "one" else []), *options]
        return re.sub(r"[^\w@=-]", "_", "-".join(parts))

    def match(self) -> Match:
        """TableeError if it cannot be played."""
        return plan_match(
            self.game, self.bots, seats=self.seats, options=self.options, seating=self.seating, seed=self.seed
        )


def _cells(group: Group, seed: int) -> Iterator[Cell]:
    for cells in group.cells:
        sprt = Sprt.read(cells.sprt) if cells.sprt else None
        rest = (cells.seating, cells.options, cells.games, cells.target, sprt, cells.long, seed)
        for seats in cells.seats:
            for bots in cells.bots:
                yield Cell(group.title, cells.game, seats, bots, *rest)


def read_plan(path: Path = PLAN) -> Plan:
    return msgspec.toml.decode(path.read_bytes(), type=Plan)

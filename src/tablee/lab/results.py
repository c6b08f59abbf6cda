"""What a match was, what happened in each of its games, and what it came to: as structs, which are JSON on disk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from tablee.lab.seating import Seating
from tablee.lab.statistics import Sprt, Verdict

SCHEMA = 1  # grows when a file of before cannot be read any more


class Entrant(msgspec.Struct, frozen=True):
    """A bot by name, and the version of how it plays."""

    name: str
    version: int


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides how the games of a match go. How many are played, and by how many processes, is not part of
    it."""

    schema: int = SCHEMA
    game: str
    rules: int
    options: dict[str, bool | int | str]
    seats: int
    bots: Sequence[Entrant]  # as they were named
    seating: Seating
    seed: int
    code: str  # digest of what plays: see `code.py`
    engine: Literal["compiled", "interpreted"]  # bots that search play weaker in an interpreted engine


class Task(msgspec.Struct, frozen=True):
    """One game to be played: which deal, and which of the line-ups sits at it."""

    deal: int
    lineup: int


class Played(msgspec.Struct, frozen=True):
    """One game that was played: a line of the game file."""

    task: Task
    seed: int  # of the cards: `tablee play --seed` deals the same
    shares: Sequence[float]  # of the victory, by participant: the seats, then automata
    points: Sequence[int]  # by participant
    thought_us: Sequence[Sequence[int]]  # processor time of each decision, by seat
    spent_us: int  # processor time of the whole game, rules included


class Rating(msgspec.Struct, frozen=True):
    """Of openskill (Plackett-Luce): everybody starts at 25 ± 8.3."""

    mu: float
    sigma: float


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot did. In a cooperative game its share is that of the team."""

    bot: str
    version: int
    wins: float  # games won, ties split
    share: float
    low: float  # Wilson, 95 %
    high: float
    fair: float | None  # the share if all participants were equal; None in a cooperative game
    points: float  # mean, by seat
    moves: int  # decisions
    ms_median: float  # of processor time for a decision
    ms_p95: float
    rating: Rating | None = None  # without the package openskill, and in a cooperative game, there is none


class Tested(msgspec.Struct, frozen=True):
    """What the sequential test says about the share of the first bot."""

    hypotheses: Sprt
    ratio: float
    verdict: Verdict


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a match."""

    schema: int = SCHEMA
    match: Match
    games: int
    deals: int
    lost: int = 0  # games that could not be played; their deals are left out
    cooperative: bool = False
    standings: Sequence[Standing]
    automata: float = 0.0  # share of the victory of participants without a seat
    by_seat: Sequence[float]  # share of the victory
    tested: Tested | None = None
    seconds_per_game: float  # of processor time, rules included

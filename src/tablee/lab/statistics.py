"""What a number of games can tell: intervals, and a test that stops as soon as it knows."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from statistics import NormalDist
from typing import Literal, NamedTuple

import msgspec

from tablee.engine.errors import TableeError

CONFIDENCE = 0.95

Verdict = Literal["low", "high", "undecided"]


class Interval(NamedTuple):
    low: float
    high: float


def wilson(wins: float, games: int, confidence: float = CONFIDENCE) -> Interval:
    """Where the true share of wins lies with this confidence, by Wilson's score interval. A tie may be half a win."""
    if games == 0:
        return Interval(0.0, 1.0)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = wins / games
    spread = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / spread
    half = z / spread * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return Interval(min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half)))


class Sprt(msgspec.Struct, frozen=True):
    """Wald's sequential probability ratio test of two guesses about a share of wins. Games are independent trials; a
    tie counts as part of a win and of a loss. Either error happens in at most `error` of all matches."""

    low: float  # H0: the true share is this
    high: float  # H1: the true share is this
    error: float = 0.05

    @classmethod
    def read(cls, text: str) -> Sprt:
        """Two shares in percent, such as 50:55."""
        low, colon, high = text.partition(":")
        try:
            read = cls(float(low) / 100, float(high) / 100)
        except ValueError:
            raise TableeError("lab-bad-sprt", text=text) from None
        if not 0 < read.low < read.high < 1:
            raise TableeError("lab-bad-sprt", text=text)
        return read

    @property
    def bound(self) -> float:
        """The test ends where the ratio passes this, or its negative."""
        return log((1 - self.error) / self.error)

    def ratio(self, wins: float, games: int) -> float:
        """Logarithm of how much more likely the games are if `high` is true than if `low` is."""
        return wins * log(self.high / self.low) + (games - wins) * log((1 - self.high) / (1 - self.low))

    def verdict(self, wins: float, games: int) -> Verdict:
        ratio = self.ratio(wins, games)
        return "high" if ratio >= self.bound else "low" if ratio <= -self.bound else "undecided"


def quantile(ordered: Sequence[int], part: float) -> float:
    """The value below which this part of the ordered values lies (nearest rank); 0 if there are none."""
    return float(ordered[min(len(ordered) - 1, int(part * len(ordered)))]) if ordered else 0.0

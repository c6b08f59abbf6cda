"""The printed material in the form the rules read it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.state import Content
from tablee.games.coupe_nation.rules.numbers import HEART


class Printed(Content):
    __slots__ = ("symbols",)

    def __init__(self, fingerprint: str, symbols: list[int]) -> None:
        super().__init__(fingerprint)
        self.symbols: Final[vec[i64]] = vec[i64]([i64(symbol) for symbol in symbols])  # by card; none for 0

    def diamonds(self, card: i64) -> i64:
        """A heart shows none."""
        symbol = self.symbols[card]
        return 0 if symbol == HEART else symbol

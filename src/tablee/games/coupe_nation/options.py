"""The options of Coupe nation."""

from __future__ import annotations

from tablee.engine.game import GameOptions


class CoupeNationOptions(GameOptions, frozen=True):
    finish: bool = False  # CPN-12.1: with the Finish card; the basic game is for the first time

"""The options of the rules."""

from typing import Literal

from tablee.engine.game import GameOptions


class LostCitiesOptions(GameOptions, frozen=True):
    rounds: Literal[1, 3] = 1

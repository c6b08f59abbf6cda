"""The options of Coupage."""

from __future__ import annotations

from tablee.engine.game import GameOptions


class CoupageOptions(GameOptions, frozen=True):
    abilities: bool = False  # the variant "Capacités des vins"
    second_cava_is_wine: bool = False  # CPG-9.4

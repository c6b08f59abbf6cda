"""The options of Capa d'Oro."""

from __future__ import annotations

from tablee.engine.game import GameOptions


class CapaDoroOptions(GameOptions, frozen=True):
    events: bool = True  # CDO-11.1: without them a 1 on the die has no effect

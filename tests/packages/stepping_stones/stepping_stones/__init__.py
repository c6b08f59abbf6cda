"""Stepping Stones: lay rising stones across three streams, or let them sink unseen."""

from __future__ import annotations

from tablee.engine.game import Credits, Game

from .view import StonesView


class SteppingStones(Game):
    id = "stepping_stones"
    title = "Stepping Stones"
    credits = Credits(designers=["The Tablée authors"], publisher="the tests of Tablée", year=2026)
    rules_version = 1
    seats_min = 2
    seats_max = 4
    view_type = StonesView


GAME = SteppingStones()

"""Coup, by Wolfgang Kramer (ASS, 1975): lay tiles in six shared rows, hold tokens of those that grow."""

from __future__ import annotations

from tablee.engine.game import Budget, Credits, Game, Thinking
from tablee.games.coup.content import CoupSheet
from tablee.games.coup.view import CoupView


class Coup(Game):
    id = "coup"
    title = "Coup"
    credits = Credits(designers=["Wolfgang Kramer"], publisher="ASS", year=1975)
    rules_version = 1
    seats_min = 2
    seats_max = 6
    view_type = CoupView
    thinking = Thinking(depth=80, expert=800, master=8000, playouts_per_s=30_000)
    Sheet = CoupSheet
    budget = Budget(
        decisions_per_s=10_000_000,
        api_decisions_per_s=1_000_000,
        interpreted_decisions_per_s=150_000,
        clone_us=0.5,
        ismcts_per_s=40_000,
    )


GAME = Coup()

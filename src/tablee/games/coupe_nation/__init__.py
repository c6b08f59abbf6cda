"""Coupe nation: together, and without a word, build a tower of glasses with every number in order."""

from __future__ import annotations

from tablee.engine.game import Budget, Credits, Game
from tablee.games.coupe_nation.content import CoupeNationSheet
from tablee.games.coupe_nation.options import CoupeNationOptions
from tablee.games.coupe_nation.view import CoupeNationView


class CoupeNation(Game):
    id = "coupe_nation"
    title = "Coupe nation"
    credits = Credits(designers=["Yusuke Sawaguchi"], publisher="Fudacoma Games", year=2018)
    rules_version = 1
    seats_min = 2
    seats_max = 4
    cooperative = True
    silent = True
    silence = "CPN-11.1"
    consent_undo = False  # CPN-11.5
    search_helps = False  # a search of 500 games per move won none of ten, and the judgement alone wins nine
    view_type = CoupeNationView
    Options = CoupeNationOptions
    Sheet = CoupeNationSheet
    budget = Budget(
        decisions_per_s=1_000_000,
        api_decisions_per_s=700_000,
        interpreted_decisions_per_s=None,
        clone_us=0.5,
        ismcts_per_s=8_000,
    )

    def variants(self, seats: int) -> list[dict[str, object]]:
        return [{}, {"finish": True}]


GAME = CoupeNation()

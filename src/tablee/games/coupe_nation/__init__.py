"""Coupe nation: together, and without a word, build a tower of glasses with every number in order."""

from __future__ import annotations

from tablee.engine.game import Budget, Credits, Game, Thinking
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
    # Games are lost in their last turns. Before that, playouts are long and say little.
    thinking = Thinking(
        depth=0,
        width=6,
        horizon=30,
        expert=240,
        master=2400,
        playouts_per_s=3_000,
        noise=(128, 80, 32),  # one mistake of one may cost all of them the game
    )
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

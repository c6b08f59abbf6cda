"""Coupage, by Maria Cerdà and Daniel Barrio: blend grapes, let them age, bottle two wines and a cava first."""

from __future__ import annotations

from tablee.engine.game import Budget, Credits, Game, Thinking
from tablee.games.coupage.content import CoupageSheet
from tablee.games.coupage.options import CoupageOptions
from tablee.games.coupage.view import CoupageView


class Coupage(Game):
    id = "coupage"
    title = "Coupage"
    # Crowdfunded. No source we have states the year.
    credits = Credits(designers=["Maria Cerdà", "Daniel Barrio"], publisher="Verkami (crowdfunding)")
    rules_version = 2
    seats_min = 2
    seats_max = 4
    view_type = CoupageView
    Options = CoupageOptions
    Sheet = CoupageSheet
    thinking = Thinking(depth=80, expert=600, master=6000, playouts_per_s=10_000)
    budget = Budget(
        decisions_per_s=3_000_000,
        api_decisions_per_s=1_000_000,
        interpreted_decisions_per_s=None,
        clone_us=0.5,
        ismcts_per_s=8_000,
    )

    def variants(self, seats: int) -> list[dict[str, object]]:
        sets: list[dict[str, object]] = [{}, {"abilities": True}]
        return [*sets, {"abilities": True, "second_cava_is_wine": True}] if seats == 2 else sets


GAME = Coupage()

"""Capa d'Oro: grow tobacco, trade it at four markets, and roll cigars worth sixty points."""

from __future__ import annotations

from tablee.engine.game import Budget, Credits, Game, Thinking
from tablee.games.capa_doro.content import CapaDoroSheet
from tablee.games.capa_doro.options import CapaDoroOptions
from tablee.games.capa_doro.view import CapaDoroView


class CapaDoro(Game):
    id = "capa_doro"
    title = "Capa d’Oro"
    credits = Credits(designers=[], publisher="")  # no source we have names them
    rules_version = 1
    seats_min = 2
    seats_max = 4
    view_type = CapaDoroView
    Options = CapaDoroOptions
    Sheet = CapaDoroSheet
    thinking = Thinking(depth=0, expert=150, master=2000, playouts_per_s=4_000)
    budget = Budget(
        decisions_per_s=2_000_000,
        api_decisions_per_s=1_000_000,
        interpreted_decisions_per_s=None,
        clone_us=0.7,
        ismcts_per_s=8_000,
    )

    def variants(self, seats: int) -> list[dict[str, object]]:
        return [{}, {"events": False}]


GAME = CapaDoro()

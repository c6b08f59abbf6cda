"""Age of Champagne: from the vineyard to the cellar, and out into the world, in ten years."""

from __future__ import annotations

from typing import Any

from tablee.engine.game import Budget, Credits, Game, GameOptions, Thinking
from tablee.games.age_of_champagne import options
from tablee.games.age_of_champagne.content import AgeOfChampagneSheet
from tablee.games.age_of_champagne.options import AgeOfChampagneOptions
from tablee.games.age_of_champagne.view import AgeOfChampagneView


class AgeOfChampagne(Game):
    id = "age_of_champagne"
    title = "Age of Champagne"
    credits = Credits(designers=["Cyrille Lefranc", "Christophe Pouéy", "Franck Rubarbe"], publisher="")
    rules_version = 1
    seats_min = 1
    seats_max = 4
    view_type = AgeOfChampagneView
    thinking = Thinking(depth=0, expert=240, master=2400, playouts_per_s=3_000)
    Options = AgeOfChampagneOptions
    Sheet = AgeOfChampagneSheet
    budget = Budget(
        decisions_per_s=1_500_000,
        api_decisions_per_s=700_000,
        interpreted_decisions_per_s=None,
        clone_us=1.5,
        ismcts_per_s=8_000,
    )

    def fit(self, chosen: Any, seats: int) -> GameOptions:
        return options.fit(chosen, seats)

    def variants(self, seats: int) -> list[dict[str, object]]:
        return VARIANTS[seats]


VARIANTS: dict[int, list[dict[str, object]]] = {
    1: [
        {},
        {"level": "mathusalem", "board": "simplified"},
        {"level": "balthazar", "high_tension": True},
        {"level": "nabuchodonosor", "limited_supply": False},
    ],
    2: [
        {},
        {"board": "simplified", "trade_partnership": True, "high_tension": True},
        {"merchant": True, "level": "mathusalem", "trade_partnership": True},
        {"merchant": True, "level": "nabuchodonosor", "steered": True},
        {"limited_supply": False},
    ],
    3: [
        {},
        {"trade_partnership": True, "high_tension": True},
        {"merchant": True, "level": "balthazar", "board": "simplified"},
        {"merchant": True, "level": "mathusalem", "steered": True, "trade_partnership": True},
        {"merchant": True, "board": "simplified", "steered": True, "high_tension": True},
    ],
    4: [
        {},
        {"board": "simplified", "trade_partnership": True},
        {"merchant": True, "level": "nabuchodonosor", "steered": True},
        {"trade_partnership": True, "limited_supply": False},
    ],
}

GAME = AgeOfChampagne()

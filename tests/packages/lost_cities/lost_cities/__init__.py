"""Lost Cities, a card game for two."""

from tablee.engine.game import Credits, Game

from .moves import MOVES
from .options import LostCitiesOptions
from .view import LostCitiesView


class LostCities(Game):
    id = "lost_cities"
    title = "Lost Cities"
    credits = Credits(designers=["Reiner Knizia"], publisher="Kosmos", year=1999)
    rules_version = 1
    seats_min = 2
    seats_max = 2
    Options = LostCitiesOptions
    view_type = LostCitiesView
    MOVES = MOVES
    search_helps = False  # a search of 60 games per move lost all matches against the judgement alone

    def variants(self, seats: int) -> list[dict[str, object]]:
        return [{}, {"rounds": 3}]


GAME = LostCities()

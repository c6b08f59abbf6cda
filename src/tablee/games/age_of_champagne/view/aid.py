"""The player aid: the next harvest, blends that can be drawn, and what each order would bring."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.age_of_champagne.names import COLOUR_CODES, RECIPE_CODES, cubes_word, order_code, recipe_word
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.printed import Printed
from tablee.games.age_of_champagne.rules.shipping import modes
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState
from tablee.games.age_of_champagne.sums import (
    bonus,
    harvest_ahead,
    hit_by_hazard,
    missing,
    points,
    promoted,
    stored,
    times,
    visible_orders,
)
from tablee.games.age_of_champagne.view.shown import Harvest, Recipe, Shipment


def harvest(state: AgeOfChampagneState, seat: int) -> Harvest:
    """With what the player's pieces on the board will have done by then."""
    yields, press, room = harvest_ahead(state, seat)
    kept = stored(state, seat, yields, press, room)
    return Harvest(yields, press, room, kept, sum(yields) - kept, hit_by_hazard(state, seat))


def recipes(state: AgeOfChampagneState, seat: int) -> list[Recipe]:
    return [_recipe(state.printed, recipe, times(state, seat, recipe)) for recipe in range(n.RECIPES)]


@lru_cache(maxsize=1024)
def _recipe(printed: Printed, recipe: int, count: int) -> Recipe:
    cuvee = COLOUR_CODES[printed.recipe_cuvees[recipe]]
    return Recipe(RECIPE_CODES[recipe], recipe_word(printed, recipe), cuvee, count)


def shipments(state: AgeOfChampagneState, seat: int) -> list[Shipment]:
    """With Marketing as it will be when orders are shipped."""
    there = promoted(state, seat)
    return [_shipment(there, seat, order) for order in visible_orders(there)]


def ready(state: AgeOfChampagneState, seat: int) -> list[str]:
    """Orders that lack nothing, and that nobody forbids."""
    orders = [order for order in visible_orders(state) if _is_open(state, seat, order)]
    return [order_code(order) for order in orders if not sum(missing(state, seat, order))]


def _is_open(state: AgeOfChampagneState, seat: int, order: int) -> bool:
    """It may be shipped in this round, it can travel, and nobody else has reserved it."""
    now = state.active(order // n.ORDERS_EACH) == order or (state.side == 0 and state.event_kind() != n.PANDEMIC)
    return now and int(state.reserver(order)) in (n.NOBODY, seat) and modes(state, seat, order) > 0


def _shipment(state: AgeOfChampagneState, seat: int, order: int) -> Shipment:
    lacks = cubes_word(missing(state, seat, order))
    may = not lacks and _is_open(state, seat, order)
    return _shipment_of(order_code(order), points(state, seat, order), bonus(state, seat, order), lacks, may)


@lru_cache(maxsize=8192)
def _shipment_of(order: str, points: int, bonus: int, lacks: str, ready: bool) -> Shipment:
    return Shipment(order, points, bonus, lacks, ready)

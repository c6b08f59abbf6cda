"""Cards, tokens, tracks and boards of Age of Champagne in the form the rules read them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.state import Content
from tablee.games.age_of_champagne.rules.numbers import COLOURS, GRID_CELLS


class Printed(Content):
    __slots__ = (
        "amounts",
        "base",
        "capacities",
        "cellar",
        "copies",
        "eco",
        "effect_amounts",
        "effects",
        "event_cuvees",
        "event_kinds",
        "event_sectors",
        "event_spots",
        "grapes",
        "heir_cuvees",
        "heir_eco",
        "heir_modules",
        "heir_press",
        "heir_vineyard",
        "marketing",
        "merchant_cellar",
        "merchant_overflow",
        "merchant_start",
        "modes",
        "needs",
        "order_eco",
        "order_names",
        "pairs",
        "press_points",
        "press_tokens",
        "recipe_cuvees",
        "recipes",
        "regions",
        "sizes",
        "stars",
        "transports",
        "values",
        "vineyard_eco",
        "vineyard_names",
        "vineyard_points",
        "yields",
    )

    def __init__(
        self,
        fingerprint: str,
        vineyard_names: list[str],
        order_names: list[str],
        regions: list[int],
        yields: list[list[int]],
        vineyard_eco: list[int],
        vineyard_points: list[int],
        needs: list[list[int]],
        values: list[int],
        modes: list[int],
        order_eco: list[int],
        transports: list[int],
        heir_vineyard: list[int],
        heir_press: list[int],
        heir_modules: list[int],
        heir_eco: list[int],
        heir_cuvees: list[list[int]],
        stars: list[int],
        event_kinds: list[int],
        event_sectors: list[int],
        event_spots: list[int],
        event_cuvees: list[list[int]],
        copies: list[int],
        amounts: list[int],
        effects: list[list[int]],
        effect_amounts: list[list[int]],
        base: list[int],
        capacities: list[int],
        press_tokens: list[int],
        press_points: list[int],
        eco: list[int],
        marketing: list[list[int]],
        cellar: i64,
        recipes: list[list[int]],
        recipe_cuvees: list[int],
        pairs: list[list[int]],
        merchant_cellar: i64,
        merchant_overflow: list[int],
        merchant_start: list[int],
    ) -> None:
        super().__init__(fingerprint)
        self.vineyard_names: Final[list[str]] = vineyard_names
        self.order_names: Final[list[str]] = order_names  # "": as usual, in the language of the reader
        # By vineyard.
        self.regions: Final[vec[i64]] = _numbers(regions)
        self.yields: Final[vec[i64]] = _table(yields)
        self.grapes: Final[vec[i64]] = _numbers([sum(each) for each in yields])
        self.vineyard_eco: Final[vec[i64]] = _numbers(vineyard_eco)
        self.vineyard_points: Final[vec[i64]] = _numbers(vineyard_points)
        # By order.
        self.needs: Final[vec[i64]] = _table(needs)
        self.sizes: Final[vec[i64]] = _numbers([sum(need) for need in needs])
        self.values: Final[vec[i64]] = _numbers(values)
        self.modes: Final[vec[i64]] = _numbers(modes)
        self.order_eco: Final[vec[i64]] = _numbers(order_eco)
        self.transports: Final[vec[i64]] = _numbers(transports)  # eco steps by mode, for boats and planes
        # By Inheritance card.
        self.heir_vineyard: Final[vec[i64]] = _numbers(heir_vineyard)
        self.heir_press: Final[vec[i64]] = _numbers(heir_press)
        self.heir_modules: Final[vec[i64]] = _numbers(heir_modules)
        self.heir_eco: Final[vec[i64]] = _numbers(heir_eco)
        self.heir_cuvees: Final[vec[i64]] = _table(heir_cuvees)
        self.stars: Final[vec[i64]] = _numbers(stars)
        # By event card.
        self.event_kinds: Final[vec[i64]] = _numbers(event_kinds)
        self.event_sectors: Final[vec[i64]] = _numbers(event_sectors)  # type of orders, or NOBODY
        self.event_spots: Final[vec[i64]] = _numbers(event_spots)
        self.event_cuvees: Final[vec[i64]] = _table(event_cuvees)
        # By kind of token.
        self.copies: Final[list[int]] = copies
        self.amounts: Final[vec[i64]] = _numbers(amounts)
        # By side of the board, each by spot.
        self.effects: Final[list[vec[i64]]] = [_numbers(side) for side in effects]
        self.effect_amounts: Final[list[vec[i64]]] = [_numbers(side) for side in effect_amounts]
        # Player board and tracks. Levels of press and eco count from 1.
        self.base: Final[vec[i64]] = _numbers(base)
        self.capacities: Final[vec[i64]] = _numbers([0, *capacities])
        self.press_tokens: Final[vec[i64]] = _numbers([0, *press_tokens])
        self.press_points: Final[vec[i64]] = _numbers([0, *press_points])
        self.eco: Final[vec[i64]] = _numbers([0, *eco])
        self.marketing: Final[vec[i64]] = _table(marketing)
        self.cellar: Final[i64] = cellar
        self.recipes: Final[vec[i64]] = _table(recipes)
        self.recipe_cuvees: Final[vec[i64]] = _numbers(recipe_cuvees)
        self.pairs: Final[vec[i64]] = _table(pairs)
        # The Wine Merchant.
        self.merchant_cellar: Final[i64] = merchant_cellar
        self.merchant_overflow: Final[vec[i64]] = _numbers(merchant_overflow)
        self.merchant_start: Final[vec[i64]] = _numbers(merchant_start)  # by level

    def need(self, order: i64, colour: i64) -> i64:
        """Cuvees of a type that an order asks for."""
        return self.needs[order * COLOURS + colour]

    def grows(self, vineyard: i64, colour: i64) -> i64:
        """Grapes of a colour that a vineyard yields."""
        return self.yields[vineyard * COLOURS + colour]

    def bonus(self, colour: i64, cubes: i64) -> i64:
        """What a shipped cuvee brings with so many cubes in the column of its type."""
        return self.marketing[colour * (GRID_CELLS + 1) + cubes]


def _numbers(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def _table(rows: list[list[int]]) -> vec[i64]:
    return vec[i64]([i64(number) for row in rows for number in row])

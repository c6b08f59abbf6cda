"""The printed material of Coupage.

The rulebook states the numbers of cards, the seven special kinds and what they do, the five wines and the stars to pay.
No public source states what is printed on the cards and on the player aid: **everything marked "designed by us" below
is ours**, tuned by simulation. Who owns the game can type in the real values as a content file (`--content FILE`), a
JSON object with any of the fields of `CoupageSheet`. What is left out stays as it is here, also inside a recipe; the
varieties are given all at once. The rulebooks describe every field. For example:

    {
      "specials": {"jeu": 3, "vol": 2},
      "recipes": {
        "rou": {"time": 3},
        "cvb": {"grapes": ["MAC", "XAR", "MAC/PAR"], "different": 2, "time": 2}
      }
    }

A grape of a recipe is `W` (any white), `R` (any red), a variety by its three letters, or several with strokes between.
A content file must keep 48 grapes of eight varieties and 19 special cards, and every recipe must be possible.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from itertools import product
from typing import Annotated, Literal

from msgspec import Meta, Struct

from tablee.engine.errors import TableeError
from tablee.engine.game import GameSheet
from tablee.games.coupage.rules.numbers import LEVELS, MOST_GRAPES, RECIPE_TIMES, RECIPES, VARIETIES
from tablee.games.coupage.rules.printed import BITS, MOST_ALIKE, Printed, halves

GRAPE_CARDS = 48
TIME_CARDS = 12
SPECIAL_CARDS = 19

KINDS = ("JEU", "VOL", "PIQ", "OEN", "REC", "EVA", "VDT")
RECIPE_CODES = ("BLA", "ROS", "ROU", "CVB", "CVR")

Copies = Annotated[int, Meta(ge=0, le=GRAPE_CARDS)]
Few = Annotated[int, Meta(ge=0, le=SPECIAL_CARDS)]
Cost = Annotated[int, Meta(ge=1, le=6)]


class Variety(Struct, frozen=True, forbid_unknown_fields=True):
    """A grape variety, and how many cards of it have one, two and three stars."""

    code: str  # three capital letters
    name: Annotated[str, Meta(max_length=24)]
    colour: Literal["white", "red"]
    cards: tuple[Copies, Copies, Copies]


class Recipe(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the player aid."""

    grapes: Annotated[tuple[str, ...], Meta(min_length=1, max_length=MOST_GRAPES)]
    different: Annotated[int, Meta(ge=1, le=MOST_GRAPES)]  # varieties, at least
    time: Annotated[int, Meta(ge=0, le=RECIPE_TIMES)]


class Specials(Struct, frozen=True, forbid_unknown_fields=True):
    """How many of each kind. The kinds and the sum of 19 are the rulebook's; the split is designed by us."""

    jeu: Few = 2
    vol: Few = 3
    piq: Few = 4
    oen: Few = 2
    rec: Few = 3
    eva: Few = 3
    vdt: Few = 2


# The player aid. The five wines are the rulebook's; grapes, blend and Time are designed by us.
class Recipes(Struct, frozen=True, forbid_unknown_fields=True):
    bla: Recipe = Recipe(("W", "W", "W"), 3, 1)
    ros: Recipe = Recipe(("R", "R", "W", "W"), 2, 1)
    rou: Recipe = Recipe(("R", "R", "R"), 2, 2)
    cvb: Recipe = Recipe(("MAC", "XAR", "PAR"), 3, 2)
    cvr: Recipe = Recipe(("TRE", "TRE/GAR/ULL", "MAC/XAR/PAR", "MAC/XAR/PAR"), 2, 2)


# The grapes. That there are 48 with stars is the rulebook's; varieties, colours and stars of each are designed by us.
GRAPE_LIST = (
    Variety("MAC", "Macabeu", "white", (5, 2, 0)),
    Variety("XAR", "Xarel·lo", "white", (5, 2, 0)),
    Variety("PAR", "Parellada", "white", (5, 2, 0)),
    Variety("CHA", "Chardonnay", "white", (0, 2, 2)),
    Variety("ULL", "Ull de llebre", "red", (4, 2, 0)),
    Variety("GAR", "Garnatxa negra", "red", (4, 2, 0)),
    Variety("TRE", "Trepat", "red", (2, 3, 1)),
    Variety("CAB", "Cabernet Sauvignon", "red", (0, 3, 2)),
)


class CoupageSheet(GameSheet, frozen=True):
    varieties: Annotated[tuple[Variety, ...], Meta(min_length=VARIETIES, max_length=VARIETIES)] = GRAPE_LIST
    specials: Specials = Specials()
    recipes: Recipes = Recipes()
    wine_stars: Cost = 2  # to bottle; these three are the rulebook's
    cava_stars: Cost = 3
    time_stars: Cost = 3  # worth one Time


def printed(sheet: CoupageSheet, seats: int, fingerprint: str) -> Printed:
    """The sheet as the rules read it; TableeError if one cannot play with it."""
    return _printed(sheet, fingerprint)


@lru_cache(maxsize=16)  # the same for any number of seats, and the tables of a sheet take a while
def _printed(sheet: CoupageSheet, fingerprint: str) -> Printed:
    _check_varieties(sheet)
    specials = [int(getattr(sheet.specials, kind.lower())) for kind in KINDS]
    if sum(specials) != SPECIAL_CARDS:
        raise TableeError("coupage-content-specials", found=sum(specials), wanted=SPECIAL_CARDS)
    recipes = [getattr(sheet.recipes, code.lower()) for code in RECIPE_CODES]
    sets = [_complete_sets(sheet, code, recipe) for code, recipe in zip(RECIPE_CODES, recipes, strict=True)]
    near, far = halves(sets)
    costs = [sheet.wine_stars] * 3 + [sheet.cava_stars] * 2
    codes = [f"{variety.code}{level + 1}" for variety in sheet.varieties for level in range(LEVELS)]
    copies = [number for variety in sheet.varieties for number in variety.cards]
    return Printed(
        fingerprint,
        codes=[*codes, "TIM", *KINDS],
        names=[variety.name for variety in sheet.varieties],
        white=[variety.colour == "white" for variety in sheet.varieties],
        aid=[["/".join(_parts(text)) for text in recipe.grapes] for recipe in recipes],
        copies=[*copies, TIME_CARDS, *specials],
        different=[recipe.different for recipe in recipes],
        slots=[len(recipe.grapes) for recipe in recipes],
        time=[recipe.time for recipe in recipes],
        cost=costs[:RECIPES],
        time_cost=sheet.time_stars,
        sets=sets,
        near=near,
        far=far,
    )


def _check_varieties(sheet: CoupageSheet) -> None:
    codes = [variety.code for variety in sheet.varieties]
    odd = next((code for code in codes if not re.fullmatch("[A-Z]{3}", code)), None)
    if odd is not None:
        raise TableeError("coupage-content-letters", code=odd)
    taken = [*codes, "TIM", *KINDS, *RECIPE_CODES]
    twice = next((code for code in codes if taken.count(code) > 1), "")
    if twice:
        raise TableeError("coupage-content-code", code=twice)
    names: set[str] = set()
    for variety in sheet.varieties:
        if not variety.name.strip() or not variety.name.isprintable():
            raise TableeError("coupage-content-name", code=variety.code)
        name = " ".join(variety.name.casefold().split())
        if name in names:
            raise TableeError("coupage-content-same-name", name=variety.name)
        names.add(name)
    number = sum(sum(variety.cards) for variety in sheet.varieties)
    if number != GRAPE_CARDS:
        raise TableeError("coupage-content-grapes", found=number, wanted=GRAPE_CARDS)


def _complete_sets(sheet: CoupageSheet, code: str, recipe: Recipe) -> list[int]:
    """Every choice of varieties that makes the wine, as packed counts (the fit test of section 2.5)."""
    slots = [_varieties(sheet, code, text) for text in recipe.grapes]
    found = {tuple(sorted(one)) for one in product(*slots) if len(set(one)) >= recipe.different}
    if any(max(Counter(one).values()) > MOST_ALIKE for one in found):
        raise TableeError("coupage-content-alike", recipe=code, most=MOST_ALIKE)
    stock = [sum(variety.cards) for variety in sheet.varieties]
    possible = [one for one in sorted(found) if all(stock[v] >= n for v, n in Counter(one).items())]
    if not possible:
        raise TableeError("coupage-content-impossible", recipe=code)
    return [sum(1 << BITS * variety for variety in one) for one in possible]


def _varieties(sheet: CoupageSheet, code: str, text: str) -> list[int]:
    """The varieties that a slot takes."""
    names = {variety.code: [place] for place, variety in enumerate(sheet.varieties)}
    for letter, colour in (("W", "white"), ("R", "red")):
        names[letter] = [place for place, variety in enumerate(sheet.varieties) if variety.colour == colour]
    found: set[int] = set()
    for part in _parts(text):
        if part not in names:
            raise TableeError("coupage-content-slot", recipe=code, text=text)
        found.update(names[part])
    return sorted(found)


def _parts(text: str) -> list[str]:
    """What a slot takes, one of these; spaces around the strokes mean nothing."""
    return re.split(r"\s*/\s*", text.strip())

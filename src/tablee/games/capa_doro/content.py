"""The printed material of Capa d'Oro.

The rulebook states the numbers of bales, tiles and cards, the opening markets, the starting money, the four costs and
what the letters of the cigars mean. No public source states the prices on the tracks, the number of rows, what the
cigars ask for and bring, or the text of the event cards: **everything marked "designed by us" below is ours**, tuned by
simulation. Who owns the game can type in the real values as a content file (`--content FILE`), a JSON object with any
of the fields of `CapaDoroSheet`. What is left out stays as it is here, also inside a continent or an event; a list (the
prices of a track, the cigars of a letter) is given whole. The rulebooks describe every field. For example:

    {
      "continents": {
        "south_asia": {"name": "South America", "rows": 4},
        "africa": {"prices": [2, 3, 3, 4, 5, 6, 7, 8], "cost": 4}
      },
      "events": {
        "premium": {"amount": 4, "name": "Good year"},
        "drought": {"copies": 0},
        "plague": {"copies": 2}
      }
    }

There are always 16 event cards, twelve cigars of each letter, and from two to five rows on a continent.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from tablee.engine.errors import TableeError
from tablee.engine.game import GameSheet
from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.printed import Printed

# By continent, as in the rulebook.
CONTINENT_CODES = ("AS", "SA", "AF", "CA")
COLOUR_CODES = ("O", "G", "B", "Y")
LETTERS = ("A", "B", "C")
BALES = (40, 32, 24, 16)
OPENING = (8, 6, 5, 4)
PLANTATIONS = {2: 8, 3: 7, 4: 6}  # of each player, by the number of players

Name = Annotated[str, Meta(max_length=24)]
Price = Annotated[int, Meta(ge=1, le=20)]
Few = Annotated[int, Meta(ge=0, le=n.EVENT_CARDS)]
Bales = Annotated[int, Meta(ge=0, le=6)]


class Continent(Struct, frozen=True, forbid_unknown_fields=True):
    """Rows of plantations, and a market track."""

    name: Name
    rows: Annotated[int, Meta(ge=2, le=n.MOST_ROWS)]
    cost: Annotated[int, Meta(ge=1, le=7)]  # of a sowing; two at the start must be affordable
    prices: Annotated[tuple[Price, ...], Meta(min_length=1, max_length=n.MOST_SPACES)]  # from the lowest


# Costs are the rulebook's, which continent has which is our reading. Rows and prices are designed by us: tracks that
# climb favour whoever buys first, and grey and brown bales that sell for more than orange ones favour whoever is the
# first to sow where nobody else does. The figures are in docs/decisions/0017-balance-of-capa-doro.md.
class Continents(Struct, frozen=True, forbid_unknown_fields=True):
    asia: Continent = Continent("Asia", 4, 2, (2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3))
    south_asia: Continent = Continent("South Asia", 3, 3, (1, 2, 2, 2, 3, 3, 3, 3, 3, 3))
    africa: Continent = Continent("Africa", 3, 4, (2, 2, 2, 3, 3, 3, 3, 3))
    central_america: Continent = Continent("Central America", 2, 5, (4, 5, 5, 6, 6, 6, 7))


class Cigar(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile: the bales it asks for, the points and the money it brings."""

    orange: Bales = 0
    grey: Bales = 0
    brown: Bales = 0
    gold: Bales = 0
    points: Annotated[int, Meta(ge=1, le=n.GOAL)] = 1
    money: Annotated[int, Meta(ge=0, le=30)] = 0

    @property
    def bales(self) -> list[int]:
        return [self.orange, self.grey, self.brown, self.gold]


Tiles = Annotated[tuple[Cigar, ...], Meta(min_length=n.TILES_EACH, max_length=n.TILES_EACH)]


# That there are twelve of each letter is the rulebook's; what is printed on them is designed by us. Bought at the
# opening prices, any A costs at least $2 more than it pays.
class Cigars(Struct, frozen=True, forbid_unknown_fields=True):
    a: Tiles = (
        Cigar(2, 0, 0, 0, 4, 4),
        Cigar(2, 0, 0, 0, 4, 4),
        Cigar(2, 0, 0, 0, 4, 4),
        Cigar(1, 1, 0, 0, 5, 4),
        Cigar(1, 1, 0, 0, 5, 4),
        Cigar(1, 1, 0, 0, 5, 4),
        Cigar(1, 1, 0, 0, 5, 4),
        Cigar(0, 2, 0, 0, 6, 4),
        Cigar(0, 2, 0, 0, 6, 4),
        Cigar(3, 0, 0, 0, 6, 5),
        Cigar(2, 1, 0, 0, 7, 4),
        Cigar(1, 0, 1, 0, 7, 3),
    )
    b: Tiles = (
        Cigar(1, 1, 1, 0, 11, 6),
        Cigar(1, 1, 1, 0, 11, 6),
        Cigar(1, 1, 1, 0, 11, 6),
        Cigar(2, 0, 1, 0, 10, 6),
        Cigar(2, 0, 1, 0, 10, 6),
        Cigar(0, 2, 1, 0, 12, 6),
        Cigar(0, 2, 1, 0, 12, 6),
        Cigar(2, 2, 0, 0, 11, 8),
        Cigar(2, 1, 1, 0, 13, 7),
        Cigar(1, 0, 2, 0, 13, 6),
        Cigar(2, 0, 0, 1, 12, 7),
        Cigar(1, 1, 0, 1, 14, 6),
    )
    c: Tiles = (
        Cigar(1, 1, 1, 1, 20, 2),
        Cigar(1, 1, 1, 1, 20, 2),
        Cigar(1, 1, 1, 1, 20, 2),
        Cigar(2, 0, 1, 1, 19, 2),
        Cigar(2, 0, 1, 1, 19, 2),
        Cigar(0, 2, 1, 1, 21, 2),
        Cigar(0, 1, 2, 1, 22, 1),
        Cigar(0, 1, 2, 1, 22, 1),
        Cigar(1, 1, 2, 1, 25, 1),
        Cigar(1, 2, 1, 1, 24, 1),
        Cigar(0, 1, 1, 2, 25, 0),
        Cigar(1, 0, 1, 2, 24, 0),
    )


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of event card, and how many there are of it."""

    name: Name
    copies: Few


class Measured(Event, frozen=True, forbid_unknown_fields=True):
    amount: Annotated[int, Meta(ge=1, le=9)]  # what it counts: cubes, money, bales, points


# That there are sixteen cards is the rulebook's; what they do, how much and how often is designed by us.
class Events(Struct, frozen=True, forbid_unknown_fields=True):
    customs: Event = Event("Customs check", 2)
    unique: Event = Event("Unique Opportunity", 2)
    rain: Measured = Measured("Warm rain", 2, 4)  # cubes drawn
    drought: Event = Event("Drought", 1)
    levy: Measured = Measured("Storage levy", 1, 2)  # bales for which 1 money is paid
    premium: Measured = Measured("Export premium", 1, 3)  # money
    pay_day: Measured = Measured("Pay day", 1, 1)  # money for each plantation
    demand: Measured = Measured("Strong demand", 1, 2)  # bales that leave each market
    glut: Measured = Measured("Glut", 1, 2)  # bales that come to each market
    connoisseur: Measured = Measured("Connoisseur", 1, 2)  # points
    hands: Event = Event("Harvest hands", 1)
    season: Event = Event("Fast season", 1)
    plague: Event = Event("Plague", 1)


CONTINENT_FIELDS = Continents.__struct_fields__
EVENT_FIELDS = Events.__struct_fields__  # in the order of the kinds in `numbers`


class CapaDoroSheet(GameSheet, frozen=True):
    continents: Continents = Continents()
    cigars: Cigars = Cigars()
    events: Events = Events()


def printed(sheet: CapaDoroSheet, seats: int, fingerprint: str) -> Printed:
    """The sheet as the rules read it; TableeError if one cannot play with it."""
    return _printed(sheet, seats, fingerprint)


@lru_cache(maxsize=16)
def _printed(sheet: CapaDoroSheet, seats: int, fingerprint: str) -> Printed:
    continents = _check_continents(sheet)
    events = _check_events(sheet)
    tiles = _check_cigars(sheet)
    return Printed(
        fingerprint,
        names=_own_names([each.name for each in continents], [each.name for each in _continents(Continents())]),
        event_names=_own_names([each.name for each in events], [each.name for each in _events(Events())]),
        rows=[each.rows for each in continents],
        cost=[each.cost for each in continents],
        tracks=[list(each.prices) for each in continents],
        opening=list(OPENING),
        bales=list(BALES),
        needs=[tile.bales for tile in tiles],
        points=[tile.points for tile in tiles],
        money=[tile.money for tile in tiles],
        copies=[each.copies for each in events],
        amounts=[each.amount if isinstance(each, Measured) else 0 for each in events],
        plantations=PLANTATIONS[seats],
    )


def _continents(fields: Continents) -> list[Continent]:
    return [getattr(fields, field) for field in CONTINENT_FIELDS]


def _events(fields: Events) -> list[Event]:
    return [getattr(fields, field) for field in EVENT_FIELDS]


def _own_names(names: list[str], usual: list[str]) -> list[str]:
    """Empty for a thing that is called as usual: then its name is said in the language of the reader."""
    return ["" if name == standard else name for name, standard in zip(names, usual, strict=True)]


def _check_continents(sheet: CapaDoroSheet) -> list[Continent]:
    found = _continents(sheet.continents)
    _check_names("continents", CONTINENT_FIELDS, [each.name for each in found])
    for field, continent, least in zip(CONTINENT_FIELDS, found, OPENING, strict=True):
        prices = continent.prices
        if len(prices) < least:
            raise TableeError("capa-doro-content-track", field=field, found=len(prices), least=least)
        for place, (one, two) in enumerate(zip(prices, prices[1:], strict=False)):
            if two < one:
                raise TableeError("capa-doro-content-order", field=field, place=place + 2, price=two, before=one)
    return found


def _check_events(sheet: CapaDoroSheet) -> list[Event]:
    found = _events(sheet.events)
    _check_names("events", EVENT_FIELDS, [each.name for each in found])
    number = sum(each.copies for each in found)
    if number != n.EVENT_CARDS:
        raise TableeError("capa-doro-content-events", found=number, wanted=n.EVENT_CARDS)
    return found


def _check_cigars(sheet: CapaDoroSheet) -> list[Cigar]:
    letters = [sheet.cigars.a, sheet.cigars.b, sheet.cigars.c]
    for letter, tiles in zip("abc", letters, strict=True):
        for place, tile in enumerate(tiles):
            if not sum(tile.bales):
                raise TableeError("capa-doro-content-cigar", letter=letter, place=place + 1)
    return [tile for tiles in letters for tile in tiles]


def _check_names(group: str, fields: Iterable[str], names: list[str]) -> None:
    met: set[str] = set()
    for field, name in zip(fields, names, strict=True):
        if not name.strip() or not name.isprintable():
            raise TableeError("capa-doro-content-name", group=group, field=field)
        plain = " ".join(name.casefold().split())
        if plain in met:
            raise TableeError("capa-doro-content-same-name", group=group, name=name)
        met.add(plain)

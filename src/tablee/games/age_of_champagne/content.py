"""The printed material of Age of Champagne.

The rulebook states the numbers of pieces, the kinds of cards and tokens and what they do. Photographs and scans of the
game that are public show the vineyards, the tracks of the player board, the blending table, most spots and eleven of
the orders. **Everything marked "designed by us" below is ours**, balanced by simulation. Who owns the game can type in
the real values as a content file (`--content FILE`), a JSON object with any of the fields of `AgeOfChampagneSheet`.
What is left out stays as it is here, also inside a card; a list (a track, the spots of a zone) is given whole. The
rulebooks describe every field. For example:

    {
      "orders": {
        "I12": {"name": "Thailand", "cuvees": "NCC", "mode": "boat"},
        "F04": {"cuvees": "NN", "eco": 0}
      },
      "standard": {"zone_5": ["pp+1", "partial", "speak_first", "eco+1"]},
      "tokens": {"BP4": {"copies": 2, "amount": 5}, "BP2": {"copies": 1}},
      "inheritances": {"H09": {"modules": 1, "cuvees": "MM", "stars": 2}}
    }

Wines are written as letters: M for Meunier and Tradition brut, N for Pinot noir and Blanc de noirs, C for Chardonnay
and Blanc de blancs. There are always 36 vineyards, four of them inherited, 51 orders, 16 events and 22 bonus tokens.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from tablee.engine.errors import TableeError
from tablee.engine.game import GameSheet
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.printed import Printed

LETTERS = "MNC"
REGION_CODES = ("VM", "MR", "CB", "SZ", "BA", "CV")
MODE_CODES = ("hand", "truck", "boat", "plane")
SECTORS = ("France", "Europe", "International")
EVENT_CODES = (
    "air_strike", "sea_strike", "sales_down", "sales_up", "perfect_climate", "pandemic", "corks", "subsidies",
    "hazard", "quality",
)  # fmt: skip
PAIR_CODES = ("MM", "MN", "MC", "NN", "NC", "CC")

# The blending table (public source): code, still wines, cuvee.
RECIPES = (
    ("B1", "CCC", "C"), ("N1", "NNN", "N"), ("N2", "MNN", "N"), ("T1", "MMM", "M"), ("T2", "MMN", "M"),
    ("T3", "MMC", "M"), ("T4", "MNN", "M"), ("T5", "MNC", "M"), ("T6", "MCC", "M"),
)  # fmt: skip

MOST_GRAPES = 5  # of a vineyard
MOST_ORDERED = 6  # cuvees
MOST_INHERITED = 3  # cuvees
MOST_ADDED = 6  # cuvees of the Wine Merchant in a round

Name = Annotated[str, Meta(max_length=24)]
Little = Annotated[int, Meta(ge=0, le=3)]
Change = Annotated[int, Meta(ge=-3, le=3)]
Bonus = Annotated[int, Meta(ge=0, le=9)]
Capacity = Annotated[int, Meta(ge=1, le=40)]
Worth = Annotated[int, Meta(ge=-20, le=30)]
Copies = Annotated[int, Meta(ge=0, le=n.TOKENS)]


class Vineyard(Struct, frozen=True, forbid_unknown_fields=True):
    """What it yields at each harvest, and what it brings when it is acquired."""

    name: Name
    region: Literal["VM", "MR", "CB", "SZ", "BA", "CV"]
    grapes: str
    eco: Little = 0
    points: Bonus = 0


# All from a public source: scans of the cards.
class Vineyards(Struct, frozen=True, forbid_unknown_fields=True):
    V01: Vineyard = Vineyard("Aÿ", "VM", "NN")
    V02: Vineyard = Vineyard("Barbonne-Fayel", "SZ", "CC")
    V03: Vineyard = Vineyard("Baroville", "BA", "NN", eco=1)
    V04: Vineyard = Vineyard("Bassuet", "CV", "C")
    V05: Vineyard = Vineyard("Bethon", "SZ", "CC", eco=1)
    V06: Vineyard = Vineyard("Celles-sur-Ource", "BA", "NNN")
    V07: Vineyard = Vineyard("Chamery", "MR", "MM")
    V08: Vineyard = Vineyard("Charly-sur-Marne", "VM", "MMM")
    V09: Vineyard = Vineyard("Châtillon-sur-Marne", "VM", "MM")
    V10: Vineyard = Vineyard("Chouilly", "CB", "CCC")
    V11: Vineyard = Vineyard("Crouttes-sur-Marne", "VM", "M", eco=1)
    V12: Vineyard = Vineyard("Damery", "VM", "MMMM")
    V13: Vineyard = Vineyard("Dormans", "VM", "MM", points=2)
    V14: Vineyard = Vineyard("Épernay", "VM", "CC")
    V15: Vineyard = Vineyard("Essômes-sur-Marne", "VM", "MM")
    V16: Vineyard = Vineyard("Essoyes", "BA", "NNN")
    V17: Vineyard = Vineyard("Les Riceys", "BA", "NNN", points=2)
    V18: Vineyard = Vineyard("Le Mesnil-sur-Oger", "CB", "CC", points=2)
    V19: Vineyard = Vineyard("Loches-sur-Ource", "BA", "NNN")
    V20: Vineyard = Vineyard("Mareuil-le-Port", "VM", "MMM")
    V21: Vineyard = Vineyard("Mareuil-sur-Aÿ", "VM", "NN")
    V22: Vineyard = Vineyard("Meurville", "BA", "NN")
    V23: Vineyard = Vineyard("Neuville-sur-Seine", "BA", "NNN")
    V24: Vineyard = Vineyard("Nogent-l'Abesse", "MR", "C")
    V25: Vineyard = Vineyard("Sézanne", "SZ", "C", points=2)
    V26: Vineyard = Vineyard("Trélou-sur-Marne", "VM", "MMM")
    V27: Vineyard = Vineyard("Trépail", "MR", "CC")
    V28: Vineyard = Vineyard("Trigny", "MR", "M")
    V29: Vineyard = Vineyard("Urville", "BA", "NN")
    V30: Vineyard = Vineyard("Verneuil", "VM", "MMM")
    V31: Vineyard = Vineyard("Vertus", "CB", "CCC", eco=1)
    V32: Vineyard = Vineyard("Verzenay", "MR", "NNN", eco=1)
    V33: Vineyard = Vineyard("Verzy", "MR", "NN", points=2)
    V34: Vineyard = Vineyard("Villedommange", "MR", "MM")
    V35: Vineyard = Vineyard("Villers-Marmery", "MR", "CC")
    V36: Vineyard = Vineyard("Vitry-en-Perthois", "CV", "C")


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """Cuvees to be shipped, by hand or by truck; its value follows from them."""

    name: Name
    cuvees: str
    eco: Change


class Overseas(Struct, frozen=True, forbid_unknown_fields=True):
    """An International order: the way it travels decides what it does to the eco-responsibility."""

    name: Name
    cuvees: str
    mode: Literal["boat", "plane"]


# Kinds of cards and ways of transport are the rulebook's. Where nothing else is said, orders are designed by us, and so
# are the eco steps of the orders from Paris with one cuvee; the other eco steps are from a public source.
class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    F01: Order = Order("Paris", "M", 1)
    F02: Order = Order("Paris", "M", 1)
    F03: Order = Order("Paris", "N", 1)  # public source
    F04: Order = Order("Paris", "N", 1)
    F05: Order = Order("Paris", "C", 1)
    F06: Order = Order("Paris", "C", 1)
    F07: Order = Order("Paris", "MM", 0)  # public source
    F08: Order = Order("Paris", "MM", 0)
    F09: Order = Order("Paris", "MN", 0)
    F10: Order = Order("Paris", "MN", 0)
    F11: Order = Order("Paris", "MC", 0)  # public source
    F12: Order = Order("Paris", "MC", 0)
    F13: Order = Order("Paris", "NN", 0)
    F14: Order = Order("Paris", "NN", 0)
    F15: Order = Order("Paris", "NC", 0)  # public source
    F16: Order = Order("Paris", "NC", 0)
    F17: Order = Order("Paris", "CC", 0)
    E01: Order = Order("Belgium", "NN", -1)  # public source
    E02: Order = Order("Germany", "NN", -1)  # public source
    E03: Order = Order("Austria", "NC", -1)  # public source
    E04: Order = Order("Spain", "MNC", -1)  # public source
    E05: Order = Order("United Kingdom", "CC", -1)
    E06: Order = Order("Italy", "MNN", -1)
    E07: Order = Order("Netherlands", "MMN", -1)
    E08: Order = Order("Switzerland", "NCC", -1)
    E09: Order = Order("Sweden", "MMC", -1)
    E10: Order = Order("Denmark", "MNC", -1)
    E11: Order = Order("Portugal", "MMM", -1)
    E12: Order = Order("Norway", "NNC", -1)
    E13: Order = Order("Ireland", "NNN", -1)
    E14: Order = Order("Poland", "MMNC", -1)
    E15: Order = Order("Greece", "MCC", -1)
    E16: Order = Order("Luxembourg", "MC", -1)
    E17: Order = Order("Finland", "CCC", -1)
    I01: Overseas = Overseas("USA", "MNC", "boat")  # public source
    I02: Overseas = Overseas("Indonesia", "MMNN", "boat")  # public source
    I03: Overseas = Overseas("USA", "MMNCC", "plane")  # public source
    I04: Overseas = Overseas("Brazil", "MMMN", "boat")
    I05: Overseas = Overseas("Japan", "NNCC", "plane")
    I06: Overseas = Overseas("Australia", "MNNC", "boat")
    I07: Overseas = Overseas("Canada", "MMNC", "boat")
    I08: Overseas = Overseas("China", "MMNNC", "plane")
    I09: Overseas = Overseas("South Africa", "NNN", "boat")
    I10: Overseas = Overseas("India", "MMMC", "boat")
    I11: Overseas = Overseas("U.A. Emirates", "CCC", "plane")
    I12: Overseas = Overseas("Singapore", "NCCC", "plane")
    I13: Overseas = Overseas("Mexico", "MNN", "boat")
    I14: Overseas = Overseas("Hong Kong", "MNNCC", "plane")
    I15: Overseas = Overseas("South Korea", "MNCC", "plane")
    I16: Overseas = Overseas("New Zealand", "MMCC", "plane")
    I17: Overseas = Overseas("Argentina", "NNNC", "plane")


class Inheritance(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the draft: whatever it gives, and stars for the first turn order."""

    vineyard: str = ""
    press: Little = 0
    modules: Little = 0
    eco: Little = 0
    cuvees: str = ""
    stars: Bonus = 0


# Three kinds of cards and the four vineyards are the rulebook's and a public source's; amounts and stars are designed
# by us.
class Inheritances(Struct, frozen=True, forbid_unknown_fields=True):
    H01: Inheritance = Inheritance(vineyard="V08", stars=5)
    H02: Inheritance = Inheritance(vineyard="V20", stars=5)
    H03: Inheritance = Inheritance(vineyard="V26", eco=1, stars=4)
    H04: Inheritance = Inheritance(vineyard="V30", eco=1, stars=4)
    H05: Inheritance = Inheritance(press=2, cuvees="M", stars=1)
    H06: Inheritance = Inheritance(press=2, stars=2)
    H07: Inheritance = Inheritance(press=1, cuvees="C", stars=2)
    H08: Inheritance = Inheritance(press=1, cuvees="MN", stars=2)
    H09: Inheritance = Inheritance(modules=2, cuvees="M", stars=1)
    H10: Inheritance = Inheritance(modules=2, stars=2)
    H11: Inheritance = Inheritance(modules=1, cuvees="C", stars=1)
    H12: Inheritance = Inheritance(modules=1, cuvees="MN", stars=2)


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """What happens in a round, and the part for the Wine Merchant: his spot in zone 5, the cuvees he gets."""

    kind: Literal[
        "air_strike", "sea_strike", "sales_down", "sales_up", "perfect_climate", "pandemic", "corks", "subsidies",
        "hazard", "quality",
    ]  # fmt: skip
    spot: Annotated[int, Meta(ge=1, le=n.BLOCK)]
    cuvees: str
    sector: Literal["", "France", "Europe", "International"] = ""


# The kinds are the rulebook's; how many there are of each and the Wine Merchant's part are designed by us.
class Events(Struct, frozen=True, forbid_unknown_fields=True):
    X01: Event = Event("air_strike", 1, "MNC")
    X02: Event = Event("sea_strike", 3, "MMNC")
    X03: Event = Event("sales_down", 4, "MNNC", sector="France")
    X04: Event = Event("sales_down", 2, "MMC", sector="Europe")
    X05: Event = Event("sales_down", 3, "MMNN", sector="International")
    X06: Event = Event("sales_up", 2, "NNC", sector="France")
    X07: Event = Event("sales_up", 4, "MNC", sector="Europe")
    X08: Event = Event("sales_up", 1, "MCC", sector="International")
    X09: Event = Event("perfect_climate", 3, "NCC")
    X10: Event = Event("pandemic", 4, "MMN")
    X11: Event = Event("corks", 1, "MNNC")
    X12: Event = Event("subsidies", 2, "MNC")
    X13: Event = Event("hazard", 4, "MNN")  # its cuvees: public source
    X14: Event = Event("hazard", 1, "MMC")
    X15: Event = Event("quality", 3, "MNC")
    X16: Event = Event("quality", 2, "MMNC")


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    copies: Copies


class Measured(Token, frozen=True, forbid_unknown_fields=True):
    amount: Annotated[int, Meta(ge=1, le=9)]  # points, or steps on the eco track


# The kinds are the rulebook's; copies and amounts are designed by us.
class Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    BP2: Measured = Measured(2, 2)
    BP3: Measured = Measured(2, 3)
    BP4: Measured = Measured(1, 4)
    BEC: Measured = Measured(3, 2)
    BLA: Token = Token(3)
    BA1: Token = Token(1)
    BA2: Token = Token(1)
    BA3: Token = Token(1)
    BA5: Token = Token(1)
    BA6: Token = Token(1)
    BRS: Token = Token(2)
    BTR: Token = Token(2)
    BCO: Token = Token(2)


Effect = Literal[
    "", "pp+1", "pp+2", "pp+3", "pp-1", "pp-2", "pp-3", "eco+1", "eco+2", "eco+3", "eco-1", "eco-2", "eco-3",
    "link", "speak_first", "partial",
]  # fmt: skip
Spots = tuple[Effect, Effect, Effect, Effect]


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """The placement effects of the spots of four zones, from top left to bottom right."""

    zone_2: Spots
    zone_3: Spots
    zone_5: Spots
    zone_6: Spots


class Cuvees(Struct, frozen=True, forbid_unknown_fields=True):
    """A number for each type."""

    M: Annotated[int, Meta(ge=1, le=9)]
    N: Annotated[int, Meta(ge=1, le=9)]
    C: Annotated[int, Meta(ge=1, le=9)]


Column = tuple[Bonus, Bonus, Bonus, Bonus]


class Grid(Struct, frozen=True, forbid_unknown_fields=True):
    """Marketing: for each type, what a shipped cuvee brings with one to four cubes in the column."""

    M: Column
    N: Column
    C: Column


class Transports(Struct, frozen=True, forbid_unknown_fields=True):
    """Eco steps of an International order."""

    boat: Change = 0
    plane: Change = -2


class Press(Struct, frozen=True, forbid_unknown_fields=True):
    """Capacities from the first level on; the capacity that brings a token, those that bring a point."""

    capacities: tuple[Capacity, Capacity, Capacity, Capacity, Capacity, Capacity, Capacity, Capacity]
    token_at: Capacity
    points_at: Annotated[tuple[Capacity, ...], Meta(max_length=n.PRESS_LEVELS)]


class Merchant(Struct, frozen=True, forbid_unknown_fields=True):
    """The Wine Merchant's board: room for each type, which type overflows first, cuvees of each type at the start."""

    cellar: Annotated[int, Meta(ge=1, le=9)] = 3
    overflow: Literal["CNM", "CMN", "NCM", "NMC", "MCN", "MNC"] = "CNM"
    jeroboam: Bonus = 0
    mathusalem: Bonus = 1
    balthazar: Bonus = 2
    nabuchodonosor: Bonus = 3


# Zone 5: where Speak First is and the effect of the third spot are designed by us. The simplified side: the rulebook
# says what is different, and we read it as "no effect" on the spots with a loss. All other effects are from a public
# source or from the rulebook.
STANDARD = Board(
    zone_2=("pp+1", "link", "eco+1", "eco-1"),
    zone_3=("pp+1", "link", "eco+1", "eco-1"),
    zone_5=("speak_first", "partial", "pp+1", "eco+1"),
    zone_6=("pp+1", "", "", "pp-1"),
)
SIMPLIFIED = Board(
    zone_2=("pp+1", "", "eco+1", ""),
    zone_3=("pp+1", "", "eco+1", ""),
    zone_5=("speak_first", "partial", "pp+1", "eco+1"),
    zone_6=("pp+1", "", "", ""),
)


class AgeOfChampagneSheet(GameSheet, frozen=True):
    vineyards: Vineyards = Vineyards()
    orders: Orders = Orders()
    inheritances: Inheritances = Inheritances()
    events: Events = Events()
    tokens: Tokens = Tokens()
    standard: Board = STANDARD
    simplified: Board = SIMPLIFIED
    # From a public source, but for the last cell of Tradition brut and the Wine Merchant's board, designed by us.
    values: Cuvees = Cuvees(1, 2, 3)
    transports: Transports = Transports()
    press: Press = Press((3, 5, 8, 11, 14, 17, 20, 24), 14, (20, 24))  # what the levels bring: the rulebook
    eco: tuple[Worth, Worth, Worth, Worth, Worth, Worth, Worth, Worth, Worth, Worth, Worth] = (
        -3, -1, 0, 1, 2, 3, 4, 6, 8, 10, 14,
    )  # fmt: skip
    marketing: Grid = Grid((0, 1, 2, 3), (1, 2, 3, 4), (2, 4, 6, 8))
    cellar: Annotated[int, Meta(ge=6, le=20)] = 10
    merchant: Merchant = Merchant()


VINEYARD_CODES = Vineyards.__struct_fields__
ORDER_CODES = Orders.__struct_fields__
INHERITANCE_CODES = Inheritances.__struct_fields__
EVENT_CARD_CODES = Events.__struct_fields__
TOKEN_CODES = Tokens.__struct_fields__


def printed(sheet: AgeOfChampagneSheet, seats: int, fingerprint: str) -> Printed:
    """The sheet as the rules read it; TableeError if one cannot play with it."""
    return _printed(sheet, fingerprint)


@lru_cache(maxsize=16)
def _printed(sheet: AgeOfChampagneSheet, fingerprint: str) -> Printed:
    vineyards = _check_vineyards(sheet)
    orders = _check_orders(sheet)
    heirs = _check_inheritances(sheet)
    events = _check_events(sheet)
    tokens = _check_tokens(sheet)
    _check_tracks(sheet)
    sides = [_check_board("standard", sheet.standard), _check_board("simplified", sheet.simplified)]
    needs = [_counts(order.cuvees) for order in orders]
    base = [sheet.values.M, sheet.values.N, sheet.values.C]
    merchant = sheet.merchant
    return Printed(
        fingerprint,
        vineyard_names=[vineyard.name for vineyard in vineyards],
        order_names=_own_names([order.name for order in orders], [order.name for order in _orders(Orders())]),
        regions=[REGION_CODES.index(vineyard.region) for vineyard in vineyards],
        yields=[_counts(vineyard.grapes) for vineyard in vineyards],
        vineyard_eco=[vineyard.eco for vineyard in vineyards],
        vineyard_points=[vineyard.points for vineyard in vineyards],
        needs=needs,
        values=[sum(each * worth for each, worth in zip(need, base, strict=True)) for need in needs],
        modes=[_mode(number, order) for number, order in enumerate(orders)],
        order_eco=[_eco(sheet, order) for order in orders],
        transports=[0, 0, sheet.transports.boat, sheet.transports.plane],
        heir_vineyard=[VINEYARD_CODES.index(heir.vineyard) if heir.vineyard else n.NO_CARD for heir in heirs],
        heir_press=[heir.press for heir in heirs],
        heir_modules=[heir.modules for heir in heirs],
        heir_eco=[heir.eco for heir in heirs],
        heir_cuvees=[_counts(heir.cuvees) for heir in heirs],
        stars=[heir.stars for heir in heirs],
        event_kinds=[EVENT_CODES.index(event.kind) for event in events],
        event_sectors=[SECTORS.index(event.sector) if event.sector else n.NOBODY for event in events],
        event_spots=[n.ZONE_5 + event.spot - 1 for event in events],
        event_cuvees=[_counts(event.cuvees) for event in events],
        copies=[token.copies for token in tokens],
        amounts=[token.amount if isinstance(token, Measured) else 0 for token in tokens],
        effects=[[_effect(effect)[0] for effect in side] for side in sides],
        effect_amounts=[[_effect(effect)[1] for effect in side] for side in sides],
        base=base,
        capacities=list(sheet.press.capacities),
        press_tokens=[int(capacity == sheet.press.token_at) for capacity in sheet.press.capacities],
        press_points=[sheet.press.points_at.count(capacity) for capacity in sheet.press.capacities],
        eco=list(sheet.eco),
        marketing=[[0, *column] for column in (sheet.marketing.M, sheet.marketing.N, sheet.marketing.C)],
        cellar=sheet.cellar,
        recipes=[_counts(wines) for code, wines, cuvee in RECIPES],
        recipe_cuvees=[LETTERS.index(cuvee) for code, wines, cuvee in RECIPES],
        pairs=[_counts(pair) for pair in PAIR_CODES],
        merchant_cellar=merchant.cellar,
        merchant_overflow=[LETTERS.index(letter) for letter in merchant.overflow],
        merchant_start=[merchant.jeroboam, merchant.mathusalem, merchant.balthazar, merchant.nabuchodonosor],
    )


def _counts(letters: str) -> list[int]:
    return [letters.count(letter) for letter in LETTERS]


def _orders(fields: Orders) -> list[Order | Overseas]:
    return [getattr(fields, code) for code in ORDER_CODES]


def _own_names(names: list[str], usual: list[str]) -> list[str]:
    """Empty for a place that is called as usual: then its name is said in the language of the reader."""
    return ["" if name == standard else name for name, standard in zip(names, usual, strict=True)]


def _mode(number: int, order: Order | Overseas) -> int:
    if isinstance(order, Overseas):
        return MODE_CODES.index(order.mode)
    return n.HAND if number < n.ORDERS_EACH else n.TRUCK


def _eco(sheet: AgeOfChampagneSheet, order: Order | Overseas) -> int:
    if isinstance(order, Order):
        return order.eco
    return sheet.transports.boat if order.mode == "boat" else sheet.transports.plane


def _effect(effect: str) -> tuple[int, int]:
    """The kind of a placement effect and its amount."""
    if effect.startswith("pp"):
        return n.EFFECT_PP, int(effect[2:])
    if effect.startswith("eco"):
        return n.EFFECT_ECO, int(effect[3:])
    kinds = {"link": n.EFFECT_LINK, "speak_first": n.EFFECT_SPEAK_FIRST, "partial": n.EFFECT_PARTIAL}
    return kinds.get(effect, n.NO_EFFECT), 0


# What cannot be played with: one sentence that names the field and the limit


def _check_vineyards(sheet: AgeOfChampagneSheet) -> list[Vineyard]:
    found: list[Vineyard] = [getattr(sheet.vineyards, code) for code in VINEYARD_CODES]
    names: set[str] = set()
    for code, vineyard in zip(VINEYARD_CODES, found, strict=True):
        _check_name("vineyards", code, vineyard.name)
        plain = " ".join(vineyard.name.casefold().split())
        if plain in names:
            raise TableeError("age-of-champagne-content-same-name", name=vineyard.name)
        names.add(plain)
        _check_cubes("vineyards", code, "grapes", vineyard.grapes, 1, MOST_GRAPES)
    return found


def _check_orders(sheet: AgeOfChampagneSheet) -> list[Order | Overseas]:
    found = _orders(sheet.orders)
    for code, order in zip(ORDER_CODES, found, strict=True):
        _check_name("orders", code, order.name)
        _check_cubes("orders", code, "cuvees", order.cuvees, 1, MOST_ORDERED)
    return found


def _check_inheritances(sheet: AgeOfChampagneSheet) -> list[Inheritance]:
    found: list[Inheritance] = [getattr(sheet.inheritances, code) for code in INHERITANCE_CODES]
    named: list[str] = []
    for code, heir in zip(INHERITANCE_CODES, found, strict=True):
        _check_cubes("inheritances", code, "cuvees", heir.cuvees, 0, MOST_INHERITED)
        if not heir.vineyard:
            continue
        if heir.vineyard not in VINEYARD_CODES:
            raise TableeError("age-of-champagne-content-heir", field=code, vineyard=heir.vineyard)
        if heir.vineyard in named:
            raise TableeError("age-of-champagne-content-heir-twice", field=code, vineyard=heir.vineyard)
        if getattr(sheet.vineyards, heir.vineyard).region == "CV":
            raise TableeError("age-of-champagne-content-heir-region", field=code, vineyard=heir.vineyard)
        named.append(heir.vineyard)
    if len(named) != n.VINEYARDS - n.STACKED:
        raise TableeError("age-of-champagne-content-heirs", found=len(named), wanted=n.VINEYARDS - n.STACKED)
    return found


def _check_events(sheet: AgeOfChampagneSheet) -> list[Event]:
    found: list[Event] = [getattr(sheet.events, code) for code in EVENT_CARD_CODES]
    for code, event in zip(EVENT_CARD_CODES, found, strict=True):
        _check_cubes("events", code, "cuvees", event.cuvees, 0, MOST_ADDED)
        if event.kind.startswith("sales") != bool(event.sector):
            key = "sector" if event.sector else "no-sector"
            raise TableeError(f"age-of-champagne-content-{key}", field=code)
    return found


def _check_tokens(sheet: AgeOfChampagneSheet) -> list[Token]:
    found: list[Token] = [getattr(sheet.tokens, code) for code in TOKEN_CODES]
    number = sum(token.copies for token in found)
    if number != n.TOKENS:
        raise TableeError("age-of-champagne-content-tokens", found=number, wanted=n.TOKENS)
    return found


def _check_tracks(sheet: AgeOfChampagneSheet) -> None:
    columns = [(f"marketing › {letter}", getattr(sheet.marketing, letter)) for letter in LETTERS]
    for field, track in (("press › capacities", sheet.press.capacities), ("eco", sheet.eco), *columns):
        for place, (one, two) in enumerate(zip(track, track[1:], strict=False)):
            if two < one or (two == one and field.startswith("press")):
                raise TableeError("age-of-champagne-content-falls", field=field, place=place + 2, value=two, before=one)
    for field, wanted in (("token_at", (sheet.press.token_at,)), ("points_at", sheet.press.points_at)):
        for capacity in wanted:
            if capacity not in sheet.press.capacities[1:]:
                raise TableeError("age-of-champagne-content-milestone", field=field, capacity=capacity)
    for level in ("jeroboam", "mathusalem", "balthazar", "nabuchodonosor"):
        found, most = getattr(sheet.merchant, level), sheet.merchant.cellar
        if found > most:
            raise TableeError("age-of-champagne-content-merchant", field=level, found=found, most=most)


def _check_board(side: str, board: Board) -> list[str]:
    """The effects by spot, in the order of the spots; zones 1, 4 and 8 have none."""
    zones = {"zone_2": board.zone_2, "zone_3": board.zone_3, "zone_5": board.zone_5, "zone_6": board.zone_6}
    home = {"link": ("zone_2", "zone_3"), "speak_first": ("zone_5",), "partial": ("zone_5",)}
    for zone, effects in zones.items():
        for effect, allowed in home.items():
            if effect in effects and zone not in allowed:
                raise TableeError("age-of-champagne-content-effect-zone", side=side, zone=zone, effect=effect)
            if effects.count(effect) > 1:
                raise TableeError("age-of-champagne-content-effect-twice", side=side, zone=zone, effect=effect)
    if ("link" in board.zone_2) != ("link" in board.zone_3):
        raise TableeError("age-of-champagne-content-link", side=side)
    none = [""] * n.BLOCK
    return [*none, *board.zone_2, *board.zone_3, "", "", *board.zone_5, *board.zone_6, "", "", ""]


def _check_name(group: str, field: str, name: str) -> None:
    if not name.strip() or not name.isprintable():
        raise TableeError("age-of-champagne-content-name", group=group, field=field)


def _check_cubes(group: str, code: str, field: str, letters: str, least: int, most: int) -> None:
    if _others(letters) or not least <= len(letters) <= most:
        raise TableeError("age-of-champagne-content-cubes", group=group, card=code, field=field, least=least, most=most)


def _others(letters: Iterable[str]) -> list[str]:
    return [letter for letter in letters if letter not in LETTERS]

"""The tables of section 10 of the specification, once more: the model does not share the data of the game package."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

TYPES = "MNC"
REGIONS = ("VM", "MR", "CB", "SZ", "BA")
NO_REGION = "CV"
SECTORS = ("France", "Europe", "International")

MOST_PARTICIPANTS = 4
ROUNDS = 10
CUBES = 60
MODULES = 32
COLLABORATORS = 3
MERCHANT_COLLABORATORS = 2
TOKENS_PER_MARKET = 3
KEPT = 3  # Inheritance cards of each player

BASE = {"M": 1, "N": 2, "C": 3}
INTERNATIONAL_ECO = {"boat": 0, "plane": -2}
PRESS = (3, 5, 8, 11, 14, 17, 20, 24)
PRESS_TOKEN_AT = 14
PRESS_PP_AT = (20, 24)
MODULE_CAPACITY = 3
AGE_ONE = 4
MOST_MODULES = 8
CELLAR = 10
OENOTHEQUE = 3
MARKETING = {"M": (0, 0, 1, 2, 3), "N": (0, 1, 2, 3, 4), "C": (0, 2, 4, 6, 8)}
COLUMN = 4
ECO = (-3, -1, 0, 1, 2, 3, 4, 6, 8, 10, 14)  # from level 1
TOP_LEVEL = len(ECO)

MERCHANT_CELLAR = 3  # of each type
OVERFLOW = "CNM"
LEVELS = {"jeroboam": 0, "mathusalem": 1, "balthazar": 2, "nabuchodonosor": 3}

RECIPES = {
    "B1": ("CCC", "C"),
    "N1": ("NNN", "N"),
    "N2": ("MNN", "N"),
    "T1": ("MMM", "M"),
    "T2": ("MMN", "M"),
    "T3": ("MMC", "M"),
    "T4": ("MNN", "M"),
    "T5": ("MNC", "M"),
    "T6": ("MCC", "M"),
}
PAIRS = ("MM", "MN", "MC", "NN", "NC", "CC")

Spots = dict[int, tuple[str, ...]]
STANDARD: Spots = {
    2: ("pp+1", "link", "eco+1", "eco-1"),
    3: ("pp+1", "link", "eco+1", "eco-1"),
    4: ("n", "n"),
    5: ("speak_first", "partial", "pp+1", "eco+1"),
    6: ("pp+1", "", "", "pp-1"),
    8: ("1", "2", "3"),
}
SIMPLIFIED: Spots = {
    2: ("pp+1", "", "eco+1", ""),
    3: ("pp+1", "", "eco+1", ""),
    4: (),
    5: ("speak_first", "partial", "pp+1", "eco+1"),
    6: ("pp+1", "", "", ""),
    8: ("1", "2", "3"),
}
TOP_ROW = ("Z5.1", "Z5.2")
BLOCKED = {2: 1, 3: 4, 6: 2}
CLOCKWISE = {1: 2, 2: 4, 4: 3, 3: 1}

TOKENS = {
    "BP2": 2,
    "BP3": 2,
    "BP4": 1,
    "BEC": 3,
    "BLA": 3,
    "BA1": 1,
    "BA2": 1,
    "BA3": 1,
    "BA5": 1,
    "BA6": 1,
    "BRS": 2,
    "BTR": 2,
    "BCO": 2,
}
PRESTIGE = {"BP2": 2, "BP3": 3, "BP4": 4}
ECO_TOKEN = 2  # steps
EXTRA_ACTIONS = {"BA1": 1, "BA2": 2, "BA3": 3, "BA5": 5, "BA6": 6}


@dataclass(frozen=True)
class Vineyard:
    region: str
    grapes: str  # all of one variety
    bonus: str = ""


@dataclass(frozen=True)
class Order:
    sector: str
    cuvees: str
    mode: str
    eco: int

    @property
    def value(self) -> int:
        """INV-12"""
        return sum(BASE[cuvee] for cuvee in self.cuvees)


@dataclass(frozen=True)
class Inheritance:
    kind: str
    what: str  # a Vineyard card or a number
    eco: int
    wines: str
    stars: int


@dataclass(frozen=True)
class Event:
    kind: str
    sector: str
    spot: str  # of the Merchant
    cuvees: str  # for his cellar


VINEYARDS = {
    "V01": Vineyard("VM", "NN"),
    "V02": Vineyard("SZ", "CC"),
    "V03": Vineyard("BA", "NN", "eco1"),
    "V04": Vineyard("CV", "C"),
    "V05": Vineyard("SZ", "CC", "eco1"),
    "V06": Vineyard("BA", "NNN"),
    "V07": Vineyard("MR", "MM"),
    "V08": Vineyard("VM", "MMM"),
    "V09": Vineyard("VM", "MM"),
    "V10": Vineyard("CB", "CCC"),
    "V11": Vineyard("VM", "M", "eco1"),
    "V12": Vineyard("VM", "MMMM"),
    "V13": Vineyard("VM", "MM", "pp2"),
    "V14": Vineyard("VM", "CC"),
    "V15": Vineyard("VM", "MM"),
    "V16": Vineyard("BA", "NNN"),
    "V17": Vineyard("BA", "NNN", "pp2"),
    "V18": Vineyard("CB", "CC", "pp2"),
    "V19": Vineyard("BA", "NNN"),
    "V20": Vineyard("VM", "MMM"),
    "V21": Vineyard("VM", "NN"),
    "V22": Vineyard("BA", "NN"),
    "V23": Vineyard("BA", "NNN"),
    "V24": Vineyard("MR", "C"),
    "V25": Vineyard("SZ", "C", "pp2"),
    "V26": Vineyard("VM", "MMM"),
    "V27": Vineyard("MR", "CC"),
    "V28": Vineyard("MR", "M"),
    "V29": Vineyard("BA", "NN"),
    "V30": Vineyard("VM", "MMM"),
    "V31": Vineyard("CB", "CCC", "eco1"),
    "V32": Vineyard("MR", "NNN", "eco1"),
    "V33": Vineyard("MR", "NN", "pp2"),
    "V34": Vineyard("MR", "MM"),
    "V35": Vineyard("MR", "CC"),
    "V36": Vineyard("CV", "C"),
}
INHERITED = ("V08", "V20", "V26", "V30")

MARKET = {
    "F01": Order("France", "M", "hand", 1),
    "F02": Order("France", "M", "hand", 1),
    "F03": Order("France", "N", "hand", 1),
    "F04": Order("France", "N", "hand", 1),
    "F05": Order("France", "C", "hand", 1),
    "F06": Order("France", "C", "hand", 1),
    "F07": Order("France", "MM", "hand", 0),
    "F08": Order("France", "MM", "hand", 0),
    "F09": Order("France", "MN", "hand", 0),
    "F10": Order("France", "MN", "hand", 0),
    "F11": Order("France", "MC", "hand", 0),
    "F12": Order("France", "MC", "hand", 0),
    "F13": Order("France", "NN", "hand", 0),
    "F14": Order("France", "NN", "hand", 0),
    "F15": Order("France", "NC", "hand", 0),
    "F16": Order("France", "NC", "hand", 0),
    "F17": Order("France", "CC", "hand", 0),
    "E01": Order("Europe", "NN", "truck", -1),
    "E02": Order("Europe", "NN", "truck", -1),
    "E03": Order("Europe", "NC", "truck", -1),
    "E04": Order("Europe", "MNC", "truck", -1),
    "E05": Order("Europe", "CC", "truck", -1),
    "E06": Order("Europe", "MNN", "truck", -1),
    "E07": Order("Europe", "MMN", "truck", -1),
    "E08": Order("Europe", "NCC", "truck", -1),
    "E09": Order("Europe", "MMC", "truck", -1),
    "E10": Order("Europe", "MNC", "truck", -1),
    "E11": Order("Europe", "MMM", "truck", -1),
    "E12": Order("Europe", "NNC", "truck", -1),
    "E13": Order("Europe", "NNN", "truck", -1),
    "E14": Order("Europe", "MMNC", "truck", -1),
    "E15": Order("Europe", "MCC", "truck", -1),
    "E16": Order("Europe", "MC", "truck", -1),
    "E17": Order("Europe", "CCC", "truck", -1),
    "I01": Order("International", "MNC", "boat", 0),
    "I02": Order("International", "MMNN", "boat", 0),
    "I03": Order("International", "MMNCC", "plane", -2),
    "I04": Order("International", "MMMN", "boat", 0),
    "I05": Order("International", "NNCC", "plane", -2),
    "I06": Order("International", "MNNC", "boat", 0),
    "I07": Order("International", "MMNC", "boat", 0),
    "I08": Order("International", "MMNNC", "plane", -2),
    "I09": Order("International", "NNN", "boat", 0),
    "I10": Order("International", "MMMC", "boat", 0),
    "I11": Order("International", "CCC", "plane", -2),
    "I12": Order("International", "NCCC", "plane", -2),
    "I13": Order("International", "MNN", "boat", 0),
    "I14": Order("International", "MNNCC", "plane", -2),
    "I15": Order("International", "MNCC", "plane", -2),
    "I16": Order("International", "MMCC", "plane", -2),
    "I17": Order("International", "NNNC", "plane", -2),
}

INHERITANCE = {
    "H01": Inheritance("vineyard", "V08", 0, "", 5),
    "H02": Inheritance("vineyard", "V20", 0, "", 5),
    "H03": Inheritance("vineyard", "V26", 1, "", 4),
    "H04": Inheritance("vineyard", "V30", 1, "", 4),
    "H05": Inheritance("press", "2", 0, "M", 1),
    "H06": Inheritance("press", "2", 0, "", 2),
    "H07": Inheritance("press", "1", 0, "C", 2),
    "H08": Inheritance("press", "1", 0, "MN", 2),
    "H09": Inheritance("winery", "2", 0, "M", 1),
    "H10": Inheritance("winery", "2", 0, "", 2),
    "H11": Inheritance("winery", "1", 0, "C", 1),
    "H12": Inheritance("winery", "1", 0, "MN", 2),
}

EVENTS = {
    "X01": Event("air_strike", "", "Z5.1", "MNC"),
    "X02": Event("sea_strike", "", "Z5.3", "MMNC"),
    "X03": Event("sales_down", "France", "Z5.4", "MNNC"),
    "X04": Event("sales_down", "Europe", "Z5.2", "MMC"),
    "X05": Event("sales_down", "International", "Z5.3", "MMNN"),
    "X06": Event("sales_up", "France", "Z5.2", "NNC"),
    "X07": Event("sales_up", "Europe", "Z5.4", "MNC"),
    "X08": Event("sales_up", "International", "Z5.1", "MCC"),
    "X09": Event("perfect_climate", "", "Z5.3", "NCC"),
    "X10": Event("pandemic", "", "Z5.4", "MMN"),
    "X11": Event("corks", "", "Z5.1", "MNNC"),
    "X12": Event("subsidies", "", "Z5.2", "MNC"),
    "X13": Event("hazard", "", "Z5.4", "MNN"),
    "X14": Event("hazard", "", "Z5.1", "MMC"),
    "X15": Event("quality", "", "Z5.3", "MNC"),
    "X16": Event("quality", "", "Z5.2", "MMNC"),
}


@contextmanager
def replaced(others: Mapping[str, object]) -> Iterator[None]:
    """Other values for some of these tables, by name."""
    before = {name: globals()[name] for name in others}
    globals().update(others)
    try:
        yield
    finally:
        globals().update(before)

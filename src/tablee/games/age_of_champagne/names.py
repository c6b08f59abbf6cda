"""What vineyards, orders, events, spots and tokens of Age of Champagne are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tablee.engine.words import Arg, Line
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.printed import Printed

COLOUR_CODES = ("M", "N", "C")
REGION_CODES = ("VM", "MR", "CB", "SZ", "BA", "CV")
TYPE_CODES = ("F", "E", "I")
MODE_CODES = ("hand", "truck", "boat", "plane")
EVENT_CODES = (
    "air-strike", "sea-strike", "sales-down", "sales-up", "climate", "pandemic", "corks", "subsidies", "hazard",
    "quality",
)  # fmt: skip
TOKEN_CODES = ("BP2", "BP3", "BP4", "BEC", "BLA", "BA1", "BA2", "BA3", "BA5", "BA6", "BRS", "BTR", "BCO")
RECIPE_CODES = ("B1", "N1", "N2", "T1", "T2", "T3", "T4", "T5", "T6")
PAIR_CODES = ("MM", "MN", "MC", "NN", "NC", "CC")
SOURCE_CODES = (
    "orders", "marketing", "partners", "spots", "vineyards", "events", "tokens", "press", "overflow", "exchanges",
    "reservations", "diversity", "majorities", "still-wines", "cuvees", "eco", "cold",
)  # fmt: skip
MOST_LETTERS = 5  # of cubes that are written one by one
EFFECT_CODES = ("none", "points", "eco", "link", "speak-first", "partial")
SPOT_CODES = (
    "Z1.1", "Z1.2", "Z1.3", "Z1.4", "Z2.1", "Z2.2", "Z2.3", "Z2.4", "Z3.1", "Z3.2", "Z3.3", "Z3.4", "Z4.1", "Z4.2",
    "Z5.1", "Z5.2", "Z5.3", "Z5.4", "Z6.1", "Z6.2", "Z6.3", "Z6.4", "Z8.1", "Z8.2", "Z8.3", "Z4.1x", "Z4.2x",
)  # fmt: skip


def spot_number(spot: int) -> int:
    """Of a spot in its zone, from 1."""
    return int(SPOT_CODES[spot][3])


def vineyard_code(card: int) -> str:
    """`V01` to `V36`."""
    return f"V{card + 1:02}"


def order_code(order: int) -> str:
    """`F01` to `I17`."""
    return f"{TYPE_CODES[order // n.ORDERS_EACH]}{order % n.ORDERS_EACH + 1:02}"


def heir_code(card: int) -> str:
    """`H01` to `H12`."""
    return f"H{card + 1:02}"


def event_code(card: int) -> str:
    """`X01` to `X16`."""
    return f"X{card + 1:02}"


# Cubes as one word: MNN


def cubes_word(counts: Sequence[int]) -> str:
    return "".join([code * counts[colour] for colour, code in enumerate(COLOUR_CODES)])


def grapes_word(printed: Printed, vineyard: int) -> str:
    return cubes_word([int(printed.grows(vineyard, colour)) for colour in range(n.COLOURS)])


def need_word(printed: Printed, order: int) -> str:
    return cubes_word([int(printed.need(order, colour)) for colour in range(n.COLOURS)])


def recipe_word(printed: Printed, recipe: int) -> str:
    return cubes_word([int(printed.recipes[recipe * n.COLOURS + colour]) for colour in range(n.COLOURS)])


# Lines


def counted_word(counts: Sequence[int]) -> str:
    """Cubes as one word, many of them by number: 9M 2N."""
    word = cubes_word(counts)
    if len(word) <= MOST_LETTERS:
        return word
    return " ".join([f"{counts[colour]}{code}" for colour, code in enumerate(COLOUR_CODES) if counts[colour]])


def cubes_line(counts: Sequence[int], of: Literal["grapes", "wines", "cuvees"]) -> Line:
    """A dash if there are none. What they stand for is there for those who draw them."""
    return Line("age-of-champagne-cubes", {"cubes": counted_word(counts) or "none", "of": of})


def vineyard_line(printed: Printed, card: int) -> Line:
    return Line("age-of-champagne-named", {"name": printed.vineyard_names[card]})


def region_line(region: int) -> Line:
    return Line("age-of-champagne-region", {"region": REGION_CODES[region]})


def destination_line(printed: Printed, order: int) -> Line:
    own = printed.order_names[order]
    if own:
        return Line("age-of-champagne-named", {"name": own})
    return Line("age-of-champagne-destination", {"order": order_code(order) if order >= n.ORDERS_EACH else "F"})


def order_line(printed: Printed, order: int) -> Line:
    """An order by what is written on it: Spain (MNC). Its code is not on the card."""
    args: dict[str, Arg] = {"destination": destination_line(printed, order), "cuvees": need_word(printed, order)}
    return Line("age-of-champagne-order", args)


def market_line(type: int) -> Line:
    return Line("age-of-champagne-market", {"market": TYPE_CODES[type]})


def grape_line(colour: int) -> Line:
    """A grape, or the still wine made from it."""
    return Line("age-of-champagne-grape", {"grape": COLOUR_CODES[colour]})


def cuvee_line(colour: int) -> Line:
    return Line("age-of-champagne-cuvee", {"cuvee": COLOUR_CODES[colour]})


def token_line(printed: Printed, kind: int) -> Line:
    return Line("age-of-champagne-token", {"token": TOKEN_CODES[kind], "amount": int(printed.amounts[kind])})


def token_text(printed: Printed, kind: int) -> Line:
    """What a token does."""
    return Line("age-of-champagne-token-text", {"token": TOKEN_CODES[kind], "amount": int(printed.amounts[kind])})


def _event_args(printed: Printed, card: int) -> dict[str, Arg]:
    sector = int(printed.event_sectors[card])
    market = TYPE_CODES[sector] if sector >= 0 else "none"
    return {"event": EVENT_CODES[printed.event_kinds[card]], "market": market}


def event_line(printed: Printed, card: int) -> Line:
    """The name of an event, with the market it concerns."""
    return Line("age-of-champagne-event", _event_args(printed, card))


def event_text(printed: Printed, card: int) -> Line:
    """What it does."""
    return Line("age-of-champagne-event-text", {**_event_args(printed, card), "amount": n.SALES_CHANGE})


def key_line(key: int) -> Line:
    """The key of an event: a region or a grape."""
    return region_line(key) if key < n.REGIONS else grape_line(key - n.REGIONS)


def effect_line(effect: int, amount: int = 0) -> Line:
    """What a spot brings, or the corner of a card."""
    return Line("age-of-champagne-brings", {"effect": EFFECT_CODES[effect], "amount": amount})


def brings_code(effect: int, amount: int) -> str:
    """The same as one word: `pp1`, `eco-1`, `link`."""
    if effect in (n.EFFECT_PP, n.EFFECT_ECO):
        return f"{'pp' if effect == n.EFFECT_PP else 'eco'}{amount}"
    return EFFECT_CODES[effect]


def bonus_line(printed: Printed, card: int) -> Line | None:
    """The bonus in the corner of a vineyard."""
    return _bonuses(int(printed.vineyard_points[card]), int(printed.vineyard_eco[card]))


def _bonuses(points: int, eco: int) -> Line | None:
    found = [effect_line(n.EFFECT_PP, points)] if points else []
    found += [effect_line(n.EFFECT_ECO, eco)] if eco else []
    return listed(found) if found else None


def heir_line(printed: Printed, card: int) -> Line:
    """What an Inheritance card brings."""
    found: list[Line] = []
    vineyard = int(printed.heir_vineyard[card])
    if vineyard >= 0:
        args: dict[str, Arg] = {"vineyard": vineyard_line(printed, vineyard), "grapes": grapes_word(printed, vineyard)}
        found.append(Line("age-of-champagne-heir-vineyard", args))
    if printed.heir_press[card]:
        found.append(Line("age-of-champagne-heir-press", {"count": int(printed.heir_press[card])}))
    if printed.heir_modules[card]:
        found.append(Line("age-of-champagne-heir-modules", {"count": int(printed.heir_modules[card])}))
    cuvees = cubes_word([int(printed.heir_cuvees[card * n.COLOURS + colour]) for colour in range(n.COLOURS)])
    if cuvees:
        found.append(Line("age-of-champagne-heir-cuvees", {"count": len(cuvees), "cuvees": cuvees}))
    if printed.heir_eco[card]:
        found.append(effect_line(n.EFFECT_ECO, int(printed.heir_eco[card])))
    return listed(found) if found else effect_line(n.NO_EFFECT)


def listed(lines: Sequence[Line]) -> Line:
    """Several things, one after the other."""
    said = lines[-1]
    for line in reversed(lines[:-1]):
        said = Line("age-of-champagne-list", {"first": line, "rest": said})
    return said


def called(seat: int, merchant: int) -> dict[str, Arg]:
    """Who it is, as arguments of a line: the Wine Merchant has no seat whose player could be named."""
    return {"seat": seat, "who": "merchant"} if seat == merchant else {"seat": seat}

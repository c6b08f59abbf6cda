"""Moves of Capa d'Oro: how they are written (`sow AS-1`, `buy O`, `roll B02`, `plant AF-2-G`, `warehouse 1`), and what
is asked. A row is its continent and its number from the top, a space is its row and S, G or H, a bale is a letter: O
orange, G grey, B dark brown, Y gold. Seats are numbered from 0, as in a record.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tablee.engine.moves import Kind, MoveTables, Offer, Question
from tablee.engine.words import Arg, Line
from tablee.games.capa_doro.content import COLOUR_CODES, CONTINENT_CODES
from tablee.games.capa_doro.names import (
    bales_line,
    continent_line,
    event_line,
    row_line,
    row_name,
    space_name,
    tile_name,
)
from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.market import next_buy, next_sale
from tablee.games.capa_doro.rules.printed import Printed
from tablee.games.capa_doro.rules.state import CapaDoroState

Label = Callable[[Printed, int], Line]
Touches = Callable[[object, int], Sequence[str]]

COLOUR_NAMES = {"orange": "O", "grey": "G", "gris": "G", "brown": "B", "brun": "B", "gold": "Y", "or": "Y"}
CONTINENT_NAMES = {"asia": "AS", "asie": "AS", "africa": "AF", "afrique": "AF"}


# Kinds


def _row(printed: Printed, row: int) -> str:
    return row_name(row)


def _space(printed: Printed, space: int) -> str:
    return space_name(space)


def _colour(printed: Printed, colour: int) -> str:
    return COLOUR_CODES[colour]


def _continent(printed: Printed, continent: int) -> str:
    return CONTINENT_CODES[continent]


def _tile(printed: Printed, tile: int) -> str:
    return tile_name(tile)


def _seat(printed: Printed, seat: int) -> str:
    return str(seat)


def _of_row(verb: str) -> Label:
    return lambda printed, row: Line(f"capa-doro-move-{verb}", {"row": row_line(printed, row)})


def _of_continent(verb: str) -> Label:
    return lambda printed, continent: Line(f"capa-doro-move-{verb}", {"continent": continent_line(printed, continent)})


def _of_colour(verb: str) -> Label:
    return lambda printed, colour: Line(f"capa-doro-move-{verb}", {"bales": bales_line(colour, 1)})


def _in_column(column: int) -> Touches:
    return lambda content, row: [space_name(row * n.COLUMNS + column)]


def _at_continent(content: object, continent: int) -> list[str]:
    return [CONTINENT_CODES[continent]]


def _group(name: str) -> Callable[[object, int], str]:
    return lambda content, place: name


SEED = Kind(
    "seed", n.SEED, n.ROWS, _row,
    also=("semence",), label=_of_row("seed"), touches=_in_column(n.SEED_COLUMN), group=_group("start"),
)  # fmt: skip
GROW = Kind(
    "grow", n.GROW, n.ROWS, _row,
    also=("pousse",), label=_of_row("grow"), touches=_in_column(n.GROWTH_COLUMN), group=_group("start"),
)  # fmt: skip
HARVEST = Kind(
    "harvest", n.HARVEST, n.ROWS, _row,
    also=("récolter", "recolter"),
    label=_of_row("harvest"), touches=_in_column(n.HARVEST_COLUMN), group=_group("harvest"),
)  # fmt: skip
SOW = Kind(
    "sow", n.SOW, n.ROWS, _row,
    also=("semer",), label=_of_row("sow"), touches=_in_column(n.SEED_COLUMN), group=_group("sow"),
)  # fmt: skip
NEUTRAL = Kind(
    "neutral", n.SOW_NEUTRAL, n.ROWS, _row,
    also=("neutre",), label=_of_row("neutral"), touches=_in_column(n.SEED_COLUMN), group=_group("neutral"),
)  # fmt: skip
BUY = Kind(
    "buy", n.BUY, n.COLOURS, _colour,
    also=("acheter",), pieces=COLOUR_NAMES, label=_of_colour("buy"), touches=_at_continent, group=_group("trade"),
)  # fmt: skip
SELL = Kind(
    "sell", n.SELL, n.COLOURS, _colour,
    also=("vendre",), pieces=COLOUR_NAMES, label=_of_colour("sell"), touches=_at_continent, group=_group("trade"),
)  # fmt: skip
ROLL = Kind(
    "roll", n.ROLL, n.TILES, _tile,
    also=("rouler",),
    label=lambda printed, tile: Line("capa-doro-move-roll", {"tile": tile_name(tile)}),
    touches=lambda content, tile: [f"cigar-{tile_name(tile)}"],
    group=_group("roll"),
)  # fmt: skip
END = Kind("end", n.END, also=("fin", "finir"), group=_group("end"))
PLANT = Kind(
    "plant", n.PLANT, n.SPACES, _space,
    also=("plantation",),
    label=lambda printed, space: Line("capa-doro-move-plant", {"row": row_line(printed, space // n.COLUMNS)}),
    touches=lambda content, space: [space_name(space)],
    group=_group("plant"),
)  # fmt: skip
WAREHOUSE = Kind(
    "warehouse", n.WAREHOUSE, n.MOST_SEATS, _seat,
    also=("entrepôt", "entrepot"),
    label=lambda printed, seat: Line("capa-doro-move-warehouse", {"seat": seat}),
    touches=lambda content, seat: [f"player-{seat}"],
    group=_group("warehouse"),
)  # fmt: skip
LOSE = Kind(
    "lose", n.LOSE, n.COLOURS, _colour,
    also=("perdre",), pieces=COLOUR_NAMES, label=_of_colour("lose"), group=_group("lose"),
)  # fmt: skip
CUSTOMS = Kind(
    "customs", n.CUSTOMS, n.CONTINENTS, _continent,
    also=("douane",), pieces=CONTINENT_NAMES,
    label=_of_continent("customs"), touches=_at_continent, group=_group("continent"),
)  # fmt: skip
UNIQUE = Kind(
    "unique", n.SOW_UNIQUE, n.ROWS, _row,
    also=("occasion",), label=_of_row("unique"), touches=_in_column(n.SEED_COLUMN), group=_group("unique"),
)  # fmt: skip
SEASON = Kind(
    "season", n.SEASON, n.CONTINENTS, _continent,
    also=("saison",), pieces=CONTINENT_NAMES,
    label=_of_continent("season"), touches=_at_continent, group=_group("continent"),
)  # fmt: skip


# How a question offers them


def _price(verb: str, price: Callable[[CapaDoroState, int], int]) -> Callable[[CapaDoroState, int], Line]:
    """With the price at which it is done now."""

    def label(state: CapaDoroState, colour: int) -> Line:
        return Line(f"capa-doro-move-{verb}-for", {"bales": bales_line(colour, 1), "money": int(price(state, colour))})

    return label


def _cost(verb: str) -> Callable[[CapaDoroState, int], Line]:
    def label(state: CapaDoroState, row: int) -> Line:
        cost = int(state.printed.cost[row // n.MOST_ROWS])
        return Line(f"capa-doro-move-{verb}-for", {"row": row_line(state.printed, row), "money": cost})

    return label


def _bale_of(state: CapaDoroState, colour: int) -> list[str]:
    return [f"ware-{state.to_act}-{COLOUR_CODES[colour]}"]


def _bale_or_market(state: CapaDoroState, colour: int) -> list[str]:
    return [*_bale_of(state, colour), CONTINENT_CODES[colour]]


def _cigar(state: CapaDoroState, tile: int) -> Line:
    printed = state.printed
    args: dict[str, Arg] = {"tile": tile_name(tile), "points": int(printed.points[tile])}
    return Line("capa-doro-move-roll-for", {**args, "money": int(printed.money[tile])})


def _aim(state: CapaDoroState, space: int) -> Line:
    args: dict[str, Arg] = {"row": row_line(state.printed, space // n.COLUMNS), **whose(state, space)}
    return Line("capa-doro-move-plant-of", args)


def whose(state: CapaDoroState, space: int) -> dict[str, Arg]:
    """Whose plantation stands there, as arguments of a line that is said to the seat to act."""
    owner = int(n.owner_of(state.spaces[space]))
    if owner == n.NEUTRAL or owner == n.UNIQUE:
        return {"whose": "neutral" if owner == n.NEUTRAL else "unique", "owner_seat": -1}
    return {"whose": "you" if owner == state.to_act else "other", "owner_seat": owner}


def _own_or_other(state: CapaDoroState, seat: int) -> Line:
    return Line("capa-doro-move-warehouse-of", {"seat": seat, "whose": "you" if seat == state.to_act else "other"})


# Questions


def _cost_of_start(state: CapaDoroState, viewer: int) -> Mapping[str, Arg]:
    return {"money": int(state.money(state.to_act))}


def _sowings_left(state: CapaDoroState, viewer: int) -> Mapping[str, Arg]:
    return {"left": int(state.most_sowings() - state.sown), "money": int(state.money(state.turn))}


def _sowings(state: CapaDoroState) -> tuple[int, int]:
    return int(state.sown), int(state.most_sowings())


def _attacks(state: CapaDoroState, viewer: int) -> Mapping[str, Arg]:
    return {"left": int(state.beetles) + int(state.plague)}


def _losses(state: CapaDoroState, viewer: int) -> Mapping[str, Arg]:
    """Whoever is asked in the turn of another is told whose turn it is."""
    return {"left": int(state.loss), "turn_seat": int(state.turn)}


def _card(state: CapaDoroState, viewer: int) -> Mapping[str, Arg]:
    return {"event": event_line(state.printed, int(state.event))}


FIRST = Question("seed", [Offer(SEED, label=_cost("seed"))], clause="CDO-1.9", left=_cost_of_start)
SECOND = Question("grow", [Offer(GROW, label=_cost("grow"))], clause="CDO-1.9", left=_cost_of_start)
ACT = Question(
    "act",
    [
        HARVEST,
        Offer(SOW, label=_cost("sow")),
        NEUTRAL,
        Offer(BUY, label=_price("buy", next_buy)),
        Offer(SELL, label=_price("sell", next_sale), touches=_bale_or_market),
        Offer(ROLL, label=_cigar),
        END,
    ],
    clause="CDO-4.1",
    left=_sowings_left,
    pips=_sowings,
)
BEETLE = Question(
    "beetle",
    [Offer(PLANT, label=_aim), Offer(WAREHOUSE, label=_own_or_other)],
    clause="CDO-3.10",
    left=_attacks,
)
LOSS = Question("lose", [Offer(LOSE, touches=_bale_of)], clause="CDO-3.12", left=_losses)
CLOSE = Question("customs", [CUSTOMS], clause="CDO-2.3", left=_card)
OPPORTUNITY = Question("unique", [UNIQUE], clause="CDO-6.1", left=_card)
HURRY = Question("season", [SEASON], clause="CDO-3.2", left=_card)
QUESTIONS = {
    n.SEEDING: FIRST,
    n.GROWING: SECOND,
    n.ACTING: ACT,
    n.INFESTING: BEETLE,
    n.LOSING: LOSS,
    n.CLOSING: CLOSE,
    n.OPPORTUNITY: OPPORTUNITY,
    n.HURRYING: HURRY,
}


def asked(state: CapaDoroState, steps: Sequence[int] = ()) -> Question:
    return QUESTIONS[int(state.phase)]


KINDS = (
    SEED, GROW, HARVEST, SOW, NEUTRAL, BUY, SELL, ROLL, END, PLANT, WAREHOUSE, LOSE, CUSTOMS, UNIQUE, SEASON,
)  # fmt: skip
MOVES = MoveTables("capa-doro", KINDS, asked, refusal="capa-doro-refuse-now")

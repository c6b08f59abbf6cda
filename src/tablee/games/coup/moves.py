"""Moves of Coup: how they are written (`buy R`, `stop`, `lay R07`, `aside R07`, `done`, `pass`), and what is asked."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from tablee.engine.bits import members
from tablee.engine.moves import Kind, MoveTables, PickSet, Question
from tablee.engine.words import Arg, Line
from tablee.games.coup import rules
from tablee.games.coup.rules import CoupState

LETTERS = "YORVBG"  # yellow, orange, red, violet, blue, green: the order of the rows
TILE_NAMES = tuple(f"{letter}{number:02d}" for letter in LETTERS for number in range(1, rules.NUMBERS + 1))
_COLOURS = {
    "yellow": "Y",
    "orange": "O",
    "red": "R",
    "violet": "V",
    "blue": "B",
    "green": "G",
    "jaune": "Y",
    "rouge": "R",
    "bleu": "B",
    "vert": "G",
}
_SHORT_NAMES = {f"{name[0]}{int(name[1:])}": name for name in TILE_NAMES}  # R7 for R07


def tile_name(tile: int) -> str:
    """`R07` for the red seven."""
    return TILE_NAMES[tile]


def tile_number(name: str) -> int | None:
    """The tile called so (`R07`, `r7`), or None."""
    match = re.fullmatch(r"([YORVBG])0?(\d{1,2})", name.strip().upper(), re.ASCII)
    if match is None or not 1 <= int(match[2]) <= rules.NUMBERS:
        return None
    return LETTERS.index(match[1]) * rules.NUMBERS + int(match[2]) - 1


# Kinds


def _letter(content: object, colour: int) -> str:
    return LETTERS[colour]


def _tile(content: object, tile: int) -> str:
    return TILE_NAMES[tile]


def _supply(content: object, colour: int) -> list[str]:
    return [f"supply-{LETTERS[colour]}"]


def _itself(content: object, tile: int) -> list[str]:
    return [TILE_NAMES[tile]]


def _row(content: object, tile: int) -> str:
    return TILE_NAMES[tile][0]


def _buying(content: object, colour: int) -> Line:
    return Line("coup-move-buy", {"colour": LETTERS[colour]})


def _laying(content: object, tile: int) -> Line:
    return _with_tile("coup-move-lay", tile)


def _putting_aside(content: object, tile: int) -> Line:
    return _with_tile("coup-move-aside", tile)


def _with_tile(key: str, tile: int) -> Line:
    name = TILE_NAMES[tile]
    return Line(key, {"colour": name[0], "number": int(name[1:])})


BUY = Kind(
    "buy", rules.BUY, rules.COLOURS, _letter,
    also=("acheter",), pieces=_COLOURS, label=_buying, touches=_supply, group=_letter,
)  # fmt: skip
STOP = Kind("stop", rules.STOP, also=("arrêter", "arreter"))
LAY = Kind(
    "lay", rules.LAY, rules.TILES, _tile,
    also=("poser",), pieces=_SHORT_NAMES, label=_laying, touches=_itself, group=_row,
)  # fmt: skip
ASIDE = Kind(
    "aside", rules.ASIDE, rules.TILES, _tile,
    also=("écarter", "ecarter"), pieces=_SHORT_NAMES, label=_putting_aside, touches=_itself, group=_row,
)  # fmt: skip
DONE = Kind("done", rules.DONE, also=("fini",))
PASS = Kind("pass", rules.PASS, also=("passer",))


# Questions


def may_buy(state: CoupState) -> int:
    """Tokens that the seat to act may still buy this round (COUP-3.2, COUP-3.4)."""
    affordable = state.cash[state.to_act] // state.tables.price
    return min(state.tables.buy - state.bought, affordable, sum(state.supply))


def must_lay(state: CoupState) -> int:
    """Tiles that each player still has to lay this round, the present one included."""
    return -(-state.turns_left // state.seats)


def _tokens_left(state: CoupState, viewer: int) -> Mapping[str, Arg]:
    return {"left": may_buy(state), "price": int(state.tables.price)}


def _tile_of_round(state: CoupState, viewer: int) -> Mapping[str, Arg]:
    lay = int(state.tables.lay)
    return {"turn": lay - must_lay(state) + 1, "of": lay}


def _lying_aside(state: CoupState, viewer: int) -> Mapping[str, Arg]:
    return {"aside": int(state.pending.count) if viewer == state.to_act else 0}


def _token_pips(state: CoupState) -> tuple[int, int]:
    bought = int(state.bought)
    return bought, bought + may_buy(state)


def _tile_pips(state: CoupState) -> tuple[int, int]:
    lay = int(state.tables.lay)
    return lay - must_lay(state), lay


def _how_many(state: CoupState, action: int) -> str:
    """COUP-5.4: others learn only how many tiles go back."""
    return f"done {state.pending.count}"


def _may_go_back(state: CoupState, chosen: Sequence[int]) -> list[int]:
    """COUP-5.1: any tile of the hand, each once. Steps that were made one by one are in the order of the rows."""
    first = state.pending.last() + 1 if state.pending.count > 0 else rules.ASIDE
    return [action for action in _held(state) if action >= first and action not in chosen]


def _held(state: CoupState) -> list[int]:
    """Putting aside each tile of the hand, in the order of the rows."""
    hand = [int(state.hands[state.to_act * rules.COLOURS + colour]) for colour in range(rules.COLOURS)]
    return [rules.ASIDE + colour * rules.NUMBERS + number for colour, row in enumerate(hand) for number in members(row)]


_TO_GO_BACK = PickSet(
    ASIDE,
    _may_go_back,
    misfit="coup-refuse-not-in-hand",
    clause="COUP-5.1",
    counts="aside",
    ends=lambda state: DONE,
)
_MUST_LAY = {PASS: ("coup-refuse-must-lay", "COUP-4.3")}
_QUESTIONS = {
    rules.BUYING: Question("buy", [BUY, STOP], clause="COUP-2.1", left=_tokens_left, pips=_token_pips),
    rules.LAYING: Question("lay", [LAY], clause="COUP-2.1", refuses=_MUST_LAY, left=_tile_of_round, pips=_tile_pips),
    rules.SWAPPING: Question(
        "swap", [ASIDE, DONE], clause="COUP-2.1", left=_lying_aside, picks=_TO_GO_BACK, told=_how_many
    ),
    rules.LAST_TILES: Question("last", [LAY, PASS], clause="COUP-6.5"),
}


def _asked(state: CoupState, steps: Sequence[int]) -> Question:
    return _QUESTIONS[state.phase]


MOVES = MoveTables("coup", (BUY, STOP, LAY, ASIDE, DONE, PASS), _asked, refusal="coup-refuse-now")

"""What is printed: the faces of the cards, and the player aid with what a hand lacks for each recipe."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from tablee.games.coupage.content import RECIPE_CODES
from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.grapes import can_win_with
from tablee.games.coupage.rules.printed import BITS, Printed
from tablee.games.coupage.rules.state import CoupageState
from tablee.games.coupage.view.needs import OPEN, asks, closed, filled, needs, places, spare, variety_code
from tablee.games.coupage.view.shown import Aid, Face

ABILITIES = ("", "rose", "rouge", "cava-blanc", "cava-rose")


@lru_cache(maxsize=16)
def faces(printed: Printed) -> list[Face]:
    found = []
    for card, code in enumerate(printed.codes):
        if not printed.copies[card]:
            continue
        if card >= n.GRAPES:
            found.append(Face(code, "time" if card == n.TIM else "special", printed.copies[card]))
        else:
            variety = card // n.LEVELS
            colour = "white" if printed.white[variety] else "red"
            stars = card % n.LEVELS + 1
            found.append(Face(code, "grape", printed.copies[card], code[:3], printed.names[variety], colour, stars))
    return found


def variety_codes(printed: Printed) -> list[str]:
    return [variety_code(printed, variety) for variety in range(n.VARIETIES)]


@lru_cache(maxsize=16)
def aids(printed: Printed) -> list[Aid]:
    return [
        Aid(
            recipe=RECIPE_CODES[recipe],
            cava=n.is_cava(recipe),
            grapes=printed.aid[recipe],
            varieties=[[variety_code(printed, v) for v in takes] for takes in places(printed, recipe)],
            different=printed.different[recipe],
            time=printed.time[recipe],
            stars=printed.cost[recipe],
            ability=ABILITIES[recipe],
            needs=asks(printed, recipe),
        )
        for recipe in range(n.RECIPES)
    ]


def own_aids(state: CoupageState, viewer: int) -> list[Aid]:
    grapes = list(state.hands[viewer * n.CLASSES : viewer * n.CLASSES + n.GRAPES])
    held = tuple(sum(grapes[i : i + n.LEVELS]) for i in range(0, n.GRAPES, n.LEVELS))
    cellar = list(state.barrels[viewer * n.CELLAR : (viewer + 1) * n.CELLAR])
    free = n.EMPTY in cellar[n.STAGE :: n.STRIDE]
    market = tuple(sorted(card // n.LEVELS for card in _open_grapes(state)))
    wins = tuple(free and can_win_with(state, viewer, recipe) for recipe in range(n.RECIPES))
    counts = tuple(still_counts(state, viewer, recipe) for recipe in range(n.RECIPES))
    return _own_aids(state.printed, held, market, free, wins, free and state.rules > 1, counts)


@lru_cache(maxsize=4096)  # most moves change neither the hand nor the market
def _own_aids(
    printed: Printed,
    held: tuple[int, ...],
    market: tuple[int, ...],
    free: bool,
    wins: tuple[bool, ...],
    all_open: bool,
    counts: tuple[bool, ...],
) -> list[Aid]:
    return [
        _own_aid(printed, recipe, held, market, free, wins[recipe], wins[recipe] or all_open, counts[recipe])
        for recipe in range(n.RECIPES)
    ]


def _open_grapes(state: CoupageState) -> list[int]:
    return [int(state.open[slot]) for slot in range(n.MARKET_SLOTS) if 0 <= state.open[slot] < n.GRAPES]


def still_counts(state: CoupageState, seat: int, recipe: int) -> bool:
    """Whether one more bottle of it would bring the seat nearer to the goal (CPG-9.1, CPG-9.4)."""
    wines, cavas = int(state.wines(seat)), int(state.cavas(seat))
    if n.is_cava(recipe):
        return cavas == 0 or (state.second_cava and wines + cavas - 1 < n.GOAL_WINES)
    spare = cavas - 1 if state.second_cava and cavas else 0
    return wines + spare < n.GOAL_WINES


@lru_cache(maxsize=4096)
def _own_aid(
    printed: Printed,
    recipe: int,
    held: tuple[int, ...],
    market: tuple[int, ...],
    free: bool,
    wins: bool,
    open: bool,
    counts: bool,
) -> Aid:
    missing, helps = lacking(printed, recipe, held)
    codes = variety_codes(printed)
    lockout = free and not wins
    if not counts and not lockout:
        line = spare(recipe)
    elif not wins:  # since version 2 it may be begun nevertheless (CPG-4.6)
        line = closed(recipe, free)
    else:
        line = needs(printed, recipe, held, market, missing, helps)
    return replace(
        aids(printed)[recipe],
        needs=line,
        missing=missing,
        helps=[codes[v] for v in helps],
        filled=["" if v == OPEN else codes[v] for v in filled(printed, recipe, held)],
        open=open,
        counts=counts,
    )


@lru_cache(maxsize=4096)
def lacking(printed: Printed, recipe: int, held: tuple[int, ...]) -> tuple[int, list[int]]:
    """How many grapes a hand lacks for a recipe, and which varieties would bring it nearer."""
    best, helps = 9, set[int]()
    for i in range(printed.first[recipe], printed.first[recipe + 1]):
        packed = int(printed.sets[i])
        short = [max(0, (packed >> BITS * variety & 7) - held[variety]) for variety in range(n.VARIETIES)]
        if sum(short) < best:
            best, helps = sum(short), set()
        if sum(short) == best:
            helps |= {variety for variety in range(n.VARIETIES) if short[variety]}
    return best, sorted(helps)

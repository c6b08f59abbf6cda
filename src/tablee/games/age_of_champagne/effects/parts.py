"""What effects are put together from."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.view import Line, Mark, MarkKind
from tablee.engine.words import Arg
from tablee.games.age_of_champagne.names import COLOUR_CODES, cubes_line
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState


def text(key: str, /, **args: Arg) -> Line:
    return Line(f"age-of-champagne-effect-{key}", args)


def change(place: str, amount: int, seat: int) -> list[Mark]:
    kind: MarkKind = "gain" if amount > 0 else "loss"
    return [Mark(place, kind, abs(amount), seat)] if amount else []


def scored(seat: int, amount: int) -> list[Mark]:
    """Points, at the seat and in detail."""
    return [*change(f"player-{seat}", amount, seat), *change(f"player-{seat}/points", amount, seat)]


def eco_moved(world: AgeOfChampagneState, who: int, *moves: int) -> list[Mark]:
    """Steps of the eco marker, move by move; those past an end of the track are points (AOC-1.3, AOC-1.4)."""
    before = level = int(world.eco(who))
    points = 0
    for steps in moves:
        level += steps
        past = level - min(max(level, 1), n.ECO_LEVELS)
        level, points = level - past, points + past
    return [*change(f"player-{who}/eco", level - before, who), *scored(who, points)]


def counts(world: AgeOfChampagneState, seat: int, first: int) -> list[int]:
    at = seat * n.STRIDE + first
    return [int(world.players[at + colour]) for colour in range(n.COLOURS)]


def one_less(where: str, seat: int, colour: int) -> Mark:
    return Mark(f"{where}-{seat}-{COLOUR_CODES[colour]}", "loss", 1, seat)


def cellar_then(left: Sequence[int]) -> Line:
    return text("keeps-cellar", cuvees=cubes_line(left, "cuvees")) if sum(left) else text("empties-cellar")


def cards_of(world: AgeOfChampagneState, seat: int) -> list[int]:
    first = seat * n.REGIONS
    return [card for card in range(n.VINEYARDS) if first <= world.where[card] < first + n.REGIONS]


def worthless(world: AgeOfChampagneState) -> bool:
    """The last harvest of a solo game: still wines bring nothing there (AOC-17.17)."""
    return world.humans == 1 and world.round == n.ROUNDS

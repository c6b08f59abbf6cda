"""What a recipe still lacks and what a barrel waits for, as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tablee.engine.view import Line
from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.printed import Printed

OPEN = -1  # a place of a recipe that the hand does not fill


# Which places of a recipe a hand fills


@lru_cache(maxsize=128)
def places(printed: Printed, recipe: int) -> list[list[int]]:
    """The varieties that each place of a recipe takes."""
    return [_taken(printed, text.split("/")) for text in printed.aid[recipe]]


def _taken(printed: Printed, texts: Sequence[str]) -> list[int]:
    return [
        variety
        for variety in range(n.VARIETIES)
        if variety_code(printed, variety) in texts or ("W" if printed.white[variety] else "R") in texts
    ]


def variety_code(printed: Printed, variety: int) -> str:
    return printed.codes[variety * n.LEVELS][:3]


class _Filling:
    """The best way found so far to put grapes into the places of a recipe."""

    def __init__(self, takes: list[list[int]], different: int) -> None:
        self.takes = takes
        self.different = different
        self.most = 0  # grapes put
        self.widest = -1  # how much the places left open take
        self.best = [OPEN] * len(takes)

    def put(self, done: list[int], count: int, left: list[int]) -> None:
        """Go on from the places that are done, with the grapes that are left."""
        place = len(done)
        if count + len(self.takes) - place < self.most:
            return
        if place == len(self.takes):
            self._compare(done, count)
            return
        for variety in self.takes[place]:
            if left[variety] > 0:
                left[variety] -= 1
                self.put([*done, variety], count + 1, left)
                left[variety] += 1
        self.put([*done, OPEN], count, left)

    def _compare(self, done: list[int], count: int) -> None:
        found = {variety for variety in done if variety != OPEN}
        if len(found) + len(done) - count < self.different:
            return
        wide = sum(len(takes) for takes, variety in zip(self.takes, done, strict=True) if variety == OPEN)
        if count > self.most or wide > self.widest:
            self.best, self.most, self.widest = done, count, wide


@lru_cache(maxsize=4096)
def filled(printed: Printed, recipe: int, held: tuple[int, ...]) -> list[int]:
    """For each place of a recipe a variety of the hand, or OPEN. As many places as possible are filled, with enough
    different varieties, so that the easiest places stay open: a Trepat fills the place that takes nothing else."""
    filling = _Filling(places(printed, recipe), int(printed.different[recipe]))
    filling.put([], 0, list(held))
    return filling.best


# What is missing


def asks(printed: Printed, recipe: int) -> Line:
    """For those who hold no cards."""
    return Line("coupage-aid-asks", {"different": int(printed.different[recipe])})


def needs(
    printed: Printed,
    recipe: int,
    held: tuple[int, ...],
    market: tuple[int, ...],
    missing: int,
    helps: Sequence[int],
) -> Line:
    """What a hand lacks for a recipe that may be begun, and how much of it lies at the market."""
    if missing == 0:
        return Line("coupage-aid-all")
    more = tuple(count + market.count(variety) for variety, count in enumerate(held))
    there = missing - filled(printed, recipe, more).count(OPEN)
    wanted = _wanted(printed, recipe, held, missing, helps)
    return Line("coupage-aid-missing", {"count": missing, "grapes": wanted, "market": there})


def closed(recipe: int, free: bool) -> Line:
    """Why a recipe may not be begun: no barrel is free, or one more of its kind makes a win impossible (CPG-4.6)."""
    return Line("coupage-aid-closed", {"cava": _cava(recipe), "free": "yes" if free else "no"})


def spare(recipe: int) -> Line:
    """One more bottle of the kind would not count (CPG-9.1)."""
    return Line("coupage-aid-spare", {"cava": _cava(recipe)})


def _cava(recipe: int) -> str:
    return "yes" if n.is_cava(recipe) else "no"


def _wanted(printed: Printed, recipe: int, held: tuple[int, ...], missing: int, helps: Sequence[int]) -> Line:
    """The grapes that fill the open places: “Macabeu and Xarel·lo”, “2 reds and 2 whites”, “Trepat and 1 of …”."""
    if missing == 1:
        return _want(printed, helps, 1, different=False, alone=True)
    found = filled(printed, recipe, held)
    have = {variety for variety in found if variety != OPEN}
    open_places = [takes for takes, put in zip(places(printed, recipe), found, strict=True) if put == OPEN]
    fresh = int(printed.different[recipe]) - len(have)  # so many of them must be new varieties
    apart = fresh == len(open_places)
    wants: dict[tuple[int, ...], int] = {}
    for takes in open_places:
        kinds = tuple(variety for variety in takes if not (apart and variety in have))
        wants[kinds] = wants.get(kinds, 0) + 1
    order = sorted(wants, key=lambda kinds: len(kinds) > 1)  # what must be there comes first
    said = _listed([_want(printed, kinds, wants[kinds], apart, len(wants) == 1) for kinds in order], "coupage-and")
    if not apart and fresh > _surely_new(open_places, have):
        return Line("coupage-aid-blend", {"grapes": said, "different": int(printed.different[recipe])})
    return said


def _surely_new(open_places: Sequence[Sequence[int]], have: set[int]) -> int:
    """How many new varieties there are, whatever fills the places: those of places that share no variety."""
    seen, sure = set(have), 0
    for takes in open_places:
        sure += seen.isdisjoint(takes)
        seen.update(takes)
    return sure


def _want(printed: Printed, takes: Sequence[int], count: int, different: bool, alone: bool) -> Line:
    """Places left open that take the same."""
    if len(takes) == 1:
        one = _variety(printed, takes[0])
        return one if count == 1 else Line("coupage-aid-times", {"count": count, "grape": one})
    apart = "yes" if different and count > 1 else "no"
    colour = _colour(printed, takes)
    if colour:
        return Line("coupage-aid-colour", {"count": count, "colour": colour, "different": apart})
    if alone and count == 1:
        return _listed([_variety(printed, variety) for variety in takes], "coupage-or")
    but = _only_without(printed, takes)
    if but >= 0:
        of = Line("coupage-aid-colour", {"count": count, "colour": _colour(printed, [*takes, but]), "different": apart})
        return Line("coupage-aid-but", {"colour": of, "but": Line("coupage-variety", {"name": _first(printed, but)})})
    grapes = _listed([_variety(printed, variety) for variety in takes], "coupage-either")
    return Line("coupage-aid-of", {"count": count, "different": apart, "grapes": grapes})


def _variety(printed: Printed, variety: int) -> Line:
    return Line("coupage-variety", {"name": printed.names[variety]})


def _first(printed: Printed, variety: int) -> str:
    """The first word of a name, which is enough where a colour is named as well."""
    return printed.names[variety].split()[0]


def _colour(printed: Printed, takes: Sequence[int]) -> str:
    """The colour of which these are all varieties; "": they are some of it, or of both."""
    for colour, white in (("white", True), ("red", False)):
        if all((variety in takes) == (bool(printed.white[variety]) == white) for variety in range(n.VARIETIES)):
            return colour
    return ""


def _only_without(printed: Printed, takes: Sequence[int]) -> int:
    """The one variety that these lack to be a whole colour; -1: there is no such one."""
    others = [variety for variety in range(n.VARIETIES) if variety not in takes]
    return next((variety for variety in others if _colour(printed, [*takes, variety])), -1)


def _listed(lines: Sequence[Line], key: str) -> Line:
    """“Macabeu, Xarel·lo and Parellada”, or with “or”; with “/” where it is one part of a longer list."""
    said = lines[0]
    for line in lines[1:-1]:
        said = (
            Line(key, {"first": said, "next": line})
            if key == "coupage-either"
            else Line("coupage-cards", {"first": said, "rest": line})
        )
    return Line(key, {"first": said, "next": lines[-1]}) if len(lines) > 1 else said


# What a barrel in production waits for


def waits(grapes: int, time: int, stars: int, spoiled_turns: int) -> Line:
    if spoiled_turns:
        return Line("coupage-barrel-spoiled", {"turns": spoiled_turns})
    if grapes and time:
        return Line("coupage-barrel-lacks-both", {"grapes": grapes, "time": time})
    if grapes:
        return Line("coupage-barrel-lacks-grapes", {"grapes": grapes})
    return Line("coupage-barrel-lacks-time", {"time": time}) if time else Line("coupage-barrel-ready", {"stars": stars})

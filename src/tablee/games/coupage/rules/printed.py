"""The cards and recipes of Coupage in the form the rules read them, and the fit test."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.bits import bit_index
from tablee.engine.state import Content
from tablee.games.coupage.rules.numbers import RECIPES, VARIETIES

# Counts per variety are packed four bits each, at most 3 of a kind; the fourth bit stops borrowing in a comparison.
BITS: Final = 4
GUARDS: Final[i64] = 0x88888888
MOST_ALIKE: Final = 3
# For the question asked most often, "can this hand make it?", counts also index two tables: three varieties, then five.
NEAR: Final = 3
NEAR_SIZE: Final = 64  # 4 to the power of 3; plain numbers, for a power has no native type
FAR_SIZE: Final = 1024


class Printed(Content):
    """All complete sets of each recipe, as packed counts per variety, and the numbers of the player aid."""

    __slots__ = (
        "aid",
        "codes",
        "copies",
        "cost",
        "different",
        "far",
        "first",
        "names",
        "near",
        "sets",
        "slots",
        "time",
        "time_cost",
        "white",
    )

    def __init__(
        self,
        fingerprint: str,
        codes: list[str],
        names: list[str],
        white: list[bool],
        aid: list[list[str]],
        copies: list[int],
        different: list[int],
        slots: list[int],
        time: list[int],
        cost: list[int],
        time_cost: i64,
        sets: list[list[int]],
        near: list[int],
        far: list[int],
    ) -> None:
        super().__init__(fingerprint)
        self.codes: Final[list[str]] = codes  # by class
        self.names: Final[list[str]] = names  # of varieties
        self.white: Final[list[bool]] = white
        self.aid: Final[list[list[str]]] = aid  # per recipe, what each slot takes, as typed in
        self.copies: Final[vec[i64]] = vec[i64]([i64(number) for number in copies])  # by class
        self.different: Final[list[int]] = different  # varieties, by recipe
        self.slots: Final[vec[i64]] = vec[i64]([i64(number) for number in slots])  # grapes, by recipe
        self.time: Final[vec[i64]] = vec[i64]([i64(number) for number in time])
        self.cost: Final[vec[i64]] = vec[i64]([i64(number) for number in cost])  # stars to bottle
        self.time_cost: Final[i64] = time_cost  # stars that serve as a Time
        self.sets: Final[vec[i64]] = vec[i64]([i64(one) for complete in sets for one in complete])
        first: list[i64] = [0]
        for complete in sets:
            first.append(first[-1] + len(complete))
        self.first: Final[vec[i64]] = vec[i64](first)
        # Per recipe and counts of the first varieties: which parts of complete sets they contain, as bits; per recipe
        # and counts of the others: which of these parts they would complete. A common bit is a set one can lay.
        self.near: Final[vec[i64]] = vec[i64]([i64(mask) for mask in near])
        self.far: Final[vec[i64]] = vec[i64]([i64(mask) for mask in far])

    def fits(self, recipe: i64, low: i64, high: i64) -> bool:
        """Whether a complete set of the recipe holds at least `low` and at most `high` of each variety."""
        sets = self.sets
        above = high | GUARDS
        for i in range(self.first[recipe], self.first[recipe + 1]):
            one = sets[i]
            if ((one | GUARDS) - low) & (above - one) & GUARDS == GUARDS:
                return True
        return False

    def can_hold(self, recipe: i64, low: i64) -> bool:
        """The fit test: whether these grapes are part of a complete set."""
        return self.fits(recipe, low, 0x33333333)

    def can_lay(self, recipe: i64, near: i64, far: i64) -> bool:
        """Whether a hand with these counts (as indices of the two tables) contains a complete set."""
        return self.near[recipe * NEAR_SIZE + near] & self.far[recipe * FAR_SIZE + far] != 0

    def next_needs(self, recipe: i64, chosen: i64, high: i64) -> i64:
        """For each variety that may come next after the chosen grapes, in order, the fewest of it that lead to a
        complete set within `high`; 7 where none does. Packed like counts."""
        sets = self.sets
        above = high | GUARDS
        needs: i64 = 0x77777777
        for i in range(self.first[recipe], self.first[recipe + 1]):
            one = sets[i]
            if ((one | GUARDS) - chosen) & (above - one) & GUARDS == GUARDS:
                rest = one - chosen
                shift = bit_index(rest & -rest) & ~(BITS - 1)  # the first variety in which they differ
                number = rest >> shift & 7
                if number < needs >> shift & 7:
                    needs -= ((needs >> shift & 7) - number) << shift
        return needs


def halves(sets: list[list[int]]) -> tuple[list[int], list[int]]:
    """The two tables, from the complete sets of each recipe."""
    near: list[int] = []
    far: list[int] = []
    for complete in sets:
        pairs = [(_index(one, 0, NEAR), _index(one, NEAR, VARIETIES)) for one in complete]
        parts = sorted({part for part, rest in pairs})  # at most 32: three varieties, four cards, no four alike
        have = [0] * NEAR_SIZE
        ends = [0] * FAR_SIZE
        for part, rest in pairs:
            have[part] |= 1 << parts.index(part)
            ends[rest] |= 1 << parts.index(part)
        near += _or_fewer(have)
        far += _or_fewer(ends)
    assert len(near) == RECIPES * NEAR_SIZE
    return near, far


def _index(packed: int, first: int, end: int) -> int:
    """Counts of some varieties, two bits each."""
    index = 0
    for variety in range(first, end):
        index |= (packed >> BITS * variety & 3) << 2 * (variety - first)
    return index


def _or_fewer(masks: list[int]) -> list[int]:
    """Who holds more of a variety can do all that one with fewer can."""
    found = list(masks)
    step = 1
    while step < len(found):
        for index in range(len(found)):
            if index // step & 3:
                found[index] |= found[index - step]
        step *= 4
    return found

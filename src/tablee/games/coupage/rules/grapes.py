"""Play grapes (chapter 4): lay a whole recipe, replace what evaporated."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.cellars import Cellars
from tablee.games.coupage.rules.printed import BITS, MOST_ALIKE


def fill_lays(state: Cellars, buffer: vec[i64], count: i64, grapes: i64, near: i64, far: i64) -> i64:
    printed = state.printed
    for recipe in range(i64(n.RECIPES)):
        enough = grapes >= printed.slots[recipe] and printed.can_lay(recipe, near, far)
        if enough and may_begin(state, state.to_act, recipe):
            buffer[count] = n.LAY + recipe
            count += 1
    return count


def may_begin(state: Cellars, seat: i64, recipe: i64) -> bool:
    """Whether there is an empty barrel; in version 1 also, whether a win stays possible (CPG-4.5, CPG-4.6)."""
    if state.rules == 1:
        return can_win_with(state, seat, recipe)
    for barrel in range(i64(n.BARRELS)):
        if state.barrels[seat * n.CELLAR + barrel * n.STRIDE + n.STAGE] == n.EMPTY:
            return True
    return False


def can_win_with(state: Cellars, seat: i64, new: i64) -> bool:
    """Whether there is an empty barrel, and one more of the recipe leaves a win possible (CPG-4.6, CPG-9.4)."""
    wines: i64 = 0
    cavas: i64 = 0
    full = True
    place = seat * n.CELLAR
    for barrel in range(i64(n.BARRELS)):
        recipe = state.barrels[place + n.RECIPE]
        if recipe < 0 and full:
            recipe = new
            full = False
        if recipe >= 0:
            if n.is_cava(recipe):
                cavas += 1
            else:
                wines += 1
        place += n.STRIDE
    if full:
        return False  # CPG-4.5
    if state.second_cava:
        return wines <= 3
    spare: i64 = 0
    if wines > 2:
        spare = wines - 2
    if cavas > 1:
        spare += cavas - 1
    return spare <= 1


def fill_lay(state: Cellars, buffer: vec[i64], recipe: i64) -> i64:
    """Grapes in class order, and only such as lead to a complete set: each set can be laid in one way."""
    chosen: i64 = 0  # counts per variety, packed
    least: i64 = 0
    used: i64 = 0  # cards of the last class already chosen
    for i in range(i64(1), state.pending.count):
        card = state.pending.steps[i] - n.CARD
        chosen += i64(1) << BITS * (card // n.LEVELS)
        used = used + 1 if card == least else 1
        least = card
    hands = state.hands
    place = state.to_act * n.CLASSES + least // n.LEVELS * n.LEVELS
    high = chosen  # with all that may still follow
    for variety in range(least // n.LEVELS, i64(n.VARIETIES)):
        number = hands[place] + hands[place + 1] + hands[place + 2]
        if variety == least // n.LEVELS:  # of this one only the last class and those after it, without what is chosen
            number = _following(state, least, used)
        shift = BITS * variety
        high += _at_most(number, chosen >> shift & 7) << shift
        place += n.LEVELS
    needs = state.printed.next_needs(recipe, chosen, high)
    count: i64 = 0
    for card in range(least, i64(n.GRAPES)):
        need = needs >> BITS * (card // n.LEVELS) & 7
        if need < 7:
            left = hands[state.to_act * n.CLASSES + card] - (used if card == least else 0)
            if left > 0 and _following(state, card, used if card == least else 0) >= need:
                buffer[count] = n.CARD + card
                count += 1
    return count


def _following(state: Cellars, card: i64, used: i64) -> i64:
    """How many cards of its variety the hand has from this class on, without those used."""
    number = -used
    for other in range(card, (card // n.LEVELS + 1) * n.LEVELS):
        number += state.hands[state.to_act * n.CLASSES + other]
    return number


def _at_most(number: i64, already: i64) -> i64:
    """How many cards of a variety may still come: never more of a kind than packed counts can hold."""
    return number if number + already <= MOST_ALIKE else MOST_ALIKE - already


def lay(state: Cellars, recipe: i64, last: i64) -> None:
    """All grapes at once, on the lowest empty barrel (CPG-4.1, CPG-4.3)."""
    seat = state.to_act
    barrels = state.barrels
    place = seat * n.CELLAR
    while barrels[place + n.STAGE] != n.EMPTY:
        place += n.STRIDE
    count = state.pending.count - 1
    for i in range(count):
        card = state.pending.steps[i + 1] - n.CARD
        state.show(seat, card)
        barrels[place + n.GRAPE + i] = card
    state.pending.clear()
    state.show(seat, last)
    barrels[place + n.GRAPE + count] = last
    barrels[place + n.GRAPE_COUNT] = count + 1  # CPG-4.4
    barrels[place + n.STAGE] = n.PRODUCING
    barrels[place + n.RECIPE] = recipe  # CPG-4.2


# What evaporated


def takes_any(state: Cellars, place: i64, varieties: i64) -> bool:
    for variety in range(i64(n.VARIETIES)):
        if varieties >> variety & 1 and state.takes(place, variety):
            return True
    return False


def fill_replace(state: Cellars, buffer: vec[i64], barrel: i64) -> i64:
    place = state.to_act * n.CELLAR + barrel * n.STRIDE
    base = state.to_act * n.CLASSES
    hands = state.hands
    count: i64 = 0
    for variety in range(i64(n.VARIETIES)):
        card = base + variety * n.LEVELS
        if hands[card] + hands[card + 1] + hands[card + 2] > 0 and state.takes(place, variety):
            for level in range(i64(n.LEVELS)):
                if hands[card + level] > 0:
                    buffer[count] = n.CARD + card + level - base
                    count += 1
    return count


def replace(state: Cellars, barrel: i64, card: i64) -> None:
    state.pending.clear()
    state.show(state.to_act, card)
    barrels = state.barrels
    place = state.to_act * n.CELLAR + barrel * n.STRIDE
    i = place + n.GRAPE + barrels[place + n.GRAPE_COUNT]
    while i > place + n.GRAPE and barrels[i - 1] > card:  # grapes lie in class order
        barrels[i] = barrels[i - 1]
        i -= 1
    barrels[i] = card
    barrels[place + n.GRAPE_COUNT] += 1


# Grapes on a barrel, for whoever may take one


def fill_grapes(state: Cellars, buffer: vec[i64], barrel: i64) -> i64:
    """Classes of the grapes on a barrel."""
    count: i64 = 0
    place = barrel * n.STRIDE
    for i in range(state.barrels[place + n.GRAPE_COUNT]):
        action = n.CARD + state.barrels[place + n.GRAPE + i]
        if count == 0 or buffer[count - 1] != action:
            buffer[count] = action
            count += 1
    return count

"""Blending, exchange and harvest."""

from __future__ import annotations

from tablee.engine.view import Effect, Line, Mark
from tablee.games.age_of_champagne.effects.parts import change, counts, scored, text, worthless
from tablee.games.age_of_champagne.names import COLOUR_CODES, PAIR_CODES, counted_word, cubes_line
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState
from tablee.games.age_of_champagne.sums import NOTHING, grapes, harvest_ahead, most_cuvees, stored, times


def blend(world: AgeOfChampagneState, recipe: int) -> Effect:
    seat, printed = int(world.to_act), world.printed
    cuvee, at = int(printed.recipe_cuvees[recipe]), recipe * n.COLOURS
    used = [int(printed.recipes[at + colour]) for colour in range(n.COLOURS)]
    left = [count - used[colour] for colour, count in enumerate(counts(world, seat, n.WINE))]
    room = int(printed.cellar) - int(world.cuvees(seat)) - 1
    more = most_cuvees(left, room)
    lines = [text("blend", left=cubes_line(left, "wines"), more=more) if sum(left) else text("empties-winery")]
    marks = [Mark(f"cellar-{seat}-{COLOUR_CODES[cuvee]}", "gain", 1, seat)]
    for colour in range(n.COLOURS):
        marks += change(f"wine-{seat}-{COLOUR_CODES[colour]}", -used[colour], seat)
    return Effect(lines, marks)


def give(world: AgeOfChampagneState, pair: int) -> Effect:
    seat = int(world.to_act)
    marks, left = scored(seat, -1), counts(world, seat, n.WINE)
    for colour, code in enumerate(COLOUR_CODES):
        left[colour] -= PAIR_CODES[pair].count(code)
        marks += change(f"wine-{seat}-{code}", -PAIR_CODES[pair].count(code), seat)
    return Effect([text("exchange", left=counted_word(left) or "none")], marks)


def get(world: AgeOfChampagneState, colour: int) -> Effect:
    seat = int(world.to_act)
    pair = PAIR_CODES[int(world.pending.steps[0]) - n.GIVE]
    left = counts(world, seat, n.WINE)
    for each, code in enumerate(COLOUR_CODES):
        left[each] += (each == colour) - pair.count(code)
    room = int(world.printed.cellar) - int(world.cuvees(seat))
    line = text("exchanged", wines=cubes_line(left, "wines"), more=most_cuvees(left, room))
    return Effect([line], [Mark(f"wine-{seat}-{COLOUR_CODES[colour]}", "gain", 1, seat), *scored(seat, -1)])


def done(world: AgeOfChampagneState, place: int) -> Effect:
    """What is left undone."""
    seat, phase = int(world.to_act), int(world.phase)
    if phase == n.DRAWING:
        possible = [recipe for recipe in range(n.RECIPES) if times(world, seat, recipe)]
        room = int(world.printed.cellar) - int(world.cuvees(seat))
        more = most_cuvees(counts(world, seat, n.WINE), room) if possible else 0
        return Effect([text("could-blend", count=more)] if more else [text("stops")], costly=more > 0)
    if phase == n.EXCHANGING:
        return Effect([next_harvest(world, seat)])
    if phase == n.PROMOTING:
        return Effect([text("stays", cuvees=cubes_line(counts(world, seat, n.OENO), "cuvees"))])
    resting = counts(world, seat, n.OENO)
    return Effect([text("rests", cuvees=cubes_line(resting, "cuvees")) if sum(resting) else text("rests-empty")])


def next_harvest(world: AgeOfChampagneState, seat: int, spot: int = NOTHING) -> Line:
    """The next harvest, with what stands on the board and one piece more."""
    if worthless(world):
        return text("harvest-alone")
    yields, press, room = harvest_ahead(world, seat, spot)
    kept = stored(world, seat, yields, press, room)
    return text("harvest", grapes=sum(yields), press=press, room=room, stored=kept, lost=sum(yields) - kept)


def keep_c(world: AgeOfChampagneState, count: int) -> Effect:
    return _kept(world, n.KEEP_C + count)


def keep_n(world: AgeOfChampagneState, count: int) -> Effect:
    return _kept(world, n.KEEP_N + count)


def _kept(world: AgeOfChampagneState, action: int) -> Effect:
    """What lies in the winery then, if the move is whole with it."""
    if not world.completes(action):
        return Effect([text("then-noir")])
    seat = int(world.to_act)
    noir = action - n.KEEP_N if action >= n.KEEP_N else -1
    yields = grapes(world, seat)
    limit = stored(world, seat, yields)
    if action < n.KEEP_N:
        chardonnay = action - n.KEEP_C
        noir = max(0, limit - chardonnay - yields[n.MEUNIER])
    else:
        begun = world.pending.count > 0
        least = max(0, limit - yields[n.NOIR] - yields[n.MEUNIER])
        chardonnay = int(world.pending.steps[0]) - n.KEEP_C if begun else least
    kept = [limit - chardonnay - noir, noir, chardonnay]
    wines = [count + kept[colour] for colour, count in enumerate(counts(world, seat, n.WINE))]
    marks = [mark for c, code in enumerate(COLOUR_CODES) for mark in change(f"wine-{seat}-{code}", kept[c], seat)]
    lines = [text("stores", grapes=cubes_line(kept, "grapes"), wines=cubes_line(wines, "wines"))]
    return Effect([text("harvest-alone"), *lines] if worthless(world) else lines, marks)

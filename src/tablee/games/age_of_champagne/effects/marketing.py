"""Cuvees for the oenotheque and the grid."""

from __future__ import annotations

from tablee.engine.view import Effect, Line, Mark
from tablee.games.age_of_champagne.effects.parts import cellar_then, change, counts, one_less, text
from tablee.games.age_of_champagne.names import COLOUR_CODES, cuvee_line
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState


def age(world: AgeOfChampagneState, colour: int) -> Effect:
    seat = int(world.to_act)
    left = [count - (each == colour) for each, count in enumerate(counts(world, seat, n.CELLAR))]
    code = COLOUR_CODES[colour]
    marks = [one_less("cellar", seat, colour), Mark(f"oeno-{seat}-{code}", "gain", 1, seat)]
    cubes = int(world.grid(seat, colour)) + int(world.oeno(seat, colour)) + 1
    after = int(world.printed.bonus(colour, min(cubes, n.GRID_CELLS)))
    return Effect([text("later", cuvee=cuvee_line(colour), points=after), cellar_then(left)], marks)


def promote(world: AgeOfChampagneState, colour: int) -> Effect:
    seat = int(world.to_act)
    after = int(world.printed.bonus(colour, world.grid(seat, colour) + 1))
    code = COLOUR_CODES[colour]
    marks = [one_less("oeno", seat, colour), Mark(f"grid-{seat}-{code}", "gain", 1, seat)]
    return Effect([text("promote", cuvee=cuvee_line(colour), points=after)], marks)


def promote_all(world: AgeOfChampagneState, place: int) -> Effect:
    seat = int(world.to_act)
    lines: list[Line] = []
    marks: list[Mark] = []
    for colour, code in enumerate(COLOUR_CODES):
        cubes = int(world.grid(seat, colour))
        added = min(int(world.oeno(seat, colour)), n.GRID_CELLS - cubes)
        if added:
            after = int(world.printed.bonus(colour, cubes + added))
            lines.append(text("promote", cuvee=cuvee_line(colour), points=after))
            marks += [*change(f"oeno-{seat}-{code}", -added, seat), *change(f"grid-{seat}-{code}", added, seat)]
    return Effect(lines, marks)

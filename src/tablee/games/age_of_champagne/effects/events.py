"""The draft and the events."""

from __future__ import annotations

from tablee.engine.view import Effect, Line, Mark
from tablee.games.age_of_champagne.effects.parts import (
    cards_of,
    cellar_then,
    counts,
    one_less,
    scored,
    text,
    worthless,
)
from tablee.games.age_of_champagne.names import COLOUR_CODES, REGION_CODES, cubes_line, grapes_word, region_line
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState


def keep(world: AgeOfChampagneState, card: int) -> Effect:
    seat, printed = int(world.to_act), world.printed
    kept = [each for each in range(n.INHERITANCES) if world.keeper(each) == seat]
    lines: list[Line] = []
    vineyard = int(printed.heir_vineyard[card])
    if vineyard >= 0:
        lines.append(
            text("yields", grapes=grapes_word(printed, vineyard), region=region_line(int(printed.regions[vineyard])))
        )
    if printed.heir_press[card]:
        level = 1 + sum(int(printed.heir_press[each]) for each in [*kept, card])
        lines.append(text("inherits-press", capacity=int(printed.capacities[min(level, n.PRESS_LEVELS)])))
    if printed.heir_modules[card]:
        modules = 1 + sum(int(printed.heir_modules[each]) for each in [*kept, card])
        lines.append(text("inherits-room", room=min(modules, n.MODULES_EACH) * n.MODULE_SIZE))
    cuvees = [int(printed.heir_cuvees[card * n.COLOURS + colour]) for colour in range(n.COLOURS)]
    if sum(cuvees):
        lines.append(text("inherits-cuvees", cuvees=cubes_line(cuvees, "cuvees")))
    if world.humans > 1:  # a single player always begins
        lines.append(text("stars", stars=int(printed.stars[card])))
    return Effect(lines, [Mark("kept", "goes", 1, seat)])


def key_of_event(world: AgeOfChampagneState, key: int) -> Effect:
    """How it strikes, or pays, everybody."""
    lines: list[Line] = []
    marks: list[Mark] = []
    for seat in range(world.humans):
        if key < n.REGIONS:
            count = int(world.cards_in(seat, key))
            if count:
                lines.append(text("idle", seat=seat, count=count))
        else:
            count = len([card for card in cards_of(world, seat) if world.printed.grows(card, key - n.REGIONS)])
            if count:
                lines.append(text("quality", seat=seat, points=count))
                marks += scored(seat, count)
    place = f"region-{REGION_CODES[key]}" if key < n.REGIONS else f"supply-{COLOUR_CODES[key - n.REGIONS]}"
    return Effect(lines or [text("nobody")], [Mark(place, "goes"), *marks])


def cork(world: AgeOfChampagneState, colour: int) -> Effect:
    seat = int(world.to_act)
    left = [count - (each == colour) for each, count in enumerate(counts(world, seat, n.CELLAR))]
    return Effect([cellar_then(left)], [one_less("cellar", seat, colour)])


def hit_grapes(world: AgeOfChampagneState) -> Line:
    """What the hazard would destroy."""
    seat, key = int(world.to_act), int(world.key)
    cards = [card for card in cards_of(world, seat) if world.where[card] % n.REGIONS == key]
    lost = [sum(int(world.printed.grows(card, colour)) for card in cards) for colour in range(n.COLOURS)]
    return cubes_line(lost, "grapes")


def protect(world: AgeOfChampagneState, place: int) -> Effect:
    lines = [text("protects", grapes=hit_grapes(world))]
    if world.round == n.ROUNDS:
        lines.append(text("cold-kept"))
    if worthless(world):
        lines.append(text("harvest-alone"))
    return Effect(lines, [Mark("token-BCO", "loss", 1, int(world.to_act))])

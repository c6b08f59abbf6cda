"""What a move would bring."""

from tablee.engine.view import Effect, Line, Mark

from . import ids, rules
from .cards import colour_of
from .rules import SEATS, LostCitiesState, fits, value


def effect(world: LostCitiesState, action: int) -> Effect:
    if action < rules.DISCARD:
        return _lay(world, action - rules.LAY)
    if action < rules.TAKE:
        return _discard(world, action - rules.DISCARD)
    return Effect([Line("lost-cities-effect-take")]) if action < rules.DRAW else _draw(world)


def _lay(world: LostCitiesState, card: int) -> Effect:
    seat = world.to_act
    before = world.expeditions[seat][colour_of(card)]
    old, new = value(before), value([*before, card])
    place = ids.goal(seat, card)
    marks = [Mark(place, "goes")]
    if new != old:
        marks.append(Mark(place, "gain" if new > old else "loss", abs(new - old), seat))
    key = "lost-cities-effect-lay" if before else "lost-cities-effect-open"
    return Effect([Line(key, {"old": old, "new": new})], marks)


def _discard(world: LostCitiesState, card: int) -> Effect:
    other = world.expeditions[(world.to_act + 1) % SEATS][colour_of(card)]
    use = "open-to-other" if not other else "useful" if fits(other, card) else "useless"
    return Effect([Line(f"lost-cities-effect-{use}")], [Mark(ids.pile(colour_of(card)), "goes")])


def _draw(world: LostCitiesState) -> Effect:
    left = len(world.deck) - 1
    if left == 0:
        return Effect([Line("lost-cities-effect-last")], costly=True)
    return Effect([Line("lost-cities-effect-draw", {"count": left})])

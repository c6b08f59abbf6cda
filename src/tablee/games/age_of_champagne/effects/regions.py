"""Where a vineyard or a Land token would count."""

from __future__ import annotations

from tablee.engine.view import Effect, Mark
from tablee.games.age_of_champagne.effects.parts import text
from tablee.games.age_of_champagne.names import REGION_CODES
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState
from tablee.games.age_of_champagne.sums import regions_of


def land(world: AgeOfChampagneState, region: int) -> Effect:
    if world.humans > 1:
        return settle(world, region)
    seat = int(world.to_act)
    return Effect([text("land-alone")], [Mark(f"region-{REGION_CODES[region]}", "goes", 1, seat)])


def settle(world: AgeOfChampagneState, region: int) -> Effect:
    """Where a vineyard or a Land token would count: how many are there then, and what others have. A single player
    scores nothing for regions (AOC-17.17)."""
    seat = int(world.to_act)
    own = regions_of(world, seat)
    if world.humans == 1:
        alone = text("there-alone", count=int(world.cards_in(seat, region)))
        return Effect([alone], [Mark(f"region-{REGION_CODES[region]}", "goes", 1, seat)])
    best = max([regions_of(world, other)[region] for other in range(world.humans) if other != seat], default=0)
    own[region] += 1
    lines = [text("there", count=own[region], best=best)]
    if min(own):
        lines.append(text("diverse", points=5 * min(own)))
    return Effect(lines, [Mark(f"region-{REGION_CODES[region]}", "goes", 1, seat)])

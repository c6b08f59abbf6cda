"""Placing a pawn, by its zone, and reserving an order."""

from __future__ import annotations

from collections.abc import Callable

from tablee.engine.view import Effect, Line, Mark
from tablee.games.age_of_champagne.effects.drawing import next_harvest
from tablee.games.age_of_champagne.effects.parts import change, counts, eco_moved, scored, text
from tablee.games.age_of_champagne.effects.shipping import order_worth, reservation_cost, sum_of
from tablee.games.age_of_champagne.names import (
    REGION_CODES,
    SPOT_CODES,
    bonus_line,
    called,
    cubes_line,
    effect_line,
    grapes_word,
    listed,
    order_code,
    region_line,
)
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.shipping import modes, most_orders, slots_open
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState
from tablee.games.age_of_champagne.sums import (
    at_spot,
    best_way,
    harvest_ahead,
    in_shipping,
    missing,
    most_cuvees,
    most_points,
    regions_of,
    shippable,
    standing,
    stored,
)

MOST_NAMED = 2  # orders of a sentence
MANY_POINTS = 6  # that a reservation may cost: people are asked again


def place(world: AgeOfChampagneState, spot: int) -> Effect:
    seat, zone = int(world.to_act), int(n.zone_of(spot))
    lines = _ZONES[zone](world, spot)
    brings = int(world.effect(spot))
    if brings in (n.EFFECT_PP, n.EFFECT_ECO):
        lines.append(text("spot", brings=effect_line(brings, int(world.effect_amount(spot)))))
        if brings == n.EFFECT_ECO:
            lines += _beyond(world, seat, int(world.effect_amount(spot)))
    elif brings == n.EFFECT_LINK:
        other = _linked(world, spot)
        has = world.spots[other] != n.NOBODY and n.owner_of(world.spots[other]) == seat
        lines.append(text("link", zone=int(n.zone_of(other)), has="yes" if has else "no"))
    elif brings == n.EFFECT_SPEAK_FIRST:
        lines.insert(0, text("speak-first", anyway="yes" if world.place_of(seat) == 0 else "no"))
    elif brings == n.EFFECT_PARTIAL:
        lines.append(text("partial"))
    return Effect(lines, [Mark(SPOT_CODES[spot], "goes", 1, seat), *_marks(world, spot)])


def _marks(world: AgeOfChampagneState, spot: int) -> list[Mark]:
    """What the pawn does in its zone, then what its spot brings (AOC-6.3)."""
    seat, zone, printed = int(world.to_act), int(n.zone_of(spot)), world.printed
    marks: list[Mark] = []
    points, eco = 0, 0
    if zone == 1:
        card = int(world.offer(spot))
        points, eco = int(printed.vineyard_points[card]), int(printed.vineyard_eco[card])
        if printed.regions[card] != n.VITRYATS:
            marks.append(Mark(f"region-{REGION_CODES[printed.regions[card]]}", "goes", 1, seat))
    elif zone == 2 and (level := _next_level(world, seat)) <= n.PRESS_LEVELS:
        points = int(printed.press_points[level])
    elif zone == 3 and (count := _next_module(world, seat)) <= n.MODULES_EACH:
        marks += change(f"player-{seat}/modules", 1, seat)
        eco = int(count > n.MODULES_AGE_1)
    elif zone == 5:
        marks += _worths(world, spot)
    brings, amount = int(world.effect(spot)), int(world.effect_amount(spot))
    marks += scored(seat, points + (amount if brings == n.EFFECT_PP else 0))
    return marks + eco_moved(world, seat, eco, amount if brings == n.EFFECT_ECO else 0)


def _beyond(world: AgeOfChampagneState, seat: int, levels: int) -> list[Line]:
    """What eco levels bring to whoever is at the end of the track."""
    return [text("eco-end")] if levels > 0 and int(world.eco(seat)) == n.ECO_LEVELS else []


def _worths(world: AgeOfChampagneState, spot: int) -> list[Mark]:
    """On each order that could be shipped from a spot as things are: what it would bring."""
    seat = int(world.to_act)
    there = at_spot(world, seat, spot)
    orders = shippable(world, seat, spot)
    marks: list[Mark] = []
    for order in orders:
        marks.append(Mark(f"order-{order_code(order)}", "gain", most_points(there, seat, order), seat))
        marks += sum_of(there, seat, order, best_way(there, seat, order))
    return marks


def _linked(world: AgeOfChampagneState, spot: int) -> int:
    first = n.ZONE_3 if spot < n.ZONE_3 else n.ZONE_2
    return next(other for other in range(first, first + n.BLOCK) if world.effect(other) == n.EFFECT_LINK)


def disc(world: AgeOfChampagneState, spot: int) -> Effect:
    """As a Collaborator; the token is used up."""
    placed = place(world, spot)
    return Effect([*placed.lines, text("disc")], placed.marks)


def _vineyard(world: AgeOfChampagneState, spot: int) -> list[Line]:
    """What it yields, what comes with it, and what of the harvest would fit then."""
    seat, card, printed = int(world.to_act), int(world.offer(spot)), world.printed
    region = int(printed.regions[card])
    lines = [text("yields", grapes=grapes_word(printed, card), region=region_line(region))]
    if region == n.VITRYATS:
        lines.append(text("any-region"))
    corner = bonus_line(printed, card)
    if corner is not None:
        lines.append(text("corner", brings=corner))
    if world.humans > 1 and region < n.REGIONS and not regions_of(world, seat)[region]:
        lines.append(text("first-there", region=region_line(region)))
    return [*lines, next_harvest(world, seat, spot)]


def _press(world: AgeOfChampagneState, spot: int) -> list[Line]:
    seat, printed = int(world.to_act), world.printed
    level = _next_level(world, seat)
    subsidy = _subsidy(world, seat, n.ZONE_2)
    if level > n.PRESS_LEVELS:
        return [text("press-full", capacity=int(printed.capacities[n.PRESS_LEVELS])), *subsidy]
    lines = [text("press", capacity=int(printed.capacities[level]))]
    if printed.press_tokens[level]:
        lines.append(text("draws"))
    if printed.press_points[level]:
        lines.append(text("scores", points=int(printed.press_points[level])))
    return [*lines, *subsidy, next_harvest(world, seat, spot)]


def _next_level(world: AgeOfChampagneState, seat: int) -> int:
    """Of the press, by one more pawn."""
    return int(world.press(seat)) + _mine(world, seat, n.ZONE_2) + 1


def _next_module(world: AgeOfChampagneState, seat: int) -> int:
    """The number of the module that one more pawn adds."""
    return int(world.modules(seat)) + _mine(world, seat, n.ZONE_3) + 1


def _subsidy(world: AgeOfChampagneState, seat: int, first: int) -> list[Line]:
    """The token of the event, for the first own pawn in Press and in Winery (AOC-13.7)."""
    draws = world.event_kind() == n.SUBSIDIES and not _mine(world, seat, first)
    return [text("subsidy")] if draws else []


def _mine(world: AgeOfChampagneState, seat: int, first: int) -> int:
    """Own pawns that stand in a zone already."""
    return len([spot for spot in standing(world, seat) if first <= spot < first + n.BLOCK])


def _winery(world: AgeOfChampagneState, spot: int) -> list[Line]:
    seat = int(world.to_act)
    count = _next_module(world, seat)
    subsidy = _subsidy(world, seat, n.ZONE_3)
    if count > n.MODULES_EACH:
        return [text("winery-full", count=n.MODULES_EACH), *subsidy]
    lines = [text("module", count=count, room=count * n.MODULE_SIZE)]
    if count > n.MODULES_AGE_1:
        lines += [text("age-two"), *_beyond(world, seat, 1)]
    return [*lines, *subsidy, next_harvest(world, seat, spot)]


def _marketing(world: AgeOfChampagneState, spot: int) -> list[Line]:
    seat = int(world.to_act)
    room = min(n.OENOTHEQUE - int(world.resting(seat)), int(world.cuvees(seat)))
    lines = [text("marketing", count=room, last="yes" if world.round == n.ROUNDS else "no")]
    if world.merchant >= 0 and world.pawns(world.merchant) and world.resting(world.merchant):
        lines.append(text("watched"))
    return lines


def _shipping(world: AgeOfChampagneState, spot: int) -> list[Line]:
    """How many orders, and which of them the cellar could fulfil as it is."""
    seat = int(world.to_act)
    orders = shippable(world, seat, spot)
    there = at_spot(world, seat, spot)
    six = int(slots_open(there, spot)) > n.TYPES
    lines = [text("orders", count=int(most_orders(there, spot)), six="yes" if six else "no")]
    lines += _before(world, seat, spot)
    if not orders:
        return [*lines, text("none-ready")]
    best = sorted(orders, key=lambda order: -most_points(there, seat, order))[:MOST_NAMED]
    named = [order_worth(there, seat, order) for order in best]
    return [*lines, text("ready", orders=listed(named), more=len(orders) - len(best))]


def _before(world: AgeOfChampagneState, seat: int, spot: int) -> list[Line]:
    """Who would ship before a pawn on this spot. Speak First says it of itself."""
    if world.effect(spot) == n.EFFECT_SPEAK_FIRST:
        return []
    order = in_shipping(world, seat, spot)
    earlier = [who for other, who in order[: order.index((spot, seat))] if who != seat]
    named = [Line("age-of-champagne-who", called(who, int(world.merchant))) for who in dict.fromkeys(earlier)]
    return [text("ships-after", names=listed(named))] if named else []


def _blending(world: AgeOfChampagneState, spot: int) -> list[Line]:
    seat = int(world.to_act)
    wines = counts(world, seat, n.WINE)
    if not sum(wines):
        return [text("no-wines")]
    count, room = most_cuvees(wines, sum(wines)), int(world.printed.cellar) - int(world.cuvees(seat))
    lines = [text("blends", count=count, wines=cubes_line(wines, "wines"))]
    if room < count:
        lines.append(text("cellar-room", room=room))
    before, after = harvest_ahead(world, seat), harvest_ahead(world, seat, spot)
    frees = stored(world, seat, *after) > stored(world, seat, *before)
    return [*lines, next_harvest(world, seat, spot)] if frees else lines


def _council(world: AgeOfChampagneState, spot: int) -> list[Line]:
    if world.humans == 1:
        return [text("council-alone")]
    return [text("council-last") if world.round == n.ROUNDS else text("council", number=spot - n.ZONE_8 + 1)]


_ZONES: dict[int, Callable[[AgeOfChampagneState, int], list[Line]]] = {
    1: _vineyard,
    2: _press,
    3: _winery,
    4: _marketing,
    5: _shipping,
    6: _blending,
    8: _council,
}


def reserve(world: AgeOfChampagneState, order: int) -> Effect:
    """What it costs if it is not shipped, and what is missing for it."""
    seat, cost = int(world.to_act), reservation_cost(world, order)
    lines = [text("reserve", points=cost)]
    lacks = missing(world, seat, order)
    type = int(n.type_of(order))
    waits = world.event_kind() == n.PANDEMIC and int(world.active(type)) != order  # nothing slides down (AOC-13.5)
    stopped = waits or not modes(world, seat, order)
    if stopped:
        lines.append(text("stopped"))
    if sum(lacks):
        lines.append(text("lacks", cuvees=cubes_line(lacks, "cuvees")))
    hopeless = stopped or sum(lacks) > 1
    return Effect(lines, [Mark(f"order-{order_code(order)}", "goes", 1, seat)], costly=hopeless or cost >= MANY_POINTS)

"""What a move of Age of Champagne would bring: in words, and as marks. `world` was dealt for the seat to act.

Marks with a stroke are for drawn boards: `player-0/points`, `player-0/eco` say what changes at a seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee.engine.moves import Kind
from tablee.engine.view import Effect, Line, Mark, MarkKind
from tablee.engine.words import Arg
from tablee.games.age_of_champagne import moves
from tablee.games.age_of_champagne.moves import MOVES
from tablee.games.age_of_champagne.names import (
    COLOUR_CODES,
    MODE_CODES,
    PAIR_CODES,
    REGION_CODES,
    SPOT_CODES,
    bonus_line,
    counted_word,
    cubes_line,
    cuvee_line,
    destination_line,
    effect_line,
    grapes_word,
    listed,
    need_word,
    order_code,
    order_line,
    region_line,
    token_text,
)
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.shipping import (
    TOGETHER,
    eco_of,
    modes,
    most_orders,
    order_at,
    slots_open,
    ways,
)
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState
from tablee.games.age_of_champagne.sums import (
    NOTHING,
    at_spot,
    bonus,
    given_by_partner,
    grapes,
    harvest_ahead,
    missing,
    most_cuvees,
    most_points,
    points,
    possible_ways,
    regions_of,
    shippable,
    standing,
    stored,
    times,
    visible_orders,
)

MOST_NAMED = 2  # orders of a sentence
BOTH_WAYS = 3  # of travelling: as printed, and with the token
MANY_POINTS = 6  # that a reservation may cost: people are asked again


def effect(world: AgeOfChampagneState, action: int) -> Effect:
    kind = MOVES.kind_of(action)
    return _EFFECTS[kind](world, action - kind.first)


def _line(key: str, /, **args: Arg) -> Line:
    return Line(f"age-of-champagne-effect-{key}", args)


def _change(place: str, amount: int, seat: int) -> list[Mark]:
    kind: MarkKind = "gain" if amount > 0 else "loss"
    return [Mark(place, kind, abs(amount), seat)] if amount else []


def _scored(seat: int, amount: int) -> list[Mark]:
    """Points, at the seat and in detail."""
    return [*_change(f"player-{seat}", amount, seat), *_change(f"player-{seat}/points", amount, seat)]


def _counts(world: AgeOfChampagneState, seat: int, first: int) -> list[int]:
    at = seat * n.STRIDE + first
    return [int(world.players[at + colour]) for colour in range(n.COLOURS)]


# The draft and events


def _keep(world: AgeOfChampagneState, card: int) -> Effect:
    seat, printed = int(world.to_act), world.printed
    kept = [each for each in range(n.INHERITANCES) if world.keeper(each) == seat]
    lines: list[Line] = []
    vineyard = int(printed.heir_vineyard[card])
    if vineyard >= 0:
        lines.append(
            _line("yields", grapes=grapes_word(printed, vineyard), region=region_line(int(printed.regions[vineyard])))
        )
    if printed.heir_press[card]:
        level = 1 + sum(int(printed.heir_press[each]) for each in [*kept, card])
        lines.append(_line("inherits-press", capacity=int(printed.capacities[min(level, n.PRESS_LEVELS)])))
    if printed.heir_modules[card]:
        modules = 1 + sum(int(printed.heir_modules[each]) for each in [*kept, card])
        lines.append(_line("inherits-room", room=min(modules, n.MODULES_EACH) * n.MODULE_SIZE))
    cuvees = [int(printed.heir_cuvees[card * n.COLOURS + colour]) for colour in range(n.COLOURS)]
    if sum(cuvees):
        lines.append(_line("inherits-cuvees", cuvees=cubes_line(cuvees)))
    if world.humans > 1:  # a single player always begins
        lines.append(_line("stars", stars=int(printed.stars[card])))
    return Effect(lines, [Mark("kept", "goes", 1, seat)])


def _key(world: AgeOfChampagneState, key: int) -> Effect:
    """How it strikes, or pays, everybody."""
    lines: list[Line] = []
    for seat in range(world.humans):
        if key < n.REGIONS:
            count = int(world.cards_in(seat, key))
            if count:
                lines.append(_line("idle", seat=seat, count=count))
        else:
            count = len([card for card in _cards(world, seat) if world.printed.grows(card, key - n.REGIONS)])
            if count:
                lines.append(_line("quality", seat=seat, points=count))
    place = f"region-{REGION_CODES[key]}" if key < n.REGIONS else f"supply-{COLOUR_CODES[key - n.REGIONS]}"
    return Effect(lines or [_line("nobody")], [Mark(place, "goes")])


def _cards(world: AgeOfChampagneState, seat: int) -> list[int]:
    first = seat * n.REGIONS
    return [card for card in range(n.VINEYARDS) if first <= world.where[card] < first + n.REGIONS]


def _cork(world: AgeOfChampagneState, colour: int) -> Effect:
    seat = int(world.to_act)
    left = [count - (each == colour) for each, count in enumerate(_counts(world, seat, n.CELLAR))]
    return Effect([_cellar(left)], [_lost("cellar", seat, colour)])


def _cellar(left: Sequence[int]) -> Line:
    return _line("keeps-cellar", cuvees=cubes_line(left)) if sum(left) else _line("empties-cellar")


def _lost(where: str, seat: int, colour: int) -> Mark:
    return Mark(f"{where}-{seat}-{COLOUR_CODES[colour]}", "loss", 1, seat)


# Placing


def _place(world: AgeOfChampagneState, spot: int) -> Effect:
    seat, zone = int(world.to_act), int(n.zone_of(spot))
    lines = _ZONES[zone](world, spot)
    brings = int(world.effect(spot))
    if brings in (n.EFFECT_PP, n.EFFECT_ECO):
        lines.append(_line("spot", brings=effect_line(brings, int(world.effect_amount(spot)))))
    elif brings == n.EFFECT_LINK:
        other = _linked(world, spot)
        has = world.spots[other] != n.NOBODY and n.owner_of(world.spots[other]) == seat
        lines.append(_line("link", zone=int(n.zone_of(other)), has="yes" if has else "no"))
    elif brings == n.EFFECT_SPEAK_FIRST:
        lines.append(_line("speak-first"))
    elif brings == n.EFFECT_PARTIAL:
        lines.append(_line("partial"))
    marks = [Mark(SPOT_CODES[spot], "goes", 1, seat)]
    return Effect(lines, [*marks, *_worths(world, spot)] if zone == 5 else marks)


def _worths(world: AgeOfChampagneState, spot: int) -> list[Mark]:
    """On each order that could be shipped from a spot as things are: what it would bring."""
    seat = int(world.to_act)
    there = at_spot(world, seat, spot)
    orders = shippable(world, seat, spot)
    return [Mark(f"order-{order_code(order)}", "gain", most_points(there, seat, order), seat) for order in orders]


def _linked(world: AgeOfChampagneState, spot: int) -> int:
    first = n.ZONE_3 if spot < n.ZONE_3 else n.ZONE_2
    return next(other for other in range(first, first + n.BLOCK) if world.effect(other) == n.EFFECT_LINK)


def _disc(world: AgeOfChampagneState, spot: int) -> Effect:
    """As a Collaborator; the token is used up."""
    placed = _place(world, spot)
    return Effect([*placed.lines, _line("disc")], placed.marks)


def _vineyard(world: AgeOfChampagneState, spot: int) -> list[Line]:
    """What it yields, what comes with it, and what of the harvest would fit then."""
    seat, card, printed = int(world.to_act), int(world.offer(spot)), world.printed
    region = int(printed.regions[card])
    lines = [_line("yields", grapes=grapes_word(printed, card), region=region_line(region))]
    corner = bonus_line(printed, card)
    if corner is not None:
        lines.append(_line("corner", brings=corner))
    if world.humans > 1 and region < n.REGIONS and not regions_of(world, seat)[region]:
        lines.append(_line("first-there", region=region_line(region)))
    return [*lines, _fits(world, seat, spot)]


def _fits(world: AgeOfChampagneState, seat: int, spot: int = NOTHING) -> Line:
    """The next harvest, with what stands on the board and one piece more."""
    if world.humans == 1 and world.round == n.ROUNDS:  # AOC-17.17
        return _line("harvest-alone")
    yields, press, room = harvest_ahead(world, seat, spot)
    kept = stored(world, seat, yields, press, room)
    return _line("harvest", grapes=sum(yields), press=press, room=room, stored=kept, lost=sum(yields) - kept)


def _press(world: AgeOfChampagneState, spot: int) -> list[Line]:
    seat, printed = int(world.to_act), world.printed
    level = int(world.press(seat)) + _mine(world, seat, n.ZONE_2)
    if level >= n.PRESS_LEVELS:
        return [_line("press-full", capacity=int(printed.capacities[n.PRESS_LEVELS]))]
    capacity = int(printed.capacities[level + 1])
    lines = [_line("press", capacity=capacity)]
    if printed.press_tokens[level + 1]:
        lines.append(_line("draws"))
    if printed.press_points[level + 1]:
        lines.append(_line("scores", points=int(printed.press_points[level + 1])))
    return [*lines, _fits(world, seat, spot)]


def _mine(world: AgeOfChampagneState, seat: int, first: int) -> int:
    """Own pawns that stand in a zone already."""
    return len([spot for spot in standing(world, seat) if first <= spot < first + n.BLOCK])


def _winery(world: AgeOfChampagneState, spot: int) -> list[Line]:
    seat = int(world.to_act)
    count = int(world.modules(seat)) + _mine(world, seat, n.ZONE_3)
    if count >= n.MODULES_EACH:
        return [_line("winery-full", count=n.MODULES_EACH)]
    room = (count + 1) * n.MODULE_SIZE
    lines = [_line("module", count=count + 1, room=room)]
    if count >= n.MODULES_AGE_1:
        lines.append(_line("age-two"))
    return [*lines, _fits(world, seat, spot)]


def _marketing(world: AgeOfChampagneState, spot: int) -> list[Line]:
    seat = int(world.to_act)
    room = min(n.OENOTHEQUE - int(world.resting(seat)), int(world.cuvees(seat)))
    lines = [_line("marketing", count=room, last="yes" if world.round == n.ROUNDS else "no")]
    if world.merchant >= 0 and world.pawns(world.merchant) and world.resting(world.merchant):
        lines.append(_line("watched"))
    return lines


def _shipping(world: AgeOfChampagneState, spot: int) -> list[Line]:
    """How many orders, and which of them the cellar could fulfil as it is."""
    seat = int(world.to_act)
    orders = shippable(world, seat, spot)
    there = at_spot(world, seat, spot)
    six = int(slots_open(there, spot)) > n.TYPES
    lines = [_line("orders", count=int(most_orders(there, spot)), six="yes" if six else "no")]
    if not orders:
        return [*lines, _line("none-ready")]
    best = sorted(orders, key=lambda order: -most_points(there, seat, order))[:MOST_NAMED]
    named = [_worth(there, seat, order) for order in best]
    return [*lines, _line("ready", orders=listed(named), more=len(orders) - len(best))]


def _worth(world: AgeOfChampagneState, who: int, order: int) -> Line:
    """An order, by what is written on it, with the points it would bring."""
    args: dict[str, Arg] = {"destination": destination_line(world.printed, order)}
    args |= {"cuvees": need_word(world.printed, order), "points": most_points(world, who, order)}
    return Line("age-of-champagne-order-worth", args)


def _blending(world: AgeOfChampagneState, spot: int) -> list[Line]:
    seat = int(world.to_act)
    wines = _counts(world, seat, n.WINE)
    if not sum(wines):
        return [_line("no-wines")]
    count, room = most_cuvees(wines, sum(wines)), int(world.printed.cellar) - int(world.cuvees(seat))
    lines = [_line("blends", count=count, wines=cubes_line(wines))]
    if room < count:
        lines.append(_line("cellar-room", room=room))
    before, after = harvest_ahead(world, seat), harvest_ahead(world, seat, spot)
    frees = stored(world, seat, *after) > stored(world, seat, *before)
    return [*lines, _fits(world, seat, spot)] if frees else lines


def _council(world: AgeOfChampagneState, spot: int) -> list[Line]:
    if world.humans == 1:
        return [_line("council-alone")]
    return [_line("council-last") if world.round == n.ROUNDS else _line("council", number=spot - n.ZONE_8 + 1)]


_ZONES: dict[int, Callable[[AgeOfChampagneState, int], list[Line]]] = {
    1: _vineyard,
    2: _press,
    3: _winery,
    4: _marketing,
    5: _shipping,
    6: _blending,
    8: _council,
}


def _reserve(world: AgeOfChampagneState, order: int) -> Effect:
    """What it costs if it is not shipped, and what is missing for it."""
    seat, cost = int(world.to_act), _cost(world, order)
    lines = [_line("reserve", points=cost)]
    lacks = missing(world, seat, order)
    if not modes(world, seat, order):
        lines.append(_line("stopped"))
    if sum(lacks):
        lines.append(_line("lacks", cuvees=cubes_line(lacks)))
    hopeless = not modes(world, seat, order) or sum(lacks) > 1
    return Effect(lines, [Mark(f"order-{order_code(order)}", "goes", 1, seat)], costly=hopeless or cost >= MANY_POINTS)


# Regions


def _land(world: AgeOfChampagneState, region: int) -> Effect:
    if world.humans > 1:
        return _region(world, region)
    seat = int(world.to_act)
    return Effect([_line("land-alone")], [Mark(f"region-{REGION_CODES[region]}", "goes", 1, seat)])


def _region(world: AgeOfChampagneState, region: int) -> Effect:
    """Where a vineyard or a Land token would count: how many are there then, and what others have. A single player
    scores nothing for regions (AOC-17.17)."""
    seat = int(world.to_act)
    own = regions_of(world, seat)
    if world.humans == 1:
        alone = _line("there-alone", count=int(world.cards_in(seat, region)))
        return Effect([alone], [Mark(f"region-{REGION_CODES[region]}", "goes", 1, seat)])
    best = max([regions_of(world, other)[region] for other in range(world.humans) if other != seat], default=0)
    own[region] += 1
    lines = [_line("there", count=own[region], best=best)]
    if min(own):
        lines.append(_line("diverse", points=5 * min(own)))
    return Effect(lines, [Mark(f"region-{REGION_CODES[region]}", "goes", 1, seat)])


# Marketing


def _age(world: AgeOfChampagneState, colour: int) -> Effect:
    seat = int(world.to_act)
    left = [count - (each == colour) for each, count in enumerate(_counts(world, seat, n.CELLAR))]
    code = COLOUR_CODES[colour]
    marks = [_lost("cellar", seat, colour), Mark(f"oeno-{seat}-{code}", "gain", 1, seat)]
    cubes = int(world.grid(seat, colour)) + int(world.oeno(seat, colour)) + 1
    after = int(world.printed.bonus(colour, min(cubes, n.GRID_CELLS)))
    return Effect([_line("later", cuvee=cuvee_line(colour), points=after), _cellar(left)], marks)


def _promote(world: AgeOfChampagneState, colour: int) -> Effect:
    seat = int(world.to_act)
    after = int(world.printed.bonus(colour, world.grid(seat, colour) + 1))
    code = COLOUR_CODES[colour]
    marks = [_lost("oeno", seat, colour), Mark(f"grid-{seat}-{code}", "gain", 1, seat)]
    return Effect([_line("promote", cuvee=cuvee_line(colour), points=after)], marks)


def _promote_all(world: AgeOfChampagneState, place: int) -> Effect:
    seat = int(world.to_act)
    lines: list[Line] = []
    for colour in range(n.COLOURS):
        cubes = int(world.grid(seat, colour))
        added = min(int(world.oeno(seat, colour)), n.GRID_CELLS - cubes)
        if added:
            after = int(world.printed.bonus(colour, cubes + added))
            lines.append(_line("promote", cuvee=cuvee_line(colour), points=after))
    return Effect(lines)


# Shipping


def _ship(world: AgeOfChampagneState, order: int) -> Effect:
    """Points by each way in which it can be shipped, and what else comes with it."""
    who = int(world.actor)
    found = possible_ways(world, who, order)
    lines = [_way_line(world, who, order, left_out) for left_out in found]
    return _shipment(world, order, lines, most_points(world, who, order), found[0] if len(found) == 1 else NOTHING)


def _way_line(world: AgeOfChampagneState, who: int, order: int, left_out: int) -> Line:
    """The points of one way: all of it, in part, or with a Partner."""
    found = int(ways(world, who, order))
    how = "complete" if left_out == NOTHING else "partial" if found >> left_out + 1 & 1 else "partner"
    args: dict[str, Arg] = {"points": points(world, who, order, left_out), "bonus": bonus(world, who, order, left_out)}
    return _line("ship", **args, how=how, cuvee="none" if left_out == NOTHING else cuvee_line(left_out))


def _shipment(world: AgeOfChampagneState, order: int, lines: list[Line], gained: int, left_out: int) -> Effect:
    who, type = int(world.actor), order // n.ORDERS_EACH
    only_swap = int(modes(world, who, order)) == 2
    lines.append(_travel(world, order, swapped=only_swap))
    if int(modes(world, who, order)) == BOTH_WAYS and eco_of(world, order, True) > eco_of(world, order, False):
        lines.append(_line("could-swap"))
    tokens = int(world.on_shelf(type)) if world.active(type) == order else 0
    if tokens:
        lines.append(_line("token", count=tokens))
    marks = [Mark(f"order-{order_code(order)}", "goes", 1, who)] if who < world.seats else []
    if who < world.humans:
        marks += _scored(who, gained)
        for colour in range(n.COLOURS):
            used = int(world.printed.need(order, colour)) - (colour == left_out)
            marks += _change(f"cellar-{who}-{COLOUR_CODES[colour]}", -used, who)
    return Effect(lines, marks)


def _travel(world: AgeOfChampagneState, order: int, *, swapped: bool) -> Line:
    """How it travels, and where the eco marker would be then."""
    who = int(world.actor)
    steps = int(eco_of(world, order, swapped))
    mode = int(world.printed.modes[order])
    if swapped:
        mode = n.BOAT + n.PLANE - mode
    before = int(world.eco(who))
    level = min(max(before + steps, 1), n.ECO_LEVELS)
    beyond = before + steps - level
    worth = int(world.printed.eco[level])  # as it is written on the track
    args: dict[str, Arg] = {"mode": MODE_CODES[mode], "steps": steps, "worth": worth, "beyond": beyond}
    return _line("travel", **args, level=level, swapped="yes" if swapped else "no")


def _step_order(world: AgeOfChampagneState) -> int:
    return int(world.pending.steps[0]) - n.SHIP


def _complete(world: AgeOfChampagneState, place: int) -> Effect:
    return _by_way(world, NOTHING)


def _omit(world: AgeOfChampagneState, colour: int) -> Effect:
    return _by_way(world, colour)


def _partner(world: AgeOfChampagneState, place: int) -> Effect:
    order = _step_order(world)
    shipped = _by_way(world, given_by_partner(world, int(world.actor), order), partner=True)
    return Effect([*shipped.lines, _line("asks-partner")], shipped.marks)


def _by_way(world: AgeOfChampagneState, left_out: int, *, partner: bool = False) -> Effect:
    who, order = int(world.actor), _step_order(world)
    how = "complete" if left_out == NOTHING else "partner" if partner else "partial"
    gained = points(world, who, order, left_out)
    cuvee: Arg = "none" if left_out == NOTHING else cuvee_line(left_out)
    line = _line("ship", points=gained, bonus=bonus(world, who, order, left_out), how=how, cuvee=cuvee)
    return _shipment(world, order, [line], gained, left_out)


def _unchanged(world: AgeOfChampagneState, place: int) -> Effect:
    return Effect([_travel(world, _step_order(world), swapped=False)])


def _swap(world: AgeOfChampagneState, place: int) -> Effect:
    return Effect([_travel(world, _step_order(world), swapped=True)], [Mark("token-BTR", "loss", 1, int(world.to_act))])


def _pass(world: AgeOfChampagneState, place: int) -> Effect:
    """What could still be shipped."""
    who = int(world.actor)
    orders = [int(order_at(world, slot)) for slot in range(slots_open(world, world.spot))]
    ready = [order for order in orders if order >= 0 and ways(world, who, order) & ~TOGETHER]
    reserved = [order for order in visible_orders(world) if world.reserver(order) == who]
    lines = [_line("reserved", order=order_line(world.printed, each), points=_cost(world, each)) for each in reserved]
    if not ready:
        return Effect([*lines, _line("stops")])
    return Effect([_line("could-ship", orders=listed([_worth(world, who, order) for order in ready])), *lines])


def _cost(world: AgeOfChampagneState, order: int) -> int:
    """Of a reservation that is not fulfilled (AOC-13.24)."""
    return int(world.printed.values[order])


def _take(world: AgeOfChampagneState, kind: int) -> Effect:
    if world.phase == n.STEERING_TOKEN:
        used = kind <= n.ECO_TOKEN
        return Effect([token_text(world.printed, kind) if used else _line("merchant-ignores")])
    if kind == n.LAND_TOKEN and world.humans == 1:
        return Effect([_line("land-alone")])
    return Effect([token_text(world.printed, kind)])


def _join(world: AgeOfChampagneState, place: int) -> Effect:
    seat, colour = int(world.to_act), int(world.deal_type)
    gained = int(world.printed.base[colour]) + int(world.bonus(seat, colour))
    lines = [_line("join", cuvee=cuvee_line(colour), points=gained)]
    return Effect(lines, [*_scored(seat, gained), _lost("cellar", seat, colour)])


def _decline(world: AgeOfChampagneState, place: int) -> Effect:
    if world.phase == n.REPLYING:
        return Effect([_line("declines")])
    return Effect([_line("hit", grapes=_hit_grapes(world))])


# Blending, exchange and harvest


def _blend(world: AgeOfChampagneState, recipe: int) -> Effect:
    seat, printed = int(world.to_act), world.printed
    cuvee, at = int(printed.recipe_cuvees[recipe]), recipe * n.COLOURS
    used = [int(printed.recipes[at + colour]) for colour in range(n.COLOURS)]
    left = [count - used[colour] for colour, count in enumerate(_counts(world, seat, n.WINE))]
    room = int(printed.cellar) - int(world.cuvees(seat)) - 1
    more = most_cuvees(left, room)
    lines = [_line("blend", left=cubes_line(left), more=more) if sum(left) else _line("empties-winery")]
    marks = [Mark(f"cellar-{seat}-{COLOUR_CODES[cuvee]}", "gain", 1, seat)]
    for colour in range(n.COLOURS):
        marks += _change(f"wine-{seat}-{COLOUR_CODES[colour]}", -used[colour], seat)
    return Effect(lines, marks)


def _give(world: AgeOfChampagneState, pair: int) -> Effect:
    seat = int(world.to_act)
    marks, left = _scored(seat, -1), _counts(world, seat, n.WINE)
    for colour, code in enumerate(COLOUR_CODES):
        left[colour] -= PAIR_CODES[pair].count(code)
        marks += _change(f"wine-{seat}-{code}", -PAIR_CODES[pair].count(code), seat)
    return Effect([_line("exchange", left=counted_word(left) or "none")], marks)


def _get(world: AgeOfChampagneState, colour: int) -> Effect:
    seat = int(world.to_act)
    pair = PAIR_CODES[int(world.pending.steps[0]) - n.GIVE]
    left = _counts(world, seat, n.WINE)
    for each, code in enumerate(COLOUR_CODES):
        left[each] += (each == colour) - pair.count(code)
    room = int(world.printed.cellar) - int(world.cuvees(seat))
    line = _line("exchanged", wines=cubes_line(left), more=most_cuvees(left, room))
    return Effect([line], [Mark(f"wine-{seat}-{COLOUR_CODES[colour]}", "gain", 1, seat), *_scored(seat, -1)])


def _done(world: AgeOfChampagneState, place: int) -> Effect:
    """What is left undone."""
    seat, phase = int(world.to_act), int(world.phase)
    if phase == n.DRAWING:
        possible = [recipe for recipe in range(n.RECIPES) if times(world, seat, recipe)]
        room = int(world.printed.cellar) - int(world.cuvees(seat))
        more = most_cuvees(_counts(world, seat, n.WINE), room) if possible else 0
        return Effect([_line("could-blend", count=more)] if more else [_line("stops")], costly=more > 0)
    if phase == n.EXCHANGING:
        return Effect([_fits(world, seat)])
    if phase == n.PROMOTING:
        return Effect([_line("stays", cuvees=cubes_line(_counts(world, seat, n.OENO)))])
    resting = _counts(world, seat, n.OENO)
    return Effect([_line("rests", cuvees=cubes_line(resting)) if sum(resting) else _line("rests-empty")])


def _hit_grapes(world: AgeOfChampagneState) -> Line:
    """What the hazard would destroy."""
    seat, key = int(world.to_act), int(world.key)
    cards = [card for card in _cards(world, seat) if world.where[card] % n.REGIONS == key]
    lost = [sum(int(world.printed.grows(card, colour)) for card in cards) for colour in range(n.COLOURS)]
    return cubes_line(lost)


def _protect(world: AgeOfChampagneState, place: int) -> Effect:
    return Effect([_line("protects", grapes=_hit_grapes(world))], [Mark("token-BCO", "loss", 1, int(world.to_act))])


def _keep_c(world: AgeOfChampagneState, count: int) -> Effect:
    return _kept(world, n.KEEP_C + count)


def _keep_n(world: AgeOfChampagneState, count: int) -> Effect:
    return _kept(world, n.KEEP_N + count)


def _kept(world: AgeOfChampagneState, action: int) -> Effect:
    """What lies in the winery then, if the move is whole with it."""
    if not world.completes(action):
        return Effect([_line("then-noir")])
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
    wines = [count + kept[colour] for colour, count in enumerate(_counts(world, seat, n.WINE))]
    marks = [mark for c, code in enumerate(COLOUR_CODES) for mark in _change(f"wine-{seat}-{code}", kept[c], seat)]
    return Effect([_line("stores", grapes=cubes_line(kept), wines=cubes_line(wines))], marks)


_EFFECTS: dict[Kind, Callable[[AgeOfChampagneState, int], Effect]] = {
    moves.KEEP: _keep,
    moves.KEY: _key,
    moves.CORK: _cork,
    moves.PLACE: _place,
    moves.DISC: _disc,
    moves.RESERVE: _reserve,
    moves.REGION: _region,
    moves.LAND: _land,
    moves.AGE: _age,
    moves.PROMOTE: _promote,
    moves.PROMOTE_ALL: _promote_all,
    moves.SHIP: _ship,
    moves.COMPLETE: _complete,
    moves.OMIT: _omit,
    moves.PARTNER: _partner,
    moves.UNCHANGED: _unchanged,
    moves.SWAP: _swap,
    moves.PASS: _pass,
    moves.TAKE: _take,
    moves.BLEND: _blend,
    moves.GIVE: _give,
    moves.GET: _get,
    moves.DONE: _done,
    moves.PROTECT: _protect,
    moves.JOIN: _join,
    moves.DECLINE: _decline,
    moves.KEEP_C: _keep_c,
    moves.KEEP_N: _keep_n,
}

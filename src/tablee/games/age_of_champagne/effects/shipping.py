"""Shipping an order, whole, in part or with a Partner."""

from __future__ import annotations

from tablee.engine.view import Effect, Line, Mark
from tablee.engine.words import Arg
from tablee.games.age_of_champagne.effects.events import hit_grapes
from tablee.games.age_of_champagne.effects.parts import change, eco_moved, one_less, scored, text
from tablee.games.age_of_champagne.names import (
    COLOUR_CODES,
    MODE_CODES,
    cuvee_line,
    destination_line,
    listed,
    need_word,
    order_code,
    order_line,
    token_text,
)
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.shipping import TOGETHER, eco_of, modes, order_at, slots_open, ways
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState
from tablee.games.age_of_champagne.sums import (
    NOTHING,
    best_way,
    bonus,
    given_by_partner,
    most_points,
    needs_swap,
    points,
    possible_ways,
    visible_orders,
)

BOTH_WAYS = 3  # of travelling: as printed, and with the token


def ship(world: AgeOfChampagneState, order: int) -> Effect:
    """Points by each way in which it can be shipped, and what else comes with it."""
    who = int(world.actor)
    found = possible_ways(world, who, order)
    lines = [_way_line(world, who, order, left_out) for left_out in found]
    return _shipment(world, order, lines, best_way(world, who, order), decided=len(found) == 1)


def _way_line(world: AgeOfChampagneState, who: int, order: int, left_out: int) -> Line:
    """The points of one way: all of it, in part, or with a Partner."""
    found = int(ways(world, who, order))
    how = "complete" if left_out == NOTHING else "partial" if found >> left_out + 1 & 1 else "partner"
    args: dict[str, Arg] = {"points": points(world, who, order, left_out), "bonus": bonus(world, who, order, left_out)}
    return text("ship", **args, how=how, cuvee="none" if left_out == NOTHING else cuvee_line(left_out))


def _shipment(
    world: AgeOfChampagneState, order: int, lines: list[Line], left_out: int, *, decided: bool = True
) -> Effect:
    """`decided`: nobody is asked any more whether something is left out."""
    who, type = int(world.actor), order // n.ORDERS_EACH
    lines.append(_travel(world, order, swapped=needs_swap(world, who, order)))
    if int(modes(world, who, order)) == BOTH_WAYS and eco_of(world, order, True) > eco_of(world, order, False):
        lines.append(text("could-swap"))
    tokens = int(world.on_shelf(type)) if world.active(type) == order else 0
    if tokens:
        lines.append(text("token", count=tokens))
    if world.active(type) == order and world.provisional(type) >= 0 and world.event_kind() != n.PANDEMIC:  # AOC-10.6
        lines.append(text("slides", order=order_line(world.printed, int(world.provisional(type)))))
    marks = [Mark(f"order-{order_code(order)}", "goes", 1, who)] if who < world.seats else []
    if who < world.humans:
        marks += [*sum_of(world, who, order, left_out), *scored(who, points(world, who, order, left_out))]
        marks += eco_moved(world, who, _steps(world, order, swapped=needs_swap(world, who, order)))
        for colour in range(n.COLOURS):
            used = int(world.printed.need(order, colour)) - (decided and colour == left_out)
            marks += change(f"cellar-{who}-{COLOUR_CODES[colour]}", -used, who)
    return Effect(lines, marks)


def sum_of(world: AgeOfChampagneState, who: int, order: int, left_out: int) -> list[Mark]:
    """What an order brings by a way of shipping it, for a board that shows it as a sum."""
    place = f"order-{order_code(order)}"
    steps = _steps(world, order, swapped=needs_swap(world, who, order))
    marks = [Mark(f"{place}/points", "gain", points(world, who, order, left_out), who)]
    marks += change(f"{place}/bonus", bonus(world, who, order, left_out), who)
    marks += change(f"{place}/eco", steps, who)
    return marks if left_out == NOTHING else [*marks, Mark(f"{place}/{COLOUR_CODES[left_out]}", "loss", 1, who)]


def _steps(world: AgeOfChampagneState, order: int, *, swapped: bool) -> int:
    """Of the eco marker."""
    return int(eco_of(world, order, swapped))


def _travel(world: AgeOfChampagneState, order: int, *, swapped: bool) -> Line:
    """How it travels, and where the eco marker would be then."""
    who = int(world.actor)
    steps = _steps(world, order, swapped=swapped)
    mode = int(world.printed.modes[order])
    if swapped:
        mode = n.BOAT + n.PLANE - mode
    before = int(world.eco(who))
    level = min(max(before + steps, 1), n.ECO_LEVELS)
    beyond = before + steps - level
    worth = int(world.printed.eco[level])  # as it is written on the track
    args: dict[str, Arg] = {"mode": MODE_CODES[mode], "steps": steps, "worth": worth, "beyond": beyond}
    return text("travel", **args, level=level, swapped="yes" if swapped else "no")


def _step_order(world: AgeOfChampagneState) -> int:
    return int(world.pending.steps[0]) - n.SHIP


def complete(world: AgeOfChampagneState, place: int) -> Effect:
    return _by_way(world, NOTHING)


def omit(world: AgeOfChampagneState, colour: int) -> Effect:
    return _by_way(world, colour)


def partner(world: AgeOfChampagneState, place: int) -> Effect:
    order = _step_order(world)
    shipped = _by_way(world, given_by_partner(world, int(world.actor), order), partner=True)
    return Effect([*shipped.lines, text("asks-partner")], shipped.marks)


def _by_way(world: AgeOfChampagneState, left_out: int, *, partner: bool = False) -> Effect:
    who, order = int(world.actor), _step_order(world)
    how = "complete" if left_out == NOTHING else "partner" if partner else "partial"
    gained = points(world, who, order, left_out)
    cuvee: Arg = "none" if left_out == NOTHING else cuvee_line(left_out)
    line = text("ship", points=gained, bonus=bonus(world, who, order, left_out), how=how, cuvee=cuvee)
    return _shipment(world, order, [line], left_out)


def unchanged(world: AgeOfChampagneState, place: int) -> Effect:
    return _travelling(world, swapped=False)


def swap(world: AgeOfChampagneState, place: int) -> Effect:
    used = Mark("token-BTR", "loss", 1, int(world.to_act))
    found = _travelling(world, swapped=True)
    return Effect(found.lines, [used, *found.marks])


def _travelling(world: AgeOfChampagneState, *, swapped: bool) -> Effect:
    order = _step_order(world)
    marks = eco_moved(world, int(world.actor), _steps(world, order, swapped=swapped))
    return Effect([_travel(world, order, swapped=swapped)], marks)


def pass_on(world: AgeOfChampagneState, place: int) -> Effect:
    """What could still be shipped."""
    who = int(world.actor)
    orders = [int(order_at(world, slot)) for slot in range(slots_open(world, world.spot))]
    ready = [order for order in orders if order >= 0 and ways(world, who, order) & ~TOGETHER]
    reserved = [order for order in visible_orders(world) if world.reserver(order) == who]
    lines = [
        text("reserved", order=order_line(world.printed, each), points=reservation_cost(world, each))
        for each in reserved
    ]
    if not ready:
        return Effect([*lines, text("stops")])
    return Effect([text("could-ship", orders=listed([order_worth(world, who, order) for order in ready])), *lines])


def order_worth(world: AgeOfChampagneState, who: int, order: int) -> Line:
    """An order, by what is written on it, with the points it would bring."""
    args: dict[str, Arg] = {"destination": destination_line(world.printed, order)}
    args |= {"cuvees": need_word(world.printed, order), "points": most_points(world, who, order)}
    return Line("age-of-champagne-order-worth", args)


def reservation_cost(world: AgeOfChampagneState, order: int) -> int:
    """Of a reservation that is not fulfilled (AOC-13.24)."""
    return int(world.printed.values[order])


def take(world: AgeOfChampagneState, kind: int) -> Effect:
    if world.phase == n.STEERING_TOKEN:
        used = kind <= n.ECO_TOKEN
        return Effect([token_text(world.printed, kind) if used else text("merchant-ignores")])
    if kind == n.LAND_TOKEN and world.humans == 1:
        return Effect([text("land-alone")])
    seat, amount = int(world.to_act), int(world.printed.amounts[kind])
    if kind < n.ECO_TOKEN:
        return Effect([token_text(world.printed, kind)], scored(seat, amount))
    marks = eco_moved(world, seat, amount) if kind == n.ECO_TOKEN else []
    return Effect([token_text(world.printed, kind)], marks)


def join(world: AgeOfChampagneState, place: int) -> Effect:
    seat, colour = int(world.to_act), int(world.deal_type)
    gained = int(world.printed.base[colour]) + int(world.bonus(seat, colour))
    lines = [text("join", cuvee=cuvee_line(colour), points=gained)]
    return Effect(lines, [*scored(seat, gained), one_less("cellar", seat, colour)])


def decline(world: AgeOfChampagneState, place: int) -> Effect:
    if world.phase == n.REPLYING:
        return Effect([text("declines")])
    return Effect([text("hit", grapes=hit_grapes(world))])

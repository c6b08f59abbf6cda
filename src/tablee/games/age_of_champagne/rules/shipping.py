"""Zone 5 (chapter 10): orders are shipped, alone, in part, or with a Partner (chapter 16); and which of them the
Merchant chooses (chapter 17)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.assignment import end_reservation
from tablee.games.age_of_champagne.rules.houses import Houses
from tablee.games.age_of_champagne.rules.tokens import fill_shelf, look_at_shelf, take_from_shelf, use_token

# Ways to ship an order, as bits: all of it, without one cuvee (three types), with a Partner.
COMPLETELY: Final = 1
WITHOUT: Final = 2  # the first of three
TOGETHER: Final = 16
# Ways to transport it, as bits.
AS_PRINTED: Final = 1
SWAPPED: Final = 2
# Steps of a pawn in this zone.
ARRIVING: Final = 0
ACTING: Final = 1
LEAVING: Final = 2


# Whose pawn it is


def resolve_speaker(state: Houses) -> bool:
    """Speak First is resolved before all others (AOC-10.1). False: nobody stands there, or not any more."""
    for spot in range(i64(n.ZONE_5), i64(n.ZONE_6)):
        if state.effect(spot) == n.EFFECT_SPEAK_FIRST and state.spots[spot] != n.NOBODY:
            state.actor = n.owner_of(state.spots[spot])
            state.spot = spot
            _resolve(state)
            return True
    return False


def resolve_shipper(state: Houses) -> bool:
    if not state.find_pawn(n.ZONE_5, n.BLOCK):
        return False
    _resolve(state)
    return True


def _resolve(state: Houses) -> None:
    """One step of a pawn: it arrives, ships what is allowed, and goes home; then the effect of its spot."""
    who = state.actor
    if state.step == ARRIVING:
        state.step = ACTING
        state.done = 0
        state.partial = False
        state.closed = 0
    elif state.step == LEAVING or state.done == most_orders(state, state.spot):
        state.step = ARRIVING
        spot = state.spot
        state.take_back(spot)
        state.apply_effect(who, spot)
    elif who == state.merchant:
        _let_merchant_ship(state)
    elif any_order(state, who):
        state.ask_for(who, n.SHIPPING)
    else:
        if state.done == 0:
            state.note(n.NOTE_NOTHING_SHIPPED, who, 0, 0)
        state.step = LEAVING


def is_top_row(spot: i64) -> bool:
    return spot < n.ZONE_5 + 2


def most_orders(state: Houses, spot: i64) -> i64:
    """One of the top row, two of the bottom row; always two on the simplified side (AOC-10.2, AOC-10.3, AOC-16.2)."""
    return 1 if state.side == 0 and is_top_row(spot) else 2


# What may be shipped


def order_at(state: Houses, slot: i64) -> i64:
    """Active orders by type, then Provisional ones."""
    return state.active(slot) if slot < n.TYPES else state.provisional(slot - n.TYPES)


def slots_open(state: Houses, spot: i64) -> i64:
    """How many of the six slots a pawn may choose from: the top row all, unless there is a pandemic (AOC-13.5)."""
    all_six = state.side == 0 and is_top_row(spot) and state.event_kind() != n.PANDEMIC
    return 2 * n.TYPES if all_six else i64(n.TYPES)


def can_travel(state: Houses, mode: i64) -> bool:
    """Whether there is no strike (AOC-13.1)."""
    kind = state.event_kind()
    return not (kind == n.AIR_STRIKE and mode == n.PLANE) and not (kind == n.SEA_STRIKE and mode == n.BOAT)


def modes(state: Houses, who: i64, order: i64) -> i64:
    """How an order can travel, as bits (AOC-10.11)."""
    mode = state.printed.modes[order]
    found: i64 = AS_PRINTED if can_travel(state, mode) else 0
    can_swap = mode >= n.BOAT and who != state.merchant and state.free(who, n.TRANSPORT) > 0
    if can_swap and can_travel(state, n.BOAT + n.PLANE - mode):
        found |= SWAPPED
    return found


def ways(state: Houses, who: i64, order: i64) -> i64:
    """How much of an order can be shipped from the spot at hand, as bits; 0: it cannot be shipped."""
    printed = state.printed
    missing: i64 = 0
    lacking: i64 = n.NOBODY
    for colour in range(i64(n.COLOURS)):
        lack = printed.need(order, colour) - state.cellar(who, colour)
        if lack > 0:
            missing += lack
            lacking = colour
    if missing > 1:
        return 0
    found: i64 = COMPLETELY if missing == 0 else 0
    if printed.sizes[order] < 2:
        return found
    if state.effect(state.spot) == n.EFFECT_PARTIAL and not state.partial:  # AOC-10.9, AOC-16.2
        for colour in range(i64(n.COLOURS)):
            if printed.need(order, colour) > 0 and (missing == 0 or colour == lacking):
                found |= WITHOUT << colour
    if missing == 1 and state.terms.partnership and _has_partner(state, who, lacking):
        found |= TOGETHER
    return found


def _has_partner(state: Houses, who: i64, colour: i64) -> bool:
    """Whether another player has the missing cuvee (AOC-16.4)."""
    if who == state.merchant:
        return False
    for other in range(state.humans):
        if other != who and state.cellar(other, colour) > 0:
            return True
    return False


def can_ship(state: Houses, who: i64, order: i64) -> bool:
    if order == n.NO_CARD or state.is_closed(order):
        return False
    owner = state.reserver(order)
    if owner != n.NOBODY and owner != who:  # AOC-13.23, AOC-17.14
        return False
    return modes(state, who, order) > 0 and ways(state, who, order) > 0


def any_order(state: Houses, who: i64) -> bool:
    for slot in range(slots_open(state, state.spot)):
        if can_ship(state, who, order_at(state, slot)):
            return True
    return False


def fill_orders(state: Houses, buffer: vec[i64]) -> i64:
    """Orders that can be shipped, by the pawn that is resolved."""
    count: i64 = 0
    for slot in range(slots_open(state, state.spot)):
        order = order_at(state, slot)
        if can_ship(state, state.actor, order):
            buffer[count] = n.SHIP + order
            count += 1
    return count


def fill_shipping(state: Houses, buffer: vec[i64]) -> i64:
    """An order or nothing more; then how, where there is a choice."""
    pending = state.pending
    if pending.count == 0:
        count = fill_orders(state, buffer)
        buffer[count] = n.PASS
        return count + 1
    order = pending.steps[0] - n.SHIP
    count = 0
    if pending.count == 1 and _is_choice(ways(state, state.actor, order)):
        found = ways(state, state.actor, order)
        for way in range(i64(n.COLOURS + 2)):
            if found >> way & 1 == 1:
                buffer[count] = n.COMPLETE + way
                count += 1
        return count
    buffer[0] = n.PRINTED_WAY
    buffer[1] = n.SWAP
    return 2


def _is_choice(found: i64) -> bool:
    """Whether more than one bit is set."""
    return found & found - 1 != 0


def completes_shipment(state: Houses, action: i64) -> bool:
    """Whether nothing else is to be asked after this step."""
    order = (state.pending.steps[0] if state.pending.count > 0 else action) - n.SHIP
    both = _is_choice(modes(state, state.actor, order))
    if action < n.COMPLETE:
        return not both and not _is_choice(ways(state, state.actor, order))
    return action >= n.PRINTED_WAY or not both


# Shipping


def ship_step(state: Houses, action: i64) -> None:
    """A step of the move; with the last one the order leaves."""
    pending = state.pending
    if not completes_shipment(state, action):
        pending.add(action)
        return
    order = (pending.steps[0] if pending.count > 0 else action) - n.SHIP
    way: i64 = n.NOBODY
    swapped = modes(state, state.actor, order) == SWAPPED
    for i in range(pending.count):
        if n.COMPLETE <= pending.steps[i] < n.PRINTED_WAY:
            way = pending.steps[i] - n.COMPLETE
    if n.COMPLETE <= action < n.PRINTED_WAY:
        way = action - n.COMPLETE
    elif action == n.SWAP:
        swapped = True
    if way == n.NOBODY:
        way = _only(ways(state, state.actor, order))
    pending.clear()
    if way == n.COLOURS + 1:
        _look_for_partner(state, order, swapped)
    else:
        ship(state, order, way - 1, swapped, n.NOBODY)


def _only(found: i64) -> i64:
    """The number of the one bit that is set."""
    bit: i64 = 0
    while found >> bit & 1 == 0:
        bit += 1
    return bit


def points_of(state: Houses, order: i64, left_out: i64) -> i64:
    """What an order brings now, before Marketing (AOC-10.12)."""
    printed = state.printed
    points = printed.values[order]
    if state.event >= 0 and printed.event_sectors[state.event] == n.type_of(order):
        points += n.SALES_CHANGE if state.event_kind() == n.SALES_UP else -n.SALES_CHANGE
    if left_out >= 0:
        points -= printed.base[left_out]
    return points if points > 0 else i64(0)


def marketing_of(state: Houses, who: i64, order: i64, left_out: i64) -> i64:
    """What Marketing adds for the own cuvees of an order."""
    points: i64 = 0
    for colour in range(i64(n.COLOURS)):
        cuvees = state.printed.need(order, colour) - (1 if colour == left_out else 0)
        points += cuvees * state.bonus(who, colour)
    return points


def eco_of(state: Houses, order: i64, swapped: bool) -> i64:
    if swapped:
        return state.printed.transports[n.BOAT + n.PLANE - state.printed.modes[order]]
    return state.printed.order_eco[order]


def ship(state: Houses, order: i64, omitted: i64, swapped: bool, partner: i64) -> None:
    """One validation, in the order of AOC-10.13."""
    who = state.actor
    type = n.type_of(order)
    provisional = state.active(type) != order
    left_out = state.deal_type if partner != n.NOBODY else omitted
    state.note(n.NOTE_SHIPPED, who, order, n.shipment(left_out, swapped, partner, provisional))
    for colour in range(i64(n.COLOURS)):
        cuvees = state.printed.need(order, colour) - (1 if colour == left_out else 0)
        state.players[who * n.STRIDE + n.CELLAR + colour] -= cuvees
        state.return_cubes(colour, cuvees)
    if swapped:
        use_token(state, who, n.TRANSPORT)
    state.gain(who, n.FROM_ORDERS, points_of(state, order, left_out))
    state.gain(who, n.FROM_MARKETING, marketing_of(state, who, order, left_out))
    if partner != n.NOBODY:
        _reward_partner(state, partner, left_out)
    state.move_eco(who, eco_of(state, order, swapped))
    if omitted >= 0 and partner == n.NOBODY:
        state.partial = True
    state.done += 1
    state.phase = n.RUNNING
    if state.reserver(order) != n.NOBODY:
        end_reservation(state, state.reserver(order))
    _replace(state, type, provisional)
    if not provisional:
        _take_token(state, type)


def _reward_partner(state: Houses, partner: i64, colour: i64) -> None:
    """The Partner gives the missing cuvee, for its base value and his own Marketing (AOC-16.6)."""
    state.players[partner * n.STRIDE + n.CELLAR + colour] -= 1
    state.return_cubes(colour, 1)
    state.gain(partner, n.FROM_PARTNERS, state.printed.base[colour])
    state.gain(partner, n.FROM_MARKETING, state.bonus(partner, colour))


# The offer of orders


def _replace(state: Houses, type: i64, provisional: bool) -> None:
    """The card is discarded, and the offer is completed; during a pandemic only when the season ends (AOC-10.6)."""
    state.learned += 1
    if provisional:
        state.table[n.STACK + type] -= 1
        _reveal_top(state, type)
        return
    state.table[n.ACTIVE + type] = n.NO_CARD
    if state.event_kind() != n.PANDEMIC:
        fill_active(state, type)


def fill_active(state: Houses, type: i64) -> None:
    """The Provisional order slides down, the next one is revealed (AOC-10.6, AOC-10.7)."""
    order = state.provisional(type)
    if order == n.NO_CARD:
        state.note(n.NOTE_SOLD_OUT, n.NOBODY, type, 0)
        return
    state.table[n.ACTIVE + type] = order
    state.table[n.STACK + type] -= 1
    state.note(n.NOTE_ACTIVE, n.NOBODY, order, 0)
    _reveal_top(state, type)


def _reveal_top(state: Houses, type: i64) -> None:
    """As soon as a stack is empty, its discards are shuffled."""
    if state.table[n.STACK + type] == 0:
        _reshuffle(state, type)
    if state.provisional(type) != n.NO_CARD:
        state.note(n.NOTE_PROVISIONAL, n.NOBODY, state.provisional(type), 0)


def _reshuffle(state: Houses, type: i64) -> None:
    first = type * n.ORDERS_EACH
    stack = vec[i64]([0] * n.ORDERS_EACH)
    size: i64 = 0
    for order in range(first, first + n.ORDERS_EACH):
        if order != state.active(type):
            stack[size] = order
            size += 1
    state.rng.shuffle(stack, size)
    pile = state.order_pile[:]
    for i in range(i64(n.ORDERS_EACH)):
        pile[first + i] = stack[i]
    state.order_pile = pile
    state.table[n.STACK + type] = size
    state.note(n.NOTE_RESHUFFLED, n.NOBODY, type, size)


def _take_token(state: Houses, type: i64) -> None:
    """An Active order brings one of the tokens on its market (AOC-10.8)."""
    who = state.actor
    tokens = state.on_shelf(type)
    if tokens == 0:
        return
    state.deal_type = type
    if who == state.merchant and not state.terms.steered:
        state.learned += 1
        take_from_shelf(state, who, type, state.shelf(type, state.rng.below(tokens)))  # AOC-17.13
    elif tokens == 1:
        state.learned += 1
        take_from_shelf(state, who, type, state.shelf(type, 0))
    else:  # whether there is a choice is for the player alone to know
        look_at_shelf(state, who, type)
        state.ask_for(who, n.STEERING_TOKEN if who == state.merchant else n.TAKING)


def fill_tokens(state: Houses, buffer: vec[i64]) -> i64:
    return fill_shelf(state, buffer, state.deal_type)


def take_token(state: Houses, kind: i64) -> None:
    state.phase = n.RUNNING
    take_from_shelf(state, state.actor, state.deal_type, kind)


# Partners


def _look_for_partner(state: Houses, order: i64, swapped: bool) -> None:
    """The others are asked in turn order after the active player (AOC-16.5)."""
    state.deal_order = order
    state.deal_swap = swapped
    state.deal_asked = 0
    for colour in range(i64(n.COLOURS)):
        if state.cellar(state.actor, colour) < state.printed.need(order, colour):
            state.deal_type = colour
    _ask_next(state)


def _ask_next(state: Houses) -> None:
    """Those who have the missing cuvee; if nobody is left, the order is closed for this pawn (AOC-16.7)."""
    own = state.place_of(state.actor)
    while state.deal_asked < state.participants - 1:
        state.deal_asked += 1
        who = state.at_place((own + state.deal_asked) % state.participants)
        if who != state.merchant and state.cellar(who, state.deal_type) > 0:
            state.ask_for(who, n.REPLYING)
            return
    state.note(n.NOTE_ALONE, state.actor, state.deal_order, 0)
    state.close(state.deal_order)
    state.phase = n.RUNNING


def join(state: Houses) -> None:
    ship(state, state.deal_order, n.NOBODY, state.deal_swap, state.to_act)


def decline(state: Houses) -> None:
    _ask_next(state)


# The Wine Merchant


def _let_merchant_ship(state: Houses) -> None:
    """He ships whenever he can; whoever steers him names the order, if there are several (AOC-17.11, AOC-17.19)."""
    best = merchants_choice(state)
    if best == n.NO_CARD:
        state.step = LEAVING
    elif state.terms.steered and _has_several(state):
        state.ask_for(state.merchant, n.STEERING)
    else:
        ship_for_merchant(state, best)


def merchants_choice(state: Houses) -> i64:
    """The order he would ship with his pawn at hand; NO_CARD if he can ship none."""
    best: i64 = n.NO_CARD
    for slot in range(slots_open(state, state.spot)):
        order = order_at(state, slot)
        if can_ship(state, state.merchant, order) and (best == n.NO_CARD or _is_better(state, order, best)):
            best = order
    return best


def _has_several(state: Houses) -> bool:
    count: i64 = 0
    for slot in range(slots_open(state, state.spot)):
        if can_ship(state, state.merchant, order_at(state, slot)):
            count += 1
    return count > 1


def _merchant_way(state: Houses, order: i64) -> i64:
    """He leaves a cuvee out only if exactly that one is missing (AOC-17.12)."""
    return _only(ways(state, state.merchant, order))


def ship_for_merchant(state: Houses, order: i64) -> None:
    way = _merchant_way(state, order)
    ship(state, order, way - 1, False, n.NOBODY)


def _worth(state: Houses, order: i64) -> i64:
    left_out = _merchant_way(state, order) - 1
    return points_of(state, order, left_out) + marketing_of(state, state.merchant, order, left_out)


def _is_better(state: Houses, order: i64, best: i64) -> bool:
    """Most points; then eco, a token, the farther market; an Active order comes first anyway (AOC-17.11)."""
    gain = _worth(state, order) - _worth(state, best)
    if gain == 0:
        gain = state.printed.order_eco[order] - state.printed.order_eco[best]
    if gain == 0:
        gain = i64(_brings_token(state, order)) - i64(_brings_token(state, best))
    if gain == 0:
        gain = n.type_of(order) - n.type_of(best)
    return gain > 0


def _brings_token(state: Houses, order: i64) -> bool:
    type = n.type_of(order)
    return state.active(type) == order and state.on_shelf(type) > 0

"""The sums behind labels, the player aid and what a move would bring: what an order is worth, what a harvest stores."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.assignment import is_free
from tablee.games.age_of_champagne.rules.harvest import is_hit
from tablee.games.age_of_champagne.rules.shipping import (
    COMPLETELY,
    TOGETHER,
    can_ship,
    marketing_of,
    merchants_choice,
    modes,
    most_orders,
    order_at,
    points_of,
    slots_open,
    ways,
)
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState

NOTHING = -1  # left out of an order


# Orders


def missing(state: AgeOfChampagneState, who: int, order: int) -> list[int]:
    """Cuvees that the cellar lacks for an order, by type."""
    need = [int(state.printed.need(order, colour)) for colour in range(n.COLOURS)]
    return [max(0, need[colour] - int(state.cellar(who, colour))) for colour in range(n.COLOURS)]


def bonus(state: AgeOfChampagneState, who: int, order: int, left_out: int = NOTHING) -> int:
    return int(marketing_of(state, who, order, left_out))


def points(state: AgeOfChampagneState, who: int, order: int, left_out: int = NOTHING) -> int:
    """With Marketing (AOC-10.12)."""
    return int(points_of(state, order, left_out)) + bonus(state, who, order, left_out)


def possible_ways(state: AgeOfChampagneState, who: int, order: int) -> list[int]:
    """What may be left out of an order, by the pawn that ships: NOTHING, or a type; with a Partner it is the type that
    the Partner gives."""
    found = int(ways(state, who, order))
    left_out = [NOTHING] if found & COMPLETELY else []
    left_out += [colour for colour in range(n.COLOURS) if found >> colour + 1 & 1]
    if found & TOGETHER:
        left_out.append(given_by_partner(state, who, order))
    return left_out


def given_by_partner(state: AgeOfChampagneState, who: int, order: int) -> int:
    """The one cuvee that is missing (AOC-16.4)."""
    lacks = missing(state, who, order)
    return lacks.index(max(lacks))


def best_way(state: AgeOfChampagneState, who: int, order: int) -> int:
    """What is left out of an order by the best of the ways in which it can be shipped now."""
    found = possible_ways(state, who, order)
    return max(found, key=lambda left_out: points(state, who, order, left_out), default=NOTHING)


def most_points(state: AgeOfChampagneState, who: int, order: int) -> int:
    """What that way brings."""
    return max([points(state, who, order, left_out) for left_out in possible_ways(state, who, order)], default=0)


def needs_swap(state: AgeOfChampagneState, who: int, order: int) -> bool:
    """Whether it can only travel the other way."""
    return int(modes(state, who, order)) == 2


def shippable(state: AgeOfChampagneState, who: int, spot: int) -> list[int]:
    """Orders that a pawn of the participant could ship from a spot of zone 5 as things are."""
    there = at_spot(state, who, spot)
    orders = [int(order_at(there, slot)) for slot in range(slots_open(there, spot))]
    return [order for order in orders if can_ship(there, who, order)]


def at_spot(state: AgeOfChampagneState, who: int, spot: int) -> AgeOfChampagneState:
    """The position as if a pawn of the participant were resolved on that spot now, or once Marketing is done."""
    there = promoted(state, who).clone()
    there.actor, there.spot, there.done, there.partial, there.closed = who, spot, 0, False, 0
    return there


def promoted(state: AgeOfChampagneState, who: int) -> AgeOfChampagneState:
    """The position in which orders are shipped: a pawn on `n+1` still moves what fits from the oenotheque to the grid
    before (AOC-6.1, AOC-9.2)."""
    rows = range(n.ZONE_4X, n.ZONE_4X + n.MARKETING_ROWS)
    if state.stage > n.STAGE_GRID or not any(spot in rows for spot in standing(state, who)):
        return state
    there = state.clone()
    for colour in range(n.COLOURS):
        moved = min(int(state.oeno(who, colour)), n.GRID_CELLS - int(state.grid(who, colour)))
        there.players[who * n.STRIDE + n.OENO + colour] -= moved
        there.players[who * n.STRIDE + n.GRID + colour] += moved
    return there


def visible_orders(state: AgeOfChampagneState) -> list[int]:
    """Active, then Provisional."""
    return [order for slot in range(2 * n.TYPES) if (order := int(order_at(state, slot))) >= 0]


def aims(state: AgeOfChampagneState, spot: int) -> list[tuple[int, int, bool]]:
    """The orders the Wine Merchant would ship from a spot as things are, each with its points and whether he would
    leave out a cuvee."""
    who = int(state.merchant)
    there = at_spot(state, who, spot)
    left = int(most_orders(there, spot)) - (int(state.done) if (state.actor, state.spot) == (who, spot) else 0)
    found: list[tuple[int, int, bool]] = []
    while len(found) < left and (order := int(merchants_choice(there))) >= 0:
        found.append((order, most_points(there, who, order), sum(missing(there, who, order)) > 0))
        _without(there, who, order)
    return found


def _without(there: AgeOfChampagneState, who: int, order: int) -> None:
    """Once a participant has shipped one of its orders. Whoever ships two chooses among the Active ones: the order that
    slides down is visible, and the card that is revealed then does not matter."""
    lacks = missing(there, who, order)
    for colour in range(n.COLOURS):
        need = int(there.printed.need(order, colour))
        there.players[who * n.STRIDE + n.CELLAR + colour] -= need - lacks[colour]
    there.partial = there.partial or sum(lacks) > 0
    type = int(n.type_of(order))
    slides = there.event_kind() != n.PANDEMIC
    there.table[n.ACTIVE + type] = there.provisional(type) if slides else n.NO_CARD
    if there.on_shelf(type):
        there.table[n.SHELF + type * n.TOKENS_EACH + there.on_shelf(type) - 1] = n.NO_TOKEN


def in_shipping(state: AgeOfChampagneState, who: int = n.NOBODY, spot: int = NOTHING) -> list[tuple[int, int]]:
    """Spots of zone 5 and whose pawns stand there, in the order in which they ship (AOC-10.1); with one more pawn of
    `who` on `spot`."""
    found = [
        (other, who if other == spot else int(n.owner_of(state.spots[other])))
        for other in range(n.ZONE_5, n.ZONE_6)
        if other == spot or state.spots[other] != n.NOBODY
    ]
    return sorted(found, key=lambda each: (not _speaks_first(state, each[0]), int(state.place_of(each[1])), each[0]))


def _speaks_first(state: AgeOfChampagneState, spot: int) -> bool:
    return bool(state.effect(spot) == n.EFFECT_SPEAK_FIRST)


# The harvest


def grapes(state: AgeOfChampagneState, who: int, more: Sequence[int] = ()) -> list[int]:
    """What the vineyards of a player yield as things are, as far as the supply goes. `more`: vineyards to come."""
    spared = state.protected and who == state.actor
    hit = int(state.key) if state.event_kind() == n.HAZARD and not spared else n.NOBODY
    first = who * n.REGIONS
    cards = [
        card
        for card in range(n.VINEYARDS)
        if first <= state.where[card] < first + n.REGIONS and state.where[card] - first != hit
    ]
    cards += [card for card in more if state.printed.regions[card] != hit]
    yields = [sum([int(state.printed.grows(card, colour)) for card in cards]) for colour in range(n.COLOURS)]
    return [min(yields[colour], int(state.supply(colour))) for colour in range(n.COLOURS)]


def harvest_ahead(state: AgeOfChampagneState, who: int, spot: int = NOTHING) -> tuple[list[int], int, int]:
    """Grapes, press and room of the next harvest once all pieces that the player has on the board have acted, and one
    more on `spot`: whoever stands in Blending makes as many cuvees as possible."""
    spots = [*_still_to_act(state, who), *([spot] if spot != NOTHING else [])]
    zones = [int(n.zone_of(each)) for each in spots]
    offers = [int(state.offer(each)) for each, zone in zip(spots, zones, strict=True) if zone == 1]
    level = min(int(state.press(who)) + zones.count(2), n.PRESS_LEVELS)
    modules = min(int(state.modules(who)) + zones.count(3), n.MODULES_EACH)
    wines = [int(state.wine(who, colour)) for colour in range(n.COLOURS)]
    cuvees = most_cuvees(wines, cellar_room(state, who)) if 6 in zones else 0
    room = modules * n.MODULE_SIZE - sum(wines) + n.MODULE_SIZE * cuvees
    return grapes(state, who, [card for card in offers if card >= 0]), int(state.printed.capacities[level]), room


def _still_to_act(state: AgeOfChampagneState, who: int) -> list[int]:
    """Without the pawn in Press or Winery that has acted and waits for an answer before it returns."""
    acted = int(state.spot) if state.step and n.zone_of(state.spot) in (2, 3) else NOTHING
    return [spot for spot in standing(state, who) if spot != acted]


def standing(state: AgeOfChampagneState, who: int) -> list[int]:
    """Spots with a piece of the participant."""
    spots = range(n.SPOTS)
    return [spot for spot in spots if (on := state.spots[spot]) != n.NOBODY and n.owner_of(on) == who]


def stored(state: AgeOfChampagneState, who: int, yields: Sequence[int], press: int = -1, room: int = -1) -> int:
    """How much of it press and winery take (AOC-12.2)."""
    most = int(state.capacity(who)) if press < 0 else press
    space = int(state.room(who)) if room < 0 else room
    return min(sum(yields), most, space)


def hit_by_hazard(state: AgeOfChampagneState, who: int) -> bool:
    return bool(is_hit(state, who)) and not (state.protected and who == state.actor)


# The winery


def times(state: AgeOfChampagneState, who: int, recipe: int) -> int:
    """How often a blend can be drawn, with room in the cellar."""
    at = recipe * n.COLOURS
    used = [int(state.printed.recipes[at + colour]) for colour in range(n.COLOURS)]
    found = [int(state.wine(who, colour)) // used[colour] for colour in range(n.COLOURS) if used[colour]]
    return min(*found, cellar_room(state, who)) if found else 0


def most_cuvees(wines: Sequence[int], room: int) -> int:
    """How many cuvees three still wines each can make: without Meunier, only Chardonnay or Pinot noir alone."""
    meunier, noir, chardonnay = wines
    best = 0
    for alone in range(chardonnay // 3 + 1):
        for black in range(noir // 3 + 1):
            rest = meunier + noir - 3 * black + chardonnay - 3 * alone
            best = max(best, alone + black + min(meunier, rest // 3))
    return min(best, room)


def cellar_room(state: AgeOfChampagneState, who: int) -> int:
    return int(state.printed.cellar) - int(state.cuvees(who))


def regions_of(state: AgeOfChampagneState, who: int) -> list[int]:
    """Vineyards and Land tokens by region."""
    return [int(state.cards_in(who, region)) + int(state.land(who, region)) for region in range(n.REGIONS)]


def free_spots(state: AgeOfChampagneState, who: int) -> list[int]:
    return [spot for spot in range(n.CHOSEN_SPOTS) if is_free(state, who, spot)]

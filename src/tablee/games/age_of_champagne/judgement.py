"""How good a move of Age of Champagne looks: what a pawn would bring now, what grapes and cuvees will be worth, and
what the player board still needs. Values are in hundredths of a Prestige Point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.judgement import NEVER, Judgement
from tablee.engine.state import State
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.harvest import available, kept_c, limit, production
from tablee.games.age_of_champagne.rules.scoring import presence
from tablee.games.age_of_champagne.rules.shipping import (
    SWAPPED,
    eco_of,
    marketing_of,
    modes,
    most_orders,
    order_at,
    points_of,
    slots_open,
    ways,
)
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState

_POINT: Final = 100
_CUVEE: Final = 42  # what a cuvee is worth, and so many hundredths of its base value and Marketing
_CUVEE_SHARE: Final = 45
_LAST_CUVEE: Final = 133  # at the end three are four points
_ECO: Final = 80  # hundredths of a point for each point of the track
_TOKEN: Final = 250
_OTHER: Final = 25  # of what others gain, so many hundredths are my loss
_STEADY: Final = 14  # grapes a round that can be made into orders
_NEW_REGION: Final = 150
_MAJORITY: Final = 72
_PLACE: Final = 18  # at the Council
_PAWN: Final = 280  # a Collaborator that is away for a round
_SHIPMENTS: Final = 34  # so many hundredths of the cuvees made of a type are shipped with its Marketing
_ROOM: Final = 64  # what room for a grape is worth that would be lost
_HIT: Final = 20  # what a grape is worth less in the region of a hazard
_STAR: Final = 24
_LATE: Final = 85  # hundredths of an order that others may ship before
_NARROWEST: Final = 45  # hundredths of a grape for which vineyards, press and winery all have room
_PRESSED: Final = 32  # of a grape for which the press has room
_STORED: Final = 20  # of a grape for which the winery has room
_GROWN: Final = 12  # of a grape at all
_UNFINISHED: Final = 4  # what a still wine is worth less than a third of its cuvee, when it is drawn
_LINK: Final = 84  # of a linked spot while the other one is free
_LAND: Final = 352
_ACTION: Final = 377  # of the token for it
_COLD: Final = 150
_RESERVATION: Final = 60
_TRANSPORT: Final = 130
_FIRST_CUVEE: Final = 150  # what a cuvee is worth at the start, and so many hundredths of its base value
_FIRST_SHARE: Final = 80
_LEVEL: Final = 210  # of the press, at the start
_MODULE: Final = 224
_GRAPE: Final = 120
_GLUT: Final = 5  # what each cuvee in the cellar takes off the worth of the others
_STOCK: Final = 10  # tenths: the same for grapes to come, of each still wine and three times of each cuvee
_LEAST: Final = 13  # what a grape is worth at least
_TAIL: Final = 6  # tenths of a harvest, for those that come too late for orders


class AgeOfChampagneJudgement(Judgement):
    def weigh(self, state: State, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        assert isinstance(state, AgeOfChampagneState)
        for i in range(count):
            weights[i] = _weight(state, state.to_act, actions[i])


def judgement(options: object) -> AgeOfChampagneJudgement:
    return AgeOfChampagneJudgement()


def _weight(state: AgeOfChampagneState, who: i64, action: i64) -> i64:
    if action < n.KEY:
        return _inherited(state, action - n.KEEP)
    if action < n.CORK:
        return _key(state, who, action - n.KEY)
    if action < n.PLACE:
        return -_cuvee(state, who, action - n.CORK)
    if action < n.DISC_ON:
        return _placed(state, who, action - n.PLACE)
    if action < n.RESERVE:
        return _placed(state, who, action - n.DISC_ON) + _PAWN // 2
    if action < n.REGION:
        return NEVER
    if action < n.LAND_IN:
        return _settled(state, who, action - n.REGION, _card_grapes(state, state.offer(state.spot)))
    if action < n.AGE:
        return _settled(state, who, action - n.LAND_IN, 0)
    if action < n.PROMOTE:
        return _aged(state, who, action - n.AGE)
    if action < n.SHIP:
        return 2 if action == n.PROMOTE_ALL else 1
    if action < n.PASS:
        return _shipped(state, who, action)
    if action < n.TAKE:
        return 0
    if action < n.BLEND:
        return _token(state, who, action - n.TAKE)
    if action < n.GIVE:
        return _blend(state, who, action - n.BLEND)
    if action < n.GET:
        return _given(state, who, action - n.GIVE)
    if action < n.DONE:
        return _wine(state, who, action - n.GET)
    if action < n.PROTECT:
        return 0
    if action < n.JOIN:
        return _protected(state, who)
    if action < n.DECLINE:
        return _joined(state, who)
    if action < n.KEEP_C:
        return 0
    return _kept(state, who, action)


# What things are worth


def _rounds_left(state: AgeOfChampagneState) -> i64:
    return n.ROUNDS - state.round


def _cuvee(state: AgeOfChampagneState, who: i64, colour: i64) -> i64:
    """A cuvee in the cellar."""
    value = _CUVEE + _CUVEE_SHARE * (state.printed.base[colour] + state.bonus(who, colour))
    value -= _GLUT * state.cuvees(who)
    if value < _LAST_CUVEE and _rounds_left(state) < 2:
        value = _LAST_CUVEE
    return _LAST_CUVEE if _rounds_left(state) == 0 and state.stage >= n.STAGE_SHIPPING else value


def _wine(state: AgeOfChampagneState, who: i64, colour: i64) -> i64:
    """A still wine: a third of the cuvee that it can become in time."""
    left = _rounds_left(state)
    if state.stage > n.STAGE_DRAW:
        left -= 1
    if left < 0:
        return _POINT // 6
    if left == 0:
        return _LAST_CUVEE // 4
    return _cuvee(state, who, colour) // 3


def _eco(state: AgeOfChampagneState, who: i64, steps: i64) -> i64:
    """Steps on the track, and points past its ends."""
    level = state.eco(who) + steps
    over: i64 = 0
    if level > n.ECO_LEVELS:
        over = level - n.ECO_LEVELS
        level = n.ECO_LEVELS
    if level < 1:
        over = level - 1
        level = 1
    return over * _POINT + _ECO * (state.printed.eco[level] - state.printed.eco[state.eco(who)])


def _token(state: AgeOfChampagneState, who: i64, kind: i64) -> i64:
    if kind < n.ECO_TOKEN:
        return _POINT * state.printed.amounts[kind]
    if kind == n.ECO_TOKEN:
        return _eco(state, who, state.printed.amounts[kind])
    if who == state.merchant:
        return 0
    if kind == n.LAND_TOKEN:
        return _LAND if state.humans > 1 else i64(0)
    if _rounds_left(state) == 0:
        return _POINT if kind == n.COLD else i64(0)
    if kind < n.RESERVATION:
        return _ACTION
    return _COLD if kind == n.COLD else i64(_TRANSPORT if kind == n.TRANSPORT else _RESERVATION)


def _random_token(state: AgeOfChampagneState) -> i64:
    return _TOKEN if _rounds_left(state) > 0 else i64(_TOKEN // 2)


def _card_grapes(state: AgeOfChampagneState, card: i64) -> i64:
    return state.printed.grapes[card] if card != n.NO_CARD else i64(0)


def _settled(state: AgeOfChampagneState, who: i64, region: i64, grapes: i64) -> i64:
    """Another card or Land token in a region: sets of regions and majorities."""
    if state.humans == 1:
        return 0
    here = presence(state, who, region)
    value: i64 = 0
    least = here
    for other in range(i64(n.REGIONS)):
        if presence(state, who, other) < least:
            least = presence(state, who, other)
    if here == least:
        value += _NEW_REGION
    best: i64 = 0
    for rival in range(state.humans):
        if rival != who and presence(state, rival, region) > best:
            best = presence(state, rival, region)
    if here <= best <= here + 1:
        value += _MAJORITY
    if here > best:
        value += _MAJORITY // 4
    if state.stage == n.STAGE_VINEYARDS and state.event_kind() == n.HAZARD and region == state.key:
        value -= grapes * _HIT
    return value


# The draft and the events


def _inherited(state: AgeOfChampagneState, card: i64) -> i64:
    printed = state.printed
    value = _STAR * printed.stars[card] + _ECO * printed.heir_eco[card]
    value += _LEVEL * printed.heir_press[card] + _MODULE * printed.heir_modules[card]
    for colour in range(i64(n.COLOURS)):
        cuvees = printed.heir_cuvees[card * n.COLOURS + colour]
        value += cuvees * (_FIRST_CUVEE + _FIRST_SHARE * printed.base[colour])
    if printed.heir_vineyard[card] != n.NO_CARD:
        value += _GRAPE * printed.grapes[printed.heir_vineyard[card]]
    return value


def _key(state: AgeOfChampagneState, who: i64, key: i64) -> i64:
    """What others lose by a hazard and the seat gains by a good year."""
    if key < n.REGIONS:
        value = -_POINT * state.grapes_in(who, key)
        for other in range(state.humans):
            if other != who:
                value += _OTHER * state.grapes_in(other, key)
        return value
    value = 0
    for card in range(i64(n.VINEYARDS)):
        at = state.where[card]
        if at >= 0 and state.printed.grows(card, key - n.REGIONS) > 0:
            value += _POINT if at // n.REGIONS == who else -_OTHER
    return value


def _protected(state: AgeOfChampagneState, who: i64) -> i64:
    """Grapes that could be stored, against the point for the token."""
    free = _smaller(state.room(who), state.capacity(who))
    other: i64 = 0
    for region in range(i64(n.REGIONS)):
        if region != state.key:
            other += state.grapes_in(who, region)
    saved = _smaller(state.grapes_in(who, state.key), free - other)
    return saved * _wine(state, who, n.NOIR) - _COLD if saved > 0 else i64(-1)


def _smaller(one: i64, two: i64) -> i64:
    return one if one < two else two


# Placing a pawn


def _placed(state: AgeOfChampagneState, who: i64, spot: i64) -> i64:
    """The action with its effect, as far as it can be seen now."""
    value = _effect(state, who, spot)
    if spot < n.ZONE_2:
        return value + _vineyard(state, who, state.offer(spot))
    if spot < n.ZONE_3:
        return value + _press(state, who) + _subsidy(state, who, n.ZONE_2)
    if spot < n.ZONE_4:
        return value + _module(state, who) + _subsidy(state, who, n.ZONE_3)
    if spot < n.ZONE_5:
        return _marketing(state, who)
    if spot < n.ZONE_6:
        return value + _shipping(state, who, spot)
    if spot < n.ZONE_8:
        return value + _drawing(state, who)
    return _PLACE * (state.place_of(who) - (spot - n.ZONE_8)) if _rounds_left(state) > 0 else i64(0)


def _effect(state: AgeOfChampagneState, who: i64, spot: i64) -> i64:
    effect = state.effect(spot)
    if effect == n.EFFECT_PP:
        return _POINT * state.effect_amount(spot)
    if effect == n.EFFECT_ECO:
        return _eco(state, who, state.effect_amount(spot))
    if effect == n.EFFECT_LINK:
        return _link(state, who, spot)
    return 0


def _link(state: AgeOfChampagneState, who: i64, spot: i64) -> i64:
    """The other linked spot: own, free or taken."""
    first: i64 = n.ZONE_3 if spot < n.ZONE_3 else n.ZONE_2
    for other in range(first, first + n.BLOCK):
        if state.effect(other) == n.EFFECT_LINK:
            piece = state.spots[other]
            if piece == n.NOBODY:
                return _LINK if state.pawns(who) > 1 and not state.is_blocked(other) else i64(0)
            if n.owner_of(piece) == who:
                return _random_token(state)
    return 0


def _own_pawns(state: AgeOfChampagneState, who: i64, first: i64) -> i64:
    """Own pawns in a zone of four spots."""
    count: i64 = 0
    for spot in range(first, first + n.BLOCK):
        if state.spots[spot] != n.NOBODY and n.owner_of(state.spots[spot]) == who:
            count += 1
    return count


def _subsidy(state: AgeOfChampagneState, who: i64, first: i64) -> i64:
    if state.event_kind() != n.SUBSIDIES or _own_pawns(state, who, first) > 0:
        return 0
    return _random_token(state)


def _harvests(state: AgeOfChampagneState) -> i64:
    """Tenths of harvests whose grapes can still be sold, this round's included."""
    left = 9 - state.round
    return left * 10 + _TAIL if left > 0 else i64(4 if left == 0 else 1)


def _grapes(state: AgeOfChampagneState, who: i64) -> i64:
    """Production with the vineyards that own pawns stand on."""
    total: i64 = 0
    for region in range(i64(n.REGIONS)):
        total += state.grapes_in(who, region)
    for column in range(state.participants):
        piece = state.spots[column]
        if piece != n.NOBODY and n.owner_of(piece) == who:
            total += _card_grapes(state, state.offer(column))
    return total


def _capacity(state: AgeOfChampagneState, who: i64, more: i64) -> i64:
    """Of the press, with own pawns in zone 2 and more of them."""
    level = state.press(who) + _own_pawns(state, who, n.ZONE_2) + more
    return state.printed.capacities[_smaller(level, n.PRESS_LEVELS)]


def _room(state: AgeOfChampagneState, who: i64, more: i64) -> i64:
    """Of the winery, with own pawns in zone 3 and more of them."""
    modules = state.modules(who) + _own_pawns(state, who, n.ZONE_3) + more
    return _smaller(modules, n.MODULES_EACH) * n.MODULE_SIZE


def _yearly(grapes: i64, press: i64, room: i64) -> i64:
    """Hundredths of grapes that a House makes use of in a year: the narrowest of the three counts most."""
    grapes = _smaller(grapes, _STEADY)
    narrowest = _smaller(grapes, _smaller(press, room))
    return (
        _NARROWEST * narrowest + _PRESSED * _smaller(grapes, press) + _STORED * _smaller(grapes, room) + _GROWN * grapes
    )


def _vineyard(state: AgeOfChampagneState, who: i64, card: i64) -> i64:
    printed = state.printed
    grapes = _grapes(state, who)
    press = _capacity(state, who, 0)
    room = _room(state, who, 0)
    more = _yearly(grapes + printed.grapes[card], press, room) - _yearly(grapes, press, room)
    worth: i64 = 0
    for colour in range(i64(n.COLOURS)):
        worth += printed.grows(card, colour) * _third(state, who, colour)
    worth = worth // printed.grapes[card]
    value = more * worth * _harvests(state) // 1000
    region = printed.regions[card]
    if region == n.VITRYATS:
        value += _best_region(state, who)
    else:
        value += _settled(state, who, region, printed.grapes[card])
    return value + _POINT * printed.vineyard_points[card] + _eco(state, who, printed.vineyard_eco[card])


def _best_region(state: AgeOfChampagneState, who: i64) -> i64:
    best: i64 = 0
    for region in range(i64(n.REGIONS)):
        value = _settled(state, who, region, 0)
        if value > best:
            best = value
    return best


def _third(state: AgeOfChampagneState, who: i64, colour: i64) -> i64:
    """What a grape of a colour will be worth; less, if there is much in stock already."""
    value = (_CUVEE + _CUVEE_SHARE * (state.printed.base[colour] + state.bonus(who, colour))) // 3
    value -= _STOCK * (state.wines(who) + 3 * state.cuvees(who)) // 10
    return value if value > _LEAST else i64(_LEAST)


def _mean_third(state: AgeOfChampagneState, who: i64) -> i64:
    """The same, over all that the House grows."""
    total: i64 = 0
    worth: i64 = 0
    for colour in range(i64(n.COLOURS)):
        grapes = production(state, who, colour)
        total += grapes
        worth += grapes * _third(state, who, colour)
    return worth // total if total > 0 else _third(state, who, n.NOIR)


def _press(state: AgeOfChampagneState, who: i64) -> i64:
    level = state.press(who) + _own_pawns(state, who, n.ZONE_2) + 1
    if level > n.PRESS_LEVELS:
        return 0
    grapes = _grapes(state, who)
    room = _room(state, who, 0)
    more = _yearly(grapes, _capacity(state, who, 1), room) - _yearly(grapes, _capacity(state, who, 0), room)
    value = more * _mean_third(state, who) * _harvests(state) // 1000
    value += _POINT * state.printed.press_points[level]
    return value + (_random_token(state) if state.printed.press_tokens[level] > 0 else i64(0))


def _module(state: AgeOfChampagneState, who: i64) -> i64:
    modules = state.modules(who) + _own_pawns(state, who, n.ZONE_3) + 1
    if modules > n.MODULES_EACH:
        return 0
    grapes = _grapes(state, who)
    press = _capacity(state, who, 0)
    more = _yearly(grapes, press, _room(state, who, 1)) - _yearly(grapes, press, _room(state, who, 0))
    value = more * _mean_third(state, who) * _harvests(state) // 1000
    lost = _smaller(grapes, press) - (_room(state, who, 0) - state.wines(who))
    if lost > 0:
        value += _smaller(lost, n.MODULE_SIZE) * _ROOM
    return value + (_eco(state, who, 1) if modules > n.MODULES_AGE_1 else i64(0))


# Marketing


def _cell(state: AgeOfChampagneState, who: i64, colour: i64, cubes: i64) -> i64:
    """What the next cell of a column adds to the orders to come, less the cuvee."""
    if cubes >= n.GRID_CELLS:
        return NEVER
    left = _rounds_left(state) - 1  # from the year after next
    if left <= 0:
        return NEVER
    printed = state.printed
    more = printed.bonus(colour, cubes + 1) - printed.bonus(colour, cubes)
    if more == 0 and cubes + 2 <= n.GRID_CELLS:
        more = (printed.bonus(colour, cubes + 2) - printed.bonus(colour, cubes)) // 2
    made = state.cellar(who, colour) * 3 + state.wine(who, colour) + production(state, who, colour) * (left - 1)
    coming = made * _POINT // 3 * _SHIPMENTS // 100  # hundredths of cuvees
    return more * coming - _cuvee(state, who, colour)


def _marketing(state: AgeOfChampagneState, who: i64) -> i64:
    """The best three cuvees of the cellar for the grid."""
    if state.resting(who) > 0 or _rounds_left(state) == 0:
        return -_PAWN
    value: i64 = -_PAWN
    for colour in range(i64(n.COLOURS)):
        cubes = state.grid(who, colour)
        for more in range(_smaller(state.cellar(who, colour), n.OENOTHEQUE)):
            cell = _cell(state, who, colour, cubes + more)
            if cell > 0:
                value += cell
    return value


def _aged(state: AgeOfChampagneState, who: i64, colour: i64) -> i64:
    return _cell(state, who, colour, state.grid(who, colour) + state.oeno(who, colour))


# Shipping


def _shipment(state: AgeOfChampagneState, who: i64, order: i64, left_out: i64, swapped: bool) -> i64:
    """Points, eco steps and the token, less the cuvees."""
    value = _POINT * (points_of(state, order, left_out) + marketing_of(state, who, order, left_out))
    value += _eco(state, who, eco_of(state, order, swapped))
    for colour in range(i64(n.COLOURS)):
        cuvees = state.printed.need(order, colour) - (1 if colour == left_out else 0)
        value -= cuvees * _cuvee(state, who, colour)
    type = n.type_of(order)
    if state.active(type) == order and state.on_shelf(type) > 0:
        value += _random_token(state)
    if swapped:
        value -= _TRANSPORT
    if state.reserver(order) == who:
        value += _POINT * state.printed.values[order]
    return value


def _shipped(state: AgeOfChampagneState, who: i64, action: i64) -> i64:
    """An order in its best way, or this way of it."""
    actor = state.actor
    order = (state.pending.steps[0] if state.pending.count > 0 else action) - n.SHIP
    best: i64 = NEVER
    found = ways(state, actor, order)
    both = modes(state, actor, order)
    for way in range(i64(n.COLOURS + 2)):
        if found >> way & 1 == 1 and (action < n.COMPLETE or action >= n.PRINTED_WAY or action - n.COMPLETE == way):
            for swap in range(i64(2)):
                if both >> swap & 1 == 1 and (action < n.PRINTED_WAY or action - n.PRINTED_WAY == swap):
                    value = _way(state, actor, order, way, swap == 1)
                    if value > best:
                        best = value
    return best


def _way(state: AgeOfChampagneState, who: i64, order: i64, way: i64, swapped: bool) -> i64:
    if way == 0:
        return _shipment(state, who, order, n.NOBODY, swapped)
    if way <= n.COLOURS:
        return _shipment(state, who, order, way - 1, swapped)
    lacking: i64 = 0
    for colour in range(i64(n.COLOURS)):
        if state.cellar(who, colour) < state.printed.need(order, colour):
            lacking = colour
    return _shipment(state, who, order, lacking, swapped) - 20


def _joined(state: AgeOfChampagneState, who: i64) -> i64:
    """What the cuvee brings here, less what it is worth and what the other gains."""
    colour = state.deal_type
    own = _POINT * (state.printed.base[colour] + state.bonus(who, colour)) - _cuvee(state, who, colour)
    return own - _shipment(state, state.actor, state.deal_order, colour, state.deal_swap) * _OTHER // 100


def _shipping(state: AgeOfChampagneState, who: i64, spot: i64) -> i64:
    """What all own pawns of the zone would ship with this one, less what they ship without it."""
    own = vec[i64]([n.NOBODY] * n.BLOCK)
    for place in range(i64(n.BLOCK)):
        piece = state.spots[n.ZONE_5 + place]
        if piece != n.NOBODY and n.owner_of(piece) == who:
            own[place] = n.ZONE_5 + place
    without = _plan(state, who, own)
    own[spot - n.ZONE_5] = spot
    value = _plan(state, who, own) - without
    return value if state.effect(spot) == n.EFFECT_SPEAK_FIRST else value * _LATE // 100


def _plan(state: AgeOfChampagneState, who: i64, pawns: vec[i64]) -> i64:
    """Orders taken one after the other, each time the best, from the cellar as it is now."""
    cellar = vec[i64]([0] * n.COLOURS)
    for colour in range(i64(n.COLOURS)):
        cellar[colour] = state.cellar(who, colour)
    taken: i64 = 0
    total: i64 = 0
    one: i64 = 1
    for place in range(i64(n.BLOCK)):
        spot = pawns[place]
        if spot == n.NOBODY:
            continue
        for turn in range(most_orders(state, spot)):
            best: i64 = n.NOBODY
            most: i64 = 0
            for slot in range(slots_open(state, spot)):
                if taken >> slot & 1 == 0:
                    value = _order_from(state, who, order_at(state, slot), cellar, spot)
                    if value > most:
                        most = value
                        best = slot
            if best == n.NOBODY:
                break
            taken |= one << best
            total += most
            _use(state, order_at(state, best), cellar)
    return total


def _order_from(state: AgeOfChampagneState, who: i64, order: i64, cellar: vec[i64], spot: i64) -> i64:
    if order == n.NO_CARD or modes(state, who, order) == 0:
        return 0
    holder = state.reserver(order)
    if holder != n.NOBODY and holder != who:
        return 0
    missing: i64 = 0
    lacking: i64 = n.NOBODY
    for colour in range(i64(n.COLOURS)):
        lack = state.printed.need(order, colour) - cellar[colour]
        if lack > 0:
            missing += lack
            lacking = colour
    if missing > 1 or (missing == 1 and (state.effect(spot) != n.EFFECT_PARTIAL or state.printed.sizes[order] < 2)):
        return 0
    return _shipment(state, who, order, lacking, modes(state, who, order) == SWAPPED)


def _use(state: AgeOfChampagneState, order: i64, cellar: vec[i64]) -> None:
    for colour in range(i64(n.COLOURS)):
        left = cellar[colour] - state.printed.need(order, colour)
        cellar[colour] = left if left > 0 else i64(0)


# Drawing and storing


def _drawing(state: AgeOfChampagneState, who: i64) -> i64:
    """The blends that can be made now, best first, and the room they make."""
    wines = vec[i64]([0] * n.COLOURS)
    for colour in range(i64(n.COLOURS)):
        wines[colour] = state.wine(who, colour)
    room = state.printed.cellar - state.cuvees(who)
    total: i64 = 0
    blends: i64 = 0
    while blends < room:
        best: i64 = n.NOBODY
        most: i64 = 0
        for recipe in range(i64(n.RECIPES)):
            if _has_wines(state, wines, recipe):
                value = _blend(state, who, recipe)
                if value > most:
                    most = value
                    best = recipe
        if best == n.NOBODY:
            break
        for colour in range(i64(n.COLOURS)):
            wines[colour] -= state.printed.recipes[best * n.COLOURS + colour]
        total += most
        blends += 1
    lost = _smaller(_grapes(state, who), _capacity(state, who, 0)) - (_room(state, who, 0) - state.wines(who))
    made = 3 * blends
    if lost > 0 and _rounds_left(state) > 0:
        total += _smaller(lost, made) * _ROOM
    return total


def _has_wines(state: AgeOfChampagneState, wines: vec[i64], recipe: i64) -> bool:
    for colour in range(i64(n.COLOURS)):
        if wines[colour] < state.printed.recipes[recipe * n.COLOURS + colour]:
            return False
    return True


def _blend(state: AgeOfChampagneState, who: i64, recipe: i64) -> i64:
    """The cuvee, less what its wines could become otherwise."""
    value = _cuvee(state, who, state.printed.recipe_cuvees[recipe])
    if _rounds_left(state) == 0:
        return _LAST_CUVEE - _POINT // 2
    for colour in range(i64(n.COLOURS)):
        wines = state.printed.recipes[recipe * n.COLOURS + colour]
        value -= wines * (_wine(state, who, colour) - _UNFINISHED)
    return value


def _given(state: AgeOfChampagneState, who: i64, pair: i64) -> i64:
    """The best wine for it, less the pair and the point."""
    value: i64 = -_POINT
    best: i64 = 0
    for colour in range(i64(n.COLOURS)):
        value -= state.printed.pairs[pair * n.COLOURS + colour] * _wine(state, who, colour)
        if state.supply(colour) > 0 and _wine(state, who, colour) > best:
            best = _wine(state, who, colour)
    return value + best - 1


def _kept(state: AgeOfChampagneState, who: i64, action: i64) -> i64:
    """What is stored in the end: the rest is filled with N, then M."""
    left = limit(state, who)
    c: i64 = 0
    noir: i64 = 0
    if action < n.KEEP_N:
        c = action - n.KEEP_C
        noir = _smaller(left - c, available(state, who, n.NOIR))
    else:
        c = kept_c(state, who)
        noir = action - n.KEEP_N
    value = _stored(state, who, n.CHARDONNAY, c) + _stored(state, who, n.NOIR, noir)
    return value + _stored(state, who, n.MEUNIER, left - c - noir)


def _stored(state: AgeOfChampagneState, who: i64, colour: i64, count: i64) -> i64:
    """More of a colour are worth more if they make up a blend of their own."""
    have = state.wine(who, colour)
    blends = (have + count) // 3 - have // 3
    return count * _wine(state, who, colour) + blends * 10

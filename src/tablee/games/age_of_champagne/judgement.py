"""How good a move of Age of Champagne looks: what a pawn would bring now, what grapes and cuvees will be worth, and
what the player board still needs. Values are in hundredths of a Prestige Point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.judgement import NEVER, Judgement
from tablee.engine.knobs import FIRST, TUNED, knobs_of
from tablee.engine.state import State
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.harvest import available, kept_c, limit, production
from tablee.games.age_of_champagne.rules.scoring import diversity, majority, presence
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
_VINEYARDS: Final = 0  # zones
_PRESS: Final = 1
_WINERY: Final = 2
_MARKETING: Final = 3
_SHIPPING: Final = 4
_COUNCIL: Final = 6
_UNKNOWN: Final = 2 * NEVER
_AT_ONCE: Final = 1_000_000
_SCALE: Final = 7  # of two seats, the one with such a lead wins three games of four
_MERCHANTS_YEAR: Final = 1000  # what the Wine Merchant earns in a year to come
_MERCHANTS_LAST: Final = 400  # and in the year at hand
_MERCHANTS_CUVEE: Final = 50  # hundredths of the points for a cuvee of his cellar

# Knobs. Those from DEMAND on have no effect where they are 0.
CUVEE: Final = 0  # what a cuvee is worth, and so many hundredths of its base value and Marketing
CUVEE_SHARE: Final = 1
LAST_CUVEE: Final = 2  # at the end three are four points
ECO: Final = 3  # hundredths of a point for each point of the track
TOKEN: Final = 4
OTHER: Final = 5  # of what others gain, so many hundredths are my loss
STEADY: Final = 6  # grapes a round that can be made into orders
NEW_REGION: Final = 7
MAJORITY: Final = 8
PLACE: Final = 9  # at the Council
PAWN: Final = 10  # a Collaborator that is away for a round
SHIPMENTS: Final = 11  # so many hundredths of the cuvees made of a type are shipped with its Marketing
ROOM: Final = 12  # what room for a grape is worth that would be lost
HIT: Final = 13  # what a grape is worth less in the region of a hazard
STAR: Final = 14
LATE: Final = 15  # hundredths of an order that others may ship before
NARROWEST: Final = 16  # hundredths of a grape for which vineyards, press and winery all have room
PRESSED: Final = 17  # of a grape for which the press has room
STORED: Final = 18  # of a grape for which the winery has room
GROWN: Final = 19  # of a grape at all
UNFINISHED: Final = 20  # what a still wine is worth less than a third of its cuvee, when it is drawn
LINK: Final = 21  # of a linked spot while the other one is free
LAND: Final = 22
ACTION: Final = 23  # of the token for it
COLD: Final = 24
RESERVATION: Final = 25
TRANSPORT: Final = 26
FIRST_CUVEE: Final = 27  # what a cuvee is worth at the start, and so many hundredths of its base value
FIRST_SHARE: Final = 28
LEVEL: Final = 29  # of the press, at the start
MODULE: Final = 30
GRAPE: Final = 31
GLUT: Final = 32  # what each cuvee in the cellar takes off the worth of the others
STOCK: Final = 33  # tenths: the same for grapes to come, of each still wine and three times of each cuvee
LEAST: Final = 34  # what a grape is worth at least
TAIL: Final = 35  # tenths of a harvest, for those that come too late for orders
DEMAND: Final = 36  # what a cuvee is worth more for each order in sight that lacks it
DRAW: Final = 37  # what each blend is worth more
ORDER: Final = 38  # what each shipment is worth more
FUTURE: Final = 39  # hundredths of cuvees a year that vineyards to come will add to each type
GRAPES: Final = 40  # what a grape is worth more, by colour
HASTE: Final = 43  # what a spot of each zone is worth more while there are other pawns to place, for each of them
EARLY: Final = 50  # what a spot of each zone is worth more for each round to come
RESERVING: Final = 56  # what an order must be worth to be reserved once a pawn can ship it; 0: none is
# For evaluate.
LEFT_ECO: Final = 57  # hundredths of the points of the eco level
LEFT_CUVEE: Final = 58  # hundredths of what the cuvees of the cellar are worth
LEFT_WINE: Final = 59  # the same for still wines
LEFT_RESTING: Final = 60  # of a cuvee in the oenotheque, with a year to come
LEFT_YIELD: Final = 61  # hundredths of what the yearly grapes will be worth
LEFT_MARKETING: Final = 62  # of a point of Marketing for each grape and year to come
LEFT_REGION: Final = 63  # hundredths of the points for regions and majorities as they are
LEFT_TOKEN: Final = 64  # of a token that is kept
LEFT_PRESS: Final = 65  # of a level of the press and a year to come
LEFT_MODULE: Final = 66  # of a module and a year to come
LEFT_GRAPE: Final = 67  # of a base value of a grape and a year to come
LEFT_YEAR: Final = 68  # what any House earns in a year to come
LEFT_LAST: Final = 69  # and in the year at hand
NAMES: Final = (
    "cuvee",
    "cuvee_share",
    "last_cuvee",
    "eco",
    "token",
    "other",
    "steady",
    "new_region",
    "majority",
    "place",
    "pawn",
    "shipments",
    "room",
    "hit",
    "star",
    "late",
    "narrowest",
    "pressed",
    "stored",
    "grown",
    "unfinished",
    "link",
    "land",
    "action",
    "cold",
    "reservation",
    "transport",
    "first_cuvee",
    "first_share",
    "level",
    "module",
    "grape",
    "glut",
    "stock",
    "least",
    "tail",
    "demand",
    "draw",
    "order",
    "future",
    "grape_m",
    "grape_n",
    "grape_c",
    "haste_1",
    "haste_2",
    "haste_3",
    "haste_4",
    "haste_5",
    "haste_6",
    "haste_8",
    "early_1",
    "early_2",
    "early_3",
    "early_4",
    "early_5",
    "early_6",
    "reserving",
    "left_eco",
    "left_cuvee",
    "left_wine",
    "left_resting",
    "left_yield",
    "left_marketing",
    "left_region",
    "left_token",
    "left_press",
    "left_module",
    "left_grape",
    "left_year",
    "left_last",
)


class AgeOfChampagneJudgement(Judgement):
    __slots__ = ("knobs",)

    def __init__(self, knobs: dict[str, int] | None = None) -> None:
        """Without knobs: those of the yardstick."""
        values = knobs_of(__file__, 0, FIRST) if knobs is None else knobs
        self.knobs: vec[i64] = vec[i64]([i64(values[name]) for name in NAMES])

    def weigh(self, state: State, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        assert isinstance(state, AgeOfChampagneState)
        known = vec[i64]([_UNKNOWN] * _COUNCIL)
        for i in range(count):
            weights[i] = _weight(self.knobs, state, state.to_act, actions[i], known)

    def evaluate(self, state: State, values: vec[i64]) -> None:
        """Points, what the final scoring would bring now, and what is held and grown will become."""
        assert isinstance(state, AgeOfChampagneState)
        k = self.knobs
        for who in range(state.participants):
            value: i64 = 0
            if not state.over and k[LEFT_ECO] > 0:
                value = _merchant(k, state) if who == state.merchant else _standing(k, state, who)
            values[who] = state.pp(who) + (value + _POINT // 2) // _POINT

    def scale(self) -> i64:
        return _SCALE


def judgement(options: object, seats: int = 0, knobs: str = TUNED) -> AgeOfChampagneJudgement:
    return AgeOfChampagneJudgement(knobs_of(__file__, seats, knobs))


def _weight(k: vec[i64], state: AgeOfChampagneState, who: i64, action: i64, known: vec[i64]) -> i64:
    if action < n.KEY:
        return _inherited(k, state, action - n.KEEP)
    if action < n.CORK:
        return _key(k, state, who, action - n.KEY)
    if action < n.PLACE:
        return -_cuvee(k, state, who, action - n.CORK)
    if action < n.DISC_ON:
        return _placed(k, state, who, action - n.PLACE, known)
    if action < n.RESERVE:
        return _placed(k, state, who, action - n.DISC_ON, known) + k[PAWN] // 2
    if action < n.REGION:
        return _reserved(k, state, who, action - n.RESERVE)
    if action < n.LAND_IN:
        return _settled(k, state, who, action - n.REGION, _card_grapes(state, state.offer(state.spot)))
    if action < n.AGE:
        return _settled(k, state, who, action - n.LAND_IN, 0)
    if action < n.PROMOTE:
        return _aged(k, state, who, action - n.AGE)
    if action < n.SHIP:
        return 2 if action == n.PROMOTE_ALL else 1
    if action < n.PASS:
        return _shipped(k, state, who, action)
    if action < n.TAKE:
        return 0
    if action < n.BLEND:
        return _token(k, state, who, action - n.TAKE)
    if action < n.GIVE:
        return _blend(k, state, who, action - n.BLEND)
    if action < n.GET:
        return _given(k, state, who, action - n.GIVE)
    if action < n.DONE:
        return _wine(k, state, who, action - n.GET)
    if action < n.PROTECT:
        return 0
    if action < n.JOIN:
        return _protected(k, state, who)
    if action < n.DECLINE:
        return _joined(k, state, who)
    if action < n.KEEP_C:
        return 0
    return _kept(k, state, who, action)


# What things are worth


def _rounds_left(state: AgeOfChampagneState) -> i64:
    return n.ROUNDS - state.round


def _cuvee(k: vec[i64], state: AgeOfChampagneState, who: i64, colour: i64) -> i64:
    """A cuvee in the cellar."""
    value = k[CUVEE] + k[CUVEE_SHARE] * (state.printed.base[colour] + state.bonus(who, colour))
    value -= k[GLUT] * state.cuvees(who)
    if value < k[LAST_CUVEE] and _rounds_left(state) < 2:
        value = k[LAST_CUVEE]
    return k[LAST_CUVEE] if _rounds_left(state) == 0 and state.stage >= n.STAGE_SHIPPING else value


def _wine(k: vec[i64], state: AgeOfChampagneState, who: i64, colour: i64) -> i64:
    """A still wine: a third of the cuvee that it can become in time."""
    left = _rounds_left(state)
    if state.stage > n.STAGE_DRAW:
        left -= 1
    if left < 0:
        return _POINT // 6
    if left == 0:
        return k[LAST_CUVEE] // 4
    return _cuvee(k, state, who, colour) // 3


def _eco(k: vec[i64], state: AgeOfChampagneState, who: i64, steps: i64) -> i64:
    """Steps on the track, and points past its ends."""
    level = state.eco(who) + steps
    over: i64 = 0
    if level > n.ECO_LEVELS:
        over = level - n.ECO_LEVELS
        level = n.ECO_LEVELS
    if level < 1:
        over = level - 1
        level = 1
    return over * _POINT + k[ECO] * (state.printed.eco[level] - state.printed.eco[state.eco(who)])


def _token(k: vec[i64], state: AgeOfChampagneState, who: i64, kind: i64) -> i64:
    if kind < n.ECO_TOKEN:
        return _POINT * state.printed.amounts[kind]
    if kind == n.ECO_TOKEN:
        return _eco(k, state, who, state.printed.amounts[kind])
    if who == state.merchant:
        return 0
    if kind == n.LAND_TOKEN:
        return k[LAND] if state.humans > 1 else i64(0)
    if _rounds_left(state) == 0:
        return _POINT if kind == n.COLD else i64(0)
    if kind < n.RESERVATION:
        return k[ACTION]
    return k[COLD] if kind == n.COLD else (k[TRANSPORT] if kind == n.TRANSPORT else k[RESERVATION])


def _random_token(k: vec[i64], state: AgeOfChampagneState) -> i64:
    return k[TOKEN] if _rounds_left(state) > 0 else k[TOKEN] // 2


def _card_grapes(state: AgeOfChampagneState, card: i64) -> i64:
    return state.printed.grapes[card] if card != n.NO_CARD else i64(0)


def _settled(k: vec[i64], state: AgeOfChampagneState, who: i64, region: i64, grapes: i64) -> i64:
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
        value += k[NEW_REGION]
    best: i64 = 0
    for rival in range(state.humans):
        if rival != who and presence(state, rival, region) > best:
            best = presence(state, rival, region)
    if here <= best <= here + 1:
        value += k[MAJORITY]
    if here > best:
        value += k[MAJORITY] // 4
    if state.stage == n.STAGE_VINEYARDS and state.event_kind() == n.HAZARD and region == state.key:
        value -= grapes * k[HIT]
    return value


# How well a House stands


def _standing(k: vec[i64], state: AgeOfChampagneState, who: i64) -> i64:
    """What it will earn yet."""
    left = _rounds_left(state)
    value = k[LEFT_ECO] * state.printed.eco[state.eco(who)] + k[LEFT_YEAR] * left + k[LEFT_LAST]
    cuvees: i64 = 0
    wines: i64 = 0
    marketing: i64 = 0
    grown: i64 = 0
    for colour in range(i64(n.COLOURS)):
        cuvees += state.cellar(who, colour) * _cuvee(k, state, who, colour)
        wines += state.wine(who, colour) * _wine(k, state, who, colour)
        grapes = _yield(state, who, colour)
        grown += grapes * state.printed.base[colour]
        marketing += (grapes + 1) * state.bonus(who, colour)
    value += (k[LEFT_CUVEE] * cuvees + k[LEFT_WINE] * wines) // 100
    value += (k[LEFT_MARKETING] * marketing + k[LEFT_GRAPE] * grown) * left
    value += (k[LEFT_PRESS] * state.press(who) + k[LEFT_MODULE] * state.modules(who)) * left
    if left > 0:
        value += k[LEFT_RESTING] * state.resting(who)
    yearly = _yearly(k, _grapes(state, who), _capacity(state, who, 0), _room(state, who, 0))
    value += k[LEFT_YIELD] * (yearly * _mean_third(k, state, who) * _harvests(k, state) // 1000) // 100
    if state.humans > 1:
        points = diversity(state, who)
        for region in range(i64(n.REGIONS)):
            points += majority(state, who, region)
        value += k[LEFT_REGION] * points
    for kind in range(i64(n.FREE_TOKENS), i64(n.TOKEN_KINDS)):
        value += k[LEFT_TOKEN] * state.free(who, kind)
    if state.reserved(who) != n.NO_CARD:
        value -= _POINT * state.printed.values[state.reserved(who)]
    return value


def _merchant(k: vec[i64], state: AgeOfChampagneState) -> i64:
    """He keeps his eco level, and ships most of what he gets."""
    who = state.merchant
    value = _POINT * state.printed.eco[state.eco(who)] + _MERCHANTS_YEAR * _rounds_left(state) + _MERCHANTS_LAST
    for colour in range(i64(n.COLOURS)):
        value += _MERCHANTS_CUVEE * state.cellar(who, colour) * (state.printed.base[colour] + state.bonus(who, colour))
    return value


def _yield(state: AgeOfChampagneState, who: i64, colour: i64) -> i64:
    """Grapes of a colour in a year without a hazard."""
    at = who * n.STRIDE + n.GROWN + colour
    grapes: i64 = 0
    for region in range(i64(n.REGIONS)):
        grapes += state.players[at + region * n.COLOURS]
    return grapes


# The draft and the events


def _inherited(k: vec[i64], state: AgeOfChampagneState, card: i64) -> i64:
    printed = state.printed
    value = k[STAR] * printed.stars[card] + k[ECO] * printed.heir_eco[card]
    value += k[LEVEL] * printed.heir_press[card] + k[MODULE] * printed.heir_modules[card]
    for colour in range(i64(n.COLOURS)):
        cuvees = printed.heir_cuvees[card * n.COLOURS + colour]
        value += cuvees * (k[FIRST_CUVEE] + k[FIRST_SHARE] * printed.base[colour])
    if printed.heir_vineyard[card] != n.NO_CARD:
        value += k[GRAPE] * printed.grapes[printed.heir_vineyard[card]]
    return value


def _key(k: vec[i64], state: AgeOfChampagneState, who: i64, key: i64) -> i64:
    """What others lose by a hazard and the seat gains by a good year."""
    if key < n.REGIONS:
        value = -_POINT * state.grapes_in(who, key)
        for other in range(state.humans):
            if other != who:
                value += k[OTHER] * state.grapes_in(other, key)
        return value
    value = 0
    for card in range(i64(n.VINEYARDS)):
        at = state.where[card]
        if at >= 0 and state.printed.grows(card, key - n.REGIONS) > 0:
            value += _POINT if at // n.REGIONS == who else -k[OTHER]
    return value


def _protected(k: vec[i64], state: AgeOfChampagneState, who: i64) -> i64:
    """Grapes that could be stored, against the point for the token."""
    free = _smaller(state.room(who), state.capacity(who))
    other: i64 = 0
    for region in range(i64(n.REGIONS)):
        if region != state.key:
            other += state.grapes_in(who, region)
    saved = _smaller(state.grapes_in(who, state.key), free - other)
    return saved * _wine(k, state, who, n.NOIR) - k[COLD] if saved > 0 else i64(-1)


def _smaller(one: i64, two: i64) -> i64:
    return one if one < two else two


# Placing a pawn


def _placed(k: vec[i64], state: AgeOfChampagneState, who: i64, spot: i64, known: vec[i64]) -> i64:
    """The action with its effect, as far as it can be seen now, and whether it is the time for it."""
    zone = _zone(spot)
    timing: i64 = 0
    if zone < _COUNCIL:
        timing = k[EARLY + zone] * _rounds_left(state)
    more = state.pawns(who) - 1
    if more > 0:
        timing += k[HASTE + zone] * more
    return timing + _action(k, state, who, spot, zone, known)


def _zone(spot: i64) -> i64:
    """Zones 1 to 6, then the Council."""
    if spot < n.ZONE_4:
        return spot // n.BLOCK
    if spot < n.ZONE_5:
        return _MARKETING
    return (spot - n.ZONE_5) // n.BLOCK + _SHIPPING


def _action(k: vec[i64], state: AgeOfChampagneState, who: i64, spot: i64, zone: i64, known: vec[i64]) -> i64:
    if zone == _COUNCIL:
        return k[PLACE] * (state.place_of(who) - (spot - n.ZONE_8)) if _rounds_left(state) > 0 else i64(0)
    if zone == _VINEYARDS:
        return _effect(k, state, who, spot) + _vineyard(k, state, who, state.offer(spot))
    if known[zone] == _UNKNOWN:
        if zone == _PRESS:
            known[zone] = _press(k, state, who) + _subsidy(k, state, who, n.ZONE_2)
        elif zone == _WINERY:
            known[zone] = _module(k, state, who) + _subsidy(k, state, who, n.ZONE_3)
        elif zone == _MARKETING:
            known[zone] = _marketing(k, state, who)
        elif zone == _SHIPPING:
            known[zone] = _plan(k, state, who, _own_shippers(state, who))
        else:
            known[zone] = _drawing(k, state, who)
    if zone == _MARKETING:
        return known[zone]
    if zone == _SHIPPING:
        return _effect(k, state, who, spot) + _shipping(k, state, who, spot, known[zone])
    return _effect(k, state, who, spot) + known[zone]


def _reserved(k: vec[i64], state: AgeOfChampagneState, who: i64, order: i64) -> i64:
    """Before anything else, if a pawn is there to ship it and all its cuvees are."""
    if k[RESERVING] == 0:
        return NEVER
    for place in range(i64(n.BLOCK)):
        spot = n.ZONE_5 + place
        piece = state.spots[spot]
        if piece != n.NOBODY and n.owner_of(piece) == who:
            for slot in range(slots_open(state, spot)):
                if order_at(state, slot) == order and modes(state, who, order) != 0 and _has_all(state, who, order):
                    value = _shipment(k, state, who, order, n.NOBODY, modes(state, who, order) == SWAPPED)
                    if value > k[RESERVING]:
                        return _AT_ONCE + value
    return NEVER


def _has_all(state: AgeOfChampagneState, who: i64, order: i64) -> bool:
    for colour in range(i64(n.COLOURS)):
        if state.cellar(who, colour) < state.printed.need(order, colour):
            return False
    return True


def _effect(k: vec[i64], state: AgeOfChampagneState, who: i64, spot: i64) -> i64:
    effect = state.effect(spot)
    if effect == n.EFFECT_PP:
        return _POINT * state.effect_amount(spot)
    if effect == n.EFFECT_ECO:
        return _eco(k, state, who, state.effect_amount(spot))
    if effect == n.EFFECT_LINK:
        return _link(k, state, who, spot)
    return 0


def _link(k: vec[i64], state: AgeOfChampagneState, who: i64, spot: i64) -> i64:
    """The other linked spot: own, free or taken."""
    first: i64 = n.ZONE_3 if spot < n.ZONE_3 else n.ZONE_2
    for other in range(first, first + n.BLOCK):
        if state.effect(other) == n.EFFECT_LINK:
            piece = state.spots[other]
            if piece == n.NOBODY:
                return k[LINK] if state.pawns(who) > 1 and not state.is_blocked(other) else i64(0)
            if n.owner_of(piece) == who:
                return _random_token(k, state)
    return 0


def _own_pawns(state: AgeOfChampagneState, who: i64, first: i64) -> i64:
    """Own pawns in a zone of four spots."""
    count: i64 = 0
    for spot in range(first, first + n.BLOCK):
        if state.spots[spot] != n.NOBODY and n.owner_of(state.spots[spot]) == who:
            count += 1
    return count


def _subsidy(k: vec[i64], state: AgeOfChampagneState, who: i64, first: i64) -> i64:
    if state.event_kind() != n.SUBSIDIES or _own_pawns(state, who, first) > 0:
        return 0
    return _random_token(k, state)


def _harvests(k: vec[i64], state: AgeOfChampagneState) -> i64:
    """Tenths of harvests whose grapes can still be sold, this round's included."""
    left = 9 - state.round
    return left * 10 + k[TAIL] if left > 0 else i64(4 if left == 0 else 1)


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


def _yearly(k: vec[i64], grapes: i64, press: i64, room: i64) -> i64:
    """Hundredths of grapes that a House makes use of in a year: the narrowest of the three counts most."""
    grapes = _smaller(grapes, k[STEADY])
    narrowest = _smaller(grapes, _smaller(press, room))
    return (
        k[NARROWEST] * narrowest
        + k[PRESSED] * _smaller(grapes, press)
        + k[STORED] * _smaller(grapes, room)
        + k[GROWN] * grapes
    )


def _vineyard(k: vec[i64], state: AgeOfChampagneState, who: i64, card: i64) -> i64:
    printed = state.printed
    grapes = _grapes(state, who)
    press = _capacity(state, who, 0)
    room = _room(state, who, 0)
    more = _yearly(k, grapes + printed.grapes[card], press, room) - _yearly(k, grapes, press, room)
    worth: i64 = 0
    for colour in range(i64(n.COLOURS)):
        worth += printed.grows(card, colour) * _third(k, state, who, colour)
    worth = worth // printed.grapes[card]
    value = more * worth * _harvests(k, state) // 1000
    region = printed.regions[card]
    if region == n.VITRYATS:
        value += _best_region(k, state, who)
    else:
        value += _settled(k, state, who, region, printed.grapes[card])
    return value + _POINT * printed.vineyard_points[card] + _eco(k, state, who, printed.vineyard_eco[card])


def _best_region(k: vec[i64], state: AgeOfChampagneState, who: i64) -> i64:
    best: i64 = 0
    for region in range(i64(n.REGIONS)):
        value = _settled(k, state, who, region, 0)
        if value > best:
            best = value
    return best


def _third(k: vec[i64], state: AgeOfChampagneState, who: i64, colour: i64) -> i64:
    """What a grape of a colour will be worth; less, if there is much in stock already."""
    value = (k[CUVEE] + k[CUVEE_SHARE] * (state.printed.base[colour] + state.bonus(who, colour))) // 3
    value += k[GRAPES + colour] - k[STOCK] * (state.wines(who) + 3 * state.cuvees(who)) // 10
    return value if value > k[LEAST] else k[LEAST]


def _mean_third(k: vec[i64], state: AgeOfChampagneState, who: i64) -> i64:
    """The same, over all that the House grows."""
    total: i64 = 0
    worth: i64 = 0
    for colour in range(i64(n.COLOURS)):
        grapes = production(state, who, colour)
        total += grapes
        worth += grapes * _third(k, state, who, colour)
    return worth // total if total > 0 else _third(k, state, who, n.NOIR)


def _press(k: vec[i64], state: AgeOfChampagneState, who: i64) -> i64:
    level = state.press(who) + _own_pawns(state, who, n.ZONE_2) + 1
    if level > n.PRESS_LEVELS:
        return 0
    grapes = _grapes(state, who)
    room = _room(state, who, 0)
    more = _yearly(k, grapes, _capacity(state, who, 1), room) - _yearly(k, grapes, _capacity(state, who, 0), room)
    value = more * _mean_third(k, state, who) * _harvests(k, state) // 1000
    value += _POINT * state.printed.press_points[level]
    return value + (_random_token(k, state) if state.printed.press_tokens[level] > 0 else i64(0))


def _module(k: vec[i64], state: AgeOfChampagneState, who: i64) -> i64:
    modules = state.modules(who) + _own_pawns(state, who, n.ZONE_3) + 1
    if modules > n.MODULES_EACH:
        return 0
    grapes = _grapes(state, who)
    press = _capacity(state, who, 0)
    more = _yearly(k, grapes, press, _room(state, who, 1)) - _yearly(k, grapes, press, _room(state, who, 0))
    value = more * _mean_third(k, state, who) * _harvests(k, state) // 1000
    lost = _smaller(grapes, press) - (_room(state, who, 0) - state.wines(who))
    if lost > 0:
        value += _smaller(lost, n.MODULE_SIZE) * k[ROOM]
    return value + (_eco(k, state, who, 1) if modules > n.MODULES_AGE_1 else i64(0))


# Marketing


def _cell(k: vec[i64], state: AgeOfChampagneState, who: i64, colour: i64, cubes: i64) -> i64:
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
    coming = made * _POINT // 3 * k[SHIPMENTS] // 100  # hundredths of cuvees
    return more * (coming + k[FUTURE] * left) - _cuvee(k, state, who, colour)


def _marketing(k: vec[i64], state: AgeOfChampagneState, who: i64) -> i64:
    """The best three cuvees of the cellar for the grid."""
    if state.resting(who) > 0 or _rounds_left(state) == 0:
        return -k[PAWN]
    value: i64 = -k[PAWN]
    for colour in range(i64(n.COLOURS)):
        cubes = state.grid(who, colour)
        for more in range(_smaller(state.cellar(who, colour), n.OENOTHEQUE)):
            cell = _cell(k, state, who, colour, cubes + more)
            if cell > 0:
                value += cell
    return value


def _aged(k: vec[i64], state: AgeOfChampagneState, who: i64, colour: i64) -> i64:
    return _cell(k, state, who, colour, state.grid(who, colour) + state.oeno(who, colour))


# Shipping


def _shipment(k: vec[i64], state: AgeOfChampagneState, who: i64, order: i64, left_out: i64, swapped: bool) -> i64:
    """Points, eco steps and the token, less the cuvees."""
    value = _POINT * (points_of(state, order, left_out) + marketing_of(state, who, order, left_out))
    value += _eco(k, state, who, eco_of(state, order, swapped))
    for colour in range(i64(n.COLOURS)):
        cuvees = state.printed.need(order, colour) - (1 if colour == left_out else 0)
        value -= cuvees * _cuvee(k, state, who, colour)
    type = n.type_of(order)
    if state.active(type) == order and state.on_shelf(type) > 0:
        value += _random_token(k, state)
    if swapped:
        value -= k[TRANSPORT]
    value += k[ORDER]
    if state.reserver(order) == who:
        value += _POINT * state.printed.values[order]
    return value


def _shipped(k: vec[i64], state: AgeOfChampagneState, who: i64, action: i64) -> i64:
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
                    value = _way(k, state, actor, order, way, swap == 1)
                    if value > best:
                        best = value
    return best


def _way(k: vec[i64], state: AgeOfChampagneState, who: i64, order: i64, way: i64, swapped: bool) -> i64:
    if way == 0:
        return _shipment(k, state, who, order, n.NOBODY, swapped)
    if way <= n.COLOURS:
        return _shipment(k, state, who, order, way - 1, swapped)
    lacking: i64 = 0
    for colour in range(i64(n.COLOURS)):
        if state.cellar(who, colour) < state.printed.need(order, colour):
            lacking = colour
    return _shipment(k, state, who, order, lacking, swapped) - 20


def _joined(k: vec[i64], state: AgeOfChampagneState, who: i64) -> i64:
    """What the cuvee brings here, less what it is worth and what the other gains."""
    colour = state.deal_type
    own = _POINT * (state.printed.base[colour] + state.bonus(who, colour)) - _cuvee(k, state, who, colour)
    return own - _shipment(k, state, state.actor, state.deal_order, colour, state.deal_swap) * k[OTHER] // 100


def _shipping(k: vec[i64], state: AgeOfChampagneState, who: i64, spot: i64, without: i64) -> i64:
    """What all own pawns of the zone would ship with this one, less what they ship without it."""
    own = _own_shippers(state, who)
    own[spot - n.ZONE_5] = spot
    value = _plan(k, state, who, own) - without
    return value if state.effect(spot) == n.EFFECT_SPEAK_FIRST else value * k[LATE] // 100


def _own_shippers(state: AgeOfChampagneState, who: i64) -> vec[i64]:
    """Spots of own pawns in zone 5."""
    own = vec[i64]([n.NOBODY] * n.BLOCK)
    for place in range(i64(n.BLOCK)):
        piece = state.spots[n.ZONE_5 + place]
        if piece != n.NOBODY and n.owner_of(piece) == who:
            own[place] = n.ZONE_5 + place
    return own


def _plan(k: vec[i64], state: AgeOfChampagneState, who: i64, pawns: vec[i64]) -> i64:
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
                    value = _order_from(k, state, who, order_at(state, slot), cellar, spot)
                    if value > most:
                        most = value
                        best = slot
            if best == n.NOBODY:
                break
            taken |= one << best
            total += most
            _use(state, order_at(state, best), cellar)
    return total


def _order_from(k: vec[i64], state: AgeOfChampagneState, who: i64, order: i64, cellar: vec[i64], spot: i64) -> i64:
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
    return _shipment(k, state, who, order, lacking, modes(state, who, order) == SWAPPED)


def _use(state: AgeOfChampagneState, order: i64, cellar: vec[i64]) -> None:
    for colour in range(i64(n.COLOURS)):
        left = cellar[colour] - state.printed.need(order, colour)
        cellar[colour] = left if left > 0 else i64(0)


# Drawing and storing


def _drawing(k: vec[i64], state: AgeOfChampagneState, who: i64) -> i64:
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
                value = _blend(k, state, who, recipe)
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
        total += _smaller(lost, made) * k[ROOM]
    return total


def _has_wines(state: AgeOfChampagneState, wines: vec[i64], recipe: i64) -> bool:
    for colour in range(i64(n.COLOURS)):
        if wines[colour] < state.printed.recipes[recipe * n.COLOURS + colour]:
            return False
    return True


def _blend(k: vec[i64], state: AgeOfChampagneState, who: i64, recipe: i64) -> i64:
    """The cuvee, less what its wines could become otherwise."""
    made = state.printed.recipe_cuvees[recipe]
    value = _cuvee(k, state, who, made) + k[DRAW]
    if k[DEMAND] != 0:
        value += k[DEMAND] * _asking(state, who, made)
    if _rounds_left(state) == 0:
        return k[LAST_CUVEE] - _POINT // 2
    for colour in range(i64(n.COLOURS)):
        wines = state.printed.recipes[recipe * n.COLOURS + colour]
        value -= wines * (_wine(k, state, who, colour) - k[UNFINISHED])
    return value


def _asking(state: AgeOfChampagneState, who: i64, colour: i64) -> i64:
    """Orders in sight that need more cuvees of a type than there are."""
    count: i64 = 0
    for slot in range(i64(2 * n.TYPES)):
        order = order_at(state, slot)
        if order != n.NO_CARD and state.printed.need(order, colour) > state.cellar(who, colour):
            count += 1
    return count


def _given(k: vec[i64], state: AgeOfChampagneState, who: i64, pair: i64) -> i64:
    """The best wine for it, less the pair and the point."""
    value: i64 = -_POINT
    best: i64 = 0
    for colour in range(i64(n.COLOURS)):
        value -= state.printed.pairs[pair * n.COLOURS + colour] * _wine(k, state, who, colour)
        if state.supply(colour) > 0 and _wine(k, state, who, colour) > best:
            best = _wine(k, state, who, colour)
    return value + best - 1


def _kept(k: vec[i64], state: AgeOfChampagneState, who: i64, action: i64) -> i64:
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
    value = _stored(k, state, who, n.CHARDONNAY, c) + _stored(k, state, who, n.NOIR, noir)
    return value + _stored(k, state, who, n.MEUNIER, left - c - noir)


def _stored(k: vec[i64], state: AgeOfChampagneState, who: i64, colour: i64, count: i64) -> i64:
    """More of a colour are worth more if they make up a blend of their own."""
    have = state.wine(who, colour)
    blends = (have + count) // 3 - have // 3
    return count * _wine(k, state, who, colour) + blends * 10

"""An observation of Age of Champagne as numbers, mostly between -1 and 1, for learning.

| field | numbers | meaning |
|---|---|---|
| phase | 19 | one-hot: what is asked, as in `rules/numbers.py` |
| stage | 17 | one-hot: where the round stands |
| round | 2 | round / 10, round of the draft / 3 |
| options | 8 | merchant, his level / 3, simplified side, partnership, high tension, limited supply, steered, solo |
| event | 16 + 10 | one-hot: the card of this round; its kind |
| events left | 16 | cards that may still come |
| key | 8 | one-hot: key region, then key grape |
| supply | 3 | cubes by colour / 60 |
| now | 12 | orders or cuvees moved with the pawn / 3, delivered in part, spot of the pawn / 27, missing cuvee (3), |
|     |    | protected, token supply / 22, reserve of vineyards / 32, stacks of orders / 17 (3) |
| steps | 6 | own steps of a move that was begun: kind of way, transport, C kept / 24, pair given / 6, order, any |
| offers | 4 x 15 | by column, the Active vineyard: there is one, region (6), grapes / 4 (3), points / 2, eco; the |
|        |        | Upcoming one: there is one, region / 5, grapes / 4 |
| orders | 6 x 13 | Active, then Provisional: there is one, cuvees / 3 (3), value now / 12, eco / 3, plane, boat, on |
|        |        | strike, reserved by the viewer, by another, tokens on its market / 3, cuvees the viewer lacks / 5 |
| tokens | 3 x 14 + 13 | by market: the viewer has looked, what it saw by kind / 3; unseen tokens by kind / 3 |
| spots | 27 x 6 | free for a pawn, blocked, then whose pawn stands there, from the viewer on |
| inheritance | 12 x 4 | in the own hand, kept by the viewer, by somebody else, stars / 5 |
| participants | 4 x 61 | from the viewer on: see `_participant`; zeros for those who do not take part |

A spectator is shown seat 0 first, and whoever steers the Wine Merchant the Merchant.
"""

from __future__ import annotations

from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.harvest import production
from tablee.games.age_of_champagne.rules.shipping import can_travel, order_at, points_of
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState

_OFFER = 15
_ORDER = 13
_PARTICIPANT = 61
_SIZE = (
    n.OVER + 1 + n.STAGE_END + 1 + 2 + 8 + 2 * n.EVENTS + n.EVENT_KINDS + n.REGIONS + 2 * n.COLOURS + 12 + 6
    + n.MOST_SEATS * _OFFER + 2 * n.TYPES * _ORDER + n.TYPES * (n.TOKEN_KINDS + 1) + n.TOKEN_KINDS
    + n.SPOTS * (2 + n.MOST_SEATS) + n.INHERITANCES * 4 + n.MOST_SEATS * _PARTICIPANT
)  # fmt: skip


def observation_size(seats: int, options: object) -> int:
    return _SIZE


def encode(state: AgeOfChampagneState, viewer: int) -> list[float]:
    first = max(viewer, 0)
    numbers = _one_of(int(state.phase), n.OVER + 1) + _one_of(int(state.stage), n.STAGE_END + 1)
    numbers += [int(state.round) / n.ROUNDS, int(state.draft_round) / n.DRAFT_ROUNDS]
    numbers += _options(state)
    numbers += _one_of(int(state.event), n.EVENTS) + _one_of(int(state.event_kind()), n.EVENT_KINDS)
    shown = [int(state.event_pile[i]) for i in range(state.round)]
    numbers += [float(card not in shown) for card in range(n.EVENTS)]
    numbers += _one_of(int(state.key), n.REGIONS + n.COLOURS)
    numbers += [int(state.table[n.SUPPLY + colour]) / n.CUBES for colour in range(n.COLOURS)]
    numbers += _now(state) + _steps(state, viewer)
    for column in range(n.MOST_SEATS):
        numbers += _offer(state, column)
    for slot in range(2 * n.TYPES):
        numbers += _order(state, slot, first)
    numbers += _tokens(state, viewer)
    for spot in range(n.SPOTS):
        numbers += _spot(state, spot, first)
    for card in range(n.INHERITANCES):
        numbers += _inheritance(state, card, viewer)
    for offset in range(n.MOST_SEATS):
        who = (first + offset) % int(state.participants)
        numbers += _participant(state, who) if offset < state.participants else [0.0] * _PARTICIPANT
    return numbers


def _one_of(number: int, count: int) -> list[float]:
    return [float(number == i) for i in range(count)]


def _options(state: AgeOfChampagneState) -> list[float]:
    terms = state.terms
    numbers = [float(state.merchant >= 0), int(terms.level) / 3, float(state.side), float(terms.partnership)]
    return [*numbers, float(terms.high_tension), float(terms.limited), float(terms.steered), float(state.humans == 1)]


def _now(state: AgeOfChampagneState) -> list[float]:
    numbers = [int(state.done) / 3, float(state.partial), (int(state.spot) + 1) / n.SPOTS]
    numbers += _one_of(int(state.deal_type) if state.phase == n.REPLYING else -1, n.COLOURS)
    numbers += [float(state.protected), int(state.token_size) / n.TOKENS, int(state.reserve_size) / n.STACKED]
    return numbers + [int(state.table[n.STACK + type]) / n.ORDERS_EACH for type in range(n.TYPES)]


def _steps(state: AgeOfChampagneState, viewer: int) -> list[float]:
    """What the viewer has begun."""
    numbers = [0.0] * 6
    begun = state.begun(viewer)
    for i in range(begun.count):
        step = int(begun.steps[i])
        numbers[5] = 1.0
        if n.COMPLETE <= step < n.PRINTED_WAY:
            numbers[0] = (step - n.COMPLETE + 1) / 5
        elif n.PRINTED_WAY <= step < n.PASS:
            numbers[1] = 1.0
        elif step >= n.KEEP_C:
            numbers[2] = (step - n.KEEP_C) / n.MOST_STORED
        elif n.GIVE <= step < n.GET:
            numbers[3] = (step - n.GIVE + 1) / n.PAIRS
        else:
            numbers[4] = (step - n.SHIP + 1) / n.ORDERS
    return numbers


def _offer(state: AgeOfChampagneState, column: int) -> list[float]:
    if column >= state.participants:
        return [0.0] * _OFFER
    printed = state.printed
    card, coming = int(state.offer(column)), int(state.upcoming(column))
    numbers = [0.0] * (_OFFER - 3)
    if card >= 0:
        numbers = [1.0, *_one_of(int(printed.regions[card]), n.REGIONS + 1)]
        numbers += [int(printed.grows(card, colour)) / 4 for colour in range(n.COLOURS)]
        numbers += [int(printed.vineyard_points[card]) / 2, float(printed.vineyard_eco[card])]
    if coming < 0:
        return [*numbers, 0.0, 0.0, 0.0]
    return [*numbers, 1.0, int(printed.regions[coming]) / n.REGIONS, int(printed.grapes[coming]) / 4]


def _order(state: AgeOfChampagneState, slot: int, first: int) -> list[float]:
    order = int(order_at(state, slot))
    if order < 0:
        return [0.0] * _ORDER
    printed, mode = state.printed, int(state.printed.modes[order])
    needs = [int(printed.need(order, colour)) for colour in range(n.COLOURS)]
    missing = sum([max(0, need - int(state.cellar(first, colour))) for colour, need in enumerate(needs)])
    holder = int(state.reserver(order))
    numbers = [1.0, *[need / 3 for need in needs], int(points_of(state, order, n.NOBODY)) / 12]
    numbers += [int(printed.order_eco[order]) / 3, float(mode == n.PLANE), float(mode == n.BOAT)]
    numbers += [float(not can_travel(state, mode)), float(holder == first), float(holder >= 0 and holder != first)]
    return [*numbers, int(state.on_shelf(slot % n.TYPES)) / n.TOKENS_EACH, missing / 5]


def _tokens(state: AgeOfChampagneState, viewer: int) -> list[float]:
    unseen = [0] * n.TOKEN_KINDS
    for i in range(state.token_size):
        unseen[state.token_pile[i]] += 1
    numbers: list[float] = []
    for type in range(n.TYPES):
        looked = viewer >= 0 and state.has_looked(viewer, type)
        kinds = [int(state.shelf(type, at)) for at in range(state.on_shelf(type))]
        numbers.append(float(looked))
        numbers += [kinds.count(kind) / n.TOKENS_EACH if looked else 0.0 for kind in range(n.TOKEN_KINDS)]
        if not looked:
            for kind in kinds:
                unseen[kind] += 1
    return numbers + [count / n.TOKENS_EACH for count in unseen]


def _spot(state: AgeOfChampagneState, spot: int, first: int) -> list[float]:
    piece = int(state.spots[spot])
    owner = int(n.owner_of(piece)) if piece >= 0 else -1
    numbers = [float(piece < 0), float(state.is_blocked(spot))]
    participants = int(state.participants)
    for offset in range(n.MOST_SEATS):
        numbers.append(float(offset < participants and owner == (first + offset) % participants))
    return numbers


def _inheritance(state: AgeOfChampagneState, card: int, viewer: int) -> list[float]:
    drafting = state.phase == n.DRAFTING
    own = 0 <= viewer < state.humans
    held = drafting and own and state.is_in_hand(viewer, card)
    keeper = int(state.keeper(card))
    mine = own and keeper == viewer
    others = not drafting and keeper >= 0 and not mine
    return [float(held), float(mine), float(others), int(state.printed.stars[card]) / 5]


def _participant(state: AgeOfChampagneState, who: int) -> list[float]:
    """To act, resolved now, the Merchant, points / 100, eco level / 11, what it is worth / 14, press level / 8, its
    capacity / 24, modules / 8, room / 24, still wines / 12 (3), cellar / 5 (3), oenotheque / 3 (3), grid / 4 (3),
    Marketing / 8 (3), Collaborators / 3, disc, order reserved, place at the Council / 3, Land tokens (5), vineyards by
    region / 3 (5), grapes by region / 8 (5), production / 10 (3), free tokens / 2 (8), points by source of shipping,
    Marketing and all else / 50 (3), has picked in the draft, lead over the best other / 50, total of cuvees / 16."""
    at = who * n.STRIDE
    field = [int(number) for number in state.players[at : at + n.STRIDE]]
    merchant = who == state.merchant
    numbers = [float(who == state.to_act and not state.over), float(who == state.actor), float(merchant)]
    numbers += [field[n.PP] / 100, field[n.ECO] / n.ECO_LEVELS, int(state.printed.eco[field[n.ECO]]) / 14]
    numbers += [field[n.PRESS] / n.PRESS_LEVELS, int(state.capacity(who)) / 24, field[n.MODULE] / n.MODULES_EACH]
    numbers.append(int(state.room(who)) / n.MOST_STORED)
    for first, most in ((n.WINE, 12), (n.CELLAR, 5), (n.OENO, 3), (n.GRID, 4)):
        numbers += [number / most for number in field[first : first + n.COLOURS]]
    numbers += [int(state.bonus(who, colour)) / 8 for colour in range(n.COLOURS)]
    numbers += [field[n.PAWNS] / n.COLLABORATORS, float(field[n.DISC]), float(field[n.RESERVED] >= 0)]
    numbers += [int(state.place_of(who)) / 3, *[float(number) for number in field[n.LAND : n.LAND + n.REGIONS]]]
    numbers += [int(state.cards_in(who, region)) / 3 for region in range(n.REGIONS)]
    numbers += [int(state.grapes_in(who, region)) / 8 for region in range(n.REGIONS)]
    numbers += [int(production(state, who, colour)) / 10 for colour in range(n.COLOURS)]
    numbers += [number / 2 for number in field[n.FREE : n.LEDGER]]
    orders, marketing = field[n.LEDGER + n.FROM_ORDERS], field[n.LEDGER + n.FROM_MARKETING]
    numbers += [orders / 50, marketing / 50, (field[n.PP] - orders - marketing) / 50]
    others = [int(state.pp(other)) for other in range(state.participants) if other != who]
    numbers += [float(state.picked >> who & 1), (field[n.PP] - max(others)) / 50 if others else 0.0]
    return [*numbers, int(state.cuvees(who) + state.resting(who)) / 16]

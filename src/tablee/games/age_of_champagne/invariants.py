"""What must hold in every position of Age of Champagne; numbers as in section 6 of the specification.

Tests ask 3, 4, 6, 14 and 15 of whole games; 12 is about content, 13 and 14 are for the conformance suite, too."""

from __future__ import annotations

from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState

_HOME = (n.STAGE_HARVEST, n.STAGE_SEASON)  # zones 1 to 6 are resolved


def violations(state: AgeOfChampagneState) -> list[str]:
    wrong = [*_cubes(state), *_boards(state), *_vineyards(state), *_orders(state), *_tokens(state), *_pawns(state)]
    wrong += [*_points(state), *_round(state)]
    where = f"round {state.round}, stage {state.stage}, phase {state.phase}, seat {state.to_act}"
    return [f"{text} ({where})" for text in wrong]


def _of(state: AgeOfChampagneState, who: int, field: int, count: int = 1) -> list[int]:
    at = who * n.STRIDE + field
    return [int(number) for number in state.players[at : at + count]]


def _cubes(state: AgeOfChampagneState) -> list[str]:
    wrong = []
    for colour in range(n.COLOURS):
        found = int(state.table[n.SUPPLY + colour])
        if found < 0 and state.terms.limited:
            wrong.append(f"1: the supply of colour {colour} is overdrawn")
        for who in range(state.participants):
            found += sum(_of(state, who, field + colour)[0] for field in (n.WINE, n.CELLAR, n.OENO, n.GRID))
        if found != n.CUBES:
            wrong.append(f"1: there are {n.CUBES} cubes of colour {colour}, but {found} were found")
    return wrong


def _boards(state: AgeOfChampagneState) -> list[str]:
    wrong = []
    for who in range(state.participants):
        wine, cellar, oeno, grid = (_of(state, who, field, 3) for field in (n.WINE, n.CELLAR, n.OENO, n.GRID))
        merchant = who == state.merchant
        modules, press = int(state.modules(who)), int(state.press(who))
        if min(*wine, *cellar, *oeno, *grid) < 0:
            wrong.append("2: nobody has less than nothing")
        if sum(wine) > n.MODULE_SIZE * modules or not (merchant or 1 <= modules <= n.MODULES_EACH):
            wrong.append("2: a winery holds three still wines for each of its modules")
        room = 3 * int(state.printed.merchant_cellar) if merchant else int(state.printed.cellar)
        if sum(cellar) > room or (merchant and max(cellar) > state.printed.merchant_cellar):
            wrong.append("2: a cellar is not larger than it is")
        if sum(oeno) > n.OENOTHEQUE or max(grid) > n.GRID_CELLS:
            wrong.append("2: oenotheque and grid are not larger than they are")
        if state.side == 1 and sum(grid) + (0 if merchant else sum(oeno)):
            wrong.append("2: nobody uses zone 4 on the simplified side")
        if not 1 <= state.eco(who) <= n.ECO_LEVELS or not (merchant or 1 <= press <= n.PRESS_LEVELS):
            wrong.append("3: markers are on their tracks")
    return wrong


def _vineyards(state: AgeOfChampagneState) -> list[str]:
    wrong = []
    stacked = [int(card) for card in state.vine_pile][(int(state.vine_row) + 1) * int(state.participants) :]
    offered = [int(state.offer(column)) for column in range(n.MOST_SEATS) if state.offer(column) != n.NO_CARD]
    reserve = [int(state.reserve[i]) for i in range(state.reserve_size)]
    lying = [card for card in range(n.VINEYARDS) if state.where[card] == n.IN_STACK]
    if sorted([*stacked, *offered, *reserve]) != lying:
        wrong.append("4: every vineyard is in one place")
    for card in range(n.VINEYARDS):
        at, region = int(state.where[card]), int(state.printed.regions[card])
        if at >= 0 and (at // n.REGIONS >= state.humans or region not in (n.VITRYATS, at % n.REGIONS)):
            wrong.append("4: an owned vineyard lies in the column of its region")
    for who in range(state.participants):
        for region in range(n.REGIONS):
            cards = [card for card in range(n.VINEYARDS) if state.where[card] == who * n.REGIONS + region]
            grown = [sum(int(state.printed.grows(card, colour)) for card in cards) for colour in range(n.COLOURS)]
            copied = _of(state, who, n.GROWN + region * n.COLOURS, n.COLOURS)
            if (state.cards_in(who, region), copied) != (len(cards), grown):
                wrong.append("4: both copies of what a player owns agree")
    return wrong


def _orders(state: AgeOfChampagneState) -> list[str]:
    wrong = []
    for type in range(n.TYPES):
        first, size = type * n.ORDERS_EACH, int(state.table[n.STACK + type])
        cards = [int(state.order_pile[first + i]) for i in range(size)]
        if state.active(type) != n.NO_CARD:
            cards.append(int(state.active(type)))
        elif state.event_kind() != n.PANDEMIC:
            wrong.append("5: an Active order is replaced at once")
        if len(set(cards)) != len(cards) or any(card // n.ORDERS_EACH != type for card in cards):
            wrong.append("5: every order is in one place")
        if not size:
            wrong.append("5: a Provisional order is always visible")
    held = [int(state.reserved(who)) for who in range(state.humans) if state.reserved(who) != n.NO_CARD]
    seen = [int(state.active(type)) for type in range(n.TYPES)] + [int(state.provisional(i)) for i in range(n.TYPES)]
    if len(set(held)) != len(held) or not set(held) <= set(seen):
        wrong.append("16: one disc at most lies on an order, and the order is visible")
    return wrong


def _tokens(state: AgeOfChampagneState) -> list[str]:
    wrong = []
    kinds = [int(state.token_pile[i]) for i in range(state.token_size)]
    for type in range(n.TYPES):
        shelf = [int(state.shelf(type, at)) for at in range(n.TOKENS_EACH)]
        lying = [kind for kind in shelf if kind != n.NO_TOKEN]
        if shelf != [*sorted(lying), *[n.NO_TOKEN] * (n.TOKENS_EACH - len(lying))]:
            wrong.append("6: the tokens of a market are a set")
        kinds += lying
    for kind in range(n.TOKEN_KINDS):
        kinds += [kind] * int(state.table[n.THROWN + kind])
    for who in range(state.humans):
        for kind in range(n.FREE_TOKENS, n.TOKEN_KINDS):
            kinds += [kind] * int(state.free(who, kind))
        kinds += [n.LAND_TOKEN] * sum(_of(state, who, n.LAND, n.REGIONS))
    kinds += [n.LAND_TOKEN] * (state.claimer != n.NOBODY)
    if [kinds.count(kind) for kind in range(n.TOKEN_KINDS)] != list(state.printed.copies):
        wrong.append("6: every token is in one place")
    if (state.claimer != n.NOBODY) != (state.phase == n.CLAIMING):
        wrong.append("6: a Land token is placed before anything else")
    return wrong


def _pawns(state: AgeOfChampagneState) -> list[str]:
    wrong = []
    standing = [(spot, int(piece)) for spot, piece in enumerate(state.spots) if piece != n.NOBODY]
    for who in range(state.participants):
        own = [spot for spot, piece in standing if piece == who]
        discs = [spot for spot, piece in standing if piece == who + n.DISC_PIECE]
        most = n.MERCHANT_COLLABORATORS if who == state.merchant else n.COLLABORATORS
        if len(own) + state.pawns(who) != most:
            wrong.append("8: a Collaborator is in hand or on the board")
        on_order = int(state.reserved(who) != n.NO_CARD)
        if who != state.merchant and len(discs) + on_order + int(state.has_disc(who)) != 1:
            wrong.append("16: a spare disc is in one place")
        if sum(n.ZONE_6 <= spot < n.ZONE_8 for spot in own + discs) > 1:
            wrong.append("10: one own pawn in zone 6")
        if state.stage in (n.STAGE_DRAFT, n.STAGE_INHERIT, n.STAGE_EVENT, n.STAGE_END) and (discs or on_order):
            wrong.append("16: after a round no disc is left on the board")
    left = [spot for spot, piece in standing if spot < n.ZONE_4X]
    if state.stage in _HOME and any(spot < n.ZONE_8 for spot in left):
        wrong.append("8: after phase 3 only pawns on `n+1` and at the Council are left")
    if state.stage in (n.STAGE_EVENT, n.STAGE_END) and left:
        wrong.append("8: after a round only pawns on `n+1` are left")
    blocked = [int(state.table[n.BLOCKED + i]) for i in range(3)]
    if any(spot in blocked for spot, piece in standing) or any(
        (spot >= 0) != state.terms.high_tension for spot in blocked
    ):
        wrong.append("10: no pawn stands on a blocked spot")
    return wrong


def _points(state: AgeOfChampagneState) -> list[str]:
    wrong = []
    for who in range(state.participants):
        if state.pp(who) != sum(_of(state, who, n.LEDGER, n.SOURCES)):
            wrong.append("11: points are the sum of their sources")
    return wrong


def _round(state: AgeOfChampagneState) -> list[str]:
    wrong = []
    if sorted(int(card) for card in state.event_pile) != [*range(n.EVENTS)]:
        wrong.append("7: every event is in one place")
    if state.round and state.event != state.event_pile[state.round - 1]:
        wrong.append("7: the event of the round is the card last revealed")
    if not 0 <= state.round <= n.ROUNDS or (state.over and state.round != n.ROUNDS):
        wrong.append("15: the game ends after ten events")
    order = [int(state.at_place(place)) for place in range(state.participants)]
    if sorted(order) != [*range(state.participants)]:
        wrong.append("9: turn order is a permutation")
    if state.merchant != n.NOBODY and order[-1] != state.merchant:
        wrong.append("17: the Merchant is last")
    if state.phase == n.RUNNING:
        wrong.append("13: between two moves somebody is asked")
    if not state.over and not state.legal_actions():
        wrong.append("13: there is always something to do")
    return wrong

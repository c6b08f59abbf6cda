"""Set-up (chapter 2), the inheritance draft and the first turn order (chapter 3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.rng import Dealer
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.facilities import add_module, raise_press
from tablee.games.age_of_champagne.rules.houses import NOT_KEPT, Houses, sort_shelf


def deal(state: Houses, dealer: Dealer) -> None:
    """Chance in this order: vineyards, orders of France, of Europe, of the world, tokens, events, Inheritance cards."""
    for colour in range(i64(n.COLOURS)):
        state.table[n.SUPPLY + colour] = n.CUBES  # AOC-2.2
    for block in range(i64(3)):
        state.table[n.BLOCKED + block] = n.NOBODY
    if state.terms.high_tension:  # AOC-16.8
        state.table[n.BLOCKED] = n.ZONE_2
        state.table[n.BLOCKED + 1] = n.ZONE_3 + 3
        state.table[n.BLOCKED + 2] = n.ZONE_6 + 1
    _deal_vineyards(state, dealer)
    _deal_orders(state, dealer)
    _deal_tokens(state, dealer)
    state.event_pile = _row(dealer.shuffle([card for card in range(n.EVENTS)]))  # AOC-2.7
    for who in range(state.participants):
        state.table[n.ORDER + who] = who  # seat order until the Council is set (AOC-1.6)
        _set_up_board(state, who)
    _deal_inheritances(state, dealer)
    state.to_act = 0


def _row(cards: list[int]) -> vec[i64]:
    return vec[i64]([i64(card) for card in cards])


def _deal_vineyards(state: Houses, dealer: Dealer) -> None:
    """One by one from the left; the first row lies in the Active offers (AOC-2.3, AOC-2.4)."""
    for card in range(i64(n.INHERITANCES)):
        inherited = state.printed.heir_vineyard[card]
        if inherited >= 0:
            state.where[inherited] = n.REMOVED
    state.vine_pile = _row(dealer.shuffle([card for card in range(n.VINEYARDS) if state.where[card] == n.IN_STACK]))
    for column in range(i64(n.MOST_SEATS)):
        state.table[n.OFFER + column] = state.vine_pile[column] if column < state.participants else i64(n.NO_CARD)


def _deal_orders(state: Houses, dealer: Dealer) -> None:
    cards: list[int] = []
    for type in range(n.TYPES):
        first = type * n.ORDERS_EACH
        order = dealer.shuffle([first + card for card in range(n.ORDERS_EACH)])
        state.table[n.ACTIVE + type] = order[0]
        state.table[n.STACK + type] = n.ORDERS_EACH - 1
        cards += [*order[:0:-1], order[0]]
    state.order_pile = _row(cards)  # AOC-2.5


def _deal_tokens(state: Houses, dealer: Dealer) -> None:
    """The first nine lie on the markets, three on each (AOC-2.6)."""
    tokens: list[int] = []
    for kind in range(n.TOKEN_KINDS):
        for copy in range(state.printed.copies[kind]):
            tokens.append(kind)
    order = dealer.shuffle(tokens)
    on_markets = n.TYPES * n.TOKENS_EACH
    for at in range(i64(on_markets)):
        state.table[n.SHELF + at] = order[at]
    for type in range(i64(n.TYPES)):
        sort_shelf(state.table, type)
    state.token_pile = _row([*order[: on_markets - 1 : -1], *[0] * on_markets])
    state.token_size = n.TOKENS - on_markets


def _set_up_board(state: Houses, who: i64) -> None:
    at = who * n.STRIDE
    players = state.players
    players[at + n.RESERVED] = n.NO_CARD
    if who == state.merchant:  # AOC-17.1, AOC-17.2
        players[at + n.ECO] = n.ECO_LEVELS
        players[at + n.PAWNS] = n.MERCHANT_COLLABORATORS
        for colour in range(i64(n.COLOURS)):
            cuvees = state.printed.merchant_start[state.terms.level]
            players[at + n.CELLAR + colour] = state.take_cubes(colour, cuvees)
        return
    players[at + n.ECO] = 1  # AOC-2.8
    players[at + n.PRESS] = 1
    players[at + n.MODULE] = 1
    players[at + n.PAWNS] = n.COLLABORATORS
    players[at + n.DISC] = 1


# The draft


def _deal_inheritances(state: Houses, dealer: Dealer) -> None:
    """The Merchant's share leaves the game unseen (AOC-3.1)."""
    order = dealer.shuffle([card for card in range(n.INHERITANCES)])
    each = n.INHERITANCES // state.participants
    for hand in range(state.humans):
        for at in range(hand * each, (hand + 1) * each):
            state.drafted[order[at]] = hand * (NOT_KEPT + 1) + NOT_KEPT


def fill_hand(state: Houses, buffer: vec[i64]) -> i64:
    count: i64 = 0
    for card in range(i64(n.INHERITANCES)):
        if state.is_in_hand(state.to_act, card):
            buffer[count] = n.KEEP + card
            count += 1
    return count


def keep(state: Houses, card: i64) -> None:
    """Sealed: when all have kept a card, the hands go to the left (AOC-3.2)."""
    _keep(state, state.to_act, card)
    for seat in range(state.humans):
        if state.picked >> seat & 1 == 0:
            state.ask(seat)
            return
    _pass_on(state)


def is_last_pick(state: Houses) -> bool:
    """Whether all kept cards are revealed after this round of the draft: it is the third, or one card is left."""
    return state.draft_round + 1 == n.DRAFT_ROUNDS or _cards_after(state, state.draft_round + 1) == 1


def _cards_after(state: Houses, rounds: i64) -> i64:
    """Cards in each hand after so many rounds of the draft."""
    return n.INHERITANCES // state.participants - rounds


def _keep(state: Houses, seat: i64, card: i64) -> None:
    state.drafted[card] += state.draft_round - NOT_KEPT
    state.picked |= i64(1) << seat


def _pass_on(state: Houses) -> None:
    state.learned += 1
    state.draft_round += 1
    state.picked = 0
    left = _cards_after(state, state.draft_round)
    if state.draft_round < n.DRAFT_ROUNDS:
        state.ask(0)
        if left > 1:
            state.note(n.NOTE_PASSED, n.NOBODY, 0, left)
            return
        for card in range(i64(n.INHERITANCES)):  # one card each: nothing is left to choose
            at = state.drafted[card]
            if at >= 0 and at % (NOT_KEPT + 1) == NOT_KEPT:
                state.drafted[card] += state.draft_round - NOT_KEPT
        state.draft_round += 1
    _reveal(state)


def _reveal(state: Houses) -> None:
    """Kept cards become public, the others leave the game (AOC-3.3)."""
    for card in range(i64(n.INHERITANCES)):
        state.drafted[card] = state.keeper(card)
    state.phase = n.RUNNING
    state.stage = n.STAGE_INHERIT
    state.cursor = 0
    for seat in range(state.humans):
        for card in range(i64(n.INHERITANCES)):
            if state.drafted[card] == seat:
                state.note(n.NOTE_KEPT, seat, card, 0)


def inherit_next(state: Houses) -> None:
    """Players in seat order, each in the order of the cards (AOC-3.3)."""
    if state.cursor == state.humans * n.INHERITANCES:
        state.stage = n.STAGE_COUNCIL
        return
    seat = state.cursor // n.INHERITANCES
    card = state.cursor % n.INHERITANCES
    state.cursor += 1
    if state.drafted[card] == seat:
        _inherit(state, seat, card)


def _inherit(state: Houses, seat: i64, card: i64) -> None:
    printed = state.printed
    vineyard = printed.heir_vineyard[card]
    if vineyard >= 0:
        state.put_vineyard(seat, vineyard, printed.regions[vineyard])
    state.move_eco(seat, printed.heir_eco[card])
    for module in range(printed.heir_modules[card]):
        add_module(state, seat)
    for colour in range(i64(n.COLOURS)):
        state.fill_cellar(seat, colour, printed.heir_cuvees[card * n.COLOURS + colour])
    for level in range(printed.heir_press[card]):
        raise_press(state, seat)


# The first turn order


def seat_council(state: Houses) -> None:
    """Most stars first; the Merchant is last (AOC-3.5, AOC-3.6, AOC-17.1)."""
    keys = vec[i64]([0] * state.humans)
    for card in range(i64(n.INHERITANCES)):
        seat = state.drafted[card]
        if seat >= 0:
            keys[seat] += 1000 * state.printed.stars[card]
    for seat in range(state.humans):
        keys[seat] += _best_vineyard(state, seat)
    seats = vec[i64]([0] * state.humans)
    for seat in range(state.humans):
        seats[seat] = seat
    _sort_down(seats, keys)
    place: i64 = 0
    while place < state.humans:
        end = place + 1
        while end < state.humans and keys[seats[end]] == keys[seats[place]]:
            end += 1
        if end > place + 1:
            _draw_lots(state, seats, place, end)
        place = end
    for place in range(state.humans):
        state.table[n.ORDER + place] = seats[place]
        state.note(n.NOTE_TURN_ORDER, seats[place], place, n.NOBODY)
    state.stage = n.STAGE_EVENT
    state.cursor = 0


def _best_vineyard(state: Houses, seat: i64) -> i64:
    """The most stars on a single Inheritance card with a vineyard."""
    best: i64 = 0
    for card in range(i64(n.INHERITANCES)):
        mine = state.drafted[card] == seat and state.printed.heir_vineyard[card] >= 0
        if mine and state.printed.stars[card] > best:
            best = state.printed.stars[card]
    return best


def _sort_down(seats: vec[i64], keys: vec[i64]) -> None:
    count: i64 = len(seats)
    for end in range(count - 1, i64(0), -1):
        for i in range(end):
            if keys[seats[i]] < keys[seats[i + 1]]:
                seat = seats[i]
                seats[i] = seats[i + 1]
                seats[i + 1] = seat


def _draw_lots(state: Houses, seats: vec[i64], first: i64, end: i64) -> None:
    state.learned += 1
    for last in range(end - 1, first, -1):
        other = first + state.rng.below(last - first + 1)
        seat = seats[last]
        seats[last] = seats[other]
        seats[other] = seat

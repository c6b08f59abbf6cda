"""What must hold in every position of Coupage; numbers as in section 6 of the specification.

The others are not to be seen in one position: tests ask 10 of every payment, 12 of whole games, and 15 and 16 are for
the conformance suite."""

from __future__ import annotations

from tablee.games.coupage.memory import CoupageMemory
from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.actions import completes
from tablee.games.coupage.rules.state import CoupageState


def violations(state: CoupageState) -> list[str]:
    wrong = [*_cards(state), *_barrels(state), *_cellars(state), *_flow(state), *_moves(state), *_memory(state)]
    return [f"{text} (turn {state.turns}, phase {state.phase}, seat {state.to_act})" for text in wrong]


def counted(state: CoupageState) -> list[int]:
    """How many cards of each class there are, wherever they lie."""
    found = [int(number) for number in state.discard]
    for i in range(state.pile_size):
        found[state.pile[i]] += 1
    for place, number in enumerate(state.hands):
        found[place % n.CLASSES] += number
    for card in [*state.open, state.resolving]:
        if card >= 0:
            found[card] += 1
    for i in range(state.paid_count):
        found[state.paid_card(i)] += 1
    for barrel in range(state.seats * n.BARRELS):
        place = barrel * n.STRIDE
        found[n.PIQ] += state.barrels[place + n.SPOILED] > 0
        for i in range(state.barrels[place + n.GRAPE_COUNT]):
            found[state.barrels[place + n.GRAPE + i]] += 1
        for i in range(state.barrels[place + n.TIME_COUNT]):
            found[state.barrels[place + n.TIME_CARD + i] & n.FACE_DOWN - 1] += 1
    return found


def _cards(state: CoupageState) -> list[str]:
    wrong = []
    found = counted(state)
    if found != list(state.printed.copies) or sum(found) != n.DECK:
        wrong.append("1: every card is in exactly one place")
    if sum(state.discard) != state.discard_size:
        wrong.append("1: the discard has its size")
    for seat in range(state.seats):
        if sum(state.hands[seat * n.CLASSES + card] for card in range(n.CLASSES)) != state.held[seat]:
            wrong.append("1: hand sizes agree with hands")
    if (state.top >= 0) != (state.discard_size > 0) or (state.top >= 0 and not state.discard[state.top]):
        wrong.append("1: a card of the discard lies on top")
    if min([*state.hands, *state.discard]) < 0:
        wrong.append("1: nobody holds less than nothing")
    return wrong


def _barrels(state: CoupageState) -> list[str]:
    wrong = []
    barrels, printed = state.barrels, state.printed
    for barrel in range(state.seats * n.BARRELS):
        place = barrel * n.STRIDE
        stage, recipe = barrels[place + n.STAGE], barrels[place + n.RECIPE]
        grapes = [barrels[place + n.GRAPE + i] for i in range(barrels[place + n.GRAPE_COUNT])]
        times = [barrels[place + n.TIME_CARD + i] for i in range(barrels[place + n.TIME_COUNT])]
        if (stage == n.EMPTY) != (recipe < 0):
            wrong.append("3: a barrel has a recipe unless it is empty")
        if stage != n.PRODUCING and barrel != state.bottling and (grapes or times):
            wrong.append("3: empty and bottled barrels hold no cards")
        if stage == n.PRODUCING:
            if not grapes:
                wrong.append("5: a barrel in production has a grape")
            if not printed.can_hold(recipe, state.packed(place)):
                wrong.append("4: grapes fit their recipe")
            if len(times) > printed.time[recipe] + (0 if state.rules == 1 else n.SURPLUS):
                wrong.append("4: no more Time than required, or two more that were stolen")
        if grapes != sorted(grapes) or any(card >= n.GRAPES for card in grapes):
            wrong.append("4: grapes lie in class order")
        if any(not time & n.FACE_DOWN and time != n.TIM for time in times):
            wrong.append("4: only Time cards lie face up as Time")
        if barrels[place + n.SPOILED] and (stage != n.PRODUCING or not 1 <= barrels[place + n.SPOILED] <= 4):
            wrong.append("4: a Vin piqué shows 1 to 4 on a barrel in production")
    if state.bottling >= 0 and barrels[state.bottling * n.STRIDE + n.STAGE] != n.BOTTLED:
        wrong.append("3: what is being bottled is a bottle")
    return wrong


def _cellars(state: CoupageState) -> list[str]:
    wrong = []
    for seat in range(state.seats):
        recipes = [state.barrels[seat * n.CELLAR + barrel * n.STRIDE + n.RECIPE] for barrel in range(n.BARRELS)]
        cavas = sum(recipe >= 0 and n.is_cava(recipe) for recipe in recipes)
        wines = sum(recipe >= 0 for recipe in recipes) - cavas
        spare = max(0, wines - 2) + max(0, cavas - 1)
        if state.rules == 1 and (wines > 3 if state.second_cava else spare > 1):
            wrong.append("6: a win is always still possible")
        marked = [b for b in range(n.BARRELS) if state.cava_cards >> seat * n.BARRELS + b & 1]
        if len(marked) != (state.cavas(seat) > 0) or any(not _is_bottled_cava(state, seat, b) for b in marked):
            wrong.append("2: whoever has bottled a cava has one cava card, on a cava")
        if state.progress(seat) == 3 and state.winner != seat:
            wrong.append("11: whoever has two wines and a cava has won")
    if state.winner >= 0 and state.progress(state.winner) != 3:
        wrong.append("11: whoever has won has two wines and a cava")
    return wrong


def _is_bottled_cava(state: CoupageState, seat: int, barrel: int) -> bool:
    place = seat * n.CELLAR + barrel * n.STRIDE
    return state.barrels[place + n.STAGE] == n.BOTTLED and n.is_cava(state.barrels[place + n.RECIPE])


def _flow(state: CoupageState) -> list[str]:
    wrong = []
    left = state.pile_size + state.discard_size
    if state.phase in (n.DRAWING, n.ACTING) and left and min(state.open[i] for i in range(n.MARKET_SLOTS)) < 0:
        wrong.append("7: the market is full while there are cards")
    # Between refill and draw nothing but Vin piqué cards comes to the discard, one from each barrel at most.
    if state.phase == n.DRAWING and state.turns and left > n.BARRELS and not _has_refilled(state):
        wrong.append("8: a hand has three cards after its turn")
    if not state.over and state.phase in (n.DRAWING, n.ACTING) and not 1 <= state.actions_left <= 2:
        wrong.append("9: at most two actions a turn")
    if state.turns > n.TURN_LIMIT * state.seats or state.idle > state.seats:
        wrong.append("13: the safety end")
    if state.phase != n.HARVESTING:
        if state.to_act != state.turn:
            wrong.append("only a harvest asks the others")
        if max(state.open[i] for i in range(n.MARKET_SLOTS, len(state.open))) >= 0:
            wrong.append("cards are revealed only for a harvest")
    if state.phase in (n.DRAWING, n.ACTING) and (state.resolving >= 0 or state.bottling >= 0 or state.paid_count):
        wrong.append("an action is over before the next thing is asked")
    return wrong


def _has_refilled(state: CoupageState) -> bool:
    """Whether the seat whose turn is just over has enough cards; with abilities that may be the same one again."""
    before = state.held[(state.turn - 1) % state.seats]
    return before >= n.LEAST or state.abilities and state.held[state.turn] >= n.LEAST


def _moves(state: CoupageState) -> list[str]:
    if state.over:
        return []
    legal = state.legal_actions()
    if not legal:
        return ["14: there is always something to do"]
    for action in legal:
        if not completes(state, action):
            begun = state.clone()
            begun.apply(action)
            if not begun.legal_actions():
                return ["14: a step that is offered leads to a whole move"]
    return []


def _memory(state: CoupageState) -> list[str]:
    memory = state.memory
    if not isinstance(memory, CoupageMemory):
        return []
    for seat in range(state.seats):
        for hand in range(state.seats):
            known = [memory.at(seat, hand, card) for card in range(n.CLASSES)]
            if seat == hand and any(known):
                return ["16: nobody needs to remember the own hand"]
            if any(known[card] > state.hands[hand * n.CLASSES + card] for card in range(n.CLASSES)):
                return ["16: what a seat remembers is so"]
    return []

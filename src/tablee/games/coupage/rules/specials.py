"""Special cards (chapter 8)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.ageing import asks_which_time, fill_own_stolen, fill_times
from tablee.games.coupage.rules.bottling import bottle, bottle_with
from tablee.games.coupage.rules.cellars import NOBODY, NOTHING, Cellars
from tablee.games.coupage.rules.grapes import fill_grapes
from tablee.games.coupage.rules.payments import fill_left
from tablee.games.coupage.rules.piles import discard_special, draw_card, take_open
from tablee.games.coupage.rules.turn import end_action


def fill_specials(state: Cellars, buffer: vec[i64], count: i64) -> i64:
    hands = state.hands
    base = state.to_act * n.CLASSES
    held: i64 = 0  # a bit for each kind
    for kind in range(i64(n.SPECIALS)):
        if hands[base + n.JEU + kind] > 0:
            held |= i64(1) << kind
    if held == 0:
        return count
    held &= _playable(state)
    for kind in range(i64(n.SPECIALS)):
        if held >> kind & 1:
            buffer[count] = n.PLAY + kind
            count += 1
    return count


def _playable(state: Cellars) -> i64:
    """The kinds that would have an effect (CPG-8.2), as bits: one look at all barrels, for this is asked often."""
    found: i64 = 1 << n.REC - n.JEU if state.can_draw() else 0
    for seat in range(state.seats):
        if seat != state.to_act and state.held[seat] > 0:
            found |= 1 << n.VOL - n.JEU
    barrels = state.barrels
    own = state.to_act * n.BARRELS
    takes_time = False
    time_to_take = False
    place: i64 = -n.STRIDE
    for barrel in range(state.seats * n.BARRELS):
        place += n.STRIDE
        if barrels[place + n.STAGE] != n.PRODUCING:
            continue
        spoiled = barrels[place + n.SPOILED] > 0
        if spoiled:
            found |= 1 << n.OEN - n.JEU
        if own <= barrel < own + n.BARRELS:
            if state.takes_stolen(place):
                takes_time = True
            if is_target(state, n.JEU, barrel):
                found |= 1 << n.JEU - n.JEU
        else:
            if not spoiled:
                found |= 1 << n.PIQ - n.JEU
            if barrels[place + n.GRAPE_COUNT] > 1:
                found |= 1 << n.EVA - n.JEU
            if barrels[place + n.TIME_COUNT] > 0:
                time_to_take = True
    if takes_time and time_to_take:
        found |= 1 << n.VDT - n.JEU
    return found


def is_target(state: Cellars, kind: i64, barrel: i64) -> bool:
    """Whether the card can be played on the barrel; Vol de temps: whether a Time can be taken from it."""
    barrels = state.barrels
    place = barrel * n.STRIDE
    own = barrel // n.BARRELS == state.to_act
    if kind == n.JEU:
        if not own:
            return False
        return state.is_ready(place) or state.lacks_last_time(place) and state.held[state.to_act] > 1  # CPG-8.3
    if kind == n.OEN:
        return barrels[place + n.SPOILED] > 0  # CPG-8.8
    if own or barrels[place + n.STAGE] != n.PRODUCING:
        return False
    if kind == n.PIQ:
        return barrels[place + n.SPOILED] == 0  # CPG-8.5, CPG-8.6
    if kind == n.EVA:
        return barrels[place + n.GRAPE_COUNT] > 1  # CPG-8.10; CPG-8.12: spoiled or not
    return barrels[place + n.TIME_COUNT] > 0  # CPG-8.11


def fill_special(state: Cellars, buffer: vec[i64], kind: i64) -> i64:
    count: i64 = 0
    if kind == n.VOL:
        for seat in range(state.seats):
            if seat != state.to_act and state.held[seat] > 0:
                buffer[count] = n.PLAYER + seat
                count += 1
        return count
    if state.pending.count > 1:
        barrel = state.pending.steps[1] - n.BARREL
        if kind == n.JEU:
            return fill_left(state, buffer)  # CPG-10.3
        if kind == n.EVA:
            return fill_grapes(state, buffer, barrel)
        if state.pending.count == 2 and asks_which_time(state, barrel):
            return fill_times(state, buffer, barrel)
        return fill_own_stolen(state, buffer)
    for barrel in range(state.seats * n.BARRELS):
        if is_target(state, kind, barrel):
            buffer[count] = n.BARREL + barrel
            count += 1
    return count


def play(state: Cellars, kind: i64, action: i64) -> None:
    """Each card is set aside until its effect is done, then discarded (CPG-8.1, CPG-3.5)."""
    state.show(state.turn, kind)
    target: i64 = NOTHING
    which: i64 = NOTHING
    if state.pending.count > 1:
        target = state.pending.steps[1] - n.BARREL
    if state.pending.count > 2:
        which = state.pending.steps[2]
    state.pending.clear()
    if kind == n.PIQ:
        state.barrels[(action - n.BARREL) * n.STRIDE + n.SPOILED] = 1  # CPG-8.7: it stays there
        end_action(state)
        return
    state.resolving = kind
    if kind == n.JEU:
        if target >= 0:
            bottle_with(state, target, action - n.CARD)
        else:
            bottle(state, action - n.BARREL, False)
    elif kind == n.REC:
        _reveal(state)
    else:
        if kind == n.VOL:
            _steal(state, action - n.PLAYER)
        elif kind == n.OEN:
            state.barrels[(action - n.BARREL) * n.STRIDE + n.SPOILED] = 0
            state.throw(n.PIQ)
        elif kind == n.EVA:
            state.take_grape(target * n.STRIDE, action - n.CARD)  # CPG-8.10
            state.throw(action - n.CARD)
        else:
            _move_time(state, target * n.STRIDE, which, (action - n.BARREL) * n.STRIDE)
        discard_special(state)
        end_action(state)


def _steal(state: Cellars, victim: i64) -> None:
    """A hand card at random (CPG-8.4): thief and victim know which, the others do not."""
    thief = state.turn
    left = state.rng.below(state.held[victim])
    card: i64 = 0
    while left >= state.hands[victim * n.CLASSES + card]:
        left -= state.hands[victim * n.CLASSES + card]
        card += 1
    memory = state.learning()
    if memory is not None:
        memory.missed(thief, victim, card)
        memory.saw(victim, thief, card)
        for seat in range(state.seats):
            if seat != thief and seat != victim:
                if state.held[victim] == 1 and memory.at(seat, victim, card) == 1:
                    memory.saw(seat, thief, card)  # it was the only one
                memory.left_unseen(seat, victim)
    state.hands[victim * n.CLASSES + card] -= 1
    state.held[victim] -= 1
    state.give(thief, card)
    state.note(n.NOTE_STOLEN, thief, card, victim)


def _reveal(state: Cellars) -> None:
    """As many cards as there are players, or what there is (CPG-8.9)."""
    for i in range(state.seats):
        card = draw_card(state)
        if card >= 0:
            state.open[n.MARKET_SLOTS + i] = card
            state.note(n.NOTE_REVEALED, NOBODY, card, i)
    state.phase = n.HARVESTING


def harvest(state: Cellars, place: i64) -> None:
    take_open(state, state.to_act, n.MARKET_SLOTS + place)
    state.to_act = state.to_act + 1 if state.to_act + 1 < state.seats else 0
    left = False
    for i in range(i64(n.MARKET_SLOTS), i64(n.MARKET_SLOTS + n.MOST_SEATS)):
        if state.open[i] >= 0:
            left = True
    if not left:
        discard_special(state)
        end_action(state)


def _move_time(state: Cellars, source: i64, which: i64, target: i64) -> None:
    """A Time changes barrels as it lies; the thief then knows what it is (CPG-8.11)."""
    time = state.take_time(source, which)
    if time & n.FACE_DOWN:
        time |= i64(1) << n.KNOWERS + state.turn
    state.put_time(target, time)

"""What a sensible player of Coupe nation does: keeps the tower open.

The outlook of a position counts, for every place that is still to be filled, the numbers that could come there, less
the other places that crowd into the same range. Every action is judged by the outlook it leaves, by what it costs, by
what the next player may draw and by whether the others will have a card that fits. A card that another player hid is
never opened while there is something else to do. Numbers are hundredths of the worth of a place that can still be
filled easily.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.bits import bit_count, bit_index, bit_index62
from tablee.engine.judgement import NEVER, Judgement
from tablee.engine.knobs import TUNED, knobs_of
from tablee.engine.state import State
from tablee.games.coupe_nation.outlook import (
    Look,
    following,
    knows_card,
    take_away,
    unseen_cards,
)
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.drawing import hearts
from tablee.games.coupe_nation.rules.reserve import cards_due, replaceable, spare, target_of, wanted
from tablee.games.coupe_nation.rules.state import CoupeNationState
from tablee.games.coupe_nation.rules.tower import between, bit

# Where each knob lies; `knobs.toml` says what they mean.
CROWDING: Final = 0
EASY: Final = 1
HIDDEN: Final = 2
SPENT: Final = 3
USEFUL: Final = 4
HELD: Final = 5
IN_RESERVE: Final = 6
FINISH_SPENT: Final = 7
USABLE: Final = 8
FILLED: Final = 9
STUCK_BARE: Final = 10
STUCK_PAIR: Final = 11
STUCK_MORE: Final = 12
STUCK_LATER: Final = 13
STUCK_SELF: Final = 14
WAITING: Final = 15
WAITING_LAST: Final = 16
KNOBS: Final = (
    "crowding",
    "easy",
    "hidden",
    "spent",
    "useful",
    "held",
    "in-reserve",
    "finish-spent",
    "usable",
    "filled",
    "stuck-bare",
    "stuck-pair",
    "stuck-more",
    "stuck-later",
    "stuck-self",
    "waiting",
    "waiting-last",
)

_STEEP: Final = 33  # worth of each tenth of a number that is missing
_DEAD: Final = 1000
_CERTAIN: Final = 1000
_MOST: Final = 200
_NONE: Final = -10_000_000
_TOP_BIT: Final = 1 << 27
_GUARD: Final = 0x8080


class CoupeNationJudgement(Judgement):
    __slots__ = ("curve", "knobs", "looks_on")

    def __init__(self, knobs: list[int]) -> None:
        self.knobs: vec[i64] = vec[i64]([i64(knob) for knob in knobs])
        # By tenths of numbers that a place has left: what is still to be feared for it.
        self.curve: vec[i64] = vec[i64]([i64(_feared(tenths, knobs[EASY])) for tenths in range(_MOST)])
        # Whether it thinks of what the others may have.
        self.looks_on: bool = any([knobs[knob] != 0 for knob in range(STUCK_BARE, len(KNOBS))])

    def weigh(self, state: State, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        assert isinstance(state, CoupeNationState)
        if state.phase == n.DRAWING:
            for i in range(count):
                weights[i] = self._draw(state, actions[i] - n.DRAW)
            return
        look = Look(state)
        for i in range(count):
            weights[i] = self._weight(look, actions[i])

    def evaluate(self, state: State, values: vec[i64]) -> None:
        """The chance of the team in thousandths, the same for all."""
        assert isinstance(state, CoupeNationState)
        value: i64 = self._chance(state)
        if state.over:
            value = _CERTAIN if state.ending == n.WON else 0
        for seat in range(state.seats):
            values[seat] = value

    def scale(self) -> i64:
        return _CERTAIN // 2

    def _chance(self, state: CoupeNationState) -> i64:
        """A logistic fit to the turns of 720 games of bots: fears, places and face-down cards against it, the deck for
        it."""
        covered = bit_count(state.down)
        fears = self.knobs[FILLED] * bit_count(state.occupied) - self.outlook(state, state.to_act)
        against = 0.45 * float(fears) / 1000.0 + 1.73 * float(covered) + 0.37 * float(state.seats)
        against += 0.13 * float(n.POSITIONS - bit_count(state.occupied) + covered)
        if state.finish:
            against += 0.6
        return i64(_CERTAIN / (1.0 + exp(against - 3.23 - 0.106 * float(state.deck_size))))

    def _weight(self, look: Look, action: i64) -> i64:
        if action < n.HIDE:
            return self._best_place(look, action - n.PLACE + 1)
        if action < n.OPEN:
            return self._best_hiding(look, action - n.HIDE + 1)
        if action < n.RESERVE:
            return self._open(look, action - n.OPEN)
        if action < n.ON:
            return self._best_exchange(look, action)
        if action < n.DISCARD:
            return self._put(look, action - n.ON)
        if action < n.DESTROY:
            return self._without(look, action - n.DISCARD + 1)
        return self._without(look, action - n.DESTROY + 1)

    # Steps

    def _draw(self, state: CoupeNationState, number: i64) -> i64:
        """Up to as many as can be used: the deck is the clock."""
        apart = state.glasses(state.to_act) + number - self.knobs[HELD]
        return -10 * apart if apart > 0 else 9 * apart

    def _best_place(self, look: Look, card: i64) -> i64:
        best: i64 = _NONE
        state = look.state
        positions = state.positions_for(card, look.free)
        while positions != 0:
            lowest = positions & -positions
            positions ^= lowest
            worth = self._placed(look, card, bit_index(lowest))
            if worth > best:
                best = worth
        return best

    def _best_hiding(self, look: Look, card: i64) -> i64:
        best: i64 = _NONE
        positions = look.free
        while positions != 0:
            lowest = positions & -positions
            positions ^= lowest
            worth = self._hidden(look, card, bit_index(lowest))
            if worth > best:
                best = worth
        return best

    def _put(self, look: Look, position: i64) -> i64:
        steps = look.state.pending
        first = steps.steps[0]
        if first >= n.RESERVE:
            gone: i64 = 0
            for i in range(i64(4), steps.count):
                gone |= bit(steps.steps[i] - n.EXTRA + 1)
            pair = bit(steps.steps[1] - n.PAIR + 1) | bit(steps.steps[2] - n.PAIR + 1)
            return self._exchanged(look, pair, gone, target_of(steps.steps[3]), position)
        if first >= n.HIDE:
            return self._hidden(look, first - n.HIDE + 1, position)
        return self._placed(look, first - n.PLACE + 1, position)

    def _open(self, look: Look, position: i64) -> i64:
        """The own card, if it fits. Another's is a gamble: its chances are those of all numbers that are not seen."""
        state = look.state
        low = state.cells[n.LOW + position]
        high = state.cells[n.HIGH + position]
        if state.hider_at(position) != look.seat:
            unseen = unseen_cards(state, look.seat)
            return NEVER - 1000 + 1000 * bit_count(unseen & between(low, high)) // (bit_count(unseen) + 1)
        card = state.card_at(position)
        if not (low < card and card < high):
            return NEVER - 2000
        after = look.begin()
        after.show(position, card)
        return self._left_by(look, look.shown | bit(card)) + self._next(look, self._symbols(after, card, position))

    # What an action leaves

    def _placed(self, look: Look, card: i64, position: i64) -> i64:
        if position == n.TOP:
            return -NEVER
        after = look.begin()
        after.cells[n.HANDS + look.seat] &= ~bit(card)
        after.show(position, card)
        worth = self._left_by(look, look.shown | bit(card)) + self._next(look, self._symbols(after, card, position))
        return worth - self.knobs[FINISH_SPENT] if card == n.FINISH else worth

    def _hidden(self, look: Look, card: i64, position: i64) -> i64:
        state = look.state
        fits = state.fits(card, position)
        worth = self._left_without(look, card, position if fits else n.NOWHERE)
        worth += self.knobs[FILLED] - self.knobs[HIDDEN]
        after = look.after
        after.occupied = state.occupied | i64(1) << position
        after.down = state.down | i64(1) << position
        if self.looks_on:
            self._find_ready(look)
        return worth + self._next(look, self._missing(after))

    def _exchanged(self, look: Look, pair: i64, gone: i64, target: i64, position: i64) -> i64:
        if position == n.TOP:
            return -NEVER
        state = look.state
        seat = look.seat
        spent = bit_count(gone) + 2
        shown = look.shown
        if state.occupied >> position & 1 and knows_card(state, position, seat):
            spent -= 1  # the card that was replaced
        after = look.begin()
        if state.occupied >> position & 1 and state.hider_at(position) < 0 and position != n.MIDDLE:
            shown &= ~bit(state.card_at(position))
        _exchange(after, pair, gone, target, position, seat)
        worth = self._left_by(look, shown | bit(target)) + self._next(look, self._symbols(after, target, position))
        worth -= self.knobs[SPENT] * spent
        return worth - self.knobs[FINISH_SPENT] if target == n.FINISH or pair & n.FINISH_BIT else worth

    def _without(self, look: Look, card: i64) -> i64:
        """The outlook if a card of the hand or of the Reserve is destroyed."""
        known = look.missed[card]
        if known == _NONE:
            known = self._left_without(look, card, n.NOWHERE)
            look.missed[card] = known
        return known

    def _symbols(self, after: CoupeNationState, card: i64, position: i64) -> i64:
        """How many cards the next player may draw."""
        if card == n.FINISH:
            return self._missing(after)
        symbol = after.printed.symbols[card]
        return hearts(after, position) if symbol == n.HEART else symbol

    def _missing(self, after: CoupeNationState) -> i64:
        missing = n.REFILL - after.glasses(following(after))
        return missing if missing > 0 else 0

    def next_draw(self, after: CoupeNationState, card: i64, position: i64) -> i64:
        """What the next player may draw, as far as it is of use."""
        return self.knobs[USEFUL] * self._useful(after, self._symbols(after, card, position))

    def feared_for_others(self, after: CoupeNationState, card: i64, position: i64) -> i64:
        """What is to be feared for those who come next, once the card lies there."""
        look = Look(after)
        self._left_by(look, look.shown)
        return self._feared_for_others(look, self._useful(after, self._symbols(after, card, position)))

    def _useful(self, after: CoupeNationState, most: i64) -> i64:
        room = self.knobs[HELD] - after.glasses(following(after))
        if room < 0:
            room = 0
        if most > room:
            most = room
        if most > after.deck_size:
            most = after.deck_size
        return most

    # Exchanges

    def _best_exchange(self, look: Look, action: i64) -> i64:
        """The best that can follow after this step of an exchange."""
        state = look.state
        steps = state.pending
        hand = state.hand(look.seat)
        low: i64 = 0
        high: i64 = 0
        if action >= n.PAIR and action < n.SUM:
            if steps.count == 1:
                low = action - n.PAIR + 1
            else:
                high = action - n.PAIR + 1
        if steps.count > 1:
            low = steps.steps[1] - n.PAIR + 1
        if steps.count > 2:
            high = steps.steps[2] - n.PAIR + 1
        if action >= n.EXTRA:
            return self._extra(look, action - n.EXTRA + 1)
        if action >= n.SUM:
            target = target_of(action)
            result = high - low if action >= n.DIFFERENCE else high + low
            return self._best_target(look, hand, low, high, target, result)
        return self._best_pair(look, hand, low, high)

    def _best_pair(self, look: Look, hand: i64, low: i64, high: i64) -> i64:
        """Over all pairs that agree with what is chosen; 0: nothing is."""
        best: i64 = _NONE
        goal = wanted(look.state)
        lows = bit(low) if low > 0 else hand
        while lows != 0:
            lowest = lows & -lows
            lows ^= lowest
            one = bit_index62(lowest)
            highs = bit(high) if high > 0 else hand & ~(bit(one + 1) - 1)
            while highs != 0:
                next_lowest = highs & -highs
                highs ^= next_lowest
                worth = self._best_of_pair(look, hand, one, bit_index62(next_lowest), goal)
                if worth > best:
                    best = worth
        return best

    def _best_of_pair(self, look: Look, hand: i64, low: i64, high: i64, goal: i64) -> i64:
        best: i64 = _NONE
        while goal != 0:
            lowest = goal & -goal
            goal ^= lowest
            target = bit_index62(lowest)
            worth = self._best_target(look, hand, low, high, target, low + high)
            if worth > best:
                best = worth
            worth = self._best_target(look, hand, low, high, target, high - low)
            if worth > best:
                best = worth
        return best

    def _best_target(self, look: Look, hand: i64, low: i64, high: i64, target: i64, result: i64) -> i64:
        """The best place for the card, with the cards that are missed least destroyed for it."""
        cost = target - result if target > result else result - target
        cards = spare(hand, low, high)
        if cost > bit_count(cards):
            return _NONE
        gone = self._least(look, cards, cost)
        best: i64 = _NONE
        state = look.state
        positions = state.positions_for(target, replaceable(state))
        while positions != 0:
            lowest = positions & -positions
            positions ^= lowest
            worth = self._exchanged(look, bit(low) | bit(high), gone, target, bit_index(lowest))
            if worth > best:
                best = worth
        return best

    def _least(self, look: Look, cards: i64, count: i64) -> i64:
        """So many of the cards: those that are missed least."""
        found: i64 = 0
        for i in range(count):
            best: i64 = _NONE
            chosen: i64 = 0
            rest = cards & ~found
            while rest != 0:
                lowest = rest & -rest
                rest ^= lowest
                worth = self._without(look, bit_index62(lowest))
                if worth > best:
                    best = worth
                    chosen = lowest
            found |= chosen
        return found

    def _extra(self, look: Look, card: i64) -> i64:
        """One of those that are missed least, of all that may still be chosen."""
        state = look.state
        steps = state.pending
        cards = spare(state.hand(look.seat), steps.steps[1] - n.PAIR + 1, steps.steps[2] - n.PAIR + 1)
        if steps.count > 4:
            cards &= ~(bit(steps.last() - n.EXTRA + 2) - 1)
        if self._least(look, cards, cards_due(steps)) & bit(card):
            return 1000 - card  # they are chosen in rising order
        return -card

    # The outlook

    def outlook(self, state: CoupeNationState, seat: i64) -> i64:
        """How well the tower can still be completed, as far as the seat can tell."""
        look = Look(state)
        look.seat = seat
        return self._left_by(look, look.shown)

    def _left_by(self, look: Look, shown: i64) -> i64:
        """The outlook of the position that an action leaves, with these numbers face up in the tower."""
        state = look.after
        knobs = self.knobs
        todo = look.to_fill(state, shown)
        left = look.left
        worth = self._openness(look, state, todo, left) - knobs[HIDDEN] * bit_count(state.down)
        worth += knobs[FILLED] * bit_count(state.occupied)
        worth += knobs[USABLE] * bit_count(state.hand(look.seat) & look.some)
        if state.finish:
            worth -= self.finish_feared(state)
        return worth

    def openness(self, state: CoupeNationState, todo: i64, left: i64) -> i64:
        """What is to be feared for the places that are to be filled with the numbers that are left: 0 at best."""
        return self._openness(Look(state), state, todo, left)

    def _openness(self, look: Look, state: CoupeNationState, todo: i64, left: i64) -> i64:
        """It leaves behind which numbers fit somewhere, and which could be placed at once."""
        cells = state.cells
        packed = look.packed
        crowding = self.knobs[CROWDING]
        dear = 10 - self.knobs[IN_RESERVE]
        free = state.free()
        count: i64 = 0
        rest = todo
        while rest != 0:
            lowest = rest & -rest
            rest ^= lowest
            position = bit_index(lowest)
            packed[count] = cells[n.LOW + position] << 8 | (64 - cells[n.HIGH + position])
            count += 1
        worth: i64 = 0
        some: i64 = 0
        ready: i64 = 0
        rest = todo
        for i in range(count):
            lowest = rest & -rest
            rest ^= lowest
            own = packed[i]
            numbers = between(own >> 8, 64 - (own & 127)) & left
            tenths = 10 * bit_count(numbers) - dear * bit_count(numbers & state.reserve)
            for j in range(count):
                if ((packed[j] | _GUARD) - own) & _GUARD == _GUARD:
                    tenths -= crowding
            tenths += crowding  # it is no other
            if lowest != _TOP_BIT:
                some |= numbers
                if free & lowest:
                    ready |= numbers
            elif state.all_but_top_up():
                ready |= numbers
            if tenths >= _MOST:
                tenths = _MOST - 1
            worth -= self.curve[tenths] if tenths >= 0 else _DEAD - _STEEP * tenths
        look.some = some
        look.ready = ready
        return worth

    def finish_feared(self, state: CoupeNationState) -> i64:
        """The Finish card must fit on the top: numbers on the left edge stay below 25, on the right edge above."""
        low = state.cells[n.LOW + n.TOP]
        high = state.cells[n.HIGH + n.TOP]
        return 5 * _DEAD if low >= n.FINISH or high <= n.FINISH else 0

    def _left_without(self, look: Look, card: i64, filled: i64) -> i64:
        """The outlook of the position itself, without a card and, if it is hidden where it fits, one place less."""
        state = look.state
        knobs = self.knobs
        if look.count < 0:
            self._survey(look)
        lost: i64 = knobs[IN_RESERVE] if state.reserve & bit(card) else 10
        left = look.base_left & ~bit(card)
        crowding = knobs[CROWDING]
        worth: i64 = 0
        some: i64 = 0
        for i in range(look.count):
            position = look.places[i]
            if position == filled:
                continue
            tenths = look.tenths[i]
            numbers = look.numbers[i]
            if numbers & bit(card):
                tenths -= lost
            if filled >= 0 and look.inside[i] >> filled & 1:
                tenths += crowding
            if position != n.TOP:
                some |= numbers
            if tenths >= _MOST:
                tenths = _MOST - 1
            worth -= self.curve[tenths] if tenths >= 0 else _DEAD - _STEEP * tenths
        worth += knobs[FILLED] * bit_count(state.occupied) - knobs[HIDDEN] * bit_count(state.down)
        look.after.cells[n.HANDS + look.seat] = state.hand(look.seat) & ~bit(card)
        worth += knobs[USABLE] * bit_count(look.after.cells[n.HANDS + look.seat] & some & left)
        look.left = left
        if state.finish:
            worth -= self.finish_feared(state)
        return worth

    def _survey(self, look: Look) -> None:
        """The places of the position itself, each with its numbers and how crowded it is."""
        state = look.state
        look.begin()
        todo = look.to_fill(state, look.shown)
        left = look.left
        look.base_left = left
        dear = 10 - self.knobs[IN_RESERVE]
        cells = state.cells
        count: i64 = 0
        rest = todo
        while rest != 0:
            lowest = rest & -rest
            rest ^= lowest
            position = bit_index(lowest)
            low = cells[n.LOW + position]
            high = cells[n.HIGH + position]
            numbers = between(low, high) & left
            inside: i64 = 0
            others = todo ^ lowest
            while others != 0:
                other_bit = others & -others
                others ^= other_bit
                other = bit_index(other_bit)
                if cells[n.LOW + other] >= low and cells[n.HIGH + other] <= high:
                    inside |= other_bit
            tenths = 10 * bit_count(numbers) - dear * bit_count(numbers & state.reserve)
            tenths -= self.knobs[CROWDING] * bit_count(inside)
            look.places[count] = position
            look.numbers[count] = numbers
            look.tenths[count] = tenths
            look.inside[count] = inside
            count += 1
        look.count = count

    def _find_ready(self, look: Look) -> None:
        """Which numbers could be placed at once after a card was hidden."""
        after = look.after
        free = after.free()
        ready: i64 = 0
        for i in range(look.count):
            if free >> look.places[i] & 1:
                ready |= look.numbers[i]
        look.ready = ready & look.left

    # The others

    def _next(self, look: Look, most: i64) -> i64:
        """What the position is worth for those who come next, if the next player may draw so many cards."""
        after = look.after
        drawn = self._useful(after, most)
        worth = self.knobs[USEFUL] * drawn
        return worth - self._feared_for_others(look, drawn) if self.looks_on else worth

    def _feared_for_others(self, look: Look, drawn: i64) -> i64:
        """That they have nothing that fits: each of their cards may be any that the seat does not see."""
        after = look.after
        knobs = self.knobs
        seat = look.seat
        top_open = after.all_but_top_up()
        ready = look.ready
        own = after.hand(seat)
        unseen = look.left & ~(own | after.reserve)
        count = bit_count(unseen)
        fitting = bit_count(unseen & ready)
        feared: i64 = 0
        other = following(after)
        cards = after.glasses(other) + drawn
        later = False
        while other != seat:
            price = knobs[STUCK_LATER]
            if not later:
                price = knobs[STUCK_BARE]
                if cards == 2:
                    price = knobs[STUCK_PAIR]
                elif cards > 2:
                    price = knobs[STUCK_MORE]
            if price != 0 and not (top_open and after.hand(other) & n.FINISH_BIT):
                feared += price * _none_of(count, fitting, cards) // 1000
            later = True
            other = other + 1 if other + 1 < after.seats else 0
            cards = after.glasses(other) + 1
        if own & ready == 0:
            feared += knobs[STUCK_SELF]
        if after.finish:
            feared += self._waiting(after)
        return feared

    def _waiting(self, after: CoupeNationState) -> i64:
        """The top must be the turn of whoever holds the Finish card: others would have to find something else to do."""
        turns = n.POSITIONS - 1 - bit_count(after.occupied & ~after.down)
        other = following(after)
        waits: i64 = 0
        at = (other + turns) % after.seats
        while not after.hand(at) & n.FINISH_BIT:
            at = at + 1 if at + 1 < after.seats else 0
            waits += 1
            if waits == after.seats:  # nobody has it yet
                return 0
        return self.knobs[WAITING] * waits // (turns + 1) if turns > 0 else self.knobs[WAITING_LAST] * waits


def judgement(options: object, seats: int = 0, knobs: str = TUNED) -> CoupeNationJudgement:
    values = knobs_of(__file__, seats, knobs)
    return CoupeNationJudgement([values[name] for name in KNOBS])


# Positions after an action, as far as the seat to act can tell


def placed(state: CoupeNationState, card: i64, position: i64) -> CoupeNationState:
    after = state.clone()
    after.cells[n.HANDS + state.to_act] &= ~bit(card)
    after.show(position, card)
    return after


def exchanged(state: CoupeNationState, pair: i64, gone: i64, target: i64, position: i64) -> CoupeNationState:
    after = state.clone()
    _exchange(after, pair, gone, target, position, state.to_act)
    return after


def _exchange(after: CoupeNationState, pair: i64, gone: i64, target: i64, position: i64, seat: i64) -> None:
    """A card that another player hid is not counted: the seat does not know it yet."""
    after.cells[n.HANDS + seat] &= ~(pair | gone)
    after.discard |= gone
    after.reserve = (after.reserve | pair) & ~bit(target)
    if after.occupied >> position & 1:
        if knows_card(after, position, seat):
            after.cells[n.HANDS + seat] |= bit(after.card_at(position))
        if after.hider_at(position) < 0:
            take_away(after, position)
    after.show(position, target)


def _feared(tenths: int, easy: int) -> int:
    """From 1000 for a place without a number down to nothing."""
    worth = float(_DEAD)
    for _ in range(tenths):
        worth *= 1 - 1 / easy
    return int(worth)


def _none_of(count: i64, fitting: i64, cards: i64) -> i64:
    """In thousandths: how likely none of so many cards is among those that fit."""
    chance: i64 = 1_000_000
    rest = count - fitting
    for i in range(cards):
        if i >= count or rest - i <= 0:
            return 0
        chance = chance * (rest - i) // (count - i)
    return chance // 1000

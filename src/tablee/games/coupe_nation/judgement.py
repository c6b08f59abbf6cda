"""What a sensible player of Coupe nation does: keeps the tower open.

The outlook of a position counts, for every place that is still to be filled, the numbers that could come there, less
the other places that crowd into the same range. Every action is judged by the outlook it leaves, by what it costs and
by what the next player may draw. A card that another player hid is never opened while there is something else to do.
Numbers are hundredths of the worth of a place that can still be filled easily.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.bits import bit_count, bit_index, bit_index62
from tablee.engine.judgement import NEVER, Judgement
from tablee.engine.state import State
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.drawing import hearts
from tablee.games.coupe_nation.rules.reserve import cards_due, replaceable, spare, target_of, wanted
from tablee.games.coupe_nation.rules.state import CoupeNationState
from tablee.games.coupe_nation.rules.tower import between, bit

CROWDING: Final = 0  # tenths of a number that each place inside the range of another takes from it
EASY: Final = 1  # tenths of numbers at which a place is easy to fill
HIDDEN: Final = 2  # price of a card that lies face down
SPENT: Final = 3  # price of each card that an exchange costs
USEFUL: Final = 4  # worth of a card that the next player may draw
HELD: Final = 5  # cards to draw up to
IN_RESERVE: Final = 6  # tenths: what a number in the Reserve counts
FINISH_SPENT: Final = 7  # price of laying the Finish card below the top, or sending it to the Reserve
USABLE: Final = 8  # worth of a card in hand that fits somewhere
FILLED: Final = 9  # worth of a place that is filled
KNOBS: Final = (16, 18, 540, 250, 384, 4, 4, 3000, 50, 100)  # tuned by matches

_STEEP: Final = 33  # worth of each tenth of a number that is missing
_DEAD: Final = 1000
_MOST: Final = 200
_NONE: Final = -10_000_000


class CoupeNationJudgement(Judgement):
    __slots__ = ("curve", "knobs")

    def __init__(self, knobs: list[int]) -> None:
        self.knobs: vec[i64] = vec[i64]([i64(knob) for knob in knobs])
        # By tenths of numbers that a place has left: what is still to be feared for it.
        self.curve: vec[i64] = vec[i64]([i64(_feared(tenths, knobs[EASY])) for tenths in range(_MOST)])

    def weigh(self, state: State, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        assert isinstance(state, CoupeNationState)
        for i in range(count):
            weights[i] = self._weight(state, actions[i])

    def _weight(self, state: CoupeNationState, action: i64) -> i64:
        if action < n.PLACE:
            return self._draw(state, action - n.DRAW)
        if action < n.HIDE:
            return self._best_place(state, action - n.PLACE + 1)
        if action < n.OPEN:
            return self._best_hiding(state, action - n.HIDE + 1)
        if action < n.RESERVE:
            return self._open(state, action - n.OPEN)
        if action < n.ON:
            return self._best_exchange(state, action)
        if action < n.DISCARD:
            return self._put(state, action - n.ON)
        if action < n.DESTROY:
            return self._without(state, action - n.DISCARD + 1)
        return self._without(state, action - n.DESTROY + 1)

    # Steps

    def _draw(self, state: CoupeNationState, number: i64) -> i64:
        """Up to as many as can be used: the deck is the clock."""
        apart = state.glasses(state.to_act) + number - self.knobs[HELD]
        return -10 * apart if apart > 0 else 9 * apart

    def _best_place(self, state: CoupeNationState, card: i64) -> i64:
        best: i64 = _NONE
        positions = state.positions_for(card, state.free())
        while positions != 0:
            lowest = positions & -positions
            positions ^= lowest
            worth = self._placed(state, card, bit_index(lowest))
            if worth > best:
                best = worth
        return best

    def _best_hiding(self, state: CoupeNationState, card: i64) -> i64:
        best: i64 = _NONE
        positions = state.free()
        while positions != 0:
            lowest = positions & -positions
            positions ^= lowest
            worth = self._hidden(state, card, bit_index(lowest))
            if worth > best:
                best = worth
        return best

    def _put(self, state: CoupeNationState, position: i64) -> i64:
        first = state.pending.steps[0]
        if first >= n.RESERVE:
            steps = state.pending
            gone: i64 = 0
            for i in range(i64(4), steps.count):
                gone |= bit(steps.steps[i] - n.EXTRA + 1)
            pair = bit(steps.steps[1] - n.PAIR + 1) | bit(steps.steps[2] - n.PAIR + 1)
            return self._exchanged(state, pair, gone, target_of(steps.steps[3]), position)
        if first >= n.HIDE:
            return self._hidden(state, first - n.HIDE + 1, position)
        return self._placed(state, first - n.PLACE + 1, position)

    def _open(self, state: CoupeNationState, position: i64) -> i64:
        """The own card, if it fits. Another's is a gamble: its chances are those of all numbers that are not seen."""
        seat = state.to_act
        low = state.cells[n.LOW + position]
        high = state.cells[n.HIGH + position]
        if state.hider_at(position) != seat:
            unseen = unseen_cards(state, seat)
            return NEVER - 1000 + 1000 * bit_count(unseen & between(low, high)) // (bit_count(unseen) + 1)
        card = state.card_at(position)
        if not (low < card and card < high):
            return NEVER - 2000
        after = state.clone()
        after.show(position, card)
        return self.outlook(after, seat) + self.next_draw(after, card, position)

    # What an action leaves

    def _placed(self, state: CoupeNationState, card: i64, position: i64) -> i64:
        if position == n.TOP:
            return -NEVER
        after = placed(state, card, position)
        worth = self.outlook(after, state.to_act) + self.next_draw(after, card, position)
        return worth - self.knobs[FINISH_SPENT] if card == n.FINISH else worth

    def _hidden(self, state: CoupeNationState, card: i64, position: i64) -> i64:
        after = state.clone()
        after.cells[n.HANDS + state.to_act] &= ~bit(card)
        after.cover(position, card, state.to_act)
        return self.outlook(after, state.to_act) + self.refill(after)

    def _exchanged(self, state: CoupeNationState, pair: i64, gone: i64, target: i64, position: i64) -> i64:
        if position == n.TOP:
            return -NEVER
        seat = state.to_act
        after = exchanged(state, pair, gone, target, position)
        spent = bit_count(gone) + 2
        if state.occupied >> position & 1 and knows_card(state, position, seat):
            spent -= 1  # the card that was replaced
        worth = self.outlook(after, seat) + self.next_draw(after, target, position) - self.knobs[SPENT] * spent
        return worth - self.knobs[FINISH_SPENT] if target == n.FINISH or pair & n.FINISH_BIT else worth

    def _without(self, state: CoupeNationState, card: i64) -> i64:
        """The outlook if a card of the hand or of the Reserve is destroyed."""
        after = state.clone()
        after.cells[n.HANDS + state.to_act] &= ~bit(card)
        after.reserve &= ~bit(card)
        after.discard |= bit(card)
        return self.outlook(after, state.to_act)

    def next_draw(self, after: CoupeNationState, card: i64, position: i64) -> i64:
        """What the next player may draw, as far as it is of use."""
        if card == n.FINISH:
            return self.refill(after)
        symbol = after.printed.symbols[card]
        most = hearts(after, position) if symbol == n.HEART else symbol
        return self._useful(after, most)

    def refill(self, after: CoupeNationState) -> i64:
        missing = n.REFILL - after.glasses(following(after))
        return self._useful(after, missing if missing > 0 else 0)

    def _useful(self, after: CoupeNationState, most: i64) -> i64:
        room = self.knobs[HELD] - after.glasses(following(after))
        if room < 0:
            room = 0
        if most > room:
            most = room
        if most > after.deck_size:
            most = after.deck_size
        return self.knobs[USEFUL] * most

    # Exchanges

    def _best_exchange(self, state: CoupeNationState, action: i64) -> i64:
        """The best that can follow after this step of an exchange."""
        steps = state.pending
        hand = state.hand(state.to_act)
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
            return self._extra(state, action - n.EXTRA + 1)
        if action >= n.SUM:
            target = target_of(action)
            result = high - low if action >= n.DIFFERENCE else high + low
            return self._best_target(state, hand, low, high, target, result)
        return self._best_pair(state, hand, low, high)

    def _best_pair(self, state: CoupeNationState, hand: i64, low: i64, high: i64) -> i64:
        """Over all pairs that agree with what is chosen; 0: nothing is."""
        best: i64 = _NONE
        goal = wanted(state)
        lows = bit(low) if low > 0 else hand
        while lows != 0:
            lowest = lows & -lows
            lows ^= lowest
            one = bit_index62(lowest)
            highs = bit(high) if high > 0 else hand & ~(bit(one + 1) - 1)
            while highs != 0:
                next_lowest = highs & -highs
                highs ^= next_lowest
                worth = self._best_of_pair(state, hand, one, bit_index62(next_lowest), goal)
                if worth > best:
                    best = worth
        return best

    def _best_of_pair(self, state: CoupeNationState, hand: i64, low: i64, high: i64, goal: i64) -> i64:
        best: i64 = _NONE
        while goal != 0:
            lowest = goal & -goal
            goal ^= lowest
            target = bit_index62(lowest)
            worth = self._best_target(state, hand, low, high, target, low + high)
            if worth > best:
                best = worth
            worth = self._best_target(state, hand, low, high, target, high - low)
            if worth > best:
                best = worth
        return best

    def _best_target(self, state: CoupeNationState, hand: i64, low: i64, high: i64, target: i64, result: i64) -> i64:
        """The best place for the card, with the cards that are missed least destroyed for it."""
        cost = target - result if target > result else result - target
        cards = spare(hand, low, high)
        if cost > bit_count(cards):
            return _NONE
        gone = self._least(state, cards, cost)
        best: i64 = _NONE
        positions = state.positions_for(target, replaceable(state))
        while positions != 0:
            lowest = positions & -positions
            positions ^= lowest
            worth = self._exchanged(state, bit(low) | bit(high), gone, target, bit_index(lowest))
            if worth > best:
                best = worth
        return best

    def _least(self, state: CoupeNationState, cards: i64, count: i64) -> i64:
        """So many of the cards: those that are missed least."""
        found: i64 = 0
        for i in range(count):
            best: i64 = _NONE
            chosen: i64 = 0
            rest = cards & ~found
            while rest != 0:
                lowest = rest & -rest
                rest ^= lowest
                worth = self._without(state, bit_index62(lowest))
                if worth > best:
                    best = worth
                    chosen = lowest
            found |= chosen
        return found

    def _extra(self, state: CoupeNationState, card: i64) -> i64:
        """One of those that are missed least, of all that may still be chosen."""
        steps = state.pending
        cards = spare(state.hand(state.to_act), steps.steps[1] - n.PAIR + 1, steps.steps[2] - n.PAIR + 1)
        if steps.count > 4:
            cards &= ~(bit(steps.last() - n.EXTRA + 2) - 1)
        if self._least(state, cards, cards_due(steps)) & bit(card):
            return 1000 - card  # they are chosen in rising order
        return -card

    # The outlook

    def outlook(self, state: CoupeNationState, seat: i64) -> i64:
        """How well the tower can still be completed, as far as the seat can tell."""
        knobs = self.knobs
        gone = state.discard | shown_cards(state) | n.FINISH_BIT
        todo = ((1 << n.POSITIONS) - 1) & ~state.occupied
        hidden = state.down
        while hidden != 0:  # own cards that fit will be opened some day
            lowest = hidden & -hidden
            hidden ^= lowest
            position = bit_index(lowest)
            card = state.card_at(position)
            if state.hider_at(position) == seat:
                gone |= bit(card)
                if state.fits(card, position):
                    continue
            todo |= lowest
        if state.finish:
            todo &= ~(i64(1) << n.TOP)
        left = n.ALL_BITS & ~gone
        worth = self.openness(state, todo, left) - knobs[HIDDEN] * bit_count(state.down)
        worth += knobs[FILLED] * bit_count(state.occupied)
        worth += knobs[USABLE] * bit_count(state.hand(seat) & state.numbers_at(todo & n.BELOW_TOP) & left)
        if state.finish:
            worth -= self.finish_feared(state)
        return worth

    def openness(self, state: CoupeNationState, todo: i64, left: i64) -> i64:
        """What is to be feared for the places that are to be filled with the numbers that are left: 0 at best."""
        cells = state.cells
        knobs = self.knobs
        worth: i64 = 0
        rest = todo
        while rest != 0:
            lowest = rest & -rest
            rest ^= lowest
            position = bit_index(lowest)
            low = cells[n.LOW + position]
            high = cells[n.HIGH + position]
            numbers = between(low, high) & left
            tenths = 10 * bit_count(numbers) - (10 - knobs[IN_RESERVE]) * bit_count(numbers & state.reserve)
            others = todo ^ lowest
            while others != 0:
                other_bit = others & -others
                others ^= other_bit
                other = bit_index(other_bit)
                if cells[n.LOW + other] >= low and cells[n.HIGH + other] <= high:
                    tenths -= knobs[CROWDING]
            if tenths >= _MOST:
                tenths = _MOST - 1
            worth -= self.curve[tenths] if tenths >= 0 else _DEAD - _STEEP * tenths
        return worth

    def finish_feared(self, state: CoupeNationState) -> i64:
        """The Finish card must fit on the top: numbers on the left edge stay below 25, on the right edge above."""
        low = state.cells[n.LOW + n.TOP]
        high = state.cells[n.HIGH + n.TOP]
        return 5 * _DEAD if low >= n.FINISH or high <= n.FINISH else 0


def judgement(options: object) -> CoupeNationJudgement:
    return CoupeNationJudgement(list(KNOBS))


# Positions after an action, as far as the seat to act can tell


def placed(state: CoupeNationState, card: i64, position: i64) -> CoupeNationState:
    after = state.clone()
    after.cells[n.HANDS + state.to_act] &= ~bit(card)
    after.show(position, card)
    return after


def exchanged(state: CoupeNationState, pair: i64, gone: i64, target: i64, position: i64) -> CoupeNationState:
    """A card that another player hid is not counted: the seat does not know it yet."""
    seat = state.to_act
    after = state.clone()
    after.cells[n.HANDS + seat] &= ~(pair | gone)
    after.discard |= gone
    after.reserve = (after.reserve | pair) & ~bit(target)
    if after.occupied >> position & 1:
        old = after.card_at(position)
        if knows_card(after, position, seat):
            after.cells[n.HANDS + seat] |= bit(old)
        if after.hider_at(position) < 0:
            after.remove_shown(position)
    after.show(position, target)
    return after


def knows_card(state: CoupeNationState, position: i64, seat: i64) -> bool:
    """Whether the seat knows the card there: it lies face up, or the seat hid it."""
    return state.hider_at(position) < 0 or state.hider_at(position) == seat


def _feared(tenths: int, easy: int) -> int:
    """From 1000 for a place without a number down to nothing."""
    worth = float(_DEAD)
    for _ in range(tenths):
        worth *= 1 - 1 / easy
    return int(worth)


def shown_cards(state: CoupeNationState) -> i64:
    """Numbers that lie face up in the tower."""
    found: i64 = 0
    rest = state.occupied & ~state.down
    while rest != 0:
        lowest = rest & -rest
        rest ^= lowest
        found |= bit(state.card_at(bit_index(lowest)))
    return found


def unseen_cards(state: CoupeNationState, seat: i64) -> i64:
    """Numbers that lie neither open nor in the hand of the seat."""
    return n.ALL_BITS & ~(state.reserve | state.discard | state.hand(seat) | shown_cards(state) | n.FINISH_BIT)


def following(state: CoupeNationState) -> i64:
    return state.to_act + 1 if state.to_act + 1 < state.seats else 0

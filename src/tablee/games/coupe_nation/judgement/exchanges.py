"""The best exchange that can follow after each of its steps."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.bits import bit_count, bit_index, bit_index62
from tablee.games.coupe_nation.judgement.actions import NOTHING, Actions
from tablee.games.coupe_nation.outlook import Look
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.reserve import cards_due, replaceable, spare, target_of, wanted
from tablee.games.coupe_nation.rules.tower import bit


class Exchanges(Actions):
    __slots__ = ()

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
        best: i64 = NOTHING
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
        best: i64 = NOTHING
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
            return NOTHING
        gone = self._least(look, cards, cost)
        best: i64 = NOTHING
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
            best: i64 = NOTHING
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

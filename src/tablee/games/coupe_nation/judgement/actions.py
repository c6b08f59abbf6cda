"""What each action leaves: the outlook, less what it costs and what the others have to fear."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.bits import bit_count, bit_index
from tablee.engine.judgement import NEVER
from tablee.games.coupe_nation.judgement.knobs import FILLED, FINISH_SPENT, HELD, HIDDEN, SPENT
from tablee.games.coupe_nation.judgement.others import Others
from tablee.games.coupe_nation.judgement.positions import exchange
from tablee.games.coupe_nation.outlook import UNKNOWN, Look, knows_card, unseen_cards
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.reserve import target_of
from tablee.games.coupe_nation.rules.state import CoupeNationState
from tablee.games.coupe_nation.rules.tower import between, bit

NOTHING: Final = -10_000_000  # worse than every action


class Actions(Others):
    __slots__ = ()

    def _draw(self, state: CoupeNationState, number: i64) -> i64:
        """Up to as many as can be used: the deck is the clock."""
        apart = state.glasses(state.to_act) + number - self.knobs[HELD]
        return -10 * apart if apart > 0 else 9 * apart

    def _best_place(self, look: Look, card: i64) -> i64:
        best: i64 = NOTHING
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
        best: i64 = NOTHING
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
        exchange(after, pair, gone, target, position, seat)
        worth = self._left_by(look, shown | bit(target)) + self._next(look, self._symbols(after, target, position))
        worth -= self.knobs[SPENT] * spent
        return worth - self.knobs[FINISH_SPENT] if target == n.FINISH or pair & n.FINISH_BIT else worth

    def _without(self, look: Look, card: i64) -> i64:
        """The outlook if a card of the hand or of the Reserve is destroyed."""
        known = look.missed[card]
        if known == UNKNOWN:
            known = self._left_without(look, card, n.NOWHERE)
            look.missed[card] = known
        return known

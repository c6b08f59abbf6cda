"""What comes after an action: how many cards the next player may draw, and whether the others have one that fits."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.bits import bit_count
from tablee.games.coupe_nation.judgement.knobs import (
    HELD,
    STUCK_BARE,
    STUCK_LATER,
    STUCK_MORE,
    STUCK_PAIR,
    STUCK_SELF,
    USEFUL,
    WAITING,
    WAITING_LAST,
)
from tablee.games.coupe_nation.judgement.openness import Openness
from tablee.games.coupe_nation.outlook import Look, following
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.drawing import hearts
from tablee.games.coupe_nation.rules.state import CoupeNationState


class Others(Openness):
    __slots__ = ()

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


def _none_of(count: i64, fitting: i64, cards: i64) -> i64:
    """In thousandths: how likely none of so many cards is among those that fit."""
    chance: i64 = 1_000_000
    rest = count - fitting
    for i in range(cards):
        if i >= count or rest - i <= 0:
            return 0
        chance = chance * (rest - i) // (count - i)
    return chance // 1000

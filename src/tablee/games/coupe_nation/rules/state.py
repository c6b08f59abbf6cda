"""A game of Coupe nation (Yusuke Sawaguchi): set-up, who decides what, who knows what, and the end. The chapters in
between are modules of their own."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.bits import bit_count, bit_index, bit_index62
from tablee.engine.rng import Dealer, Rng
from tablee.engine.state import UNSEEN, Memory
from tablee.games.coupe_nation.memory import CoupeNationMemory
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.drawing import draw, fill_draws
from tablee.games.coupe_nation.rules.printed import Printed
from tablee.games.coupe_nation.rules.reserve import exchange
from tablee.games.coupe_nation.rules.tower import Tower, bit
from tablee.games.coupe_nation.rules.turn import (
    after_action,
    begin_action,
    begin_turn,
    clear,
    fill_cards,
    fill_next_step,
    fill_turn,
    hide,
    place,
    trim,
    uncover,
)


class CoupeNationState(Tower):
    __slots__ = ()

    # Set-up (chapter 1)

    def __init__(
        self,
        seats: i64,
        printed: Printed,
        rules: i64,
        rng: Rng,
        finish: bool,
        dealer: Dealer | None,
        source: CoupeNationState | None = None,
    ) -> None:
        super().__init__(seats, printed, rules, rng, finish, source)
        if dealer is not None:
            self._set_up(dealer)

    def clone(self) -> CoupeNationState:
        return CoupeNationState(self.seats, self.printed, self.rules, self.rng.clone(), self.finish, None, self)

    def _set_up(self, dealer: Dealer) -> None:
        """Chance in this order: first player, deck, and the places of the lower half with the Finish card."""
        self.first = dealer.pick(self.seats)  # CPN-1.5
        left: list[int] = []
        for card in range(1, n.GLASS + 1):
            if card != 1 and card != n.FINISH and card != n.GLASS:
                left.append(card)
        cards = dealer.shuffle(left)  # CPN-1.1; the first is the top
        at: i64 = 0
        for seat in range(self.seats):
            for i in range(i64(n.DEALT)):
                self.cells[n.HANDS + seat] |= bit(cards[at])
                at += 1
        self.reserve = bit(1) | bit(n.GLASS)  # CPN-1.2
        for i in range(self.reserve_limit() - 2):
            self.reserve |= bit(cards[at])
            at += 1
        self.show(n.MIDDLE, n.FINISH)  # CPN-1.3: here 25 is the Glass card
        deck = cards[at:]
        if self.finish:
            deck = self._with_finish(deck, dealer)
        self.deck = vec[i64]([i64(card) for card in deck[::-1]])
        self.deck_size = len(deck)
        self.memory = CoupeNationMemory(self.seats)
        begin_turn(self, self.first)

    def _with_finish(self, deck: list[int], dealer: Dealer) -> list[int]:
        """CPN-1.6: the Finish card is shuffled into the lower half. Places are shuffled, not cards, so that a scripted
        deal of one half goes with any deal of the cards."""
        half = int(self.bottom_half())
        upper = deck[: len(deck) - half]
        lower = deck[len(deck) - half :]
        lower.append(n.FINISH)
        return upper + [lower[i] for i in dealer.shuffle([i for i in range(half + 1)])]

    # Who is asked what

    def fill_actions(self, buffer: vec[i64]) -> i64:
        if self.pending.count > 0:
            return fill_next_step(self, buffer)
        if self.phase == n.ACTING:
            return fill_turn(self, buffer)
        if self.phase == n.DRAWING:
            return fill_draws(self, buffer)
        if self.phase == n.TRIMMING:
            return fill_cards(self.hand(self.to_act), n.DISCARD, buffer)
        return fill_cards(self.reserve, n.DESTROY, buffer)

    def completes(self, action: i64) -> bool:
        return action < n.PLACE or (action >= n.OPEN and action < n.RESERVE) or action >= n.ON

    def apply(self, action: i64) -> None:
        if action < n.PLACE:
            draw(self, action - n.DRAW)
            begin_action(self)
        elif not self.completes(action):
            self.pending.add(action)
        elif action < n.RESERVE:
            self._open(action - n.OPEN)
        elif action < n.DISCARD:
            self._put(action - n.ON)
        elif action < n.DESTROY:
            trim(self, action - n.DISCARD + 1)
        else:
            clear(self, action - n.DESTROY + 1)

    def _open(self, position: i64) -> None:
        if uncover(self, position):
            after_action(self, position)
        else:
            self.learned += 1
            self.reference = position
            self.end(n.COLLAPSED)

    def _put(self, position: i64) -> None:
        """The last step of A, B and D."""
        first = self.pending.steps[0]
        if first >= n.RESERVE:
            exchange(self, position)
        else:
            self.pending.clear()
            if first >= n.HIDE:
                hide(self, first - n.HIDE + 1, position)
            else:
                place(self, first - n.PLACE + 1, position)
        after_action(self, position)

    # Who knows what (section 5 of the specification)

    def seen(self, action: i64, seat: i64) -> i64:
        """Others see an action as a whole, and of a hidden card its place (CPN-11.2)."""
        if seat == self.to_act:
            return action
        if not self.completes(action):
            return UNSEEN
        if self.pending.count == 0:
            return action
        first = self.pending.steps[0]
        if first >= n.HIDE and first < n.OPEN:
            return n.NUM_ACTIONS + action
        return self.pending.key(action)

    def redeal(self, seat: i64, rng: Rng, memory: Memory | None) -> None:
        cells = self.cells
        places = self._hidden_positions(seat)
        room = vec[i64]([0] * n.MOST_SEATS)
        unseen = self._unseen(seat, places)
        for other in range(self.seats):
            if other != seat:
                room[other] = self.glasses(other)
                cells[n.HANDS + other] &= n.FINISH_BIT
        if memory is not None and seat >= 0:  # one of the cases that the seat thinks possible
            assert isinstance(memory, CoupeNationMemory)
            case = memory.case(seat, rng)
            for i in range(i64(len(case) // 2)):
                card: i64 = case[2 * i]
                place: i64 = case[2 * i + 1]
                unseen &= ~bit(card)
                if place >= n.POSITIONS:
                    cells[n.HANDS + place - n.POSITIONS] |= bit(card)
                    room[place - n.POSITIONS] -= 1
                else:
                    cells[place] = cells[place] // n.HIDER * n.HIDER + card
                    places &= ~(i64(1) << place)
        self._fill(unseen, room, places, rng)

    def _hidden_positions(self, seat: i64) -> i64:
        found: i64 = 0
        rest = self.down
        while rest != 0:
            lowest = rest & -rest
            if self.hider_at(bit_index(lowest)) != seat:
                found |= lowest
            rest ^= lowest
        return found

    def _unseen(self, seat: i64, places: i64) -> i64:
        """Glass cards that the seat does not see now: all there are, without those it sees."""
        seen = self.reserve | self.discard | n.FINISH_BIT
        if seat >= 0:
            seen |= self.hand(seat)
        shown = self.occupied & ~places
        while shown != 0:
            lowest = shown & -shown
            seen |= bit(self.card_at(bit_index(lowest)))
            shown ^= lowest
        return n.ALL_BITS & ~seen

    def _fill(self, unseen: i64, room: vec[i64], places: i64, rng: Rng) -> None:
        """Deal the unseen cards to the hands, to hidden places and to the deck, each up to its size."""
        count = bit_count(unseen)
        cards = vec[i64]([0] * count)
        for i in range(count):
            lowest = unseen & -unseen
            cards[i] = bit_index62(lowest)
            unseen ^= lowest
        rng.shuffle(cards, count)
        for other in range(self.seats):
            for i in range(room[other]):
                count -= 1
                self.cells[n.HANDS + other] |= bit(cards[count])
        while places != 0:
            lowest = places & -places
            position = bit_index(lowest)
            count -= 1
            self.cells[position] = self.cells[position] // n.HIDER * n.HIDER + cards[count]
            places ^= lowest
        self.deck = self._new_deck(cards, rng)

    def _new_deck(self, cards: vec[i64], rng: Rng) -> vec[i64]:
        """The first cards; the Finish card, if nobody has drawn it, among the last of the deck."""
        deck = vec[i64]([0] * self.deck_size)
        slot: i64 = n.NOWHERE
        if self.finish and not self.finish_drawn:
            half = self.bottom_half() + 1
            slot = rng.below(half if half < self.deck_size else self.deck_size)
        at: i64 = 0
        for i in range(self.deck_size):
            if i == slot:
                deck[i] = n.FINISH
            else:
                deck[i] = cards[at]
                at += 1
        return deck

    # The end (chapter 10)

    def scores(self) -> list[int]:
        """For statistics: the cards that lie face up, the same for all (CPN-10.4)."""
        return [int(self.face_up()) for seat in range(self.seats)]

    def returns(self) -> list[float]:
        """All win or lose together."""
        return [1.0 if self.ending == n.WON else 0.0 for seat in range(self.seats)]

"""What lies where in a game of Coupage, and who knows it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.rng import Rng
from tablee.engine.state import Memory, State
from tablee.games.coupage.memory import CoupageMemory
from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.printed import BITS, Printed

NOBODY: Final = -1
NOTHING: Final = -1  # no card
PAID_BITS: Final = 5  # a class takes five bits in `paid`, so that
PAID_EACH: Final = 12  # classes go into one number


class Cellars(State):
    """Hands, barrels, pile, discard and market: the chapters of the rules are functions of it."""

    __slots__ = (
        "abilities",
        "actions_left",
        "barrels",
        "bottling",
        "busy",
        "cava_cards",
        "discard",
        "discard_size",
        "extra",
        "extras",
        "hands",
        "held",
        "idle",
        "open",
        "paid",
        "paid_count",
        "paid_more",
        "phase",
        "pile",
        "pile_size",
        "printed",
        "resolving",
        "second_cava",
        "top",
        "turn",
        "turns",
        "winner",
    )

    def __init__(
        self,
        seats: i64,
        printed: Printed,
        rules: i64,
        rng: Rng,
        abilities: bool,
        second_cava: bool,
        source: Cellars | None = None,
    ) -> None:
        super().__init__(seats, printed, rules, rng, source)
        self.printed: Printed = printed
        self.abilities: bool = abilities  # chapter 10
        self.second_cava: bool = second_cava  # CPG-9.4
        if source is None:
            self.phase: i64 = n.DRAWING
            self.turn: i64 = 0  # whose turn it is; a harvest asks the others, too
            self.turns: i64 = 0  # turns finished
            self.actions_left: i64 = 0
            self.extra: bool = False  # the same player is to have another turn (CPG-10.4)
            self.extras: i64 = 0  # extra turns begun
            self.busy: bool = False  # a card was drawn or an action done in this turn
            self.idle: i64 = 0  # turns in a row without either
            self.resolving: i64 = NOTHING  # the special card set aside until its effect is done (CPG-3.5)
            self.bottling: i64 = NOTHING  # the barrel whose cards are not discarded yet (CPG-6.9)
            self.paid: i64 = 0  # the cards paid for it, packed
            self.paid_more: i64 = 0  # from the thirteenth on
            self.paid_count: i64 = 0
            self.cava_cards: i64 = 0  # mask of the barrels that have one (CPG-6.4)
            self.winner: i64 = NOBODY
            self.hands: vec[i64] = vec[i64]([0] * (seats * n.CLASSES))  # how many of each class
            self.held: vec[i64] = vec[i64]([0] * seats)  # cards in each hand
            self.barrels: vec[i64] = vec[i64]([0] * (seats * n.CELLAR))
            self.open: vec[i64] = vec[i64]([NOTHING] * (n.MARKET_SLOTS + n.MOST_SEATS))  # the market, then the harvest
            self.pile: vec[i64] = vec[i64]([0] * n.DECK)  # the top is at the end
            self.pile_size: i64 = 0
            self.discard: vec[i64] = vec[i64]([0] * n.CLASSES)  # how many of each class
            self.discard_size: i64 = 0
            self.top: i64 = NOTHING  # what was discarded last: it lies on top (CPG-3.2)
            for place in range(seats * n.BARRELS):
                self.barrels[place * n.STRIDE + n.RECIPE] = NOTHING
        else:
            self.phase = source.phase
            self.turn = source.turn
            self.turns = source.turns
            self.actions_left = source.actions_left
            self.extra = source.extra
            self.extras = source.extras
            self.busy = source.busy
            self.idle = source.idle
            self.resolving = source.resolving
            self.bottling = source.bottling
            self.paid = source.paid
            self.paid_more = source.paid_more
            self.paid_count = source.paid_count
            self.cava_cards = source.cava_cards
            self.winner = source.winner
            self.hands = source.hands[:]
            self.held = source.held[:]
            self.barrels = source.barrels[:]
            self.open = source.open[:]
            self.pile = source.pile[:]
            self.pile_size = source.pile_size
            self.discard = source.discard[:]
            self.discard_size = source.discard_size
            self.top = source.top

    # Cards on their way

    def can_draw(self) -> bool:
        """Whether there is a card in the pile, or in the discard that would become one."""
        return self.pile_size + self.discard_size > 0

    def throw(self, card: i64) -> None:
        self.discard[card] += 1
        self.discard_size += 1
        self.top = card

    def give(self, seat: i64, card: i64) -> None:
        self.hands[seat * n.CLASSES + card] += 1
        self.held[seat] += 1

    def show(self, seat: i64, card: i64) -> None:
        """A card leaves the hand before all eyes."""
        self.hands[seat * n.CLASSES + card] -= 1
        self.held[seat] -= 1
        memory = self.learning()
        if memory is not None:
            memory.left_openly(seat, card)

    # Barrels

    def is_ready(self, place: i64) -> bool:
        """Complete, aged and not spoiled (CPG-6.1)."""
        barrels = self.barrels
        if barrels[place + n.STAGE] != n.PRODUCING or barrels[place + n.SPOILED] > 0:
            return False
        recipe = barrels[place + n.RECIPE]
        return (
            barrels[place + n.GRAPE_COUNT] == self.printed.slots[recipe]
            and barrels[place + n.TIME_COUNT] >= self.printed.time[recipe]
        )

    def lacks_last_time(self, place: i64) -> bool:
        """Whether a card of the hand may serve as the Time that is missing: a red, when it is bottled (CPG-10.3)."""
        barrels = self.barrels
        return (
            self.rules > 1
            and self.abilities
            and barrels[place + n.RECIPE] == n.ROU
            and barrels[place + n.STAGE] == n.PRODUCING
            and barrels[place + n.SPOILED] == 0
            and barrels[place + n.GRAPE_COUNT] == self.printed.slots[n.ROU]
            and barrels[place + n.TIME_COUNT] == self.printed.time[n.ROU] - 1
        )

    def can_age(self, place: i64) -> bool:
        """Whether the barrel may be given a Time (CPG-5.5, CPG-5.7)."""
        barrels = self.barrels
        return (
            barrels[place + n.STAGE] == n.PRODUCING
            and barrels[place + n.SPOILED] == 0
            and barrels[place + n.TIME_COUNT] < self.printed.time[barrels[place + n.RECIPE]]
        )

    def takes_stolen(self, place: i64) -> bool:
        """Whether Time taken from others may be put on the barrel: more than it lacks, since version 2 (CPG-5.5)."""
        if self.rules == 1:
            return self.can_age(place)
        barrels = self.barrels
        return (
            barrels[place + n.STAGE] == n.PRODUCING
            and barrels[place + n.SPOILED] == 0
            and barrels[place + n.TIME_COUNT] < self.printed.time[barrels[place + n.RECIPE]] + n.SURPLUS
        )

    def takes(self, place: i64, variety: i64) -> bool:
        """Whether one more grape of the variety fits what the barrel is to become (CPG-4.7)."""
        return self.printed.can_hold(self.barrels[place + n.RECIPE], self.packed(place) + (i64(1) << BITS * variety))

    def packed(self, place: i64) -> i64:
        """Grapes of a barrel as counts per variety."""
        counts: i64 = 0
        for i in range(self.barrels[place + n.GRAPE_COUNT]):
            counts += i64(1) << BITS * (self.barrels[place + n.GRAPE + i] // n.LEVELS)
        return counts

    def put_time(self, place: i64, time: i64) -> None:
        self.barrels[place + n.TIME_CARD + self.barrels[place + n.TIME_COUNT]] = time
        self.barrels[place + n.TIME_COUNT] += 1

    def take_time(self, place: i64, which: i64) -> i64:
        """Take the Time that an action names, or the first, off a barrel."""
        barrels = self.barrels
        i = place + n.TIME_CARD
        if which >= n.DOWN:
            i += which - n.DOWN
        elif which == n.UP:
            while barrels[i] & n.FACE_DOWN:
                i += 1
        time = barrels[i]
        last = place + n.TIME_CARD + barrels[place + n.TIME_COUNT] - 1
        while i < last:
            barrels[i] = barrels[i + 1]
            i += 1
        barrels[last] = 0
        barrels[place + n.TIME_COUNT] -= 1
        return time

    def take_grape(self, place: i64, card: i64) -> None:
        barrels = self.barrels
        last = place + n.GRAPE + barrels[place + n.GRAPE_COUNT] - 1
        i = place + n.GRAPE
        while barrels[i] != card:
            i += 1
        while i < last:
            barrels[i] = barrels[i + 1]
            i += 1
        barrels[last] = 0
        barrels[place + n.GRAPE_COUNT] -= 1

    # Bottles

    def paid_card(self, i: i64) -> i64:
        """One of the cards paid for a bottling that is not finished."""
        if i < PAID_EACH:
            return self.paid >> PAID_BITS * i & (1 << PAID_BITS) - 1
        return self.paid_more >> PAID_BITS * (i - PAID_EACH) & (1 << PAID_BITS) - 1

    def add_paid(self, card: i64) -> None:
        if self.paid_count < PAID_EACH:
            self.paid |= card << PAID_BITS * self.paid_count
        else:
            self.paid_more |= card << PAID_BITS * (self.paid_count - PAID_EACH)
        self.paid_count += 1

    def wines(self, seat: i64) -> i64:
        """Bottled ones."""
        return self._bottles(seat, cava=False)

    def cavas(self, seat: i64) -> i64:
        return self._bottles(seat, cava=True)

    def _bottles(self, seat: i64, cava: bool) -> i64:
        count: i64 = 0
        place = seat * n.CELLAR
        for barrel in range(i64(n.BARRELS)):
            if self.barrels[place + n.STAGE] == n.BOTTLED and n.is_cava(self.barrels[place + n.RECIPE]) == cava:
                count += 1
            place += n.STRIDE
        return count

    def progress(self, seat: i64) -> i64:
        """Bottles that count towards two wines and one cava (CPG-6.5, CPG-9.1, CPG-9.4)."""
        wines = self.wines(seat)
        cavas = self.cavas(seat)
        if self.second_cava and cavas > 1:
            wines += cavas - 1
        return (wines if wines < 2 else 2) + (1 if cavas > 0 else 0)

    def ageing(self, seat: i64) -> i64:
        """Time cards on barrels in production."""
        count: i64 = 0
        for barrel in range(i64(n.BARRELS)):
            place = seat * n.CELLAR + barrel * n.STRIDE
            if self.barrels[place + n.STAGE] == n.PRODUCING:
                count += self.barrels[place + n.TIME_COUNT]
        return count

    # Who knows what

    def learning(self) -> CoupageMemory | None:
        """The memory to be told of what is shown."""
        memory = self.memory
        if memory is None:
            return None  # a search clone: nobody learns, nothing to keep
        assert isinstance(memory, CoupageMemory)
        return memory

    def knows_time(self, time: i64, seat: i64) -> bool:
        """Whether the seat (or SPECTATOR) knows the card that serves as a Time."""
        return time & n.FACE_DOWN == 0 or time >> n.KNOWERS + (seat if seat >= 0 else n.MOST_SEATS) & 1 == 1

    def has_unknown_times(self, seat: i64) -> bool:
        for place in range(self.seats * n.BARRELS):
            for i in range(self.barrels[place * n.STRIDE + n.TIME_COUNT]):
                if not self.knows_time(self.barrels[place * n.STRIDE + n.TIME_CARD + i], seat):
                    return True
        return False

    def redeal(self, seat: i64, rng: Rng, memory: Memory | None) -> None:
        unseen = self._unseen(seat)
        hands = self.hands
        pile = self.pile
        for other in range(self.seats):  # what the seat knows of other hands stays there
            if other != seat:
                for card in range(i64(n.CLASSES)):
                    hands[other * n.CLASSES + card] = 0
                    if memory is not None and seat >= 0:
                        assert isinstance(memory, CoupageMemory)
                        sure = memory.at(seat, other, card)
                        hands[other * n.CLASSES + card] = sure
                        unseen[card] -= sure
        size: i64 = 0
        for card in range(i64(n.CLASSES)):
            for copy in range(unseen[card]):
                pile[size] = card
                size += 1
        for i in range(size, i64(n.DECK)):
            pile[i] = 0  # places drawn empty still show the cards that were there
        rng.shuffle(pile, size)
        for other in range(self.seats):
            if other != seat:
                missing = self.held[other]
                for card in range(i64(n.CLASSES)):
                    missing -= hands[other * n.CLASSES + card]
                for i in range(missing):
                    size -= 1
                    hands[other * n.CLASSES + pile[size]] += 1
                    pile[size] = 0
        barrels = self.barrels
        for barrel in range(self.seats * n.BARRELS):
            first = barrel * n.STRIDE + n.TIME_CARD
            for i in range(first, first + barrels[barrel * n.STRIDE + n.TIME_COUNT]):
                if not self.knows_time(barrels[i], seat):
                    size -= 1
                    barrels[i] = barrels[i] >> 5 << 5 | pile[size]
                    pile[size] = 0

    def _unseen(self, seat: i64) -> vec[i64]:
        """How many cards of each class the seat cannot see: all there are, without those it sees."""
        unseen = self.printed.copies[:]
        for card in range(i64(n.CLASSES)):
            unseen[card] -= self.discard[card]
            if seat >= 0:
                unseen[card] -= self.hands[seat * n.CLASSES + card]
        for i in range(i64(n.MARKET_SLOTS + n.MOST_SEATS)):
            if self.open[i] >= 0:
                unseen[self.open[i]] -= 1
        if self.resolving >= 0:
            unseen[self.resolving] -= 1
        for i in range(self.paid_count):
            unseen[self.paid_card(i)] -= 1
        barrels = self.barrels
        for barrel in range(self.seats * n.BARRELS):
            place = barrel * n.STRIDE
            if barrels[place + n.SPOILED] > 0:
                unseen[n.PIQ] -= 1
            for i in range(barrels[place + n.GRAPE_COUNT]):
                unseen[barrels[place + n.GRAPE + i]] -= 1
            for i in range(barrels[place + n.TIME_COUNT]):
                time = barrels[place + n.TIME_CARD + i]
                if self.knows_time(time, seat):
                    unseen[time & n.FACE_DOWN - 1] -= 1
        return unseen

"""The rules of Coup (Wolfgang Kramer, 1975), in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.bits import bit_index
from tablee.engine.rng import Dealer, Rng
from tablee.engine.state import UNSEEN, Content, Memory, State
from tablee.games.coup.memory import CoupMemory

COLOURS: Final = 6
NUMBERS: Final = 20
TILES: Final = COLOURS * NUMBERS  # tile = colour * NUMBERS + number - 1
GOAL: Final = 10  # tiles without a gap that make the Coup (COUP-6.1)
FULL_ROW: Final = (1 << NUMBERS) - 1

# Actions: buy a token of colour 0-5, stop buying, lay a tile, put a tile aside, done swapping, pass on the last tile.
BUY: Final = 0
STOP: Final = BUY + COLOURS
LAY: Final = STOP + 1
ASIDE: Final = LAY + TILES
DONE: Final = ASIDE + TILES
PASS: Final = DONE + 1
NUM_ACTIONS: Final = PASS + 1  # what others see of DONE is NUM_ACTIONS + the number of tiles put aside

BUYING: Final = 0
LAYING: Final = 1
SWAPPING: Final = 2
LAST_TILES: Final = 3
SCORING: Final = 4


class Tables(Content):
    """The printed tables for one number of players, as `content.py` reads them off the sheet."""

    __slots__ = ("buy", "capital", "hand", "lay", "price", "run_value")

    def __init__(
        self, fingerprint: str, hand: i64, lay: i64, buy: i64, capital: i64, price: i64, run_value: list[int]
    ) -> None:
        super().__init__(fingerprint)
        self.hand: Final[i64] = hand  # table 1: tiles in a full hand
        self.lay: Final[i64] = lay  # table 1: tiles laid per player and round
        self.buy: Final[i64] = buy  # table 1: most tokens bought per player and round
        self.capital: Final[i64] = capital  # table 1
        self.price: Final[i64] = price  # of a token
        self.run_value: Final[vec[i64]] = vec[i64]([i64(value) for value in run_value])  # table 2, by length of run


def has_coup(row: i64) -> bool:
    """Whether the row, a mask of 20 spaces, holds a run of at least ten tiles (COUP-6.1)."""
    # Each line keeps the spaces from which a run of 2, 4, 8, then 10 tiles starts. Nothing wraps: bit 20 is empty.
    runs = row & (row >> 1)
    runs &= runs >> 2
    runs &= runs >> 4
    runs &= runs >> 2
    return runs != 0


def missing(row: i64) -> i64:
    """Tiles that a row lacks for a run of ten, where it lacks fewest."""
    fewest: i64 = GOAL
    for first in range(i64(NUMBERS - GOAL + 1)):
        lacks: i64 = 0
        for number in range(i64(GOAL)):
            if not row >> (first + number) & 1:
                lacks += 1
        if lacks < fewest:
            fewest = lacks
    return fewest


def row_value(row: i64, run_value: vec[i64]) -> i64:
    """Value of one token of a colour: the sum over the runs of its row (COUP-7.2)."""
    value: i64 = 0
    run: i64 = 0
    for number in range(i64(NUMBERS + 1)):
        if row >> number & 1:
            run += 1
        else:
            value += run_value[run]
            run = 0
    return value


def row_gains(row: i64, run_value: vec[i64]) -> list[int]:
    """By number from 1: what laying that tile would add to the value of a token; 0 where it lies (COUP-7.2)."""
    gains: list[int] = []
    left: i64 = 0  # length of the run that ends before this space
    for number in range(i64(NUMBERS)):
        if row >> number & 1:
            gains.append(0)
            left += 1
        else:
            right: i64 = 0
            while row >> (number + 1 + right) & 1:
                right += 1
            gains.append(run_value[left + 1 + right] - run_value[left] - run_value[right])
            left = 0
    return gains


def num_actions(options: object) -> int:
    return NUM_ACTIONS


def set_up(seats: i64, options: object, content: Tables, rules: i64, rng: Rng, dealer: Dealer) -> CoupState:
    return CoupState(seats, content, rules, rng, dealer)


class CoupState(State):
    __slots__ = (
        "board",
        "bought",
        "cash",
        "hands",
        "held",
        "maker",
        "phase",
        "pool",
        "pool_size",
        "round",
        "start",
        "supply",
        "tables",
        "tokens",
        "turns_left",
    )

    # Set-up

    def __init__(
        self, seats: i64, tables: Tables, rules: i64, rng: Rng, dealer: Dealer | None, source: CoupState | None = None
    ) -> None:
        super().__init__(seats, tables, rules, rng, source)
        self.tables: Tables = tables
        if source is None:
            self.phase: i64 = BUYING
            self.round: i64 = 1
            self.start: i64 = 0  # who begins this round
            self.turns_left: i64 = seats  # turns until the phase is over, the present one included
            self.bought: i64 = 0  # tokens bought this turn
            self.maker: i64 = -1  # who made the Coup
            self.board: vec[i64] = vec[i64]([0] * COLOURS)  # a mask of 20 spaces per colour
            self.supply: vec[i64] = vec[i64]([NUMBERS] * COLOURS)  # COUP-1.4
            self.hands: vec[i64] = vec[i64]([0] * (seats * COLOURS))  # masks, like the board
            self.held: vec[i64] = vec[i64]([0] * seats)  # tiles in each hand: counting the masks costs more
            self.tokens: vec[i64] = vec[i64]([0] * (seats * COLOURS))
            self.cash: vec[i64] = vec[i64]([tables.capital] * seats)  # COUP-1.3; the bank is what is left of 12,400
            self.pool: vec[i64] = vec[i64]([0] * TILES)  # face down and mixed; the top is at the end
            self.pool_size: i64 = TILES
            if dealer is not None:
                self._deal(dealer)
        else:
            self.phase = source.phase
            self.round = source.round
            self.start = source.start
            self.turns_left = source.turns_left
            self.bought = source.bought
            self.maker = source.maker
            self.board = source.board[:]
            self.supply = source.supply[:]
            self.hands = source.hands[:]
            self.held = source.held[:]
            self.tokens = source.tokens[:]
            self.cash = source.cash[:]
            self.pool = source.pool[:]
            self.pool_size = source.pool_size

    def clone(self) -> CoupState:
        return CoupState(self.seats, self.tables, self.rules, self.rng.clone(), None, self)

    def _deal(self, dealer: Dealer) -> None:
        self.start = dealer.pick(self.seats)  # COUP-1.6
        self.to_act = self.start
        mixed = dealer.shuffle(list(range(TILES)))  # COUP-1.2
        for i in range(i64(TILES)):
            self.pool[i] = mixed[i]
        for seat in range(self.seats):
            self._refill(seat)  # COUP-1.5
        self.memory = CoupMemory(self.seats)
        if not self._is_asked():
            self._end_turn()

    # What may be done

    def fill_actions(self, buffer: vec[i64]) -> i64:
        count: i64 = 0
        if self.phase == BUYING:
            supply = self.supply
            for colour in range(i64(COLOURS)):
                if supply[colour] > 0:  # COUP-3.4
                    buffer[count] = BUY + colour
                    count += 1
            buffer[count] = STOP  # COUP-3.7
            count += 1
        elif self.phase == SWAPPING:
            # Ascending order: every set of tiles can be put aside in exactly one way.
            lowest = self.pending.last() - ASIDE + 1 if self.pending.count > 0 else 0
            count = self._fill_from_hand(buffer, ASIDE, lowest)
            buffer[count] = DONE
            count += 1
        else:
            count = self._fill_from_hand(buffer, LAY, 0)
            if self.phase == LAST_TILES:
                buffer[count] = PASS  # COUP-6.3
                count += 1
        return count

    def _fill_from_hand(self, buffer: vec[i64], first_action: i64, lowest: i64) -> i64:
        """One action per tile in hand, from tile `lowest` on."""
        count: i64 = 0
        hands = self.hands
        hand = self.to_act * COLOURS
        colour = lowest // NUMBERS
        skip = lowest - colour * NUMBERS
        while colour < COLOURS:
            tiles = hands[hand + colour] >> skip << skip
            skip = 0
            base = first_action + colour * NUMBERS
            while tiles != 0:
                low = tiles & -tiles
                buffer[count] = base + bit_index(low)
                count += 1
                tiles ^= low
            colour += 1
        return count

    def completes(self, action: i64) -> bool:
        return action < ASIDE or action >= DONE

    def forced(self) -> bool:
        """One tile left to lay: hand sizes are public, so everybody knows that there is no choice."""
        return self.phase == LAYING and self.held[self.to_act] == 1

    def apply(self, action: i64) -> None:
        if action < STOP:
            self._buy(action - BUY)
        elif action == STOP:
            self._end_turn()
        elif action < ASIDE:
            self._lay(action - LAY)
        elif action < DONE:
            self.pending.add(action)
        elif action == DONE:
            self._swap()
        else:
            self._end_turn()

    # Buying tokens

    def _buy(self, colour: i64) -> None:
        seat = self.to_act
        self.cash[seat] -= self.tables.price  # COUP-3.3
        self.supply[colour] -= 1
        self.tokens[seat * COLOURS + colour] += 1
        self.bought += 1
        if self.bought == self.tables.buy or not self._can_buy(seat):
            self._end_turn()  # COUP-3.2: the next player buys once this one is through

    def _can_buy(self, seat: i64) -> bool:
        if self.cash[seat] < self.tables.price:
            return False
        for colour in range(i64(COLOURS)):
            if self.supply[colour] > 0:
                return True
        return False

    # Laying tiles

    def _lay(self, tile: i64) -> None:
        colour = tile // NUMBERS
        self._take_from_hand(self.to_act, tile)
        row = self.board[colour] | i64(1) << (tile - colour * NUMBERS)  # COUP-4.2
        self.board[colour] = row
        self.learned += 1
        memory = self._learning()
        if memory is not None:
            memory.laid(tile)
        if self.phase == LAYING and has_coup(row):  # COUP-4.6; COUP-6.4: once only
            self.maker = self.to_act
            self.phase = LAST_TILES
            self.turns_left = self.seats  # this turn, which is over, and one for each other player (COUP-6.2)
        self._end_turn()

    def _take_from_hand(self, seat: i64, tile: i64) -> None:
        colour = tile // NUMBERS
        self.hands[seat * COLOURS + colour] ^= i64(1) << (tile - colour * NUMBERS)
        self.held[seat] -= 1

    # Swapping and drawing

    def _swap(self) -> None:
        """Put the chosen tiles aside, draw from the pool, and only then mix them into it (COUP-5.3)."""
        seat = self.to_act
        count = self.pending.count
        aside = self.pending.steps[:]
        self.pending.clear()
        for i in range(count):
            aside[i] -= ASIDE
            self._take_from_hand(seat, aside[i])
        self._refill(seat)
        missing = self.tables.hand - self.held[seat]
        if missing > 0 and count > 0:  # the pool ran out
            self.rng.shuffle(aside, count)
            while missing > 0 and count > 0:
                count -= 1
                missing -= 1
                self._take_into_hand(seat, aside[count])
        memory = self._learning()
        for i in range(count):
            self._return_to_pool(aside[i])
            if memory is not None:
                memory.put_back(seat, aside[i], self.round)
        self._end_turn()

    def _refill(self, seat: i64) -> None:
        """Draw from the pool up to a full hand, or what there is (COUP-5.2, COUP-5.5)."""
        drawn: i64 = 0
        while self.held[seat] < self.tables.hand and self.pool_size > 0:
            self.pool_size -= 1
            self._take_into_hand(seat, self.pool[self.pool_size])
            drawn += 1
        if drawn > 0:
            self.learned += 1
            memory = self._learning()
            if memory is not None:
                memory.drew(seat)

    def _take_into_hand(self, seat: i64, tile: i64) -> None:
        colour = tile // NUMBERS
        self.hands[seat * COLOURS + colour] |= i64(1) << (tile - colour * NUMBERS)
        self.held[seat] += 1
        memory = self._learning()
        if memory is not None:
            memory.took(seat, tile)

    def _return_to_pool(self, tile: i64) -> None:
        """Change places with a random tile: a mixed pool stays mixed at the price of one random number."""
        place = self.rng.below(self.pool_size + 1)
        self.pool[self.pool_size] = self.pool[place]
        self.pool[place] = tile
        self.pool_size += 1

    # Turns and rounds

    def _end_turn(self) -> None:
        """On to the next player who has something to decide, and to the next phase when due."""
        self.bought = 0
        while True:
            self.turns_left -= 1
            self.to_act += 1
            if self.to_act == self.seats:
                self.to_act = 0
            if self.turns_left == 0:
                self._next_phase()
            if self.over or self._is_asked():
                return
            if self.phase == SWAPPING:
                self._refill(self.to_act)  # COUP-5.7: not asked, but draws

    def _next_phase(self) -> None:
        if self.phase == BUYING:
            self.phase = LAYING
            self.turns_left = self.seats * self.tables.lay  # COUP-4.1
        elif self.phase == LAYING:
            self.phase = SWAPPING
            self.turns_left = self.seats
        elif self.phase == SWAPPING:
            self.phase = BUYING
            self.turns_left = self.seats
            self.round += 1
            self.start = (self.start + 1) % self.seats  # COUP-2.3
        else:
            self.phase = SCORING
            self.over = True
        self.to_act = self.start  # COUP-2.2

    def _is_asked(self) -> bool:
        seat = self.to_act
        if self.phase == BUYING:
            return self._can_buy(seat)  # COUP-3.8
        if self.phase == SWAPPING:
            return self.held[seat] > 0 and self.pool_size > self.tables.hand - self.held[seat]  # COUP-5.7
        return self.held[seat] > 0  # COUP-4.4, COUP-6.3

    # Scoring

    def token_value(self, colour: i64) -> i64:
        return row_value(self.board[colour], self.tables.run_value)

    def capital(self, seat: i64) -> i64:
        """Cash and what the tokens would fetch (COUP-7.3)."""
        total = self.cash[seat]
        for colour in range(i64(COLOURS)):
            held = self.tokens[seat * COLOURS + colour]
            if held > 0:
                total += held * self.token_value(colour)
        return total

    def scores(self) -> list[int]:
        return [self.capital(seat) for seat in range(self.seats)]

    def returns(self) -> list[float]:
        """The richest win; equals share the victory (COUP-7.5)."""
        capitals = self.scores()
        best = max(capitals)
        share = 1.0 / capitals.count(best)
        return [share if capital == best else 0.0 for capital in capitals]

    # Who knows what

    def _learning(self) -> CoupMemory | None:
        memory = self.memory
        if memory is None:
            return None  # a search clone: nobody learns, nothing to keep
        assert isinstance(memory, CoupMemory)
        return memory

    def seen(self, action: i64, seat: i64) -> i64:
        if seat == self.to_act or action < ASIDE or action > DONE:
            return action
        if action == DONE:
            return NUM_ACTIONS + self.pending.count  # COUP-5.4: others learn only how many
        return UNSEEN

    def hand_tiles(self, seat: i64) -> list[int]:
        """Tiles in a hand, ascending. For views and tests; the rules go by masks."""
        tiles: list[int] = []
        for colour in range(i64(COLOURS)):
            left = self.hands[seat * COLOURS + colour]
            while left != 0:
                low = left & -left
                tiles.append(colour * NUMBERS + bit_index(low))
                left ^= low
        return tiles

    def redeal(self, seat: i64, rng: Rng, memory: Memory | None) -> None:
        pool = self.pool
        known = vec[i64]([0] * COLOURS)  # tiles that the seat knows to be in the pool
        if memory is not None and seat >= 0:
            assert isinstance(memory, CoupMemory)
            for colour in range(i64(COLOURS)):
                known[colour] = memory.in_pool[seat * COLOURS + colour]
        size: i64 = 0
        for colour in range(i64(COLOURS)):
            unseen = FULL_ROW & ~self.board[colour] & ~known[colour]
            if seat >= 0:
                unseen &= ~self.hands[seat * COLOURS + colour]
            while unseen != 0:
                low = unseen & -unseen
                pool[size] = colour * NUMBERS + bit_index(low)
                size += 1
                unseen ^= low
        for place in range(size, i64(TILES)):
            pool[place] = 0  # places drawn empty still show the tiles that were there
        rng.shuffle(pool, size)
        hands = self.hands
        for other in range(self.seats):
            if other != seat:
                hand = other * COLOURS
                for colour in range(i64(COLOURS)):
                    hands[hand + colour] = 0
                for dealt in range(self.held[other]):
                    size -= 1
                    tile = pool[size]
                    colour = tile // NUMBERS
                    hands[hand + colour] |= i64(1) << (tile - colour * NUMBERS)
        for colour in range(i64(COLOURS)):
            tiles = known[colour]
            while tiles != 0:
                low = tiles & -tiles
                place = rng.below(size + 1)
                pool[size] = pool[place]
                pool[place] = colour * NUMBERS + bit_index(low)
                size += 1
                tiles ^= low

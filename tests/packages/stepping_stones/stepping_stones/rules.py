"""The rules of Stepping Stones, in the order of the rulebook."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.rng import Dealer, Rng
from tablee.engine.state import UNSEEN, Content, Memory, State

STONES = 18
HAND = 3
STREAMS = 3
WIDTH = 4  # stones that cross a stream

TAKE, LAY, SINK = 0, STONES, STONES + STREAMS
NUM_ACTIONS = SINK + 1


def num_actions(options: object) -> int:
    return NUM_ACTIONS


def set_up(seats: int, options: Any, content: Content, rules: int, rng: Rng, dealer: Dealer) -> StonesState:
    state = StonesState(seats, content, rules, rng)
    state.deal_stones(dealer)
    return state


class StonesState(State):
    def __init__(self, seats: int, content: Content, rules: int, rng: Rng, source: StonesState | None = None) -> None:
        super().__init__(seats, content, rules, rng, source)
        self.pile: list[int] = list(source.pile) if source else []
        self.hands: list[list[int]] = _copied(source.hands) if source else [[] for _ in range(seats)]
        self.sunk: list[list[int]] = _copied(source.sunk) if source else [[] for _ in range(seats)]
        self.streams: list[list[int]] = _copied(source.streams) if source else [[] for _ in range(STREAMS)]
        self.crossed: list[int] = list(source.crossed) if source else []
        self.points: list[int] = list(source.points) if source else [0] * seats

    def clone(self) -> StonesState:
        return StonesState(self.seats, self.content, self.rules, self.rng.clone(), self)

    # Set-up

    def deal_stones(self, dealer: Dealer) -> None:
        self.pile = dealer.shuffle(list(range(STONES)))
        self.hands = [sorted(self.pile.pop() for _ in range(HAND)) for _ in range(self.seats)]

    # A turn: take a stone, then lay it or let it sink

    def fill_actions(self, buffer: vec[i64]) -> i64:
        actions = self._places() if self.pending.count else [TAKE + stone for stone in self.hands[self.to_act]]
        for i, action in enumerate(actions):
            buffer[i] = action
        return len(actions)

    def _places(self) -> list[int]:
        return [LAY + stream for stream in range(STREAMS) if self.fits(stream)] + [SINK]

    @property
    def taken(self) -> int:
        """The stone in the hand of the seat to act; -1: none yet."""
        return int(self.pending.last()) - TAKE if self.pending.count else -1

    def fits(self, stream: int) -> bool:
        stones = self.streams[stream]
        return not stones or stones[-1] < self.taken

    def apply(self, action: i64) -> None:
        if action < LAY:
            self.pending.add(action)
            return
        stone = self.taken
        self.pending.clear()
        self.hands[self.to_act].remove(stone)
        if action < SINK:
            self._lay(stone, int(action) - LAY)
        else:
            self.sunk[self.to_act].append(stone)
        self._end_turn()

    def completes(self, action: i64) -> bool:
        return bool(action >= LAY)

    def _lay(self, stone: int, stream: int) -> None:
        stones = self.streams[stream]
        stones.append(stone)
        self.points[self.to_act] += len(stones)
        if len(stones) == WIDTH:
            self.crossed += stones
            self.streams[stream] = []

    def _end_turn(self) -> None:
        self.learned += 1
        hand = self.hands[self.to_act]
        if self.pile:
            hand.append(self.pile.pop())
            hand.sort()
        self.over = not any(self.hands)
        for _ in range(self.seats):
            self.to_act = (self.to_act + 1) % self.seats
            if self.hands[self.to_act]:
                return

    # What others know

    def seen(self, action: i64, seat: i64) -> i64:
        if seat == self.to_act:
            return action
        if action < LAY:
            return i64(UNSEEN)
        return self.pending.key(action) if action < SINK else i64(NUM_ACTIONS)

    def redeal(self, seat: i64, rng: Rng, memory: Memory | None) -> None:
        """The pile, and what the others hold and have sunk."""
        others = [other for other in range(self.seats) if other != seat]
        hidden = list(self.pile)
        for other in others:
            hidden += self.hands[other] + self.sunk[other]
        mixed = vec[i64]([i64(stone) for stone in sorted(hidden)])
        rng.shuffle(mixed, len(hidden))
        stones = [int(stone) for stone in mixed]
        for other in others:
            self.hands[other] = sorted(stones.pop() for _ in self.hands[other])
            self.sunk[other] = [stones.pop() for _ in self.sunk[other]]
        self.pile = stones

    # Scoring

    def scores(self) -> list[int]:
        return list(self.points)

    def returns(self) -> list[float]:
        best = max(self.points)
        return [1 / self.points.count(best) if points == best else 0.0 for points in self.points]


def _copied(rows: list[list[int]]) -> list[list[int]]:
    return [list(row) for row in rows]

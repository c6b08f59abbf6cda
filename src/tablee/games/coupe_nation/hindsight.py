"""What would have won a lost game of Coupe nation, with the cards as they lay.

A beam search: from the beginning of a turn all ways to play the turn are tried, the best positions are kept, and so on
turn by turn until the tower is complete or the work is used up. It begins with the last turn and goes back, first with
few positions and then with more, so that the line it finds begins as late as possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tablee.engine.bits import bit_count, members
from tablee.engine.hindsight import WinningLine
from tablee.engine.knobs import FIRST
from tablee.games.coupe_nation.judgement import CoupeNationJudgement, judgement
from tablee.games.coupe_nation.outlook import shown_cards
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.state import CoupeNationState

LATE = 16  # turns before the end with which a line may begin
LONGEST = 40  # turns of a line
WIDTHS = (4, 16, 64)  # positions that are kept after each turn

_EVERYWHERE = (1 << n.POSITIONS) - 1
_DOWN = 300  # price of a card that lies face down: it takes a turn to open it
_WRONG = 400  # and of one that cannot be opened where it lies
_FILLED = 100
_USABLE = 20
_MISSING = 800  # price of a place for which there is no card
_DECK = 60  # worth of a card in the deck, up to
_ENOUGH = 12  # of them


class Reached(NamedTuple):
    """A position at the beginning of a turn, and how it was reached."""

    worth: int
    state: CoupeNationState
    line: tuple[int, ...]


def winning_line(positions: Sequence[CoupeNationState], work: int) -> WinningLine | None:
    starts = [number for number in range(len(positions)) if _begins_turn(positions, number)]
    search, found = _Search(work), None
    for width in WIDTHS:
        for start in starts[: -LATE - 1 : -1]:
            if search.work <= 0 or (found is not None and start <= found.start):
                break
            line = search.find(positions[start], width)
            if line is not None:
                found = WinningLine(start, line)
                break
    return found


def _begins_turn(positions: Sequence[CoupeNationState], number: int) -> bool:
    here = positions[number]
    return not here.over and (number == 0 or here.turns != positions[number - 1].turns)


class _Search:
    """`work` counts down with every position that is looked at."""

    def __init__(self, work: int) -> None:
        self.work = work
        self._judgement: CoupeNationJudgement = judgement(None, knobs=FIRST)

    def find(self, start: CoupeNationState, width: int) -> tuple[int, ...] | None:
        first = start.clone()
        first.memory = None  # all cards are known
        kept = [Reached(0, first, ())]
        for _ in range(LONGEST):
            reached: dict[object, Reached] = {}
            for each in kept:
                line = self._turn(each, reached)
                if line is not None or self.work <= 0:
                    return line
            kept = sorted(reached.values(), key=lambda each: -each.worth)[:width]
        return None

    def _turn(self, start: Reached, reached: dict[object, Reached]) -> tuple[int, ...] | None:
        """All that the turn may lead to; the line, if it wins."""
        open_ends = [(start.state, start.line)]
        while open_ends and self.work > 0:
            state, line = open_ends.pop()
            for action, after in self._tried(state, line):
                longer = (*line, action)
                if after.ending == n.WON:
                    return longer
                if after.over:
                    continue
                if after.turns == start.state.turns:
                    open_ends.append((after, longer))
                elif (key := _key(after)) not in reached:
                    reached[key] = Reached(self._worth(after), after, longer)
        return None

    def _tried(self, state: CoupeNationState, line: tuple[int, ...]) -> list[tuple[int, CoupeNationState]]:
        """What is done next. Of cards that must be destroyed only the best choices are tried."""
        actions = state.legal_actions()
        if state.phase == n.ACTING:
            actions = [action for action in actions if not _loses(state, action)]
        elif state.phase == n.TRIMMING and line and line[-1] >= n.DISCARD:  # in rising order: each set once
            actions = [action for action in actions if action > line[-1]]
        found = [(action, self._after(state, action)) for action in actions]
        if state.phase in (n.DRAWING, n.ACTING):
            return found
        found.sort(key=lambda each: -self._worth(each[1]))
        return found[: 2 if state.phase == n.TRIMMING else 1]

    def _after(self, state: CoupeNationState, action: int) -> CoupeNationState:
        self.work -= 1
        after = state.clone()
        after.apply(action)
        return after

    def _worth(self, state: CoupeNationState) -> int:
        """How near the tower is to its end, if all cards are known."""
        gone = int(state.discard | shown_cards(state)) | n.FINISH_BIT
        todo = _EVERYWHERE & ~int(state.occupied)
        wrong = 0
        for position in members(int(state.down)):
            card = int(state.card_at(position))
            if state.fits(card, position):
                gone |= 1 << card
            else:
                todo |= 1 << position
                wrong += 1
        if state.finish:
            todo &= ~(1 << n.TOP)
        left, hands = n.ALL_BITS & ~gone, 0
        for seat in range(state.seats):
            hands |= int(state.hand(seat))
        deck = int(state.deck_size)
        cards = deck + int(bit_count(hands & ~n.FINISH_BIT))
        worth = int(self._judgement.openness(state, todo, left))
        worth -= _DOWN * int(bit_count(state.down)) + _WRONG * wrong
        worth += _FILLED * int(bit_count(state.occupied)) + _DECK * min(deck, _ENOUGH)
        worth += _USABLE * int(bit_count(hands & state.numbers_at(todo & n.BELOW_TOP) & left))
        worth -= _MISSING * max(0, int(bit_count(todo)) - cards)
        return worth - int(self._judgement.finish_feared(state)) if state.finish else worth


def _loses(state: CoupeNationState, action: int) -> bool:
    """Opening a card that does not fit."""
    position = action - n.OPEN
    return n.OPEN <= action < n.RESERVE and not state.fits(state.card_at(position), position)


def _key(state: CoupeNationState) -> object:
    """The same for positions from which the same can follow."""
    return tuple(state.cells), int(state.reserve), int(state.discard), int(state.deck_size), int(state.reference)

"""What must hold in every position of Coupe nation: section 6 of the specification, and what is kept twice."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.engine.bits import members
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.state import CoupeNationState

MOST_TURNS = 100  # invariant 8


def violations(state: CoupeNationState) -> list[str]:
    return [*_cards(state), *_limits(state), *_tower(state), *_finish(state), *_course(state)]


def _in_tower(state: CoupeNationState) -> list[tuple[int, int]]:
    """Position and card."""
    return [(at, int(state.card_at(at))) for at in range(n.POSITIONS) if state.card_at(at)]


def _cards(state: CoupeNationState) -> Iterator[str]:
    hands = [card for seat in range(state.seats) for card in members(state.hand(seat))]
    deck = [int(state.deck[at]) for at in range(state.deck_size)]
    tower = [card for at, card in _in_tower(state) if at != n.MIDDLE]
    cards = [*hands, *deck, *members(state.reserve), *members(state.discard), *tower]
    wanted = [card for card in range(1, n.GLASS + 1) if card != n.FINISH or state.finish]
    if sorted(cards) != wanted:
        yield "1: a card is missing or in two places"


def _limits(state: CoupeNationState) -> Iterator[str]:
    at_start = state.phase == n.DRAWING
    if at_start and len(members(state.reserve)) != state.reserve_limit():
        yield "2: at the start of a turn the Reserve has another size than at set-up"
    others = [seat for seat in range(state.seats) if at_start or seat != state.to_act]
    if not state.over and any(state.glasses(seat) > n.HAND_LIMIT for seat in others):
        yield "2: a hand has more than three Glass cards"


def _tower(state: CoupeNationState) -> Iterator[str]:
    cells = state.cells
    if cells[n.MIDDLE] != n.FINISH:
        yield "3: card 25 does not lie face up in the middle of the base"
    occupied = sum(1 << at for at, _ in _in_tower(state))
    if occupied != state.occupied:
        yield "the set of occupied positions is not what lies there"
    if state.down != sum(1 << at for at in range(n.POSITIONS) if cells[at] >= n.HIDER):
        yield "the set of face-down cards is not what lies there"
    for at in members(occupied):
        support = int(n.SUPPORT[at])
        if support >= 0 and occupied >> support & 3 != 3:
            yield f"4: position {at} stands on nothing"
    shown = [(at, card) for at, card in _in_tower(state) if not state.down >> at & 1]
    if state.ending != n.COLLAPSED:
        if any(one >= two for at, one in shown for other, two in shown if n.BEFORE[other] >> at & 1):
            yield "5: numbers are out of order"
        yield from _bounds(state, shown)
    if cells[n.TOP] and (state.ending != n.WON or state.down):
        yield "7: the top is taken, and the game is not won"


def _bounds(state: CoupeNationState, shown: list[tuple[int, int]]) -> Iterator[str]:
    """The bounds that are kept are those that follow from what lies there."""
    for at in range(n.POSITIONS):
        low = max((card for other, card in shown if n.BEFORE[at] >> other & 1), default=n.NO_LOW)
        high = min((card for other, card in shown if n.AFTER[at] >> other & 1), default=n.NO_HIGH)
        if (state.cells[n.LOW + at], state.cells[n.HIGH + at]) != (low, high):
            yield f"the bounds of position {at} are wrong"


def _finish(state: CoupeNationState) -> Iterator[str]:
    below = [int(state.cells[at]) for at in range(n.POSITIONS) if at != n.MIDDLE]
    if any(cell >= n.HIDER and cell % n.HIDER == n.FINISH for cell in below):
        yield "6: the Finish card lies face down"
    if state.discard & n.FINISH_BIT:
        yield "6: the Finish card is in the discard"
    in_deck = n.FINISH in [int(state.deck[at]) for at in range(state.deck_size)]
    if in_deck != (state.finish and not state.finish_drawn):
        yield "6: the Finish card is not where it should be"
    if in_deck:
        place = [int(state.deck[at]) for at in range(state.deck_size)].index(n.FINISH)
        if place > state.bottom_half():
            yield "6: the Finish card lies in the upper half"
    if state.finish and state.cells[n.TOP] not in (0, n.FINISH):
        yield "7: a Glass card lies on the top"


def _course(state: CoupeNationState) -> Iterator[str]:
    if state.turns > MOST_TURNS:
        yield "8: the game goes on for too long"
    if state.over != (state.ending != n.RUNNING) or state.over != (state.phase == n.OVER):
        yield "the game is over, and its end is not known"

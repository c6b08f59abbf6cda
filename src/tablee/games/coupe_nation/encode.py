"""An observation of Coupe nation as numbers between 0 and 1, for learning.

| field | numbers | meaning |
|---|---|---|
| phase | 5 | one-hot: drawing, acting, trimming the hand, clearing the Reserve, over |
| turn | 4 | turns / 100, most cards to draw / 4, cards in the deck / 48, played with the Finish card |
| tower | 28 x 6 | for each position: card / 50 as far as known, face up, face down, may be filled, bounds / 51 |
| symbols | 28 x 3 | for each face-up card: one diamond, two diamonds, heart |
| reference | 28 | one-hot: the position whose card decides the next draw |
| reserve | 50 | 1 for each card; 25 is the Finish card |
| discard | 50 | the same |
| players | seats x 4 | from the viewer on, clockwise: to act, Glass cards / 7, has the Finish card, began |
| hand | 50 | own cards |
| steps | 462 | 1 for each step taken in a half-made move of the viewer |
| known | (seats - 1) x 50 | cards that the viewer knows to be in the other hands, clockwise |
| hidden | 28 | numbers / 50 of face-down cards of others that the viewer knows for certain |

A spectator is shown seat 0 first and no cards in hand.
"""

from __future__ import annotations

from tablee.games.coupe_nation.memory import CoupeNationMemory
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.drawing import most_drawn
from tablee.games.coupe_nation.rules.state import CoupeNationState

_TABLE = n.OVER + 1 + 4 + n.POSITIONS * 10 + n.GLASS * 2


def observation_size(seats: int, options: object) -> int:
    return _TABLE + seats * 4 + n.GLASS + n.NUM_ACTIONS + (seats - 1) * n.GLASS + n.POSITIONS


def encode(state: CoupeNationState, viewer: int) -> list[float]:
    seats = int(state.seats)
    numbers = [float(state.phase == phase) for phase in range(n.OVER + 1)]
    most = int(most_drawn(state)) if state.phase == n.DRAWING else 0
    numbers += [int(state.turns) / 100, most / n.MOST_DRAWN, int(state.deck_size) / 48, float(state.finish)]
    numbers += _tower(state, viewer)
    numbers += [float(state.reference == position) for position in range(n.POSITIONS)]
    numbers += _cards(int(state.reserve)) + _cards(int(state.discard))
    for offset in range(seats):
        numbers += _player(state, (max(viewer, 0) + offset) % seats)
    numbers += _cards(int(state.hand(viewer)) if viewer >= 0 else 0)
    numbers += _steps(state, viewer)
    return numbers + _known(state, viewer)


def _cards(cards: int) -> list[float]:
    return [float(cards >> card & 1) for card in range(1, n.GLASS + 1)]


def _tower(state: CoupeNationState, viewer: int) -> list[float]:
    free = int(state.free()) | (1 << n.TOP if state.top_open() else 0)
    spots: list[float] = []
    symbols: list[float] = []
    for position in range(n.POSITIONS):
        cell = int(state.cells[position])
        card, hider = cell % n.HIDER, cell // n.HIDER - 1
        up = card > 0 and hider < 0
        known = up or hider == viewer or state.over
        spots += [card / n.GLASS if known else 0.0, float(up), float(hider >= 0), float(free >> position & 1)]
        spots += [int(state.cells[n.LOW + position]) / n.NO_HIGH, int(state.cells[n.HIGH + position]) / n.NO_HIGH]
        plain = card != n.FINISH or position == n.MIDDLE
        symbol = int(state.printed.symbols[card]) if up and plain else n.NO_SYMBOL
        symbols += [float(symbol == each) for each in (n.ONE_DIAMOND, n.TWO_DIAMONDS, n.HEART)]
    return spots + symbols


def _player(state: CoupeNationState, seat: int) -> list[float]:
    asked = seat == state.to_act and not state.over
    finish = bool(state.hand(seat) & n.FINISH_BIT)
    return [float(asked), int(state.glasses(seat)) / 7, float(finish), float(seat == state.first)]


def _steps(state: CoupeNationState, viewer: int) -> list[float]:
    steps = [0.0] * n.NUM_ACTIONS
    if viewer == state.to_act:
        for i in range(state.pending.count):
            steps[state.pending.steps[i]] = 1.0
    return steps


def _known(state: CoupeNationState, viewer: int) -> list[float]:
    """What the viewer remembers for certain."""
    memory, seats = state.memory, int(state.seats)
    hands = [0.0] * ((seats - 1) * n.GLASS)
    hidden = [0.0] * n.POSITIONS
    if viewer >= 0 and isinstance(memory, CoupeNationMemory):
        for card, places in memory.possible(viewer):
            if len(places) == 1 and places[0] < n.POSITIONS:
                hidden[places[0]] = card / n.GLASS
            elif len(places) == 1:
                hands[((places[0] - n.POSITIONS - viewer) % seats - 1) * n.GLASS + card - 1] = 1.0
    return hands + hidden

"""An observation of Coup as numbers between 0 and 1, for learning.

| field | numbers | meaning |
|---|---|---|
| phase | 5 | one-hot: buying, laying, swapping, last tiles, scoring |
| round | 1 | tenths |
| left | 2 | purchases left in this turn / 4, turns left in this phase / (6 x seats) |
| players | seats x 11 | from the viewer on, clockwise: to act, begins the round, made the Coup, |
|         |            | cash / 3000, tiles / 12, six token counts / 20 |
| board | 120 | 1 where a tile lies, in tile order |
| values | 6 | token values / 1300 |
| supply | 6 | tokens left / 20 |
| pool | 1 | tiles left / 120 |
| hand | 120 | 1 for each own tile |
| aside | 120 | 1 for each own tile put aside in this swap |
| returned | 120 | 1 for each own tile put back and not seen since |

A spectator is shown seat 0 first and no tiles in hand.
"""

from __future__ import annotations

from tablee.engine.bits import members
from tablee.games.coup.memory import CoupMemory
from tablee.games.coup.rules import ASIDE, COLOURS, NUMBERS, TILES, CoupState

_PHASES = 5


def observation_size(seats: int, options: object) -> int:
    return _PHASES + 1 + 2 + seats * (5 + COLOURS) + TILES + COLOURS + COLOURS + 1 + 3 * TILES


def encode(state: CoupState, viewer: int) -> list[float]:
    numbers = [1.0 if state.phase == phase else 0.0 for phase in range(_PHASES)]
    numbers.append(int(state.round) / 10)
    numbers.append(int(state.tables.buy - state.bought) / 4 if state.phase == 0 else 0.0)
    numbers.append(int(state.turns_left) / (6 * int(state.seats)))
    for offset in range(state.seats):
        seat = (max(viewer, 0) + offset) % state.seats
        numbers.append(float(seat == state.to_act and not state.over))
        numbers.append(float(seat == state.start))
        numbers.append(float(seat == state.maker))
        numbers.append(state.cash[seat] / 3000)
        numbers.append(state.held[seat] / 12)
        numbers.extend(state.tokens[seat * COLOURS + colour] / NUMBERS for colour in range(COLOURS))
    numbers.extend(_spaces([state.board[colour] for colour in range(COLOURS)]))
    numbers.extend(state.token_value(colour) / 1300 for colour in range(COLOURS))
    numbers.extend(state.supply[colour] / NUMBERS for colour in range(COLOURS))
    numbers.append(state.pool_size / TILES)
    numbers.extend(_own_tiles(state, viewer))
    return numbers


def _spaces(masks: list[int]) -> list[float]:
    spaces = [0.0] * TILES
    for colour, mask in enumerate(masks):
        for number in members(mask):
            spaces[colour * NUMBERS + number] = 1.0
    return spaces


def _own_tiles(state: CoupState, viewer: int) -> list[float]:
    if viewer < 0:
        return [0.0] * (3 * TILES)
    hand = _spaces([state.hands[viewer * COLOURS + colour] for colour in range(COLOURS)])
    aside = [0.0] * TILES
    if viewer == state.to_act:
        for i in range(state.pending.count):
            tile = state.pending.steps[i] - ASIDE
            aside[tile], hand[tile] = 1.0, 0.0
    memory = state.memory
    returned = [0.0] * TILES
    if isinstance(memory, CoupMemory):
        for tile, _ in memory.returned_by(viewer):
            returned[tile] = 1.0
    return hand + aside + returned

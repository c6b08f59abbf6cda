"""An observation of Capa d'Oro as numbers, mostly between 0 and 1, for learning.

| field | numbers | meaning |
|---|---|---|
| phase | 9 | one-hot: seed, grow, act, beetle, lose, customs, unique, season, over |
| turn | 8 | die / 6, sowings / 3, attacks to come / 6, bales to lose / 10, Connoisseur waits, B tiles and C tiles to |
|      |   | come / 3, events are in the game |
| drawn | 5 | cubes drawn in this turn / 6, beetles last |
| event | 13 | one-hot: the card of this turn |
| events | 13 | cards left in the pile, by kind / 2 |
| bag | 5 | cubes by kind / 32, beetles last |
| piles | 3 | B tiles and C tiles / 12, neutral plantations in the supply / 16 |
| markets | 4 x 8 | bales / 16, next purchase / 20 (0: none), next sale / 20, discarded / 40, sowing / 7, closed, |
|         |       | bought and sold in this turn |
| spaces | 60 x (seats + 4) | by row and column: there is such a space, owner one-hot from the viewer on, neutral, |
|        |                  | unique, bales / 3 |
| players | seats x 74 | from the viewer on, clockwise: to act, on turn, closed a market, money / 50, points / 60, |
|         |            | plantations / 8, bales by colour / 10, rolled tiles / 9, open tiles by letter / 3, then |
|         |            | three open tiles |

An open tile is 20 numbers: there is one, its letter (3), points / 60, money / 30, bales by colour / 6 (4), bales that
are missing / 6 (4), of them on the market / 6 (4), what they cost / 50 and whether they can all be bought. A spectator
is shown seat 0 first.
"""

from __future__ import annotations

from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.market import cost_of, next_buy, next_sale
from tablee.games.capa_doro.rules.state import CapaDoroState

_TILE = 1 + n.LETTERS + 2 + 3 * n.COLOURS + 2
_PLAYER = 6 + n.COLOURS + 1 + n.LETTERS + n.MOST_OPEN * _TILE
_COMMON = n.OVER + 1 + 8 + n.CUBES + 2 * n.EVENT_KINDS + n.CUBES + 3 + n.COLOURS * 8


def observation_size(seats: int, options: object) -> int:
    return _COMMON + n.SPACES * (seats + 4) + seats * _PLAYER


def encode(state: CapaDoroState, viewer: int) -> list[float]:
    seats = int(state.seats)
    numbers = [float(state.phase == phase) for phase in range(n.OVER + 1)]
    numbers += [int(state.die) / 6, int(state.sown) / 3, (int(state.beetles) + int(state.plague)) / 6]
    numbers += [int(state.loss) / 10, float(state.bonus), int(state.developing_b) / 3, int(state.developing_c) / 3]
    numbers.append(float(state.with_events))
    numbers += [int(n.drawn_of(state.drawn, cube)) / 6 for cube in range(n.CUBES)]
    numbers += [float(state.event == kind) for kind in range(n.EVENT_KINDS)]
    numbers += _counted([int(state.events[i]) for i in range(state.events_size)], n.EVENT_KINDS, 2)
    numbers += _counted([int(state.bag[i]) for i in range(state.bag_size)], n.CUBES, 32)
    numbers += [int(state.tiles_b) / 12, int(state.tiles_c) / 12, int(state.neutrals) / n.NEUTRALS]
    for colour in range(n.COLOURS):
        numbers += _market(state, colour)
    first = max(viewer, 0)
    for space in range(n.SPACES):
        numbers += _space(state, space, first)
    for offset in range(seats):
        numbers += _player(state, (first + offset) % seats)
    return numbers


def _counted(things: list[int], kinds: int, most: int) -> list[float]:
    return [things.count(kind) / most for kind in range(kinds)]


def _market(state: CapaDoroState, colour: int) -> list[float]:
    numbers = [int(state.market[colour]) / n.MOST_SPACES, max(0, int(next_buy(state, colour))) / 20]
    numbers += [int(next_sale(state, colour)) / 20, int(state.market[n.DISCARD + colour]) / 40]
    numbers += [int(state.printed.cost[colour]) / 7, float(state.customs == colour)]
    return [*numbers, float(state.bought >> colour & 1), float(state.sold >> colour & 1)]


def _space(state: CapaDoroState, space: int, first: int) -> list[float]:
    seats, piece = int(state.seats), int(state.spaces[space])
    row = space // n.COLUMNS
    there = row % n.MOST_ROWS < state.printed.rows[row // n.MOST_ROWS]
    owner = int(n.owner_of(piece))
    owners = [float(owner == (first + offset) % seats) for offset in range(seats)]
    return [float(there), *owners, float(owner == n.NEUTRAL), float(owner == n.UNIQUE), int(n.bales_of(piece)) / 3]


def _player(state: CapaDoroState, seat: int) -> list[float]:
    place = seat * n.STRIDE
    numbers = [float(seat == state.to_act and not state.over), float(seat == state.turn)]
    numbers += [float(seat == state.customs_seat), int(state.money(seat)) / 50, int(state.points(seat)) / n.GOAL]
    numbers.append(int(state.players[place + n.SUPPLY]) / 8)
    numbers += [int(state.ware(seat, colour)) / 10 for colour in range(n.COLOURS)]
    numbers.append(int(state.players[place + n.ROLLED_COUNT]) / n.MOST_ROLLED)
    tiles = [int(state.players[place + n.OPEN + i]) for i in range(n.MOST_OPEN)]
    tiles = sorted([tile for tile in tiles if tile >= 0])
    numbers += [sum(tile // n.TILES_EACH == letter for tile in tiles) / 3 for letter in range(n.LETTERS)]
    for i in range(n.MOST_OPEN):
        numbers += _tile(state, seat, tiles[i]) if i < len(tiles) else [0.0] * _TILE
    return numbers


def _tile(state: CapaDoroState, seat: int, tile: int) -> list[float]:
    printed = state.printed
    needs = [int(printed.need(tile, colour)) for colour in range(n.COLOURS)]
    missing = [max(0, needs[colour] - int(state.ware(seat, colour))) for colour in range(n.COLOURS)]
    costs = [int(cost_of(state, colour, missing[colour])) for colour in range(n.COLOURS)]
    numbers = [1.0, *[float(tile // n.TILES_EACH == letter) for letter in range(n.LETTERS)]]
    numbers += [int(printed.points[tile]) / n.GOAL, int(printed.money[tile]) / 30]
    numbers += [need / 6 for need in needs]
    numbers += [lack / 6 for lack in missing]
    numbers += [min(missing[colour], int(state.market[colour])) / 6 for colour in range(n.COLOURS)]
    return [*numbers, sum([cost for cost in costs if cost > 0]) / 50, float(min(costs) >= 0)]

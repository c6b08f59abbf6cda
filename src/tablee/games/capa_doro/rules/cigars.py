"""Rolling cigars and Development (chapter 8)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.estates import Estates


def fill_rolls(state: Estates, buffer: vec[i64], count: i64) -> i64:
    """Of tiles that are alike, the first stands for all."""
    place = state.turn * n.STRIDE + n.OPEN
    alike = state.printed.alike
    for i in range(i64(n.MOST_OPEN)):
        tile = state.players[place + i]
        if tile < 0 or not state.can_roll(state.turn, tile):
            continue
        first = True
        for j in range(i64(n.MOST_OPEN)):
            other = state.players[place + j]
            if other >= 0 and other < tile and alike[other] == alike[tile]:
                first = False
        if first:
            buffer[count] = n.ROLL + tile
            count += 1
    return count


def roll(state: Estates, tile: i64) -> None:
    """All bales in one go; points and money at once (CDO-8.1, CDO-8.2)."""
    place = state.turn * n.STRIDE
    players = state.players
    for colour in range(i64(n.COLOURS)):
        bales = state.printed.need(tile, colour)
        players[place + n.WARE + colour] -= bales
        state.discard_bales(colour, bales)
    players[place + n.MONEY] += state.printed.money[tile]
    _score(state, place, state.printed.points[tile])
    _turn_down(state, place, tile)
    if players[place + n.POINTS] >= n.GOAL:
        state.winner = state.turn  # CDO-9.1
        state.over = True
        state.phase = n.OVER


def _score(state: Estates, place: i64, points: i64) -> None:
    if state.bonus:
        more = state.printed.amounts[n.CONNOISSEUR]
        points += more
        state.players[place + n.BONUS] += more
        state.bonus = False
    state.players[place + n.POINTS] += points


def _turn_down(state: Estates, place: i64, tile: i64) -> None:
    players = state.players
    for i in range(i64(n.MOST_OPEN)):
        if players[place + n.OPEN + i] == tile:
            players[place + n.OPEN + i] = n.NO_TILE
    players[place + n.ROLLED + players[place + n.ROLLED_COUNT]] = tile
    players[place + n.ROLLED_COUNT] += 1
    if tile < n.TILES_EACH:
        state.developing_b += 1
    elif tile < 2 * n.TILES_EACH:
        state.developing_c += 1


def develop(state: Estates) -> None:
    """A tile of the next letter for each one rolled; B before C (CDO-8.4). Piles cannot run out (CDO-8.5)."""
    for i in range(state.developing_b):
        state.tiles_b -= 1
        _draw(state, state.tiles[state.tiles_b])
    for i in range(state.developing_c):
        state.tiles_c -= 1
        _draw(state, state.tiles[n.TILES_EACH + state.tiles_c])
    state.developing_b = 0
    state.developing_c = 0


def _draw(state: Estates, tile: i64) -> None:
    state.learned += 1
    state.note(n.NOTE_TILE, state.turn, tile, 0)
    give_tile(state, state.turn, tile)


def give_tile(state: Estates, seat: i64, tile: i64) -> None:
    place = seat * n.STRIDE + n.OPEN
    while state.players[place] >= 0:
        place += 1
    state.players[place] = tile

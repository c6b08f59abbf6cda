"""How good a move of Capa d'Oro looks: harvest, roll what can be rolled, buy what completes a cigar now, sow what pays
for itself before the bag is empty, and trouble whoever leads. Values are in tenths of a dollar."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.judgement import NEVER, Judgement
from tablee.engine.state import State
from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.market import cost_of, may_buy, may_sell, next_buy, next_sale
from tablee.games.capa_doro.rules.state import CapaDoroState

_DOLLAR: Final = 10
_POINT: Final = 11  # what a point of a cigar is worth
_NEXT_LETTER: Final = 40  # what a rolled A or B is worth for the tile it brings
_OTHER: Final = 30  # of what others gain, so many hundredths are my loss
_SEEDLING: Final = 40  # of what a plantation in Growth is worth, so many hundredths in Seed
_HORIZON: Final = 3  # rounds for which a plantation is valued
_EARLY: Final = 10  # what a dollar is worth before the first turn
_WANTED: Final = 6  # what a plantation is worth more at the start for each bale of its colour that the cigars ask for
_AHEAD: Final = -10  # ahead of the own seedling: the two should not wait for each other
_PROFIT: Final = 115  # a sowing must bring so many hundredths of its cost
_NONE: Final = -1


class CapaDoroJudgement(Judgement):
    def weigh(self, state: State, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        assert isinstance(state, CapaDoroState)
        seat = state.to_act
        if state.phase == n.ACTING:
            _weigh_turn(state, seat, actions, count, weights)
            return
        for i in range(count):
            weights[i] = _weight(state, seat, actions[i])


def judgement(options: object) -> CapaDoroJudgement:
    return CapaDoroJudgement()


def _weight(state: CapaDoroState, seat: i64, action: i64) -> i64:
    if action < n.GROW:
        return _start(state, seat, action - n.SEED, False)
    if action < n.HARVEST:
        return _start(state, seat, action - n.GROW, True)
    if action < n.WAREHOUSE:
        return _infested(state, seat, action - n.PLANT)
    if action < n.LOSE:
        return _robbed(state, seat, action - n.WAREHOUSE)
    if action < n.CUSTOMS:
        return -_worth(state, seat, action - n.LOSE)
    if action < n.SOW_UNIQUE:
        return _closed(state, seat, action - n.CUSTOMS)
    if action < n.SEASON:
        return _pushed(state, seat, action - n.SOW_UNIQUE)
    total: i64 = 0
    first = (action - n.SEASON) * n.MOST_ROWS
    for row in range(first, first + state.printed.rows[action - n.SEASON]):
        total += _shifted(state, seat, row)
    return total


# What bales and plantations are worth


def _price(state: CapaDoroState, colour: i64) -> i64:
    """What a bale is worth: between what it costs and what it brings."""
    buy = next_buy(state, colour)
    if buy < 0:
        buy = state.printed.highest[colour]
    return (buy + next_sale(state, colour)) * _DOLLAR // 2


def _worth(state: CapaDoroState, seat: i64, colour: i64) -> i64:
    """The same, and more if an open cigar needs it."""
    value = _price(state, colour)
    return value + 15 if _wanted(state, seat, colour) >= state.ware(seat, colour) else value - 5


def _growth(state: CapaDoroState, colour: i64, bales: i64, rivals: i64) -> i64:
    """What a plantation in Growth will still bring, beside so many others."""
    if state.bag_size == 0:
        return 0
    left: i64 = 0
    for i in range(state.bag_size):
        if state.bag[i] == colour:
            left += 1
    cubes = 10 * state.seats * _HORIZON // 3  # a die draws 10/3 cubes on average
    if cubes > state.bag_size:
        cubes = state.bag_size
    coming = 100 * left * cubes // (state.bag_size * (rivals + 1))  # hundredths of a bale
    room = 100 * (n.FULL - bales)
    return (coming if coming < room else room) * _price(state, colour) // 100


def _growing(state: CapaDoroState, continent: i64) -> i64:
    """Plantations in the Growth column."""
    count: i64 = 0
    space = continent * n.MOST_ROWS * n.COLUMNS + n.GROWTH_COLUMN
    for row in range(state.printed.rows[continent]):
        if state.spaces[space] != n.EMPTY:
            count += 1
        space += n.COLUMNS
    return count


def _start(state: CapaDoroState, seat: i64, row: i64, grows: bool) -> i64:
    """Where few others are, what the own cigars ask for, and what is cheap; not in the same row twice."""
    continent = n.continent_of(row)
    value = _growth(state, continent, 0, _planted(state, continent)) + _WANTED * _wanted(state, seat, continent)
    if not grows:
        value = value * _SEEDLING // 100
    elif n.owner_of(state.spaces[row * n.COLUMNS]) == seat:
        value += _AHEAD
    return value - _EARLY * state.printed.cost[continent] - row % n.MOST_ROWS


def _planted(state: CapaDoroState, continent: i64) -> i64:
    """Plantations on the continent."""
    count: i64 = 0
    first = continent * n.MOST_ROWS * n.COLUMNS
    for space in range(first, first + n.MOST_ROWS * n.COLUMNS):
        if state.spaces[space] != n.EMPTY:
            count += 1
    return count


def _wanted(state: CapaDoroState, seat: i64, colour: i64) -> i64:
    """Bales of a colour that the open cigars ask for."""
    place = seat * n.STRIDE + n.OPEN
    count: i64 = 0
    for i in range(i64(n.MOST_OPEN)):
        tile = state.players[place + i]
        if tile >= 0:
            count += state.printed.need(tile, colour)
    return count


# Rows that are pushed


def _pushed(state: CapaDoroState, seat: i64, row: i64) -> i64:
    if state.spaces[row * n.COLUMNS] == n.EMPTY:
        return 0
    return _shifted(state, seat, row)


def _shifted(state: CapaDoroState, seat: i64, row: i64) -> i64:
    """What I gain if the row moves on, less a part of what others gain."""
    continent = n.continent_of(row)
    rivals = _growing(state, continent)
    seedling = state.spaces[row * n.COLUMNS]
    grown = state.spaces[row * n.COLUMNS + n.GROWTH_COLUMN]
    total: i64 = 0
    if grown != n.EMPTY:
        bales = n.bales_of(grown)
        gain = bales * _price(state, continent) if bales > 0 else n.HARVEST_MONEY * _DOLLAR
        gain -= _growth(state, continent, bales, rivals - 1)
        total += _share(seat, n.owner_of(grown), gain)
        rivals -= 1
    if seedling != n.EMPTY:
        gain = _growth(state, continent, 0, rivals)
        total += _share(seat, n.owner_of(seedling), gain - gain * _SEEDLING // 100)
    return total


def _share(seat: i64, owner: i64, gain: i64) -> i64:
    if owner == seat:
        return gain
    return 0 if owner >= n.NEUTRAL else -gain * _OTHER // 100


# The turn


def _weigh_turn(state: CapaDoroState, seat: i64, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
    goal = _goal(state, seat)
    for i in range(count):
        action = actions[i]
        if action == n.END:
            weights[i] = 0
        elif action < n.SOW:
            weights[i] = 9000
        elif action < n.SOW_NEUTRAL:
            weights[i] = _weigh_sowing(state, seat, action - n.SOW)
        elif action < n.BUY:
            pushed = _pushed(state, seat, action - n.SOW_NEUTRAL)
            weights[i] = 300 + pushed if pushed > 20 else NEVER // 2
        elif action < n.SELL:
            weights[i] = _weigh_purchase(state, seat, goal, action - n.BUY)
        elif action < n.ROLL:
            weights[i] = _weigh_sale(state, seat, goal, action - n.SELL)
        else:
            tile = action - n.ROLL
            weights[i] = 8000 if tile == goal else 4000 + _value(state, tile)


def _missing(state: CapaDoroState, seat: i64, tile: i64, colour: i64) -> i64:
    missing = state.printed.need(tile, colour) - state.ware(seat, colour)
    return missing if missing > 0 else 0


def _charge(state: CapaDoroState, seat: i64, tile: i64) -> i64:
    """What the missing bales cost now; _NONE: they cannot all be bought."""
    total: i64 = 0
    for colour in range(i64(n.COLOURS)):
        missing = _missing(state, seat, tile, colour)
        if missing > 0:
            cost = cost_of(state, colour, missing)
            if cost < 0 or not may_buy(state, colour):
                return _NONE
            total += cost
    return total


def _spare(state: CapaDoroState, seat: i64, tile: i64) -> i64:
    """What could be had for bales that the cigar does not need."""
    total: i64 = 0
    for colour in range(i64(n.COLOURS)):
        bales = state.ware(seat, colour) - state.printed.need(tile, colour)
        if bales > 0 and may_sell(state, colour):
            track = state.market[colour]
            for i in range(bales):
                total += state.printed.sell_price(colour, track)
                if track < state.printed.capacity[colour]:
                    track += 1
    return total


def _value(state: CapaDoroState, tile: i64) -> i64:
    """Points and money, less what the bales are worth."""
    value = _POINT * state.printed.points[tile] + _DOLLAR * state.printed.money[tile]
    for colour in range(i64(n.COLOURS)):
        value -= state.printed.need(tile, colour) * _price(state, colour)
    if tile < 2 * n.TILES_EACH and state.bag_size > 4 * state.seats:
        value += _NEXT_LETTER
    return value


def _goal(state: CapaDoroState, seat: i64) -> i64:
    """The best cigar that can be rolled in this turn, if need be with purchases and sales; _NONE: there is none."""
    best: i64 = _NONE
    best_value: i64 = NEVER
    money = state.money(seat)
    last = state.bag_size == 0
    for i in range(i64(n.MOST_OPEN)):
        tile = state.players[seat * n.STRIDE + n.OPEN + i]
        if tile < 0:
            continue
        cost = _charge(state, seat, tile)
        if cost < 0 or cost > money and cost > money + _spare(state, seat, tile):
            continue
        value = _value(state, tile)
        if last:
            value = 100 * state.printed.points[tile] - cost
        if state.points(seat) + state.printed.points[tile] >= n.GOAL:
            value += 10_000
        if value > best_value:
            best_value = value
            best = tile
    return best


def _weigh_purchase(state: CapaDoroState, seat: i64, goal: i64, colour: i64) -> i64:
    if goal < 0 or _missing(state, seat, goal, colour) == 0:
        return NEVER // 2
    cost = _charge(state, seat, goal)
    return 6000 if cost <= state.money(seat) else NEVER // 2


def _weigh_sale(state: CapaDoroState, seat: i64, goal: i64, colour: i64) -> i64:
    """To pay for the cigar that is wanted; or because there are many more than any cigar needs."""
    bales = state.ware(seat, colour)
    if goal >= 0 and bales > state.printed.need(goal, colour) and _charge(state, seat, goal) > state.money(seat):
        return 7000 - _worth(state, seat, colour)
    if goal >= 0 or state.bag_size == 0:
        return NEVER // 2
    wanted: i64 = 0
    for i in range(i64(n.MOST_OPEN)):
        tile = state.players[seat * n.STRIDE + n.OPEN + i]
        if tile >= 0 and state.printed.need(tile, colour) > wanted:
            wanted = state.printed.need(tile, colour)
    if bales > wanted + 1 and next_sale(state, colour) >= (state.printed.lowest[colour] + 2):
        return 500
    return NEVER // 2


def _weigh_sowing(state: CapaDoroState, seat: i64, row: i64) -> i64:
    continent = n.continent_of(row)
    cost = _DOLLAR * state.printed.cost[continent]
    rivals = _growing(state, continent)
    gain = _growth(state, continent, 0, rivals) * _SEEDLING // 100 + _pushed(state, seat, row)
    if 100 * gain < _PROFIT * cost:
        return NEVER // 2
    return 1000 + gain - cost


# Beetles and Customs


def _threat(state: CapaDoroState, owner: i64) -> i64:
    """Hundredths: whoever is near the goal is troubled first."""
    return 100 + 2 * state.points(owner)


def _infested(state: CapaDoroState, seat: i64, space: i64) -> i64:
    piece = state.spaces[space]
    owner = n.owner_of(piece)
    loss = (n.bales_of(piece) + 1) // 2 * _price(state, n.continent_of(space // n.COLUMNS))
    if owner == seat:
        return -100 * loss - 1
    return 0 if owner >= n.NEUTRAL else loss * _threat(state, owner)


def _robbed(state: CapaDoroState, seat: i64, victim: i64) -> i64:
    """The victim gives up the cheapest."""
    loss = (state.stock(victim) + 1) // 2 * 25
    return -100 * loss - 1 if victim == seat else loss * _threat(state, victim)


def _closed(state: CapaDoroState, seat: i64, colour: i64) -> i64:
    """The market that others need and I do not."""
    value: i64 = 0
    for other in range(state.seats):
        for i in range(i64(n.MOST_OPEN)):
            tile = state.players[other * n.STRIDE + n.OPEN + i]
            if tile >= 0:
                missing = _missing(state, other, tile, colour)
                value += -4 * missing if other == seat else missing
    return value

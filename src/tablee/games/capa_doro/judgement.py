"""How good a move of Capa d'Oro looks: harvest, roll what can be rolled, buy what completes a cigar now, sell
what no cigar needs, sow what pays for itself before the bag is empty, and trouble whoever leads. Values are in tenths
of a dollar."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.judgement import NEVER, Judgement
from tablee.engine.knobs import FIRST, TUNED, knobs_of
from tablee.engine.state import State
from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.market import cost_of, may_buy, may_sell, next_buy, next_sale
from tablee.games.capa_doro.rules.state import CapaDoroState

_DOLLAR: Final = 10
_NONE: Final = -1
_DICE: Final = 3  # a die draws 10/3 cubes on average
_HURRY: Final = 28  # in the last so many points before somebody wins there is no time to use everything
_TOO_LATE: Final = 65  # points of whoever leads at which nothing is of use any more
_SCALE: Final = 15  # of two seats, the one with such a lead wins three games of four

# Knobs. Those from LACK on have no effect where they are 0.
POINT: Final = 0  # what a point of a cigar is worth
NEXT_LETTER: Final = 1  # what a rolled A or B is worth for the tile it brings
OTHER: Final = 2  # of what others gain, so many hundredths are my loss
SEEDLING: Final = 3  # of what a plantation in Growth is worth, so many hundredths in Seed
HORIZON: Final = 4  # tenths of rounds for which a plantation is valued
EARLY: Final = 5  # what a dollar is worth before the first turn
WANTED: Final = 6  # what a plantation is worth more at the start for each bale that the cigars ask for
AHEAD: Final = 7  # ahead of the own seedling: the two should not wait for each other
PROFIT: Final = 8  # a sowing must bring so many hundredths of its cost
NEEDED: Final = 9  # what a bale is worth more that an open cigar needs
NEEDLESS: Final = 10  # what any other is worth less
PUSH: Final = 11  # what a neutral plantation must bring by pushing
SURPLUS: Final = 12  # so many bales more than a cigar needs are kept
DEAR: Final = 13  # the rest is sold at so much above the lowest price
THREAT: Final = 14  # hundredths of harm for each point of the victim
ROBBED: Final = 15  # what a bale in a warehouse is worth
CLOSED: Final = 16  # of a bale that I must buy at a market, against one that others must buy
LACK: Final = 17  # what a growing bale is worth more if the open cigars lack its colour
BIAS: Final = 18  # what a seedling is worth more, by continent
LATE: Final = 22  # a sowing must bring so many hundredths more for each point of whoever leads
BARE: Final = 23  # what a seedling is worth more with nothing before it in its row
BEHIND: Final = 24  # and for each bale of what stands before it
PUSHED: Final = 25  # what a bale is worth more that a push brings me and an open cigar lacks
RATE: Final = 26  # hundredths of a point that a dollar becomes while there is time
GROWING: Final = 27  # hundredths of what a plantation will still bring
REACH: Final = 28  # hundredths of the points of the best cigar that can be paid for
NAMES: Final = (
    "point",
    "next_letter",
    "other",
    "seedling",
    "horizon",
    "early",
    "wanted",
    "ahead",
    "profit",
    "needed",
    "needless",
    "push",
    "surplus",
    "dear",
    "threat",
    "robbed",
    "closed",
    "lack",
    "bias_o",
    "bias_g",
    "bias_b",
    "bias_y",
    "late",
    "bare",
    "behind",
    "pushed",
    "rate",
    "growing",
    "reach",
)


class CapaDoroJudgement(Judgement):
    __slots__ = ("knobs",)

    def __init__(self, knobs: dict[str, int] | None = None) -> None:
        """Without knobs: those of the yardstick."""
        values = knobs_of(__file__, 0, FIRST) if knobs is None else knobs
        self.knobs: vec[i64] = vec[i64]([i64(values[name]) for name in NAMES])

    def weigh(self, state: State, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        assert isinstance(state, CapaDoroState)
        k = self.knobs
        seat = state.to_act
        left = _left(state)
        if state.phase == n.ACTING:
            _weigh_turn(k, left, state, seat, actions, count, weights)
            return
        for i in range(count):
            weights[i] = _weight(k, left, state, seat, actions[i])

    def evaluate(self, state: State, values: vec[i64]) -> None:
        """Points, and what money, bales and plantations will become."""
        assert isinstance(state, CapaDoroState)
        k = self.knobs
        for seat in range(state.seats):
            values[seat] = state.points(seat)
        if state.over or k[RATE] == 0:
            return
        wealth = _wealth(k, state)
        rate = _rate(k, state)
        for seat in range(state.seats):
            value = rate * wealth[seat] + k[REACH] * _DOLLAR * _in_reach(state, seat)
            values[seat] += (value + 50 * _DOLLAR) // (100 * _DOLLAR)

    def scale(self) -> i64:
        return _SCALE


def judgement(options: object, seats: int = 0, knobs: str = TUNED) -> CapaDoroJudgement:
    return CapaDoroJudgement(knobs_of(__file__, seats, knobs))


def _weight(k: vec[i64], left: vec[i64], state: CapaDoroState, seat: i64, action: i64) -> i64:
    if action < n.GROW:
        return _start(k, left, state, seat, action - n.SEED, False)
    if action < n.HARVEST:
        return _start(k, left, state, seat, action - n.GROW, True)
    if action < n.WAREHOUSE:
        return _infested(k, state, seat, action - n.PLANT)
    if action < n.LOSE:
        return _robbed(k, state, seat, action - n.WAREHOUSE)
    if action < n.CUSTOMS:
        return -_worth(k, state, seat, action - n.LOSE)
    if action < n.SOW_UNIQUE:
        return _closed(k, state, seat, action - n.CUSTOMS)
    if action < n.SEASON:
        return _pushed(k, left, state, seat, action - n.SOW_UNIQUE)
    total: i64 = 0
    first = (action - n.SEASON) * n.MOST_ROWS
    for row in range(first, first + state.printed.rows[action - n.SEASON]):
        total += _shifted(k, left, state, seat, row)
    return total


# What bales and plantations are worth


def _left(state: CapaDoroState) -> vec[i64]:
    """Cubes in the bag by kind: everybody can count them."""
    left = vec[i64]([0] * n.CUBES)
    bag = state.bag
    for i in range(state.bag_size):
        left[bag[i]] += 1
    return left


def _price(state: CapaDoroState, colour: i64) -> i64:
    """What a bale is worth: between what it costs and what it brings."""
    buy = next_buy(state, colour)
    if buy < 0:
        buy = state.printed.highest[colour]
    return (buy + next_sale(state, colour)) * _DOLLAR // 2


def _worth(k: vec[i64], state: CapaDoroState, seat: i64, colour: i64) -> i64:
    """The same, and more if an open cigar needs it."""
    value = _price(state, colour)
    return value + k[NEEDED] if _wanted(state, seat, colour) >= state.ware(seat, colour) else value - k[NEEDLESS]


def _growth(k: vec[i64], left: vec[i64], state: CapaDoroState, colour: i64, bales: i64, rivals: i64, price: i64) -> i64:
    """What a plantation in Growth will still bring, beside so many others."""
    if state.bag_size == 0:
        return 0
    cubes = state.seats * k[HORIZON] // _DICE
    if cubes > state.bag_size:
        cubes = state.bag_size
    coming = 100 * left[colour] * cubes // (state.bag_size * (rivals + 1))  # hundredths of a bale
    room = 100 * (n.FULL - bales)
    return (coming if coming < room else room) * price // 100


def _growing(state: CapaDoroState, continent: i64) -> i64:
    """Plantations in the Growth column."""
    count: i64 = 0
    space = continent * n.MOST_ROWS * n.COLUMNS + n.GROWTH_COLUMN
    for row in range(state.printed.rows[continent]):
        if state.spaces[space] != n.EMPTY:
            count += 1
        space += n.COLUMNS
    return count


def _start(k: vec[i64], left: vec[i64], state: CapaDoroState, seat: i64, row: i64, grows: bool) -> i64:
    """Where few others are, what the own cigars ask for, and what is cheap; not in the same row twice."""
    continent = n.continent_of(row)
    value = _growth(k, left, state, continent, 0, _planted(state, continent), _price(state, continent))
    value += k[WANTED] * _wanted(state, seat, continent)
    if not grows:
        value = value * k[SEEDLING] // 100
    elif n.owner_of(state.spaces[row * n.COLUMNS]) == seat:
        value += k[AHEAD]
    return value - k[EARLY] * state.printed.cost[continent] - row % n.MOST_ROWS


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


def _lacks(state: CapaDoroState, seat: i64, colour: i64) -> bool:
    return _wanted(state, seat, colour) > state.ware(seat, colour)


# How well a seat stands


def _wealth(k: vec[i64], state: CapaDoroState) -> vec[i64]:
    """What everybody has, and some of what will grow, by seat."""
    left = _left(state)
    wealth = vec[i64]([0] * n.MOST_SEATS)
    for seat in range(state.seats):
        wealth[seat] = _DOLLAR * state.money(seat)
    for colour in range(i64(n.COLOURS)):
        price = _price(state, colour)
        rivals = _growing(state, colour)
        for seat in range(state.seats):
            wealth[seat] += price * state.ware(seat, colour)
        first = colour * n.MOST_ROWS * n.COLUMNS
        for space in range(first, first + state.printed.rows[colour] * n.COLUMNS):
            owner = n.owner_of(state.spaces[space])
            if owner < 0 or owner >= n.NEUTRAL:
                continue
            bales = n.bales_of(state.spaces[space])
            column = space % n.COLUMNS
            wealth[owner] += price * bales
            if column == n.GROWTH_COLUMN:
                wealth[owner] += k[GROWING] * _growth(k, left, state, colour, bales, rivals - 1, price) // 100
            elif column == n.SEED_COLUMN:
                wealth[owner] += k[GROWING] * _growth(k, left, state, colour, 0, rivals, price) // 100
    return wealth


def _rate(k: vec[i64], state: CapaDoroState) -> i64:
    """Hundredths of a point that a dollar still becomes: less when the game is nearly over."""
    rate = k[RATE]
    time = _TOO_LATE - _most_points(state)
    if time < _HURRY:
        rate = rate * (time if time > 0 else 0) // _HURRY
    rounds = 2 * _DICE * state.seats
    return rate * state.bag_size // rounds if state.bag_size < rounds else rate


def _in_reach(state: CapaDoroState, seat: i64) -> i64:
    """Points of the best open cigar whose bales are there or can be paid for."""
    best: i64 = 0
    for i in range(i64(n.MOST_OPEN)):
        tile = state.players[seat * n.STRIDE + n.OPEN + i]
        if tile >= 0 and state.printed.points[tile] > best:
            cost = _charge(state, seat, tile)
            if cost >= 0 and cost <= state.money(seat):
                best = state.printed.points[tile]
    return best


# Rows that are pushed


def _pushed(k: vec[i64], left: vec[i64], state: CapaDoroState, seat: i64, row: i64) -> i64:
    if state.spaces[row * n.COLUMNS] == n.EMPTY:
        return 0
    return _shifted(k, left, state, seat, row)


def _shifted(k: vec[i64], left: vec[i64], state: CapaDoroState, seat: i64, row: i64) -> i64:
    """What I gain if the row moves on, less a part of what others gain."""
    continent = n.continent_of(row)
    price = _price(state, continent)
    rivals = _growing(state, continent)
    seedling = state.spaces[row * n.COLUMNS]
    grown = state.spaces[row * n.COLUMNS + n.GROWTH_COLUMN]
    total: i64 = 0
    if grown != n.EMPTY:
        bales = n.bales_of(grown)
        gain = bales * price if bales > 0 else n.HARVEST_MONEY * _DOLLAR
        gain -= _growth(k, left, state, continent, bales, rivals - 1, price)
        owner = n.owner_of(grown)
        total += _share(k, seat, owner, gain)
        if owner == seat and k[PUSHED] != 0 and _lacks(state, seat, continent):
            total += bales * k[PUSHED]
        rivals -= 1
    if seedling != n.EMPTY:
        gain = _growth(k, left, state, continent, 0, rivals, price)
        total += _share(k, seat, n.owner_of(seedling), gain - gain * k[SEEDLING] // 100)
    return total


def _share(k: vec[i64], seat: i64, owner: i64, gain: i64) -> i64:
    if owner == seat:
        return gain
    return 0 if owner >= n.NEUTRAL else -gain * k[OTHER] // 100


# The turn


def _weigh_turn(
    k: vec[i64], left: vec[i64], state: CapaDoroState, seat: i64, actions: vec[i64], count: i64, weights: vec[i64]
) -> None:
    goal = _goal(k, state, seat)
    for i in range(count):
        action = actions[i]
        if action == n.END:
            weights[i] = 0
        elif action < n.SOW:
            weights[i] = 9000
        elif action < n.SOW_NEUTRAL:
            weights[i] = _weigh_sowing(k, left, state, seat, action - n.SOW)
        elif action < n.BUY:
            pushed = _pushed(k, left, state, seat, action - n.SOW_NEUTRAL)
            weights[i] = 300 + pushed if pushed > k[PUSH] else NEVER // 2
        elif action < n.SELL:
            weights[i] = _weigh_purchase(state, seat, goal, action - n.BUY)
        elif action < n.ROLL:
            weights[i] = _weigh_sale(k, state, seat, goal, action - n.SELL)
        else:
            tile = action - n.ROLL
            weights[i] = 8000 if tile == goal else 4000 + _value(k, state, tile)


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


def _value(k: vec[i64], state: CapaDoroState, tile: i64) -> i64:
    """Points and money, less what the bales are worth."""
    value = k[POINT] * state.printed.points[tile] + _DOLLAR * state.printed.money[tile]
    for colour in range(i64(n.COLOURS)):
        need = state.printed.need(tile, colour)
        if need > 0:
            value -= need * _price(state, colour)
    if tile < 2 * n.TILES_EACH and state.bag_size > 4 * state.seats:
        value += k[NEXT_LETTER]
    return value


def _goal(k: vec[i64], state: CapaDoroState, seat: i64) -> i64:
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
        value = _value(k, state, tile)
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


def _weigh_sale(k: vec[i64], state: CapaDoroState, seat: i64, goal: i64, colour: i64) -> i64:
    """To pay for the cigar that is wanted; or because there are many more than any cigar needs."""
    bales = state.ware(seat, colour)
    if goal >= 0 and bales > state.printed.need(goal, colour) and _charge(state, seat, goal) > state.money(seat):
        return 7000 - _worth(k, state, seat, colour)
    if goal >= 0 or state.bag_size == 0:
        return NEVER // 2
    wanted: i64 = 0
    for i in range(i64(n.MOST_OPEN)):
        tile = state.players[seat * n.STRIDE + n.OPEN + i]
        if tile >= 0 and state.printed.need(tile, colour) > wanted:
            wanted = state.printed.need(tile, colour)
    if bales > wanted + k[SURPLUS] and next_sale(state, colour) >= state.printed.lowest[colour] + k[DEAR]:
        return 500
    return NEVER // 2


def _weigh_sowing(k: vec[i64], left: vec[i64], state: CapaDoroState, seat: i64, row: i64) -> i64:
    continent = n.continent_of(row)
    cost = _DOLLAR * state.printed.cost[continent]
    price = _price(state, continent)
    if k[LACK] != 0 and _lacks(state, seat, continent):
        price += k[LACK]
    gain = _growth(k, left, state, continent, 0, _growing(state, continent), price) * k[SEEDLING] // 100
    gain += k[BIAS + continent] + _before(k, state, row) + _pushed(k, left, state, seat, row)
    profit = k[PROFIT]
    if k[LATE] != 0:
        profit += k[LATE] * _most_points(state)
    if 100 * gain < profit * cost:
        return NEVER // 2
    return 1000 + gain - cost


def _before(k: vec[i64], state: CapaDoroState, row: i64) -> i64:
    """A seedling moves on when what stands before it is full."""
    seedling = state.spaces[row * n.COLUMNS]
    ahead = seedling if seedling != n.EMPTY else state.spaces[row * n.COLUMNS + n.GROWTH_COLUMN]
    return k[BARE] if ahead == n.EMPTY else k[BEHIND] * n.bales_of(ahead)


def _most_points(state: CapaDoroState) -> i64:
    most: i64 = 0
    for seat in range(state.seats):
        if state.points(seat) > most:
            most = state.points(seat)
    return most


# Beetles and Customs


def _infested(k: vec[i64], state: CapaDoroState, seat: i64, space: i64) -> i64:
    piece = state.spaces[space]
    owner = n.owner_of(piece)
    loss = (n.bales_of(piece) + 1) // 2 * _price(state, n.continent_of(space // n.COLUMNS))
    if owner == seat:
        return -100 * loss - 1
    return 0 if owner >= n.NEUTRAL else loss * _threat(k, state, owner)


def _threat(k: vec[i64], state: CapaDoroState, owner: i64) -> i64:
    """Hundredths: whoever is near the goal is troubled first."""
    return 100 + k[THREAT] * state.points(owner)


def _robbed(k: vec[i64], state: CapaDoroState, seat: i64, victim: i64) -> i64:
    """The victim gives up the cheapest."""
    loss = (state.stock(victim) + 1) // 2 * k[ROBBED]
    return -100 * loss - 1 if victim == seat else loss * _threat(k, state, victim)


def _closed(k: vec[i64], state: CapaDoroState, seat: i64, colour: i64) -> i64:
    """The market that others need and I do not."""
    value: i64 = 0
    for other in range(state.seats):
        for i in range(i64(n.MOST_OPEN)):
            tile = state.players[other * n.STRIDE + n.OPEN + i]
            if tile >= 0:
                missing = _missing(state, other, tile, colour)
                value += -k[CLOSED] * missing if other == seat else missing
    return value

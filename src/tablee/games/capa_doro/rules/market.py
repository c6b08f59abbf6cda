"""Trade (chapter 7): one bale at a time, at the ends of a track."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.estates import Estates

NO_PRICE: Final = -1


def next_buy(state: Estates, colour: i64) -> i64:
    """What the next bale costs; NO_PRICE: there is none."""
    bales = state.market[colour]
    if bales > 0:
        return state.printed.buy_price(colour, bales)  # CDO-7.1
    if state.market[n.DISCARD + colour] > 0:
        return state.printed.highest[colour]  # CDO-7.3
    return NO_PRICE


def next_sale(state: Estates, colour: i64) -> i64:
    """What a bale brings (CDO-7.2, CDO-7.4)."""
    return state.printed.sell_price(colour, state.market[colour])


def may_buy(state: Estates, colour: i64) -> bool:
    """Whether the rules let the seat on turn buy this colour, money and bales apart (CDO-7.6, CDO-7.8)."""
    return state.sold >> colour & 1 == 0 and state.customs != colour


def may_sell(state: Estates, colour: i64) -> bool:
    return state.bought >> colour & 1 == 0 and state.customs != colour


def cost_of(state: Estates, colour: i64, number: i64) -> i64:
    """What so many bales cost one after the other; NO_PRICE: there are not so many."""
    bales = state.market[colour]
    if number > bales + state.market[n.DISCARD + colour]:
        return NO_PRICE
    cost: i64 = 0
    for i in range(number):
        cost += state.printed.buy_price(colour, bales - i) if i < bales else state.printed.highest[colour]
    return cost


def buy(state: Estates, colour: i64) -> None:
    place = state.turn * n.STRIDE
    price = next_buy(state, colour)
    state.players[place + n.MONEY] -= price
    state.players[place + n.SPENT] += price
    state.players[place + n.WARE + colour] += 1
    state.bought |= i64(1) << colour
    if state.market[colour] > 0:
        state.market[colour] -= 1
    else:
        state.market[n.DISCARD + colour] -= 1


def sell(state: Estates, colour: i64) -> None:
    place = state.turn * n.STRIDE
    price = next_sale(state, colour)
    state.players[place + n.MONEY] += price
    state.players[place + n.EARNED] += price
    state.players[place + n.WARE + colour] -= 1
    state.sold |= i64(1) << colour
    if state.market[colour] < state.printed.capacity[colour]:
        state.market[colour] += 1
    else:
        state.discard_bales(colour, 1)

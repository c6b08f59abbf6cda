"""What a move of Age of Champagne would bring: in words, and as marks. `world` was dealt for the seat to act.

Marks with a stroke are for drawn boards: `player-0/points`, `player-0/eco` and `player-0/modules` say what changes at a
seat; `order-E04/points`, `order-E04/bonus`, `order-E04/eco` and `order-E04/C` what makes up the worth of an order, and
which cuvee it goes without.
"""

from __future__ import annotations

from collections.abc import Callable

from tablee.engine.moves import Kind
from tablee.engine.view import Effect
from tablee.games.age_of_champagne import moves
from tablee.games.age_of_champagne.effects import drawing, events, marketing, placing, regions, shipping
from tablee.games.age_of_champagne.moves import MOVES
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState


def effect(world: AgeOfChampagneState, action: int) -> Effect:
    kind = MOVES.kind_of(action)
    return _EFFECTS[kind](world, action - kind.first)


_EFFECTS: dict[Kind, Callable[[AgeOfChampagneState, int], Effect]] = {
    moves.KEEP: events.keep,
    moves.KEY: events.key_of_event,
    moves.CORK: events.cork,
    moves.PLACE: placing.place,
    moves.DISC: placing.disc,
    moves.RESERVE: placing.reserve,
    moves.REGION: regions.settle,
    moves.LAND: regions.land,
    moves.AGE: marketing.age,
    moves.PROMOTE: marketing.promote,
    moves.PROMOTE_ALL: marketing.promote_all,
    moves.SHIP: shipping.ship,
    moves.COMPLETE: shipping.complete,
    moves.OMIT: shipping.omit,
    moves.PARTNER: shipping.partner,
    moves.UNCHANGED: shipping.unchanged,
    moves.SWAP: shipping.swap,
    moves.PASS: shipping.pass_on,
    moves.TAKE: shipping.take,
    moves.BLEND: drawing.blend,
    moves.GIVE: drawing.give,
    moves.GET: drawing.get,
    moves.DONE: drawing.done,
    moves.PROTECT: events.protect,
    moves.JOIN: shipping.join,
    moves.DECLINE: shipping.decline,
    moves.KEEP_C: drawing.keep_c,
    moves.KEEP_N: drawing.keep_n,
}

"""Why a move that is offered now is not possible: the clause and a sentence, from what the seat to act knows."""

from __future__ import annotations

from collections.abc import Callable

from tablee.engine.errors import Refusal
from tablee.engine.moves import Kind
from tablee.engine.words import Arg, Line
from tablee.games.age_of_champagne import moves
from tablee.games.age_of_champagne.moves import MOVES, asked
from tablee.games.age_of_champagne.names import (
    COLOUR_CODES,
    PAIR_CODES,
    cubes_line,
    cuvee_line,
    grape_line,
    order_line,
    recipe_word,
    token_line,
)
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.assignment import action_token, is_drawing, is_free
from tablee.games.age_of_champagne.rules.drawing import has_room
from tablee.games.age_of_champagne.rules.shipping import modes, order_at, slots_open, ways
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState
from tablee.games.age_of_champagne.sums import missing, visible_orders


def explain(state: AgeOfChampagneState, seat: int, action: int) -> Refusal:
    kind = MOVES.kind_of(action)
    return _REASONS[kind](state, seat, action - kind.first)


def _refusal(key: str, clause: str, /, **args: Arg) -> Refusal:
    return Refusal(Line(f"age-of-champagne-refuse-{key}", args), clause)


def _keep(state: AgeOfChampagneState, seat: int, card: int) -> Refusal:
    return _refusal("not-in-hand", "AOC-3.2")


def _key(state: AgeOfChampagneState, seat: int, key: int) -> Refusal:
    hazard = state.event_kind() == n.HAZARD
    return _refusal("key", "AOC-13.9", what="region" if hazard else "grape")


def _no_cuvee(clause: str, where: str) -> Callable[[AgeOfChampagneState, int, int], Refusal]:
    def reason(state: AgeOfChampagneState, seat: int, colour: int) -> Refusal:
        return _refusal("no-cuvee", clause, cuvee=cuvee_line(colour), where=where)

    return reason


# Assignment


def _place(state: AgeOfChampagneState, seat: int, spot: int) -> Refusal:
    zone = int(n.zone_of(spot))
    piece = int(state.spots[spot])
    if piece != n.NOBODY:
        owner = int(n.owner_of(piece))
        who: Arg = "merchant" if owner == state.merchant else "you" if owner == seat else "other"
        return _refusal("taken", "AOC-5.3", seat=owner, who=who)
    if state.is_blocked(spot):
        return _refusal("blocked", "AOC-16.8")
    if zone == 1:
        return _refusal("no-offer", "AOC-5.3")
    if zone == 4:
        return _refusal("no-marketing", "AOC-16.1")
    if zone == 6:
        return _refusal("one-draw", "AOC-5.4")
    return _refusal("council", "AOC-5.6", most=min(n.COUNCIL_SPOTS, int(state.participants) - 1))


def _disc(state: AgeOfChampagneState, seat: int, spot: int) -> Refusal:
    token = int(action_token(spot))
    if token == n.NO_TOKEN:
        return _refusal("no-disc-zone", "AOC-5.11", zone=int(n.zone_of(spot)))
    if not state.free(seat, token):
        return _refusal("no-action-token", "AOC-5.8", zone=int(n.zone_of(spot)))
    if not is_free(state, seat, spot) or (n.zone_of(spot) == 6 and is_drawing(state, seat)):
        return _place(state, seat, spot)
    return _refusal("no-disc", "AOC-5.10")


def _reserve(state: AgeOfChampagneState, seat: int, order: int) -> Refusal:
    named = order_line(state.printed, order)
    if not state.free(seat, n.RESERVATION):
        return _refusal("no-reservation", "AOC-13.23")
    if not state.has_disc(seat):
        return _refusal("no-disc", "AOC-5.10")
    if order not in visible_orders(state):
        return _refusal("not-visible", "AOC-13.23", order=named)
    return _refusal("reserved", "AOC-13.23", order=named)


# Shipping


def _ship(state: AgeOfChampagneState, seat: int, order: int) -> Refusal:
    named, who = order_line(state.printed, order), int(state.actor)
    if order not in visible_orders(state):
        return _refusal("not-visible", "AOC-10.2", order=named)
    slots = [int(order_at(state, slot)) for slot in range(slots_open(state, state.spot))]
    if order not in slots:
        return _refuse_provisional(state, named)
    if state.reserver(order) not in (n.NOBODY, who):
        return _refusal("reserved", "AOC-17.14" if who == state.merchant else "AOC-13.23", order=named)
    if not modes(state, who, order):
        return _refusal("strike", "AOC-13.1", order=named)
    if state.is_closed(order) and ways(state, who, order):
        return _refusal("closed", "AOC-16.7", order=named)
    return _refusal("cellar", "AOC-10.4", order=named, cuvees=cubes_line(missing(state, who, order), "cuvees"))


def _refuse_provisional(state: AgeOfChampagneState, named: Line) -> Refusal:
    if state.event_kind() == n.PANDEMIC:
        return _refusal("pandemic", "AOC-13.5", order=named)
    if state.side:
        return _refusal("provisional-simplified", "AOC-16.1", order=named)
    return _refusal("provisional", "AOC-10.3", order=named)


def _complete(state: AgeOfChampagneState, seat: int, place: int) -> Refusal:
    order = int(state.pending.steps[0]) - n.SHIP
    lacks = cubes_line(missing(state, seat, order), "cuvees")
    return _refusal("cellar", "AOC-10.4", order=order_line(state.printed, order), cuvees=lacks)


def _omit(state: AgeOfChampagneState, seat: int, colour: int) -> Refusal:
    """The way is asked for only where a cuvee can be left out (AOC-10.9)."""
    order = int(state.pending.steps[0]) - n.SHIP
    if not state.printed.need(order, colour):
        return _refusal("not-ordered", "AOC-10.9", cuvee=cuvee_line(colour))
    return _refusal("still-missing", "AOC-10.9", cuvees=cubes_line(missing(state, seat, order), "cuvees"))


def _partner(state: AgeOfChampagneState, seat: int, place: int) -> Refusal:
    """If one cuvee is missing and nobody has it, there is only one way, and none is asked for."""
    return _refusal("nothing-missing" if state.terms.partnership else "no-partnership", "AOC-16.4")


def _take(state: AgeOfChampagneState, seat: int, kind: int) -> Refusal:
    return _refusal("no-such-token", "AOC-10.8", token=token_line(state.printed, kind))


# Blending, exchange, harvest


def _blend(state: AgeOfChampagneState, seat: int, recipe: int) -> Refusal:
    if not has_room(state, seat):
        return _refusal("cellar-full", "AOC-1.7", count=int(state.printed.cellar))
    at = recipe * n.COLOURS
    lacks = [
        max(0, int(state.printed.recipes[at + colour]) - int(state.wine(seat, colour))) for colour in range(n.COLOURS)
    ]
    return _refusal("wines", "AOC-11.1", wines=recipe_word(state.printed, recipe), missing=cubes_line(lacks, "wines"))


def _give(state: AgeOfChampagneState, seat: int, pair: int) -> Refusal:
    return _refusal("pair", "AOC-11.2", pair=PAIR_CODES[pair])


def _get(state: AgeOfChampagneState, seat: int, colour: int) -> Refusal:
    return _refusal("supply", "AOC-11.3", grape=grape_line(colour))


def _count(state: AgeOfChampagneState, seat: int, number: int) -> Refusal:
    legal = state.legal_actions()
    first = n.KEEP_C if legal[0] < n.KEEP_N else n.KEEP_N
    least, most = legal[0] - first, legal[-1] - first
    colour = COLOUR_CODES[n.CHARDONNAY if first == n.KEEP_C else n.NOIR]
    return _refusal("count", "AOC-12.3", least=least, most=most, grape=colour)


def _any(state: AgeOfChampagneState, seat: int, place: int) -> Refusal:
    raise AssertionError(f"this is always possible when it is asked for: {asked(state).name}")


_REASONS: dict[Kind, Callable[[AgeOfChampagneState, int, int], Refusal]] = {
    moves.KEEP: _keep,
    moves.KEY: _key,
    moves.CORK: _no_cuvee("AOC-13.6", "cellar"),
    moves.PLACE: _place,
    moves.DISC: _disc,
    moves.RESERVE: _reserve,
    moves.REGION: _any,
    moves.LAND: _any,
    moves.AGE: _no_cuvee("AOC-9.1", "cellar"),
    moves.PROMOTE: _no_cuvee("AOC-9.3", "oenotheque"),
    moves.PROMOTE_ALL: _any,
    moves.SHIP: _ship,
    moves.COMPLETE: _complete,
    moves.OMIT: _omit,
    moves.PARTNER: _partner,
    moves.UNCHANGED: _any,
    moves.SWAP: _any,
    moves.PASS: _any,
    moves.TAKE: _take,
    moves.BLEND: _blend,
    moves.GIVE: _give,
    moves.GET: _get,
    moves.DONE: _any,
    moves.PROTECT: _any,
    moves.JOIN: _any,
    moves.DECLINE: _any,
    moves.KEEP_C: _count,
    moves.KEEP_N: _count,
}

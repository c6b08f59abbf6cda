"""Why a move that is offered now is not possible: the clause and a sentence, from what the seat itself sees."""

from __future__ import annotations

from collections.abc import Callable

from tablee.engine.errors import Refusal
from tablee.engine.moves import Kind
from tablee.engine.words import Arg, Line
from tablee.games.coupe_nation import moves
from tablee.games.coupe_nation.moves import MOVES, Exchange, begun_card, holds
from tablee.games.coupe_nation.names import card_line, position_line
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.drawing import most_drawn
from tablee.games.coupe_nation.rules.reserve import wanted
from tablee.games.coupe_nation.rules.state import CoupeNationState
from tablee.games.coupe_nation.rules.tower import bit


def explain(state: CoupeNationState, seat: int, action: int) -> Refusal:
    kind = MOVES.kind_of(action)
    return _REASONS[kind](state, seat, action - kind.first)


def _refusal(key: str, clause: str, **args: Arg) -> Refusal:
    return Refusal(Line(f"coupe-nation-refuse-{key}", args), clause)


def _draw(state: CoupeNationState, seat: int, count: int) -> Refusal:
    return _refusal("draw", "CPN-4.6", most=int(most_drawn(state)))


def _place(state: CoupeNationState, seat: int, place: int) -> Refusal:
    card = place + 1
    if not holds(state, seat, card):
        return _not_held(state, card, "CPN-5.1")
    return _refusal("no-place", "CPN-2.5", card=card_line(card))


def _not_held(state: CoupeNationState, card: int, clause: str) -> Refusal:
    """Whoever touches a card of the Reserve is told how it is taken."""
    if state.reserve & bit(card):
        return _refusal("in-reserve", "CPN-8.1", card=card_line(card))
    return _refusal("not-held", clause, card=card_line(card))


def _hide(state: CoupeNationState, seat: int, place: int) -> Refusal:
    card = place + 1
    if card == n.FINISH:
        return _refusal("hide-finish", "CPN-6.3")
    if not holds(state, seat, card):
        return _not_held(state, card, "CPN-6.1")
    return _refusal("only-top", "CPN-6.1")


def _open(state: CoupeNationState, seat: int, position: int) -> Refusal:
    """Whoever touches an empty position wants to lay a card there."""
    look = "open" if state.occupied >> position & 1 else "empty"
    return _refusal("not-down", "CPN-7.1", look=look, place=position_line(position))


def _reserve(state: CoupeNationState, seat: int, place: int) -> Refusal:
    return _refusal("reserve", "CPN-8.8")


def _pair(state: CoupeNationState, seat: int, place: int) -> Refusal:
    card = place + 1
    if not holds(state, seat, card):
        return _refusal("not-held", "CPN-8.1", card=card_line(card))
    chosen = Exchange(state).pair
    if chosen and card <= chosen[0]:
        return _refusal("rising", "CPN-8.1", card=card_line(card), first=card_line(chosen[0]))
    return _refusal("pair", "CPN-8.8")


def _target(state: CoupeNationState, seat: int, place: int) -> Refusal:
    card = place + 1
    if card in Exchange(state).pair:
        return _refusal("own-pair", "CPN-8.3", card=card_line(card))
    if not state.reserve & bit(card):
        return _refusal("not-in-reserve", "CPN-8.3", card=card_line(card))
    if not wanted(state) & bit(card):
        return _refusal("no-place", "CPN-8.8", card=card_line(card))
    return _refusal("too-far", "CPN-8.2", card=card_line(card), count=len(Exchange(state).spare))


def _extra(state: CoupeNationState, seat: int, place: int) -> Refusal:
    card = place + 1
    if card == n.FINISH:
        return _refusal("destroy-finish", "CPN-8.7")
    if card in Exchange(state).pair:
        return _refusal("extra-pair", "CPN-8.2", card=card_line(card))
    if not holds(state, seat, card):
        return _refusal("not-held", "CPN-8.2", card=card_line(card))
    return _refusal("extra", "CPN-8.2")


def _on(state: CoupeNationState, seat: int, position: int) -> Refusal:
    exchanging = state.pending.steps[0] >= n.RESERVE
    card = Exchange(state).target if exchanging else begun_card(state)
    where = position_line(position)
    if position == n.TOP:
        return _on_top(state, card)
    if state.occupied >> position & 1:
        if not exchanging:
            return _refusal("taken", "CPN-2.7", place=where)
        if position == n.MIDDLE:
            return _refusal("middle", "CPN-8.6")
    elif not state.free() >> position & 1:
        return _refusal("unsupported", "CPN-2.1", place=where)
    return _bounds(state, card, position)


def _on_top(state: CoupeNationState, card: int) -> Refusal:
    if state.pending.steps[0] in moves.HIDE:
        return _refusal("top-down", "CPN-6.1")
    if not state.all_but_top_up():
        return _refusal("top", "CPN-2.8")
    if state.finish and card != n.FINISH:
        return _refusal("top-finish", "CPN-5.2")
    return _bounds(state, card, n.TOP)


def _bounds(state: CoupeNationState, card: int, position: int) -> Refusal:
    low, high = int(state.cells[n.LOW + position]), int(state.cells[n.HIGH + position])
    args: dict[str, Arg] = {"card": card_line(card), "place": position_line(position), "low": low, "high": high}
    between = "both" if low and high <= n.GLASS else "low" if low else "high"
    return _refusal("bounds", "CPN-2.5", between=between, **args)


def _discard(state: CoupeNationState, seat: int, place: int) -> Refusal:
    card = place + 1
    if card == n.FINISH:
        return _refusal("destroy-finish", "CPN-8.7")
    return _refusal("not-held", "CPN-9.1", card=card_line(card))


def _destroy(state: CoupeNationState, seat: int, place: int) -> Refusal:
    card = place + 1
    if card == n.FINISH:
        return _refusal("destroy-finish", "CPN-8.7")
    return _refusal("not-in-reserve", "CPN-9.2", card=card_line(card))


_REASONS: dict[Kind, Callable[[CoupeNationState, int, int], Refusal]] = {
    moves.DRAW: _draw,
    moves.PLACE: _place,
    moves.HIDE: _hide,
    moves.OPEN: _open,
    moves.RESERVE: _reserve,
    moves.PAIR: _pair,
    moves.SUM: _target,
    moves.DIFFERENCE: _target,
    moves.EXTRA: _extra,
    moves.ON: _on,
    moves.DISCARD: _discard,
    moves.DESTROY: _destroy,
}

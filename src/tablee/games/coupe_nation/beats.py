"""What moves from where to where in a step of Coupe nation, as each viewer may see it."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.bits import members
from tablee.engine.game import Step
from tablee.engine.moves import steps_of
from tablee.engine.view import Beat
from tablee.games.coupe_nation import moves
from tablee.games.coupe_nation.moves import MOVES, Exchange, begun_card
from tablee.games.coupe_nation.names import POSITIONS, card_code, card_id
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.state import CoupeNationState


def beats(step: Step, viewers: Sequence[int]) -> list[list[Beat]]:
    if step.half_made:
        return [[] for _ in viewers]
    return [_beats(step, viewer) for viewer in viewers]


def _face(card: int) -> str:
    return card_id(card_code(card))


def _beats(step: Step, viewer: int) -> list[Beat]:
    kind = MOVES.kind_of(step.action)
    place, seat = step.action - kind.first, f"seat-{step.seat}"
    if kind is moves.DRAW:
        return _drawn(step, viewer, seat)
    if kind is moves.OPEN:
        return [Beat(_face(int(step.after.card_at(place))), POSITIONS[place], POSITIONS[place])]
    if kind is moves.DISCARD:
        return [Beat(_face(place + 1), seat, "discard")]
    if kind is moves.DESTROY:
        return [Beat(_face(place + 1), "reserve", "discard")]
    return _put(step, viewer, seat, place)


def _drawn(step: Step, viewer: int, seat: str) -> list[Beat]:
    """Backs for the others, but the Finish card is open."""
    new = members(int(step.after.hand(step.seat)) & ~int(step.before.hand(step.seat)))
    own = viewer == step.seat
    return [Beat(_face(card) if own or card == n.FINISH else "", "deck", seat) for card in _shown_last(new)]


def _shown_last(cards: Sequence[int]) -> list[int]:
    """The Finish card at the end: its place among the others would tell those that stand beside it."""
    return [card for card in cards if card != n.FINISH] + [card for card in cards if card == n.FINISH]


def _put(step: Step, viewer: int, seat: str, position: int) -> list[Beat]:
    before: CoupeNationState = step.before
    there = POSITIONS[position]
    first = steps_of(before)[0]
    if first not in moves.RESERVE:
        hidden = first in moves.HIDE and viewer != step.seat
        return [Beat("" if hidden else _face(begun_card(before)), seat, there)]
    made = Exchange(before)
    found = [Beat(_face(card), seat, "reserve") for card in made.pair]
    found += [Beat(_face(card), seat, "discard") for card in made.extras]
    old = int(before.card_at(position))
    if old:
        hider = int(before.hider_at(position))
        known = hider < 0 or viewer in (step.seat, hider)
        found.append(Beat(_face(old) if known else "", there, seat))
    return [*found, Beat(_face(made.target), "reserve", there)]

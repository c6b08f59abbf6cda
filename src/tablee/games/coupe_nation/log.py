"""What each viewer is told of a move of Coupe nation. An action is one entry, told when its last step is made
(CPN-11.2); a card that was laid or picked up face down is named to those alone who know it (CPN-11.3)."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.bits import members
from tablee.engine.game import Step
from tablee.engine.moves import steps_of
from tablee.engine.view import Line
from tablee.games.coupe_nation import moves
from tablee.games.coupe_nation.moves import MOVES, Exchange, begun_card
from tablee.games.coupe_nation.names import POSITIONS, card_code, card_id, card_line, cards_line, code_at, position_line
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.state import CoupeNationState

Args = dict[str, int | str | Line]


def logs(step: Step, viewers: Sequence[int]) -> list[list[Line]]:
    if step.half_made:
        return [[] for _ in viewers]
    ends = _end(step.after) if step.after.over else []
    return [[*_told(step, viewer), *ends] for viewer in viewers]


def _line(key: str, touches: list[str], **args: int | str | Line) -> Line:
    return Line(f"coupe-nation-log-{key}", args, touches)


def _told(step: Step, viewer: int) -> list[Line]:
    kind = MOVES.kind_of(step.action)
    seat, place = step.seat, step.action - kind.first
    if kind is moves.DRAW:
        return _drawn(step, viewer)
    if kind is moves.OPEN:
        card = int(step.after.card_at(place))
        fits = "no" if step.after.ending == n.COLLAPSED else "yes"
        where = position_line(place)
        return [_line("open", [POSITIONS[place]], seat=seat, card=card_line(card), place=where, fits=fits)]
    if kind is moves.DISCARD or kind is moves.DESTROY:
        card = place + 1
        return [_line(kind.verb, [card_id(card_code(card))], seat=seat, card=card_line(card))]
    return _put(step, viewer, place)


def _drawn(step: Step, viewer: int) -> list[Line]:
    """How many, and the Finish card, is for all to see; which Glass cards, for whoever drew them."""
    seat = step.seat
    count = int(step.before.deck_size - step.after.deck_size)
    new = int(step.after.hand(seat)) & ~int(step.before.hand(seat))
    cards = [card for card in members(new) if card != n.FINISH]
    if not count:
        return [_line("draw", [], seat=seat, count=0)]
    if viewer == seat and cards:
        lines = [_line("drew", [], seat=seat, count=len(cards), cards=cards_line(cards))]
    else:
        lines = [_line("draw", [], seat=seat, count=len(cards))]
    if new & n.FINISH_BIT:
        lines.append(_line("finish", [card_id("FIN")], seat=seat))
    return lines


def _put(step: Step, viewer: int, position: int) -> list[Line]:
    """A card was laid: from the hand, or from the Reserve."""
    before: CoupeNationState = step.before
    args: Args = {"seat": step.seat, "place": position_line(position)}
    first = steps_of(before)[0]
    if first in moves.PLACE:
        return [Line("coupe-nation-log-place", {**args, "card": card_line(begun_card(before))}, [POSITIONS[position]])]
    if first in moves.HIDE:
        if viewer != step.seat:
            return [Line("coupe-nation-log-hide", args, [POSITIONS[position]])]
        return [Line("coupe-nation-log-hid", {**args, "card": card_line(begun_card(before))}, [POSITIONS[position]])]
    return _exchanged(step, viewer, position, args)


def _exchanged(step: Step, viewer: int, position: int, args: Args) -> list[Line]:
    """The pair, the result, the cards destroyed and the card taken are for all to see."""
    before: CoupeNationState = step.before
    made = Exchange(before)
    here = [POSITIONS[position]]
    lines = [Line("coupe-nation-log-exchange", {**args, "sum": made.line, "card": card_line(made.target)}, here)]
    if made.extras:
        lines.append(_line("extras", [], seat=step.seat, count=len(made.extras), cards=cards_line(made.extras)))
    old = int(before.card_at(position))
    if not old:
        return lines
    hider = int(before.hider_at(position))
    named: Args = {**args, "card": Line("coupe-nation-card", {"card": code_at(old, position)})}
    if hider < 0:
        key = "replaced-finish" if old == n.FINISH else "replaced"
        lines.append(Line(f"coupe-nation-log-{key}", named, here))
    elif viewer in (step.seat, hider):
        lines.append(Line("coupe-nation-log-replaced-known", named, here))
    else:
        lines.append(Line("coupe-nation-log-replaced-hidden", args, here))
    return lines


def _end(state: CoupeNationState) -> list[Line]:
    if state.ending == n.WON:
        return [_line("won", ["L7P1"], turns=int(state.turns))]
    shown = int(state.face_up())
    if state.ending == n.STUCK:
        return [_line("stuck", [], seat=int(state.to_act), shown=shown)]
    return [_line("collapsed", [POSITIONS[int(state.reference)]], shown=shown)]

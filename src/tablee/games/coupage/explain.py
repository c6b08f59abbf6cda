"""Why a move that is offered now is not possible: the clause and a sentence, from what the seat to act knows."""

from __future__ import annotations

from tablee.engine.errors import Refusal
from tablee.engine.words import Line
from tablee.games.coupage import moves
from tablee.games.coupage.content import KINDS, RECIPE_CODES
from tablee.games.coupage.moves import MOVES, asked, due, may_lay, may_pay
from tablee.games.coupage.names import card_line
from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.grapes import may_begin
from tablee.games.coupage.rules.state import CoupageState


def explain(state: CoupageState, seat: int, action: int) -> Refusal:
    return _REASONS.get(MOVES.kind_of(action), _not_there)(state, seat, action)


def _not_there(state: CoupageState, seat: int, action: int) -> Refusal:
    """Something of the kind that is asked for, but not one of those that can be chosen."""
    question = asked(state)
    label = MOVES.label(state, question.offers[MOVES.kind_of(action)], action - MOVES.kind_of(action).first)
    return Refusal(Line("coupage-refuse-now", {"text": label, "question": question.name}), question.clause)


def _pile(state: CoupageState, seat: int, action: int) -> Refusal:
    return Refusal(Line("coupage-refuse-no-cards"), "CPG-3.3")


def _market(state: CoupageState, seat: int, action: int) -> Refusal:
    if state.phase != n.DRAWING:
        return _not_there(state, seat, action)
    return Refusal(Line("coupage-refuse-empty-slot", {"slot": action - n.MARKET + 1}), "CPG-3.3")


def _taken(state: CoupageState, seat: int, action: int) -> Refusal:
    return Refusal(Line("coupage-refuse-taken"), "CPG-8.9")


def _empty_hand(state: CoupageState, seat: int, action: int) -> Refusal:
    return Refusal(Line("coupage-refuse-empty-hand"), "CPG-7.1")


def _lay(state: CoupageState, seat: int, action: int) -> Refusal:
    recipe = action - n.LAY
    code = RECIPE_CODES[recipe]
    stages = [state.barrels[seat * n.CELLAR + barrel * n.STRIDE + n.STAGE] for barrel in range(n.BARRELS)]
    if n.EMPTY not in stages:
        return Refusal(Line("coupage-refuse-no-barrel"), "CPG-4.5")
    if not may_begin(state, seat, recipe):
        clause = "CPG-9.4" if state.second_cava else "CPG-4.6"
        return Refusal(Line("coupage-refuse-lockout", {"recipe": code}), clause)
    return Refusal(Line("coupage-refuse-grapes", {"recipe": code}), "CPG-4.1")


def _own_barrel(state: CoupageState, seat: int, action: int) -> Refusal:
    """Replace, time, stars, bottle: first what is wrong with the barrel, then with the hand."""
    barrel = (action - n.REPLACE) % n.BARRELS
    place = seat * n.CELLAR + barrel * n.STRIDE
    barrels, printed = state.barrels, state.printed
    about: dict[str, int | str | Line] = {"barrel": barrel + 1}
    if barrels[place + n.STAGE] == n.EMPTY:
        clause = "CPG-4.7" if action < n.TIME else "CPG-5.1" if action < n.BOTTLE else "CPG-6.1"
        return Refusal(Line("coupage-refuse-empty-barrel", about), clause)
    if barrels[place + n.STAGE] != n.PRODUCING:
        return Refusal(Line("coupage-refuse-bottled", about), "CPG-4.9" if action < n.TIME else "CPG-6.7")
    if barrels[place + n.SPOILED]:
        about["turns"] = 5 - int(barrels[place + n.SPOILED])
        return Refusal(Line("coupage-refuse-spoiled", about), "CPG-4.9" if action < n.TIME else _spoiled_clause(action))
    recipe = int(barrels[place + n.RECIPE])
    lacking = int(printed.slots[recipe] - barrels[place + n.GRAPE_COUNT])
    ageing = int(printed.time[recipe] - barrels[place + n.TIME_COUNT])
    if action < n.TIME:
        return Refusal(Line("coupage-refuse-no-fit" if lacking else "coupage-refuse-complete", about), "CPG-4.7")
    if action < n.BOTTLE:
        if not ageing:
            return Refusal(Line("coupage-refuse-aged", about), "CPG-5.5")
        if action < n.STARS:
            return Refusal(Line("coupage-refuse-no-time"), "CPG-5.1")
        return Refusal(Line("coupage-refuse-stars", {"stars": printed.time_cost}), "CPG-5.2")
    if lacking or ageing:
        return Refusal(Line("coupage-refuse-not-ready", {**about, "grapes": lacking, "time": ageing}), "CPG-6.1")
    return Refusal(Line("coupage-refuse-stars", {"stars": printed.cost[recipe]}), "CPG-6.2")


def _spoiled_clause(action: int) -> str:
    return "CPG-6.1" if action >= n.BOTTLE else "CPG-5.7"


def _play(state: CoupageState, seat: int, action: int) -> Refusal:
    kind = action - n.PLAY + n.JEU
    code = KINDS[kind - n.JEU]
    if not state.hands[seat * n.CLASSES + kind]:
        card = card_line(state.printed, kind)
        return Refusal(Line("coupage-refuse-not-held", {"card": card}), "CPG-8.1")
    return Refusal(Line("coupage-refuse-no-effect", {"kind": code}), "CPG-8.2")


def _card(state: CoupageState, seat: int, action: int) -> Refusal:
    question, card = asked(state), action - n.CARD
    if question not in _FROM_HAND:
        return _not_there(state, seat, action)
    step, clause, named = question.name, question.clause, card_line(state.printed, card)
    if step == "pay":
        clause = "CPG-5.4"
    steps = [int(state.pending.steps[i]) for i in range(1, state.pending.count)]
    picks = [action - n.CARD for action in steps if n.CARD <= action < n.PLAYER]
    if state.hands[seat * n.CLASSES + card] <= picks.count(card):
        return Refusal(Line("coupage-refuse-not-held", {"card": named}), clause)
    if step == "serve":
        return _not_there(state, seat, action)
    if card >= n.GRAPES:
        return Refusal(Line("coupage-refuse-no-grape", {"card": named}), clause)
    if step == "pay":
        if may_pay(state, picks, card):
            return Refusal(_out_of_order(state, seat, picks, card, step), "CPG-5.4")
        return Refusal(Line("coupage-refuse-payment", {"card": named}), "CPG-5.4")
    if step == "grape" and may_lay(state, picks, card):
        return Refusal(_out_of_order(state, seat, picks, card, step), "CPG-4.4")
    return Refusal(Line("coupage-refuse-misfit", {"card": named}), "CPG-4.7" if step == "replace" else "CPG-4.4")


def _out_of_order(state: CoupageState, seat: int, picks: list[int], card: int, step: str) -> Line:
    """The card would do, but cards are picked in one order, so that each choice can be made in one way only."""
    about: dict[str, int | str | Line] = {"card": card_line(state.printed, card), "step": step}
    if picks and _order(card, step) < _order(picks[-1], step):
        return Line("coupage-refuse-order-back", {**about, "last": card_line(state.printed, picks[-1])})
    first = int(state.actions_of(seat)[0]) - n.CARD
    return Line("coupage-refuse-order-first", {**about, "first": card_line(state.printed, first)})


def _order(card: int, step: str) -> tuple[int, int]:
    return (-int(n.stars_of(card)) if step == "pay" else 0, card)


def _target(state: CoupageState, seat: int, action: int) -> Refusal:
    if asked(state) is not moves.TARGET:
        return _not_there(state, seat, action)
    kind, barrel = int(state.pending.steps[0]) - n.PLAY + n.JEU, action - n.BARREL
    place = barrel * n.STRIDE
    if barrel >= state.seats * n.BARRELS:
        return Refusal(Line("coupage-refuse-nowhere"), "CPG-1.2")
    if kind == n.OEN:
        return Refusal(Line("coupage-refuse-not-spoiled"), "CPG-8.8")
    clause = {n.PIQ: "CPG-8.5", n.EVA: "CPG-8.10", n.VDT: "CPG-8.11"}[kind]
    if barrel // n.BARRELS == seat:
        return Refusal(Line("coupage-refuse-own-barrel"), clause)
    if state.barrels[place + n.STAGE] != n.PRODUCING:
        return Refusal(Line("coupage-refuse-not-producing"), "CPG-6.7" if state.barrels[place + n.STAGE] else clause)
    if kind == n.PIQ:
        return Refusal(Line("coupage-refuse-one-spoiled"), "CPG-8.6")
    if kind == n.EVA:
        return Refusal(Line("coupage-refuse-last-grape"), clause)
    return Refusal(Line("coupage-refuse-no-time-there"), clause)


def _done(state: CoupageState, seat: int, action: int) -> Refusal:
    return Refusal(Line("coupage-refuse-unpaid", {"left": due(state)}), "CPG-5.4")


_FROM_HAND = (
    moves.GRAPE,
    moves.REPLACING,
    moves.PAY_TIME,
    moves.PAY_BOTTLE,
    moves.SERVE,
    moves.DISCARD,
    moves.ROUGE_CARD,
)
_REASONS = {
    moves.PILE: _pile,
    moves.MARKET: _market,
    moves.LAY: _lay,
    moves.REPLACE: _own_barrel,
    moves.TIME: _own_barrel,
    moves.STARS: _own_barrel,
    moves.BOTTLE: _own_barrel,
    moves.PLAY: _play,
    moves.CYCLE: _empty_hand,
    moves.CARD: _card,
    moves.BARREL: _target,
    moves.TAKE: _taken,
    moves.DONE: _done,
}

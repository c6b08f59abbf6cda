"""Why a move is refused: the clause and a sentence, from what the seat to act knows."""

from __future__ import annotations

from tablee.engine.errors import Refusal
from tablee.engine.words import Line
from tablee.games.coupage.content import KINDS, RECIPE_CODES
from tablee.games.coupage.log import card_line
from tablee.games.coupage.notation import action_name
from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.grapes import may_begin
from tablee.games.coupage.rules.payments import cost_of
from tablee.games.coupage.rules.printed import BITS, MOST_ALIKE
from tablee.games.coupage.rules.state import CoupageState
from tablee.games.coupage.view import asked

_TEXT = {
    n.DRAWING: ("coupage-refuse-draw-first", "CPG-2.2"),
    n.HARVESTING: ("coupage-refuse-harvest-now", "CPG-8.9"),
    n.AB_MARKET: ("coupage-refuse-rose-now", "CPG-10.2"),
    n.AB_BARREL: ("coupage-refuse-rouge-now", "CPG-10.3"),
    n.AB_TIME: ("coupage-refuse-cava-blanc-now", "CPG-10.5"),
}
# Inside a half-made move: what is asked, and the rule that asks it.
_STEPS = {
    "grape": "CPG-4.1",
    "replace": "CPG-4.7",
    "pay": "CPG-5.4",
    "facedown": "CPG-5.2",
    "discard": "CPG-7.1",
    "victim": "CPG-8.4",
    "young": "CPG-8.3",
    "target": "CPG-8.2",
    "evaporate": "CPG-8.10",
    "which-time": "CPG-8.11",
    "own-barrel": "CPG-8.11",
    "rouge-card": "CPG-10.3",
    "cava-blanc-grape": "CPG-10.5",
}


def explain(state: CoupageState, seat: int, action: int) -> Refusal:
    if not 0 <= action < n.NUM_ACTIONS:
        return Refusal(Line("table-no-such-action", {"action": action}))
    if state.pending.count:
        return _in_the_middle(state, seat, action)
    text = action_name(state.printed, action)
    if state.phase == n.DRAWING and action < n.END:
        if action == n.PILE:
            return Refusal(Line("coupage-refuse-no-cards"), "CPG-3.3")
        return Refusal(Line("coupage-refuse-empty-slot", {"slot": action - n.MARKET + 1}), "CPG-3.3")
    if state.phase == n.HARVESTING and n.HARVEST <= action < n.HARVEST + n.MOST_SEATS:
        return Refusal(Line("coupage-refuse-taken"), "CPG-8.9")
    if state.phase != n.ACTING:
        key, clause = _TEXT[int(state.phase)]
        return Refusal(Line(key, {"text": text}), clause)
    return _while_acting(state, seat, action, text)


def _while_acting(state: CoupageState, seat: int, action: int, text: str) -> Refusal:
    if action < n.END:
        return Refusal(Line("coupage-refuse-drawn-already", {"text": text}), "CPG-2.1")
    if n.LAY <= action < n.REPLACE:
        return _lay(state, seat, action - n.LAY)
    if n.REPLACE <= action < n.PLAY:
        return _own_barrel(state, seat, action)
    if n.PLAY <= action < n.CYCLE:
        return _play(state, seat, action - n.PLAY + n.JEU)
    if action == n.CYCLE:
        return Refusal(Line("coupage-refuse-empty-hand"), "CPG-7.1")
    return Refusal(Line("coupage-refuse-begin", {"text": text}), "CPG-2.5")


def _lay(state: CoupageState, seat: int, recipe: int) -> Refusal:
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


def _play(state: CoupageState, seat: int, kind: int) -> Refusal:
    code = KINDS[kind - n.JEU]
    if not state.hands[seat * n.CLASSES + kind]:
        card = card_line(state.printed, kind)
        return Refusal(Line("coupage-refuse-not-held", {"card": card}), "CPG-8.1")
    return Refusal(Line("coupage-refuse-no-effect", {"kind": code}), "CPG-8.2")


def _in_the_middle(state: CoupageState, seat: int, action: int) -> Refusal:
    step = asked(state)
    text = action_name(state.printed, action)
    first = int(state.pending.steps[0])
    clause = _STEPS[step]
    if step == "pay" and first >= n.BOTTLE and not n.CARD <= action < n.PLAYER:
        clause = "CPG-6.2"
    if n.CARD <= action < n.PLAYER and step in ("grape", "replace", "pay", "discard", "rouge-card"):
        return _card(state, seat, action - n.CARD, step, clause)
    if step == "target" and n.BARREL <= action < n.UP:
        return _target(state, seat, first - n.PLAY + n.JEU, action - n.BARREL)
    return Refusal(Line("coupage-refuse-step", {"text": text, "step": step}), clause)


def _card(state: CoupageState, seat: int, card: int, step: str, clause: str) -> Refusal:
    named = card_line(state.printed, card)
    picks = [int(state.pending.steps[i]) - n.CARD for i in range(1, state.pending.count)]
    if state.hands[seat * n.CLASSES + card] <= picks.count(card):
        return Refusal(Line("coupage-refuse-not-held", {"card": named}), clause)
    if card >= n.GRAPES:
        return Refusal(Line("coupage-refuse-no-grape", {"card": named}), clause)
    if step == "pay":
        if _may_pay(state, seat, picks, card):
            return Refusal(_out_of_order(state, seat, picks, card, step), "CPG-5.4")
        return Refusal(Line("coupage-refuse-payment", {"card": named}), "CPG-5.4")
    if step == "grape" and _may_lay(state, seat, picks, card):
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


def _may_lay(state: CoupageState, seat: int, picks: list[int], card: int) -> bool:
    """Whether the hand has a complete set with these, in whatever order."""
    low = sum(1 << BITS * (one // n.LEVELS) for one in [*picks, card])
    high = 0
    for variety in range(n.VARIETIES):
        held = sum(int(state.hands[seat * n.CLASSES + variety * n.LEVELS + level]) for level in range(n.LEVELS))
        high += min(held, MOST_ALIKE) << BITS * variety
    return state.printed.fits(int(state.pending.steps[0]) - n.LAY, low, high)


def _may_pay(state: CoupageState, seat: int, picks: list[int], card: int) -> bool:
    """Whether the hand has a payment with these in which no card could be left out, in whatever order."""
    cost = int(cost_of(state, state.pending.steps[0]))
    paid = [int(n.stars_of(one)) for one in [*picks, card]]
    purse = [int(n.stars_of(one)) for one in range(n.GRAPES) for _ in range(int(state.hands[seat * n.CLASSES + one]))]
    for stars in paid:
        purse.remove(stars)
    return _pays(cost, sum(paid), min(paid), purse)


def _pays(cost: int, paid: int, least: int, purse: list[int]) -> bool:
    if paid >= cost:
        return paid - least < cost
    for stars in set(purse):
        rest = [*purse]
        rest.remove(stars)
        if _pays(cost, paid + stars, min(least, stars), rest):
            return True
    return False


def _target(state: CoupageState, seat: int, kind: int, barrel: int) -> Refusal:
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

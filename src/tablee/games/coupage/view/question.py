"""What is asked of whom: the step of a turn or of a half-made move, and the prompt."""

from __future__ import annotations

from tablee.engine.view import Line
from tablee.games.coupage.content import KINDS, RECIPE_CODES
from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.ageing import asks_which_time
from tablee.games.coupage.rules.payments import cost_of
from tablee.games.coupage.rules.state import CoupageState

PHASES = {
    n.DRAWING: "draw",
    n.ACTING: "act",
    n.HARVESTING: "harvest",
    n.AB_MARKET: "rose",
    n.AB_BARREL: "rouge",
    n.AB_TIME: "cava-blanc",
    n.OVER: "over",
}


def asked(state: CoupageState) -> str:
    """What the seat to act is asked, its own half-made move included."""
    if not state.pending.count:
        return PHASES[state.phase]
    first, count = int(state.pending.steps[0]), int(state.pending.count)
    if state.phase == n.AB_BARREL:
        return "rouge-card"
    if state.phase == n.AB_TIME:
        return "cava-blanc-grape"
    if first < n.REPLACE:
        return "grape"
    if first < n.TIME:
        return "replace"
    if first < n.PLAY:
        return "pay" if due(state) > 0 else "facedown"
    if first == n.CYCLE:
        return "discard"
    kind = first - n.PLAY + n.JEU
    if kind == n.VOL:
        return "victim"
    if count == 1:
        return "young" if kind == n.JEU else "target"
    if kind == n.EVA:
        return "evaporate"
    which = count == 2 and asks_which_time(state, int(state.pending.steps[1]) - n.BARREL)
    return "which-time" if which else "own-barrel"


def due(state: CoupageState) -> int:
    """Stars still to be paid in a half-made move of the seat to act."""
    if not state.pending.count or not n.STARS <= state.pending.steps[0] < n.PLAY:
        return 0
    paid = sum(n.stars_of(state.pending.steps[i] - n.CARD) for i in range(1, state.pending.count))
    return max(0, int(cost_of(state, state.pending.steps[0])) - paid)


def _goal(state: CoupageState) -> dict[str, str]:
    """What the payment of a half-made move is for."""
    first = int(state.pending.steps[0])
    barrel = (first - n.STARS) % n.BARRELS
    recipe = int(state.barrels[state.to_act * n.CELLAR + barrel * n.STRIDE + n.RECIPE])
    return {"goal": "time" if first < n.BOTTLE else "bottle", "recipe": RECIPE_CODES[recipe]}


def prompt(state: CoupageState, viewer: int) -> Line:
    """Who must do what, and what is left."""
    if state.over:
        if state.winner >= 0:
            return Line("coupage-prompt-won", {"seat": state.winner})
        best = [seat for seat, share in enumerate(state.returns()) if share]
        if len(best) == 1:
            return Line("coupage-prompt-stopped", {"seat": best[0]})
        return Line("coupage-prompt-shared", {"count": len(best)})
    seat = int(state.to_act)
    mine = viewer == seat
    kind = asked(state) if mine else PHASES[state.phase]
    args: dict[str, int | str | Line] = {"who": "you" if mine else "other", "seat": seat}
    if kind == "act":
        args["left"] = int(state.actions_left)
    elif kind == "grape":
        recipe = int(state.pending.steps[0]) - n.LAY
        args["recipe"] = RECIPE_CODES[recipe]
        args["left"] = int(state.printed.slots[recipe] - state.pending.count + 1)
    elif kind == "pay":
        args["left"] = due(state)
        args |= _goal(state)
    elif kind == "target":
        args["kind"] = KINDS[int(state.pending.steps[0]) - n.PLAY]
    return Line(f"coupage-prompt-{kind}", args)

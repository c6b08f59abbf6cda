"""What may be done, and the pieces and places it can be done by."""

from __future__ import annotations

from tablee.engine.picking import every_way
from tablee.engine.view import Choice, Picks
from tablee.games.coupage.content import KINDS, RECIPE_CODES
from tablee.games.coupage.notation import action_name, barrel_name
from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.actions import completes
from tablee.games.coupage.rules.state import CoupageState
from tablee.games.coupage.view.question import asked


def choices(state: CoupageState) -> list[Choice]:
    kind = asked(state)
    return [_choice(state, action, kind, completes(state, action)) for action in state.legal_actions()]


def _choice(state: CoupageState, action: int, kind: str, whole: bool) -> Choice:
    name = action_name(state.printed, action)
    return Choice(action, name, _touches(state, action, kind), _group(action, kind), whole)


def picks(state: CoupageState) -> Picks | None:
    """Grapes for a recipe and for a payment: sets, which the rules ask for in class order and by stars."""
    kind = asked(state)
    if kind not in _SETS:
        return None
    return every_way(
        state,
        lambda later: isinstance(later, CoupageState) and asked(later) == kind,
        lambda actions: [_choice(state, action, kind, False) for action in actions],
    )


_SETS = ("grape", "pay")


def _touches(state: CoupageState, action: int, kind: str) -> list[str]:
    """The pieces and places a move can be made by."""
    seat = int(state.to_act)
    if action == n.PILE:
        return ["pile"]
    if action < n.END:
        return [f"market-{action - n.MARKET + 1}"]
    if n.LAY <= action < n.REPLACE:
        return [f"recipe-{RECIPE_CODES[action - n.LAY]}", f"barrel-{seat}-{_free_barrel(state, seat)}"]
    if n.REPLACE <= action < n.PLAY:
        own = f"barrel-{seat}-{(action - n.REPLACE) % n.BARRELS + 1}"
        return ["hand-TIM", own] if n.TIME <= action < n.STARS else [own]
    if n.PLAY <= action < n.CYCLE:
        return [f"hand-{KINDS[action - n.PLAY]}"]
    if action == n.CYCLE:
        return ["discard"]
    if n.CARD <= action < n.PLAYER:
        return [_card_piece(state, state.printed.codes[action - n.CARD], kind)]
    if n.PLAYER <= action < n.BARREL:
        return [f"player-{action - n.PLAYER}"]
    if n.BARREL <= action < n.UP:
        return [f"barrel-{barrel_name(action - n.BARREL)}"]
    if n.UP <= action < n.HARVEST:
        return _time_pieces(state, action)
    return [f"harvest-{action - n.HARVEST + 1}"] if n.HARVEST <= action < n.HARVEST + n.MOST_SEATS else []


def _free_barrel(state: CoupageState, seat: int) -> int:
    empty = (b for b in range(n.BARRELS) if state.barrels[seat * n.CELLAR + b * n.STRIDE + n.STAGE] == n.EMPTY)
    return next(empty) + 1


def _card_piece(state: CoupageState, code: str, kind: str) -> str:
    if kind == "evaporate":
        return f"grape-{barrel_name(int(state.pending.steps[1]) - n.BARREL)}-{code}"
    if kind == "cava-blanc-grape":
        return f"grape-{barrel_name(int(state.bottling))}-{code}"
    return f"chosen-{code}" if kind == "facedown" else f"hand-{code}"


def _time_pieces(state: CoupageState, action: int) -> list[str]:
    """A face-down card by its place; any of those face up."""
    barrel = int(state.bottling) if state.phase == n.AB_TIME else int(state.pending.steps[1]) - n.BARREL
    name, place = barrel_name(barrel), barrel * n.STRIDE
    if action >= n.DOWN:
        return [f"time-{name}-{action - n.DOWN + 1}"]
    times = [state.barrels[place + n.TIME_CARD + i] for i in range(state.barrels[place + n.TIME_COUNT])]
    return [f"time-{name}-{i + 1}" for i, time in enumerate(times) if not time & n.FACE_DOWN]


def _group(action: int, kind: str) -> str:
    if kind != "act":
        return kind
    if action == n.END:
        return "end"
    if action < n.REPLACE:
        return "lay"
    if action < n.PLAY:
        return f"barrel-{(action - n.REPLACE) % n.BARRELS + 1}"
    return "special" if action < n.CYCLE else "cycle"

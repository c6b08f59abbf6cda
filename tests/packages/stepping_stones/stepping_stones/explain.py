"""Why a move that is asked for is not possible."""

from __future__ import annotations

from tablee.engine.errors import Refusal
from tablee.engine.words import Line

from . import rules
from .moves import LETTERS
from .rules import StonesState


def explain(state: StonesState, viewer: int, action: int) -> Refusal:
    if action < rules.LAY:
        return Refusal(Line("stepping-stones-refuse-not-held", {"stone": action + 1}), "STONE-2.1")
    stream = action - rules.LAY
    top = state.streams[stream][-1] + 1
    told: dict[str, int | str | Line] = {"stone": state.taken + 1, "stream": LETTERS[stream], "top": top}
    return Refusal(Line("stepping-stones-refuse-too-low", told), "STONE-2.3")

"""What moves from where to where in a step of Coup, as each viewer may see it."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.game import Step
from tablee.engine.view import Beat
from tablee.games.coup import rules
from tablee.games.coup.log import drawn_by
from tablee.games.coup.moves import BUY, DONE, LAY, LETTERS, MOVES, TILE_NAMES
from tablee.games.coup.rules import CoupState
from tablee.games.coup.view.table import aside_of


def beats(step: Step, viewers: Sequence[int]) -> list[list[Beat]]:
    before: CoupState = step.before
    kind, seat = MOVES.kind_of(step.action), step.seat
    if step.after.pending.count:
        return [[] for _ in viewers]  # nothing has moved before the move is whole
    found: list[Beat] = []  # what everybody sees
    if kind is BUY:
        letter = LETTERS[step.action - rules.BUY]
        found.append(Beat(f"token-{letter}", f"supply-{letter}", f"seat-{seat}"))
    elif kind is LAY:
        name = TILE_NAMES[step.action - rules.LAY]
        found.append(Beat(name, f"seat-{seat}", name))
    aside = aside_of(before) if kind is DONE else []
    drawn = drawn_by(before, step.after, seat if kind is DONE else None)
    if not aside and not drawn:
        return [found] * len(viewers)
    return [[*found, *_of_hands(seat, aside, drawn, viewer)] for viewer in viewers]


def _of_hands(seat: int, aside: list[int], drawn: list[tuple[int, list[int]]], viewer: int) -> list[Beat]:
    """Tiles put aside and drawn."""
    found = [Beat(_face(tile, seat, viewer), f"seat-{seat}", "pool") for tile in aside]
    for drawer, tiles in drawn:
        found += [Beat(_face(tile, drawer, viewer), "pool", f"seat-{drawer}") for tile in tiles]
    return found


def _face(tile: int, owner: int, viewer: int) -> str:
    """COUP-5.4: only its owner sees a tile that is put aside or drawn."""
    return TILE_NAMES[tile] if owner == viewer else ""

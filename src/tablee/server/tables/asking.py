"""What a person may ask about the choices at hand: what they would bring, what goes together, what a touch meant.

Nothing here changes a table, and everything is answered for the seat that asks, from what that seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.errors import Refusal, Refused
from tablee.engine.state import SPECTATOR
from tablee.engine.view import Line
from tablee.server.messages import Effects, Fits
from tablee.server.tables.state import TableState


def chooses(state: TableState, viewer: int, asked: Sequence[int]) -> bool:
    """Whether the person in this seat is to choose; while a bot plays for them, the bot is asked."""
    if viewer == SPECTATOR or state.holders[viewer].bot or not state.playing:
        return False
    return viewer in asked


def effects(state: TableState, viewer: int, n: int) -> Effects:
    """What each choice would bring; nothing if the table has moved on."""
    if n != state.counts[viewer] or not chooses(state, viewer, state.asked()):
        return Effects(n, {})
    return Effects(n, state.game_table.effects(viewer))


def fits(state: TableState, viewer: int, n: int, chosen: Sequence[str]) -> Fits:
    """What goes with the pieces that were chosen; nothing if the table has moved on, or they are no pieces."""
    if n != state.counts[viewer] or not chooses(state, viewer, state.asked()):
        return Fits(n, chosen, None)
    table = state.game_table
    try:
        actions = [table.game.parse(table.state, viewer, text) for text in chosen]
    except Refused:
        return Fits(n, chosen, None)
    return Fits(n, chosen, table.picks(viewer, actions))


def meant(state: TableState, viewer: int, piece: str) -> Refusal:
    """What touching a piece would mean now, and why it is not possible."""
    nothing = Refusal(Line("table-means-nothing"))
    if state.table is None or viewer == SPECTATOR:
        return nothing
    table = state.table
    if not chooses(state, viewer, state.asked()):
        return _not_asked(state, int(table.state.to_act)) if state.playing else nothing
    action = table.game.meant(table.state, viewer, piece)
    if action is None:
        return nothing
    try:
        table.game.judge(table.state, viewer, action)
    except Refused as refused:
        return refused.refusal
    return nothing  # it is possible: whoever shows the table offers it


def _not_asked(state: TableState, to_act: int) -> Refusal:
    """Of sealed choices nobody is told whose is missing."""
    if len(state.questioned()) > 1:
        return Refusal(Line("server-not-asked"))
    return Refusal(Line("table-not-your-turn", {"seat": to_act}))

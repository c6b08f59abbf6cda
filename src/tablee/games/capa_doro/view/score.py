"""The score sheet: every cigar with its points, the Connoisseur, and the money that decides between equals."""

from __future__ import annotations

from tablee.engine.view import Line, ScoreLine
from tablee.games.capa_doro.names import tile_name
from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.state import CapaDoroState


def score_sheet(state: CapaDoroState, viewer: int) -> list[list[ScoreLine]]:
    return [_sheet(state, seat) for seat in range(state.seats)]


def _sheet(state: CapaDoroState, seat: int) -> list[ScoreLine]:
    place = seat * n.STRIDE
    rolled = [int(state.players[place + n.ROLLED + i]) for i in range(state.players[place + n.ROLLED_COUNT])]
    lines = [
        ScoreLine(Line("capa-doro-score-cigar", {"tile": tile_name(tile)}), int(state.printed.points[tile]))
        for tile in rolled
    ]
    bonus = int(state.players[place + n.BONUS])
    if bonus:
        lines.append(ScoreLine(Line("capa-doro-score-bonus"), bonus))
    if state.over and _tied(state, seat):
        lines.append(ScoreLine(Line("capa-doro-score-money", {"money": int(state.money(seat))}), 0))
    return lines


def _tied(state: CapaDoroState, seat: int) -> bool:
    """Whether another player has as many points, so that money decides (CDO-9.2)."""
    return state.scores().count(int(state.points(seat))) > 1

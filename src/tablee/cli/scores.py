"""The score sheet: who won, and the source of each point."""

from __future__ import annotations

import msgspec

from tablee.engine.state import SPECTATOR
from tablee.engine.table import Table
from tablee.engine.words import Line, Words


class Sheet(msgspec.Struct, frozen=True):
    """The score of one participant."""

    rank: int  # 0: all together
    name: str
    total: int
    lines: list[tuple[str, int]]


def sheets(table: Table, say: Words, viewer: int = SPECTATOR) -> list[Sheet]:
    """The scores of all participants, the best first. Equal totals share a rank. If all win or lose together,
    they have one sheet."""
    totals = table.state.scores()
    found = []
    if table.game.cooperative:
        shared = [(say(line.source), line.points) for line in table.game.score_sheet(table.state, viewer)[0]]
        return [Sheet(0, say.text("cli-together"), totals[0], shared)]
    for seat, lines in enumerate(table.game.score_sheet(table.state, viewer)):
        rank = 1 + sum(other > totals[seat] for other in totals)
        found.append(Sheet(rank, say.name(seat), totals[seat], [(say(line.source), line.points) for line in lines]))
    return sorted(found, key=lambda sheet: sheet.rank)


def heading(sheet: Sheet) -> str:
    return f"{sheet.rank}. {sheet.name}" if sheet.rank else sheet.name


def figure(sheet: Sheet, points: int, say: Words) -> str:
    """What a line adds. Of what all have reached together, some lines only tell: how many turns, what was left."""
    return amount(points, say) if points or sheet.rank else ""


def amount(points: int, say: Words) -> str:
    """The number, formatted as in the language."""
    return say(Line("cli-amount", {"points": points}))


def score_text(table: Table, say: Words, viewer: int = SPECTATOR) -> str:
    blocks = []
    found = sheets(table, say, viewer)
    wide = max((len(text) + 4 for sheet in found for text, points in sheet.lines), default=0)
    wide = max(wide, *(len(sheet.name) + 5 for sheet in found))
    for sheet in found:
        head = heading(sheet).ljust(wide) + amount(sheet.total, say).rjust(8)
        lines = [f"   {text}".ljust(wide) + figure(sheet, points, say).rjust(8) for text, points in sheet.lines]
        blocks.append("\n".join([head, *(line.rstrip() for line in lines)]))
    return "\n".join(blocks)

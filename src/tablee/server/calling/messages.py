"""What somebody is told, in their language: which table, and the sentence they would read there themselves."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.engine.state import SPECTATOR
from tablee.engine.view import View
from tablee.engine.words import Line, Words
from tablee.server.tables.alerts import Alert
from tablee.server.tables.scenes import scene, table_info
from tablee.server.tables.seats import bot_names
from tablee.server.tables.state import TableState

LONGEST_TITLE, LONGEST_TEXT = 120, 300  # characters: a push message has room for little more
DAY_SECONDS = 86_400


@dataclass(frozen=True)
class Message:
    title: str
    text: str
    path: str
    game: str
    seconds: int  # for how long it is worth telling


def message(state: TableState, alert: Alert, language: str, now: int, *, public: bool = False) -> Message:
    """For whoever sits there. `public`: for the operator's own channel, where others may read along: what
    spectators see."""
    viewer = SPECTATOR if public else alert.seat
    words = Words(language, names(state, language), viewer)
    line = _line(state, alert, viewer)
    return Message(
        title=_title(state, alert.seat, words)[:LONGEST_TITLE],
        text=words(line)[:LONGEST_TEXT],
        path=f"/tables/{state.id}",
        game=state.game.id,
        seconds=_seconds(state, alert, now),
    )


def names(state: TableState, language: str) -> list[str]:
    """As the table itself shows them: the seats, then automata."""
    words = Words(language)
    automata = () if state.table is None else state.table.automata
    seated = [
        holder.name or (words.text("table-bot-name", number=name) if holder.bot else words.name(seat))
        for seat, (holder, name) in enumerate(zip(state.holders, bot_names(state.holders), strict=True))
    ]
    return [*seated, *(words(name) for name in automata)]


def _title(state: TableState, seat: int, words: Words) -> str:
    others = [
        words.name(other)
        for other, holder in enumerate(state.holders)
        if other != seat and (holder.person != state.holders[seat].person or not holder.person)
    ]
    title = state.game.title
    if not others:
        return title
    if len(others) == 1:
        return words.text("server-call-with", game=title, names=others[0])
    together = words.text("server-call-and", first=", ".join(others[:-1]), last=others[-1])
    return words.text("server-call-with", game=title, names=together)


def _line(state: TableState, alert: Alert, viewer: int) -> Line:
    if alert.event == "proposal" and (proposal := state.proposal) is not None:
        if proposal.what == "replace":
            return Line("server-call-replace", {"seat": proposal.seat, "other_seat": proposal.other})
        return Line("server-call-undo" if proposal.what == "undo" else "server-call-stop", {"seat": proposal.seat})
    if alert.event == "lost":
        return Line("server-call-waits" if state.deserted else "server-call-lost", {"seat": alert.seat})
    if state.status == "stopped":
        return Line("server-call-stopped")
    view = scene(state, viewer, table_info(state)).view
    assert isinstance(view, View)
    return view.prompt


def _seconds(state: TableState, alert: Alert, now: int) -> int:
    """Until the seat's own time is up: what others have chosen in secret must not show here."""
    clocks = state.clocks
    if alert.event != "turn" or not clocks.on or alert.seat not in clocks.starts:
        return DAY_SECONDS
    return max(60, min((clocks.deadline(alert.seat) - now) // 1000, 28 * DAY_SECONDS))

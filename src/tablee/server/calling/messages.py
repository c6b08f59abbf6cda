"""What somebody is told, in their language: which table, and the sentence they would read there themselves."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.engine.state import SPECTATOR
from tablee.engine.view import View
from tablee.engine.words import Line, Words
from tablee.server.calling.questions import Question
from tablee.server.tables.scenes import scene, table_info
from tablee.server.tables.sitting import Sitting

LONGEST_TITLE, LONGEST_TEXT = 120, 300  # characters: a push message has room for little more
DAY_SECONDS = 86_400


@dataclass(frozen=True)
class Message:
    title: str
    text: str
    path: str
    game: str
    seconds: int  # for how long it is worth telling


def message(sitting: Sitting, question: Question, language: str, now: int, *, public: bool = False) -> Message:
    """For whoever sits there. `public`: for the operator's own channel, where others may read along: what
    spectators see."""
    words = Words(language, names(sitting, language))
    viewer = SPECTATOR if public else question.seat
    line = _line(sitting, question, viewer)
    return Message(
        title=_title(sitting, question.seat, words)[:LONGEST_TITLE],
        text=words(line)[:LONGEST_TEXT],
        path=f"/tables/{sitting.id}",
        game=sitting.game.id,
        seconds=_seconds(sitting, question, now),
    )


def names(sitting: Sitting, language: str) -> list[str]:
    """As the table itself shows them."""
    words = Words(language)
    return [
        holder.name or (words.text("server-call-bot", number=seat % 6) if holder.bot else words.name(seat))
        for seat, holder in enumerate(sitting.holders)
    ]


def _title(sitting: Sitting, seat: int, words: Words) -> str:
    others = [
        words.name(other)
        for other, holder in enumerate(sitting.holders)
        if other != seat and (holder.person != sitting.holders[seat].person or not holder.person)
    ]
    title = sitting.game.title
    if not others:
        return title
    if len(others) == 1:
        return words.text("server-call-with", game=title, names=others[0])
    together = words.text("server-call-and", first=", ".join(others[:-1]), last=others[-1])
    return words.text("server-call-with", game=title, names=together)


def _line(sitting: Sitting, question: Question, viewer: int) -> Line:
    if question.event == "proposal" and (proposal := sitting.proposal) is not None:
        if proposal.what == "replace":
            return Line("server-call-replace", {"seat": proposal.seat, "other_seat": proposal.other})
        return Line("server-call-undo" if proposal.what == "undo" else "server-call-stop", {"seat": proposal.seat})
    if sitting.status == "stopped":
        return Line("server-call-stopped")
    view = scene(sitting, viewer, table_info(sitting)).view
    assert isinstance(view, View)
    return view.prompt


def _seconds(sitting: Sitting, question: Question, now: int) -> int:
    deadline = sitting.clocks.next_deadline() if question.event == "turn" else None
    return DAY_SECONDS if deadline is None else max(60, min((deadline[0] - now) // 1000, 28 * DAY_SECONDS))

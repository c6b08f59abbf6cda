"""Checkpoints: where a table stood after some entry, so that nobody has to follow its event log from the beginning.

A checkpoint is never the truth. If there is none, or if another version of the program took it, or if its moves do not
lead where they did, the event log is followed from its beginning. It has moves and not positions; what was taken back
is not in it. Names are not kept here, for the same reason as in the event log.

One is taken after each `CHECKPOINT_EVERY` entries, and stored together with the last of these.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from tablee.build import version
from tablee.engine.prepared import Progress
from tablee.engine.words import Line
from tablee.server.messages import Proposal, Told
from tablee.server.rows import Status
from tablee.server.tables.clocks import Mark
from tablee.server.tables.event_log import Branched
from tablee.server.tables.seats import Holder
from tablee.server.tables.telling import SHOWN_LINES, ViewerLog

if TYPE_CHECKING:
    from tablee.server.tables.state import TableState

CHECKPOINT_EVERY = 64  # entries
FORMAT = 2  # of the body; bodies of another one are ignored
_VERSION = version()  # of the program: another one may number the moves otherwise


class Checkpoint(Struct, frozen=True):
    """A checkpoint as it is stored."""

    seq: int  # after which entry
    body: bytes


class UnusableCheckpoint(Exception):
    """It cannot be resumed from: follow the event log from its beginning."""


class ClocksBody(Struct, frozen=True):
    left: list[int]
    spent: list[int]
    since: int
    starts: dict[int, int]
    answered: dict[int, int]


class Heading(Struct, frozen=True, kw_only=True):
    """What is looked at before the rest is read."""

    format: int
    version: str
    seq: int
    lines: list[int]  # how many each viewer's log had


class Body(Heading, frozen=True, kw_only=True):
    status: Status
    host: str
    counts: list[int]
    told: Sequence[Line]  # lines that somebody was told, each of them once
    logs: Sequence[Sequence[tuple[int, int]]]  # the end of each viewer's: the counter, and which of these lines
    holders: Sequence[Holder]
    first_holders: Sequence[Holder]
    proposal: Proposal | None
    banned: set[str]
    hushed: set[str]
    forgotten: set[str]
    quick: bool
    rematch: str
    again: bool
    branch: Branched | None
    clocks: ClocksBody
    marks: Sequence[Mark | None]  # None: nothing to note
    declined: Mapping[str, int]
    undone: Sequence[tuple[int, int, int]]
    began: int
    changed: int
    changed_at: int
    last_at: int
    asked_at: list[int]
    asked_openly: list[int]
    proposed_at: list[int]
    lost_at: list[int]
    hurried: int
    moderated: int
    acts: Sequence[tuple[str, str]]
    game: Progress | None


_encoder = msgspec.json.Encoder()
_heading = msgspec.json.Decoder(Heading)
_decoder = msgspec.json.Decoder(Body)


def take(state: TableState) -> Checkpoint:
    """Where the table stands now."""
    clocks, (told, logs) = state.clocks, _logs(state)
    body = Body(
        format=FORMAT,
        version=_VERSION,
        seq=state.seq,
        lines=[log.total for log in state.logs],
        counts=state.counts,
        told=told,
        logs=logs,
        status=state.status,
        host=state.host,
        holders=_nameless(state.holders),
        first_holders=_nameless(state.first_holders),
        proposal=state.proposal,
        banned=state.banned,
        hushed=state.hushed,
        forgotten=state.forgotten,
        quick=state.quick,
        rematch=state.rematch,
        again=state.again,
        branch=state.branch,
        clocks=ClocksBody(clocks.left, clocks.spent, clocks.since, clocks.starts, clocks.answered),
        marks=[None if mark is clocks.unmarked else mark for mark in state.marks],
        declined=state.declined,
        undone=[(seat, choices, times) for (seat, choices), times in state.undone.items()],
        began=state.began,
        changed=state.changed,
        changed_at=state.changed_at,
        last_at=state.last_at,
        asked_at=state.asked_at,
        asked_openly=state.asked_openly,
        proposed_at=state.proposed_at,
        lost_at=state.lost_at,
        hurried=state.hurried,
        moderated=state.moderated,
        acts=state.acts,
        game=None if state.table is None else state.table.progress(),
    )
    return Checkpoint(state.seq, _encoder.encode(body))


def _logs(state: TableState) -> tuple[list[Line], list[list[tuple[int, int]]]]:
    """The end of each viewer's log. Most lines are the same for several viewers, and then they are one object."""
    places: dict[int, int] = {}
    lines: list[Line] = []
    logs: list[list[tuple[int, int]]] = []
    for log in state.logs:
        places_of_log: list[tuple[int, int]] = []
        for told in log.lines[-SHOWN_LINES:]:
            place = places.setdefault(id(told.line), len(lines))
            if place == len(lines):
                lines.append(told.line)
            places_of_log.append((told.n, place))
        logs.append(places_of_log)
    return lines, logs


def _nameless(holders: Sequence[Holder]) -> list[Holder]:
    return [replace(holder, name="") for holder in holders]


def heading(checkpoint: Checkpoint) -> Heading:
    """How long everybody's log was. UnusableCheckpoint if this program cannot read it."""
    try:
        found = _heading.decode(checkpoint.body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UnusableCheckpoint from error
    if (found.format, found.version, found.seq) != (FORMAT, _VERSION, checkpoint.seq):
        raise UnusableCheckpoint
    return found


def resume(state: TableState, checkpoint: Checkpoint) -> None:
    """Put a table that has followed nothing yet where it stood. UnusableCheckpoint: the state is of no use then."""
    heading(checkpoint)
    try:
        body = _decoder.decode(checkpoint.body)
        _set(state, body)
        if body.game is not None:
            state.table = state.new_game()
            state.table.resume(body.game)
    except Exception as error:  # whatever is wrong with it, the event log is not
        raise UnusableCheckpoint from error
    state.resumed_at = checkpoint.seq


def _set(state: TableState, body: Body) -> None:
    clocks = state.clocks
    state.seq, state.counts = body.seq, body.counts
    state.logs = [
        ViewerLog(total, [Told(n, body.told[place]) for n, place in log])
        for total, log in zip(body.lines, body.logs, strict=True)
    ]
    state.status, state.host = body.status, body.host
    state.holders, state.first_holders = list(body.holders), list(body.first_holders)
    state.proposal = body.proposal
    state.banned, state.hushed, state.forgotten = body.banned, body.hushed, body.forgotten
    state.quick, state.rematch, state.again = body.quick, body.rematch, body.again
    if body.branch is not None:
        state.branch, state.commitment = body.branch, ""
    clocks.left, clocks.spent, clocks.since = body.clocks.left, body.clocks.spent, body.clocks.since
    clocks.starts, clocks.answered = body.clocks.starts, body.clocks.answered
    state.marks = [clocks.unmarked if mark is None else mark for mark in body.marks]
    state.declined = Counter(body.declined)
    state.undone = Counter({(seat, choices): times for seat, choices, times in body.undone})
    state.began, state.changed, state.changed_at, state.last_at = (
        body.began,
        body.changed,
        body.changed_at,
        body.last_at,
    )
    state.asked_at, state.asked_openly, state.proposed_at = body.asked_at, body.asked_openly, body.proposed_at
    state.lost_at = body.lost_at
    state.hurried, state.moderated = body.hurried, body.moderated
    state.acts = list(body.acts)

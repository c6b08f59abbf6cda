"""A game that is over, told again: each position through one pair of eyes, and whether all of it is true.

Nothing here reads or writes anything. A record may come from anybody: whatever is wrong with it is a plain sentence,
and whatever it asks for has an end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from msgspec import structs

from tablee.bots import Bot, Seat, bot
from tablee.engine.errors import TableeError
from tablee.engine.game import Game, GameSheet
from tablee.engine.prepared import Prepared
from tablee.engine.record import Event, Move, Player, Record, Seated, Stop, Undo
from tablee.engine.state import SPECTATOR
from tablee.engine.table import Table
from tablee.engine.view import Line
from tablee.engine.words import Arg
from tablee.server.messages import BranchInfo, Check, ClockInfo, Replay, ReplayStep, Scene, SeatInfo, TableInfo
from tablee.server.names import LONGEST_NAME
from tablee.server.tables.scenes import differences
from tablee.server.tables.telling import ViewerLog, join

LONGEST_RECORD = 60_000  # characters; a game has a few thousand
MOST_EVENTS = 6_000
MOST_REPEATED = 50_000  # moves made again because something was taken back
LONGEST_QUOTE = 120  # of a record in a sentence about it


# A record from somewhere


def read(text: str, name: str = "") -> Record:
    """The record in a text, wherever it comes from; a plain sentence if it is none."""
    where = name or "record"
    try:
        record = Record.read(text, where)
        _check_size(record, where)
    except TableeError as error:
        raise TableeError(error.line.key, **{name: _short(arg) for name, arg in error.line.args.items()}) from None
    except RecursionError:
        raise TableeError("record-bad-value", where=where, field="options", value="[[[…") from None
    record.players = [_tidy(player) for player in record.players]
    record.events = [
        Seated(event.seat, _tidy(event.player)) if isinstance(event, Seated) else event for event in record.events
    ]
    return record


def _short(arg: Arg) -> Arg:
    return f"{arg[:LONGEST_QUOTE]}…" if isinstance(arg, str) and len(arg) > LONGEST_QUOTE else arg


def _tidy(player: Player) -> Player:
    """A name as it can be shown: in a file there may be anything."""
    return Player(
        name="".join(filter(str.isprintable, player.name))[:LONGEST_NAME],
        bot="".join(filter(str.isprintable, player.bot))[:LONGEST_NAME],
        version=player.version,
    )


def _check_size(record: Record, where: str) -> None:
    """To take something back, everything before it is played again: in a long file that could take hours."""
    standing = repeated = 0
    for event in record.events:
        if isinstance(event, Move):
            standing += 1
        elif isinstance(event, Undo):
            standing -= event.steps
            repeated += standing
    if len(record.events) > MOST_EVENTS or repeated > MOST_REPEATED:
        raise TableeError("server-record-too-long", where=where)


def replayed(game: Game, record: Record, sheet: GameSheet | None, name: str = "") -> tuple[Table, list[Check]]:
    """The game at its end, and what was found true on the way. Moves against the rules are a plain sentence."""
    told = replace(record, result=None, won=[])  # a wrong result does not keep anybody from looking at the moves
    try:
        table = Table.replay(game, told, sheet, name or "record")
    except TableeError as error:
        raise TableeError(error.line.key, **{name: _short(arg) for name, arg in error.line.args.items()}) from None
    return table, checks(table, record)


# What is checked


def checks(table: Table, record: Record) -> list[Check]:
    """The same as `tablee record verify`: that every move follows the rules was found by making it."""
    found = table.record
    taken_back = sum(event.steps for event in found.events if isinstance(event, Undo))
    moves = Check(True, Line("server-check-moves", {"count": len(found.standing()), "undone": taken_back}))
    return [_checked_cards(found), moves, _checked_result(found, record)]


def _checked_cards(record: Record) -> Check:
    if record.branched is not None:
        return Check(None, Line("server-check-branched", {"count": record.branched}))
    if record.seed.number is not None:
        return Check(None, Line("server-check-number", {"number": str(record.seed.number)}))
    # That the secret fits was found when the record was read.
    return Check(True, Line("server-check-commitment", {"commitment": record.seed.commitment}))


def _checked_result(found: Record, record: Record) -> Check:
    if record.result is None:
        return Check(None, Line("server-check-unfinished"))
    if record.outcome() != found.outcome():
        told = {"result": _short(record.outcome()), "found": found.outcome()}
        return Check(False, Line("server-check-other-result", told))
    return Check(True, Line("server-check-result"))


# What is told


def standing(record: Record) -> list[Event]:
    """The moves that were not taken back, and what the table did, in their order."""
    events: list[Event | None] = []
    moves: list[int] = []  # where those are that stand
    for event in record.events:
        if isinstance(event, Undo):
            left = event.left(moves)
            for number in set(moves).difference(left):
                events[number] = None
            moves = left
            continue
        if isinstance(event, Move):
            moves.append(len(events))
        events.append(event)
    return [event for event in events if event is not None]


def step_after(record: Record, moves: int) -> int:
    """The number of steps of a replay that lead to the position after so many moves."""
    made = 0
    for number, event in enumerate(standing(record)):
        if made == moves:
            return number
        made += isinstance(event, Move)
    return len(standing(record))


def moves_before(record: Record, step: int) -> list[Move]:
    """The moves that lead to the position after so many steps of a replay."""
    events = standing(record)
    if not 0 <= step <= len(events):
        raise TableeError("server-no-such-move", move=step, most=len(events))
    return [event for event in events[:step] if isinstance(event, Move)]


def replay(table: Table, info: TableInfo, viewer: int, found: Sequence[Check], *, layout: bool = False) -> Replay:
    """A game that is over, from its first position, through one pair of eyes: all of them are open now. With `layout`
    each position also comes as zones and pieces."""
    if not SPECTATOR <= viewer < table.record.seats:
        raise TableeError("table-no-such-seat", number=viewer)
    again = Table.at_first(table.game, table.record, table.sheet)
    first = last = Scene(viewer, info, again.view(viewer))
    scores, steps, log = again.game.if_ended(again.state), list[ReplayStep](), ViewerLog()
    reasons = Reasons(again) if table.over else None  # while a game runs, nobody is told what the others think
    for event in standing(table.record):
        prepared = again.prepare_event(event)
        reason = reasons.of(prepared) if reasons else None
        again.accept(prepared)
        now = Scene(viewer, info, again.view(viewer))
        lines = list(again.told(prepared, viewer))
        join(table.game, [log], [lines])
        log.add(len(steps), lines)
        step = _step(again, prepared, viewer, last, now, lines, reason)
        steps.append(structs.replace(step, layout=table.game.layout(now.view)) if layout else step)
        last = now
    return Replay(
        title=table.game.title,
        table=info,
        viewer=viewer,
        checks=found,
        first=first.view,
        steps=steps,
        scores=scores,
        sheet=table.game.score_sheet(table.state, viewer) if table.over else [],
        layout=table.game.layout(first.view) if layout else None,
    )


class Reasons:
    """Why the bots at a table moved as they did."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._bots: dict[Player, Bot | None] = {}

    def of(self, prepared: Prepared) -> Line | None:
        """One sentence about a move that is yet to be accepted; None if no bot makes it, or it cannot say."""
        elsewhere = len(self._table.moves) < (self._table.record.branched or 0)  # others played that, in another game
        if elsewhere or not prepared.steps or prepared.made[0].forced:
            return None
        step = prepared.steps[-1]
        player = self._bot(self._table.seated[step.seat])
        return None if player is None else player.reason(Seat(step.before, step.seat), step.action)

    def _bot(self, player: Player) -> Bot | None:
        if player not in self._bots:
            self._bots[player] = self._found(player) if player.bot else None
        return self._bots[player]

    def _found(self, player: Player) -> Bot | None:
        """None: a file names a bot that is not known, or another version, which had other reasons."""
        try:
            found = bot(player.bot, self._table.game, self._table.options)
        except TableeError:
            return None
        return found if found.version == player.version else None


def _step(
    table: Table,
    prepared: Prepared,
    viewer: int,
    last: Scene,
    now: Scene,
    lines: Sequence[Line],
    reason: Line | None,
) -> ReplayStep:
    made = prepared.made[0] if prepared.made else None
    event = prepared.events[0]
    return ReplayStep(
        seat=prepared.seat,
        text=event.text if isinstance(event, Move) else "",
        forced=made is not None and made.forced,
        lines=lines,
        beats=table.beats_all(prepared, [viewer])[0],
        changes=differences(last, now),
        scores=table.game.if_ended(table.state),
        reason=reason,
    )


def info_of(table: Table) -> TableInfo:
    """What is known of a table from its record alone."""
    record = table.record
    stopped = isinstance(table.ended, Stop)
    return TableInfo(
        id="",
        game=record.game,
        rules=record.rules,
        content=record.content,
        options=record.options,
        status="stopped" if stopped else "finished" if table.over else "playing",
        host="",
        seats=[
            # Whoever sat down first keeps the seat's name, as at a table, also if a bot played on for them.
            SeatInfo(first.name or now.name, "", now.bot, resigned=seat in table.resigned, ready=True)
            for seat, (first, now) in enumerate(zip(record.players, table.seated, strict=True))
        ],
        join="invited",
        watch="nobody",
        chat=False,
        clock=ClockInfo("none", 0, 0),
        commitment="" if record.branched is not None or record.seed.number is not None else record.seed.commitment,
        created=0,
        result=record.result or (),
        won=record.won,
        branched=None if record.branched is None else BranchInfo(record.seed.table, record.branched),
        automata=table.automata,
    )

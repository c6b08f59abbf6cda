"""What each viewer is shown of a table, and the difference between two scenes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple, replace

from tablee.engine.layout import Layout, Zone
from tablee.engine.prepared import TakeBack
from tablee.engine.state import SPECTATOR
from tablee.engine.table import Table
from tablee.engine.view import Choice, Picks
from tablee.server.messages import BranchInfo, Change, Scene, SeatInfo, TableInfo
from tablee.server.tables.asking import chooses
from tablee.server.tables.seats import bot_names
from tablee.server.tables.state import TableState


def table_info(state: TableState) -> TableInfo:
    """What everybody may know about the table."""
    row, settings, table, branch = state.row, state.settings, state.table, state.branch
    ended = table is not None and state.status == "finished"
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        content=row.content,
        options=state.options,
        status=state.status,
        host=state.host,
        seats=seat_infos(state),
        join=settings.join,
        watch=settings.watch,
        chat=settings.chat and not (state.game.silent and state.playing),
        clock=state.clocks.info(),
        commitment=state.commitment,
        created=row.created_at,
        proposal=state.proposal,
        result=tuple(table.record.result or ()) if ended and table is not None else (),
        won=tuple(table.record.won) if ended and table is not None else (),
        rematch=state.rematch,
        quick=state.quick,
        branched=None if branch is None else BranchInfo(branch.table, len(branch.lines)),
        again=state.again and state.status == "waiting",
        automata=() if table is None else table.automata,
        deserted=state.deserted,
    )


def seat_infos(state: TableState) -> list[SeatInfo]:
    return [
        SeatInfo(
            holder.name,
            holder.person,
            holder.bot,
            holder.reserved,
            holder.resigned,
            state.ready(seat),
            holder.replaced_at if holder.bot else 0,
            name,
        )
        for seat, (holder, name) in enumerate(zip(state.holders, bot_names(state.holders), strict=True))
    ]


def scene(state: TableState, viewer: int, info: TableInfo) -> Scene:
    """Everything one viewer sees now."""
    return scenes(state, [viewer], info)[0]


def scenes(state: TableState, viewers: Sequence[int], info: TableInfo) -> list[Scene]:
    """The same for several viewers; what all of them see is made once."""
    table = state.table
    if table is None:
        return [Scene(viewer, info) for viewer in viewers]
    views = table.views(viewers)
    if table.over:
        return [
            Scene(viewer, info, view, sheet=table.game.score_sheet(table.state, viewer))
            for viewer, view in zip(viewers, views, strict=True)
        ]
    asked = state.asked()
    scenes = [
        Scene(viewer, info, view, *_own(state, table, viewer, asked))
        for viewer, view in zip(viewers, views, strict=True)
    ]
    if len(asked) == 1 and not state.clocks.answered:
        return scenes
    together, answered = state.questioned(), state.clocks.answered
    return [replace(one, together=together, answered=one.viewer in answered) for one in scenes]


def with_layout(state: TableState, scene: Scene) -> Scene:
    """The same scene for a client that has no drawn board for the game."""
    table = state.table
    return scene if table is None else replace(scene, layout=table.game.layout(scene.view))


def _own(
    state: TableState, table: Table, viewer: int, asked: Sequence[int]
) -> tuple[Sequence[Choice], Picks | None, TakeBack | None]:
    """What a person may choose and take back; while a bot plays for them, the bot is asked."""
    if viewer == SPECTATOR or state.holders[viewer].bot or not state.playing:
        return (), None, None
    if not chooses(state, viewer, asked):
        return (), None, table.may_take_back(viewer)
    return table.choices(viewer), table.picks(viewer), table.may_take_back(viewer)


class Differences:
    """What has to be set where to turn old scenes into new ones: fields of the table and of the view, and of the things
    that lie in rows there. What several viewers see is compared once: a field that is the same object for this viewer
    as for the first one, before and after, has changed in the same way."""

    def __init__(self) -> None:
        self._first: dict[str, _First] = {}

    def between(self, old: Scene, new: Scene) -> list[Change]:
        changes: list[Change] = []
        before, after = astuple(old), astuple(new)
        for place, name in enumerate(_SCENE):
            was, now = before[place], after[place]
            if was is now:
                continue
            if name in ("table", "view") and type(was) is type(now):
                changes += self._fields(name, was, now)
            elif name == "layout":
                changes += _of_layout(was, now)
            elif was != now:
                changes.append(((name,), now))
        return changes

    def _fields(self, of: str, old: Struct, new: Struct) -> list[Change]:
        was, now = astuple(old), astuple(new)
        first = self._first.get(of)
        if first is None or len(first.was) != len(was):
            first = self._first[of] = _First(was, now)
        changes: list[Change] = []
        for place, name in enumerate(new.__struct_fields__):  # in this order, whosever field it is: it must not tell
            before, after = was[place], now[place]
            if before is after:
                continue
            if before is first.was[place] and after is first.now[place]:
                changes += first.changes_of(place, (of, name))
            else:
                changes += _of_field(before, after, (of, name))
        return changes


class _First:
    """The view of the first of several viewers, before and after, and what has changed in it."""

    def __init__(self, was: tuple[Any, ...], now: tuple[Any, ...]) -> None:
        self.was, self.now = was, now
        self._changes: dict[int, list[Change]] = {}

    def changes_of(self, place: int, path: tuple[str, str]) -> list[Change]:
        changes = self._changes.get(place)
        if changes is None:
            changes = self._changes[place] = _of_field(self.was[place], self.now[place], path)
        return changes


def _of_field(was: Any, now: Any, path: tuple[str | int, ...]) -> list[Change]:
    if was is now or was == now:
        return []
    if type(now) is list and now and isinstance(now[0], Struct):
        return _in_row(was, now, path)
    return [(path, now)]


_SCENE = Scene.__struct_fields__


def _in_row(old: Any, new: list[Any], path: tuple[str | int, ...]) -> list[Change]:
    """Rows of as many things are compared thing by thing; others are sent whole."""
    if not isinstance(old, list) or len(old) != len(new):
        return [(path, new)]
    changes: list[Change] = []
    for number, (was, now) in enumerate(zip(old, new, strict=True)):
        if was is not now and was != now:
            changes += _of_thing(was, now, (*path, number))
    return changes


def _of_thing(old: Any, new: Any, path: tuple[str | int, ...]) -> list[Change]:
    """A thing in a row: the fields that have changed, or all of it if those are most, which is shorter."""
    if type(old) is not type(new) or not isinstance(new, Struct):
        return [(path, new)]
    fields = zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
    changed: list[Change] = [((*path, name), now) for name, was, now in fields if was != now]
    return changed if 2 * len(changed) <= len(new.__struct_fields__) else [(path, new)]


def _of_layout(old: Layout | None, new: Layout | None) -> list[Change]:
    """Zones are named by their ids. If they are not the same zones in the same order, the whole layout is sent."""
    if old == new:
        return []
    if old is None or new is None or old.accent != new.accent or not _same_zones(old, new):
        return [(("layout",), new)]
    changes: list[Change] = []
    for was, now in zip(old.zones, new.zones, strict=True):
        if was != now:
            changes += _of_zone(was, now)
    return changes


def _same_zones(old: Layout, new: Layout) -> bool:
    ids = [zone.id for zone in new.zones]
    return [zone.id for zone in old.zones] == ids and len(set(ids)) == len(ids)


def _of_zone(old: Zone, new: Zone) -> list[Change]:
    """The places that have changed, or the zone if those are most or more than the places has changed."""
    path = ("layout", new.id)
    if len(old.places) != len(new.places) or replace(old, places=()) != replace(new, places=()):
        return [(path, new)]
    pairs = enumerate(zip(old.places, new.places, strict=True))
    changed: list[Change] = [((*path, "places", number), now) for number, (was, now) in pairs if was != now]
    return changed if 2 * len(changed) <= len(new.places) else [(path, new)]


def differences(old: Scene, new: Scene) -> list[Change]:
    return Differences().between(old, new)

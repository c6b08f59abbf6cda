"""What each viewer is shown of a sitting, and the difference between two scenes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from tablee.engine.state import SPECTATOR
from tablee.server.messages import Change, Scene, SeatInfo, TableInfo
from tablee.server.tables.sitting import Sitting


def table_info(sitting: Sitting) -> TableInfo:
    """What everybody may know about the table."""
    row, settings, table = sitting.row, sitting.settings, sitting.table
    ended = table is not None and sitting.status == "finished"
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        content=row.content,
        options=sitting.options,
        status=sitting.status,
        host=sitting.host,
        seats=[
            SeatInfo(holder.name, holder.person, holder.bot, holder.reserved, holder.resigned)
            for holder in sitting.holders
        ],
        join=settings.join,
        watch=settings.watch,
        chat=settings.chat and not (sitting.game.silent and sitting.playing),
        clock=sitting.clocks.info(),
        commitment=sitting.commitment,
        created=row.created_at,
        proposal=sitting.proposal,
        result=tuple(table.record.result or ()) if ended and table is not None else (),
        won=tuple(table.record.won) if ended and table is not None else (),
        rematch=sitting.rematch,
    )


def scene(sitting: Sitting, viewer: int, info: TableInfo) -> Scene:
    """Everything one viewer sees now."""
    table = sitting.table
    if table is None:
        return Scene(viewer, info)
    view = table.view(viewer)
    own = viewer != SPECTATOR and sitting.playing
    return Scene(
        viewer,
        info,
        view,
        table.choices(viewer) if own else (),
        table.may_take_back(viewer) if own else None,
        table.game.score_sheet(table.state, viewer) if table.over else (),
    )


def differences(old: Any, new: Any) -> list[Change]:
    """What has to be set where to turn the old scene into the new one."""
    changes: list[Change] = []
    _compare(old, new, (), changes)
    return changes


def _compare(old: Any, new: Any, path: tuple[str | int, ...], changes: list[Change]) -> None:
    if type(old) is not type(new):
        changes.append((path, new))
    elif isinstance(new, Struct):
        for name, was, now in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True):
            if was is not now and was != now:
                _compare(was, now, (*path, name), changes)
    elif isinstance(new, list) and len(old) == len(new) and isinstance(new[0], Struct):
        for number, (was, now) in enumerate(zip(old, new, strict=True)):
            if was != now:
                _compare_in_list(was, now, (*path, number), changes)
    else:
        changes.append((path, new))


def _compare_in_list(old: Any, new: Any, path: tuple[str | int, ...], changes: list[Change]) -> None:
    """A thing in a row of things: if most of it is new, all of it is sent, which is shorter."""
    inner: list[Change] = []
    _compare(old, new, path, inner)
    changes += inner if 2 * len(inner) <= len(new.__struct_fields__) else [(path, new)]

"""What each viewer is shown of a sitting, and the difference between two scenes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from tablee.engine.state import SPECTATOR
from tablee.engine.table import TakeBack
from tablee.engine.view import Choice
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
    return scenes(sitting, [viewer], info)[0]


def scenes(sitting: Sitting, viewers: Sequence[int], info: TableInfo) -> list[Scene]:
    """The same for several viewers; what all of them see is made once."""
    table = sitting.table
    if table is None:
        return [Scene(viewer, info) for viewer in viewers]
    views = table.views(viewers)
    if table.over:
        return [
            Scene(viewer, info, view, sheet=table.game.score_sheet(table.state, viewer))
            for viewer, view in zip(viewers, views, strict=True)
        ]
    return [Scene(viewer, info, view, *_own(sitting, viewer)) for viewer, view in zip(viewers, views, strict=True)]


def _own(sitting: Sitting, viewer: int) -> tuple[Sequence[Choice], TakeBack | None]:
    """What a person may choose and take back; while a bot plays for them, the bot is asked."""
    if viewer == SPECTATOR or not sitting.playing or sitting.holders[viewer].bot:
        return (), None
    table = sitting.game_table
    return table.choices(viewer), table.may_take_back(viewer)


class Differences:
    """What has to be set where to turn old scenes into new ones. Things that several viewers see are compared once."""

    def __init__(self) -> None:
        self._found: dict[tuple[tuple[str | int, ...], int, int], list[Change]] = {}
        self._compared: list[tuple[Any, Any]] = []  # kept, so that no other thing gets their address meanwhile

    def between(self, old: Scene, new: Scene) -> list[Change]:
        changes: list[Change] = []
        self._fields(old, new, (), changes)
        return changes

    def _fields(self, old: Struct, new: Struct, path: tuple[str | int, ...], changes: list[Change]) -> None:
        for name, was, now in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True):
            if was is not now and was != now:
                if isinstance(now, Struct) and type(was) is type(now):
                    self._fields(was, now, (*path, name), changes)
                elif isinstance(now, list):
                    changes += self._once(was, now, (*path, name))
                else:
                    changes.append(((*path, name), now))

    def _once(self, old: Any, new: list[Any], path: tuple[str | int, ...]) -> list[Change]:
        place = (path, id(old), id(new))  # one thing may stand in two places
        found = self._found.get(place)
        if found is None:
            found = self._found[place] = self._lists(old, new, path)
            self._compared.append((old, new))
        return found

    def _lists(self, old: Any, new: list[Any], path: tuple[str | int, ...]) -> list[Change]:
        """Rows of as many things are compared thing by thing; others are sent whole."""
        if not isinstance(old, list) or len(old) != len(new) or not isinstance(new[0], Struct):
            return [(path, new)]
        changes: list[Change] = []
        for number, (was, now) in enumerate(zip(old, new, strict=True)):
            if was != now:
                changes += self._in_list(was, now, (*path, number))
        return changes

    def _in_list(self, old: Any, new: Any, path: tuple[str | int, ...]) -> list[Change]:
        """A thing in a row of things: if most of it is new, all of it is sent, which is shorter."""
        if type(old) is not type(new) or not isinstance(new, Struct):
            return [(path, new)]
        inner: list[Change] = []
        self._fields(old, new, path, inner)
        return inner if 2 * len(inner) <= len(new.__struct_fields__) else [(path, new)]


def differences(old: Scene, new: Scene) -> list[Change]:
    return Differences().between(old, new)

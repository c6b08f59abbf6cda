"""What people say at a table. It is not part of the story: words can be removed, and not everybody hears everybody."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from tablee.engine.errors import TableeError
from tablee.engine.state import SPECTATOR
from tablee.server import messages as wire
from tablee.server.store import Connection, talk
from tablee.server.tables.acts import Actor
from tablee.server.tables.sitting import Sitting

if TYPE_CHECKING:
    from tablee.server.live.room import Room

REMEMBERED = 64  # lines whose speaker may not have heard that they were heard


class Talk:
    """The chat of one room. Call `say` and `unsay` with the room's lock held."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._said: OrderedDict[tuple[str, str], None] = OrderedDict()

    async def say(self, act: wire.Say, actor: Actor) -> None:
        _check(self.room.sitting, actor)
        if (actor.person, act.id) in self._said:
            return
        text = " ".join("".join(letter if letter.isprintable() else " " for letter in act.text).split())
        if not text:
            raise TableeError("server-nothing-said")
        line = await self.room.house.store.write(lambda connection: self._keep(connection, act.id, actor, text))
        self._said[actor.person, act.id] = None
        if len(self._said) > REMEMBERED:
            self._said.popitem(last=False)
        if not line.removed:  # it may have been said before, to a process that is gone, and removed since
            self.hear(line)

    def _keep(self, connection: Connection, act: str, actor: Actor, text: str) -> talk.ChatLine:
        house, table = self.room.house, self.room.id
        seats = self.room.sitting.seats_of(actor.person)
        seat = seats[0] if seats else None
        line = talk.say(connection, table, actor.person, seat, actor.name, house.now(), text, act)
        house.store.tell(connection, f"said {table} {line.n}")
        return line

    async def unsay(self, act: wire.Unsay, actor: Actor) -> None:
        store, table = self.room.house.store, self.room.id
        lines = await store.read(lambda connection: talk.chat_of(connection, table, act.line + 1, 1))
        if not lines or lines[0].n != act.line:
            raise TableeError("server-no-such-line")
        if actor.person not in (lines[0].identity, self.room.sitting.host):
            raise TableeError("server-only-host")
        await store.write(lambda connection: self._remove(connection, act.line))
        self.room.everybody(wire.Unsaid(act.line))

    def _remove(self, connection: Connection, line: int) -> None:
        talk.remove_line(connection, self.room.id, line)
        self.room.house.store.tell(connection, f"unsaid {self.room.id} {line}")

    def hear(self, line: talk.ChatLine) -> None:
        """A line reaches everybody who has not muted the speaker."""
        message = said(line)
        for outlet in self.room.outlets:
            if outlet.viewer is not None and line.identity not in outlet.muted:
                outlet.tell(message)


def said(line: talk.ChatLine) -> wire.Said:
    seat = SPECTATOR if line.seat is None else line.seat
    return wire.Said(line.n, line.identity, line.name, seat, line.body, line.at)


def _check(sitting: Sitting, actor: Actor) -> None:
    """Who may speak: the people of this table, and everybody where anyone may watch."""
    person = actor.person
    if person in sitting.banned:
        raise TableeError("server-banned")
    known = actor.invited or person == sitting.host or bool(sitting.seats_of(person))
    if not known and sitting.settings.watch != "anyone":
        raise TableeError("server-by-invitation")
    if person in sitting.hushed:
        raise TableeError("server-hushed")
    if not sitting.settings.chat:
        raise TableeError("server-no-chat")
    if sitting.game.silent and sitting.playing:
        raise TableeError("server-silent-game", title=sitting.game.title)

"""The chat of a table. It is not part of the event log: lines can be removed, and people can be muted."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from tablee.engine.errors import Refusal, Refused, TableeError
from tablee.engine.state import SPECTATOR
from tablee.engine.words import Line
from tablee.server import messages as wire
from tablee.server.store import Connection, Store, people, talk
from tablee.server.tables.acts import Actor
from tablee.server.tables.state import TableState

if TYPE_CHECKING:
    from tablee.server.live.table import LiveTable

REMEMBERED = 64  # lines whose speaker may not have heard that they were heard


class Talk:
    """The chat of one live table. Call `say` and `unsay` with its lock held."""

    def __init__(self, live: LiveTable, store: Store) -> None:
        self.live = live
        self._store = store
        self._said: OrderedDict[tuple[str, str], None] = OrderedDict()

    async def say(self, act: wire.Say, actor: Actor) -> None:
        _check(self.live.state, actor)
        if (actor.person, act.id) in self._said:
            return
        text = " ".join("".join(letter if letter.isprintable() else " " for letter in act.text).split())
        if not text:
            raise TableeError("server-nothing-said")
        line = await self._store.write(lambda connection: self._keep(connection, act.id, actor, text))
        self._said[actor.person, act.id] = None
        if len(self._said) > REMEMBERED:
            self._said.popitem(last=False)
        if not line.removed:  # it may have been said before, to a process that is gone, and removed since
            await self.hear(line)

    def _keep(self, connection: Connection, act: str, actor: Actor, text: str) -> talk.ChatLine:
        table = self.live.id
        seats = self.live.state.seats_of(actor.person)
        seat = seats[0] if seats else None
        line = talk.say(connection, table, actor.person, seat, actor.name, self._store.now(), text, act)
        self._store.tell(connection, f"said {table} {line.n}")
        return line

    async def unsay(self, act: wire.Unsay, actor: Actor) -> None:
        store, table = self._store, self.live.id
        lines = await store.read(lambda connection: talk.chat_of(connection, table, act.line + 1, 1))
        if not lines or lines[0].n != act.line:
            raise TableeError("server-no-such-line")
        if actor.person not in (lines[0].identity, self.live.state.host):
            raise TableeError("server-only-host")
        refuse_in_silence(self.live.state)
        await store.write(lambda connection: self._remove(connection, act.line))
        self.live.everybody(wire.Unsaid(act.line))

    def _remove(self, connection: Connection, line: int) -> None:
        talk.remove_line(connection, self.live.id, line)
        self._store.tell(connection, f"unsaid {self.live.id} {line}")

    async def hear(self, line: talk.ChatLine) -> None:
        """A line reaches everybody who has not muted the speaker."""
        if self._store.dialect != "sqlite":
            await self._refresh_mutes(line.identity)
        message = said(line)
        for client in self.live.clients:
            if client.viewer is not None and line.identity not in client.muted:
                client.tell(message)

    async def _refresh_mutes(self, speaker: str) -> None:
        """Who has muted a speaker, or does no more, through another process whose word may be on its way still."""
        here = self.live.people_here()
        muting = await self._store.read(lambda connection: people.who_mutes(connection, speaker, here))
        for client in self.live.clients:
            if client.person in here:
                (client.muted.add if client.person in muting else client.muted.discard)(speaker)


def said(line: talk.ChatLine) -> wire.Said:
    seat = SPECTATOR if line.seat is None else line.seat
    return wire.Said(line.n, line.identity, line.name, seat, line.body, line.at)


def _check(state: TableState, actor: Actor) -> None:
    """Who may speak: the people of this table, and everybody where anyone may watch."""
    person = actor.person
    if person in state.banned:
        raise TableeError("server-banned")
    known = actor.invited or person == state.host or bool(state.seats_of(person))
    if not known and state.settings.watch != "anyone":
        raise TableeError("server-by-invitation")
    if person in state.hushed:
        raise TableeError("server-hushed")
    if not state.settings.chat:
        raise TableeError("server-no-chat")
    refuse_in_silence(state)


def refuse_in_silence(state: TableState) -> None:
    """While a silent game runs, nothing is said, and nothing that was said is removed: that would be a sign, too."""
    if state.game.silent and state.playing:
        raise Refused(Refusal(Line("server-silent-game", {"title": state.game.title}), state.game.silence))

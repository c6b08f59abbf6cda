"""One table in one process. Whatever happens at it goes through `LiveTable.write`: judge, commit, then broadcast."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from tablee.engine.errors import Refused, TableeError
from tablee.engine.record import Record
from tablee.engine.state import SPECTATOR
from tablee.server import messages as wire
from tablee.server import metrics
from tablee.server.live.connection import ClientConnection, encode
from tablee.server.live.feeds import RECENT, ViewerFeed, acknowledging, updates
from tablee.server.live.services import Services
from tablee.server.live.talk import Talk
from tablee.server.persistence.appends import Dues
from tablee.server.persistence.reading import Loaded, LogLines, cut, follow
from tablee.server.public import public
from tablee.server.store import Connection, Due
from tablee.server.store.tables import StoredEntry
from tablee.server.tables import asking, event_log
from tablee.server.tables.acts import ActHandler, Actor
from tablee.server.tables.alerts import Alert, alerts
from tablee.server.tables.outcome import Outcome
from tablee.server.tables.scenes import scene, table_info, with_layout
from tablee.server.tables.state import TableState

TRIES = 20  # another process may be first, again and again
MOST_LEFT = 64  # people whose going is remembered; more have not been seated lately

Change = Callable[[TableState], Outcome | None]


class Acknowledgement:
    """Whom to tell that an act was done: if the client is sent an update, the acknowledgement rides in it."""

    __slots__ = ("act", "client", "sent")

    def __init__(self, act: str, client: ClientConnection | None) -> None:
        self.act = act
        self.client = client
        self.sent = False


class LiveTable:
    def __init__(self, services: Services, table: str) -> None:
        self.id = table
        self.lock = asyncio.Lock()
        self.clients: set[ClientConnection] = set()
        self.users = 0  # how many hold it at present: see LiveTables.use
        self.talk = Talk(self, services.store)
        self._services = services
        self._tables = services.tables
        self._state: TableState | None = None
        self._told = 0  # up to which entry the feeds are
        self._info: wire.TableInfo | None = None
        self._feeds: dict[tuple[int, bool], ViewerFeed] = {}  # by viewer, without and with layouts
        self._due: Dues = {}
        self._alerts: frozenset[Alert] = frozenset()
        self._left: dict[str, int] = {}  # when people's last socket went

    # Where the table stands

    @property
    def state(self) -> TableState:
        assert self._state is not None
        return self._state

    @property
    def opened(self) -> bool:
        return self._state is not None

    @property
    def idle(self) -> bool:
        return not self.clients and not self.users

    @property
    def info(self) -> wire.TableInfo:
        if self._info is None:
            self._info = table_info(self.state)
        return self._info

    async def open(self) -> None:
        """Have a state. It may be behind what other processes have written; `write` finds that out by itself, and
        whoever is to be shown something calls `refresh`. Call with the lock held."""
        if self._state is None:
            await self._load()

    async def refresh(self, last: int | None = None) -> None:
        """Be up to date, also with what other processes have written: whoever acted there and asks here sees it.
        `last` is the last entry of the event log, if the store was just asked for it. Call with the lock held."""
        if self._state is None:
            await self._load()
        elif not self._tables.alone and (last is None or not self.has(last)):
            await self._follow_store()

    async def _load(self) -> None:
        """Read the table from the store. Feeds that were open are told what they have missed."""
        loaded = await self._tables.load(self.id, self._told if self._feeds else None)
        self._state, self._info = loaded.state, None
        try:
            self._go_on(loaded)
        except BaseException:
            self.forget()  # a table that has followed half of its log is of no use
            raise

    def _go_on(self, loaded: Loaded) -> None:
        fresh = loaded.state
        fresh.set_names(loaded.names)
        for entry in loaded.rest:
            outcome = follow(fresh, entry)
            fresh.set_names(loaded.names)
            self._broadcast(outcome)
        self._told, self._due, self._info = fresh.seq, fresh.due(), None
        self._alerts = alerts(fresh)

    async def catch_up(self) -> None:
        """Another process has gone on with this table: follow it."""
        async with self.lock:
            if self._state is None:
                if self.clients:
                    await self.open()
                return
            await self._follow_store()

    async def _follow_store(self) -> None:
        entries, names = await self._tables.load_after(self.id, self.state.seq)
        for entry in entries:
            if self._follow_stored(entry, names):
                self._info = None

    async def _was_behind(self) -> bool:
        """Whether another process had gone on unheard. Nobody is refused for what this one did not know: the act may
        even be in the event log already."""
        if self._tables.alone:
            return False
        before = self.state.seq
        await self._follow_store()
        return self.state.seq > before

    def _follow_stored(self, entry: StoredEntry, names: dict[int, str]) -> bool:
        if entry.seq != self.state.seq + 1:
            return False
        outcome = follow(self.state, entry)
        self.state.set_names(names)
        self._due, self._alerts = self.state.due(), alerts(self.state)
        self._broadcast(outcome)
        return True

    def has(self, seq: int) -> bool:
        return self._state is not None and self._told >= seq  # what is not kept yet does not count

    def shows(self, viewer: int, n: int) -> bool:
        """Whether the viewer has been shown so much."""
        return self._state is not None and n <= self._state.counts[viewer]

    def forget(self) -> None:
        """What is in memory may not be what was written: read it again before the next use."""
        self._state = None
        self._info = None

    async def clocks_stood_still(self, bye: wire.Bye) -> None:
        """Time was given back to those who are on the clock, and no entry tells of it. Whoever looks on comes back."""
        async with self.lock:
            if self._state is None or not self._state.clocks.on or self._state.over:
                return
            self.forget()
            self._feeds.clear()
            for client in list(self.clients):
                client.tell(bye)
                client.close()

    # Acting

    async def act(self, act: wire.TableAct, actor: Actor, client: ClientConnection | None = None) -> Struct | None:
        """Do an act of a person. The answer; None if the update that was just put into the connection holds it."""
        try:
            if isinstance(act, wire.Say | wire.Unsay):
                return await self._talk(act, actor)
            if isinstance(act, wire.Rematch):
                return await self._rematch(act, actor)
            here = await self._who_is_here() if isinstance(act, wire.Propose | wire.Answer) else set[str]()
            async with self.lock:
                return await self._act(act, actor, here, client)
        except Refused as refused:
            refusal = refused.refusal
            metrics.refused.labels(refusal.line.key).inc()
            return wire.Refused(act.id, refusal.line, refusal.clause, refusal.legal)
        except TableeError as error:
            metrics.refused.labels(error.line.key).inc()
            return wire.Refused(act.id, public(error.line))

    async def _talk(self, act: wire.Say | wire.Unsay, actor: Actor) -> Struct:
        async with self.lock:
            await self.refresh()
            await (self.talk.say(act, actor) if isinstance(act, wire.Say) else self.talk.unsay(act, actor))
            return self._ack(act.id, actor)

    async def _rematch(self, act: wire.Rematch, actor: Actor) -> Struct:
        next_game = self._services.opening.next_game(actor)
        async with self.lock:
            await self.write(next_game.judge, also=next_game.create)
            return wire.Ack(act.id, self.state.counts[actor.seat], self.state.rematch)

    async def _act(
        self, act: wire.TableAct, actor: Actor, here: set[str], client: ClientConnection | None
    ) -> Struct | None:
        def judge(state: TableState) -> Outcome | None:
            if state.did(actor.person, act.id):
                return None
            return ActHandler(state, actor, self._tables.now(), here.__contains__).handle(act)

        ack = Acknowledgement(act.id, client)
        done = await self.write(judge, ack=ack)
        if done and isinstance(act, wire.Move):
            metrics.moves.inc()
        return None if ack.sent else self._ack(act.id, actor)

    def _ack(self, act: str, actor: Actor) -> wire.Ack:
        return wire.Ack(act, self.state.counts[actor.seat])

    async def table_acts(self, make: Callable[[TableState], Sequence[event_log.Event]]) -> bool:
        """Something the table does by itself. `make` says what, from the state as it is; nothing: it has passed.
        TableeError if other processes were first again and again."""

        def judge(state: TableState) -> Outcome | None:
            events = make(state)
            return state.follow(event_log.Entry(events), self._tables.now()) if events else None

        async with self.lock:
            return await self.write(judge)

    async def bot_moves(self, seat: int, move: str, changed: int) -> bool:
        """A move that a bot chose when the table last changed with entry `changed`. False: the table has moved on
        since; whatever is due now has a row of its own."""

        def judge(state: TableState) -> Outcome | None:
            return state.play(seat, move, self._tables.now()) if state.changed == changed else None

        async with self.lock:
            done = await self.write(judge)
        if done:
            metrics.moves.inc()
        return done

    async def write(
        self,
        judge: Change,
        *,
        also: Callable[[Connection], bool] | None = None,
        ack: Acknowledgement | None = None,
    ) -> bool:
        """The only way anything happens at a table. Call with the lock held.

        `judge` carries it out on the state in memory, or raises a refusal and leaves the state as it was, or returns
        None because there is nothing to do (any more). What it did is committed, and only then does anybody hear of
        it. If the commit fails, memory is thrown away and read from the store again, so it is never ahead of the store
        for longer than one write. If another process was first, its entry is followed and `judge` asked again.
        `also` is written in the same transaction. Whether anything was done."""
        for _ in range(TRIES):
            await self.open()
            try:
                outcome = judge(self.state)  # on a state that may be behind: then the commit fails
            except TableeError:
                if await self._was_behind():
                    continue
                raise
            except BaseException:
                self.forget()  # nobody knows what is half done
                raise
            if outcome is None:
                return False
            if await self._commit(outcome, also):
                self._broadcast(outcome, ack)
                return True
        raise TableeError("server-busy")

    async def _commit(self, outcome: Outcome, also: Callable[[Connection], bool] | None) -> bool:
        """Write what has just been done in memory. False: another process was first, and it was not done."""
        state = self.state
        due, waiting = state.due(), alerts(state)
        call_at = self._call_at(waiting - self._alerts)
        call = [] if call_at is None else [Due(state.id, "call", state.seq, call_at)]
        try:
            committed = await self._tables.append(state, outcome, self._due, due, *call, also=also)
        except BaseException:
            self.forget()  # it may or may not have been written: the store knows
            raise
        if not committed:
            self.forget()
            return False
        self._due, self._alerts = due, waiting
        if call_at is not None:
            due = due | {"call": (call_at, SPECTATOR)}
        if due:
            self._services.due.look_again(due, state.last_at)
        return True

    def _call_at(self, fresh: Iterable[Alert]) -> int | None:
        """When to call those who are away because of new alerts; None: everybody concerned is connected."""
        holders, here = self.state.holders, None
        for alert in fresh:
            here = self._connected() if here is None else here
            if holders[alert.seat].person not in here:
                return self.state.last_at + self._services.settings.call_after * 1000
        return None

    # Telling

    def _broadcast(self, outcome: Outcome, ack: Acknowledgement | None = None) -> None:
        """Tell everybody what they may know of a committed entry, and whoever acted that it was done."""
        state = self.state
        self._told = state.seq
        if outcome.info:
            self._info = None
            self._show_out()
        if self._services.news.wanted:
            self._services.news.tell(holder.person for holder in state.holders)
        watching: dict[tuple[int | None, bool], list[ClientConnection]] = {
            key: [] for key in self._feeds if outcome.noticed[key[0]]
        }
        feeds = [feed for key, feed in self._feeds.items() if key in watching]
        for client in self.clients:
            key = (client.viewer, client.layout)
            if key in watching:
                watching[key].append(client)
        for feed, update in updates(state, self.info, feeds, outcome):
            text = encode(update)
            feed.recent.append((update.n, text))
            looking = watching[feed.viewer, feed.layout]
            for client in looking:
                if ack is not None and client is ack.client:
                    client.put(acknowledging(text, ack.act))
                    ack.sent = True
                else:
                    client.put(text)
            feed.unwatched = 0 if looking else feed.unwatched + 1
            if feed.unwatched > RECENT:
                del self._feeds[feed.viewer, feed.layout]

    def _show_out(self) -> None:
        """Whoever has lost the seat they looked through, or may not watch any more, sees nothing from now on."""
        for client in self.clients:
            if client.viewer is None:
                continue
            try:
                self.check_viewer(client, client.viewer)
            except TableeError as error:
                client.viewer = None
                if client.person in self.state.banned | self.state.forgotten:
                    client.tell(wire.Bye(error.line, -1))
                    client.close()
                else:
                    client.tell(wire.Trouble(error.line))

    def everybody(self, message: Struct) -> None:
        """To all who look on; whoever has not been let in yet is told nothing."""
        text = encode(message)
        for client in self.clients:
            if client.viewer is not None:
                client.put(text)

    # Looking

    async def look(self, client: ClientConnection, look: wire.Look) -> None:
        """Show the table to a socket, through its own seat or from the gallery: all of it, or what it has missed."""
        async with self.lock:
            await self.refresh()
            self.check_viewer(client, look.viewer)
            client.viewer = look.viewer
            feed, n = self._feed(look.viewer, client.layout), self.state.counts[look.viewer]
            missed = self._missed(feed, look, n)
            if missed is not None:
                for text in missed:
                    client.put(text)
                client.tell(wire.Current(n, self._tables.now()))
                return
            told = self.state.logs[look.viewer].total > 0
            since = await self._tables.bookmark(client.person, self.id, look.viewer) if told else None
            client.tell(feed.snapshot(self.state, since, self._services.edition, self._tables.now()))

    def _feed(self, viewer: int, layout: bool) -> ViewerFeed:
        feed = self._feeds.get((viewer, layout))
        if feed is None:
            shown = scene(self.state, viewer, self.info)
            feed = ViewerFeed(viewer, with_layout(self.state, shown) if layout else shown, layout=layout)
            self._feeds[viewer, layout] = feed
        return feed

    async def answer(self, client: ClientConnection, ask: wire.AskEffects | wire.AskFits | wire.Touch) -> Struct:
        """Answer a question about the choices at hand; it changes nothing."""
        async with self.lock:
            await self.open()
            viewer = SPECTATOR if client.viewer is None else client.viewer
            self.check_viewer(client, viewer)
            if isinstance(ask, wire.AskEffects):
                return asking.effects(self.state, viewer, ask.n)
            if isinstance(ask, wire.AskFits):
                return asking.fits(self.state, viewer, ask.n, ask.chosen)
            why = asking.meant(self.state, viewer, ask.piece)
            return wire.Refused(ask.id, why.line, why.clause, why.legal)

    def check_viewer(self, client: ClientConnection, viewer: int) -> None:
        """Nobody looks through eyes that are not theirs."""
        state, person = self.state, client.person
        if person in state.banned:
            raise TableeError("server-banned")
        if person in state.forgotten:
            raise TableeError("server-forgotten")
        if viewer == SPECTATOR:
            if not may_watch(state, person, client.invited):
                raise TableeError("server-no-watching")
        elif viewer >= len(state.holders) or not person or state.holders[viewer].person != person:
            raise TableeError("server-not-your-seat")

    def _missed(self, feed: ViewerFeed, look: wire.Look, n: int) -> list[bytes] | None:
        """The updates a socket has missed, if it can go on from what it has."""
        if look.n < 0 or look.n > n or look.edition != self._services.edition:
            return None
        if self.state.clocks.on and not feed.recent:
            return None  # the server may have been away: what a clock shows has changed, and no entry tells of it
        return feed.missed(look.n, n)

    async def log(self, looker: ClientConnection, viewer: int, after: int, end: int) -> tuple[int, LogLines]:
        """The viewer's counter, and the lines of the viewer's log before the line `end` that were told after the
        counter was `after`; of many the last. Old lines are made again from the store: the table does not wait."""
        async with self.lock:
            await self.refresh()
            self.check_viewer(looker, viewer)
            n, kept = self.state.counts[viewer], self.state.logs[viewer]
            end = min(end, kept.total)
            if kept.first == 0 or (kept.lines and kept.lines[0].n <= after):
                return n, cut(LogLines(kept.first, kept.lines), after, end)
        return n, await self._tables.told(self.id, viewer, after, end)

    async def record(self) -> Record:
        """The whole truth about the game, with names. Call with the lock held."""
        await self._tables.complete(self.state)
        return self.state.record(named=True)

    # Who is here

    def enter(self, client: ClientConnection) -> None:
        self.clients.add(client)

    def leave(self, client: ClientConnection) -> None:
        self.clients.discard(client)
        if self._state is None:
            return
        if self._state.seats_of(client.person) and client.person not in self.people_here():
            self._left[client.person] = self._tables.now()
            if len(self._left) > MOST_LEFT:
                del self._left[min(self._left, key=self._left.__getitem__)]
        if client.viewer is not None:
            self.show_presence()

    def people_here(self) -> set[str]:
        return {client.person for client in self.clients if client.person}

    def _connected(self) -> set[str]:
        """Everybody who is connected to this table, through whichever process."""
        return self.people_here() | self._services.presence.elsewhere(self.id)

    def left_at(self, person: str) -> int:
        """When somebody's last socket here went; 0: they were not here."""
        return self._left.get(person, 0)

    def show_presence(self) -> None:
        self.everybody(self.presence())

    def presence(self) -> wire.Presence:
        here = self._connected()
        seats = [seat for seat, holder in enumerate(self.state.holders) if holder.person in here]
        return wire.Presence(seats, sum(client.viewer == SPECTATOR for client in self.clients))

    async def _who_is_here(self) -> set[str]:
        """Also those who were here a moment ago: a network that fails is no reason to lose one's seat."""
        since = self._tables.now() - self._services.settings.away_after * 1000
        lately = {person for person, left in self._left.items() if left > since}
        if self._services.lifetime.opened_at > since:  # nobody knows who was here before
            lately |= {holder.person for holder in self.state.holders} if self._state is not None else set()
        return await self._services.presence.seen_elsewhere(self.id) | self.people_here() | lately


def may_watch(state: TableState, person: str, invited: bool) -> bool:
    if person in state.banned:
        return False
    if person and (person == state.host or state.seats_of(person)):
        return True
    return state.settings.watch == "anyone" or (state.settings.watch == "invited" and invited)

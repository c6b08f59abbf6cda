"""One table in one process: acts come in, are judged, written down, and only then told to everybody who looks on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from tablee.engine.errors import Refused, TableeError
from tablee.engine.state import SPECTATOR
from tablee.server import messages as wire
from tablee.server import metrics
from tablee.server.calling.questions import Question, questions
from tablee.server.live.outlet import Outlet, encode
from tablee.server.live.sights import RECENT, Sight, acknowledging, lines_for, updates
from tablee.server.live.talk import Talk
from tablee.server.live.writing import Dues, entry_for
from tablee.server.public import public
from tablee.server.store.tables import Entry as StoredEntry
from tablee.server.tables import story
from tablee.server.tables.acts import Actor, Done, Hand
from tablee.server.tables.outcome import Outcome
from tablee.server.tables.scenes import scene, table_info
from tablee.server.tables.sitting import Sitting

if TYPE_CHECKING:
    from tablee.server.house import House

TRIES = 20  # somebody else may be first, again and again


class Room:
    def __init__(self, house: House, table: str) -> None:
        self.house = house
        self.id = table
        self.lock = asyncio.Lock()
        self.outlets: set[Outlet] = set()
        self.users = 0  # whoever has this room in hand: see Rooms.use
        self._sitting: Sitting | None = None
        self._told = 0  # up to which entry the sights are
        self._info: wire.TableInfo | None = None
        self._sights: dict[int, Sight] = {}
        self._due: Dues = {}
        self._questions: frozenset[Question] = frozenset()
        self._left: dict[str, int] = {}  # when people's last socket went
        self.talk = Talk(self)

    # Where the table stands

    @property
    def sitting(self) -> Sitting:
        assert self._sitting is not None
        return self._sitting

    @property
    def opened(self) -> bool:
        return self._sitting is not None

    @property
    def idle(self) -> bool:
        return not self.outlets and not self.users

    @property
    def info(self) -> wire.TableInfo:
        if self._info is None:
            self._info = table_info(self.sitting)
        return self._info

    async def open(self, viewer: int | None = None) -> None:
        """Be up to date, with a sight for this viewer. Call with the lock held."""
        wanted = viewer is not None and viewer not in self._sights
        if self._sitting is None or wanted:
            await self._load(viewer if wanted else None)

    async def _load(self, viewer: int | None) -> None:
        """Follow the story from its beginning. Sights that were open are told what they have missed."""
        fresh, entries, names = await self.house.read_table(self.id)
        self._sitting, self._info = fresh, None
        try:
            self._follow_all(fresh, entries, names, viewer)
        except BaseException:
            self.forget()  # half of a story is none
            raise

    def _follow_all(
        self, fresh: Sitting, entries: Sequence[StoredEntry], names: dict[int, str], viewer: int | None
    ) -> None:
        log: list[wire.Told] = []
        for entry in entries:
            outcome = fresh.follow(story.read(entry.body), entry.at)
            if entry.seq > self._told and self._sights:
                fresh.call(names)
                self.tell(outcome)
            if viewer is not None and outcome.noticed[viewer]:
                (lines,) = lines_for(fresh, outcome, [viewer])
                log += [wire.Told(fresh.counts[viewer], line) for line in lines]
        fresh.call(names)
        self._told, self._due, self._info = fresh.seq, fresh.due(), None
        self._questions = questions(fresh)
        if viewer is not None:
            self._sights[viewer] = Sight(viewer, scene(fresh, viewer, self.info), log)

    async def catch_up(self) -> None:
        """Another process has gone on with this table: follow it."""
        async with self.lock:
            if self._sitting is None:
                if self.outlets:
                    await self.open()
                return
            await self._follow_store()

    async def _follow_store(self) -> None:
        entries, names = await self.house.read_story(self.id, self.sitting.seq)
        for entry in entries:
            if self._follow_stored(entry, names):
                self._info = None

    async def _was_behind(self) -> bool:
        """Whether another process had gone on unheard. Nobody is refused for what this one did not know: the act may
        even be in the story already."""
        if self.house.store.dialect == "sqlite":
            return False
        before = self.sitting.seq
        await self._follow_store()
        return self.sitting.seq > before

    def _follow_stored(self, entry: StoredEntry, names: dict[int, str]) -> bool:
        if entry.seq != self.sitting.seq + 1:
            return False
        outcome = self.sitting.follow(story.read(entry.body), entry.at)
        self.sitting.call(names)
        self._due, self._questions = self.sitting.due(), questions(self.sitting)
        self.tell(outcome)
        return True

    def has(self, seq: int) -> bool:
        return self._sitting is not None and self._told >= seq  # what is not kept yet does not count

    def shows(self, viewer: int, n: int) -> bool:
        """Whether the viewer has been shown so much."""
        return self._sitting is not None and n <= self._sitting.counts[viewer]

    def forget(self) -> None:
        """What is in memory may not be what was written: read it again before the next use."""
        self._sitting = None
        self._info = None

    # Acting

    async def act(self, act: wire.TableAct, actor: Actor, outlet: Outlet | None = None) -> Struct | None:
        """Do an act of a person. The answer; None if the update that was just put into the outlet holds it."""
        try:
            if isinstance(act, wire.Say | wire.Unsay):
                return await self._talk(act, actor)
            if isinstance(act, wire.Rematch):
                return await self.house.rematch(self, act, actor)
            here = await self._who_is_here() if isinstance(act, wire.Propose | wire.Answer) else set[str]()
            async with self.lock:
                return await self._act(act, actor, here, outlet)
        except Refused as refused:
            refusal = refused.refusal
            metrics.refused.labels(refusal.line.key).inc()
            return wire.Refused(act.id, refusal.line, refusal.clause, refusal.legal)
        except TableeError as error:
            metrics.refused.labels(error.line.key).inc()
            return wire.Refused(act.id, public(error.line))

    async def _talk(self, act: wire.Say | wire.Unsay, actor: Actor) -> Struct:
        async with self.lock:
            await self.open()
            await (self.talk.say(act, actor) if isinstance(act, wire.Say) else self.talk.unsay(act, actor))
            return wire.Ack(act.id, self.sitting.counts[actor.seat])

    async def _act(self, act: wire.TableAct, actor: Actor, here: set[str], outlet: Outlet | None) -> Struct | None:
        for _ in range(TRIES):
            await self.open()
            sitting = self.sitting
            if sitting.did(actor.person, act.id):
                return wire.Ack(act.id, sitting.counts[actor.seat])
            try:
                done = Hand(sitting, actor, self.house.now(), here.__contains__).do(act)
            except TableeError:
                if await self._was_behind():
                    continue
                raise
            except BaseException:
                self.forget()  # nobody knows what is half done
                raise
            if await self.keep(done):
                if isinstance(act, wire.Move):
                    metrics.moves.inc()
                if self.tell(done.outcome, outlet, act.id):
                    return None
                return wire.Ack(act.id, sitting.counts[actor.seat])
        raise TableeError("server-busy")

    async def table_acts(self, make: Callable[[Sitting], Sequence[story.Event]]) -> bool:
        """Something the table does by itself. `make` says what, from the sitting as it is; nothing: it has passed."""
        async with self.lock:
            for _ in range(TRIES):
                await self.open()
                events = make(self.sitting)
                if not events:
                    return False
                entry = story.Entry(events)
                outcome = self.sitting.follow(entry, self.house.now())
                moved = any(isinstance(event, story.Freed | story.Forgotten) for event in events)
                names = self.sitting.names() if moved else None
                if await self.keep(Done(entry, outcome, names)):
                    self.tell(outcome)
                    return True
        return False

    async def keep(self, done: Done) -> bool:
        """Write down what has just been done in memory. False: somebody else was first, and it was not done."""
        sitting, house = self.sitting, self.house
        due, asked = sitting.due(), questions(sitting)
        call_at = house.calls.wanted(self, asked - self._questions)
        try:
            kept = await house.store.append(entry_for(sitting, done, self._due, due, house.next_uid(), call_at))
        except BaseException:
            self.forget()  # it may or may not have been written: the store knows
            raise
        if not kept:
            self.forget()
            return False
        self._due, self._questions = due, asked
        if call_at is not None:
            due = due | {"call": (call_at, SPECTATOR)}
        if due:
            house.due.look_again(due, sitting.last_at)
        return True

    # Telling

    def tell(self, outcome: Outcome, outlet: Outlet | None = None, ack: str = "") -> bool:
        """Tell everybody what they may know of an entry. Whether this outlet was told of its act thereby."""
        sitting = self.sitting
        self._told = sitting.seq
        if outcome.info:
            self._info = None
            self._show_out()
        sights = [sight for viewer, sight in self._sights.items() if outcome.noticed[viewer]]
        watching: dict[int, list[Outlet]] = {sight.viewer: [] for sight in sights}
        for each in self.outlets:
            if each.viewer in watching:
                watching[each.viewer].append(each)
        acknowledged = False
        for sight, update in updates(sitting, self.info, sights, outcome):
            text = encode(update)
            sight.recent.append((update.n, text))
            for each in watching[sight.viewer]:
                if each is outlet:
                    each.put(acknowledging(text, ack))
                    acknowledged = True
                else:
                    each.put(text)
            sight.unwatched = 0 if watching[sight.viewer] else sight.unwatched + 1
            if sight.unwatched > RECENT:
                del self._sights[sight.viewer]
        return acknowledged

    def _show_out(self) -> None:
        """Whoever has lost the seat they looked through, or may not watch any more, sees nothing from now on."""
        for outlet in self.outlets:
            if outlet.viewer is None:
                continue
            try:
                self.check_viewer(outlet, outlet.viewer)
            except TableeError as error:
                outlet.viewer = None
                if outlet.person in self.sitting.banned | self.sitting.forgotten:
                    outlet.tell(wire.Bye(error.line, -1))
                    outlet.close()
                else:
                    outlet.tell(wire.Trouble(error.line))

    def everybody(self, message: Struct) -> None:
        """To all who look on; whoever has not been let in yet is told nothing."""
        text = encode(message)
        for outlet in self.outlets:
            if outlet.viewer is not None:
                outlet.put(text)

    # Looking

    async def look(self, outlet: Outlet, look: wire.Look) -> None:
        """Show the table to a socket, through its own seat or from the gallery: all of it, or what it has missed."""
        async with self.lock:
            await self.open()
            self.check_viewer(outlet, look.viewer)
            await self.open(look.viewer)
            outlet.viewer = look.viewer
            sight, n = self._sights[look.viewer], self.sitting.counts[look.viewer]
            missed = self._missed(sight, look, n)
            if missed is not None:
                for text in missed:
                    outlet.put(text)
                outlet.tell(wire.Current(n, self.house.now()))
                return
            since = await self.house.since(outlet.person, self.id, look.viewer)
            outlet.tell(sight.snapshot(n, since, self.house.edition, self.house.now()))

    def check_viewer(self, outlet: Outlet, viewer: int) -> None:
        """Nobody looks through eyes that are not theirs."""
        sitting, person = self.sitting, outlet.person
        if person in sitting.banned:
            raise TableeError("server-banned")
        if person in sitting.forgotten:
            raise TableeError("server-forgotten")
        if viewer == SPECTATOR:
            if not may_watch(sitting, person, outlet.invited):
                raise TableeError("server-no-watching")
        elif viewer >= len(sitting.holders) or not person or sitting.holders[viewer].person != person:
            raise TableeError("server-not-your-seat")

    def _missed(self, sight: Sight, look: wire.Look, n: int) -> list[bytes] | None:
        """The updates a socket has missed, if it can go on from what it has."""
        if look.n < 0 or look.n > n or look.edition != self.house.edition:
            return None
        if self.sitting.clocks.on and not sight.recent:
            return None  # the server may have been away: what a clock shows has changed, and no entry tells of it
        return sight.missed(look.n, n)

    async def log(self, looker: Outlet, viewer: int) -> list[wire.Told]:
        """Everything the viewer was told. Call with the lock held."""
        self.check_viewer(looker, viewer)
        await self.open(viewer)
        return list(self._sights[viewer].log)

    # Who is here

    def enter(self, outlet: Outlet) -> None:
        self.outlets.add(outlet)

    def leave(self, outlet: Outlet) -> None:
        self.outlets.discard(outlet)
        if self._sitting is None:
            return
        if self._sitting.seats_of(outlet.person) and outlet.person not in self.people_here():
            self._left[outlet.person] = self.house.now()
        if outlet.viewer is not None:
            self.show_presence()

    def people_here(self) -> set[str]:
        return {outlet.person for outlet in self.outlets if outlet.person}

    def left_at(self, person: str) -> int:
        """When somebody's last socket here went; 0: they were not here."""
        return self._left.get(person, 0)

    def show_presence(self) -> None:
        self.everybody(self.presence())

    def presence(self) -> wire.Presence:
        here = self.people_here() | self.house.elsewhere(self.id)
        seats = [seat for seat, holder in enumerate(self.sitting.holders) if holder.person in here]
        return wire.Presence(seats, sum(outlet.viewer == SPECTATOR for outlet in self.outlets))

    async def _who_is_here(self) -> set[str]:
        """Also those who were here a moment ago: a network that fails is no reason to lose one's seat."""
        since = self.house.now() - self.house.settings.away_after * 1000
        lately = {person for person, left in self._left.items() if left > since}
        if self.house.opened_at > since:  # nobody knows who was here before
            lately |= {holder.person for holder in self.sitting.holders} if self._sitting is not None else set()
        return await self.house.seen_elsewhere(self.id) | self.people_here() | lately


def may_watch(sitting: Sitting, person: str, invited: bool) -> bool:
    if person in sitting.banned:
        return False
    if person and (person == sitting.host or sitting.seats_of(person)):
        return True
    return sitting.settings.watch == "anyone" or (sitting.settings.watch == "invited" and invited)

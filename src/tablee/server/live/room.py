"""One table in one process: acts come in, are judged, written down, and only then told to everybody who looks on."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from tablee.engine.errors import Refused, TableeError
from tablee.engine.state import SPECTATOR
from tablee.engine.view import Line
from tablee.server import messages as wire
from tablee.server import metrics
from tablee.server.live.outlet import Outlet, encode
from tablee.server.store import Append, Connection, Due, Sitter, TableChange, talk
from tablee.server.store.tables import Entry as StoredEntry
from tablee.server.tables import story
from tablee.server.tables.acts import Actor, Done, Hand
from tablee.server.tables.scenes import Differences, scene, scenes, table_info
from tablee.server.tables.sitting import Outcome, Sitting

if TYPE_CHECKING:
    from tablee.server.house import House

TRIES = 20  # somebody else may be first, again and again
RECENT = 64  # updates kept for those who were away for a moment
SHOWN_LINES = 60  # of the log, in a snapshot
SINCE_LINES = 40
DUE_KINDS = ("bot", "timeout", "abandon")


class Sight:
    """What one viewer has been shown: the last scene, the log, and the latest updates."""

    def __init__(self, viewer: int, last: wire.Scene, log: list[wire.Told]) -> None:
        self.viewer = viewer
        self.scene = last
        self.log = log
        self.recent: deque[tuple[int, str]] = deque(maxlen=RECENT)
        self.unwatched = 0  # updates since somebody last looked through these eyes


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
        self._due: dict[str, tuple[int, int]] = {}
        self._left: dict[str, int] = {}  # when people's last socket went
        self._said: OrderedDict[tuple[str, str], None] = OrderedDict()

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
        log: list[wire.Told] = []
        self._sitting, self._info = fresh, None
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
        self._due = self.sitting.due()
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
            if isinstance(act, wire.Say):
                return await self._say(act, actor)
            if isinstance(act, wire.Unsay):
                return await self._unsay(act, actor)
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
            return wire.Refused(act.id, error.line)

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
        sitting = self.sitting
        due = sitting.due()
        try:
            kept = await self.house.store.append(self._append(sitting, done, due))
        except BaseException:
            self.forget()  # it may or may not have been written: the store knows
            raise
        if not kept:
            self.forget()
            return False
        self._due = due
        if due:
            self.house.due.look_again(due, sitting.last_at)
        return True

    def _append(self, sitting: Sitting, done: Done, due: dict[str, tuple[int, int]]) -> Append:
        settled = DUE_KINDS if sitting.over else [kind for kind in self._due if kind not in due]
        news = [
            Due(self.id, kind, sitting.seq, at, seat)
            for kind, (at, seat) in due.items()
            if self._due.get(kind) != (at, seat) or (kind == "bot" and sitting.changed == sitting.seq)
        ]
        seats = None
        if done.names is not None:
            holders = enumerate(sitting.holders)
            seats = {seat: Sitter(holder.person, holder.name) for seat, holder in holders if holder.person}
        return Append(
            self.id,
            sitting.seq,
            self.house.next_uid(),
            sitting.last_at,
            story.written(done.entry),
            due=news,
            undue=settled,
            change=_change(sitting, done.entry.events, done.outcome),
            record=str(sitting.record(named=False)) if done.outcome.ended and sitting.status == "finished" else None,
            seats=seats,
        )

    # Telling

    def tell(self, outcome: Outcome, outlet: Outlet | None = None, ack: str = "") -> bool:
        """Tell everybody what they may know of an entry. Whether this outlet was told of its act thereby."""
        sitting = self.sitting
        self._told = sitting.seq
        if outcome.info:
            self._info = None
            self._show_out()
        viewers = [viewer for viewer in self._sights if outcome.noticed[viewer]]
        watching: dict[int, list[Outlet]] = {viewer: [] for viewer in viewers}
        for each in self.outlets:
            if each.viewer in watching:
                watching[each.viewer].append(each)
        acknowledged = False
        for sight, update in self._updates(viewers, outcome):
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

    def _updates(self, viewers: list[int], outcome: Outcome) -> Iterator[tuple[Sight, wire.Update]]:
        """For each viewer the difference to what it was shown before, and what it is told."""
        sitting, differences = self.sitting, Differences()
        now, told = scenes(sitting, viewers, self.info), lines_for(sitting, outcome, viewers)
        for viewer, scene_now, lines in zip(viewers, now, told, strict=True):
            sight, n = self._sights[viewer], sitting.counts[viewer]
            changes = differences.between(sight.scene, scene_now)
            sight.scene = scene_now
            sight.log += [wire.Told(n, line) for line in lines]
            yield sight, wire.Update(n, changes, lines)

    def _show_out(self) -> None:
        """Whoever has lost the seat they looked through, or may not watch any more, sees nothing from now on."""
        for outlet in self.outlets:
            if outlet.viewer is None:
                continue
            try:
                self.check_viewer(outlet, outlet.viewer)
            except TableeError as error:
                outlet.viewer = None
                if outlet.person in self.sitting.banned:
                    outlet.tell(wire.Bye(error.line, -1))
                    outlet.close()
                else:
                    outlet.tell(wire.Trouble(error.line))

    def everybody(self, message: Struct) -> None:
        text = encode(message)
        for outlet in self.outlets:
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
            outlet.tell(self._snapshot(sight, n, since))

    def check_viewer(self, outlet: Outlet, viewer: int) -> None:
        """Nobody looks through eyes that are not theirs."""
        sitting, person = self.sitting, outlet.person
        if person in sitting.banned:
            raise TableeError("server-banned")
        if viewer == SPECTATOR:
            if not may_watch(sitting, person, outlet.invited):
                raise TableeError("server-no-watching")
        elif viewer >= len(sitting.holders) or not person or sitting.holders[viewer].person != person:
            raise TableeError("server-not-your-seat")

    def _missed(self, sight: Sight, look: wire.Look, n: int) -> list[str] | None:
        """The updates a socket has missed, if they are all still here."""
        if look.n < 0 or look.n > n or look.edition != self.house.edition:
            return None
        if self.sitting.clocks.on and not sight.recent:
            return None  # the server may have been away: what a clock shows has changed, and no entry tells of it
        missed = [(number, text) for number, text in sight.recent if number > look.n]
        return [text for _, text in missed] if len(missed) == n - look.n else None

    def _snapshot(self, sight: Sight, n: int, since: int | None) -> wire.Snapshot:
        log = sight.log
        shown = log[-SHOWN_LINES:]
        news = [told for told in log[-SINCE_LINES:] if since is not None and told.n > since]
        return wire.Snapshot(n, self.house.edition, sight.scene, shown, len(log) - len(shown), news, self.house.now())

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
        if (
            self._sitting is not None
            and self._sitting.seats_of(outlet.person)
            and not self._is_connected(outlet.person)
        ):
            self._left[outlet.person] = self.house.now()
        if outlet.viewer is not None and self._sitting is not None:
            self.show_presence()

    def _is_connected(self, person: str) -> bool:
        return any(outlet.person == person for outlet in self.outlets)

    def people_here(self) -> set[str]:
        return {outlet.person for outlet in self.outlets if outlet.person}

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

    # Talking

    async def _say(self, act: wire.Say, actor: Actor) -> Struct:
        async with self.lock:
            await self.open()
            sitting = self.sitting
            self._check_talk(sitting, actor)
            if (actor.person, act.id) in self._said:
                return wire.Ack(act.id, sitting.counts[actor.seat])
            seats = sitting.seats_of(actor.person)
            seat = seats[0] if seats else None
            text, now = " ".join(act.text.split()), self.house.now()
            if not text:
                raise TableeError("server-nothing-said")
            line = await self.house.store.write(
                lambda c: self._keep_words(talk.say(c, self.id, actor.person, seat, actor.name, now, text, act.id), c)
            )
            self._said[actor.person, act.id] = None
            if len(self._said) > RECENT:
                self._said.popitem(last=False)
            if not line.removed:  # it may have been said before, to a process that is gone, and removed since
                self.hear(line)
            return wire.Ack(act.id, sitting.counts[actor.seat])

    def _keep_words(self, line: talk.ChatLine, connection: Connection) -> talk.ChatLine:
        self.house.store.tell(connection, f"said {self.id} {line.n}")
        return line

    def _check_talk(self, sitting: Sitting, actor: Actor) -> None:
        person = actor.person
        known = actor.invited or person == sitting.host or bool(sitting.seats_of(person))
        if person in sitting.banned or not (known or sitting.settings.watch == "anyone"):
            raise TableeError("server-banned" if person in sitting.banned else "server-by-invitation")
        if person in sitting.hushed:
            raise TableeError("server-hushed")
        if not sitting.settings.chat:
            raise TableeError("server-no-chat")
        if sitting.game.silent and sitting.playing:
            raise TableeError("server-silent-game", title=sitting.game.title)

    def hear(self, line: talk.ChatLine) -> None:
        """A line of chat reaches everybody who has not muted the speaker."""
        message: Struct = said(line)
        for outlet in self.outlets:
            if outlet.viewer is not None and line.identity not in outlet.muted:
                outlet.tell(message)

    async def _unsay(self, act: wire.Unsay, actor: Actor) -> Struct:
        async with self.lock:
            await self.open()
            lines = await self.house.store.read(lambda c: talk.chat_of(c, self.id, act.line + 1, 1))
            if not lines or lines[0].n != act.line:
                raise TableeError("server-no-such-line")
            if actor.person not in (lines[0].identity, self.sitting.host):
                raise TableeError("server-only-host")
            await self.house.store.write(lambda c: self._remove_words(act.line, c))
            self.everybody(wire.Unsaid(act.line))
            return wire.Ack(act.id, self.sitting.counts[actor.seat])

    def _remove_words(self, line: int, connection: Connection) -> None:
        talk.remove_line(connection, self.id, line)
        self.house.store.tell(connection, f"unsaid {self.id} {line}")


def acknowledging(update: str, act: str) -> str:
    """The same update with an acknowledgement, which is its last field: nothing is encoded twice."""
    assert update.endswith('"ack":""}')
    return f"{update[:-3]}{encode(act)}}}"


def may_watch(sitting: Sitting, person: str, invited: bool) -> bool:
    if person in sitting.banned:
        return False
    if person and (person == sitting.host or sitting.seats_of(person)):
        return True
    return sitting.settings.watch == "anyone" or (sitting.settings.watch == "invited" and invited)


def said(line: talk.ChatLine) -> wire.Said:
    seat = SPECTATOR if line.seat is None else line.seat
    return wire.Said(line.n, line.identity, line.name, seat, line.body, line.at)


def lines_for(sitting: Sitting, outcome: Outcome, viewers: list[int]) -> list[list[Line]]:
    """What each of the viewers is told of an entry."""
    if len(outcome.prepared) == 1:
        return sitting.game_table.told_all(outcome.prepared[0], viewers)
    lines: list[list[Line]] = [[] for _ in viewers]
    for prepared in outcome.prepared:
        for mine, told in zip(lines, sitting.game_table.told_all(prepared, viewers), strict=True):
            mine += told
    return lines


def _change(sitting: Sitting, events: Iterable[story.Event], outcome: Outcome) -> TableChange | None:
    """What the row of the table has to know; most entries change nothing there."""
    for event in events:
        if isinstance(event, story.Started):
            return TableChange(status="playing", host=sitting.host, started_at=sitting.last_at)
        if isinstance(event, story.HandedOver):
            return TableChange(host=sitting.host)
    if sitting.over and outcome.ended:
        return TableChange(status=sitting.status, listed=False, finished_at=sitting.last_at)
    return None

"""The state of a table, derived from its event log: who sits where, the game being played, what is proposed, whose time
runs.

Nothing here does any IO: `follow` applies one entry of the log, and every process that follows the same log arrives at
the same state.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256

from msgspec import json

from tablee.engine.errors import Refusal, Refused
from tablee.engine.game import Game, GameSheet
from tablee.engine.prepared import Prepared
from tablee.engine.record import Event as RecordEvent
from tablee.engine.record import Player, Record, Seated, read_event
from tablee.engine.seed import Seed
from tablee.engine.state import SPECTATOR
from tablee.engine.table import Table
from tablee.engine.words import Line
from tablee.server.messages import Proposal
from tablee.server.rows import Status, TableRow
from tablee.server.tables.clocks import Clocks, Mark, Pauses
from tablee.server.tables.event_log import (
    Agreed,
    Banned,
    BotSat,
    Branched,
    Declined,
    Entry,
    Event,
    Forgotten,
    Freed,
    HandedOver,
    Hurried,
    Hushed,
    Nonced,
    Played,
    Proposed,
    Rematched,
    Replaced,
    Reserved,
    Resigned,
    Returned,
    Sat,
    Started,
    Stopped,
    TimedOut,
)
from tablee.server.tables.outcome import Outcome
from tablee.server.tables.proposals import proposal_after
from tablee.server.tables.recording import recorded
from tablee.server.tables.seats import Holder, Settings
from tablee.server.tables.telling import ViewerLog, join, lines_for

REMEMBERED_ACTS = 256  # a client repeats an act it has no answer to: the last few are enough


class TableState:
    def __init__(self, row: TableRow, game: Game, sheet: GameSheet | None, pauses: Pauses) -> None:
        self.id = row.id
        self.row = row
        self.game = game
        self.sheet = sheet
        self.settings = json.decode(row.settings, type=Settings)
        self.options: dict[str, object] = json.decode(row.options)
        self.holders = [Holder() for _ in range(row.seats)]
        self.first_holders: list[Holder] = []  # as the game began
        self.host = row.created_by
        self.status: Status = "waiting"
        self.table: Table | None = None
        self.proposal: Proposal | None = None
        self.banned: set[str] = set()
        self.hushed: set[str] = set()
        self.quick = False  # bots take less time to answer
        self.forgotten: set[str] = set()  # people who are known here no more
        self.rematch = ""
        self.again = self.settings.again  # the same company as before, so far
        self.commitment = Seed(secret=row.secret, table=row.id).commitment
        self.branch: Branched | None = None  # what the game goes on from
        self.clocks = Clocks(self.settings.clock, row.seats, pauses)
        self.logs = [ViewerLog() for _ in range(row.seats + 1)]  # by viewer, as the counters
        self.marks: list[Mark] = []  # one for each move that stands, but for those forced at the very start
        self.declined: Counter[str] = Counter()  # by person: proposals declined since the last move
        # By seat and the number of choices it had made before: how often that choice was taken back.
        self.undone: Counter[tuple[int, int]] = Counter()
        self.resumed_at = 0  # the entry of the checkpoint this was resumed from; 0: from none
        self.began = 0  # the entry with which the game began
        self.seq = 0
        self.changed = 0  # the entry that last changed the position or who plays: a bot's thought is good until then
        self.changed_at = self.last_at = row.created_at
        self.counts = [0] * (row.seats + 1)  # of what each viewer was shown; the spectators' is the last, at -1
        self.asked_at = [0] * row.seats  # each seat's counter when its present question was put
        self.asked_openly = [0] * row.seats  # the same, but since everybody last saw it put
        self.proposed_at = [0] * row.seats  # and when what is proposed was proposed
        self.lost_at = [-1] * row.seats  # and when a bot took the seat; -1: none did, or its person left it to the bot
        self.hurried = 0  # how often somebody has wanted another pace
        self.moderated = 0  # how often the host has banned or muted somebody, or the contrary
        self._acts: OrderedDict[tuple[str, str], None] = OrderedDict()

    # Looking

    @property
    def playing(self) -> bool:
        return self.status == "playing"

    @property
    def over(self) -> bool:
        return self.status in ("finished", "stopped", "abandoned")

    @property
    def game_table(self) -> Table:
        """The game, which has begun."""
        assert self.table is not None
        return self.table

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, holder in enumerate(self.holders) if person and holder.person == person]

    def deciders(self) -> dict[str, list[int]]:
        """The people whose consent counts, with the seats they play themselves."""
        found: dict[str, list[int]] = {}
        for seat, holder in enumerate(self.holders):
            if holder.person and not holder.bot and not holder.resigned:
                found.setdefault(holder.person, []).append(seat)
        return found

    def ready(self, seat: int) -> bool:
        """Whether whoever sits here has done what the game needs to begin. Random bytes are for all one's seats."""
        holder = self.holders[seat]
        if not holder.person or holder.reserved:
            return bool(holder.bot)
        if self.branch is not None:
            return True  # the cards are there already
        return bool(holder.nonce) or any(self.holders[mine].nonce for mine in self.seats_of(holder.person))

    def asked(self) -> list[int]:
        """Seats that have something to choose now."""
        table = self.table
        if table is None or table.over:
            return []
        mask = int(table.state.asked())
        if mask & (mask - 1) == 0:  # nearly always it is one
            return [mask.bit_length() - 1]
        return [seat for seat in range(len(self.holders)) if mask >> seat & 1]

    def questioned(self) -> list[int]:
        """Seats the present question was put to. Who of them has answered, sealed, is for nobody else to see."""
        asked = self.asked()
        return [seat for seat in range(len(self.holders)) if seat in asked or seat in self.clocks.answered]

    def unanswered(self) -> list[int]:
        """Seats that the table waits for: those asked that have not chosen with others already."""
        return [seat for seat in self.asked() if seat not in self.clocks.answered]

    @property
    def deserted(self) -> bool:
        """Whether everybody who plays here is away, and somebody did not want to be: the bots wait for them. A game
        that bots finish among themselves is of no use to whoever comes back."""
        return self.playing and not self.deciders() and any(map(self.lost, range(len(self.holders))))

    def lost(self, seat: int) -> bool:
        """Whether a bot plays the seat for somebody who did not leave it themselves, and may come back."""
        holder = self.holders[seat]
        kept = bool(holder.person) and bool(holder.bot) and not holder.resigned
        return kept and self.lost_at[seat] >= 0 and holder.person not in self.forgotten

    def did(self, person: str, act: str) -> bool:
        """Whether this act was done before."""
        return (person, act) in self._acts

    @property
    def acts(self) -> list[tuple[str, str]]:
        """The last acts, by person and name, so that none of them is done twice."""
        return list(self._acts)

    @acts.setter
    def acts(self, acts: Iterable[tuple[str, str]]) -> None:
        self._acts = OrderedDict.fromkeys(acts)

    @property
    def entries(self) -> int:
        """How many entries the game has had so far."""
        return 0 if self.table is None else self.seq - self.began

    def seed(self) -> Seed:
        if self.branch is not None:
            return self.branch.seed()
        nonces = tuple(bytes.fromhex(holder.nonce) for holder in self.holders if holder.nonce)
        return Seed(secret=self.row.secret, nonces=nonces, table=self.id)

    def bot_secret(self, seat: int) -> bytes:
        """A bot's own source of luck: nothing to do with the cards."""
        return sha256(self.row.bot_secret + seat.to_bytes(2, "big")).digest()

    def record(self, *, named: bool) -> Record:
        """The whole truth, secret included. The store keeps it without names. ValueError if the game was resumed and
        its first events are still missing: see `TableStore.complete`."""
        if not self.game_table.whole:
            raise ValueError("the first events of this game are missing")
        fact = self.game_table.record
        players = [
            replace(first, name=holder.name).player(named=named)
            for first, holder in zip(self.first_holders, self.holders, strict=True)
        ]
        return replace(fact, players=players, events=[self._named(event) if named else event for event in fact.events])

    def _named(self, event: RecordEvent) -> RecordEvent:
        if isinstance(event, Seated) and not event.player.bot:
            return Seated(event.seat, Player(name=self.holders[event.seat].name))
        return event

    def names(self) -> dict[int, str]:
        """Of the people who hold seats."""
        return {seat: holder.name for seat, holder in enumerate(self.holders) if holder.person}

    def set_names(self, names: Mapping[int, str]) -> None:
        """Names are kept apart from the event log."""
        for seat, holder in enumerate(self.holders):
            if holder.person:
                holder.name = names.get(seat, "")

    # Following the event log

    def follow(self, entry: Entry, at: int) -> Outcome:
        """Go one entry further."""
        outcome = Outcome(entry, [True] * len(self.counts))
        before = _Before(self)
        for event in entry.events:
            self._follow(event, outcome, at)
        self._settle(outcome, before, at)
        return outcome

    def play(self, seat: int, text: str, at: int, by: str = "", act: str = "") -> Outcome:
        """Judge a move and make it. Refused leaves everything as it was."""
        prepared = self.game_table.prepare(seat, text)
        return self._made(prepared, at, by, act)

    def take_back(self, seat: int, at: int, by: str = "", act: str = "", *, agreed: bool) -> Outcome:
        prepared = self.game_table.prepare_take_back(seat, agreed=agreed)
        if self.clocks.on and self.game_table.may_take_back(seat).free and self._too_late(prepared, at):
            raise Refused(Refusal(Line("server-no-time")))
        return self._made(prepared, at, by, act)

    def _too_late(self, prepared: Prepared, at: int) -> bool:
        """Whether taking back would leave no time to choose again. What all agree to does not."""
        seen = prepared.taken_back_from(SPECTATOR) > 0
        mark = self.marks[-len(prepared.undone) - len(prepared.kept)]
        return self.clocks.left_after(prepared.seat, at, mark, seen=seen) <= 0

    def _made(self, prepared: Prepared, at: int, by: str, act: str) -> Outcome:
        entry = Entry([Played([str(event) for event in prepared.events])], by, act)
        outcome, before = Outcome(entry, [True] * len(self.counts)), _Before(self)
        self._accept(prepared, outcome, at)
        self._settle(outcome, before, at)
        return outcome

    def _follow(self, event: Event, outcome: Outcome, at: int) -> None:
        match event:
            case Played():
                self._record(event, outcome, at)
            case Sat(seat, person, nonce):
                outcome.seats_changed = True
                self.again = self.again and (self.seq == 0 or self.holders[seat].person == person)
                self.holders[seat] = Holder(person=person, nonce=nonce)
            case Nonced(person, nonce):
                self._give_nonce(person, nonce)
            case Reserved(seat, person):
                outcome.seats_changed = True
                self.holders[seat] = Holder(person=person, reserved=True)
            case BotSat(seat, bot, version, name):
                outcome.seats_changed = True
                self.holders[seat] = Holder(bot=bot, version=version, bot_name=name)
            case Freed(seat):
                outcome.seats_changed = True
                self.again = False
                self.holders[seat] = Holder()
            case Banned(person, ban):
                (self.banned.add if ban else self.banned.discard)(person)
                self.moderated += 1
            case Hushed(person, hush):
                (self.hushed.add if hush else self.hushed.discard)(person)
                self.moderated += 1
            case Hurried(quick):
                self.quick = quick
                self.hurried += 1
            case HandedOver(person):
                self.host = person
            case Branched():
                self.branch, self.commitment = event, ""  # nothing is promised about cards that are known
            case Started():
                self._start(outcome)
            case Forgotten(person):
                outcome.seats_changed = True
                self.forgotten.add(person)
                for seat in self.seats_of(person):
                    self.holders[seat].name = ""
            case Rematched(table):
                self.rematch = table
            case Stopped():
                self._stop(event, outcome, at)
            case Proposed() | Agreed() | Declined():
                if isinstance(event, Declined) and self.proposal is not None:
                    self.declined[self.holders[self.proposal.seat].person] += 1
                self.proposal = proposal_after(self, event)
            case Resigned() | TimedOut() | Replaced() | Returned():
                self._change_player(event, outcome, at)

    def _give_nonce(self, person: str, nonce: str) -> None:
        """On the first of their seats; what they gave with others before does not count any more."""
        for seat in self.seats_of(person):
            self.holders[seat].nonce, nonce = nonce, ""

    def _start(self, outcome: Outcome) -> None:
        self.first_holders = [replace(holder) for holder in self.holders]
        self.began = self.seq
        self.table = table = self.new_game()
        earlier = None if self.branch is None else self.branch.lines
        for line in earlier or ():
            prepared = table.prepare_event(read_event(line, len(self.holders)))
            table.accept(prepared)
            outcome.earlier.append(prepared)
        if (forced := table.begin()) is not None and earlier is not None:
            outcome.earlier.append(forced)
        self.status = "playing"

    def new_game(self) -> Table:
        """The game as those who first sat here begin it, at its first position."""
        return Table(
            self.game,
            [holder.player(named=False) for holder in self.first_holders],
            self.options,
            self.seed(),
            self.sheet,
            rules=self.row.rules,
            begin=False,
            branched=None if self.branch is None else len(self.branch.lines),
        )

    def _stop(self, event: Stopped, outcome: Outcome, at: int) -> None:
        self.proposal = None
        if self.table is not None:
            self._record(event, outcome, at)
        self.status = "abandoned" if event.abandoned else "stopped"

    def _change_player(self, event: Resigned | TimedOut | Replaced | Returned, outcome: Outcome, at: int) -> None:
        holder = self.holders[event.seat]
        if isinstance(event, Resigned):
            holder.resigned = True
        elif isinstance(event, Replaced):
            holder.bot, holder.version, holder.replaced_at = event.bot, event.version, at
            wished = outcome.entry.by == holder.person or self._proposed_by(holder.person)
            self.lost_at[event.seat] = -1 if wished else self.counts[event.seat] + 1  # everybody sees it
        elif isinstance(event, Returned):
            holder.bot, holder.version, holder.replaced_at = "", 0, 0
            self._welcome(event.seat)
        self.proposal = None
        self._record(event, outcome, at)

    def _proposed_by(self, person: str) -> bool:
        return self.proposal is not None and self.holders[self.proposal.seat].person == person

    def _welcome(self, seat: int) -> None:
        """Whoever comes back has time to think, also after something is taken back."""
        self.clocks.welcome(seat)
        for mark in self.marks if self.clocks.on else ():
            mark.left[seat] = max(mark.left[seat], self.clocks.left[seat])

    def _record(self, event: Event, outcome: Outcome, at: int) -> None:
        """Add an event to the record of the game."""
        for line in recorded(event, len(self.holders)):
            self._accept(self.game_table.prepare_event(line), outcome, at)

    def _accept(self, prepared: Prepared, outcome: Outcome, at: int) -> None:
        if prepared.taken_back_from(SPECTATOR) or any(SPECTATOR in made.noticed_by for made in prepared.made):
            self.proposal = None  # it was about a position that is no more; an unseen step must not show here either
            self.declined.clear()
        if prepared.undone:
            outcome.free = self.game_table.may_take_back(prepared.seat).free
        self._mark(prepared, outcome, at)
        self.game_table.accept(prepared)
        if prepared.undone:
            self.undone[prepared.seat, self.game_table.chosen[prepared.seat]] += 1
        outcome.prepared.append(prepared)

    def _mark(self, prepared: Prepared, outcome: Outcome, at: int) -> None:
        if prepared.undone:
            outcome.mark = self._unmark(prepared)
        self.marks += [self.clocks.mark(made.seat, at) for made in prepared.made]

    def _unmark(self, prepared: Prepared) -> Mark:
        """Drop the marks of moves that are taken back. How the clocks stood before the first of them, but that the
        sealed choices that stay have been made."""
        first = len(self.marks) - len(prepared.undone) - len(prepared.kept)
        mark, marks = self.marks[first], self.marks[first + 1 : first + 1 + len(prepared.kept)]
        del self.marks[first:]
        for kept, old in zip(prepared.kept, marks, strict=True):
            self.marks.append(self.clocks.remarked(old, mark.answered))
            answered = {other: given for other, given in mark.answered.items() if other != kept.now.seat}
            if int(kept.after.begun(kept.now.seat).count) == 0:
                answered[kept.now.seat] = old.thought
            mark = self.clocks.remarked(mark, answered)
        return mark

    # What follows from an entry

    def _settle(self, outcome: Outcome, before: _Before, at: int) -> None:
        """Counters, clocks and status after an entry."""
        table = self.table
        if table is not None and table.over and self.status == "playing":
            self.status = "finished"
            self.proposal = None
        outcome.ended = self.over and before.status != self.status
        self._notice(outcome, before)
        self.counts = [count + seen for count, seen in zip(self.counts, outcome.noticed, strict=True)]
        if before.proposal is None and self.proposal is not None:
            self.proposed_at = self.counts[:SPECTATOR]
        self.seq += 1
        self.last_at = at
        if outcome.prepared or before.status != self.status:
            self.changed, self.changed_at = self.seq, at
            if table is not None:
                self._put_question(outcome, before, at)
        self._remember(outcome.entry)
        if outcome.prepared or outcome.earlier:
            self._tell(outcome)

    def _tell(self, outcome: Outcome) -> None:
        viewers = [viewer for viewer in range(SPECTATOR, len(self.holders)) if outcome.noticed[viewer]]
        told = lines_for(self.game_table, outcome, viewers)
        join(self.game_table.game, [self.logs[viewer] for viewer in viewers], told)
        for viewer, lines in zip(viewers, told, strict=True):
            outcome.lines[viewer] = lines
            self.logs[viewer].add(self.counts[viewer], lines)

    def _notice(self, outcome: Outcome, before: _Before) -> None:
        """Who is shown something of an entry. Bans and mutes are shown to nobody."""
        table, entry = self.table, outcome.entry
        if table is not None and all(isinstance(event, Played) for event in entry.events):
            outcome.noticed = [now > was for now, was in zip(table.noticed, before.noticed, strict=True)]
            outcome.info = self.clocks.on or self.status != before.status or self.proposal is not before.proposal
        elif entry.events and all(isinstance(event, Banned | Hushed) for event in entry.events):
            outcome.noticed = [False] * len(self.counts)

    def _put_question(self, outcome: Outcome, before: _Before, at: int) -> None:
        """Whoever is asked something new: from now their time runs, and moves meant for an earlier question are void.

        The first of what was prepared is a person's or bot's doing; moves after it were forced."""
        first = outcome.prepared[0] if outcome.prepared else None
        seen_by_all = outcome.noticed[SPECTATOR]
        new_position = first is None or bool(first.made or first.undone)
        asked = self.asked()
        for seat in asked:
            mine = first is not None and first.seat == seat
            if (new_position and (seen_by_all or mine)) or seat not in before.asked:
                self.asked_at[seat] = self.counts[seat]
            if new_position and seen_by_all:
                self.asked_openly[seat] = self.counts[seat]
        again = [] if outcome.mark is None else [seat for seat in outcome.mark.answered if seat not in asked]
        running = [seat for seat in sorted([*asked, *again]) if not self.holders[seat].bot]
        if first is None:
            self.clocks.begin(at, running)
        elif outcome.mark is not None:
            self._reopen(first.seat, outcome.mark, running, at, seen_by_all, outcome.free)
        elif first.made:
            self._answer(first.seat, running, at, seen_by_all)
        else:
            self.clocks.change(at, [seat for seat in self.questioned() if not self.holders[seat].bot])

    def _answer(self, mover: int, running: Sequence[int], at: int, seen_by_all: bool) -> None:
        if seen_by_all:
            self.clocks.end(at, mover)
            self.clocks.begin(at, running)
            return
        position = self.game_table.state
        if int(position.begun(mover).count) > 0:  # half-made
            self.clocks.reopen(mover)
        else:
            self.clocks.answer(mover, at)

    def _reopen(self, seat: int, mark: Mark, running: Sequence[int], at: int, seen_by_all: bool, free: bool) -> None:
        if seen_by_all:
            self.clocks.take_back(seat, at, mark, running, free=free)
        else:
            self.clocks.take_back_unseen(seat, mark)

    def _remember(self, entry: Entry) -> None:
        if entry.act:
            self._acts[entry.by, entry.act] = None
            if len(self._acts) > REMEMBERED_ACTS:
                self._acts.popitem(last=False)

    # What the table itself must do

    def due(self) -> dict[str, tuple[int, int]]:
        """Kinds of work the table has to do by itself, each with when and for which seat."""
        work: dict[str, tuple[int, int]] = {}
        if not self.playing:
            return work
        bots = [seat for seat in self.unanswered() if self.holders[seat].bot]
        if bots and not self.deserted:
            work["bot"] = (self.changed_at, bots[0])
        if (deadline := self.clocks.next_deadline()) is not None:
            work["timeout"] = deadline
        return work


class _Before:
    """What an entry is compared with: where the table stood."""

    def __init__(self, state: TableState) -> None:
        self.noticed = list(state.table.noticed) if state.table is not None else []
        self.asked = state.asked()
        self.status = state.status
        self.proposal = state.proposal

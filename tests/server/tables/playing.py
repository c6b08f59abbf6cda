"""A table for tests: people act at it, and after each act its state is compared with one rebuilt from the log.

Nothing is read or written here. What every test checks without saying so:
- whoever follows the event log as it is kept, from its beginning or from the last entry, arrives at the same state, and
  so does whoever goes on from a checkpoint;
- a refused act has changed nothing;
- a viewer's counter grows by one when an entry shows that viewer something, and then only; the difference that is sent
  turns the old scene into the new one; whoever is shown nothing has the same scene as before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import json

from tablee.engine.digest import digest
from tablee.engine.errors import Refusal, Refused, TableeError
from tablee.engine.game import Game
from tablee.engine.state import SPECTATOR
from tablee.games import game
from tablee.server import messages as wire
from tablee.server.client import apply_changes
from tablee.server.messages import Clock
from tablee.server.store import TableRow
from tablee.server.tables import checkpoints, event_log
from tablee.server.tables.acts import ActHandler, Actor, stand_in
from tablee.server.tables.clocks import Pauses
from tablee.server.tables.outcome import Outcome
from tablee.server.tables.recording import record_events
from tablee.server.tables.scenes import differences, scene, table_info, with_layout
from tablee.server.tables.seats import Settings
from tablee.server.tables.state import TableState
from tablee.server.tables.telling import SHOWN_LINES

Act = Callable[..., wire.TableAct]
COUP = game("coup")
SECOND = 1000
DAY = 86_400 * SECOND
RESUMED_EVERY = 7  # entries after which somebody goes on from a checkpoint
OPENED = 1_000_000  # when tables are opened: a moment of the store's clock
_encode = json.Encoder(order="deterministic").encode


class Playing:
    """The table, everybody at it, and the time."""

    def __init__(
        self,
        game: Game = COUP,
        seats: int = 3,
        *,
        clock: Clock | None = None,
        join: wire.Join = "invited",
        seed: int = 1,
        pauses: Iterable[tuple[int, int]] = (),
    ) -> None:
        settings = Settings(join, "invited", clock or Clock(), True)
        self.row = TableRow(
            id="table",
            game=game.id,
            rules=game.rules_version,
            content=game.fingerprint(),
            options="{}",
            seats=seats,
            settings=json.encode(settings).decode(),
            secret=seed.to_bytes(32, "big"),
            bot_secret=bytes(32),
            invite="word",
            created_at=OPENED,
            created_by="Ann",
            host="Ann",
        )
        self.game = game
        self.pauses = Pauses((OPENED + at, OPENED + to) for at, to in pauses)
        self.state = TableState(self.row, game, None, self.pauses)
        self.now = OPENED
        self.here: set[str] = set()  # who is connected, besides whoever acts
        self.guests: set[str] = set()  # who holds an invitation
        self.event_log: list[tuple[bytes, int]] = []
        self.thorough = True  # follow the event log from its beginning after each act
        self._other = TableState(self.row, game, None, self.pauses)  # another process
        self._resumed = TableState(self.row, game, None, self.pauses)  # one that goes on from a checkpoint
        self._names: dict[int, str] = {}
        self._acts = 0
        self._shown = self.scenes()

    # What people do

    def act(self, who: str, kind: Act, /, *, through: int = SPECTATOR, id: str = "", **fields: Any) -> Outcome:
        """Somebody does something. Refused says why not, and nothing has changed."""
        self._acts += 1
        act = kind(id=id or f"act{self._acts}", **fields)
        actor = Actor(who, who, who in self.guests, through)
        before = facts(self.state)
        try:
            done = ActHandler(self.state, actor, self.now, (self.here | {who}).__contains__).handle(act)
        except TableeError:
            assert facts(self.state) == before, "a refused act has changed something"
            raise
        self._keep(done)
        return done

    def refused(self, who: str, kind: Act, /, *, through: int = SPECTATOR, **fields: Any) -> Refusal:
        """What somebody is told who may not do that."""
        try:
            self.act(who, kind, through=through, **fields)
        except Refused as refused:
            return refused.refusal
        except TableeError as error:
            return Refusal(error.line)
        raise AssertionError(f"{who} could do that: {kind.__name__} {fields}")

    def no(self, who: str, kind: Act, /, *, through: int = SPECTATOR, **fields: Any) -> str:
        """The key of the reason."""
        return self.refused(who, kind, through=through, **fields).line.key

    def move(self, text: str, person: str = "", seat: int | None = None, n: int = -1) -> Outcome:
        """A move by whoever is asked, unless somebody is named."""
        if not person:
            seat = self.asked if seat is None else seat
            person = self.holder(seat)
        return self.act(person, wire.Move, text=text, seat=seat, n=n)

    def play(self, *texts: str) -> None:
        for text in texts:
            self.move(text)

    def seated(self, *people: str, bots: Sequence[str] = ()) -> Playing:
        """Everybody takes a seat in this order, then the bots; an empty name leaves a seat free."""
        self.guests |= {person for person in people if person}
        for seat, person in enumerate(people):
            if person:
                self.act(person, wire.Sit, seat=seat)
        for seat, level in enumerate(bots, start=len(people)):
            self.act(self.state.host, wire.SitBot, seat=seat, level=level)
        return self

    def ready(self) -> Playing:
        """Everybody who has not done so adds random bytes."""
        for person in dict.fromkeys(holder.person for holder in self.state.holders if holder.person):
            if not self.state.ready(self.seat(person)):
                self.act(person, wire.Nonce, nonce=person.encode().hex()[:64])
        return self

    def started(self) -> Playing:
        self.ready().act(self.state.host, wire.Start)
        return self

    def wait(self, seconds: float) -> Playing:
        self.now += int(seconds * SECOND)
        return self

    # What the table does by itself

    def table_does(self, *events: event_log.Event) -> Outcome:
        outcome = self.state.follow(event_log.Entry(events), self.now)
        self._keep(outcome)
        return outcome

    def bot_moves(self, text: str = "") -> int:
        """The bot that is due makes a move, any if none is named; its seat."""
        seat = self.state.due()["bot"][1]
        self._keep(self.state.play(seat, text or self.options(seat)[0], self.now))
        return seat

    def time_runs_out(self) -> list[int]:
        """The clock strikes: whoever is late is replaced. The seats."""
        due, _ = self.state.due()["timeout"]
        self.now = max(self.now, due)
        late = self.state.clocks.late(self.now)
        bot, version = stand_in(self.game, self.state.options)
        events = [
            event for seat in late for event in (event_log.TimedOut(seat), event_log.Replaced(seat, bot, version))
        ]
        self.table_does(*events)
        return late

    # Looking

    @property
    def asked(self) -> int:
        """The one seat that is asked."""
        seats = self.state.asked()
        return seats[0] if len(seats) == 1 else int(self.state.game_table.state.to_act)

    @property
    def turn(self) -> str:
        return self.holder(self.asked)

    @property
    def others(self) -> list[str]:
        """People who are not asked, in the order of their seats."""
        asked = {self.holder(seat) for seat in self.state.asked()}
        return [person for person in dict.fromkeys(h.person for h in self.state.holders) if person not in {*asked, ""}]

    def holder(self, seat: int) -> str:
        return self.state.holders[seat].person

    def seat(self, person: str) -> int:
        return self.state.seats_of(person)[0]

    def options(self, seat: int) -> list[str]:
        return [choice.text for choice in self.state.game_table.choices(seat)]

    def view(self, viewer: int) -> Any:
        return scene(self.state, viewer, self.info).view

    @property
    def info(self) -> wire.TableInfo:
        return table_info(self.state)

    @property
    def proposal(self) -> wire.Proposal | None:
        return self.state.proposal

    @property
    def status(self) -> str:
        return self.state.status

    def n(self, person: str) -> int:
        return self.state.counts[self.seat(person)]

    def left(self, person: str) -> float:
        """Seconds in somebody's bank when the present question was put."""
        return self.state.clocks.left[self.seat(person)] / SECOND

    def deadline(self, person: str) -> float:
        """Seconds until somebody's time is up."""
        return (self.state.clocks.deadline(self.seat(person)) - self.now) / SECOND

    @property
    def viewers(self) -> list[int]:
        return list(range(SPECTATOR, self.row.seats))

    def scenes(self) -> dict[int, wire.Scene]:
        return {viewer: with_layout(self.state, scene(self.state, viewer, self.info)) for viewer in self.viewers}

    # Going on

    def until(self, reached: Callable[[Playing], object], most: int = 500) -> Playing:
        """Everybody makes some legal move, bots too, until something is so."""
        for _ in range(most):
            if reached(self):
                return self
            if "bot" in self.state.due():
                self.bot_moves()
            else:
                self.move(self.options(self.asked)[-1 if self.view(self.asked).phase == "swapping" else 0])
        raise AssertionError("it never came to that")

    def phase(self, name: str) -> Playing:
        return self.until(lambda table: table.view(SPECTATOR).phase == name)

    # Comparing it with the event log

    def _keep(self, done: Outcome) -> None:
        body = event_log.written(done.entry)
        self.event_log.append((body, self.now))
        if done.seats_changed:
            holders = enumerate(self.state.holders)
            self._names = {seat: holder.name for seat, holder in holders if holder.person}
        told = [self.told(self.state, done, viewer) for viewer in self.viewers]
        outcome = self._other.follow(event_log.read(body), self.now)
        self._other.set_names(self._names)
        assert outcome.noticed == done.noticed
        assert [self.told(self._other, outcome, viewer) for viewer in self.viewers] == told
        self.check_other(self._other)
        self._resumed.follow(event_log.read(body), self.now)
        if self.state.seq % RESUMED_EVERY == 0 or self.thorough:
            self._resumed = self.resumed(self.state)
        self._resumed.set_names(self._names)
        self.check_resumed(self._resumed)
        if self.thorough:
            self.check_other(self.replayed())
        self._check_shown(done)

    def told(self, state: TableState, outcome: Outcome, viewer: int) -> list[object]:
        return [line for prepared in outcome.prepared for line in state.game_table.told(prepared, viewer)]

    def replayed(self) -> TableState:
        """The state as somebody finds it who reads the event log."""
        fresh = TableState(self.row, self.game, None, self.pauses)
        for body, at in self.event_log:
            fresh.follow(event_log.read(body), at)
        fresh.set_names(self._names)
        return fresh

    def resumed(self, state: TableState) -> TableState:
        """The state as somebody finds it who goes on from a checkpoint."""
        fresh = TableState(self.row, self.game, None, self.pauses)
        checkpoints.resume(fresh, checkpoints.take(state))
        return fresh

    def check_resumed(self, other: TableState) -> None:
        """The same state, once its record has the events before the checkpoint."""
        game = other.table
        if game is not None and not game.whole:
            fresh = TableState(self.row, self.game, None, self.pauses)
            log = [(event_log.read(body), at) for body, at in self.event_log[: other.resumed_at]]
            game.complete(record_events(fresh, log))
        self.check_other(other)

    def check_other(self, other: TableState) -> None:
        ours, theirs = facts(self.state), facts(other)
        assert theirs == ours, {name: (ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]}

    def _check_shown(self, outcome: Outcome) -> None:
        before, now = self._shown, self.scenes()
        for viewer in self.viewers:
            old, new = json.decode(_encode(before[viewer])), json.decode(_encode(now[viewer]))
            if outcome.noticed[viewer]:
                changes = json.decode(_encode(differences(before[viewer], now[viewer])))
                assert apply_changes(old, changes) == new
            else:
                assert new == old, f"viewer {viewer} is shown something else, and was told of nothing"
        counts = [was + seen for was, seen in zip(self._counts, outcome.noticed, strict=True)]
        assert counts == self.state.counts
        self._shown, self._counts_before = now, counts

    @property
    def _counts(self) -> list[int]:
        return getattr(self, "_counts_before", [0] * (self.row.seats + 1))


def facts(state: TableState) -> dict[str, object]:
    """All that follows from an event log."""
    clocks, info = state.clocks, table_info(state)
    return {
        "seq": state.seq,
        "changed": state.changed,
        "counts": list(state.counts),
        "asked_at": [list(state.asked_at), list(state.asked_openly), list(state.proposed_at), list(state.lost_at)],
        "due": state.due(),
        "clocks": [
            clocks.left[:],
            clocks.spent[:],
            clocks.since,
            {**clocks.starts},
            {**clocks.answered},
        ],
        "marks": [repr(mark) for mark in state.marks],
        "holders": [repr(holder) for holder in state.holders],
        "people": [state.host, sorted(state.banned), sorted(state.hushed), dict(state.declined)],
        "growth": [state.moderated, state.hurried, sorted(state.forgotten), dict(state.undone), state.entries],
        "status": [state.status, state.rematch, state.last_at, state.changed_at, state.quick, state.again],
        "first": [(holder.person, holder.bot, holder.version) for holder in state.first_holders],
        "logs": [(log.total, _encode(log.lines[-SHOWN_LINES:])) for log in state.logs],
        "moves": [] if state.table is None else [repr(made) for made in state.table.moves],
        "position": "" if state.table is None else digest(state.table.state),
        "game": "" if state.table is None else [state.table.chosen, state.table.resigned, state.table.seated],
        "acts": list(state._acts),
        "record": str(state.record(named=True)) if state.table is not None else "",
        "noticed": list(state.table.noticed) if state.table is not None else [],
        "info": _encode(info),
        "scenes": [_encode(scene(state, viewer, info)) for viewer in range(SPECTATOR, state.row.seats)],
    }


def table(*people: str, bots: Sequence[str] = (), game: Game = COUP, **settings: Any) -> Playing:
    """A game that has begun, with these people and bots at the table; the first is the host."""
    return Playing(game, len(people) + len(bots), **settings).seated(*people, bots=bots).started()


def waiting(*people: str, seats: int = 3, **settings: Any) -> Playing:
    """A table where these people have sat down and the game has not begun."""
    return Playing(seats=seats, **settings).seated(*people)

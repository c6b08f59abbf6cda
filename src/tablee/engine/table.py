"""A game being played: the fact, the position it leads to, and what may be taken back.

Everything is first prepared (judged, and carried out on a copy) and then accepted. A server that must store a move
before it counts does so in between.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from tablee.engine.errors import Refusal, Refused, TableeError
from tablee.engine.game import Game, GameOptions, GameSheet, Step
from tablee.engine.outcome import is_decided, winners, winners_by_resignation
from tablee.engine.prepared import Kept, Made, Prepared, Progress, TakeBack
from tablee.engine.record import (
    Event,
    Move,
    Player,
    Record,
    Resign,
    Seated,
    Stop,
    TableEvent,
    Timeout,
    Undo,
    read_event,
)
from tablee.engine.seed import Seed
from tablee.engine.state import SPECTATOR, UNSEEN, State
from tablee.engine.view import Beat, Choice, Effect, Picks, View
from tablee.engine.words import Line

KEPT_EVERY = 64  # a position is kept after so many moves: to take something back, fewer than that are made again


class Table:
    """A game with its record: every move is judged, made and written down. Bots, terminal and tests use it.

    A position, once shown as `state`, is not changed any more: each move makes a new one.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        options: Mapping[str, object] | GameOptions | None = None,
        seed: int | Seed = 0,
        sheet: GameSheet | None = None,
        *,
        rules: int | None = None,
        begin: bool = True,
        branched: int | None = None,
    ) -> None:
        """`begin` plays what is forced at the very first position; a replay finds these moves in its record.
        `branched`: so many moves, yet to be repeated here, are those of another game; nobody takes them back."""
        self.game = game
        self.sheet = sheet
        self.options = game.options_for(len(players), options)
        self.record = Record(
            game=game.id,
            rules=game.check_rules(game.rules_version if rules is None else rules),
            content=game.fingerprint(sheet),
            options=msgspec.to_builtins(self.options),
            players=list(players),
            seed=Seed.of(seed),
            branched=branched,
        )
        self.moves: list[Made] = []  # those that stand
        self.chosen = [0] * len(players)  # how many of them each seat chose
        self.events = 0  # how many the game has had; of a resumed game the record has only the last
        # Events each viewer has seen something of, undoing included: the seats, then at [SPECTATOR] the spectators.
        self.noticed = [0] * (len(players) + 1)
        self.seated = list(players)  # who plays for each seat at present
        self.resigned: list[int] = []
        self.ended: Resign | Stop | None = None  # what ended the game before the rules did
        self._kept: list[State] = []  # the positions after each `KEPT_EVERY` moves that stand
        self.state = self._first()
        if begin:
            self.begin()

    @classmethod
    def replay(cls, game: Game, record: Record, sheet: GameSheet | None = None, where: str = "record") -> Table:
        """The table of a recorded game after its last event. TableeError if the record breaks the rules."""
        if game.fingerprint(sheet) != record.content:
            raise TableeError("record-other-content", where=where, title=game.title, content=record.content[:12])
        try:
            table = cls.at_first(game, record, sheet)
        except TableeError as error:
            raise TableeError("record-refused", where=where, reason=error.line) from None
        for number, event in enumerate(record.events, start=1):
            try:
                table.repeat(event)
            except Refused as refused:
                raise TableeError(
                    "record-illegal-move", where=where, move=number, text=str(event), reason=refused.sentence()
                ) from None
        told, found = record.outcome(), table.record.outcome()
        if record.result is not None and told != found:
            raise TableeError("record-other-result", where=where, result=told, found=found)
        return table

    @classmethod
    def at_first(cls, game: Game, record: Record, sheet: GameSheet | None = None) -> Table:
        """The first position of a recorded game: its events can be repeated there."""
        return cls(
            game,
            record.players,
            record.options,
            record.seed,
            sheet,
            rules=record.rules,
            begin=False,
            branched=record.branched,
        )

    def begin(self) -> Prepared | None:
        """Play what is forced where the game begins: what follows from a choice is played with the choice."""
        forced = self._forced_steps(self.state)
        if not forced:
            return None
        prepared = self._prepared_steps(SPECTATOR, forced, chosen=0)
        self.accept(prepared)
        return prepared

    def _first(self) -> State:
        fact = self.record
        return self.game.new(fact.seats, self.options, fact.seed, self.sheet, rules=fact.rules)

    @property
    def automata(self) -> Sequence[Line]:
        """The names of participants without a seat."""
        return self.game.automata(self.options, len(self.seated))

    @property
    def over(self) -> bool:
        """Whether nothing can be played any more, by the rules or because somebody ended it."""
        return self.state.over or self.ended is not None

    # Going on from where a game stood

    def progress(self) -> Progress:
        """Where the game stands, in a form that can be stored."""
        return Progress(
            moves=[(made.seat, made.action, made.forced) for made in self.moves],
            events=self.events,
            noticed=list(self.noticed),
            seated=list(self.seated),
            resigned=list(self.resigned),
            ended=None if self.ended is None else str(self.ended),
            result=self.record.result,
            won=self.record.won,
            proof=self._proof(),
        )

    def resume(self, progress: Progress) -> None:
        """Go on from where the same game stood. Call it at the first position. The moves that stand are made again; the
        record has only what comes from here on, until `complete` is given the rest.

        ValueError if the moves lead elsewhere: the progress is that of another game, or of other rules."""
        state = self.state
        for seat, action, forced in progress.moves:
            made = self._made(self.game.asking(state, seat), seat, action, forced)
            self.game.carry_out(state, seat, action)
            self._add(made, state.copy() if (len(self.moves) + 1) % KEPT_EVERY == 0 else state)
        self.events, self.noticed = progress.events, list(progress.noticed)
        self.seated, self.resigned = list(progress.seated), list(progress.resigned)
        ended = None if progress.ended is None else read_event(progress.ended, self.record.seats)
        assert ended is None or isinstance(ended, Resign | Stop)
        self.ended = ended
        self.record.result = None if progress.result is None else list(progress.result)
        self.record.won = list(progress.won)
        if self._proof() != list(progress.proof):
            raise ValueError("these moves lead to another position")

    def _proof(self) -> list[int]:
        """Some numbers of the position that would hardly be the same in another one."""
        state = self.state
        return [int(state.to_act), int(state.learned), int(state.over), *state.rng.words(), *state.scores()]

    @property
    def whole(self) -> bool:
        """Whether the record has all events of the game."""
        return len(self.record.events) == self.events

    def complete(self, earlier: Sequence[Event]) -> None:
        """Add the events that the record of a resumed game lacks."""
        if len(earlier) + len(self.record.events) != self.events:
            raise ValueError("these are not the events that are missing")
        self.record.events[:0] = earlier

    # Accepting

    def accept(self, prepared: Prepared) -> None:
        """Apply what was prepared here. ValueError if the table has moved on since."""
        if prepared.before is not self.state or prepared.number != self.events:
            raise ValueError("the table has moved on since this was prepared")
        self.state = prepared.state
        self.ended = prepared.ended
        if prepared.undone:
            self._drop(prepared)
        for made, step in zip(prepared.made, prepared.steps, strict=True):
            self._add(made, step.after)
            self._count_noticed(made.noticed_by)
        for event in prepared.events:
            self.record.events.append(event)
            self.events += 1
            if isinstance(event, TableEvent):
                self._remember(event)
        self.record.result = None if prepared.result is None else list(prepared.result)
        self.record.won = list(prepared.won)

    def _add(self, made: Made, after: State) -> None:
        self.moves.append(made)
        self.chosen[made.seat] += not made.forced
        if len(self.moves) % KEPT_EVERY == 0:
            self._kept.append(after)

    def _drop(self, prepared: Prepared) -> None:
        gone = [*prepared.undone, *(kept.was for kept in prepared.kept)]
        del self.moves[-len(gone) :]
        del self._kept[len(self.moves) // KEPT_EVERY :]
        for made in gone:
            self.chosen[made.seat] -= not made.forced
        for kept in prepared.kept:
            self._add(kept.now, kept.after)
        self._count_noticed(filter(prepared.taken_back_from, range(SPECTATOR, self.record.seats)))

    def _count_noticed(self, viewers: Iterable[int]) -> None:
        for viewer in viewers:
            self.noticed[viewer] += 1

    def _remember(self, event: TableEvent) -> None:
        self._count_noticed(range(SPECTATOR, self.record.seats))
        if isinstance(event, Resign):
            self.resigned.append(event.seat)
        elif isinstance(event, Seated):
            self.seated[event.seat] = event.player

    def prepare_event(self, event: Event) -> Prepared:
        """A line of a record as it stands there; Refused if it cannot follow here."""
        self._refuse_if_ended()
        if isinstance(event, Move):
            return self._prepared_move(event)
        if isinstance(event, Undo):
            if not self._can_follow(event) or not self.may_take_back(event.seat).allowed:
                raise Refused(Refusal(Line("table-not-to-be-undone")))
            return self._prepared_undo(event)
        return self._prepared_event(event)

    def repeat(self, event: Event) -> Step | None:
        """Follow a line of a record. The step, if it is a move."""
        prepared = self.prepare_event(event)
        self.accept(prepared)
        return prepared.steps[0] if prepared.steps else None

    def _refuse_if_ended(self) -> None:
        if isinstance(self.ended, Resign):
            raise Refused(Refusal(Line("table-ended-by-resigning", {"seat": self.ended.seat})))
        if isinstance(self.ended, Stop):
            raise Refused(Refusal(Line("table-ended-by-stopping")))

    # Moving

    def play(self, seat: int, move: int | str) -> list[Step]:
        """Make a move, given as an action or in notation (one step, or all of them), and the forced moves that follow
        from it."""
        prepared = self.prepare(seat, move)
        self.accept(prepared)
        return list(prepared.steps)

    def prepare(self, seat: int, move: int | str) -> Prepared:
        """What `play` would do; Refused if it is against the rules."""
        self._refuse_if_ended()
        actions = self.game.parse_move(self.state, seat, move) if isinstance(move, str) else [move]
        steps: list[Step] = []
        for action in actions:  # a whole move is judged on copies, and made all at once or not at all
            steps.append(self._judged_step(steps[-1].after if steps else self.state, seat, action))
        return self._prepared_steps(seat, [*steps, *self._forced_steps(steps[-1].after)], chosen=len(steps))

    def _prepared_move(self, move: Move) -> Prepared:
        """A move alone: in a record the forced moves have lines of their own."""
        step = self._judged_step(self.state, move.seat, self.game.parse(self.state, move.seat, move.text))
        return self._prepared_steps(move.seat, [step], chosen=0 if self.state.forced() else 1)

    def _judged_step(self, state: State, seat: int, action: int) -> Step:
        self.game.judge(state, seat, action)
        return self.game.step_on_a_copy(state, seat, action)

    def _forced_steps(self, state: State) -> list[Step]:
        steps = []
        while not state.over and state.forced():
            step = self.game.step_on_a_copy(state, int(state.to_act), state.legal_actions()[0])
            steps.append(step)
            state = step.after
        return steps

    def _prepared_steps(self, seat: int, steps: Sequence[Step], chosen: int) -> Prepared:
        """The first `chosen` of the steps were choices, the others forced."""
        state: State = steps[-1].after
        return Prepared(
            seat=seat,
            before=self.state,
            number=self.events,
            state=state,
            events=[Move(step.seat, self.game.notate(step.before, step.action, step.seat)) for step in steps],
            steps=steps,
            made=[
                self._made(step.before, step.seat, step.action, number >= chosen) for number, step in enumerate(steps)
            ],
            result=state.scores() if state.over else None,
            won=self._winners(state) if state.over else (),
        )

    def _made(self, before: State, seat: int, action: int, forced: bool) -> Made:
        viewers = [viewer for viewer in range(SPECTATOR, before.seats) if before.seen(action, viewer) != UNSEEN]
        return Made(seat, action, forced, int(before.learned), viewers, int(before.asked()))

    def _winners(self, state: State) -> list[int]:
        return winners(state, () if self.game.cooperative else self.resigned)

    # Taking back

    def may_take_back(self, seat: int) -> TakeBack:
        """Up to and including the seat's last own choice; forced moves go with the choice they followed."""
        undo = self.undo_of(seat, self.moves)
        if undo is None or self.ended is not None:
            return TakeBack(0, free=True)
        since = self.moves[undo.first(self.moves) :]
        # Somebody's unseen steps must not change the offer: they are dropped with it.
        quiet = since[0].learned == self.state.learned and not self.state.over  # at the end all secrets come out
        free = quiet and all(made.seat == seat for made in since if seat in made.noticed_by)
        gone = [made for made in (since[0], *since[1 + undo.kept :]) if seat in made.noticed_by]
        others = sum(made.seat != seat for made in gone)
        return TakeBack(len(gone), free, allowed=free or self.game.consent_undo, others=others)

    def undo_of(self, seat: int, moves: Sequence[Made]) -> Undo | None:
        """What the seat would take back if these moves stood: its last own choice, and everything after it but the
        sealed choices of others for the same question. The order in which those were made must not matter."""
        first = self.record.branched or 0  # what was played elsewhere is not anybody's here to take back
        for number in range(len(moves) - 1, first - 1, -1):
            if moves[number].seat == seat and not moves[number].forced:
                kept = _sealed_since(moves[number:])
                return Undo(seat, len(moves) - number - kept, kept)
        return None

    def _can_follow(self, event: Undo) -> bool:
        """Whether it is what the seat would take back. A record may keep fewer sealed choices than that: early ones
        dropped those that were made since."""
        undo = self.undo_of(event.seat, self.moves)
        return undo is not None and undo.first(self.moves) == event.first(self.moves) and event.kept <= undo.kept

    def take_back(self, seat: int, *, agreed: bool = False) -> TakeBack:
        """Take back the seat's last choice; `agreed` says that all people seated consent. What was offered and done.

        Nothing is dealt anew: the same cards come again.
        """
        offer = self.may_take_back(seat)
        self.accept(self.prepare_take_back(seat, agreed=agreed))
        return offer

    def prepare_take_back(self, seat: int, *, agreed: bool = False) -> Prepared:
        """What `take_back` would do; Refused if it may not be."""
        self._refuse_if_ended()
        offer = self.may_take_back(seat)
        if offer.steps == 0:
            raise Refused(Refusal(Line("table-nothing-to-undo")))
        if not offer.allowed:
            raise Refused(Refusal(Line("table-undo-forbidden")))
        if not offer.free and not agreed:
            raise Refused(Refusal(Line("table-undo-needs-consent")))
        undo = self.undo_of(seat, self.moves)
        assert undo is not None
        return self._prepared_undo(undo)

    def _prepared_undo(self, event: Undo) -> Prepared:
        standing = event.first(self.moves)
        # Rebuilt from a position before the undone moves, so that nothing of them can linger.
        near = standing // KEPT_EVERY
        state = self._kept[near - 1].copy() if near > 0 else self._first()
        for made in self.moves[near * KEPT_EVERY : standing]:
            self.game.carry_out(state, made.seat, made.action)
        after = standing + 1 + event.kept
        kept: list[Kept] = []
        for made in self.moves[standing + 1 : after]:
            now = self._made(self.game.asking(state, made.seat), made.seat, made.action, made.forced)
            state = self.game.step_on_a_copy(state, made.seat, made.action).after
            kept.append(Kept(made, now, state))
        return Prepared(
            seat=event.seat,
            before=self.state,
            number=self.events,
            state=state,
            events=[event],
            undone=[self.moves[standing], *self.moves[after:]],
            kept=kept,
        )

    # Giving up, clocks, and who sits where

    def resign(self, seat: int) -> None:
        """Give up. Ends the game if there is nothing left to play for; otherwise somebody else plays for the seat."""
        self.accept(self.prepare_event(Resign(seat)))

    def time_out(self, seat: int) -> None:
        self.accept(self.prepare_event(Timeout(seat)))

    def seat(self, seat: int, player: Player) -> None:
        """Somebody else plays for the seat from here on; the record keeps who sat there at the start."""
        self.accept(self.prepare_event(Seated(seat, player)))

    def stop(self) -> None:
        """End the game unfinished, for ever."""
        self.accept(self.prepare_event(Stop()))

    def _prepared_event(self, event: TableEvent) -> Prepared:
        self._judge_event(event)
        resigned = [*self.resigned, event.seat] if isinstance(event, Resign) else self.resigned
        ended = self._ended_by(event, resigned)
        given_up = isinstance(ended, Resign)
        return Prepared(
            seat=SPECTATOR if isinstance(event, Stop) else event.seat,
            before=self.state,
            number=self.events,
            state=self.state,
            events=[event],
            ended=ended,
            result=self.state.scores() if given_up else None,
            won=winners_by_resignation(self.state, resigned) if given_up else (),
        )

    def _judge_event(self, event: TableEvent) -> None:
        if self.state.over:
            raise Refused(Refusal(Line("table-game-over")))
        if not isinstance(event, Stop) and not 0 <= event.seat < self.record.seats:
            raise Refused(Refusal(Line("table-no-such-seat", {"number": event.seat})))
        if isinstance(event, Resign) and event.seat in self.resigned:
            raise Refused(Refusal(Line("table-resigned-before", {"seat": event.seat})))

    def _ended_by(self, event: TableEvent, resigned: Sequence[int]) -> Resign | Stop | None:
        if isinstance(event, Stop):
            return event
        if isinstance(event, Resign) and is_decided(self.state, resigned, self.game.cooperative):
            return event
        return None

    # Looking

    def view(self, viewer: int) -> View:
        return self.views([viewer])[0]

    def views(self, viewers: Sequence[int]) -> list[View]:
        """The views of several viewers; cheaper than one by one."""
        for viewer in viewers:
            self._check(viewer)
        views = self.game.views(self.state, viewers)
        if self.ended is None:
            return views
        # The rules do not know that it is over.
        prompt, scores = self.ended.line(), self.record.result or ()
        return [msgspec.structs.replace(view, to_act=-1, over=True, prompt=prompt, scores=scores) for view in views]

    def choices(self, seat: int) -> list[Choice]:
        """The legal moves of the seat now; none when the game is over, or if it is not asked."""
        return [] if self.over else self.game.choices(self.state, seat)

    def picks(self, seat: int, chosen: Sequence[int] = ()) -> Picks | None:
        """What the seat may add, in any order, to the pieces of a set that it has chosen."""
        return None if self.over else self.game.picks(self.state, seat, chosen)

    def effects(self, seat: int) -> dict[str, Effect]:
        """What each choice of the seat would bring, by its notation."""
        return {} if self.over else self.game.effects(self.state, seat)

    def _check(self, viewer: int) -> None:
        """A wrong number must not show somebody else's hand."""
        if not SPECTATOR <= viewer < self.record.seats:
            raise ValueError(f"there is no viewer {viewer} at a table of {self.record.seats}")

    def lines(self, step: Step, viewer: int) -> list[Line]:
        self._check(viewer)
        return self.game.log(step, viewer)

    def told(self, prepared: Prepared, viewer: int) -> list[Line]:
        """What the viewer is told of it; of an undone move those hear who saw it."""
        return self.told_all(prepared, [viewer])[0]

    def told_all(self, prepared: Prepared, viewers: Sequence[int]) -> list[list[Line]]:
        """What several viewers are told of it; cheaper than one by one."""
        lines: list[list[Line]] = [[] for _ in viewers]
        for step in prepared.steps:
            for viewer, mine, told in zip(viewers, lines, self.game.logs(step, viewers), strict=True):
                self._check(viewer)
                mine += told
        if prepared.steps:
            return lines
        for event in prepared.events:
            for viewer, mine in zip(viewers, lines, strict=True):
                mine += self._told_of(event, prepared, viewer)
        return lines

    def beats_all(self, prepared: Prepared, viewers: Sequence[int]) -> list[list[Beat]]:
        """What moves from where to where, in order, as each of several viewers may see it."""
        for viewer in viewers:
            self._check(viewer)
        if len(prepared.steps) == 1:
            return self.game.beats(prepared.steps[0], viewers)
        found: list[list[Beat]] = [[] for _ in viewers]
        for step in prepared.steps:
            for mine, beats in zip(found, self.game.beats(step, viewers), strict=True):
                mine += beats
        return found

    def _told_of(self, event: Event, prepared: Prepared, viewer: int) -> list[Line]:
        self._check(viewer)
        if isinstance(event, TableEvent):
            return [event.line()]
        noticed = prepared.taken_back_from(viewer)
        return [Line("table-log-undo", {"seat": prepared.seat, "steps": noticed})] if noticed else []

    def log(self, viewer: int) -> list[Line]:
        """Everything the viewer was told so far."""
        self._check(viewer)
        return [line for prepared in self.again() for line in self.told(prepared, viewer)]

    def transcript(self, viewer: int) -> str:
        """The moves that stand, in notation, as far as the viewer saw them: for download while a game runs."""
        self._check(viewer)
        shown: list[str] = []
        state = self._first()
        for made in list(self.moves):  # a copy: it may be made in another thread than the moves
            if text := self.game.notate(self.game.asking(state, made.seat), made.action, viewer):
                shown.append(f"{made.seat} {text}\n")
            self.game.carry_out(state, made.seat, made.action)
        return "".join(shown)

    def again(self) -> Iterator[Prepared]:
        """The game from the start, event by event. ValueError if the record lacks the first ones."""
        if not self.whole:
            raise ValueError("this game was resumed: its record lacks the first events")
        again = Table.at_first(self.game, self.record, self.sheet)
        for event in self.record.events:
            prepared = again.prepare_event(event)
            again.accept(prepared)
            yield prepared


def _sealed_since(moves: Sequence[Made]) -> int:
    """How many moves right after the first one are choices of others for the same question. Nothing of them is shown
    before the last one is made, and that one is shown to everybody."""
    first = moves[0]
    count = 0
    if SPECTATOR in first.noticed_by:
        return count
    for made in moves[1:]:
        if made.seat == first.seat or not first.asked >> made.seat & 1:
            break
        count += 1
        if SPECTATOR in made.noticed_by:
            break
    return count

"""A game being played: the fact, the position it leads to, and what may be taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from tablee.engine.errors import Refusal, Refused, TableeError
from tablee.engine.game import Game, GameOptions, GameSheet, Step
from tablee.engine.record import Event, Move, Player, Record, Undo
from tablee.engine.seed import Seed
from tablee.engine.state import SPECTATOR, UNSEEN, State
from tablee.engine.view import View
from tablee.engine.words import Line


class Made(msgspec.Struct, frozen=True):
    """One move that was made and still stands."""

    seat: int
    action: int
    forced: bool
    learned: int  # how much had been learned before it
    noticed_by: Sequence[int]  # seats that saw something of it


class TakeBack(msgspec.Struct, frozen=True):
    """What a seat could take back now, as far as it can tell: unseen steps of others do not show."""

    steps: int  # that the seat has seen; 0: nothing to take back
    free: bool  # nobody has learned anything since; otherwise all people seated must agree
    allowed: bool = True  # by the rules of the game, if all agree


class Table:
    """Play through the checked shell and keep the fact. Bots, terminal and tests sit at one of these."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        options: Mapping[str, object] | GameOptions | None = None,
        seed: int | Seed = 0,
        sheet: GameSheet | None = None,
        *,
        rules: int | None = None,
    ) -> None:
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
        )
        self.moves: list[Made] = []  # those that stand
        self.noticed = [0] * len(players)  # events each seat has seen something of, undoing included
        self.state = self._first()

    @classmethod
    def replay(cls, game: Game, record: Record, sheet: GameSheet | None = None, where: str = "record") -> Table:
        """Sit down at a recorded game where it was left. A plain sentence if the record is not true to the rules."""
        if game.fingerprint(sheet) != record.content:
            raise TableeError("record-other-content", where=where, title=game.title, content=record.content[:12])
        try:
            table = cls(game, record.players, record.options, record.seed, sheet, rules=record.rules)
        except TableeError as error:
            raise TableeError("record-refused", where=where, reason=error.line) from None
        for number, event in enumerate(record.events, start=1):
            try:
                table._repeat(event)
            except Refused as refused:
                raise TableeError(
                    "record-illegal-move", where=where, move=number, text=str(event), reason=refused.sentence()
                ) from None
        told, found = record.outcome(), table.record.outcome()
        if record.result is not None and told != found:
            raise TableeError("record-other-result", where=where, result=told, found=found)
        return table

    def _first(self) -> State:
        fact = self.record
        return self.game.new(fact.seats, self.options, fact.seed, self.sheet, rules=fact.rules)

    def _repeat(self, event: Event) -> Step | None:
        if isinstance(event, Move):
            action = self.game.parse(self.state, event.seat, event.text)
            return self._play(event.seat, action, forced=self.state.forced())
        offer = self.may_take_back(event.seat)
        if event.steps != len(self._since_choice(event.seat)) or not offer.allowed:
            raise Refused(Refusal(Line("table-not-to-be-undone")))
        self._take_back(event.seat, event.steps)
        return None

    # Moving

    def play(self, seat: int, move: int | str) -> list[Step]:
        """Make a move, given as an action or in notation, and the forced moves that follow from it."""
        action = self.game.parse(self.state, seat, move) if isinstance(move, str) else move
        steps = [self._play(seat, action, forced=False)]
        while not self.state.over and self.state.forced():
            steps.append(self._play(int(self.state.to_act), self.state.legal_actions()[0], forced=True))
        return steps

    def _play(self, seat: int, action: int, *, forced: bool) -> Step:
        self.game.judge(self.state, seat, action)
        step = self.game.step(self.state, seat, action)
        before = step.before
        noticed_by = [viewer for viewer in range(before.seats) if before.seen(action, viewer) != UNSEEN]
        self.moves.append(Made(seat, action, forced, int(before.learned), noticed_by))
        self._count_noticed(noticed_by)
        self.record.events.append(Move(seat, self.game.notate(before, action, seat)))
        self._note_result()
        return step

    # Taking back

    def may_take_back(self, seat: int) -> TakeBack:
        """Up to and including the seat's last own choice; forced moves go with the choice they followed."""
        gone = self._since_choice(seat)
        if not gone:
            return TakeBack(0, free=True)
        seen = [made for made in gone if seat in made.noticed_by]
        # Somebody's unseen steps must not change the offer: they are dropped with it.
        quiet = gone[0].learned == self.state.learned and not self.state.over  # at the end all secrets come out
        free = quiet and all(made.seat == seat for made in seen)
        return TakeBack(len(seen), free, allowed=free or self.game.consent_undo)

    def _since_choice(self, seat: int) -> list[Made]:
        """The seat's last own choice that stands, and everything after it."""
        for number in range(len(self.moves) - 1, -1, -1):
            if self.moves[number].seat == seat and not self.moves[number].forced:
                return self.moves[number:]
        return []

    def take_back(self, seat: int, *, agreed: bool = False) -> TakeBack:
        """Take back the seat's last choice; `agreed` says that all people seated consent. What was offered and done.

        Nothing is dealt anew: the same cards come again.
        """
        offer = self.may_take_back(seat)
        if offer.steps == 0:
            raise Refused(Refusal(Line("table-nothing-to-undo")))
        if not offer.allowed:
            raise Refused(Refusal(Line("table-undo-forbidden")))
        if not offer.free and not agreed:
            raise Refused(Refusal(Line("table-undo-needs-consent")))
        self._take_back(seat, len(self._since_choice(seat)))
        return offer

    def _take_back(self, seat: int, steps: int) -> None:
        if steps > len(self.moves):
            raise Refused(Refusal(Line("table-nothing-to-undo")))
        undone = self.moves[len(self.moves) - steps :]
        del self.moves[len(self.moves) - steps :]
        self._count_noticed({viewer for made in undone for viewer in made.noticed_by})
        self.state = self._first()  # rebuilt from the fact, so that nothing of the undone moves can linger
        for made in self.moves:
            self.game.carry_out(self.state, made.seat, made.action)
        self.record.events.append(Undo(seat, steps))
        self._note_result()

    def _note_result(self) -> None:
        over = self.state.over
        self.record.result = self.state.scores() if over else None
        self.record.won = winners(self.state) if over else []

    def _count_noticed(self, viewers: Iterable[int]) -> None:
        for viewer in viewers:
            self.noticed[viewer] += 1

    # Looking

    def view(self, viewer: int) -> View:
        self._check(viewer)
        return self.game.view(self.state, viewer)

    def _check(self, viewer: int) -> None:
        """A wrong number must not show somebody else's hand."""
        if not SPECTATOR <= viewer < self.record.seats:
            raise ValueError(f"there is no viewer {viewer} at a table of {self.record.seats}")

    def lines(self, step: Step, viewer: int) -> list[Line]:
        self._check(viewer)
        return self.game.log(step, viewer)

    def log(self, viewer: int) -> list[Line]:
        """Everything the viewer was told so far; of an undone move those hear who saw it."""
        lines: list[Line] = []
        told: list[bool] = []  # of the moves that stand: whether the viewer noticed them
        for event, step in self.again():
            if step is not None:
                told.append(step.before.seen(step.action, viewer) != UNSEEN)
                lines.extend(self.lines(step, viewer))
            elif isinstance(event, Undo):
                noticed = sum(told[len(told) - event.steps :])
                del told[len(told) - event.steps :]
                if noticed:
                    lines.append(Line("table-log-undo", {"seat": event.seat, "steps": noticed}))
        return lines

    def transcript(self, viewer: int) -> str:
        """The moves that stand, in notation, as far as the viewer saw them: for download while a game runs."""
        self._check(viewer)
        shown: list[str] = []
        for event, step in self.again():
            if step is not None:
                text = self.game.notate(step.before, step.action, viewer)
                shown.append(f"{step.seat} {text}\n" if text else "")
            elif isinstance(event, Undo):
                del shown[len(shown) - event.steps :]
        return "".join(shown)

    def again(self) -> Iterator[tuple[Event, Step | None]]:
        """The game from the start, event by event."""
        fact = self.record
        again = Table(self.game, fact.players, self.options, fact.seed, self.sheet, rules=fact.rules)
        for event in fact.events:
            yield event, again._repeat(event)


def winners(state: State) -> list[int]:
    """The participants with the greatest share of the victory; nobody if there is none to share."""
    shares = state.returns()
    return [number for number, share in enumerate(shares) if share == max(shares) > 0]

"""A game being played: the fact, the position it leads to, and what may be taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from tablee.engine.errors import Refusal, Refused, TableeError
from tablee.engine.game import Game, GameOptions, GameSheet
from tablee.engine.record import Event, Move, Player, Record, Undo
from tablee.engine.seed import Seed
from tablee.engine.state import UNSEEN, State
from tablee.engine.view import View
from tablee.engine.words import Line


class Made(msgspec.Struct, frozen=True):
    """One move that was made and still stands."""

    seat: int
    action: int
    forced: bool
    learned: int  # how much had been learned before it
    noticed_by: Sequence[int]  # seats that saw something of it


class Step(msgspec.Struct, frozen=True):
    """A move with the positions around it: what log lines are written from."""

    seat: int
    action: int
    before: State
    after: State


class TakeBack(msgspec.Struct, frozen=True):
    """What a seat could take back now."""

    steps: int  # 0: nothing to take back
    free: bool  # nobody has learned anything since; otherwise all people seated must agree


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
        game.check_seats(len(players))
        self.options = game.options(options)
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
        self.sealed: dict[int, int] = {}  # choices of seats that do not wait for each other, until their turn comes
        self.state = self._first()

    @classmethod
    def replay(cls, game: Game, record: Record, sheet: GameSheet | None = None, where: str = "record") -> Table:
        """Sit down at a recorded game where it was left. A plain sentence if the record is not true to the rules."""
        if game.fingerprint(sheet) != record.content:
            raise TableeError("record-other-content", where=where, title=game.title, content=record.content[:12])
        table = cls(game, record.players, record.options, record.seed, sheet, rules=record.rules)
        for number, event in enumerate(record.events, start=1):
            try:
                table._repeat(event)
            except Refused as refused:
                raise TableeError(
                    "record-illegal-move", where=where, move=number, text=str(event), reason=str(refused)
                ) from None
        if record.result is not None and table.record.result != record.result:
            found = "unfinished" if table.record.result is None else " ".join(map(str, table.record.result))
            raise TableeError("record-other-result", where=where, result=" ".join(map(str, record.result)), found=found)
        return table

    def _first(self) -> State:
        fact = self.record
        return self.game.new(fact.seats, self.options, fact.seed, self.sheet, rules=fact.rules)

    def _repeat(self, event: Event) -> Step | None:
        if isinstance(event, Move):
            action = self.game.parse(self.state, event.seat, event.text)
            return self._play(event.seat, action, forced=self.state.forced())
        self._take_back(event.seat, event.steps)
        return None

    # Moving

    def play(self, seat: int, move: int | str) -> list[Step]:
        """Make a move, given as an action or in notation, and the moves that follow by themselves: forced ones, and
        sealed choices whose turn has come. No step at all while a sealed choice waits for others."""
        action = self.game.parse(self.state, seat, move) if isinstance(move, str) else move
        self.game.judge(self.state, seat, action)
        if seat != self.state.to_act:
            self.sealed[seat] = action
            return []
        steps = [self._play(seat, action, forced=False)]
        while not self.state.over:
            following = int(self.state.to_act)
            if self.state.forced():
                steps.append(self._play(following, self.state.legal_actions()[0], forced=True))
            elif following in self.sealed:
                steps.append(self._play(following, self.sealed.pop(following), forced=False))
            else:
                break
        return steps

    def _play(self, seat: int, action: int, *, forced: bool) -> Step:
        before = self.state.copy()
        self.game.play(self.state, seat, action)
        noticed_by = [viewer for viewer in range(before.seats) if before.seen(action, viewer) != UNSEEN]
        self.moves.append(Made(seat, action, forced, int(before.learned), noticed_by))
        self._count_noticed(noticed_by)
        self.record.events.append(Move(seat, self.game.notate(before, action, seat)))
        self.record.result = self.state.scores() if self.state.over else None
        return Step(seat, action, before, self.state.copy())

    # Taking back

    def may_take_back(self, seat: int) -> TakeBack:
        """Up to and including the seat's last own choice; forced moves go with the choice they followed."""
        for count, made in enumerate(reversed(self.moves), start=1):
            if made.seat == seat and not made.forced:
                alone = all(other.seat == seat for other in self.moves[len(self.moves) - count :])
                return TakeBack(count, free=alone and made.learned == self.state.learned)
        return TakeBack(0, free=True)

    def take_back(self, seat: int, *, agreed: bool = False) -> int:
        """Take back the seat's last choice; `agreed` says that all people seated consent. The number of steps undone.

        Nothing is dealt anew: the same cards come again.
        """
        offer = self.may_take_back(seat)
        if offer.steps == 0:
            raise Refused(Refusal(Line("table-nothing-to-undo")))
        if not offer.free and not agreed:
            raise Refused(Refusal(Line("table-undo-needs-consent")))
        self._take_back(seat, offer.steps)
        return offer.steps

    def _take_back(self, seat: int, steps: int) -> None:
        if steps > len(self.moves):
            raise Refused(Refusal(Line("table-nothing-to-undo")))
        undone = self.moves[len(self.moves) - steps :]
        del self.moves[len(self.moves) - steps :]
        self._count_noticed({viewer for made in undone for viewer in made.noticed_by})
        self.sealed.clear()
        self.state = self._first()  # rebuilt from the fact, so that nothing of the undone moves can linger
        for made in self.moves:
            self.state.apply(made.action)
        self.record.events.append(Undo(seat, steps))
        self.record.result = None

    def _count_noticed(self, viewers: Iterable[int]) -> None:
        for viewer in viewers:
            self.noticed[viewer] += 1

    # Looking

    def view(self, viewer: int) -> View:
        return self.game.view(self.state, viewer)

    def lines(self, step: Step, viewer: int) -> list[Line]:
        return self.game.log(step.before, step.action, step.after, viewer)

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
        """The moves that stand, in notation, as far as the viewer saw them: what may be downloaded while a game runs."""
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

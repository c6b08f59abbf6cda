"""A game as the rest of Tablée sees it: one descriptor that ties the parts of a game package together."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar, Literal

import msgspec

from tablee.engine import sheets
from tablee.engine.errors import Refusal, Refused, TableeError, near
from tablee.engine.hindsight import WinningLine
from tablee.engine.judgement import Judgement
from tablee.engine.knobs import TUNED
from tablee.engine.layout import Layout
from tablee.engine.moves import MoveTables, steps_of
from tablee.engine.parts import find_parts, overrides
from tablee.engine.rng import Dealer, Rng
from tablee.engine.seed import Seed, rng_of
from tablee.engine.state import Content, Note, State
from tablee.engine.view import Beat, Choice, Effect, Picks, ScoreLine, View, encoded
from tablee.engine.words import Line, add_words

_MOST_ACTIONS = 2**32  # a number somebody made up may be too large for compiled code
_MOST_CONTENTS = 32  # sheets and numbers of seats whose printed material is kept


class GameOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules options of a game; its own subclass lists them with defaults. The form is drawn from its JSON schema."""


class GameSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The printed material as people type it in; a game's own subclass has the standard material as its defaults."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """A move that was made, with the positions around it and what was noted on the way: what a log is written from."""

    seat: int
    action: int
    before: Any
    after: Any
    notes: Sequence[Note] = ()

    @property
    def half_made(self) -> bool:
        """Whether the move has further steps: then nothing has moved yet, and nobody else is told."""
        return bool(self.after.begun(self.seat).count)


class Budget(msgspec.Struct, frozen=True):
    """How fast a game should be on one core; `tablee bench` shows it beside what it measures."""

    decisions_per_s: int  # random playouts inside the engine
    api_decisions_per_s: int  # driven from interpreted Python
    interpreted_decisions_per_s: int | None
    clone_us: float
    ismcts_per_s: int  # opening position, most seats
    state_bytes: int = 8192


class Thinking(msgspec.Struct, frozen=True):
    """How bots of this game think ahead, as matches have decided: see docs/adding-a-game.md."""

    scheme: Literal["rollouts", "tree"] = "rollouts"
    depth: int = 40  # decisions of a playout before the position is judged; 0: to the end
    z: float = 1.5  # rollouts: by how many standard errors a move must be better than the one that looked best
    width: int = 12  # rollouts: so many of the moves that look best are tried
    horizon: int = 0  # rollouts: think only if the game may end within so many decisions; 0: always
    expert: int = 200  # playouts for a move
    master: int = 2000
    playouts_per_s: int = 4000  # at least, on one core
    noise: tuple[int, int, int] = (544, 352, 48)  # of 1024: how often weaker levels make the next best move instead


class Credits(msgspec.Struct, frozen=True):
    designers: Sequence[str]
    publisher: str
    year: int = 0  # 0: no source we have states it


class Game:
    """Everything one can ask about a game. Instances hold no state: positions are `State` objects.

    A subclass states the facts. What the game does comes from the modules of its package, see `parts`, or from methods
    that the subclass overrides.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    credits: ClassVar[Credits]
    rules_version: ClassVar[int]  # the newest; all versions from 1 up to it can be played and replayed
    seats_min: ClassVar[int]
    seats_max: ClassVar[int]
    budget: ClassVar[Budget | None] = None
    consent_undo: ClassVar[bool] = True  # whether moves may be taken back by consent after something was learned
    cooperative: ClassVar[bool] = False  # whether all seats win or lose together
    search_helps: ClassVar[bool] = True  # whether bots that search play better than the judgement alone, by matches
    thinking: ClassVar[Thinking] = Thinking()  # if so: how they search
    silent: ClassVar[bool] = False  # whether people at the table must not talk or take other names while a game runs
    silence: ClassVar[str] = ""  # of a silent game: the clause that says so
    longest: ClassVar[int] = 2_000  # moves of a very long game: a server keeps a few times as many entries of one
    most_undos: ClassVar[int] = 100  # how often a seat may take back the same choice at a server's table
    view_type: ClassVar[type[View]] = View  # what `view` makes; clients get their types from it
    Options: ClassVar[type[GameOptions]] = GameOptions
    Sheet: ClassVar[type[GameSheet]] = GameSheet
    MOVES: ClassVar[MoveTables | None] = None  # of a game in a single module; a game package has a module `moves`

    def __init__(self) -> None:
        add_words(self.folder)
        self._parts = find_parts(type(self))
        self._tables = self.MOVES or self._parts.MOVES
        self._contents: dict[tuple[str, int], Content] = {}  # by fingerprint and seats
        # An overridden `view` or `log` must not be passed over by a function that serves several viewers at once.
        self._views_each = overrides(type(self), "view")
        self._logs_each = overrides(type(self), "log")

    @property
    def folder(self) -> Path:
        """The folder of the game package: words, rulebook and guide are beside the descriptor."""
        return Path(inspect.getfile(type(self))).parent

    @property
    def moves(self) -> MoveTables:
        """Kinds of moves and questions, from which notation, choices, labels and prompts follow."""
        tables = self._tables
        if tables is None:
            raise NotImplementedError(f"{type(self).__module__}.{type(self).__qualname__} has no tables of moves")
        return tables

    # What a game must say: by a part, or by overriding the method.

    def num_actions(self, options: GameOptions) -> int:
        """How many actions there are: they are numbers from 0 up to this."""
        return self._parts.num_actions(options)

    def set_up(self, seats: int, options: Any, content: Any, rules: int, rng: Rng, dealer: Dealer) -> State:
        """The first position. Everything random comes from the dealer, then from the rng."""
        return self._parts.set_up(seats, options, content, rules, rng, dealer)

    def view(self, state: Any, viewer: int) -> View:
        return self._parts.views(state, (viewer,))[0]

    def log(self, step: Step, viewer: int) -> list[Line]:
        """What the viewer is told of a move that was made; nothing while a compound move of another is unfinished."""
        return self._parts.logs(step, (viewer,))[0]

    def notate(self, state: Any, action: int, viewer: int) -> str:
        """The move as people write it, as far as the viewer may know it; empty if it must not be noticed."""
        return self.moves.notate(state, action, viewer)

    def parse(self, state: Any, seat: int, text: str) -> int:
        """The action meant by a text; Refused if it means none. `play` decides whether it is legal."""
        return self.moves.parse(state, seat, text)

    def explain(self, state: Any, viewer: int, action: int) -> Refusal:
        """Why the seat to act may not do this: clause and sentence, from what that seat knows. Asked only about moves
        that the question at hand offers; the tables of moves refuse all others."""
        return self._parts.explain(state, viewer, action)

    def knows(self, state: Any, viewer: int) -> object:
        """All that the rules let the viewer know of a position, read from the state itself: tests check `view`, `log`
        and the rest against it. Write it from the rulebook, not from the view."""
        return self._parts.knows(state, viewer)

    # What a game may say.

    def printed(self, sheet: Any, seats: int, fingerprint: str) -> Content:
        """The sheet in the form the rules read; TableeError if its values cannot be played with."""
        printed = self._parts.printed
        return Content(fingerprint) if printed is None else printed(sheet, seats, fingerprint)

    def fit(self, options: Any, seats: int) -> GameOptions:
        """Options that go with this number of seats: completed where the rules decide, refused where they forbid."""
        assert isinstance(options, GameOptions)
        return options

    def variants(self, seats: int) -> list[dict[str, object]]:
        """Sets of options that together show every rule; tests and soak runs play them all."""
        return [{}]

    def violations(self, state: Any) -> list[str]:
        """Invariants of the rulebook that do not hold here."""
        violations = self._parts.violations
        return [] if violations is None else violations(state)

    def encode(self, state: Any, viewer: int) -> list[float]:
        """The viewer's knowledge as numbers for learning; always of length `observation_size`."""
        encode = self._parts.encode
        return _numbers(self.knows(state, viewer)) if encode is None else encode(state, viewer)

    def observation_size(self, seats: int, options: Any) -> int:
        size = self._parts.observation_size
        if size is None or overrides(type(self), "encode"):
            return len(self.encode(self.new(seats, options), 0))
        return size(seats, options)

    def choices(self, state: Any, seat: int) -> list[Choice]:
        """The legal moves with the pieces they touch, for the seat itself; nothing for anybody else."""
        if not self.is_asked(state, seat):
            return []
        asked, tables = self.asking(state, seat), self._tables
        if tables is not None:
            return tables.choices(asked)
        return [
            Choice(action, self.notate(asked, action, seat), whole=asked.completes(action))
            for action in asked.legal_actions()
        ]

    def meant(self, state: Any, seat: int, piece: str) -> int | None:
        """The action that touching a piece means to the seat, possible or not; None if it means nothing now."""
        tables = self._tables
        if tables is None or not self.is_asked(state, seat):
            return None
        return tables.meant(self.asking(state, seat), piece)

    def parse_move(self, state: Any, seat: int, text: str) -> list[int]:
        """The steps meant by a text that holds a whole move, or one step of it; Refused if it means none."""
        tables = self._tables
        return [self.parse(state, seat, text)] if tables is None else tables.parse_move(state, seat, text)

    def picks(self, state: Any, seat: int, chosen: Sequence[int] = ()) -> Picks | None:
        """What the seat may add to the pieces it has chosen, in any order, for the seat itself; None where it is not
        asked for a set."""
        tables = self._tables
        if tables is None or not self.is_asked(state, seat):
            return None
        return tables.picks(self.asking(state, seat), chosen)

    def effect(self, world: Any, action: int) -> Effect:
        """What a move of the seat to act would bring, read off a world that was dealt for that seat."""
        effect = self._parts.effect
        return Effect() if effect is None else effect(world, action)

    def effects(self, state: Any, seat: int, *, world: int = 0) -> dict[str, Effect]:
        """What each choice of the seat would bring, by its notation. It is read off a world dealt for the seat, never
        off the true one, and must be the same in every such world; nothing for anybody who is not asked."""
        if not self.is_asked(state, seat):
            return {}
        dealt = self.asking(state, seat).copy()
        dealt.determinize(seat, rng_of(world))
        picks = self.picks(dealt, seat)
        choices = [*self.choices(dealt, seat), *(picks.choices if picks else ())]
        if picks and picks.ends:
            choices.append(picks.ends)
        found = {choice.text: self.effect(dealt, choice.action) for choice in choices}
        if picks and picks.label is not None:  # what the last piece of the set does: the move that was begun
            found[""] = self.effect(dealt, steps_of(dealt)[0])
        return found

    def views(self, state: Any, viewers: Sequence[int]) -> list[View]:
        """The views of several viewers: the same as `view` for each; what they share can be made once."""
        if self._views_each:
            return [self.view(state, viewer) for viewer in viewers]
        return [*self._parts.views(state, viewers)]

    def logs(self, step: Step, viewers: Sequence[int]) -> list[list[Line]]:
        """What several viewers are told of a move: the same as `log` for each."""
        if self._logs_each:
            return [self.log(step, viewer) for viewer in viewers]
        return self._parts.logs(step, viewers)

    def joined(self, last: Line, line: Line) -> Line | None:
        """One line that says what two lines in a row of a viewer's log say; None: they stay two."""
        joined = self._parts.joined
        return None if joined is None else joined(last, line)

    def beats(self, step: Step, viewers: Sequence[int]) -> list[list[Beat]]:
        """What moves in a step, in order, for each of several viewers."""
        beats = self._parts.beats
        return [[] for _ in viewers] if beats is None else beats(step, viewers)

    def layout(self, view: Any) -> Layout:
        """The table as zones and pieces, for the terminal and the default board: made from a view, so that it shows
        nothing more. A game without one is played from its list of moves."""
        layout = self._parts.layout
        return Layout() if layout is None else layout(view)

    def score_sheet(self, state: Any, viewer: int) -> list[list[ScoreLine]]:
        """For each participant, where its points come from, as far as the viewer may know; also while a game runs."""
        score_sheet = self._parts.score_sheet
        if score_sheet is not None:
            return score_sheet(state, viewer)
        return [[ScoreLine(Line("table-points"), points)] for points in state.scores()]

    def if_ended(self, state: Any) -> list[int]:
        """What each participant would have if the game ended here, with what is counted only at the end."""
        if_ended = self._parts.if_ended
        points: list[int] = state.scores() if if_ended is None or state.over else if_ended(state)
        return points

    def automata(self, options: Any, seats: int) -> Sequence[Line]:
        """The names of participants that hold no seat because the rules play for them; their numbers follow those of
        the seats."""
        automata = self._parts.automata
        return () if automata is None else automata(options, seats)

    def judgement(self, options: Any, seats: int = 0, knobs: str = TUNED) -> Judgement | None:
        """How good moves look at a table of so many seats (0: not known), for the bots; None if the game has no
        opinion. `knobs` names its constants, see `engine/knobs.py`. A game without knobs has one judgement for all."""
        judgement = self._parts.judgement
        if judgement is None:
            return None
        given = {"seats": seats, "knobs": knobs}
        return judgement(options, **{name: given[name] for name in given if _takes(judgement, name)})

    def reason(self, judgement: Any, world: Any, action: int, ahead: bool = False) -> Line | None:
        """Why somebody with this judgement would make this move, in one sentence, read off a world that was dealt for
        the seat to act. It is told when the game is over. `ahead`: they thought ahead, so that a move which looks worse
        than another was no slip. None: there is nothing to say, or the move is not whole."""
        reason = self._parts.reason
        return None if reason is None else reason(judgement, world, action, ahead)

    @property
    def looks_back(self) -> bool:
        """Whether the game can look for what would have won."""
        return self._parts.winning_line is not None or overrides(type(self), "winning_line")

    def winning_line(self, positions: Sequence[Any], work: int) -> WinningLine | None:
        """How all could still have won a game that they lost, with the cards as they lay; None if nothing was found.
        `positions` are the true ones, from the first to the last; `work` is how many more the search may look at. The
        same game and the same work give the same answer."""
        winning_line = self._parts.winning_line
        return None if winning_line is None else winning_line(positions, work)

    # What follows from it.

    def new(
        self,
        seats: int,
        options: Mapping[str, object] | GameOptions | None = None,
        seed: int | Seed = 0,
        content: GameSheet | None = None,
        *,
        rules: int | None = None,
        script: list[list[int]] | None = None,
    ) -> State:
        """A new game. The same arguments always give the same game."""
        chosen = self.options_for(seats, options)
        version = self.check_rules(self.rules_version if rules is None else rules)
        rng = Seed.of(seed).rng()
        return self.set_up(seats, chosen, self.content(seats, content), version, rng, Dealer(rng, script))

    def check_seats(self, seats: int) -> None:
        if not self.seats_min <= seats <= self.seats_max:
            raise TableeError("table-bad-seats", title=self.title, seats=seats, low=self.seats_min, high=self.seats_max)

    def options_for(self, seats: int, chosen: Mapping[str, object] | GameOptions | None) -> GameOptions:
        """Check seats and options together."""
        self.check_seats(seats)
        return self.fit(self.options(chosen), seats)

    def check_rules(self, rules: int) -> int:
        if not 1 <= rules <= self.rules_version:
            raise TableeError("table-bad-rules", title=self.title, rules=rules, newest=self.rules_version)
        return rules

    def options(self, chosen: Mapping[str, object] | GameOptions | None) -> GameOptions:
        """Check options given by name; what is not given keeps its default."""
        if isinstance(chosen, GameOptions):
            return chosen
        known = self.Options.__struct_fields__
        for name in chosen or {}:
            if name not in known:
                if not known:
                    raise TableeError("table-no-options", title=self.title, option=name)
                raise TableeError("table-bad-option", title=self.title, option=name, near=near(name, known))
        try:
            return msgspec.convert(dict(chosen or {}), self.Options, strict=False)
        except msgspec.ValidationError as error:
            reason = sheets.wrong_value(error, self.Options).line
            raise TableeError("table-bad-option-value", title=self.title, reason=reason) from None

    def content(self, seats: int, sheet: GameSheet | None = None) -> Content:
        """The printed material for a table of so many seats. All games with the same sheet share it."""
        fingerprint = self.fingerprint(sheet)
        content = self._contents.get((fingerprint, seats))
        if content is None:
            content = self.printed(self.Sheet() if sheet is None else sheet, seats, fingerprint)
            if len(self._contents) == _MOST_CONTENTS:
                self._contents.pop(next(iter(self._contents)))
            self._contents[fingerprint, seats] = content
        return content

    def fingerprint(self, sheet: GameSheet | None = None) -> str:
        return self._standard if sheet is None else _fingerprint(sheet)

    @cached_property
    def _standard(self) -> str:
        return _fingerprint(self.Sheet())

    def read_sheet(self, data: bytes, where: str) -> GameSheet:
        """A content file (JSON) that replaces printed values; fields that are not given stay standard."""
        try:
            sheet = sheets.read(data, self.Sheet)
            for seats in range(self.seats_min, self.seats_max + 1):
                self.printed(sheet, seats, "")
        except TableeError as error:
            raise TableeError("table-bad-content", title=self.title, where=where, reason=error.line) from None
        return sheet

    def legal(self, state: State, seat: int) -> list[int]:
        """What the seat may do now, as the table asks it; empty for everybody who is not asked."""
        return state.actions_of(seat) if 0 <= seat < state.seats else []

    def is_asked(self, state: State, seat: int) -> bool:
        """Whether the seat is to choose now; nearly always there is one."""
        return 0 <= seat < state.seats and not state.over and bool(state.asked() >> seat & 1)

    def judge(self, state: State, seat: int, action: int) -> None:
        """Refused, unless the seat may do this now. The state is not touched."""
        if 0 <= seat < state.seats and 0 <= action < _MOST_ACTIONS and state.allows(seat, action):
            return
        if state.over:
            raise Refused(Refusal(Line("table-game-over")))
        if not 0 <= seat < state.seats:
            raise Refused(Refusal(Line("table-no-such-seat", {"number": seat})))
        if not self.is_asked(state, seat):  # this tells nothing about what the others hold
            raise Refused(Refusal(Line("table-not-your-turn", {"seat": state.to_act})))
        asked = self.asking(state, seat)
        unasked = None if self._tables is None else self._tables.refusal(asked, action)
        why = self.explain(asked, seat, action) if unasked is None else unasked
        offered = [self.notate(asked, option, seat) for option in self.legal(state, seat)]
        raise Refused(msgspec.structs.replace(why, legal=offered))

    def play(self, state: State, seat: int, action: int) -> Sequence[Note]:
        """The checked way to move: Refused if it is against the rules, and then nothing has changed. What was noted."""
        self.judge(state, seat, action)
        return self.carry_out(state, seat, action)

    def carry_out(self, state: State, seat: int, action: int) -> Sequence[Note]:
        """Make a move that was judged before."""
        turn = state.to_act
        state.ask(seat)
        notes: list[Note] = []
        state.notes = notes
        state.apply(action)
        state.notes = None
        if turn != seat and state.to_act == seat and state.pending.count:
            state.ask(turn)  # which of several seats has begun a move must not show
        return notes

    def asking(self, state: State, seat: int) -> State:
        """The state, or a copy that has turned to one of several seats that are asked: how its moves are called must
        not depend on which of them happens to be next."""
        if seat == state.to_act or not self.is_asked(state, seat):
            return state
        turned = state.copy()
        turned.ask(seat)
        return turned

    def step(self, state: State, seat: int, action: int) -> Step:
        """Make a move that was judged before, and keep what a log needs to tell of it."""
        before = state.copy()
        before.ask(seat)
        notes = self.carry_out(state, seat, action)
        return Step(seat, action, before, state.copy(), notes)

    def step_on_a_copy(self, state: State, seat: int, action: int) -> Step:
        """The same, but the state given stays as it is: the step holds it, or a copy that has turned to the seat."""
        before = state
        if seat != state.to_act:
            before = state.copy()
            before.ask(seat)
        after = state.copy()
        return Step(seat, action, before, after, self.carry_out(after, seat, action))


def _takes(function: Callable[..., object], name: str) -> bool:
    """Whether a function has a parameter of this name. Only a compiled function whose defaults are not literals cannot
    say: those of a game with knobs are such."""
    try:
        return name in inspect.signature(function).parameters
    except ValueError:
        return True


def _fingerprint(sheet: GameSheet) -> str:
    return sha256(encoded(sheet)).hexdigest()


def _numbers(thing: Any) -> list[float]:
    """All numbers in nested lists, in order."""
    if isinstance(thing, int | float):
        return [float(thing)]
    return [number for part in thing for number in _numbers(part)]

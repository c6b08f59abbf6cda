"""The contract between the rules of a game and everybody who uses them: one abstract native class."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.rng import Rng

SPECTATOR: Final = -1  # a viewer who holds no seat
UNSEEN: Final = -1  # how a step looks to somebody who must not notice it
MAX_ACTIONS: Final = 256  # the most options one decision may have
MAX_STEPS: Final = 24  # the most steps one compound move may have


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """The printed material in the form the rules read it. Shared by all states of a game, never changed."""

    __slots__ = ("fingerprint",)

    def __init__(self, fingerprint: str) -> None:
        self.fingerprint: Final[str] = fingerprint  # part of the fact: SHA-256 of the sheet it was made from


@mypyc_attr(acyclic=True)
class Note:
    """Something that happened during a move and cannot be read off the positions around it: a die, a card on its way.

    The game's `log` says what the numbers mean and who may be told.
    """

    __slots__ = ("amount", "kind", "seat", "what")

    def __init__(self, kind: i64, seat: i64, what: i64, amount: i64) -> None:
        self.kind: Final[i64] = kind
        self.seat: Final[i64] = seat
        self.what: Final[i64] = what
        self.amount: Final[i64] = amount


@mypyc_attr(acyclic=True)
class Pending:
    """The steps of an unfinished compound move of one seat, as the actions that were taken.

    They live here and nowhere else until the move is complete: which step comes next is read off this list, never off
    another field. It is empty again before anybody else is to act, before chance falls and before anything is shown.
    So a half-made choice tells nobody anything.
    """

    __slots__ = ("count", "steps")

    def __init__(self) -> None:
        self.count: i64 = 0
        self.steps: vec[i64] = vec[i64]()  # allocated at the first step: nearly all clones have none

    def add(self, action: i64) -> None:
        if len(self.steps) == 0:
            self.steps = vec[i64]([0] * MAX_STEPS)
        self.steps[self.count] = action
        self.count += 1

    def last(self) -> i64:
        return self.steps[self.count - 1]

    def key(self, last: i64) -> i64:
        """A number for the whole move, for `seen`: past any `num_actions`, and different for different steps."""
        folded = last
        for i in range(self.count):
            folded = (folded * 1_000_003 + self.steps[i] + 1) & 0x3FF_FFFF_FFFF  # 42 bits: no product passes 62
        return folded | 1 << 42

    def clear(self) -> None:
        self.count = 0  # the array stays for the next move

    def clone(self) -> Pending:
        twin = Pending()
        if self.count > 0:
            twin.steps = self.steps[:]
            twin.count = self.count
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What the seats have learned beyond what lies on the table. Forgetting is allowed, inventing is not.

    Search goes without it. Knowledge of cards that still lie on the table belongs into the state, as masks of knowers.
    """

    @abstractmethod
    def clone(self) -> Memory: ...

    @abstractmethod
    def only(self, seat: i64) -> Memory:
        """What this seat has learned; the others know nothing special. For SPECTATOR nobody does."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game. `apply` trusts its caller; the checked way in is `Game.play`."""

    __slots__ = (
        "content",
        "learned",
        "memory",
        "notes",
        "over",
        "pending",
        "rng",
        "rules",
        "seats",
        "to_act",
        "waiting",
    )

    def __init__(self, seats: i64, content: Content, rules: i64, rng: Rng, source: State | None = None) -> None:
        self.seats: i64 = seats
        self.content: Content = content
        self.rules: i64 = rules  # version of the rules this game was begun under
        self.rng: Rng = rng
        self.to_act: i64 = 0
        self.over: bool = False
        self.learned: i64 = 0  # grows whenever chance falls or something hidden is shown
        self.pending: Pending = Pending()  # of the seat to act
        self.waiting: list[Pending] | None = (
            None  # by seat, of others that are asked with it; None: they have begun none
        )
        self.memory: Memory | None = None
        self.notes: list[Note] | None = None  # taken down only while the checked shell makes a move
        if source is not None:  # the part of clone() that all games share
            self.to_act = source.to_act
            self.over = source.over
            self.learned = source.learned
            self.pending = source.pending.clone()
            if source.waiting is not None:
                self.waiting = [each.clone() for each in source.waiting]

    # What a game must say.

    @abstractmethod
    def fill_actions(self, buffer: vec[i64]) -> i64:
        """Write the legal actions of the seat to act into the buffer; their number, never 0 before the end."""

    @abstractmethod
    def apply(self, action: i64) -> None:
        """Carry out a legal action of the seat to act."""

    @abstractmethod
    def clone(self) -> State:
        """An independent twin for search: everything but the memory."""

    @abstractmethod
    def redeal(self, seat: i64, rng: Rng, memory: Memory | None) -> None:
        """Gather what the seat (or SPECTATOR) cannot see, put it in a fixed order, shuffle it with `rng`, deal it back
        in agreement with what the seat sees and remembers. It leaves `pending` and `self.rng` alone."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points of each participant: the seats first, then automata."""

    @abstractmethod
    def returns(self) -> list[float]:
        """Share of the victory of each participant, from 0 to 1."""

    # What a game may say.

    def seen(self, action: i64, seat: i64) -> i64:
        """The action as that seat perceives it: itself, UNSEEN, or a number past `num_actions` that stands for "one of
        those" or for a whole compound move. Equal exactly when the seat cannot tell; nobody decodes it. Asked before
        the action is applied."""
        return action

    def completes(self, action: i64) -> bool:
        """Whether a move is whole with this legal action; False: further steps are asked for."""
        after = self.clone()
        after.apply(action)
        return after.begun(self.to_act).count <= self.pending.count

    def forced(self) -> bool:
        """Whether there is one option only, and everybody at the table can tell: then the table plays it by itself."""
        return False

    def asked(self) -> i64:
        """Bit mask of the seats whose choices do not wait for each other. `to_act` is one of them, and nearly always
        the only one. Nothing may be shown and no chance fall before the last of them has chosen; the order cannot
        matter. A seat that has chosen may stay in the mask to choose again until then. Each of them may have a compound
        move of its own under way: `apply` turns to the next one by `ask`, which exchanges `pending`."""
        return i64(1) << self.to_act

    def note(self, kind: i64, seat: i64, what: i64, amount: i64) -> None:
        """Remember for the log what cannot be read off the positions before and after."""
        if self.notes is not None:
            self.notes.append(Note(kind, seat, what, amount))

    # What follows from it.

    def legal_actions(self) -> list[int]:
        """Actions open to the seat to act; empty when the game is over."""
        if self.over:
            return []
        buffer = vec[i64]([0] * MAX_ACTIONS)  # a fresh one: somebody else may be asking in another thread
        count = self.fill_actions(buffer)
        return [buffer[i] for i in range(count)]

    def ask(self, seat: i64) -> None:
        """Turn to another of the seats that are asked. What each of them has begun stays begun."""
        if seat != self.to_act and (self.pending.count > 0 or self.waiting is not None):
            self._exchange_pending(seat)
        self.to_act = seat

    def _exchange_pending(self, seat: i64) -> None:
        waiting = self.waiting
        if waiting is None:
            waiting = [Pending() for _ in range(self.seats)]
        own = self.pending
        self.pending = waiting[seat]
        waiting[seat] = Pending()
        waiting[self.to_act] = own
        self.waiting = waiting if any([each.count > 0 for each in waiting]) else None

    def begun(self, seat: i64) -> Pending:
        """The steps of the unfinished move of a seat; none for most seats most of the time."""
        if seat == self.to_act:
            return self.pending
        waiting = self.waiting
        return Pending() if waiting is None or seat < 0 else waiting[seat]

    def actions_of(self, seat: i64) -> list[int]:
        """Actions open to one of the seats that are asked; empty for everybody else."""
        if self.over or not self.asked() >> seat & 1:
            return []
        turn = self.to_act
        self.ask(seat)
        actions = self.legal_actions()
        self.ask(turn)
        return actions

    def allows(self, seat: i64, action: i64) -> bool:
        """Whether the action is open to this seat now: whether `actions_of` has it, without making the list."""
        if self.over or not self.asked() >> seat & 1:
            return False
        buffer = vec[i64]([0] * MAX_ACTIONS)
        turn = self.to_act
        self.ask(seat)
        count = self.fill_actions(buffer)
        self.ask(turn)
        for i in range(count):
            if buffer[i] == action:
                return True
        return False

    def copy(self) -> State:
        """A twin with its memory."""
        twin = self.clone()
        if self.memory is not None:
            twin.memory = self.memory.clone()
        return twin

    def determinize(self, seat: i64, rng: Rng) -> None:
        """Turn this state into a world that the seat might be in. Everything it does not know is dealt anew from `rng`:
        the same knowledge and the same rng give the same world, whatever the truth was."""
        memory = self.memory
        self._forget_others(seat, rng, memory)
        if memory is not None:
            self.memory = memory.only(seat)

    def deal(self, seat: i64, rng: Rng) -> State:
        """A world for search that the seat might be in; this state stays as it is."""
        world = self.clone()
        world._forget_others(seat, rng, self.memory)
        return world

    def _forget_others(self, seat: i64, rng: Rng, memory: Memory | None) -> None:
        if seat != self.to_act:
            self.pending.clear()
        if self.waiting is not None:
            own = self.begun(seat) if seat != self.to_act else Pending()
            self.waiting = None
            if own.count > 0:
                self.waiting = [own if other == seat else Pending() for other in range(self.seats)]
        self.redeal(seat, rng, memory)
        self.rng = rng.fork()

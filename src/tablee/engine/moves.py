"""Moves as two tables: kinds of moves, by the numbers of their actions, and questions, by what is asked when.

A game describes each move once, in its module `moves`. Notation, parsing, choices, labels, groups, prompts and what
touching a piece meant all follow from the two tables here. Entries name message keys and plain functions.

    KINDS = (Kind("buy", BUY, COLOURS, code=colour_letter), Kind("stop", STOP))
    BUYING = Question("buy", [Offer(KINDS[0]), Offer(KINDS[1])], clause="COUP-3.1")

    def asked(state, steps): ...    # the question put to the seat to act, after these steps of its move
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from tablee.engine.errors import Refusal, Refused
from tablee.engine.state import Content, State
from tablee.engine.view import Choice, Picks
from tablee.engine.words import Arg, Line

MOST_EXAMPLES = 6  # moves named in a refusal
MOST_CONTENTS = 32  # sheets whose names are kept
MOST_TRIES = 4000  # steps tried to put a set that was typed in any order into the order of the rules

Args = Mapping[str, Arg]
# Functions of a kind get the content and a place in its range; those of a question get the state and that place.
Fixed = Callable[[Any, int], Any]


class Kind:
    """A range of actions that are written with one verb."""

    __slots__ = ("also", "bare", "code", "count", "first", "group", "label", "pieces", "touches", "verb")

    def __init__(
        self,
        verb: str,
        first: int,
        count: int = 1,
        code: Callable[[Any, int], str] | None = None,
        *,
        also: Sequence[str] = (),
        pieces: Mapping[str, str] | None = None,
        bare: bool = False,
        label: Callable[[Any, int], Line] | None = None,
        touches: Callable[[Any, int], Sequence[str]] | None = None,
        group: Callable[[Any, int], str] | None = None,
    ) -> None:
        self.verb = verb  # in notation, and in the key of its label
        self.first = first
        self.count = count
        self.code = code  # what follows the verb: the thing it is done with; None: the verb is all
        self.also = also  # other verbs that people may type
        self.pieces = pieces or {}  # other names of the things, each with its code
        self.bare = bare  # written without its verb
        # How the move is usually offered; a question may offer it otherwise.
        self.label = label
        self.touches = touches
        self.group = group

    def __contains__(self, action: int) -> bool:
        return self.first <= action < self.first + self.count


class Offer:
    """A kind of move that a question offers; what is not given here is as usual for that kind."""

    __slots__ = ("group", "kind", "label", "touches")

    def __init__(
        self,
        kind: Kind,
        *,
        label: Callable[[Any, int], Line] | None = None,
        touches: Callable[[Any, int], Sequence[str]] | None = None,
        group: Callable[[Any, int], str] | None = None,
    ) -> None:
        self.kind = kind
        self.label = label
        self.touches = touches
        self.group = group

    @property
    def usual(self) -> bool:
        return self.label is None and self.touches is None and self.group is None


def _nothing(state: Any, viewer: int) -> Args:
    return {}


def _one(state: Any, place: int) -> int:
    return 1


class PickSet:
    """The pieces a question asks for are a set: the rules ask for them in one order, people choose in any.

    `pieces` names those (as actions of the kind, in their order) that go with others that are chosen already: the seat
    holds them besides those, and some complete set has them all. Begin with what the seat holds, not with every piece
    of the game: it is asked for every view of the seat."""

    __slots__ = ("amount", "clause", "counts", "ends", "kind", "misfit", "need", "pieces", "whole")

    def __init__(
        self,
        kind: Kind,
        pieces: Callable[[Any, Sequence[int]], Sequence[int]],
        *,
        misfit: str,
        clause: str,
        need: Callable[[Any], int] | None = None,
        amount: Callable[[Any, int], int] = _one,
        counts: str | None = None,
        ends: Callable[[Any], Kind | None] | None = None,
        whole: bool = True,
    ) -> None:
        self.kind = kind
        self.pieces = pieces
        self.need = need  # what the set must count; None: any set will do
        self.ends = ends  # the move that ends it, if more pieces may be added than it needs
        self.amount = amount  # what a piece counts, by its place in the kind
        # The argument of the prompt that says how much is left; if any set will do, how much is chosen ("": none does).
        self.counts = counts if counts is not None else "left" if need else ""
        self.misfit = misfit  # key of the refusal of a piece that does not go with the others
        self.clause = clause
        self.whole = whole  # the set completes the move, and is called by it; False: something else is asked after it


class Question:
    """Something a seat is asked. Its name is part of the key of its prompt (`coup-prompt-buy`), and an argument of the
    message that refuses any other kind of move."""

    __slots__ = ("clause", "guide", "left", "name", "offers", "picks", "pips", "refuses", "told")

    def __init__(
        self,
        name: str,
        offers: Sequence[Offer | Kind],
        *,
        clause: str = "",
        refuses: Mapping[Kind, tuple[str, str]] | None = None,
        left: Callable[[Any, int], Args] = _nothing,
        pips: Callable[[Any], tuple[int, int]] | None = None,
        picks: PickSet | None = None,
        guide: str | None = None,
        told: Callable[[Any, int], str] | None = None,
    ) -> None:
        self.name = name
        self.offers = {each.kind if isinstance(each, Offer) else each: _offer(each) for each in offers}
        self.clause = clause  # the rule that asks this
        self.refuses = refuses or {}  # kinds it does not offer for a reason of their own: message key and clause
        self.left = left  # arguments of the prompt, for a viewer: what is left to do
        self.pips = pips  # the same as a count: done, of how many
        self.picks = picks  # the pieces it asks for are a set
        self.guide = name if guide is None else guide  # the step of the guided game
        self.told = told  # how others write the move that ends here, if they do not see all of it


def _offer(each: Offer | Kind) -> Offer:
    return each if isinstance(each, Offer) else Offer(each)


class Names:
    """All actions in notation, for one sheet of content."""

    def __init__(self, kinds: Sequence[Kind], content: Content) -> None:
        self.texts: list[str] = []
        self.pieces: list[dict[str, int]] = []  # by kind: names of its pieces, in small letters, and their places
        for kind in kinds:
            codes = [kind.code(content, place) for place in range(kind.count)] if kind.code else [""] * kind.count
            self.texts += [code if kind.bare else f"{kind.verb} {code}".rstrip() for code in codes]
            known = {code.casefold(): place for place, code in enumerate(codes) if code}
            known |= {name.casefold(): known[code.casefold()] for name, code in kind.pieces.items()}
            self.pieces.append(known)
        self.actions = {text: action for action, text in enumerate(self.texts)}
        pieces = [name for known in self.pieces for name in known]
        verbs = [verb.casefold() for kind in kinds for verb in (kind.verb, *kind.also)]
        self.vocabulary = {word for name in (*pieces, *verbs) for word in name.split()}
        self.longest = 1 + max((len(name.split()) for name in pieces), default=0)  # words of a step
        self.choices: dict[tuple[int, bool], Choice] = {}  # those that are offered as usual


class MoveTables:
    """The two tables of a game, and what follows from them."""

    def __init__(
        self,
        prefix: str,
        kinds: Sequence[Kind],
        asked: Callable[[Any, Sequence[int]], Question],
        *,
        refusal: str = "table-refuse-now",
    ) -> None:
        self.prefix = prefix  # of message keys
        self.refusal_key = refusal  # of a move that is not asked for now: its arguments are `text` and `question`
        self.kinds = kinds
        self.asked = asked
        self._kind_of = [kind for kind in kinds for _ in range(kind.count)]
        self._verbs = {verb: number for number, kind in enumerate(kinds) for verb in (kind.verb, *kind.also)}
        self._names = lru_cache(MOST_CONTENTS)(lambda content: Names(kinds, content))
        expected = 0
        for kind in kinds:
            if kind.first != expected:
                raise ValueError(f"{prefix}: the kind “{kind.verb}” begins at {kind.first} instead of {expected}")
            expected += kind.count
        self.num_actions = expected

    def kind_of(self, action: int) -> Kind:
        return self._kind_of[action]

    def names(self, content: Content) -> Names:
        return self._names(content)

    def question(self, state: State, viewer: int) -> Question:
        """What the seat to act is asked, as the viewer knows it: nobody else sees the steps of an unfinished move. If
        several seats are asked at once, each of them is asked itself."""
        state = _turned(state, viewer)
        return self.asked(state, steps_of(state) if viewer == state.to_act else ())

    def begun(self, state: State, viewer: int) -> list[str]:
        """The steps of the viewer's own unfinished move, in notation: for `View.begun`."""
        begun = state.begun(viewer)
        return [self.name(state, int(begun.steps[i])) for i in range(begun.count)]

    # Notation

    def name(self, state: State, action: int) -> str:
        return self.names(state.content).texts[action]

    def notate(self, state: State, action: int, viewer: int) -> str:
        """As the viewer may know it: nothing of a half-made move of another, all of it with its last step."""
        seen = int(state.seen(action, viewer))
        if seen < 0:
            return ""
        if seen < self.num_actions:
            return self.name(state, seen)
        steps = steps_of(state)
        told = self.asked(state, steps).told
        if told is not None:
            return told(state, action)
        return " ".join(self.name(state, step) for step in [*steps, action])

    def parse(self, state: State, seat: int, text: str) -> int:
        """One step. Verbs may be those of other languages, pieces may have other names, and a piece alone means what
        one does with it now."""
        names = self.names(state.content)
        if text in names.actions:  # as records have it
            return names.actions[text]
        found = self._step(state, seat, text.casefold().split(), names)
        if found is None:
            raise self._no_such_move(state, seat, text)
        return found

    def _step(self, state: State, seat: int, words: Sequence[str], names: Names) -> int | None:
        number = self._verbs.get(words[0]) if words else None
        if number is not None:
            kind = self.kinds[number]
            if kind.code is None:
                return kind.first if len(words) == 1 else None
            place = names.pieces[number].get(" ".join(words[1:]))
            if place is not None:
                return kind.first + place
        return self._piece_alone(state, seat, " ".join(words), names) if words else None

    def _piece_alone(self, state: State, seat: int, piece: str, names: Names) -> int | None:
        found = self._with_piece(piece, names)
        if not found:
            return None
        offered = {} if state.over else self.question(state, seat).offers
        now = [action for action in found if self._kind_of[action] in offered]
        if len(now) > 1 and not self._kind_of[now[0]].bare and piece.isdigit():
            # A number may stand for several things: it means the one that is possible.
            legal = state.actions_of(seat) if 0 <= seat < state.seats else []
            now = [action for action in now if action in legal]
            return now[0] if len(now) == 1 else None
        others = [] if piece.isdigit() else sorted(found, key=lambda action: not self._kind_of[action].bare)
        for action in now or others:
            return action
        return None

    def _with_piece(self, piece: str, names: Names) -> list[int]:
        """Whatever can be done with a piece called so, by anybody at any time."""
        return [
            kind.first + names.pieces[number][piece]
            for number, kind in enumerate(self.kinds)
            if piece in names.pieces[number]
        ]

    def _no_such_move(self, state: State, seat: int, text: str) -> Refused:
        near = ", ".join(self._near(state, seat, text.casefold().split()))
        return Refused(Refusal(Line("table-no-such-move", {"text": text.strip(), "near": near})))

    def _near(self, state: State, seat: int, words: Sequence[str]) -> list[str]:
        """What a text that begins so might have meant: what the seat may do now, or any move if it is not asked."""
        legal = state.actions_of(seat) if 0 <= seat < state.seats else []
        possible = legal or [kind.first + kind.count // 3 for kind in self.kinds]
        number = self._verbs.get(words[0]) if words else None
        alike = [action for action in possible if number is not None and action in self.kinds[number]]
        return [self.name(state, action) for action in (alike or possible)[:MOST_EXAMPLES]]

    def parse_move(self, state: State, seat: int, text: str) -> list[int]:
        """The steps of a move that is written all at once. Its pieces may be in any order; they are put into the order
        of the rules. Refused if the text means no move; whether the steps are legal is judged later."""
        names = self.names(state.content)
        if text in names.actions:
            return [self._meant(state, seat, names.actions[text])]
        words = text.replace(",", " ").casefold().split()
        single = self._step(state, seat, words, names)
        if single is not None:
            return [self._meant(state, seat, single)]
        asked = 0 <= seat < state.seats and bool(state.actions_of(seat))
        if asked and len(words) > 1 and names.vocabulary.issuperset(words):
            turned = state.clone()
            turned.ask(seat)
            found = self._steps(turned, seat, words, names, _Tries())
            if found:
                return found
        raise self._no_such_move(state, seat, text)

    def _meant(self, state: State, seat: int, action: int) -> int:
        """People may use the verb of one kind for another, which has it in `also`: it means what is possible now."""
        kind, legal = self._kind_of[action], state.actions_of(seat) if 0 <= seat < state.seats else []
        if action in legal:
            return action
        others = [each.first - kind.first + action for each in self.kinds if kind.verb in each.also]
        return next((other for other in others if other in legal), action)

    def _steps(self, state: State, seat: int, words: list[str], names: Names, tries: _Tries) -> list[int]:
        """The steps that all the words together mean, each one legal after those before it; empty: there are none. What
        is written first is tried first; a word that is no step here may be one after another."""
        if not tries.first_time(steps_of(state), words):
            return []
        legal = state.legal_actions()
        begin = 0
        while begin < len(words):
            read = begin + 1
            for end in range(min(len(words), begin + names.longest), begin, -1):
                readings = self._readings(state, seat, words[begin:end], names)
                if not readings:
                    continue
                rest = [*words[:begin], *words[end:]]
                for action in readings:
                    found = self._followed(state, seat, action, rest, names, tries) if action in legal else []
                    if found:
                        return found
                read = end
                break
            begin = read
        return []

    def _readings(self, state: State, seat: int, words: Sequence[str], names: Names) -> list[int]:
        """What the words may mean as one step. That is one thing, but in the middle of a move a number alone may be any
        piece that is asked for."""
        step = self._step(state, seat, words, names)
        if step is not None or not state.pending.count:
            return [] if step is None else [step]
        offered = self.asked(state, steps_of(state)).offers
        return [action for action in self._with_piece(" ".join(words), names) if self._kind_of[action] in offered]

    def _followed(
        self, state: State, seat: int, action: int, rest: list[str], names: Names, tries: _Tries
    ) -> list[int]:
        """The action and the steps the rest means; nothing is carried out but steps of an unfinished move."""
        if not rest:
            return [action]
        if state.completes(action) or not tries.more():
            return []
        after = state.clone()
        after.apply(action)
        found = self._steps(after, seat, rest, names, tries)
        return [action, *found] if found else []

    # What is asked

    def prompt(self, state: State, viewer: int) -> Line:
        """Who must do what, and what is left of it. `who` is “you” or “other”; “several”: more than one seat is asked
        at once, and the viewer is none of them."""
        state = _turned(state, viewer)
        question = self.question(state, viewer)
        seat, asked = int(state.to_act), int(state.asked())
        who = "you" if viewer == seat else "several" if asked & (asked - 1) else "other"
        left = question.left(state, viewer)
        return Line(f"{self.prefix}-prompt-{question.name}", {"who": who, "seat": seat, **left})

    def pips(self, state: State, viewer: int) -> Sequence[int]:
        """How far the seat to act is in what it is asked: done, of how many; empty: there is nothing to count."""
        state = _turned(state, viewer)
        question = self.question(state, viewer)
        return () if question.pips is None else question.pips(state)

    def choices(self, state: State) -> list[Choice]:
        """The legal moves of the seat to act."""
        return self.offered(state, state.legal_actions())

    def offered(self, state: State, actions: Sequence[int]) -> list[Choice]:
        """These actions as the seat to act is offered them now."""
        return self._as_offered(state, self.asked(state, steps_of(state)), actions)

    def _as_offered(
        self, state: State, question: Question, actions: Sequence[int], *, in_a_set: bool = False
    ) -> list[Choice]:
        names, found = self.names(state.content), []
        for action in actions:
            kind = self._kind_of[action]
            offer, whole = question.offers.get(kind), not in_a_set and state.completes(action)
            if offer is None:
                raise ValueError(f"{self.prefix}: the question “{question.name}” does not offer “{kind.verb}”")
            if offer.usual:
                choice = names.choices.get((action, whole))
                if choice is None:
                    choice = names.choices[action, whole] = self._choice(state, offer, action, whole)
            else:
                choice = self._choice(state, offer, action, whole)
            found.append(choice)
        return found

    def _choice(self, state: State, offer: Offer, action: int, whole: bool) -> Choice:
        return Choice(
            action,
            self.name(state, action),
            self._touches(state, offer, action - offer.kind.first),
            self._group(state, offer, action - offer.kind.first),
            whole,
            self.label(state, offer, action - offer.kind.first),
        )

    def label(self, state: State, offer: Offer, place: int) -> Line:
        kind = offer.kind
        if offer.label is not None:
            return offer.label(state, place)
        if kind.label is not None:
            return kind.label(state.content, place)
        args: dict[str, Arg] = {} if kind.code is None else {"piece": kind.code(state.content, place)}
        return Line(f"{self.prefix}-move-{kind.verb}", args)

    def _touches(self, state: State, offer: Offer, place: int) -> Sequence[str]:
        if offer.touches is not None:
            return offer.touches(state, place)
        return () if offer.kind.touches is None else offer.kind.touches(state.content, place)

    def _group(self, state: State, offer: Offer, place: int) -> str:
        if offer.group is not None:
            return offer.group(state, place)
        return "" if offer.kind.group is None else offer.kind.group(state.content, place)

    def picks(self, state: State, chosen: Sequence[int]) -> Picks | None:
        """What the seat to act may add to the pieces it has chosen; None: it is not asked for a set."""
        begun = steps_of(state)
        question = self.asked(state, begun)
        picks = question.picks
        if picks is None:
            return None
        actions = picks.pieces(state, chosen)
        return Picks(
            choices=self._as_offered(state, question, actions, in_a_set=True),
            amounts=[picks.amount(state, action - picks.kind.first) for action in actions],
            need=0 if picks.need is None else picks.need(state),
            counts=picks.counts,
            label=self._usual_label(state, begun[0]) if begun and picks.whole else None,
            misfit=Line(picks.misfit),
            clause=picks.clause,
            ends=self._ending(state, question, picks),
        )

    def _ending(self, state: State, question: Question, picks: PickSet) -> Choice | None:
        kind = None if picks.ends is None else picks.ends(state)
        if kind is None:
            return None
        return self._choice(state, question.offers[kind], kind.first, state.completes(kind.first))

    def _usual_label(self, state: State, action: int) -> Line:
        kind = self._kind_of[action]
        return self.label(state, Offer(kind), action - kind.first)

    # What is not possible

    def refusal(self, state: State, action: int) -> Refusal | None:
        """Why an action is not possible while this is asked; None: the question does offer such moves."""
        if not 0 <= action < self.num_actions:
            return Refusal(Line("table-no-such-action", {"action": action}))
        question, kind = self.asked(state, steps_of(state)), self._kind_of[action]
        if kind in question.offers:
            return None
        key, clause = question.refuses.get(kind, (self.refusal_key, question.clause))
        return Refusal(Line(key, {"text": self._usual_label(state, action), "question": question.name}), clause)

    def meant(self, state: State, piece: str) -> int | None:
        """The action that touching a piece means now, possible or not: first what the question offers, then any."""
        question = self.asked(state, steps_of(state))
        others = [Offer(kind) for kind in self.kinds if kind not in question.offers]
        for offer in [*question.offers.values(), *others]:
            for place in range(offer.kind.count):
                if piece in self._touches(state, offer, place):
                    return offer.kind.first + place
        return None


class _Tries:
    """Which steps were tried for one text, and how many: a bound, because somebody may type anything."""

    def __init__(self) -> None:
        self.count = 0
        self._seen: set[tuple[tuple[int, ...], tuple[str, ...]]] = set()

    def first_time(self, steps: Sequence[int], rest: Sequence[str]) -> bool:
        """Whether these words have not been tried after these steps."""
        known = len(self._seen)
        self._seen.add((tuple(steps), tuple(rest)))
        return len(self._seen) > known

    def more(self) -> bool:
        self.count += 1
        return self.count <= MOST_TRIES


def _turned(state: State, viewer: int) -> State:
    """The state, or a copy that has turned to the viewer, if it is one of several seats that are asked at once."""
    if viewer < 0 or viewer == state.to_act or state.over or not state.asked() >> viewer & 1:
        return state
    turned = state.copy()
    turned.ask(viewer)
    return turned


def steps_of(state: State) -> list[int]:
    """The steps of the unfinished move of the seat to act."""
    return [int(state.pending.steps[i]) for i in range(state.pending.count)]

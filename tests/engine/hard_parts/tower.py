"""Coupe nation's reserve action: one move of up to twelve steps. Two cards of the hand make a sum or a difference,
others are destroyed to change it by one each, the card of the Reserve with that number is taken and put into the tower,
perhaps in place of another. A tower of four levels; hands of nine; what is replaced is discarded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.errors import Refusal
from tablee.engine.game import Credits, Game, GameOptions, Step
from tablee.engine.layout import Layout, Piece, Place, Zone, in_hand
from tablee.engine.moves import Kind, MoveTables, Offer, PickSet, Question, steps_of
from tablee.engine.rng import Dealer, Rng
from tablee.engine.state import MAX_STEPS, UNSEEN, Content, Memory, State
from tablee.engine.view import Arg, Beat, Effect, Line, Mark, View

CARDS = 36  # numbered from 1
HAND = 9
LEVELS = 4
SPANS = [(left, left + level) for level in range(LEVELS) for left in range(LEVELS - level)]  # base columns, by position
NAMES = [f"L{right - left + 1}P{left + 1}" for left, right in SPANS]
POSITIONS = len(SPANS)
TOP = POSITIONS - 1
EMPTY = 0

PLACE = 0
HIDE = PLACE + CARDS
OPEN = HIDE + CARDS
RESERVE = OPEN + POSITIONS
PAIR = RESERVE + 1
SUM = PAIR + CARDS
DIFFERENCE = SUM + CARDS
EXTRA = DIFFERENCE + CARDS
ON = EXTRA + CARDS
DESTROY = ON + POSITIONS
NUM_ACTIONS = DESTROY + CARDS


class Exchange:
    """The reserve action as far as it has been chosen, read off its steps."""

    def __init__(self, steps: Sequence[int]) -> None:
        self.pair = [step - PAIR + 1 for step in steps if PAIR <= step < SUM]
        self.extras = [step - EXTRA + 1 for step in steps if EXTRA <= step < ON]
        named = [step for step in steps if SUM <= step < EXTRA]
        self.by_sum = bool(named) and named[0] < DIFFERENCE
        self.target = (named[0] - SUM) % CARDS + 1 if named else EMPTY

    @property
    def result(self) -> int:
        low, high = self.pair
        return high + low if self.by_sum else high - low

    @property
    def due(self) -> int:
        """Cards still to be destroyed."""
        return abs(self.target - self.result) - len(self.extras)


class TowerState(State):
    def __init__(self, seats: int, content: Content, rules: int, rng: Rng, source: TowerState | None = None) -> None:
        super().__init__(seats, content, rules, rng, source)
        self.deck: list[int] = list(source.deck) if source else []
        self.hands: list[list[int]] = [list(hand) for hand in source.hands] if source else []
        self.reserve: list[int] = list(source.reserve) if source else []
        self.discard: list[int] = list(source.discard) if source else []
        self.tower: list[int] = list(source.tower) if source else [EMPTY] * POSITIONS
        self.hider: list[int] = list(source.hider) if source else [-1] * POSITIONS  # who laid it face down; -1: face up
        self.limit: int = source.limit if source else 0  # of the Reserve
        self.won: bool = source.won if source else False

    def clone(self) -> TowerState:
        return TowerState(self.seats, self.content, self.rules, self.rng.clone(), self)

    # The tower

    def fits(self, card: int, position: int) -> bool:
        """Numbers rise from left to right, and lie between those they stand on; face-down cards set no bounds."""
        left, right = SPANS[position]
        for other, (begin, end) in enumerate(SPANS):
            number = self.tower[other]
            if other == position or not number or self.hider[other] >= 0:
                continue
            if begin <= left and end <= right and number >= card:
                return False
            if begin >= left and end >= right and number <= card:
                return False
        return True

    def free(self) -> list[int]:
        """Empty positions on two cards; the top waits until all others are face up."""
        found = []
        for position, (left, right) in enumerate(SPANS):
            below = [SPANS.index((left, right - 1)), SPANS.index((left + 1, right))] if right > left else []
            if not self.tower[position] and all(self.tower[each] for each in below):
                found.append(position)
        closed = any(hider >= 0 for hider in self.hider)
        return [position for position in found if position != TOP or not closed]

    def places_for(self, card: int) -> list[int]:
        """Where a card of the Reserve may go: also in place of another."""
        occupied = [position for position in range(POSITIONS) if self.tower[position]]
        return [position for position in sorted([*self.free(), *occupied]) if self.fits(card, position)]

    # What may be done

    def fill_actions(self, buffer: vec[i64]) -> i64:
        actions = self.offered()
        for i, action in enumerate(actions):
            buffer[i] = action
        return len(actions)

    def offered(self) -> list[int]:
        steps = steps_of(self)
        if len(self.reserve) > self.limit:
            return [DESTROY + card - 1 for card in self.reserve]
        if not steps:
            return self._first_steps()
        if steps[0] < HIDE:
            card = steps[0] - PLACE + 1
            return [ON + position for position in self.free() if self.fits(card, position)]
        if steps[0] < OPEN:
            return [ON + position for position in self.free() if position != TOP]
        return self._exchange_steps(Exchange(steps))

    def _first_steps(self) -> list[int]:
        hand, free = self.hands[self.to_act], self.free()
        placing = [PLACE + card - 1 for card in hand if any(self.fits(card, position) for position in free)]
        hiding = [HIDE + card - 1 for card in hand] if any(position != TOP for position in free) else []
        opening = [OPEN + position for position in range(POSITIONS) if self.hider[position] >= 0]
        return [*placing, *hiding, *opening, *([RESERVE] if self.exchanges() else [])]

    def _exchange_steps(self, made: Exchange) -> list[int]:
        """Pair and extras in rising order, so that a set can be chosen in one way only."""
        plans = self.exchanges()
        if not made.pair:
            return [PAIR + card - 1 for card in sorted({low for low, high, way, target in plans})]
        if len(made.pair) == 1:
            return [PAIR + card - 1 for card in sorted({high for low, high, *_ in plans if low == made.pair[0]})]
        if not made.target:
            return sorted(way + target - 1 for low, high, way, target in plans if [low, high] == made.pair)
        if made.due:
            later = self.spare(made.pair, above=max(made.extras, default=EMPTY))
            return [EXTRA + card - 1 for card in later[: len(later) - made.due + 1]]
        return [ON + position for position in self.places_for(made.target)]

    def spare(self, pair: Sequence[int], above: int = EMPTY) -> list[int]:
        return [card for card in self.hands[self.to_act] if card not in pair and card > above]

    def exchanges(self) -> list[tuple[int, int, int, int]]:
        """All that can be completed: the pair, SUM or DIFFERENCE, and the card of the Reserve."""
        hand = self.hands[self.to_act]
        wanted = [card for card in self.reserve if self.places_for(card)]
        return [
            (low, high, way, target)
            for i, low in enumerate(hand)
            for high in hand[i + 1 :]
            for way, result in ((SUM, high + low), (DIFFERENCE, high - low))
            for target in wanted
            if abs(target - result) <= len(hand) - 2
        ]

    def completes(self, action: i64) -> bool:
        return action >= ON or OPEN <= action < RESERVE

    def seen(self, action: i64, seat: i64) -> i64:
        """A half-made move shows nothing; a card laid face down shows only where it lies."""
        if seat == self.to_act or action >= DESTROY or OPEN <= action < RESERVE:
            return action
        if action < ON:
            return UNSEEN
        return NUM_ACTIONS + action if HIDE <= self.pending.steps[0] < OPEN else self.pending.key(action)

    # What it does

    def apply(self, action: i64) -> None:
        if not self.completes(action):
            self.pending.add(action)
            return
        if action >= DESTROY:
            self.reserve.remove(action - DESTROY + 1)
            self.discard.append(action - DESTROY + 1)
            self._next_turn()
            return
        if action < RESERVE:
            self._open(action - OPEN)
            return
        steps = steps_of(self)
        self.pending.clear()
        if steps[0] < OPEN:
            self._put_from_hand(steps[0], action - ON)
        else:
            self._exchange(Exchange(steps), action - ON)

    def _put_from_hand(self, step: int, position: int) -> None:
        card = (step - PLACE) % CARDS + 1
        self.hands[self.to_act].remove(card)
        self.tower[position] = card
        if step >= HIDE:
            self.hider[position] = self.to_act
        else:
            self.learned += 1
        self._after(position)

    def _open(self, position: int) -> None:
        self.learned += 1
        self.hider[position] = -1
        if self.fits(self.tower[position], position):
            self._after(position)
        else:
            self.over = True

    def _exchange(self, made: Exchange, position: int) -> None:
        hand = self.hands[self.to_act]
        for card in [*made.pair, *made.extras]:
            hand.remove(card)
        self.discard += made.extras
        self.reserve.remove(made.target)
        self.reserve = sorted([*self.reserve, *made.pair])
        if self.tower[position]:
            self.discard.append(self.tower[position])
        self.tower[position], self.hider[position] = made.target, -1
        self.learned += 1
        self._after(position)

    def _after(self, position: int) -> None:
        if position == TOP:
            self.won = self.over = True
        elif len(self.reserve) <= self.limit:
            self._next_turn()

    def _next_turn(self) -> None:
        hand = self.hands[self.to_act]
        while self.deck and len(hand) < HAND:
            hand.append(self.deck.pop())
            self.learned += 1
        hand.sort()
        self.to_act = (self.to_act + 1) % self.seats
        self.over = not self.offered()

    # Who knows what, and who wins

    def redeal(self, seat: i64, rng: Rng, memory: Memory | None) -> None:
        others = [other for other in range(self.seats) if other != seat]
        covered = [position for position in range(POSITIONS) if self.hider[position] not in (-1, seat)]
        held = [card for other in others for card in self.hands[other]]
        hidden = vec[i64](sorted([*self.deck, *held, *(self.tower[position] for position in covered)]))
        rng.shuffle(hidden, len(hidden))
        cards = [int(card) for card in hidden]
        for other in others:
            self.hands[other] = sorted(cards.pop() for _ in self.hands[other])
        for position in covered:
            self.tower[position] = cards.pop()
        self.deck = cards

    def scores(self) -> list[int]:
        shown = sum(1 for card, hider in zip(self.tower, self.hider, strict=True) if card and hider < 0)
        return [shown] * self.seats

    def returns(self) -> list[float]:
        return [float(self.won)] * self.seats


# Moves


def _number(content: object, card: int) -> str:
    return str(card + 1)


def _name(content: object, position: int) -> str:
    return NAMES[position]


def _card(content: object, card: int) -> list[str]:
    return [f"card-{card + 1}"]


def _position(content: object, position: int) -> list[str]:
    return [NAMES[position]]


def _cards(verb: str, first: int, *also: str) -> Kind:
    return Kind(verb, first, CARDS, _number, also=also, touches=_card)


PLACING = _cards("place", PLACE, "poser")
HIDING = _cards("hide", HIDE, "cacher")
OPENING = Kind("open", OPEN, POSITIONS, _name, also=("ouvrir",), touches=_position)
RESERVING = Kind("reserve", RESERVE, also=("réserve",))
PAIRING = _cards("pair", PAIR, "paire")
SUMMING = _cards("sum", SUM, "somme")
SUBTRACTING = _cards("difference", DIFFERENCE, "différence")
DESTROYING_EXTRA = _cards("extra", EXTRA, "plus")
PUTTING = Kind("on", ON, POSITIONS, _name, also=("sur",), touches=_position)
DESTROYING = _cards("destroy", DESTROY, "détruire")


def _result(by_sum: bool) -> Callable[[TowerState, int], Line]:
    """By what the pair makes, and how many cards it takes to get from there to the target."""

    def label(state: TowerState, card: int) -> Line:
        made = Exchange([*steps_of(state), (SUM if by_sum else DIFFERENCE) + card])
        low, high = made.pair
        args: dict[str, Arg] = {
            "low": low,
            "high": high,
            "result": made.result,
            "target": made.target,
            "cost": made.due,
        }
        return Line("tower-move-sum" if by_sum else "tower-move-difference", args)

    return label


def _extra(state: TowerState, card: int) -> Line:
    made = Exchange(steps_of(state))
    return Line("tower-move-extra", {"card": card + 1, "target": made.target})


def _put(state: TowerState, position: int) -> Line:
    made = Exchange(steps_of(state))
    hidden = state.hider[position] >= 0
    replaced = "hidden" if hidden else "none" if not state.tower[position] else "open"
    args: dict[str, Arg] = {"card": made.target, "place": NAMES[position], "replaced": replaced}
    return Line("tower-move-put", args | ({"old": state.tower[position]} if replaced == "open" else {}))


def _put_card(state: TowerState, position: int) -> Line:
    step = int(state.pending.steps[0])
    args: dict[str, Arg] = {"card": (step - PLACE) % CARDS + 1, "place": NAMES[position]}
    return Line("tower-move-hide-there" if step >= HIDE else "tower-move-place-there", args)


def _partners(state: TowerState, chosen: Sequence[int]) -> list[int]:
    """Cards that make, with the one that was chosen, a pair for something in the Reserve."""
    pairs = [{low, high} for low, high, *_ in state.exchanges()]
    begun = Exchange(steps_of(state)).pair
    named = {*begun, *(action - PAIR + 1 for action in chosen)}
    if len(named) != len(begun) + len(chosen):
        return []
    found = {card for pair in pairs if named < pair for card in pair - named}
    return [PAIR + card - 1 for card in sorted(found) if card > max(begun, default=EMPTY)]


def _extras(state: TowerState, chosen: Sequence[int]) -> list[int]:
    made = Exchange(steps_of(state))
    named = [action - EXTRA + 1 for action in chosen]
    later = [card for card in state.spare(made.pair, above=max(made.extras, default=EMPTY)) if card not in named]
    return [EXTRA + card - 1 for card in later] if len(later) >= made.due - len(named) else []


def _due(state: TowerState) -> int:
    return Exchange(steps_of(state)).due


def _pair_due(state: TowerState) -> int:
    return 2 - len(Exchange(steps_of(state)).pair)


def _hidden_move(state: TowerState, action: int) -> str:
    return f"hide on {NAMES[action - ON]}"


FIRST = Question("act", [PLACING, HIDING, OPENING, RESERVING], clause="CPN-3.1")
PLACE_WHERE = Question("where", [Offer(PUTTING, label=_put_card)], clause="CPN-5.1")
HIDE_WHERE = Question("where", [Offer(PUTTING, label=_put_card)], clause="CPN-6.1", told=_hidden_move)
WHICH_PAIR = Question(
    "pair",
    [PAIRING],
    clause="CPN-8.1",
    left=lambda state, viewer: {"left": _pair_due(state)},
    picks=PickSet(PAIRING, _partners, need=_pair_due, misfit="tower-refuse-pair", clause="CPN-8.1", whole=False),
)
WHICH_TARGET = Question(
    "target", [Offer(SUMMING, label=_result(True)), Offer(SUBTRACTING, label=_result(False))], clause="CPN-8.3"
)
WHICH_EXTRAS = Question(
    "extra",
    [Offer(DESTROYING_EXTRA, label=_extra)],
    clause="CPN-8.2",
    left=lambda state, viewer: {"left": _due(state), "target": Exchange(steps_of(state)).target},
    picks=PickSet(DESTROYING_EXTRA, _extras, need=_due, misfit="tower-refuse-extra", clause="CPN-8.2", whole=False),
)
PUT_WHERE = Question("where", [Offer(PUTTING, label=_put)], clause="CPN-8.4")
LIMIT = Question("limit", [DESTROYING], clause="CPN-9.2")


def _asked(state: TowerState, steps: Sequence[int]) -> Question:
    if len(state.reserve) > state.limit:
        return LIMIT
    if not steps:
        return FIRST
    if steps[0] < OPEN:
        return HIDE_WHERE if steps[0] >= HIDE else PLACE_WHERE
    made = Exchange(steps)
    if len(made.pair) < 2:
        return WHICH_PAIR
    if not made.target:
        return WHICH_TARGET
    return WHICH_EXTRAS if made.due else PUT_WHERE


# What is shown


class TowerView(View, frozen=True, kw_only=True):
    tower: Sequence[int]  # EMPTY also where the viewer does not know the card
    covered: Sequence[int]  # positions that lie face down
    reserve: Sequence[int]
    discard: Sequence[int]
    sizes: Sequence[int]
    deck: int
    hand: Sequence[int]


class Tower(Game):
    id = "hard_tower"
    title = "Tower"
    credits = Credits(designers=["nobody"], publisher="nobody")
    rules_version = 1
    seats_min = 2
    seats_max = 3
    cooperative = True
    silent = True
    view_type = TowerView
    MOVES = MoveTables(
        "tower",
        (PLACING, HIDING, OPENING, RESERVING, PAIRING, SUMMING, SUBTRACTING, DESTROYING_EXTRA, PUTTING, DESTROYING),
        _asked,
    )

    def num_actions(self, options: GameOptions) -> int:
        return NUM_ACTIONS

    def set_up(self, seats: int, options: Any, content: Any, rules: int, rng: Rng, dealer: Dealer) -> State:
        state = TowerState(seats, content, rules, rng)
        state.deck = dealer.shuffle(list(range(2, CARDS)))
        state.hands = [sorted(state.deck.pop() for _ in range(HAND)) for _ in range(seats)]
        state.reserve = sorted([1, CARDS, *(state.deck.pop() for _ in range(3))])
        state.limit = len(state.reserve)
        return state

    def view(self, state: TowerState, viewer: int) -> TowerView:
        known = [
            card if hider in (-1, viewer) or state.over else EMPTY
            for card, hider in zip(state.tower, state.hider, strict=True)
        ]
        return TowerView(
            viewer=viewer,
            seats=state.seats,
            to_act=-1 if state.over else state.to_act,
            over=state.over,
            prompt=Line("tower-over", {"won": "yes" if state.won else "no"})
            if state.over
            else self.moves.prompt(state, viewer),
            scores=state.scores() if state.over else (),
            begun=self.moves.begun(state, viewer),
            tower=known,
            covered=[position for position in range(POSITIONS) if state.hider[position] >= 0],
            reserve=state.reserve,
            discard=state.discard,
            sizes=[len(hand) for hand in state.hands],
            deck=len(state.deck),
            hand=state.hands[viewer] if viewer >= 0 else (),
        )

    def log(self, step: Step, viewer: int) -> list[Line]:
        """The whole action is one entry."""
        if step.half_made:
            return []
        args: dict[str, Arg] = {"seat": step.seat}
        if step.action >= DESTROY:
            return [Line("tower-log-destroy", {**args, "card": step.action - DESTROY + 1})]
        if step.action < RESERVE:
            position = step.action - OPEN
            return [Line("tower-log-open", {**args, "place": NAMES[position], "card": step.after.tower[position]})]
        steps, position = steps_of(step.before), step.action - ON
        args |= {"place": NAMES[position], "card": step.after.tower[position]}
        if steps[0] < HIDE:
            return [Line("tower-log-place", args)]
        if steps[0] < OPEN:
            if viewer != step.seat:
                del args["card"]
            return [Line("tower-log-hide" if viewer != step.seat else "tower-log-hid", args)]
        made = Exchange(steps)
        low, high = made.pair
        way: dict[str, Arg] = {"low": low, "high": high, "way": "sum" if made.by_sum else "difference"}
        cost: dict[str, Arg] = {"cost": len(made.extras), "extras": ", ".join(map(str, made.extras))}
        return [Line("tower-log-exchange", args | way | cost)]

    def beats(self, step: Step, viewers: Sequence[int]) -> list[list[Beat]]:
        return [self._beats(step, viewer) for viewer in viewers]

    def _beats(self, step: Step, viewer: int) -> list[Beat]:
        if step.half_made or step.action < ON:
            return []
        seat, hand = f"seat-{step.seat}", step.after.hands[step.seat]
        found: list[Beat] = []
        if step.action >= DESTROY:
            card = f"card-{step.action - DESTROY + 1}"
            found.append(Beat(card, "reserve", "discard"))
        else:
            found += self._carried_out(step, viewer, seat)
        drawn = [card for card in hand if card not in step.before.hands[step.seat]]
        return [*found, *(Beat(f"card-{card}" if viewer == step.seat else "", "deck", seat) for card in drawn)]

    def _carried_out(self, step: Step, viewer: int, seat: str) -> list[Beat]:
        steps, position = steps_of(step.before), step.action - ON
        where, card = NAMES[position], f"card-{step.after.tower[position]}"
        if steps[0] < OPEN:
            hidden = steps[0] >= HIDE and viewer != step.seat
            return [Beat("" if hidden else card, seat, where)]
        made = Exchange(steps)
        given = [Beat(f"card-{each}", seat, "reserve") for each in made.pair]
        given += [Beat(f"card-{each}", seat, "discard") for each in made.extras]
        old = step.before.tower[position]
        return [*given, *([Beat(f"card-{old}", where, "discard")] if old else []), Beat(card, "reserve", where)]

    def effect(self, world: TowerState, action: int) -> Effect:
        steps, kind = steps_of(world), self.moves.kind_of(action)
        if kind in (SUMMING, SUBTRACTING):
            cost = Exchange([*steps, action]).due
            return Effect([Line("tower-effect-target", {"cost": cost})])
        if kind in (PAIRING, DESTROYING_EXTRA, DESTROYING):
            card = action - kind.first + 1
            return Effect([Line(f"tower-effect-{kind.verb}", {"card": card})], [Mark(f"card-{card}", "goes")])
        if kind is PUTTING:
            won = action - ON == TOP
            line = Line("tower-effect-wins" if won else "tower-effect-stands")
            return Effect([line], [Mark(NAMES[action - ON], "goes")], costly=won)
        if kind is OPENING:
            return Effect([Line("tower-effect-open")], costly=world.hider[action - OPEN] != world.to_act)
        return Effect()

    def explain(self, state: TowerState, viewer: int, action: int) -> Refusal:
        clause = self.moves.question(state, viewer).clause
        return Refusal(Line("tower-refuse", {"move": self.moves.name(state, action)}), clause)

    def layout(self, view: TowerView) -> Layout:
        levels = [
            Zone(
                id=f"level-{level + 1}",
                kind="row",
                name=Line("tower-zone-level", {"level": level + 1}),
                places=[
                    _place(view, position) for position in range(POSITIONS) if NAMES[position][1] == str(level + 1)
                ],
            )
            for level in reversed(range(LEVELS))
        ]
        reserve = in_hand([_piece(card) for card in view.reserve])
        back = Piece(name=Line("tower-back"), facing="down", count=view.deck)
        piles = [
            Place(id="deck", pieces=[back] if view.deck else []),
            Place(id="discard", pieces=[_piece(card) for card in view.discard[-1:]]),
        ]
        people = [Place(id=f"seat-{seat}", owner=seat, value=size) for seat, size in enumerate(view.sizes)]
        own = Zone(
            id="hand",
            kind="row",
            name=Line("tower-zone-hand"),
            places=in_hand([_piece(card) for card in view.hand]),
            held=True,
        )
        return Layout(
            zones=[
                *([own] if view.viewer >= 0 else []),
                *levels,
                Zone(id="reserve", kind="row", name=Line("tower-zone-reserve"), places=reserve),
                Zone(id="piles", kind="row", name=Line("tower-zone-piles"), places=piles),
                Zone(id="players", kind="list", name=Line("tower-zone-players"), places=people),
            ],
            accent="blue",
        )

    def knows(self, state: TowerState, viewer: int) -> object:
        own = state.hands[viewer] if viewer >= 0 else []
        seen = [
            [card if hider in (-1, viewer) or state.over else 0, hider]
            for card, hider in zip(state.tower, state.hider, strict=True)
        ]
        steps = steps_of(state) if viewer == state.to_act else []
        where = [[int(card in pile) for card in range(1, CARDS + 1)] for pile in (own, state.reserve, state.discard)]
        sizes = [len(hand) for hand in state.hands]
        begun = [*steps, *[-1] * (MAX_STEPS - len(steps))]
        return [seen, where, sizes, len(state.deck), int(state.to_act), begun, int(state.over), int(state.won)]

    def violations(self, state: TowerState) -> list[str]:
        cards = [*state.deck, *state.reserve, *state.discard, *(card for card in state.tower if card)]
        cards += [card for hand in state.hands for card in hand]
        return [] if sorted(cards) == list(range(1, CARDS + 1)) else ["a card is missing or in two places"]


@cache
def _piece(card: int) -> Piece:
    return Piece(id=f"card-{card}", name=Line("tower-card", {"card": card}), face=str(card))


def _place(view: TowerView, position: int) -> Place:
    card = view.tower[position]
    back = Piece(name=Line("tower-back"), facing="down")
    pieces = [back] if position in view.covered else [_piece(card)] if card else []
    return Place(id=NAMES[position], name=Line("tower-place", {"place": NAMES[position]}), pieces=pieces)

"""A small sound game with everything a suite must look at; `broken` has many ways to break it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.errors import Refusal
from tablee.engine.game import Credits, Game, GameOptions, Step
from tablee.engine.layout import Layout, Piece, Place, Zone, in_hand
from tablee.engine.moves import Kind, MoveTables, PickSet, Question
from tablee.engine.rng import Dealer, Rng
from tablee.engine.state import SPECTATOR, UNSEEN, Content, Memory, State
from tablee.engine.view import Line, View

CARDS = 12
PLAY, PICK, SWAP, NUM_ACTIONS = 0, CARDS, 2 * CARDS, 2 * CARDS + 1


class ParcelState(State):
    """Play a card for its points, or once a game swap some: pick them one by one, then draw as many."""

    def __init__(self, seats: int, content: Content, rules: int, rng: Rng, source: ParcelState | None = None) -> None:
        super().__init__(seats, content, rules, rng, source)
        self.deck: list[int] = list(source.deck) if source else []
        self.hands: list[list[int]] = [list(hand) for hand in source.hands] if source else []
        self.points: list[int] = list(source.points) if source else [0] * seats
        self.swapped: list[bool] = list(source.swapped) if source else [False] * seats

    def clone(self) -> ParcelState:
        return type(self)(self.seats, self.content, self.rules, self.rng.clone(), self)

    def picked(self) -> list[int]:
        return [self.pending.steps[i] - PICK for i in range(self.pending.count)]

    def fill_actions(self, buffer: vec[i64]) -> i64:
        actions = self.offered()
        for i, action in enumerate(actions):
            buffer[i] = action
        return len(actions)

    def offered(self) -> list[int]:
        hand, picked = self.hands[self.to_act], self.picked()
        if picked:
            return [PICK + card for card in hand if card > picked[-1]] + [SWAP]
        return [PLAY + card for card in hand] + ([] if self.swapped[self.to_act] else [PICK + card for card in hand])

    def apply(self, action: i64) -> None:
        if action < PICK:
            self.hands[self.to_act].remove(action - PLAY)
            self.points[self.to_act] += action - PLAY
            self.learned += 1
            self.next_turn()
        elif action < SWAP:
            self.pending.add(action)
        else:
            self.swap(self.picked())
            self.pending.clear()
            self.next_turn()

    def swap(self, picked: list[int]) -> None:
        kept = [card for card in self.hands[self.to_act] if card not in picked]
        drawn = [self.deck.pop() for _ in picked if self.deck]
        back = picked[: len(drawn)]
        for card in back:
            self.deck.insert(self.rng.below(len(self.deck) + 1), card)
        self.hands[self.to_act] = sorted(kept + drawn + picked[len(drawn) :])
        self.swapped[self.to_act] = True
        self.learned += 1
        self.note(0, self.to_act, drawn[0] if drawn else -1, len(drawn))

    def next_turn(self) -> None:
        self.over = not any(self.hands)
        for _ in range(self.seats):
            self.to_act = (self.to_act + 1) % self.seats
            if self.hands[self.to_act]:
                return

    def seen(self, action: i64, seat: i64) -> i64:
        if seat == self.to_act or action < PICK:
            return action
        return NUM_ACTIONS + self.pending.count if action == SWAP else UNSEEN

    def redeal(self, seat: i64, rng: Rng, memory: Memory | None) -> None:
        others = [other for other in range(self.seats) if other != seat]
        hidden = sorted([*self.deck, *(card for other in others for card in self.hands[other])])
        mixed = vec[i64]([i64(card) for card in hidden])
        rng.shuffle(mixed, len(hidden))
        cards = [int(card) for card in mixed]
        for other in others:
            self.hands[other] = sorted(cards.pop() for _ in self.hands[other])
        self.deck = cards

    def scores(self) -> list[int]:
        return list(self.points)

    def returns(self) -> list[float]:
        best = max(self.points)
        return [points / best / self.points.count(best) if points == best > 0 else 0.0 for points in self.points]


def _number(content: object, card: int) -> str:
    return str(card)


def _label(content: object, card: int) -> Line:
    return Line("table-seat", {"number": card})


def _piece(content: object, card: int) -> list[str]:
    return [f"card-{card}"]


def _held(state: ParcelState, chosen: Sequence[int]) -> list[int]:
    later = [card for card in state.hands[state.to_act] if card > max(state.picked(), default=-1)]
    return [PICK + card for card in later if PICK + card not in chosen]


PLAYING = Kind("play", PLAY, CARDS, _number, label=_label, touches=_piece)
PICKING = Kind("pick", PICK, CARDS, _number, label=_label, touches=_piece)
SWAPPING = Kind("swap", SWAP, label=_label)
_CHOSEN = PickSet(PICKING, _held, misfit="table-no-such-seat", clause="TOY-1", ends=lambda state: SWAPPING)
TURN = Question("turn", [PLAYING, PICKING], clause="TOY-1")
SWAP_CARDS = Question(
    "swap",
    [PICKING, SWAPPING],
    clause="TOY-1",
    picks=_CHOSEN,
    told=lambda state, action: f"swap {state.pending.count}",
)


def _asked(state: ParcelState, steps: Sequence[int]) -> Question:
    return SWAP_CARDS if steps else TURN


class ParcelView(View, frozen=True, kw_only=True):
    points: Sequence[int]
    sizes: Sequence[int]
    deck: int
    swapped: Sequence[bool]
    hand: Sequence[int] = ()
    picked: Sequence[int] = ()
    extra: object = None  # for broken games


class Parcel(Game):
    id = "parcel"
    title = "Parcel"
    credits = Credits(designers=["nobody"], publisher="nobody", year=2026)
    rules_version = 1
    seats_min = 2
    seats_max = 3
    MOVES = MoveTables("parcel", (PLAYING, PICKING, SWAPPING), _asked)
    Position: type[ParcelState] = ParcelState

    def num_actions(self, options: GameOptions) -> int:
        return NUM_ACTIONS

    def set_up(self, seats: int, options: Any, content: Any, rules: int, rng: Rng, dealer: Dealer) -> State:
        state = self.Position(seats, content, rules, rng)
        state.deck = dealer.shuffle(list(range(CARDS)))
        state.hands = [sorted(state.deck.pop() for _ in range(3)) for _ in range(seats)]
        return state

    def view(self, state: ParcelState, viewer: int) -> View:
        own = viewer != SPECTATOR
        return ParcelView(
            viewer=viewer,
            seats=state.seats,
            to_act=state.to_act,
            over=state.over,
            prompt=Line("table-seat", {"number": state.to_act + 1}),
            points=state.points,
            sizes=[len(hand) for hand in state.hands],
            deck=len(state.deck),
            swapped=state.swapped,
            hand=state.hands[viewer] if own else (),
            picked=state.picked() if viewer == state.to_act else (),
            extra=self.extra(state, viewer),
        )

    def extra(self, state: ParcelState, viewer: int) -> object:
        return None

    def layout(self, view: Any) -> Layout:
        hand = [Piece(id=f"card-{card}", name=_label(None, card), face=str(card)) for card in view.hand]
        back = Piece(name=Line("table-points"), facing="down", count=view.deck)
        rows = [
            Place(id=f"seat-{seat}", name=_label(None, seat), owner=seat, cells=[points, view.sizes[seat]])
            for seat, points in enumerate(view.points)
        ]
        return Layout(
            zones=[
                Zone(id="hand", kind="row", name=Line("table-points"), held=True, places=in_hand(hand)),
                Zone(
                    id="deck",
                    kind="stack",
                    name=Line("table-points"),
                    places=[Place(id="deck", pieces=[back] if view.deck else ())],
                ),
                Zone(id="players", kind="table", name=Line("table-points"), heads=["★", "#"], places=rows),
            ]
        )

    def log(self, step: Step, viewer: int) -> list[Line]:
        if PICK <= step.action < SWAP:
            return []
        told: dict[str, int | str] = {"seat": step.seat, "action": step.before.seen(step.action, viewer)}
        return [Line("table-seat", told), *(Line("table-points", {"drawn": note.amount}) for note in step.notes)]

    def explain(self, state: ParcelState, viewer: int, action: int) -> Refusal:
        if not 0 <= action < NUM_ACTIONS:
            return Refusal(Line("table-no-such-action", {"action": action}))
        return Refusal(Line("table-no-such-action", {"action": action}), "TOY-1")

    def knows(self, state: ParcelState, viewer: int) -> object:
        own = viewer != SPECTATOR
        open_table = [state.points, [len(hand) for hand in state.hands], len(state.deck), state.swapped, state.to_act]
        picked = state.picked() if viewer == state.to_act else []
        # Always as many numbers, so that it can serve as an observation.
        hand = [int(own and card in state.hands[viewer]) for card in range(CARDS)]
        return [open_table, hand, [int(card in picked) for card in range(CARDS)], int(state.over)]

    def violations(self, state: ParcelState) -> list[str]:
        cards = sorted([*state.deck, *(card for hand in state.hands for card in hand)])
        return [] if len(set(cards)) == len(cards) else ["a card is in two places"]

"""Age of Champagne's resolution: pawns are resolved one after the other, whoever speaks first before the others; an
order may be shipped in part; and at the harvest all who have too much choose at the same time, sealed, what they keep,
each with a move of two steps. Three rounds; one pawn for each player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.errors import Refusal
from tablee.engine.game import Credits, Game, GameOptions, Step
from tablee.engine.layout import Colour, Layout, Piece, Place, Zone
from tablee.engine.moves import Kind, MoveTables, Offer, Question
from tablee.engine.rng import Dealer, Rng
from tablee.engine.state import UNSEEN, Content, Memory, State
from tablee.engine.view import Arg, Beat, Effect, Line, Mark, ScoreLine, View, phases

TYPES = ("C", "N", "M")
COLOURS: tuple[Colour, ...] = ("Y", "K", "R")
BASE = (3, 2, 1)  # what an omitted cuvee takes off
ROOM = 7
ROUNDS = 3
MOST_SEATS = 4
SPEAK_FIRST, PARTIAL, DOUBLE, PLAIN = range(4)
SPOTS = 4
SLOTS = 3
NOBODY = -1
# Cuvees ordered and points.
ORDERS = (
    (1, 0, 0, 4), (0, 1, 0, 3), (0, 0, 2, 3), (1, 1, 0, 7), (0, 1, 1, 5), (1, 0, 1, 6), (0, 0, 1, 2),
    (1, 1, 1, 9), (2, 1, 0, 11), (0, 2, 2, 9), (1, 0, 3, 10), (2, 0, 0, 9), (0, 2, 0, 7), (0, 1, 2, 7),
)  # fmt: skip
HARVESTS = ((2, 2, 1), (1, 1, 3), (3, 0, 1), (0, 3, 2), (2, 1, 3), (1, 2, 2), (3, 2, 2), (2, 3, 0))

SPOT = 0
SHIP = SPOT + SPOTS
WITHOUT = SHIP + SLOTS
COMPLETE = WITHOUT + len(TYPES)
PASS = COMPLETE + 1
KEEP_C = PASS + 1
KEEP_N = KEEP_C + ROOM + 1
NUM_ACTIONS = KEEP_N + ROOM + 1

PLACING, SHIPPING, HARVESTING = range(3)
PHASES = ("place", "ship", "harvest")


class VintageState(State):
    def __init__(self, seats: int, content: Content, rules: int, rng: Rng, source: VintageState | None = None) -> None:
        super().__init__(seats, content, rules, rng, source)
        self.round: int = source.round if source else 1
        self.phase: int = source.phase if source else PLACING
        self.spots: list[int] = list(source.spots) if source else [NOBODY] * SPOTS  # whose pawn stands there
        self.shipped: int = source.shipped if source else 0  # orders by the pawn that is being resolved
        self.cellars: list[list[int]] = (
            [list(each) for each in source.cellars] if source else [[1, 1, 1] for _ in range(seats)]
        )
        self.points: list[int] = list(source.points) if source else [0] * seats
        self.open: list[int] = list(source.open) if source else []  # orders, by slot
        self.orders: list[int] = list(source.orders) if source else []
        self.crops: list[int] = list(source.crops) if source else []  # harvest cards
        self.crop: list[int] = list(source.crop) if source else [NOBODY] * seats  # of this round
        self.kept: list[list[int]] = (
            [list(each) for each in source.kept] if source else [[]] * seats
        )  # sealed; empty: none yet

    def clone(self) -> VintageState:
        return type(self)(self.seats, self.content, self.rules, self.rng.clone(), self)

    # What may be done

    def fill_actions(self, buffer: vec[i64]) -> i64:
        actions = self.offered()
        for i, action in enumerate(actions):
            buffer[i] = action
        return len(actions)

    def offered(self) -> list[int]:
        if self.phase == PLACING:
            return [SPOT + spot for spot in range(SPOTS) if self.spots[spot] == NOBODY]
        if self.phase == HARVESTING:
            return self._amounts()
        if self.pending.count:
            slot = int(self.pending.steps[0]) - SHIP
            left_out = [WITHOUT + kind for kind in range(len(TYPES)) if self.fulfils(slot, kind)]
            return [*left_out, *([COMPLETE] if self.fulfils(slot) else [])]
        return [*(SHIP + slot for slot in range(len(self.open)) if self._can_ship(slot)), PASS]

    def _can_ship(self, slot: int) -> bool:
        partial = self.spots[PARTIAL] == self.to_act
        return self.fulfils(slot) or (partial and any(self.fulfils(slot, kind) for kind in range(len(TYPES))))

    def fulfils(self, slot: int, omitted: int = NOBODY) -> bool:
        """Whether the cellar has what is ordered, less one cuvee; at least one must be shipped."""
        wanted = self.wanted(slot, omitted)
        held = self.cellars[self.to_act]
        return sum(wanted) > 0 and all(0 <= want <= have for want, have in zip(wanted, held, strict=True))

    def wanted(self, slot: int, omitted: int = NOBODY) -> list[int]:
        order = ORDERS[self.open[slot]]
        return [order[kind] - (kind == omitted) for kind in range(len(TYPES))]

    def room(self, seat: int) -> int:
        return ROOM - sum(self.cellars[seat])

    def keeps(self, seat: int) -> list[list[int]]:
        """All that a seat may keep of its harvest: as much as there is room for."""
        c, n, m = HARVESTS[self.crop[seat]]
        room = min(self.room(seat), c + n + m)
        ways = [[i, j, room - i - j] for i in range(c + 1) for j in range(n + 1)]
        return [way for way in ways if 0 <= way[2] <= m]

    def _amounts(self) -> list[int]:
        ways = self.keeps(int(self.to_act))
        if not self.pending.count:
            return [KEEP_C + c for c in sorted({way[0] for way in ways})]
        chosen = int(self.pending.steps[0]) - KEEP_C
        return [KEEP_N + n for c, n, m in ways if c == chosen]

    def choosing(self) -> list[int]:
        """Seats that have more than they have room for, and have not said what they keep."""
        return [seat for seat in range(self.seats) if not self.kept[seat] and len(self.keeps(seat)) > 1]

    def asked(self) -> i64:
        if self.phase == HARVESTING:
            return sum(1 << seat for seat in self.choosing())
        return 1 << self.to_act

    def forced(self) -> bool:
        return self.phase == SHIPPING and not self.pending.count and len(self.offered()) == 1

    def completes(self, action: i64) -> bool:
        if SHIP <= action < WITHOUT:
            return self.spots[PARTIAL] != self.to_act
        return not KEEP_C <= action < KEEP_N

    def seen(self, action: i64, seat: i64) -> i64:
        if seat == self.to_act:
            return action
        if not self.completes(action):
            return UNSEEN
        if self.phase == HARVESTING and self.choosing() != [self.to_act]:
            return UNSEEN  # sealed until the last has chosen
        return self.pending.key(action) if self.pending.count else action

    # What it does

    def apply(self, action: i64) -> None:
        if not self.completes(action):
            self.pending.add(action)
        elif action < SHIP:
            self.spots[action - SPOT] = self.to_act
            self._next_pawn()
        elif self.phase == HARVESTING:
            self._keep(int(self.pending.steps[0]) - KEEP_C, action - KEEP_N)
        elif action == PASS:
            self._next_shipper()
        else:
            slot = (int(self.pending.steps[0]) if self.pending.count else action) - SHIP
            self.pending.clear()
            self._ship(slot, action - WITHOUT if WITHOUT <= action < COMPLETE else NOBODY)

    def _next_pawn(self) -> None:
        placed = sum(seat != NOBODY for seat in self.spots)
        if placed < self.seats:
            self.to_act = (self.to_act + 1) % self.seats
            return
        self.phase = SHIPPING
        self.to_act = self._shippers()[0]

    def _shippers(self) -> list[int]:
        """Who still has a pawn on the board: whoever speaks first, then in the order of play."""
        order = [(self.round - 1 + offset) % self.seats for offset in range(self.seats)]
        return sorted((seat for seat in order if seat in self.spots), key=lambda seat: seat != self.spots[SPEAK_FIRST])

    def _ship(self, slot: int, omitted: int) -> None:
        order = self.open.pop(slot)
        for kind, count in enumerate(ORDERS[order][:3]):
            self.cellars[self.to_act][kind] -= count - (kind == omitted)
        self.points[self.to_act] += ORDERS[order][3] - (BASE[omitted] if omitted != NOBODY else 0)
        self.note(0, self.to_act, order, omitted)
        self.shipped += 1
        if self.orders:
            self.open.insert(slot, self.orders.pop())
            self.learned += 1
        if self.shipped == 2 or self.spots[DOUBLE] != self.to_act:
            self._next_shipper()

    def _next_shipper(self) -> None:
        self.spots[self.spots.index(self.to_act)] = NOBODY
        self.shipped = 0
        left = self._shippers()
        if left:
            self.to_act = left[0]
            return
        self.phase = HARVESTING
        self.learned += 1
        self.crop = [self.crops.pop() for _ in range(self.seats)]
        self._store_if_all_have_chosen()

    def _keep(self, c: int, n: int) -> None:
        seat = int(self.to_act)
        self.kept[seat] = next(way for way in self.keeps(seat) if way[:2] == [c, n])
        self.pending.clear()
        self._store_if_all_have_chosen()

    def _store_if_all_have_chosen(self) -> None:
        waiting = self.choosing()
        if waiting:
            self.ask(waiting[0])
            return
        self.learned += 1
        for seat in range(self.seats):
            kept = self.kept[seat] or self.keeps(seat)[0]
            self.note(1, seat, kept[0] * 100 + kept[1] * 10 + kept[2], sum(HARVESTS[self.crop[seat]]) - sum(kept))
            self.cellars[seat] = [have + more for have, more in zip(self.cellars[seat], kept, strict=True)]
        self.kept, self.crop = [[]] * self.seats, [NOBODY] * self.seats
        self.phase = PLACING
        self.to_act = self.round % self.seats
        self.round += 1
        self.over = self.round > ROUNDS

    # Who knows what, and who wins

    def redeal(self, seat: i64, rng: Rng, memory: Memory | None) -> None:
        for other in range(self.seats):
            if other != seat and self.kept[other]:
                ways = self.keeps(other)
                self.kept[other] = ways[rng.below(len(ways))]
        for pile in (self.orders, self.crops):
            mixed = vec[i64](sorted(pile))
            rng.shuffle(mixed, len(pile))
            pile[:] = [int(each) for each in mixed]

    def scores(self) -> list[int]:
        return [points + sum(cellar) // 3 for points, cellar in zip(self.points, self.cellars, strict=True)]

    def returns(self) -> list[float]:
        scores = self.scores()
        return [1 / scores.count(max(scores)) if score == max(scores) else 0.0 for score in scores]


# Moves


def _counted(content: object, place: int) -> str:
    return str(place + 1)


def _amount(content: object, amount: int) -> str:
    return str(amount)


def _one(name: str) -> Callable[[object, int], Sequence[str]]:
    return lambda content, place: [f"{name}-{place + 1}"]


TAKE_SPOT = Kind("spot", SPOT, SPOTS, _counted, touches=_one("spot"))
SHIPMENT = Kind("ship", SHIP, SLOTS, _counted, also=("expédier",), touches=_one("order"))
LEAVE_OUT = Kind("without", WITHOUT, len(TYPES), lambda content, kind: TYPES[kind], also=("sans",))
ALL_OF_IT = Kind("complete", COMPLETE, also=("complet",))
PASSING = Kind("pass", PASS, also=("passer",))
KEEPING_C = Kind("keep-c", KEEP_C, ROOM + 1, _amount)
KEEPING_N = Kind("keep-n", KEEP_N, ROOM + 1, _amount)


def _shipping(state: VintageState, slot: int) -> Line:
    return Line(
        "vintage-move-ship", {"order": _order(state.open[slot])} if slot < len(state.open) else {"order": slot + 1}
    )


def _order(order: int) -> Line:
    c, n, m, points = ORDERS[order]
    return Line("vintage-order", {"c": c, "n": n, "m": m, "points": points})


def _less(state: VintageState, kind: int) -> Line:
    """What is left of the order that was chosen, and what it pays then."""
    order = ORDERS[state.open[int(state.pending.steps[0]) - SHIP]]
    return Line("vintage-move-less", {"type": TYPES[kind], "points": order[3] - BASE[kind]})


def _rest(state: VintageState, n: int) -> Line:
    """With what was chosen before, the last amount follows."""
    c = int(state.pending.steps[0]) - KEEP_C
    found = [way for way in state.keeps(int(state.to_act)) if way[:2] == [c, n]]
    return Line("vintage-move-rest", {"c": c, "n": n, "m": found[0][2] if found else 0})


def _own(state: VintageState, kind: int) -> list[str]:
    return [f"cellar-{state.to_act}-{TYPES[kind]}"]


def _room_left(state: VintageState, viewer: int) -> dict[str, Arg]:
    seat = int(state.to_act)
    return {"room": state.room(seat), "crop": sum(HARVESTS[state.crop[seat]])} if viewer == seat else {}


TAKING = Question("place", [TAKE_SPOT], clause="AOC-5.1")
SHIP_WHAT = Question("ship", [Offer(SHIPMENT, label=_shipping), PASSING], clause="AOC-10.2")
HOW_MUCH = Question(
    "part", [Offer(LEAVE_OUT, label=_less, touches=_own), ALL_OF_IT], clause="AOC-10.9", guide="partial delivery"
)
KEEP_FIRST = Question("keep-c", [KEEPING_C], clause="AOC-12.2", left=_room_left)
KEEP_SECOND = Question("keep-n", [Offer(KEEPING_N, label=_rest)], clause="AOC-12.2", left=_room_left)


def _asked(state: VintageState, steps: Sequence[int]) -> Question:
    if state.phase == PLACING:
        return TAKING
    if state.phase == SHIPPING:
        return HOW_MUCH if steps else SHIP_WHAT
    return KEEP_SECOND if steps else KEEP_FIRST


# What is shown


class VintageView(View, frozen=True, kw_only=True):
    spots: Sequence[int]
    open: Sequence[int]
    cellars: Sequence[Sequence[int]]
    crop: Sequence[int]
    points: Sequence[int]
    own: Sequence[int]  # what the viewer keeps, sealed until all have chosen


class Vintage(Game):
    id = "hard_vintage"
    title = "Vintage"
    credits = Credits(designers=["nobody"], publisher="nobody")
    rules_version = 1
    seats_min = 2
    seats_max = MOST_SEATS
    view_type = VintageView
    MOVES = MoveTables("vintage", (TAKE_SPOT, SHIPMENT, LEAVE_OUT, ALL_OF_IT, PASSING, KEEPING_C, KEEPING_N), _asked)

    def num_actions(self, options: GameOptions) -> int:
        return NUM_ACTIONS

    def set_up(self, seats: int, options: Any, content: Any, rules: int, rng: Rng, dealer: Dealer) -> State:
        state = VintageState(seats, content, rules, rng)
        state.orders = dealer.shuffle(list(range(len(ORDERS))))
        state.crops = dealer.shuffle(list(range(len(HARVESTS))) * 2)
        state.open = [state.orders.pop() for _ in range(SLOTS)]
        return state

    def view(self, state: VintageState, viewer: int) -> VintageView:
        return VintageView(
            viewer=viewer,
            seats=state.seats,
            to_act=-1 if state.over else state.to_act,
            over=state.over,
            prompt=Line("vintage-over") if state.over else self.moves.prompt(state, viewer),
            scores=state.scores() if state.over else (),
            begun=self.moves.begun(state, viewer),
            heading=Line("vintage-heading", {"round": min(state.round, ROUNDS)}),
            phases=phases("vintage-phase", PHASES, state.phase),
            spots=state.spots,
            open=state.open,
            cellars=state.cellars,
            crop=state.crop,
            points=state.points,
            own=state.kept[viewer] if viewer >= 0 else (),
        )

    def log(self, step: Step, viewer: int) -> list[Line]:
        """Sealed choices are told when the last of them is made."""
        if step.half_made:
            return []
        told: list[Line] = []
        if step.action < SHIP:
            told.append(Line("vintage-log-spot", {"seat": step.seat, "spot": step.action - SPOT + 1}))
        elif step.action == PASS:
            told.append(Line("vintage-log-pass", {"seat": step.seat}))
        for note in step.notes:
            if note.kind == 1:
                c, n, m = note.what // 100, note.what // 10 % 10, note.what % 10
                told.append(Line("vintage-log-keep", {"seat": note.seat, "c": c, "n": n, "m": m, "lost": note.amount}))
            else:
                omitted = "none" if note.amount < 0 else TYPES[note.amount]
                told.append(
                    Line("vintage-log-ship", {"seat": note.seat, "order": _order(note.what), "omitted": omitted})
                )
        return told

    def beats(self, step: Step, viewers: Sequence[int]) -> list[list[Beat]]:
        found: list[Beat] = []
        for note in step.notes:
            if note.kind == 1:
                amounts = (note.what // 100, note.what // 10 % 10, note.what % 10)
                found += [
                    Beat(f"cuvee-{TYPES[kind]}", "", f"cellar-{note.seat}-{TYPES[kind]}")
                    for kind, amount in enumerate(amounts)
                    for _ in range(amount)
                ]
            else:
                found += [
                    Beat(f"cuvee-{TYPES[kind]}", f"cellar-{note.seat}-{TYPES[kind]}", "")
                    for kind in range(len(TYPES))
                    for _ in range(ORDERS[note.what][kind] - (kind == note.amount))
                ]
        return [found for _ in viewers]

    def effect(self, world: VintageState, action: int) -> Effect:
        seat = int(world.to_act)
        if WITHOUT <= action <= COMPLETE or (SHIP <= action < WITHOUT and world.completes(action)):
            slot = (int(world.pending.steps[0]) if world.pending.count else action) - SHIP
            omitted = action - WITHOUT if WITHOUT <= action < COMPLETE else NOBODY
            points = ORDERS[world.open[slot]][3] - (BASE[omitted] if omitted != NOBODY else 0)
            gone = [
                Mark(f"cellar-{seat}-{TYPES[kind]}", "loss", count, seat)
                for kind, count in enumerate(world.wanted(slot, omitted))
                if count
            ]
            return Effect([Line("vintage-effect-points", {"points": points})], [*gone, Mark("", "gain", points, seat)])
        if action < SHIP:
            return Effect([Line("vintage-effect-spot", {"spot": action - SPOT + 1})])
        if action >= KEEP_N:
            c, n = int(world.pending.steps[0]) - KEEP_C, action - KEEP_N
            kept = next(way for way in world.keeps(seat) if way[:2] == [c, n])
            return Effect([], [Mark(f"cellar-{seat}-{TYPES[kind]}", "gain", kept[kind], seat) for kind in range(3)])
        return Effect()

    def explain(self, state: VintageState, viewer: int, action: int) -> Refusal:
        clause = self.moves.question(state, viewer).clause
        return Refusal(Line("vintage-refuse", {"move": self.moves.name(state, action)}), clause)

    def score_sheet(self, state: VintageState, viewer: int) -> list[list[ScoreLine]]:
        return [
            [
                ScoreLine(Line("vintage-score-orders"), state.points[seat]),
                ScoreLine(Line("vintage-score-cellar"), sum(state.cellars[seat]) // 3),
            ]
            for seat in range(state.seats)
        ]

    def layout(self, view: VintageView) -> Layout:
        orders = [
            Place(
                id=f"order-{slot + 1}",
                pieces=[Piece(name=_order(order), face=str(ORDERS[order][3]), needs=[_order(order)])],
            )
            for slot, order in enumerate(view.open)
        ]
        spots = [
            Place(
                id=f"spot-{spot + 1}",
                name=Line("vintage-spot", {"spot": spot + 1}),
                pieces=[Piece(name=Line("vintage-pawn", {"seat": seat}), shape="pawn", seat=seat)] if seat >= 0 else [],
            )
            for spot, seat in enumerate(view.spots)
        ]
        cellars = [_cellar(view, seat) for seat in range(view.seats)]
        own = [zone for zone in cellars if zone.owner == view.viewer]
        return Layout(
            zones=[
                *own,
                Zone(id="orders", kind="row", name=Line("vintage-zone-orders"), places=orders),
                Zone(id="spots", kind="track", name=Line("vintage-zone-spots"), places=spots),
                *(zone for zone in cellars if zone.owner != view.viewer),
            ],
            accent="plum",
        )

    def knows(self, state: VintageState, viewer: int) -> object:
        begun = state.begun(viewer)
        steps = [int(begun.steps[i]) for i in range(begun.count)]
        own = state.kept[viewer] if viewer >= 0 else []
        slots = [*state.open, *[-1] * (SLOTS - len(state.open))]
        return [
            [state.round, state.phase, state.shipped, int(state.to_act), int(state.asked()), int(state.over)],
            [state.spots, slots, state.cellars, state.crop, state.points],
            [[int(order in state.orders) for order in range(len(ORDERS))]],
            [[state.crops.count(crop) for crop in range(len(HARVESTS))]],
            [*own, *[-1] * (3 - len(own)), *steps, *[-1] * (1 - len(steps))],
        ]

    def violations(self, state: VintageState) -> list[str]:
        full = [seat for seat in range(state.seats) if state.room(seat) < 0 or min(state.cellars[seat]) < 0]
        return [f"the cellar of seat {seat} cannot hold this" for seat in full]


def _cellar(view: VintageView, seat: int) -> Zone:
    places = [
        Place(
            id=f"cellar-{seat}-{TYPES[kind]}",
            name=Line("vintage-cuvee", {"type": TYPES[kind]}),
            pieces=[
                Piece(
                    name=Line("vintage-cuvee", {"type": TYPES[kind]}), shape="cube", colour=COLOURS[kind], count=count
                )
            ]
            if count
            else [],
            value=count,
        )
        for kind, count in enumerate(view.cellars[seat])
    ]
    name = Line("vintage-zone-cellar", {"seat": seat})
    return Zone(id=f"cellar-{seat}", kind="list", name=name, places=places, owner=seat, held=seat == view.viewer)

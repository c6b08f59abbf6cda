"""Capa d'Oro's end of turn: a die, an event, cubes, rows that shift, beetles, and a victim who is asked in the turn of
another. Three continents of two rows; trade and cigars are left out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.errors import Refusal
from tablee.engine.game import Credits, Game, GameOptions, Step
from tablee.engine.layout import Colour, Layout, Piece, Place, Zone
from tablee.engine.moves import Kind, MoveTables, Offer, PickSet, Question, steps_of
from tablee.engine.rng import Dealer, Rng
from tablee.engine.state import UNSEEN, Content, Memory, Note, State
from tablee.engine.view import Arg, Beat, Effect, Line, Mark, ScoreLine, View

COLOURS: tuple[Colour, ...] = ("O", "G", "B")
CONTINENTS = ("AS", "SA", "AF")
ROWS, COLUMNS, MOST_SEATS = 6, 3, 4
SPACES = ROWS * COLUMNS
SEED, GROWTH, HARVEST_SPACE = range(COLUMNS)
FREE = -1
BEETLE_CUBE = len(COLOURS)
RAIN, DROUGHT, SEASON_EVENT, PLAGUE = range(4)
EVENTS = ("rain", "drought", "season", "plague")

HARVEST = 0
SOW = HARVEST + ROWS
END = SOW + ROWS
PLANT = END + 1
WAREHOUSE = PLANT + SPACES
LOSE = WAREHOUSE + MOST_SEATS
SEASON = LOSE + len(COLOURS)
NUM_ACTIONS = SEASON + len(CONTINENTS)

ACTING, BEETLE, LOSING, CHOOSING = range(4)  # phases
# What is noted: the seat, a place, and an amount or a colour.
DIE, EVENT, BALE, SPILT, SHIFTED, REAPED, EATEN, LOST = range(8)


def colour_of(row: int) -> int:
    return row // 2


def row_name(row: int) -> str:
    return f"{CONTINENTS[colour_of(row)]}-{row % 2 + 1}"


def space_name(space: int) -> str:
    return f"{row_name(space // COLUMNS)}-{'SGH'[space % COLUMNS]}"


class GrowthState(State):
    def __init__(self, seats: int, content: Content, rules: int, rng: Rng, source: GrowthState | None = None) -> None:
        super().__init__(seats, content, rules, rng, source)
        self.owners: list[int] = list(source.owners) if source else [FREE] * SPACES
        self.bales: list[int] = list(source.bales) if source else [0] * SPACES
        self.wares: list[list[int]] = (
            [list(each) for each in source.wares] if source else [[0, 0, 0] for _ in range(seats)]
        )
        self.bag: list[int] = list(source.bag) if source else []  # drawn from the end
        self.events: list[int] = list(source.events) if source else []
        self.used: list[int] = list(source.used) if source else []  # events
        self.turn: int = source.turn if source else 0  # whose turn it is, whoever is asked
        self.phase: int = source.phase if source else ACTING
        self.die: int = source.die if source else 0
        self.sown: bool = source.sown if source else False
        self.beetles: int = source.beetles if source else 0  # still to be placed
        self.owed: int = source.owed if source else 0  # bales that the seat to act must give up

    def clone(self) -> GrowthState:
        return GrowthState(self.seats, self.content, self.rules, self.rng.clone(), self)

    # What may be done

    def fill_actions(self, buffer: vec[i64]) -> i64:
        actions = self.offered()
        for i, action in enumerate(actions):
            buffer[i] = action
        return len(actions)

    def offered(self) -> list[int]:
        if self.phase == BEETLE:
            plants = [PLANT + space for space in range(SPACES) if self.owners[space] != FREE]
            return plants + [WAREHOUSE + seat for seat in range(self.seats)]
        if self.phase == CHOOSING:
            return [SEASON + continent for continent in range(len(CONTINENTS))]
        if self.phase == LOSING:
            return self._next_losses()
        ripe = [HARVEST + row for row in range(ROWS) if self.owners[row * COLUMNS + HARVEST_SPACE] == self.to_act]
        return [*ripe, *([] if self.sown else range(SOW, SOW + ROWS)), END]

    def _next_losses(self) -> list[int]:
        """In the order of the colours, so that a set can be chosen in one way only, and so that it can be completed."""
        named = [step - LOSE for step in steps_of(self)]
        found = []
        for colour in range(max(named, default=0), len(COLOURS)):
            later = self.wares[self.to_act][colour:]
            left = sum(later) - sum(each >= colour for each in named)
            if later[0] > named.count(colour) and left >= self.owed - len(named):
                found.append(LOSE + colour)
        return found

    def forced(self) -> bool:
        """Whoever must give up everything has no choice, and warehouses are open."""
        return self.phase == LOSING and self.owed == sum(self.wares[self.to_act])

    def seen(self, action: i64, seat: i64) -> i64:
        if self.phase != LOSING or seat == self.to_act:
            return action
        return self.pending.key(action) if self.pending.count + 1 == self.owed else UNSEEN

    # What it does

    def apply(self, action: i64) -> None:
        if action < SOW:
            self._reap(action - HARVEST, HARVEST_SPACE)
        elif action < END:
            self._sow(action - SOW)
        elif action < PLANT:
            self._next_turn()
        elif action < WAREHOUSE:
            self._infest(action - PLANT)
        elif action < LOSE:
            self._infest_warehouse(action - WAREHOUSE)
        elif action < SEASON:
            self._lose(action)
        else:
            for row in (2 * (action - SEASON), 2 * (action - SEASON) + 1):
                self._push(row)
            self._go_on()

    def _sow(self, row: int) -> None:
        if self.owners[row * COLUMNS] != FREE:
            self._push(row)
        self.owners[row * COLUMNS] = self.to_act
        self.sown = True

    def _push(self, row: int) -> None:
        """The row moves on, and whoever comes to its end is harvested."""
        if any(self.owners[row * COLUMNS + column] != FREE for column in range(COLUMNS)):
            self._shift(row)
            self._reap(row, HARVEST_SPACE)

    def _shift(self, row: int) -> None:
        self._reap(row, HARVEST_SPACE)
        for space in (row * COLUMNS + GROWTH, row * COLUMNS + SEED):
            if self.owners[space] != FREE:
                self.note(SHIFTED, self.owners[space], space, self.bales[space])
            self.owners[space + 1], self.bales[space + 1] = self.owners[space], self.bales[space]
            self.owners[space], self.bales[space] = FREE, 0

    def _reap(self, row: int, column: int) -> None:
        space = row * COLUMNS + column
        owner = self.owners[space]
        if owner != FREE:
            self.note(REAPED, owner, space, self.bales[space])
            self.wares[owner][colour_of(row)] += self.bales[space]
            self.owners[space], self.bales[space] = FREE, 0

    def _next_turn(self) -> None:
        if not self.bag:
            self.over = True
            return
        self.turn = self.to_act = (self.turn + 1) % self.seats
        self.sown = False
        self.learned += 1
        self.die = 1 + self.rng.below(6)
        self.note(DIE, self.turn, self.die, 0)
        if self.die > 1:
            self._draw(self.die)
            self._go_on()
        else:
            self._event()

    def _event(self) -> None:
        if not self.events:
            mixed = vec[i64](self.used)
            self.rng.shuffle(mixed, len(self.used))
            self.events, self.used = [int(each) for each in mixed], []
        event = self.events.pop()
        self.used.append(event)
        self.note(EVENT, self.turn, event, 0)
        if event == SEASON_EVENT:
            self.phase = CHOOSING
            return
        if event == RAIN:
            self._draw(4)
        elif event == PLAGUE:
            self.beetles = 1
        else:
            for space in range(SPACES):
                if self.bales[space] > 1:
                    self._eat(space, 1)
        self._go_on()

    def _draw(self, count: int) -> None:
        """All at once, so their order is nobody's knowledge: bales by colour, then the beetles one by one."""
        for cube in sorted(self.bag.pop() for _ in range(min(count, len(self.bag)))):
            if cube == BEETLE_CUBE:
                self.beetles += 1
            else:
                self._grow(cube)

    def _grow(self, colour: int) -> None:
        rows = [row for row in range(ROWS) if colour_of(row) == colour and self.owners[row * COLUMNS + GROWTH] != FREE]
        if not rows:
            self.note(SPILT, FREE, colour, 1)
            return
        row = min(rows, key=lambda row: self.bales[row * COLUMNS + GROWTH])
        space = row * COLUMNS + GROWTH
        self.bales[space] += 1
        self.note(BALE, self.owners[space], space, colour)
        if self.bales[space] == 3:
            self._shift(row)

    def _go_on(self) -> None:
        """The next beetle, or the actions of the turn."""
        self.phase = BEETLE if self.beetles else ACTING
        self.to_act = self.turn

    def _infest(self, space: int) -> None:
        self._eat(space, (self.bales[space] + 1) // 2)
        self.beetles -= 1
        self._go_on()

    def _eat(self, space: int, bales: int) -> None:
        self.bales[space] -= bales
        self.note(EATEN, self.owners[space], space, bales)

    def _infest_warehouse(self, victim: int) -> None:
        self.beetles -= 1
        self.owed = (sum(self.wares[victim]) + 1) // 2
        if not self.owed:
            self._go_on()
            return
        self.phase = LOSING
        self.to_act = victim

    def _lose(self, action: i64) -> None:
        if self.pending.count + 1 < self.owed:
            self.pending.add(action)
            return
        for step in [*steps_of(self), int(action)]:
            self.wares[self.to_act][step - LOSE] -= 1
            self.note(LOST, self.to_act, step - LOSE, 1)
        self.pending.clear()
        self.owed = 0
        self._go_on()

    # Who knows what, and who wins

    def redeal(self, seat: i64, rng: Rng, memory: Memory | None) -> None:
        """Only the orders of bag and event pile are hidden, and from everybody."""
        for pile in (self.bag, self.events):
            mixed = vec[i64](sorted(pile))
            rng.shuffle(mixed, len(pile))
            pile[:] = [int(each) for each in mixed]

    def scores(self) -> list[int]:
        return [sum(wares) for wares in self.wares]

    def returns(self) -> list[float]:
        best = max(self.scores())
        return [1 / self.scores().count(best) if score == best else 0.0 for score in self.scores()]


# Moves


def _row(content: object, row: int) -> str:
    return row_name(row)


def _at(column: int) -> Callable[[object, int], Sequence[str]]:
    return lambda content, row: [space_name(row * COLUMNS + column)]


def _label(verb: str, argument: str, name: Callable[[int], Arg]) -> Callable[[object, int], Line]:
    return lambda content, place: Line(f"growth-move-{verb}", {argument: name(place)})


def _bale_of(state: GrowthState, colour: int) -> list[str]:
    return [f"ware-{state.to_act}-{COLOURS[colour]}"]


REAP = Kind("harvest", HARVEST, ROWS, _row, also=("récolter",), touches=_at(HARVEST_SPACE))
SOWING = Kind("sow", SOW, ROWS, _row, also=("semer",), touches=_at(SEED))
ENDING = Kind("end", END, also=("fin",))
ON_PLANT = Kind(
    "plant", PLANT, SPACES, lambda content, space: space_name(space), touches=lambda content, space: [space_name(space)]
)
ON_WAREHOUSE = Kind(
    "warehouse", WAREHOUSE, MOST_SEATS, lambda content, seat: str(seat),
    label=_label("warehouse", "seat", lambda seat: seat), touches=lambda content, seat: [f"seat-{seat}"],
)  # fmt: skip
LOSING_BALE = Kind(
    "lose", LOSE, len(COLOURS), lambda content, colour: COLOURS[colour],
    also=("perdre",), label=_label("lose", "colour", lambda colour: COLOURS[colour]),
)  # fmt: skip
SHIFTING = Kind(
    "season", SEASON, len(CONTINENTS), lambda content, continent: CONTINENTS[continent],
    touches=lambda content, continent: [CONTINENTS[continent]],
)  # fmt: skip


def _in_turn_of(state: GrowthState, viewer: int) -> dict[str, Arg]:
    """Whoever is asked in the turn of another is told whose turn it is."""
    return {"left": state.owed - (state.pending.count if viewer == state.to_act else 0), "turn_seat": state.turn}


def _bales_left(state: GrowthState, chosen: Sequence[int]) -> list[int]:
    """Any bale that is there besides those named; steps that were made one by one are in the order of the colours."""
    named = [*steps_of(state), *chosen]
    first = state.pending.last() if state.pending.count else LOSE
    wares = state.wares[state.to_act]
    enough = sum(wares[first - LOSE :]) - sum(step >= first for step in named) >= state.owed - len(named)
    return [LOSE + i for i in range(first - LOSE, len(COLOURS)) if enough and wares[i] > named.count(LOSE + i)]


LOST_BALES = PickSet(
    LOSING_BALE,
    _bales_left,
    need=lambda state: state.owed - state.pending.count,
    misfit="growth-refuse-no-bale",
    clause="CDO-3.12",
)
QUESTIONS = {
    ACTING: Question("act", [REAP, SOWING, ENDING], clause="CDO-4.1"),
    BEETLE: Question("beetle", [ON_PLANT, ON_WAREHOUSE], clause="CDO-3.10"),
    LOSING: Question(
        "lose", [Offer(LOSING_BALE, touches=_bale_of)], clause="CDO-3.12", left=_in_turn_of, picks=LOST_BALES
    ),
    CHOOSING: Question("season", [SHIFTING], clause="CDO-3.2"),
}


def _asked(state: GrowthState, steps: Sequence[int]) -> Question:
    return QUESTIONS[state.phase]


# What is shown


class GrowthView(View, frozen=True, kw_only=True):
    turn: int
    owners: Sequence[int]
    bales: Sequence[int]
    wares: Sequence[Sequence[int]]
    bag: Sequence[int]  # cubes by colour, beetles last
    events: int
    used: Sequence[int]
    die: int
    waiting: Sequence[int]  # beetles to place, bales to give up


class Growth(Game):
    id = "hard_growth"
    title = "Growth"
    credits = Credits(designers=["nobody"], publisher="nobody")
    rules_version = 1
    seats_min = 2
    seats_max = MOST_SEATS
    view_type = GrowthView
    MOVES = MoveTables("growth", (REAP, SOWING, ENDING, ON_PLANT, ON_WAREHOUSE, LOSING_BALE, SHIFTING), _asked)

    def num_actions(self, options: GameOptions) -> int:
        return NUM_ACTIONS

    def set_up(self, seats: int, options: Any, content: Any, rules: int, rng: Rng, dealer: Dealer) -> State:
        state = GrowthState(seats, content, rules, rng)
        state.bag = dealer.shuffle([0] * 14 + [1] * 12 + [2] * 10 + [BEETLE_CUBE] * 8)
        state.events = dealer.shuffle([RAIN, RAIN, DROUGHT, SEASON_EVENT, PLAGUE, PLAGUE])
        for seat in range(seats):
            state.owners[seat * COLUMNS + GROWTH] = seat
            state.wares[seat] = [2, 1, 1]
        return state

    def view(self, state: GrowthState, viewer: int) -> GrowthView:
        return GrowthView(
            viewer=viewer,
            seats=state.seats,
            to_act=-1 if state.over else state.to_act,
            over=state.over,
            prompt=Line("growth-over") if state.over else self.moves.prompt(state, viewer),
            scores=state.scores() if state.over else (),
            begun=self.moves.begun(state, viewer),
            turn=state.turn,
            owners=state.owners,
            bales=state.bales,
            wares=state.wares,
            bag=[state.bag.count(cube) for cube in range(BEETLE_CUBE + 1)],
            events=len(state.events),
            used=state.used,
            die=state.die,
            waiting=[state.beetles, state.owed],
        )

    def log(self, step: Step, viewer: int) -> list[Line]:
        if step.half_made:
            return []
        seat, place = step.seat, step.action - self.moves.kind_of(step.action).first
        kind = self.moves.kind_of(step.action)
        args: dict[str, Arg] = {"seat": seat}
        if kind is SOWING:
            args["row"] = row_name(place)
        elif kind is ON_PLANT:
            args["space"] = space_name(place)
        elif kind is ON_WAREHOUSE:
            args["victim_seat"] = place
        elif kind is SHIFTING:
            args["continent"] = CONTINENTS[place]
        elif kind is LOSING_BALE:
            args["count"] = len(step.notes)
        return [Line(f"growth-log-{kind.verb}", args), *(_told(note) for note in step.notes)]

    def beats(self, step: Step, viewers: Sequence[int]) -> list[list[Beat]]:
        """Everything here is open: all see the same."""
        moved = [] if step.half_made else [beat for note in step.notes for beat in _moved(note)]
        if SOW <= step.action < END:
            moved.append(Beat(f"plant-{step.seat}", f"seat-{step.seat}", space_name((step.action - SOW) * COLUMNS)))
        return [moved for _ in viewers]

    def effect(self, world: GrowthState, action: int) -> Effect:
        if action < SOW:
            space = (action - HARVEST) * COLUMNS + HARVEST_SPACE
            bales = world.bales[space]
            mark = Mark(space_name(space), "gain", bales, world.to_act)
            return Effect([Line("growth-effect-harvest", {"count": bales})], [mark])
        if action < END:
            return _pushing(world, action - SOW)
        if action < PLANT:
            return Effect([Line("growth-effect-end")])
        if action < WAREHOUSE:
            space = action - PLANT
            return _eaten(space_name(space), world.owners[space], (world.bales[space] + 1) // 2)
        if action < LOSE:
            victim = action - WAREHOUSE
            return _eaten(f"seat-{victim}", victim, (sum(world.wares[victim]) + 1) // 2)
        if action < SEASON:
            left = world.owed - world.pending.count - 1
            place = f"ware-{world.to_act}-{COLOURS[action - LOSE]}"
            return Effect([Line("growth-effect-lose", {"left": left})], [Mark(place, "loss", 1, world.to_act)])
        return Effect([Line("growth-effect-season", {"continent": CONTINENTS[action - SEASON]})])

    def explain(self, state: GrowthState, viewer: int, action: int) -> Refusal:
        clause = {ACTING: "CDO-4.2", BEETLE: "CDO-3.11", LOSING: "CDO-3.12"}.get(state.phase, "CDO-3.2")
        return Refusal(Line("growth-refuse", {"move": self.moves.name(state, action)}), clause)

    def score_sheet(self, state: GrowthState, viewer: int) -> list[list[ScoreLine]]:
        return [
            [ScoreLine(Line("growth-score", {"colour": COLOURS[i]}), bales) for i, bales in enumerate(wares)]
            for wares in state.wares
        ]

    def layout(self, view: GrowthView) -> Layout:
        continents = [
            Zone(
                id=f"rows-{CONTINENTS[continent]}",
                kind="grid",
                name=Line("growth-zone-continent", {"continent": CONTINENTS[continent]}),
                columns=COLUMNS,
                places=[_place(view, space) for space in range(continent * 6, continent * 6 + 6)],
            )
            for continent in range(len(CONTINENTS))
        ]
        stores = [_store(view, seat) for seat in range(view.seats)]
        own = [store for store in stores if store.owner == view.viewer]
        others = [store for store in stores if store.owner != view.viewer]
        return Layout(zones=[*own, *continents, _map(view), _chance(view), _players(view), *others], accent="brown")

    def knows(self, state: GrowthState, viewer: int) -> object:
        named = [step - LOSE for step in steps_of(state)] if viewer == state.to_act else []
        return [
            state.owners,
            state.bales,
            state.wares,
            [state.bag.count(cube) for cube in range(BEETLE_CUBE + 1)],
            [state.events.count(event) for event in range(len(EVENTS))],
            [state.turn, int(state.to_act), state.phase, state.die, state.beetles, state.owed],
            [int(state.sown), int(state.over)],
            [named.count(colour) for colour in range(len(COLOURS))],
        ]

    def violations(self, state: GrowthState) -> list[str]:
        lost = [space for space in range(SPACES) if state.bales[space] and state.owners[space] == FREE]
        wrong = [f"{space_name(space)} has bales but no plantation" for space in lost]
        if state.to_act != state.turn and state.phase != LOSING:
            wrong.append("somebody else is asked than the seat whose turn it is")
        return wrong


def _told(note: Note) -> Line:
    """A thing that happened by itself."""
    args: dict[str, Arg] = {"seat": note.seat, "amount": note.amount}
    if note.kind == DIE:
        return Line("growth-log-die", {"seat": note.seat, "die": note.what})
    if note.kind == EVENT:
        return Line("growth-log-event", {"event": EVENTS[note.what]})
    if note.kind in (SPILT, LOST):
        key = "growth-log-spilt" if note.kind == SPILT else "growth-log-lost"
        return Line(key, {**args, "colour": COLOURS[note.what]})
    verb = {BALE: "bale", SHIFTED: "shifted", REAPED: "reaped", EATEN: "eaten"}[note.kind]
    return Line(f"growth-log-{verb}", {**args, "space": space_name(note.what)}, [space_name(note.what)])


def _moved(note: Note) -> list[Beat]:
    """What moves with it, in order."""
    if note.kind == DIE:
        return [Beat(f"die-{note.what}", "", "die")]
    if note.kind == EVENT:
        return [Beat(f"event-{EVENTS[note.what]}", "events", "used")]
    if note.kind == BALE:
        return [Beat(f"bale-{COLOURS[note.amount]}", "bag", space_name(note.what))]
    if note.kind == SPILT:
        return [Beat(f"bale-{COLOURS[note.what]}", "bag", "")]
    if note.kind == LOST:
        return [Beat(f"bale-{COLOURS[note.what]}", f"ware-{note.seat}-{COLOURS[note.what]}", "")]
    face, here = f"bale-{COLOURS[colour_of(note.what // COLUMNS)]}", space_name(note.what)
    if note.kind == EATEN:
        return [Beat(face, here, "")] * note.amount
    shifted = note.kind == SHIFTED
    plant = Beat(f"plant-{note.seat}", here, space_name(note.what + 1) if shifted else f"seat-{note.seat}")
    return [plant, *[Beat(face, here, plant.target if shifted else f"ware-{note.seat}-{face[-1]}")] * note.amount]


def _pushing(world: GrowthState, row: int) -> Effect:
    """Whoever is pushed to the end of the row harvests, whoever sows."""
    first = row * COLUMNS
    marks = [Mark(space_name(first), "goes", 0, world.to_act)]
    lines = [Line("growth-effect-sow", {"row": row_name(row)})]
    for space in (first + HARVEST_SPACE, first + GROWTH) if world.owners[first] != FREE else ():
        if world.owners[space] != FREE:
            marks.append(Mark(space_name(space), "gain", world.bales[space], world.owners[space]))
            lines.append(Line("growth-effect-pushed", {"seat": world.owners[space], "count": world.bales[space]}))
    return Effect(lines, marks)


def _eaten(place: str, seat: int, bales: int) -> Effect:
    return Effect([Line("growth-effect-eaten", {"seat": seat, "count": bales})], [Mark(place, "loss", bales, seat)])


def _place(view: GrowthView, space: int) -> Place:
    owner, bales, name = view.owners[space], view.bales[space], space_name(space)
    if owner == FREE:
        return Place(id=name)
    badge = Line("growth-bales", {"count": bales})
    plant = Piece(
        id=f"plant-{name}", name=Line("growth-plant", {"seat": owner}), shape="house", seat=owner, badge=badge
    )
    return Place(id=name, pieces=[plant], owner=owner)


def _store(view: GrowthView, seat: int) -> Zone:
    places = [
        Place(
            id=f"ware-{seat}-{colour}",
            name=Line("growth-bale", {"colour": colour}),
            pieces=[Piece(name=Line("growth-bale", {"colour": colour}), shape="cube", colour=colour, count=bales)]
            if bales
            else (),
            value=bales,
        )
        for colour, bales in zip(COLOURS, view.wares[seat], strict=True)
    ]
    name = Line("growth-zone-store", {"seat": seat})
    return Zone(id=f"store-{seat}", kind="list", name=name, places=places, owner=seat, held=seat == view.viewer)


def _map(view: GrowthView) -> Zone:
    """The continents themselves: what an event asks for."""
    names = [Line("growth-zone-continent", {"continent": continent}) for continent in CONTINENTS]
    places = [Place(id=continent, name=name) for continent, name in zip(CONTINENTS, names, strict=True)]
    return Zone(id="map", kind="row", name=Line("growth-zone-map"), places=places)


def _chance(view: GrowthView) -> Zone:
    """Bag, event pile and die."""
    cubes = Piece(name=Line("growth-cube"), shape="cube", facing="down", count=sum(view.bag))
    card = Piece(name=Line("growth-event"), facing="down", count=view.events)
    used = [Piece(name=Line("growth-log-event", {"event": EVENTS[event]})) for event in view.used[-1:]]
    return Zone(
        id="chance",
        kind="row",
        name=Line("growth-zone-chance"),
        places=[
            Place(id="bag", pieces=[cubes] if cubes.count else []),
            Place(id="events", pieces=[card] if card.count else []),
            Place(id="used", pieces=used),
            Place(id="die", value=view.die),
        ],
    )


def _players(view: GrowthView) -> Zone:
    """Where one points at a player: a victim is named here."""
    places = [
        Place(id=f"seat-{seat}", name=Line("growth-zone-store", {"seat": seat}), owner=seat)
        for seat in range(view.seats)
    ]
    return Zone(id="players", kind="list", name=Line("growth-zone-players"), places=places)

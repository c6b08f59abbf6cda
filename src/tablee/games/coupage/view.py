"""What each viewer sees of a game of Coupage: everything a board shows, so that it needs to know no rules.

Pieces and places have these names, in `touches` and in the fields below: `pile`, `discard`, `market-1`, `harvest-1`,
`hand-MAC1`, `chosen-MAC1`, `recipe-BLA`, `player-2` (a seat), `barrel-1-3` (seat 1, third barrel), `grape-1-3-MAC1`,
`time-1-3-1` (its first Time card).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from tablee.engine.state import SPECTATOR
from tablee.engine.view import Choice, Line, ScoreLine, View
from tablee.games.coupage.content import KINDS, RECIPE_CODES
from tablee.games.coupage.encode import chosen
from tablee.games.coupage.memory import CoupageMemory
from tablee.games.coupage.notation import action_name, barrel_name
from tablee.games.coupage.rules.ageing import asks_which_time
from tablee.games.coupage.rules.grapes import may_begin
from tablee.games.coupage.rules.numbers import (
    AB_BARREL,
    AB_MARKET,
    AB_TIME,
    ACTING,
    BARREL,
    BARRELS,
    BOTTLED,
    CARD,
    CAVA_CARDS,
    CELLAR,
    CLASSES,
    CYCLE,
    DOWN,
    DRAWING,
    EMPTY,
    END,
    EVA,
    FACE_DOWN,
    GRAPE,
    GRAPE_COUNT,
    GRAPES,
    HARVEST,
    HARVESTING,
    JEU,
    LAY,
    LEVELS,
    MARKET,
    MARKET_SLOTS,
    MOST_SEATS,
    OVER,
    PILE,
    PLAY,
    PLAYER,
    PRODUCING,
    RECIPE,
    RECIPES,
    REPLACE,
    SPOILED,
    STAGE,
    STARS,
    STRIDE,
    TIM,
    TIME,
    TIME_CARD,
    TIME_COUNT,
    TURN_LIMIT,
    UP,
    VARIETIES,
    VOL,
    is_cava,
    stars_of,
)
from tablee.games.coupage.rules.payments import cost_of
from tablee.games.coupage.rules.printed import BITS, Printed
from tablee.games.coupage.rules.state import CoupageState

PHASES = {
    DRAWING: "draw",
    ACTING: "act",
    HARVESTING: "harvest",
    AB_MARKET: "rose",
    AB_BARREL: "rouge",
    AB_TIME: "cava-blanc",
    OVER: "over",
}
STAGES = {EMPTY: "empty", PRODUCING: "producing", BOTTLED: "bottled"}
ABILITIES = ("", "rose", "rouge", "cava-blanc", "cava-rose")
SPOILED_TURNS = 4


class Face(Struct, frozen=True):
    """What is printed on a class of cards."""

    card: str  # its code: `MAC1`, `TIM`, `VOL`
    kind: str  # "grape", "time" or "special"
    copies: int
    variety: str = ""  # of a grape: its three letters,
    name: str = ""  # its name,
    colour: str = ""  # "white" or "red"
    stars: int = 0


class Stack(Struct, frozen=True):
    """Some cards of one class."""

    card: str
    count: int


class Aid(Struct, frozen=True):
    """One line of the player aid, and what the viewer's hand lacks for it."""

    recipe: str  # BLA, ROS, ROU, CVB, CVR
    cava: bool
    grapes: Sequence[str]  # what each place takes: "W", "R", "MAC" or "MAC/XAR"
    varieties: Sequence[Sequence[str]]  # the same as lists of varieties
    different: int  # varieties, at least
    time: int
    stars: int  # to bottle
    ability: str  # with the variant: "rose", "rouge", "cava-blanc", "cava-rose" or ""
    missing: int = -1  # grapes the own hand still lacks; -1 for a spectator
    helps: Sequence[str] = ()  # varieties that would bring it nearer
    open: bool = True  # False when one more of this kind would make a win impossible, or no barrel is free


class TimeCard(Struct, frozen=True):
    down: bool
    card: str  # "" if the viewer does not know it


class Barrel(Struct, frozen=True):
    stage: str  # "empty", "producing" or "bottled"
    recipe: str = ""
    cava: bool = False
    cava_card: bool = False  # the marker for the first cava lies here
    grapes: Sequence[str] = ()
    grapes_missing: int = 0
    helps: Sequence[str] = ()  # varieties that may replace what evaporated
    time: Sequence[TimeCard] = ()
    time_missing: int = 0
    stars: int = 0  # to bottle
    spoiled: int = 0  # the number a Vin piqué shows, 0 without one
    spoiled_turns: int = 0  # turns of its owner until it goes
    ready: bool = False


class PlayerView(Struct, frozen=True):
    cards: int  # in hand
    wines: int  # bottled
    cavas: int
    progress: int  # bottles that count towards the three
    barrels: Sequence[Barrel]


class Known(Struct, frozen=True):
    """Cards that the viewer knows to be in another hand."""

    seat: int
    card: str
    count: int


class CoupageView(View, frozen=True, kw_only=True):
    phase: str  # "draw", "act", "harvest", "rose", "rouge", "cava-blanc", "over"
    step: str  # what is asked: the phase, or a step inside a half-made move of the viewer
    turn: int  # whose turn it is
    round: int  # turns of the table, from 1
    actions_left: int
    extra: bool  # the same player has another turn after this one
    abilities: bool
    second_cava_is_wine: bool
    turn_limit: int  # the safety end, in turns
    turns: int  # finished
    pile: int
    discard: Sequence[Stack]
    market: Sequence[str]  # two places, "" where none lies
    harvest: Sequence[str]  # cards revealed by a Récolte, "" where one was taken
    resolving: str  # the special card being played
    bottling: str  # the barrel whose cards are not discarded yet: `barrel-0-2`
    paid: Sequence[str]  # what was paid for it
    cava_cards: int  # left in the supply
    players: Sequence[PlayerView]
    faces: Sequence[Face]
    aid: Sequence[Aid]
    time_stars: int  # stars that serve as a Time
    winner: int  # -1 while nobody has won
    hand: Sequence[Stack] = ()  # own cards, without those chosen
    chosen: Sequence[str] = ()  # own cards picked in a half-made move
    begun: Sequence[str] = ()  # the steps of it, in notation
    due: int = 0  # stars still to be paid in it
    known: Sequence[Known] = ()


def views(state: CoupageState, viewers: Sequence[int]) -> list[CoupageView]:
    """What everybody sees is made once."""
    public = _public(state)
    return [public if viewer == SPECTATOR else _seen(state, public, viewer) for viewer in viewers]


def _public(state: CoupageState) -> CoupageView:
    codes = state.printed.codes
    paid = [codes[state.paid_card(i)] for i in range(state.paid_count)]
    return CoupageView(
        viewer=SPECTATOR,
        seats=state.seats,
        to_act=-1 if state.over else state.to_act,
        over=state.over,
        prompt=prompt(state, SPECTATOR),
        scores=state.scores() if state.over else (),
        phase=PHASES[state.phase],
        step=PHASES[state.phase],
        turn=state.turn,
        round=state.turns // state.seats + 1,
        actions_left=state.actions_left,
        extra=state.extra,
        abilities=state.abilities,
        second_cava_is_wine=state.second_cava,
        turn_limit=TURN_LIMIT * state.seats,
        turns=state.turns,
        pile=state.pile_size,
        discard=_stacks(state.printed, [int(number) for number in state.discard]),
        market=[_code(state, state.open[slot]) for slot in range(MARKET_SLOTS)],
        harvest=_harvest(state),
        resolving=_code(state, state.resolving),
        bottling=f"barrel-{barrel_name(state.bottling)}" if state.bottling >= 0 else "",
        paid=paid,
        cava_cards=CAVA_CARDS - sum(state.cavas(seat) > 0 for seat in range(state.seats)),
        players=[_player(state, seat, _barrels(state, seat, SPECTATOR)) for seat in range(state.seats)],
        faces=_faces(state.printed),
        aid=_aids(state.printed),
        time_stars=state.printed.time_cost,
        winner=state.winner,
    )


def _seen(state: CoupageState, public: CoupageView, viewer: int) -> CoupageView:
    """What lies open, and what the viewer alone knows."""
    mine = viewer == state.to_act and not state.over
    picked = chosen(state, viewer)
    counts = list(state.hands[viewer * CLASSES : (viewer + 1) * CLASSES])
    for card in picked:
        counts[card] -= 1
    codes = state.printed.codes
    steps = [int(state.pending.steps[i]) for i in range(state.pending.count)] if mine else []
    return replace(
        public,
        viewer=viewer,
        prompt=prompt(state, viewer) if mine else public.prompt,
        step=asked(state) if mine else public.step,
        players=_players(state, public.players, viewer),
        aid=_own_aids(state, viewer),
        hand=_stacks(state.printed, counts),
        chosen=[codes[card] for card in picked],
        begun=[action_name(state.printed, step) for step in steps],
        due=due(state) if mine else 0,
        known=_known(state, viewer),
    )


def _code(state: CoupageState, card: int) -> str:
    return state.printed.codes[card] if card >= 0 else ""


def _stacks(printed: Printed, counts: list[int]) -> list[Stack]:
    return [Stack(printed.codes[card], number) for card, number in enumerate(counts) if number]


def _harvest(state: CoupageState) -> list[str]:
    if state.phase != HARVESTING:
        return []
    return [_code(state, state.open[MARKET_SLOTS + place]) for place in range(state.seats)]


@lru_cache(maxsize=16)
def _faces(printed: Printed) -> list[Face]:
    faces = []
    for card, code in enumerate(printed.codes):
        if not printed.copies[card]:
            continue
        if card >= GRAPES:
            faces.append(Face(code, "time" if card == TIM else "special", printed.copies[card]))
        else:
            variety = card // LEVELS
            colour = "white" if printed.white[variety] else "red"
            stars = card % LEVELS + 1
            faces.append(Face(code, "grape", printed.copies[card], code[:3], printed.names[variety], colour, stars))
    return faces


def variety_codes(printed: Printed) -> list[str]:
    return [printed.codes[variety * LEVELS][:3] for variety in range(VARIETIES)]


@lru_cache(maxsize=16)
def _aids(printed: Printed) -> list[Aid]:
    return [
        Aid(
            recipe=RECIPE_CODES[recipe],
            cava=is_cava(recipe),
            grapes=printed.aid[recipe],
            varieties=[_varieties(printed, text) for text in printed.aid[recipe]],
            different=printed.different[recipe],
            time=printed.time[recipe],
            stars=printed.cost[recipe],
            ability=ABILITIES[recipe],
        )
        for recipe in range(RECIPES)
    ]


def _varieties(printed: Printed, text: str) -> list[str]:
    """The varieties a place of a recipe takes."""
    found: list[str] = []
    for variety, code in enumerate(variety_codes(printed)):
        colour = "W" if printed.white[variety] else "R"
        if code in text.split("/") or colour in text.split("/"):
            found.append(code)
    return found


def _own_aids(state: CoupageState, viewer: int) -> list[Aid]:
    grapes = list(state.hands[viewer * CLASSES : viewer * CLASSES + GRAPES])
    held = tuple(sum(grapes[i : i + LEVELS]) for i in range(0, GRAPES, LEVELS))
    cellar = list(state.barrels[viewer * CELLAR : (viewer + 1) * CELLAR])
    room = EMPTY in cellar[STAGE::STRIDE]
    return [_own_aid(state.printed, r, held, room and may_begin(state, viewer, r)) for r in range(RECIPES)]


@lru_cache(maxsize=4096)
def _own_aid(printed: Printed, recipe: int, held: tuple[int, ...], open: bool) -> Aid:
    missing, helps = lacking(printed, recipe, held)
    codes = variety_codes(printed)
    return replace(_aids(printed)[recipe], missing=missing, helps=[codes[v] for v in helps], open=open)


@lru_cache(maxsize=4096)
def lacking(printed: Printed, recipe: int, held: tuple[int, ...]) -> tuple[int, list[int]]:
    """How many grapes a hand lacks for a recipe, and which varieties would bring it nearer."""
    best, helps = 9, set[int]()
    for i in range(printed.first[recipe], printed.first[recipe + 1]):
        packed = int(printed.sets[i])
        short = [max(0, (packed >> BITS * variety & 7) - held[variety]) for variety in range(VARIETIES)]
        if sum(short) < best:
            best, helps = sum(short), set()
        if sum(short) == best:
            helps |= {variety for variety in range(VARIETIES) if short[variety]}
    return best, sorted(helps)


def _players(state: CoupageState, public: Sequence[PlayerView], viewer: int) -> Sequence[PlayerView]:
    """As everybody sees them, unless the viewer knows a card that lies face down."""
    own: list[PlayerView] = []
    for seat, player in enumerate(public):
        hidden = any(time.down for barrel in player.barrels for time in barrel.time)
        barrels = _barrels(state, seat, viewer) if hidden else player.barrels
        own.append(player if barrels == player.barrels else replace(player, barrels=barrels))
    return own if any(mine is not other for mine, other in zip(own, public, strict=True)) else public


def _player(state: CoupageState, seat: int, barrels: Sequence[Barrel]) -> PlayerView:
    return PlayerView(
        cards=state.held[seat],
        wines=state.wines(seat),
        cavas=state.cavas(seat),
        progress=state.progress(seat),
        barrels=barrels,
    )


def _barrels(state: CoupageState, seat: int, viewer: int) -> list[Barrel]:
    """A cellar as the viewer sees it."""
    cellar = list(state.barrels[seat * CELLAR : (seat + 1) * CELLAR])
    rows = [_fields(state, cellar[place : place + STRIDE], viewer) for place in range(0, CELLAR, STRIDE)]
    first = next((i for i, row in enumerate(rows) if row[STAGE] == BOTTLED and is_cava(row[RECIPE])), -1)
    return [_barrel(state.printed, row, i == first) for i, row in enumerate(rows)]


def _fields(state: CoupageState, fields: list[int], viewer: int) -> tuple[int, ...]:
    """A barrel as the viewer sees it: a Time card it does not know is -1, and who knows it is nobody's business."""
    for i in range(TIME_CARD, TIME_CARD + fields[TIME_COUNT]):
        fields[i] = fields[i] & 2 * FACE_DOWN - 1 if state.knows_time(fields[i], viewer) else -1
    return tuple(fields)


@lru_cache(maxsize=4096)  # a move changes one or two barrels, and most viewers see the same
def _barrel(printed: Printed, fields: tuple[int, ...], cava_card: bool) -> Barrel:
    stage, recipe, spoiled = fields[STAGE], fields[RECIPE], fields[SPOILED]
    if stage == EMPTY:
        return Barrel("empty")
    grapes = fields[GRAPE : GRAPE + fields[GRAPE_COUNT]]
    times = fields[TIME_CARD : TIME_CARD + fields[TIME_COUNT]]
    missing = int(printed.slots[recipe]) - len(grapes) if stage == PRODUCING else 0
    ageing = int(printed.time[recipe]) - len(times) if stage == PRODUCING else 0
    packed = sum(1 << BITS * (card // LEVELS) for card in grapes)
    codes = variety_codes(printed)
    return Barrel(
        stage=STAGES[stage],
        recipe=RECIPE_CODES[recipe],
        cava=is_cava(recipe),
        cava_card=cava_card,
        grapes=[printed.codes[card] for card in grapes],
        grapes_missing=missing,
        helps=[c for v, c in enumerate(codes) if missing and printed.can_hold(recipe, packed + (1 << BITS * v))],
        time=[
            TimeCard(time < 0 or time & FACE_DOWN > 0, printed.codes[time & FACE_DOWN - 1] if time >= 0 else "")
            for time in times
        ],
        time_missing=ageing,
        stars=printed.cost[recipe],
        spoiled=spoiled,
        spoiled_turns=SPOILED_TURNS + 1 - spoiled if spoiled else 0,
        ready=stage == PRODUCING and not (missing or ageing or spoiled),
    )


def _known(state: CoupageState, viewer: int) -> list[Known]:
    memory = state.memory
    if not isinstance(memory, CoupageMemory):
        return []
    codes = state.printed.codes
    return [Known(hand, codes[card], number) for hand, card, number in memory.certain(viewer)]


# What is asked


def asked(state: CoupageState) -> str:
    """What the seat to act is asked, its own half-made move included."""
    if not state.pending.count:
        return PHASES[state.phase]
    first, count = int(state.pending.steps[0]), int(state.pending.count)
    if state.phase == AB_BARREL:
        return "rouge-card"
    if state.phase == AB_TIME:
        return "cava-blanc-grape"
    if first < REPLACE:
        return "grape"
    if first < TIME:
        return "replace"
    if first < PLAY:
        return "pay" if due(state) > 0 else "facedown"
    if first == CYCLE:
        return "discard"
    kind = first - PLAY + JEU
    if kind == VOL:
        return "victim"
    if count == 1:
        return "young" if kind == JEU else "target"
    if kind == EVA:
        return "evaporate"
    which = count == 2 and asks_which_time(state, int(state.pending.steps[1]) - BARREL)
    return "which-time" if which else "own-barrel"


def due(state: CoupageState) -> int:
    """Stars still to be paid in a half-made move of the seat to act."""
    if not state.pending.count or not STARS <= state.pending.steps[0] < PLAY:
        return 0
    paid = sum(stars_of(state.pending.steps[i] - CARD) for i in range(1, state.pending.count))
    return max(0, int(cost_of(state, state.pending.steps[0])) - paid)


def prompt(state: CoupageState, viewer: int) -> Line:
    """Who must do what, and what is left."""
    if state.over:
        if state.winner >= 0:
            return Line("coupage-prompt-won", {"seat": state.winner})
        best = [seat for seat, share in enumerate(state.returns()) if share]
        if len(best) == 1:
            return Line("coupage-prompt-stopped", {"seat": best[0]})
        return Line("coupage-prompt-shared", {"count": len(best)})
    seat = int(state.to_act)
    mine = viewer == seat
    kind = asked(state) if mine else PHASES[state.phase]
    args: dict[str, int | str | Line] = {"who": "you" if mine else "other", "seat": seat}
    if kind == "act":
        args["left"] = int(state.actions_left)
    elif kind == "grape":
        recipe = int(state.pending.steps[0]) - LAY
        args["recipe"] = RECIPE_CODES[recipe]
        args["left"] = int(state.printed.slots[recipe] - state.pending.count + 1)
    elif kind == "pay":
        args["left"] = due(state)
    elif kind == "target":
        args["kind"] = KINDS[int(state.pending.steps[0]) - PLAY]
    return Line(f"coupage-prompt-{kind}", args)


# Choices


def choices(state: CoupageState, actions: list[int]) -> list[Choice]:
    kind = asked(state) if actions else ""
    return [
        Choice(action, action_name(state.printed, action), _touches(state, action, kind), _group(action, kind))
        for action in actions
    ]


def _touches(state: CoupageState, action: int, kind: str) -> list[str]:
    """The pieces and places a move can be made by."""
    seat = int(state.to_act)
    if action == PILE:
        return ["pile"]
    if action < END:
        return [f"market-{action - MARKET + 1}"]
    if LAY <= action < REPLACE:
        return [f"recipe-{RECIPE_CODES[action - LAY]}", f"barrel-{seat}-{_free_barrel(state, seat)}"]
    if REPLACE <= action < PLAY:
        own = f"barrel-{seat}-{(action - REPLACE) % BARRELS + 1}"
        return ["hand-TIM", own] if TIME <= action < STARS else [own]
    if PLAY <= action < CYCLE:
        return [f"hand-{KINDS[action - PLAY]}"]
    if action == CYCLE:
        return ["discard"]
    if CARD <= action < PLAYER:
        return [_card_piece(state, state.printed.codes[action - CARD], kind)]
    if PLAYER <= action < BARREL:
        return [f"player-{action - PLAYER}"]
    if BARREL <= action < UP:
        return [f"barrel-{barrel_name(action - BARREL)}"]
    if UP <= action < HARVEST:
        return _time_pieces(state, action)
    return [f"harvest-{action - HARVEST + 1}"] if HARVEST <= action < HARVEST + MOST_SEATS else []


def _free_barrel(state: CoupageState, seat: int) -> int:
    empty = (b for b in range(BARRELS) if state.barrels[seat * CELLAR + b * STRIDE + STAGE] == EMPTY)
    return next(empty) + 1


def _card_piece(state: CoupageState, code: str, kind: str) -> str:
    if kind == "evaporate":
        return f"grape-{barrel_name(int(state.pending.steps[1]) - BARREL)}-{code}"
    if kind == "cava-blanc-grape":
        return f"grape-{barrel_name(int(state.bottling))}-{code}"
    return f"chosen-{code}" if kind == "facedown" else f"hand-{code}"


def _time_pieces(state: CoupageState, action: int) -> list[str]:
    """A face-down card by its place; any of those face up."""
    barrel = int(state.bottling) if state.phase == AB_TIME else int(state.pending.steps[1]) - BARREL
    name, place = barrel_name(barrel), barrel * STRIDE
    if action >= DOWN:
        return [f"time-{name}-{action - DOWN + 1}"]
    times = [state.barrels[place + TIME_CARD + i] for i in range(state.barrels[place + TIME_COUNT])]
    return [f"time-{name}-{i + 1}" for i, time in enumerate(times) if not time & FACE_DOWN]


def _group(action: int, kind: str) -> str:
    if kind != "act":
        return kind
    if action == END:
        return "end"
    if action < REPLACE:
        return "lay"
    if action < PLAY:
        return f"barrel-{(action - REPLACE) % BARRELS + 1}"
    return "special" if action < CYCLE else "cycle"


# Points


def score_sheet(state: CoupageState) -> list[list[ScoreLine]]:
    """Each bottle, and whether it counts: two wines and one cava (CPG-9.1)."""
    sheets = []
    for seat in range(state.seats):
        lines, wines, cavas = [], 0, 0
        for barrel in range(BARRELS):
            place = seat * CELLAR + barrel * STRIDE
            if state.barrels[place + STAGE] != BOTTLED:
                continue
            recipe = int(state.barrels[place + RECIPE])
            if is_cava(recipe) and not (cavas and state.second_cava):
                counts, cavas = cavas == 0, cavas + 1
            else:
                counts, wines = wines < 2, wines + 1
            lines.append(ScoreLine(Line("coupage-score-bottle", {"recipe": RECIPE_CODES[recipe]}), int(counts)))
        sheets.append(lines)
    return sheets

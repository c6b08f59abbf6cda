"""Moves of Age of Champagne: how they are written (`place Z2.1`, `ship E04`, `omit M`, `blend N2`, `exchange MM for C`,
`keep-c 3`), and what is asked. Wines are letters: M Meunier, N Pinot noir, C Chardonnay. A spot is its zone and its
number; the spots Z4.1 and Z4.2 are those called n on the board.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tablee.engine.moves import Kind, MoveTables, Offer, Question
from tablee.engine.words import Arg, Line
from tablee.games.age_of_champagne.content import RECIPES
from tablee.games.age_of_champagne.names import (
    COLOUR_CODES,
    PAIR_CODES,
    RECIPE_CODES,
    REGION_CODES,
    SPOT_CODES,
    TOKEN_CODES,
    brings_code,
    cubes_line,
    cuvee_line,
    event_line,
    grape_line,
    heir_code,
    heir_line,
    key_line,
    order_code,
    order_line,
    recipe_word,
    region_line,
    spot_number,
    token_line,
    vineyard_line,
)
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.harvest import only_c
from tablee.games.age_of_champagne.rules.printed import Printed
from tablee.games.age_of_champagne.rules.shipping import COMPLETELY, TOGETHER, most_orders, slots_open, ways
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState
from tablee.games.age_of_champagne.sums import cellar_room, grapes, most_cuvees, most_points, needs_swap, stored

Label = Callable[[Printed, int], Line]
OfState = Callable[[AgeOfChampagneState, int], Line]
Touches = Callable[[object, int], Sequence[str]]
Args = Mapping[str, Arg]

GRAPE_NAMES = {"meunier": "M", "noir": "N", "pinot": "N", "chardonnay": "C"}
SPOT_NAMES = {code[1:]: code for code in SPOT_CODES[: n.CHOSEN_SPOTS]}  # 2.1 for Z2.1
RECIPE_NAMES = {wines: code for code, wines, cuvee in reversed(RECIPES)}  # CCC for B1; MNN makes the dearer cuvee
ACTION_TOKENS = {1: "BA1", 2: "BA2", 3: "BA3", 5: "BA5", 6: "BA6"}  # by zone


# Kinds


def _code(codes: Sequence[str]) -> Callable[[object, int], str]:
    return lambda content, place: codes[place]


def _number(content: object, place: int) -> str:
    return str(place)


def _key_code(content: object, key: int) -> str:
    return REGION_CODES[key] if key < n.REGIONS else COLOUR_CODES[key - n.REGIONS]


def _group(name: str) -> Callable[[object, int], str]:
    return lambda content, place: name


def _zone_group(content: object, spot: int) -> str:
    return f"zone-{n.zone_of(spot)}"


def _move(verb: str, what: str, named: Callable[[Printed, int], Arg]) -> Label:
    return lambda printed, place: Line(f"age-of-champagne-move-{verb}", {what: named(printed, place)})


def _on_spot(printed: Printed, spot: int) -> Line:
    """Whatever it brings."""
    args: dict[str, Arg] = {"zone": int(n.zone_of(spot)), "number": spot_number(spot), "brings": "none"}
    return Line("age-of-champagne-spot", args)


def _at(*names: str) -> Callable[[Sequence[str]], Touches]:
    """Pieces or places that begin so, with the code after it."""
    return lambda codes: lambda content, place: [f"{name}-{codes[place]}" for name in names]


def _key_place(content: object, key: int) -> list[str]:
    return [f"region-{REGION_CODES[key]}"] if key < n.REGIONS else [f"supply-{COLOUR_CODES[key - n.REGIONS]}"]


def _with_token(token: str) -> Callable[[Sequence[str]], Touches]:
    return lambda codes: lambda content, place: [codes[place], f"token-{token}"]


def _disc_on(content: object, spot: int) -> list[str]:
    token = ACTION_TOKENS.get(int(n.zone_of(spot)))
    return [SPOT_CODES[spot], *([f"token-{token}"] if token else [])]


HEIR_CODES = tuple(heir_code(card) for card in range(n.INHERITANCES))
ORDER_CODES = tuple(order_code(order) for order in range(n.ORDERS))

KEEP = Kind(
    "keep", n.KEEP, n.INHERITANCES, _code(HEIR_CODES),
    also=("garder",), label=_move("keep", "card", lambda printed, card: heir_line(printed, card)),
    touches=_at("heir")(HEIR_CODES), group=_group("draft"),
)  # fmt: skip
KEY = Kind(
    "key", n.KEY, n.REGIONS + n.COLOURS, _key_code,
    also=("clé", "cle"), pieces=GRAPE_NAMES, label=_move("key", "key", lambda printed, key: key_line(key)),
    touches=_key_place, group=_group("key"),
)  # fmt: skip
CORK = Kind(
    "cork", n.CORK, n.COLOURS, _code(COLOUR_CODES),
    also=("bouchon",), pieces=GRAPE_NAMES, label=_move("cork", "cuvee", lambda printed, colour: cuvee_line(colour)),
    group=_group("cork"),
)  # fmt: skip
PLACE = Kind(
    "place", n.PLACE, n.CHOSEN_SPOTS, _code(SPOT_CODES),
    also=("poser", "placer"), pieces=SPOT_NAMES, label=_on_spot,
    touches=lambda content, spot: [SPOT_CODES[spot], "pawn"], group=_zone_group,
)  # fmt: skip
DISC = Kind(
    "disc", n.DISC_ON, n.CHOSEN_SPOTS, _code(SPOT_CODES),
    also=("disque",), pieces=SPOT_NAMES, label=_move("disc-on", "spot", _on_spot), touches=_disc_on, group=_zone_group,
)  # fmt: skip
RESERVE = Kind(
    "reserve", n.RESERVE, n.ORDERS, _code(ORDER_CODES),
    also=("réserver", "reserver"), label=_move("reserve", "order", order_line),
    touches=lambda content, order: [f"order-{ORDER_CODES[order]}", "token-BRS"], group=_group("reserve"),
)  # fmt: skip
REGION = Kind(
    "region", n.REGION, n.REGIONS, _code(REGION_CODES),
    also=("région",), label=_move("region", "region", lambda printed, region: region_line(region)),
    touches=_at("region")(REGION_CODES), group=_group("region"),
)  # fmt: skip
LAND = Kind(
    "land", n.LAND_IN, n.REGIONS, _code(REGION_CODES),
    also=("propriété", "propriete"), label=_move("land", "region", lambda printed, region: region_line(region)),
    touches=_at("region")(REGION_CODES), group=_group("region"),
)  # fmt: skip
AGE = Kind(
    "age", n.AGE, n.COLOURS, _code(COLOUR_CODES),
    also=("œnothèque", "oenotheque"), pieces=GRAPE_NAMES,
    label=_move("age", "cuvee", lambda printed, colour: cuvee_line(colour)), group=_group("marketing"),
)  # fmt: skip
PROMOTE = Kind(
    "promote", n.PROMOTE, n.COLOURS, _code(COLOUR_CODES),
    also=("promouvoir",), pieces=GRAPE_NAMES,
    label=_move("promote", "cuvee", lambda printed, colour: cuvee_line(colour)), group=_group("marketing"),
)  # fmt: skip
PROMOTE_ALL = Kind("promote-all", n.PROMOTE_ALL, also=("all", "tout-promouvoir", "tout"), group=_group("marketing"))
SHIP = Kind(
    "ship", n.SHIP, n.ORDERS, _code(ORDER_CODES),
    also=("expédier", "expedier"), label=_move("ship", "order", order_line),
    touches=_at("order")(ORDER_CODES), group=_group("ship"),
)  # fmt: skip
COMPLETE = Kind("complete", n.COMPLETE, also=("complet", "complète"), group=_group("ship"))
OMIT = Kind(
    "omit", n.OMIT, n.COLOURS, _code(COLOUR_CODES),
    also=("omettre",), pieces=GRAPE_NAMES, label=_move("omit", "cuvee", lambda printed, colour: cuvee_line(colour)),
    group=_group("ship"),
)  # fmt: skip
PARTNER = Kind("partner", n.PARTNER, also=("partenaire",), group=_group("ship"))
UNCHANGED = Kind(
    "unchanged", n.PRINTED_WAY, also=("inchangé", "inchange"),
    label=_move("unchanged", "mode", lambda printed, place: "any"), group=_group("ship"),
)  # fmt: skip
SWAP = Kind(
    "swap", n.SWAP, also=("changer",), label=_move("swap", "mode", lambda printed, place: "any"),
    touches=lambda content, place: ["token-BTR"], group=_group("ship"),
)  # fmt: skip
PASS = Kind("pass", n.PASS, also=("passer",), group=_group("end"))
TAKE = Kind(
    "take", n.TAKE, n.TOKEN_KINDS, _code(TOKEN_CODES),
    also=("prendre",), label=_move("take", "token", token_line),
    touches=_at("bonus")(TOKEN_CODES), group=_group("take"),
)  # fmt: skip
BLEND = Kind(
    "blend", n.BLEND, n.RECIPES, _code(RECIPE_CODES),
    also=("tirer", "assembler"), pieces=RECIPE_NAMES,
    label=lambda printed, recipe: Line(
        "age-of-champagne-move-blend",
        {"wines": recipe_word(printed, recipe), "cuvee": cuvee_line(int(printed.recipe_cuvees[recipe]))},
    ),
    touches=_at("blend")(RECIPE_CODES), group=_group("blend"),
)  # fmt: skip
GIVE = Kind(
    "exchange", n.GIVE, n.PAIRS, _code(PAIR_CODES),
    also=("échanger", "echanger"), label=_move("exchange", "pair", lambda printed, pair: PAIR_CODES[pair]),
    group=_group("exchange"),
)  # fmt: skip
GET = Kind(
    "for", n.GET, n.COLOURS, _code(COLOUR_CODES),
    also=("contre", "pour"), pieces=GRAPE_NAMES,
    label=_move("for", "grape", lambda printed, colour: grape_line(colour)),
    touches=_at("supply")(COLOUR_CODES), group=_group("exchange"),
)  # fmt: skip
DONE = Kind("done", n.DONE, also=("fini", "terminer"), group=_group("end"))
PROTECT = Kind(
    "protect", n.PROTECT, also=("protéger", "proteger"),
    touches=lambda content, place: ["token-BCO"], group=_group("answer"),
)  # fmt: skip
JOIN = Kind("join", n.JOIN, also=("accepter",), group=_group("answer"))
DECLINE = Kind("decline", n.DECLINE, also=("refuser",), group=_group("answer"))
KEEP_C = Kind(
    "keep-c", n.KEEP_C, n.MOST_STORED + 1, _number,
    also=("garder-c",), label=_move("keep-c", "count", lambda printed, count: count), group=_group("keep"),
)  # fmt: skip
KEEP_N = Kind(
    "keep-n", n.KEEP_N, n.MOST_STORED + 1, _number,
    also=("garder-n",), label=_move("keep-n", "count", lambda printed, count: count), group=_group("keep"),
)  # fmt: skip


# How a question offers them


def _place(state: AgeOfChampagneState, spot: int) -> Line:
    """With what the spot brings, in few bytes: there are many spots, and each placement offers them anew."""
    zone = int(n.zone_of(spot))
    if zone == 1:
        name = state.printed.vineyard_names[int(state.offer(spot))]
        return Line("age-of-champagne-move-vineyard", {"name": name})
    brings = f"place{spot - n.ZONE_8 + 1}" if zone == 8 else brings_code(int(state.effect(spot)), _amount(state, spot))
    return Line("age-of-champagne-spot", {"zone": zone, "number": spot_number(spot), "brings": brings})


def _amount(state: AgeOfChampagneState, spot: int) -> int:
    return int(state.effect_amount(spot))


def _disc(state: AgeOfChampagneState, spot: int) -> Line:
    return Line("age-of-champagne-move-disc-on", {"spot": _place(state, spot)})


def _ship(state: AgeOfChampagneState, order: int) -> Line:
    """With the points it brings; if it can only be shipped in another way, that is said."""
    who = int(state.actor)
    args: dict[str, Arg] = {"order": order_line(state.printed, order), "how": _how(int(ways(state, who, order)))}
    args["swap"] = "yes" if needs_swap(state, who, order) else "no"
    return Line("age-of-champagne-move-ship-for", {**args, "points": most_points(state, who, order)})


def _done_with(question: str) -> Offer:
    """It says what is not done any more."""
    return Offer(DONE, label=lambda state, place: Line("age-of-champagne-move-done-with", {"question": question}))


def _how(found: int) -> str:
    if found & COMPLETELY:
        return "complete"
    return "partner" if found == TOGETHER else "partial"


def own(name: str) -> Callable[[AgeOfChampagneState, int], list[str]]:
    """Cubes of the seat to act."""

    def touches(state: AgeOfChampagneState, colour: int) -> list[str]:
        return [f"{name}-{state.to_act}-{COLOUR_CODES[colour]}"]

    return touches


def _pair(state: AgeOfChampagneState, pair: int) -> list[str]:
    letters = sorted(set(PAIR_CODES[pair]))
    return [f"wine-{state.to_act}-{letter}" for letter in letters]


def _shipped_order(state: AgeOfChampagneState) -> int:
    """The order of a shipment that is not whole yet."""
    return int(state.pending.steps[0]) - n.SHIP


def _whole_order(state: AgeOfChampagneState, place: int) -> list[str]:
    return [f"order-{ORDER_CODES[_shipped_order(state)]}"]


def _printed_mode(state: AgeOfChampagneState, place: int) -> Line:
    plane = state.printed.modes[_shipped_order(state)] == n.PLANE
    return Line("age-of-champagne-move-unchanged", {"mode": "plane" if plane else "boat"})


def _other_mode(state: AgeOfChampagneState, place: int) -> Line:
    plane = state.printed.modes[_shipped_order(state)] == n.PLANE
    return Line("age-of-champagne-move-swap", {"mode": "boat" if plane else "plane"})


# Questions


def _event_asked(state: AgeOfChampagneState, viewer: int) -> Args:
    hazard = state.printed.event_kinds[state.event] == n.HAZARD
    alone = {"alone": "yes" if state.humans == 1 else "no"}
    return {"event": event_line(state.printed, int(state.event)), "what": "region" if hazard else "grape", **alone}


def _draft_left(state: AgeOfChampagneState, viewer: int) -> Args:
    return {"number": int(state.draft_round) + 1}


def _draft_told(state: AgeOfChampagneState, action: int) -> str:
    """Others see that a card was kept, not which."""
    return "keep"


def _draft_pips(state: AgeOfChampagneState) -> tuple[int, int]:
    return int(state.draft_round), n.DRAFT_ROUNDS


def _pawns_left(state: AgeOfChampagneState, viewer: int) -> Args:
    """With the tokens that only somebody with a Collaborator in hand can use."""
    who = state.to_act
    tokens = sum(int(state.free(who, kind)) for kind in range(n.ACTION_1, n.RESERVATION + 1))
    return {"left": int(state.pawns(who)), "tokens": tokens}


def _vitryats(state: AgeOfChampagneState, viewer: int) -> Args:
    return {"vineyard": vineyard_line(state.printed, int(state.offer(state.spot)))}


def _land_held(state: AgeOfChampagneState, viewer: int) -> Args:
    return {"held": sum(int(state.land(state.to_act, region)) for region in range(n.REGIONS))}


def _oenotheque_left(state: AgeOfChampagneState, viewer: int) -> Args:
    room = n.OENOTHEQUE - int(state.resting(state.to_act))
    return {"left": min(room, n.OENOTHEQUE - int(state.done))}


def _shipments_left(state: AgeOfChampagneState, viewer: int) -> Args:
    """How many orders, of which, and by which of several pawns."""
    spot = int(state.spot)
    six = "yes" if slots_open(state, spot) > n.TYPES else "no"
    return {"left": int(most_orders(state, spot)) - int(state.done), "number": spot_number(spot), "six": six}


def _order_asked(state: AgeOfChampagneState, viewer: int) -> Args:
    return {"order": order_line(state.printed, _shipped_order(state))}


def _reply(state: AgeOfChampagneState, viewer: int) -> Args:
    order, cuvee = order_line(state.printed, int(state.deal_order)), cuvee_line(int(state.deal_type))
    return {"order": order, "cuvee": cuvee, "asker_seat": int(state.actor)}


def _hazard(state: AgeOfChampagneState, viewer: int) -> Args:
    return {"region": region_line(int(state.key))}


def _given(state: AgeOfChampagneState, viewer: int) -> Args:
    return {"pair": PAIR_CODES[int(state.pending.steps[0]) - n.GIVE]}


def _still_wines(state: AgeOfChampagneState, viewer: int) -> Args:
    """And whether they make any cuvee, and the cellar has room for one."""
    seat = int(state.to_act)
    wines = [int(state.wine(seat, colour)) for colour in range(n.COLOURS)]
    room = cellar_room(state, seat)
    full = {"full": "no" if room else "yes", "most": int(state.printed.cellar)}
    return {"wines": cubes_line(wines, "wines"), "count": most_cuvees(wines, room), **full}


def _harvested(state: AgeOfChampagneState, viewer: int) -> Args:
    """What grows, and how much of it fits."""
    seat = int(state.to_act)
    yields = grapes(state, seat)
    return {"grapes": cubes_line(yields, "grapes"), "count": stored(state, seat, yields)}


DRAFT = Question("draft", [KEEP], clause="AOC-3.2", left=_draft_left, pips=_draft_pips, told=_draft_told)
CHOOSE_KEY = Question("key", [KEY], clause="AOC-13.9", left=_event_asked)
LOSE_CUVEE = Question("cork", [Offer(CORK, touches=own("cellar"))], clause="AOC-13.6")
ASSIGN = Question(
    "place",
    [Offer(PLACE, label=_place), Offer(DISC, label=_disc), RESERVE],
    clause="AOC-5.1",
    left=_pawns_left,
)
LOCATE = Question("region", [REGION], clause="AOC-7.2", left=_vitryats)
CLAIM = Question("land", [LAND], clause="AOC-13.22", left=_land_held)
STORE_CUVEES = Question(
    "age", [Offer(AGE, touches=own("cellar")), _done_with("age")], clause="AOC-9.1", left=_oenotheque_left
)  # fmt: skip
ADVERTISE = Question(
    "promote", [Offer(PROMOTE, touches=own("oeno")), PROMOTE_ALL, _done_with("promote")], clause="AOC-9.2"
)
DELIVER = Question("ship", [Offer(SHIP, label=_ship), PASS], clause="AOC-10.2", left=_shipments_left)
WAY = Question(
    "way",
    [Offer(COMPLETE, touches=_whole_order), Offer(OMIT, touches=own("cellar")), PARTNER],
    clause="AOC-10.9",
    left=_order_asked,
)
TRANSPORT = Question(
    "transport",
    [Offer(UNCHANGED, label=_printed_mode), Offer(SWAP, label=_other_mode)],
    clause="AOC-10.11",
    left=_order_asked,
)
CHOOSE_TOKEN = Question("take", [TAKE], clause="AOC-10.8")
REPLY = Question("partner", [JOIN, DECLINE], clause="AOC-16.5", left=_reply)
DRAW = Question("blend", [BLEND, Offer(GIVE, touches=_pair), _done_with("blend")], clause="AOC-11.1", left=_still_wines)
PROTECTION = Question("cold", [PROTECT, DECLINE], clause="AOC-13.10", left=_hazard)
MAKE_ROOM = Question("room", [Offer(GIVE, touches=_pair), _done_with("room")], clause="AOC-12.5")
RECEIVE = Question("exchange", [GET], clause="AOC-11.3", left=_given)
STORE_C = Question("keep-c", [KEEP_C], clause="AOC-12.2", left=_harvested)
STORE_N = Question("keep-n", [KEEP_N], clause="AOC-12.2", left=_harvested)
STEER = Question("steer", [Offer(SHIP, label=_ship)], clause="AOC-17.19", left=_shipments_left)
STEER_TOKEN = Question("steer-token", [TAKE], clause="AOC-17.19")
QUESTIONS = {
    n.DRAFTING: DRAFT,
    n.CHOOSING_KEY: CHOOSE_KEY,
    n.DISCARDING: LOSE_CUVEE,
    n.PLACING: ASSIGN,
    n.LOCATING: LOCATE,
    n.CLAIMING: CLAIM,
    n.AGEING: STORE_CUVEES,
    n.PROMOTING: ADVERTISE,
    n.SHIPPING: DELIVER,
    n.TAKING: CHOOSE_TOKEN,
    n.REPLYING: REPLY,
    n.DRAWING: DRAW,
    n.PROTECTING: PROTECTION,
    n.EXCHANGING: MAKE_ROOM,
    n.STEERING: STEER,
    n.STEERING_TOKEN: STEER_TOKEN,
}


def asked(state: AgeOfChampagneState, steps: Sequence[int] = ()) -> Question:
    phase = int(state.phase)
    if phase == n.KEEPING:
        return STORE_N if steps or only_c(state, state.to_act) >= 0 else STORE_C
    if steps and phase in (n.DRAWING, n.EXCHANGING):
        return RECEIVE
    if steps and phase == n.SHIPPING:
        found = int(ways(state, int(state.to_act), int(steps[0]) - n.SHIP))
        return WAY if len(steps) == 1 and found & (found - 1) else TRANSPORT
    return QUESTIONS[phase]


KINDS = (
    KEEP, KEY, CORK, PLACE, DISC, RESERVE, REGION, LAND, AGE, PROMOTE, PROMOTE_ALL, SHIP, COMPLETE, OMIT, PARTNER,
    UNCHANGED, SWAP, PASS, TAKE, BLEND, GIVE, GET, DONE, PROTECT, JOIN, DECLINE, KEEP_C, KEEP_N,
)  # fmt: skip
MOVES = MoveTables("age-of-champagne", KINDS, asked, refusal="age-of-champagne-refuse-now")

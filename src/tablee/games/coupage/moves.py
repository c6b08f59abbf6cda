"""Moves of Coupage: how they are written (`pile`, `market 1`, `lay CVB`, `MAC1`, `play VOL`, `barrel 1-3`), and what is
asked. A grape is its three letters and its stars; a barrel of the own row is its number from 1, any other barrel the
seat (from 0, as in a record) and the number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tablee.engine.moves import Kind, MoveTables, Offer, PickSet, Question, steps_of
from tablee.engine.words import Arg, Line
from tablee.games.coupage.content import KINDS, RECIPE_CODES
from tablee.games.coupage.names import barrel_name, card_line
from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.ageing import asks_which_time
from tablee.games.coupage.rules.payments import cost_of, is_closed, serves_time
from tablee.games.coupage.rules.printed import BITS, MOST_ALIKE, Printed
from tablee.games.coupage.rules.state import CoupageState

Args = Mapping[str, Arg]

# Kinds


def _number(printed: Printed, place: int) -> str:
    return str(place + 1)


def _recipe(printed: Printed, recipe: int) -> str:
    return RECIPE_CODES[recipe]


def _special(printed: Printed, kind: int) -> str:
    return KINDS[kind]


def _card(printed: Printed, card: int) -> str:
    return printed.codes[card]


def _seat(printed: Printed, seat: int) -> str:
    return str(seat)


def _barrel(printed: Printed, barrel: int) -> str:
    return barrel_name(barrel)


def _numbered(verb: str) -> Callable[[Printed, int], Line]:
    def label(printed: Printed, place: int) -> Line:
        return Line(f"coupage-move-{verb}", {"number": place + 1})

    return label


def _one(piece: str) -> Callable[[Printed, int], Sequence[str]]:
    def touches(printed: Printed, place: int) -> list[str]:
        return [piece]

    return touches


def _each(name: str) -> Callable[[Printed, int], Sequence[str]]:
    def touches(printed: Printed, place: int) -> list[str]:
        return [f"{name}-{place + 1}"]

    return touches


def _play(printed: Printed, kind: int) -> Line:
    return Line("coupage-move-play", {"card": card_line(printed, n.JEU + kind)})


PILE = Kind("pile", n.PILE, also=("pioche", "piocher"), touches=_one("pile"))
MARKET = Kind(
    "market", n.MARKET, n.MARKET_SLOTS, _number,
    also=("marché", "marche"), label=_numbered("market"), touches=_each("market"),
)  # fmt: skip
END = Kind("end", n.END, also=("fin", "finir"), group=lambda printed, place: "end")
LAY = Kind(
    "lay", n.LAY, n.RECIPES, _recipe,
    also=("poser",),
    pieces={"blanc": "BLA", "white": "BLA", "rosé": "ROS", "rose": "ROS", "rouge": "ROU", "red": "ROU"},
    label=lambda printed, recipe: Line("coupage-move-lay", {"recipe": RECIPE_CODES[recipe]}),
    touches=lambda printed, recipe: [f"recipe-{RECIPE_CODES[recipe]}"],
    group=lambda printed, recipe: "lay",
)  # fmt: skip
REPLACE = Kind("replace", n.REPLACE, n.BARRELS, _number, also=("compléter", "completer"), label=_numbered("replace"))
TIME = Kind("time", n.TIME, n.BARRELS, _number, also=("temps",), label=_numbered("time"))
STARS = Kind("stars", n.STARS, n.BARRELS, _number, also=("étoiles", "etoiles"), label=_numbered("stars"))
BOTTLE = Kind("bottle", n.BOTTLE, n.BARRELS, _number, also=("embouteiller", "bouteille"), label=_numbered("bottle"))
PLAY = Kind(
    "play", n.PLAY, n.SPECIALS, _special,
    also=("jouer",),
    label=_play,
    touches=lambda printed, kind: [f"hand-{KINDS[kind]}"],
    group=lambda printed, kind: "special",
)  # fmt: skip
CYCLE = Kind(
    "cycle", n.CYCLE,
    also=("défausser", "defausser"), touches=_one("discard"), group=lambda printed, place: "cycle",
)  # fmt: skip
CARD = Kind(
    "card", n.CARD, n.CLASSES, _card,
    also=("carte",),
    bare=True,
    label=lambda printed, card: Line("coupage-move-card", {"card": card_line(printed, card)}),
    touches=lambda printed, card: [f"hand-{printed.codes[card]}"],
)  # fmt: skip
PLAYER = Kind(
    "seat", n.PLAYER, n.MOST_SEATS, _seat,
    also=("joueur",),
    label=lambda printed, seat: Line("coupage-move-seat", {"seat": seat}),
    touches=lambda printed, seat: [f"player-{seat}"],
)  # fmt: skip
BARREL = Kind(
    "barrel", n.BARREL, n.MOST_SEATS * n.BARRELS, _barrel,
    also=("tonneau",),
    label=lambda printed, barrel: Line(
        "coupage-move-barrel", {"seat": barrel // n.BARRELS, "barrel": barrel % n.BARRELS + 1}
    ),
    touches=lambda printed, barrel: [f"barrel-{barrel_name(barrel)}"],
)  # fmt: skip
UP = Kind("up", n.UP, also=("visible",))
DOWN = Kind("down", n.DOWN, n.MOST_TIMES, _number, also=("cachée", "cachee"), label=_numbered("down"))
TAKE = Kind(
    "take", n.HARVEST, n.MOST_SEATS, _number, also=("prendre",), label=_numbered("take"), touches=_each("harvest")
)
DECLINE = Kind("decline", n.DECLINE, also=("refuser", "décliner"))
DONE = Kind("done", n.DONE, also=("fini", "payer", "pay"))


# How a question offers them


def _open_card(first: int) -> Callable[[CoupageState, int], Line]:
    """A card that lies open, by its name."""

    def label(state: CoupageState, place: int) -> Line:
        card = int(state.open[first + place])
        if card < 0:
            return Line("coupage-move-nothing")
        return Line("coupage-move-take-card", {"card": card_line(state.printed, card)})

    return label


def _with(step: str) -> Callable[[CoupageState, int], Line]:
    """A card that is chosen in the middle of a move, by what becomes of it."""

    def label(state: CoupageState, card: int) -> Line:
        return Line("coupage-move-with", {"card": card_line(state.printed, card), "step": step})

    return label


def _aim(card: int | None = None) -> Callable[[CoupageState, int], Line]:
    """A barrel, by what is done to it; None: by the special card that is being played."""

    def label(state: CoupageState, barrel: int) -> Line:
        with_card = int(state.pending.steps[0]) - n.PLAY + n.JEU if card is None else card
        owner = barrel // n.BARRELS
        args: dict[str, Arg] = {"seat": owner, "barrel": barrel % n.BARRELS + 1}
        args |= {"card": state.printed.codes[with_card], "whose": "you" if owner == state.to_act else "other"}
        return Line("coupage-move-aim", args, [f"barrel-{barrel_name(barrel)}"])

    return label


def _in_group(name: str) -> Callable[[object, int], str]:
    return lambda state, place: name


def _of_barrel(state: CoupageState, place: int) -> str:
    return f"barrel-{place + 1}"


def _own_barrel(state: CoupageState, place: int) -> list[str]:
    return [f"barrel-{state.to_act}-{place + 1}"]


def _time_card_or_barrel(state: CoupageState, place: int) -> list[str]:
    return ["hand-TIM", *_own_barrel(state, place)]


def _recipe_or_free_barrel(state: CoupageState, recipe: int) -> list[str]:
    seat = int(state.to_act)
    stages = [int(state.barrels[seat * n.CELLAR + b * n.STRIDE + n.STAGE]) for b in range(n.BARRELS)]
    free = [f"barrel-{seat}-{stages.index(n.EMPTY) + 1}"] if n.EMPTY in stages else []
    return [f"recipe-{RECIPE_CODES[recipe]}", *free]


def _paid_card(state: CoupageState, card: int) -> list[str]:
    return [f"chosen-{state.printed.codes[card]}"]


def _grape_on(barrel: Callable[[CoupageState], int]) -> Callable[[CoupageState, int], Sequence[str]]:
    def touches(state: CoupageState, card: int) -> list[str]:
        return [f"grape-{barrel_name(barrel(state))}-{state.printed.codes[card]}"]

    return touches


def _target(state: CoupageState) -> int:
    return int(state.pending.steps[1]) - n.BARREL


def _bottling(state: CoupageState) -> int:
    return int(state.bottling)


def _time_down(barrel: Callable[[CoupageState], int]) -> Callable[[CoupageState, int], Sequence[str]]:
    """A face-down card goes by its place."""

    def touches(state: CoupageState, place: int) -> list[str]:
        return [f"time-{barrel_name(barrel(state))}-{place + 1}"]

    return touches


def _time_up(barrel: Callable[[CoupageState], int]) -> Callable[[CoupageState, int], Sequence[str]]:
    """Any of those that lie face up."""

    def touches(state: CoupageState, place: int) -> list[str]:
        name, first = barrel_name(barrel(state)), barrel(state) * n.STRIDE
        times = [state.barrels[first + n.TIME_CARD + i] for i in range(state.barrels[first + n.TIME_COUNT])]
        return [f"time-{name}-{i + 1}" for i, time in enumerate(times) if not time & n.FACE_DOWN]

    return touches


def _cards(step: str, touches: Callable[[CoupageState, int], Sequence[str]] | None = None) -> Offer:
    return Offer(CARD, label=_with(step), touches=touches, group=_in_group(step))


def _barrels(step: str, card: int | None = None) -> Offer:
    return Offer(BARREL, label=_aim(card), group=_in_group(step))


def _ending(state: CoupageState, place: int) -> Line:
    """That is all that is paid: the move it completes, by its name."""
    first = MOVES.kind_of(int(state.pending.steps[0]))
    return Line("coupage-move-done", {"goal": first.verb, "number": int(state.pending.steps[0]) - first.first + 1})


_PAID = Offer(DONE, label=_ending, group=_in_group("pay"))


def _decline(step: str) -> Offer:
    return Offer(DECLINE, group=_in_group(step))


# Questions: what is left of them


def due(state: CoupageState) -> int:
    """Stars still to be paid in a half-made move of the seat to act."""
    if not state.pending.count or not n.STARS <= state.pending.steps[0] < n.PLAY:
        return 0
    paid = sum(int(n.stars_of(step - n.CARD)) for step in steps_of(state)[1:] if step != n.DONE)
    return max(0, int(cost_of(state, state.pending.steps[0])) - paid)


def _actions_left(state: CoupageState, viewer: int) -> Args:
    return {"left": int(state.actions_left)}


def _action_pips(state: CoupageState) -> tuple[int, int]:
    return n.ACTIONS - int(state.actions_left), n.ACTIONS


def _grapes_left(state: CoupageState, viewer: int) -> Args:
    recipe = int(state.pending.steps[0]) - n.LAY
    return {"recipe": RECIPE_CODES[recipe], "left": _grapes_needed(state)}


def _stars_left(state: CoupageState, viewer: int) -> Args:
    """What the payment is for, and how much of it is due."""
    first = int(state.pending.steps[0])
    barrel = (first - n.STARS) % n.BARRELS
    recipe = int(state.barrels[state.to_act * n.CELLAR + barrel * n.STRIDE + n.RECIPE])
    goal = "time" if first < n.BOTTLE else "bottle"
    return {"left": due(state), "goal": goal, "recipe": RECIPE_CODES[recipe]}


def _special_kind(state: CoupageState, viewer: int) -> Args:
    return {"kind": KINDS[int(state.pending.steps[0]) - n.PLAY]}


def _face_down(state: CoupageState, action: int) -> str:
    """CPG-10.3: only its owner knows which card lies down."""
    return f"{MOVES.name(state, int(state.pending.last()))} face down"


# Sets: grapes for a recipe and for a payment, which the rules ask for in class order and by stars


def may_lay(state: CoupageState, picks: Sequence[int], card: int) -> bool:
    """Whether the hand has a complete set with these, in whatever order."""
    return _lays(state, picks, card // n.LEVELS, _varieties_held(state))


def _varieties_held(state: CoupageState) -> int:
    """How many grapes of each variety the hand has, packed."""
    held = 0
    first = int(state.to_act) * n.CLASSES
    for variety in range(n.VARIETIES):
        cards = sum(int(state.hands[first + variety * n.LEVELS + level]) for level in range(n.LEVELS))
        held += min(cards, MOST_ALIKE) << BITS * variety
    return held


def _lays(state: CoupageState, picks: Sequence[int], variety: int, held: int) -> bool:
    used = sum(1 << BITS * (one // n.LEVELS) for one in picks) + (1 << BITS * variety)
    return state.printed.fits(int(state.pending.steps[0]) - n.LAY, used, held)


def may_pay(state: CoupageState, picks: Sequence[int], card: int) -> bool:
    """Whether the hand has a payment with these, in whatever order; in version 1 one in which no card could be left
    out (CPG-5.4)."""
    return _pays_up(state, picks, int(n.stars_of(card)), _purse(state))


def _purse(state: CoupageState) -> list[int]:
    """The stars of each grape in the hand."""
    first = int(state.to_act) * n.CLASSES
    return [int(n.stars_of(card)) for card in range(n.GRAPES) for _ in range(state.hands[first + card])]


def _pays_up(state: CoupageState, picks: Sequence[int], stars: int, purse: Sequence[int]) -> bool:
    first, rest = int(state.pending.steps[0]), [*purse]
    cost = int(cost_of(state, first))
    paid = [*(int(n.stars_of(one)) for one in picks), stars]
    for each in paid:
        if each not in rest:
            return False  # what somebody says to have chosen need not be in the hand
        rest.remove(each)
    if state.rules == 1:
        return _pays(cost, sum(paid), min(paid), rest)
    most = min(n.MOST_PAID, int(state.held[state.to_act]) - bool(serves_time(state, first)))
    more = sorted(rest, reverse=True)[: max(0, most - len(paid))]
    return len(paid) <= most and sum(paid) + sum(more) >= cost


def _pays(cost: int, paid: int, least: int, purse: list[int]) -> bool:
    if paid >= cost:
        return paid - least < cost
    for stars in set(purse):
        rest = [*purse]
        rest.remove(stars)
        if _pays(cost, paid + stars, min(least, stars), rest):
            return True
    return False


def _goes_with(state: CoupageState, chosen: Sequence[int]) -> list[int]:
    """Which grapes: a matter of their varieties."""
    if state.pending.count > 1:
        return _next(state, chosen)
    picks, held = [each - n.CARD for each in chosen], _varieties_held(state)
    left = _grapes_besides(state, picks)
    good = {variety for variety in {card // n.LEVELS for card in left} if _lays(state, picks, variety, held)}
    return [n.CARD + card for card in left if card // n.LEVELS in good]


def _pays_with(state: CoupageState, chosen: Sequence[int]) -> list[int]:
    """Which grapes: a matter of their stars."""
    if state.pending.count > 1:
        return _next(state, chosen)
    picks, purse = [each - n.CARD for each in chosen], _purse(state)
    left = _grapes_besides(state, picks)
    good = {stars for stars in {_stars_on(state, card) for card in left} if _pays_up(state, picks, stars, purse)}
    return [n.CARD + card for card in left if _stars_on(state, card) in good]


def _grapes_besides(state: CoupageState, picks: Sequence[int]) -> list[int]:
    """The classes of grapes of which the hand has more than were chosen."""
    first = int(state.to_act) * n.CLASSES
    return [card for card in range(n.GRAPES) if state.hands[first + card] > picks.count(card)]


def _next(state: CoupageState, chosen: Sequence[int]) -> list[int]:
    """Whoever began to name the cards one by one goes on in the order of the rules."""
    after = state.clone()
    for step in chosen:
        if step not in after.legal_actions() or after.completes(step):
            return []
        after.apply(step)
    complete = asked(after) is not asked(state)
    return [] if complete else [action for action in after.legal_actions() if action in CARD]


def _grapes_needed(state: CoupageState) -> int:
    return int(state.printed.slots[state.pending.steps[0] - n.LAY] - state.pending.count) + 1


def _stars_on(state: CoupageState, card: int) -> int:
    return int(n.stars_of(card)) if card < n.GRAPES else 0


_GRAPES = PickSet(CARD, _goes_with, need=_grapes_needed, misfit="coupage-refuse-not-with-those", clause="CPG-4.4")


def _ends_payment(state: CoupageState) -> Kind | None:
    return DONE if state.rules > 1 else None


_PAYMENT = PickSet(
    CARD,
    _pays_with,
    need=due,
    amount=_stars_on,
    misfit="coupage-refuse-too-much",
    clause="CPG-5.4",
    ends=_ends_payment,
)


_DRAWN = ("coupage-refuse-drawn-already", "CPG-2.1")
_BEGIN = ("coupage-refuse-begin", "CPG-2.5")

DRAW = Question(
    "draw",
    [
        Offer(PILE, group=_in_group("draw")),
        Offer(MARKET, label=_open_card(0), group=_in_group("draw")),
    ],
    clause="CPG-2.2",
)
ACT = Question(
    "act",
    [
        END,
        Offer(LAY, touches=_recipe_or_free_barrel),
        Offer(REPLACE, touches=_own_barrel, group=_of_barrel),
        Offer(TIME, touches=_time_card_or_barrel, group=_of_barrel),
        Offer(STARS, touches=_own_barrel, group=_of_barrel),
        Offer(BOTTLE, touches=_own_barrel, group=_of_barrel),
        PLAY,
        CYCLE,
    ],
    clause="CPG-2.5",
    refuses={PILE: _DRAWN, MARKET: _DRAWN}
    | {kind: _BEGIN for kind in (CARD, PLAYER, BARREL, UP, DOWN, TAKE, DECLINE, DONE)},
    left=_actions_left,
    pips=_action_pips,
)
HARVEST = Question(
    "harvest", [Offer(TAKE, label=_open_card(n.MARKET_SLOTS), group=_in_group("harvest"))], clause="CPG-8.9"
)
ROSE = Question(
    "rose", [Offer(MARKET, label=_open_card(0), group=_in_group("rose")), _decline("rose")], clause="CPG-10.2"
)
ROUGE = Question("rouge", [_barrels("rouge", n.TIM), _decline("rouge")], clause="CPG-10.3")
ROUGE_CARD = Question("rouge-card", [_cards("rouge-card")], clause="CPG-10.3", told=_face_down)
CAVA_BLANC = Question(
    "cava-blanc",
    [
        Offer(UP, touches=_time_up(_bottling), group=_in_group("cava-blanc")),
        Offer(DOWN, touches=_time_down(_bottling), group=_in_group("cava-blanc")),
        _decline("cava-blanc"),
    ],
    clause="CPG-10.5",
)
CAVA_BLANC_GRAPE = Question("cava-blanc-grape", [_cards("cava-blanc-grape", _grape_on(_bottling))], clause="CPG-10.5")
GRAPE = Question("grape", [_cards("grape")], clause="CPG-4.1", left=_grapes_left, picks=_GRAPES)
REPLACING = Question("replace", [_cards("replace")], clause="CPG-4.7")
PAY_TIME = Question("pay", [_cards("pay"), _PAID], clause="CPG-5.4", left=_stars_left, picks=_PAYMENT)
PAY_BOTTLE = Question("pay", [_cards("pay"), _PAID], clause="CPG-6.2", left=_stars_left, picks=_PAYMENT)
SERVE = Question("serve", [_cards("serve")], clause="CPG-10.3")
FACE_DOWN = Question("facedown", [_cards("facedown", _paid_card)], clause="CPG-5.2")
DISCARD = Question("discard", [_cards("discard")], clause="CPG-7.1")
VICTIM = Question("victim", [Offer(PLAYER, group=_in_group("victim"))], clause="CPG-8.4")
YOUNG = Question("young", [_barrels("young")], clause="CPG-8.3")
TARGET = Question("target", [_barrels("target")], clause="CPG-8.2", left=_special_kind)
EVAPORATE = Question("evaporate", [_cards("evaporate", _grape_on(_target))], clause="CPG-8.10")
WHICH_TIME = Question(
    "which-time",
    [
        Offer(UP, touches=_time_up(_target), group=_in_group("which-time")),
        Offer(DOWN, touches=_time_down(_target), group=_in_group("which-time")),
    ],
    clause="CPG-8.11",
)
OWN_BARREL = Question("own-barrel", [_barrels("own-barrel", n.TIM)], clause="CPG-8.11")

_PHASES = {
    n.DRAWING: DRAW,
    n.ACTING: ACT,
    n.HARVESTING: HARVEST,
    n.AB_MARKET: ROSE,
    n.AB_BARREL: ROUGE,
    n.AB_TIME: CAVA_BLANC,
}


def _asked(state: CoupageState, steps: Sequence[int]) -> Question:
    if not steps:
        return _PHASES[state.phase]
    if state.phase == n.AB_BARREL:
        return ROUGE_CARD
    if state.phase == n.AB_TIME:
        return CAVA_BLANC_GRAPE
    first = MOVES.kind_of(steps[0])
    if first is PLAY:
        return _asked_by_special(state, steps)
    if first is BOTTLE and is_closed(state):
        return SERVE
    if first is STARS and (is_closed(state) if state.rules > 1 else not due(state)):
        return FACE_DOWN
    return _AFTER[first]


_AFTER = {LAY: GRAPE, REPLACE: REPLACING, STARS: PAY_TIME, BOTTLE: PAY_BOTTLE, CYCLE: DISCARD}


def _asked_by_special(state: CoupageState, steps: Sequence[int]) -> Question:
    kind = steps[0] - n.PLAY + n.JEU
    if kind == n.VOL:
        return VICTIM
    if len(steps) == 1:
        return YOUNG if kind == n.JEU else TARGET
    if kind == n.JEU:
        return SERVE
    if kind == n.EVA:
        return EVAPORATE
    return WHICH_TIME if len(steps) == 2 and asks_which_time(state, steps[1] - n.BARREL) else OWN_BARREL


def asked(state: CoupageState) -> Question:
    """What the seat to act is asked, its own half-made move included."""
    return _asked(state, steps_of(state))


MOVES = MoveTables(
    "coupage",
    (
        PILE,
        MARKET,
        END,
        LAY,
        REPLACE,
        TIME,
        STARS,
        BOTTLE,
        PLAY,
        CYCLE,
        CARD,
        PLAYER,
        BARREL,
        UP,
        DOWN,
        TAKE,
        DECLINE,
        DONE,
    ),
    _asked,
    refusal="coupage-refuse-now",
)

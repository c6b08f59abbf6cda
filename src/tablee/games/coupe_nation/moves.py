"""Moves of Coupe nation: how they are written (`draw 2`, `place 12`, `hide 12`, `on L2P3`, `open L1P5`, `reserve`,
`pair 9`, `sum 39`, `difference 21`, `extra 7`, `discard 3`, `destroy 50`), and what is asked. A card is its number, FIN
is the Finish card; a position is its level and its place from the left: L1P4 is the middle of the base, L7P1 the top.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tablee.engine.bits import bit_count, members
from tablee.engine.moves import Kind, MoveTables, Offer, PickSet, Question, steps_of
from tablee.engine.words import Arg, Line
from tablee.games.coupe_nation.names import POSITIONS, card_code, card_id, card_line, code_at, position_line, sum_line
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.drawing import most_drawn
from tablee.games.coupe_nation.rules.printed import Printed
from tablee.games.coupe_nation.rules.reserve import cards_due, partners, reaches, spare, target_of, wanted
from tablee.games.coupe_nation.rules.state import CoupeNationState
from tablee.games.coupe_nation.rules.tower import bit

Args = Mapping[str, Arg]


# Kinds


def _count(printed: Printed, count: int) -> str:
    return str(count)


def _card(printed: Printed, card: int) -> str:
    return card_code(card + 1)


def _position(printed: Printed, position: int) -> str:
    return POSITIONS[position]


def _of_card(verb: str) -> Callable[[object, int], Line]:
    return lambda content, card: Line(f"coupe-nation-move-{verb}", {"card": card_line(card + 1)})


def _of_position(verb: str) -> Callable[[object, int], Line]:
    return lambda content, position: Line(f"coupe-nation-move-{verb}", {"place": position_line(position)})


def _touch_card(content: object, card: int) -> list[str]:
    return [card_id(card_code(card + 1))]


def _touch_position(content: object, position: int) -> list[str]:
    return [POSITIONS[position]]


def _group(name: str) -> Callable[[object, int], str]:
    return lambda content, place: name


def _cards(verb: str, first: int, *also: str) -> Kind:
    return Kind(
        verb, first, n.GLASS, _card,
        also=also, pieces={"finish": "FIN"}, label=_of_card(verb), touches=_touch_card, group=_group(verb),
    )  # fmt: skip


DRAW = Kind(
    "draw", n.DRAW, n.MOST_DRAWN + 1, _count,
    also=("piocher",),
    label=lambda content, count: Line("coupe-nation-move-draw", {"count": count}),
    touches=lambda content, count: ["deck"],
    group=_group("draw"),
)  # fmt: skip
PLACE = _cards("place", n.PLACE, "poser")
HIDE = _cards("hide", n.HIDE, "cacher")
OPEN = Kind(
    "open", n.OPEN, n.POSITIONS, _position,
    also=("révéler", "reveler"), label=_of_position("open"), touches=_touch_position, group=_group("open"),
)  # fmt: skip
RESERVE = Kind("reserve", n.RESERVE, also=("réserve",), group=_group("reserve"))
PAIR = _cards("pair", n.PAIR, "paire")
SUM = _cards("sum", n.SUM, "somme")
DIFFERENCE = _cards("difference", n.DIFFERENCE, "différence")
EXTRA = _cards("extra", n.EXTRA, "supplément", "supplement")
ON = Kind(
    "on", n.ON, n.POSITIONS, _position,
    also=("sur",), label=_of_position("on"), touches=_touch_position,
    group=lambda content, position: POSITIONS[position][:2],
)  # fmt: skip
DISCARD = _cards("discard", n.DISCARD, "défausser", "defausser", "destroy")  # people say so of both
DESTROY = _cards("destroy", n.DESTROY, "détruire", "detruire")


# The reserve action, as far as it has been chosen


class Exchange:
    """Read off the steps of the seat to act."""

    def __init__(self, state: CoupeNationState, steps: Sequence[int] | None = None) -> None:
        steps = steps_of(state) if steps is None else steps
        self.state = state
        self.pair = [step - n.PAIR + 1 for step in steps if step in PAIR]
        self.extras = [step - n.EXTRA + 1 for step in steps if step in EXTRA]
        named = [step for step in steps if step in SUM or step in DIFFERENCE]
        self.by_sum = bool(named) and named[0] in SUM
        self.target = int(target_of(named[0])) if named else 0

    @property
    def result(self) -> int:
        low, high = self.pair
        return high + low if self.by_sum else high - low

    @property
    def due(self) -> int:
        """Cards still to be destroyed."""
        return abs(self.target - self.result) - len(self.extras)

    @property
    def spare(self) -> list[int]:
        """Cards that may be destroyed."""
        low, high = self.pair
        return members(spare(self.state.hand(self.state.to_act), low, high))

    @property
    def line(self) -> Line:
        low, high = self.pair
        return sum_line(low, high, self.by_sum, self.target)


def _sum(by_sum: bool) -> Callable[[CoupeNationState, int], Line]:
    """The whole sum, and how many cards it takes."""

    def label(state: CoupeNationState, card: int) -> Line:
        made = Exchange(state, [*steps_of(state), (n.SUM if by_sum else n.DIFFERENCE) + card])
        return Line("coupe-nation-move-take", {"sum": made.line, "card": card_line(made.target), "cost": made.due})

    return label


def _extra(state: CoupeNationState, card: int) -> Line:
    return Line("coupe-nation-move-extra-for", {"card": card_line(card + 1), "sum": Exchange(state).line})


def _put(state: CoupeNationState, position: int) -> Line:
    """A card of the Reserve, on an empty position or in place of another card."""
    args: dict[str, Arg] = {"card": card_line(Exchange(state).target), "place": position_line(position)}
    lies = int(state.card_at(position))
    if not lies:
        return Line("coupe-nation-move-put", args)
    if state.down >> position & 1:
        return Line("coupe-nation-move-replace-hidden", args)
    return Line(
        "coupe-nation-move-replace", {**args, "old": Line("coupe-nation-card", {"card": code_at(lies, position)})}
    )


def _lay(verb: str) -> Callable[[CoupeNationState, int], Line]:
    def label(state: CoupeNationState, position: int) -> Line:
        return Line(
            f"coupe-nation-move-{verb}-there", {"card": card_line(begun_card(state)), "place": position_line(position)}
        )

    return label


def begun_card(state: CoupeNationState) -> int:
    """The card of an action A or B that was begun."""
    step = int(state.pending.steps[0])
    return (step - n.PLACE) % n.GLASS + 1


def _partners(state: CoupeNationState, chosen: Sequence[int]) -> list[int]:
    """Cards that make a pair for something in the Reserve, with the one that was chosen."""
    hand, goal = int(state.hand(state.to_act)), int(wanted(state))
    begun = Exchange(state).pair
    named = [*begun, *(action - n.PAIR + 1 for action in chosen)]
    if len(named) == 2:
        return []
    if named:
        [card] = named
        fitting = [other for other in members(hand) if other != card and _reaches(hand, card, other) & goal]
        return [n.PAIR + other - 1 for other in fitting if not begun or other > card]
    lows = {low: members(partners(hand, low, goal)) for low in members(hand)}
    found = {card for low, highs in lows.items() if highs for card in (low, *highs)}
    return [n.PAIR + card - 1 for card in sorted(found)]


def _reaches(hand: int, one: int, other: int) -> int:
    return int(reaches(hand, min(one, other), max(one, other)))


def _extras(state: CoupeNationState, chosen: Sequence[int]) -> list[int]:
    made = Exchange(state)
    named = [action - n.EXTRA + 1 for action in chosen]
    last = made.extras[-1] if made.extras else 0
    left = [card for card in made.spare if card > last and card not in named]
    due = made.due - len(named)
    return [n.EXTRA + card - 1 for card in left] if 0 < due <= len(left) else []


def _pair_due(state: CoupeNationState) -> int:
    return 2 - len(Exchange(state).pair)


def _extras_due(state: CoupeNationState) -> int:
    return int(cards_due(state.pending))


# Questions


def _most(state: CoupeNationState, viewer: int) -> Args:
    return {"most": int(most_drawn(state))}


def _begun(state: CoupeNationState, viewer: int) -> Args:
    return {"card": card_line(begun_card(state))}


def _taken(state: CoupeNationState, viewer: int) -> Args:
    made = Exchange(state)
    return {"card": card_line(made.target), "sum": made.line}


def _too_many(state: CoupeNationState, viewer: int) -> Args:
    return {"left": int(state.glasses(state.to_act)) - n.HAND_LIMIT}


def _too_full(state: CoupeNationState, viewer: int) -> Args:
    return {"left": int(bit_count(state.reserve)) - int(state.reserve_limit())}


def _hidden_move(state: CoupeNationState, action: int) -> str:
    return f"hide on {POSITIONS[action - n.ON]}"


DRAWING = Question("draw", [DRAW], clause="CPN-4.6", left=_most)
ACT = Question("act", [PLACE, HIDE, OPEN, RESERVE], clause="CPN-3.1")
PLACE_WHERE = Question("place", [Offer(ON, label=_lay("place"))], clause="CPN-5.1", left=_begun)
HIDE_WHERE = Question("hide", [Offer(ON, label=_lay("hide"))], clause="CPN-6.1", left=_begun, told=_hidden_move)
WHICH_PAIR = Question(
    "pair",
    [PAIR],
    clause="CPN-8.1",
    left=lambda state, viewer: {"left": _pair_due(state)},
    picks=PickSet(
        PAIR, _partners, need=_pair_due, misfit="coupe-nation-refuse-pair", clause="CPN-8.8", whole=False
    ),
)  # fmt: skip
WHICH_TARGET = Question(
    "target", [Offer(SUM, label=_sum(True)), Offer(DIFFERENCE, label=_sum(False))], clause="CPN-8.3"
)
WHICH_EXTRAS = Question(
    "extra",
    [Offer(EXTRA, label=_extra)],
    clause="CPN-8.2",
    left=lambda state, viewer: {"left": _extras_due(state), **_taken(state, viewer)},
    picks=PickSet(
        EXTRA, _extras, need=_extras_due, misfit="coupe-nation-refuse-extra", clause="CPN-8.2", whole=False
    ),
)  # fmt: skip
PUT_WHERE = Question("put", [Offer(ON, label=_put)], clause="CPN-8.4", left=_taken)
TRIM = Question("trim", [DISCARD], clause="CPN-9.1", left=_too_many)
CLEAR = Question("clear", [DESTROY], clause="CPN-9.2", left=_too_full)


def asked(state: CoupeNationState, steps: Sequence[int] = ()) -> Question:
    if state.phase == n.DRAWING:
        return DRAWING
    if state.phase == n.TRIMMING:
        return TRIM
    if state.phase == n.CLEARING:
        return CLEAR
    if not steps:
        return ACT
    if steps[0] < n.RESERVE:
        return PLACE_WHERE if steps[0] in PLACE else HIDE_WHERE
    if len(steps) < 3:
        return WHICH_PAIR
    if len(steps) == 3:
        return WHICH_TARGET
    return WHICH_EXTRAS if Exchange(state, steps).due else PUT_WHERE


KINDS = (DRAW, PLACE, HIDE, OPEN, RESERVE, PAIR, SUM, DIFFERENCE, EXTRA, ON, DISCARD, DESTROY)
MOVES = MoveTables("coupe-nation", KINDS, asked, refusal="coupe-nation-refuse-now")


def sums(state: CoupeNationState, seat: int) -> list[tuple[int, int, bool, int]]:
    """All exchanges that the seat could make in this position: the pair, sum or difference, the card taken."""
    hand, goal = int(state.hand(seat)), members(wanted(state))
    cards = members(hand)
    found = []
    for place, low in enumerate(cards):
        for high in cards[place + 1 :]:
            most = int(bit_count(spare(hand, low, high)))
            for by_sum, result in ((True, low + high), (False, high - low)):
                found += [(low, high, by_sum, target) for target in goal if abs(target - result) <= most]
    return sorted(found, key=lambda each: (_cost(each), each[3], each))


def _cost(found: tuple[int, int, bool, int]) -> int:
    low, high, by_sum, target = found
    return abs(target - (low + high if by_sum else high - low))


def holds(state: CoupeNationState, seat: int, card: int) -> bool:
    return bool(state.hand(seat) & bit(card))

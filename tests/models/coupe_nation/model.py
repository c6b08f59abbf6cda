"""Coupe nation once more: slow and plain, written from the specification alone.

It shares no code with the rules of the game package. Cards and positions are named as in notation (`12`, `FIN`,
`L2P3`); the deck is a list whose first card is drawn first. A game is one generator: it yields what is asked, and gets
the answer in notation. Chance comes from outside, so that two games can have the same.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from tests.models.asking import Answer, Asked, Asking, Play
from tests.models.coupe_nation.knowledge import Knowledge

GLASS = [str(number) for number in range(1, 51)]
FIN = "FIN"
FIN_NUMBER = 25
START = "25"
DIAMONDS = {"1": 1, "2": 2, "H": 0}  # a heart counts 0 for the heart above it
HEART = "H"

HAND = 3  # cards dealt, and the limit
RESERVE = {2: 6, 3: 5, 4: 4}
RESERVE_START = ["1", "50"]
FIRST_DRAW = 1
REFILL = 2

LEVELS = 7
POSITIONS = [f"L{level}P{place}" for level in range(1, LEVELS + 1) for place in range(1, LEVELS + 2 - level)]
MIDDLE = "L1P4"
TOP = "L7P1"


def number(card: str) -> int:
    return FIN_NUMBER if card == FIN else int(card)


def by_number(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=number)


def hand_of(seat: int) -> str:
    """The place, for Knowledge."""
    return f"seat-{seat}"


def shuffled_cards() -> list[str]:
    """CPN-1.1: those that are shuffled."""
    return [card for card in GLASS if card not in (*RESERVE_START, START)]


# The tower (2.4)


def span(position: str) -> tuple[int, int]:
    """The columns of the base that it stands on."""
    level, place = int(position[1]), int(position[3])
    return place, place + level - 1


@cache
def supports(position: str) -> list[str]:
    level, place = int(position[1]), int(position[3])
    return [f"L{level - 1}P{place}", f"L{level - 1}P{place + 1}"] if level > 1 else []


def is_before(one: str, other: str) -> bool:
    (left, right), (other_left, other_right) = span(one), span(other)
    return one != other and left <= other_left and right <= other_right


@cache
def all_before(position: str) -> list[str]:
    return [other for other in POSITIONS if is_before(other, position)]


@cache
def all_after(position: str) -> list[str]:
    return [other for other in POSITIONS if is_before(position, other)]


@dataclass
class Lying:
    """A card of the tower."""

    card: str
    hider: int = -1  # who laid it face down

    @property
    def down(self) -> bool:
        return self.hider >= 0


@dataclass(frozen=True)
class Exchange:
    """An action D, but for the position and the cards that are destroyed."""

    low: str
    high: str
    way: str  # "sum" or "difference"
    target: str
    cost: int


class Model(Asking):
    def __init__(self, seats: int, *, finish: bool, symbols: Sequence[str]) -> None:
        self.seats = seats
        self.finish = finish
        self.symbols = dict(zip(GLASS, symbols, strict=True))
        self.hands: list[list[str]] = [[] for _ in range(seats)]  # with the Finish card
        self.deck: list[str] = []
        self.reserve: list[str] = []
        self.discard: list[str] = []
        self.tower: dict[str, Lying] = {}
        self.reference = ""  # the position of the card that decides the next draw
        self.first = 0
        self.turn = 0
        self.turns = 0
        self.ending = ""
        self.begun: list[str] = []  # steps of the unfinished action
        self.knowledge = [Knowledge(seat) for seat in range(seats)]

    # Set-up (CPN-1)

    @property
    def reserve_limit(self) -> int:
        return RESERVE[self.seats]

    @property
    def bottom_half(self) -> int:
        """The cards that the Finish card is shuffled into: the smaller half (CPN-1.6)."""
        from_deck = self.reserve_limit - len(RESERVE_START)
        return (len(shuffled_cards()) - HAND * self.seats - from_deck) // 2

    def deal(self, cards: list[str], first: int) -> None:
        """The shuffled cards, and who begins."""
        assert sorted(cards) == sorted(shuffled_cards())
        left = list(cards)
        for hand in self.hands:
            hand += [left.pop(0) for _ in range(HAND)]
        self.reserve = list(RESERVE_START)
        while len(self.reserve) < self.reserve_limit:
            self.reserve.append(left.pop(0))
        self.deck = left
        self.tower[MIDDLE] = Lying(START)
        self.first = self.turn = first

    def bottom(self) -> list[str]:
        """What is shuffled once more (CPN-1.6)."""
        return [*self.deck[-self.bottom_half :], FIN]

    def add_finish(self, bottom: list[str]) -> None:
        """The shuffled bottom half."""
        assert sorted(bottom) == sorted(self.bottom())
        self.deck[-self.bottom_half :] = bottom

    def _ask_further(self, step: str, options: Sequence[str]) -> Answer:
        """A step of an action that nobody else notices before it is whole (CPN-11.2): the last word of the answer."""
        text = yield from self._ask(self.turn, step, options)
        self.begun.append(text)
        return text.split()[-1]

    # Placement (CPN-2)

    def is_supported(self, position: str) -> bool:
        """CPN-2.1, CPN-2.2"""
        return all(support in self.tower for support in supports(position))

    def empty(self) -> list[str]:
        """Positions that may be filled, but for the top."""
        return [
            position
            for position in POSITIONS
            if position != TOP and position not in self.tower and self.is_supported(position)
        ]

    def _shown_at(self, positions: list[str]) -> list[int]:
        """Numbers of the face-up cards there."""
        lying = [self.tower[position] for position in positions if position in self.tower]
        return [number(each.card) for each in lying if not each.down]

    def low(self, position: str) -> int:
        """A number there must be greater."""
        return max([0, *self._shown_at(all_before(position))])

    def high(self, position: str) -> int:
        """A number there must be smaller."""
        return min([51, *self._shown_at(all_after(position))])

    def fits(self, card: str, position: str) -> bool:
        """CPN-2.5"""
        return self.low(position) < number(card) < self.high(position)

    def top_is_open(self) -> bool:
        """CPN-2.8"""
        below = [lying for position, lying in self.tower.items() if position != TOP]
        all_up = len(below) == len(POSITIONS) - 1 and not any(lying.down for lying in below)
        return all_up and TOP not in self.tower and not any(lying.card == FIN for lying in below)

    def may_top(self, card: str) -> bool:
        """CPN-5.2"""
        return self.top_is_open() and (card == FIN or not self.finish) and self.fits(card, TOP)

    def positions_for(self, card: str) -> list[str]:
        """Where it may be laid face up."""
        found = [position for position in self.empty() if self.fits(card, position)]
        return [*found, TOP] if self.may_top(card) else found

    # The turn (CPN-3)

    @property
    def over(self) -> bool:
        return self.ending != ""

    @property
    def hand(self) -> list[str]:
        """Of the active player."""
        return self.hands[self.turn]

    def glasses(self, seat: int) -> list[str]:
        return [card for card in self.hands[seat] if card != FIN]

    def _game(self) -> Play:
        while True:
            self.turns += 1
            yield from self._draw()
            if not self.actions():
                self.ending = "stuck"  # CPN-3.2
                return
            yield from self._act()
            if self.over:
                return
            yield from self._check_limits()
            self.turn = (self.turn + 1) % self.seats

    # Draw (CPN-4)

    def most(self) -> int:
        """The most cards that the active player may draw (CPN-4.7)."""
        return min(self._allowed(), len(self.deck))

    def _allowed(self) -> int:
        if not self.reference:
            return FIRST_DRAW
        lying = self.tower[self.reference]
        if lying.down or lying.card == FIN:
            return max(0, REFILL - len(self.glasses(self.turn)))  # CPN-4.5, CPN-5.3
        if self.symbols[lying.card] == HEART:
            return sum(self._diamonds_on(support) for support in supports(self.reference))
        return DIAMONDS[self.symbols[lying.card]]

    def _diamonds_on(self, support: str) -> int:
        """CPN-4.4"""
        lying = self.tower[support]
        return 0 if lying.down or lying.card == FIN else DIAMONDS[self.symbols[lying.card]]

    def _draw(self) -> Play:
        most = self.most()
        if not most:
            return
        text = yield from self._ask(self.turn, "draw", [f"draw {count}" for count in range(most + 1)])
        drawn = [self.deck.pop(0) for _ in range(int(text.split()[1]))]
        if FIN in drawn:
            drawn += self._one_more()
        self.hand.extend(drawn)

    def _one_more(self) -> list[str]:
        """CPN-4.8"""
        return [self.deck.pop(0)] if self.deck else []

    # The actions (CPN-5 to CPN-8)

    def actions(self) -> list[str]:
        found = [f"place {card}" for card in self.hand if self.positions_for(card)]
        found += [f"hide {card}" for card in self.hand if self.hiding_places(card)]
        found += [f"open {position}" for position, lying in self.tower.items() if lying.down]
        if self.exchanges(self.turn):
            found.append("reserve")
        return found

    def _act(self) -> Play:
        what = yield from self._ask_further("act", self.actions())
        verb = self.begun[0].split()[0]
        if verb == "place":
            yield from self._place(what)
        elif verb == "hide":
            yield from self._hide(what)
        elif verb == "open":
            self._open(what)
        else:
            yield from self._exchange()
        self.begun = []

    def _place(self, card: str) -> Play:
        """Action A"""
        position = yield from self._ask_further("place", _on(self.positions_for(card)))
        self._show(card)
        self._put(card, position)

    def _show(self, card: str) -> None:
        """A card leaves the hand, and all see it."""
        if card != FIN:
            for other in self._others():
                other.shown(card, hand_of(self.turn), len(self.glasses(self.turn)))
        self.hand.remove(card)

    def _others(self) -> list[Knowledge]:
        return [each for each in self.knowledge if each.seat != self.turn]

    def _put(self, card: str, position: str) -> None:
        """Face up into the tower."""
        self.tower[position] = Lying(card)
        self.reference = position
        if position == TOP:
            self.ending = "won"  # CPN-10.1

    def hiding_places(self, card: str) -> list[str]:
        """CPN-6.2, CPN-6.3"""
        return self.empty() if card != FIN else []

    def _hide(self, card: str) -> Play:
        """Action B"""
        position = yield from self._ask_further("hide", _on(self.hiding_places(card)))
        for other in self._others():
            other.hidden(hand_of(self.turn), len(self.glasses(self.turn)), position)
        self.hand.remove(card)
        self.tower[position] = Lying(card, self.turn)
        self.reference = position

    def _open(self, position: str) -> None:
        """Action C"""
        lying = self.tower[position]
        for each in self.knowledge:
            if each.seat != lying.hider:
                each.shown(lying.card, position, 1)
        lying.hider = -1
        self.reference = position
        if not self.fits(lying.card, position):
            self.ending = "collapsed"

    # Action D (CPN-8)

    def exchanges(self, seat: int) -> list[Exchange]:
        """All that can be completed (CPN-8.8)."""
        hand = by_number(self.hands[seat])
        found = []
        for low, high in combinations(hand, 2):
            most = len(self.spare(seat, low, high))
            results = {"sum": number(low) + number(high), "difference": number(high) - number(low)}
            for way, result in results.items():
                costs = {target: abs(number(target) - result) for target in self.reserve}
                found += [Exchange(low, high, way, target, cost) for target, cost in costs.items() if cost <= most]
        return [one for one in found if self.positions_for_target(one.target)]

    def spare(self, seat: int, low: str, high: str) -> list[str]:
        """Cards that may be destroyed beside the pair (CPN-8.7)."""
        return [card for card in by_number(self.glasses(seat)) if card not in (low, high)]

    def positions_for_target(self, card: str) -> list[str]:
        """CPN-8.4, CPN-8.6"""
        replaced = [position for position in self.tower if position != MIDDLE and self.fits(card, position)]
        return replaced + self.positions_for(card)

    def _exchange(self) -> Play:
        found = self.exchanges(self.turn)
        low = yield from self._ask_further("pair", _each("pair", [one.low for one in found]))
        found = [one for one in found if one.low == low]
        high = yield from self._ask_further("pair", _each("pair", [one.high for one in found]))
        found = [one for one in found if one.high == high]
        yield from self._ask_further("target", [f"{one.way} {one.target}" for one in found])
        [chosen] = [one for one in found if f"{one.way} {one.target}" == self.begun[-1]]
        extras = yield from self._choose_extras(chosen)
        position = yield from self._ask_further("put", _on(self.positions_for_target(chosen.target)))
        self._carry_out(chosen, extras, position)

    def _choose_extras(self, chosen: Exchange) -> Generator[Asked, str, list[str]]:
        """They are a set: the smallest is named first."""
        extras: list[str] = []
        left = self.spare(self.turn, chosen.low, chosen.high)
        while len(extras) < chosen.cost:
            due = chosen.cost - len(extras)
            extra = yield from self._ask_further("extra", [f"extra {card}" for card in left[: len(left) - due + 1]])
            extras.append(extra)
            left = left[left.index(extra) + 1 :]
        return extras

    def _carry_out(self, chosen: Exchange, extras: list[str], position: str) -> None:
        """CPN-8.10"""
        for card in (chosen.low, chosen.high):
            self._show(card)
        for card in extras:
            self._show(card)
            self.discard.append(card)
        self.reserve.remove(chosen.target)
        self.reserve += [chosen.low, chosen.high]
        replaced = self.tower.get(position)
        if replaced is not None:
            self._pick_up(replaced, position)
        self._put(chosen.target, position)

    def _pick_up(self, replaced: Lying, position: str) -> None:
        """CPN-8.5"""
        for each in self.knowledge:
            self._learn_of_pick_up(each, replaced, position)
        self.hand.append(replaced.card)

    def _learn_of_pick_up(self, each: Knowledge, replaced: Lying, position: str) -> None:
        """CPN-11.3"""
        seen = not replaced.down or replaced.hider == each.seat
        if replaced.card == FIN:
            return
        if each.seat == self.turn:
            if not seen:
                each.shown(replaced.card, position, 1)
        elif seen:
            each.taken(replaced.card, hand_of(self.turn))
        else:
            each.taken_unseen(position, hand_of(self.turn))

    # Limits (CPN-9)

    def too_many(self) -> int:
        """CPN-9.1"""
        return max(0, len(self.glasses(self.turn)) - HAND)

    def _check_limits(self) -> Play:
        while self.too_many():
            text = yield from self._ask(self.turn, "trim", [f"discard {card}" for card in self.glasses(self.turn)])
            card = text.split()[1]
            self._show(card)
            self.discard.append(card)
        while len(self.reserve) > self.reserve_limit:
            text = yield from self._ask(self.turn, "clear", [f"destroy {card}" for card in self.may_be_destroyed()])
            self.reserve.remove(text.split()[1])
            self.discard.append(text.split()[1])

    def may_be_destroyed(self) -> list[str]:
        """CPN-9.2"""
        return [card for card in self.reserve if card != FIN]

    # The end (CPN-10)

    def face_up(self) -> int:
        """CPN-10.4"""
        up = [position for position, lying in self.tower.items() if not lying.down]
        return len(up) - (self.ending == "collapsed")

    def shares(self) -> list[float]:
        """All win or lose together."""
        return [1.0 if self.ending == "won" else 0.0] * self.seats

    def finish_at(self) -> str:
        """Where the Finish card is."""
        places = {f"seat-{seat}": hand for seat, hand in enumerate(self.hands)}
        places |= {"deck": self.deck, "reserve": self.reserve}
        places |= {position: [lying.card] for position, lying in self.tower.items()}
        return "".join(place for place, cards in places.items() if FIN in cards)


def _on(positions: Sequence[str]) -> list[str]:
    return [f"on {position}" for position in positions]


def _each(verb: str, cards: Sequence[str]) -> list[str]:
    """Every card once."""
    return [f"{verb} {card}" for card in dict.fromkeys(cards)]

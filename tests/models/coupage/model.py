"""Coupage, version 2 of the rules, once more: slow and plain, written from the specification alone.

It shares no code with the game package. Cards are their names (`MAC1`, `TIM`, `VOL`), collections are lists, sets of
cards are found by trying all of them. A game is one generator: it yields what is asked, and gets the answer in
notation. Chance comes from outside, so that two games can have the same.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, permutations
from typing import Protocol

from tests.models.asking import Answer, Asked, Asking, Play

# Section 2.2: how many cards of one, two and three stars.
STOCK = {
    "MAC": (5, 2, 0),
    "XAR": (5, 2, 0),
    "PAR": (5, 2, 0),
    "CHA": (0, 2, 2),
    "ULL": (4, 2, 0),
    "GAR": (4, 2, 0),
    "TRE": (2, 3, 1),
    "CAB": (0, 3, 2),
}
GRAPES = [f"{variety}{stars}" for variety in STOCK for stars in (1, 2, 3)]
SPECIALS = {"JEU": 2, "VOL": 3, "PIQ": 4, "OEN": 2, "REC": 3, "EVA": 3, "VDT": 2}  # 2.4
CLASSES = [*GRAPES, "TIM", *SPECIALS]
DECK = [
    *[
        f"{variety}{stars}"
        for variety, copies in STOCK.items()
        for stars in (1, 2, 3)
        for _ in range(copies[stars - 1])
    ],
    *["TIM"] * 12,
    *[kind for kind, copies in SPECIALS.items() for _ in range(copies)],
]
WHITE = frozenset({"MAC", "XAR", "PAR", "CHA"})
RED = frozenset({"ULL", "GAR", "TRE", "CAB"})
CAVA_GRAPES = frozenset({"MAC", "XAR", "PAR"})

BARRELS = 4
TIME_COST = 3  # stars
MOST_PAID = 20  # cards (CPG-5.4, version 2)
MOST_SURPLUS = 2  # stolen Time beyond what a recipe asks (CPG-5.5, version 2)
TURNS_PER_PLAYER = 150  # CPG-9.3


@dataclass(frozen=True)
class Recipe:
    """A line of the player aid (2.5)."""

    slots: tuple[frozenset[str], ...]
    different: int
    time: int
    stars: int
    cava: bool = False


RECIPES = {
    "BLA": Recipe((WHITE,) * 3, 3, 1, 2),
    "ROS": Recipe((RED, RED, WHITE, WHITE), 2, 1, 2),
    "ROU": Recipe((RED,) * 3, 2, 2, 2),
    "CVB": Recipe((frozenset({"MAC"}), frozenset({"XAR"}), frozenset({"PAR"})), 3, 2, 3, cava=True),
    "CVR": Recipe((frozenset({"TRE"}), frozenset({"TRE", "GAR", "ULL"}), CAVA_GRAPES, CAVA_GRAPES), 2, 2, 3, cava=True),
}


def in_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=CLASSES.index)


def is_grape(card: str) -> bool:
    return card in GRAPES


def variety(card: str) -> str:
    return card[:3]


def stars(card: str) -> int:
    return int(card[3])


def without(cards: Sequence[str], gone: Iterable[str]) -> list[str]:
    """What is left of some cards."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def once(cards: Iterable[str]) -> list[str]:
    """Equal cards are one option (2.2)."""
    return in_order(set(cards))


@lru_cache(100_000)
def fits(recipe: str, varieties: tuple[str, ...]) -> bool:
    """The fit test of 2.5."""
    slots, asked = RECIPES[recipe].slots, RECIPES[recipe].different
    if len(varieties) > len(slots) or len(set(varieties)) + len(slots) - len(varieties) < asked:
        return False
    return any(
        all(one in slot for one, slot in zip(varieties, chosen, strict=True))
        for chosen in permutations(slots, len(varieties))
    )


@lru_cache(10_000)
def complete_sets(recipe: str, hand: tuple[str, ...]) -> set[tuple[str, ...]]:
    """Every set of grapes of the hand that makes the wine, in class order."""
    cards = in_order(card for card in hand if is_grape(card))
    size = len(RECIPES[recipe].slots)
    return {one for one in set(combinations(cards, size)) if fits(recipe, tuple(variety(card) for card in one))}


def payment_order(card: str) -> tuple[int, int]:
    """CPG-5.4: most stars first, equal stars in class order."""
    return -stars(card), CLASSES.index(card)


def next_payments(hand: Sequence[str], paid: Sequence[str], cost: int, most: int) -> list[str]:
    """Cards that may be paid next, so that the cost is or can still be reached with at most so many cards."""
    left = sorted((card for card in without(hand, paid) if is_grape(card)), key=payment_order)
    found = []
    for place, card in enumerate(left):
        if card in found or (paid and payment_order(card) < payment_order(paid[-1])):
            continue
        now = [*paid, card]
        if len(now) > most:
            continue
        dearest = left[place + 1 :][: most - len(now)]
        if sum(map(stars, now)) + sum(map(stars, dearest)) >= cost:
            found.append(card)
    return found


class Chance(Protocol):
    """Everything random in the course of a game (section 5)."""

    def shuffle(self, cards: list[str]) -> list[str]:
        """The cards, given in class order, as a new pile: what is drawn first comes first."""
        ...

    def below(self, number: int) -> int: ...


@dataclass
class Time:
    card: str
    down: bool = False
    known: set[int] | None = None  # the seats that know it; None: everybody does


@dataclass
class Barrel:
    recipe: str = ""
    grapes: list[str] = field(default_factory=list)
    times: list[Time] = field(default_factory=list)
    spoiled: int = 0
    bottled: bool = False
    cava_card: bool = False

    @property
    def empty(self) -> bool:
        return not self.recipe

    @property
    def producing(self) -> bool:
        return bool(self.recipe) and not self.bottled

    @property
    def cava(self) -> bool:
        return RECIPES[self.recipe].cava

    @property
    def complete(self) -> bool:
        return len(self.grapes) == len(RECIPES[self.recipe].slots)

    @property
    def time_missing(self) -> int:
        return max(0, RECIPES[self.recipe].time - len(self.times))

    @property
    def ready(self) -> bool:
        """CPG-6.1"""
        return self.producing and self.complete and not self.time_missing and not self.spoiled

    def takes(self, card: str) -> bool:
        """Whether a grape may be added (CPG-4.7, CPG-4.9)."""
        if not self.producing or self.spoiled or not is_grape(card):
            return False
        return fits(self.recipe, tuple(variety(one) for one in [*self.grapes, card]))


Place = tuple[int, int]  # a seat and a barrel of it, from 0


def barrel_text(place: Place) -> str:
    return f"barrel {place[0]}-{place[1] + 1}"


def barrel_place(text: str) -> Place:
    seat, number = text.removeprefix("barrel ").split("-")
    return int(seat), int(number) - 1


class Model(Asking):
    def __init__(self, seats: int, chance: Chance, *, abilities: bool = False, second_cava: bool = False) -> None:
        self.seats = seats
        self.chance = chance
        self.abilities = abilities
        self.second_cava = second_cava
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.barrels = [[Barrel() for _ in range(BARRELS)] for _ in range(seats)]
        self.pile: list[str] = []  # the card drawn next comes first
        self.discard: list[str] = []
        self.latest: list[str] = []  # what was discarded together, last
        self.market = ["", ""]
        self.harvest: list[str] = []
        self.resolving = ""
        self.bottling: Place | None = None
        self.paid: list[str] = []
        self.cava_cards = 4
        self.turn = 0
        self.turns = 0
        self.actions_left = 2
        self.extra = False
        self.idle = 0
        self.winner = -1
        self.over = False
        self.phase = "draw"

    # Set-up (3.1)

    def deal(self, deck: Sequence[str], first: int) -> None:
        assert sorted(deck) == sorted(DECK)
        cards = list(deck)
        for hand in self.hands:
            hand += [cards.pop(0) for _ in range(5)]
        self.market = [cards.pop(0), cards.pop(0)]
        self.pile = cards
        self.turn = first

    def _choose_card(self, step: str, cards: Iterable[str]) -> Answer:
        return (yield from self._ask(self.turn, step, once(cards)))

    def _choose_barrel(self, step: str, places: Iterable[Place]) -> Generator[Asked, str, Place]:
        return barrel_place((yield from self._ask(self.turn, step, [barrel_text(place) for place in places])))

    # The turn (3.2)

    def _game(self) -> Play:
        if self.phase == "act":  # a position that was set up
            yield from self._actions(self.actions_left, drew=True)
        while not self.over:
            drew = yield from self._draw()
            yield from self._actions(2, drew)

    def _draw(self) -> Generator[Asked, str, bool]:
        self.phase = "draw"
        options = ["pile"] if self.pile or self.discard else []
        options += [f"market {slot + 1}" for slot in (0, 1) if self.market[slot]]
        if not options:
            return False  # CPG-3.3
        chosen = yield from self._ask(self.turn, "draw", options)
        if chosen == "pile":
            self._draw_to_hand()
        else:
            self._take_from_market(int(chosen.split()[1]) - 1)
        self._fill_market()
        return True

    def _actions(self, number: int, drew: bool) -> Play:
        acted = False
        for left in range(number, 0, -1):
            self.phase, self.actions_left = "act", left
            chosen = yield from self._ask(self.turn, "act", self._possible_actions())
            if chosen == "end":
                break
            acted = True
            yield from self._act(chosen)
            if self.over:
                return
            self._fill_market()
        self._end_turn(idle=not drew and not acted)

    def _end_turn(self, idle: bool) -> None:
        self._refill()
        self._fill_market()
        self._advance_spoiled()
        self._fill_market()
        self.turns += 1
        self.idle = self.idle + 1 if idle else 0
        if self.turns == TURNS_PER_PLAYER * self.seats or self.idle == self.seats:
            self.over = True  # CPG-9.3
        elif self.extra:
            self.extra = False
        else:
            self.turn = (self.turn + 1) % self.seats

    def _refill(self) -> None:
        """CPG-2.6"""
        while len(self.hand) < 3 and self._draw_to_hand():
            pass

    def _advance_spoiled(self) -> None:
        """CPG-8.7"""
        for barrel in self.own:
            if barrel.spoiled:
                barrel.spoiled += 1
            if barrel.spoiled > 4:
                barrel.spoiled = 0
                self._throw("PIQ")

    # Pile, discard, market (3.3)

    @property
    def hand(self) -> list[str]:
        return self.hands[self.turn]

    @property
    def own(self) -> list[Barrel]:
        return self.barrels[self.turn]

    def _top(self) -> str:
        """The top card of the pile, or nothing (CPG-3.1, CPG-3.3)."""
        if not self.pile and self.discard:
            self.pile = self.chance.shuffle(in_order(self.discard))
            self.discard, self.latest = [], []
        return self.pile.pop(0) if self.pile else ""

    def _draw_to_hand(self) -> bool:
        card = self._top()
        self.hand.extend([card] if card else [])
        return bool(card)

    def _take_from_market(self, slot: int) -> None:
        self.hand.append(self.market[slot])
        self.market[slot] = self._top()

    def _fill_market(self) -> None:
        """CPG-3.3, CPG-3.4"""
        for slot in (0, 1):
            if not self.market[slot]:
                self.market[slot] = self._top()

    def _throw(self, *cards: str) -> None:
        if cards:
            self.discard += cards
            self.latest = list(cards)

    def _leave_hand(self, *cards: str) -> None:
        self.hands[self.turn] = without(self.hand, cards)

    # What may be done

    def _possible_actions(self) -> list[str]:
        numbers = range(BARRELS)
        options = ["end"]
        options += [f"lay {recipe}" for recipe in RECIPES if self._may_lay(recipe)]
        options += [f"replace {b + 1}" for b in numbers if any(self.own[b].takes(card) for card in self.hand)]
        options += [f"time {b + 1}" for b in numbers if "TIM" in self.hand and self._lacks_time(self.own[b])]
        options += [f"stars {b + 1}" for b in numbers if self._lacks_time(self.own[b]) and self._can_pay(TIME_COST)]
        options += [f"bottle {b + 1}" for b in numbers if self._may_bottle(self.own[b])]
        options += [f"play {kind}" for kind in SPECIALS if kind in self.hand and self._may_play(kind)]
        options += ["cycle"] if self.hand else []
        return options

    def _may_lay(self, recipe: str) -> bool:
        """CPG-4.1, CPG-4.6: whenever a barrel is free."""
        return any(barrel.empty for barrel in self.own) and bool(complete_sets(recipe, tuple(in_order(self.hand))))

    def _lacks_time(self, barrel: Barrel) -> bool:
        """CPG-5.1, CPG-5.5, CPG-5.7"""
        return barrel.producing and barrel.time_missing > 0 and not barrel.spoiled

    def _can_pay(self, cost: int, keep: int = 0) -> bool:
        return bool(next_payments(self.hand, [], cost, self._most_paid(keep)))

    def _most_paid(self, keep: int = 0) -> int:
        return min(MOST_PAID, len(self.hand) - keep)

    def _may_serve(self, barrel: Barrel) -> bool:
        """CPG-10.3: a red that lacks just one Time, which a card of the hand can be."""
        red = self.abilities and barrel.recipe == "ROU" and barrel.producing
        return red and barrel.complete and barrel.time_missing == 1 and not barrel.spoiled

    def _may_bottle(self, barrel: Barrel) -> bool:
        """CPG-6.1, CPG-6.2, CPG-10.3"""
        if barrel.ready:
            return self._can_pay(RECIPES[barrel.recipe].stars)
        return self._may_serve(barrel) and self._can_pay(RECIPES[barrel.recipe].stars, keep=1)

    def _may_play(self, kind: str) -> bool:
        """The conditions of 2.4; for VDT those of version 2."""
        if kind == "VOL":
            return bool(self._victims())
        if kind == "REC":
            return bool(self.pile or self.discard)
        if kind == "VDT":
            return bool(self._targets(kind)) and bool(self._takers())
        return bool(self._targets(kind))

    def _places(self) -> Iterator[tuple[Place, Barrel]]:
        for seat in range(self.seats):
            for number, barrel in enumerate(self.barrels[seat]):
                yield (seat, number), barrel

    def _targets(self, kind: str) -> list[Place]:
        return [place for place, barrel in self._places() if self._is_target(kind, place[0], barrel)]

    def _is_target(self, kind: str, owner: int, barrel: Barrel) -> bool:
        own = owner == self.turn
        if kind == "JEU":
            return own and (barrel.ready or (self._may_serve(barrel) and len(self.hand) > 1))
        if kind == "PIQ":
            return not own and barrel.producing and not barrel.spoiled
        if kind == "OEN":
            return barrel.spoiled > 0
        if kind == "EVA":
            return not own and barrel.producing and len(barrel.grapes) >= 2
        assert kind == "VDT"
        return not own and bool(barrel.times)

    def _takers(self) -> list[Place]:
        """Own barrels that take stolen Time (CPG-5.5, CPG-8.11)."""
        return [
            (self.turn, number)
            for number, barrel in enumerate(self.own)
            if barrel.producing
            and not barrel.spoiled
            and len(barrel.times) < RECIPES[barrel.recipe].time + MOST_SURPLUS
        ]

    def _victims(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.turn and self.hands[seat]]

    # Actions (3.4 to 3.7)

    def _act(self, chosen: str) -> Play:
        verb, _, what = chosen.partition(" ")
        if verb == "lay":
            yield from self._lay(what)
        elif verb == "replace":
            yield from self._replace(self.own[int(what) - 1])
        elif verb == "time":
            self._leave_hand("TIM")
            self.own[int(what) - 1].times.append(Time("TIM"))
        elif verb == "stars":
            yield from self._pay_time(self.own[int(what) - 1])
        elif verb == "bottle":
            yield from self._pay_bottle(int(what) - 1)
        elif verb == "play":
            yield from self._special(what)
        else:
            yield from self._cycle()

    def _lay(self, recipe: str) -> Play:
        sets = complete_sets(recipe, tuple(in_order(self.hand)))
        picked: tuple[str, ...] = ()
        while len(picked) < len(RECIPES[recipe].slots):
            following = {one[len(picked)] for one in sets if one[: len(picked)] == picked}
            picked += ((yield from self._choose_card("grape", following)),)
        self._leave_hand(*picked)
        barrel = next(barrel for barrel in self.own if barrel.empty)  # CPG-4.3
        barrel.recipe, barrel.grapes = recipe, list(picked)

    def _replace(self, barrel: Barrel) -> Play:
        card = yield from self._choose_card("replace", [card for card in self.hand if barrel.takes(card)])
        self._leave_hand(card)
        barrel.grapes.append(card)

    def _pay(self, cost: int, keep: int = 0) -> Generator[Asked, str, list[str]]:
        """CPG-5.4: the cards paid; they are still in the hand."""
        paid: list[str] = []
        while True:
            options = next_payments(self.hand, paid, cost, self._most_paid(keep))
            if sum(map(stars, paid)) >= cost:
                options.append("done")
            chosen = yield from self._ask(self.turn, "pay", options)
            if chosen == "done":
                return paid
            paid.append(chosen)

    def _pay_time(self, barrel: Barrel) -> Play:
        paid = yield from self._pay(TIME_COST)
        down = paid[0]
        if len(set(paid)) > 1:
            down = yield from self._choose_card("facedown", paid)
        self._leave_hand(*paid)
        barrel.times.append(Time(down, down=True))
        self._throw(*without(paid, [down]))

    def _pay_bottle(self, number: int) -> Play:
        barrel = self.own[number]
        serving = not barrel.ready
        paid = yield from self._pay(RECIPES[barrel.recipe].stars, keep=int(serving))
        served = []
        if serving:
            served = [(yield from self._choose_card("serve", without(self.hand, paid)))]
        self._leave_hand(*paid, *served)
        yield from self._bottle(number, paid, served)

    def _bottle(self, number: int, paid: list[str], served: list[str]) -> Play:
        """In the order of CPG-6.9."""
        barrel = self.own[number]
        barrel.bottled = True
        if barrel.cava and not any(other.cava_card for other in self.own):
            barrel.cava_card = True
            self.cava_cards -= 1
        if self._has_won():
            self.over, self.winner = True, self.turn
        elif self.abilities and barrel.recipe == "CVB":
            self.bottling, self.paid = (self.turn, number), paid
            yield from self._cava_blanc(barrel)
            self.bottling, self.paid = None, []
        self._throw(*paid, *barrel.grapes, *[time.card for time in barrel.times], *served)
        barrel.grapes, barrel.times = [], []
        if self.abilities and not self.over:
            yield from self._ability(barrel, bool(served))

    def _cycle(self) -> Play:
        card = yield from self._choose_card("discard", self.hand)
        self._leave_hand(card)
        self._throw(card)
        self._draw_to_hand()

    # Special cards (3.8)

    def _special(self, kind: str) -> Play:
        if kind == "JEU":
            yield from self._young_wine()
        elif kind == "VOL":
            yield from self._theft()
        elif kind == "PIQ":
            seat, number = yield from self._choose_barrel("target", self._targets(kind))
            self._leave_hand(kind)
            self.barrels[seat][number].spoiled = 1
            return  # it stays there
        elif kind == "OEN":
            seat, number = yield from self._choose_barrel("target", self._targets(kind))
            self._leave_hand(kind)
            self.barrels[seat][number].spoiled = 0
            self._throw("PIQ")
        elif kind == "REC":
            yield from self._harvest()
        elif kind == "EVA":
            yield from self._evaporate()
        else:
            yield from self._steal_time()
        self.resolving = ""
        self._throw(kind)

    def _young_wine(self) -> Play:
        seat, number = yield from self._choose_barrel("young", self._targets("JEU"))
        served = []
        if not self.own[number].ready:
            served = [(yield from self._choose_card("serve", without(self.hand, ["JEU"])))]
        self._leave_hand("JEU", *served)
        self.resolving = "JEU"
        yield from self._bottle(number, [], served)

    def _theft(self) -> Play:
        answer = yield from self._ask(self.turn, "victim", [f"seat {seat}" for seat in self._victims()])
        self._leave_hand("VOL")
        victim = int(answer.removeprefix("seat "))
        card = in_order(self.hands[victim])[self.chance.below(len(self.hands[victim]))]
        self.hands[victim].remove(card)
        self.hand.append(card)

    def _harvest(self) -> Play:
        self._leave_hand("REC")
        self.phase, self.resolving = "harvest", "REC"
        self.harvest = [card for card in [self._top() for _ in range(self.seats)] if card]
        for turn in range(self.turn, self.turn + len(self.harvest)):
            seat = turn % self.seats
            left = [f"take {place + 1}" for place, card in enumerate(self.harvest) if card]
            chosen = yield from self._ask(seat, "harvest", left)
            place = int(chosen.removeprefix("take ")) - 1
            self.hands[seat].append(self.harvest[place])
            self.harvest[place] = ""
        self.harvest = []

    def _evaporate(self) -> Play:
        seat, number = yield from self._choose_barrel("target", self._targets("EVA"))
        barrel = self.barrels[seat][number]
        card = yield from self._choose_card("evaporate", barrel.grapes)
        self._leave_hand("EVA")
        barrel.grapes.remove(card)
        self._throw(card)

    def _steal_time(self) -> Play:
        seat, number = yield from self._choose_barrel("target", self._targets("VDT"))
        source = self.barrels[seat][number]
        options = self._time_options(source)
        chosen = options[0]
        if len(options) > 1:
            chosen = yield from self._ask(self.turn, "which-time", options)
        _, own = yield from self._choose_barrel("own-barrel", self._takers())
        self._leave_hand("VDT")
        time = self._take_time(source, chosen)
        if time.known is not None:
            time.known.add(self.turn)
        self.own[own].times.append(time)

    def _time_options(self, barrel: Barrel) -> list[str]:
        """Those that lie face up are alike; those that lie face down go by their places."""
        up = ["up"] if any(not time.down for time in barrel.times) else []
        return up + [f"down {place + 1}" for place, time in enumerate(barrel.times) if time.down]

    def _take_time(self, barrel: Barrel, chosen: str) -> Time:
        if chosen == "up":
            place = next(place for place, time in enumerate(barrel.times) if not time.down)
        else:
            place = int(chosen.removeprefix("down ")) - 1
        return barrel.times.pop(place)

    # The end (3.9)

    def bottles(self, seat: int) -> tuple[int, int]:
        """Wines and cavas."""
        made = [barrel for barrel in self.barrels[seat] if barrel.bottled]
        cavas = sum(barrel.cava for barrel in made)
        return len(made) - cavas, cavas

    def _has_won(self) -> bool:
        return self.progress(self.turn) == 3

    def progress(self, seat: int) -> int:
        """The first rank key of CPG-9.3 and CPG-9.4; three of these bottles win."""
        wines, cavas = self.bottles(seat)
        if self.second_cava:
            wines += max(0, cavas - 1)
        return min(wines, 2) + min(cavas, 1)

    def rank(self, seat: int) -> tuple[int, int, int]:
        """CPG-9.3"""
        aging = sum(len(barrel.times) for barrel in self.barrels[seat] if barrel.producing)
        return self.progress(seat), sum(self.bottles(seat)), aging

    def shares(self) -> list[float]:
        """Everybody's share of the victory."""
        if self.winner >= 0:
            return [float(seat == self.winner) for seat in range(self.seats)]
        ranks = [self.rank(seat) for seat in range(self.seats)]
        best = max(ranks)
        return [1 / ranks.count(best) if rank == best else 0.0 for rank in ranks]

    def can_win_after(self, seat: int, recipe: str) -> bool:
        """CPG-4.6, version 2: whether laying this recipe leaves a way to win."""
        begun = [barrel.recipe for barrel in self.barrels[seat] if not barrel.empty] + [recipe]
        free = BARRELS - len(begun)
        for cavas in range(free + 1):
            made = sum(RECIPES[one].cava for one in begun) + cavas
            wines = len(begun) + free - made
            if made >= 1 and (wines >= 2 or (self.second_cava and wines + made >= 3)):
                return True
        return False

    # Wine abilities (3.10)

    def _cava_blanc(self, barrel: Barrel) -> Play:
        """CPG-10.5"""
        self.phase = "cava-blanc"
        chosen = yield from self._ask(self.turn, "cava-blanc", [*self._time_options(barrel), "decline"])
        if chosen == "decline":
            return
        grape = yield from self._choose_card("cava-blanc-grape", barrel.grapes)
        barrel.grapes.remove(grape)
        self.hand.extend([self._take_time(barrel, chosen).card, grape])

    def _ability(self, barrel: Barrel, served: bool) -> Play:
        if barrel.recipe == "ROS":
            yield from self._rose()
        elif barrel.recipe == "ROU" and not served:
            yield from self._rouge()
        elif barrel.recipe == "CVR":
            self.extra = True  # CPG-10.4

    def _rose(self) -> Play:
        """CPG-10.2"""
        slots = [f"market {slot + 1}" for slot in (0, 1) if self.market[slot]]
        if slots:
            self.phase = "rose"
            chosen = yield from self._ask(self.turn, "rose", [*slots, "decline"])
            if chosen != "decline":
                self._take_from_market(int(chosen.split()[1]) - 1)

    def _rouge(self) -> Play:
        """CPG-10.3: after bottling, for another barrel."""
        places = [(self.turn, number) for number, other in enumerate(self.own) if self._lacks_time(other)]
        if not places or not self.hand:
            return
        self.phase = "rouge"
        chosen = yield from self._ask(self.turn, "rouge", [*map(barrel_text, places), "decline"])
        if chosen != "decline":
            card = yield from self._choose_card("rouge-card", self.hand)
            self._leave_hand(card)
            self.own[barrel_place(chosen)[1]].times.append(Time(card, down=True, known={self.turn}))

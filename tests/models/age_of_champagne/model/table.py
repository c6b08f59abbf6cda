"""What lies on the table, set-up (3.2), how decisions are asked for, and general terms (3.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from tests.models.age_of_champagne import tables as t

Option = tuple[str | int | bool, ...]
DONE: Option = ("done",)
ALL: Option = ("all",)
PASS: Option = ("pass",)
YES: Option = ("yes",)
NO: Option = ("no",)
SECRET = ("keep_token", "steer_token")  # asked in any case: that the tokens are equal is nobody else's business
NO_LIMIT = 10_000  # what an unlimited supply counts as


class Chance(Protocol):
    """Everything random in the course of a game (section 5); piles are given at set-up."""

    def shuffle(self, what: str, things: list[str]) -> list[str]:
        """A new pile of "tokens" or "vineyards", or of the orders of a sector."""
        ...

    def tied(self, seats: list[int]) -> list[int]:
        """AOC-3.6: the seats in random order."""
        ...

    def pick(self, tokens: list[str]) -> str:
        """AOC-17.13: the token that the Merchant takes."""
        ...


@dataclass(frozen=True)
class Deal:
    """The shuffled piles of set-up (3.2, 3.3)."""

    vineyards: Sequence[str]
    markets: dict[str, Sequence[str]]
    tokens: Sequence[str]
    events: Sequence[str]
    inheritance: Sequence[str]


@dataclass(frozen=True)
class Asked:
    seat: int
    step: str
    options: tuple[Option, ...]


@dataclass
class Pawn:
    seat: int
    disc: bool = False


@dataclass
class Market:
    """The first card of the stack is the Provisional order."""

    active: str = ""
    stack: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    looked: set[int] = field(default_factory=set)  # seats that know the tokens

    @property
    def provisional(self) -> str:
        return self.stack[0] if self.stack else ""


class Player:
    """A House, or the Merchant, who uses only a part of this."""

    def __init__(self, collaborators: int, eco: int) -> None:
        self.points = 0
        self.ledger: Counter[str] = Counter()
        self.eco = eco
        self.press = 1
        self.modules = 1
        self.collaborators = collaborators  # in hand
        self.disc = True  # whether the third disc is at hand
        self.winery: Counter[str] = Counter()
        self.cellar: Counter[str] = Counter()
        self.oenotheque: Counter[str] = Counter()
        self.grid: Counter[str] = Counter()
        self.vineyards: dict[str, list[str]] = {region: [] for region in t.REGIONS}
        self.lands: Counter[str] = Counter()
        self.tokens: list[str] = []  # for free use
        self.hand: list[str] = []
        self.kept: list[str] = []

    @property
    def capacity(self) -> int:
        return t.PRESS[self.press - 1]

    @property
    def room(self) -> int:
        """For still wines."""
        return self.modules * t.MODULE_CAPACITY - self.winery.total()

    def all_vineyards(self) -> list[str]:
        return [card for cards in self.vineyards.values() for card in cards]

    def cards_in(self, region: str) -> int:
        """Cards and Land tokens (AOC-13.22)."""
        return len(self.vineyards[region]) + self.lands[region]

    def grapes_in(self, region: str) -> int:
        return sum(len(t.VINEYARDS[card].grapes) for card in self.vineyards[region])


Play = Generator[Asked, Option, None]
Answer = Generator[Asked, Option, Option]


def has(cubes: Counter[str], wanted: str) -> bool:
    return Counter(wanted) <= cubes


class Table:
    def __init__(
        self,
        humans: int,
        chance: Chance,
        *,
        merchant: str = "",  # his level; "": he does not play
        simplified: bool = False,
        partnership: bool = False,
        tension: bool = False,
        limited: bool = True,
        steered: bool = False,
    ) -> None:
        participants = humans + (merchant != "")
        assert 2 <= participants <= 4
        assert humans >= 2 or not partnership
        assert participants <= 3 or not tension
        assert merchant or not steered
        self.humans = humans
        self.participants = participants
        self.chance = chance
        self.simplified = simplified
        self.partnership = partnership
        self.tension = tension
        self.limited = limited
        self.steered = steered
        self.level = merchant
        self.merchant = humans if merchant else -1
        self.players = [Player(t.COLLABORATORS, 1) for _ in range(humans)]
        if merchant:
            self.players.append(Player(t.MERCHANT_COLLABORATORS, t.TOP_LEVEL))
        self.order: list[int] = []
        self.supply = dict.fromkeys(t.TYPES, t.CUBES)
        self.effects = self._effects(t.SIMPLIFIED if simplified else t.STANDARD)
        self.blocked = dict(t.BLOCKED) if tension else {}
        self.pawns: dict[str, Pawn] = {}
        self.stacks: list[list[str]] = [[] for _ in range(participants)]
        self.offers: list[str] = [""] * participants
        self.vineyard_discard: list[str] = []
        self.reserve: list[str] = []
        self.markets = {sector: Market() for sector in t.SECTORS}
        self.tokens: list[str] = []
        self.token_discard: list[str] = []
        self.events: list[str] = []
        self.event = ""  # of this round
        self.key = ""
        self.decisive = ""  # the key card
        self.reserved: dict[str, int] = {}
        self.refused: set[str] = set()  # orders without a Partner in this activation
        self.linked = -1  # who holds both linked spots
        self.subsidised: set[tuple[int, int]] = set()  # seat, zone
        self.round = 0
        self.phase = "draft"
        self.passes = 0  # how many Inheritance cards everybody has kept
        self.over = False
        self.asked: Asked | None = None
        self._play: Play | None = None

    @staticmethod
    def _effects(spots: t.Spots) -> dict[str, str]:
        """Zones 2, 3, 5 and 6."""
        return {f"Z{zone}.{i}": one for zone in (2, 3, 5, 6) for i, one in enumerate(spots[zone], start=1)}

    @property
    def solo(self) -> bool:
        return self.humans == 1

    def deal(self, deal: Deal) -> None:
        assert sorted(deal.vineyards) == sorted(set(t.VINEYARDS) - set(t.INHERITED))
        for place, card in enumerate(deal.vineyards):
            self.stacks[place % self.participants].append(card)
        self.offers = [stack.pop(0) for stack in self.stacks]
        tokens = list(deal.tokens)
        for sector, market in self.markets.items():
            market.stack = list(deal.markets[sector])
            market.active = market.stack.pop(0)
            market.tokens = [tokens.pop(0) for _ in range(t.TOKENS_PER_MARKET)]
        self.tokens = tokens
        self.events = list(deal.events[: t.ROUNDS])
        self._deal_inheritance(deal.inheritance)
        if self.merchant >= 0:
            self.stock_merchant()

    def _deal_inheritance(self, cards: Sequence[str]) -> None:
        """AOC-3.1"""
        share = len(cards) // self.participants
        for seat in range(self.humans):
            self.players[seat].hand = list(cards[seat * share : (seat + 1) * share])

    def stock_merchant(self) -> None:
        """AOC-17.2"""
        cuvees = Counter(dict.fromkeys(t.TYPES, t.LEVELS[self.level]))
        self.players[self.merchant].cellar += self.take_cubes(cuvees)

    def run(self, play: Play) -> None:
        """Go on with this part of a game."""
        self._play = play
        self._go_on(None)

    def answer(self, option: Option) -> None:
        assert self.asked is not None
        assert option in self.asked.options, f"{option} is none of {self.asked.options}"
        self._go_on(option)

    def _go_on(self, option: Option | None) -> None:
        assert self._play is not None
        try:
            self.asked = next(self._play) if option is None else self._play.send(option)
        except StopIteration:
            self.asked = None

    def _ask(self, seat: int, step: str, options: Sequence[Option]) -> Answer:
        assert len(options) == len(set(options)) > 0
        if len(options) == 1 and step not in SECRET:
            return options[0]
        return (yield Asked(seat, step, tuple(options)))

    def earn(self, seat: int, points: int, source: str) -> None:
        self.players[seat].points += points
        self.players[seat].ledger[source] += points

    def change_eco(self, seat: int, steps: int) -> None:
        """AOC-1.3, AOC-1.4"""
        player = self.players[seat]
        step = 1 if steps > 0 else -1
        for _ in range(abs(steps)):
            if 1 <= player.eco + step <= t.TOP_LEVEL:
                player.eco += step
            else:
                self.earn(seat, step, "eco overflow")

    def left(self, colour: str) -> int:
        return self.supply[colour] if self.limited else NO_LIMIT

    def take_cubes(self, wanted: Counter[str]) -> Counter[str]:
        """AOC-1.9: what is left of them."""
        taken = Counter({colour: min(number, self.left(colour)) for colour, number in wanted.items()})
        for colour, number in taken.items():
            self.supply[colour] -= number
        return +taken

    def return_cubes(self, cubes: Counter[str]) -> None:
        for colour, number in cubes.items():
            self.supply[colour] += number

    def in_turn_order(self, seats: Sequence[int]) -> list[int]:
        return [seat for seat in self.order if seat in seats]

    def human_order(self) -> list[int]:
        return self.in_turn_order(range(self.humans))

    @property
    def event_kind(self) -> str:
        return t.EVENTS[self.event].kind if self.event else ""

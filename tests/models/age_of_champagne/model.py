"""Age of Champagne once more: slow and plain, written from the specification alone.

It shares neither code nor data with the game package. Cards, tokens and spots have the names of the specification
(`V08`, `E04`, `BRS`, `Z5.2`); M, N and C are cubes. Piles are lists whose first item is drawn first. A game is one
generator: it yields what is asked, and gets one of the options as the answer; a single option is applied without asking
(section 4.1). Chance comes from outside, so that two games can have the same.
"""

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


class Model:
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

    # Set-up (3.2)

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

    def begin(self) -> None:
        self.run(self._game())

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

    def _game(self) -> Play:
        yield from self.draft()
        yield from self.inherit()
        self.set_council()
        while self.round < t.ROUNDS:
            yield from self.play_round()
        self.final_scoring()
        self.over = True

    def play_round(self) -> Play:
        """AOC-4.1"""
        self.phase = "event"
        yield from self.new_event()
        self.phase = "assignment"
        yield from self.assignment()
        yield from self.resolve_zones()
        self.phase = "harvest"
        yield from self.harvest()
        self.phase = "season"
        self.end_of_season()

    # General terms (3.1)

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

    # Inheritance draft (3.3)

    def draft(self) -> Play:
        for _ in range(t.KEPT):
            for seat in range(self.humans):
                player = self.players[seat]
                chosen = yield from self._ask(seat, "draft_keep", [("keep", card) for card in player.hand])
                player.kept.append(str(chosen[1]))
                player.hand.remove(str(chosen[1]))
            self.passes += 1
            self._pass_hands()
        for player in self.players:
            player.hand = []  # the rest leaves the game

    def _pass_hands(self) -> None:
        hands = [self.players[seat].hand for seat in range(self.humans)]
        for seat in range(self.humans):
            self.players[(seat + 1) % self.humans].hand = hands[seat]

    def inherit(self) -> Play:
        self.phase = "inherit"
        for seat in range(self.humans):
            for card in sorted(self.players[seat].kept):
                yield from self._inherit_card(seat, t.INHERITANCE[card])

    def _inherit_card(self, seat: int, card: t.Inheritance) -> Play:
        """The effects of a card may come in any order (AOC-3.3); wines come before a token that the press may bring."""
        player = self.players[seat]
        player.cellar += self.take_cubes(Counter(card.wines))
        if card.kind == "vineyard":
            player.vineyards[t.VINEYARDS[card.what].region].append(card.what)
            self.change_eco(seat, card.eco)
        elif card.kind == "press":
            for _ in range(int(card.what)):
                yield from self.raise_press(seat)
        else:
            for _ in range(int(card.what)):
                self.add_module(seat)

    def set_council(self) -> None:
        """AOC-3.5, AOC-3.6; the Merchant is last (AOC-17.1)."""
        standing: dict[tuple[int, int], list[int]] = {}
        for seat in range(self.humans):
            standing.setdefault(self._standing(seat), []).append(seat)
        self.order = []
        for _, seats in sorted(standing.items(), reverse=True):
            self.order += seats if len(seats) == 1 else self.chance.tied(seats)
        if self.merchant >= 0:
            self.order.append(self.merchant)

    def _standing(self, seat: int) -> tuple[int, int]:
        """All stars, and those of the best Vineyard card."""
        kept = [t.INHERITANCE[card] for card in self.players[seat].kept]
        best = max((card.stars for card in kept if card.kind == "vineyard"), default=0)
        return sum(card.stars for card in kept), best

    # Phase 1: new event (3.12)

    def new_event(self) -> Play:
        self.round += 1
        self.event = self.events.pop(0)
        self.key = ""
        self.decisive = ""
        self.subsidised = set()
        kind = self.event_kind
        if kind == "corks":
            yield from self.corks()
        elif kind in ("hazard", "quality"):
            yield from self.find_key(list(t.REGIONS) if kind == "hazard" else list(t.TYPES))
        if kind == "quality":
            self.reward_quality()
        if self.merchant >= 0:
            self.merchant_event()

    @property
    def event_kind(self) -> str:
        return t.EVENTS[self.event].kind if self.event else ""

    def corks(self) -> Play:
        """AOC-13.6"""
        for seat in self.human_order():
            cellar = self.players[seat].cellar
            held = [cuvee for cuvee in t.TYPES if cellar[cuvee]]
            if held:
                chosen = yield from self._ask(seat, "cork_discard", [("discard", cuvee) for cuvee in held])
                cellar[str(chosen[1])] -= 1
                self.return_cubes(Counter(str(chosen[1])))

    def find_key(self, keys: list[str]) -> Play:
        """AOC-13.8, AOC-13.9"""
        card = self.decisive = self.key_card()
        if card and t.VINEYARDS[card].region != t.NO_REGION:
            vineyard = t.VINEYARDS[card]
            self.key = vineyard.region if vineyard.region in keys else vineyard.grapes[0]
            return
        chosen = yield from self._ask(self.key_chooser(), "choose_key", [("key", key) for key in keys])
        self.key = str(chosen[1])

    def key_card(self) -> str:
        upcoming = [stack[0] for stack in self.stacks if stack]
        active = [card for card in self.offers if card]
        return [*upcoming, *active, ""][0]

    def key_chooser(self) -> int:
        fewest = min(self.players[seat].points for seat in range(self.humans))
        return [seat for seat in self.human_order() if self.players[seat].points == fewest][-1]

    def reward_quality(self) -> None:
        """AOC-13.11"""
        for seat in self.human_order():
            cards = self.players[seat].all_vineyards()
            self.earn(seat, sum(self.key in t.VINEYARDS[card].grapes for card in cards), "event")

    # Phase 2: assignment (3.5)

    def assignment(self) -> Play:
        while any(self.players[seat].collaborators for seat in range(self.humans)):
            for seat in self.human_order():
                if self.players[seat].collaborators:
                    yield from self.place(seat)
        self.linked = self._link_holder()

    def place(self, seat: int) -> Play:
        player = self.players[seat]
        while True:
            chosen = yield from self._ask(seat, "place", self.placements(seat))
            if chosen[0] != "reserve":
                break
            self.reserved[str(chosen[1])] = seat
            player.disc = False
        spot = str(chosen[-1])
        if chosen[0] == "disc":
            player.tokens.remove(str(chosen[1]))
            self.token_discard.append(str(chosen[1]))
            player.disc = False
        else:
            player.collaborators -= 1
        self.pawns[spot] = Pawn(seat, chosen[0] == "disc")
        self.monitor(spot)

    def placements(self, seat: int) -> list[Option]:
        player = self.players[seat]
        spots = self.free_spots(seat)
        options: list[Option] = [("collaborator", spot) for spot in spots]
        if player.disc:
            for token in sorted(set(player.tokens) & set(t.EXTRA_ACTIONS)):
                zone = f"Z{t.EXTRA_ACTIONS[token]}."
                options += [("disc", token, spot) for spot in spots if spot.startswith(zone)]
        if player.disc and "BRS" in player.tokens:
            options += [("reserve", card) for card in self.visible_orders() if card not in self.reserved]
        return options

    def free_spots(self, seat: int) -> list[str]:
        """AOC-5.3 to AOC-5.6"""
        spots = [f"Z1.{i}" for i, card in enumerate(self.offers, start=1) if card]
        spots += list(self.effects)
        if not self.simplified:
            spots += ["Z4.1n", "Z4.2n"]
        spots += [f"Z8.{i}" for i in range(1, min(3, self.participants - 1) + 1)]
        return [spot for spot in spots if self.may_take(seat, spot)]

    def may_take(self, seat: int, spot: str) -> bool:
        if spot in self.pawns or spot in self.blocked_spots():
            return False
        return not (spot.startswith("Z6.") and self.pawns_of(seat, "Z6."))

    def blocked_spots(self) -> list[str]:
        return [f"Z{zone}.{i}" for zone, i in self.blocked.items()]

    def pawns_of(self, seat: int, prefix: str) -> list[str]:
        """In the order of their numbers."""
        return sorted(spot for spot, pawn in self.pawns.items() if pawn.seat == seat and spot.startswith(prefix))

    def visible_orders(self) -> list[str]:
        markets = self.markets.values()
        cards = [market.active for market in markets] + [market.provisional for market in markets]
        return [card for card in cards if card]

    def _link_holder(self) -> int:
        """AOC-8.6"""
        owners = {self.pawns[spot].seat if spot in self.pawns else -1 for spot in self.link_spots()}
        return owners.pop() if len(owners) == 1 else -1

    def link_spots(self) -> list[str]:
        return [spot for spot, effect in self.effects.items() if effect == "link"]

    # Phase 3: resolving actions (3.6)

    def resolve_zones(self) -> Play:
        """AOC-6.1"""
        self.phase = "zone 1"
        yield from self.vineyards()
        for zone in (2, 3):
            self.phase = f"zone {zone}"
            yield from self.build(zone)
        self.phase = "zone 4"
        yield from self.marketing()
        self.phase = "zone 5"
        yield from self.shipping()
        self.phase = "zone 6"
        yield from self.draw_wines()

    def spots_in_order(self, prefix: str) -> list[str]:
        """AOC-6.2"""
        return [spot for seat in self.order for spot in self.pawns_of(seat, prefix)]

    def take_back(self, spot: str) -> int:
        pawn = self.pawns.pop(spot)
        player = self.players[pawn.seat]
        if pawn.disc:
            player.disc = True
        else:
            player.collaborators += 1
        return pawn.seat

    def leave(self, spot: str) -> Play:
        """Take the pawn back, then apply the placement effect (AOC-6.3, AOC-6.4)."""
        seat = self.take_back(spot)
        effect = self.effects[spot]
        if effect.startswith("pp"):
            self.earn(seat, int(effect[2:]), "spot")
        elif effect.startswith("eco"):
            self.change_eco(seat, int(effect[3:]))
        elif effect == "link" and self.linked == seat and spot == self.link_spots()[-1]:
            yield from self.draw_token(seat)

    # Zone 1 (3.7)

    def vineyards(self) -> Play:
        for spot in self.spots_in_order("Z1."):
            yield from self.acquire(spot)

    def acquire(self, spot: str) -> Play:
        seat, place = self.pawns[spot].seat, int(spot[3:]) - 1
        card = self.offers[place]
        vineyard = t.VINEYARDS[card]
        region = vineyard.region
        if region == t.NO_REGION:
            chosen = yield from self._ask(seat, "vineyard_region", [("region", one) for one in t.REGIONS])
            region = str(chosen[1])
        self.offers[place] = ""
        self.players[seat].vineyards[region].append(card)
        if vineyard.bonus.startswith("pp"):
            self.earn(seat, int(vineyard.bonus[2:]), "card bonus")
        elif vineyard.bonus.startswith("eco"):
            self.change_eco(seat, int(vineyard.bonus[3:]))
        self.take_back(spot)

    # Zones 2 and 3 (3.8)

    def build(self, zone: int) -> Play:
        for spot in self.spots_in_order(f"Z{zone}."):
            seat = self.pawns[spot].seat
            if zone == 2:
                yield from self.raise_press(seat)
            else:
                self.add_module(seat)
            if self.event_kind == "subsidies" and (seat, zone) not in self.subsidised:
                self.subsidised.add((seat, zone))
                yield from self.draw_token(seat)
            yield from self.leave(spot)

    def raise_press(self, seat: int) -> Play:
        """AOC-8.1 to AOC-8.3"""
        player = self.players[seat]
        if player.press == len(t.PRESS):
            return
        player.press += 1
        if player.capacity == t.PRESS_TOKEN_AT:
            yield from self.draw_token(seat)
        if player.capacity in t.PRESS_PP_AT:
            self.earn(seat, 1, "press")

    def add_module(self, seat: int) -> None:
        """AOC-8.4, AOC-8.5"""
        player = self.players[seat]
        if player.modules == t.MOST_MODULES:
            return
        player.modules += 1
        if player.modules > t.AGE_ONE:
            self.change_eco(seat, 1)

    # Zone 4 (3.9)

    def marketing(self) -> Play:
        """AOC-9.4: who waits on n+1 comes first."""
        waiting = [spot for spot in self.spots_in_order("Z4.") if spot.endswith("x")]
        for spot in waiting:
            yield from self.to_grid(self.pawns[spot].seat)
            self.take_back(spot)
        for spot in self.spots_in_order("Z4."):
            yield from self.to_oenotheque(self.pawns[spot].seat)
            self.pawns[spot.replace("n", "x")] = self.pawns.pop(spot)

    def to_grid(self, seat: int) -> Play:
        """AOC-9.2, AOC-9.3"""
        player = self.players[seat]
        while True:
            fitting = [cuvee for cuvee in t.TYPES if self.fits_grid(player, cuvee)]
            moves: list[Option] = [("move", cuvee) for cuvee in fitting]
            chosen = ALL
            if seat != self.merchant:
                chosen = yield from self._ask(seat, "to_grid", [*moves, ALL, DONE] if fitting else [DONE])
            if chosen == DONE:
                return
            if chosen == ALL:
                self.move_all(player)
                return
            self.move(player, str(chosen[1]))

    @staticmethod
    def fits_grid(player: Player, cuvee: str) -> bool:
        return player.oenotheque[cuvee] > 0 and player.grid[cuvee] < t.COLUMN

    @staticmethod
    def move(player: Player, cuvee: str) -> None:
        player.oenotheque[cuvee] -= 1
        player.grid[cuvee] += 1

    def move_all(self, player: Player) -> None:
        for cuvee in t.TYPES:
            while self.fits_grid(player, cuvee):
                self.move(player, cuvee)

    def to_oenotheque(self, seat: int) -> Play:
        """AOC-9.1"""
        if seat == self.merchant:
            return
        player = self.players[seat]
        for _ in range(3):
            held = [cuvee for cuvee in t.TYPES if player.cellar[cuvee] and self.has_oenotheque_room(player)]
            moves: list[Option] = [("move", cuvee) for cuvee in held]
            chosen = yield from self._ask(seat, "to_oenotheque", [*moves, DONE])
            if chosen == DONE:
                return
            player.cellar[str(chosen[1])] -= 1
            player.oenotheque[str(chosen[1])] += 1

    @staticmethod
    def has_oenotheque_room(player: Player) -> bool:
        return player.oenotheque.total() < t.OENOTHEQUE

    def marketing_bonus(self, seat: int, cuvees: Sequence[str]) -> int:
        """AOC-16.3: the simplified side has no grid."""
        grid = self.players[seat].grid
        return 0 if self.simplified else sum(t.MARKETING[cuvee][grid[cuvee]] for cuvee in cuvees)

    # Zone 5 (3.10)

    def shipping(self) -> Play:
        """AOC-10.1"""
        spots = self.spots_in_order("Z5.")
        spots.sort(key=self.speaks_later)  # the others keep their order
        for spot in spots:
            if self.pawns[spot].seat == self.merchant:
                yield from self.merchant_ships(spot)
            else:
                yield from self.ship_from(spot)
            yield from self.leave(spot)

    def speaks_later(self, spot: str) -> bool:
        return self.effects[spot] != "speak_first"

    def most_cards(self, spot: str) -> int:
        """AOC-10.2, AOC-10.3, AOC-16.2"""
        return 1 if spot in t.TOP_ROW and not self.simplified else 2

    def ship_from(self, spot: str) -> Play:
        seat = self.pawns[spot].seat
        cards = self.most_cards(spot)
        partial = self.effects[spot] == "partial"
        self.refused = set()
        while cards:
            shipments = [one for one in self.shipments(seat, spot, partial) if one[1] not in self.refused]
            chosen = yield from self._ask(seat, "ship", [*shipments, PASS])
            if chosen == PASS:
                return
            _, card, omitted, swap, with_partner = chosen
            assert isinstance(card, str)
            assert isinstance(omitted, str)
            partner = -1
            if with_partner:
                omitted = self.missing(seat, card)
                partner = yield from self.find_partner(seat, omitted)
                if partner < 0:
                    self.refuse(card)
                    continue
            elif omitted:
                partial = False
            yield from self.validate(seat, card, omitted, bool(swap), partner)
            cards -= 1

    def refuse(self, card: str) -> None:
        """AOC-16.7"""
        self.refused.add(card)

    def orders_for(self, spot: str) -> list[str]:
        """The orders that a pawn on this spot may choose from."""
        cards = [market.active for market in self.markets.values()]
        if spot in t.TOP_ROW and not self.simplified and self.event_kind != "pandemic":
            cards += [market.provisional for market in self.markets.values()]
        return [card for card in cards if card]

    def shipments(self, seat: int, spot: str, partial: bool) -> list[Option]:
        player = self.players[seat]
        found: list[Option] = []
        for card in self.orders_for(spot):
            if self.reserved.get(card, seat) != seat:
                continue
            order = t.MARKET[card]
            swaps = [False, True] if order.sector == "International" and "BTR" in player.tokens else [False]
            for swap in swaps:
                if not self.struck(order, swap):
                    found += [("ship", card, omit, swap, with_) for omit, with_ in self.ways(seat, card, partial)]
        return found

    def struck(self, order: t.Order, swap: bool) -> bool:
        """AOC-13.1, AOC-10.11"""
        mode = self.other_mode(order.mode) if swap else order.mode
        strikes = {"air_strike": "plane", "sea_strike": "boat"}
        return strikes.get(self.event_kind) == mode

    @staticmethod
    def other_mode(mode: str) -> str:
        return {"plane": "boat", "boat": "plane"}[mode]

    def ways(self, seat: int, card: str, partial: bool) -> list[tuple[str, bool]]:
        """What may be left out of an order, and whether a Partner gives the missing cuvee."""
        cellar, cuvees = self.players[seat].cellar, t.MARKET[card].cuvees
        found = [("", False)] if has(cellar, cuvees) else []
        if partial and len(cuvees) > 1:
            for cuvee in t.TYPES:
                if cuvee in cuvees and has(cellar, cuvees.replace(cuvee, "", 1)):
                    found.append((cuvee, False))
        missing = self.missing(seat, card)
        if self.partnership and len(cuvees) > 1 and len(missing) == 1 and self.owners(seat, missing):
            found.append(("", True))
        return found

    def missing(self, seat: int, card: str) -> str:
        short = Counter(t.MARKET[card].cuvees) - self.players[seat].cellar
        return "".join(sorted(short.elements()))

    def owners(self, seat: int, cuvee: str) -> list[int]:
        """The other humans who have it, in turn order after the seat (AOC-16.5)."""
        order = self.human_order()
        place = order.index(seat)
        others = order[place + 1 :] + order[:place]
        return [other for other in others if self.players[other].cellar[cuvee]]

    def find_partner(self, seat: int, cuvee: str) -> Generator[Asked, Option, int]:
        for other in self.owners(seat, cuvee):
            reply = yield from self._ask(other, "partner_reply", [YES, NO])
            if reply == YES:
                return other
        return -1

    def validate(self, seat: int, card: str, omitted: str, swap: bool, partner: int) -> Play:
        """AOC-10.13"""
        order, player = t.MARKET[card], self.players[seat]
        shipped = Counter(order.cuvees) - Counter(omitted)
        player.cellar -= shipped
        self.return_cubes(shipped)
        self.earn(seat, self.price(card, omitted), "ship")
        self.earn(seat, self.marketing_bonus(seat, list(shipped.elements())), "marketing")
        if partner >= 0:
            self.reward_partner(partner, omitted)
        eco = order.eco
        if swap:
            player.tokens.remove("BTR")
            self.token_discard.append("BTR")
            eco = t.INTERNATIONAL_ECO[self.other_mode(order.mode)]
        self.change_eco(seat, eco)
        self.end_reservation(card)
        market = self.markets[order.sector]
        was_active = card == market.active
        self.discard_order(market, card)
        if was_active and market.tokens:
            yield from self.merchant_token(market) if seat == self.merchant else self.keep_token(seat, market)

    def price(self, card: str, omitted: str) -> int:
        """AOC-10.12"""
        order = t.MARKET[card]
        changes = {"sales_down": -2, "sales_up": 2}
        change = changes[self.event_kind] if t.EVENTS[self.event].sector == order.sector else 0
        return max(0, order.value + change - sum(t.BASE[cuvee] for cuvee in omitted))

    def reward_partner(self, partner: int, cuvee: str) -> None:
        """AOC-16.6"""
        self.players[partner].cellar[cuvee] -= 1
        self.return_cubes(Counter(cuvee))
        self.earn(partner, t.BASE[cuvee], "partner")
        self.earn(partner, self.marketing_bonus(partner, [cuvee]), "marketing")

    def discard_order(self, market: Market, card: str) -> None:
        """AOC-10.6, AOC-10.7"""
        market.discard.append(card)
        if card == market.active:
            market.active = ""
            if self.event_kind != "pandemic":
                self.refill(market)
        else:
            market.stack.remove(card)
            self.renew_stack(market)

    def refill(self, market: Market) -> None:
        if not market.active and market.stack:
            market.active = market.stack.pop(0)
            self.renew_stack(market)

    def renew_stack(self, market: Market) -> None:
        if not market.stack and market.discard:
            sector = next(name for name, one in self.markets.items() if one is market)
            market.stack = self.chance.shuffle(sector, market.discard)
            market.discard = []

    def end_reservation(self, card: str) -> None:
        """The disc returns and the token is discarded (AOC-13.23, AOC-13.24)."""
        if card in self.reserved:
            player = self.players[self.reserved.pop(card)]
            player.disc = True
            player.tokens.remove("BRS")
            self.token_discard.append("BRS")

    # Bonus tokens (3.13)

    def keep_token(self, seat: int, market: Market) -> Play:
        """AOC-10.8"""
        market.looked.add(seat)
        token = yield from self.choose_token(seat, "keep_token", market.tokens)
        market.tokens.remove(token)
        yield from self.gain_token(seat, token)

    def choose_token(self, seat: int, step: str, tokens: list[str]) -> Generator[Asked, Option, str]:
        if len(tokens) == 1:
            return tokens[0]
        chosen = yield from self._ask(seat, step, [("token", kind) for kind in sorted(set(tokens))])
        return str(chosen[1])

    def draw_token(self, seat: int) -> Play:
        """AOC-13.21"""
        if not self.tokens and self.token_discard:
            self.tokens = self.chance.shuffle("tokens", self.token_discard)
            self.token_discard = []
        if self.tokens:
            yield from self.gain_token(seat, self.tokens.pop(0))

    def gain_token(self, seat: int, token: str) -> Play:
        player = self.players[seat]
        if token == "BLA":
            chosen = yield from self._ask(seat, "land_region", [("region", region) for region in t.REGIONS])
            player.lands[str(chosen[1])] += 1
        elif token in t.PRESTIGE or token == "BEC":
            self.use_instant(seat, token)
        else:
            player.tokens.append(token)

    def use_instant(self, seat: int, token: str) -> None:
        if token in t.PRESTIGE:
            self.earn(seat, t.PRESTIGE[token], "token")
        else:
            self.change_eco(seat, t.ECO_TOKEN)
        self.token_discard.append(token)

    # Zone 6 and the exchange (3.11)

    def draw_wines(self) -> Play:
        for spot in self.spots_in_order("Z6."):
            yield from self.blend(self.pawns[spot].seat)
            yield from self.leave(spot)

    def blend(self, seat: int) -> Play:
        player = self.players[seat]
        while True:
            recipes: list[Option] = []
            if player.cellar.total() < t.CELLAR:
                recipes = [("recipe", name) for name, (wines, _) in t.RECIPES.items() if has(player.winery, wines)]
            chosen = yield from self._ask(seat, "draw", [*recipes, *self.exchanges(player), DONE])
            if chosen == DONE:
                return
            if chosen[0] == "recipe":
                wines, cuvee = t.RECIPES[str(chosen[1])]
                player.winery -= Counter(wines)
                player.cellar[cuvee] += 1
                self.return_cubes(Counter(wines) - Counter(cuvee))
            else:
                self.exchange(seat, str(chosen[1]), str(chosen[2]))

    def exchanges(self, player: Player) -> list[Option]:
        """AOC-11.3"""
        pairs = [pair for pair in t.PAIRS if has(player.winery, pair)]
        return [("exchange", pair, wine) for pair in pairs for wine in t.TYPES if self.left(wine) > 0]

    def exchange(self, seat: int, pair: str, wine: str) -> None:
        """AOC-11.2"""
        player = self.players[seat]
        player.winery -= Counter(pair)
        player.winery += self.take_cubes(Counter(wine))
        self.return_cubes(Counter(pair))
        self.earn(seat, -1, "exchange")

    # Phase 4: grape harvest (3.11)

    def harvest(self) -> Play:
        for seat in self.human_order():
            yield from self.harvest_of(seat)

    def harvest_of(self, seat: int) -> Play:
        """AOC-12.5"""
        player = self.players[seat]
        cards = player.all_vineyards()
        if self.event_kind == "hazard" and player.vineyards[self.key]:
            safe = yield from self.protect(seat)
            if not safe:
                cards = [card for card in cards if card not in player.vineyards[self.key]]
        production = Counter("".join(t.VINEYARDS[card].grapes for card in cards))
        yield from self.make_room(seat, production)
        yield from self.store(seat, production)

    def protect(self, seat: int) -> Generator[Asked, Option, bool]:
        """AOC-13.10"""
        tokens = self.players[seat].tokens
        if "BCO" not in tokens:
            return False
        reply = yield from self._ask(seat, "use_cold", [YES, NO])
        if reply == YES:
            tokens.remove("BCO")
            self.token_discard.append("BCO")
        return reply == YES

    def available(self, production: Counter[str]) -> Counter[str]:
        """AOC-12.2"""
        return Counter({colour: min(number, self.left(colour)) for colour, number in production.items()})

    def make_room(self, seat: int, production: Counter[str]) -> Play:
        """The exchange window before storage."""
        player = self.players[seat]
        while player.winery.total() >= 2:
            wanted = min(self.available(production).total(), player.capacity)
            if player.room >= wanted:
                return
            chosen = yield from self._ask(seat, "harvest_exchange", [*self.exchanges(player), DONE])
            if chosen == DONE:
                return
            self.exchange(seat, str(chosen[1]), str(chosen[2]))

    def store(self, seat: int, production: Counter[str]) -> Play:
        """AOC-12.2, AOC-12.3"""
        player = self.players[seat]
        available = self.available(production)
        limit = self.most_stored(player, available)
        stored: Counter[str] = Counter()
        for colour, others in (("C", "NM"), ("N", "M"), ("M", "")):
            open_ = limit - stored.total()
            rest = sum(available[other] for other in others)
            numbers = [number for number in range(available[colour] + 1) if number <= open_ <= number + rest]
            chosen = yield from self._ask(seat, "harvest_keep", [("keep", colour, number) for number in numbers])
            stored[colour] = int(chosen[2])
        player.winery += self.take_cubes(stored)

    @staticmethod
    def most_stored(player: Player, available: Counter[str]) -> int:
        return min(available.total(), player.capacity, player.room)

    # Phase 5: end of season (3.14)

    def end_of_season(self) -> None:
        self.council()
        self.pay_reservations()
        for market in self.markets.values():
            self.refill(market)
        self.blocked = {zone: t.CLOCKWISE[spot] for zone, spot in self.blocked.items()}
        if self.round < t.ROUNDS:
            self.renew_vineyards()

    def council(self) -> None:
        """AOC-14.1"""
        claims = {seat: self.pawns_of(seat, "Z8.") for seat in self.order}
        places = {int(spots[0][3:]) - 1: seat for seat, spots in claims.items() if spots}
        others = [seat for seat in self.order if not claims[seat]]
        self.order = [places[place] if place in places else others.pop(0) for place in range(self.participants)]
        for spots in claims.values():
            for spot in spots:
                self.take_back(spot)

    def pay_reservations(self) -> None:
        """AOC-13.24"""
        for card, seat in list(self.reserved.items()):
            self.earn(seat, -t.MARKET[card].value, "reservation")
            self.end_reservation(card)

    def renew_vineyards(self) -> None:
        """AOC-14.3, AOC-14.4"""
        self.vineyard_discard += [card for card in self.offers if card]
        self.offers = [self.next_vineyard(stack) for stack in self.stacks]

    def next_vineyard(self, stack: list[str]) -> str:
        if stack:
            return stack.pop(0)
        if not self.reserve and self.vineyard_discard:
            self.reserve = self.chance.shuffle("vineyards", self.vineyard_discard)
            self.vineyard_discard = []
        return self.reserve.pop(0) if self.reserve else ""

    # Final scoring (3.15)

    def final_scoring(self) -> None:
        self.phase = "over"
        if not self.solo:
            self.score_vineyards()
        for seat, player in enumerate(self.players):
            if seat != self.merchant:
                self.earn(seat, player.tokens.count("BCO"), "cold")
            self.earn(seat, 4 * (self.cuvees_left(player) // 3), "cuvees")
            self.earn(seat, t.ECO[player.eco - 1], "eco")

    @staticmethod
    def cuvees_left(player: Player) -> int:
        """AOC-15.4"""
        return player.cellar.total() + player.oenotheque.total()

    def score_vineyards(self) -> None:
        """AOC-15.1 to AOC-15.3"""
        for seat in range(self.humans):
            player = self.players[seat]
            self.earn(seat, 5 * min(player.cards_in(region) for region in t.REGIONS), "diversification")
            self.earn(seat, player.winery.total() // 6, "still wines")
        for region in t.REGIONS:
            winners = self.major_vineyard(region)
            for seat in winners:
                self.earn(seat, 4 // len(winners), "majority")

    def major_vineyard(self, region: str) -> list[int]:
        """AOC-15.2"""
        owners = [seat for seat in range(self.humans) if self.players[seat].cards_in(region)]
        ranks = {seat: self.rank_in(seat, region) for seat in owners}
        return [seat for seat in owners if ranks[seat] == max(ranks.values())]

    def rank_in(self, seat: int, region: str) -> tuple[int, int]:
        player = self.players[seat]
        return player.cards_in(region), player.grapes_in(region)

    def ranking(self) -> list[int]:
        """AOC-15.7: the participants, best first."""
        seats = range(self.participants)
        return sorted(seats, key=self.final_rank)

    def final_rank(self, seat: int) -> tuple[int, int, int]:
        player = self.players[seat]
        return -player.points, -player.eco, self.order.index(seat)

    # Wine Merchant (3.17)

    def stock_merchant(self) -> None:
        """AOC-17.2"""
        cuvees = Counter(dict.fromkeys(t.TYPES, t.LEVELS[self.level]))
        self.players[self.merchant].cellar += self.take_cubes(cuvees)

    def merchant_event(self) -> None:
        """AOC-17.4 to AOC-17.7"""
        player, event = self.players[self.merchant], t.EVENTS[self.event]
        if event.kind == "corks":
            held = [cuvee for cuvee in t.TYPES if player.cellar[cuvee]]
            if held:
                player.cellar[held[0]] -= 1
                self.return_cubes(Counter(held[0]))
        self.pawns[event.spot] = Pawn(self.merchant)
        player.collaborators -= 1
        self.add_cuvees(player, self.take_cubes(Counter(event.cuvees)))
        if player.oenotheque.total() == t.OENOTHEQUE:
            self.merchant_markets("Z4.1n")

    def add_cuvees(self, player: Player, cubes: Counter[str]) -> None:
        """AOC-17.5"""
        for cuvee in t.OVERFLOW:
            for _ in range(cubes[cuvee]):
                if player.cellar[cuvee] < t.MERCHANT_CELLAR:
                    player.cellar[cuvee] += 1
                elif player.oenotheque.total() < t.OENOTHEQUE:
                    player.oenotheque[cuvee] += 1
                else:
                    self.return_cubes(Counter(cuvee))

    def merchant_markets(self, spot: str) -> None:
        player = self.players[self.merchant]
        if not self.simplified and player.collaborators and spot not in self.pawns:
            self.pawns[spot] = Pawn(self.merchant)
            player.collaborators -= 1

    def monitor(self, spot: str) -> None:
        """AOC-17.8"""
        others = {"Z4.1n": "Z4.2n", "Z4.2n": "Z4.1n"}
        if spot in others and self.merchant >= 0 and self.players[self.merchant].oenotheque.total():
            self.merchant_markets(others[spot])

    def merchant_ships(self, spot: str) -> Play:
        """AOC-17.11, AOC-17.12, AOC-17.19"""
        partial = self.effects[spot] == "partial"
        for _ in range(self.most_cards(spot)):
            possible = self.merchant_orders(spot, partial)
            if not possible:
                return
            card = max(possible, key=lambda one: self.merchant_rank(one, possible[one]))
            if self.steered:
                chosen = yield from self._ask(self.merchant, "steer_ship", [("ship", one) for one in possible])
                card = str(chosen[1])
            if possible[card]:
                partial = False
            yield from self.validate(self.merchant, card, possible[card], False, -1)

    def merchant_orders(self, spot: str, partial: bool) -> dict[str, str]:
        """The orders that he can fulfil, each with the cuvee that he leaves out."""
        found = {}
        for card in self.orders_for(spot):
            order = t.MARKET[card]
            missing = self.missing(self.merchant, card)
            complete = not missing or (partial and len(missing) == 1 and len(order.cuvees) > 1)
            if complete and card not in self.reserved and not self.struck(order, swap=False):
                found[card] = missing
        return found

    def merchant_rank(self, card: str, omitted: str) -> tuple[int, int, bool, int, bool]:
        order = t.MARKET[card]
        market = self.markets[order.sector]
        shipped = Counter(order.cuvees) - Counter(omitted)
        points = self.price(card, omitted) + self.marketing_bonus(self.merchant, list(shipped.elements()))
        active = card == market.active
        return points, order.eco, active and bool(market.tokens), t.SECTORS.index(order.sector), active

    def merchant_token(self, market: Market) -> Play:
        """AOC-17.13, AOC-17.19"""
        if self.steered:
            market.looked.add(self.merchant)
            token = yield from self.choose_token(self.merchant, "steer_token", market.tokens)
        else:
            token = self.chance.pick(market.tokens)
        market.tokens.remove(token)
        if token in t.PRESTIGE or token == "BEC":
            self.use_instant(self.merchant, token)
        else:
            self.token_discard.append(token)


def has(cubes: Counter[str], wanted: str) -> bool:
    return Counter(wanted) <= cubes

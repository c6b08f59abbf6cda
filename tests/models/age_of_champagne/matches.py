"""Games to compare, and how both versions are set up for them.

Much happens seldom in a game that is played at random, so most games begin with less or more than usual: few orders,
few tokens or few cubes, tokens and cuvees that players already have, events that ask for something. In some games
other values are printed.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.rng import Rng
from tablee.games.age_of_champagne import GAME
from tablee.games.age_of_champagne.content import (
    AgeOfChampagneSheet,
    Board,
    Cuvees,
    Event,
    Events,
    Grid,
    Inheritance,
    Inheritances,
    Measured,
    Merchant,
    Order,
    Orders,
    Overseas,
    Press,
    Tokens,
    Transports,
    Vineyard,
    Vineyards,
)
from tablee.games.age_of_champagne.names import TOKEN_CODES
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState
from tests.models.age_of_champagne import tables as t
from tests.models.age_of_champagne.model import Deal, Model

RULES = 1
WAYS = ("random", "keen", "greedy", "trade", "grow")
# Seats, whether the Merchant plays, whether a seat steers him.
TABLES = (
    (2, False, False),
    (4, False, False),
    (1, True, False),
    (3, True, True),
    (3, False, False),
    (2, True, False),
    (4, True, True),
    (3, True, False),
    (2, True, True),
)
EVENTFUL = ("X10", "X11", "X12", "X13", "X14", "X15", "X16")
KEYED = ("X13", "X14", "X15", "X16")
STRIKES = ("X01", "X02")
STACKED = [card for card in t.VINEYARDS if card not in t.INHERITED]
TOKENS = [token for token, copies in t.TOKENS.items() for _ in range(copies)]
FREE = [token for token in TOKENS if token in ("BRS", "BTR", "BCO", *t.EXTRA_ACTIONS)]
ON_MARKETS = t.TOKENS_PER_MARKET * len(t.SECTORS)
Make = Callable[..., Model]

# Other values on the board and on cards. The cellar still has room for all that can be inherited, and the press has its
# token on the fifth level.
OTHER_SHEET = AgeOfChampagneSheet(
    vineyards=Vineyards(
        V01=Vineyard("A", "SZ", "MMMM", points=3),
        V04=Vineyard("B", "CV", "NN", eco=2),
        V10=Vineyard("C", "CB", "M"),
        V33=Vineyard("D", "CV", "CC", points=1),
    ),
    orders=Orders(F01=Order("E", "MNN", -2), E01=Order("F", "C", 2), I01=Overseas("G", "CCC", "plane")),
    inheritances=Inheritances(
        H02=Inheritance(vineyard="V20", eco=2, cuvees="C", stars=1),
        H06=Inheritance(press=1, stars=6),
        H10=Inheritance(modules=3, stars=5),
    ),
    events=Events(
        X03=Event("sales_down", 3, "MMM", "Europe"), X09=Event("subsidies", 1, "C"), X11=Event("corks", 4, "")
    ),
    tokens=Tokens(BP2=Measured(2, 1), BP4=Measured(1, 7), BEC=Measured(3, 3)),
    standard=Board(
        zone_2=("eco-2", "pp+2", "link", "pp-1"),
        zone_3=("link", "eco+2", "", "pp+1"),
        zone_5=("pp+2", "eco-1", "speak_first", "partial"),
        zone_6=("", "pp-2", "pp+1", "eco+1"),
    ),
    simplified=Board(
        zone_2=("", "pp+2", "eco+3", "pp+1"),
        zone_3=("", "eco+2", "", "pp+1"),
        zone_5=("pp+1", "speak_first", "", "partial"),
        zone_6=("", "eco+1", "pp+1", ""),
    ),
    values=Cuvees(2, 3, 5),
    transports=Transports(boat=1, plane=-3),
    press=Press((2, 4, 6, 9, 12, 16, 19, 22), 12, (4, 19)),
    eco=(-5, -3, -1, 0, 1, 2, 3, 5, 6, 7, 9),
    marketing=Grid((1, 1, 2, 4), (0, 2, 2, 5), (1, 3, 5, 6)),
    cellar=8,
    merchant=Merchant(2, "NMC", 1, 0, 2, 2),
)
_SPOTS = {4: t.STANDARD[4], 8: t.STANDARD[8]}
OTHER: dict[str, object] = {
    "VINEYARDS": t.VINEYARDS
    | {
        "V01": t.Vineyard("SZ", "MMMM", "pp3"),
        "V04": t.Vineyard("CV", "NN", "eco2"),
        "V10": t.Vineyard("CB", "M"),
        "V33": t.Vineyard("CV", "CC", "pp1"),
    },
    "MARKET": {
        card: t.Order(order.sector, order.cuvees, order.mode, {"boat": 1, "plane": -3}.get(order.mode, order.eco))
        for card, order in t.MARKET.items()
    }
    | {
        "F01": t.Order("France", "MNN", "hand", -2),
        "E01": t.Order("Europe", "C", "truck", 2),
        "I01": t.Order("International", "CCC", "plane", -3),
    },
    "INHERITANCE": t.INHERITANCE
    | {
        "H02": t.Inheritance("vineyard", "V20", 2, "C", 1),
        "H06": t.Inheritance("press", "1", 0, "", 6),
        "H10": t.Inheritance("winery", "3", 0, "", 5),
    },
    "EVENTS": t.EVENTS
    | {
        "X03": t.Event("sales_down", "Europe", "Z5.3", "MMM"),
        "X09": t.Event("subsidies", "", "Z5.1", "C"),
        "X11": t.Event("corks", "", "Z5.4", ""),
    },
    "PRESTIGE": {"BP2": 1, "BP3": 3, "BP4": 7},
    "ECO_TOKEN": 3,
    "STANDARD": _SPOTS
    | {
        2: ("eco-2", "pp+2", "link", "pp-1"),
        3: ("link", "eco+2", "", "pp+1"),
        5: ("pp+2", "eco-1", "speak_first", "partial"),
        6: ("", "pp-2", "pp+1", "eco+1"),
    },
    "SIMPLIFIED": _SPOTS
    | {
        2: ("", "pp+2", "eco+3", "pp+1"),
        3: ("", "eco+2", "", "pp+1"),
        5: ("pp+1", "speak_first", "", "partial"),
        6: ("", "eco+1", "pp+1", ""),
    },
    "BASE": {"M": 2, "N": 3, "C": 5},
    "INTERNATIONAL_ECO": {"boat": 1, "plane": -3},
    "PRESS": (2, 4, 6, 9, 12, 16, 19, 22),
    "PRESS_TOKEN_AT": 12,
    "PRESS_PP_AT": (4, 19),
    "ECO": (-5, -3, -1, 0, 1, 2, 3, 5, 6, 7, 9),
    "MARKETING": {"M": (0, 1, 1, 2, 4), "N": (0, 0, 2, 2, 5), "C": (0, 1, 3, 5, 6)},
    "CELLAR": 8,
    "MERCHANT_CELLAR": 2,
    "OVERFLOW": "NMC",
    "LEVELS": {"jeroboam": 1, "mathusalem": 0, "balthazar": 2, "nabuchodonosor": 2},
}


@dataclass(frozen=True)
class Match:
    """One game to compare."""

    seats: int
    merchant: bool
    steered: bool
    way: str
    seed: int

    @property
    def humans(self) -> int:
        return self.seats - self.steered

    @property
    def participants(self) -> int:
        return self.humans + self.merchant

    def _often(self, what: str, part: float) -> bool:
        return random.Random(f"{what} {self.seed}").random() < part

    @property
    def level(self) -> str:
        levels = list(t.LEVELS)
        return levels[self.seed // len(TABLES) % len(levels)] if self.merchant else ""

    @property
    def simplified(self) -> bool:
        return self._often("simplified", 0.3)

    @property
    def partnership(self) -> bool:
        return self.humans > 1 and self._often("partnership", 0.6)

    @property
    def tension(self) -> bool:
        return self.participants <= 3 and self._often("tension", 0.4)

    @property
    def limited(self) -> bool:
        return self._often("limited", 0.85)

    def begins(self, how: str) -> bool:
        """Whether the game begins in this unusual way; a fifth of the games begin as usual."""
        if how in ("stocked", "few orders") and self.begins("transport"):
            return how == "stocked"  # cuvees for two small orders
        if how == "late keys" and self.way == "grow" and self.participants == t.MOST_PARTICIPANTS:
            return True  # vineyards may have run out by then
        return self.seed % 5 != 3 and self._often(how, _UNUSUAL[how])

    @property
    def other_values(self) -> bool:
        return self._often("other values", 0.2)

    @property
    def tables(self) -> dict[str, object]:
        """What is printed otherwise, for the model."""
        return OTHER if self.other_values else {}

    @property
    def options(self) -> dict[str, object]:
        chosen: dict[str, object] = {"merchant": self.merchant, "steered": self.steered}
        if self.merchant:
            chosen["level"] = self.level
        chosen["board"] = "simplified" if self.simplified else "standard"
        return chosen | {
            "trade_partnership": self.partnership,
            "high_tension": self.tension,
            "limited_supply": self.limited,
        }

    @property
    def setting(self) -> str:
        who = f", steered {self.level}" if self.steered else f", {self.level}" if self.merchant else ""
        return f"{self.seats} seats{who}, {self.way}"

    def __str__(self) -> str:
        flags = ("simplified", "partnership", "tension")
        variants = [flag for flag in flags if getattr(self, flag)] + ["unlimited"] * (not self.limited)
        variants += ["other values"] * self.other_values
        begins = [how for how in _UNUSUAL if self.begins(how)]
        return ", ".join([self.setting, *variants, *begins, f"seed {self.seed}"])


_UNUSUAL = {
    "few orders": 0.4,
    "few tokens": 0.3,
    "tokens in hand": 0.4,
    "few cubes": 0.35,
    "stocked": 0.5,
    "eventful": 0.7,
    "late keys": 0.3,
    "transport": 0.4,
}


def matches(number: int) -> list[Match]:
    """So many games: all numbers of seats, with and without the Merchant, all ways to play in turn."""
    return [Match(*TABLES[i % len(TABLES)], WAYS[i % len(WAYS)], i) for i in range(number)]


class SameChance:
    """The chance of the engine: its generator from the same point on. Things go into a shuffle in the order of their
    names, tokens in the order of their table; the engine draws from the end."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng.clone()
        self.used: Counter[str] = Counter()

    def shuffle(self, what: str, things: list[str]) -> list[str]:
        self.used[f"{what} shuffled"] += 1
        things = sorted(things, key=TOKENS.index) if what == "tokens" else sorted(things)
        order = vec[i64]([i64(place) for place in range(len(things))])
        self.rng.shuffle(order, len(things))
        return [things[order[place]] for place in reversed(range(len(things)))]

    def tied(self, seats: list[int]) -> list[int]:
        self.used["lots for the Council"] += 1
        order = vec[i64]([i64(seat) for seat in sorted(seats)])
        self.rng.shuffle(order, len(seats))
        return [int(seat) for seat in order]

    def pick(self, tokens: list[str]) -> str:
        self.used["token of the Merchant"] += 1
        return sorted(tokens, key=TOKENS.index)[self.rng.below(len(tokens))]


def start(match: Match, make: Make = Model) -> tuple[AgeOfChampagneState, Model]:
    """Piles that both draw from."""
    chance = random.Random(match.seed)
    deal = _deal(match, chance)
    sheet = OTHER_SHEET if match.other_values else None
    state = GAME.new(match.seats, match.options, match.seed, sheet, rules=RULES, script=_script(deal))
    assert isinstance(state, AgeOfChampagneState)
    model = make(
        match.humans,
        SameChance(state.rng),
        merchant=match.level,
        simplified=match.simplified,
        partnership=match.partnership,
        tension=match.tension,
        limited=match.limited,
        steered=match.steered,
    )
    model.deal(deal)
    _begin_unusually(match, state, model, chance)
    model.begin()
    return state, model


# Piles


def _mixed(things: list[str], chance: random.Random) -> list[str]:
    return chance.sample(things, len(things))


def _deal(match: Match, chance: random.Random) -> Deal:
    events = _events(match, chance)
    return Deal(
        vineyards=_vineyards(match, chance, events),
        markets={name: _orders(match, name, chance) for name in t.SECTORS},
        tokens=_tokens(match, chance),
        events=events,
        inheritance=_mixed(list(t.INHERITANCE), chance),
    )


def _orders(match: Match, sector: str, chance: random.Random) -> list[str]:
    """Small orders come first in games that are about transport."""
    cards = _mixed([card for card, order in t.MARKET.items() if order.sector == sector], chance)
    return sorted(cards, key=lambda card: len(t.MARKET[card].cuvees)) if match.begins("transport") else cards


def _events(match: Match, chance: random.Random) -> list[str]:
    cards = _mixed(list(t.EVENTS), chance)
    if match.begins("eventful"):
        others = [card for card in cards if card not in EVENTFUL]
        cards = [*_mixed([*EVENTFUL, *others[:3]], chance), *others[3:]]
    if match.begins("late keys"):
        keyed = [card for card in cards if card in KEYED]
        others = [card for card in cards if card not in KEYED]
        cards = [*others[:7], *keyed[:3], *others[7:], *keyed[3:]]
    if match.begins("transport"):
        for strike, place in zip(STRIKES, chance.sample(range(2, 7), 2), strict=True):
            _put_at(cards, strike, place)
    return cards


def _vineyards(match: Match, chance: random.Random, events: list[str]) -> list[str]:
    """In eventful games a card without a region is often the key card."""
    cards = _mixed(STACKED, chance)
    rounds = [number for number, card in enumerate(events[: t.ROUNDS], start=1) if card in KEYED]
    places = [number * match.participants for number in rounds if number * match.participants < len(cards)]
    if match.begins("eventful"):
        for card, place in zip(("V04", "V36"), chance.sample(places, min(2, len(places))), strict=False):
            _put_at(cards, card, place)
    return cards


def _put_at(cards: list[str], card: str, place: int) -> None:
    """It exchanges places with the card that is there."""
    at = cards.index(card)
    cards[at], cards[place] = cards[place], card


def _tokens(match: Match, chance: random.Random) -> list[str]:
    """What players get before the game begins comes first in the supply."""
    given = _given(chance.choice((4, 8, 11, 13)), chance) if match.begins("tokens in hand") else []
    others = _mixed(list((Counter(TOKENS) - Counter(given)).elements()), chance)
    if match.begins("transport"):
        for place, token in zip((0, t.TOKENS_PER_MARKET), [one for one in others if one == "BTR"], strict=False):
            others.pop(len(others) - 1 - others[::-1].index(token))
            others.insert(place, token)
    return [*others[:ON_MARKETS], *given, *others[ON_MARKETS:]]


def _given(number: int, chance: random.Random) -> list[str]:
    """Free tokens, then Land."""
    free = _mixed(FREE, chance)
    return [*free[:number], *["BLA"] * (number - len(free))]


def _script(deal: Deal) -> list[list[int]]:
    """In the engine's numbers and order."""
    vineyards = [list(t.VINEYARDS).index(card) for card in deal.vineyards]
    orders = [[list(t.MARKET).index(card) for card in deal.markets[sector]] for sector in t.SECTORS]
    tokens = [TOKEN_CODES.index(token) for token in deal.tokens]
    events = [list(t.EVENTS).index(card) for card in deal.events]
    return [vineyards, *orders, tokens, events, [list(t.INHERITANCE).index(card) for card in deal.inheritance]]


# Unusual beginnings, the same for both


def _begin_unusually(match: Match, state: AgeOfChampagneState, model: Model, chance: random.Random) -> None:
    if match.begins("few orders"):
        for type, sector in enumerate(t.SECTORS):
            _leave_orders(state, model, type, sector, chance.choice((1, 2, 3, 5)))
    if match.begins("tokens in hand"):
        _hand_out(state, model)
    if match.begins("few tokens"):
        _leave_tokens(state, model, min(len(model.tokens), chance.choice((0, 1, 2))))
    if match.begins("stocked"):
        _stock(state, model, chance)
    if match.begins("few cubes"):
        for place, colour in enumerate(t.TYPES):
            left = chance.choice((0, 2, 5, 10, 20, 30))
            model.supply[colour] = left
            state.table[n.SUPPLY + place] = left


def _leave_orders(state: AgeOfChampagneState, model: Model, type: int, sector: str, left: int) -> None:
    """As if the others had been shipped."""
    market = model.markets[sector]
    market.discard = market.stack[:-left]
    market.stack = market.stack[-left:]
    state.table[n.STACK + type] = left


def _hand_out(state: AgeOfChampagneState, model: Model) -> None:
    """As if players had drawn what lies at the top of the supply, up to the first token that is used at once."""
    seat = 0
    while model.tokens and (model.tokens[0] in FREE or model.tokens[0] == "BLA"):
        token = model.tokens.pop(0)
        state.token_size -= 1
        if token == "BLA":
            model.players[seat].lands[t.REGIONS[seat]] += 1
            state.players[seat * n.STRIDE + n.LAND + seat] += 1
        else:
            model.players[seat].tokens.append(token)
            state.players[seat * n.STRIDE + n.FREE + TOKEN_CODES.index(token) - n.FREE_TOKENS] += 1
        seat = (seat + 1) % model.humans


def _leave_tokens(state: AgeOfChampagneState, model: Model, left: int) -> None:
    """As if the others had been used."""
    while len(model.tokens) > left:
        token = model.tokens.pop(0)
        state.token_size -= 1
        model.token_discard.append(token)
        state.table[n.THROWN + TOKEN_CODES.index(token)] += 1


def _stock(state: AgeOfChampagneState, model: Model, chance: random.Random) -> None:
    """Players have modules, still wines and cuvees, also in the grid unless the simplified side is used."""
    room = (1, 1, 1) if t.CELLAR < 10 else (2, 2, 1)  # and five cuvees may be inherited
    for seat in range(model.humans):
        player = model.players[seat]
        player.modules = chance.randint(2, 7)
        player.press = chance.choice((1, 1, 5, 6, 7))  # no level from which one card leads past the token
        player.eco = chance.choice((1, 2, 5, 10, 11))
        state.players[seat * n.STRIDE + n.MODULE] = player.modules
        state.players[seat * n.STRIDE + n.PRESS] = player.press
        state.players[seat * n.STRIDE + n.ECO] = player.eco
        _put(state, model, seat, n.WINE, player.winery, [chance.randint(0, 2) for _ in t.TYPES])
        _put(state, model, seat, n.CELLAR, player.cellar, [chance.randint(0, most) for most in room])
        if not model.simplified:
            _put(state, model, seat, n.GRID, player.grid, [chance.randint(0, 4) for _ in t.TYPES])


def _put(
    state: AgeOfChampagneState, model: Model, seat: int, field: int, store: Counter[str], cubes: list[int]
) -> None:
    for place, colour in enumerate(t.TYPES):
        store[colour] += cubes[place]
        model.supply[colour] -= cubes[place]
        state.players[seat * n.STRIDE + field + place] += cubes[place]
        state.table[n.SUPPLY + place] -= cubes[place]

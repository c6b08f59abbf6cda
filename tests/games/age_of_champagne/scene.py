"""Positions of Age of Champagne, set up in notation: say what matters, the rest is filled in so that it fits.

    table = scene(2, House(cellar="MNC", grid="NNC"), spots={"Z5.4": 0}, active="F01 E04 I01", at="ship")
    table.play("ship E04")
    assert table.points(0) == 10

Cubes are words (`MNN`), cards and tokens are their codes. A vineyard of a House is written `V12`, one of the Coteaux
Vitryats with its region, `V04:MR`. `at` says where the round stands: "place" asks the first player for a placement;
"event", "vineyards", "press", "winery", "grid", "marketing", "ship", "draw", "harvest" and "season" let the rules go on
from there until somebody is asked. Pawns in `spots` are taken from the hands; a disc is written as the seat plus 4.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.seed import rng_of
from tablee.engine.state import SPECTATOR as SPECTATOR
from tablee.engine.state import Note
from tablee.games.age_of_champagne import GAME
from tablee.games.age_of_champagne.content import AgeOfChampagneSheet
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.facilities import find_link
from tablee.games.age_of_champagne.rules.rounds import go_on
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState
from tablee.games.age_of_champagne.view import AgeOfChampagneView
from tablee.games.age_of_champagne.view.shown import Merchant
from tests.games import scenes

LETTERS = "MNC"
REGIONS = ["VM", "MR", "CB", "SZ", "BA"]
TYPES = "FEI"
TOKENS = ["BP2", "BP3", "BP4", "BEC", "BLA", "BA1", "BA2", "BA3", "BA5", "BA6", "BRS", "BTR", "BCO"]
COPIES = [2, 2, 1, 3, 3, 1, 1, 1, 1, 1, 2, 2, 2]
INHERITED = [7, 19, 25, 29]
SPOTS = [
    *("Z1.1", "Z1.2", "Z1.3", "Z1.4", "Z2.1", "Z2.2", "Z2.3", "Z2.4", "Z3.1", "Z3.2", "Z3.3", "Z3.4", "Z4.1", "Z4.2"),
    *("Z5.1", "Z5.2", "Z5.3", "Z5.4", "Z6.1", "Z6.2", "Z6.3", "Z6.4", "Z8.1", "Z8.2", "Z8.3", "Z4.1x", "Z4.2x"),
]
SOURCES = [
    *("orders", "marketing", "partners", "spots", "vineyards", "events", "tokens", "press", "overflow", "exchanges"),
    *("reservations", "diversity", "majorities", "still wines", "cuvees", "eco", "cold"),
]
STAGES = {
    "event": n.STAGE_EVENT,
    "place": n.STAGE_ASSIGN,
    "vineyards": n.STAGE_VINEYARDS,
    "press": n.STAGE_PRESS,
    "winery": n.STAGE_WINERY,
    "grid": n.STAGE_GRID,
    "marketing": n.STAGE_MARKETING,
    "ship": n.STAGE_SPEAKER,
    "draw": n.STAGE_DRAW,
    "harvest": n.STAGE_HARVEST,
    "season": n.STAGE_SEASON,
}


@dataclass(frozen=True)
class House:
    """What a player owns; the Wine Merchant has fewer of these things."""

    points: int = 0
    eco: int = 1
    press: int = 1
    modules: int = 1
    wines: str = ""
    cellar: str = ""
    oeno: str = ""
    grid: str = ""
    tokens: str = ""
    land: str = ""
    vines: str = ""


class Scene(scenes.Scene):
    """A position of Age of Champagne."""

    game = GAME
    state: AgeOfChampagneState

    def __init__(self, state: AgeOfChampagneState) -> None:
        super().__init__(state)
        self.noted: list[Note] = []  # by what the rules did before the first question

    def view(self, viewer: int) -> AgeOfChampagneView:
        view = GAME.view(self.state, viewer)
        assert isinstance(view, AgeOfChampagneView)
        return view

    @property
    def seen(self) -> AgeOfChampagneView:
        return self.view(SPECTATOR)

    # What everybody sees of a participant

    def points(self, who: int) -> int:
        view = self.seen
        return view.houses[who].points if who < len(view.houses) else self.merchant.points

    def earned(self, who: int, source: str) -> int:
        view = self.seen
        ledger = view.houses[who].ledger if who < len(view.houses) else self.merchant.ledger
        return ledger[SOURCES.index(source)]

    def eco(self, who: int) -> int:
        view = self.seen
        return view.houses[who].eco if who < len(view.houses) else self.merchant.eco

    def press(self, seat: int) -> int:
        return self.seen.houses[seat].capacity

    def modules(self, seat: int) -> int:
        return self.seen.houses[seat].modules

    def wines(self, seat: int) -> str:
        return word(self.seen.houses[seat].wines)

    def cellar(self, who: int) -> str:
        view = self.seen
        return word(view.houses[who].cellar if who < len(view.houses) else self.merchant.cellar)

    def oeno(self, who: int) -> str:
        view = self.seen
        return word(view.houses[who].oenotheque if who < len(view.houses) else self.merchant.oenotheque)

    def grid(self, who: int) -> str:
        view = self.seen
        return word(view.houses[who].grid if who < len(view.houses) else self.merchant.grid)

    def pawns(self, who: int) -> int:
        view = self.seen
        return view.houses[who].pawns if who < len(view.houses) else self.merchant.pawns

    def tokens(self, seat: int) -> list[str]:
        return list(self.seen.houses[seat].tokens)

    def land(self, seat: int) -> list[str]:
        return [
            region for region, count in zip(REGIONS, self.seen.houses[seat].land, strict=True) for _ in range(count)
        ]

    def vines(self, seat: int) -> list[str]:
        """With their columns."""
        return [f"{placed.card.id}:{placed.region}" for placed in self.seen.houses[seat].vineyards]

    @property
    def merchant(self) -> Merchant:
        merchant = self.seen.merchant
        assert merchant is not None
        return merchant

    # What everybody sees of the table

    def active(self, type: str) -> str:
        order = self.seen.markets[TYPES.index(type)].active
        return order.id if order else ""

    def provisional(self, type: str) -> str:
        order = self.seen.markets[TYPES.index(type)].provisional
        return order.id if order else ""

    def on_market(self, type: str) -> int:
        """Tokens on it."""
        return self.seen.markets[TYPES.index(type)].tokens

    @property
    def offers(self) -> list[str]:
        return [offer.active.id if offer.active else "" for offer in self.seen.offers]

    @property
    def upcoming(self) -> list[str]:
        return [offer.upcoming.id if offer.upcoming else "" for offer in self.seen.offers]

    @property
    def order(self) -> list[int]:
        return list(self.seen.council)

    @property
    def thrown(self) -> list[str]:
        return list(self.seen.thrown)

    def supply(self, colour: str) -> int:
        return self.seen.supply_cubes[LETTERS.index(colour)]

    def standing(self) -> dict[str, int]:
        """Whose pawns and discs stand where."""
        return {spot.id: spot.seat for spot in self.seen.spots if spot.seat >= 0}

    @property
    def blocked(self) -> list[str]:
        return [spot.id for spot in self.seen.spots if spot.blocked]

    def offered(self, verb: str) -> list[str]:
        """Options that begin so, without the verb."""
        return [text.removeprefix(verb).strip() for text in self.options() if text.split()[0] == verb]

    def told_of(self, kind: int) -> list[Note]:
        """Notes of the last move, or of what was done before the first question."""
        return [note for note in (self.step.notes if self.played else self.noted) if note.kind == kind]


def word(counts: Sequence[int]) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))


def vine(name: str) -> int:
    return int(name[1:3]) - 1


def order_number(name: str) -> int:
    return TYPES.index(name[0]) * 17 + int(name[1:]) - 1


def scene(
    humans: int = 2,
    *houses: House,
    at: str = "place",
    round: int = 3,
    event: str = "X09",
    key: str = "",
    order: Sequence[int] = (),
    spots: Mapping[str, int] | None = None,
    offers: str = "",
    upcoming: str = "",
    active: str = "F09 E01 I01",
    provisional: str = "F10 E02 I02",
    stacks: Mapping[str, str] | None = None,
    markets: Mapping[str, str] | None = None,
    supply_tokens: str | None = None,
    thrown: str = "",
    supply: str = "",
    merchant: House | None = None,
    blocked: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    sheet: AgeOfChampagneSheet | None = None,
    seed: int = 0,
) -> Scene:
    """A position of a round, after the draft.

    `stacks` says which orders lie below the Provisional one, the next first ("": none); `markets` which tokens lie on
    them; `supply` how many cubes are left (`N1 C0`); `supply_tokens` what is drawn next."""
    chosen = dict(options or {}) | ({"merchant": True} if merchant else {})
    seats = humans + bool(chosen.get("steered"))
    state = GAME.new(seats, chosen, seed=seed, content=sheet)
    assert isinstance(state, AgeOfChampagneState)
    for card in range(n.INHERITANCES):
        state.drafted[card] = -1
    state.round = round - 1 if at == "event" else round
    _put_events(state, event, round)
    state.event = n.NO_EVENT if at == "event" else int(event[1:]) - 1
    state.key = n.NOBODY if not key else REGIONS.index(key) if key in REGIONS else 5 + LETTERS.index(key)
    _put_houses(state, [*houses, *[House()] * (humans - len(houses)), *([merchant] if merchant else [])])
    _put_vineyards(state, offers.split(), upcoming.split())
    _put_orders(state, active.split(), provisional.split(), stacks or {})
    _put_tokens(state, markets or {}, supply_tokens, thrown.split())
    for place, who in enumerate(order or range(state.participants)):
        state.table[n.ORDER + place] = who
    for name, piece in (spots or {}).items():
        state.spots[SPOTS.index(name)] = piece
        state.players[piece % 4 * n.STRIDE + (n.DISC if piece >= 4 else n.PAWNS)] -= 1
    for number, name in enumerate(blocked):
        state.table[n.BLOCKED + number] = SPOTS.index(name)
    for text in supply.split():
        state.table[n.SUPPLY + LETTERS.index(text[0])] = int(text[1:])
    state.rng = rng_of(seed)
    state.linked = find_link(state)
    state.start_stage(STAGES[at])
    state.phase = n.RUNNING
    table = Scene(state)
    state.notes = table.noted
    go_on(state)
    state.notes = None
    return table


def _put_events(state: AgeOfChampagneState, event: str, round: int) -> None:
    card = int(event[1:]) - 1
    others = [each for each in range(n.EVENTS) if each != card]
    state.event_pile = vec[i64]([*others[: round - 1], card, *others[round - 1 :]])


def _put_houses(state: AgeOfChampagneState, houses: Sequence[House]) -> None:
    for colour in range(3):
        state.table[n.SUPPLY + colour] = 60
    for who, house in enumerate(houses):
        at = who * n.STRIDE
        for i in range(n.STRIDE):
            state.players[at + i] = 0
        state.players[at + n.PP] = state.players[at + n.LEDGER] = house.points
        state.players[at + n.ECO] = house.eco
        state.players[at + n.RESERVED] = n.NO_CARD
        if who == state.merchant:
            state.players[at + n.PAWNS] = 2
        else:
            state.players[at + n.PRESS], state.players[at + n.MODULE] = house.press, house.modules
            state.players[at + n.PAWNS], state.players[at + n.DISC] = 3, 1
        for first, cubes in (
            (n.WINE, house.wines),
            (n.CELLAR, house.cellar),
            (n.OENO, house.oeno),
            (n.GRID, house.grid),
        ):
            for letter in cubes:
                state.players[at + first + LETTERS.index(letter)] += 1
                state.table[n.SUPPLY + LETTERS.index(letter)] -= 1
        for token in house.tokens.split():
            state.players[at + n.FREE + TOKENS.index(token) - n.FREE_TOKENS] += 1
        for region in house.land.split():
            state.players[at + n.LAND + REGIONS.index(region)] += 1
        for name in house.vines.split():
            column = REGIONS.index(name[4:]) if ":" in name else int(state.printed.regions[vine(name)])
            state.put_vineyard(who, vine(name), column)


def _put_vineyards(state: AgeOfChampagneState, offers: Sequence[str], upcoming: Sequence[str]) -> None:
    """Owned cards were dealt in earlier rows; what fills these rows up is in the discard. `-` is an empty space."""
    people = int(state.participants)
    for card in INHERITED:
        if state.where[card] < 0:
            state.where[card] = n.REMOVED
    owned = [card for card in range(n.VINEYARDS) if state.where[card] >= 0 and card not in INHERITED]
    shown = [vine(name) for name in (*offers, *upcoming) if name != "-"]
    rest = [card for card in range(n.VINEYARDS) if state.where[card] == n.IN_STACK and card not in shown]
    rest = [card for card in rest if card not in (3, 35)] + [card for card in rest if card in (3, 35)]
    rows = -(-len(owned) // people)
    gone = rest[: rows * people - len(owned)]
    rest = rest[len(gone) :]
    line = []
    for names in (offers, upcoming):
        row = [vine(name) if name != "-" else -1 for name in names]
        line.append([row[i] if i < len(row) else rest.pop(0) for i in range(people)])
    for column in range(people):
        if line[0][column] < 0:  # bought in this round
            line[0][column] = rest.pop(0)
            state.where[line[0][column]] = n.DISCARDED
            state.table[n.OFFER + column] = n.NO_CARD
        else:
            state.table[n.OFFER + column] = line[0][column]
    for card in gone:
        state.where[card] = n.DISCARDED
    state.vine_pile = vec[i64]([*owned, *gone, *line[0], *line[1], *rest])
    state.vine_row = rows


def _put_orders(
    state: AgeOfChampagneState, active: Sequence[str], provisional: Sequence[str], stacks: Mapping[str, str]
) -> None:
    pile: list[int] = []
    for type, letter in enumerate(TYPES):
        tops = [name for name in provisional if name[0] == letter]
        lying = [name for name in active if name[0] == letter]
        state.table[n.ACTIVE + type] = order_number(lying[0]) if lying else n.NO_CARD
        used = {order_number(name) for name in (*tops, *lying)}
        below = [order_number(name) for name in stacks.get(letter, "").split()]
        if letter not in stacks:
            below = [card for card in range(type * 17, type * 17 + 17) if card not in used]
        cards = [*(order_number(name) for name in tops), *below]
        state.table[n.STACK + type] = len(cards)
        pile += [*reversed(cards), *[type * 17] * (17 - len(cards))]
    state.order_pile = vec[i64](pile)


def _put_tokens(
    state: AgeOfChampagneState, markets: Mapping[str, str], supply: str | None, thrown: Sequence[str]
) -> None:
    left = list(COPIES)
    for who in range(state.humans):
        for kind in range(n.FREE_TOKENS, n.TOKEN_KINDS):
            left[kind] -= int(state.free(who, kind))
        left[4] -= sum(int(state.land(who, region)) for region in range(5))
    for kind in range(n.TOKEN_KINDS):
        state.table[n.THROWN + kind] = thrown.count(TOKENS[kind])
        left[kind] -= thrown.count(TOKENS[kind])
    first = [TOKENS.index(name) for name in (supply or "").split()]
    shelves = [sorted(TOKENS.index(name) for name in markets.get(letter, "").split()) for letter in TYPES]
    for kind in [*first, *(kind for shelf in shelves for kind in shelf)]:
        left[kind] -= 1
    assert min(left) >= 0, "there are not so many tokens of a kind"
    for type, shelf in enumerate(shelves):
        for place in range(3):
            state.table[n.SHELF + type * 3 + place] = shelf[place] if place < len(shelf) else n.NO_TOKEN
    rest = [kind for kind, count in enumerate(left) for _ in range(count)]
    cards = [*first, *scenes.mixed(rest, 7)]
    state.token_size = len(cards) if supply != "" else 0
    state.token_pile = vec[i64]([*reversed(cards), *[0] * (22 - len(cards))])


def new(
    seats: int,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    script: list[list[int]] | None = None,
    sheet: AgeOfChampagneSheet | None = None,
) -> Scene:
    """A real new game."""
    state = GAME.new(seats, options, seed=seed, script=script, content=sheet)
    assert isinstance(state, AgeOfChampagneState)
    return Scene(state)


def started(seats: int, options: Mapping[str, object] | None = None, seed: int = 0) -> Scene:
    """A real game after the draft, each player with the first cards in hand."""
    table = new(seats, options, seed)
    while table.state.stage < n.STAGE_ASSIGN:
        table.play(table.options()[0])
    return table


def drafted(*kept: str, options: Mapping[str, object] | None = None, seed: int = 0, supply_tokens: str = "") -> Scene:
    """A real game in which each player keeps these three Inheritance cards; the next tokens of the supply as given."""
    wanted = [[int(card[1:]) - 1 for card in cards.split()] for cards in kept]
    people = len(kept) + bool((options or {}).get("merchant") or len(kept) == 1)
    each, humans = 12 // people, len(kept)
    hands: list[list[int]] = [[] for _ in range(people)]
    for seat, cards in enumerate(wanted):
        for pick, card in enumerate(cards):
            hands[(seat - pick) % humans].append(card)
    rest = [card for card in range(12) if not any(card in cards for cards in wanted)]
    for hand in hands:
        while len(hand) < each:
            hand.append(rest.pop(0))
    table = new(humans, options, seed)
    for origin, held in enumerate(hands):
        for card in held:
            table.state.drafted[card] = origin * 4 + 3 if origin < humans else -1
    if supply_tokens:
        kinds = [TOKENS.index(name) for name in supply_tokens.split()]
        _draw_next(table.state, kinds)
    for pick in range(3):
        for seat in range(humans):
            if table.state.phase == n.DRAFTING:
                table.play(f"keep H{wanted[seat][pick] + 1:02}")
    return table


def _draw_next(state: AgeOfChampagneState, kinds: Sequence[int]) -> None:
    """Tokens come to the top of the supply, from wherever they lie face down."""
    lying = [int(state.token_pile[i]) for i in range(state.token_size)]
    lying += [int(state.shelf(type, place)) for type in range(3) for place in range(3)]
    for kind in kinds:
        lying.remove(kind)
    for type in range(3):
        for place, kind in enumerate(sorted(lying[type * 3 : type * 3 + 3])):
            state.table[n.SHELF + type * 3 + place] = kind
    cards = [*lying[9:], *reversed(kinds)]
    state.token_pile = vec[i64]([*cards, *[0] * (22 - len(cards))])

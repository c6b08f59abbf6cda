"""Capa d'Oro once more: slow and plain, written from the specification alone.

It shares no code with the rules of the game package; only the printed tables are those of `content`, since they are
data. Rows, bales and tiles are named as in notation (`AS-1`, `O`, `A01`), piles are lists whose first item is drawn
first. A game is one generator: it yields what is asked, and gets the answer in notation. Chance comes from outside, so
that two games can have the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from tablee.games.capa_doro.content import CapaDoroSheet, Cigar, Continent, Event, Measured
from tests.models.asking import Asking, Play

# Section 2.2: each continent has a colour, and each colour a continent.
COLOURS = {"AS": "O", "SA": "G", "AF": "B", "CA": "Y"}
CONTINENTS = {colour: continent for continent, colour in COLOURS.items()}
NO_START = "CA"
ALL_BALES = {"O": 40, "G": 32, "B": 24, "Y": 16}
OPENING = {"O": 8, "G": 6, "B": 5, "Y": 4}
BEETLE = "beetle"
BEETLES = 8
SEED, GROWTH, HARVEST = 0, 1, 2
COLUMNS = "SGH"
FULL = 3  # bales on a plantation

GOAL = 60
MONEY = 15
PLANTATIONS = {2: 8, 3: 7, 4: 6}
NEUTRALS = {2: 16, 3: 0, 4: 0}
SOWINGS = {2: 3, 3: 2, 4: 2}
TILES = 3  # A tiles of each player
EMPTY_HARVEST = 2  # money
BETTER = {"A": "B", "B": "C"}


class Board:
    """The printed tables, by the names used here."""

    def __init__(self, sheet: CapaDoroSheet) -> None:
        self.sheet = sheet
        areas, events = sheet.continents, sheet.events
        self.continents: dict[str, Continent] = {
            "AS": areas.asia,
            "SA": areas.south_asia,
            "AF": areas.africa,
            "CA": areas.central_america,
        }
        self.rows = [f"{name}-{row + 1}" for name, one in self.continents.items() for row in range(one.rows)]
        letters = {"A": sheet.cigars.a, "B": sheet.cigars.b, "C": sheet.cigars.c}
        self.cigars: dict[str, Cigar] = {
            f"{letter}{place + 1:02}": cigar for letter, tiles in letters.items() for place, cigar in enumerate(tiles)
        }
        self.events: dict[str, Event] = {
            field.replace("_", "-"): getattr(events, field) for field in events.__struct_fields__
        }
        self.cards = [kind for kind, event in self.events.items() for _ in range(event.copies)]

    def prices(self, colour: str) -> Sequence[int]:
        return self.continents[CONTINENTS[colour]].prices

    def cost(self, row: str) -> int:
        return self.continents[row[:2]].cost

    def rows_of(self, continent: str) -> list[str]:
        """From the top."""
        return [row for row in self.rows if row.startswith(continent)]

    def needs(self, tile: str) -> dict[str, int]:
        cigar = self.cigars[tile]
        return {"O": cigar.orange, "G": cigar.grey, "B": cigar.brown, "Y": cigar.gold}

    def amount(self, kind: str) -> int:
        event = self.events[kind]
        assert isinstance(event, Measured)
        return event.amount


STANDARD = Board(CapaDoroSheet())


def bag_of_cubes() -> list[str]:
    """CDO-1.3: what the markets leave over, and the beetles."""
    bales = [colour for colour, number in ALL_BALES.items() for _ in range(number - OPENING[colour])]
    return bales + [BEETLE] * BEETLES


def half(bales: int) -> int:
    """CDO-3.10: rounded up."""
    return bales // 2 + bales % 2


def no_bales() -> dict[str, int]:
    return dict.fromkeys(ALL_BALES, 0)


def space_name(row: str, column: int) -> str:
    return f"{row}-{COLUMNS[column]}"


class Chance(Protocol):
    """Everything random in the course of a game (section 5); bag and piles are given at set-up."""

    def die(self) -> int: ...

    def shuffle(self, cards: list[str]) -> list[str]:
        """The cards, given in the order of their kinds, as a new pile."""
        ...


@dataclass
class Plant:
    """A plantation; nobody's are "neutral" or "unique"."""

    kind: str
    seat: int = -1
    bales: int = 0

    @property
    def own(self) -> bool:
        return self.kind == "own"


class Player:
    def __init__(self, plantations: int) -> None:
        self.money = MONEY
        self.points = 0
        self.bonus = 0  # of the points: from Connoisseur cards
        self.plantations = plantations
        self.warehouse = no_bales()
        self.tiles: list[str] = []
        self.rolled: list[str] = []


class Model(Asking):
    def __init__(self, seats: int, chance: Chance, *, events: bool = True, board: Board = STANDARD) -> None:
        self.seats = seats
        self.chance = chance
        self.with_events = events
        self.board = board
        self.players = [Player(PLANTATIONS[seats]) for _ in range(seats)]
        self.rows: dict[str, list[Plant | None]] = {row: [None, None, None] for row in board.rows}
        self.market = dict(OPENING)
        self.discard = no_bales()
        self.bag: list[str] = []
        self.cards: list[str] = []  # event cards, face down
        self.piles: dict[str, list[str]] = {"B": [], "C": []}
        self.neutrals = NEUTRALS[seats]
        self.customs = ""
        self.customs_seat = -1
        self.first = 0
        self.turn = 0
        self.turns = 0
        self.die = 0
        self.winner = -1
        self.over = False
        self._clear_turn()

    def _clear_turn(self) -> None:
        """What belongs to one turn alone (section 5)."""
        self.drawn: list[str] = []
        self.event = ""
        self.sown = 0
        self.bought: set[str] = set()
        self.sold: set[str] = set()
        self.rolled: list[str] = []
        self.connoisseur = False
        self.attacks = 0  # beetles whose target is not yet named
        self.loss = 0

    # Set-up (3.1)

    def deal(self, tiles: dict[str, list[str]], first: int, bag: list[str], cards: list[str]) -> None:
        """The shuffled tiles by letter, who begins, the bag, and the event cards."""
        assert sorted(bag) == sorted(bag_of_cubes())
        for seat, player in enumerate(self.players):
            player.tiles = tiles["A"][seat * TILES : (seat + 1) * TILES]  # CDO-1.12
        self.piles = {"B": list(tiles["B"]), "C": list(tiles["C"])}
        self.first = first
        self.bag = list(bag)
        self.cards = list(cards) if self.with_events else []

    def _game(self) -> Play:
        yield from self._start_placement()
        self.turn = self.first
        while not self.over:
            yield from self._turn()

    def _start_placement(self) -> Play:
        """CDO-1.9, CDO-1.10"""
        clockwise = [(self.first + i) % self.seats for i in range(self.seats)]
        for seat in clockwise:
            yield from self._place_start(seat, "seed", SEED)
        for seat in reversed(clockwise):
            yield from self._place_start(seat, "grow", GROWTH)

    def _place_start(self, seat: int, verb: str, column: int) -> Play:
        rows = [row for row in self.rows if self._may_start(row, column)]
        chosen = yield from self._ask(seat, verb, [f"{verb} {row}" for row in rows])
        row = chosen.split()[1]
        self.players[seat].money -= self.board.cost(row)
        self.players[seat].plantations -= 1
        self.rows[row][column] = Plant("own", seat)

    def _may_start(self, row: str, column: int) -> bool:
        return not row.startswith(NO_START) and self.rows[row][column] is None

    # The turn (3.2)

    def _turn(self) -> Play:
        self.turns += 1
        self._clear_turn()
        self._end_customs()
        yield from self._growth()
        yield from self._actions()
        if self.over:
            return
        self._develop()
        if self._bag_ends_the_game():
            self.over = True
        else:
            self.turn = (self.turn + 1) % self.seats

    def _end_customs(self) -> None:
        """CDO-2.2"""
        if self.customs_seat == self.turn:
            self.customs, self.customs_seat = "", -1

    @property
    def active(self) -> Player:
        return self.players[self.turn]

    # Growth (3.3)

    def _growth(self) -> Play:
        self.die = self.chance.die()
        if self.die > 1:
            yield from self._produce(self.die)
        elif self.with_events:
            yield from self._reveal()

    def _produce(self, number: int) -> Play:
        """CDO-3.3, CDO-3.4"""
        self.drawn, self.bag = self.bag[:number], self.bag[number:]
        for cube in self.drawn:
            if cube != BEETLE:
                self._grow(cube)
        self.attacks = self.drawn.count(BEETLE)
        while self.attacks:
            yield from self._attack()

    def _grow(self, colour: str) -> None:
        """CDO-3.5 to CDO-3.9"""
        growing = self._growing(CONTINENTS[colour])
        if not growing:
            self.discard[colour] += 1
            return
        row, plant = self._fewest(growing)
        plant.bales += 1
        if plant.bales == FULL:
            self._shift_full(row)

    def _growing(self, continent: str) -> list[tuple[str, Plant]]:
        """The plantations in the Growth column, from the top."""
        found = [(row, self.rows[row][GROWTH]) for row in self.board.rows_of(continent)]
        return [(row, plant) for row, plant in found if plant is not None]

    def _fewest(self, growing: list[tuple[str, Plant]]) -> tuple[str, Plant]:
        return min(growing, key=lambda one: one[1].bales)  # of equals the first, which is the topmost

    def _shift_full(self, row: str) -> None:
        """CDO-3.7: what is full waits in Harvest, unless it is nobody's."""
        spaces = self.rows[row]
        self._harvest(row)
        spaces[HARVEST], spaces[GROWTH], spaces[SEED] = spaces[GROWTH], spaces[SEED], None
        self._resolve_nobodys(row)

    def _attack(self) -> Play:
        """CDO-3.10 to CDO-3.12"""
        plants = [f"plant {space_name(row, column)}" for row, column, _ in self._plants()]
        warehouses = [f"warehouse {seat}" for seat in range(self.seats)]
        chosen = yield from self._ask(self.turn, "beetle", plants + warehouses)
        self.attacks -= 1
        verb, target = chosen.split()
        if verb == "warehouse":
            yield from self._raid(int(target))
            return
        plant = self.rows[target[:-2]][COLUMNS.index(target[-1])]
        assert plant is not None
        self._destroy(target, plant, half(plant.bales))

    def _raid(self, seat: int) -> Play:
        """CDO-3.12"""
        warehouse = self.players[seat].warehouse
        self.loss = half(sum(warehouse.values()))
        while self.loss:
            held = [colour for colour in warehouse if warehouse[colour]]
            lost = held[0]
            if len(held) > 1:
                chosen = yield from self._ask(seat, "lose", [f"lose {colour}" for colour in held])
                lost = chosen.split()[1]
            warehouse[lost] -= 1
            self.discard[lost] += 1
            self.loss -= 1

    def _destroy(self, space: str, plant: Plant, bales: int) -> None:
        plant.bales -= bales
        self.discard[COLOURS[space[:2]]] += bales

    def _plants(self) -> Iterator[tuple[str, int, Plant]]:
        for row, spaces in self.rows.items():
            for column, plant in enumerate(spaces):
                if plant is not None:
                    yield row, column, plant

    # Actions (3.4 to 3.8)

    def _actions(self) -> Play:
        while not self.over:
            chosen = yield from self._ask(self.turn, "act", self._possible_actions())
            if chosen == "end":
                return
            verb, what = chosen.split()
            self._act(verb, what)

    def _possible_actions(self) -> list[str]:
        options = ["end"]
        options += [f"harvest {row}" for row in self.rows if self._may_harvest(row)]
        options += [f"sow {row}" for row in self.rows if self._may_sow(row)]
        options += [f"neutral {row}" for row in self.rows if self._may_sow_neutral()]
        options += [f"buy {colour}" for colour in ALL_BALES if self._may_buy(colour)]
        options += [f"sell {colour}" for colour in ALL_BALES if self._may_sell(colour)]
        options += [f"roll {tile}" for tile in self._distinct_tiles() if self._may_roll(tile)]
        return options

    def _act(self, verb: str, what: str) -> None:
        if verb == "harvest":
            self._harvest(what)
        elif verb == "sow":
            self.active.money -= self.board.cost(what)
            self.active.plantations -= 1
            self.sown += 1
            self._sow(what, Plant("own", self.turn))
        elif verb == "neutral":
            self.neutrals -= 1
            self.sown += 1
            self._sow(what, Plant("neutral"))
        elif verb == "buy":
            self._buy(what)
        elif verb == "sell":
            self._sell(what)
        else:
            self._roll(what)

    # Harvest and sow (3.4, 3.5)

    def _may_harvest(self, row: str) -> bool:
        """CDO-4.2"""
        plant = self.rows[row][HARVEST]
        return plant is not None and plant.own and plant.seat == self.turn

    def _harvest(self, row: str) -> None:
        """What stands in Harvest goes to its owner (CDO-4.2, CDO-4.3)."""
        plant = self.rows[row][HARVEST]
        if plant is None:
            return
        assert plant.own  # CDO-6.2: nobody's never stay there
        owner = self.players[plant.seat]
        owner.warehouse[COLOURS[row[:2]]] += plant.bales
        if plant.bales == 0:
            owner.money += EMPTY_HARVEST
        owner.plantations += 1
        self.rows[row][HARVEST] = None

    def _sowings_left(self) -> int:
        return SOWINGS[self.seats] - self.sown

    def _may_sow(self, row: str) -> bool:
        """CDO-5.1, CDO-5.2"""
        player = self.active
        return self._sowings_left() > 0 and player.plantations > 0 and player.money >= self.board.cost(row)

    def _may_sow_neutral(self) -> bool:
        """CDO-10.2 to CDO-10.4"""
        return self.seats == 2 and self._sowings_left() > 0 and self.neutrals > 0

    def _sow(self, row: str, plant: Plant) -> None:
        if self.rows[row][SEED] is not None:
            self._push(row)
        self.rows[row][SEED] = plant

    def _push(self, row: str) -> None:
        """CDO-5.3 to CDO-5.5: Seed is left empty."""
        spaces = self.rows[row]
        self._harvest(row)
        spaces[HARVEST], spaces[GROWTH], spaces[SEED] = spaces[GROWTH], spaces[SEED], None
        self._resolve_nobodys(row)
        self._harvest(row)

    # Nobody's plantations (3.6)

    def _resolve_nobodys(self, row: str) -> None:
        """CDO-6.2"""
        plant, colour = self.rows[row][HARVEST], COLOURS[row[:2]]
        if plant is None or plant.own:
            return
        for _ in range(plant.bales):
            self._supply_market(colour)
        self.neutrals += plant.kind == "neutral"
        self.rows[row][HARVEST] = None

    def _supply_market(self, colour: str) -> None:
        if self._room(colour):
            self.market[colour] += 1
        else:
            self.discard[colour] += 1

    @property
    def unique(self) -> str:
        """The space of the Unique Opportunity tile, or nothing."""
        places = [space_name(row, column) for row, column, plant in self._plants() if plant.kind == "unique"]
        assert len(places) <= 1
        return "".join(places)

    # Trade (3.7)

    def _room(self, colour: str) -> int:
        """Empty spaces of a track."""
        return len(self.board.prices(colour)) - self.market[colour]

    def price_to_buy(self, colour: str) -> int | None:
        """CDO-7.1, CDO-7.3: None if there is no bale."""
        prices = self.board.prices(colour)
        if self.market[colour]:
            return prices[self._room(colour)]
        return prices[-1] if self.discard[colour] else None

    def price_to_sell(self, colour: str) -> int:
        """CDO-7.2, CDO-7.4"""
        prices = self.board.prices(colour)
        room = self._room(colour)
        return prices[room - 1] if room else prices[0]

    def _may_buy(self, colour: str) -> bool:
        price = self.price_to_buy(colour)
        return price is not None and price <= self.active.money and self._is_open(colour) and colour not in self.sold

    def _may_sell(self, colour: str) -> bool:
        return self.active.warehouse[colour] > 0 and self._is_open(colour) and colour not in self.bought

    def _is_open(self, colour: str) -> bool:
        """CDO-7.8"""
        return self.customs != CONTINENTS[colour]

    def _buy(self, colour: str) -> None:
        price = self.price_to_buy(colour)
        assert price is not None
        self.active.money -= price
        if self.market[colour]:
            self.market[colour] -= 1
        else:
            self.discard[colour] -= 1
        self.active.warehouse[colour] += 1
        self.bought.add(colour)

    def _sell(self, colour: str) -> None:
        self.active.money += self.price_to_sell(colour)
        self.active.warehouse[colour] -= 1
        self._supply_market(colour)
        self.sold.add(colour)

    def cost_of(self, seat: int, missing: dict[str, int]) -> int | None:
        """What so many bales cost now, bought one after the other; None if the seat cannot get them all at the market,
        whatever its money."""
        total = 0
        for colour, number in missing.items():
            if number and (not self._is_open(colour) or (seat == self.turn and colour in self.sold)):
                return None
            on_track = min(number, self.market[colour])
            if number - on_track > self.discard[colour]:
                return None
            prices = self.board.prices(colour)
            cheapest = self._room(colour)
            total += sum(prices[cheapest : cheapest + on_track]) + (number - on_track) * prices[-1]
        return total

    # Cigars (3.8)

    def missing(self, seat: int, tile: str) -> dict[str, int]:
        """The bales that a warehouse lacks for a tile."""
        warehouse = self.players[seat].warehouse
        return {colour: max(0, number - warehouse[colour]) for colour, number in self.board.needs(tile).items()}

    def _distinct_tiles(self) -> list[str]:
        """Section 4: of equal tiles the first is offered."""
        printed: dict[tuple[str, Cigar], str] = {}
        for tile in sorted(self.active.tiles):
            printed.setdefault((tile[0], self.board.cigars[tile]), tile)
        return list(printed.values())

    def _may_roll(self, tile: str) -> bool:
        """CDO-8.1"""
        return not any(self.missing(self.turn, tile).values())

    def _roll(self, tile: str) -> None:
        """CDO-8.2"""
        player, cigar = self.active, self.board.cigars[tile]
        for colour, number in self.board.needs(tile).items():
            player.warehouse[colour] -= number
            self.discard[colour] += number
        player.points += cigar.points
        player.money += cigar.money
        player.tiles.remove(tile)
        player.rolled.append(tile)
        self.rolled.append(tile)
        if self.connoisseur:
            self.connoisseur = False
            player.points += self.board.amount("connoisseur")
            player.bonus += self.board.amount("connoisseur")
        if self._reaches_the_goal(player):
            self.over, self.winner = True, self.turn

    def developing(self) -> dict[str, int]:
        """How many tiles the turn will bring (CDO-8.4)."""
        return {better: sum(tile.startswith(letter) for tile in self.rolled) for letter, better in BETTER.items()}

    def _develop(self) -> None:
        for letter, number in self.developing().items():
            for _ in range(number):
                self.active.tiles.append(self.piles[letter].pop(0))
        self.rolled = []
        self.connoisseur = False

    # Event cards (2.5)

    def _reveal(self) -> Play:
        """CDO-3.13"""
        if not self.cards:
            self.cards = self.chance.shuffle(self.board.cards)
        self.event = self.cards.pop(0)
        yield from self._event(self.event)

    def _event(self, kind: str) -> Play:
        if kind == "customs":
            yield from self._customs_check()
        elif kind == "unique":
            yield from self._unique_opportunity()
        elif kind == "rain":
            yield from self._produce(self.board.amount(kind))
        elif kind == "season":
            yield from self._fast_season()
        elif kind == "plague":
            self.attacks = 1
            yield from self._attack()
        elif kind == "connoisseur":
            self.connoisseur = True
        elif kind in ("demand", "glut"):
            self._change_markets(kind, self.board.amount(kind))
        elif kind in ("levy", "premium", "pay-day"):
            for seat in range(self.seats):
                self._charge(kind, seat, self.board.amount(kind))
        elif kind == "drought":
            self._drought()
        else:
            self._harvest_hands()

    def _customs_check(self) -> Play:
        """CDO-2.3"""
        chosen = yield from self._ask(self.turn, "customs", [f"customs {continent}" for continent in COLOURS])
        self.customs, self.customs_seat = chosen.split()[1], self.turn

    def _unique_opportunity(self) -> Play:
        if not self.unique:
            chosen = yield from self._ask(self.turn, "unique", [f"unique {row}" for row in self.rows])
            self._sow(chosen.split()[1], Plant("unique"))

    def _fast_season(self) -> Play:
        chosen = yield from self._ask(self.turn, "season", [f"season {continent}" for continent in COLOURS])
        for row in self.board.rows_of(chosen.split()[1]):
            self._push(row)  # nothing happens to a row without plantations

    def _drought(self) -> None:
        for row, _, plant in self._plants():
            if plant.bales >= 2:
                self._destroy(row, plant, 1)

    def _harvest_hands(self) -> None:
        for row in self.rows:
            self._harvest(row)

    def _charge(self, kind: str, seat: int, amount: int) -> None:
        player = self.players[seat]
        if kind == "premium":
            player.money += amount
        elif kind == "levy":
            self._pay(player, sum(player.warehouse.values()) // amount)
        else:
            self._pay(player, amount * sum(plant.seat == seat for _, _, plant in self._plants()))

    def _pay(self, player: Player, amount: int) -> None:
        """Nobody pays more than they have."""
        player.money = max(0, player.money - amount)

    def _change_markets(self, kind: str, amount: int) -> None:
        for colour in ALL_BALES:
            if kind == "demand":
                moved = -min(amount, self.market[colour])
            else:
                moved = min(amount, self.discard[colour], self._room(colour))
            self.market[colour] += moved
            self.discard[colour] -= moved

    # The end (3.9)

    def _reaches_the_goal(self, player: Player) -> bool:
        return player.points >= GOAL

    def _bag_ends_the_game(self) -> bool:
        """CDO-9.2"""
        return not self.bag

    def rank(self, seat: int) -> tuple[bool, int, int]:
        """CDO-9.7"""
        return seat == self.winner, self.players[seat].points, self.players[seat].money

    def places(self) -> list[int]:
        ranks = [self.rank(seat) for seat in range(self.seats)]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    def shares(self) -> list[float]:
        """Everybody's share of the victory (CDO-9.3)."""
        places = self.places()
        return [1 / places.count(1) if place == 1 else 0.0 for place in places]

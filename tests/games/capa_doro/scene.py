"""Positions of Capa d'Oro, set up in notation: say what matters, the rest is filled in so that it fits.

    table = scene(3, board={"AF-1": "1 0:2 0:3"}, die=2, bag="B B", turn=2)
    table.play("end")
    assert table.row("AF-1") == "- 1:1 0:3"

A row is what stands in Seed, Growth and Harvest: `-` for nothing, a seat or `N` (neutral) or `U` (Unique Opportunity),
and after a colon its bales. Warehouses are written `O2 G1`. The bag is drawn in the order given (`X` is a beetle), then
come all cubes that are nowhere else, unless it is given as `"only O G"` or `"none"`: then the other bales are in the
discard. `discard` says what lies there at least. `die` is the next number rolled, or the next numbers; `events` are the
next cards.

Prices and cigars are those of the specification, `specification.json`, whatever the standard content has: its examples
name them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.rng import Rng
from tablee.engine.seed import rng_of
from tablee.engine.state import SPECTATOR as SPECTATOR
from tablee.games.capa_doro import GAME
from tablee.games.capa_doro.content import CapaDoroSheet
from tablee.games.capa_doro.rules.state import CapaDoroState
from tablee.games.capa_doro.view import CapaDoroView
from tests.games import scenes

COLOURS = "OGBY"
CUBES = "OGBYX"
CONTINENTS = ["AS", "SA", "AF", "CA"]
BALES = {"O": 40, "G": 32, "B": 24, "Y": 16}
OPENING = {"O": 8, "G": 6, "B": 5, "Y": 4}
PHASES = ["seed", "grow", "act", "beetle", "lose", "customs", "unique", "season", "over"]
EVENTS = [
    *("customs", "unique", "rain", "drought", "levy", "premium", "pay-day", "demand", "glut", "connoisseur"),
    *("hands", "season", "plague"),
]
COPIES = {"customs": 2, "unique": 2, "rain": 2}  # one of each other
OWNERS = "0123NU"
PLANTATIONS = {2: 8, 3: 7, 4: 6}
# What belongs to a player: money, points, bonus, supply, four bales, three open tiles, cigars rolled.
STRIDE, MONEY, POINTS, SUPPLY, WARE, OPEN, ROLLED_COUNT, ROLLED = 23, 0, 1, 3, 4, 8, 11, 12


def _specification() -> CapaDoroSheet:
    file = Path(__file__).with_name("specification.json")
    sheet = GAME.read_sheet(file.read_bytes(), file.name)
    assert isinstance(sheet, CapaDoroSheet)
    return sheet


SPECIFICATION = _specification()


class Scene(scenes.Scene):
    """A position of Capa d'Oro."""

    game = GAME
    state: CapaDoroState

    def view(self, viewer: int) -> CapaDoroView:
        view = GAME.view(self.state, viewer)
        assert isinstance(view, CapaDoroView)
        return view

    @property
    def seen(self) -> CapaDoroView:
        return self.view(SPECTATOR)

    def offers(self, verb: str) -> list[str]:
        """Options that begin so, without the verb."""
        return [text.removeprefix(f"{verb} ") for text in self.options() if text.split()[0] == verb]

    def row(self, name: str) -> str:
        """What stands in a row, as in `scene`."""
        [row] = [row for continent in self.seen.continents for row in continent.rows if row.id == name]
        said = []
        for plant in row.spaces:
            if plant is None:
                said.append("-")
            else:
                owner = str(plant.seat) if plant.kind == "own" else plant.kind[0].upper()
                said.append(f"{owner}:{plant.bales}" if plant.bales else owner)
        return " ".join(said)

    def ware(self, seat: int) -> str:
        counts = self.seen.players[seat].warehouse
        return " ".join(f"{colour}{count}" for colour, count in zip(COLOURS, counts, strict=True) if count)

    def money(self, seat: int) -> int:
        return self.seen.players[seat].money

    def points(self, seat: int) -> int:
        return self.seen.players[seat].points

    def supply(self, seat: int) -> int:
        return self.seen.players[seat].plantations

    def tiles(self, seat: int) -> list[str]:
        return [cigar.id for cigar in self.seen.players[seat].cigars]

    def rolled(self, seat: int) -> list[str]:
        return [cigar.id for cigar in self.seen.players[seat].rolled]

    def track(self, colour: str) -> int:
        """Bales on the market."""
        return self.seen.continents[COLOURS.index(colour)].market.bales

    def prices(self, colour: str) -> tuple[int, int]:
        """Of the next purchase and the next sale."""
        market = self.seen.continents[COLOURS.index(colour)].market
        return market.buy, market.sell

    def discard(self, colour: str) -> int:
        return self.seen.continents[COLOURS.index(colour)].market.discard

    @property
    def bag_size(self) -> int:
        return sum(self.seen.bag)

    def places(self) -> list[int]:
        return list(self.seen.places)


def tile(name: str) -> int:
    return "ABC".index(name[0]) * 12 + int(name[1:]) - 1


def row_number(name: str) -> int:
    continent, number = name.split("-")
    return CONTINENTS.index(continent) * 5 + int(number) - 1


def _counts(text: str) -> list[int]:
    counts = [0] * 4
    for word in text.split():
        counts[COLOURS.index(word[0])] += int(word[1:])
    return counts


def scene(
    seats: int = 3,
    *,
    turn: int = 0,
    board: Mapping[str, str] | None = None,
    wares: Sequence[str] = (),
    money: Sequence[int] = (),
    points: Sequence[int] = (),
    tiles: Sequence[str] = (),
    rolled: Sequence[str] = (),
    market: Mapping[str, int] | None = None,
    discard: str = "",
    bag: str = "",
    die: int | Sequence[int] = (),
    events: str = "",
    customs: tuple[str, int] | None = None,
    with_events: bool = True,
    sheet: CapaDoroSheet = SPECIFICATION,
    seed: int = 0,
) -> Scene:
    """The Action phase of a player."""
    state = GAME.new(seats, {"events": with_events}, seed=seed, content=sheet)
    assert isinstance(state, CapaDoroState)
    state.phase = PHASES.index("act")
    state.turn = state.to_act = turn
    state.turns = 1
    left = dict(BALES)
    for colour, count in (OPENING | dict(market or {})).items():
        state.market[COLOURS.index(colour)] = count
        left[colour] -= count
    _put_board(state, board or {}, left)
    for seat in range(seats):
        _put_player(state, seat, _at(wares, seat, ""), _at(money, seat, 15), _at(points, seat, 0), left)
    _put_tiles(state, tiles, rolled, points)
    for colour, count in zip(COLOURS, _counts(discard), strict=True):
        state.market[4 + COLOURS.index(colour)] = count
        left[colour] -= count
    _put_bag(state, bag, left)
    if with_events:
        _put_events(state, events.split())
    if customs:
        state.customs, state.customs_seat = CONTINENTS.index(customs[0]), customs[1]
    if die:
        state.rng = rolling([die] if isinstance(die, int) else die)
    return Scene(state)


def _at(given: Sequence[scenes.T], seat: int, other: scenes.T) -> scenes.T:
    return given[seat] if seat < len(given) else other


def _put_board(state: CapaDoroState, board: Mapping[str, str], left: dict[str, int]) -> None:
    for name, text in board.items():
        for column, word in enumerate(text.split()):
            if word == "-":
                continue
            owner, _, bales = word.partition(":")
            left[COLOURS[CONTINENTS.index(name[:2])]] -= int(bales or 0)
            state.spaces[row_number(name) * 3 + column] = (OWNERS.index(owner) + 1) * 4 + int(bales or 0)
            if owner == "N":
                state.neutrals -= 1


def _put_player(state: CapaDoroState, seat: int, ware: str, money: int, points: int, left: dict[str, int]) -> None:
    place = seat * STRIDE
    state.players[place + MONEY] = money
    state.players[place + POINTS] = points
    on_board = sum((int(piece) >> 2) - 1 == seat for piece in state.spaces)
    state.players[place + SUPPLY] = PLANTATIONS[state.seats] - on_board
    for i, count in enumerate(_counts(ware)):
        state.players[place + WARE + i] = count
        left[COLOURS[i]] -= count


def _put_tiles(state: CapaDoroState, tiles: Sequence[str], rolled: Sequence[str], points: Sequence[int]) -> None:
    """Open tiles as given, and those that were rolled; the rest of each letter lies in its pile."""
    if not tiles:
        return
    used = set()
    for seat in range(state.seats):
        place = seat * STRIDE
        opened = [tile(name) for name in _at(tiles, seat, "").split()]
        done = [tile(name) for name in _at(rolled, seat, "").split()]
        used |= {*opened, *done}
        for i in range(3):
            state.players[place + OPEN + i] = opened[i] if i < len(opened) else -1
        state.players[place + ROLLED_COUNT] = len(done)
        for i, each in enumerate(done):
            state.players[place + ROLLED + i] = each
        if done and seat >= len(points):
            state.players[place + POINTS] = sum(int(state.printed.points[each]) for each in done)
    piles = [[each for each in range(first, first + 12) if each not in used] for first in (12, 24)]
    state.tiles_b, state.tiles_c = len(piles[0]), len(piles[1])
    state.tiles = vec[i64]([i64(each) for pile in piles for each in [*reversed(pile), *[0] * (12 - len(pile))]])


def _put_bag(state: CapaDoroState, bag: str, left: dict[str, int]) -> None:
    exact = bag == "none" or bag.startswith("only ")
    first = [CUBES.index(cube) for cube in bag.removeprefix("only ").split()] if bag != "none" else []
    rest = []
    for colour, count in left.items():
        spare = count - first.count(COLOURS.index(colour))
        assert spare >= 0, f"there are not so many {colour}"
        if exact:
            state.market[4 + COLOURS.index(colour)] += spare
        else:
            rest += [COLOURS.index(colour)] * spare
    if not exact:
        rest += [4] * (8 - first.count(4))
    cubes = [*first, *scenes.mixed(rest, 2024)]
    state.bag = vec[i64]([i64(cube) for cube in reversed(cubes)])
    state.bag_size = len(cubes)


def _put_events(state: CapaDoroState, names: Sequence[str]) -> None:
    first = [EVENTS.index(name) for name in names]
    every = [kind for kind, name in enumerate(EVENTS) for _ in range(COPIES.get(name, 1))]
    for kind in first:
        every.remove(kind)
    cards = [*first, *every]
    state.events = vec[i64]([i64(kind) for kind in reversed(cards)])
    state.events_size = len(cards)


def rolling(dice: Sequence[int]) -> Rng:
    """A generator whose next numbers on the die are these."""
    for seed in range(6000):
        rng = rng_of(seed)
        if all(1 + rng.below(6) == die for die in dice):
            return rng_of(seed)
    raise AssertionError("no generator rolls that")


def new(
    seats: int,
    seed: int = 0,
    sheet: CapaDoroSheet | None = None,
    options: Mapping[str, object] | None = None,
    script: list[list[int]] | None = None,
) -> Scene:
    """A real new game."""
    state = GAME.new(seats, options, seed=seed, content=sheet, script=script)
    assert isinstance(state, CapaDoroState)
    return Scene(state)


def started(seats: int, seed: int = 0) -> Scene:
    """A real game after the start placement, each player wherever it is possible."""
    table = new(seats, seed)
    while table.phase in ("seed", "grow"):
        table.play(table.options()[0])
    return table

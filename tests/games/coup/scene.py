"""Positions of Coup, set up in notation: say what matters, the rest is filled in so that it fits.

    table = scene(seats=3, board={"G": "4-10, 12-17"}, hands=["G11"], phase="lay")
    table.play("lay G11")
    assert table.phase == "last-tiles"

A row that is not given is empty, unless tiles are left over that can lie nowhere else. A hand is filled up to the size
it has at that moment; `"only Y03 R05"` is exactly these tiles and `"none"` is empty. The pool, `"R01 R02"`, is drawn in
that order and has more tiles beneath; `"only R01 R02"` and `"none"` as for hands. The first seat to be asked in a phase
is its start player, unless `start` says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.state import SPECTATOR as SPECTATOR
from tablee.games.coup import GAME
from tablee.games.coup.content import CoupSheet
from tablee.games.coup.rules import CoupState
from tablee.games.coup.view import CoupView
from tests.games import scenes

LETTERS = "YORVBG"
PHASES = ("buy", "lay", "swap", "last")
TILES = [f"{letter}{number:02d}" for letter in LETTERS for number in range(1, 21)]

# Table 1: players, hand, tiles laid, tokens bought, capital; then what the bank and the pool are left with.
TABLE_1 = [
    (2, 12, 6, 4, 3000, 6400, 96),
    (3, 11, 5, 4, 3000, 3400, 87),
    (4, 10, 4, 4, 3000, 400, 80),
    (5, 8, 3, 3, 2000, 2400, 80),
    (6, 7, 3, 2, 1000, 6400, 78),
]

Hand = str | None


class Scene(scenes.Scene):
    """A position of Coup."""

    game = GAME
    state: CoupState

    def swap(self, *tiles: str) -> Scene:
        """Put these aside and draw."""
        return self.play(*[f"aside {tile}" for tile in tiles], "done")

    def view(self, viewer: int) -> CoupView:
        view = GAME.view(self.state, viewer)
        assert isinstance(view, CoupView)
        return view

    @property
    def pool_size(self) -> int:
        return int(self.state.pool_size)

    def hand(self, seat: int) -> list[str]:
        """Tiles in the hand, those lying aside included, in tile order."""
        return [tile for tile in TILES if holds(self.state.hands, seat, tile)]

    def sizes(self) -> list[int]:
        return [len(self.hand(seat)) for seat in range(self.state.seats)]

    def pool(self) -> list[str]:
        """The tile drawn next comes first."""
        return [TILES[self.state.pool[i]] for i in reversed(range(self.pool_size))]

    def laid(self, letter: str) -> list[int]:
        row = self.state.board[LETTERS.index(letter)]
        return [number for number in range(1, 21) if row >> number - 1 & 1]

    def all_laid(self) -> list[str]:
        return [f"{letter}{number:02d}" for letter in LETTERS for number in self.laid(letter)]

    def token_value(self, letter: str) -> int:
        return self.view(SPECTATOR).rows[LETTERS.index(letter)].value

    def supply(self, letter: str) -> int:
        return self.view(SPECTATOR).rows[LETTERS.index(letter)].supply

    def cash(self, seat: int) -> int:
        return self.view(SPECTATOR).players[seat].cash

    def tokens(self, seat: int) -> dict[str, int]:
        counts = self.view(SPECTATOR).players[seat].tokens
        return {letter: count for letter, count in zip(LETTERS, counts, strict=True) if count}

    def returned(self, seat: int) -> dict[str, int]:
        """Own tiles put back and not seen since, with the round."""
        return {entry.tile: entry.round for entry in self.view(seat).returned}

    def where(self, tile: str) -> str:
        """`board`, `pool` or `hand 2`."""
        found = ["board"] if int(tile[1:]) in self.laid(tile[0]) else []
        found += ["pool"] if tile in self.pool() else []
        found += [f"hand {seat}" for seat in range(self.state.seats) if holds(self.state.hands, seat, tile)]
        assert len(found) == 1, f"{tile} is in {found}"
        return found[0]

    def places(self, viewer: int, tile: str, worlds: int = 150) -> set[str]:
        """Where the tile lies in many worlds that the viewer might be in."""
        return {self.dealt(viewer, seed).where(tile) for seed in range(worlds)}


def scene(
    seats: int = 3,
    *,
    phase: str = "buy",
    to_act: int = 0,
    start: int | None = None,
    round: int = 1,
    laid: int = 0,
    bought: int = 0,
    maker: int | None = None,
    board: Mapping[str, str] | None = None,
    hands: Sequence[Hand] = (),
    pool: str | None = None,
    pool_size: int | None = None,
    cash: Sequence[int | None] | None = None,
    tokens: Sequence[Mapping[str, int]] | None = None,
    supply: Mapping[str, int] | None = None,
    seed: int = 0,
    sheet: CoupSheet | None = None,
) -> Scene:
    """A position; `laid` is how many tiles everybody has laid this round before this turn of the table began."""
    state = GAME.new(seats, seed=seed, content=sheet)
    assert isinstance(state, CoupState)
    state.phase = PHASES.index(phase)
    state.round = round
    state.to_act = to_act
    if phase == "last":
        state.maker = (to_act - 1) % seats if maker is None else maker
        state.start = 0 if start is None else start
    else:
        state.start = to_act if start is None else start
    state.bought = bought
    state.turns_left = _turns_left(state, phase, laid)
    _put_tiles(state, phase, laid, board or {}, hands, pool, pool_size)
    _put_money(state, cash, tokens, supply or {})
    return Scene(state)


def new(seats: int, seed: int = 0, script: list[list[int]] | None = None, sheet: CoupSheet | None = None) -> Scene:
    """A real new game."""
    state = GAME.new(seats, seed=seed, content=sheet, script=script)
    assert isinstance(state, CoupState)
    return Scene(state)


def small() -> Scene:
    """Two runs of nine in every row; twelve tiles are out: two, four, and six in the pool."""
    rows = {letter: "1-9, 11-19" for letter in LETTERS}
    hands = ["only Y10 Y20", "only O10 O20 R10 R20"]
    return scene(2, phase="buy", board=rows, hands=hands, pool="only V10 V20 B10 B20 G10 G20")


def numbers(text: str) -> list[int]:
    """`"4-10, 12"` as numbers."""
    found: list[int] = []
    for part in filter(None, text.replace(" ", "").split(",")):
        first, _, last = part.partition("-")
        found.extend(range(int(first), int(last or first) + 1))
    return found


def mask(spaces: Sequence[int]) -> int:
    return sum(1 << number - 1 for number in set(spaces))


def holds(hands: vec[i64], seat: int, tile: str) -> bool:
    return bool(hands[seat * 6 + LETTERS.index(tile[0])] >> int(tile[1:]) - 1 & 1)


def _turns_left(state: CoupState, phase: str, laid: int) -> int:
    if phase == "last":
        return int((state.maker - state.to_act) % state.seats)
    passed = (state.to_act - state.start) % state.seats
    turns = state.tables.lay - laid if phase == "lay" else 1
    return int(turns * state.seats - passed)


def _usual_size(state: CoupState, phase: str, laid: int, seat: int) -> int:
    """Tiles in a hand at this moment of a round, while the pool lasts."""
    had_turn = (seat - state.start) % state.seats < (state.to_act - state.start) % state.seats
    full = int(state.tables.hand)
    if phase == "lay":
        return full - laid - had_turn
    if phase == "swap":
        return full if had_turn else full - int(state.tables.lay)
    return full if phase == "buy" else full - laid - 1


def _put_tiles(
    state: CoupState,
    phase: str,
    laid: int,
    board: Mapping[str, str],
    hands: Sequence[Hand],
    pool: str | None,
    pool_size: int | None,
) -> None:
    rows = {letter: numbers(board.get(letter, "")) for letter in LETTERS}
    sizes: list[int] = []
    held: list[list[str]] = []
    for seat in range(state.seats):
        text = hands[seat] if seat < len(hands) else None
        tiles, exact = _tiles(text)
        held.append(tiles)
        sizes.append(len(tiles) if exact else max(len(tiles), _usual_size(state, phase, laid, seat)))
    stock, exact = _tiles(pool)
    if exact:
        pool_size = len(stock)
    taken = [f"{letter}{number:02d}" for letter in LETTERS for number in rows[letter]]
    taken += [tile for tiles in held for tile in tiles] + stock
    assert len(taken) == len(set(taken)), "a tile was put in two places"
    free = scenes.mixed([tile for tile in TILES if tile not in taken], 1975)
    wanted = sum(sizes) - sum(map(len, held)) + (len(free) if pool_size is None else pool_size - len(stock))
    spare = len(free) - wanted
    if spare > 0:  # they can only lie on the board: where no run of ten comes about
        for tile in [tile for tile in free if tile[0] not in board and int(tile[1:]) % 10][:spare]:
            rows[tile[0]].append(int(tile[1:]))
            free.remove(tile)
    for seat in range(state.seats):
        missing = sizes[seat] - len(held[seat])
        held[seat] += free[:missing]
        assert len(held[seat]) == sizes[seat], "there are not enough tiles for these hands"
        del free[:missing]
    stock += free
    assert pool_size is None or len(stock) == pool_size, "there is no room for all tiles in this scene"
    state.board = vec[i64]([mask(rows[letter]) for letter in LETTERS])
    state.hands = vec[i64](
        [mask([int(tile[1:]) for tile in tiles if tile[0] == letter]) for tiles in held for letter in LETTERS]
    )
    state.held = vec[i64](sizes)
    order = [TILES.index(tile) for tile in reversed(stock)]
    state.pool = vec[i64](order + [0] * (120 - len(order)))
    state.pool_size = len(order)


def _tiles(text: Hand) -> tuple[list[str], bool]:
    """The tiles named, and whether there are no others."""
    if text is None:
        return [], False
    words = text.split()
    exact = words[:1] in (["only"], ["none"])
    tiles = words[1:] if exact else words
    assert all(tile in TILES for tile in tiles), f"no tiles: {text}"
    return tiles, exact


def _put_money(
    state: CoupState,
    cash: Sequence[int | None] | None,
    tokens: Sequence[Mapping[str, int]] | None,
    supply: Mapping[str, int],
) -> None:
    """Cash and tokens at cost make up the starting capital, unless both were given."""
    seats, capital = int(state.seats), int(state.tables.capital)
    money = [cash[seat] if cash is not None and seat < len(cash) else None for seat in range(seats)]
    owned = [{letter: 0 for letter in LETTERS} for seat in range(seats)]
    for seat, given in enumerate(tokens or ()):
        owned[seat].update(given)

    def left(letter: str) -> int:
        return 20 - sum(own[letter] for own in owned)

    def could_pay(seat: int) -> int:
        return (capital - (money[seat] or 0)) // 100 - sum(owned[seat].values())

    for letter, wanted in supply.items():
        while left(letter) > wanted and max(map(could_pay, range(seats))) > 0:
            buyer = max(range(seats), key=lambda seat: (seat != state.to_act and could_pay(seat) > 0, could_pay(seat)))
            owned[buyer][letter] += 1
    for seat in range(seats):
        while money[seat] is not None and tokens is None and could_pay(seat) > 0:
            most = max(LETTERS, key=lambda letter: -1 if letter in supply else left(letter))
            if most in supply or left(most) == 0:
                break
            owned[seat][most] += 1
    spent = [100 * sum(own.values()) for own in owned]
    paid = [max(capital - spent[seat], 0) for seat in range(seats)]
    state.cash = vec[i64]([paid[seat] if given is None else given for seat, given in enumerate(money)])
    state.tokens = vec[i64]([own[letter] for own in owned for letter in LETTERS])
    state.supply = vec[i64]([supply.get(letter, max(left(letter), 0)) for letter in LETTERS])

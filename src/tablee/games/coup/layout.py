"""The table of Coup as zones and pieces, from what the viewer sees."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tablee.engine.layout import Colour, Layout, Piece, Place, Zone, in_hand
from tablee.engine.words import Line
from tablee.games.coup.moves import LETTERS
from tablee.games.coup.rules import NUMBERS
from tablee.games.coup.view import CoupView, Row

COLOURS: dict[str, Colour] = {"Y": "Y", "O": "O", "R": "R", "V": "V", "B": "B", "G": "G"}


def layout(view: CoupView) -> Layout:
    own = [_hand(view)] if view.viewer >= 0 else []
    return Layout(
        zones=[*own, _board(view), _values(view), _supply(view), _pool(view), _tokens(view), _cash(view), _worth(view)],
        accent="slate",
    )


def _line(name: str, **args: int | str) -> Line:
    return Line(f"coup-layout-{name}", args)


# What the viewer holds


def _hand(view: CoupView) -> Zone:
    """The tiles with what each would add to a token; those put aside come last."""
    tiles = [_tile(tile, _gain(view, tile)) for tile in view.hand]
    aside = [_tile(tile, _line("aside")) for tile in view.aside]
    note = _returned(view)
    return Zone(
        id="hand",
        kind="row",
        name=_line("hand"),
        note=note,
        owner=view.viewer,
        held=True,
        places=in_hand(tiles + aside),
    )


def _tile(tile: str, badge: Line | None = None) -> Piece:
    colour, number = tile[0], int(tile[1:])
    name = Line("coup-effect-tile", {"colour": colour, "number": number})
    return Piece(id=tile, name=name, face=str(number), colour=COLOURS[colour], badge=badge)


def _gain(view: CoupView, tile: str) -> Line | None:
    row = view.rows[LETTERS.index(tile[0])]
    number = int(tile[1:])
    if number in row.coups:
        return _line("coup")
    gain = row.gains[number - 1]
    return _line("gain", gain=gain) if gain else None


def _returned(view: CoupView) -> Line | None:
    if not view.returned:
        return None
    return _line("returned", tiles=", ".join(each.tile for each in view.returned))


# The board


def _board(view: CoupView) -> Zone:
    places = [place for row in view.rows for place in _spaces(row.colour, tuple(row.laid))]
    return Zone(
        id="board", kind="grid", columns=NUMBERS, name=_line("board"), note=_line("goal", goal=view.goal), places=places
    )


@lru_cache(maxsize=256)  # a move changes one row
def _spaces(letter: str, laid: Sequence[int]) -> list[Place]:
    return [_space(letter, number, number in laid) for number in range(1, NUMBERS + 1)]


def _space(letter: str, number: int, laid: bool) -> Place:
    """The space has the name of its tile: a tile in the hand can be laid by touching either."""
    name = Line("coup-effect-tile", {"colour": letter, "number": number})
    tile = Piece(name=name, face=str(number), colour=COLOURS[letter])
    return Place(
        id=f"{letter}{number:02d}", name=_line("number", number=number), pieces=[tile] if laid else (),
        colour=COLOURS[letter],
    )  # fmt: skip


def _values(view: CoupView) -> Zone:
    return Zone(id="values", kind="row", name=_line("values"), places=[_value(row) for row in view.rows])


def _value(row: Row) -> Place:
    return Place(
        id=f"value-{row.colour}",
        name=Line("coup-group", {"group": row.colour}),
        value=row.value,
        note=_runs(row),
        colour=COLOURS[row.colour],
    )


def _runs(row: Row) -> Line:
    """The runs that pay, or the longest."""
    lengths = [run.last - run.first + 1 for run in row.runs if run.value]
    if not lengths:
        return _line("run", run=max((run.last - run.first + 1 for run in row.runs), default=0))
    return _line("runs", count=len(lengths), runs=" + ".join(map(str, lengths)))


def _supply(view: CoupView) -> Zone:
    return Zone(
        id="supply",
        kind="row",
        name=_line("supply", price=view.price),
        places=[_tokens_left(row) for row in view.rows],
    )


def _tokens_left(row: Row) -> Place:
    letter, count = row.colour, row.supply
    token = Piece(name=_line("token", colour=letter), shape="disc", colour=COLOURS[letter], count=count)
    return Place(
        id=f"supply-{letter}",
        name=Line("coup-group", {"group": letter}),
        pieces=[token] if count else (),
        colour=COLOURS[letter],
        closed=not count,
    )


def _pool(view: CoupView) -> Zone:
    backs = Piece(name=_line("back"), facing="down", count=view.pool)
    return Zone(
        id="pool", kind="stack", name=_line("pool"), places=[Place(id="pool", pieces=[backs] if view.pool else ())]
    )


# The players


def _tokens(view: CoupView) -> Zone:
    heads = [Line("coup-group", {"group": letter}) for letter in LETTERS]
    return Zone(
        id="tokens",
        kind="table",
        name=_line("tokens"),
        heads=[*heads, _line("tiles")],
        places=[
            Place(
                id=f"seat-{seat}",
                name=Line("table-player", {"seat": seat}),
                owner=seat,
                cells=[*player.tokens, player.tiles],
            )
            for seat, player in enumerate(view.players)
        ],
    )


def _cash(view: CoupView) -> Zone:
    return Zone(
        id="cash",
        kind="list",
        name=_line("cash"),
        places=[
            Place(
                id=f"cash-{seat}",
                name=Line("table-player", {"seat": seat}),
                owner=seat,
                value=player.cash,
            )
            for seat, player in enumerate(view.players)
        ],
    )


def _worth(view: CoupView) -> Zone:
    """Cash and tokens together."""
    return Zone(
        id="worth",
        kind="list",
        name=_line("worth"),
        places=[
            Place(id=f"worth-{seat}", name=Line("table-player", {"seat": seat}), owner=seat, value=player.worth)
            for seat, player in enumerate(view.players)
        ],
    )

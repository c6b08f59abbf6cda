"""The table of Capa d'Oro as zones and pieces, from what the viewer sees."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.layout import Colour, Layout, Piece, Place, Shape, Zone, in_hand
from tablee.engine.words import Arg, Line
from tablee.games.capa_doro.view.shown import CapaDoroView, Cigar, Continent, Plant, Row

BALES = ("O", "G", "B", "Y")
COLOURS: dict[str, Colour] = {"O": "O", "G": "W", "B": "R", "Y": "Y"}  # always with the letter of the bale
COLUMNS = ("S", "G", "H")


def layout(view: CapaDoroView) -> Layout:
    """Own things first, then the board, then the others."""
    order = [(max(view.viewer, 0) + place) % view.seats for place in range(view.seats)]
    others = [seat for seat in order if seat != view.viewer]
    own = [_cigars(view), _store(view, view.viewer), _aid(view)] if view.viewer >= 0 else []
    return Layout(
        zones=[
            *own,
            _markets(view),
            *(_rows(continent) for continent in view.continents),
            _chance(view),
            _players(view),
            _others(view, others),
            *(_store(view, seat) for seat in others),
        ],
        accent="brown",
    )


def _line(key: str, **args: Arg) -> Line:
    return Line(f"capa-doro-layout-{key}", args)


def _bale(colour: str, count: int = 1) -> Line:
    return Line("capa-doro-bales", {"colour": colour, "count": count})


# What belongs to a player


def _cigars(view: CapaDoroView) -> Zone:
    places = in_hand([_tile(cigar) for cigar in view.players[view.viewer].cigars])
    return Zone(id="cigars", kind="row", name=_line("cigars"), owner=view.viewer, held=True, places=places)


def _tile(cigar: Cigar) -> Piece:
    """A cigar tile: its points, its letter, the bales it asks for and the money it brings."""
    return Piece(
        id=f"cigar-{cigar.id}",
        name=Line("capa-doro-tile", {"tile": cigar.id}),
        face=str(cigar.points),
        badge=_line("letter", letter=cigar.letter),
        needs=[*_each(cigar.bales), _line("brings", money=cigar.money)],
    )


def _each(bales: Sequence[int]) -> list[Line]:
    """Bales in short: 2 O, 1 G."""
    counted = zip(BALES, bales, strict=True)
    return [_line("needs", colour=colour, count=count) for colour, count in counted if count]


def _aid(view: CapaDoroView) -> Zone:
    """What each of the own cigars asks for, what is missing, and what the market charges for it."""
    return Zone(
        id="aid",
        kind="table",
        name=_line("aid"),
        heads=_AID,
        owner=view.viewer,
        places=[
            _needed(cigar, Line("capa-doro-tile", {"tile": cigar.id})) for cigar in view.players[view.viewer].cigars
        ],
    )


_AID = tuple(Line(f"capa-doro-layout-{head}") for head in ("asks", "points", "cash", "missing", "price"))


def _others(view: CapaDoroView, seats: Sequence[int]) -> Zone:
    return Zone(
        id="others",
        kind="table",
        name=_line("others") if view.viewer >= 0 else _line("all-cigars"),
        heads=_AID,
        places=[
            _needed(cigar, _line("tile-of", seat=seat, tile=cigar.id))
            for seat in seats
            for cigar in view.players[seat].cigars
        ],
    )


def _needed(cigar: Cigar, name: Line) -> Place:
    if cigar.ready:
        missing, price = _line("ready"), _line("none")
    else:
        missing, price = _listed(_each(cigar.missing)), _line("none") if cigar.cost < 0 else _money(cigar.cost)
    return Place(
        id=f"cigar-{cigar.id}",
        name=name,
        cells=[_listed(_each(cigar.bales)), cigar.points, _money(cigar.money), missing, price],
    )


def _listed(lines: Sequence[Line]) -> Line:
    said = lines[-1]
    for line in reversed(lines[:-1]):
        said = Line("capa-doro-list", {"first": line, "rest": said})
    return said


def _store(view: CapaDoroView, seat: int) -> Zone:
    own = seat == view.viewer
    return Zone(
        id="store" if own else f"store-{seat}",
        kind="row",
        name=_line("store") if own else _line("store-of", seat=seat),
        owner=seat,
        held=own,
        places=[
            Place(
                id=f"ware-{seat}-{colour}",
                name=_line("bale", colour=colour),
                pieces=[_bales(colour, count)] if count else (),
                value=count,
            )
            for colour, count in zip(BALES, view.players[seat].warehouse, strict=True)
        ],
    )


def _bales(colour: str, count: int) -> Piece:
    return Piece(name=_bale(colour, count), face=colour, shape="cube", colour=COLOURS[colour], count=count)


# The board


def _markets(view: CapaDoroView) -> Zone:
    return Zone(
        id="markets",
        kind="table",
        name=_line("markets"),
        heads=[_line("buy"), _line("sell"), _line("on-track"), _line("discarded"), _line("sow")],
        places=[_market(view, continent) for continent in view.continents],
    )


def _market(view: CapaDoroView, continent: Continent) -> Place:
    market = continent.market
    note = None
    if market.closed:
        note = _line("closed", seat=view.customs_seat)
    elif market.sold or market.bought:
        note = _line("traded", what="sold" if market.sold else "bought")
    on_track = _line("of", count=market.bales, most=len(market.prices))
    buy = _line("none") if market.buy < 0 else _money(market.buy)
    return Place(
        id=continent.id,
        name=_line("continent", continent=continent.name, bale=continent.colour),
        note=note,
        closed=market.closed,
        cells=[buy, _money(market.sell), on_track, market.discard, _money(continent.cost)],
    )


def _money(money: int) -> Line:
    return _line("money", money=money)


def _rows(continent: Continent) -> Zone:
    return Zone(
        id=f"rows-{continent.id}",
        kind="grid",
        columns=len(COLUMNS),
        name=continent.name,
        note=_line("columns"),
        places=[place for number, row in enumerate(continent.rows, 1) for place in _row(row, number)],
    )


def _row(row: Row, number: int) -> list[Place]:
    return [
        Place(
            id=f"{row.id}-{column}",
            name=_line("space", number=number, column=column),
            pieces=[_plant(plant)] if plant else (),
            owner=plant.seat if plant else -1,
        )
        for column, plant in zip(COLUMNS, row.spaces, strict=True)
    ]


def _plant(plant: Plant) -> Piece:
    """A plantation shows how many bales it bears."""
    name = _line("plant", kind=plant.kind, seat=plant.seat, bales=plant.bales)
    bales = str(plant.bales) if plant.bales else ""
    if plant.kind == "own":
        return Piece(name=name, shape="house", seat=plant.seat, face=bales)
    if plant.kind == "neutral":
        return Piece(name=name, shape="house", colour="W", face=bales)
    return Piece(name=name, shape="hex", colour="W", face=bales)


# Chance, and what lies beside the board


def _chance(view: CapaDoroView) -> Zone:
    places = [
        Place(
            id="die",
            name=_line("die"),
            pieces=[Piece(name=_line("die-shows", die=view.die), face=str(view.die))] if view.die else (),
        ),
        Place(id="bag", name=_line("bag"), pieces=_backs("cube", sum(view.bag)), note=_in_bag(view)),
        Place(id="beetles", name=_line("beetles"), pieces=_beetles(view.beetles)),
        Place(id="discard", name=_line("discard"), value=sum(each.market.discard for each in view.continents)),
        Place(id="tiles-B", name=_line("pile", letter="B"), pieces=_backs("tile", view.tiles_b)),
        Place(id="tiles-C", name=_line("pile", letter="C"), pieces=_backs("tile", view.tiles_c)),
    ]
    if view.with_events:
        places += _event_places(view)
    if view.seats == 2:
        places.append(Place(id="neutrals", name=_line("neutrals"), pieces=_neutrals(view.neutrals)))
    return Zone(id="chance", kind="row", name=_line("chance"), places=places)


def _event_places(view: CapaDoroView) -> list[Place]:
    shown = [card for card in view.events if card.kind == view.event]
    turned = [Piece(name=card.name) for card in shown]
    customs = [] if view.customs else [Piece(name=_line("customs"), face="⊘")]
    unique = [] if view.unique else [Piece(name=_line("unique"), shape="hex", colour="W")]
    return [
        Place(id="events", name=_line("events"), pieces=_backs("event", view.events_left)),
        Place(id="event", name=_line("event"), pieces=turned, note=shown[0].about if shown else None),
        Place(id="customs", name=_line("customs"), pieces=customs),
        Place(id="unique", name=_line("unique"), pieces=unique),
    ]


def _backs(what: str, count: int) -> Sequence[Piece]:
    if not count:
        return ()
    shape: Shape = "cube" if what == "cube" else "card"
    return [Piece(name=_line("back", what=what), shape=shape, facing="down", count=count)]


def _beetles(count: int) -> Sequence[Piece]:
    if not count:
        return ()
    name = Line("capa-doro-beetles", {"count": count})
    return [Piece(name=name, face="✱", shape="cube", colour="K", count=count)]


def _neutrals(count: int) -> Sequence[Piece]:
    if not count:
        return ()
    name = _line("plant", kind="neutral", seat=-1, bales=0)
    return [Piece(name=name, shape="house", colour="W", count=count)]


def _in_bag(view: CapaDoroView) -> Line:
    orange, grey, brown, gold, beetles = view.bag
    return _line("in-bag", orange=orange, grey=grey, brown=brown, gold=gold, beetles=beetles)


# The players


def _players(view: CapaDoroView) -> Zone:
    return Zone(
        id="players",
        kind="table",
        name=_line("players"),
        note=_line("goal", goal=view.goal),
        heads=[_line("points"), _line("cash"), _line("rolled"), _line("plantations"), _line("stock")],
        places=[
            Place(
                id=f"player-{seat}",
                name=Line("table-player", {"seat": seat}),
                owner=seat,
                cells=[
                    player.points,
                    _money(player.money),
                    len(player.rolled),
                    player.plantations,
                    sum(player.warehouse),
                ],
            )
            for seat, player in enumerate(view.players)
        ],
    )

"""The table of Coupe nation as zones and pieces, from what the viewer sees."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tablee.engine.layout import Layout, Piece, Place, Zone, in_hand
from tablee.engine.state import SPECTATOR
from tablee.engine.words import Arg, Line
from tablee.games.coupe_nation.view.shown import Card, CoupeNationView, Spot

LEVELS = 7
SYMBOLS = {"1": "one", "2": "two", "H": "heart", "": "none"}  # in words


def layout(view: CoupeNationView) -> Layout:
    """Own cards first, then the tower, then what lies beside it, then the players."""
    own = [] if view.viewer == SPECTATOR else [_hand(view)]
    aids = [] if view.viewer == SPECTATOR or view.over else [_sums(view)]
    ended = [_cards_of(view, seat) for seat in range(view.seats)] if view.over else []
    return Layout(
        zones=[*own, _tower(view), _reserve(view), *aids, _piles(view), *_memory(view), _players(view), *ended],
        accent="blue",
    )


def _line(key: str, **args: Arg) -> Line:
    return Line(f"coupe-nation-layout-{key}", args)


@lru_cache(maxsize=256)
def _card(card: Card, id: str) -> Piece:
    """A Glass card with its number and its symbol."""
    badge = _line("symbol", symbol=SYMBOLS[card.symbol]) if card.symbol else None
    name = Line("coupe-nation-card-with", {"card": card.id, "symbol": SYMBOLS[card.symbol]})
    return Piece(id=id, name=name, face=card.id, badge=badge)


def _piece(card: Card) -> Piece:
    return _card(card, f"card-{card.id}")


# What the viewer holds


def _hand(view: CoupeNationView) -> Zone:
    places = in_hand([_piece(card) for card in view.hand])
    return Zone(id="hand", kind="row", name=_line("hand"), places=places, owner=view.viewer, held=True)


def _sums(view: CoupeNationView) -> Zone:
    """What the own cards make of the Reserve: the cheapest sum for each pair and card."""
    best: dict[str, int] = {}
    for each in view.sums:
        best.setdefault(each.target, each.cost)
    shown = [each for each in view.sums if each.cost == best[each.target]]
    return Zone(
        id="sums",
        kind="table",
        name=_line("sums"),
        heads=[_line("takes"), _line("destroys")],
        owner=view.viewer,
        places=[Place(name=each.line, cells=[each.target, each.cost]) for each in shown],
    )


# The tower


def _tower(view: CoupeNationView) -> Zone:
    """From the top down: a pyramid."""
    spots = {spot.id: spot for spot in view.tower}
    ids = [f"L{level}P{number}" for level in range(LEVELS, 0, -1) for number in range(1, LEVELS + 2 - level)]
    return Zone(
        id="tower",
        kind="grid",
        columns=LEVELS,
        tapers=True,
        name=_line("tower"),
        note=_line("shown", count=view.face_up, hidden=view.face_down),
        places=[_spot(view, spots[id]) for id in ids],
    )


def _spot(view: CoupeNationView, spot: Spot) -> Place:
    """An empty position says which numbers fit; a card that lies face down says who hid it."""
    card = spot.card
    if spot.down:
        known = str(card.id) if card is not None else ""
        note = _line("hidden-own", card=known) if card is not None else None
        pieces = [Piece(id=spot.id, name=_line("back-of", seat=spot.hider), facing="down")]
    else:
        note = None if card is not None else Line("coupe-nation-range", {"first": spot.low + 1, "last": spot.high - 1})
        pieces = [] if card is None else [_card(card, spot.id)]
    return Place(
        id=spot.id,
        name=_line("spot", id=spot.id),
        pieces=pieces,
        note=note,
        closed=not card and not spot.free and not spot.down,
    )


# What lies beside it


def _reserve(view: CoupeNationView) -> Zone:
    note = _line("limit", limit=view.reserve_limit)
    return Zone(
        id="reserve",
        kind="row",
        name=_line("reserve"),
        note=note,
        places=in_hand([_piece(card) for card in view.reserve]),
    )


def _piles(view: CoupeNationView) -> Zone:
    back = Piece(name=_line("back"), facing="down", count=view.deck) if view.deck else None
    gone = _listed([card.id for card in view.discard])
    return Zone(
        id="piles",
        kind="row",
        name=_line("piles"),
        places=[
            Place(id="deck", name=_line("deck"), pieces=[back] if back else (), value=view.deck, note=_in_deck(view)),
            Place(id="discard", name=_line("discard"), value=len(view.discard), note=gone),
        ],
    )


def _in_deck(view: CoupeNationView) -> Line | None:
    if view.over and view.deck_cards:
        return _listed([card.id for card in view.deck_cards])
    return _line("finish-in-deck") if view.finish_at == "deck" else None


def _listed(codes: Sequence[str]) -> Line | None:
    return _line("codes", codes=", ".join(codes)) if codes else None


def _memory(view: CoupeNationView) -> list[Zone]:
    """Cards that the viewer has seen go to a hand, or lie there face down."""
    if not view.known:
        return []
    places = [Place(name=known.line) for known in view.known]
    return [Zone(id="known", kind="list", name=_line("known"), places=places, owner=view.viewer)]


# The players


def _players(view: CoupeNationView) -> Zone:
    return Zone(
        id="players", kind="list", name=_line("players"), places=[_player(view, seat) for seat in range(view.seats)]
    )


def _player(view: CoupeNationView, seat: int) -> Place:
    size = view.sizes[seat]
    pieces = [Piece(name=_line("back"), facing="down", count=size)] if size else []
    if view.finish_at == f"seat-{seat}" and seat != view.viewer:
        pieces.append(Piece(name=Line("coupe-nation-card", {"card": "FIN"}), face="FIN"))
    return Place(id=f"seat-{seat}", name=Line("table-player", {"seat": seat}), pieces=pieces, value=size, owner=seat)


def _cards_of(view: CoupeNationView, seat: int) -> Zone:
    """After the end all hands lie open (CPN-10.5)."""
    pieces = [Piece(name=piece.name, face=piece.face, badge=piece.badge) for piece in map(_piece, view.hands[seat])]
    return Zone(id=f"hand-{seat}", kind="row", name=_line("hand-of", seat=seat), places=in_hand(pieces), owner=seat)

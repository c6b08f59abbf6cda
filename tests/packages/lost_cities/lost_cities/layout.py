"""The table as zones, places and pieces."""

from tablee.engine.layout import Layout, Piece, Place, Zone
from tablee.engine.layout import in_hand as one_by_one
from tablee.engine.state import SPECTATOR
from tablee.engine.words import Line

from . import ids
from .cards import COLOURS, LETTERS, colour_of, face
from .lines import card_line, codes
from .rules import SEATS
from .view import LostCitiesView


def layout(view: LostCitiesView) -> Layout:
    shared = [_piles(view), _deck(view)]
    if view.viewer == SPECTATOR:
        zones = [*shared, *(_expeditions(view, seat) for seat in range(SEATS))]
    else:
        own = [_hand(view), _expeditions(view, view.viewer)]
        zones = [*own, *shared, _expeditions(view, 1 - view.viewer)]
    return Layout(zones=zones, accent="brown")


def _title(zone: str) -> Line:
    return Line("lost-cities-zone", {"zone": zone})


def _card(card: int, name: str) -> Piece:
    return Piece(id=name, name=card_line(card), face=face(card).replace("x", "×"), colour=LETTERS[colour_of(card)])


def _hand(view: LostCitiesView) -> Zone:
    pieces = [_card(card, name) for card, name in zip(view.hand, ids.in_hand(view.hand), strict=True)]
    return Zone(id="hand", kind="row", name=_title("hand"), places=one_by_one(pieces), owner=view.viewer, held=True)


def _expeditions(view: LostCitiesView, seat: int) -> Zone:
    own = seat == view.viewer
    return Zone(
        id="expeditions" if own else f"expeditions-{seat}",
        kind="row",
        name=_title("expeditions") if own else Line("lost-cities-expeditions-of", {"seat": seat}),
        note=None if own else _holds(view, seat),
        places=[_expedition(view, seat, colour) for colour in range(COLOURS)],
        owner=seat,
        falls=True,
    )


def _holds(view: LostCitiesView, seat: int) -> Line:
    taken = view.taken[seat]
    if not taken:
        return Line("lost-cities-holds", {"count": view.sizes[seat]})
    return Line("lost-cities-holds-known", {"count": view.sizes[seat], "cards": codes(taken)})


def _expedition(view: LostCitiesView, seat: int, colour: int) -> Place:
    cards = view.expeditions[seat][colour]
    return Place(
        id=ids.expedition(seat, colour),
        name=Line("lost-cities-colour", {"colour": LETTERS[colour]}),
        pieces=[_card(card, ids.piece(card)) for card in cards],
        value=view.values[seat][colour] if cards else None,
        colour=LETTERS[colour],
    )


def _piles(view: LostCitiesView) -> Zone:
    places = [_pile(view.piles[colour], colour) for colour in range(COLOURS)]
    return Zone(id="piles", kind="row", name=_title("piles"), note=_title("piles-note"), places=places)


def _pile(cards: list[int], colour: int) -> Place:
    return Place(
        id=ids.pile(colour),
        name=Line("lost-cities-colour", {"colour": LETTERS[colour]}),
        pieces=[_card(card, ids.piece(card)) for card in cards[-1:]],
        value=len(cards) if cards else None,
        colour=LETTERS[colour],
    )


def _deck(view: LostCitiesView) -> Zone:
    back = Piece(name=Line("lost-cities-back"), facing="down", count=view.deck)
    place = Place(id=ids.DECK, pieces=[back] if view.deck else [])
    return Zone(id="deck", kind="stack", name=_title("deck"), places=[place])

"""The table as zones and pieces."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.layout import Layout, Piece, Place, Zone, in_hand
from tablee.engine.state import SPECTATOR
from tablee.engine.words import Line

from .moves import LETTERS
from .view import StonesView


def layout(view: StonesView) -> Layout:
    zones = [_streams(view), _sunk(view), _stock(view), _far_bank(view), _players(view)]
    return Layout(zones=zones if view.viewer == SPECTATOR else [_hand(view), *zones], accent="blue")


def _title(name: str) -> Line:
    return Line("stepping-stones-zone", {"zone": name})


def _stone(number: int, badge: str = "", off: bool = False) -> Piece:
    name = Line("stepping-stones-stone", {"number": number})
    tag = Line(badge) if badge else None
    return Piece(id=f"stone-{number}", name=name, face=str(number), shape="disc", badge=tag, off=off)


def _backs(count: int) -> Sequence[Piece]:
    back = Piece(name=Line("stepping-stones-back"), shape="disc", facing="down", count=count)
    return [back] if count else ()


def _hand(view: StonesView) -> Zone:
    stones = [_stone(number, "stepping-stones-taken" if number == view.taken else "") for number in view.hand]
    return Zone(id="hand", kind="row", name=_title("hand"), places=in_hand(stones), owner=view.viewer, held=True)


def _streams(view: StonesView) -> Zone:
    places = [_stream(view, stream) for stream in range(len(view.streams))]
    return Zone(id="streams", kind="row", name=_title("streams"), places=places, falls=True)


def _stream(view: StonesView, stream: int) -> Place:
    stones = view.streams[stream]
    return Place(
        id=f"stream-{LETTERS[stream]}",
        name=Line("stepping-stones-stream", {"stream": LETTERS[stream]}),
        pieces=[_stone(number) for number in stones],
        closed=bool(view.taken and stones and stones[-1] > view.taken),
    )


def _sunk(view: StonesView) -> Zone:
    others = sum(player.sunk for player in view.players) - len(view.own_sunk)
    stones = [_stone(number, off=True) for number in view.own_sunk]
    places = [Place(id="river", pieces=[*stones, *_backs(others)])]
    return Zone(id="sunk", kind="row", name=_title("sunk"), places=places)


def _stock(view: StonesView) -> Zone:
    return Zone(id="stock", kind="stack", name=_title("stock"), places=[Place(id="pile", pieces=_backs(view.pile))])


def _far_bank(view: StonesView) -> Zone:
    places = [Place(id="bank", pieces=[_stone(number) for number in view.crossed])]
    return Zone(id="far-bank", kind="row", name=_title("far-bank"), places=places)


def _players(view: StonesView) -> Zone:
    places = [
        Place(
            id=f"seat-{seat}",
            name=Line("stepping-stones-player", {"seat": seat}),
            pieces=_backs(player.hand),
            value=player.points,
            owner=seat,
        )
        for seat, player in enumerate(view.players)
    ]
    return Zone(id="players", kind="list", name=_title("players"), places=places)

"""The layout of a table: made from the view and from nothing else, with everything on it that can be touched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from tablee.engine.conformance.refusing import in_words
from tablee.engine.conformance.setting import Setting, need, walk
from tablee.engine.layout import Layout, Piece, Place, Zone
from tablee.engine.state import State
from tablee.engine.view import View, encoded
from tablee.engine.words import Arg, Line


def layouts(setting: Setting, share: float = 0.3) -> None:
    """A layout follows from the view, its ids are clear, it has whatever can be touched, and all of it can be put into
    words. A game may do without one."""
    choose, said = setting.chooser(), set[str]()
    state = setting.new()
    for state, _ in walk(setting):
        if choose.random() < share:
            _check(setting, state, said)
    _check(setting, state, said)  # the end of the game


def _check(setting: Setting, state: State, said: set[str]) -> None:
    game = setting.game
    for viewer in setting.viewers:
        view = game.view(state, viewer)
        layout = game.layout(view)
        if not layout.zones:
            continue
        _from_the_view(setting, view, layout)
        _clear_ids(setting, layout)
        _sound(setting, layout)
        for line in lines_of(layout):
            _in_words(setting, line, said)
        _touchable(setting, state, viewer, layout)


def _from_the_view(setting: Setting, view: View, layout: Layout) -> None:
    """The same view gives the same layout, and so does a copy that was sent to another computer."""
    game, made = setting.game, encoded(layout)
    need(encoded(game.layout(view)) == made, "the same view gives two layouts", setting)
    copy = msgspec.json.decode(encoded(view), type=type(view))
    need(encoded(game.layout(copy)) == made, "the layout depends on something that is not in the view", setting)


def _clear_ids(setting: Setting, layout: Layout) -> None:
    """An id is that of one place and one piece at most. A piece may have the id of the place it is meant for."""
    for what, ids in (
        ("zones", [zone.id for zone in layout.zones]),
        ("places", [place.id for place in places_of(layout)]),
        ("pieces", [piece.id for piece in pieces_of(layout)]),
    ):
        twice = sorted({each for each in ids if each and ids.count(each) > 1})
        need(not twice, f"several {what} of a layout have the id {', '.join(twice)}", setting)


def _sound(setting: Setting, layout: Layout) -> None:
    for zone in layout.zones:
        need(bool(zone.id), "a zone of a layout has no id", setting)
        need(zone.kind != "stack" or len(zone.places) == 1, f"the stack {zone.id} is not one place", setting)
        wrong = [place for place in zone.places if len(place.cells) != len(zone.heads)]
        need(not wrong, f"a row of {zone.id} has more or fewer cells than heads", setting)
    for piece in pieces_of(layout):
        need(piece.count > 0, f"a layout has {piece.count} of a piece", setting)
        blank = not (piece.face or piece.colour or piece.needs)
        need(piece.facing == "up" or blank, "a piece that lies face down shows its face", setting)
    owners = [zone.owner for zone in layout.zones] + [place.owner for place in places_of(layout)]
    owners += [piece.seat for piece in pieces_of(layout)]
    need(all(-1 <= owner < setting.seats for owner in owners), "something on a layout belongs to nobody", setting)


def _touchable(setting: Setting, state: State, viewer: int, layout: Layout) -> None:
    """A choice that touches nothing, such as ending the turn, is a button."""
    game = setting.game
    picks = game.picks(state, viewer)
    there = {place.id for place in places_of(layout)} | {piece.id for piece in pieces_of(layout)}
    for choice in [*game.choices(state, viewer), *(picks.choices if picks else ())]:
        missing = [piece for piece in choice.touches if piece not in there]
        need(not missing, f"“{choice.text}” touches {', '.join(missing)}, which is not on the layout", setting)


def _in_words(setting: Setting, line: Line, said: set[str]) -> None:
    if repr(line) in said:
        return
    said.add(repr(line))
    for part in line.args.values():
        if isinstance(part, Line):
            _in_words(setting, part, said)
    in_words(setting, line)


def places_of(layout: Layout) -> list[Place]:
    return [place for zone in layout.zones for place in zone.places]


def pieces_of(layout: Layout) -> list[Piece]:
    return [piece for place in places_of(layout) for piece in place.pieces]


def lines_of(layout: Layout) -> Iterator[Line]:
    """Everything on a layout that is put into words."""
    for zone in layout.zones:
        yield from _lines(_of_zone(zone))
    for place in places_of(layout):
        yield from _lines([place.name, place.note, place.value, *place.cells])
    for piece in pieces_of(layout):
        yield from _lines([piece.name, piece.badge, *piece.needs])


def _of_zone(zone: Zone) -> Sequence[Arg | None]:
    return [zone.name, zone.note, *zone.heads]


def _lines(args: Sequence[Arg | None]) -> list[Line]:
    return [each for each in args if isinstance(each, Line)]

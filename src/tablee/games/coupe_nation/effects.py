"""What a move of Coupe nation would bring, as far as the seat may know: in words, and as marks."""

from __future__ import annotations

from collections.abc import Callable

from tablee.engine.bits import bit_count, members
from tablee.engine.moves import Kind
from tablee.engine.view import Effect, Line, Mark
from tablee.engine.words import Arg
from tablee.games.coupe_nation import moves
from tablee.games.coupe_nation.moves import MOVES, Exchange, begun_card
from tablee.games.coupe_nation.names import POSITIONS, card_code, card_id, card_line, position_line
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.drawing import hearts
from tablee.games.coupe_nation.rules.reserve import replaceable
from tablee.games.coupe_nation.rules.state import CoupeNationState
from tablee.games.coupe_nation.rules.tower import between


def effect(world: CoupeNationState, action: int) -> Effect:
    kind = MOVES.kind_of(action)
    return _EFFECTS[kind](world, action - kind.first)


def _line(key: str, **args: Arg) -> Line:
    return Line(f"coupe-nation-effect-{key}", args)


def _goes(card: int) -> list[Mark]:
    return [Mark(card_id(card_code(card)), "goes")]


def _draw(world: CoupeNationState, count: int) -> Effect:
    held = int(world.glasses(world.to_act)) + count
    lines = [_line("draw", held=held, deck=max(0, int(world.deck_size) - count))]
    return Effect(lines, [Mark("deck", "loss", count)] if count else ())


def _place(world: CoupeNationState, place: int) -> Effect:
    fitting = members(world.positions_for(place + 1, world.free()))
    return Effect([_line("places", count=len(fitting))], [Mark(POSITIONS[at], "goes") for at in fitting])


def _hide(world: CoupeNationState, place: int) -> Effect:
    return Effect([_line("hide")], [Mark(POSITIONS[at], "goes") for at in members(world.free())])


def _open(world: CoupeNationState, position: int) -> Effect:
    """Only of the own cards one knows whether they fit. All can be lost, so people are asked again."""
    low, high = int(world.cells[n.LOW + position]), int(world.cells[n.HIGH + position])
    mark = [Mark(POSITIONS[position], "goes")]
    if world.hider_at(position) != world.to_act:
        return Effect([_line("open", range=range_line(low, high))], mark, costly=True)
    card = int(world.card_at(position))
    if not low < card < high:
        return Effect([_line("open-wrong", card=card_line(card), range=range_line(low, high))], mark, costly=True)
    return Effect([_line("open-own", card=card_line(card)), *_next_draw(world, card, position)], mark)


def range_line(low: int, high: int) -> Line:
    """The numbers that fit between two bounds."""
    return Line("coupe-nation-range", {"first": low + 1, "last": high - 1})


def _next_draw(world: CoupeNationState, card: int, position: int) -> list[Line]:
    """What the card lets the next player draw (CPN-4.3, CPN-5.3)."""
    following = (int(world.to_act) + 1) % int(world.seats)
    if not world.deck_size:
        return []
    if card == n.FINISH:
        return [_line("refill", seat=following)]
    symbol = int(world.printed.symbols[card])
    most = int(hearts(world, position)) if symbol == n.HEART else symbol
    return [_line("next", seat=following, most=min(most, int(world.deck_size)))]


def _closed(world: CoupeNationState, card: int, position: int) -> list[Line]:
    """Empty positions for which no number would be left."""
    after = world.clone()
    if after.occupied >> position & 1 and not after.down >> position & 1:
        after.remove_shown(position)
    after.show(position, card)
    gone = after.discard
    for other in range(n.POSITIONS):
        if after.occupied >> other & 1 and not after.down >> other & 1:
            gone |= 1 << int(after.card_at(other))
    empty = [other for other in range(n.POSITIONS) if not after.occupied >> other & 1]
    dead = [other for other in empty if not _open_numbers(after, other) & ~gone]
    before = [other for other in dead if not _open_numbers(world, other) & ~(gone & ~(1 << card))]
    fresh = [other for other in dead if other not in before]
    return [_line("no-number", place=position_line(other)) for other in fresh[:2]]


def _open_numbers(world: CoupeNationState, position: int) -> int:
    return int(between(world.cells[n.LOW + position], world.cells[n.HIGH + position]))


def _on(world: CoupeNationState, position: int) -> Effect:
    first = int(world.pending.steps[0])
    mark = [Mark(POSITIONS[position], "goes")]
    if first in moves.HIDE:
        following = (int(world.to_act) + 1) % int(world.seats)
        return Effect([_line("hidden"), _line("refill", seat=following)], mark)
    card = Exchange(world).target if first in moves.RESERVE else begun_card(world)
    if position == n.TOP:
        return Effect([_line("wins")], mark)
    lines: list[Line] = []
    old = int(world.card_at(position))
    if old:
        hider = int(world.hider_at(position))
        known = hider < 0 or hider == world.to_act
        lines.append(_line("takes", card=card_line(old)) if known else _line("takes-hidden"))
    return Effect([*lines, *_next_draw(world, card, position), *_closed(world, card, position)], mark)


def _reserve(world: CoupeNationState, place: int) -> Effect:
    return Effect([_line("reserve")])


def _pair(world: CoupeNationState, place: int) -> Effect:
    return Effect([_line("pair", card=card_line(place + 1))], _goes(place + 1))


def _target(by_sum: bool) -> Callable[[CoupeNationState, int], Effect]:
    def effect(world: CoupeNationState, place: int) -> Effect:
        steps = [int(world.pending.steps[i]) for i in range(world.pending.count)]
        made = Exchange(world, [*steps, (n.SUM if by_sum else n.DIFFERENCE) + place])
        fitting = members(world.positions_for(made.target, replaceable(world)))
        return Effect([_line("target", cost=made.due, places=len(fitting))], _goes(made.target))

    return effect


def _extra(world: CoupeNationState, place: int) -> Effect:
    return Effect([_line("destroyed", card=card_line(place + 1))], _goes(place + 1))


def _discard(world: CoupeNationState, place: int) -> Effect:
    left = int(world.glasses(world.to_act)) - n.HAND_LIMIT - 1
    return Effect(
        [_line("destroyed", card=card_line(place + 1)), *([_line("more", count=left)] if left else [])],
        _goes(place + 1),
    )


def _destroy(world: CoupeNationState, place: int) -> Effect:
    kept = int(bit_count(world.reserve)) - 1
    return Effect([_line("destroyed", card=card_line(place + 1)), _line("kept", count=kept)], _goes(place + 1))


_EFFECTS: dict[Kind, Callable[[CoupeNationState, int], Effect]] = {
    moves.DRAW: _draw,
    moves.PLACE: _place,
    moves.HIDE: _hide,
    moves.OPEN: _open,
    moves.RESERVE: _reserve,
    moves.PAIR: _pair,
    moves.SUM: _target(True),
    moves.DIFFERENCE: _target(False),
    moves.EXTRA: _extra,
    moves.ON: _on,
    moves.DISCARD: _discard,
    moves.DESTROY: _destroy,
}

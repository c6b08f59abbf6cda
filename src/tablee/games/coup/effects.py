"""What a move of Coup would bring: in words, and as marks on the board. From a world dealt for the seat that asks."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.view import Effect, Line, Mark
from tablee.games.coup import rules
from tablee.games.coup.moves import ASIDE, BUY, DONE, LAY, LETTERS, MOVES, STOP, TILE_NAMES, may_buy
from tablee.games.coup.rules import CoupState


def effect(world: CoupState, action: int) -> Effect:
    kind = MOVES.kind_of(action)
    place = action - kind.first
    if kind is BUY:
        return _buying(world, place)
    if kind is LAY:
        return _laying(world, place)
    if kind is ASIDE:
        return Effect([_tile("coup-effect-aside", place)], [Mark(TILE_NAMES[place], "goes")])
    if kind is STOP:
        return Effect([Line("coup-effect-stop", {"left": may_buy(world)})])
    if kind is DONE:
        return Effect([Line("coup-effect-done", {"aside": int(world.pending.count), "hand": int(world.tables.hand)})])
    return Effect([Line("coup-effect-pass")])


def _tile(key: str, tile: int, **args: int | str | Line) -> Line:
    name = TILE_NAMES[tile]
    return Line(key, {"colour": name[0], "number": int(name[1:]), **args})


def _buying(world: CoupState, colour: int) -> Effect:
    seat, letter = int(world.to_act), LETTERS[colour]
    price, worth = int(world.tables.price), int(world.token_value(colour))
    supply, held = int(world.supply[colour]), int(world.tokens[seat * rules.COLOURS + colour])
    lines = [Line("coup-effect-buy", {"colour": letter, "price": price, "worth": worth, "left": supply})]
    if held:
        lines.append(Line("coup-effect-held", {"colour": letter, "count": held}))
    marks = [Mark(f"supply-{letter}", "goes", 1, seat), Mark(f"cash-{seat}", "loss", price, seat)]
    return Effect(lines, [*marks, *_worth(seat, worth - price)])


def _worth(seat: int, change: int) -> list[Mark]:
    """What a player would be worth, if that changes."""
    if not change:
        return []
    return [Mark(f"worth-{seat}", "gain" if change > 0 else "loss", abs(change), seat)]


def _laying(world: CoupState, tile: int) -> Effect:
    colour, number = divmod(tile, rules.NUMBERS)
    row = int(world.board[colour])
    gain = rules.row_gains(row, world.tables.run_value)[number]
    owners = _owners(world, colour)
    lines = [Line("coup-effect-lay", {"deed": _deed(row, tile), "gains": _gains(world, owners, gain)})]
    ends = world.maker < 0 and rules.has_coup(row | 1 << number)
    opened = finishers(row | 1 << number) if world.maker < 0 else []
    if ends:
        lines.append(Line("coup-effect-coup"))
    elif any(each not in finishers(row) for each in opened):
        # Only what this tile opens: what would finish the race anyway is marked on the board already.
        lines.append(Line("coup-effect-then", {"numbers": _either(opened)}))
    marks = [Mark(TILE_NAMES[tile], "goes", gain), _run_mark(world, tile)]
    marks.append(Mark(f"value-{LETTERS[colour]}/missing", "goes", rules.missing(row | 1 << number)))
    marks += [Mark(f"{LETTERS[colour]}{each:02d}/coup", "gain") for each in opened]
    if gain:
        marks.append(Mark(f"value-{LETTERS[colour]}", "gain", gain))
        marks += [mark for seat, tokens in owners for mark in _worth(seat, gain * tokens)]
    # The Coup ends the game, and there is no taking it back without asking everybody.
    return Effect(lines, marks, costly=ends)


def _run_mark(world: CoupState, tile: int) -> Mark:
    """The run that the tile would lie in, by its first and last number, with its value."""
    colour, number = divmod(tile, rules.NUMBERS)
    first, last = _run(int(world.board[colour]), number)
    place = f"value-{LETTERS[colour]}/run-{first + 1}-{last + 1}"
    return Mark(place, "gain", int(world.tables.run_value[last - first + 1]))


def _run(row: int, number: int) -> tuple[int, int]:
    """First and last space of the run that a tile on this space would lie in."""
    first = last = number
    while first > 0 and row >> (first - 1) & 1:
        first -= 1
    while row >> (last + 1) & 1:
        last += 1
    return first, last


def finishers(row: int) -> list[int]:
    """Numbers whose tile would make the Coup if the row lay so; none if it is made."""
    if rules.has_coup(row):
        return []
    free = [number for number in range(rules.NUMBERS) if not row >> number & 1]
    return [number + 1 for number in free if rules.has_coup(row | 1 << number)]


def _owners(world: CoupState, colour: int) -> list[tuple[int, int]]:
    """Who holds tokens of the colour, and how many: the seat that asks first, then who holds most."""
    held = [(seat, int(world.tokens[seat * rules.COLOURS + colour])) for seat in range(world.seats)]
    return sorted(
        ((seat, tokens) for seat, tokens in held if tokens), key=lambda each: (each[0] != world.to_act, -each[1])
    )


def _deed(row: int, tile: int) -> Line:
    """The tile and the runs that it lengthens or joins."""
    number = tile % rules.NUMBERS
    left, right = _run(row, number)
    length = right - left + 1
    before, after = _span(left, number - 1), _span(number + 1, right)
    if before and after:
        return _tile("coup-effect-joins", tile, length=length, left=before, right=after)
    if before or after:
        return _tile("coup-effect-lengthens", tile, length=length, left=before or after)
    return _tile("coup-effect-alone", tile, length=length)


def _span(first: int, last: int) -> str:
    """A run as people write it: `4–9`, `7`, or nothing. Spaces are counted from 0, numbers from 1."""
    if first > last:
        return ""
    return str(first + 1) if first == last else f"{first + 1}–{last + 1}"


def _gains(world: CoupState, owners: Sequence[tuple[int, int]], gain: int) -> Line:
    if not gain:
        return Line("coup-effect-nothing")
    if not owners:
        return Line("coup-effect-nobody", {"gain": gain})
    shares = [
        Line("coup-effect-you" if seat == world.to_act else "coup-effect-other", {"seat": seat, "gain": gain * tokens})
        for seat, tokens in owners
    ]
    said = shares[0]
    for share in shares[1:]:
        said = Line("coup-effect-and", {"first": said, "next": share})
    return said


def _either(numbers: Sequence[int]) -> Line:
    said = Line("coup-effect-number", {"number": numbers[0]})
    for number in numbers[1:]:
        said = Line("coup-effect-or", {"first": said, "next": Line("coup-effect-number", {"number": number})})
    return said

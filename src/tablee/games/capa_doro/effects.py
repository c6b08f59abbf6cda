"""What a move of Capa d'Oro would bring: in words, and as marks, for everybody it touches.

Marks with a stroke are for the drawn board: `player-0/money`, `player-0/points` and `player-0/bales` say what changes,
`AS-1-G/on` that the plantation there is pushed on, `cigar-B02/ready` that a cigar can be rolled then, or no longer.
"""

from __future__ import annotations

from collections.abc import Callable

from tablee.engine.moves import Kind
from tablee.engine.view import Effect, Line, Mark, MarkKind
from tablee.engine.words import Arg
from tablee.games.capa_doro import moves
from tablee.games.capa_doro.content import COLOUR_CODES, CONTINENT_CODES
from tablee.games.capa_doro.moves import MOVES, whose
from tablee.games.capa_doro.names import bales_line, bales_listed, space_name, tile_name
from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.market import next_buy, next_sale
from tablee.games.capa_doro.rules.state import CapaDoroState


def effect(world: CapaDoroState, action: int) -> Effect:
    kind = MOVES.kind_of(action)
    return _EFFECTS[kind](world, action - kind.first)


def _line(key: str, **args: Arg) -> Line:
    return Line(f"capa-doro-effect-{key}", args)


def _ware(seat: int, colour: int) -> str:
    return f"ware-{seat}-{COLOUR_CODES[colour]}"


def _money(seat: int, change: int) -> list[Mark]:
    return _changed(seat, "money", change)


def _changed(seat: int, what: str, change: int) -> list[Mark]:
    """At the seat, and in detail."""
    if not change:
        return []
    kind: MarkKind = "gain" if change > 0 else "loss"
    return [Mark(place, kind, abs(change), seat) for place in (f"player-{seat}", f"player-{seat}/{what}")]


# Start placement and sowing


def _start(column: int) -> Callable[[CapaDoroState, int], Effect]:
    def effect(world: CapaDoroState, row: int) -> Effect:
        seat, cost = int(world.to_act), int(world.printed.cost[row // n.MOST_ROWS])
        marks = [Mark(space_name(row * n.COLUMNS + column), "goes", 1, seat), *_money(seat, -cost)]
        key = "grow" if column == n.GROWTH_COLUMN else "seed"
        return Effect([_line(key, cost=cost, left=int(world.money(seat)) - cost)], marks)

    return effect


def _sow(world: CapaDoroState, row: int) -> Effect:
    seat, cost = int(world.to_act), int(world.printed.cost[row // n.MOST_ROWS])
    lines, marks = pushed(world, row)
    paid = _line("sow", cost=cost, left=int(world.money(seat)) - cost)
    here = Mark(space_name(row * n.COLUMNS), "goes", 1, seat)
    ready, lit = _ready_after(world, n.SOW + row)
    return Effect([paid, *lines, *ready], [here, *_money(seat, -cost), *marks, *lit])


def _neutral(world: CapaDoroState, row: int) -> Effect:
    lines, marks = pushed(world, row)
    here = Mark(space_name(row * n.COLUMNS), "goes", 1)
    ready, lit = _ready_after(world, n.SOW_NEUTRAL + row)
    free = _line("neutral", left=int(world.most_sowings() - world.sown) - 1)
    return Effect([free, *lines, *ready], [here, *marks, *lit])


def _unique(world: CapaDoroState, row: int) -> Effect:
    lines, marks = pushed(world, row)
    return Effect([_line("unique"), *lines], [Mark(space_name(row * n.COLUMNS), "goes", 1), *marks])


def pushed(world: CapaDoroState, row: int) -> tuple[list[Line], list[Mark]]:
    """What sowing in this row would set moving: nothing if its S space is free (CDO-5.3)."""
    if world.spaces[row * n.COLUMNS] == n.EMPTY:
        return [], []
    return shifted(world, row)


def shifted(world: CapaDoroState, row: int) -> tuple[list[Line], list[Mark]]:
    """Who harvests when the row is pushed: H first, then what comes from G (CDO-5.4, CDO-5.5)."""
    lines: list[Line] = []
    marks: list[Mark] = []
    for space in (row * n.COLUMNS + n.HARVEST_COLUMN, row * n.COLUMNS + n.GROWTH_COLUMN):
        if world.spaces[space] != n.EMPTY:
            line, found = _harvested(world, space)
            lines.append(line)
            marks += [*found, _pushed_on(world, space)]
    if world.spaces[row * n.COLUMNS] != n.EMPTY:
        lines.append(_line("moves-on", **whose(world, row * n.COLUMNS)))
        marks.append(_pushed_on(world, row * n.COLUMNS))
    return lines, marks


def _pushed_on(world: CapaDoroState, space: int) -> Mark:
    owner = int(n.owner_of(world.spaces[space]))
    return Mark(f"{space_name(space)}/on", "goes", 1, owner if owner < n.NEUTRAL else -1)


def _harvested(world: CapaDoroState, space: int) -> tuple[Line, list[Mark]]:
    piece, colour = int(world.spaces[space]), space // n.COLUMNS // n.MOST_ROWS
    bales, owner = int(n.bales_of(piece)), int(n.owner_of(piece))
    args = whose(world, space)
    if owner >= n.NEUTRAL:
        line = _line("to-market", count=bales, bales=bales_line(colour, bales), **args)
        return line, [Mark(CONTINENT_CODES[colour], "gain", bales)]
    if not bales:
        return _line("gets-money", money=n.HARVEST_MONEY, **args), _money(owner, n.HARVEST_MONEY)
    gained = [Mark(_ware(owner, colour), "gain", bales, owner)]
    return _line("harvests", bales=bales_line(colour, bales), **args), gained


def _harvest(world: CapaDoroState, row: int) -> Effect:
    space = row * n.COLUMNS + n.HARVEST_COLUMN
    line, marks = _harvested(world, space)
    ready, lit = _ready_after(world, n.HARVEST + row)
    return Effect([line, *ready], [*marks, *lit])


def _season(world: CapaDoroState, continent: int) -> Effect:
    first = continent * n.MOST_ROWS
    lines: list[Line] = []
    marks: list[Mark] = []
    for row in range(first, first + int(world.printed.rows[continent])):
        more, changed = shifted(world, row)
        lines += more
        marks += changed
    return Effect(lines or [_line("nothing")], marks)


# Trade


def _buy(world: CapaDoroState, colour: int) -> Effect:
    seat, price = int(world.to_act), int(next_buy(world, colour))
    after = world.clone()
    after.apply(n.BUY + colour)
    lines = [_line("buy", price=price, left=int(after.money(seat)), next=int(next_buy(after, colour)))]
    if not world.market[colour]:
        lines.append(_line("from-discard"))
    ready, lit = _changes(world, after)
    marks = [Mark(_ware(seat, colour), "gain", 1, seat), *_money(seat, -price), *lit]
    return Effect([*lines, *ready], marks)


def _sell(world: CapaDoroState, colour: int) -> Effect:
    seat, price = int(world.to_act), int(next_sale(world, colour))
    after = world.clone()
    after.apply(n.SELL + colour)
    lines = [_line("sell", price=price, left=int(after.money(seat)), next=int(next_sale(after, colour)))]
    if world.market[colour] == world.printed.capacity[colour]:
        lines.append(_line("to-discard"))
    out, dark = _changes(world, after)
    return Effect([*lines, *out], [Mark(_ware(seat, colour), "loss", 1, seat), *_money(seat, price), *dark])


def _ready(world: CapaDoroState, seat: int) -> list[int]:
    """Cigars that can be rolled."""
    place = seat * n.STRIDE + n.OPEN
    tiles = [int(world.players[place + i]) for i in range(n.MOST_OPEN)]
    return [tile for tile in sorted(tiles) if tile >= 0 and world.can_roll(seat, tile)]


def _ready_after(world: CapaDoroState, action: int) -> tuple[list[Line], list[Mark]]:
    after = world.clone()
    after.apply(action)
    return _changes(world, after)


def _changes(world: CapaDoroState, after: CapaDoroState, used: int = n.NO_TILE) -> tuple[list[Line], list[Mark]]:
    """Cigars that can be rolled then and could not before, and those that no longer can. `used`: the one rolled now."""
    seat = int(world.to_act)
    before, then = _ready(world, seat), _ready(after, seat)
    lit = [tile for tile in then if tile not in before]
    out = [tile for tile in before if tile not in then and tile != used]
    lines = [_line("ready", tile=tile_name(tile)) for tile in lit]
    lines += [_line("no-longer", tile=tile_name(tile)) for tile in out]
    marks = [Mark(f"cigar-{tile_name(tile)}/ready", "gain", 1, seat) for tile in lit]
    marks += [Mark(f"cigar-{tile_name(tile)}/ready", "loss", 1, seat) for tile in out]
    return lines, marks


# Cigars and the end of the turn


def _roll(world: CapaDoroState, tile: int) -> Effect:
    seat, printed = int(world.to_act), world.printed
    more = int(printed.amounts[n.CONNOISSEUR]) if world.bonus else 0
    points = int(printed.points[tile]) + more
    total = int(world.points(seat)) + points
    lines = [_line("roll", points=points, money=int(printed.money[tile]), total=total, bonus=more)]
    dark: list[Mark] = []
    if total >= n.GOAL:
        lines.append(_line("wins", goal=n.GOAL))
    else:
        after = world.clone()
        after.apply(n.ROLL + tile)
        spoilt, dark = _changes(world, after, used=tile)
        lines += spoilt
        letter = tile // n.TILES_EACH
        if letter < n.LETTERS - 1:
            lines.append(_line("develops", letter="B" if letter == 0 else "C"))
    used = [
        Mark(_ware(seat, colour), "loss", int(printed.need(tile, colour)), seat)
        for colour in range(n.COLOURS)
        if printed.need(tile, colour)
    ]
    money = _money(seat, int(printed.money[tile]))[1:]  # at the seat itself stand the points
    return Effect(lines, [*_changed(seat, "points", points), *money, *used, *dark])


def _end(world: CapaDoroState, place: int) -> Effect:
    """The next die cannot be taken back. A cigar that could be rolled is seldom left on purpose."""
    seat = int(world.to_act)
    lines = [_line("unrolled", tile=tile_name(tile)) for tile in _ready(world, seat)]
    waiting = [row for row in range(n.ROWS) if n.owner_of(world.spaces[row * n.COLUMNS + 2]) == seat]
    if waiting:
        lines.append(_line("unharvested", count=len(waiting)))
    tiles = int(world.developing_b + world.developing_c)
    if tiles:
        lines.append(_line("draws", b=int(world.developing_b), c=int(world.developing_c)))
    if world.bag_size:
        lines.append(_line("end", seat=(seat + 1) % int(world.seats)))
    else:
        lines.append(_line("last"))
    return Effect(lines, costly=bool(_ready(world, seat)))


# Beetles and events


def _plant(world: CapaDoroState, space: int) -> Effect:
    bales = int(n.bales_of(world.spaces[space]))
    lost, colour = (bales + 1) // 2, space // n.COLUMNS // n.MOST_ROWS
    args = whose(world, space)
    owner = int(n.owner_of(world.spaces[space]))
    line = _line("eats", count=lost, bales=bales_line(colour, lost), left=bales - lost, **args)
    return Effect([line], [Mark(space_name(space), "loss", lost, owner if owner < n.NEUTRAL else -1)])


def _warehouse(world: CapaDoroState, victim: int) -> Effect:
    lost = (int(world.stock(victim)) + 1) // 2
    who = "you" if victim == world.to_act else "other"
    line = _line("eats-stock", count=lost, stock=int(world.stock(victim)), whose=who, owner_seat=victim)
    return Effect([line], _changed(victim, "bales", -lost))


def _lose(world: CapaDoroState, colour: int) -> Effect:
    seat = int(world.to_act)
    counts = [int(world.ware(seat, each)) - (each == colour) for each in range(n.COLOURS)]
    lines = [_line("keeps", bales=bales_listed(counts), left=int(world.loss) - 1)]
    return Effect(lines, [Mark(_ware(seat, colour), "loss", 1, seat)])


def _customs(world: CapaDoroState, continent: int) -> Effect:
    return Effect([_line("customs")], [Mark(CONTINENT_CODES[continent], "blocked")])


_EFFECTS: dict[Kind, Callable[[CapaDoroState, int], Effect]] = {
    moves.SEED: _start(n.SEED_COLUMN),
    moves.GROW: _start(n.GROWTH_COLUMN),
    moves.HARVEST: _harvest,
    moves.SOW: _sow,
    moves.NEUTRAL: _neutral,
    moves.BUY: _buy,
    moves.SELL: _sell,
    moves.ROLL: _roll,
    moves.END: _end,
    moves.PLANT: _plant,
    moves.WAREHOUSE: _warehouse,
    moves.LOSE: _lose,
    moves.CUSTOMS: _customs,
    moves.UNIQUE: _unique,
    moves.SEASON: _season,
}

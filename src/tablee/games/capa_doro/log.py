"""What everybody is told of a move of Capa d'Oro: the move itself, then what followed from it. Nothing is secret."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.game import Step
from tablee.engine.moves import Kind
from tablee.engine.state import Note
from tablee.engine.view import Line
from tablee.games.capa_doro import moves
from tablee.games.capa_doro.content import COLOUR_CODES, CONTINENT_CODES
from tablee.games.capa_doro.moves import MOVES
from tablee.games.capa_doro.names import (
    EVENT_CODES,
    bales_line,
    bales_listed,
    continent_line,
    event_line,
    listed,
    row_line,
    space_name,
    tile_name,
)
from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.market import next_buy, next_sale
from tablee.games.capa_doro.rules.printed import Printed
from tablee.games.capa_doro.rules.state import CapaDoroState

Args = dict[str, int | str | Line]


def logs(step: Step, viewers: Sequence[int]) -> list[list[Line]]:
    """The same for all."""
    lines = log(step)
    return [lines for _ in viewers]


def log(step: Step) -> list[Line]:
    before: CapaDoroState = step.before
    after: CapaDoroState = step.after
    lines = [*_move(before, step.action, step.notes), *_notes(before, step.notes)]
    if after.over:
        lines.append(_end(after))
    return lines


def joined(last: Line, line: Line) -> Line | None:
    """What belongs together is one line: the die and what came from the bag; bales of one colour, traded or given up
    one after the other."""
    if last.key == "capa-doro-log-die" and line.key == "capa-doro-log-drawn":
        args: Args = {"seat": int(str(last.args["seat"])), "die": last, "drawn": line}
        return Line("capa-doro-growth", args, ["die", "bag"], instead=True)
    if line.key not in _IN_A_ROW or line.key != last.key or line.args["seat"] != last.args["seat"]:
        return None
    one, more = last.args["bales"], line.args["bales"]
    assert isinstance(one, Line)
    assert isinstance(more, Line)
    if one.args["colour"] != more.args["colour"]:
        return None
    count = int(str(one.args["count"])) + int(str(more.args["count"]))
    args = dict(line.args) | {"bales": Line(more.key, {**more.args, "count": count})}
    if "money" in args:
        args["money"] = int(str(last.args["money"])) + int(str(line.args["money"]))
    return Line(line.key, args, line.touches, instead=True)


_IN_A_ROW = ("capa-doro-log-buy", "capa-doro-log-sell", "capa-doro-log-lose")


def _line(key: str, touches: list[str], **args: int | str | Line) -> Line:
    return Line(f"capa-doro-log-{key}", args, touches or ())


# The move


def _move(state: CapaDoroState, action: int, notes: Sequence[Note]) -> list[Line]:
    """A harvest is told by its note."""
    kind = MOVES.kind_of(action)
    place, seat = action - kind.first, int(state.to_act)
    if kind is moves.HARVEST:
        return []
    if kind is moves.END:
        return [_line("end", [], seat=seat)]
    if kind is moves.SEED or kind is moves.GROW or kind is moves.SOW:
        return [_placed(state, kind, place, seat)]
    if kind is moves.NEUTRAL or kind is moves.UNIQUE:
        return [_line(kind.verb, [_space(place, n.SEED_COLUMN)], seat=seat, row=row_line(state.printed, place))]
    if kind is moves.BUY or kind is moves.SELL:
        price = int(next_buy(state, place) if kind is moves.BUY else next_sale(state, place))
        return [_line(kind.verb, [CONTINENT_CODES[place]], seat=seat, bales=bales_line(place, 1), money=price)]
    if kind is moves.ROLL:
        return [_roll(state, place, seat)]
    if kind is moves.PLANT:
        return [_beetle(state, place, seat, notes)]
    if kind is moves.WAREHOUSE:
        lost = (int(state.stock(place)) + 1) // 2
        return [_line("warehouse", [f"player-{place}"], seat=seat, victim_seat=place, count=lost)]
    if kind is moves.LOSE:
        return [_line("lose", [f"ware-{seat}-{COLOUR_CODES[place]}"], seat=seat, bales=bales_line(place, 1))]
    named = continent_line(state.printed, place)
    return [_line(kind.verb, [CONTINENT_CODES[place]], seat=seat, continent=named)]


def _space(row: int, column: int) -> str:
    return space_name(row * n.COLUMNS + column)


def _placed(state: CapaDoroState, kind: Kind, row: int, seat: int) -> Line:
    column = n.GROWTH_COLUMN if kind is moves.GROW else n.SEED_COLUMN
    cost = int(state.printed.cost[row // n.MOST_ROWS])
    return _line(kind.verb, [_space(row, column)], seat=seat, row=row_line(state.printed, row), money=cost)


def _roll(state: CapaDoroState, tile: int, seat: int) -> Line:
    printed = state.printed
    more = int(printed.amounts[n.CONNOISSEUR]) if state.bonus else 0
    args: Args = {"seat": seat, "tile": tile_name(tile), "points": int(printed.points[tile]) + more}
    args |= {"money": int(printed.money[tile]), "bonus": more}
    return Line("capa-doro-log-roll", args, [f"cigar-{tile_name(tile)}"])


def _beetle(state: CapaDoroState, space: int, seat: int, notes: Sequence[Note]) -> Line:
    eaten = int(notes[0].amount) if notes else 0
    args: Args = {"seat": seat, "row": row_line(state.printed, space // n.COLUMNS), "count": eaten}
    return Line("capa-doro-log-plant", args | _owner(int(n.owner_of(state.spaces[space]))), [space_name(space)])


def _owner(owner: int) -> Args:
    """Whose plantation it is: a seat's, or nobody's."""
    if owner < n.NEUTRAL:
        return {"whose": "seat", "owner_seat": owner}
    return {"whose": "neutral" if owner == n.NEUTRAL else "unique", "owner_seat": -1}


def _end(state: CapaDoroState) -> Line:
    if state.winner >= 0:
        return _line("won", [f"player-{state.winner}"], seat=int(state.winner), points=int(state.points(state.winner)))
    return _line("empty", ["bag"])


# What followed from it, in the order in which it happened


def _notes(state: CapaDoroState, notes: Sequence[Note]) -> list[Line]:
    lines: list[Line] = []
    told = False
    for note in notes:
        kind = int(note.kind)
        if kind == n.NOTE_BALE or kind == n.NOTE_SPILT or kind == n.NOTE_BEETLE:
            if not told:
                lines += _drawn(notes)  # all cubes of a draw at once
            told = True
        elif kind == n.NOTE_EATEN and not lines and len(notes) == 1:
            continue  # told with the beetle
        else:
            lines += _told(state.printed, note)
    return lines


def _drawn(notes: Sequence[Note]) -> list[Line]:
    """What came from the bag, and what found no plantation."""
    drawn, spilt, beetles = [0] * n.COLOURS, [0] * n.COLOURS, 0
    for note in notes:
        if note.kind == n.NOTE_BALE:
            drawn[note.amount] += 1
        elif note.kind == n.NOTE_SPILT:
            drawn[note.what] += 1
            spilt[note.what] += 1
        elif note.kind == n.NOTE_BEETLE:
            beetles += 1
    cubes = [bales_line(colour, count) for colour, count in enumerate(drawn) if count]
    if beetles:
        cubes.append(Line("capa-doro-beetles", {"count": beetles}))
    lines = [_line("drawn", ["bag"], cubes=listed(cubes))]
    if sum(spilt):
        lines.append(_line("spilt", ["discard"], count=sum(spilt), bales=bales_listed(spilt)))
    return lines


def _told(printed: Printed, note: Note) -> list[Line]:
    kind, seat, what, amount = int(note.kind), int(note.seat), int(note.what), int(note.amount)
    if kind == n.NOTE_DIE:
        return [_line("die", ["die"], seat=seat, die=what)]
    if kind == n.NOTE_EVENT:
        about = Line("capa-doro-event-text", {"event": EVENT_CODES[what], "amount": int(printed.amounts[what])})
        return [_line("event", ["event"], event=event_line(printed, what), about=about)]
    if kind == n.NOTE_RESHUFFLED:
        return [_line("reshuffled", ["events"], count=amount)]
    if kind == n.NOTE_TILE:
        return [_line("tile", [f"cigar-{tile_name(what)}"], seat=seat, tile=tile_name(what))]
    if kind == n.NOTE_LIFTED:
        return [_line("lifted", [CONTINENT_CODES[what]], continent=continent_line(printed, what))]
    if kind == n.NOTE_IDLE:
        return [_line("idle", ["unique"])]
    if kind == n.NOTE_PAID or kind == n.NOTE_GOT:
        key = "paid" if kind == n.NOTE_PAID else "got"
        return [_line(key, [f"player-{seat}"], seat=seat, money=amount)]
    if kind == n.NOTE_LOST:
        place = f"ware-{seat}-{COLOUR_CODES[what]}"
        return [_line("lost", [place], seat=seat, bales=bales_line(what, amount))]
    if kind == n.NOTE_DEMANDED or kind == n.NOTE_GLUTTED:
        key = "demanded" if kind == n.NOTE_DEMANDED else "glutted"
        named = continent_line(printed, what)
        return [_line(key, [CONTINENT_CODES[what]], continent=named, bales=bales_line(what, amount))]
    return [_on_the_board(printed, kind, seat, what, amount)]


def _on_the_board(printed: Printed, kind: int, owner: int, space: int, amount: int) -> Line:
    """A plantation moves on, is harvested, or loses bales."""
    row, colour = space // n.COLUMNS, space // n.COLUMNS // n.MOST_ROWS
    args: Args = {"row": row_line(printed, row)} | _owner(owner)
    here = [space_name(space)]
    if kind == n.NOTE_SHIFTED:
        args["to"] = "harvest" if space % n.COLUMNS == n.GROWTH_COLUMN else "growth"
        return Line("capa-doro-log-shifted", args, [space_name(space + 1)])
    if kind == n.NOTE_HARVESTED:
        key = "harvested" if amount else "harvested-empty"
        brings: Args = {"bales": bales_line(colour, amount)} if amount else {"money": n.HARVEST_MONEY}
        return Line(f"capa-doro-log-{key}", args | brings, here)
    if kind == n.NOTE_RESOLVED:
        bales, entered = amount % 8, amount // 8
        args |= {"count": bales, "bales": bales_line(colour, entered), "rest": bales - entered, "entered": entered}
        return Line("capa-doro-log-resolved", args, here)
    assert kind == n.NOTE_EATEN
    return Line("capa-doro-log-dried", args | {"bales": bales_line(colour, amount)}, here)

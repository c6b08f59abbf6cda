"""What moves from where to where in a step of Capa d'Oro. Everybody sees the same.

Each step of chance is a beat of its own: the die, the event, every cube, every shift and harvest, in their order."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.game import Step
from tablee.engine.state import Note
from tablee.engine.view import Beat
from tablee.games.capa_doro import moves
from tablee.games.capa_doro.content import COLOUR_CODES, CONTINENT_CODES
from tablee.games.capa_doro.moves import MOVES
from tablee.games.capa_doro.names import EVENT_CODES, space_name, tile_name
from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.state import CapaDoroState


def beats(step: Step, viewers: Sequence[int]) -> list[list[Beat]]:
    first, last = _move(step)
    found = [*first, *(beat for note in step.notes for beat in _note(note)), *last]
    return [found for _ in viewers]


def bale(colour: int) -> str:
    return f"bale-{COLOUR_CODES[colour]}"


def ware(seat: int, colour: int) -> str:
    return f"ware-{seat}-{COLOUR_CODES[colour]}"


def _plant(owner: int) -> str:
    return f"plant-{owner}" if owner < n.NEUTRAL else "plant-neutral" if owner == n.NEUTRAL else "plant-unique"


def _home(owner: int) -> str:
    """Where a plantation goes when it leaves the board."""
    return f"player-{owner}" if owner < n.NEUTRAL else "neutrals" if owner == n.NEUTRAL else "unique"


def _move(step: Step) -> tuple[list[Beat], list[Beat]]:
    """What moves before the notes of a move, and after them: a plantation comes when its space is free."""
    state: CapaDoroState = step.before
    kind = MOVES.kind_of(step.action)
    seat, place = step.seat, step.action - kind.first
    if kind in (moves.SEED, moves.SOW, moves.GROW):
        column = n.GROWTH_COLUMN if kind is moves.GROW else n.SEED_COLUMN
        return [], [_put(seat, place, column)]
    if kind is moves.NEUTRAL or kind is moves.UNIQUE:
        return [], [_put(n.NEUTRAL if kind is moves.NEUTRAL else n.UNIQUE, place, n.SEED_COLUMN)]
    if kind is moves.BUY:
        source = CONTINENT_CODES[place] if state.market[place] else "discard"
        return [Beat(bale(place), source, ware(seat, place))], []
    if kind is moves.SELL:
        full = state.market[place] == state.printed.capacity[place]
        return [Beat(bale(place), ware(seat, place), "discard" if full else CONTINENT_CODES[place])], []
    if kind is moves.ROLL:
        return _rolled(state, seat, place), []
    if kind is moves.PLANT:
        return [Beat("beetle", "beetles", space_name(place))], []
    if kind is moves.WAREHOUSE:
        return [Beat("beetle", "beetles", f"player-{place}")], []
    if kind is moves.LOSE:
        return [Beat(bale(place), ware(seat, place), "discard")], []
    if kind is moves.CUSTOMS:
        source = "customs" if state.customs < 0 else CONTINENT_CODES[state.customs]
        return [Beat("customs", source, CONTINENT_CODES[place])], []
    return [], []


def _put(owner: int, row: int, column: int) -> Beat:
    return Beat(_plant(owner), _home(owner), space_name(row * n.COLUMNS + column))


def _rolled(state: CapaDoroState, seat: int, tile: int) -> list[Beat]:
    cigar = f"cigar-{tile_name(tile)}"
    used = [
        Beat(bale(colour), ware(seat, colour), "discard")
        for colour in range(n.COLOURS)
        for _ in range(state.printed.need(tile, colour))
    ]
    return [*used, Beat(cigar, cigar, f"player-{seat}")]


def _note(note: Note) -> list[Beat]:
    kind, seat, what, amount = int(note.kind), int(note.seat), int(note.what), int(note.amount)
    if kind == n.NOTE_DIE:
        return [Beat(f"die-{what}", "", "die")]
    if kind == n.NOTE_EVENT:
        return [Beat(f"event-{EVENT_CODES[what]}", "events", "event")]
    if kind == n.NOTE_RESHUFFLED:
        return [Beat("", "event", "events")]
    if kind == n.NOTE_BALE:
        return [Beat(bale(amount), "bag", space_name(what))]
    if kind == n.NOTE_SPILT:
        return [Beat(bale(what), "bag", "discard")]
    if kind == n.NOTE_BEETLE:
        return [Beat("beetle", "bag", "beetles")]
    if kind == n.NOTE_TILE:
        tile = tile_name(what)
        return [Beat(f"cigar-{tile}", f"tiles-{tile[0]}", f"cigar-{tile}")]
    if kind == n.NOTE_LIFTED:
        return [Beat("customs", CONTINENT_CODES[what], "customs")]
    if kind == n.NOTE_PAID or kind == n.NOTE_GOT:
        place = f"player-{seat}"
        return [Beat("coin", place, "") if kind == n.NOTE_PAID else Beat("coin", "", place)]
    if kind == n.NOTE_LOST:
        return [Beat(bale(what), ware(seat, what), "discard")] * amount
    if kind == n.NOTE_DEMANDED:
        return [Beat(bale(what), CONTINENT_CODES[what], "discard")] * amount
    if kind == n.NOTE_GLUTTED:
        return [Beat(bale(what), "discard", CONTINENT_CODES[what])] * amount
    return [] if kind == n.NOTE_IDLE else _on_the_board(kind, seat, what, amount)


def _on_the_board(kind: int, owner: int, space: int, amount: int) -> list[Beat]:
    colour, here = space // n.COLUMNS // n.MOST_ROWS, space_name(space)
    if kind == n.NOTE_SHIFTED:
        there = space_name(space + 1)
        return [Beat(_plant(owner), here, there), *[Beat(bale(colour), here, there)] * amount]
    if kind == n.NOTE_EATEN:
        return [Beat(bale(colour), here, "discard")] * amount
    leaves = Beat(_plant(owner), here, _home(owner))
    if kind == n.NOTE_HARVESTED:
        coins = [] if amount else [Beat("coin", "", f"player-{owner}")]
        return [*[Beat(bale(colour), here, ware(owner, colour))] * amount, leaves, *coins]
    bales, entered = amount % 8, amount // 8
    to_market = [Beat(bale(colour), here, CONTINENT_CODES[colour])] * entered
    return [*to_market, *[Beat(bale(colour), here, "discard")] * (bales - entered), leaves]

"""The whole table for each viewer: what lies open once for all, and what one alone knows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from tablee.engine.bits import members
from tablee.engine.state import SPECTATOR
from tablee.engine.view import Line, Phase, Standing, phases
from tablee.games.coupe_nation.memory import CoupeNationMemory
from tablee.games.coupe_nation.moves import MOVES, sums
from tablee.games.coupe_nation.names import (
    FINISH,
    POSITIONS,
    card_code,
    card_line,
    code_at,
    either,
    position_line,
    sum_line,
)
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.drawing import most_drawn
from tablee.games.coupe_nation.rules.printed import Printed
from tablee.games.coupe_nation.rules.state import CoupeNationState
from tablee.games.coupe_nation.view.shown import Card, CoupeNationView, Known, Spot, Sum

ENDINGS = ("", "won", "collapsed", "stuck")
SYMBOLS = ("", "1", "2", "H")
TURN = ("draw", "act", "check")


def views(state: CoupeNationState, viewers: Sequence[int]) -> list[CoupeNationView]:
    """What everybody sees is made once."""
    public = _public(state)
    return [public if viewer == SPECTATOR else _seen(state, public, viewer) for viewer in viewers]


def _public(state: CoupeNationState) -> CoupeNationView:
    seats = range(state.seats)
    return CoupeNationView(
        viewer=SPECTATOR,
        seats=state.seats,
        to_act=-1 if state.over else state.to_act,
        over=state.over,
        prompt=decided(state) if state.over else MOVES.prompt(state, SPECTATOR),
        scores=state.scores() if state.over else (),
        heading=_counted("coupe-nation-heading", "turn", state.turns),
        phases=_phases(state.phase),
        supply=_counted("coupe-nation-supply", "count", state.deck_size),
        standings=[_standing(state.face_up(), state.glasses(seat)) for seat in seats],
        phase="over" if state.over else MOVES.asked(state, ()).name,
        ending=ENDINGS[state.ending],
        finish=state.finish,
        finish_at=_finish_at(state),
        first=state.first,
        turns=state.turns,
        tower=_tower(state, SPECTATOR),
        face_up=state.face_up(),
        face_down=len(members(state.down)),
        reference=POSITIONS[state.reference] if state.reference >= 0 else "",
        most=most_drawn(state) if state.phase == n.DRAWING else 0,
        reserve=_cards(state.printed, state.reserve),
        reserve_limit=state.reserve_limit(),
        discard=_cards(state.printed, state.discard),
        deck=state.deck_size,
        sizes=[state.glasses(seat) for seat in seats],
        hands=[_cards(state.printed, state.hand(seat)) for seat in seats] if state.over else (),
        deck_cards=_deck(state) if state.over else (),
    )


def _seen(state: CoupeNationState, public: CoupeNationView, viewer: int) -> CoupeNationView:
    """What lies open, and what the viewer alone knows."""
    mine = viewer == state.to_act and not state.over
    return replace(
        public,
        viewer=viewer,
        prompt=MOVES.prompt(state, viewer) if mine else public.prompt,
        begun=MOVES.begun(state, viewer),
        tower=public.tower if state.over or not state.down else _tower(state, viewer),
        hand=_cards(state.printed, state.hand(viewer)),
        sums=() if state.over else _sums(state, viewer),
        known=() if state.over else _known(state, viewer),
    )


# The course of the game


@lru_cache(maxsize=512)
def _counted(key: str, name: str, count: int) -> Line:
    return Line(key, {name: count})


@lru_cache(maxsize=16)
def _phases(phase: int) -> list[Phase]:
    """Draw, act, check the limits (CPN-3.1)."""
    return phases("coupe-nation-phase", TURN, 3 if phase == n.OVER else 2 if phase > n.ACTING else phase)


@lru_cache(maxsize=512)  # what stays the same is the same object: nothing is compared twice
def _standing(face_up: int, cards: int) -> Standing:
    return Standing(face_up, Line("coupe-nation-in-hand", {"count": cards}))


def decided(state: CoupeNationState) -> Line:
    """How a finished game ended (chapter 10)."""
    if state.ending == n.WON:
        return Line("coupe-nation-prompt-won", {"turns": state.turns})
    shown = state.face_up()
    if state.ending == n.STUCK:
        return Line("coupe-nation-prompt-stuck", {"seat": state.to_act, "shown": shown})
    position = state.reference
    args: dict[str, int | str | Line] = {"seat": state.to_act, "place": position_line(position), "shown": shown}
    return Line("coupe-nation-prompt-collapsed", {**args, "card": card_line(state.card_at(position))})


def _finish_at(state: CoupeNationState) -> str:
    if not state.finish:
        return ""
    if not state.finish_drawn:
        return "deck"
    if state.reserve & n.FINISH_BIT:
        return "reserve"
    for seat in range(state.seats):
        if state.hand(seat) & n.FINISH_BIT:
            return f"seat-{seat}"
    return next(POSITIONS[at] for at in range(n.POSITIONS) if at != n.MIDDLE and state.cells[at] == n.FINISH)


# Cards


@lru_cache(maxsize=1024)
def _card(printed: Printed, code: str) -> Card:
    return Card(code, "" if code == FINISH else SYMBOLS[printed.symbols[int(code)]])


@lru_cache(maxsize=4096)
def _cards(printed: Printed, cards: int) -> list[Card]:
    return [_card(printed, card_code(card)) for card in members(cards)]


def _deck(state: CoupeNationState) -> list[Card]:
    return [_card(state.printed, card_code(state.deck[at])) for at in range(state.deck_size - 1, -1, -1)]


def _tower(state: CoupeNationState, viewer: int) -> list[Spot]:
    """Bounds are those that face-up cards set; they follow from what lies open."""
    free = state.free() | (1 << n.TOP if state.top_open() else 0)
    cells = state.cells
    spots = []
    for position in range(n.POSITIONS):
        card, hider = cells[position] % n.HIDER, cells[position] // n.HIDER - 1
        if hider >= 0 and hider != viewer and not state.over:
            card = 0
        low, high = cells[n.LOW + position], cells[n.HIGH + position]
        spots.append(_spot(state.printed, position, card, hider, free >> position & 1 == 1, low, high))
    return spots


@lru_cache(maxsize=8192)
def _spot(printed: Printed, position: int, card: int, hider: int, free: bool, low: int, high: int) -> Spot:
    shown = _card(printed, code_at(card, position)) if card else None
    return Spot(POSITIONS[position], shown, hider >= 0, hider, free, low, high)


# What the viewer alone knows


def _sums(state: CoupeNationState, viewer: int) -> list[Sum]:
    return [_sum(low, high, by_sum, target) for low, high, by_sum, target in sums(state, viewer)]


@lru_cache(maxsize=4096)
def _sum(low: int, high: int, by_sum: bool, target: int) -> Sum:
    result = low + high if by_sum else high - low
    way = "sum" if by_sum else "difference"
    line = sum_line(low, high, by_sum, target)
    return Sum(card_code(low), card_code(high), way, card_code(target), abs(target - result), line)


def _known(state: CoupeNationState, viewer: int) -> list[Known]:
    memory = state.memory
    if not isinstance(memory, CoupeNationMemory):
        return []
    return [_remembered(state.printed, card, tuple(places)) for card, places in memory.possible(viewer)]


@lru_cache(maxsize=1024)
def _remembered(printed: Printed, card: int, places: tuple[int, ...]) -> Known:
    line = Line("coupe-nation-known", {"card": card_line(card), "places": either([_place_line(at) for at in places])})
    return Known(_card(printed, card_code(card)), [_place(at) for at in places], line)


def _place(place: int) -> str:
    return POSITIONS[place] if place < n.POSITIONS else f"seat-{place - n.POSITIONS}"


def _place_line(place: int) -> Line:
    if place < n.POSITIONS:
        return Line("coupe-nation-known-there", {"place": position_line(place)})
    return Line("coupe-nation-known-hand", {"seat": place - n.POSITIONS})

"""The whole table. Everything but the order of bag and piles lies open, so it is made once for all viewers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from tablee.engine.state import SPECTATOR
from tablee.engine.view import Line, Phase, Standing, phases
from tablee.games.capa_doro.content import COLOUR_CODES, CONTINENT_CODES, LETTERS
from tablee.games.capa_doro.moves import MOVES
from tablee.games.capa_doro.names import EVENT_CODES, continent_line, event_line, row_name, space_name, tile_name
from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.market import next_buy, next_sale
from tablee.games.capa_doro.rules.printed import Printed
from tablee.games.capa_doro.rules.state import CapaDoroState
from tablee.games.capa_doro.view.aid import cigars
from tablee.games.capa_doro.view.shown import (
    CapaDoroView,
    Continent,
    EventCard,
    Market,
    Plant,
    PlayerView,
    Rolled,
    Row,
)

FULL_ROUND = ("growth", "action", "development")
START = ("seed", "grow")


def views(state: CapaDoroState, viewers: Sequence[int]) -> list[CapaDoroView]:
    public = _public(state)
    return [public if viewer == SPECTATOR else _seen(state, public, viewer) for viewer in viewers]


def _seen(state: CapaDoroState, public: CapaDoroView, viewer: int) -> CapaDoroView:
    mine = viewer == state.to_act and not state.over
    return replace(public, viewer=viewer, prompt=MOVES.prompt(state, viewer) if mine else public.prompt)


def _public(state: CapaDoroState) -> CapaDoroView:
    return CapaDoroView(
        viewer=SPECTATOR,
        seats=state.seats,
        to_act=-1 if state.over else state.to_act,
        over=state.over,
        prompt=decided(state) if state.over else MOVES.prompt(state, SPECTATOR),
        scores=state.scores() if state.over else (),
        pips=() if state.over else MOVES.pips(state, SPECTATOR),
        heading=_heading(state),
        phases=_phases(state.phase),
        supply=_counted("capa-doro-supply", "count", state.bag_size),
        standings=[_standing(state, seat) for seat in range(state.seats)],
        phase="over" if state.over else MOVES.asked(state, ()).name,
        turn=state.turn,
        first=state.first,
        turns=state.turns,
        round=_round(state),
        goal=n.GOAL,
        full=n.FULL,
        die=state.die,
        drawn=[n.drawn_of(state.drawn, cube) for cube in range(n.CUBES)],
        event="" if state.event < 0 else EVENT_CODES[state.event],
        with_events=state.with_events,
        events=_events(state),
        events_left=state.events_size,
        bag=_bag(state),
        tiles_b=state.tiles_b,
        tiles_c=state.tiles_c,
        continents=[_continent(state, continent) for continent in range(n.CONTINENTS)],
        players=[_player(state, seat) for seat in range(state.seats)],
        customs="" if state.customs < 0 else CONTINENT_CODES[state.customs],
        customs_seat=state.customs_seat,
        unique=_unique(state),
        neutrals=state.neutrals,
        sown=state.sown,
        sowings=state.most_sowings(),
        beetles=state.beetles + (1 if state.plague else 0),
        loss=state.loss,
        bonus=state.printed.amounts[n.CONNOISSEUR] if state.bonus else 0,
        develops=[state.developing_b, state.developing_c],
        winner=state.winner,
        places=places(state) if state.over else (),
    )


# The course of the game


def _round(state: CapaDoroState) -> int:
    return (state.turns + state.seats - 1) // state.seats


def _heading(state: CapaDoroState) -> Line:
    return _counted("capa-doro-heading", "round", _round(state))


@lru_cache(maxsize=512)
def _counted(key: str, name: str, count: int) -> Line:
    return Line(key, {name: count})


@lru_cache(maxsize=16)
def _phases(phase: int) -> list[Phase]:
    if phase == n.SEEDING or phase == n.GROWING:
        return phases("capa-doro-phase", START, 0 if phase == n.SEEDING else 1)
    return phases("capa-doro-phase", FULL_ROUND, 3 if phase == n.OVER else 1 if phase == n.ACTING else 0)


def _standing(state: CapaDoroState, seat: int) -> Standing:
    return _standing_of(state.points(seat), state.money(seat))


@lru_cache(maxsize=1024)  # what stays the same is the same object: nothing is compared twice
def _standing_of(points: int, money: int) -> Standing:
    return Standing(points, Line("capa-doro-money", {"money": money}))


def decided(state: CapaDoroState) -> Line:
    """What has decided a finished game (CDO-9.1, CDO-9.2, CDO-9.3)."""
    if state.winner >= 0:
        return Line("capa-doro-prompt-won", {"seat": state.winner, "points": state.points(state.winner)})
    best = [seat for seat, share in enumerate(state.returns()) if share]
    points = max(state.scores())
    if len(best) > 1:
        return Line("capa-doro-prompt-shared", {"count": len(best), "points": points})
    if state.scores().count(points) > 1:
        money = {"seat": best[0], "points": points, "money": state.money(best[0])}
        return Line("capa-doro-prompt-money", money)
    return Line("capa-doro-prompt-most", {"seat": best[0], "points": points})


def places(state: CapaDoroState) -> list[int]:
    """First, second, …; equals share a place (CDO-9.7)."""
    keys = [state.rank_key(seat) for seat in range(state.seats)]
    return [1 + sum([other > key for other in keys]) for key in keys]


# Chance


def _bag(state: CapaDoroState) -> list[int]:
    counts = [0] * n.CUBES
    for i in range(state.bag_size):
        counts[state.bag[i]] += 1
    return counts


def _events(state: CapaDoroState) -> list[EventCard]:
    if not state.with_events:
        return []
    left = [0] * n.EVENT_KINDS
    for i in range(state.events_size):
        left[state.events[i]] += 1
    copies = state.printed.copies
    return [_event(state.printed, kind, copies[kind] - left[kind]) for kind in range(n.EVENT_KINDS) if copies[kind]]


@lru_cache(maxsize=512)
def _event(printed: Printed, kind: int, used: int) -> EventCard:
    about = event_text(printed, kind)
    return EventCard(EVENT_CODES[kind], event_line(printed, kind), about, used, printed.copies[kind])


def event_text(printed: Printed, kind: int) -> Line:
    """What a card does."""
    return Line("capa-doro-event-text", {"event": EVENT_CODES[kind], "amount": int(printed.amounts[kind])})


# The board


def _continent(state: CapaDoroState, continent: int) -> Continent:
    first = continent * n.MOST_ROWS
    return Continent(
        id=CONTINENT_CODES[continent],
        colour=COLOUR_CODES[continent],
        name=_continent_name(state.printed, continent),
        cost=state.printed.cost[continent],
        rows=[_row(state, row) for row in range(first, first + state.printed.rows[continent])],
        market=_market(state, continent),
    )


@lru_cache(maxsize=64)
def _continent_name(printed: Printed, continent: int) -> Line:
    return continent_line(printed, continent)


def _row(state: CapaDoroState, row: int) -> Row:
    place = row * n.COLUMNS
    return _row_of(row, state.spaces[place], state.spaces[place + 1], state.spaces[place + 2])


@lru_cache(maxsize=4096)
def _row_of(row: int, seed: int, growth: int, harvest: int) -> Row:
    return Row(row_name(row), [_plant(seed), _plant(growth), _plant(harvest)])


def _plant(piece: int) -> Plant | None:
    if piece == n.EMPTY:
        return None
    owner = n.owner_of(piece)
    if owner >= n.NEUTRAL:
        return Plant("neutral" if owner == n.NEUTRAL else "unique", -1, n.bales_of(piece))
    return Plant("own", owner, n.bales_of(piece))


def _market(state: CapaDoroState, colour: int) -> Market:
    return Market(
        prices=_prices(state.printed, colour),
        bales=state.market[colour],
        buy=next_buy(state, colour),
        sell=next_sale(state, colour),
        discard=state.market[n.DISCARD + colour],
        closed=state.customs == colour,
        bought=state.bought >> colour & 1 == 1,
        sold=state.sold >> colour & 1 == 1,
    )


@lru_cache(maxsize=64)
def _prices(printed: Printed, colour: int) -> list[int]:
    first = colour * n.MOST_SPACES
    return [int(printed.prices[i]) for i in range(first, first + printed.capacity[colour])]


def _unique(state: CapaDoroState) -> str:
    for space in range(n.SPACES):
        if n.owner_of(state.spaces[space]) == n.UNIQUE:
            return space_name(space)
    return ""


# The players


def _player(state: CapaDoroState, seat: int) -> PlayerView:
    place = seat * n.STRIDE
    return PlayerView(
        money=state.money(seat),
        points=state.points(seat),
        bonus=state.players[place + n.BONUS],
        plantations=state.players[place + n.SUPPLY],
        warehouse=[state.ware(seat, colour) for colour in range(n.COLOURS)],
        cigars=cigars(state, seat),
        rolled=[
            Rolled(tile_name(tile), state.printed.points[tile], LETTERS[tile // n.TILES_EACH])
            for tile in [int(state.players[place + n.ROLLED + i]) for i in range(state.players[place + n.ROLLED_COUNT])]
        ],
        earned=state.players[place + n.EARNED],
        spent=state.players[place + n.SPENT],
    )

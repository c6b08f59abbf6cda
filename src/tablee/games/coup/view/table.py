"""The whole table for each viewer: what lies open once for all, and the own tiles. What may be done; the score."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from tablee.engine.bits import members
from tablee.engine.state import SPECTATOR
from tablee.engine.view import Line, Phase, ScoreLine, Standing, phases
from tablee.games.coup import rules
from tablee.games.coup.content import MONEY
from tablee.games.coup.memory import CoupMemory
from tablee.games.coup.moves import LETTERS, MOVES, TILE_NAMES, may_buy, must_lay, tile_name
from tablee.games.coup.rules import CoupState, Tables
from tablee.games.coup.view.shown import CoupView, PlayerView, Returned, Row, Run

PHASES = ("buying", "laying", "swapping", "last-tiles", "scoring")


def views(state: CoupState, viewers: Sequence[int]) -> list[CoupView]:
    """What everybody sees is made once."""
    public = _public(state)
    return [public if viewer == SPECTATOR else _seen(state, public, viewer) for viewer in viewers]


def _public(state: CoupState) -> CoupView:
    players = _players(state)
    return CoupView(
        viewer=SPECTATOR,
        seats=state.seats,
        to_act=-1 if state.over else state.to_act,
        over=state.over,
        prompt=_prompt(state, SPECTATOR),
        scores=state.scores() if state.over else (),
        goal=rules.GOAL,
        phase=PHASES[state.phase],
        round=state.round,
        start=state.start,
        rows=_rows(state),
        players=players,
        price=state.tables.price,
        run_values=_run_values(state.tables),
        hand_size=state.tables.hand,
        bank=MONEY - sum(state.cash),
        pool=state.pool_size,
        left=_left(state),
        maker=state.maker,
        aside=[],
        pips=() if state.over else MOVES.pips(state, SPECTATOR),
        heading=_counted("coup-heading", "round", state.round),
        phases=_phases(state.phase, state.maker >= 0),
        supply=_counted("coup-supply", "count", state.pool_size),
        standings=[_standing(player.cash, player.worth) for player in players],
    )


@lru_cache(maxsize=64)
def _run_values(tables: Tables) -> list[int]:
    return list(tables.run_value)


_ROUND = ("buying", "laying", "swapping")
_END = ("buying", "laying", "last-tiles")  # the Coup comes while tiles are laid


@lru_cache(maxsize=16)
def _phases(phase: int, made: bool) -> list[Phase]:
    order, name = _END if made else _ROUND, PHASES[phase]
    return phases("coup-phase", order, order.index(name) if name in order else len(order))


@lru_cache(maxsize=4096)  # what stays the same is the same object: nothing is compared twice
def _standing(cash: int, worth: int) -> Standing:
    return Standing(cash, Line("coup-worth", {"worth": worth}))


@lru_cache(maxsize=512)
def _counted(key: str, name: str, count: int) -> Line:
    return Line(key, {name: count})


def _seen(state: CoupState, public: CoupView, viewer: int) -> CoupView:
    """What lies open, and the viewer's own tiles."""
    mine = viewer == state.to_act
    aside = aside_of(state) if mine else []
    return replace(
        public,
        viewer=viewer,
        prompt=_prompt(state, viewer) if mine else public.prompt,
        hand=[TILE_NAMES[tile] for tile in state.hand_tiles(viewer) if tile not in aside],
        aside=[TILE_NAMES[tile] for tile in aside] if aside else public.aside,
        begun=[MOVES.name(state, rules.ASIDE + tile) for tile in aside],
        returned=_returned(state, viewer),
    )


def aside_of(state: CoupState) -> list[int]:
    """Tiles that the seat to act has put aside in this swap."""
    return [state.pending.steps[i] - rules.ASIDE for i in range(state.pending.count)]


def _rows(state: CoupState) -> list[Row]:
    tables, made, rows = state.tables, state.maker >= 0, zip(state.board, state.supply, strict=True)
    return [_row(tables, colour, row, supply, made) for colour, (row, supply) in enumerate(rows)]


@lru_cache(maxsize=2048)  # all viewers see the same rows, and a move changes one of them
def _row(tables: Tables, colour: int, row: int, supply: int, made: bool) -> Row:
    laid = [number + 1 for number in members(row & rules.FULL_ROW)]
    coups = [
        number + 1
        for number in range(0 if made else rules.NUMBERS)
        if rules.has_coup(row & rules.FULL_ROW | 1 << number)
    ]
    value, gains = rules.row_value(row, tables.run_value), rules.row_gains(row, tables.run_value)
    return Row(LETTERS[colour], laid, value, supply, gains, _runs(laid, tables), coups, rules.missing(row))


def _runs(laid: list[int], tables: Tables) -> list[Run]:
    firsts = [number for number in laid if number - 1 not in laid]
    lasts = [number for number in laid if number + 1 not in laid]
    return [Run(first, last, tables.run_value[last - first + 1]) for first, last in zip(firsts, lasts, strict=True)]


def _players(state: CoupState) -> list[PlayerView]:
    tokens = list(state.tokens)
    hands = zip(state.cash, state.held, state.scores(), strict=True)
    return [
        PlayerView(cash, tokens[seat * rules.COLOURS : (seat + 1) * rules.COLOURS], tiles, worth)
        for seat, (cash, tiles, worth) in enumerate(hands)
    ]


def _left(state: CoupState) -> int:
    if state.phase == rules.BUYING:
        return may_buy(state)
    return must_lay(state) if state.phase == rules.LAYING else 0


def _returned(state: CoupState, seat: int) -> list[Returned]:
    memory = state.memory
    if not isinstance(memory, CoupMemory):
        return []
    return [Returned(tile_name(tile), round) for tile, round in memory.returned_by(seat)]


def _prompt(state: CoupState, viewer: int) -> Line:
    if not state.over:
        return MOVES.prompt(state, viewer)
    best = max(scores := state.scores())
    winners = [seat for seat in range(state.seats) if scores[seat] == best]
    if len(winners) > 1:
        return Line("coup-prompt-tie", {"count": len(winners), "capital": best})
    return Line("coup-prompt-won", {"seat": winners[0], "capital": best})


def score_sheet(state: CoupState, viewer: int) -> list[list[ScoreLine]]:
    """Cash, then the tokens of each colour (COUP-7.3)."""
    sheets = []
    for seat in range(state.seats):
        lines = [ScoreLine(Line("coup-score-cash"), state.cash[seat])]
        for colour in range(rules.COLOURS):
            held, value = state.tokens[seat * rules.COLOURS + colour], state.token_value(colour)
            if held:
                args: dict[str, int | str] = {"colour": LETTERS[colour], "tokens": held, "value": value}
                lines.append(ScoreLine(Line("coup-score-tokens", args), held * value))
        sheets.append(lines)
    return sheets

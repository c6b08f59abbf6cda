"""The whole table for each viewer: what lies open once for all, and the own tiles. What may be done; the score."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from tablee.engine.bits import members
from tablee.engine.state import SPECTATOR
from tablee.engine.view import Choice, Line, Picks, ScoreLine
from tablee.games.coup import rules
from tablee.games.coup.content import MONEY
from tablee.games.coup.memory import CoupMemory
from tablee.games.coup.notation import LETTERS, TILE_NAMES, action_name, tile_name
from tablee.games.coup.rules import CoupState, Tables
from tablee.games.coup.view.shown import CoupView, PlayerView, Returned, Row, Run

PHASES = ("buying", "laying", "swapping", "last-tiles", "scoring")


def views(state: CoupState, viewers: Sequence[int]) -> list[CoupView]:
    """What everybody sees is made once."""
    left = _left(state)
    public = _public(state, left)
    return [public if viewer == SPECTATOR else _seen(state, public, left, viewer) for viewer in viewers]


def _public(state: CoupState, left: int) -> CoupView:
    return CoupView(
        viewer=SPECTATOR,
        seats=state.seats,
        to_act=-1 if state.over else state.to_act,
        over=state.over,
        prompt=_prompt(state, 0, left, SPECTATOR),
        scores=state.scores() if state.over else (),
        phase=PHASES[state.phase],
        round=state.round,
        start=state.start,
        rows=_rows(state),
        players=_players(state),
        price=state.tables.price,
        bank=MONEY - sum(state.cash),
        pool=state.pool_size,
        left=left,
        maker=state.maker,
        aside=[],
    )


def _seen(state: CoupState, public: CoupView, left: int, viewer: int) -> CoupView:
    """What lies open, and the viewer's own tiles."""
    mine = viewer == state.to_act
    aside = aside_of(state) if mine else []
    return replace(
        public,
        viewer=viewer,
        prompt=_prompt(state, len(aside), left, viewer) if mine else public.prompt,
        hand=[TILE_NAMES[tile] for tile in state.hand_tiles(viewer) if tile not in aside],
        aside=[TILE_NAMES[tile] for tile in aside] if aside else public.aside,
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
    return Row(LETTERS[colour], laid, value, supply, gains, _runs(laid, tables), coups)


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
        affordable = state.cash[state.to_act] // state.tables.price
        return min(state.tables.buy - state.bought, affordable, sum(state.supply))
    if state.phase == rules.LAYING:
        return -(-state.turns_left // state.seats)
    return 0


def _returned(state: CoupState, seat: int) -> list[Returned]:
    memory = state.memory
    if not isinstance(memory, CoupMemory):
        return []
    return [Returned(tile_name(tile), round) for tile, round in memory.returned_by(seat)]


def _prompt(state: CoupState, aside: int, left: int, viewer: int) -> Line:
    """Who must do what, and what is left."""
    if state.over:
        best = max(scores := state.scores())
        winners = [seat for seat in range(state.seats) if scores[seat] == best]
        if len(winners) > 1:
            return Line("coup-prompt-tie", {"count": len(winners), "capital": best})
        return Line("coup-prompt-won", {"seat": winners[0], "capital": best})
    mine = "you" if viewer == state.to_act else "other"
    seat = state.to_act
    if state.phase == rules.BUYING:
        return Line("coup-prompt-buy", {"who": mine, "seat": seat, "left": left})
    if state.phase == rules.LAYING:
        lay = state.tables.lay
        return Line("coup-prompt-lay", {"who": mine, "seat": seat, "turn": lay - left + 1, "of": lay})
    if state.phase == rules.SWAPPING:
        return Line("coup-prompt-swap", {"who": mine, "seat": seat, "aside": aside})
    return Line("coup-prompt-last", {"who": mine, "seat": seat})


def choices(state: CoupState) -> list[Choice]:
    return [_CHOICES[action] for action in state.legal_actions()]


def picks(state: CoupState) -> Picks | None:
    """Tiles of a swap: any of them, until `done`."""
    if state.phase != rules.SWAPPING:
        return None
    tiles = [_CHOICES[action] for action in state.legal_actions() if rules.ASIDE <= action < rules.DONE]
    return Picks(tiles) if tiles else None


def _choice(action: int) -> Choice:
    """With the pieces it can be made by, and the row of the board it belongs to."""
    text = action_name(action)
    if action < rules.STOP:
        return Choice(action, text, [f"supply-{LETTERS[action - rules.BUY]}"], LETTERS[action - rules.BUY])
    if rules.LAY <= action < rules.DONE:
        name = tile_name((action - rules.LAY) % rules.TILES)
        return Choice(action, text, [name], name[0], whole=action < rules.ASIDE)
    return Choice(action, text, [])


_CHOICES = tuple(_choice(action) for action in range(rules.NUM_ACTIONS))


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

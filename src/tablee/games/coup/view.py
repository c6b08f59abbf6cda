"""What each viewer sees of a game of Coup, and what each is told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from tablee.engine.bits import members
from tablee.engine.game import Step
from tablee.engine.state import SPECTATOR
from tablee.engine.view import Choice, Line, Picks, ScoreLine, View
from tablee.games.coup.content import MONEY
from tablee.games.coup.memory import CoupMemory
from tablee.games.coup.notation import LETTERS, TILE_NAMES, action_name, tile_name
from tablee.games.coup.rules import (
    ASIDE,
    BUY,
    BUYING,
    COLOURS,
    DONE,
    FULL_ROW,
    LAY,
    LAYING,
    NUM_ACTIONS,
    NUMBERS,
    PASS,
    STOP,
    SWAPPING,
    TILES,
    CoupState,
    Tables,
    has_coup,
    row_gains,
    row_value,
)

PHASES = ("buying", "laying", "swapping", "last-tiles", "scoring")


class Run(Struct, frozen=True):
    """Tiles of a row without a gap."""

    first: int
    last: int
    value: int  # what it adds to the value of a token


class Row(Struct, frozen=True):
    """One colour of the board."""

    colour: str
    laid: Sequence[int]  # numbers from 1 to 20
    value: int  # of one token
    supply: int  # tokens left
    gains: Sequence[int]  # by number from 1: what laying it would add to the value of a token; 0 where a tile lies
    runs: Sequence[Run]
    coups: Sequence[int]  # numbers that would make the Coup; none when it is made


class PlayerView(Struct, frozen=True):
    cash: int
    tokens: Sequence[int]  # by colour
    tiles: int  # in hand
    worth: int  # cash and tokens at their present value


class Returned(Struct, frozen=True):
    """An own tile put back and not seen since."""

    tile: str
    round: int


class CoupView(View, frozen=True, kw_only=True):
    phase: str
    round: int
    start: int  # who begins this round
    rows: Sequence[Row]
    players: Sequence[PlayerView]
    price: int  # of a token
    bank: int
    pool: int
    left: int  # in this phase and round: tokens the seat to act may still buy, or tiles it still has to lay
    maker: int  # who made the Coup; -1 before
    hand: Sequence[str] = ()  # own tiles, without those lying aside
    aside: Sequence[str] = ()  # own tiles chosen to go back
    returned: Sequence[Returned] = ()


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
    aside = _aside(state) if mine else []
    return replace(
        public,
        viewer=viewer,
        prompt=_prompt(state, len(aside), left, viewer) if mine else public.prompt,
        hand=[TILE_NAMES[tile] for tile in state.hand_tiles(viewer) if tile not in aside],
        aside=[TILE_NAMES[tile] for tile in aside] if aside else public.aside,
        returned=_returned(state, viewer),
    )


def _aside(state: CoupState) -> list[int]:
    """Tiles that the seat to act has put aside in this swap."""
    return [state.pending.steps[i] - ASIDE for i in range(state.pending.count)]


def _rows(state: CoupState) -> list[Row]:
    tables, made, rows = state.tables, state.maker >= 0, zip(state.board, state.supply, strict=True)
    return [_row(tables, colour, row, supply, made) for colour, (row, supply) in enumerate(rows)]


@lru_cache(maxsize=2048)  # all viewers see the same rows, and a move changes one of them
def _row(tables: Tables, colour: int, row: int, supply: int, made: bool) -> Row:
    laid = [number + 1 for number in members(row & FULL_ROW)]
    coups = [number + 1 for number in range(0 if made else NUMBERS) if has_coup(row & FULL_ROW | 1 << number)]
    value, gains = row_value(row, tables.run_value), row_gains(row, tables.run_value)
    return Row(LETTERS[colour], laid, value, supply, gains, _runs(laid, tables), coups)


def _runs(laid: list[int], tables: Tables) -> list[Run]:
    firsts = [number for number in laid if number - 1 not in laid]
    lasts = [number for number in laid if number + 1 not in laid]
    return [Run(first, last, tables.run_value[last - first + 1]) for first, last in zip(firsts, lasts, strict=True)]


def _players(state: CoupState) -> list[PlayerView]:
    tokens = list(state.tokens)
    hands = zip(state.cash, state.held, state.scores(), strict=True)
    return [
        PlayerView(cash, tokens[seat * COLOURS : (seat + 1) * COLOURS], tiles, worth)
        for seat, (cash, tiles, worth) in enumerate(hands)
    ]


def _left(state: CoupState) -> int:
    if state.phase == BUYING:
        affordable = state.cash[state.to_act] // state.tables.price
        return min(state.tables.buy - state.bought, affordable, sum(state.supply))
    if state.phase == LAYING:
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
    if state.phase == BUYING:
        return Line("coup-prompt-buy", {"who": mine, "seat": seat, "left": left})
    if state.phase == LAYING:
        lay = state.tables.lay
        return Line("coup-prompt-lay", {"who": mine, "seat": seat, "turn": lay - left + 1, "of": lay})
    if state.phase == SWAPPING:
        return Line("coup-prompt-swap", {"who": mine, "seat": seat, "aside": aside})
    return Line("coup-prompt-last", {"who": mine, "seat": seat})


def choices(actions: list[int]) -> list[Choice]:
    return [_CHOICES[action] for action in actions]


def picks(actions: list[int]) -> Picks | None:
    """Tiles of a swap: any of them, until `done`."""
    tiles = [_CHOICES[action] for action in actions if ASIDE <= action < DONE]
    return Picks(tiles) if tiles else None


def _choice(action: int) -> Choice:
    """With the pieces it can be made by, and the row of the board it belongs to."""
    text = action_name(action)
    if action < STOP:
        return Choice(action, text, [f"supply-{LETTERS[action - BUY]}"], LETTERS[action - BUY])
    if LAY <= action < DONE:
        name = tile_name((action - LAY) % TILES)
        return Choice(action, text, [name], name[0], whole=action < ASIDE)
    return Choice(action, text, [])


_CHOICES = tuple(_choice(action) for action in range(NUM_ACTIONS))


def logs(step: Step, viewers: Sequence[int]) -> list[list[Line]]:
    """The move itself, then what followed from it by itself: draws nobody was asked about, a new round, the Coup."""
    before, action, after, seat = step.before, step.action, step.after, step.seat
    if ASIDE <= action < DONE:
        return [[] for _ in viewers]  # told with `done`
    first: list[Line] = [_told(before, action, after)]
    last: list[Line] = []
    if after.maker >= 0 and before.maker < 0:
        tile = action - LAY
        length = _run_through(after.board[tile // NUMBERS], tile % NUMBERS)
        first.append(Line("coup-log-coup", {"seat": seat, "colour": LETTERS[tile // NUMBERS], "length": length}))
    if after.round > before.round:
        last.append(Line("coup-log-round", {"round": after.round, "seat": after.start}))
    if after.over:
        last.append(Line("coup-log-over"))
    drawn = _drawn(before, after, asked=seat if action == DONE else None)
    return [[*first, *(_draw(drawer, names, viewer) for drawer, names in drawn), *last] for viewer in viewers]


def _run_through(row: int, number: int) -> int:
    """Length of the run that the space belongs to."""
    first = last = number
    while first > 0 and row >> (first - 1) & 1:
        first -= 1
    while row >> (last + 1) & 1:
        last += 1
    return last - first + 1


def _told(before: CoupState, action: int, after: CoupState) -> Line:
    seat = before.to_act
    if action < STOP:
        return Line("coup-log-buy", {"seat": seat, "colour": LETTERS[action]}, [f"supply-{LETTERS[action]}"])
    if action == STOP:
        return Line("coup-log-stop", {"seat": seat, "bought": before.bought})
    if action == PASS:
        return Line("coup-log-pass", {"seat": seat})
    if action == DONE:
        return Line("coup-log-swap", {"seat": seat, "count": before.pending.count})
    name, colour = tile_name(action - LAY), (action - LAY) // NUMBERS
    value, gain = after.token_value(colour), after.token_value(colour) - before.token_value(colour)
    args: dict[str, int | str] = {"seat": seat, "tile": name, "colour": name[0], "value": value, "gain": gain}
    return Line("coup-log-lay", args, [name])


def _drawn(before: CoupState, after: CoupState, asked: int | None) -> list[tuple[int, list[str]]]:
    """Who drew which tiles, in the order of play."""
    kept = list(before.hands)
    if asked is not None:
        for tile in _aside(before):  # one that comes back at once was drawn, too
            kept[asked * COLOURS + tile // NUMBERS] &= ~(1 << tile % NUMBERS)
    drawn = [now & ~old for now, old in zip(after.hands, kept, strict=True)]
    if not any(drawn):
        return []
    seats = [(before.start + offset) % before.seats for offset in range(before.seats)]
    found = [(seat, _names(drawn[seat * COLOURS : (seat + 1) * COLOURS])) for seat in seats]
    return [(seat, names) for seat, names in found if names]


def _names(masks: list[int]) -> list[str]:
    return [tile_name(colour * NUMBERS + number) for colour, mask in enumerate(masks) for number in members(mask)]


def _draw(seat: int, names: list[str], viewer: int) -> Line:
    """How many; which ones only for whoever drew them."""
    if seat != viewer:
        return Line("coup-log-draw", {"seat": seat, "count": len(names)}, [])
    return Line("coup-log-drew", {"seat": seat, "count": len(names), "tiles": ", ".join(names)}, names)


def score_sheet(state: CoupState) -> list[list[ScoreLine]]:
    """Cash, then the tokens of each colour (COUP-7.3)."""
    sheets = []
    for seat in range(state.seats):
        lines = [ScoreLine(Line("coup-score-cash"), state.cash[seat])]
        for colour in range(COLOURS):
            held, value = state.tokens[seat * COLOURS + colour], state.token_value(colour)
            if held:
                args: dict[str, int | str] = {"colour": LETTERS[colour], "tokens": held, "value": value}
                lines.append(ScoreLine(Line("coup-score-tokens", args), held * value))
        sheets.append(lines)
    return sheets

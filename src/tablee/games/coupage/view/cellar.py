"""The players and their barrels, with the face-down Time cards that the viewer knows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from tablee.engine.state import SPECTATOR
from tablee.engine.view import Line
from tablee.games.coupage.content import RECIPE_CODES
from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.printed import BITS, Printed
from tablee.games.coupage.rules.state import CoupageState
from tablee.games.coupage.view.aid import variety_codes
from tablee.games.coupage.view.needs import waits
from tablee.games.coupage.view.shown import Barrel, PlayerView, TimeCard

STAGES = {n.EMPTY: "empty", n.PRODUCING: "producing", n.BOTTLED: "bottled"}
SPOILED_TURNS = 4


def players(state: CoupageState) -> list[PlayerView]:
    """As everybody sees them."""
    return [_player(state, seat, _barrels(state, seat, SPECTATOR)) for seat in range(state.seats)]


def players_seen(state: CoupageState, public: Sequence[PlayerView], viewer: int) -> Sequence[PlayerView]:
    """The same, unless the viewer knows a card that lies face down."""
    own: list[PlayerView] = []
    for seat, player in enumerate(public):
        hidden = any(time.down for barrel in player.barrels for time in barrel.time)
        barrels = _barrels(state, seat, viewer) if hidden else player.barrels
        own.append(player if barrels == player.barrels else replace(player, barrels=barrels))
    return own if any(mine is not other for mine, other in zip(own, public, strict=True)) else public


def _player(state: CoupageState, seat: int, barrels: Sequence[Barrel]) -> PlayerView:
    return PlayerView(
        cards=state.held[seat],
        wines=state.wines(seat),
        cavas=state.cavas(seat),
        progress=state.progress(seat),
        barrels=barrels,
    )


def _barrels(state: CoupageState, seat: int, viewer: int) -> list[Barrel]:
    """A cellar as the viewer sees it."""
    cellar = list(state.barrels[seat * n.CELLAR : (seat + 1) * n.CELLAR])
    rows = [_fields(state, cellar[place : place + n.STRIDE], viewer) for place in range(0, n.CELLAR, n.STRIDE)]
    marked = state.cava_cards >> seat * n.BARRELS
    return [_barrel(state.printed, row, marked >> i & 1 == 1) for i, row in enumerate(rows)]


def _fields(state: CoupageState, fields: list[int], viewer: int) -> tuple[int, ...]:
    """A barrel as the viewer sees it: a Time card it does not know is -1, and who knows it is nobody's business."""
    for i in range(n.TIME_CARD, n.TIME_CARD + fields[n.TIME_COUNT]):
        fields[i] = fields[i] & 2 * n.FACE_DOWN - 1 if state.knows_time(fields[i], viewer) else -1
    return tuple(fields)


@lru_cache(maxsize=4096)  # a move changes one or two barrels, and most viewers see the same
def _barrel(printed: Printed, fields: tuple[int, ...], cava_card: bool) -> Barrel:
    stage, recipe, spoiled = fields[n.STAGE], fields[n.RECIPE], fields[n.SPOILED]
    if stage == n.EMPTY:
        return Barrel("empty", Line("coupage-barrel-free"))
    grapes = fields[n.GRAPE : n.GRAPE + fields[n.GRAPE_COUNT]]
    times = fields[n.TIME_CARD : n.TIME_CARD + fields[n.TIME_COUNT]]
    missing = int(printed.slots[recipe]) - len(grapes) if stage == n.PRODUCING else 0
    ageing = max(0, int(printed.time[recipe]) - len(times)) if stage == n.PRODUCING else 0
    packed = sum(1 << BITS * (card // n.LEVELS) for card in grapes)
    codes = variety_codes(printed)
    spoiled_turns = SPOILED_TURNS + 1 - spoiled if spoiled else 0
    waiting = waits(missing, ageing, int(printed.cost[recipe]), spoiled_turns)
    return Barrel(
        stage=STAGES[stage],
        waits=waiting if stage == n.PRODUCING else Line("coupage-barrel-bottled"),
        recipe=RECIPE_CODES[recipe],
        cava=n.is_cava(recipe),
        cava_card=cava_card,
        grapes=[printed.codes[card] for card in grapes],
        grapes_missing=missing,
        helps=[c for v, c in enumerate(codes) if missing and printed.can_hold(recipe, packed + (1 << BITS * v))],
        time=[
            TimeCard(time < 0 or time & n.FACE_DOWN > 0, printed.codes[time & n.FACE_DOWN - 1] if time >= 0 else "")
            for time in times
        ],
        time_missing=ageing,
        stars=printed.cost[recipe],
        spoiled=spoiled,
        spoiled_turns=spoiled_turns,
        ready=stage == n.PRODUCING and not (missing or ageing or spoiled),
    )

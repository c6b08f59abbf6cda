"""The whole table for each viewer: what lies open once for all, and what one alone knows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from tablee.engine.moves import steps_of
from tablee.engine.state import SPECTATOR
from tablee.engine.view import Line, Phase, Standing, phases
from tablee.games.coupage.encode import chosen
from tablee.games.coupage.memory import CoupageMemory
from tablee.games.coupage.moves import MOVES, asked, due
from tablee.games.coupage.names import barrel_name
from tablee.games.coupage.rules.numbers import (
    CAVA_CARDS,
    CLASSES,
    DRAWING,
    GOAL,
    GOAL_WINES,
    HARVESTING,
    MARKET_SLOTS,
    OVER,
    TURN_LIMIT,
)
from tablee.games.coupage.rules.printed import Printed
from tablee.games.coupage.rules.state import CoupageState
from tablee.games.coupage.view.aid import aids, faces, own_aids
from tablee.games.coupage.view.cellar import players, players_seen
from tablee.games.coupage.view.shown import CoupageView, Known, Stack


def views(state: CoupageState, viewers: Sequence[int]) -> list[CoupageView]:
    """What everybody sees is made once."""
    public = _public(state)
    return [public if viewer == SPECTATOR else _seen(state, public, viewer) for viewer in viewers]


def _public(state: CoupageState) -> CoupageView:
    codes = state.printed.codes
    paid = [codes[state.paid_card(i)] for i in range(state.paid_count)]
    return CoupageView(
        viewer=SPECTATOR,
        seats=state.seats,
        to_act=-1 if state.over else state.to_act,
        over=state.over,
        prompt=_prompt(state, SPECTATOR),
        scores=state.scores() if state.over else (),
        phase=_phase(state),
        step=_phase(state),
        turn=state.turn,
        round=_round(state),
        actions_left=state.actions_left,
        extra=state.extra,
        abilities=state.abilities,
        second_cava_is_wine=state.second_cava,
        turn_limit=TURN_LIMIT * state.seats,
        turns=state.turns,
        pile=state.pile_size,
        discard=_stacks(state.printed, [int(number) for number in state.discard]),
        top=_code(state, state.top),
        market=[_code(state, state.open[slot]) for slot in range(MARKET_SLOTS)],
        harvest=_harvest(state),
        resolving=_code(state, state.resolving),
        bottling=f"barrel-{barrel_name(state.bottling)}" if state.bottling >= 0 else "",
        paid=paid,
        cava_cards=CAVA_CARDS - sum(state.cavas(seat) > 0 for seat in range(state.seats)),
        players=players(state),
        faces=faces(state.printed),
        aid=aids(state.printed),
        time_stars=state.printed.time_cost,
        goal_wines=GOAL_WINES,
        goal_cavas=GOAL - GOAL_WINES,
        winner=state.winner,
        pips=() if state.over else MOVES.pips(state, SPECTATOR),
        heading=_counted("coupage-heading", "round", _round(state)),
        phases=_phases(state.phase),
        supply=_counted("coupage-supply", "count", state.pile_size),
        standings=_standings(state),
    )


def _round(state: CoupageState) -> int:
    """Turns of the table, from 1; an extra turn belongs to the round of the turn before it (CPG-10.4)."""
    return int((state.turns - state.extras) // state.seats) + 1


@lru_cache(maxsize=16)
def _phases(phase: int) -> list[Phase]:
    """A harvest and the abilities of wines happen within the actions."""
    return phases("coupage-phase", ("draw", "act"), 2 if phase == OVER else int(phase != DRAWING))


def _standings(state: CoupageState) -> list[Standing]:
    return [_standing(state.progress(seat), state.wines(seat), state.cavas(seat)) for seat in range(state.seats)]


@lru_cache(maxsize=256)  # what stays the same is the same object: nothing is compared twice
def _standing(progress: int, wines: int, cavas: int) -> Standing:
    return Standing(progress, Line("coupage-bottles", {"wines": wines, "cavas": cavas}))


@lru_cache(maxsize=512)
def _counted(key: str, name: str, count: int) -> Line:
    return Line(key, {name: count})


def _seen(state: CoupageState, public: CoupageView, viewer: int) -> CoupageView:
    """What lies open, and what the viewer alone knows."""
    mine = viewer == state.to_act and not state.over
    picked = chosen(state, viewer)
    counts = list(state.hands[viewer * CLASSES : (viewer + 1) * CLASSES])
    for card in picked:
        counts[card] -= 1
    codes = state.printed.codes
    steps = steps_of(state) if mine else []
    return replace(
        public,
        viewer=viewer,
        prompt=_prompt(state, viewer) if mine else public.prompt,
        step=asked(state).name if mine else public.step,
        players=players_seen(state, public.players, viewer),
        aid=own_aids(state, viewer),
        hand=_stacks(state.printed, counts),
        chosen=[codes[card] for card in picked],
        begun=[MOVES.name(state, step) for step in steps],
        due=due(state) if mine else 0,
        known=_known(state, viewer),
    )


def _phase(state: CoupageState) -> str:
    """What everybody can see to be asked."""
    return "over" if state.over else MOVES.asked(state, ()).name


def _prompt(state: CoupageState, viewer: int) -> Line:
    if not state.over:
        return MOVES.prompt(state, viewer)
    if state.winner >= 0:
        return Line("coupage-prompt-won", {"seat": state.winner})
    best = [seat for seat, share in enumerate(state.returns()) if share]
    if len(best) == 1:
        return Line("coupage-prompt-stopped", {"seat": best[0]})
    return Line("coupage-prompt-shared", {"count": len(best)})


def _code(state: CoupageState, card: int) -> str:
    return state.printed.codes[card] if card >= 0 else ""


def _stacks(printed: Printed, counts: list[int]) -> list[Stack]:
    return [Stack(printed.codes[card], number) for card, number in enumerate(counts) if number]


def _harvest(state: CoupageState) -> list[str]:
    if state.phase != HARVESTING:
        return []
    return [_code(state, state.open[MARKET_SLOTS + place]) for place in range(state.seats)]


def _known(state: CoupageState, viewer: int) -> list[Known]:
    memory = state.memory
    if not isinstance(memory, CoupageMemory):
        return []
    codes = state.printed.codes
    return [Known(hand, codes[card], number) for hand, card, number in memory.certain(viewer)]

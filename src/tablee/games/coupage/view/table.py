"""The whole table for each viewer: what lies open once for all, and what one alone knows."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.engine.state import SPECTATOR
from tablee.games.coupage.encode import chosen
from tablee.games.coupage.memory import CoupageMemory
from tablee.games.coupage.notation import action_name, barrel_name
from tablee.games.coupage.rules.numbers import CAVA_CARDS, CLASSES, HARVESTING, MARKET_SLOTS, TURN_LIMIT
from tablee.games.coupage.rules.printed import Printed
from tablee.games.coupage.rules.state import CoupageState
from tablee.games.coupage.view.aid import aids, faces, own_aids
from tablee.games.coupage.view.cellar import players, players_seen
from tablee.games.coupage.view.question import PHASES, asked, due, prompt
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
        prompt=prompt(state, SPECTATOR),
        scores=state.scores() if state.over else (),
        phase=PHASES[state.phase],
        step=PHASES[state.phase],
        turn=state.turn,
        round=state.turns // state.seats + 1,
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
        winner=state.winner,
    )


def _seen(state: CoupageState, public: CoupageView, viewer: int) -> CoupageView:
    """What lies open, and what the viewer alone knows."""
    mine = viewer == state.to_act and not state.over
    picked = chosen(state, viewer)
    counts = list(state.hands[viewer * CLASSES : (viewer + 1) * CLASSES])
    for card in picked:
        counts[card] -= 1
    codes = state.printed.codes
    steps = [int(state.pending.steps[i]) for i in range(state.pending.count)] if mine else []
    return replace(
        public,
        viewer=viewer,
        prompt=prompt(state, viewer) if mine else public.prompt,
        step=asked(state) if mine else public.step,
        players=players_seen(state, public.players, viewer),
        aid=own_aids(state, viewer),
        hand=_stacks(state.printed, counts),
        chosen=[codes[card] for card in picked],
        begun=[action_name(state.printed, step) for step in steps],
        due=due(state) if mine else 0,
        known=_known(state, viewer),
    )


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

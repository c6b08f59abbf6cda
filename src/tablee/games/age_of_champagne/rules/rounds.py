"""What the rules do by themselves between two decisions: stage by stage, as in chapter 4."""

from __future__ import annotations

from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.assignment import next_placement
from tablee.games.age_of_champagne.rules.drawing import resolve_draw
from tablee.games.age_of_champagne.rules.events import next_of_event
from tablee.games.age_of_champagne.rules.facilities import resolve_facility
from tablee.games.age_of_champagne.rules.harvest import harvest_next
from tablee.games.age_of_champagne.rules.houses import Houses
from tablee.games.age_of_champagne.rules.marketing import resolve_grid, resolve_marketing
from tablee.games.age_of_champagne.rules.merchant import follow_event
from tablee.games.age_of_champagne.rules.season import end_season
from tablee.games.age_of_champagne.rules.setup import inherit_next, seat_council
from tablee.games.age_of_champagne.rules.shipping import resolve_shipper, resolve_speaker
from tablee.games.age_of_champagne.rules.vineyards import resolve_vineyard


def go_on(state: Houses) -> None:
    """Step by step until somebody is asked, or the game is over."""
    while state.phase == n.RUNNING:
        stage = state.stage
        if n.STAGE_VINEYARDS <= stage <= n.STAGE_HARVEST:
            if not _resolve(state):
                state.start_stage(stage + 1)
        elif stage == n.STAGE_ASSIGN:
            next_placement(state)
        elif stage == n.STAGE_EVENT:
            next_of_event(state)
        elif stage == n.STAGE_MERCHANT:
            follow_event(state)
        elif stage == n.STAGE_SEASON:
            end_season(state)
        elif stage == n.STAGE_INHERIT:
            inherit_next(state)
        else:
            seat_council(state)


def _resolve(state: Houses) -> bool:
    """One step of the zone or of the harvest; False: it is done (AOC-6.1)."""
    stage = state.stage
    if stage == n.STAGE_VINEYARDS:
        return resolve_vineyard(state)
    if stage == n.STAGE_PRESS:
        return resolve_facility(state, n.ZONE_2)
    if stage == n.STAGE_WINERY:
        return resolve_facility(state, n.ZONE_3)
    if stage == n.STAGE_GRID:
        return resolve_grid(state)
    if stage == n.STAGE_MARKETING:
        return resolve_marketing(state)
    if stage == n.STAGE_SPEAKER:
        return resolve_speaker(state)
    if stage == n.STAGE_SHIPPING:
        return resolve_shipper(state)
    if stage == n.STAGE_DRAW:
        return resolve_draw(state)
    return harvest_next(state)

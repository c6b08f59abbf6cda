"""What the rules of Capa d'Oro let each viewer know: section 5 of the specification. Everybody knows the same."""

from __future__ import annotations

from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.state import CapaDoroState


def knows(state: CapaDoroState, viewer: int) -> object:
    """Everything but the orders of bag, event pile and tile piles. What lies in them follows from what lies open."""
    bag = [int(state.bag[i]) for i in range(state.bag_size)]
    events = [int(state.events[i]) for i in range(state.events_size)]
    open_table = [list(state.spaces), list(state.market), list(state.players)]
    piles = [
        [bag.count(cube) for cube in range(n.CUBES)],
        [events.count(kind) for kind in range(n.EVENT_KINDS)],
        sorted(int(state.tiles[i]) for i in range(state.tiles_b)),
        sorted(int(state.tiles[n.TILES_EACH + i]) for i in range(state.tiles_c)),
    ]
    where = [state.phase, state.first, state.turn, state.turns, state.to_act, state.over, state.winner, state.die]
    turn = [state.drawn, state.event, state.sown, state.bought, state.sold, state.bonus]
    turn += [state.developing_b, state.developing_c, state.beetles, state.plague, state.loss]
    return open_table, piles, where, turn, [state.customs, state.customs_seat, state.neutrals]

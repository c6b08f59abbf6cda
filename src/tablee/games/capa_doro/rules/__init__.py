"""The rules of Capa d'Oro. `numbers` names places, pieces and actions, `printed` holds the board and the tiles,
`estates` is what lies where, and `state` plays. The chapters of the rulebook are `growth`, `events`, `plantations`,
`market` and `cigars`; `turn` ties them together."""

from __future__ import annotations

from tablee.engine.rng import Dealer, Rng
from tablee.games.capa_doro.options import CapaDoroOptions
from tablee.games.capa_doro.rules.numbers import NUM_ACTIONS
from tablee.games.capa_doro.rules.printed import Printed
from tablee.games.capa_doro.rules.state import CapaDoroState


def num_actions(options: CapaDoroOptions) -> int:
    return NUM_ACTIONS


def set_up(
    seats: int, options: CapaDoroOptions, content: Printed, rules: int, rng: Rng, dealer: Dealer
) -> CapaDoroState:
    return CapaDoroState(seats, content, rules, rng, options.events, dealer)

"""The rules of Coupage. `numbers` names cards, places and actions, `printed` holds the recipes, `cellars` is what lies
where and who knows it, and `state` plays. The chapters of the rulebook are `turn`, `piles`, `grapes`, `ageing`,
`payments`, `bottling`, `specials` and `abilities`; `actions` ties them to the decisions of a turn."""

from __future__ import annotations

from tablee.engine.rng import Dealer, Rng
from tablee.games.coupage.options import CoupageOptions
from tablee.games.coupage.rules.numbers import NUM_ACTIONS
from tablee.games.coupage.rules.printed import Printed
from tablee.games.coupage.rules.state import CoupageState


def num_actions(options: CoupageOptions) -> int:
    return NUM_ACTIONS


def set_up(seats: int, options: CoupageOptions, content: Printed, rules: int, rng: Rng, dealer: Dealer) -> CoupageState:
    return CoupageState(seats, content, rules, rng, options.abilities, options.second_cava_is_wine, dealer)

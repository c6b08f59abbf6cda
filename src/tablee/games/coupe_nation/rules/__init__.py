"""The rules of Coupe nation. `numbers` names positions, cards and actions, `printed` holds the symbols, `tower` is what
lies where and what fits where, and `state` plays. `drawing`, `turn` and `reserve` are the chapters of the rulebook."""

from __future__ import annotations

from tablee.engine.rng import Dealer, Rng
from tablee.games.coupe_nation.options import CoupeNationOptions
from tablee.games.coupe_nation.rules.numbers import NUM_ACTIONS
from tablee.games.coupe_nation.rules.printed import Printed
from tablee.games.coupe_nation.rules.state import CoupeNationState


def num_actions(options: CoupeNationOptions) -> int:
    return NUM_ACTIONS


def set_up(
    seats: int, options: CoupeNationOptions, content: Printed, rules: int, rng: Rng, dealer: Dealer
) -> CoupeNationState:
    return CoupeNationState(seats, content, rules, rng, options.finish, dealer)

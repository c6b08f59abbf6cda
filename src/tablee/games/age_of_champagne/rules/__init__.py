"""The rules of Age of Champagne. `numbers` names places, pieces and actions, `printed` holds cards, tokens, tracks and
boards, `houses` is what lies where, and `state` says who decides what. The chapters of the rulebook are `setup`,
`events`, `assignment`, `vineyards`, `facilities`, `marketing`, `shipping`, `drawing`, `harvest`, `tokens`, `season`,
`scoring` and `merchant`; `rounds` ties them together."""

from __future__ import annotations

from tablee.engine.rng import Dealer, Rng
from tablee.games.age_of_champagne.options import LEVELS, AgeOfChampagneOptions
from tablee.games.age_of_champagne.rules.houses import Terms
from tablee.games.age_of_champagne.rules.numbers import NUM_ACTIONS
from tablee.games.age_of_champagne.rules.printed import Printed
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState


def num_actions(options: AgeOfChampagneOptions) -> int:
    return NUM_ACTIONS


def set_up(
    seats: int, options: AgeOfChampagneOptions, content: Printed, rules: int, rng: Rng, dealer: Dealer
) -> AgeOfChampagneState:
    terms = Terms(
        options.humans(seats),
        options.merchant,
        LEVELS.index(options.level),
        int(options.board == "simplified"),
        options.trade_partnership,
        options.high_tension,
        options.limited_supply,
        options.steered,
    )
    return AgeOfChampagneState(seats, content, rules, rng, terms, dealer)

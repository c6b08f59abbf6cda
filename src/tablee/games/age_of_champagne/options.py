"""The options of Age of Champagne, and which of them go together."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from tablee.engine.errors import TableeError
from tablee.engine.game import GameOptions

LEVELS = ("jeroboam", "mathusalem", "balthazar", "nabuchodonosor")
MOST_PARTICIPANTS = 4
MOST_UNDER_TENSION = 3


class AgeOfChampagneOptions(GameOptions, frozen=True):
    merchant: bool = False  # AOC-17.1: the Wine Merchant takes part; always against one player
    level: Literal["jeroboam", "mathusalem", "balthazar", "nabuchodonosor"] = "jeroboam"  # AOC-17.2
    board: Literal["standard", "simplified"] = "standard"  # AOC-2.1
    trade_partnership: bool = False  # AOC-16.4
    high_tension: bool = False  # AOC-16.8
    limited_supply: bool = True  # AOC-1.9
    steered: bool = False  # AOC-17.19: one more seat steers the Wine Merchant

    def humans(self, seats: int) -> int:
        """Seats that have a House: all but that of whoever steers the Wine Merchant."""
        return seats - 1 if self.steered else seats


def fit(options: AgeOfChampagneOptions, seats: int) -> AgeOfChampagneOptions:
    """One player always meets the Wine Merchant; the rest is refused where the rules forbid it."""
    if seats == 1 and not options.merchant:
        options = replace(options, merchant=True)
    if options.steered and not options.merchant:
        raise TableeError("age-of-champagne-fit-steered")
    if options.steered and seats == 1:
        raise TableeError("age-of-champagne-fit-steerer")
    humans = options.humans(seats)
    participants = humans + options.merchant
    if participants > MOST_PARTICIPANTS:
        raise TableeError("age-of-champagne-fit-merchant", humans=humans, most=MOST_PARTICIPANTS - 1)
    if options.level != LEVELS[0] and not options.merchant:
        raise TableeError("age-of-champagne-fit-level", level=options.level)
    if options.high_tension and participants > MOST_UNDER_TENSION:
        raise TableeError("age-of-champagne-fit-tension", participants=participants, most=MOST_UNDER_TENSION)
    if options.trade_partnership and humans < 2:
        raise TableeError("age-of-champagne-fit-partnership")
    return options

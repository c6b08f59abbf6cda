"""Positions of Coupage for the tests of its texts."""

from __future__ import annotations

from tests.games.coupage.scene import Scene, new

NAMES = ["Ann", "Ben", "Cle", "Dan"]
READY = "BLA MAC1 XAR1 PAR1 | TIM"


def random_positions(seats: int, seed: int) -> list[Scene]:
    """Many positions of one game, including those in the middle of a move."""
    found, place = [new(seats, seed, abilities=True)], seed
    while not found[-1].state.over and len(found) < 260:
        options = found[-1].options()
        place += 1
        found.append(found[-1].twin().play(options[place * 7 % len(options)]))
    return found

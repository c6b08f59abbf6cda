"""How long an attack may go on: every loop of it asks here before each round."""

from __future__ import annotations

import time
from collections.abc import Callable

LONGEST = 300.0  # seconds of one attack
MOST = 200_000  # rounds of one loop


class Budget:
    """So many rounds and so many seconds, whichever ends first."""

    def __init__(self, seconds: float, rounds: int, clock: Callable[[], float] = time.monotonic) -> None:
        if not 0 < seconds <= LONGEST or not 0 < rounds <= MOST:
            raise ValueError(f"an attack takes at most {LONGEST:.0f} seconds and {MOST:,} rounds")
        self._clock = clock
        self._until = clock() + seconds
        self.rounds = rounds  # that are left

    def take(self) -> bool:
        """One more round, if there is one."""
        if self.rounds <= 0 or self.seconds <= 0:
            return False
        self.rounds -= 1
        return True

    @property
    def seconds(self) -> float:
        """That are left."""
        return max(0.0, self._until - self._clock())

    def part(self, share: float, rounds: int) -> Budget:
        """A part of the time that is left."""
        return Budget(max(0.001, self.seconds * share), rounds, self._clock)

"""Who thinks next: thinking time is shared between addresses, and between the people of an address.

This is fair queueing: what each has used is compared with a fair share, which grows with the time used by all. Whoever
comes after a rest starts at the fair share, so nobody saves up time and nobody is held back for long ago. Whoever has
fewest thoughts running comes first, then whoever has used least. So one owner with a thousand tables delays everybody
else by one thought at most.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager

from tablee.server.store.due import Owner


class FairQueue:
    """So many places to think. `Owner`s wait for one, and are charged for the time they have it."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        self._clock = clock
        self._waiting: list[_Turn] = []  # in the order they came
        self._running: Counter[Hashable] = Counter()  # thoughts, by address and by owner
        self._addresses = _Used()
        self._owners = _Used()

    @property
    def free(self) -> int:
        """Places that nobody needs at the moment."""
        return self._free

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def addresses(self) -> int:
        """How many of them wait."""
        return len({turn.owner.address for turn in self._waiting})

    @asynccontextmanager
    async def turn(self, owner: Owner) -> AsyncIterator[None]:
        """A place to think, when it is this owner's turn."""
        await self._wait(owner)
        began = self._clock()
        try:
            yield
        finally:
            self._leave(owner, self._clock() - began)

    @contextmanager
    def spare(self, owner: Owner, most: int) -> Iterator[int]:
        """How many of the free places somebody gets for a while who has one already."""
        taken = min(self._free, most)
        self._free -= taken
        for _ in range(taken):
            self._begin(owner)
        began = self._clock()
        try:
            yield taken
        finally:
            for _ in range(taken):
                self._leave(owner, self._clock() - began)

    async def _wait(self, owner: Owner) -> None:
        self._addresses.enter(owner.address)
        self._owners.enter(owner)
        if self._free:
            self._free -= 1
            self._begin(owner)
            return
        turn = _Turn(owner)
        self._waiting.append(turn)
        try:
            await turn.came
        except asyncio.CancelledError:
            if turn in self._waiting:
                self._waiting.remove(turn)
            else:  # it came in the same moment
                self._leave(owner, 0.0)
            raise

    def _begin(self, owner: Owner) -> None:
        self._running.update((owner.address, owner))

    def _leave(self, owner: Owner, seconds: float) -> None:
        self._addresses.charge(owner.address, seconds)
        self._owners.charge(owner, seconds)
        self._running.subtract((owner.address, owner))
        self._running += Counter()  # drops what is zero
        self._pass_on()
        here = [turn.owner for turn in self._waiting] + [who for who in self._running if isinstance(who, Owner)]
        self._addresses.keep({each.address for each in here})
        self._owners.keep(set(here))

    def _pass_on(self) -> None:
        if self._waiting:
            turn = min(self._waiting, key=self._before)  # of equals the first that came
            self._waiting.remove(turn)
            self._begin(turn.owner)
            turn.came.set_result(None)
        else:
            self._free += 1

    def _before(self, turn: _Turn) -> tuple[float, ...]:
        owner = turn.owner
        return (
            self._running[owner.address],
            self._addresses.of(owner.address),
            self._running[owner],
            self._owners.of(owner),
        )


class _Turn:
    """Somebody who waits."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.came: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class _Used:
    """How many seconds each has used, as far as it still matters."""

    def __init__(self) -> None:
        self._used: dict[Hashable, float] = {}
        self._here: set[Hashable] = set()  # who waits or thinks
        self._share = 0.0  # what somebody would have used who was always here

    def enter(self, who: Hashable) -> None:
        self._here.add(who)
        self._used[who] = max(self._used.get(who, 0.0), self._share)

    def charge(self, who: Hashable, seconds: float) -> None:
        self._used[who] += seconds
        self._share += seconds / len(self._here)

    def of(self, who: Hashable) -> float:
        return self._used[who]

    def keep(self, here: set[Hashable]) -> None:
        """Forget whoever is not here and would start at the share anyway."""
        self._here = here
        self._used = {who: used for who, used in self._used.items() if who in here or used > self._share}

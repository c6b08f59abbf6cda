"""Wakes the due worker of this process when there may be something to do."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress

LONGEST_WAIT = 5.0  # seconds: work set by another process may have come in unheard


class DueSignal:
    def __init__(self) -> None:
        self._event = asyncio.Event()

    def look_again(self, work: Mapping[str, tuple[int, int]], now: int) -> None:
        """Something was written that may be due at once, or sooner than what was waited for."""
        if any(at - now < LONGEST_WAIT * 1000 for at, _ in work.values()):
            self._event.set()

    def wake(self) -> None:
        self._event.set()

    def clear(self) -> None:
        self._event.clear()

    def is_set(self) -> bool:
        return self._event.is_set()

    async def wait(self, seconds: float) -> None:
        with suppress(TimeoutError):  # not wait_for: until Python 3.12 it may swallow a cancellation
            async with asyncio.timeout(seconds):
                await self._event.wait()

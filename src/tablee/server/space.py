"""How much space is left on the disk of the store. When it runs out, no new tables are opened, and games go on."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

from tablee.engine.errors import TableeError
from tablee.server import metrics

MB = 1_000_000


class FreeSpace:
    """`folder` is on that disk; None: the disk is not ours to look at, as with PostgreSQL."""

    def __init__(self, folder: Path | None, least: int) -> None:
        self._folder = folder
        self._least = least
        self.bytes: int | None = None  # when it was last measured

    async def measure(self) -> None:
        """Not in the event loop: a disk may take its time."""
        if self._folder is None:
            return
        try:
            self.bytes = (await asyncio.to_thread(shutil.disk_usage, self._folder)).free
        except OSError:  # then nobody knows; the store itself will say what is wrong
            self.bytes = None
        else:
            metrics.free_bytes.set(self.bytes)

    def check(self) -> None:
        """A sentence if there is too little space for another table."""
        if self.bytes is not None and self.bytes < self._least:
            raise TableeError("server-little-space")

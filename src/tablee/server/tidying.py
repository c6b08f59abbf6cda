"""Keeps the store small: tables that never began and guests who never played are deleted after a while.

Every process looks through all tables and people, a page at a time, then rests. What is to be deleted is judged again
in the transaction that deletes it, so processes do not get in each other's way.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from functools import partial

from tablee.engine.errors import TableeError
from tablee.server.live.tables import LiveTables
from tablee.server.people import RENEW_SECONDS, People
from tablee.server.settings import Settings
from tablee.server.store import Store, tidying
from tablee.server.tables.clocks import DAY, Pauses

PAGE = 500  # rows that are looked at in one step
AT_ONCE = 50  # deleted in one transaction
STEP_SECONDS = 5.0
REST_SECONDS = 3600.0  # after everything was looked at

log = logging.getLogger(__name__)


class Tidying:
    def __init__(
        self, store: Store, people: People, live_tables: LiveTables, pauses: Pauses, settings: Settings
    ) -> None:
        self._store = store
        self._people = people
        self._live_tables = live_tables
        self._pauses = pauses
        self._unplayed = settings.unplayed_after * DAY
        self._tables_after = self._guests_after = ""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(STEP_SECONDS)
            try:
                more = await self.step()
            except TableeError as error:  # the store is in trouble; it has said so to those who wait for an answer
                log.warning("tidying waits", extra={"reason": str(error)})
            except Exception:
                log.exception("tidying waits")
            else:
                if not more:
                    await asyncio.sleep(REST_SECONDS)

    async def step(self) -> bool:
        """Look at the next page of tables and the next page of people. False: these were the last ones."""
        await self._tidy_tables()
        await self._tidy_guests()
        return bool(self._tables_after or self._guests_after)

    async def _tidy_tables(self) -> None:
        """They were given up after so much silence (see `DueWork`); whoever looks at one then has a day to see it."""
        after, before = self._tables_after, self._long_ago(DAY)
        page = await self._store.read(lambda c: tidying.unbegun_tables(c, after, before, PAGE))
        self._tables_after = page.last
        unwatched = [table for table in page.found if not self._watched(table)]
        for some in _portions(unwatched):
            await self._store.write(partial(tidying.drop_tables, wanted=some))
            for table in some:
                self._live_tables.drop(table)

    async def _tidy_guests(self) -> None:
        """Whoever comes back is noted when their cookie is renewed; so nobody is deleted before that."""
        after, before = self._guests_after, self._long_ago(max(self._unplayed, RENEW_SECONDS * 1000 + DAY))
        page = await self._store.read(lambda c: tidying.idle_guests(c, after, before, PAGE))
        self._guests_after = page.last
        for some in _portions(page.found):
            await self._people.drop(some)

    def _long_ago(self, length: int) -> int:
        """Nobody could come while no server was there."""
        return self._pauses.before(self._store.now(), length)

    def _watched(self, table: str) -> bool:
        live = self._live_tables.known(table)
        return live is not None and not live.idle


def _portions(found: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(found), AT_ONCE):
        yield found[start : start + AT_ONCE]

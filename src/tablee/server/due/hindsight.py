"""What would have won: looked for once for each lost game, in a process of its own and one game at a time.

A search may take seconds. So it has a process that comes after those of the bots, it is charged to whoever asks, and
its answer is kept: asking again costs nothing.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from typing import NoReturn

from msgspec import Struct

import tablee
from tablee.engine.errors import TableeError
from tablee.engine.game import Game, Step
from tablee.engine.hindsight import missed_win, steps_of_line
from tablee.engine.record import Record
from tablee.engine.table import Table
from tablee.games import game as find_game
from tablee.server.due.pool import WorkerGone, WorkerPool
from tablee.server.messages import MissedMove, MissedWin
from tablee.server.store.due import Owner
from tablee.server.tables import replay

WORK = 500_000 if tablee.ENGINE.compiled else 8_000  # positions of one search: about half of what it may take
LONGEST = 10.0  # seconds of a processor; a search that takes longer has found nothing
STUCK = 60.0  # seconds, on a machine that is busy: a process that takes longer is stuck
KEPT = 500  # answers
MOST_WAITING = 8  # searches of one address
_NICE = 15  # more than the bots: nobody waits at a table for it

log = logging.getLogger(__name__)


class LostGame(Struct, frozen=True):
    """A game that is over: nothing of it is secret any more."""

    record: str
    sheet: bytes  # content file of the table; empty: the standard material


def look_back(task: LostGame) -> MissedWin | None:
    """What would have won, as it is sent; None if nothing was found."""
    record = Record.read(task.record)
    game = find_game(record.game)
    table = Table.replay(game, record, game.read_sheet(task.sheet, "content") if task.sheet else None)
    try:
        with _processor_time(LONGEST):
            line = missed_win(table, WORK)
    except TimeoutError:
        return None
    if line is None:
        return None
    steps = steps_of_line(table, line)
    heading = game.view(steps[0].before, int(steps[0].seat)).heading
    return MissedWin(replay.step_after(record, line.start), heading, _moves(game, steps))


@contextmanager
def _processor_time(seconds: float) -> Iterator[None]:
    """TimeoutError after so many seconds of a processor. How busy the machine is must not decide what is found."""

    def too_long(*about: object) -> NoReturn:
        raise TimeoutError

    before = signal.signal(signal.SIGPROF, too_long)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _moves(game: Game, steps: Sequence[Step]) -> list[MissedMove]:
    """Whole moves, as whoever makes them is told of them."""
    found: list[MissedMove] = []
    texts: list[str] = []
    for step in steps:
        texts.append(game.notate(step.before, step.action, step.seat))
        if not step.half_made:
            found.append(MissedMove(step.seat, " ".join(texts), game.log(step, step.seat)))
            texts = []
    return found


class Hindsight:
    """The searches under way and the answers that are kept, the latest last."""

    def __init__(self) -> None:
        self._pool = WorkerPool(1, _NICE)
        self._answers: dict[bytes, asyncio.Task[MissedWin | None]] = {}  # by record: after an undo a table may go on
        self._waiting: Counter[str] = Counter()  # by address

    async def missed(self, game: LostGame, owner: Owner) -> MissedWin | None:
        """What would have won this game. Whoever asks while it is being looked for waits for the same search."""
        key = sha256(game.record.encode()).digest()
        answer = self._answers.pop(key, None)
        if answer is None:
            if self._waiting[owner.address] >= MOST_WAITING:
                raise TableeError("web-too-often", seconds=int(LONGEST))
            answer = asyncio.create_task(self._search(game, owner))
        self._answers[key] = answer
        self._forget_the_oldest()
        return await asyncio.shield(answer)

    def _forget_the_oldest(self) -> None:
        done = [key for key, answer in self._answers.items() if answer.done()]
        for key in done[: max(0, len(self._answers) - KEPT)]:
            del self._answers[key]

    async def _search(self, game: LostGame, owner: Owner) -> MissedWin | None:
        self._waiting[owner.address] += 1
        try:
            return await self._pool.work(look_back, game, owner, STUCK)
        except WorkerGone:
            return None
        except Exception:  # nobody at the table must suffer from it, nor have it tried again and again
            log.exception("a search for what would have won failed")
            return None
        finally:
            self._waiting[owner.address] -= 1
            self._waiting += Counter()  # drops what is zero
            if not self._waiting:  # games are seldom lost: the process need not stay
                self._pool.close()

    async def close(self) -> None:
        searches = list(self._answers.values())
        for search in searches:
            search.cancel()
        await asyncio.gather(*searches, return_exceptions=True)
        self._pool.close()

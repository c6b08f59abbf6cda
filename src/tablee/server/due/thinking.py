"""A bot's move, thought out in a process of its own so that nobody at the table waits for it.

The process is given the fact of the game and derives the position itself; the bot is given a `Seat` and nothing else.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
import time
from contextlib import suppress

from msgspec import Struct

from tablee.bots import Bot, Seat, Thinker, bot, thinking_rng
from tablee.bots.levels import LevelBot, bounded
from tablee.bots.rollouts import Rollouts
from tablee.engine.prepared import Progress
from tablee.engine.record import Record
from tablee.engine.rng import Rng
from tablee.engine.table import Table
from tablee.games import game as find_game

_PR_SET_PDEATHSIG = 1


class BotTask(Struct, frozen=True):
    """Which move shall a seat make? The game as it began, secret included, and what stands of it: this stays on this
    machine."""

    fact: str  # the record without events
    progress: Progress
    sheet: bytes  # content file of the table; empty: the standard material
    seat: int
    bot: str
    secret: bytes  # the bot's own luck
    shared: bool = False  # whether several processes may think about it


class Part(Struct, frozen=True):
    """What one of several processes is asked that think about the same move."""

    task: BotTask
    number: int
    parts: int
    rounds: list[list[list[float]]]  # what all parts found in the rounds before
    spent: float  # seconds of computing in the rounds before, of the slowest part


class Share(Struct, frozen=True):
    """What one of them found in this round; or the move, once that is known."""

    seconds: float
    leads: list[float]
    move: str = ""


def choose(task: BotTask) -> tuple[str, float]:
    """The move in notation, and the seconds it took."""
    started = time.perf_counter()
    table, player, rng = _asked(task)
    action = player.choose(Seat(table.state, task.seat), rng)
    return _notated(table, task, action), time.perf_counter() - started


def find_share(part: Part) -> Share:
    """One round of a search that several processes share. A process keeps nothing: it deals the worlds of the earlier
    rounds again, which takes little time, and plays out its share of the next one."""
    started, task = time.thread_time(), part.task
    table, player, rng = _asked(task)
    thinker = player.player if isinstance(player, LevelBot) else player
    assert isinstance(thinker, Thinker)
    search = thinker.search(Seat(table.state, task.seat), rng)
    assert isinstance(search, Rollouts)
    for shares in part.rounds:
        search.skip()
        search.take(shares)
    if search.done or part.spent > thinker.seconds:
        return Share(time.thread_time() - started, [], _notated(table, task, search.best()))
    leads = search.share(part.number, part.parts)
    return Share(time.thread_time() - started, leads)


def _asked(task: BotTask) -> tuple[Table, Bot, Rng]:
    """The table as the process derives it, who is asked, and their luck."""
    record = Record.read(task.fact)
    game = find_game(record.game)
    sheet = game.read_sheet(task.sheet, "content") if task.sheet else None
    table = Table.at_first(game, record, sheet)
    table.resume(task.progress)
    rng = thinking_rng(task.secret, table.noticed[task.seat])
    return table, bounded(bot(task.bot, game, table.options)), rng


def _notated(table: Table, task: BotTask, action: int) -> str:
    return table.game.notate(table.game.asking(table.state, task.seat), action, task.seat)


def prepare(parent: int, nice: int) -> None:
    """A worker leaves the signals to its server, and ends when the server is gone. Whoever makes a move comes first:
    workers get what the server leaves of the processors."""
    with suppress(OSError):
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    _die_with_parent()
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _die_with_parent() -> None:
    """Where the kernel sees to it, even a stopped worker ends with its server."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)

"""The command: which figures are wanted, against which server."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import msgspec

import tablee
from tablee.engine.errors import TableeError
from tablee.games import game
from tablee.server.load import wires
from tablee.server.load.figures import Loaded, Recovery, Stream, disk_sync, shown
from tablee.server.load.players import Tally
from tablee.server.load.recovery import recover
from tablee.server.load.serving import Serving, cores, pin, read_engine
from tablee.server.load.streams import gather_parties, stream

GAME = "coup"
SEATS = 4
TABLES = 125
OPEN_TABLES = 10_000
MODES = ("max", "paced", "recovery", "all")


class Wish(msgspec.Struct, frozen=True):
    """What was asked for, checked."""

    mode: str
    url: str
    game: str
    tables: int
    seats: int
    seconds: int
    rate: int  # moves a second in all
    open_tables: int
    effects: bool  # everybody asks what their choices would bring
    data: Path | None
    database: str | None

    def wants(self, mode: str) -> bool:
        return self.mode in (mode, "all")


def run(chosen: argparse.Namespace) -> int:
    """Measure and print: a table, or with `--json` one object."""
    wish = read_wish(chosen)
    found = _loop(wish, quiet=chosen.json)
    print(msgspec.json.encode(found).decode() if chosen.json else shown(found))
    return 0


def read_wish(chosen: argparse.Namespace) -> Wish:
    if chosen.mode not in MODES:
        raise TableeError("load-unknown-mode", name=chosen.mode)
    if chosen.url and chosen.mode in ("recovery", "all"):
        raise TableeError("load-own-server-only")
    played = game(chosen.game)
    tables = _within("--tables", chosen.tables, TABLES, 1, 5_000)
    seats = _within("--seats", chosen.seats, SEATS, played.seats_min, played.seats_max)
    return Wish(
        mode=chosen.mode,
        url=(chosen.url or "").rstrip("/"),
        game=played.id,
        tables=tables,
        seats=seats,
        seconds=_within("--seconds", chosen.seconds, 10, 1, 3_600),
        rate=_within("--rate", chosen.rate, tables * seats, 1, 1_000_000),
        open_tables=_within("--open-tables", chosen.open_tables, OPEN_TABLES, 1, 1_000_000),
        effects=chosen.effects,
        data=Path(chosen.data) if chosen.data else None,
        database=chosen.database,
    )


def _within(option: str, given: int | None, usual: int, least: int, most: int) -> int:
    value = usual if given is None else given
    if not least <= value <= most:
        raise TableeError("load-out-of-range", option=option, least=str(least), most=str(most))
    return value


def _loop(wish: Wish, quiet: bool) -> Loaded:
    """uvloop where there is one: the load must not be what is measured."""
    factory: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    with suppress(ImportError):
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(measure(wish, quiet=quiet))


async def measure(wish: Wish, quiet: bool = True) -> Loaded:
    """All that was asked for, one after the other, in a folder that is gone afterwards."""

    def step(what: str) -> None:
        if not quiet and sys.stderr.isatty():
            print(f"\r\x1b[K{what} …" if what else "\r\x1b[K", end="", file=sys.stderr, flush=True)

    if wish.data is not None:
        wish.data.mkdir(parents=True, exist_ok=True)
    own = None if wish.url else cores()
    with tempfile.TemporaryDirectory(prefix="tablee-load-", dir=wish.data) as folder, _pinned(own and own[1]):
        try:
            return await _measure(wish, Path(folder), own and own[0], step)
        finally:
            step("")


async def _measure(wish: Wish, folder: Path, core: int | None, step: Callable[[str], None]) -> Loaded:
    step("the disk")
    sync = disk_sync(folder)
    fastest = paced = recovery = None
    engine = ""
    if wish.mode != "recovery":
        step("people sit down")
        async with _server(wish, folder, core) as (url, server):
            engine = await asyncio.to_thread(read_engine, url)
            fastest, paced = await _streams(wish, url, server, step)
    if wish.wants("recovery"):
        step("getting up after a crash")
        recovery = await _recovery(wish, folder / "recovery", core)
    where = wish.url or "a server of its own"
    engine = engine or str(tablee.ENGINE)
    return Loaded(where, wish.game, engine, wires.LIBRARY, core is not None, sync, fastest, paced, recovery)


@contextmanager
def _pinned(core: int | None) -> Iterator[None]:
    """This process on one core for a while."""
    if core is None:
        yield
        return
    allowed = os.sched_getaffinity(0)
    pin(core)
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


async def _streams(
    wish: Wish, url: str, server: Serving | None, step: Callable[[str], None]
) -> tuple[Stream | None, Stream | None]:
    """At the same tables: first as fast as they can, then at a pace."""
    tally = Tally()
    parties = await gather_parties(url, game(wish.game), wish.tables, wish.seats, tally, effects=wish.effects)
    fastest = paced = None
    try:
        if wish.wants("max"):
            step("as fast as it goes")
            fastest = await stream(parties, url, wish.seconds, server=server)
        if wish.wants("paced"):
            step("a steady stream")
            paced = await stream(parties, url, wish.seconds, wish.rate, server)
    finally:
        for party in parties:
            party.leave()
    return fastest, paced


@asynccontextmanager
async def _server(wish: Wish, folder: Path, core: int | None) -> AsyncIterator[tuple[str, Serving | None]]:
    """The one that was named, or one of our own."""
    if wish.url:
        yield wish.url, None
        return
    server = Serving(folder, wish.database, core)
    try:
        await server.start()
        yield server.url, server
    finally:
        await server.stop()


async def _recovery(wish: Wish, folder: Path, core: int | None) -> Recovery:
    folder.mkdir()
    server = Serving(folder, wish.database, core)
    tables = min(wish.tables, max(1, wish.open_tables // 2))
    try:
        return await recover(server, game(wish.game), wish.open_tables, tables, wish.seats, wish.seconds)
    finally:
        await server.kill()

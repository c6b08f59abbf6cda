"""Kill the server under load, start it again, and see what is left."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter

from tablee.engine.game import Game
from tablee.server.client.guest import Guest
from tablee.server.load.figures import Recovery, spread
from tablee.server.load.players import Party, Tally
from tablee.server.load.seeding import Seeded, seed_tables
from tablee.server.load.serving import Serving
from tablee.server.load.streams import check, play_for
from tablee.server.messages import Move
from tablee.server.settings import sqlite_url
from tablee.server.store import Store

MOVES = 30  # made at each table before
ASKED = 1000  # tables that must answer
SAMPLE = 1500  # tables looked at to see how much memory one takes
AT_ONCE = 8


async def recover(server: Serving, game: Game, open_tables: int, parties: int, seats: int, seconds: float) -> Recovery:
    """The server is not running, and its store is empty."""
    await server.start()
    guests = [await Guest.arrive(server.url, f"Load {seat}") for seat in range(seats)]
    await server.stop()
    seeded = await _seed(server, game, guests, open_tables)
    clean_start = await server.start()
    rss = server.memory_kb()
    played, quiet = seeded[:parties], seeded[parties:]
    looked_at = quiet[:SAMPLE]
    await _each(looked_at, lambda table: guests[0].table(table.id))
    after_looking = server.memory_kb()
    tally = Tally()
    group = await _sit_down(played, guests, tally)
    connected = server.memory_kb()
    await _play_and_die(group, server, seconds)
    start = await server.start()
    snapshot = await _first_snapshot(server, seeded[-1], guests)
    asked = random.sample(quiet, min(ASKED, len(quiet)))
    answers: list[float] = []
    await _each(asked, lambda table: _answer(table, guests, answers))
    missing = await _missing(tally)
    await server.stop()
    return Recovery(
        open_tables=open_tables,
        moves_each=MOVES,
        clean_start_s=round(clean_start, 2),
        start_s=round(start, 2),
        snapshot_s=round(snapshot, 2),
        answer_ms=spread(answers),
        acknowledged=sum(map(len, tally.acknowledged.values())),
        missing=missing,
        rss_mb=round(rss / 1024, 1),
        table_kb=round((after_looking - rss) / max(1, len(looked_at)), 1),
        live_table_kb=round((connected - after_looking) / len(played), 1),
    )


async def _seed(server: Serving, game: Game, guests: Sequence[Guest], count: int) -> list[Seeded]:
    store = await asyncio.to_thread(Store.open, server.database or sqlite_url(server.data))
    try:
        return await seed_tables(store, game, guests, count, MOVES)
    finally:
        await store.close()


async def _sit_down(played: Sequence[Seeded], guests: Sequence[Guest], tally: Tally) -> list[Party]:
    parties = [Party(number, guests, tally) for number in range(len(played))]
    for party, table in zip(parties, played, strict=True):
        await party.join(table.id)
    return parties


async def _play_and_die(parties: Sequence[Party], server: Serving, seconds: float) -> None:
    for party in parties:
        party.play()
    await play_for(seconds, parties, lambda: parties[0].tally.took)
    check(parties)
    await server.kill()
    for party in parties:
        party.leave()


async def _each(tables: Sequence[Seeded], work: Callable[[Seeded], Awaitable[object]]) -> None:
    """All of them, a few at a time."""
    waiting = list(tables)

    async def some() -> None:
        while waiting:
            await work(waiting.pop())

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))


async def _first_snapshot(server: Serving, table: Seeded, guests: Sequence[Guest]) -> float:
    """Seconds since the start of the process."""
    party = Party(0, guests, Tally())
    await party.players[table.seat].enter(table.id, table.seat)
    age = server.age()
    party.leave()
    return age


async def _answer(table: Seeded, guests: Sequence[Guest], answers: list[float]) -> None:
    """Look and move at a table that nobody has asked for since the start: it is read and replayed first."""
    tally = Tally()
    player = Party(0, guests, tally).players[table.seat]
    await player.connect(table.id)
    began = perf_counter()
    looking = asyncio.ensure_future(player.look(table.seat))
    await player.do(lambda id: Move(id=id, text=table.text))
    answers.append(perf_counter() - began)
    await looking
    player.leave()


async def _missing(tally: Tally) -> int:
    """How many of the acknowledged moves the server does not know any more."""
    missing = 0
    for (table, seat, guest), moves in tally.acknowledged.items():
        kept = iter(_own_moves(await guest.record(table, seat), seat))
        missing += sum(text not in kept for text in moves)  # in their order; between them there may be forced moves
    return missing


def _own_moves(record: str, seat: int) -> list[str]:
    """From a record, or from what the seat has seen of a game that runs."""
    return re.findall(rf"^{seat} (.+)$", record, re.M)

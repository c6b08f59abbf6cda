"""Moves over many sockets for a while: as fast as the server answers, or at a steady pace."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import perf_counter, process_time

from tablee.engine.errors import TableeError
from tablee.engine.game import Game
from tablee.server.client.guest import Guest
from tablee.server.load.figures import Sizes, Stream, sizes, spread
from tablee.server.load.players import Party, Tally
from tablee.server.load.serving import Serving, read_batches
from tablee.server.messages import NewTable

AT_ONCE = 8  # tables that are set up side by side
WARMING = 1.0  # seconds that are not counted
PATIENCE = 60.0  # seconds beyond what was asked for, on a machine so busy that nothing was answered in that time


async def gather_parties(
    url: str, game: Game, count: int, seats: int, tally: Tally, *, effects: bool = False
) -> list[Party]:
    """So many tables of people who have just met and begun."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Party:
        async with turns:
            guests = [await Guest.arrive(url, f"Load {number}-{seat}") for seat in range(seats)]
            party = Party(number, guests, tally, effects=effects)
            opened = await guests[0].new_table(NewTable(game=game.id, seats=seats, sit=[0]))
            await party.gather(opened.id, opened.invite)
            return party

    return list(await asyncio.gather(*(one(number) for number in range(count))))


async def stream(
    parties: Sequence[Party], url: str, seconds: float, per_second: float = 0.0, server: Serving | None = None
) -> Stream:
    """Let them play, and measure; `per_second` moves in all, 0: as many as possible."""
    tally = parties[0].tally
    for party in parties:
        party.play(len(parties) / per_second if per_second else 0.0)
    await asyncio.sleep(min(WARMING, seconds / 4))
    before = await asyncio.to_thread(read_batches, url)
    tally.reset()
    began, own, cpu = perf_counter(), process_time(), server.cpu_seconds() if server else None
    await play_for(seconds, parties, lambda: tally.sizes and tally.took and (tally.explained or not parties[0].effects))
    took, own_took = perf_counter() - began, process_time() - own
    cpu_now = server.cpu_seconds() if server else None
    batches = await asyncio.to_thread(read_batches, url)
    found = Stream(
        sockets=sum(len(party.players) for party in parties),
        tables=len(parties),
        seconds=round(took, 2),
        moves=len(tally.took),
        moves_per_s=round(len(tally.took) / took),
        messages_per_s=round(tally.messages / took),
        ack_ms=spread(tally.took),
        seen_ms=spread(tally.seen) if per_second else None,
        update_bytes=sizes(tally.sizes),
        effects_ms=spread(tally.explained) if parties[0].effects else None,
        games=tally.games,
        refused=tally.refused,
        lost=tally.lost,
        server_cpu=None if cpu is None or cpu_now is None else round((cpu_now - cpu) / took, 2),
        load_cpu=round(own_took / took, 2),
        batch=_batch(before, batches),
        snapshot_bytes=await _snapshots(parties),  # last: nothing is counted while they look
    )
    check(parties)
    return found


async def play_for(seconds: float, parties: Sequence[Party], measured: Callable[[], object]) -> None:
    """Longer if nothing was measured in that time: on a busy machine, one write to the disk can take seconds."""
    await asyncio.sleep(seconds)
    until = perf_counter() + PATIENCE
    while not measured() and perf_counter() < until:
        check(parties)
        await asyncio.sleep(0.05)


async def _snapshots(parties: Sequence[Party]) -> Sizes:
    """Everybody stops and looks anew, in whatever position their game is."""
    await asyncio.gather(*(party.pause() for party in parties))
    tally = parties[0].tally
    tally.snapshots.clear()
    await asyncio.gather(*(player.look(player.seat) for party in parties for player in party.players))
    return sizes(tally.snapshots)


def check(parties: Sequence[Party]) -> None:
    """A party that could not go on would make the figures better than they are."""
    for party in parties:
        if party.trouble is not None:
            raise TableeError("load-failed", reason=f"{party.trouble!r} {party.tally.reason}".strip())


def _batch(before: tuple[float, float], after: tuple[float, float]) -> float | None:
    batches = after[0] - before[0]
    return round((after[1] - before[1]) / batches, 2) if batches > 0 else None

"""How much a store grows: bytes of disk for each finished game. `python -m tools.growth coup coupage --games 50`."""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

from tablee.games import game, games
from tablee.server.live.table import LiveTable
from tablee.server.messages import Ack, Move, NewTable, Nonce, Start
from tablee.server.people import Person
from tablee.server.server import TableServer
from tablee.server.settings import Settings
from tablee.server.tables.acts import Actor


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.growth", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(games()), metavar="GAME")
    parser.add_argument("--games", type=int, default=50, dest="count", metavar="N", help="finished games to measure")
    chosen = parser.parse_args()
    for name in chosen.games:
        print(asyncio.run(_measure(name, chosen.count)), flush=True)


async def _measure(name: str, count: int) -> str:
    """People on all seats, moves by dice. The first games are not counted: the store makes its first pages for them."""
    dice, seats = random.Random(1), game(name).seats_max
    with tempfile.TemporaryDirectory() as folder:
        server = TableServer(Settings(data=Path(folder), keys=(b"k" * 32,), limits=False))
        await server.open()
        try:
            host = await server.people.newcomer("Ana")
            for _ in range(count):
                await _play(server, host, name, seats, dice)
            before = _used(Path(folder) / "tablee.db")
            moves = sum([await _play(server, host, name, seats, dice) for _ in range(count)])
            grown = (_used(Path(folder) / "tablee.db") - before) / count
        finally:
            await server.close()
    return f"{name}, {seats} seats: {moves / count:.0f} moves, {grown / 1000:.1f} kB a game"


async def _play(server: TableServer, host: Person, name: str, seats: int, dice: random.Random) -> int:
    """One game to its end; how many moves it took."""
    row = await server.opening.new_table(host, NewTable(game=name, seats=seats, sit=list(range(seats))))
    moves = 0
    with server.live_tables.use(row.id) as live:
        await _do(live, host, Nonce(id="nonce", nonce="0a"))
        await _do(live, host, Start(id="start"))
        while not live.state.over:
            seat = live.state.asked()[0]
            text = dice.choice(live.state.game_table.choices(seat)).text
            await _do(live, host, Move(id=f"move-{moves}", text=text, seat=seat))
            moves += 1
    server.live_tables.drop(row.id)
    return moves


async def _do(live: LiveTable, host: Person, act: Nonce | Start | Move) -> None:
    seat = (act.seat or 0) if isinstance(act, Move) else 0
    answer = await live.act(act, Actor(host.id, host.name, seat=seat))
    assert isinstance(answer, Ack), answer


def _used(file: Path) -> int:
    """Pages in use, also those that are still in the write-ahead log."""
    with closing(connect(file)) as connection:
        size, pages, free = (
            connection.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_size", "page_count", "freelist_count")
        )
    return int(size) * (int(pages) - int(free))


if __name__ == "__main__":
    main()

"""Houses in this process: a server without its sockets, for what must be timed to the statement."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tablee.server.house import House
from tablee.server.live.outlet import Outlet
from tablee.server.live.room import Room
from tablee.server.messages import Ack, Look, Move, NewTable, Nonce, Start
from tablee.server.people import Person
from tablee.server.settings import Settings
from tablee.server.tables.acts import Actor
from tests.server.crash.audit import check_story, read_kept


class Watching(Outlet):
    """Keeps what it would send, except for who is here: that may be told at any moment."""

    def __init__(self, sent: list[str]) -> None:
        super().__init__(self._never, "ana", "Ana")
        self.sent = sent

    def put(self, text: bytes) -> None:
        if not text.startswith(b'{"t":"presence"'):
            self.sent.append(text.decode())

    async def _never(self, text: bytes) -> None:
        raise AssertionError(text)


class Table:
    """A table of a house in this process, with one person who holds all seats and one who looks on."""

    def __init__(self, house: House, room: Room) -> None:
        self.house, self.room = house, room
        self.sent: list[str] = []
        self.tries = 0

    async def open(self) -> None:
        outlet = Watching(self.sent)
        self.room.enter(outlet)
        await self.room.look(outlet, Look())
        assert isinstance(await self.room.act(Nonce(id="nonce", nonce="00"), Actor("ana", "Ana", seat=0)), Ack)
        assert isinstance(await self.room.act(Start(id="start"), Actor("ana", "Ana", seat=0)), Ack)

    async def move(self, act: str = "") -> object:
        """The answer to a move of whoever is asked."""
        self.tries += 1
        async with self.room.lock:
            await self.room.open()
            sitting = self.room.sitting
            seat = sitting.asked()[0]
            text = sitting.game.choices(sitting.game_table.state, seat)[0].text
        act = act or f"try-{self.tries}"
        return await self.room.act(Move(id=act, text=text, seat=seat), Actor("ana", "Ana", seat=seat))

    async def check(self) -> int:
        """The story is sound; its length."""
        kept = await self.house.store.read(lambda c: read_kept(c, self.room.id))
        check_story(kept)
        return len(kept.entries)


@asynccontextmanager
async def a_house(data: Path, url: str) -> AsyncIterator[House]:
    data.mkdir(exist_ok=True)
    house = House(Settings(data=data, keys=(b"k" * 32,), database=url, pace=0))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


@asynccontextmanager
async def a_table(data: Path, url: str) -> AsyncIterator[Table]:
    async with a_house(data, url) as house:
        wish = NewTable(game="coup", seats=3, sit=[0, 1, 2], watch="anyone")
        row = await house.new_table(Person("ana", "Ana"), wish)
        with house.rooms.use(row.id) as room:
            table = Table(house, room)
            await table.open()
            yield table

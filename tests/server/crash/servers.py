"""Table servers in this process: without sockets, for what must be timed to the statement."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tablee.server.live.connection import ClientConnection
from tablee.server.live.table import LiveTable
from tablee.server.messages import Ack, Look, Move, NewTable, Nonce, Start
from tablee.server.people import Person
from tablee.server.server import TableServer
from tablee.server.settings import Settings
from tablee.server.tables.acts import Actor
from tests.server.crash.audit import check_events, read_kept


class Watching(ClientConnection):
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
    """A table of a server in this process, with one person who holds all seats and one who looks on."""

    def __init__(self, server: TableServer, live: LiveTable) -> None:
        self.server, self.live = server, live
        self.sent: list[str] = []
        self.tries = 0

    async def open(self) -> None:
        client = Watching(self.sent)
        self.live.enter(client)
        await self.live.look(client, Look())
        assert isinstance(await self.live.act(Nonce(id="nonce", nonce="00"), Actor("ana", "Ana", seat=0)), Ack)
        assert isinstance(await self.live.act(Start(id="start"), Actor("ana", "Ana", seat=0)), Ack)

    async def move(self, act: str = "") -> object:
        """The answer to a move of whoever is asked."""
        self.tries += 1
        async with self.live.lock:
            await self.live.open()
            state = self.live.state
            seat = state.asked()[0]
            text = state.game.choices(state.game_table.state, seat)[0].text
        act = act or f"try-{self.tries}"
        return await self.live.act(Move(id=act, text=text, seat=seat), Actor("ana", "Ana", seat=seat))

    async def check(self) -> int:
        """The event log is sound; its length."""
        kept = await self.server.store.read(lambda c: read_kept(c, self.live.id))
        check_events(kept)
        return len(kept.entries)


@asynccontextmanager
async def a_server(data: Path, url: str) -> AsyncIterator[TableServer]:
    data.mkdir(exist_ok=True)
    server = TableServer(Settings(data=data, keys=(b"k" * 32,), database=url, pace=0))
    await server.open()
    try:
        yield server
    finally:
        await server.close()


@asynccontextmanager
async def a_table(data: Path, url: str) -> AsyncIterator[Table]:
    async with a_server(data, url) as server:
        wish = NewTable(game="coup", seats=3, sit=[0, 1, 2], watch="anyone")
        row = await server.opening.new_table(Person("ana", "Ana"), wish)
        with server.live_tables.use(row.id) as live:
            table = Table(server, live)
            await table.open()
            yield table

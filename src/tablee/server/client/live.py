"""One socket at one table, kept open: what its viewer sees, and what they do.

Acts stay pending until they are acknowledged: they are sent again after a reconnect, or when an answer is late. The
server does each once.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.typing import Origin

from tablee.engine.errors import TableeError
from tablee.engine.state import SPECTATOR
from tablee.server import messages
from tablee.server.client.guest import Guest, new_id, new_nonce, refused, with_nonce
from tablee.server.client.replica import SceneReplica, Shown
from tablee.server.messages import (
    Ack,
    Answer,
    Bye,
    ClientMessage,
    Move,
    Nonce,
    Pong,
    Rematch,
    Saw,
    TableAct,
    Trouble,
    Update,
)

LONGEST_ANSWER = 4 * 2**20  # bytes of one message of the server
LONGEST_SILENCE = 60.0  # seconds before asking whether something was missed
LONGEST_WAIT = 10.0  # seconds between two attempts to connect

_T = TypeVar("_T")
_decoder = msgspec.json.Decoder(Shown | Ack | messages.Refused | Pong | Trouble | Bye)
_encode = msgspec.json.Encoder().encode


class Gone(Exception):
    """The socket is closed for good: by us, or because the server does not want us back."""


class Live(SceneReplica):
    """Open with `async with`. When something awaited returns, what can be seen is up to date with it."""

    def __init__(
        self, guest: Guest, table_id: str, viewer: int = SPECTATOR, invite: str = "", *, layout: bool = False
    ) -> None:
        super().__init__(viewer)
        self.guest = guest
        self.id = table_id
        self.invite = invite
        self.with_layout = layout
        self.troubles: list[Trouble] = []  # messages of ours that the server could not understand
        self.connections = 0
        self.timeout: float | None = 30.0  # seconds that anything awaited may take; None: people may take their time
        self.nudge = 2.0  # seconds without an answer before asking again, then more and more
        self._pending: dict[str, tuple[TableAct, asyncio.Future[Ack]]] = {}
        self._early: list[Ack] = []  # by updates that could not be applied yet
        self._waiting: list[tuple[Callable[[Live], object], asyncio.Future[None]]] = []
        self._socket: ClientConnection | None = None
        self._back: float | None = None  # when the server wants us back
        self._gone: Gone | None = None
        self._keeper: asyncio.Task[None] | None = None

    # Looking

    async def until(self, predicate: Callable[[Live], object]) -> None:
        """Wait until something is seen: `await live.until(lambda live: live.choices)`. Gone if it never will be."""
        if predicate(self):
            return
        if self._gone:
            raise self._gone
        seen: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((predicate, seen))
        try:
            await self._patiently(seen)
        finally:
            self._waiting.remove((predicate, seen))

    async def through(self, viewer: int) -> None:
        """See the table through these eyes from here on; the same as before: make sure that nothing is missing."""
        await self._send(self.look(viewer))
        await self._looked()

    async def _looked(self) -> None:
        """Until what was asked for is seen; a server that does not show it says why."""
        before = len(self.troubles)
        await self.until(lambda live: (live.scene and not live.looking) or len(live.troubles) > before)
        if len(self.troubles) > before:
            line = self.troubles[-1].line
            raise TableeError(line.key, **line.args)

    async def saw(self) -> None:
        """Tell the server that a person has looked at everything so far."""
        await self._send(Saw(self.n))

    # Acting

    async def act(self, kind: Callable[..., TableAct], **fields: Any) -> Ack:
        """Do something: `await live.act(Say, text="hello")`. Refused says why it was not done."""
        return await self.do(kind(id=new_id(), **fields))

    async def move(self, text: str, seat: int | None = None) -> Ack:
        """Make a move, in notation; back when it is kept, and seen."""
        return await self.do(Move(id=new_id(), text=text, seat=seat, n=self.n))

    async def contribute(self) -> Ack:
        """Add random bytes to the cards to come, or others in their place."""
        return await self.act(Nonce, nonce=new_nonce())

    async def do(self, act: TableAct) -> Ack:
        """Do something that has its id already."""
        if self._gone:
            raise self._gone
        act = self._meant(act)
        done: asyncio.Future[Ack] = asyncio.get_running_loop().create_future()
        self._pending[act.id] = (act, done)
        try:
            await self._send(act)
            ack = await self._patiently(done)
        finally:
            self._pending.pop(act.id, None)
        if isinstance(act, Rematch):
            await self.guest.arrive_at(ack.table)
        return ack

    def _meant(self, act: TableAct) -> TableAct:
        """An answer is to the proposal that is seen, and whoever sits down adds random bytes."""
        if isinstance(act, Answer) and act.n < 0 and self.viewer != SPECTATOR:
            return msgspec.structs.replace(act, n=self.n)
        return with_nonce(act)

    async def _patiently(self, answer: asyncio.Future[_T]) -> _T:
        """Wait, and ask again from time to time: a message may have been lost on the way."""
        async with asyncio.timeout(self.timeout):
            pause = self.nudge
            while True:
                done, _ = await asyncio.wait([answer], timeout=pause)
                if done:
                    return answer.result()
                await self._repeat()
                pause = min(2 * pause, LONGEST_SILENCE)

    async def _repeat(self) -> None:
        await self._send(self.look())
        for act, _ in list(self._pending.values()):
            await self._send(act)

    async def _send(self, message: ClientMessage) -> None:
        """To nobody if there is no connection: what matters is sent again when there is one."""
        if self._socket:
            with suppress(ConnectionClosed):
                await self._socket.send(_encode(message), text=True)

    # Hearing

    async def _take(self, data: bytes | str) -> None:
        match _decoder.decode(data):
            case Ack() as ack:
                self._acknowledged(ack)
            case messages.Refused() as no:
                if no.id in self._pending and not (done := self._pending[no.id][1]).done():
                    done.set_exception(refused(no))
            case Trouble() as trouble:
                self.troubles.append(trouble)
            case Bye() as bye:
                self._back = bye.back
            case Pong():
                pass
            case shown:
                if not self.hear(shown):
                    await self._send(self.look())
                if isinstance(shown, Update) and shown.ack:
                    self._early.append(Ack(shown.ack, shown.n))
        self._go_on()

    def _go_on(self) -> None:
        """Let those go on who have waited for what is seen now."""
        for ack in [ack for ack in self._early if ack.n <= self.n]:
            self._early.remove(ack)
            self._acknowledged(ack)
        for predicate, seen in self._waiting:
            if not seen.done() and predicate(self):
                seen.set_result(None)

    def _acknowledged(self, ack: Ack) -> None:
        if ack.id in self._pending and not (done := self._pending[ack.id][1]).done():
            done.set_result(ack)

    # Staying connected

    async def open(self) -> Self:
        self._keeper = asyncio.create_task(self._keep())
        await self._looked()
        return self

    async def close(self) -> None:
        self._give_up(Gone("closed"))
        if self._keeper:
            self._keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeper

    def cut(self) -> None:
        """Lose the connection as networks do, without a word."""
        if self._socket:
            self._socket.transport.abort()

    async def __aenter__(self) -> Self:
        try:
            return await self.open()
        except BaseException:
            await self.close()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def _keep(self) -> None:
        """Connect again and again until told not to."""
        failures = 0
        while not self._gone:
            before = self.connections
            try:
                await self._converse()
            except InvalidStatus as error:
                if error.response.status_code in (400, 401, 403, 404, 410):
                    return self._give_up(Gone(f"table {self.id}: the server answers {error.response.status_code}"))
            except (OSError, WebSocketException):
                pass
            except Exception as error:
                return self._give_up(Gone(f"table {self.id}: {error!r}"))  # not to be cured by trying again
            if self._back is not None and self._back < 0:
                return self._give_up(Gone(f"table {self.id}: the server said good-bye"))
            failures = 0 if self.connections > before else failures + 1
            await asyncio.sleep(self._pause(failures))

    def _pause(self, failures: int) -> float:
        """At once after a mere cut, at the time the server names, and then slower and slower, not all together."""
        asked, self._back = self._back or 0.0, None
        backoff = min(LONGEST_WAIT, 0.1 * 2**failures) if failures else 0.0
        return asked + backoff * random.uniform(0.5, 1.0)

    async def _converse(self) -> None:
        async with connect(
            self.guest.socket_url(self.id, self.invite, layout=self.with_layout),
            origin=Origin(self.guest.origin),
            additional_headers=self.guest.greeting(),
            compression=None,
            proxy=None,
            max_size=LONGEST_ANSWER,
            close_timeout=1,
            local_addr=self.guest.source,
        ) as socket:
            self._socket = socket
            try:
                await self._send(self.reconnected())
                for act, _ in list(self._pending.values()):
                    await self._send(act)
                counted = False
                async for data in socket:
                    self.connections += not counted  # one that says nothing is no connection
                    counted = True
                    await self._take(data)
            finally:
                self._socket = None

    def _give_up(self, why: Gone) -> None:
        self._gone = self._gone or why
        waiting = [seen for _, seen in self._waiting] + [done for _, done in self._pending.values()]
        for future in waiting:
            if not future.done():
                future.set_exception(self._gone)

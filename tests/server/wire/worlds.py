"""Whole servers inside the test: their clock and their luck are ours, and every byte they send is kept.

A socket or a request goes through the application as it would behind uvicorn; only the network is missing.
"""

from __future__ import annotations

import asyncio
import gc
import random
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar, copy_context
from email.message import EmailMessage
from email.utils import formatdate
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar
from unittest.mock import patch
from urllib.parse import quote, urlencode

import msgspec

from tablee.engine.game import Game
from tablee.engine.rng import Dealer, Rng
from tablee.engine.state import SPECTATOR
from tablee.engine.table import Table
from tablee.games import games
from tablee.server import messages as wire
from tablee.server.calling import delivery, mail, outside
from tablee.server.calling.delivery import Delivery
from tablee.server.calling.mail import Mailer
from tablee.server.calling.webpush import new_key
from tablee.server.due.worker import DueWork
from tablee.server.live.table import LiveTable
from tablee.server.server import TableServer
from tablee.server.settings import MailServer, Settings
from tablee.server.store import Connection, Due, Store, calls, due
from tablee.server.tables.state import TableState
from tablee.server.web import live as live_socket
from tablee.server.web.app import create_app
from tests.server.asgi import Cookies, Headers, request, scope
from tests.server.calling.receivers import Device, signed_claims

TIMEOUT = 30.0  # seconds until something that should come counts as lost
PUSH_KEY = new_key()
PUSH_SERVICE, WEBHOOK = "https://push.example", "https://hook.example/tables"
BEGINNING = 1_800_000_000_000  # milliseconds of the clock when a world begins

T = TypeVar("T")
_WORLD: ContextVar[World] = ContextVar("world")


class World:
    """One server with its own clock, its own luck and its own deal."""

    def __init__(self, folder: Path, pace: int = 0) -> None:
        self.context = copy_context()
        self.context.run(_WORLD.set, self)
        self.clock = BEGINNING
        self.chance = random.Random(0)  # of ids and secrets
        self.script: list[list[int]] | None = None  # what the dealer deals
        self.thought = ""  # what the next bot that is asked will play
        self.thinking = 0  # and how many milliseconds it thinks about it
        self.visitors: list[Visitor] = []
        self.hooked: list[tuple[str, bytes]] = []  # what the webhook was just told
        self.table = ""
        self.invite = ""
        folder.mkdir(parents=True)
        self.server = TableServer(_settings(folder, pace))
        self.app = create_app(self.server)

    def now(self) -> int:
        """In place of the store's clock."""
        return self.clock

    async def here(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something inside this world."""
        return await asyncio.get_running_loop().create_task(work, context=self.context)

    async def open(self) -> None:
        await self.here(self.server.open())
        self.server.store.now = self.now  # type: ignore[method-assign]

    async def close(self) -> None:
        for visitor in self.visitors:
            for socket in list(visitor.sockets):
                await socket.cut()
        await self.here(self.server.close())

    # The table

    @property
    def live(self) -> LiveTable:
        live = self.server.live_tables.known(self.table)
        assert live is not None
        return live

    @property
    def state(self) -> TableState:
        return self.live.state

    @property
    def game_table(self) -> Table:
        return self.state.game_table

    async def bot_plays(self, text: str) -> None:
        """Whatever bot is asked plays this."""
        self.thought = text
        await self._due("bot")

    async def time_is_up(self) -> None:
        await self._due("timeout")

    async def _due(self, kind: Literal["bot", "timeout"]) -> None:
        at, seat = self.state.due()[kind]
        before = self.state.seq
        await self.here(self.server.due._do(Due(self.table, kind, before, at, seat)))
        assert self.state.seq == before + 1

    # Calls

    async def make_calls(self) -> None:
        """Whoever is away is called if it is time; what is sent arrives at once."""
        await self.here(self._make_calls())

    async def _make_calls(self) -> None:
        server = self.server
        for work in await server.store.read(lambda c: due.due_of(c, self.table)):
            if work.kind == "call" and work.at <= self.clock:
                await server.due._do(work)
        while await server.store.read(calls.all_calls):
            await server.delivery._claim()
            sending = list(server.delivery._doing)
            assert sending
            await asyncio.gather(*sending)
        self._hear_webhooks()

    def _hear_webhooks(self) -> None:
        """Where they are read along nobody knows who reads: everybody does. Those of one moment come in any order."""
        for visitor in self.visitors:
            visitor.seen += sorted(self.hooked)
            visitor.called.update({"webhook": len(self.hooked)})
        self.hooked.clear()

    def take_post(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Something goes out to a push service or to the webhook."""
        if url == WEBHOOK:
            self.hooked.append(("webhook", _head(headers, {"X-Tablee-Delivery": "one of its own"}) + body))
            return
        visitor = next(each for each in self.visitors if each.endpoint == url)
        claims, _ = signed_claims(headers["Authorization"])
        note = msgspec.json.encode([len(body), claims, visitor.device.read(body)])
        visitor.take("push", _head(headers, {"Authorization": "signed"}) + note)

    def take_mail(self, message: EmailMessage) -> None:
        visitor = next(each for each in self.visitors if each.address == message["To"])
        visitor.take("mail", message.as_bytes())

    def forget_live_tables(self) -> None:
        """As after a restart; nobody may be connected."""
        self.server.live_tables._live.clear()


class Passed(NamedTuple):
    """A message on a socket, as far as it can be seen from outside."""

    socket: str
    direction: Literal["in", "out"]
    size: int
    at: int  # milliseconds of the world's clock


class Visitor:
    """Somebody who has come to a world, with cookies."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.person = ""
        self.cookies = Cookies()
        self.sockets: list[Socket] = []
        self.seen: list[tuple[str, bytes]] = []  # everything this visitor was sent, in order, and by which way
        self.passed: list[Passed] = []  # what an eavesdropper sees of the same, on sockets
        self.known: dict[str, Headers] = {}  # by request: what to say of the answer one has already
        self.called: Counter[str] = Counter()  # how often, by which way
        self.device = Device()
        self.endpoint = f"{PUSH_SERVICE}/{len(world.visitors)}"
        self.address = f"{len(world.visitors)}@example.org"
        self.counted = 0

    @classmethod
    async def arrive(cls, world: World, name: str) -> Visitor:
        visitor = cls(world)
        world.visitors.append(visitor)
        await visitor.ask("GET", "/api/me")
        _, body = await visitor.ask("POST", "/api/me", {"name": name})
        visitor.person = msgspec.json.decode(body)["person"]
        await visitor._want_calls(("en", "fr")[len(world.visitors) % 2])
        visitor.seen.clear()  # cookies are made of real time
        return visitor

    async def _want_calls(self, language: str) -> None:
        """By push message and by mail."""
        wish = self.device.subscription(self.endpoint, language)
        status, body = await self.ask("PUT", "/api/me/push", wish)
        assert status == 204, body
        written = calls.MailAddress(self.person, self.address, language, True, "", 0)
        await self.world.server.store.write(lambda c: calls.set_mail(c, written))

    def take(self, way: str, content: bytes) -> None:
        """Something was sent to this visitor, by push message or mail."""
        self.seen.append((way, content))
        self.called[way] += 1

    def socket(self, invite: str = "", *, layout: bool = True) -> Socket:
        self.counted += 1
        return Socket(self, self.counted, invite or self.world.invite, layout)

    async def ask(self, method: str, path: str, body: object = None, **query: object) -> tuple[int, bytes]:
        """A request; the answer is kept with all its headers."""
        data = b"" if body is None else msgspec.json.encode(body)
        headers = [(b"host", b"here"), (b"content-type", b"application/json"), *self.cookies.headers()]
        what = f"{method} {path} {urlencode(query)}"
        headers += self.known.get(what, [])
        asking = request(self.world.app, method, path, urlencode(query), headers, data)
        reply = await asyncio.wait_for(self.world.here(asking), TIMEOUT)
        self.cookies.keep(reply.headers)
        self.known[what] = [(_IF[name.lower()], value) for name, value in reply.headers if name.lower() in _IF]
        head = b"".join(name + b": " + value + b"\n" for name, value in reply.headers)
        self.seen.append((f"{method} {path}", f"{reply.status}\n".encode() + head + reply.body))
        return reply.status, reply.body


class Socket:
    """A visitor's socket at the table."""

    def __init__(self, visitor: Visitor, number: int, invite: str, layout: bool) -> None:
        self.visitor = visitor
        self.layout = layout
        self.name = f"socket {number}"
        self.n, self.edition = -1, ""  # what was heard last
        self.answers: dict[str, Any] = {}  # by the id of an act
        self.proposal = False
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard = asyncio.Event()
        self._pongs = 0
        world = visitor.world
        path = f"/api/tables/{quote(world.table)}/live"
        headers = [(b"host", b"here"), *visitor.cookies.headers()]
        query = {"invite": invite} | ({"layout": "1"} if layout else {})
        asked = scope("websocket", path, urlencode(query), headers) | {"subprotocols": []}
        app: Any = world.app
        self._inbox.put_nowait({"type": "websocket.connect"})
        work = app(asked, self._inbox.get, self._send)
        self._task = asyncio.get_running_loop().create_task(work, context=world.context)
        visitor.sockets.append(self)

    async def _send(self, message: Any) -> None:
        text = message.get("text") or ""
        self._note("out", text)
        self.visitor.seen.append((self.name, text.encode() or msgspec.json.encode(message["type"])))
        if text:
            self._take(msgspec.json.decode(text))

    def _note(self, direction: Literal["in", "out"], text: str) -> None:
        self.visitor.passed.append(Passed(self.name, direction, len(text.encode()), self.visitor.world.clock))

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "pong":
            self._pongs += 1
            self._heard.set()
        elif kind in ("snapshot", "update", "current"):
            self.n = message["n"]
            self.edition = message.get("edition", self.edition)
        if kind in ("ack", "refused"):
            self.answers[message["id"]] = message
        elif kind == "update" and message.get("ack"):
            self.answers[message["ack"]] = message

    async def say(self, *messages: wire.ClientMessage | bytes | str) -> None:
        """Send, and wait until everything is answered: the server answers a socket in order, so a ping ends it."""
        wanted = self._pongs + 1
        for message in (*messages, wire.Ping()):
            text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
            self._note("in", text)
            self._inbox.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})
        async with asyncio.timeout(TIMEOUT):
            while self._pongs < wanted:
                if self._task.done():
                    raise AssertionError(f"the server has closed {self.name}")
                self._heard.clear()
                await self._heard.wait()

    async def cut(self) -> None:
        self.visitor.sockets.remove(self)
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await asyncio.wait_for(self._task, TIMEOUT)


_IF = {b"etag": b"if-none-match", b"last-modified": b"if-modified-since"}


def _settings(folder: Path, pace: int) -> Settings:
    """Everything that can be sent is sent. `pace`: of the bots."""
    return Settings(
        data=folder,
        keys=(b"a key for tests only",),
        limits=False,
        pace=pace,
        call_after=0,
        push_key=PUSH_KEY,
        contact="mailto:host@example.org",
        origins=("https://table.example",),
        mail=MailServer("mail.example", 25, "", "", False),
        mail_from="host@example.org",
        webhook=WEBHOOK,
        webhook_secret="a word for the hook",
    )


def _head(headers: Mapping[str, str], instead: Mapping[str, str]) -> bytes:
    """Headers as text; some of them are never the same twice."""
    shown = {**headers, **{name: word for name, word in instead.items() if name in headers}}
    return "".join(f"{name}: {value}\n" for name, value in shown.items()).encode()


# The stage


def this_world() -> World:
    """The world in which the server does something at this moment."""
    return _WORLD.get()


def in_a_world() -> bool:
    """Whether a server does something at this moment, or a test."""
    return _WORLD.get(None) is not None


def _luck(real: Callable[[int], T], made: Callable[[random.Random, int], T]) -> Callable[[int], T]:
    """In place of `secrets`: each world has its own source, and equal worlds get equal ids."""

    def token(size: int = 32) -> T:
        world = _WORLD.get(None)
        return real(size) if world is None else made(world.chance, size)

    return token


_LUCK: dict[str, Any] = {
    "token_bytes": _luck(secrets.token_bytes, lambda chance, size: chance.randbytes(size)),
    "token_hex": _luck(secrets.token_hex, lambda chance, size: chance.randbytes(size).hex()),
    "token_urlsafe": _luck(secrets.token_urlsafe, lambda chance, size: chance.randbytes(size).hex()[: size * 4 // 3]),
}


async def _think(self: DueWork, question: object) -> tuple[str, float]:
    world = _WORLD.get()
    world.clock += world.thinking
    return world.thought, world.thinking / 1000


async def _rest(self: DueWork, until: int) -> None:
    """In place of sleeping."""
    world = _WORLD.get()
    world.clock = max(world.clock, until)


def _dealing(game: Game) -> Callable[..., object]:
    """Set the game up as the script of the world says; outside a world as the caller says."""
    original = game.set_up

    def set_up(seats: int, options: Any, content: Any, rules: int, rng: Rng, dealer: Dealer) -> object:
        world = _WORLD.get(None)
        return original(seats, options, content, rules, rng, Dealer(rng, world.script) if world else dealer)

    return set_up


_read = Store.read


async def _read_here(self: Store, work: Callable[[Connection], T]) -> T:
    """A reader's thread reads, and deals the cards of a table anew, in the world that asks."""
    here = copy_context()
    return await _read(self, lambda connection: here.run(work, connection))


def _post(url: str, body: bytes, headers: Mapping[str, str], *, anywhere: bool = False) -> outside.Answer:
    _WORLD.get().take_post(url, body, headers)
    return outside.Answer(201)


def _mail(self: Mailer, message: EmailMessage) -> bool:
    _WORLD.get().take_mail(message)
    return True


async def _at_once(work: Callable[[], T]) -> T:
    return work()


class _Time:
    """In place of the module `time`, for those who write the time into what they send."""

    @staticmethod
    def time() -> float:
        return _WORLD.get().clock / 1000


@contextmanager
def stage(game: Game) -> Iterator[None]:
    """For servers in this process: a game that is dealt by script, ids that come again, work done when we say so."""
    with ExitStack() as stack:
        stack.enter_context(patch.dict(games(), {game.id: game}))
        stack.enter_context(patch.object(game, "set_up", _dealing(game)))
        stack.enter_context(patch.multiple(secrets, **_LUCK))
        stack.enter_context(patch.object(Store, "read", _read_here))
        stack.enter_context(patch.multiple(gc, freeze=lambda: None, set_threshold=lambda *each: None))
        stack.enter_context(patch.object(live_socket, "BOOKMARK_SECONDS", 0))  # which is measured by no clock of ours
        stack.enter_context(patch.object(DueWork, "start", lambda self: None))
        stack.enter_context(patch.multiple(DueWork, _think=_think, _rest=_rest))
        stack.enter_context(patch.object(Delivery, "start", lambda self: None))
        stack.enter_context(patch.multiple(delivery, time=_Time, _in_thread=_at_once))
        stack.enter_context(patch.object(outside, "post", _post))
        stack.enter_context(patch.object(Mailer, "send", _mail))
        stack.enter_context(patch.object(mail, "formatdate", lambda **_: formatdate(_Time.time())))
        stack.enter_context(patch.object(mail, "make_msgid", lambda domain: f"<one of its own@{domain}>"))
        yield


async def seated(
    world: World, game: Game, seats: int, variant: dict[str, Any], clock: wire.Clock, bots: Sequence[str] = ()
) -> None:
    """A table with a person on every seat but those of the bots, and one who looks on; the game is yet to begin."""
    await world.open()
    people = [await Visitor.arrive(world, f"player {seat}") for seat in range(seats - len(bots))]
    await Visitor.arrive(world, "onlooker")
    wish = wire.NewTable(game=game.id, seats=seats, options=variant, sit=[0], watch="anyone", clock=clock, bots=bots)
    _, body = await people[0].ask("POST", "/api/tables", wish)
    opened = msgspec.json.decode(body)
    world.table, world.invite = opened["id"], opened["invite"]
    for seat, visitor in enumerate(people):
        act: wire.TableAct = wire.Nonce(id="nonce", nonce="00")
        if seat:
            act = wire.Sit(id=f"sit-{seat}", seat=seat, nonce=f"{seat:02x}")
        status, _ = await visitor.ask("POST", f"/api/tables/{world.table}/acts", act, invite=world.invite)
        assert status == 201
    for viewer, visitor in enumerate(world.visitors):
        await visitor.socket().say(wire.Look(viewer if viewer < len(people) else SPECTATOR))
        visitor.seen.clear()

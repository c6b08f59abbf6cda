"""Nonsense over sockets: bytes, broken and outsized JSON, wrong shapes, acts of strangers, of the wrong seat, for a
question of long ago, under an id that was used. A game goes on meanwhile and must not notice."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tablee.engine.record import Record
from tablee.engine.table import Table
from tablee.games import game
from tablee.server import messages as wire
from tablee.server.client import Guest, Live
from tablee.server.client.guest import new_id
from tablee.server.web.problems import holds_null
from tests.server.wire.faults import acts_kept

BATCH = 40  # messages before everything is asked for
HONEST = 100  # moves made while the nonsense goes on, unless the game is over before

_understood = msgspec.json.Decoder(wire.ClientMessage)
_heard = msgspec.json.Decoder(wire.ServerMessage)
_ACTS: tuple[Any, ...] = wire.TableAct.__args__
Message = tuple[str, bytes, bool]  # kind, content, whether it goes as text


@dataclass
class Tally:
    sent: Counter[str] = field(default_factory=Counter)  # by kind
    heard: Counter[str] = field(default_factory=Counter)  # by type
    closed: Counter[int] = field(default_factory=Counter)  # by code
    sockets: int = 0
    moves: int = 0

    def __str__(self) -> str:
        return (
            f"{sum(self.sent.values()):,} messages {dict(self.sent)} over {self.sockets:,} sockets; "
            f"answers {dict(self.heard)}; closed by the server {dict(self.closed)}; "
            f"{self.moves} moves of the game meanwhile, which went on to its end; no server error"
        )


class Nonsense:
    """Makes messages. `seated`: from somebody who plays; nothing they send may be allowed."""

    def __init__(self, choose: random.Random, seated: bool, used: Callable[[], list[str]]) -> None:
        self.choose = choose
        self.seated = seated
        self.used = used  # ids of acts that were done
        self.kinds: dict[Callable[[], tuple[bytes, bool]], int] = {
            self.random_bytes: 4,
            self.not_utf8: 1,
            self.mailer: 4,
            self.broken_json: 6,
            self.any_json: 6,
            self.outsized_values: 4,
            self.nesting: 1,
            self.too_long: 1,
            self.unknown_type: 3,
            self.act: 25,
            self.used_id: 5 if seated else 0,
            self.old_move: 5,
            self.look: 5,
            self.saw: 2,
            self.ping: 5,
        }

    def __call__(self) -> Message:
        kind = self.choose.choices(list(self.kinds), list(self.kinds.values()))[0]
        content, text = kind()
        return kind.__name__, content, text

    def random_bytes(self) -> tuple[bytes, bool]:
        return self.choose.randbytes(self.choose.randrange(200)), False

    def not_utf8(self) -> tuple[bytes, bool]:
        return b'{"t":"say","id":"x","text":"\xff\xfe' + self.choose.randbytes(5) + b'"}', self.choose.random() < 0.2

    def mailer(self) -> tuple[bytes, bool]:
        mailer = [chr(self.choose.choice((32, 65, 123, 233, 0x4E00, 0x1F600, 1, 0x202E))) for _ in range(20)]
        return "".join(mailer[: self.choose.randrange(20)]).encode(), True

    def broken_json(self) -> tuple[bytes, bool]:
        whole = bytearray(msgspec.json.encode(self._some_act()))
        for _ in range(self.choose.randrange(1, 4)):
            at = self.choose.randrange(len(whole))
            if self.choose.random() < 0.5:
                del whole[at:]
                whole += b"" if whole else b"{"
            else:
                whole[at] = self.choose.randrange(32, 127)
        return bytes(whole), True

    def _value(self, depth: int = 0) -> Any:
        choose = self.choose
        kinds = ("\x7f", None, True, -1, 0, 2**53, -(2**63), 1e308, 0.1, "", "x" * 50, "look", "é", "\x00")
        if depth < 3 and choose.random() < 0.3:
            return [self._value(depth + 1) for _ in range(choose.randrange(4))]
        if depth < 3 and choose.random() < 0.3:
            names = ("t", "id", "text", "n", "viewer", "seat", "x", "")
            return {choose.choice(names): self._value(depth + 1) for _ in range(choose.randrange(5))}
        return choose.choice(kinds)

    def any_json(self) -> tuple[bytes, bool]:
        return msgspec.json.encode(self._value()), self.choose.random() < 0.9

    def outsized_values(self) -> tuple[bytes, bool]:
        digits = b"9" * self.choose.choice((20, 400, 4_000))
        texts = (
            b'{"t":"saw","n":' + digits + b"}",
            b'{"t":"look","viewer":-' + digits + b"}",
            b'{"t":"look","n":1e' + digits[:4] + b"}",
            b'{"t":"say","id":"big","text":"' + b"a" * 10_000 + b'"}',
            b'{"t":"move","id":"' + b"i" * 5_000 + b'","text":"buy R"}',
            b'{"t":"move","id":"m","text":"buy R","seat":' + digits + b"}",
            b'{"t":"unsay","id":"u","line":' + digits + b"}",
            b'{"t":"hush","id":"h","person":"' + b"p" * 3_000 + b'"}',
            b'{"t":"say","id":"half","text":"\\ud83c"}',
            b'{"t":"move","id":"half","text":"\\udfff"}',
        )
        return self.choose.choice(texts), True

    def nesting(self) -> tuple[bytes, bool]:
        deep = self.choose.choice((50, 1_000, 7_000))
        return self.choose.choice((b"[" * deep + b"]" * deep, b'{"t":' * (deep // 5), b"[" * deep)), True

    def too_long(self) -> tuple[bytes, bool]:
        return b'"' + b"x" * (wire.LONGEST_MESSAGE + self.choose.randrange(100_000)) + b'"', self.choose.random() < 0.5

    def unknown_type(self) -> tuple[bytes, bool]:
        kind = self.choose.choice(("", "moove", "snapshot", "update", "ack", "bye", "t", "MOVE", None, 3))
        return msgspec.json.encode({"t": kind, "id": "x", "n": 1, "text": "buy R"}), True

    def _some_act(self) -> dict[str, Any]:
        """Right in shape, and nothing that this sender may do."""
        choose = self.choose
        kind = choose.choice(_ACTS)
        act: dict[str, Any] = {"t": kind.__struct_config__.tag, "id": new_id()}
        fields: dict[str, Callable[[], Any]] = {
            "seat": lambda: 0 if self.seated else choose.randrange(16),  # seat 0 is not theirs
            "text": lambda: choose.choice(("buy R", "stop", "lay R07", "done", "", "x" * 200, "🃏")) or "x",
            "n": lambda: choose.choice((-1, 0, 1, 5, 2**53)),
            "person": lambda: choose.choice(("", "somebody", "x" * 64)),
            "level": lambda: choose.choice(("random", "greedy", "x", "")),
            "what": lambda: choose.choice(("stop", "replace")),
            "other": lambda: choose.randrange(16),
            "yes": lambda: choose.random() < 0.5,
            "ban": lambda: choose.random() < 0.5,
            "hush": lambda: choose.random() < 0.5,
            "line": lambda: choose.randrange(100),
            "name": lambda: choose.choice(("Zoé", "x" * 40)),
            "nonce": lambda: choose.choice(("", "00ff")),
            "quick": lambda: False,  # as it is already
        }
        for name in kind.__struct_fields__:
            if name != "id":
                act[name] = fields[name]()
        if kind is wire.Say:
            act["text"] = act["text"][:50]
        return act

    def act(self) -> tuple[bytes, bool]:
        return msgspec.json.encode(self._some_act()), self.choose.random() < 0.95

    def used_id(self) -> tuple[bytes, bool]:
        act = self._some_act()
        act["id"] = self.choose.choice(self.used() or ["none"])
        return msgspec.json.encode(act), True

    def old_move(self) -> tuple[bytes, bool]:
        """Without a seat it would be the sender's own; the counter is of before the game began."""
        text = self.choose.choice(("buy R", "stop", "done", "lay R01"))
        return msgspec.json.encode({"t": "move", "id": new_id(), "text": text, "n": 0}), True

    def look(self) -> tuple[bytes, bool]:
        choose = self.choose
        viewer, n = choose.choice((-1, 0, 1, 2, 15)), choose.choice((-1, 0, 3, 2**53))
        return msgspec.json.encode(wire.Look(viewer, n, choose.choice(("", "x" * 64)))), True

    def saw(self) -> tuple[bytes, bool]:
        return msgspec.json.encode(wire.Saw(self.choose.choice((-1, 0, 5, 2**53)))), True

    def ping(self) -> tuple[bytes, bool]:
        return b'{"t":"ping"}', True


class Visitor:
    """One socket that sends nonsense and reads every answer."""

    def __init__(self, socket: ClientConnection, nonsense: Nonsense, tally: Tally) -> None:
        self.socket = socket
        self.nonsense = nonsense
        self.tally = tally
        self.left = 0

    async def stay(self, count: int) -> int:
        """Send up to so many messages; how many were sent before the server had enough."""
        sent = 0
        try:
            while sent < count:
                batch = [self.nonsense() for _ in range(min(BATCH, count - sent))]
                sent += await self._batch(batch)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
            assert code in (1007, 1009), code  # not UTF-8, or too long
            self.tally.closed[code] += 1
            sent += 1
        return sent

    async def _batch(self, batch: list[Message]) -> int:
        acts: Counter[str] = Counter()
        troubles = pings = looks = 0
        for kind, content, text in batch:
            self.tally.sent[kind] += 1
            await self.socket.send(content, text=text)
            if len(content) > wire.LONGEST_MESSAGE or (text and not _is_utf8(content)):
                async for _ in self.socket:  # the server hangs up
                    pass
                await self.socket.recv()
            try:
                message = _understood.decode(content)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                troubles += 1
                continue
            if holds_null(content):
                troubles += 1
            elif isinstance(message, wire.Ping):
                pings += 1
            elif isinstance(message, wire.Look):
                looks += 1
            elif not isinstance(message, wire.Saw):
                acts[message.id] += 1
        await self.socket.send('{"t":"ping"}')
        await self._answers(acts, troubles, pings + 1, looks)
        return len(batch)

    async def _answers(self, acts: Counter[str], troubles: int, pings: int, looks: int) -> None:
        """Every act is answered once by name, every look once, and everything else gets a sentence."""
        answered: Counter[str] = Counter()
        refused_looks = shown = 0
        while pings:
            message = _heard.decode(await self.socket.recv())
            self.tally.heard[type(message).__name__.lower()] += 1
            if isinstance(message, wire.Pong):
                pings -= 1
            elif isinstance(message, wire.Ack | wire.Refused):
                answered[message.id] += 1
            elif isinstance(message, wire.Trouble):
                refused_looks += 1
            elif isinstance(message, wire.Snapshot | wire.Current):
                shown += 1
            elif isinstance(message, wire.Update):
                assert not message.ack
        assert answered == acts, (answered - acts, acts - answered)
        assert refused_looks + shown == troubles + looks
        assert troubles <= refused_looks


def _is_utf8(content: bytes) -> bool:
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True


async def fuzz(server: str, data: Path, count: int, seed: int = 0) -> Tally:
    """So many messages to one table, while two honest people play there."""
    choose, tally = random.Random(seed), Tally()
    host, guest, stranger, invited = [await Guest.arrive(server, name) for name in ("Ada", "Bo", "Cy", "Di")]
    opened = await host.new_table(wire.NewTable(game="coup", seats=2, sit=[0]))
    await guest.act(opened.id, wire.Sit(id="sit", seat=1), opened.invite)
    nobody, forger = Guest(server), Guest(server)
    forger.cookies["tablee"] = host.cookies["tablee"][:-3] + "AAA"
    async with host.live(opened.id, 0) as first, guest.live(opened.id, 1) as second:
        kept = ["sit", (await first.act(wire.Start)).id]
        await second.until(lambda live: live.view)
        callers = [(nobody, ""), (forger, opened.invite), (stranger, ""), (invited, opened.invite), (guest, "")]
        while sum(tally.sent.values()) < count:
            caller, invite = choose.choice(callers)
            nonsense = Nonsense(choose, caller is guest, lambda: kept[-200:])
            async with connect(
                caller.socket_url(opened.id, invite),
                origin=Origin(caller.origin),
                additional_headers=caller.greeting(),
                compression=None,
                proxy=None,
                max_size=None,
                close_timeout=1,
            ) as socket:
                tally.sockets += 1
                done = sum(tally.sent.values())
                await Visitor(socket, nonsense, tally).stay(min(choose.choice((1, 20, 400)), count - done))
            if not first.over and len(kept) - 2 < HONEST * sum(tally.sent.values()) / count:
                kept.append(await _move(first, second, choose))
        tally.moves = len(kept) - 2
        while not first.over:
            kept.append(await _move(first, second, choose))
        record = Record.read(await host.record(opened.id))
    _, *acts = [act for act in acts_kept(data, opened.id) if act]  # the first: the host's random bytes
    assert acts == kept
    replayed = Table.replay(game("coup"), record)
    assert replayed.over
    assert replayed.record.result == record.result
    await check_health(server)
    return tally


async def _move(first: Live, second: Live, choose: random.Random) -> str:
    """An honest move of whoever is to move; its id."""
    live, other = (first, second) if first.choices else (second, first)
    ack = await live.do(wire.Move(id=new_id(), text=choose.choice(live.choices), n=live.n))
    await other.until(lambda other: other.over == live.over and other.view["to_act"] == live.view["to_act"])
    return ack.id


async def check_health(server: str) -> None:
    """Nothing went wrong inside."""
    guest = Guest(server)
    assert (await guest.request("GET", "/health")).json()["status"] == "ok"
    figures = (await guest.request("GET", "/metrics")).text
    assert re.search(r"^tablee_errors_total 0\.0$", figures, re.MULTILINE)
    assert not re.search(r'^tablee_http_requests_total\{.*status="5', figures, re.MULTILINE)

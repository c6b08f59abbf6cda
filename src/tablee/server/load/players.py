"""Scripted players: they know no game, choose at random among the moves offered, and never stop.

This is a client that leaves out what it does not need: of a scene it keeps the choices and the status only.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from time import perf_counter

from msgspec import Raw, Struct, json

from tablee.engine.state import SPECTATOR
from tablee.server.client.guest import Guest, new_nonce
from tablee.server.load.wires import Wire, open_wire
from tablee.server.messages import AskEffects, ClientMessage, Look, Move, Nonce, Rematch, Sit, Start

TIMEOUT = 30.0  # seconds for anything before the game

_encode = json.Encoder().encode


class Heard(Struct):
    """Any message of the server, as far as it matters here."""

    t: str
    n: int = -1
    id: str = ""
    ack: str = ""
    table: str = ""
    changes: list[tuple[list[str | int], Raw]] = []
    scene: Raw = Raw(b"null")
    line: Raw = Raw(b"null")


class _Choice(Struct):
    text: str


class _Seat(Struct):
    person: str


class _Table(Struct):
    status: str
    seats: list[_Seat]


class _Scene(Struct):
    viewer: int
    table: _Table
    choices: list[_Choice]


_heard = json.Decoder(Heard)
_scene = json.Decoder(_Scene)
_choice = json.Decoder(_Choice)
_choices = json.Decoder(list[_Choice])
_text = json.Decoder(str)


class Tally:
    """What all players together have seen since the last reset."""

    def __init__(self) -> None:
        self.reset()
        self.acknowledged: dict[tuple[str, int, Guest], list[str]] = {}  # moves by table and seat, never reset
        self.reason = ""  # of the last refusal

    def reset(self) -> None:
        self.took: list[float] = []
        self.seen: list[float] = []
        self.sizes: list[int] = []  # bytes of each update
        self.snapshots: list[int] = []  # bytes of each snapshot
        self.explained: list[float] = []  # from asking what the choices would bring to the answer
        self.messages = self.games = self.refused = self.lost = 0


class Player:
    """One person at one table after the other, with one socket."""

    def __init__(self, guest: Guest, party: Party) -> None:
        self.guest = guest
        self.party = party
        self.seat = SPECTATOR
        self.status = ""
        self.choices: list[str] = []
        self.n = -1
        self._wire: Wire | None = None
        self._generation = 0  # of the wire
        self._looked: asyncio.Future[None] | None = None
        self._acts: dict[str, asyncio.Future[Heard]] = {}
        self._count = 0
        self._move = ""  # the id of the move that is not answered yet
        self._text = ""
        self._sent = 0.0
        self._asked = 0.0  # when it asked what its choices would bring

    # Coming and going

    async def enter(self, table: str, seat: int | None = None, invite: str = "") -> None:
        """Connect and look through one's own eyes; `seat` None: whichever the table keeps for us."""
        await self.connect(table, invite)
        await self.look(SPECTATOR if seat is None else seat)

    async def connect(self, table: str, invite: str = "") -> None:
        self.leave()
        self._move, self.choices = "", []
        mine = self._generation
        headers = self.guest.greeting() | {"origin": self.guest.origin}
        self._wire = await open_wire(
            self.guest.socket_url(table, invite), headers, self._hear, lambda: self._lost(mine)
        )

    async def look(self, viewer: int) -> None:
        """Resolved by a snapshot; a table that keeps a seat for us is then seen from there."""
        self.seat, self.n = viewer, -1
        self._looked = asyncio.get_running_loop().create_future()
        self.say(Look(viewer))
        await asyncio.wait_for(self._looked, TIMEOUT)

    def leave(self) -> None:
        wire, self._wire = self._wire, None
        self._generation += 1
        if wire is not None:
            wire.close()

    def _lost(self, generation: int) -> None:
        """Only a socket that we have not left ourselves is lost."""
        if generation == self._generation:
            self.party.lost()

    def say(self, message: ClientMessage) -> None:
        if self._wire is not None:
            self._wire.send(_encode(message))

    async def do(self, act: Callable[..., ClientMessage], **fields: str) -> Heard:
        """An act that is not a move; an error if it is refused."""
        name = self._name()
        self._acts[name] = asyncio.get_running_loop().create_future()
        self.say(act(id=name, **fields))
        try:
            return await asyncio.wait_for(self._acts[name], TIMEOUT)
        finally:
            del self._acts[name]

    def _name(self) -> str:
        self._count += 1
        return f"{self.party.number}-{self._count}"

    def move(self) -> None:
        """Any of the moves offered."""
        if not self.choices or self._move or self._wire is None:
            return
        if self.party.effects:
            self._asked = perf_counter()
            self.say(AskEffects(self.n))
        self._move, self._text = self._name(), random.choice(self.choices)
        self._sent = perf_counter()
        self.party.sending(self._sent)
        self._wire.send(_encode(Move(id=self._move, text=self._text, n=self.n)))

    # Hearing

    def _hear(self, data: bytes | memoryview) -> None:
        message = _heard.decode(data)
        self.party.tally.messages += 1
        kind = message.t
        if kind == "update":
            self.party.tally.sizes.append(len(data))
            self._update(message)
        elif kind == "snapshot":
            self.party.tally.snapshots.append(len(data))
            self._snapshot(message)
        elif kind == "ack":
            self._answered(message)
        elif kind == "refused":
            self._refused(message)
        elif kind == "effects":
            self.party.tally.explained.append(perf_counter() - self._asked)
        elif kind in ("trouble", "bye"):
            self.party.tally.reason = bytes(message.line).decode()

    def _update(self, message: Heard) -> None:
        if message.ack:  # also while a snapshot is on its way: the answer does not come again
            self._answered(message)
        if message.n != self.n + 1:
            if message.n > self.n >= 0:
                self.n = -1
                self.say(Look(self.seat))
            return
        self.n = message.n
        for path, value in message.changes:
            if path[0] == "choices":
                self._change_choices(path, value)
            elif path[0] == "table" and path[-1] == "status":
                self.status = _text.decode(value)
        if not message.ack and not self._move:
            self.party.seen_at = perf_counter()
        self.go_on()

    def _change_choices(self, path: Sequence[str | int], value: Raw) -> None:
        if len(path) == 1:
            self.choices = [choice.text for choice in _choices.decode(value)]
        elif isinstance(path[1], int) and len(path) == 2:
            self.choices[path[1]] = _choice.decode(value).text
        elif isinstance(path[1], int) and path[2] == "text":
            self.choices[path[1]] = _text.decode(value)

    def _snapshot(self, message: Heard) -> None:
        scene = _scene.decode(message.scene)
        if scene.viewer != self.seat:
            return
        own = [number for number, seat in enumerate(scene.table.seats) if seat.person == self.guest.person]
        if self.seat == SPECTATOR and own:
            self.seat = own[0]
            self.say(Look(self.seat))
            return
        self.n, self.status = message.n, scene.table.status
        self.choices = [choice.text for choice in scene.choices]
        if self._looked is not None and not self._looked.done():
            self._looked.set_result(None)
        self.go_on()

    def _answered(self, message: Heard) -> None:
        name = message.ack or message.id
        if name == self._move:
            party = self.party
            party.tally.took.append(perf_counter() - self._sent)
            party.tally.acknowledged.setdefault((party.table, self.seat, self.guest), []).append(self._text)
            self._move = ""
        elif (waiting := self._acts.get(name)) is not None and not waiting.done():
            waiting.set_result(message)

    def _refused(self, message: Heard) -> None:
        self.party.tally.refused += 1
        self.party.tally.reason = bytes(message.line).decode()
        if message.id == self._move:
            self._move = ""
            self.n = -1
            self.say(Look(self.seat))
        elif (waiting := self._acts.get(message.id)) is not None and not waiting.done():
            waiting.set_exception(RuntimeError(f"refused: {self.party.tally.reason}"))

    def go_on(self) -> None:
        """Move if it is one's turn; begin again if the game is over."""
        if self.choices and not self._move:
            self.party.turn(self)
        elif self.status == "finished":
            self.party.finished()


class Party:
    """The people of one table, who play one game after the other."""

    def __init__(self, number: int, guests: Sequence[Guest], tally: Tally, *, effects: bool = False) -> None:
        self.number = number
        self.tally = tally
        self.effects = effects  # whether everybody asks what their choices would bring, as a browser does
        self.players = [Player(guest, self) for guest in guests]
        self.table = ""
        self.sent_at = 0.0  # the last move
        self.seen_at = 0.0  # when somebody else last saw one
        self.between = 0.0  # seconds between two moves; 0: at once
        self.playing = False  # whether to make moves at all
        self.trouble: BaseException | None = None
        self._next = 0.0
        self._scheduled: dict[Player, asyncio.TimerHandle] = {}
        self._task: asyncio.Task[None] | None = None

    async def gather(self, table: str, invite: str = "") -> None:
        """Sit down at a table that has just been opened by the first of us, and begin."""
        self.table = table
        await asyncio.gather(*(player.enter(table, None, invite) for player in self.players))
        await self.players[0].do(Nonce, nonce=new_nonce())
        for player in self.players[1:]:
            await player.do(Sit, nonce=new_nonce())
            await player.look(SPECTATOR)
        await self.players[0].look(SPECTATOR)
        await self.players[0].do(Start)

    async def meet_again(self, table: str) -> None:
        """Sit down at a table that keeps our seats. The game begins by itself when the last of us is there."""
        self.table = table
        await asyncio.gather(*(player.enter(table) for player in self.players))
        await self.players[0].do(Nonce, nonce=new_nonce())
        for player in self.players[1:]:
            await player.do(Sit, nonce=new_nonce())

    async def join(self, table: str) -> None:
        """Connect to a table where the game runs, each to their own seat."""
        self.table = table
        await asyncio.gather(*(player.enter(table, seat) for seat, player in enumerate(self.players)))

    def play(self, between: float = 0.0) -> None:
        """From now on, with so many seconds between two moves."""
        self.playing, self.between = True, between
        self._next = perf_counter() + random.uniform(0, between)
        for player in self.players:
            player.go_on()

    async def pause(self) -> None:
        """No further moves. Whoever is on the way to the next table arrives there first."""
        self.playing = False
        if self._task is not None:
            await asyncio.wait([self._task])

    def turn(self, player: Player) -> None:
        """Somebody may move."""
        if not self.playing:
            return
        if not self.between:
            player.move()
            return
        if player in self._scheduled:
            return
        now, later = perf_counter(), asyncio.get_running_loop().call_later
        self._scheduled[player] = later(max(0.0, self._next - now), self._move, player)
        self._next = max(self._next, now) + self.between * random.uniform(0.5, 1.5)

    def _move(self, player: Player) -> None:
        del self._scheduled[player]
        if self.playing:
            player.move()

    def sending(self, now: float) -> None:
        """Where moves are spaced, whatever was seen since the last one was that one."""
        if self.between and self.seen_at > self.sent_at > 0:
            self.tally.seen.append(self.seen_at - self.sent_at)
        self.sent_at = now

    def finished(self) -> None:
        """The game is over: another one, with the same people."""
        if self.playing and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._again())

    async def _again(self) -> None:
        try:
            self.tally.games += 1
            next_table = (await self.players[0].do(Rematch)).table
            await self.meet_again(next_table)
        except Exception as error:
            self.trouble = error

    def lost(self) -> None:
        if self.playing:
            self.tally.lost += 1

    def leave(self) -> None:
        self.playing = False
        if self._task is not None:
            self._task.cancel()
        for timer in self._scheduled.values():
            timer.cancel()
        for player in self.players:
            player.leave()

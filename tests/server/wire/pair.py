"""Two worlds whose deals differ only in what one viewer cannot see, and what the viewer is sent in each."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import zip_longest

from tablee.engine.conformance import Setting
from tablee.engine.digest import digest
from tablee.engine.game import Game
from tablee.engine.rng import Dealer
from tablee.engine.seed import Seed
from tablee.engine.state import State
from tablee.server import messages as wire
from tests.server.wire.worlds import Socket, Visitor, World

TICK = 1_000  # milliseconds from one thing everybody sees to the next

Acting = Callable[[World], Awaitable[None]]


CALLS = ("push", "mail", "webhook")


class CanTell(AssertionError):
    """A viewer was sent something that tells it what the rules hide from it."""


def twin_scripts(setting: Setting, viewer: int, choose: random.Random) -> tuple[list[list[int]], list[list[int]]]:
    """Two deals that look the same to the viewer: in the second some things have changed places. The same twice where
    nothing is hidden at the start."""
    game = setting.game
    options, content = game.options_for(setting.seats, setting.variant), game.content(setting.seats)
    seed = Seed.of(choose.randrange(2**32))

    def deal(script: list[list[int]] | None) -> tuple[State, list[list[int]]]:
        dealer = Dealer(rng := seed.rng(), script)
        return game.set_up(setting.seats, options, content, game.rules_version, rng, dealer), dealer.dealt

    state, dealt = deal(None)
    known, truth = game.knows(state, viewer), digest(state)
    mixed = [number for number, cards in enumerate(dealt) if len(set(cards)) > 1]
    script = [list(cards) for cards in dealt]
    swaps = choose.choice((1, 2, 8, 40))
    for _ in range(10 * swaps if mixed else 0):
        tried = [list(cards) for cards in script]
        cards = tried[choose.choice(mixed)]
        i, j = choose.sample(range(len(cards)), 2)
        cards[i], cards[j] = cards[j], cards[i]
        other = deal(tried)[0]
        if swaps and game.knows(other, viewer) == known and digest(other) != truth:
            script, swaps = tried, swaps - 1
    return dealt, script


class Pair:
    """Two worlds and one viewer."""

    def __init__(self, setting: Setting, viewer: int, worlds: tuple[World, World]) -> None:
        self.setting = setting
        self.game: Game = setting.game
        self.viewer = viewer
        self.worlds = worlds
        self.choose = random.Random(f"{setting.seed} {setting.seats} {viewer}")
        self.acts = 0
        self.compared = 0  # messages

    # The two worlds

    async def both(self, do: Acting) -> None:
        for world in self.worlds:
            await do(world)

    def tick(self) -> None:
        """On to the next moment, the same in both worlds."""
        moment = max(world.clock for world in self.worlds) // TICK * TICK + TICK
        for world in self.worlds:
            world.clock = moment

    def _visitor(self, world: World, viewer: int) -> Visitor:
        return world.visitors[viewer]  # the onlooker is the last

    def _socket(self, world: World, viewer: int) -> Socket:
        return self._visitor(world, viewer).sockets[0]

    def id(self) -> str:
        self.acts += 1
        return f"act-{self.acts}"

    async def act(self, seat: int, make: Callable[[str], wire.TableAct]) -> None:
        """The same act in both worlds."""
        act = make(self.id())
        await self.both(lambda world: self._socket(world, seat).say(act))

    async def compare(self) -> None:
        """Everything the viewer was sent so far, in both worlds: over sockets, in answers, and by calls."""
        if len({world.clock for world in self.worlds}) > 1:
            self.tick()
        await self.both(lambda world: world.make_calls())
        for world in self.worlds:
            for socket in self._visitor(world, self.viewer).sockets:
                await socket.say()
        a, b = (self._received(world) for world in self.worlds)
        for here, there in zip_longest(a, b, fillvalue=("nothing", b"")):
            if here != there:
                raise CanTell(f"viewer {self.viewer} of {self.setting}\n{_difference(here, there)}")
        self.compared += len(a)

    def _received(self, world: World) -> list[tuple[str, bytes]]:
        """What the viewer has received since last time, socket by socket; between sockets the network decides. Calls of
        one moment are made side by side: which of them is sent first is chance."""
        seen = self._visitor(world, self.viewer).seen
        received = sorted(seen, key=lambda each: (each[0], each[1] if each[0] in CALLS else b""))
        seen.clear()
        return received

    @property
    def called(self) -> Counter[str]:
        """How often the viewer was called, by which way."""
        return self._visitor(self.worlds[0], self.viewer).called

    # What is known

    def _same_knowledge(self, a: State, b: State) -> bool:
        return self.game.knows(a, self.viewer) == self.game.knows(b, self.viewer)

    def _seats_played(self) -> list[int]:
        """Seats that people play themselves."""
        holders = self.worlds[0].state.holders
        return [seat for seat, holder in enumerate(holders) if not holder.bot and not holder.resigned]

    def _connected(self) -> list[int]:
        return [seat for seat in self._seats_played() if self._visitor(self.worlds[0], seat).sockets]

    def over(self) -> bool:
        return any(world.state.over for world in self.worlds)


def _difference(here: tuple[str, bytes], there: tuple[str, bytes]) -> str:
    if here[0] != there[0]:
        return f"one world: {here[0]} {here[1][:300]!r}\nthe other: {there[0]} {there[1][:300]!r}"
    at = next((i for i, (x, y) in enumerate(zip(here[1], there[1], strict=False)) if x != y), 0)
    cut = slice(max(0, at - 120), at + 120)
    return f"{here[0]}\none world: …{here[1][cut]!r}…\nthe other: …{there[1][cut]!r}…"

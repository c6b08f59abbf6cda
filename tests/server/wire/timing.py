"""What somebody sees who reads no message, but watches when each of them passes and how long it is.

The same table is served twice, as in `twins`, with one person and bots. Bots make moves that look the same to the
viewer and think for different times about them. The sequence of (direction, size, moment) on each of the viewer's
sockets must be the same in both worlds: the pace of bots and of forced moves follows from what everybody sees.
"""

from __future__ import annotations

from pathlib import Path

from tablee.engine.conformance import Setting
from tablee.engine.digest import digest
from tablee.engine.state import State
from tablee.server import messages as wire
from tests.server.wire.pair import CanTell, Pair, twin_scripts
from tests.server.wire.worlds import Passed, World, seated, stage

PACE = 700  # milliseconds
LONGEST_THOUGHT = 500  # milliseconds: less than a bot's answer takes
TRIES = 60

Steps = list[int]


class Watched(Pair):
    """Two worlds in which bots play before the eyes of one viewer."""

    def __init__(self, setting: Setting, viewer: int, worlds: tuple[World, World]) -> None:
        super().__init__(setting, viewer, worlds)
        self.differ = False  # whether the worlds were dealt differently
        self.turns = 0
        self.steps = 0  # of bots

    async def play(self, turns: int) -> None:
        self.tick()
        await self.act(0, lambda id: wire.Start(id=id))
        a, b = (world.game_table.state for world in self.worlds)
        self.differ = digest(a) != digest(b)
        for _ in range(turns):
            if self.over() or not await self._turn():
                break
            await self.watch()

    async def _turn(self) -> bool:
        """A whole move of whoever is asked, in each world as it fits there."""
        seat = int(self.worlds[0].game_table.state.to_act)
        found = self._alike(seat)
        if found is None:
            return False
        ids = [self.id() for _ in found[0]]
        for world, path in zip(self.worlds, found, strict=True):
            for id, action in zip(ids, path, strict=True):
                text = self.game.notate(world.game_table.state, action, seat)
                await (self._bot(world, text) if seat else self._person(world, id, text))
        self.steps += len(ids) if seat else 0
        self.turns += 1
        return True

    async def _bot(self, world: World, text: str) -> None:
        world.thinking = self.choose.randrange(LONGEST_THOUGHT)
        await world.bot_plays(text)

    async def _person(self, world: World, id: str, text: str) -> None:
        socket = self._socket(world, 0)
        await socket.say(wire.Move(id=id, text=text))
        assert socket.answers[id]["t"] != "refused", socket.answers[id]

    def _alike(self, seat: int) -> tuple[Steps, Steps] | None:
        a, b = (world.game_table.state for world in self.worlds)
        for _ in range(TRIES):
            here, looks, after = self._path(a, None)
            there, seen, other = self._path(b, here if seat == self.viewer else None, looks)
            if looks == seen and self._same_knowledge(after, other) and after.over == other.over:
                return here, there
        return None

    def _path(
        self, start: State, wanted: Steps | None, looks: list[int] | None = None
    ) -> tuple[Steps, list[int], State]:
        """A whole move by chance: `wanted`, or one that looks like this to the viewer if there is one."""
        state, path, seen = start.copy(), Steps(), list[int]()
        while not path or state.pending.count:
            options = state.legal_actions()
            if wanted is not None:
                options = [action for action in options if action == wanted[len(path)]]
            elif looks is not None and len(path) < len(looks):
                options = [action for action in options if state.seen(action, self.viewer) == looks[len(path)]]
            if not options:
                break
            action = self.choose.choice(options)
            path.append(action)
            seen.append(int(state.seen(action, self.viewer)))
            state.apply(action)
        return path, seen, state

    async def watch(self) -> None:
        """All that has passed so far."""
        for world in self.worlds:
            for socket in self._visitor(world, self.viewer).sockets:
                await socket.say()
        a, b = (self._passed(world) for world in self.worlds)
        if a != b:
            here, there = next((pair for pair in zip(a, b, strict=False) if pair[0] != pair[1]), (len(a), len(b)))
            raise CanTell(f"viewer {self.viewer} of {self.setting}\none world: {here}\nthe other: {there}")
        self.compared += len(a)

    def _passed(self, world: World) -> list[Passed]:
        passed = self._visitor(world, self.viewer).passed
        found = list(passed)
        passed.clear()
        return found


async def watch_twins(folder: Path, setting: Setting, viewer: int, turns: int) -> Watched:
    """Serve one table twice, with a person on the first seat and bots on the others; CanTell if it shows."""
    with stage(setting.game):
        a, b = World(folder / "a", PACE), World(folder / "b", PACE)
        watched = Watched(setting, viewer, (a, b))
        scripts = twin_scripts(setting, viewer, watched.choose)
        bots = ["skilled"] * (setting.seats - 1)
        try:
            for world, script in zip((a, b), scripts, strict=True):
                world.script = script
                await seated(world, setting.game, setting.seats, setting.variant, wire.Clock(), bots)
            await watched.play(turns)
        finally:
            await a.close()
            await b.close()
        return watched

"""The same table served twice, with deals that differ only in what one viewer cannot see.

The viewer does the same in both worlds; everybody else acts on what they hold, as long as it looks the same to the
viewer, and now and then somebody begins, changes or takes back a choice in one world only. As long as the rules
(`Game.knows`) do not let the viewer tell, everything it is sent must be the same bytes in the same order: over sockets
(views, layouts, choices with their labels, effects, beats) and in answers with all their headers, by push message, mail
and webhook, and in statistics.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

from tablee.engine.conformance import Setting
from tablee.engine.digest import digest
from tablee.engine.state import SPECTATOR, UNSEEN, State
from tablee.server import messages as wire
from tests.server.wire.pair import TICK, CanTell, twin_scripts
from tests.server.wire.probing import Probing
from tests.server.wire.worlds import World, seated, stage

TRIES = 40
LONGEST_ABSENCE = 12  # moves of the others
CLOCKS = (
    wire.Clock(),
    wire.Clock("bank", 86_400, 5),
    wire.Clock("move", 86_400),
    wire.Clock("days", 3),
)


class Twins(Probing):
    """Two worlds in which much happens before the eyes of one viewer."""

    def __init__(self, setting: Setting, viewer: int, worlds: tuple[World, World]) -> None:
        super().__init__(setting, viewer, worlds)
        self.resigning = setting.seats > 2 and self.choose.random() < 0.5
        self.differ = False  # whether the worlds were dealt differently
        self.moves = 0
        self.hidden = 0  # steps made in one world only
        self.did: dict[str, int] = {}
        self._hider: int | None = None  # who has begun something in one world only

    # Rounds

    async def play(self, rounds: int) -> None:
        self.tick()
        await self.act(0, lambda id: wire.Start(id=id))
        a, b = (world.game_table.state for world in self.worlds)
        assert self._same_knowledge(a, b)
        self.differ = digest(a) != digest(b)
        await self.compare()
        doings: dict[Callable[[], Awaitable[bool]], int] = {
            self._move: 60,
            self._probe: 12,
            self._talk: 3,
            self._undo: 5,
            self._propose_to_stop: 2,
            self._come_and_go: 4,
            self._step_out: 3,
            self._be_called: 5,
            self._replace: 3,
            self._return: 3,
            self._resign: 3 * self.resigning,
            self._time_is_up: 1,
            self._restart: 1,
        }
        await self._rounds(rounds, doings)

    async def _rounds(self, rounds: int, doings: dict[Callable[[], Awaitable[bool]], int]) -> None:
        for _ in range(rounds):
            if self.choose.random() < 0.3:
                self.tick()
                self.did["_hide"] = self.did.get("_hide", 0) + await self._hide()
            self.tick()
            do = self.choose.choices(list(doings), list(doings.values()))[0]
            done = await do()
            await self.compare()
            self.did[do.__name__] = self.did.get(do.__name__, 0) + done
            if self.over() or (do == self._move and not done):
                return

    async def _move(self) -> bool:
        """Somebody moves; in each world as it fits there."""
        await self._fetch_those_asked()
        if self.choose.random() < 0.3 and await self._in_another_order():
            return True
        for _ in range(TRIES):
            found = self._alike()
            if found is not None:
                await self._make(*found)
                self.moves += 1
                return True
        return False

    async def _fetch_those_asked(self) -> None:
        """Whoever is asked and away comes back: somebody has to go on."""
        if self._asked():
            return
        for seat in self.worlds[0].state.asked():
            if seat in self._seats_played():
                await self.both(lambda world, seat=seat: self._come_in(world, seat))  # type: ignore[misc]

    async def _come_in(self, world: World, seat: int) -> None:
        await self._visitor(world, seat).socket().say(wire.Look(seat))

    def _asked(self) -> list[int]:
        """Seats that may move in both worlds; of bots the first only."""
        a, b = (world.state for world in self.worlds)
        asked = [seat for seat in a.asked() if seat in b.asked()]
        bots = {a.due().get("bot", (0, -1))[1]} & {b.due().get("bot", (0, -1))[1]}
        return [seat for seat in asked if seat in bots or seat in self._connected()]

    def _alike(self) -> tuple[int, tuple[int, int]] | None:
        """A move in each world that look the same to the viewer, and after which it still cannot tell."""
        asked = self._asked()
        if not asked:
            return None
        seat = self.choose.choice(asked)
        a, b = (_turned(world.game_table.state, seat) for world in self.worlds)
        here, there = a.legal_actions(), b.legal_actions()
        seen_as = self.choose.choice([a.seen(action, self.viewer) for action in here])
        first = self.choose.choice([action for action in here if a.seen(action, self.viewer) == seen_as])
        alike = [action for action in there if b.seen(action, self.viewer) == seen_as]
        if not alike:
            return None
        same = seat == self.viewer or (first in alike and self.choose.random() < 0.6)
        moves = first, first if same else self.choose.choice(alike)
        if moves[1] not in there:
            return None
        after = [world.game_table.prepare(seat, move) for world, move in zip(self.worlds, moves, strict=True)]
        untold = self._same_knowledge(after[0].state, after[1].state) and after[0].over == after[1].over
        return (seat, moves) if untold else None

    async def _make(self, seat: int, moves: tuple[int, int]) -> None:
        if seat == self.viewer and seat in self._connected() and self.choose.random() < 0.3:
            await self._vain_tries()
        if seat == self.viewer and seat in self._connected() and self.choose.random() < 0.3:
            await self._ask_about_choices()
        id, by_http, counted = self.id(), self.choose.random() < 0.1, self.choose.random() < 0.5
        for world, move in zip(self.worlds, moves, strict=True):
            text = self.game.notate(_turned(world.game_table.state, seat), move, seat)
            if world.state.holders[seat].bot:
                await world.bot_plays(text)
                continue
            visitor, socket = self._visitor(world, seat), self._socket(world, seat)
            act = wire.Move(id=id, text=text, n=socket.n if counted else -1)
            if by_http:
                status, body = await visitor.ask("POST", f"/api/tables/{world.table}/acts", act)
                assert status == 201, body
            else:
                await socket.say(act)
                assert socket.answers[id]["t"] != "refused", socket.answers[id]

    async def _in_another_order(self) -> bool:
        """Two seats choose, unseen, and not in the same order: nobody else may notice."""
        asked = [seat for seat in self._asked() if seat != self.viewer and seat in self._connected()]
        if len(asked) < 2 or self.worlds[0].state.settings.clock.kind != "none":
            return False  # clocks show in the end how long each has thought, as they must
        pair = self.choose.sample(asked, 2)
        orders = [pair, pair[::-1]]
        plans: list[list[tuple[int, int]]] = []
        for world, order in zip(self.worlds, orders, strict=True):
            plan = []
            state = world.game_table.state
            for seat in order:
                state = _turned(state, seat)
                unseen = [a for a in state.legal_actions() if state.seen(a, self.viewer) == UNSEEN]
                if not unseen:
                    return False
                action = self.choose.choice(unseen)
                state.apply(action)
                plan.append((seat, action))
            if not self._same_knowledge(state, world.game_table.state):
                return False
            plans.append(plan)
        for world, plan in zip(self.worlds, plans, strict=True):
            for seat, action in plan:
                world.clock += self.choose.randrange(1, TICK // 10)
                await self._quietly(world, seat, action)
        self.hidden += 2
        return True

    async def _quietly(self, world: World, seat: int, action: int) -> None:
        text = self.game.notate(_turned(world.game_table.state, seat), action, seat)
        id, socket = self.id(), self._socket(world, seat)
        await socket.say(wire.Move(id=id, text=text, seat=seat))
        assert socket.answers[id]["t"] != "refused", socket.answers[id]

    # In one world only

    async def _hide(self) -> bool:
        """Somebody begins something unseen in one world, and takes it back, while the viewer looks closely."""
        world = self.choose.choice(self.worlds)
        seats = [seat for seat in world.state.asked() if seat != self.viewer and seat in self._connected()]
        if not seats or self._hider is not None:
            return False
        seat, made = self.choose.choice(seats), 0
        self._hider = seat
        for _ in range(self.choose.choice((1, 1, 2, 3))):
            action = self._unseen(world, seat)
            if action is not None:
                world.clock += self.choose.randrange(1, TICK // 10)
                await self._quietly(world, seat, action)
                made += 1
        await self._meanwhile()
        for _ in range(0 if self.over() else made):
            world.clock += self.choose.randrange(1, TICK // 10)
            id, socket = self.id(), self._socket(world, seat)
            await socket.say(wire.Undo(id=id, seat=seat))
            assert socket.answers[id]["t"] != "refused", socket.answers[id]
        self._hider = None
        self.hidden += made
        await self.compare()
        return made > 0

    async def _meanwhile(self) -> None:
        """While the worlds differ unseen, the viewer looks closely, and other things happen."""
        doings = [self._probe, self._talk, self._restart]
        if self.worlds[0].state.proposal is None:
            doings += [self._propose_to_stop, self._come_and_go, self._step_out, self._replace, self._return]
            doings += [self._resign] if self.resigning else []
        for _ in range(self.choose.randrange(1, 4)):
            self.tick()
            await (self._probe if self.choose.random() < 0.5 else self.choose.choice(doings))()
            await self.compare()
            if self.over():
                return

    def _unseen(self, world: World, seat: int) -> int | None:
        """A choice that the viewer must not notice, and that can be taken back."""
        if seat not in world.state.asked() or world.game_table.state.forced():
            return None
        state = _turned(world.game_table.state, seat)
        unseen = [action for action in state.legal_actions() if state.seen(action, self.viewer) == UNSEEN]
        if not unseen:
            return None
        action = self.choose.choice(unseen)
        after = world.game_table.prepare(seat, action).state
        return action if self._same_knowledge(after, world.game_table.state) else None

    # What everybody sees

    async def _talk(self) -> bool:
        seat = self.choose.choice([*self._connected(), SPECTATOR])
        if self._visitor(self.worlds[0], seat).sockets:
            await self.act(seat, lambda id: wire.Say(id=id, text=f"word {id}"))
        return True

    async def _undo(self) -> bool:
        """Somebody takes back, or asks to; nothing is done if that alone would let the viewer tell."""
        seats = self._connected()
        if not seats:
            return False
        seat = self.choose.choice(seats)
        a, b = (world.game_table for world in self.worlds)
        offer = a.may_take_back(seat)
        if offer != b.may_take_back(seat) or not offer.steps or not offer.allowed:
            return False
        after = [
            world.context.run(partial(world.game_table.prepare_take_back, seat, agreed=True)) for world in self.worlds
        ]
        seen = [sum(self.viewer in made.noticed_by for made in prepared.undone) for prepared in after]
        if seen[0] != seen[1] or not self._same_knowledge(after[0].state, after[1].state):
            return False
        await self.act(seat, lambda id: wire.Undo(id=id, seat=seat))
        await self._answers(yes=self.choose.random() < 0.7)
        return True

    async def _answers(self, yes: bool) -> None:
        """What is proposed is agreed to by everybody who is asked, or declined by one."""
        proposal = self.worlds[0].state.proposal
        await self.compare()
        if proposal is None:
            return
        if self.choose.random() < 0.7:
            self.tick()
            await self._hide()
        for asked in proposal.waits_for if yes else proposal.waits_for[-1:]:
            self.tick()
            there = bool(self._visitor(self.worlds[0], asked).sockets)
            await self._answer(asked if there else proposal.seat, yes=yes and there)  # else who asked takes it back
            await self.compare()
            if not (yes and there):
                return

    async def _answer(self, seat: int, *, yes: bool) -> None:
        await self.act(seat, lambda id: wire.Answer(id=id, yes=yes, seat=seat))

    async def _propose_to_stop(self) -> bool:
        seats = self._connected()
        if len(seats) < 2:
            return False
        await self.act(self.choose.choice(seats), lambda id: wire.Propose(id=id, what="stop"))
        await self._answers(yes=False)
        return True

    async def _come_and_go(self) -> bool:
        """Somebody else loses the line, or comes back."""
        others = [seat for seat in range(self.setting.seats) if seat != self.viewer]
        if not others:
            return False
        seat = self.choose.choice(others)
        if self._visitor(self.worlds[0], seat).sockets:
            if len(self._connected()) > 2 and not self._half_made(seat):
                await self.both(lambda world: self._socket(world, seat).cut())
        else:
            await self.both(lambda world: self._come_in(world, seat))
        return True

    async def _step_out(self) -> bool:
        """The viewer goes away with all devices, or comes back; who is away is called."""
        if self.viewer not in self._seats_played() or self._half_made(self.viewer):
            return False
        if self._visitor(self.worlds[0], self.viewer).sockets:
            await self.both(self._step_out_in)
        else:
            await self.both(lambda world: self._come_in(world, self.viewer))
        return True

    async def _be_called(self) -> bool:
        """The viewer goes away, and the others go on until it is asked; then it comes back, or not."""
        if self.viewer not in self._connected() or not await self._step_out():
            return False
        for _ in range(LONGEST_ABSENCE):
            await self.compare()
            if self.over() or self.viewer in self.worlds[0].state.asked():
                break
            self.tick()
            if not await self._move():
                break
        if not self.over() and self.viewer not in self._connected() and self.choose.random() < 0.7:
            await self._step_out()
        return True

    async def _step_out_in(self, world: World) -> None:
        for socket in list(self._visitor(world, self.viewer).sockets):
            await socket.cut()

    def _half_made(self, seat: int) -> bool:
        states = [world.game_table.state for world in self.worlds]
        return seat == self._hider or any(state.pending.count and state.to_act == seat for state in states)

    async def _replace(self) -> bool:
        """A bot takes the seat of somebody who has left, or wants to."""
        seats = self._connected()
        absent = [seat for seat in self._seats_played() if seat not in seats and not self._half_made(seat)]
        if self.viewer in seats and self.choose.random() < 0.3 and not self._half_made(self.viewer):
            await self.act(self.viewer, lambda id: wire.Propose(id=id, what="replace", other=self.viewer))
        elif absent and seats:
            other = self.choose.choice(absent)
            await self.act(self.choose.choice(seats), lambda id: wire.Propose(id=id, what="replace", other=other))
        else:
            return False
        await self._answers(yes=True)
        return True

    async def _return(self) -> bool:
        holders = self.worlds[0].state.holders
        kept = [seat for seat, holder in enumerate(holders) if holder.bot and not holder.resigned]
        kept = [seat for seat in kept if not self._half_made(seat)]
        if not kept:
            return False
        seat = self.choose.choice(kept)
        if not self._visitor(self.worlds[0], seat).sockets:
            await self.both(lambda world: self._come_in(world, seat))
        await self.act(seat, lambda id: wire.Return(id=id))
        return True

    async def _resign(self) -> bool:
        seats = [seat for seat in self._connected() if not self._half_made(seat)]
        if len(seats) < 2 or len(self._seats_played()) < self.setting.seats:
            return False
        seat = self.choose.choice(seats)
        await self.act(seat, lambda id: wire.Resign(id=id))
        return True

    async def _time_is_up(self) -> bool:
        """Whose time is up loses the seat to a bot."""
        late: list[list[int]] = []
        for world in self.worlds:
            due = world.state.due().get("timeout")
            if due is None:
                return False
            late.append(world.state.clocks.late(due[0]))
            if late[-1] != world.state.clocks.running:
                return False  # somebody has chosen, unseen: whose time is up shows who has not
        if late[0] != late[1] or any(self._half_made(seat) for seat in late[0]):
            return False
        deadlines = {world.state.due()["timeout"][0] for world in self.worlds}
        if len(deadlines) > 1:
            raise CanTell("the clock runs out at different moments")
        for world in self.worlds:
            world.clock = deadlines.copy().pop()
        await self.both(lambda world: world.time_is_up())
        return True

    async def _restart(self) -> bool:
        """The server starts anew and everybody comes back."""
        fresh = self.choose.random() < 0.5
        await self.both(lambda world: self._restart_in(world, fresh))
        return True

    async def _restart_in(self, world: World, fresh: bool) -> None:
        gone = [(visitor, list(visitor.sockets)) for visitor in world.visitors]
        for _, sockets in gone:
            for socket in sockets:
                await socket.cut()
        world.forget_live_tables()
        for number, (visitor, sockets) in enumerate(gone):
            viewer = number if number < self.setting.seats else SPECTATOR
            for old in sockets:
                known = (-1, "") if fresh else (old.n, old.edition)
                await visitor.socket(layout=old.layout).say(wire.Look(viewer, *known))


def _turned(state: State, seat: int) -> State:
    """A copy in which the seat is to act."""
    twin = state.copy()
    if twin.to_act != seat:
        twin.ask(seat)
    return twin


async def play_twins(folder: Path, setting: Setting, viewer: int, rounds: int, clock: wire.Clock) -> Twins:
    """Serve one table twice and compare what the viewer is sent; CanTell if it differs."""
    with stage(setting.game):
        a, b = World(folder / "a"), World(folder / "b")
        twins = Twins(setting, viewer, (a, b))
        scripts = twin_scripts(setting, viewer, twins.choose)
        try:
            for world, script in zip((a, b), scripts, strict=True):
                world.script = script
                await seated(world, setting.game, setting.seats, setting.variant, clock)
            await twins.play(rounds)
        finally:
            await a.close()
            await b.close()
        return twins

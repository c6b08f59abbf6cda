"""The same table served twice, with deals that differ only in what one viewer cannot see.

The viewer does the same in both worlds; everybody else acts on what they hold, as long as it looks the same to the
viewer, and now and then somebody begins, changes or takes back a choice in one world only. As long as the rules
(`Game.knows`) do not let the viewer tell, everything it is sent must be the same bytes in the same order.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from itertools import zip_longest
from pathlib import Path

from tablee.engine.conformance import Setting
from tablee.engine.game import Game
from tablee.engine.rng import Dealer
from tablee.engine.seed import Seed
from tablee.engine.state import SPECTATOR, UNSEEN, State
from tablee.server import messages as wire
from tests.server.wire.worlds import Socket, Visitor, World, seated, stage

TICK = 1_000  # milliseconds from one thing everybody sees to the next
TRIES = 40
CLOCKS = (
    wire.Clock(),
    wire.Clock("bank", 86_400, 5),
    wire.Clock("move", 86_400),
    wire.Clock("days", 3),
)

Acting = Callable[[World], Awaitable[None]]


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
    known = game.knows(state, viewer)
    mixed = [number for number, cards in enumerate(dealt) if len(set(cards)) > 1]
    script = [list(cards) for cards in dealt]
    swaps = choose.choice((1, 2, 8, 40))
    for _ in range(10 * swaps if mixed else 0):
        tried = [list(cards) for cards in script]
        cards = tried[choose.choice(mixed)]
        i, j = choose.sample(range(len(cards)), 2)
        cards[i], cards[j] = cards[j], cards[i]
        if swaps and game.knows(deal(tried)[0], viewer) == known:
            script, swaps = tried, swaps - 1
    return dealt, script


class Twins:
    """Two worlds and one viewer."""

    def __init__(self, setting: Setting, viewer: int, worlds: tuple[World, World]) -> None:
        self.setting = setting
        self.game: Game = setting.game
        self.viewer = viewer
        self.worlds = worlds
        self.choose = random.Random(f"{setting.seed} {setting.seats} {viewer}")
        self.resigning = setting.seats > 2 and self.choose.random() < 0.5
        self.acts = 0
        self.compared = 0  # messages
        self.moves = 0
        self.hidden = 0  # steps made in one world only
        self.did: dict[str, int] = {}
        self._hider: int | None = None  # who has begun something in one world only

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
        """Everything the viewer was sent so far, in both worlds."""
        if len({world.clock for world in self.worlds}) > 1:
            self.tick()
        for world in self.worlds:
            for socket in self._visitor(world, self.viewer).sockets:
                await socket.say()
        a, b = (self._received(world) for world in self.worlds)
        for here, there in zip_longest(a, b, fillvalue=("nothing", b"")):
            if here != there:
                raise CanTell(f"viewer {self.viewer} of {self.setting}\n{_difference(here, there)}")
        self.compared += len(a)

    def _received(self, world: World) -> list[tuple[str, bytes]]:
        """What the viewer has received since last time, socket by socket; between sockets the network decides."""
        seen = self._visitor(world, self.viewer).seen
        received = sorted(seen, key=lambda each: each[0])
        seen.clear()
        return received

    # What is known

    def _same_knowledge(self, a: State, b: State) -> bool:
        return self.game.knows(a, self.viewer) == self.game.knows(b, self.viewer)

    def _seats_played(self) -> list[int]:
        """Seats that people play themselves."""
        holders = self.worlds[0].sitting.holders
        return [seat for seat, holder in enumerate(holders) if not holder.bot and not holder.resigned]

    def _connected(self) -> list[int]:
        return [seat for seat in self._seats_played() if self._visitor(self.worlds[0], seat).sockets]

    def over(self) -> bool:
        return any(world.sitting.over for world in self.worlds)

    # Rounds

    async def play(self, rounds: int) -> None:
        self.tick()
        await self.act(0, lambda id: wire.Start(id=id))
        a, b = (world.game_table.state for world in self.worlds)
        assert self._same_knowledge(a, b)
        await self.compare()
        doings: dict[Callable[[], Awaitable[bool]], int] = {
            self._move: 60,
            self._probe: 12,
            self._talk: 3,
            self._undo: 5,
            self._propose_to_stop: 2,
            self._come_and_go: 4,
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
        for seat in self.worlds[0].sitting.asked():
            if seat in self._seats_played():
                await self.both(lambda world, seat=seat: self._come_in(world, seat))  # type: ignore[misc]

    async def _come_in(self, world: World, seat: int) -> None:
        await self._visitor(world, seat).socket().say(wire.Look(seat))

    def _asked(self) -> list[int]:
        """Seats that may move in both worlds; of bots the first only."""
        a, b = (world.sitting for world in self.worlds)
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
        sight = self.choose.choice([a.seen(action, self.viewer) for action in here])
        first = self.choose.choice([action for action in here if a.seen(action, self.viewer) == sight])
        alike = [action for action in there if b.seen(action, self.viewer) == sight]
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
        if seat == self.viewer and self.choose.random() < 0.3:
            await self._vain_tries()
        id, by_http, counted = self.id(), self.choose.random() < 0.1, self.choose.random() < 0.5
        for world, move in zip(self.worlds, moves, strict=True):
            text = self.game.notate(_turned(world.game_table.state, seat), move, seat)
            if world.sitting.holders[seat].bot:
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
        if len(asked) < 2 or self.worlds[0].sitting.settings.clock.kind != "none":
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
        seats = [seat for seat in world.sitting.asked() if seat != self.viewer and seat in self._connected()]
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
        if self.worlds[0].sitting.proposal is None:
            doings += [self._propose_to_stop, self._come_and_go, self._replace, self._return]
            doings += [self._resign] if self.resigning else []
        for _ in range(self.choose.randrange(1, 4)):
            self.tick()
            await (self._probe if self.choose.random() < 0.5 else self.choose.choice(doings))()
            await self.compare()
            if self.over():
                return

    def _unseen(self, world: World, seat: int) -> int | None:
        """A choice that the viewer must not notice, and that can be taken back."""
        if seat not in world.sitting.asked() or world.game_table.state.forced():
            return None
        state = _turned(world.game_table.state, seat)
        unseen = [action for action in state.legal_actions() if state.seen(action, self.viewer) == UNSEEN]
        if not unseen:
            return None
        action = self.choose.choice(unseen)
        after = world.game_table.prepare(seat, action).state
        return action if self._same_knowledge(after, world.game_table.state) else None

    # The viewer looks closely

    async def _probe(self) -> bool:
        """The viewer does something that changes nothing for others, in both worlds."""
        if not self._visitor(self.worlds[0], self.viewer).sockets:
            return False
        doings = (
            self._look,
            self._reconnect,
            self._second_socket,
            self._requests,
            self._vain_tries,
            self._foreign_eyes,
        )
        await self.choose.choice(doings)()
        return True

    def _looks(self, fresh: bool) -> Callable[[Socket], wire.Look]:
        back = self.choose.choice((0, 0, 1, 3, 100))
        return lambda socket: wire.Look(
            self.viewer, -1 if fresh else max(-1, socket.n - back), "" if fresh else socket.edition
        )

    async def _look(self) -> None:
        look = self._looks(self.choose.random() < 0.5)
        await self.both(lambda world: self._look_in(world, look))

    async def _look_in(self, world: World, look: Callable[[Socket], wire.Look]) -> None:
        socket = self._socket(world, self.viewer)
        await socket.say(wire.Saw(socket.n), look(socket))

    async def _reconnect(self) -> None:
        look, saw = self._looks(self.choose.random() < 0.5), self.choose.random() < 0.5
        await self.both(lambda world: self._reconnect_in(world, look, saw))

    async def _reconnect_in(self, world: World, look: Callable[[Socket], wire.Look], saw: bool) -> None:
        visitor = self._visitor(world, self.viewer)
        old = visitor.sockets[0]
        await old.say(*([wire.Saw(old.n)] if saw else []))
        await old.cut()
        new = visitor.socket()
        new.n, new.edition = old.n, old.edition
        visitor.sockets.insert(0, visitor.sockets.pop())
        await new.say(look(new))

    async def _second_socket(self) -> None:
        """Another device; it looks through the same eyes, or from the gallery."""
        look = wire.Look(self.choose.choice((self.viewer, SPECTATOR)))
        await self.both(lambda world: self._second_socket_in(world, look))

    async def _second_socket_in(self, world: World, look: wire.Look) -> None:
        visitor = self._visitor(world, self.viewer)
        if len(visitor.sockets) > 1:
            await visitor.sockets[1].cut()
        else:
            await visitor.socket().say(look)

    async def _requests(self) -> None:
        after = self.choose.randrange(-1, 20)
        await self.both(lambda world: self._requests_in(world, after))

    async def _requests_in(self, world: World, after: int) -> None:
        visitor, table = self._visitor(world, self.viewer), f"/api/tables/{world.table}"
        await visitor.ask("GET", table)
        await visitor.ask("GET", f"{table}/log", viewer=self.viewer, after=after)
        await visitor.ask("GET", f"{table}/log", viewer=SPECTATOR)
        await visitor.ask("GET", f"{table}/record", viewer=self.viewer)
        await visitor.ask("GET", f"{table}/record", viewer=SPECTATOR)
        await visitor.ask("GET", f"{table}/chat")
        await visitor.ask("GET", "/api/me/tables")
        await visitor.ask("GET", "/api/tables")

    async def _foreign_eyes(self) -> None:
        """Looking through somebody else's eyes is refused, and the refusal says nothing."""
        other = self.choose.randrange(self.setting.seats + 1)
        await self.both(lambda world: self._foreign_eyes_in(world, other))

    async def _foreign_eyes_in(self, world: World, other: int) -> None:
        visitor, table = self._visitor(world, self.viewer), f"/api/tables/{world.table}"
        if other != self.viewer:
            await self._socket(world, self.viewer).say(wire.Look(other))
            await visitor.ask("GET", f"{table}/log", viewer=other)
            await visitor.ask("GET", f"{table}/record", viewer=other)

    async def _vain_tries(self) -> None:
        """What the viewer may not do now: the refusals must say the same."""
        choose, sitting = self.choose, self.worlds[0].sitting
        most = self.game.num_actions(self.game.options(self.setting.variant))
        texts = ["", "what?", "9" * 50]
        legal = self.game.legal(self.worlds[0].game_table.state, self.viewer)
        for action in choose.sample(range(most), min(most, 8)):
            if action not in legal:
                text = _written(self.game, self.worlds[0].game_table.state, action, self.viewer)
                texts += [text] if text else []
        acts: list[wire.TableAct] = [wire.Move(id=self.id(), text=text) for text in texts]
        acts += [wire.Move(id=self.id(), text=choose.choice(texts), seat=choose.randrange(self.setting.seats))]
        acts += [wire.Move(id=self.id(), text=texts[0], n=choose.randrange(-1, 30)), wire.Start(id=self.id())]
        acts += [wire.Return(id=self.id()), wire.Leave(id=self.id()), wire.Rematch(id=self.id())]
        if sitting.proposal is None:
            acts.append(wire.Answer(id=self.id(), yes=True))
        if self.viewer == SPECTATOR or not self.worlds[0].game_table.may_take_back(self.viewer).steps:
            acts.append(wire.Undo(id=self.id()))
        if self.viewer not in self._seats_played():
            acts = [act for act in acts if not isinstance(act, wire.Return)]
        await self.both(lambda world: self._socket(world, self.viewer).say(*acts))
        await self.both(lambda world: self._vain_request(world, acts[-1]))

    async def _vain_request(self, world: World, act: wire.TableAct) -> None:
        await self._visitor(world, self.viewer).ask("POST", f"/api/tables/{world.table}/acts", act)

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
        after = [table.prepare_take_back(seat, agreed=True) for table in (a, b)]
        seen = [sum(self.viewer in made.noticed_by for made in prepared.undone) for prepared in after]
        if seen[0] != seen[1] or not self._same_knowledge(after[0].state, after[1].state):
            return False
        await self.act(seat, lambda id: wire.Undo(id=id, seat=seat))
        await self._answers(yes=self.choose.random() < 0.7)
        return True

    async def _answers(self, yes: bool) -> None:
        """What is proposed is agreed to by everybody who is asked, or declined by one."""
        proposal = self.worlds[0].sitting.proposal
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
        seat = self.choose.choice([seat for seat in range(self.setting.seats) if seat != self.viewer])
        if self._visitor(self.worlds[0], seat).sockets:
            if len(self._connected()) > 2 and not self._half_made(seat):
                await self.both(lambda world: self._socket(world, seat).cut())
        else:
            await self.both(lambda world: self._come_in(world, seat))
        return True

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
        holders = self.worlds[0].sitting.holders
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
            due = world.sitting.due().get("timeout")
            if due is None:
                return False
            late.append(world.sitting.clocks.late(due[0]))
            if late[-1] != world.sitting.clocks.running:
                return False  # somebody has chosen, unseen: whose time is up shows who has not
        if late[0] != late[1] or any(self._half_made(seat) for seat in late[0]):
            return False
        deadlines = {world.sitting.due()["timeout"][0] for world in self.worlds}
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
        world.forget_rooms()
        for number, (visitor, sockets) in enumerate(gone):
            viewer = number if number < self.setting.seats else SPECTATOR
            for old in sockets:
                known = (-1, "") if fresh else (old.n, old.edition)
                await visitor.socket().say(wire.Look(viewer, *known))


def _turned(state: State, seat: int) -> State:
    """A copy in which the seat is to act."""
    twin = state.copy()
    if twin.to_act != seat:
        twin.ask(seat)
    return twin


def _written(game: Game, state: State, action: int, viewer: int) -> str:
    try:
        return game.notate(state, action, viewer)
    except Exception:  # an action that makes no sense here may have no name
        return ""


def _difference(here: tuple[str, bytes], there: tuple[str, bytes]) -> str:
    if here[0] != there[0]:
        return f"one world: {here[0]} {here[1][:300]!r}\nthe other: {there[0]} {there[1][:300]!r}"
    at = next((i for i, (x, y) in enumerate(zip(here[1], there[1], strict=False)) if x != y), 0)
    cut = slice(max(0, at - 120), at + 120)
    return f"{here[0]}\none world: …{here[1][cut]!r}…\nthe other: …{there[1][cut]!r}…"


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

"""The viewer looks closely: everything it can do that changes nothing for others, the same in both worlds."""

from __future__ import annotations

from collections.abc import Callable

from tablee.engine.conformance.places import ids_of
from tablee.engine.errors import Refused
from tablee.engine.game import Game
from tablee.engine.state import SPECTATOR, State
from tablee.server import messages as wire
from tests.server.wire.pair import Pair
from tests.server.wire.worlds import Socket, World


class Probing(Pair):
    """A viewer who tries everything."""

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
            self._ask_about_choices,
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
        new = visitor.socket(layout=old.layout)
        new.n, new.edition = old.n, old.edition
        visitor.sockets.insert(0, visitor.sockets.pop())
        await new.say(look(new))

    async def _second_socket(self) -> None:
        """Another device; it looks through the same eyes, or from the gallery."""
        look, layout = wire.Look(self.choose.choice((self.viewer, SPECTATOR))), self.choose.random() < 0.3
        await self.both(lambda world: self._second_socket_in(world, look, layout))

    async def _second_socket_in(self, world: World, look: wire.Look, layout: bool) -> None:
        visitor = self._visitor(world, self.viewer)
        if len(visitor.sockets) > 1:
            await visitor.sockets[1].cut()
        else:
            await visitor.socket(layout=layout).say(look)

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
        await visitor.ask("GET", f"{table}/replay", viewer=self.viewer)
        await visitor.ask("GET", f"{table}/replay", viewer=self.viewer, layout=1)
        await visitor.ask("GET", f"{table}/hindsight")
        await visitor.ask("POST", f"{table}/branch", wire.BranchWish(move=0, seat=0, level="random"))
        for path in ("/api/me/tables", "/api/me/statistics", "/api/me/mail", "/api/me", "/api/tables"):
            await visitor.ask("GET", path)
        await visitor.ask("GET", "/metrics")  # refused: it counts what happens, also what is hidden

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

    async def _ask_about_choices(self) -> None:
        """What choices would bring, what goes with some of them, and what touching anything would mean."""
        table, back = self.worlds[0].game_table, self.choose.choice((0, 0, 0, 1))
        choices = [] if self.viewer == SPECTATOR else table.choices(self.viewer)
        chosen = [choice.text for choice in self.choose.sample(choices, min(len(choices), 2))]
        pieces = [piece for choice in choices for piece in choice.touches]
        pieces += [id for id in ids_of(self.game.layout(table.view(self.viewer))) if id]
        touched = self.choose.sample(pieces, min(len(pieces), 4))
        touches = [wire.Touch(self.id(), piece) for piece in [*touched, "nothing"]]
        await self.both(lambda world: self._ask_in(world, back, chosen, touches))

    async def _ask_in(self, world: World, back: int, chosen: list[str], touches: list[wire.Touch]) -> None:
        socket = self._socket(world, self.viewer)
        n = max(socket.n - back, -1)
        await socket.say(wire.AskEffects(n), wire.AskFits(n, chosen), *touches)

    async def _vain_tries(self) -> None:
        """What the viewer may not do now: the refusals must say the same."""
        choose, state = self.choose, self.worlds[0].state
        most = self.game.num_actions(self.game.options(self.setting.variant))
        texts = ["", "what?", "9" * 50]
        position = self.worlds[0].game_table.state
        for action in choose.sample(range(most), min(most, 8)):
            text = _written(self.game, position, action, self.viewer)
            if text and not _is_legal(self.game, position, text, self.viewer):
                texts.append(text)
        acts: list[wire.TableAct] = [wire.Move(id=self.id(), text=text) for text in texts]
        acts += [wire.Move(id=self.id(), text=choose.choice(texts), seat=choose.randrange(self.setting.seats))]
        acts += [wire.Move(id=self.id(), text=texts[0], n=choose.randrange(-1, 30)), wire.Start(id=self.id())]
        acts += [wire.Return(id=self.id()), wire.Leave(id=self.id()), wire.Rematch(id=self.id())]
        if state.proposal is None:
            acts.append(wire.Answer(id=self.id(), yes=True))
        if self.viewer == SPECTATOR or not self.worlds[0].game_table.may_take_back(self.viewer).steps:
            acts.append(wire.Undo(id=self.id()))
        if self.viewer not in self._seats_played():
            acts = [act for act in acts if not isinstance(act, wire.Return)]
        await self.both(lambda world: self._socket(world, self.viewer).say(*acts))
        await self.both(lambda world: self._vain_request(world, acts[-1]))

    async def _vain_request(self, world: World, act: wire.TableAct) -> None:
        await self._visitor(world, self.viewer).ask("POST", f"/api/tables/{world.table}/acts", act)


def _written(game: Game, state: State, action: int, viewer: int) -> str:
    try:
        return game.notate(state, action, viewer)
    except Exception:  # an action that makes no sense here may have no name
        return ""


def _is_legal(game: Game, state: State, text: str, viewer: int) -> bool:
    """Whether a text is a move the viewer may make: one text can mean several actions, and one of them may be legal."""
    if viewer == SPECTATOR:
        return False
    try:
        return game.parse(state, viewer, text) in game.legal(state, viewer)
    except Refused:
        return False

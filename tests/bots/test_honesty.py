"""A bot knows what its seat knows: twin worlds, the same thoughts, the same move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice, zip_longest
from typing import Any

import pytest

from tablee.bots import BOTS, LEVELS, Bot, Greedy, Search, Seat, Thinker, bot, thinking_rng
from tablee.bots.policy import Policy
from tablee.engine.conformance import Setting, Twin, settings, twin_histories
from tablee.engine.game import Game
from tablee.engine.rng import Rng
from tablee.engine.seed import rng_of
from tablee.engine.view import Line
from tablee.games import games
from tests.bots.unhurried import unhurried
from tests.games.coup.scene import scene
from tests.sample import sample

GAMES = list(games().values())


ENOUGH = sample(500, small=4)  # positions of each game, for each bot
SEARCHING = ("rollouts", "tree", "ismcts")
PLAYOUTS = sample(6, small=4)  # few: how often it looks at a dealt world does not matter for what it may know
SEARCHES = [f"{scheme}:{PLAYOUTS}" for scheme in ("tree", "ismcts")]  # the levels have rollouts


def twins_to_act(game: Game) -> Iterator[tuple[Setting, int, int, Twin]]:
    """Moments at which a viewer is to act, in two worlds that it cannot tell apart: all seats and variants in turn,
    game after game, with the number of the moment in its game."""
    each = [_twins(setting) for setting in settings(game, games=20)]
    for found in chain.from_iterable(zip_longest(*each)):
        if found is not None:
            yield found


def _twins(setting: Setting) -> Iterator[tuple[Setting, int, int, Twin]]:
    choose = setting.chooser()
    for viewer in range(setting.seats):
        for number, twin in enumerate(twin_histories(setting, viewer, choose)):
            if not twin.a.over and twin.a.to_act == viewer:
                yield setting, viewer, number, twin


def moves_in_twin_worlds(game: Game, make: Callable[[Setting], Bot], enough: int = ENOUGH) -> list[tuple[int, int]]:
    """What a bot does in each of two worlds that it cannot tell apart, at so many of its decisions. The positions are
    those of random play, and all its moves must be legal."""
    bots: dict[int, Bot] = {}
    moves: list[tuple[int, int]] = []
    for setting, viewer, number, twin in islice(twins_to_act(game), enough):
        player = bots[id(setting)] = bots.get(id(setting)) or make(setting)
        here, there = (
            player.choose(Seat(world, viewer), thinking_rng(bytes([viewer]), number)) for world in (twin.a, twin.b)
        )
        assert here in Seat(twin.a, viewer).actions()
        moves.append((here, there))
    return moves


def named(name: str, playouts: int = 0) -> Callable[[Setting], Bot]:
    """The bot of this name; if it thinks ahead, perhaps with fewer playouts."""

    def make(setting: Setting) -> Bot:
        chosen = unhurried(bot(name, setting.game, setting.variant))
        player = getattr(chosen, "player", chosen)
        if isinstance(player, Thinker) and playouts:
            player.playouts = playouts
        return chosen

    return make


@pytest.mark.parametrize("name", [*LEVELS, "random", "greedy", "greedy@1", *SEARCHES])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_same_knowledge_same_move(game: Game, name: str) -> None:
    moves = moves_in_twin_worlds(game, named(name, PLAYOUTS))
    assert len(moves) == ENOUGH
    assert all(here == there for here, there in moves)


@pytest.mark.parametrize(("name", "enough"), [("expert", sample(12, small=1)), ("master", sample(2, small=1))])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_same_knowledge_same_move_of_those_who_think_long(game: Game, name: str, enough: int) -> None:
    """With all the playouts of the level."""
    moves = moves_in_twin_worlds(game, named(name), enough)
    assert len(moves) == enough
    assert all(here == there for here, there in moves)


class Peeking(Greedy):
    """A cheat: it tries its moves in the true world."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        truth, policy = seat._state, Policy(self.judgement_for(seat.seats), 12, self.game.cooperative)

        def reached(action: int) -> tuple[float, list[int]]:
            world = truth.clone()
            if world.to_act != seat.index:
                world.ask(seat.index)
            world.apply(action)
            policy.play_out(world, rng_of(1))
            return policy.reward(world, seat.index), world.scores()

        return max(seat.actions(), key=reached)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_cheat_is_caught(game: Game) -> None:
    """The tests above fail for a bot that thinks ahead in the true position."""
    moves = moves_in_twin_worlds(
        game, lambda setting: Peeking(game, game.options(setting.variant)), sample(200, small=20)
    )
    assert any(here != there for here, there in moves)


def test_an_illegal_move_is_caught() -> None:
    class Illegal(Bot):
        def choose(self, seat: Seat, rng: Rng) -> int:
            legal = seat.actions()
            return legal[0] if len(legal) < 4 else max(legal) + 1

    with pytest.raises(AssertionError):
        moves_in_twin_worlds(games()["coup"], lambda setting: Illegal(), 100)


def reasons_in_twin_worlds(setting: Setting, player: Bot) -> list[tuple[object, object]]:
    """Why the bot would make any of its moves, in each of two worlds that it cannot tell apart."""
    told: list[tuple[object, object]] = []
    choose = setting.chooser()
    for viewer in range(setting.seats):
        for twin in twin_histories(setting, viewer, choose):
            if not twin.a.over and twin.a.to_act == viewer:
                here, there = Seat(twin.a, viewer), Seat(twin.b, viewer)
                told += [(player.reason(here, action), player.reason(there, action)) for action in here.actions()[:6]]
    return told


@pytest.mark.parametrize("game", [game for game in GAMES if game._parts.reason is not None], ids=lambda game: game.id)
def test_same_knowledge_same_reason(game: Game) -> None:
    for setting in settings(game, games=sample(3, small=1)):
        told = reasons_in_twin_worlds(setting, bot("greedy", game, setting.variant))
        assert all(here == there for here, there in told)
        assert sum(here is not None for here, _ in told) > 10


def test_a_gossip_is_caught() -> None:
    """The test above fails for reasons that are read off the true position."""

    class Gossip(Greedy):
        def reason(self, seat: Seat, action: int) -> Line | None:
            truth: Any = seat._state
            return Line("coupe-nation-why-useless", {"card": int(truth.deck[truth.deck_size - 1])})

    game = games()["coupe_nation"]
    gossip = Gossip(game, game.options(None))
    told = [each for setting in settings(game) for each in reasons_in_twin_worlds(setting, gossip)]
    assert any(here != there for here, there in told)


@pytest.mark.parametrize("name", [*BOTS, "novice"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_bots_play_legal_moves_to_the_end(game: Game, name: str) -> None:
    setting = settings(game)[0]
    brief = f"{name}:3" if name in SEARCHING else name
    state, player = setting.new(), bot(brief, game, setting.variant)
    decisions = 0
    while not state.over:
        action = player.choose(Seat(state, state.to_act), thinking_rng(b"seat", decisions))
        game.play(state, state.to_act, action)
        decisions += 1
    assert decisions > 10


def test_the_secret_and_what_was_seen_make_the_thoughts() -> None:
    assert thinking_rng(b"a", 1).words() == thinking_rng(b"a", 1).words()
    assert len({tuple(thinking_rng(secret, events).words()) for secret in (b"a", b"b") for events in (1, 2)}) == 4


def test_search_counts_what_it_does_and_finds_the_only_good_move() -> None:
    """Last tile of the game: the search lays the tile that wins rather than one that does not matter."""
    table = scene(
        seats=2,
        board={"G": "1-10", "Y": "1-3"},
        hands=["Y04 O20", "R01"],
        tokens=[{"Y": 10}, {}],
        phase="last",
        to_act=0,
    )
    search = Search(Seat(table.state, 0), rng_of(1))
    search.run(200)
    assert search.iterations == 200
    assert sum(child.visits for child in search.root.children.values()) == 200
    assert games()["coup"].notate(table.state, search.best(), 0) == "lay Y04"

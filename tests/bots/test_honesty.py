"""A bot knows what its seat knows: twin worlds, the same thoughts, the same move."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from tablee.bots import BOTS, LEVELS, Bot, Greedy, Search, Seat, Thinker, bot, thinking_rng
from tablee.bots.policy import Policy
from tablee.engine.conformance import Setting, settings, twin_histories
from tablee.engine.digest import digest
from tablee.engine.game import Game
from tablee.engine.judgement import Judgement
from tablee.engine.knobs import FIRST, TUNED
from tablee.engine.rng import Rng
from tablee.engine.seed import rng_of
from tablee.engine.state import State
from tablee.engine.view import Line
from tablee.games import games
from tests.bots.unhurried import unhurried
from tests.games.coup.scene import scene
from tests.sample import sample

GAMES = list(games().values())


ENOUGH = sample(500, small=4)  # positions of each game, for each bot
OF_A_GAME = 8  # and of a game, at most
LATE = 30  # moves after the beginning
SURPRISING = 1 / 16  # of the moves that lead to the positions
SEARCHING = ("rollouts", "tree", "ismcts")
PLAYOUTS = sample(24, small=14)  # few, but more than there are moves to try: else a search plays out nothing
DEPTH = 20
SEARCHES = [f"{scheme}:{PLAYOUTS}" for scheme in ("tree", "ismcts")]  # the levels have rollouts


class Moment(NamedTuple):
    """A seat is to act, in two worlds that it cannot tell apart."""

    setting: Setting
    seat: int
    number: int  # in its game
    worlds: tuple[State, State]


@cache
def moments(game: Game) -> list[Moment]:
    """Moments of games in any order: all numbers of seats, variants and seats, early and late ones. Half of them
    come from two histories that look the same to the seat. Such pairs seldom last long, so the others compare a
    position with a world that was dealt for it, anywhere in the game."""
    chance = random.Random(game.id)
    histories, dealt = list[Moment](), list[Moment]()
    for setting in settings(game, games=sample(20, small=1)):
        seat = setting.seed % setting.seats
        histories += some_of(_of_histories(setting, seat), chance)
        dealt += some_of(_of_dealt_worlds(setting, seat), chance)
    chance.shuffle(histories)
    chance.shuffle(dealt)
    return [moment for pair in zip(histories, dealt, strict=False) for moment in pair]


def some_of(met: Iterator[Moment], chance: random.Random) -> list[Moment]:
    """At most so many moments of a game, each as likely as any other. The worlds are copied: they are played on."""
    kept: list[Moment] = []
    for count, moment in enumerate(met):
        place = count if count < OF_A_GAME else chance.randrange(count + 1)
        if place < OF_A_GAME:
            here, there = moment.worlds
            kept[place : place + 1] = [moment._replace(worlds=(here.copy(), there.copy()))]
    return kept


def _of_histories(setting: Setting, seat: int) -> Iterator[Moment]:
    for number, twin in enumerate(twin_histories(setting, seat, setting.chooser())):
        if not twin.a.over and twin.a.to_act == seat:
            yield Moment(setting, seat, number, (twin.a, twin.b))


def _of_dealt_worlds(setting: Setting, seat: int) -> Iterator[Moment]:
    """Of a game by judgement with some random moves: random play alone would lose Coupe nation at once."""
    game, state, choose, number = setting.game, setting.new(), setting.chooser(), 0
    judgement = game.judgement(game.options_for(setting.seats, setting.variant), seats=setting.seats)
    assert judgement is not None
    policy = Policy(judgement, 0, game.cooperative)
    while not state.over:
        if state.to_act == seat:
            world = state.copy()
            world.determinize(seat, rng_of(number))
            if digest(world) != digest(state):
                yield Moment(setting, seat, number, (state, world))
        legal = state.legal_actions()
        state.apply(choose.choice(legal) if choose.random() < SURPRISING else policy.pick(state, rng_of(number)))
        number += 1


def moves_in_twin_worlds(met: Sequence[Moment], make: Callable[[Setting], Bot]) -> list[tuple[int, int]]:
    """What a bot does in each of two worlds that it cannot tell apart, at these moments. All its moves must be
    legal."""
    bots: dict[int, Bot] = {}
    moves: list[tuple[int, int]] = []
    for setting, seat, number, worlds in met:
        player = bots[id(setting)] = bots.get(id(setting)) or make(setting)
        here, there = (player.choose(Seat(world, seat), thinking_rng(bytes([seat]), number)) for world in worlds)
        assert here in Seat(worlds[0], seat).actions()
        moves.append((here, there))
    return moves


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_moments_are_those_of_whole_games(game: Game) -> None:
    """All settings and seats, and positions far from the beginning."""
    found = moments(game)[:ENOUGH]
    wanted = {(setting.seats, str(setting.variant)) for setting in settings(game)}
    met = {(setting.seats, str(setting.variant)) for setting, *_ in found}
    assert len(found) == ENOUGH
    assert met == wanted or sample(False, small=True)
    assert {seat for _, seat, *_ in found} == set(range(game.seats_max)) or sample(False, small=True)
    late = [number for *_, number, _ in found if number > LATE]
    assert len(late) > ENOUGH // 5


def named(name: str, playouts: int = 0) -> Callable[[Setting], Bot]:
    """The bot of this name; if it thinks ahead, perhaps with fewer, shorter playouts, however far away the end is."""

    def make(setting: Setting) -> Bot:
        chosen = unhurried(bot(name, setting.game, setting.variant))
        player = getattr(chosen, "player", chosen)
        if isinstance(player, Thinker) and playouts:
            player.playouts = playouts
            player.thinking = replace(player.thinking, horizon=0, depth=DEPTH)
        return chosen

    return make


@pytest.mark.parametrize("name", [*LEVELS, "random", "greedy", "greedy@1", *SEARCHES])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_same_knowledge_same_move(game: Game, name: str) -> None:
    moves = moves_in_twin_worlds(moments(game)[:ENOUGH], named(name, PLAYOUTS))
    assert len(moves) == ENOUGH
    assert all(here == there for here, there in moves)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_bots_think_ahead_at_these_moments(game: Game) -> None:
    """Otherwise the test above would compare what looks best at once."""
    thought, asked = 0, 0
    for setting, seat, number, (here, _) in moments(game)[: sample(60, small=4)]:
        chosen = named("expert", PLAYOUTS)(setting)
        player = getattr(chosen, "player", chosen)
        assert isinstance(player, Thinker)
        search = player.search(Seat(here, seat), rng_of(number))
        search.run(PLAYOUTS)
        asked += len(here.actions_of(seat)) > 1
        thought += search.playouts > 1
    assert thought > asked // 2


@pytest.mark.parametrize(("name", "enough"), [("expert", sample(12, small=1)), ("master", sample(2, small=1))])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_same_knowledge_same_move_of_those_who_think_long(game: Game, name: str, enough: int) -> None:
    """With all the playouts of the level."""
    moves = moves_in_twin_worlds(moments(game)[:enough], named(name))
    assert len(moves) == enough
    assert all(here == there for here, there in moves)


@pytest.mark.parametrize("game", [game for game in GAMES if game.thinking.horizon], ids=lambda game: game.id)
def test_same_knowledge_same_move_when_the_end_comes_into_sight(game: Game) -> None:
    """Whether it does is seen from a world, too. With all the playouts of an expert."""
    latest = sorted(moments(game), key=lambda moment: -moment.number)[: sample(60, small=4)]
    thought = 0
    for setting, seat, number, (here, _) in latest:
        player = getattr(named("expert")(setting), "player", None)
        assert isinstance(player, Thinker)
        search = player.search(Seat(here, seat), rng_of(number))
        thought += not search.done
    assert len(latest) // 2 < thought
    moves = moves_in_twin_worlds(latest, named("expert"))
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
    met = moments(game)[: sample(200, small=60)]
    moves = moves_in_twin_worlds(met, lambda setting: Peeking(game, game.options(setting.variant)))
    assert any(here != there for here, there in moves)


def weights_in_dealt_worlds(
    met: Sequence[Moment], make: Callable[[Setting], Judgement]
) -> list[tuple[list[int], list[int]]]:
    """How a judgement weighs the actions of a seat in each of two worlds that were dealt for it."""
    judgements: dict[int, Judgement] = {}
    found: list[tuple[list[int], list[int]]] = []
    for setting, seat, number, (here, _) in met:
        judgement = judgements[id(setting)] = judgements.get(id(setting)) or make(setting)
        one, other = (weighed(judgement, Seat(here, seat).deal(rng_of(2 * number + each))) for each in range(2))
        found.append((one, other))
    return found


def weighed(judgement: Judgement, world: State) -> list[int]:
    legal = world.legal_actions()
    weights = vec[i64]([i64(0)] * len(legal))
    judgement.weigh(world, vec[i64]([i64(action) for action in legal]), len(legal), weights)
    return [int(weights[i]) for i in range(len(legal))]


def judging(knobs: str) -> Callable[[Setting], Judgement]:
    def make(setting: Setting) -> Judgement:
        options = setting.game.options_for(setting.seats, setting.variant)
        judgement = setting.game.judgement(options, seats=setting.seats, knobs=knobs)
        assert judgement is not None
        return judgement

    return make


@pytest.mark.parametrize("knobs", [TUNED, FIRST])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_judgement_weighs_by_what_the_seat_knows(game: Game, knobs: str) -> None:
    """Also where everybody in a playout moves by it, nobody may see the cards that were dealt to others."""
    weights = weights_in_dealt_worlds(moments(game)[:ENOUGH], judging(knobs))
    assert len(weights) == ENOUGH
    assert all(here == there for here, there in weights)


class Nosy(Judgement):
    """It weighs a move by what comes of it with the cards as they were dealt."""

    def __init__(self, honest: Judgement) -> None:
        self.policy = Policy(honest, 12, False)

    def weigh(self, state: State, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        for i in range(count):
            world = state.clone()
            world.apply(actions[i])
            self.policy.play_out(world, rng_of(1))
            weights[i] = sum((place + 1) * score for place, score in enumerate(world.scores()))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_judgement_that_peeks_is_caught(game: Game) -> None:
    make = judging(TUNED)
    weights = weights_in_dealt_worlds(moments(game)[: sample(100, small=30)], lambda setting: Nosy(make(setting)))
    assert any(here != there for here, there in weights)


def test_an_illegal_move_is_caught() -> None:
    class Illegal(Bot):
        def choose(self, seat: Seat, rng: Rng) -> int:
            legal = seat.actions()
            return legal[0] if len(legal) < 4 else max(legal) + 1

    with pytest.raises(AssertionError):
        moves_in_twin_worlds(moments(games()["coup"])[:100], lambda setting: Illegal())


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

"""A bot knows what its seat knows: twin worlds, the same thoughts, the same move."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots import BOTS, Bot, Greedy, Search, Seat, bot, thinking_rng
from tablee.engine.conformance import Setting, settings, twin_histories
from tablee.engine.game import Game
from tablee.engine.rng import Rng
from tablee.engine.seed import rng_of
from tablee.engine.view import Line
from tablee.games import games
from tests.games.coup.scene import scene
from tests.sample import sample

GAMES = list(games().values())


def moves_in_twin_worlds(setting: Setting, name: str, every: int = 1) -> list[tuple[int, int]]:
    """What the bot does in each of two worlds it cannot tell apart, at each (or every so manieth) of its decisions."""
    player = bot(name, setting.game, setting.variant)
    choose = setting.chooser()
    moves: list[tuple[int, int]] = []
    decisions = 0
    for viewer in range(setting.seats):
        for number, twin in enumerate(twin_histories(setting, viewer, choose)):
            if not twin.a.over and twin.a.to_act == viewer:
                decisions += 1
                if (decisions - 1) % every:
                    continue
                secret = bytes([viewer])
                here = player.choose(Seat(twin.a, viewer), thinking_rng(secret, number))
                there = player.choose(Seat(twin.b, viewer), thinking_rng(secret, number))
                moves.append((here, there))
    return moves


SEARCHING = ("rollouts", "tree", "ismcts")
SEARCHES = [f"{scheme}:{sample(12, small=4)}" for scheme in SEARCHING]


@pytest.mark.parametrize("name", ["random", "greedy", "greedy@1", "novice", "casual", "skilled", *SEARCHES])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_same_knowledge_same_move(game: Game, name: str) -> None:
    # interpreted, a search takes its time
    every, most = (sample(1, small=5), sample(1000, small=4)) if name in SEARCHES else (1, 1000)
    some = settings(game, games=sample(3, small=1))[:most]
    played = [moves_in_twin_worlds(setting, name, every) for setting in some]
    for moves in played:
        assert all(here == there for here, there in moves)
    assert sum(map(len, played)) > 10 * len(played) / every  # twins of some games part soon


@pytest.mark.parametrize(("name", "every"), [("expert", 40), ("master", 200)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_same_knowledge_same_move_of_those_who_think_long(game: Game, name: str, every: int) -> None:
    some = settings(game)[: sample(100, small=2)]
    for setting in some:
        moves = moves_in_twin_worlds(setting, name, sample(every, small=5 * every))
        assert moves
        assert all(here == there for here, there in moves)


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


def test_a_cheat_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above fails for a bot that looks at the true position."""

    class Cheat(Bot):
        name = "cheat"

        def choose(self, seat: Seat, rng: Rng) -> int:
            truth: Any = seat._state
            return int(sum(truth.pool[i] * (i + 1) for i in range(truth.pool_size))) % 1000  # something of the pool

    monkeypatch.setattr("tests.bots.test_honesty.bot", lambda *about: Cheat())
    game = games()["coup"]
    moves = [move for setting in settings(game) for move in moves_in_twin_worlds(setting, "cheat")]
    assert any(here != there for here, there in moves)


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

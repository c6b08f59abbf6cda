"""Bots that think ahead: they keep to their budget, think the same for the same knowledge, find what can be found."""

from __future__ import annotations

import gc
from types import FunctionType, ModuleType

import pytest
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from tablee.bots import LEVELS, Bot, Greedy, Seat, Thinker, bot, thinking_rng
from tablee.bots.policy import Policy, play_together
from tablee.bots.rollouts import Rollouts
from tablee.bots.tree import Tree
from tablee.engine.conformance import settings
from tablee.engine.conformance.setting import walk
from tablee.engine.game import Game
from tablee.engine.rng import Rng
from tablee.engine.seed import rng_of
from tablee.games import game, games
from tests.games.coup.scene import scene
from tests.sample import sample

GAMES = list(games().values())
COMPETITIVE = [played for played in GAMES if not played.cooperative]
SCHEMES = ["rollouts", "tree"]
BUDGET = sample(40, small=16)  # more than there are moves to try


def searched(played: Game, seat: Seat, scheme: str, budget: int) -> Rollouts | Tree:
    """One that thinks however far away the end is."""
    player = bot(f"{scheme}:{budget}", played)
    assert isinstance(player, Thinker)
    player.thinking = replace(player.thinking, horizon=0)
    return player.search(seat, rng_of(7))


def positions(played: Game, every: int) -> list[Seat]:
    found: list[Seat] = []
    for setting in settings(played):
        for number, (state, _) in enumerate(walk(setting)):
            if number % every == setting.seats and len(found) < sample(60, small=1):
                found.append(Seat(state.copy(), state.to_act))
    return found


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.id)
def test_the_budget_is_kept_and_slices_do_not_matter(played: Game, scheme: str) -> None:
    thought = 0
    for seat in positions(played, 23):
        whole, sliced = (searched(played, seat, scheme, BUDGET) for _ in range(2))
        whole.run(10 * BUDGET)
        slices = 0
        while not sliced.done:
            sliced.run(3)
            slices += 1
            assert slices <= BUDGET
        assert whole.done
        assert whole.playouts == sliced.playouts <= BUDGET
        assert whole.best() == sliced.best()
        assert whole.best() in seat.actions()
        thought += whole.playouts
    assert thought > 0


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.id)
def test_several_find_together_what_one_finds_alone(played: Game) -> None:
    """Nobody keeps anything from one round to the next, and how many they are may change."""
    thought = 0
    for seat in positions(played, 31):
        alone = searched(played, seat, "rollouts", BUDGET)
        alone.run(10 * BUDGET)
        rounds: list[list[list[float]]] = []
        together = caught_up(played, seat, rounds)
        while not together.done:
            parts = 1 + len(rounds) % 3
            rounds.append([caught_up(played, seat, rounds).share(part, parts) for part in range(parts)])
            together = caught_up(played, seat, rounds)
        assert together.playouts == alone.playouts
        assert together.best() == alone.best()
        thought += together.playouts
    assert thought > 0


def caught_up(played: Game, seat: Seat, rounds: list[list[list[float]]]) -> Rollouts:
    search = searched(played, seat, "rollouts", BUDGET)
    assert isinstance(search, Rollouts)
    for shares in rounds:
        search.skip()
        search.take(shares)
    return search


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.id)
def test_whose_time_is_up_moves_after_one_slice(played: Game, scheme: str) -> None:
    for seat in positions(played, 23)[:5]:
        player = Hasty(bot(f"{scheme}:100000", played))
        assert player.choose(seat, rng_of(7)) in seat.actions()
        assert player.met.playouts <= SLICE


SLICE = 200  # playouts, and some more: a slice ends with a whole world


class Hasty(Thinker):
    """It has no time, and its last search can be looked at."""

    seconds = 0.0
    met: Rollouts | Tree

    def __init__(self, ordinary: Bot) -> None:
        assert isinstance(ordinary, Thinker)
        thinking = replace(ordinary.thinking, horizon=0)
        super().__init__(ordinary.game, ordinary.options, thinking, ordinary.playouts)

    def search(self, seat: Seat, rng: Rng) -> Rollouts | Tree:
        self.met = super().search(seat, rng)
        return self.met


@pytest.mark.parametrize("scheme", SCHEMES)
def test_with_a_choice_nearly_all_of_the_budget_is_used(scheme: str) -> None:
    coup = game("coup")
    state = coup.new(3, seed=4)
    search = searched(coup, Seat(state, state.to_act), scheme, 100)
    search.run(1000)
    assert 75 <= search.playouts <= 100


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_position_stays_as_it_is(scheme: str) -> None:
    coup = game("coup")
    state = coup.new(3, seed=4)
    before, rng = [coup.knows(state, seat) for seat in range(3)], state.rng.words()
    searched(coup, Seat(state, state.to_act), scheme, 30).run(30)
    assert [coup.knows(state, seat) for seat in range(3)] == before
    assert state.rng.words() == rng


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_tile_that_wins_is_laid(scheme: str) -> None:
    """Last tile of the game: yellow brings ten tokens' worth, orange nothing."""
    table = scene(
        seats=2,
        board={"G": "1-10", "Y": "1-3"},
        hands=["Y04 O20", "R01"],
        tokens=[{"Y": 10}, {}],
        phase="last",
        to_act=0,
    )
    search = searched(game("coup"), Seat(table.state, 0), scheme, 60)
    search.run(60)
    assert game("coup").notate(table.state, search.best(), 0) == "lay Y04"


def test_the_base_move_is_given_up_only_for_a_surely_better_one() -> None:
    """With very many standard errors asked for, rollouts play as the judgement does."""
    coup = game("coup")
    judgement = coup.judgement(coup.options(None), seats=3)
    assert judgement is not None
    state = coup.new(3, seed=4)
    search = Rollouts(Seat(state, state.to_act), Policy(judgement, 20, False), rng_of(1), 60, 12, 1000.0)
    search.run(60)
    actions = state.legal_actions()
    weights = vec[i64]([0] * len(actions))
    judgement.weigh(state, vec[i64]([i64(action) for action in actions]), len(actions), weights)
    best = max(weights[i] for i in range(len(actions)))
    assert search.best() in [action for i, action in enumerate(actions) if weights[i] == best]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_end_is_in_sight_the_judgement_decides(seats: int) -> None:
    """Whether the game may end within some decisions is seen from one world; nothing else is played out before."""
    nation = game("coupe_nation")
    judgement = nation.judgement(nation.options(None), seats=seats)
    assert judgement is not None
    state, policy, searches = nation.new(seats, seed=seats), Policy(judgement, 0, True), []
    while not state.over:
        search = Rollouts(Seat(state, state.to_act), policy, rng_of(1), 12, 6, 1.5, horizon=20)
        search.run(12)
        searches.append(search.playouts)
        state.apply(search.best())
    assert set(searches[:20]) == {0}  # 28 glasses are not filled within 40 decisions
    assert max(searches[-20:]) > 0


# What a playout is worth


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.id)
def test_rewards_lie_between_0_and_1_and_winners_get_more_than_half(played: Game) -> None:
    for setting in settings(played):
        options = played.options_for(setting.seats, setting.variant)
        judgement = played.judgement(options, seats=setting.seats)
        assert judgement is not None
        policy = Policy(judgement, sample(30, small=10), played.cooperative)
        state = played.new(setting.seats, options, 3)
        policy.play_out(state, rng_of(1))
        policy.reward_all(state, 0, setting.seats)
        assert all(0 <= policy.rewards[seat] <= 1 for seat in range(setting.seats))
        play_together(state, [policy] * setting.seats, rng_of(2))
        assert state.over
        for seat in range(setting.seats):
            reward, share = policy.reward(state, seat), state.returns()[seat]
            assert 0 <= reward <= 1
            assert reward >= 0.5 or share < 1
            assert reward <= 0.5 or share > 0


@pytest.mark.parametrize("played", COMPETITIVE, ids=lambda played: played.id)
def test_who_wins_stands_best_at_the_end_and_more_often_than_not_before(played: Game) -> None:
    """Two seats that play by judgement; they are also judged when three quarters of the game are over. Tossing a coin
    would be right in half of all games, and hardly ever in three of five of so many."""
    judgement = played.judgement(played.options_for(2, None), seats=2)
    assert judgement is not None
    policy, values = Policy(judgement, 0, False), vec[i64]([0] * 16)
    wins, deals = 0.0, sample(400, small=2)
    for deal in range(deals):
        first = played.new(2, seed=deal)
        state, whole = first.clone(), first.clone()
        decisions = play_together(whole, [policy] * 2, rng_of(deal))
        judgement.evaluate(whole, values)
        assert all(values[seat] >= values[1 - seat] for seat in range(2) if whole.returns()[seat] > 0)
        rng = rng_of(deal)
        for _ in range(decisions * 3 // 4):
            state.apply(policy.pick(state, rng))
        judgement.evaluate(state, values)
        wins += whole.returns()[0 if values[0] > values[1] else 1] if values[0] != values[1] else 0.5
    assert wins > deals * 3 / 5 or sample(False, small=True)


@pytest.mark.parametrize("level", ["novice", "casual", "skilled", "expert"])
@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.id)
def test_levels_play_legal_moves_to_the_end(played: Game, level: str) -> None:
    setting = settings(played)[-1]
    state, player = setting.new(), bot(level, played, setting.variant)
    if isinstance(getattr(player, "player", None), Thinker):
        player.player.playouts = sample(20, small=3)  # type: ignore[attr-defined]
    decisions = 0
    while not state.over:
        action = player.choose(Seat(state, state.to_act), thinking_rng(b"seat", decisions))
        played.play(state, state.to_act, action)
        decisions += 1
    assert decisions > 10


# A long game


def reachable(player: object) -> int:
    """How many objects it keeps."""
    seen: set[int] = set()
    rest: list[object] = [player]
    while rest:
        one = rest.pop()
        if id(one) not in seen and not isinstance(one, type | ModuleType | FunctionType):
            seen.add(id(one))
            rest += gc.get_referents(one)
    return len(seen)


class Hoarder(Greedy):
    """It remembers every position, so that it needs ever more memory, and perhaps time."""

    def __init__(self, played: Game) -> None:
        super().__init__(played, played.options(None))
        self.met: list[list[int]] = []

    def choose(self, seat: Seat, rng: Rng) -> int:
        self.met.append(seat.actions())
        return super().choose(seat, rng)


def kept_in_a_game(played: Game, player: Bot) -> tuple[int, int]:
    """What a bot keeps after ten decisions of a game and at its end."""
    kept: list[int] = []
    state = played.new(played.seats_min, seed=1)
    decisions = 0
    while not state.over:
        state.apply(player.choose(Seat(state, state.to_act), thinking_rng(b"seat", decisions)))
        decisions += 1
        if decisions == 10:
            kept.append(reachable(player))
    return kept[0], reachable(player)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.id)
def test_a_bot_keeps_nothing_from_move_to_move(played: Game, level: str) -> None:
    """So a long game makes it neither slower nor larger, and nothing of one position gets into another."""
    player = bot(level, played)
    if isinstance(getattr(player, "player", None), Thinker):
        player.player.playouts = 2  # type: ignore[attr-defined]
    early, late = kept_in_a_game(played, player)
    assert early == late


def test_a_bot_that_remembers_is_caught() -> None:
    early, late = kept_in_a_game(game("coup"), Hoarder(game("coup")))
    assert late > early

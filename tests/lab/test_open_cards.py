"""The ceiling: a team that sees all cards. It is no bot, and nobody can play with it."""

from __future__ import annotations

import pytest

from tablee.bots import BOTS, LEVELS, bot
from tablee.bots.levels import wished
from tablee.engine.errors import TableeError
from tablee.engine.seed import rng_of
from tablee.engine.state import State
from tablee.games import game
from tablee.lab.map_games import Here
from tablee.lab.match import MatchRun, Player, plan_match, play_match
from tablee.lab.open_cards import STANDARD, OpenCards, open_cards
from tablee.lab.results import Task

NATION = game("coupe_nation")
FIRST = {2: 9, 3: 18, 4: 20}  # by seats: from here on, a deal that the judgement loses is soon found


def team(seats: int, playouts: int) -> OpenCards:
    return OpenCards(NATION, NATION.options_for(seats, {"finish": True}), playouts)


def dealt(seats: int, seed: int) -> State:
    return NATION.new(seats, {"finish": True}, seed)


def ended(state: State, line: list[int]) -> State:
    for action in line:
        NATION.play(state, state.to_act, action)
    assert state.over
    return state


def won(seats: int, seed: int, playouts: int) -> bool:
    line = team(seats, playouts).line(dealt(seats, seed), rng_of(1))
    return ended(dealt(seats, seed), line).returns()[0] == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deal_that_judgement_loses_is_won_with_open_cards(seats: int) -> None:
    """With one playout the team plays by judgement; with more it finds what would have won."""
    lost = next(seed for seed in range(FIRST[seats], 1000) if not won(seats, seed, 1))
    assert won(seats, lost, 100)


def test_the_position_stays_as_it_is_and_the_same_luck_gives_the_same_line() -> None:
    state = dealt(2, 5)
    before = state.rng.words()
    once, again = (team(2, 3).line(state, rng_of(2)) for _ in range(2))
    assert once == again
    assert state.rng.words() == before
    assert [NATION.knows(state, seat) for seat in range(2)] == [NATION.knows(dealt(2, 5), seat) for seat in range(2)]


def test_it_is_not_honest() -> None:
    """Two deals that the first player cannot tell apart give different lines: so it must stay in the laboratory."""
    state = dealt(2, 5)
    twin = state.deal(state.to_act, rng_of(9))
    assert NATION.knows(state, state.to_act) == NATION.knows(twin, state.to_act)
    assert team(2, 1).line(state, rng_of(1)) != team(2, 1).line(twin, rng_of(1))


def test_a_match_plays_its_line_with_the_deals_of_the_bots() -> None:
    match = plan_match("coupe_nation", ["open:20"], seats=2)
    assert [(one.name, one.version) for one in match.bots] == [("open:20", OpenCards.version)]
    found, honest = Player(match)(Task(3, 0)), Player(plan_match("coupe_nation", ["novice"], seats=2))(Task(3, 0))
    assert found.seed == honest.seed
    assert found.thought_us == [[], []]
    summary = play_match(MatchRun(match, 2), workers=Here())
    assert (summary.games, summary.standings[0].bot, summary.standings[0].moves) == (2, "open:20", 0)


@pytest.mark.parametrize("bots", [["open", "greedy"], ["novice", "open:5"]])
def test_it_plays_with_nobody_else(bots: list[str]) -> None:
    with pytest.raises(TableeError, match="whole team"):
        plan_match("coupe_nation", bots, seats=2)


def test_where_people_play_against_each_other_there_is_none() -> None:
    with pytest.raises(TableeError, match="whole team"):
        plan_match("coup", ["open"], seats=2)


@pytest.mark.parametrize("name", ["open:", "open:0", "open:-1", "open:many", "open:1000001"])
def test_bad_numbers_are_refused(name: str) -> None:
    with pytest.raises(TableeError):
        open_cards(name, NATION, NATION.options(None))


def test_the_standard_number_of_playouts() -> None:
    found = open_cards("open", NATION, NATION.options(None))
    assert found is not None
    assert found.playouts == STANDARD
    assert open_cards("greedy", NATION, NATION.options(None)) is None


@pytest.mark.parametrize("name", ["open", "open:5", f"open:{STANDARD}"])
def test_no_bot_has_this_name(name: str) -> None:
    """Servers, clients, terminals and environments get their bots from `bot` and `wished`. That no server imports the
    laboratory is checked with the layers (`make check`)."""
    for asked in (bot, wished):
        with pytest.raises(TableeError) as error:
            asked(name, NATION)
        assert error.value.line.key == "table-unknown-bot"
    assert not any("open" in known for known in (*BOTS, *LEVELS))

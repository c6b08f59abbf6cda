"""Matches: paired deals, the same result with any number of processes, resuming, and what is refused."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablee
from tablee.bots import Bot, Seat, bot
from tablee.engine.errors import TableeError
from tablee.engine.rng import Rng
from tablee.games import game
from tablee.lab import code
from tablee.lab import match as matches
from tablee.lab.code import code_digest
from tablee.lab.game_file import GameFile, read_games
from tablee.lab.map_games import Here, Outcome, Processes, Workers
from tablee.lab.match import MOST_LOST, MatchRun, Player, plan_match, play_match
from tablee.lab.results import Match, Played, Summary, Task
from tablee.lab.statistics import Sprt, wilson

COUP = ["greedy", "random"]


def played(match: Match, games: int = 4, workers: Workers | None = None, **named: Any) -> Summary:
    return play_match(MatchRun(match, games, named.pop("sprt", None)), workers=workers or Here(), **named)


def timeless(summary: Summary) -> Summary:
    """Without what depends on the machine."""
    standings = [
        msgspec.structs.replace(standing, ms_median=0.0, ms_p95=0.0, rating=None) for standing in summary.standings
    ]
    return msgspec.structs.replace(summary, standings=standings, seconds_per_game=0.0)


# Deals and seats


def test_a_deal_is_played_by_every_lineup_with_the_same_cards() -> None:
    player = Player(plan_match("coup", COUP))
    assert player.lineups == [("greedy", "random"), ("random", "greedy")]
    assert player.tasks(3) == [Task(3, 0), Task(3, 1)]
    one, other = (player(task) for task in player.tasks(3))
    assert one.seed == other.seed != player(Task(4, 0)).seed
    assert one.points != other.points


def test_a_game_depends_on_the_match_and_its_place_only() -> None:
    match = plan_match("coup", COUP, seed=5)
    once, again = (Player(match)(Task(2, 1)) for _ in range(2))
    assert (once.seed, once.shares, once.points) == (again.seed, again.shares, again.points)
    other = Player(plan_match("coup", COUP, seed=6))(Task(2, 1))
    assert other.seed != once.seed


def test_every_decision_has_its_time() -> None:
    found = Player(plan_match("coup", COUP))(Task(0, 0))
    assert all(len(times) > 20 for times in found.thought_us)
    assert sum(map(sum, found.thought_us)) <= found.spent_us


def test_the_number_of_games_is_rounded_up_to_whole_deals() -> None:
    match = plan_match("coup", COUP, seats=3)
    assert len(Player(match).lineups) == 6
    summary = played(match, 7)
    assert (summary.games, summary.deals) == (12, 2)


# Results


def test_shares_add_up_and_have_their_intervals() -> None:
    summary = played(plan_match("coup", COUP), 10)
    first, second = summary.standings
    assert (first.bot, second.bot) == ("greedy", "random")
    assert first.wins + second.wins == 10
    assert first.share > 0.8
    assert (first.low, first.high) == wilson(first.wins, 10)
    assert first.fair == second.fair == 0.5
    assert first.points > second.points
    assert sum(summary.by_seat) == pytest.approx(1)
    assert first.moves > 0
    assert first.rating is not None
    assert second.rating is not None
    assert first.rating.mu > 25 > second.rating.mu


def test_one_against_the_rest_has_the_fair_share_of_one_seat() -> None:
    summary = played(plan_match("coup", COUP, seats=4, seating="one"), 4)
    assert [standing.fair for standing in summary.standings] == [0.25, 0.75]
    assert summary.games == 4


def test_ties_are_split() -> None:
    run = MatchRun(plan_match("coup", COUP), 2)
    for lineup, shares in enumerate([[0.5, 0.5], [0.0, 1.0]]):
        found = Played(Task(0, lineup), 1, shares, [9, 9], [[1], [1]], 5)
        run.add(Outcome(lineup, found.task, found))
    assert [standing.wins for standing in run.summary().standings] == [1.5, 0.5]


def test_any_number_of_processes_plays_the_same_match() -> None:
    match = plan_match("coup", COUP, seed=11)
    assert timeless(played(match, 6, Processes(3))) == timeless(played(match, 6))


def test_a_team_wins_or_loses_together() -> None:
    match = plan_match("coupe_nation", ["greedy", "random"], seats=3, options={"finish": "true"})
    assert match.options == {"finish": True}
    player = Player(match)
    assert player.lineups == [
        ("greedy", "random", "greedy"),
        ("greedy", "greedy", "random"),
        ("random",) + ("greedy",) * 2,
    ]
    assert [player.tasks(deal) for deal in (0, 1, 5)] == [[Task(0, 0)], [Task(1, 1)], [Task(5, 2)]]
    summary = played(match, 4)
    assert summary.cooperative
    assert summary.games == summary.deals == 4
    first, second = summary.standings
    assert (first.wins, first.low, first.high) == (second.wins, second.low, second.high)
    assert first.fair is None
    assert first.rating is None


def test_one_bot_may_be_a_whole_team() -> None:
    summary = played(plan_match("coupe_nation", ["greedy"], seats=2), 3)
    assert [standing.bot for standing in summary.standings] == ["greedy"]
    assert summary.standings[0].share == sum(summary.by_seat) / 2


def test_one_bot_may_play_against_an_automa() -> None:
    match = plan_match("age_of_champagne", ["greedy"], options={"level": "nabuchodonosor"})
    assert match.seats == 1
    summary = played(match, 1)
    assert summary.standings[0].fair == 0.5
    assert summary.standings[0].share + summary.automata == 1


# The sequential test


def test_the_test_stops_the_match_and_counts_no_later_deal() -> None:
    match, sprt = plan_match("coup", COUP), Sprt(0.5, 0.8)
    summary = played(match, 100, sprt=sprt)
    assert summary.games < 20
    assert summary.tested is not None
    assert summary.tested.verdict == "high"
    assert timeless(played(match, 100, Processes(2), sprt=sprt)) == timeless(summary)


def test_without_a_decision_the_test_is_undecided() -> None:
    tested = played(plan_match("coup", COUP), 2, sprt=Sprt(0.5, 0.6)).tested
    assert tested is not None
    assert tested.verdict == "undecided"


# Files


def test_a_match_that_was_cut_off_is_resumed(tmp_path: Path) -> None:
    match, path = plan_match("coup", COUP, seed=7), tmp_path / "games.jsonl"
    with GameFile(path, match, resume=False) as file:
        whole = played(match, 6, file=file)
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 7
    path.write_bytes(b"".join(lines[:4]) + lines[4][:30])  # killed in the middle of a line
    with GameFile(path, match, resume=True) as file:
        assert len(file.games) == 3
        resumed = played(match, 6, file=file)
    assert timeless(resumed) == timeless(whole)
    assert len(path.read_bytes().splitlines()) == 7


def test_a_longer_match_continues_a_shorter_one(tmp_path: Path) -> None:
    match, path = plan_match("coup", COUP), tmp_path / "games.jsonl"
    for games in (2, 6):
        with GameFile(path, match, resume=True) as file:
            summary = played(match, games, file=file)
    assert timeless(summary) == timeless(played(match, 6))
    found, games_found = read_games(path)
    assert found == match
    assert len(games_found) == 6


def test_a_file_without_a_whole_line_is_begun_anew(tmp_path: Path) -> None:
    match, path = plan_match("coup", COUP), tmp_path / "games.jsonl"
    path.write_bytes(b'{"schema":1,"ga')
    with GameFile(path, match, resume=True) as file:
        assert file.games == []
    assert read_games(path) == (match, [])


@pytest.mark.parametrize(
    ("other", "told"),
    [({"seed": 2}, "seed 1"), ({"seats": 4}, "seats 2"), ({"seating": "one"}, "seating half")],
)
def test_a_file_of_another_match_is_refused(other: dict[str, Any], told: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    GameFile(path, plan_match("coup", COUP), resume=False).__exit__(None, None, None)
    with pytest.raises(TableeError, match=rf"this is another match \(.*{told}"):
        GameFile(path, plan_match("coup", COUP, **other), resume=True)


def test_a_file_of_other_bots_or_rules_is_refused(tmp_path: Path) -> None:
    path, match = tmp_path / "games.jsonl", plan_match("coup", COUP)
    GameFile(path, msgspec.structs.replace(match, code="0" * 12), resume=False).__exit__(None, None, None)
    with pytest.raises(TableeError, match="this is another match .code 000000000000.; .* the same version of Tablée"):
        GameFile(path, match, resume=True)


def test_the_code_of_a_match_is_that_of_its_game_and_the_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    coup, digest = type(game("coup")), code_digest.__wrapped__
    before = digest("coup")
    assert before == digest("coup") != digest("coupage")
    folder = tmp_path / "coup"
    shutil.copytree(game("coup").folder, folder)
    monkeypatch.setattr(coup, "folder", folder)
    (folder / "words.en.ftl").write_text("", encoding="utf-8")
    assert digest("coup") == before
    (folder / "knobs.toml").write_text("patience = 9", encoding="utf-8")
    assert digest("coup") != before


@pytest.mark.parametrize(
    ("part", "old", "new", "differs"),
    [
        ("judgement.py", "\nfrom", "\n\n\n# Why.\nfrom", False),
        ("knobs.toml", "[", "# Why.\n[", False),
        ("rules.py", '"""', '"""In other words: ', False),
        ("rules.py", "return", "return not", True),
        ("knobs.toml", "0", "10", True),
    ],
)
def test_comments_are_no_other_code(
    part: str, old: str, new: str, differs: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    coup, digest = type(game("coup")), code_digest.__wrapped__
    before = digest("coup")
    folder = tmp_path / "coup"
    shutil.copytree(game("coup").folder, folder)
    monkeypatch.setattr(coup, "folder", folder)
    assert digest("coup") == before
    text = (folder / part).read_text(encoding="utf-8")
    (folder / part).write_text(text.replace(old, new, 1), encoding="utf-8")
    assert (digest("coup") != before) == differs


@pytest.mark.parametrize(
    ("part", "differs"),
    [
        ("engine/rng.py", True),
        ("engine/knobs.py", True),
        ("bots/rollouts.py", True),
        ("engine/words.py", False),
        ("lab/summary.py", False),
    ],
)
def test_another_engine_is_other_code(
    part: str, differs: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    digest = code_digest.__wrapped__
    before = digest("coup")
    for folder in ("engine", "bots", "lab"):
        shutil.copytree(Path(tablee.__file__).parent / folder, tmp_path / folder)
    monkeypatch.setattr(code, "_PACKAGE", tmp_path)
    assert digest("coup") == before
    (tmp_path / part).write_text("SIDES = 6\n", encoding="utf-8")
    assert (digest("coup") != before) == differs


def test_a_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("my diary\n", encoding="utf-8")
    match = plan_match("coup", COUP)
    with pytest.raises(TableeError, match="continue it with --resume"):
        GameFile(path, match, resume=False)
    with pytest.raises(TableeError, match="not a file with games"):
        GameFile(path, match, resume=True)
    assert path.read_text(encoding="utf-8") == "my diary\n"


def test_a_file_serves_one_match_at_a_time(tmp_path: Path) -> None:
    path, match = tmp_path / "games.jsonl", plan_match("coup", COUP)
    with GameFile(path, match, resume=False), pytest.raises(TableeError, match="being played already"):
        GameFile(path, match, resume=True)


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path, match = tmp_path / "games.jsonl", plan_match("coup", COUP)
    GameFile(path, match, resume=False).__exit__(None, None, None)
    with path.open("ab") as file:
        file.write(b"{}\n")
    with pytest.raises(TableeError, match="line 2: this is not a game"):
        GameFile(path, match, resume=True)


# Failures


class Stumbling(Bot):
    name = "stumbling"

    def choose(self, seat: Seat, rng: Rng) -> int:
        if rng.below(200) == 0:
            raise ZeroDivisionError("stumbled")
        return seat.actions()[0]


def test_a_lost_game_costs_its_deal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    run = MatchRun(plan_match("coup", COUP), 20)
    monkeypatch.setattr(matches, "bot", lambda name, *rest: Stumbling() if name == "random" else bot(name, *rest))
    summary = play_match(run, workers=Here())
    assert 0 < len(run.lost) < MOST_LOST
    assert summary.lost == len(run.lost)
    assert summary.deals == 10 - len({lost.task.deal for lost in run.lost})
    assert summary.games == 2 * summary.deals
    assert run.lost[0].why.startswith("ZeroDivisionError: stumbled")


def test_a_match_that_cannot_be_played_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    run = MatchRun(plan_match("coup", COUP), 100)
    monkeypatch.setattr(Stumbling, "choose", lambda *args: -1)
    monkeypatch.setattr(matches, "bot", lambda *args: Stumbling())
    with pytest.raises(TableeError, match="10 games could not be played"):
        play_match(run, workers=Here())


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"name": "cuop", "bots": COUP}, "Did you mean: coup"),
        ({"name": "coup", "bots": ["greddy", "random"]}, "no bot called “greddy”"),
        ({"name": "coup", "bots": ["greedy"]}, "two different bots"),
        ({"name": "coup", "bots": ["greedy", "greedy"]}, "two different bots"),
        ({"name": "coup", "bots": COUP, "seats": 9}, "2 to 6 players, not 9"),
        ({"name": "coup", "bots": ["greedy"] * 3, "seats": 2}, "3 bots need more seats than 2"),
        ({"name": "coup", "bots": COUP, "options": {"colour": "red"}}, "without options"),
        ({"name": "coupe_nation", "bots": COUP, "options": {"finish": "maybe"}}, "not possible for this option"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(arguments: dict[str, Any], told: str) -> None:
    with pytest.raises(TableeError, match=told) as refused:
        plan_match(**arguments)
    assert "\n" not in str(refused.value)

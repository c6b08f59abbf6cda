"""Tuning: what it writes can be read, and the same games give the same score."""

from __future__ import annotations

import re
import shlex
import tomllib
from multiprocessing import Pool
from pathlib import Path

import pytest

from tablee.engine.game import Game
from tablee.engine.knobs import FILE, FIRST, SPREAD, TUNED, knobs_of
from tablee.games import games
from tablee.games.capa_doro import GAME
from tools.tune import Task, arguments, command_for, score, tune, write

FILED = [game for game in games().values() if (game.folder / FILE).exists()]


def test_a_table_is_added_or_replaced_and_all_else_stays(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_text(
        '# about\n\n["greedy@1"] # for ever\npile = 46\n\n[tuned.3] # old\npile = 1\n\n[spread]\npile = 9\n'
    )
    write(file, 3, {"pile": 50}, "how")
    write(file, 2, {"pile": 53}, "how else")
    text = file.read_text()
    assert tomllib.loads(text) == {
        "greedy@1": {"pile": 46},
        "spread": {"pile": 9},
        "tuned": {"2": {"pile": 53}, "3": {"pile": 50}},
    }
    assert text.startswith("# about\n\n")
    assert "# for ever" in text
    assert "[tuned.2] # how else\n" in text
    assert "# old" not in text


@pytest.mark.parametrize("game", FILED, ids=lambda game: game.id)
def test_every_table_names_known_knobs_only(game: Game) -> None:
    tables = tomllib.loads((game.folder / FILE).read_text(encoding="utf-8"))
    assert tables.keys() <= {FIRST, TUNED, SPREAD}
    for table in [tables.get(SPREAD, {}), *tables.get(TUNED, {}).values()]:
        assert table.keys() <= tables[FIRST].keys()
    assert all(game.seats_min <= int(seats) <= game.seats_max for seats in tables.get(TUNED, {}))


@pytest.mark.parametrize("lead", [False, True])
def test_as_good_as_the_others_is_a_fair_share_and_scores_repeat(lead: bool) -> None:
    task = Task("coup", 2, {}, {}, range(4), range(4, 6), lead)
    assert score(task) == score(task)
    if not lead:
        assert score(task) == pytest.approx(0.5)  # the same player in both seats of each deal


@pytest.mark.parametrize("game", FILED, ids=lambda game: game.id)
def test_every_table_says_by_which_command_it_can_be_tuned(game: Game) -> None:
    headings = re.findall(rf"^\[{TUNED}\.(\d+)\](.*)", (game.folder / FILE).read_text(encoding="utf-8"), flags=re.M)
    assert len(headings) >= 3
    for seats, told in headings:
        command = re.match(r' # make tune (\w+) ARGS="([^"]+)"', told)
        assert command is not None
        options = arguments([command[1], *shlex.split(command[2])])
        assert (options.game, options.seats) == (game.id, [int(seats)])
        assert command_for(options, int(seats)) == command[0].removeprefix(" # ").replace("=on", "=true").replace(
            "=off", "=false"
        )
        for chosen in options.options or ():
            game.options_for(int(seats), chosen)


def test_several_options_count_alike() -> None:
    """Every other deal is played with the Finish card."""
    task = Task("coupe_nation", 3, {}, {}, range(8), range(0), lead=True)
    basic, finish = {"finish": "false"}, {"finish": "true"}
    alone = [
        score(task._replace(first=range(deal, deal + 1), options=[(basic, finish)[deal % 2]])) for deal in range(8)
    ]
    assert score(task._replace(options=[basic, finish])) == pytest.approx(sum(alone) / 8)
    assert score(task._replace(options=[finish])) != score(task._replace(options=[basic]))


@pytest.mark.parametrize("begin", [0, 2])
def test_tuning_begins_with_the_first_knobs_or_with_a_table(begin: int) -> None:
    """No round: what it begins with. What is not tuned by matches stays as it is for this number of seats."""
    file = str(GAME.folder / "judgement.py")
    begun = tune(None, arguments(f"capa_doro --rounds 0 --begin {begin}".split()), 3)
    assert begun["point"] == knobs_of(file, begin, TUNED if begin else FIRST)["point"]
    assert begun["rate"] == knobs_of(file, 3, TUNED)["rate"] != knobs_of(file, 3, FIRST)["rate"]


def test_tuning_begins_with_a_table_of_another_file(tmp_path: Path) -> None:
    file = tmp_path / "earlier.toml"
    file.write_text(f"[{TUNED}.4]\npoint = 17\n", encoding="utf-8")
    begun = tune(None, arguments(["capa_doro", "--rounds", "0", "--begin", "4", "--file", str(file)]), 3)
    assert begun["point"] == 17
    assert begun["profit"] == knobs_of(str(GAME.folder / "judgement.py"), 3, FIRST)["profit"]
    with pytest.raises(SystemExit, match=r"no table tuned\.2"):
        tune(None, arguments(["capa_doro", "--rounds", "0", "--begin", "2", "--file", str(file)]), 3)


def test_the_same_arguments_give_the_same_knobs_on_any_number_of_cores() -> None:
    found = []
    for workers in (1, 2):
        with Pool(workers) as pool:
            found.append(tune(pool, arguments(["coup", "--rounds", "1", "--deals", "2"]), 2))
    assert found[0] == found[1]
    assert found[0] != tune(None, arguments(["coup", "--rounds", "0"]), 2)
    assert found[0]["left_base"] == knobs_of(str(games()["coup"].folder / "judgement.py"), 2, TUNED)["left_base"]


def test_what_was_fitted_stays_with_its_comment(tmp_path: Path) -> None:
    file = tmp_path / FILE
    old = "[tuned.2] # old\n# of old\npile = 46\nheld = 3\n# fitted\nleft_row = 7\nleft_hope = 8\n# the end\n"
    file.write_text('["greedy@1"]\npile = 46\n\n' + old)
    write(file, 2, {"pile": 50, "held": 2}, "new")
    assert file.read_text().endswith("[tuned.2] # new\npile = 50\nheld = 2\n# fitted\nleft_row = 7\nleft_hope = 8\n")

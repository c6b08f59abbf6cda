"""The ladder: its plan can be played, its page says what was played and nothing else."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import msgspec
import pytest

from tablee.bots import LEVELS
from tablee.games import game
from tablee.lab.code import code_digest
from tablee.lab.map_games import Here
from tablee.lab.results import Rating, Summary
from tablee.lab.seating import lineups
from tools import ROOT
from tools.ladder import __main__ as command
from tools.ladder.__main__ import main
from tools.ladder.page import BEGIN, END, NONE, RATED, tables, write_page
from tools.ladder.plan import Cell, Plan, read_plan
from tools.ladder.results import CellResult, Ladder, Rated, read_ladder, write_ladder

PLAN = read_plan()
RESULTS = ROOT / "docs" / "ladder.json"
KNOWN = {*LEVELS, "greedy", "greedy@1", "ismcts:500", "open"}
TREE = re.compile(r"tree:\d+")
SMALL = """
seed = 3
hours = 1
cores = 1
[[groups]]
title = "Small"
about = "Two matches."
cells = [
  { game = "coup", seats = [2], bots = [["greedy", "random"]], games = 4, target = 40 },
  { game = "coupe_nation", seats = [2], bots = [["random"]], games = 2, target = 99, options = { finish = true } },
  { game = "coup", seats = [2, 3], bots = [["skilled", "random"]], games = 100, sprt = "50:80", long = true },
]
"""


@pytest.mark.parametrize("cell", PLAN.cells(long=True), ids=lambda cell: cell.id)
def test_every_cell_of_the_plan_fits_its_game(cell: Cell) -> None:
    one = game(cell.game)
    one.options_for(cell.seats, cell.options)
    assert all(name in KNOWN or TREE.fullmatch(name) for name in cell.bots)
    assert lineups(cell.bots, cell.seats, cell.seating, cooperative=one.cooperative)
    assert cell.target is None or 0 < cell.target < 100


def test_cells_have_names_of_their_own() -> None:
    names = [cell.id for cell in PLAN.cells(long=True)]
    assert len(set(names)) == len(names)


def test_masters_play_in_the_long_ladder_only() -> None:
    assert not [cell.id for cell in PLAN.cells(long=False) if "master" in cell.bots]
    assert [cell.id for cell in PLAN.cells(long=True) if "master" in cell.bots]


def test_the_published_tables_are_those_of_the_results() -> None:
    assert published() == tables(PLAN, read_ladder(RESULTS))


def test_whoever_has_no_rating_met_others_only_where_the_page_says_that_it_is_not_counted() -> None:
    ladder, page = read_ladder(RESULTS), published().partition("### Ratings")[2]
    for cell in ladder.cells:
        rated = ladder.rated.get(cell.game)
        if cell.competitive and rated and cell.id in rated.cells:
            assert {entrant.name for entrant in cell.summary.match.bots} <= rated.bots.keys()
        elif cell.competitive and f"{game(cell.game).title}: the ratings count only" not in page:
            assert f"`{cell.id}`" in page or f"{game(cell.game).title}: no match is counted" in page


def published() -> str:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    return page.partition(BEGIN)[2].partition(END)[0].strip()


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"^```python\n(.*?)```", page, flags=re.DOTALL | re.MULTILINE)
    exec(code, {"__name__": "__main__"})
    assert float(capsys.readouterr().out) > 0.5


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(command, "Processes", lambda jobs: Here())
    (tmp_path / "plan.toml").write_text(SMALL, encoding="utf-8")
    (tmp_path / "page.md").write_text(f"# Bots\n\n{BEGIN}\nold\n{END}\n\nThe end.\n", encoding="utf-8")
    places = {"--plan-file": "plan.toml", "--page": "page.md", "--results": "results.json", "--games": "games"}
    return [*(word for option, name in places.items() for word in (option, str(tmp_path / name)))]


def test_the_ladder_plays_the_plan_and_writes_the_page(small: list[str], tmp_path: Path) -> None:
    assert main(small) == 0
    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert page.startswith(f"# Bots\n\n{BEGIN}\n\n6 games in 2 matches, ")
    assert page.endswith(f"{END}\n\nThe end.\n")
    assert "old" not in page
    assert "| Coup | 2 | `greedy` against `random` | 4 | 100.0 % | 51.0–100.0 % | 50 % | 40 %, reached | " in page
    assert "| Coupe nation (finish=True) | 2 | `random` | 2 | 0.0 % | 0.0–65.8 % |  | 99 %, missed | " in page
    assert "2 of 4 planned matches have not been played: `coup-2-skilled-random`, `coup-3-skilled-random`." in page
    assert f"### Ratings\n\n{RATED}\n\n| bot | Coup |" in page


def test_what_was_played_is_not_played_again(small: list[str], tmp_path: Path) -> None:
    assert main([*small, "--only", "coup-2", "--plan"]) == 0
    file = tmp_path / "games" / "coup-2-greedy-random.games.jsonl"
    assert len(file.read_bytes().splitlines()) == 3
    assert not (tmp_path / "results.json").exists()
    begun = file.read_bytes()
    assert main([*small, "--only", "coup-2"]) == 0
    assert file.read_bytes().startswith(begun)
    assert len(file.read_bytes().splitlines()) == 5
    assert main([*small, "--only", "coup-2", "--plan", "--fresh"]) == 0
    assert len(file.read_bytes().splitlines()) == 3


def test_only_what_other_code_has_played_is_played_again(small: list[str], tmp_path: Path) -> None:
    assert main([*small, "--only", "coup-2-greedy"]) == 0
    results = tmp_path / "results.json"
    written = results.read_bytes()
    assert main([*small, "--only", "coup-2-greedy", "--changed", "--fresh"]) == 0
    assert results.read_bytes() == written
    results.write_bytes(re.sub(rb'"code": "\w+"', b'"code": "0"', written))
    assert main([*small, "--only", "coup-2-greedy", "--changed", "--fresh"]) == 0
    assert read_ladder(results).cells[0].summary.match.code == code_digest("coup")


def test_ratings_are_made_from_the_games_that_were_kept(small: list[str], tmp_path: Path) -> None:
    """Nothing but the results is needed: not the games of other matches, which are on another machine, perhaps."""
    plan, results = tmp_path / "plan.toml", tmp_path / "results.json"
    plan.write_text(SMALL.replace("games = 100, sprt", "games = 6, sprt"), encoding="utf-8")
    assert main([*small, "--long"]) == 0
    ladder = read_ladder(results)
    assert [len(cell.won.split()) for cell in ladder.cells] == [4, 0, 6, 6]
    assert ladder.cells[0].won == "0 1 0 1"  # greedy wins every game, and sits first in every other
    rated = ladder.rated["coup"]
    assert rated.cells == ["coup-2-greedy-random", "coup-2-skilled-random", "coup-3-skilled-random"]
    assert rated.bots["greedy"].mu > 25 > rated.bots["random"].mu
    shutil.rmtree(tmp_path / "games")
    assert main([*small, "--only", "coup-2-greedy"]) == 0
    assert read_ladder(results).rated == ladder.rated
    assert "Coup: " not in (tmp_path / "page.md").read_text(encoding="utf-8")


def test_what_was_published_without_its_games_gets_them_from_their_files(small: list[str], tmp_path: Path) -> None:
    results = tmp_path / "results.json"
    assert main(small) == 0
    ladder = read_ladder(results)
    without = [msgspec.structs.replace(cell, won="") for cell in ladder.cells]
    write_ladder(results, Ladder(cells=without))
    assert main([*small, "--page-only"]) == 0
    assert read_ladder(results) == ladder
    write_ladder(results, Ladder(cells=without))
    file = tmp_path / "games" / "coup-2-greedy-random.games.jsonl"
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:-1]))  # the last game is missing
    assert main([*small, "--page-only"]) == 0
    assert read_ladder(results).cells == without


def test_a_rating_that_no_longer_counts_a_match_says_so(small: list[str], tmp_path: Path) -> None:
    """Of earlier matches the games were not kept, so the ratings of then cannot be made again."""
    results, page = tmp_path / "results.json", tmp_path / "page.md"
    assert main(small) == 0
    (first, team) = read_ladder(results).cells
    earlier = Rated([first.id], {"greedy": Rating(30, 1), "random": Rating(20, 1)})
    write_ladder(results, Ladder(cells=[msgspec.structs.replace(first, won=""), team], rated={"coup": earlier}))
    (tmp_path / "plan.toml").write_text(SMALL.replace("games = 100, sprt", "games = 6, sprt"), encoding="utf-8")
    assert main([*small, "--long", "--only", "coup-2-skilled"]) == 0
    assert read_ladder(results).rated == {"coup": earlier}
    assert "\n\nCoup: the ratings do not count `coup-2-skilled-random`." in page.read_text(encoding="utf-8")
    assert main([*small, "--only", "coup-2-greedy"]) == 0
    assert read_ladder(results).rated["coup"].cells == [first.id, "coup-2-skilled-random"]
    assert "Coup: " not in page.read_text(encoding="utf-8")


def test_the_page_says_which_code_played(tmp_path: Path) -> None:
    plan, summary = plan_and_result(tmp_path)
    other = msgspec.structs.replace(summary, match=msgspec.structs.replace(summary.match, code="0ther"))
    cells = [CellResult(name, "Small", None, one) for name, one in (("a", other), ("b", summary), ("c", summary))]
    shown = tables(plan, Ladder(cells=cells))
    assert f"| Coup | `{summary.match.code}` |  | 2 |\n| Coup | `0ther` |  | 1: `a` |\n" in shown
    assert "Coup: no match is counted." not in shown


def test_a_bot_that_is_not_there_is_told_and_the_rest_is_played(
    small: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(SMALL.replace('[["random"]]', '[["oracle"]]'), encoding="utf-8")
    assert main(small) == 1
    assert (
        "coupe_nation-2-oracle-finish=True cannot be played: There is no bot called “oracle”" in capsys.readouterr().err
    )
    assert [cell.id for cell in read_ladder(tmp_path / "results.json").cells] == ["coup-2-greedy-random"]


def plan_and_result(tmp_path: Path, **changed: object) -> tuple[Plan, Summary]:
    (tmp_path / "plan.toml").write_text(SMALL, encoding="utf-8")
    found = msgspec.json.decode((Path(__file__).parent / "summary.json").read_bytes(), type=Summary)
    return read_plan(tmp_path / "plan.toml"), msgspec.structs.replace(found, **changed)


def test_a_page_without_results_says_so(tmp_path: Path) -> None:
    plan, _ = plan_and_result(tmp_path)
    page = tmp_path / "page.md"
    page.write_text(f"{BEGIN}{END}", encoding="utf-8")
    write_page(page, plan, Ladder())
    assert page.read_text(encoding="utf-8") == f"{BEGIN}\n\n{NONE}\n\n{END}"


def test_the_table_says_what_the_test_could_not_decide(tmp_path: Path) -> None:
    plan, summary = plan_and_result(tmp_path)
    shown = tables(plan, Ladder(cells=[CellResult("coup-2-skilled-random", "Small", None, summary)]))
    assert "SPRT of 50 % against 55 %: undecided" in shown


def test_a_table_of_one_against_others_counts_them(tmp_path: Path) -> None:
    plan, summary = plan_and_result(tmp_path)
    seated = msgspec.structs.replace(summary.match, seats=4, seating="one")
    summary = msgspec.structs.replace(summary, match=seated)
    shown = tables(
        plan,
        Ladder(
            cells=[CellResult("x", "Small", None, summary)],
            rated={"coup": Rated(["x"], {"greedy": Rating(30, 1)})},
        ),
    )
    assert "`greedy` against 3 × `random`" in shown
    assert "| `greedy` | 30.0 ± 1.0 |" in shown

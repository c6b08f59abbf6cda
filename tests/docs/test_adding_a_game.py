"""The tutorial is cut out of its page and has to work."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from pettingzoo.test import api_test

from tablee.bots import bot, thinking_rng
from tablee.bots.seat import Seat
from tablee.cli.guide import Guide
from tablee.engine.conformance import CHECKS, Broken, check, settings
from tablee.engine.game import Game
from tablee.engine.state import SPECTATOR
from tablee.engine.view import encoded
from tablee.engine.words import LANGUAGES, Words
from tablee.envs.pettingzoo import TableeEnv
from tests.packages import STEPPING_STONES
from tests.packages.tutorial import blocks, named_blocks, write_high_tide
from tests.server.tables.test_layouts import follow

FILES = [
    "rules.py",
    "moves.py",
    "view.py",
    "__init__.py",
    "layout.py",
    "words.en.ftl",
    "words.fr.ftl",
    "guide.toml",
    "rulebook.en.md",
    "rulebook.fr.md",
    "judgement.py",
    "try.py",
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = write_high_tide(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "high_tide"]:
        del sys.modules[name]


def load(folder: Path) -> Game:
    game = import_module("high_tide").GAME
    assert isinstance(game, Game)
    return game


def test_the_page_has_all_files() -> None:
    assert list(blocks()) == FILES


def test_excerpts_of_stepping_stones_are_as_in_its_files() -> None:
    excerpts = [(name, code) for name, code in named_blocks() if "/" in name]
    assert len(excerpts) == 3
    for name, code in excerpts:
        folder, _, file = name.partition("/")
        path = STEPPING_STONES / (file if file == "pyproject.toml" else name)
        for part in code.split("...\n"):
            assert part in path.read_text(encoding="utf-8"), name


def test_the_game_conforms(folder: Path) -> None:
    check(load(folder), games=5)


@pytest.mark.filterwarnings("ignore:Observation")  # of a dictionary, PettingZoo's own way to give a mask
def test_it_is_an_environment_too(folder: Path) -> None:
    api_test(TableeEnv(load(folder), 3, None, None), num_cycles=50)


def test_the_last_block_runs_as_written(folder: Path) -> None:
    """As a reader would run it: in a process of its own, its folder on the path."""
    done = subprocess.run(
        [sys.executable, "try.py"],
        cwd=folder.parent,
        env={"PYTHONPATH": ":".join(path for path in sys.path if path), "PATH": ""},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "game: high_tide" in done.stdout
    assert re.search(r"^result: \d \d$", done.stdout, flags=re.MULTILINE)


def test_changes_of_its_layouts_lead_to_what_a_fresh_look_shows(folder: Path) -> None:
    assert follow(load(folder), 3, seed=1).total() > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_layout_says_can_be_put_into_words(language: str, folder: Path) -> None:
    game, words = load(folder), Words(language)
    state, said = game.new(3, seed=1), set[str]()
    while not state.over:
        for viewer in (SPECTATOR, 0):
            said |= set(re.findall(r'"key":"([^"]+)"', encoded(game.layout(game.view(state, viewer))).decode()))
        state.apply(state.legal_actions()[0])
    assert said == {f"high-tide-{name}" for name in ("zone", "card", "back", "player")}
    assert all(words.has(key) for key in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_points_at_zones_and_the_rulebook_has_the_clauses(language: str, folder: Path) -> None:
    game, words = load(folder), Words(language)
    zones = {zone.id for zone in game.layout(game.view(game.new(2), 0)).zones}
    for step in Guide(game).steps:
        assert step.point in zones
        assert words.has(step.key)
    rulebook = (folder / f"rulebook.{language}.md").read_text(encoding="utf-8")
    named = set(re.findall(r'"(TIDE-\d)"', blocks()["moves.py"] + blocks()["__init__.py"]))
    assert named
    assert all(f"[{clause}]" in rulebook for clause in named)


def test_its_judgement_beats_chance(folder: Path) -> None:
    game, won = load(folder), 0.0
    players = bot("greedy", game), bot("random", game)
    for seed in range(200):
        state, moves = game.new(2, seed=seed), 0
        while not state.over:
            seat = int(state.to_act)
            player = players[seat != seed % 2]  # both sit at either seat equally often
            state.apply(player.choose(Seat(state, seat), thinking_rng(b"luck", 100 * seed + moves)))
            moves += 1
        won += state.returns()[seed % 2]
    assert won > 120


MISTAKES = {
    "a hand shown to all": ("__init__.py", "state.hands[viewer]] if own else []", "state.hands[0]]", "twins"),
    "a list shared by clones": ("rules.py", "list(source.points) if source", "source.points if source", "clones"),
    "cards that stay where they are": (
        "rules.py",
        "            if other != seat:\n",
        "            if False:\n",
        "twins",
    ),
    "a place that is nowhere": ("__init__.py", '"trick")] for _ in viewers', '"tick")] for _ in viewers', "places"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes_the_page_speaks_of_are_found(mistake: str, folder: Path) -> None:
    name, right, wrong, suspect = MISTAKES[mistake]
    code = (folder / name).read_text(encoding="utf-8")
    assert right in code
    (folder / name).write_text(code.replace(right, wrong), encoding="utf-8")
    game = load(folder)
    with pytest.raises(Broken):
        broken(game, suspect)


def broken(game: Game, suspect: str) -> None:
    for setting in settings(game, games=10):
        CHECKS[suspect](setting)

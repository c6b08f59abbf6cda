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

from tablee.engine.conformance import CHECKS, Broken, check, settings
from tablee.engine.game import Game
from tablee.envs.pettingzoo import TableeEnv
from tools import ROOT

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def blocks() -> dict[str, str]:
    """The code blocks of the page by the file name in their first line."""
    return {name: code for name, code in re.findall(r"```\w+\n# (\S+)\n(.*?)```", PAGE, flags=re.DOTALL)}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "high_tide"
    folder.mkdir()
    for name, code in blocks().items():
        (tmp_path / name if name == "try.py" else folder / name).write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "high_tide"]:
        del sys.modules[name]


def load(folder: Path) -> Game:
    game = import_module("high_tide").GAME
    assert isinstance(game, Game)
    return game


def test_the_page_has_all_files() -> None:
    assert list(blocks()) == ["rules.py", "moves.py", "__init__.py", "words.en.ftl", "words.fr.ftl", "try.py"]


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


MISTAKES = {
    "a hand shown to all": ("__init__.py", "state.hands[viewer]] if own else []", "state.hands[0]]", "twins"),
    "a list shared by clones": ("rules.py", "list(source.points) if source", "source.points if source", "clones"),
    "cards that stay where they are": (
        "rules.py",
        "            if other != seat:\n",
        "            if False:\n",
        "twins",
    ),
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

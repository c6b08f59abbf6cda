"""Games in packages of their own, as others might write them, and a way to have one without pip.

`installed(folder)` puts a package and its metadata into a folder. With this folder on the path (`PYTHONPATH`) a server
that was built before finds the game by its entry point.
"""

from __future__ import annotations

import shutil
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

from tablee.engine.game import Game
from tablee.games import game, games

STEPPING_STONES = Path(__file__).parent / "stepping_stones"
LOST_CITIES = Path(__file__).parent / "lost_cities"


def installed(folder: Path, project: Path = STEPPING_STONES) -> Path:
    """The folder, with what pip would put there."""
    facts = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    module = facts["name"].replace("-", "_")
    shutil.copytree(project / module, folder / module, ignore=shutil.ignore_patterns("__pycache__"))
    metadata = folder / f"{module}-{facts['version']}.dist-info"
    metadata.mkdir()
    head = f"Metadata-Version: 2.1\nName: {facts['name']}\nVersion: {facts['version']}\n"
    (metadata / "METADATA").write_text(head, encoding="utf-8")
    points = "".join(
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
        for group, entries in facts["entry-points"].items()
    )
    (metadata / "entry_points.txt").write_text(points, encoding="utf-8")
    return folder


@contextmanager
def installed_here(folder: Path, name: str = "stepping_stones") -> Iterator[Game]:
    """The game in this process, found by its entry point, for as long as it is needed."""
    path = str(installed(folder))
    sys.path.insert(0, path)
    invalidate_caches()
    games.cache_clear()
    try:
        yield game(name)
    finally:
        sys.path.remove(path)
        for module in [module for module in sys.modules if module.partition(".")[0] == name]:
            del sys.modules[module]
        games.cache_clear()

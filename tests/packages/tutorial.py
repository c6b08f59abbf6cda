"""High Tide, the game of the tutorial, cut out of its page."""

from __future__ import annotations

import re
from pathlib import Path

from tools import ROOT

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
RUN = "try.py"  # not part of the game


def named_blocks() -> list[tuple[str, str]]:
    """The code blocks of the page with the file name in their first line."""
    return re.findall(r"```\w+\n# (\S+)\n(.*?)```", PAGE, flags=re.DOTALL)


def blocks() -> dict[str, str]:
    """Those of High Tide; those of other games have a folder in their name."""
    return {name: code for name, code in named_blocks() if "/" not in name}


def write_high_tide(folder: Path) -> Path:
    """The package in a folder, as pip would put it there."""
    package = folder / "high_tide"
    package.mkdir()
    for name, code in blocks().items():
        (folder / name if name == RUN else package / name).write_text(code, encoding="utf-8")
    metadata = folder / "high_tide-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: high-tide\nVersion: 1.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text("[tablee.games]\nhigh_tide = high_tide:GAME\n", encoding="utf-8")
    return package

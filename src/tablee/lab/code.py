"""Which code plays a match: games of different rules, judgement or bots must not be counted together."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from tablee import bots
from tablee.games import game as find_game

# Parts of a game package that only show or tell what happens.
SHOWN = {"beats", "effects", "encode", "explain", "guide", "hindsight", "invariants", "knowledge", "layout", "log"}
SHOWN |= {"moves", "reasons", "rulebook", "terminal", "view", "words"}
MADE = {".pyc", ".so"}  # from the others


@cache
def code_digest(name: str) -> str:
    """A few digits that change with the bots, and with the rules or the judgement of the game."""
    digest = sha256()
    for folder in (Path(bots.__file__).parent, find_game(name).folder):
        for path in sorted(_files(folder)):
            digest.update(path.encode() + b"\0" + (folder / path).read_bytes())
    return digest.hexdigest()[:12]


def _files(folder: Path) -> Iterator[str]:
    """A part is a file or a folder of that name."""
    for file in folder.rglob("*"):
        path = file.relative_to(folder)
        if file.is_file() and file.suffix not in MADE and path.parts[0].partition(".")[0] not in SHOWN:
            yield path.as_posix()

"""The constants of a judgement as data: `knobs.toml` in the game package.

["greedy@1"]   what the judgement began with, for ever: the yardstick of all bots
pile = 46
[tuned.2]      what self-play has found for two seats; missing knobs are those of greedy@1
pile = 53
[spread]       how far tuning looks around greedy@1 at first, where a quarter of the value is not right; 0: not at all
scale = 0
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

FILE = "knobs.toml"
FIRST = "greedy@1"
TUNED = "tuned"
SPREAD = "spread"

_trials: dict[str, Mapping[str, int]] = {}


def knobs_of(module: str, seats: int, which: str) -> dict[str, int]:
    """The knobs of the game package in which this module file lies: `greedy@1`, or `tuned` for so many seats. Where
    nothing was tuned for this number of seats, those of the nearest number serve; 0: the number is not known."""
    folder = Path(module).parent
    tables = _read((folder if (folder / FILE).exists() else folder.parent) / FILE)  # a judgement may be a folder
    first = tables[FIRST]
    if which == FIRST:
        return dict(first)
    chosen = _tuned(tables.get(TUNED, {}), seats) if which == TUNED else _trials[which]
    if unknown := chosen.keys() - first.keys():
        raise ValueError(f"{FILE} has no knob {', '.join(sorted(unknown))} in its table {FIRST}")
    return {**first, **chosen}


@contextmanager
def trying(name: str, knobs: Mapping[str, int]) -> Iterator[None]:
    """Other values to be asked for under this name, for tuning."""
    _trials[name] = knobs
    try:
        yield
    finally:
        del _trials[name]


def _tuned(tables: dict[str, dict[str, int]], seats: int) -> Mapping[str, int]:
    nearest = min(map(int, tables), key=lambda number: (abs(number - seats), number), default=None)
    return {} if nearest is None else tables[str(nearest)]


@cache
def _read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))

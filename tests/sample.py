"""How much to look at: everything, or a small sample where the engine is interpreted and slow."""

from __future__ import annotations

import os

SMALL = os.environ.get("TABLEE_SAMPLE") == "small"


def sample(full: int, small: int) -> int:
    return small if SMALL else full

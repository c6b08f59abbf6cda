"""The version of Tablée and of its engine."""

from __future__ import annotations

import tablee
from tablee.build import version as number


def version() -> str:
    return f"tablee {number()}, engine {tablee.ENGINE}"

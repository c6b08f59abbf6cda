"""Which Tablée this is."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from pathlib import Path

import tablee


def number() -> str:
    try:
        return installed("tablee")
    except PackageNotFoundError:  # a source tree on the path
        project = Path(tablee.__file__).parents[2] / "pyproject.toml"
        found = (
            re.search(r'^version = "(.+)"$', project.read_text(encoding="utf-8"), re.M) if project.exists() else None
        )
        return found[1] if found else "(source)"


def version() -> str:
    return f"tablee {number()}, engine {tablee.ENGINE}"

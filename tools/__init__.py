"""Steps of the build, used by hatch_build.py, by the Makefile and by tests. Standard library only.

prepare.py decides what has to be done before a target can run. A part of the wheel that has to be built
(client.py, native.py) has two functions: requirements(), what an isolated build must install for it, and build(), the
files to add.
"""

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
BUILD = ROOT / "build"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def group(name: str) -> list[str]:
    """Requirements of a dependency group: versions are written once, in pyproject.toml."""
    return [entry for entry in PYPROJECT["dependency-groups"][name] if isinstance(entry, str)]


def say(text: str) -> None:
    """To people. Standard output belongs to the program that is built."""
    print(f"tablee: {text}", file=sys.stderr, flush=True)

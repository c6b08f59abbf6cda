"""Build steps and development tools, used by hatch_build.py, the Makefile and tests.

The build steps use only the standard library. prepare.py decides what has to be done before a make target can run. Each
part of the wheel that has to be built (client.py, native.py) has two functions: requirements() lists what an isolated
build must install for it, and build() returns the files to add.
"""

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
BUILD = ROOT / "build"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def group(name: str) -> list[str]:
    """The requirements of a dependency group in pyproject.toml, the only place with versions."""
    return [entry for entry in PYPROJECT["dependency-groups"][name] if isinstance(entry, str)]


def say(text: str) -> None:
    """Print a message to standard error. Standard output belongs to the program that is built."""
    sys.stderr.write(f"tablee: {text}\n")  # in one piece, also if several threads have something to say
    sys.stderr.flush()

"""Virtual environments and pip, called so that they work on any machine, even without a home directory."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

from tools import ROOT
from tools.progress import Step, run

# What pip prints for each package, and then once for all.
PACKAGE = re.compile(r"(?:Collecting|Processing|Ignoring|Requirement already satisfied:) ([\w.-]+)")
DOWNLOAD = re.compile(r"\s+Downloading .*\(([\d.]+ ?[kMG]B)\)")
UNPACKING = "Installing collected packages"


def create(folder: Path) -> None:
    """Create a virtual environment, replacing whatever is in the folder."""
    if any(importlib.util.find_spec(module) is None for module in ("venv", "ensurepip")):
        sys.exit(
            f"tablee: {sys.executable} has no venv module; install it (on Debian and Ubuntu: apt install python3-venv)"
        )
    with Step(f"creating {folder.relative_to(ROOT)} (the first set-up takes a minute or two)"):
        done = subprocess.run(
            [sys.executable, "-m", "venv", "--clear", str(folder)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment(),
        )
    if done.returncode:
        lines = done.stdout.strip().splitlines() or ["no output"]
        sys.exit(f"tablee: could not create {folder}: {lines[-1]}")


def python(folder: Path) -> str:
    return str(folder / "bin" / "python")


def pip(folder: Path, title: str, *arguments: str, packages: int = 0) -> bool:
    """Run pip as a step of the set-up and return whether it succeeded; if not, pip has printed why.

    `packages` is how many packages it is going to look at, if known.
    """
    command = [python(folder), "-m", "pip", *arguments]
    with Step(title) as step:
        return run(step, command, environment(), PipOutput(step, packages).read)


class PipOutput:
    """Condenses what pip prints to "12 of 56: sqlalchemy, 3.3 MB"."""

    def __init__(self, step: Step, packages: int) -> None:
        self._step, self._packages = step, packages
        self._seen, self._last = 0, ""

    def read(self, line: str) -> None:
        if found := PACKAGE.match(line):
            self._seen, self._last = self._seen + 1, found[1]
            self._show()
        elif found := DOWNLOAD.match(line):
            self._show(f", {found[1]}")
        elif line.startswith(UNPACKING):
            self._step.detail("unpacking")

    def _show(self, size: str = "") -> None:
        count = f"{self._seen} of {self._packages}: " if self._seen <= self._packages else ""
        self._step.detail(f"{count}{self._last}{size}")


def environment() -> dict[str, str]:
    """The caller's environment variables without those that would make Python or pip look elsewhere."""
    result = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    result |= {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", "PIP_USER": "0"}
    return result if cache_is_usable() else result | {"PIP_NO_CACHE_DIR": "1"}


def cache_is_usable() -> bool:
    """If not, pip would print a warning, or create a home directory where none should be."""
    if chosen := os.environ.get("PIP_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME"):
        return os.access(chosen, os.W_OK)
    home = Path(os.path.expanduser("~"))  # without HOME: from the user database, which may not have it
    cache = home / ".cache"
    return home.is_absolute() and os.access(cache if cache.exists() else home, os.W_OK)

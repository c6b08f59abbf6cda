"""Virtual environments and pip, called so that they work on any machine, even without a home directory."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

from tools import ROOT, say


def create(folder: Path) -> None:
    """Create a virtual environment, replacing whatever is in the folder."""
    if any(importlib.util.find_spec(module) is None for module in ("venv", "ensurepip")):
        sys.exit(
            f"tablee: {sys.executable} has no venv module; install it (on Debian and Ubuntu: apt install python3-venv)"
        )
    say(f"setting up {folder.relative_to(ROOT)} (once; half a minute with a good network)")
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


def pip(folder: Path, *arguments: str) -> bool:
    """Run pip. Returns whether it succeeded; if not, pip has printed why."""
    command = [python(folder), "-m", "pip", "--quiet", *arguments]
    return subprocess.run(command, stdout=sys.stderr, env=environment()).returncode == 0


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

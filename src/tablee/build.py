"""How this copy was built. The wheel carries a note, `_build.json`; a source tree has none and is interpreted."""

import hashlib
import json
import re
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parent


def version() -> str:
    """The number of this copy."""
    from importlib.metadata import PackageNotFoundError
    from importlib.metadata import version as installed

    try:
        return installed("tablee")
    except PackageNotFoundError:  # a source tree on the path
        project = PACKAGE.parents[1] / "pyproject.toml"
        found = (
            re.search(r'^version = "(.+)"$', project.read_text(encoding="utf-8"), re.M) if project.exists() else None
        )
        return found[1] if found else "(source)"


class Engine(NamedTuple):
    compiled: bool
    why: str  # why not

    def __str__(self) -> str:
        return "compiled" if self.compiled else f"interpreted ({self.why})"


def engine(package: Path = PACKAGE) -> Engine:
    note = package / "_build.json"
    if not note.exists():
        refuse_binaries(package)
        return Engine(False, "source tree")
    built = json.loads(note.read_bytes())
    if built["compiled"]:
        refuse_edits(package, built["sources"])
    return Engine(built["compiled"], built["why"])


def refuse_binaries(package: Path) -> None:
    """Python prefers a binary to the source beside it, silently."""
    for file in package.rglob("*"):
        if file.name.endswith(tuple(EXTENSION_SUFFIXES)):
            raise ImportError(f"{file} hides the source beside it; delete it: binaries belong in the wheel only")


def refuse_edits(package: Path, sources: dict[str, str]) -> None:
    for name, sha256 in sources.items():
        if hashlib.sha256((package / name).read_bytes()).hexdigest() != sha256:
            raise ImportError(
                f"{package / name} was edited after it was compiled, which has no effect; "
                "edit the source tree and build again"
            )

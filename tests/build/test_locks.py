"""Lock files name packages and hashes, never the registry they came from: a mirror must do as well."""

import json
import re
from pathlib import Path

import pytest

from tools import PYPROJECT, ROOT, group
from tools.lock import LOCKS

PIN = re.compile(r"^(?P<name>[a-z0-9-]+)(?:\[[^]]*])?==(?P<version>\S+)(?: ; (?P<marker>.+?))? \\$", re.MULTILINE)


def lock(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def pins(name: str) -> dict[tuple[str, str | None], str]:
    text = lock(name).read_text(encoding="utf-8")
    return {(pin["name"], pin["marker"]): pin["version"] for pin in PIN.finditer(text)}


def normal(requirement: str) -> str:
    """The package's name as locks write it."""
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found
    return re.sub(r"[._-]+", "-", found[0]).lower()


def test_every_lock_is_known() -> None:
    assert {file.stem for file in (ROOT / "requirements").iterdir()} == set(LOCKS)


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_holds_pins_and_hashes_only(name: str) -> None:
    assert pins(name)
    for line in lock(name).read_text(encoding="utf-8").splitlines():
        assert PIN.match(line) or re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line), line


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_is_in_step_with_pyproject(name: str) -> None:
    wanted = PYPROJECT["project"]["dependencies"] if name == "run" else group(name)
    assert {normal(requirement) for requirement in wanted} <= {package for package, _ in pins(name)}


def test_locks_agree() -> None:
    """They are installed into one environment, in any order."""
    versions: dict[tuple[str, str | None], set[str]] = {}
    for name in LOCKS:
        for package, version in pins(name).items():
            versions.setdefault(package, set()).add(version)
    assert not {package: found for package, found in versions.items() if len(found) > 1}


@pytest.mark.parametrize("folder", ["web", "tests/browser", "tools/lighthouse"])
def test_an_npm_lock_holds_versions_and_hashes_only(folder: str) -> None:
    wanted = json.loads((ROOT / folder / "package.json").read_bytes())
    packages = json.loads((ROOT / folder / "package-lock.json").read_bytes())["packages"]
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if name and "integrity" not in entry] == []
    for kind in ("dependencies", "devDependencies"):
        assert packages[""].get(kind, {}) == wanted.get(kind, {})


@pytest.mark.parametrize("folder", ["web", "tests/browser", "tools/lighthouse"])
def test_an_npm_lock_is_for_every_platform(folder: str) -> None:
    """A package for one system only may be left out on another, so nothing may need it."""
    packages = json.loads((ROOT / folder / "package-lock.json").read_bytes())["packages"]
    assert [
        name for name, entry in packages.items() if ("os" in entry or "cpu" in entry) and not entry.get("optional")
    ] == []

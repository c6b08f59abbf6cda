"""Prepare what a make target needs, doing only what is not done yet: python3 -m tools.prepare compiled|playable|…

compiled  the wheel, unpacked in build/compiled: what `make terminal`, `bench`, `soak` and the full tests run
playable  the same, but on a new machine, where compiling takes a minute, the interpreted package in build/interpreted:
          `make play` serves it until the other is there (tools/play.py)
source    .venv with the developers' tools and the source tree itself, never compiled; web/node_modules
mutate    source, and the mutation tester

Digests of contents, not times, decide what has to be done: an edit, a deleted file, another Python, a compiler that was
installed or removed and a moved checkout count; a touched file does not. Only a changed lock file causes a download.
Each step prints a line on standard error (tools/progress.py). If there is nothing to do, nothing is printed.
"""

import fcntl
import hashlib
import json
import os
import re
import shutil
import sys
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from tools import BUILD, PYPROJECT, ROOT, SRC, client, environment, native, say
from tools.progress import Step, run

VENV, COMPILED, INTERPRETED = ROOT / ".venv", BUILD / "compiled", BUILD / "interpreted"
MARKS = VENV / "done"  # one file per finished step, holding the digest of its inputs


def digest(*parts: str | Path) -> str:
    """The digest of texts, and of files by path and content."""
    result = hashlib.sha256()
    for part in parts:
        text = str(part).encode() + b"\0"
        result.update(text + part.read_bytes() if isinstance(part, Path) else text)
        result.update(b"\0")
    return result.hexdigest()


def is_done(mark: Path, key: str) -> bool:
    return mark.is_file() and mark.read_text(encoding="utf-8") == key


def lock_file(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def packages(lock: str) -> list[str]:
    return re.findall(r"^([\w.-]+)(?:\[.*?])?==", lock_file(lock).read_text(encoding="utf-8"), re.MULTILINE)


def need_venv() -> None:
    key, mark = digest(sys.version, sys.base_prefix, str(ROOT)), MARKS / "venv"
    if is_done(mark, key) and os.path.exists(environment.python(VENV)):
        return
    environment.create(VENV)
    MARKS.mkdir()
    mark.write_text(key, encoding="utf-8")


def installed(*locks: str) -> bool:
    """Install the packages of these lock files unless they are installed; return whether they are now."""
    keys = {lock: digest(lock_file(lock)) for lock in locks}
    stale = [lock for lock, key in keys.items() if not is_done(MARKS / lock, key)]
    if not stale:
        return True
    files = [argument for lock in stale for argument in ("-r", str(lock_file(lock)))]
    names = {name for lock in stale for name in packages(lock)}
    title = f"installing packages ({', '.join(stale)})"
    # Python compiles what it imports, which is a third of what pip would compile.
    options = ("--require-hashes", "--no-deps", "--no-compile")
    if not environment.pip(VENV, title, "install", *options, *files, packages=len(names)):
        return False
    for lock in stale:
        (MARKS / lock).write_text(keys[lock], encoding="utf-8")
    return True


def need_installed(*locks: str) -> None:
    if not installed(*locks):
        sys.exit("tablee: could not install the packages (pip says why above); the first set-up needs a network")


def package_files() -> list[Path]:
    files = (SRC / "tablee").rglob("*")
    return sorted(file for file in files if file.is_file() and "__pycache__" not in file.parts)


def need_packages_to_build(obstacle: str) -> None:
    """With the packages of the client at the same time, if the system has the Node.js to install them."""
    client_is_built = client.is_built()
    locks = ["run", "build", *(["node"] if client.needs_node() and not client_is_built else [])]
    with ThreadPoolExecutor() as pool:
        if not client_is_built and not client.needs_node():
            installing = pool.submit(client.install, client.WEB, announced=False)
        else:
            installing = None
        if obstacle:
            need_installed(*locks)
        elif not installed(*locks, "native"):
            if native.SETTING == "1":
                sys.exit("tablee: TABLEE_COMPILE=1, but mypyc could not be installed (pip says why above)")
            need_installed(*locks)
            say("mypyc could not be installed; going on without it")
    if installing:
        installing.result()


def need_compiled() -> None:
    obstacle = native.obstacle()
    need_packages_to_build(obstacle)
    key = package_key(obstacle)
    if not is_done(COMPILED / "done", key):
        build_package(COMPILED, key, environment.environment())


def need_playable() -> None:
    if native.SETTING == "1" or native.obstacle() or (COMPILED / "done").exists():
        need_compiled()
        return
    later = "compiled later"
    need_packages_to_build(later)
    key = package_key(later)
    if not is_done(INTERPRETED / "done", key):
        build_package(INTERPRETED, key, environment.environment() | {"TABLEE_COMPILE": "0"})


def package_key(obstacle: str) -> str:
    return digest(
        client.digest(),
        *(native.SETTING, obstacle, sys.version, os.environ.get("CC", ""), os.environ.get("CFLAGS", "")),
        *(ROOT / "hatch_build.py", ROOT / "pyproject.toml", *sorted((ROOT / "tools").glob("*.py"))),
        *(lock_file("run"), MARKS / "native" if (MARKS / "native").exists() else "no mypyc"),
        *package_files(),
    )


def build_package(place: Path, key: str, variables: dict[str, str]) -> None:
    """The wheel, unpacked in a folder that is replaced as a whole."""
    wheels, fresh, old = BUILD / "wheel", place.with_suffix(".new"), place.with_suffix(".old")
    for folder in (wheels, fresh, old):
        shutil.rmtree(folder, ignore_errors=True)
    run_in_venv("building the package", "hatchling", "build", "-t", "wheel", "-d", str(wheels), variables=variables)
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as content:
        content.extractall(fresh)
    (fresh / "done").write_text(key, encoding="utf-8")
    if place.exists():  # renamed, not overwritten: a program that runs from it keeps its open files
        place.rename(old)
    fresh.rename(place)
    shutil.rmtree(old, ignore_errors=True)


def need_source() -> None:
    need_installed("run", "build", "test")
    key, mark = digest(json.dumps([PYPROJECT["project"], PYPROJECT["tool"]["hatch"]])), MARKS / "source"
    if not is_done(mark, key):
        title, options = "linking the source tree into .venv", ("--no-deps", "--no-build-isolation")
        if not environment.pip(VENV, title, "install", *options, "--editable", str(ROOT)):
            sys.exit("tablee: could not link the source tree into .venv (pip says why above)")
        mark.write_text(key, encoding="utf-8")
    if client.needs_node():
        need_installed("node")
    if not client.is_installed(client.WEB):  # in .venv, which may hold the Node.js to use
        run_in_venv("preparing the client", "tools.client", "install")


def run_in_venv(title: str, module: str, *arguments: str, variables: dict[str, str] | None = None) -> None:
    """Run a module in .venv as a step of the set-up. What it prints itself names the steps inside; so do its errors."""
    command = [environment.python(VENV), "-m", module, *arguments]
    with Step(title) as step:
        done = run(step, command, variables or environment.environment(), folder=ROOT)
    if not done:
        sys.exit(1)


def need_mutate() -> None:
    need_source()
    need_installed("mutate")


@contextmanager
def alone() -> Iterator[None]:
    """Hold the lock of this tree, so that two makes take turns."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another make in this tree")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(*wanted: str) -> None:
    steps = {"compiled": need_compiled, "playable": need_playable, "source": need_source, "mutate": need_mutate}
    if not wanted or not steps.keys() >= set(wanted):
        sys.exit(__doc__)
    try:
        with alone():
            need_venv()
            for name in wanted:
                steps[name]()
    except OSError as error:  # no space, no permission
        sys.exit(f"tablee: {error}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Make a target's ground ready, doing only what is not done yet: python3 -m tools.prepare compiled|source|mutate …

compiled  the wheel, unpacked in build/compiled: what `make play`, `bench`, `soak` and the full tests run
source    .venv with the developers' tools and the source tree itself, never compiled; web/node_modules
mutate    source, and the mutation tester

Whether something is done is told by digests of contents, not by times: an edit, a deleted file, another Python, a
compiler that came or went and a moved checkout count; a touched file does not. Only a changed lock makes it fetch.
"""

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import BUILD, PYPROJECT, ROOT, SRC, client, environment, native, say

VENV, COMPILED = ROOT / ".venv", BUILD / "compiled"
MARKS = VENV / "done"  # one file per thing done, holding the digest of what it was done from


def digest(*parts: str | Path) -> str:
    """Of texts, and of files by place and content."""
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


def need_venv() -> None:
    key, mark = digest(sys.version, sys.base_prefix, str(ROOT)), MARKS / "venv"
    if is_done(mark, key) and os.path.exists(environment.python(VENV)):
        return
    environment.create(VENV)
    MARKS.mkdir()
    mark.write_text(key, encoding="utf-8")


def installed(*locks: str) -> bool:
    """Install these locks unless they are; whether they are there now."""
    keys = {lock: digest(lock_file(lock)) for lock in locks}
    stale = [lock for lock, key in keys.items() if not is_done(MARKS / lock, key)]
    if not stale:
        return True
    say(f"installing requirements: {', '.join(stale)}")
    files = [argument for lock in stale for argument in ("-r", str(lock_file(lock)))]
    if not environment.pip(VENV, "install", "--require-hashes", "--no-deps", *files):
        return False
    for lock in stale:
        (MARKS / lock).write_text(keys[lock], encoding="utf-8")
    return True


def need_installed(*locks: str) -> None:
    if not installed(*locks):
        sys.exit("tablee: could not install the requirements (pip says why above); the first time needs a network")


def package_files() -> list[Path]:
    files = (SRC / "tablee").rglob("*")
    return sorted(file for file in files if file.is_file() and "__pycache__" not in file.parts)


def need_compiled() -> None:
    need_installed("run", "build")
    hurdle = native.obstacle()
    if not hurdle and not installed("native"):
        if native.SETTING == "1":
            sys.exit("tablee: TABLEE_COMPILE=1, but mypyc could not be installed (pip says why above)")
        say("mypyc could not be installed; trying without")
    if client.needs_node() and not client.is_built():
        need_installed("node")
    key = digest(
        client.digest(),
        *(native.SETTING, hurdle, sys.version, os.environ.get("CC", ""), os.environ.get("CFLAGS", "")),
        *(ROOT / "hatch_build.py", ROOT / "pyproject.toml", *sorted((ROOT / "tools").glob("*.py"))),
        *(lock_file("run"), MARKS / "native" if (MARKS / "native").exists() else "no mypyc"),
        *package_files(),
    )
    if is_done(COMPILED / "done", key):
        return
    wheels, fresh, old = BUILD / "wheel", BUILD / "compiled.new", BUILD / "compiled.old"
    for folder in (wheels, fresh, old):
        shutil.rmtree(folder, ignore_errors=True)
    run_there("hatchling", "build", "-t", "wheel", "-d", str(wheels))
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as content:
        content.extractall(fresh)
    (fresh / "done").write_text(key, encoding="utf-8")
    if COMPILED.exists():  # by renaming: a program that runs from it keeps the files it has open
        COMPILED.rename(old)
    fresh.rename(COMPILED)
    shutil.rmtree(old, ignore_errors=True)


def need_source() -> None:
    need_installed("run", "build", "test")
    key, mark = digest(json.dumps([PYPROJECT["project"], PYPROJECT["tool"]["hatch"]])), MARKS / "source"
    if not is_done(mark, key):
        if not environment.pip(VENV, "install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT)):
            sys.exit("tablee: could not link the source tree into .venv (pip says why above)")
        mark.write_text(key, encoding="utf-8")
    if client.needs_node():
        need_installed("node")
    if not client.is_installed(client.WEB):  # by the .venv, whose Node.js it may be
        run_there("tools.client", "install")


def run_there(module: str, *arguments: str) -> None:
    """A module in the .venv; if it fails, it has said why."""
    command = [environment.python(VENV), "-m", module, *arguments]
    if subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, env=environment.environment()).returncode:
        sys.exit(1)


def need_mutate() -> None:
    need_source()
    need_installed("mutate")


@contextmanager
def alone() -> Iterator[None]:
    """Two makes in one tree take turns here."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another make in this tree")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(*wanted: str) -> None:
    steps = {"compiled": need_compiled, "source": need_source, "mutate": need_mutate}
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

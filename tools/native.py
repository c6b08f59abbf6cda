"""Compile the engine with mypyc, as one group, into build/native/<key>/.

TABLEE_COMPILE=auto (default) falls back to interpreted files and says why; =1 makes that an error; =0 skips it.
"""

import ast
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import textwrap
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tools import BUILD, PYPROJECT, ROOT, SRC, group, say

CACHE = BUILD / "native"
LOG = CACHE / "log.txt"
SETTING = os.environ.get("TABLEE_COMPILE") or "auto"
UNIX = os.name == "posix"


def sources() -> list[Path]:
    return matching("compile")


def matching(setting: str) -> list[Path]:
    """The files that the patterns of a setting name."""
    matches = (file for pattern in PYPROJECT["tool"]["tablee"][setting] for file in SRC.glob(pattern))
    return sorted({file for file in matches if file.name != "__init__.py"})


def compiler() -> str:
    """The command of the C compiler: $CC, or the one Python was built with, or any other. Empty if there is none."""
    asked = os.environ.get("CC")
    commands = [asked] if asked else [sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang"]
    return next((command for command in commands if shutil.which(shlex.split(command)[0])), "")


def has_headers() -> bool:
    folders = (
        sysconfig.get_path("include"),
        sysconfig.get_config_var("INCLUDEPY"),
    )  # on Debian the first has no headers
    return any(Path(folder, "Python.h").exists() for folder in folders if folder)


def obstacle() -> str:
    """Why the engine cannot be compiled; empty if it can."""
    if SETTING not in ("0", "1", "auto"):
        sys.exit(f"tablee: TABLEE_COMPILE is {SETTING!r}; expected 0, 1 or auto")
    if SETTING == "0":
        return "TABLEE_COMPILE=0"
    if not sources():
        return "nothing to compile"
    if UNIX and not compiler():  # on other systems setuptools finds it
        return f"no C compiler called {os.environ['CC']}" if os.environ.get("CC") else "no C compiler"
    if UNIX and not has_headers():
        return "no Python.h (on Debian and Ubuntu: apt install python3-dev)"
    return ""


def requirements() -> list[str]:
    """Includes the dependencies of the engine: mypyc needs the types of what the engine imports."""
    return [] if obstacle() else group("native") + list(PYPROJECT["project"]["dependencies"])


def key() -> str:
    """A hash of everything the binaries depend on."""
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for package in ("mypy", "librt", "setuptools"):
        digest.update(version(package).encode())
    for name in ("CC", "CFLAGS", "LDFLAGS"):
        digest.update(os.environ.get(name, "").encode() + b"\0")
    modules = [file.relative_to(SRC).as_posix() for file in sources()]
    digest.update(json.dumps([PYPROJECT["tool"]["mypy"], PYPROJECT["tool"]["tablee"], modules]).encode())
    for file in [Path(__file__), *with_imports(sources())]:
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def with_imports(files: list[Path]) -> list[Path]:
    """These files and everything they import from the package: types of interpreted modules affect the code as well."""
    found, left = set(files), list(files)
    while left:
        file = left.pop()
        new = {imported for imported in imports(file) if imported.exists()} - found
        found |= new
        left += new
    return sorted(found)


def imports(file: Path) -> Iterator[Path]:
    """The files that the imports of a file may refer to."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        names = []
        if isinstance(node, ast.Import):
            names = [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            package = file.relative_to(SRC).parts[: -node.level] if node.level else ()
            module = ".".join([*package, *([node.module] if node.module else [])])
            names = [module, *(f"{module}.{name.name}" for name in node.names)]
        for name in names:
            place = SRC.joinpath(*name.split("."))
            yield from (place.with_suffix(".py"), place / "__init__.py")


def build() -> dict[str, str]:
    """Files to add to the wheel: the binaries, if any, and a JSON file that says what was built and why."""
    why, binaries = obstacle(), dict[str, str]()
    if not why:
        try:
            binaries = compiled()
        except Exception as error:  # any error: an interpreted engine is better than none
            why = f"compiling failed: {error}"
    if why and SETTING == "1":
        sys.exit(f"tablee: TABLEE_COMPILE=1, but {why}")
    say(f"engine interpreted, about 50 times slower: {why}" if why else f"engine compiled, {len(sources())} files")
    note = BUILD / "engine.json"
    note.parent.mkdir(exist_ok=True)
    hashes = {file.relative_to(SRC / "tablee").as_posix(): sha256(file) for file in sources()}
    note.write_text(json.dumps({"compiled": not why, "why": why, "sources": hashes}, indent=1), encoding="utf-8")
    return binaries | {str(note): "tablee/_build.json"}


def sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def compiled() -> dict[str, str]:
    out = CACHE / key()
    if not out.exists():
        shutil.rmtree(CACHE, ignore_errors=True)  # only one build is kept
        CACHE.mkdir(parents=True)
        say(f"compiling the engine, {len(sources())} files")
        environment = os.environ | ({"CC": compiler()} if UNIX else {})
        with tempfile.TemporaryDirectory(dir=CACHE) as work, LOG.open("w", encoding="utf-8") as output:
            # In a separate process, because mypyc exits on errors and uses much memory.
            command = [sys.executable, "-m", "tools.native", work]
            if subprocess.run(command, cwd=ROOT, env=environment, stdout=output, stderr=output).returncode:
                raise RuntimeError(f"{complaint()} (more in {LOG.relative_to(ROOT)})")
            Path(work, "lib").rename(out)
    return {str(file): file.relative_to(out).as_posix() for file in out.rglob("*") if file.is_file()}


def complaint() -> str:
    """The first error of mypy or the C compiler, otherwise the last line of the output."""
    lines = [line.strip() for line in LOG.read_text(encoding="utf-8", errors="replace").splitlines() if line.strip()]
    told = [line for line in lines if " error: " in line]
    return textwrap.shorten((told[:1] or lines[-1:] or ["no output"])[0], 200, placeholder=" …")


def c_file(file: Path) -> str:
    """The name of the C file that mypyc makes of a module."""
    return f"__native_{'___'.join(file.relative_to(SRC).with_suffix('').parts)}.c"


def compile_into(work: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    lightly = {c_file(file) for file in matching("optimize_less")}

    class OnAllCores(build_ext):
        """setuptools compiles the files of one extension one after the other, and all of them in the same way."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile_one(source: str, options: dict[str, Any]) -> list[str]:
                if UNIX and Path(source).name in lightly:
                    options = options | {"extra_postargs": [*(options.get("extra_postargs") or []), "-O1"]}
                made: list[str] = one_by_one([source], **options)
                return made

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                by_size = sorted(sources, key=os.path.getsize, reverse=True)  # so that no core waits for a large one
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = pool.map(lambda source: compile_one(source, options), by_size)
                    objects = dict(zip(by_size, made, strict=True))
                return [file for source in sources for file in objects[source]]

            self.compiler.compile = compile_all
            super().build_extensions()

    paths = [file.relative_to(ROOT).as_posix() for file in sources()]
    extensions = mypycify(
        [f"--cache-dir={work / 'mypy'}", *paths],
        opt_level="3",
        debug_level="0",
        group_name="tablee",  # the shared library is a top-level module: tablee__mypyc
        target_dir=str(work / "c"),
        multi_file=True,  # one C file for each module: half the work of one large file, and all cores can share it
    )
    if UNIX:  # 20 % faster: calls between the files of the group become direct
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    command = OnAllCores(Distribution({"name": "tablee", "ext_modules": extensions}))
    command.parallel = os.cpu_count()
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "o")
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_into(Path(sys.argv[1]))

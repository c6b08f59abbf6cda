"""Mutation testing: change the rules of a game in one place at a time and see whether a test fails.

    python -m tools.mutate coup [--mutants 300] [--seed 1] [--workers 2]

cosmic-ray makes the changes, in a copy of the source tree, which is tested interpreted. Changes that do not affect the
code (annotations, docstrings) are left out. The survivors are listed with their change, for review.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from queue import Queue

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from tools import ROOT

TIMEOUT_FACTOR = 4  # a mutant whose tests take this many times as long as usual hangs, and counts as noticed
BEST = 10  # tests that are run before the others


@dataclass(frozen=True)
class Mutant:
    file: Path  # from ROOT
    operator: str
    code: str

    def change(self) -> str:
        """The changed lines, with their numbers."""
        before = (ROOT / self.file).read_text().splitlines()
        lines = []
        for line in difflib.unified_diff(before, self.code.splitlines(), lineterm="", n=0):
            if line.startswith("@@"):
                lines.append(f"  {self.file.name}:{line.split()[1].lstrip('-').split(',')[0]}")
            elif not line.startswith(("---", "+++")):
                lines.append(f"    {line[0]} {line[1:].strip()}")
        return "\n".join(lines)


def rules_of(game: str) -> list[Path]:
    package = ROOT / "src" / "tablee" / "games" / game
    files = [*package.glob("rules.py"), *package.glob("rules/*.py"), *package.glob("memory.py")]
    if not files:
        known = sorted(path.parent.name for path in package.parent.glob("*/__init__.py"))
        sys.exit(f"mutate: there is no game called “{game}”; there are: {', '.join(known)}")
    return sorted(file.relative_to(ROOT) for file in files)


def changes(file: Path) -> list[tuple[Path, str, int]]:
    """All changes that cosmic-ray knows, as an operator and its occurrence in the file; making them takes a while."""
    nodes = list(ast_nodes(get_ast((ROOT / file).read_text())))
    found = []
    for operator in operator_names():
        kind = get_operator(operator)
        if kind.arguments():
            continue  # needs the name to replace as an argument
        count = sum(len(list(kind().mutation_positions(node))) for node in nodes)
        found += [(file, operator, number) for number in range(count)]
    return found


def mutants(candidates: Iterable[tuple[Path, str, int]]) -> Iterator[Mutant]:
    """Those that affect what the file does, each once."""
    known = set[tuple[Path, str]]()
    for file, operator, number in candidates:
        source = (ROOT / file).read_text()
        code = mutate_code(source, get_operator(operator)(), number)
        meaning = _meaning(code) if code is not None else None
        if code is None or meaning is None or meaning == _meaning(source) or (file, meaning) in known:
            continue
        known.add((file, meaning))
        yield Mutant(file, operator, code)


def _meaning(code: str) -> str | None:
    """The syntax tree without annotations and docstrings; None if the code cannot be parsed."""
    try:
        tree = ast.parse(code)
    except SyntaxError:
        return None
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign):
            node.annotation = ast.Constant(None)
        elif isinstance(node, ast.FunctionDef):
            node.returns = None
            for argument in (*node.args.args, *node.args.kwonlyargs):
                argument.annotation = None
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module) and ast.get_docstring(node):
            node.body[0] = ast.Pass()
    return ast.dump(tree)


class Suite:
    """The tests that must notice a change, in a copy of the source tree. Those that noticed most of the changes before
    are run first: they take seconds, all of them a minute."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.timeout: float | None = None
        self._successes = Counter[str]()

    def notices(self, mutant: Mutant | None, copy: Path) -> bool:
        """Whether a test fails: one of those that often do, then one of the game's own, of its model, of the shared
        suites."""
        if mutant is not None:
            (copy / mutant.file).write_text(mutant.code)
        try:
            return any(self._fails(suite, copy, mutant) for suite in self._suites(copy))
        except subprocess.TimeoutExpired:
            return True
        finally:
            if mutant is not None:
                shutil.copy(ROOT / mutant.file, copy / mutant.file)

    def _suites(self, copy: Path) -> Iterator[list[str]]:
        best = [test for test, _ in self._successes.most_common(BEST)]
        if best:
            yield best
        yield [f"tests/games/{self.game}"]
        if (copy / "tests" / "models" / self.game).is_dir():
            yield [f"tests/models/{self.game}"]
        yield ["tests/engine/test_conformance.py", "tests/bots", "-k", self.game]

    def _fails(self, suite: list[str], copy: Path, mutant: Mutant | None) -> bool:
        environment = os.environ | {
            "PYTHONPATH": str(copy / "src"),
            "TABLEE_SAMPLE": "small",
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *suite]
        done = subprocess.run(
            command, cwd=copy, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=self.timeout
        )
        told = done.stdout.decode(errors="replace")
        if done.returncode not in (0, 1):
            if mutant is None:
                sys.exit(f"mutate: the tests cannot be run:\n{told[-2000:]}")
            # The file could not be imported. If single tests were named, one of them may only have another name now.
            return "::" not in suite[0]
        # Names of parametrised tests may contain spaces; the reason follows a dash.
        self._successes.update(re.findall(r"^FAILED (\S+?::\S+)(?: - .*)?$", told, re.MULTILINE))
        return bool(done.returncode)


def main() -> int:
    parser = argparse.ArgumentParser(prog="mutate")
    parser.add_argument("game")
    parser.add_argument("--mutants", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    found = [change for file in rules_of(options.game) for change in changes(file)]
    random.Random(options.seed).shuffle(found)
    chosen = list(islice(mutants(found), options.mutants))
    print(f"mutate: up to {len(found)} changes are possible, {len(chosen)} are tried", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        survivors = _try_all(chosen, Path(folder), options.game, options.workers)
    killed = len(chosen) - len(survivors)
    for mutant in sorted(survivors, key=lambda mutant: mutant.change()):
        print(f"survived: {mutant.operator}\n{mutant.change()}")
    print(f"mutate: {killed} of {len(chosen)} noticed, {100 * killed / len(chosen):.1f} %")
    return 0


def _try_all(chosen: list[Mutant], folder: Path, game: str, workers: int) -> list[Mutant]:
    copies: Queue[Path] = Queue()
    for number in range(workers):
        copy = folder / str(number)
        for part in ("src", "tests", "tools"):
            shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
        shutil.copy(ROOT / "pyproject.toml", copy)
        copies.put(copy)
    first = copies.get()
    began = time.monotonic()
    suite = Suite(game)
    if suite.notices(None, first):
        sys.exit("mutate: the tests fail before anything is changed")
    copies.put(first)
    suite.timeout = TIMEOUT_FACTOR * (time.monotonic() - began)
    began, survivors = time.monotonic(), list[Mutant]()

    def one(mutant: Mutant) -> bool:
        copy = copies.get()
        try:
            return suite.notices(mutant, copy)
        finally:
            copies.put(copy)

    with ThreadPoolExecutor(workers) as pool:
        for number, (mutant, killed) in enumerate(zip(chosen, pool.map(one, chosen), strict=True), start=1):
            if not killed:
                survivors.append(mutant)
            if number % 10 == 0 or number == len(chosen):
                spent = time.monotonic() - began
                left = spent / number * (len(chosen) - number)
                note = f"{number} of {len(chosen)} tried, {len(survivors)} survived, {left:.0f} s left"
                print(f"mutate: {note}", file=sys.stderr, flush=True)
    return survivors


if __name__ == "__main__":
    sys.exit(main())

"""Ties tests to the clauses of a specification.

    @rule("COUP-4.6", "COUP-6.1")
    def test_joining_two_runs_makes_the_coup() -> None: ...

`tests/games/<game>/clauses.txt` lists the clauses of a game, one a line. `assert_clauses_covered` reads the test files
as text, so it says the same whichever tests are run.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.engine.words import LANGUAGES
from tablee.games import game

MARKER = "rule(*clauses): the clauses of the specification that would be broken if this test failed"
_GAMES = Path(__file__).parent / "games"


def rule(*clauses: str) -> pytest.MarkDecorator:
    """Marks a test with the clauses it would catch being broken."""
    return pytest.mark.rule(*clauses)


def clauses(name: str) -> list[str]:
    """The clauses of a game's specification."""
    return (_GAMES / name / "clauses.txt").read_text(encoding="utf-8").split()


def tested(name: str) -> dict[str, list[str]]:
    """For each clause named by a test of the game, the tests that name it."""
    found: dict[str, list[str]] = {}
    for file in sorted((_GAMES / name).glob("test_*.py")):
        for test, clause in named(ast.parse(file.read_text(encoding="utf-8")), file.name):
            found.setdefault(clause, []).append(test)
    return found


def named(module: ast.Module, where: str) -> Iterator[tuple[str, str]]:
    """Every test of a module with every clause it names."""
    for node in ast.walk(module):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for decorator in node.decorator_list:
            if not (isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name)):
                continue
            if decorator.func.id != "rule":
                continue
            place = f"{where}:{node.lineno} {node.name}"
            assert node.name.startswith("test_"), f"{place}: only a test can cover a clause"
            assert decorator.args, f"{place}: @rule names no clause"
            for argument in decorator.args:
                assert isinstance(argument, ast.Constant), f"{place}: @rule takes clauses as plain strings"
                yield place, str(argument.value)


def assert_clauses_covered(name: str) -> None:
    """Every clause has a test, no test names a clause that does not exist, and both rulebooks have each clause once."""
    known = clauses(name)
    assert known, f"{name}: clauses.txt is empty"
    twice = [clause for clause, count in Counter(known).items() if count > 1]
    assert not twice, f"{name}: these clauses stand twice in clauses.txt: {twice}"
    tests = tested(name)
    untested = [clause for clause in known if clause not in tests]
    assert not untested, f"{name}: these clauses have no test: {untested}"
    unknown = {clause: places for clause, places in tests.items() if clause not in known}
    assert not unknown, f"{name}: these tests name clauses that do not exist: {unknown}"
    for language in LANGUAGES:
        rulebook = (game(name).folder / f"rulebook.{language}.md").read_text(encoding="utf-8")
        assert_mentioned_once(rulebook, known, f"{name}: rulebook.{language}.md")


SOURCES = {"R", "T", "R+T"}  # printed in the rulebook, decided by Tablée, printed with a detail decided by Tablée


def assert_sources_marked(name: str) -> None:
    """Each clause has the same mark in all languages, and one list names exactly those of which something is ours."""
    texts = [(game(name).folder / f"rulebook.{language}.md").read_text(encoding="utf-8") for language in LANGUAGES]
    marks = [sources(text) for text in texts]
    for language, text, found in zip(LANGUAGES, texts, marks, strict=True):
        where = f"{name}: rulebook.{language}.md"
        unmarked = [clause for clause in clauses(name) if found.get(clause) not in SOURCES]
        assert not unmarked, f"{where}: these clauses are not marked with one of {sorted(SOURCES)}: {unmarked}"
        others = {clause for clause in found if found[clause] != marks[0][clause]}
        assert not others, f"{where}: these clauses have another mark than in {LANGUAGES[0]}: {sorted(others)}"
        ours = [clause for clause in clauses(name) if found[clause] != "R"]
        assert listed(text) == ours, f"{where}: the list of what is ours and the marks differ"


def sources(rulebook: str) -> dict[str, str]:
    """The mark behind each clause: `[COUP-3.4] [T]`."""
    return dict(re.findall(r"\[([A-Z]+-[\d.]+)\] \[([^\]\s]*)\]$", rulebook, re.MULTILINE))


def listed(rulebook: str) -> list[str]:
    """The clauses that the list of what is ours explains: `- [3.4](#COUP-3.4) A colour can sell out.`"""
    return [clause for number, clause in re.findall(r"^- \[([\d.]+)\]\(#([A-Z]+-\1)\) \S", rulebook, re.MULTILINE)]


def assert_mentioned_once(rulebook: str, known: list[str], where: str) -> None:
    """Each clause stands in the text exactly once, as `[COUP-3.4]`, and no other does."""
    prefix = known[0].partition("-")[0]
    found = Counter(re.findall(rf"\[({prefix}-[^\]\s]*)\]", rulebook))
    wrong = {clause: found[clause] for clause in known if found[clause] != 1}
    assert not wrong, f"{where}: each clause should stand there once, but these stand so often: {wrong}"
    unknown = sorted(set(found) - set(known))
    assert not unknown, f"{where}: these clauses do not exist: {unknown}"

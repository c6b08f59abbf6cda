"""What contributors are told is true: the example tests pass, the paths exist, the make targets are there."""

from __future__ import annotations

import re

import pytest

from tests.games.coup.scene import scene
from tests.rules import rule
from tools import ROOT

CONTRIBUTING, STYLE, GLOSSARY = (
    (ROOT / name).read_text(encoding="utf-8") for name in ("CONTRIBUTING.md", "docs/style.md", "docs/glossary.md")
)
TOP = ("src/", "web/", "tests/", "tools/", "docs/", ".ci/", ".github/", "requirements/")


def example_tests(page: str) -> list[str]:
    blocks = re.findall(r"^ *```python\n(.*?)```", page, flags=re.DOTALL | re.MULTILINE)
    return [re.sub(r"^ {3}", "", block, flags=re.MULTILINE) if block.startswith("   ") else block for block in blocks]


@pytest.mark.parametrize("page", [CONTRIBUTING, STYLE], ids=["CONTRIBUTING.md", "docs/style.md"])
def test_the_example_tests_pass(page: str) -> None:
    tests = [code for code in example_tests(page) if "def test_" in code]
    assert tests
    for code in tests:
        namespace = {"rule": rule, "scene": scene}
        exec(code, namespace)
        (test,) = (value for name, value in namespace.items() if name.startswith("test_"))
        test()  # type: ignore[operator]


def test_the_example_fix_is_the_code() -> None:
    (code,) = (code for code in example_tests(CONTRIBUTING) if "def _can_buy" in code)
    rules = (ROOT / "src/tablee/games/coup/rules.py").read_text(encoding="utf-8")
    assert re.sub(r"^(?=.)", "    ", code, flags=re.MULTILINE) in rules


def paths(page: str) -> list[str]:
    """Paths in code style; `<game>` and `*` stand for any."""
    named = re.findall(r"`([\w./<>*-]+)`", page)
    return [re.sub(r"<\w+>", "*", name) for name in named if name.startswith(TOP)]


@pytest.mark.parametrize("path", paths(CONTRIBUTING) + paths(STYLE))
def test_paths_exist(path: str) -> None:
    assert any(ROOT.glob(path.rstrip("/"))), path


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`([\w./*]+/[\w./*]*)`", GLOSSARY.partition("|---|")[2]))))
def test_paths_of_the_glossary_exist(path: str) -> None:
    below = "" if path.startswith(("tests/", "web/")) else "src/tablee/"
    assert any(ROOT.glob(below + path.rstrip("/"))), path


def test_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    wanted = set(re.findall(r"`(?:make )(?:-\S+ )?(\w+)", CONTRIBUTING)) | set(
        re.findall(r"^ *make (\w+)", CONTRIBUTING, flags=re.MULTILINE)
    )
    assert wanted >= {"play", "test", "check", "soak"}
    # A recipe may serve several targets, or all that a variable names.
    heads = re.findall(r"^(?:([\w -]+):(?!=)|TOOLS +:= (.*))", makefile, flags=re.MULTILINE)
    assert wanted <= {target for head in heads for target in " ".join(head).split()}

"""What the README shows is what happens, and what the pages link to exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tools import ROOT

PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_readme_runs() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert results.attempted >= 12
    assert results.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", prose)
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert not missing

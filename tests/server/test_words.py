"""Every sentence the server can say has words, and no words wait for somebody to say them.

That both languages have the same keys and arguments is tested for all of the package in tests/engine/test_words.py."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import tablee.server

SERVER = Path(tablee.server.__file__).parent
KEY = re.compile(r"(server|web|people|store|serve)(-[a-z]+)+")


def known() -> set[str]:
    found = set[str]()
    for file in SERVER.rglob("words.en.ftl"):
        found.update(re.findall(r"^([a-z-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    return {key for key in found if KEY.fullmatch(key)}


def said() -> set[str]:
    return {
        node.value
        for file in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value)
    }


def test_everything_that_can_be_said_has_words() -> None:
    assert said() - known() == set()


def test_no_words_that_nobody_says() -> None:
    assert known() - said() == set()

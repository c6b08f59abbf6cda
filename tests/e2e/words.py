"""The sentences of the client, as it puts them: tests name what a person reads, and follow when a text is reworded."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from tools import ROOT

LANGUAGES = ("en", "fr")
# In the order in which the client adds them; a later file may override an earlier one.
GAMES = ("coup", "coupage", "capa_doro", "coupe_nation", "age_of_champagne")
FOLDERS = (
    "src/tablee/engine",
    "src/tablee/server",
    "web/src/words",
    "web/src/words/pages",
    *(f"{folder}/games/{game}" for game in GAMES for folder in ("src/tablee", "web/src")),
)
Arg = int | str


def say(key: str, language: str = "en", **args: Arg) -> str:
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors, (key, errors)
    return plain(str(text))


def plain(text: str) -> str:
    """As Playwright compares it: any run of spaces is one."""
    return re.sub(r"\s+", " ", text).strip()


def pattern(text: str) -> str:
    """The same for a regular expression, which Playwright compares with what is written: French has narrow spaces."""
    return r"\s".join(map(re.escape, plain(text).split(" ")))


def keys() -> set[str]:
    return set(_messages("en"))


@cache
def fixed(language: str) -> frozenset[str]:
    """Texts without anything to fill in, each variant of them: these can be looked for on a page as they are."""
    return frozenset(
        text for message in _messages(language).values() if message.value for text in _variants(message.value)
    )


def _variants(pattern: ast.Pattern) -> list[str]:
    elements = pattern.elements
    if len(elements) == 1 and isinstance(elements[0], ast.TextElement):
        return [plain(elements[0].value)]
    if len(elements) == 1 and isinstance(elements[0], ast.Placeable):
        select = elements[0].expression
        if isinstance(select, ast.SelectExpression):
            return [text for variant in select.variants for text in _variants(variant.value)]
    return []


def files(language: str) -> list[Path]:
    return [
        file
        for folder in FOLDERS
        for pattern in (f"words.{language}.ftl", f"**/words.{language}.ftl", f"*.{language}.ftl")
        for file in sorted((ROOT / folder).glob(pattern))
    ]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


@cache
def _messages(language: str) -> dict[str, ast.Message]:
    found = {}
    for file in files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found

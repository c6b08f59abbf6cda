"""The language of the command, and its texts."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.engine.words import Words

LANGUAGES = ("en", "fr")


def pick_language(argv: Sequence[str], environ: Mapping[str, str] | None = None) -> str:
    """--lang, else TABLEE_LANG, else the locale, else English. It reads the raw arguments, because error messages about
    the arguments need a language too."""
    env = os.environ if environ is None else environ
    wishes = [_flag(argv), env.get("TABLEE_LANG", "")]
    wishes.append(next((env[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if env.get(name)), ""))
    for wish in wishes:
        if wish[:2].casefold() in LANGUAGES:
            return wish[:2].casefold()
    return "en"


def _flag(argv: Sequence[str]) -> str:
    for place, word in enumerate(argv):
        if word.startswith("--lang="):
            return word.partition("=")[2]
        if word == "--lang" and place + 1 < len(argv):
            return argv[place + 1]
    return ""


def words(language: str, names: Sequence[str] = (), you: int = -1) -> Words:
    from tablee.engine.words import Words, add_words  # imported here because --version needs no texts

    add_words(Path(__file__).parent)
    return Words(language, names, you)

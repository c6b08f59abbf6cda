"""Putting keys into words. Engine, wire and records carry a `Line`: a key and its arguments, never a sentence.

Texts are Fluent files, `words.en.ftl` and `words.fr.ftl`, one pair beside the code that uses them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec

LANGUAGES = ("en", "fr")
_LONGEST = 400  # characters of an argument


class Line(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One sentence to be. An argument called `seat`, or ending in `_seat`, is a seat and is shown as its player's name;
    one that is a line itself is put into words first. With `seat` comes `who`, with `owner_seat` comes `owner_who`:
    "you" if the reader sits there, else "other". `touches` names the pieces it speaks of, so that a log can point at
    the board. `instead`: in a log, it says what the line before it said, too, and is shown instead of it."""

    key: str
    args: Mapping[str, int | str | Line] = {}
    touches: Sequence[str] = ()
    instead: bool = False


Arg = int | str | Line


_folders: list[Path] = [Path(__file__).parent]


def add_words(folder: Path) -> None:
    """Let a folder's words be found. Games and the command line add theirs."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


class Words:
    """Sentences in one language, with the names of the people at the table; `you` is the seat of whoever reads them."""

    def __init__(self, language: str = "en", names: Sequence[str] = (), you: int = -1) -> None:
        self.language = language if language in LANGUAGES else "en"
        self.names = list(names)
        self.you = you

    def name(self, seat: int) -> str:
        if 0 <= seat < len(self.names):
            return plain(self.names[seat])
        return self(Line("table-seat", {"number": seat + 1}))

    def __call__(self, line: Line) -> str:
        args = {name: self._argument(name, value) for name, value in line.args.items()}
        for name, value in line.args.items():
            if _is_seat(name):
                args.setdefault(f"{name[: -len('seat')]}who", "you" if value == self.you else "other")
        return _bundle(self.language).format(line.key, args)

    def _argument(self, name: str, value: Arg) -> int | str:
        if isinstance(value, Line):
            return self(value)
        if isinstance(value, int):
            return self.name(value) if _is_seat(name) else value
        return plain(value)

    def text(self, key: str, **args: Arg) -> str:
        return self(Line(key, args))

    def has(self, key: str) -> bool:
        return _bundle(self.language).has(key)


def say(line: Line, language: str = "en", names: Sequence[str] = (), you: int = -1) -> str:
    return Words(language, names, you)(line)


def plain(text: str) -> str:
    """People may type anything at any length: a sentence stays one line, without control characters."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return printable if len(printable) <= _LONGEST else printable[: _LONGEST - 1] + "…"


def _is_seat(argument: str) -> bool:
    return argument == "seat" or argument.endswith("_seat")


class _Bundle:
    def __init__(self, language: str) -> None:
        from babel import Locale
        from fluent.runtime import FluentBundle, FluentResource  # imported here: many uses of the engine need no words

        # No isolating marks: terminals and pipes show them as garbage.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.locale = Locale.parse(language)
        for folder in _folders:
            file = folder / f"words.{language}.ftl"
            if file.exists():
                self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def format(self, key: str, args: Mapping[str, int | str]) -> str:
        if not self.bundle.has_message(key):
            return key  # a missing text must not stop a game; a test finds it
        message = self.bundle.get_message(key)
        assert message.value is not None, key
        text, errors = self.bundle.format_pattern(message.value, dict(args))
        return self._with_minus(str(text), args.values())

    def _with_minus(self, text: str, values: Iterable[int | str]) -> str:
        """Numbers below zero with the minus sign of print; Fluent writes a hyphen."""
        from fluent.runtime.types import fluent_number

        for value in values:
            if isinstance(value, int) and value < 0:
                written = fluent_number(value).format(self.locale)
                text = text.replace(written, written.replace("-", "−"))
        return text


@cache
def _bundle(language: str) -> _Bundle:
    return _Bundle(language)

"""What is asked of the words of every game: that both languages can say everything, with the same arguments."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from tablee.cli.guide import Guide
from tablee.engine import words as engine_words
from tablee.engine.game import Game
from tablee.engine.words import LANGUAGES, Line, Words
from tablee.games import games

_ENGINE = Path(engine_words.__file__).parent


def said(lines: Iterable[Line], language: str = "en") -> list[str]:
    """As Ann, Ben and Cle read it."""
    games()  # adds their words
    return [Words(language, ["Ann", "Ben", "Cle"])(line) for line in lines]


def keys(lines: Iterable[Line]) -> list[str]:
    return [line.key for line in lines]


class GameWords:
    """The words of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.prefix = game.id.replace("_", "-")  # of its message keys
        self._bundles = {language: self._bundle(language) for language in LANGUAGES}

    def complete(self, line: Line, language: str) -> str:
        """The line in words; an error if a text or an argument is missing."""
        words = self._bundles[language]
        assert words.has_message(line.key), f"{language}: no text for {line.key}"
        value = words.get_message(line.key).value
        assert value is not None
        args: dict[str, int | str] = {}
        for name, given in line.args.items():
            if isinstance(given, Line):
                args[name] = self.complete(given, language)
            else:
                args[name] = f"Seat {given}" if name.endswith("seat") else given
            if name.endswith("seat"):
                args.setdefault(f"{name[:-4]}who", "other")
        formatted, errors = words.format_pattern(value, args)
        assert errors == [], f"{language}: {line.key} {errors}"
        text = str(formatted)
        assert text, f"{language}: {line.key} says nothing"
        assert "{" not in text, f"{language}: {text}"
        assert line.key not in text, f"{language}: {text}"
        return text

    def say_all(self, lines: Iterable[Line], language: str) -> set[str]:
        """Every line is complete; which keys there were."""
        met: set[str] = set()
        told: set[str] = set()
        for line in lines:
            met.add(line.key)
            if repr(line) not in told:
                told.add(repr(line))
                self.complete(line, language)
        return met

    def messages(self, language: str) -> dict[str, Message]:
        text = (self.game.folder / f"words.{language}.ftl").read_text(encoding="utf-8")
        return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)}

    def events(self) -> set[str]:
        """Keys of the log, of prompts and of the score sheet: what comes about in whole games."""
        begin = tuple(f"{self.prefix}-{kind}-" for kind in ("log", "prompt", "score"))
        return {key for key in self.messages("en") if key.startswith(begin)}

    def used(self) -> set[str]:
        """Keys that stand in the game's code and in its guide; the terminal has words of its own."""
        found = {step.key for step in Guide(self.game).steps}
        key = re.compile(rf"({self.prefix}|table)-[a-z-]*[a-z]")
        for file in self.game.folder.rglob("*.py"):
            if "terminal" in file.parts:
                continue
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and key.fullmatch(node.value):
                    found.add(node.value)
        return found

    def assert_put_together(self, part: str, helper: str, kind: str, elsewhere: Iterable[str] = ()) -> None:
        """Every key of a kind that the helper of a part (a file or a folder) puts together has words, and all others of
        that kind stand in the part as well, or are told of `elsewhere`."""
        folder, begins = self.game.folder, f"{self.prefix}-{kind}-"
        files = [*folder.glob(f"{part}.py"), *folder.glob(f"{part}/*.py")]
        code = "\n".join(file.read_text(encoding="utf-8") for file in files)
        built = set(re.findall(rf'\b{helper}\(\s*"([a-z-]+)"', code))
        known = {key.removeprefix(begins) for key in self.messages("en") if key.startswith(begins)}
        assert built, f"{part}: no call of {helper}"
        assert built <= known
        assert {key for key in known if f'"{key}"' not in code and begins + key not in code} <= set(elsewhere)

    def assert_all_there(self, at_least: int) -> None:
        """Every key in use has words in every language; `at_least`: so that a search that finds nothing is noticed."""
        used = self.used()
        assert len(used) >= at_least
        for language, words in self._bundles.items():
            missing = [key for key in sorted(used) if not words.has_message(key)]
            assert not missing, f"{language}: no text for {missing}"

    def assert_alike(self, inflected: Iterable[str] = ()) -> None:
        """The languages have the same messages, which know the same arguments, but for those one inflects by."""
        english, others = self.messages("en"), [self.messages(each) for each in LANGUAGES if each != "en"]
        free = set(inflected)
        for other in others:
            assert english.keys() == other.keys()
            for key, message in english.items():
                assert variables(message) - free == variables(other[key]) - free, key

    def assert_guide(self, points: Iterable[str]) -> None:
        """The guide speaks of decisions, events and pieces that exist, in whole sentences."""
        known_points, keys, prefix = set(points), self.messages("en").keys(), self.prefix
        first = tomllib.loads((self.game.folder / "guide.toml").read_text(encoding="utf-8")).get("first", {})
        self.game.new(first.get("seats", self.game.seats_min), first.get("options", {}))  # such a table can be opened
        for step in Guide(self.game).steps:
            assert not step.asked or f"{prefix}-prompt-{step.asked}" in keys, step
            assert not step.told or f"{prefix}-log-{step.told}" in keys, step
            assert step.point in known_points, step
            for language in LANGUAGES:
                assert self.complete(Line(step.key), language).endswith("."), step

    def _bundle(self, language: str) -> FluentBundle:
        made = FluentBundle([language], use_isolating=False)
        for folder in (_ENGINE, self.game.folder):
            made.add_resource(FluentResource((folder / f"words.{language}.ftl").read_text(encoding="utf-8")))
        return made


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def variables(message: Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found

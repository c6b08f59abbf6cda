"""Keys become sentences where they are shown, in the reader's language, with the players' names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk

import tablee
from tablee.engine.errors import near
from tablee.engine.words import LANGUAGES, Line, Words, say
from tablee.games import games

PACKAGE = Path(tablee.__file__).parent


def test_seats_are_shown_as_names() -> None:
    line = Line("table-not-your-turn", {"seat": 1})
    assert say(line, "en", ["Ann", "Bob"]) == "It is not your turn: Bob is to move."
    assert say(line, "fr", ["Ann", "Bob"]).startswith("Ce n’est pas votre tour")
    assert say(line) == "It is not your turn: Seat 2 is to move."


def test_whoever_reads_is_called_you() -> None:
    line = Line("table-log-timeout", {"seat": 1})
    assert say(line, "en", ["Ann", "Bob"], you=0) == "Bob has run out of time."
    assert say(line, "en", ["Ann", "Bob"], you=1) == "You have run out of time."
    assert say(line, "fr", ["Ann", "Bob"], you=1) == "Votre temps est écoulé."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "folder", [PACKAGE / "engine", *(game.folder for game in games().values())], ids=lambda it: it.name
)
def test_the_story_never_calls_the_reader_by_name(folder: Path, language: str) -> None:
    """Whatever a line of a log says of a seat where the reader sits."""
    words = Words(language, ["Ann", "Bob"], you=0)
    text = (folder / f"words.{language}.ftl").read_text(encoding="utf-8")
    for piece in re.split(r"^(?=[a-z][\w-]* *=)", text, flags=re.MULTILINE)[1:]:
        key = piece.split("=")[0].strip()
        if "-log-" not in key or "$seat" not in piece or re.search(r"= .*\b(you|vous)\b", piece):
            continue  # what is told to one seat of another says so itself
        others = {name: 1 for name in re.findall(r"\$(\w+_seat)", piece)}
        assert "Ann" not in words(Line(key, {"seat": 0, **others})), key
        assert "Bob" in words(Line(key, {"seat": 1, **others})), key


def test_a_missing_text_shows_its_key_and_an_unknown_language_english() -> None:
    assert say(Line("no-such-key")) == "no-such-key"
    assert Words("tlh").language == "en"


def message_ids(file: Path) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"), flags=re.MULTILINE)


@pytest.mark.parametrize("english", sorted(PACKAGE.rglob("words.en.ftl")), ids=lambda file: file.parent.name)
def test_both_languages_say_the_same_things_with_the_same_arguments(english: Path) -> None:
    texts = {language: (english.parent / f"words.{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES}
    arguments: dict[str, dict[str, set[str]]] = {}
    for language, text in texts.items():
        assert not [entry.content for entry in parse(text).body if isinstance(entry, Junk)], language
        pieces = re.split(r"^(?=[a-z][\w-]* *=)", text, flags=re.MULTILINE)[1:]
        arguments[language] = {piece.split("=")[0].strip(): set(re.findall(r"\$(\w+)", piece)) for piece in pieces}
        assert len(set(message_ids(english.parent / f"words.{language}.ftl"))) == len(arguments[language])
    assert arguments["en"].keys() == arguments["fr"].keys()
    for key, names in arguments["en"].items():
        # A language may need the colour where another can do without (French plurals agree); nothing else differs.
        assert names ^ arguments["fr"][key] <= {"colour"}, key


def test_every_room_speaks_both_languages() -> None:
    for game in games().values():
        for language in LANGUAGES:
            assert (game.folder / f"words.{language}.ftl").exists()
            assert (game.folder / f"rulebook.{language}.md").exists()


def test_near_matches() -> None:
    assert near("cuop", ["coup", "coupage", "capa_doro"]) == "coup, coupage"
    assert near("xyz", ["b", "a"]) == "a, b"


@pytest.mark.parametrize("rulebook", sorted(PACKAGE.rglob("rulebook.fr.md")), ids=lambda file: file.parent.name)
def test_a_french_rulebook_never_breaks_before_its_punctuation(rulebook: Path) -> None:
    """A colon and quotation marks take a wide no-break space, the other signs a narrow one."""
    prose = re.sub(
        r"```.*?```|`[^`\n]*`|^\|[-|]*$", "`", rulebook.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE
    )
    assert re.findall(r".{1,20}(?<=[^\u00a0])[:»]|.{1,20}(?<=[^\u202f])[;!?]|«(?!\u00a0).{20}|\w'\w", prose) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_below_zero_have_a_minus_sign_and_names_keep_their_hyphens(language: str) -> None:
    text = say(Line("table-no-such-seat", {"number": -1234}), language)
    assert "−1" in text
    assert "-" not in text
    assert "Jean-3" in say(Line("table-log-resign", {"seat": 0}), language, ["Jean-3"])

"""Bots have the same names and levels wherever they are named."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.bots.levels import LEVELS
from tablee.cli.names import level_names, names_of
from tablee.engine.record import Player
from tablee.engine.words import LANGUAGES, Words
from tablee.server.calling.messages import names
from tests.server.tables.playing import table

CLIENT = Path(tablee.__file__).parents[2] / "web" / "src" / "words"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_and_the_terminal_name_bots_alike(language: str) -> None:
    played = table("Ann", bots=("novice", "expert"))
    players = [Player(name="Ann"), Player(bot="novice"), Player(bot="expert")]
    assert names(played.state, language) == names_of(players, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_is_the_same_word_in_the_terminal_and_in_sentences(language: str) -> None:
    say = Words(language)
    for level in (*LEVELS, "random", "greedy", "ismcts"):
        (word,) = level_names([Player(bot=level)], say)
        assert word in say.text("table-bot-level", level=level)
        assert word != level or language == "en" or level == "expert"


@pytest.mark.skipif(not CLIENT.is_dir(), reason="installed without the source of the client")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_has_no_names_of_its_own(language: str) -> None:
    texts = "".join(file.read_text(encoding="utf-8") for file in CLIENT.glob(f"*.{language}.ftl"))
    assert Words(language).text("table-bot-name", number=0) not in texts

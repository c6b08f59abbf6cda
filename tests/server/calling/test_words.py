"""What a call says is what the table shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablee
from tablee.engine.words import LANGUAGES, Words

CLIENT = Path(tablee.__file__).parents[2] / "web" / "src" / "words"


@pytest.mark.skipif(not CLIENT.is_dir(), reason="installed without the source of the client")
@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_the_same_names_as_on_the_page(language: str) -> None:
    import tablee.server.calling  # noqa: F401

    text = (CLIENT / f"table.{language}.ftl").read_text(encoding="utf-8")
    part = text[text.index("bot-name =") :].partition("}\n")[0].partition("->")[2]
    shown = re.findall(r"\[\d\] (\w+)", part)
    assert [Words(language).text("server-call-bot", number=seat) for seat in range(6)] == shown

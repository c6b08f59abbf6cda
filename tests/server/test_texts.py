"""Words, guides and rulebooks of games over HTTP."""

from __future__ import annotations

import gzip
import tomllib
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.testing import TestClient

from tablee.engine.errors import TableeError
from tablee.games import game, games
from tablee.server.settings import Settings
from tablee.server.web.api import texts
from tablee.server.web.problems import on_http_error, on_tablee_error
from tablee.server.web.safety.middleware import protect
from tests.engine.toys import Parcel
from tests.packages.stepping_stones.stepping_stones import GAME

Browser = TestClient[Litestar]
COUP = game("coup").folder


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    app = Litestar(
        texts.handlers(),
        exception_handlers={TableeError: on_tablee_error, HTTPException: on_http_error},
        logging_config=None,
        openapi_config=None,
    )
    protect(app, Settings(data=tmp_path, keys=(b"k" * 32,)))
    with patch.dict(games(), {"parcel": Parcel(), "stepping_stones": GAME}), TestClient(app) as client:
        yield client


@pytest.mark.parametrize(
    ("path", "file", "kind"),
    [
        ("coup/words", "words.en.ftl", "text/plain; charset=utf-8"),
        ("coup/words?language=fr", "words.fr.ftl", "text/plain; charset=utf-8"),
        ("coup/rulebook", "rulebook.en.md", "text/markdown; charset=utf-8"),
        ("coup/rulebook?language=fr", "rulebook.fr.md", "text/markdown; charset=utf-8"),
    ],
)
def test_texts_are_the_files_of_the_game(path: str, file: str, kind: str, browser: Browser) -> None:
    answer = browser.get(f"/api/games/{path}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.content == (COUP / file).read_bytes()


@pytest.mark.parametrize("name", ["coup", "stepping_stones"])
def test_the_guide_is_the_file_as_json(name: str, browser: Browser) -> None:
    answer = browser.get(f"/api/games/{name}/guide")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json() == tomllib.loads((game(name).folder / "guide.toml").read_text(encoding="utf-8"))
    assert answer.json()["step"][0]["at"] == "start"


@pytest.mark.parametrize("language", ["de", "FR", "", "../fr", "en.ftl/..", "%00", "e" * 64])
@pytest.mark.parametrize("kind", ["words", "rulebook"])
def test_another_language_is_answered_in_english(kind: str, language: str, browser: Browser) -> None:
    answer = browser.get(f"/api/games/coup/{kind}", params={"language": language})
    assert answer.content == browser.get(f"/api/games/coup/{kind}?language=en").content


def test_a_game_without_french_words_is_answered_in_english(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "words.en.ftl").write_text("hello = Hello\n", encoding="utf-8")
    with patch.object(type(GAME), "folder", tmp_path):
        assert browser.get("/api/games/stepping_stones/words?language=fr").text == "hello = Hello\n"


@pytest.mark.parametrize("kind", ["words", "guide", "rulebook"])
@pytest.mark.parametrize(
    "name", ["nothing", "parcel", "..", "%2e%2e", "coup%2f..%2fcoupage", "..%2f..%2fengine", "%00"]
)
def test_what_is_not_there_is_not_found(name: str, kind: str, browser: Browser) -> None:
    """An unknown game, a game without texts, and paths that lead elsewhere."""
    assert browser.get(f"/api/games/{name}/{kind}").status_code == 404


@pytest.mark.parametrize("path", ["words", "guide", "rulebook"])
def test_a_text_that_has_not_changed_is_not_sent_again(path: str, browser: Browser) -> None:
    answer = browser.get(f"/api/games/coup/{path}")
    assert answer.headers["cache-control"] == "no-cache"
    assert "set-cookie" not in answer.headers
    again = browser.get(f"/api/games/coup/{path}", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", answer.headers["etag"])
    other = browser.get(f"/api/games/coupage/{path}", headers={"if-none-match": answer.headers["etag"]})
    assert other.status_code == 200


def test_texts_are_compressed_for_those_who_understand_it(browser: Browser) -> None:
    with browser.stream("GET", "/api/games/coup/rulebook", headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(raw) == (COUP / "rulebook.en.md").read_bytes()
    plain = browser.get("/api/games/coup/rulebook", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == gzip.decompress(raw)

"""The client as browsers get it: every address, what may be kept how long, compressed for those who understand it."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.exceptions import HTTPException, NotFoundException
from litestar.testing import TestClient

from tablee.server.settings import Settings
from tablee.server.web.pages import ADDRESSES, AnyRequest, Pages
from tablee.server.web.pages import client as built
from tablee.server.web.problems import on_http_error
from tablee.server.web.safety.middleware import protect
from tools import ROOT

PAGE = "<!doctype html><title>Tablée</title>"
SCRIPT = b"export const seats = 4\n"
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
Browser = TestClient[Litestar]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "client"
    (made / "assets").mkdir(parents=True)
    (made / "index.html").write_text(PAGE, encoding="utf-8")
    for name in ("icon.svg", "manifest.webmanifest", "sw.js", "assets/source-5d2c.woff2", "assets/main-1f0a.css"):
        (made / name).write_text("x", encoding="utf-8")
    script = made / "assets" / "main-9b3e.js"
    script.write_bytes(SCRIPT)
    script.with_name("main-9b3e.js.gz").write_bytes(gzip.compress(SCRIPT))
    script.with_name("main-9b3e.js.br").write_bytes(b"brotli")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return made


def browser_at(pages: Pages, tmp_path: Path) -> Browser:
    app = Litestar(
        pages.handlers(),
        exception_handlers={NotFoundException: pages.on_not_found, HTTPException: on_http_error},
        logging_config=None,
        openapi_config=None,
    )
    protect(app, Settings(data=tmp_path, keys=(b"k" * 32,)))
    return TestClient(app)


@pytest.fixture
def browser(folder: Path, tmp_path: Path) -> Iterator[Browser]:
    with browser_at(Pages(built.Client(folder)), tmp_path) as made:
        yield made


@pytest.mark.parametrize(
    "address",
    ["/", "/new", "/new/coup", "/tables", "/tables/k3f", "/tables/k3f?invite=w", "/tables/k3f/replay", "/replay"]
    + ["/mine", "/rules", "/rules/coup", "/games/coup", "/settings", "/about", "/link/a.b-c", "/settings/"],
)
def test_every_address_is_the_page(address: str, browser: Browser) -> None:
    answer = browser.get(address, headers=BROWSER)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = browser.get(address, headers=BROWSER | {"if-none-match": f'"other", W/{answer.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == answer.headers["etag"]


def test_the_server_knows_the_addresses_that_the_client_knows() -> None:
    router = (ROOT / "web" / "src" / "lib" / "router.svelte.ts").read_text(encoding="utf-8")
    patterns = re.findall(r"^  \[/\^(\S+)\$/,", router, re.MULTILINE)
    known = {re.sub(r"\(.+?\)", "{}", pattern.replace("\\/", "/")) for pattern in patterns}
    assert known == {re.sub(r"{.+?}", "{}", address) for address in ADDRESSES}


@pytest.mark.parametrize(
    ("address", "kind"),
    [
        ("/assets/main-9b3e.js", "text/javascript; charset=utf-8"),
        ("/assets/main-1f0a.css", "text/css; charset=utf-8"),
        ("/assets/source-5d2c.woff2", "font/woff2"),
        ("/icon.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/sw.js", "text/javascript; charset=utf-8"),
    ],
)
def test_a_file_says_what_it_is_and_how_long_it_is_good(address: str, kind: str, browser: Browser) -> None:
    answer = browser.get(address)
    assert answer.headers["content-type"] == kind
    for_ever = address.startswith("/assets/")
    assert answer.headers["cache-control"] == ("public, max-age=31536000, immutable" if for_ever else "no-cache")
    assert "set-cookie" not in answer.headers  # what everybody may keep is nobody's own
    assert browser.get(address, headers={"if-none-match": answer.headers["etag"]}).status_code == 304


@pytest.mark.parametrize(
    ("understood", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
        ("", None),
        ("gzip;q=0.000", None),
    ],
)
def test_compressed_for_those_who_understand_it(understood: str, encoding: str | None, browser: Browser) -> None:
    request = browser.build_request("GET", "/assets/main-9b3e.js", headers={"accept-encoding": understood})
    answer = browser.send(request, stream=True)
    sent = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert sent == {None: SCRIPT, "gzip": gzip.compress(SCRIPT), "br": b"brotli"}[encoding] or (
        encoding == "gzip" and gzip.decompress(sent) == SCRIPT
    )


def test_each_encoding_has_its_own_mark(browser: Browser) -> None:
    """Else a cache would take one for the other."""
    marks = {
        browser.head("/assets/main-9b3e.js", headers={"accept-encoding": understood}).headers["etag"]
        for understood in ("br", "gzip", "identity")
    }
    assert len(marks) == 3


@pytest.mark.parametrize("address", ["/nowhere", "/tables/k3f/nowhere", "/index.html/x", "/assets"])
def test_where_nothing_is_the_page_says_so_itself(address: str, browser: Browser) -> None:
    answer = browser.get(address, headers=BROWSER)
    assert (answer.status_code, answer.text) == (404, PAGE)
    answer = browser.get(address, headers={"accept": "application/json"})
    assert (answer.status_code, answer.json()["line"]["key"]) == (404, "web-not-found")


@pytest.mark.parametrize("address", ["/api/nowhere", "/assets/main-old.js", "/assets/main-9b3e.js.gz"])
def test_a_program_is_never_given_the_page(address: str, browser: Browser) -> None:
    answer = browser.get(address, headers=BROWSER)
    assert (answer.status_code, answer.json()["line"]["key"]) == (404, "web-not-found")


@pytest.mark.parametrize(
    "address",
    [
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%5c..%5csecret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/secret.txt%00.js",
    ],
)
def test_no_way_leads_out_of_the_folder(address: str, browser: Browser) -> None:
    answer = browser.get(address)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_a_file_that_comes_later_is_not_served(browser: Browser, folder: Path) -> None:
    (folder / "assets" / "late.js").touch()
    assert browser.get("/assets/late.js").status_code == 404


@pytest.mark.parametrize(("language", "words"), [("en", "make play builds it"), ("fr", "make play le construit")])
def test_a_tree_without_a_client_says_how_to_build_one(language: str, words: str, tmp_path: Path) -> None:
    with browser_at(Pages(built.Client(None)), tmp_path) as browser:
        answer = browser.get("/", headers=BROWSER | {"accept-language": language})
        assert answer.status_code == 200
        assert f'lang="{language}"' in answer.text
        assert words in answer.text
        assert browser.get("/new", headers=BROWSER).json()["line"]["key"] == "web-not-found"


def test_another_folder_can_be_named(folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(built.VARIABLE, str(folder))
    assert built.client_folder() == folder
    monkeypatch.setenv(built.VARIABLE, str(tmp_path))  # none there: rather none than another
    assert built.client_folder() is None


CHUNKS = {
    "index.html": {
        "file": "assets/main.js",
        "imports": ["_base.js"],
        "css": ["assets/main.css"],
        "assets": ["assets/text.woff2", "assets/paper.png"],
    },
    "_base.js": {"file": "assets/base.js"},
    "src/words/english.ts": {"file": "assets/english.js"},
    "src/words/french.ts": {"file": "assets/french.js"},
    "src/words/pages/english.ts": {"file": "assets/pages-english.js"},
    "src/words/pages/french.ts": {"file": "assets/pages-french.js"},
    "src/pages/Home.svelte": {"file": "assets/Home.js", "imports": ["_base.js", "_art.js"], "css": ["assets/Home.css"]},
    "_art.js": {"file": "assets/art.js", "css": ["assets/art.css"]},
    "src/words/later/english.ts": {"file": "assets/later-english.js"},
    "src/words/later/french.ts": {"file": "assets/later-french.js"},
    "_frame-1.js": {"file": "assets/frame.js", "name": "frame", "imports": ["_base.js"]},
    "_table-2.js": {"file": "assets/table.js", "name": "table", "imports": ["_base.js"], "css": ["assets/table.css"]},
    "_index-3.js": {"file": "assets/game-coup-Ab_-12cd.js", "name": "index", "css": ["assets/coup.css"]},
    "../src/tablee/games/coup/words.en.ftl": {"file": "assets/coup-english.js"},
    "../src/tablee/games/coup/words.fr.ftl": {"file": "assets/coup-french.js"},
}


def test_a_page_says_what_it_will_need(folder: Path, tmp_path: Path) -> None:
    """Everything beyond what it names itself: the words of the language asked for, and the page's own parts."""
    (folder / "chunks.json").write_text(json.dumps(CHUNKS), encoding="utf-8")

    def told(path: str, language: str = "en") -> dict[str, str]:
        answer = visitor.get(path, headers=BROWSER | {"accept-language": language})
        assert answer.status_code == 200
        assert "Accept-Language" in answer.headers["vary"]
        return dict(re.findall(r"</assets/([^>]+)>; ([^,]+)", answer.headers["link"]))

    with browser_at(Pages(built.Client(folder)), tmp_path) as visitor:
        module, style = "rel=modulepreload", "rel=preload; as=style; crossorigin"
        home = {"Home.js": module, "Home.css": style, "art.js": module, "art.css": style}
        english = dict.fromkeys(("english.js", "pages-english.js", "later-english.js", "frame.js"), module)
        french = dict.fromkeys(("french.js", "pages-french.js", "later-french.js", "frame.js"), module)
        fonts = {"text.woff2": "rel=preload; as=font; crossorigin"}
        assert told("/") == english | home | fonts
        assert told("/", "fr") == french | home | fonts
        assert told("/tables/abc") == {"english.js": module, "table.js": module, "table.css": style} | fonts
        assert told("/settings") == english | fonts
        assert visitor.get("/chunks.json").status_code == 404


def test_the_page_of_a_table_names_the_board_of_its_game(folder: Path, tmp_path: Path) -> None:
    """The page itself is the same for every table, and so is what is said of one that does not exist."""
    (folder / "chunks.json").write_text(json.dumps(CHUNKS), encoding="utf-8")

    async def game_at(request: AnyRequest, table: str) -> str:
        return {"abc": "coup", "new": "a-game-that-is-not-built-in"}.get(table, "")

    def told(path: str, language: str = "en") -> set[str]:
        answer = visitor.get(path, headers=BROWSER | {"accept-language": language})
        assert answer.text == PAGE
        return set(re.findall(r"</assets/([^>]+)>", answer.headers["link"]))

    with browser_at(Pages(built.Client(folder), game_at), tmp_path) as visitor:
        any_table = {"english.js", "table.js", "table.css", "text.woff2"}
        assert told("/tables/abc") == any_table | {"game-coup-Ab_-12cd.js", "coup.css", "coup-english.js"}
        assert "coup-french.js" in told("/tables/abc", "fr")
        assert told("/tables/new") == told("/tables/none") == any_table
        assert "coup.css" not in told("/tables/abc/replay")


def test_without_a_list_of_files_it_says_nothing(browser: Browser) -> None:
    assert "link" not in browser.get("/", headers=BROWSER).headers

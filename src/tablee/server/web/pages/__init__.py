"""Pages for people who come with a browser: the client, as it was built from web/, and nothing that is not in it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from tablee.engine.words import Words
from tablee.server.web.pages.client import ASSETS, Client, Page
from tablee.server.web.problems import language, on_http_error

# Every address the client knows, as in web/src/lib/router.svelte.ts. All are the same page, which finds its way itself.
ADDRESSES = (
    "/",
    "/new",
    "/new/{game:str}",
    "/tables",
    "/tables/{table:str}",
    "/tables/{table:str}/replay",
    "/replay",
    "/mine",
    "/rules",
    "/rules/{game:str}",
    "/games/{game:str}",
    "/settings",
    "/about",
    "/link/{token:str}",
)
# What pages fetch next; the words of all pages but the table are a file of their own.
_HOME, _TABLE = re.compile("/"), re.compile("/tables/([^/]+)")
_NEXT = {_HOME: ("src/pages/Home.svelte",), _TABLE: ("table",)}
_WORDS = {"en": "english.ts", "fr": "french.ts"}
_GAME_WORDS = "../src/tablee/games/{game}/words.{language}.ftl"
AnyRequest = Request[Any, Any, Any]
_NO_CSRF = {"no_csrf": True}  # what everybody may keep must not carry one person's cookie


async def _unknown(request: AnyRequest, table: str) -> str:
    return ""


class Pages:
    """The client's files, read once. `game_at`: the game of a table, if whoever asks may know it."""

    def __init__(
        self, client: Client | None = None, game_at: Callable[[AnyRequest, str], Awaitable[str]] = _unknown
    ) -> None:
        self._client = Client.found() if client is None else client
        self._game_at = game_at

    def handlers(self) -> list[HTTPRouteHandler]:
        client = self._client
        if client.page is None:
            return [_unbuilt()]
        page = client.page

        @get(list(ADDRESSES), include_in_schema=False)
        async def shown(request: AnyRequest) -> Response[bytes]:
            """It is asked for anew each time, so that a server that was updated is noticed."""
            answer = page.answer(request)
            needed = await self._needed(request)
            if link := client.ahead.link(*needed):
                answer.headers["link"] = link
                answer.headers["vary"] = "Accept-Encoding, Accept-Language, Cookie"
            return answer

        @get(f"{ASSETS}{{name:str}}", include_in_schema=False, sync_to_thread=False, opt=_NO_CSRF)
        def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
            """Its name changes with its content: whoever has it need never ask again."""
            found = client.files.get(ASSETS + name)
            if found is None:
                raise NotFoundException
            return found.answer(request)

        named = [
            address for address in client.files if not address.startswith(ASSETS)
        ]  # icon, manifest, service worker
        return [shown, asset, *(_file(address, client.files[address]) for address in named)]

    async def _needed(self, request: AnyRequest) -> list[str]:
        path, spoken = request.scope["path"], language(request.headers.get("accept-language", ""))
        words = _WORDS[spoken]
        needed = [f"src/words/{words}"]
        if table := _TABLE.fullmatch(path):
            if game := await self._game_at(request, table[1]):
                needed += [f"game-{game}", _GAME_WORDS.format(game=game, language=spoken)]
        else:
            needed += ["frame", f"src/words/pages/{words}", f"src/words/later/{words}"]
        return [*needed, *next((names for pattern, names in _NEXT.items() if pattern.fullmatch(path)), ())]

    def on_not_found(self, request: AnyRequest, error: HTTPException) -> Response[Any]:
        """A person is told by the page itself, in its own looks; a program gets the sentence."""
        page, accepted = self._client.page, request.headers.get("accept", "")
        path = request.scope["path"]
        if page is None or request.method != "GET" or path.startswith(("/api/", ASSETS)) or "text/html" not in accepted:
            return on_http_error(request, error)
        return page.answer(request, status=404)


def _file(address: str, file: Page) -> HTTPRouteHandler:
    @get(address, include_in_schema=False, sync_to_thread=False, opt=_NO_CSRF)
    def file_itself(request: AnyRequest) -> Response[bytes]:
        return file.answer(request)

    return file_itself


def _unbuilt() -> HTTPRouteHandler:
    """In a source tree where nobody has built the client: one sentence that says how to."""

    @get("/", include_in_schema=False, sync_to_thread=False)
    def unbuilt(request: AnyRequest) -> Response[str]:
        words = Words(language(request.headers.get("accept-language", "")))
        text = (
            f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>Tablée</title>'
            '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">'
            f"<h1>Tablée</h1><p>{escape(words.text('web-unbuilt'))}</p>"
            '<p><a href="/api/openapi.json">/api/openapi.json</a> <a href="/health">/health</a></p></html>'
        )
        return Response(text, media_type=MediaType.HTML, headers={"vary": "Accept-Language"})

    return unbuilt

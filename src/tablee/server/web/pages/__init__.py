"""Pages for people who come with a browser."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler

from tablee.engine.words import Words
from tablee.games import games
from tablee.server.web.safety import language

_FOLDER = Path(__file__).parent


def handlers() -> list[HTTPRouteHandler]:
    page, style = (_FOLDER / "home.html").read_text(encoding="utf-8"), (_FOLDER / "home.css").read_bytes()

    @get("/", include_in_schema=False, sync_to_thread=False)
    def home(request: Request[Any, Any, Any]) -> Response[str]:
        """What this is and how to play, as long as nobody has laid the table in the browser."""
        words = Words(language(request.headers.get("accept-language", "")))
        return Response(_filled(page, words), media_type=MediaType.HTML, headers={"vary": "Accept-Language"})

    @get("/home.css", include_in_schema=False, sync_to_thread=False)
    def home_style() -> Response[bytes]:
        return Response(style, media_type=MediaType.CSS, headers={"cache-control": "public, max-age=3600"})

    return [home, home_style]


def _filled(page: str, words: Words) -> str:
    for key in ("title", "open", "terminal", "program", "operator", "credit"):
        page = page.replace(f"[{key}]", escape(words.text(f"web-home-{key}")))
    listed = "".join(f"<li>{escape(credit)}</li>" for credit in _credits(words))
    return page.replace("[language]", words.language).replace("[games]", listed)


def _credits(words: Words) -> list[str]:
    return [
        words.text(
            "web-home-game",
            title=room.title,
            designers=", ".join(room.credits.designers),
            publisher=room.credits.publisher,
            year=str(room.credits.year),
        )
        for room in games().values()
    ]

"""Where the links in mails lead: a page with one button. Opening it does nothing; programs that look at links in mail
open them all. The button, and the one-click request that mail programs send by themselves, do."""

from __future__ import annotations

from html import escape
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

from tablee.engine.words import Words
from tablee.server.calling.mail import CONFIRM_MS, Mailer, address_hash
from tablee.server.store import Connection, Store, calls
from tablee.server.web.problems import language

Token = Annotated[str, Parameter(max_length=1000)]
_OPEN = {"no_csrf": True}  # the link itself is the proof
_STYLE = """\
:root { color-scheme: light dark; }
body { font: 1.125rem/1.5 Georgia, "Times New Roman", serif; max-width: 34rem; margin: 12vh auto; padding: 0 1.25rem; }
button { font: inherit; min-height: 2.75rem; padding: 0.25rem 1.25rem; border-radius: 0.5rem; cursor: pointer; }
"""


def handlers(store: Store, mailer: Mailer) -> list[HTTPRouteHandler]:
    @get("/mail/letter.css", include_in_schema=False, sync_to_thread=False, opt=_OPEN)
    def style() -> Response[str]:
        return Response(_STYLE, media_type=MediaType.CSS)

    return [style, *_confirming(store, mailer), *_stopping(store, mailer)]


def _confirming(store: Store, mailer: Mailer) -> list[HTTPRouteHandler]:
    @get("/mail/confirm/{token:str}", include_in_schema=False, sync_to_thread=False, opt=_OPEN)
    def ask_confirm(request: Request[Any, Any, Any], token: Token) -> Response[str]:
        found, words = mailer.read_confirm(token), _words(request)
        if found is None:
            return _page(words, words.text("people-mail-link-bad"), status=404)
        question = words.text("people-mail-confirm-question", address=found.address)
        return _page(words, question, words.text("people-mail-confirm-button"))

    @post("/mail/confirm/{token:str}", include_in_schema=False, opt=_OPEN, status_code=200)
    async def confirm(request: Request[Any, Any, Any], token: Token) -> Response[str]:
        found, words, since = mailer.read_confirm(token), _words(request), store.now() - CONFIRM_MS
        done = found is not None and await store.write(lambda c: calls.confirm_mail(c, *found, since))
        if not done:
            return _page(words, words.text("people-mail-link-bad"), status=404)
        return _page(words, words.text("people-mail-confirmed"))

    return [ask_confirm, confirm]


def _stopping(store: Store, mailer: Mailer) -> list[HTTPRouteHandler]:
    @get("/mail/stop/{token:str}", include_in_schema=False, sync_to_thread=False, opt=_OPEN)
    def ask_stop(request: Request[Any, Any, Any], token: Token) -> Response[str]:
        found, words = mailer.read_stop(token), _words(request)
        if found is None:
            return _page(words, words.text("people-mail-link-bad"), status=404)
        question = words.text("people-mail-stop-question", address=found.address)
        return _page(words, question, words.text("people-mail-stop-button"))

    @post("/mail/stop/{token:str}", include_in_schema=False, opt=_OPEN, status_code=200)
    async def stop(request: Request[Any, Any, Any], token: Token) -> Response[str]:
        found, words = mailer.read_stop(token), _words(request)
        if found is None:
            return _page(words, words.text("people-mail-link-bad"), status=404)
        await store.write(lambda c: _stop(c, *found, store.now()))
        return _page(words, words.text("people-mail-stopped"))

    return [ask_stop, stop]


def _stop(connection: Connection, person: str, address: str, now: int) -> None:
    """Whoever had confirmed may want mail again one day. To whoever never asked for one none is sent any more."""
    known = calls.mail_of(connection, person)
    if known is not None and known.address == address:
        calls.drop_mail(connection, person)
        if known.confirmed:
            return
    calls.refuse_mail(connection, address_hash(address), now)


def _words(request: Request[Any, Any, Any]) -> Words:
    return Words(language(request.headers.get("accept-language", "")))


def _page(words: Words, text: str, button: str = "", status: int = 200) -> Response[str]:
    form = f'<form method="post"><button>{escape(button)}</button></form>' if button else ""
    page = (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>Tablée</title>'
        '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
        '<link rel="icon" href="data:,"><link rel="stylesheet" href="/mail/letter.css">'
        f"<h1>Tablée</h1><p>{escape(text)}</p>{form}</html>"
    )
    headers = {"referrer-policy": "no-referrer", "cache-control": "no-store", "vary": "Accept-Language"}
    return Response(page, status_code=status, media_type=MediaType.HTML, headers=headers)

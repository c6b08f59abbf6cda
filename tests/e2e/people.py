"""People with a browser, who notice whatever goes wrong behind the page."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

from tablee.server.web.safety.csrf import CSRF_COOKIE, CSRF_HEADER
from tests.e2e.words import keys

T = TypeVar("T")
TIMEOUT = 15_000  # ms, for a machine with much else to do
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
# Chromium tells of a policy that was broken in the console too, but not for every kind.
POLICY = """addEventListener('securitypolicyviolation', event =>
  console.error(`policy: ${event.effectiveDirective} forbids ${event.blockedURI} (${event.sample})`))"""
# Every text of the page, shown or not, and every name that is only said.
TEXTS = """() => {
  const texts = new Set([document.title])
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) if (!walk.currentNode.parentElement.closest('script, style')) texts.add(walk.currentNode.data)
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
    for (const element of document.querySelectorAll(`[${name}]`)) texts.add(element.getAttribute(name))
  return [...texts].map(text => text.trim()).filter(text => text)
}"""
LOST = r"net::ERR_(INTERNET_DISCONNECTED|CONNECTION_\w+|EMPTY_RESPONSE|NETWORK_\w+|SOCKET_NOT_CONNECTED)"


class People:
    """`person("Ada")` opens a browser of her own, at this server, on no page yet: `page.goto("/")`."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self._url = browser, url
        self._pages: list[Page] = []
        self._allowed: dict[Page, list[re.Pattern[str]]] = {}
        self._troubles: dict[Page, list[str]] = {}

    def __call__(
        self,
        name: str | None = None,
        *,
        phone: bool = False,
        language: str = "en",
        dark: bool = False,
        moving: bool = False,
        width: int | None = None,
        height: int | None = None,
    ) -> Page:
        """Without a name: somebody who was never here. `moving`: with animations; else the browser asks for reduced
        motion, which takes less time. `width`, `height`: of the window."""
        size = dict(PHONE if phone else DESK)
        size["width"], size["height"] = width or size["width"], height or size["height"]
        context = self._browser.new_context(
            base_url=self._url,
            viewport={"width": size["width"], "height": size["height"]},
            locale=LOCALES[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
        )
        context.set_default_timeout(TIMEOUT)
        context.add_init_script(POLICY)
        if name is not None:
            context.request.get("/")
            token = next(cookie["value"] for cookie in context.cookies() if cookie["name"] == CSRF_COOKIE)
            reply = context.request.post("/api/me", data={"name": name}, headers={CSRF_HEADER: token})
            assert reply.status == 201, reply.text()
        return self._opened(context)

    def tab(self, page: Page) -> Page:
        """Another tab of the same person."""
        return self._opened(page.context)

    def allow(self, page: Page, pattern: str) -> None:
        """What this test brings about on purpose, as it is told in `troubles()`."""
        self._allowed[page].append(re.compile(pattern))

    @contextmanager
    def offline(self, page: Page) -> Iterator[None]:
        """Without a network for a while."""
        self.allow(page, LOST)
        page.context.set_offline(True)
        try:
            yield
        finally:
            page.context.set_offline(False)

    def troubles(self) -> list[str]:
        """What went wrong and was not allowed, of everybody."""
        return [
            trouble
            for page, troubles in self._troubles.items()
            for trouble in troubles
            if not any(pattern.search(trouble) for pattern in self._allowed[page])
        ]

    def unspoken(self) -> list[str]:
        """What is written on the pages, or said of their pieces, that was never put into words."""
        found = []
        for page in self._pages:
            if not page.is_closed():
                texts = page.evaluate(TEXTS)
                found += [f"unspoken: {text!r} on {page.url}" for text in texts if _unspoken(text)]
        return found

    def picture(self, stem: Path) -> None:
        """What everybody saw last."""
        stem.parent.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(self._pages, 1):
            if not page.is_closed():
                page.screenshot(path=stem.with_name(f"{stem.name}-{number}.png"))

    def leave(self) -> None:
        for context in {page.context for page in self._pages}:
            context.close()

    def _opened(self, context: BrowserContext) -> Page:
        page = context.new_page()
        self._pages.append(page)
        self._watch(page)
        return page

    def _watch(self, page: Page) -> None:
        self._allowed[page], self._troubles[page] = [], []
        told = self._troubles[page].append

        def on_console(message: ConsoleMessage) -> None:
            if message.type == "error":
                told(f"console: {message.text} ({message.location.get('url', '')})")

        def on_failed(request: Request) -> None:
            if request.failure != "net::ERR_ABORTED":  # a page that was left needs no answer any more
                told(f"request: {request.failure} {request.method} {request.url}")

        page.on("console", on_console)
        page.on("pageerror", lambda error: told(f"page: {error}"))
        page.on("requestfailed", on_failed)


def _unspoken(text: str) -> bool:
    """A key instead of its words, a gap that was not filled, or what a program says when it means nothing."""
    if re.search(r"\{\s*\$|\b(undefined|NaN)\b|\[object ", text):
        return True
    return any(word in keys() for word in re.findall(r"[\w-]+-[\w-]+", text))


def aside(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run it beside Playwright, as a program that sits at the table."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()

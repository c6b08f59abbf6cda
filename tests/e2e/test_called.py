"""Being told that it is one's turn while one looks elsewhere."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, TimeoutError, expect

from tablee.server.web.safety.csrf import CSRF_COOKIE, CSRF_HEADER
from tests.e2e.people import TIMEOUT, People
from tests.e2e.server import act, ask, two_people
from tests.e2e.words import say

ELSEWHERE = "Object.defineProperty(document, 'hidden', { get: () => true })"
# What the page has shown. A browser without a screen may take a notification away by itself, before any look.
WRITTEN_DOWN = """(() => {
  const { prototype } = ServiceWorkerRegistration
  const show = prototype.showNotification
  window.notes = []
  prototype.showNotification = function (title, { body, tag }) {
    window.notes.push({ title, body, tag })
    return show.apply(this, arguments)
  }
})()"""
NONE_UP = """async () => {
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker.getNotifications()).length === 0
}"""
UP = """async (wanted) => {
  const worker = await navigator.serviceWorker.getRegistration()
  const up = (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, ...data }))
  return up.some((each) => Object.entries(wanted).every(([name, value]) => each[name] === value))
}"""
TRIES = 3


def asked(page: Page, table: str) -> int:
    (mine,) = [each for each in ask(page, "/api/me/tables") if each["id"] == table]
    return int(mine["asked"][0])


def moves_on(pages: list[Page], table: str) -> int:
    """Whoever is asked buys no more, or else makes one of the moves the refusal names; the seat that is asked then."""
    seat = asked(pages[0], table)
    token = next(cookie["value"] for cookie in pages[seat].context.cookies() if cookie.get("name") == CSRF_COOKIE)
    stop = {"t": "move", "id": f"stop-{time.monotonic_ns()}", "text": "stop", "seat": seat}
    reply = pages[seat].context.request.post(f"/api/tables/{table}/acts", data=stop, headers={CSRF_HEADER: token})
    if reply.status == 409:
        act(pages[seat], table, "move", text=reply.json()["legal"][-1], seat=seat)
    return asked(pages[0], table)


def allowed_to_call(page: Page) -> None:
    """On the page of settings. A browser without windows, such as the one from npm, has no notifications; CI has
    a whole one."""
    page.context.grant_permissions(["notifications"])
    page.goto("/settings")
    if not os.environ.get("CI") and page.evaluate("Notification.permission") != "granted":
        pytest.skip("this browser has no notifications")


def notes(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.notes")
    return found


def test_whoever_looks_elsewhere_is_notified_once_and_no_longer_when_it_is_done(person: People) -> None:
    ada, ben = person("Ada"), person("Ben")
    allowed_to_call(ada)
    switch = ada.get_by_role("switch", name=say("calls-page", "en"))
    switch.click()
    expect(switch).to_be_checked()
    table = two_people(ada, ben)
    while asked(ada, table.id) == 0:
        moves_on([ada, ben], table.id)
    ada.add_init_script(ELSEWHERE)
    ada.add_init_script(WRITTEN_DOWN)
    ada.goto(table.path)
    expect(ada.get_by_role("heading", level=1)).to_contain_text("Ben")  # the page knows whose turn it is
    icon = ada.locator("#icon")
    expect(icon).to_have_attribute("href", "/icon.svg")
    assert notes(ada) == []
    while moves_on([ada, ben], table.id) != 0:
        pass
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    ada.wait_for_function("() => window.notes.length")
    (note,) = notes(ada)
    assert (note["title"], note["tag"]) == (say("calls-your-turn", "en"), f"tablee-{table.id}")
    assert note["body"].startswith("Coup: ")
    while moves_on([ada, ben], table.id) == 0:  # on another device
        pass
    expect(icon).to_have_attribute("href", "/icon.svg")
    ada.wait_for_function(NONE_UP)
    assert len(notes(ada)) == 1


def test_a_browser_that_forbids_it_says_what_to_do(person: People, axe: Callable[[Page], str]) -> None:
    ada = person("Ada", language="fr", width=360)
    ada.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    ada.goto("/settings")
    expect(ada.get_by_text(say("calls-blocked", "fr"))).to_be_visible()
    expect(ada.get_by_role("switch", name=say("calls-page", "fr"))).to_be_disabled()
    assert ada.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe(ada) == ""


def test_the_worker_shows_what_the_server_sends_and_leads_nowhere_else(person: People) -> None:
    ada = person("Ada")
    allowed_to_call(ada)
    ada.get_by_role("switch", name=say("calls-page", "en")).click()
    expect(ada.get_by_role("switch", name=say("calls-page", "en"))).to_be_checked()
    browser = ada.context.new_cdp_session(ada)
    found: list[str] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    while not found:
        ada.wait_for_timeout(20)
    origin = "/".join(ada.url.split("/")[:3])
    sent = {
        "tablee-abc": {"title": "Coup with Ben", "body": "Lay a tile.", "path": "/tables/abc", "tag": "tablee-abc"},
        "tablee-x": {"title": "Strange", "body": "", "path": "https://evil.example/tables/x", "tag": "tablee-x"},
        "tablee": "no JSON",
    }
    shown = {
        "tablee-abc": {"title": "Coup with Ben", "body": "Lay a tile.", "path": "/tables/abc"},
        "tablee-x": {"title": "Strange", "path": "/"},
        "tablee": {"path": "/"},
    }
    for tag, said in sent.items():
        data = said if isinstance(said, str) else json.dumps(said)
        message = {"origin": origin, "registrationId": found[0], "data": data}
        assert any(is_shown(ada, browser, message, {"tag": tag, **shown[tag]}) for _ in range(TRIES)), tag


def is_shown(page: Page, browser: CDPSession, message: dict[str, str], wanted: dict[str, str]) -> bool:
    """Whether a pushed message comes up as it should. One look sees all of it: a browser without a screen may take a
    notification away by itself, even before the first look."""
    browser.send("ServiceWorker.deliverPushMessage", message)
    try:
        page.wait_for_function(UP, arg=wanted, timeout=TIMEOUT / TRIES)
    except TimeoutError:
        return False
    return True

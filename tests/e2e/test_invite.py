"""Asking others to the table, going on with another device, and being forgotten."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tablee.server.lan import local_addresses
from tests.e2e.people import People
from tests.e2e.server import ask, open_table
from tests.e2e.words import say


def link(page: Page, key: str = "invite-link") -> str:
    return page.get_by_label(say(key, "en")).input_value()


@pytest.mark.skipif(not local_addresses(), reason="this machine has no address in a local network")
def test_somebody_comes_through_the_local_network(own_person: People, axe: Callable[[Page], str]) -> None:
    host = own_person("Ada")  # axe looks at one moment
    table = open_table(host, 2)
    host.goto(table.path)
    expect(host.get_by_text(say("invite-only-here", "en"))).to_be_visible()
    host.get_by_role("button", name=say("invite-lan", "en")).click()
    expect(host.get_by_label(say("invite-link", "en"))).to_have_value(
        re.compile(rf"^http://{local_addresses()[0]}:\d+/")
    )
    expect(host.get_by_role("img", name=link(host))).to_be_visible()  # the QR code
    assert axe(host) == ""
    guest = own_person()
    own_person.allow(
        guest, "Cross-Origin-Opener-Policy header has been ignored"
    )  # as browsers say wherever HTTPS is missing
    guest.goto(link(host))
    guest.get_by_role("button", name=say("waiting-sit", "en"), exact=True).click()
    expect(host.get_by_role("button", name=say("waiting-start", "en"))).to_be_enabled()
    assert ask(guest, "/".join(guest.url.split("/")[:3]) + "/api/house")["lan"]["possible"] is False


def test_a_new_link_makes_the_old_one_worthless(person: People) -> None:
    host = person("Ada")
    table = open_table(host, 2)
    host.goto(table.path)
    expect(host.get_by_label(say("invite-link", "en"))).to_have_value(re.compile(re.escape(table.link)))
    host.get_by_role("button", name=say("invite-renew", "en")).click()
    expect(host.get_by_label(say("invite-link", "en"))).not_to_have_value(re.compile(re.escape(table.link)))
    fresh = link(host)
    guest = person()
    guest.goto(fresh)
    expect(guest.get_by_role("button", name=say("waiting-sit", "en"), exact=True)).to_be_visible()
    late = person()
    person.allow(late, "403")
    late.goto(table.link)
    expect(late.get_by_role("main")).to_be_visible()
    expect(late.get_by_role("button", name=say("waiting-sit", "en"), exact=True)).to_have_count(0)


def test_the_link_is_copied(person: People) -> None:
    host = person("Ada")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = open_table(host, 2)
    host.goto(table.link)
    host.get_by_role("button", name=say("invite-copy", "en")).click()
    expect(host.get_by_role("button", name=say("invite-copied", "en"))).to_be_visible()
    assert host.evaluate("navigator.clipboard.readText()") == link(host)


def test_another_device_becomes_ones_own_by_a_button(person: People, axe: Callable[[Page], str]) -> None:
    ada, other = person("Ada"), person("Bea")
    ada.goto("/settings")
    ada.get_by_role("button", name=say("devices-make", "en")).click()
    expect(ada.get_by_label(say("devices-link", "en"))).to_have_value(re.compile("/link/"))
    token = link(ada, "devices-link")
    other.goto(token)
    expect(other.get_by_role("heading", level=1)).to_have_text(say("link-head", "en"))
    assert axe(other) == ""
    assert ask(other, "/api/me")["name"] == "Bea"  # opening it did nothing
    other.get_by_role("button", name=say("link-take", "en")).click()
    expect(other.get_by_role("heading", level=1)).to_have_text(say("link-done", "en", name="Ada"))
    assert ask(other, "/api/me") == ask(ada, "/api/me")
    person.allow(other, "404")
    other.goto(token)
    other.get_by_role("button", name=say("link-take", "en")).click()
    expect(other.get_by_role("alert").filter(has_text=say("people-link-bad", "en"))).to_be_visible()


def test_being_forgotten_needs_ones_own_name(person: People, axe: Callable[[Page], str]) -> None:
    ada = person("Ada")
    ada.goto("/settings")
    ada.get_by_role("button", name=say("devices-forget", "en")).click()
    sure = ada.get_by_role("button", name=say("devices-forget-yes", "en"))
    expect(sure).to_be_disabled()
    assert axe(ada) == ""
    ada.get_by_role("dialog").get_by_role("textbox").fill("Ada")
    sure.click()
    expect(ada).to_have_url(re.compile("/$"))
    assert ask(ada, "/api/me")["person"] == ""

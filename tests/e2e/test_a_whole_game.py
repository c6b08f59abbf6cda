"""Two people and a bot, from the invitation to the rematch."""

from __future__ import annotations

import re
from itertools import cycle

from playwright.sync_api import Page, expect

from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.seated import Way, whose_turn
from tests.e2e.server import ask
from tests.e2e.words import say

WAYS: tuple[Way, ...] = ("click", "list", "drag", "keys", "typed", "space")


def test_two_people_and_a_bot_play_a_whole_game(person: People) -> None:
    host, guest = person(moving=True), person()
    table = _invited(host)
    link = host.get_by_label(say("invite-link")).input_value()
    assert link.endswith(table) or "invite=" in link
    _comes_by_link(guest, link, "Bea")
    _starts_with_a_bot(host)

    ada, bea = Player(host), Player(guest)
    players, ways = [ada, bea], cycle(WAYS)
    buys = cycle((True, False, False))  # so that rounds are short
    while (player := whose_turn(players)) is not None:
        player.decide(next(ways), next(buys))
    for player in players:
        player.to_sheet()
    _the_sheet_agrees_with_the_record(host, table)
    expect(guest.get_by_role("heading", level=1)).to_have_text(host.get_by_role("heading", level=1).inner_text())

    host.get_by_role("link", name=say("score-replay")).click()
    expect(host).to_have_url(re.compile(f"{table}/replay"))
    expect(host.get_by_role("slider")).to_be_visible()
    host.go_back()
    _again(host, guest, table)


def _invited(page: Page) -> str:
    """A table for friends, opened from the first page; its address."""
    page.goto("/")
    page.get_by_label(say("home-pick-others")).select_option("3")
    page.get_by_role("button", name=say("home-invite-go"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("waiting-for", count=2))
    expect(page).to_have_url(re.compile(r"/tables/[\w-]+$"))
    return page.url.removeprefix(page.evaluate("location.origin"))


def _comes_by_link(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label(say("waiting-name")).fill(name)
    page.get_by_role("button", name=say("waiting-sit"), exact=True).click()
    expect(page.get_by_role("button", name=say("waiting-leave"))).to_be_visible()


def _starts_with_a_bot(page: Page) -> None:
    expect(page.get_by_text("Bea", exact=True)).to_be_visible()
    page.get_by_label(say("waiting-bot")).select_option("skilled")
    page.get_by_role("button", name=say("waiting-start")).click()


def _the_sheet_agrees_with_the_record(page: Page, table: str) -> None:
    record = ask(page, f"/api{table}/record")
    result = re.search(r"^result: (.+)$", record, re.MULTILINE)
    assert result, record
    points = sorted(result[1].split(), key=int, reverse=True)
    bars = page.get_by_role("list", name=say("coup-sheet-bars")).get_by_role("listitem")
    expect(bars).to_have_count(3)
    shown = [re.sub(r"\D", "", bar.locator(".total").inner_text()) for bar in bars.all()]
    assert shown == points
    sums = page.get_by_role("row", name=re.compile(f"^{say('coup-sheet-capital')}")).get_by_role("cell")
    assert [re.sub(r"\D", "", text) for text in sums.all_inner_texts()] == points


def _again(host: Page, guest: Page, table: str) -> None:
    host.get_by_role("button", name=say("score-rematch"), exact=True).click()
    expect(host).not_to_have_url(re.compile(re.escape(table)))
    expect(host.get_by_text(say("waiting-again", count=1, names="Bea"))).to_be_visible()
    guest.get_by_role("button", name=say("score-rematch-go")).click()
    expect(guest).to_have_url(re.compile(re.escape(host.url.split("?")[0])))
    expect(Player(host).prompt).to_be_visible()
    expect(guest.get_by_role("region", name=say("coup-board-name"))).to_be_visible()

"""With keys alone: the focus can always be seen, and is never lost."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.keyboard import not_lost, tab_to
from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.server import against_bots
from tests.e2e.until import until
from tests.e2e.wire import MovesSent
from tests.e2e.words import say


def test_a_whole_round_from_the_first_page_on(person: People) -> None:
    page = person()
    page.goto("/")
    tab_to(page, page.get_by_role("button", name=say("home-play-now"), exact=True))
    page.keyboard.press("Enter")
    player = Player(page)
    assert player.phase() == "buy"
    not_lost(page)
    _buys(page, player)
    _lays(page, player)
    _swaps(page, player)
    assert player.phase() == "buy"
    not_lost(page)


def _buys(page: Page, player: Player) -> None:
    tab_to(page, page.locator("[data-piece][tabindex='0']"))
    page.keyboard.press("b")
    expect(page.locator("[data-piece][data-colour=B]:focus")).to_have_count(1)
    for _ in range(30):  # the arrows lead from the hand to the supplies
        if "supply" in str(page.evaluate("document.activeElement.dataset.touch")):
            break
        page.keyboard.press("ArrowRight")
    with player.deciding():
        page.keyboard.press("Enter")
    not_lost(page)
    player.waits()
    tab_to(page, player.button("coup-move-stop"))
    with player.deciding():
        page.keyboard.press("Enter")
    player.waits()
    not_lost(page)


def _lays(page: Page, player: Player) -> None:
    if not page.locator("[data-hand-tile]:focus").count():
        tab_to(page, page.locator("[data-piece][tabindex='0']"))
    while player.phase() == "lay":
        if not page.locator("[data-hand-tile]:focus").count():
            for _ in range(30):
                page.keyboard.press("ArrowDown")
                if page.locator("[data-hand-tile]:focus").count():
                    break
        page.keyboard.press("ArrowRight")
        with player.deciding():
            page.keyboard.press("Enter")
        player.waits()
        not_lost(page)


def _swaps(page: Page, player: Player) -> None:
    assert player.phase() == "swap"
    tile = page.locator("[data-hand-tile]:focus")
    if not tile.count():
        tab_to(page, page.locator("[data-piece][tabindex='0']"))
    page.keyboard.press("Space")
    expect(tile).to_have_attribute("aria-pressed", "true")
    tab_to(page, page.locator('[data-choice="done"]'))
    page.keyboard.press("Enter")
    player.leaves("swap")


def test_the_keys_are_listed(person: People) -> None:
    page = person("Ada")
    page.goto(against_bots(page).path)
    player = Player(page)
    player.waits()
    page.keyboard.press("?")
    listed = page.get_by_role("dialog", name=say("keys-title"))
    for what in ("tab", "arrows", "enter", "undo", "moves", "talk", "state", "escape", "help"):
        expect(listed).to_contain_text(say("keys-what", what=what))
    page.keyboard.press("Escape")
    expect(listed).to_be_hidden()
    page.keyboard.press("m")
    expect(page.get_by_role("textbox", name=say("table-type"))).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.get_by_role("textbox", name=say("table-talk-label"))).to_be_focused()
    page.keyboard.type("smut?")  # these are words now, not keys
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name=say("table-talk"))).to_contain_text("smut?")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_dialog_gives_the_focus_back(person: People) -> None:
    page = person("Ada")
    page.goto(against_bots(page).path)
    Player(page).waits()
    more = page.get_by_role("button", name=say("table-menu"), exact=True)
    more.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(more).to_be_focused()


def test_enter_confirms_a_move_from_the_list(person: People) -> None:
    """And plays no other one with the piece that had the focus before the list was open."""
    page = person("Ada")
    player, moves = Player(page), MovesSent(page)
    page.add_init_script("localStorage.setItem('tablee-settings', JSON.stringify({ confirm: 'always' }))")
    page.goto(against_bots(page).path + "?board=default")
    player.waits()
    page.locator("main [data-piece].can").first.focus()
    page.keyboard.press("m")
    move = page.locator("dialog .move").last
    text = str(move.get_attribute("data-choice"))
    move.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".commit .btn").first).to_be_focused()
    assert moves.texts == []
    page.keyboard.press("Enter")
    until(page, lambda: moves.all_acknowledged_since(0), lambda: moves.texts)
    assert moves.texts == [text]


def test_the_first_tab_skips_to_the_content(person: People) -> None:
    page = person()
    page.goto("/tables")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name=say("frame-skip"))
    expect(skip).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()


def test_a_page_that_comes_has_the_focus(person: People) -> None:
    page = person()
    page.goto("/")
    link = page.get_by_role("navigation", name=say("frame-nav")).get_by_role("link", name=say("frame-learn"))
    link.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_title(re.compile(say("rules-title")))
    not_lost(page)

"""Several people at one device."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.words import plain, say


def opened(page: Page) -> None:
    """A game of three people round this screen."""
    page.goto("/new/coup?with=here")
    page.get_by_role("button", name=say("newtable-fewer")).click()
    page.get_by_label(say("newtable-here-field", number=2)).fill("Bea")
    page.get_by_label(say("newtable-here-field", number=3)).fill("Cyd")
    page.get_by_role("button", name=say("newtable-start"), exact=True).first.click()


NAMES = ["Ada", "Bea", "Cyd"]


def order(page: Page) -> list[str]:
    """Who begins is drawn by lot: the cover names them."""
    covers = {say("table-pass", name=name): name for name in NAMES}
    cover = page.get_by_role("heading", level=1)
    expect(cover).to_have_text(re.compile("|".join(map(re.escape, covers))))
    first = NAMES.index(covers[plain(cover.inner_text())])
    return NAMES[first:] + NAMES[:first]


def uncover(page: Page, name: str) -> None:
    page.get_by_role("button", name=say("table-pass-ready", name=name)).click()


def test_between_two_people_a_cover_hides_every_hand(person: People) -> None:
    page = person("Ada")
    opened(page)
    hands: list[set[str]] = []
    for name in order(page):
        expect(page.get_by_role("heading", level=1)).to_have_text(say("table-pass", name=name))
        assert page.locator("[data-hand-tile]").count() == 0
        assert page.get_by_role("region", name=say("coup-board-name")).count() == 0
        covered = page.content()
        uncover(page, name)
        player = Player(page)
        assert player.phase() == "buy"
        hands.append(set(player.hand()))
        for tile in set.union(*hands):
            assert f'"{tile}"' not in covered
            assert player.called(tile) not in covered
        assert len(hands[-1]) > 5
        if name == "Bea":
            player.play("buy Y")
            player.waits()
        page.get_by_role("button", name=say("coup-move-stop")).click()
    assert not hands[0] & hands[1]
    assert not hands[1] & hands[2]
    assert not hands[0] & hands[2]


def test_it_goes_on_where_it_was_after_loading_the_page_again(person: People) -> None:
    page = person("Ada")
    opened(page)
    first, second, _ = order(page)
    uncover(page, first)
    Player(page).phase()
    page.get_by_role("button", name=say("coup-move-stop")).click()
    uncover(page, second)
    Player(page).phase()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("table-pass", name=second))
    uncover(page, second)
    assert Player(page).phase() == "buy"


def test_keys_do_nothing_under_the_cover(person: People) -> None:
    page = person("Ada")
    opened(page)
    first = order(page)[0]
    cover = page.get_by_role("heading", level=1)
    for key in ("m", "u", "s", "?"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(cover).to_have_text(say("table-pass", name=first))
    page.keyboard.press("Enter")  # the only button has the focus
    assert Player(page).phase() == "buy"
    expect(page.get_by_role("dialog")).to_have_count(0)

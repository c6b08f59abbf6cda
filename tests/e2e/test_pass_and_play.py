"""Several people at one device."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.games import Game, each_game
from tests.e2e.people import People
from tests.e2e.words import plain, say


def opened(page: Page, game: Game) -> None:
    """A game of three people round this screen."""
    page.goto(f"/new/{game.id}?with=here")
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


@each_game
def test_between_two_people_a_cover_hides_every_hand(person: People, game: Game) -> None:
    page = person("Ada")
    opened(page, game)
    hands: list[set[str]] = []
    for name in order(page):
        expect(page.get_by_role("heading", level=1)).to_have_text(say("table-pass", name=name))
        player = game.player(page)
        assert game.holding(page).count() == player.board().count() == 0
        covered = page.content()
        uncover(page, name)
        player.waits()
        expect(player.board()).to_be_visible()
        hands.append(set(player.hand()))
        assert hands[-1]
        for held in set.union(*hands):
            assert f'"{held}"' not in covered
            assert player.called(held) not in covered
        for move in game.passes:
            player.play(move)
    assert len({frozenset(hand) for hand in hands}) == 3  # everybody saw another one


@each_game
def test_it_goes_on_where_it_was_after_loading_the_page_again(person: People, game: Game) -> None:
    page = person("Ada")
    opened(page, game)
    first, second, _ = order(page)
    uncover(page, first)
    player = game.player(page)
    player.waits()
    for move in game.passes:
        player.play(move)
    uncover(page, second)
    player.waits()
    hand = player.hand()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("table-pass", name=second))
    uncover(page, second)
    player.waits()
    assert player.hand() == hand


@each_game
def test_keys_do_nothing_under_the_cover(person: People, game: Game) -> None:
    page = person("Ada")
    opened(page, game)
    first = order(page)[0]
    cover = page.get_by_role("heading", level=1)
    for key in ("m", "u", "s", "?"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(cover).to_have_text(say("table-pass", name=first))
    page.keyboard.press("Enter")  # the only button has the focus
    expect(game.player(page).board()).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)

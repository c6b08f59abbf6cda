"""From a position of a game that is over one plays on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.games import COUP, Game, each_game
from tests.e2e.people import People
from tests.e2e.server import RECORDS, ask, finished
from tests.e2e.words import say


@each_game
def test_a_replay_goes_on_as_a_game_of_ones_own(person: People, game: Game) -> None:
    page = person("Ada")
    table = finished(page, game.id)
    page.goto(f"{table.path}/replay#40")
    slider = page.get_by_role("slider", name=say("replay-slider"))
    expect(slider).to_have_value("40")
    page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_value("40")
    move = int(slider.input_value())
    assert move > 40  # a move of several steps is gone over in one
    expect(page).to_have_url(re.compile(f"#{move}$"))
    _plays_on(page, game)
    expect(page).not_to_have_url(re.compile(table.id))
    assert ask(page, f"/api/tables/{page.url.rsplit('/', 1)[1]}")["table"]["branched"]["move"] == move


def test_so_does_a_record_from_disk(person: People) -> None:
    page = person("Ada")
    page.goto("/replay")
    page.get_by_label(say("replay-file-choose")).set_input_files(RECORDS / "coup" / "4-seats.tablee")
    slider = page.get_by_role("slider", name=say("replay-slider"))
    expect(slider).to_have_value("0")
    page.get_by_role("button", name=say("replay-round-on")).or_(slider).first.press("Shift+ArrowRight")
    expect(slider).not_to_have_value("0")
    _plays_on(page, COUP)


def test_when_it_is_over_there_is_nothing_to_play(person: People) -> None:
    page = person("Ada")
    table = finished(page)
    page.goto(f"{table.path}/replay")
    page.get_by_role("button", name=say("replay-last")).click()
    expect(page.get_by_role("button", name=re.compile(say("replay-if")))).to_be_disabled()
    page.get_by_role("button", name=say("replay-first")).click()
    expect(page.get_by_role("button", name=re.compile(say("replay-if")))).to_be_enabled()


@each_game
def test_it_is_watched_through_anybodys_eyes_and_verified(person: People, game: Game) -> None:
    page = person("Ada", moving=True)
    table = finished(page, game.id)
    page.goto(f"{table.path}/replay#8")  # nobody has run out of cards yet
    expect(game.player(page).board()).to_be_visible()
    expect(game.holding(page)).to_have_count(0)
    page.get_by_label(say("replay-eyes")).select_option("1")
    expect(game.holding(page).first).to_be_visible()
    page.get_by_role("button", name=say("replay-verify"), exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text(say("verify-yes"))


def _plays_on(page: Page, game: Game) -> None:
    page.get_by_role("button", name=say("replay-if")).click()
    dialog = page.get_by_role("dialog", name=say("if-title"))
    dialog.get_by_role("radio").nth(1).check()
    dialog.get_by_role("button", name=say("if-go")).click()
    expect(page).to_have_url(re.compile(r"/tables/[\w-]+$"))
    player = game.player(page)
    for _ in range(3):
        player.waits()
        player.decide()

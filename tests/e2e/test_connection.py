"""Reloading, a lost network, several tabs, a server that goes and comes back."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.games import Game, each_game
from tests.e2e.people import LOST, People
from tests.e2e.player import Player
from tests.e2e.server import Opened, against_bots, ask, laying
from tests.e2e.until import drawn, until
from tests.e2e.wire import Wire
from tests.e2e.words import say
from tests.server.serving import Server

# Whatever the page wants to do later is not done any more once `held` is set; the next attempt to connect is such.
HOLD = """(() => {
  const later = window.setTimeout
  window.setTimeout = (work, ms = 0, ...more) =>
    later((...given) => { if (!window.held || ms < 100) work(...given) }, ms, ...more)
})()"""


def banner(page: Page) -> Locator:
    """What is said of the connection."""
    return page.get_by_role("status").locator(".banner")


def lost(page: Page) -> Locator:
    """The same, once it has lasted for a while."""
    return banner(page).filter(has_text=say("table-lost"))


def moves(page: Page, table: Opened) -> list[str]:
    """Everything that was done, as the server has kept it."""
    return [line for line in ask(page, f"/api/tables/{table.id}/record").splitlines() if re.match(r"\d+ \w", line)]


def test_a_decision_survives_loading_the_page_again(person: People) -> None:
    page = person("Ada")
    page.goto(laying(page).path)
    player = Player(page)
    assert player.phase() == "lay"
    asked, hand = player.prompt.inner_text(), player.hand()
    page.reload()
    player.waits()
    assert (player.prompt.inner_text(), player.hand()) == (asked, hand)
    player.play(f"lay {hand[0]}")
    page.reload()
    player.waits()
    assert hand[0] not in player.hand()


def test_a_move_that_lost_its_answer_is_made_once(person: People) -> None:
    page = person("Ada")
    wire = Wire(page)
    table = against_bots(page)
    page.goto(table.path)
    player = Player(page)
    assert player.phase() == "buy"
    asked = player.prompt.inner_text()
    wire.deaf = True
    player.supply("Y").click()
    until(page, lambda: wire.acts("move"), lambda: wire.sent)
    wire.lose()
    expect(lost(page)).to_be_visible()
    expect(player.prompt).to_have_text(asked)  # the table stays readable
    wire.cut = wire.deaf = False
    banner(page).get_by_role("button", name=say("table-lost-now")).click()
    expect(banner(page)).to_have_text(say("table-back"))
    expect(banner(page)).to_have_count(0)
    expect(player.prompt).not_to_have_text(asked)
    assert len(wire.acts("move")) == 2  # sent again,
    assert len({act["id"] for act in wire.acts("move")}) == 1  # as the same act,
    assert [move for move in moves(page, table) if move.endswith("buy Y") and move.startswith("0")] == [
        "0 buy Y"
    ]  # done once


def test_a_move_made_without_a_network_is_sent_when_it_is_back(person: People) -> None:
    """At once, and not with the next attempt to connect, which is put off for longer and longer."""
    page = person("Ada")
    page.add_init_script(HOLD)
    wire = Wire(page)
    table = against_bots(page)
    page.goto(table.path)
    player = Player(page)
    player.settles()
    asked = player.prompt.inner_text()
    with person.offline(page):
        wire.lose()
        expect(banner(page)).to_have_text(say("table-again"))  # shortly, at first
        player.supply("B").click()
        expect(player.prompt).to_have_text(asked)
        page.evaluate("window.held = true")
        drawn(page)  # what was tried before has failed
        wire.cut = False
    expect(banner(page)).to_have_text(say("table-back"))
    expect(player.prompt).not_to_have_text(asked)
    assert moves(page, table).count("0 buy B") == 1


def test_a_server_that_does_not_answer_is_told_of_in_a_word(person: People) -> None:
    """The socket is open, and nothing comes: a browser notices much later."""
    page = person("Ada")
    wire = Wire(page)
    page.goto(against_bots(page).path)
    player = Player(page)
    player.phase()
    asked = player.prompt.inner_text()
    wire.deaf = True
    player.supply("B").click()
    expect(banner(page)).to_have_text(say("table-again"))
    expect(player.prompt).to_have_text(asked)
    wire.deaf = False
    expect(player.prompt).not_to_have_text(asked)
    expect(banner(page)).to_have_text(say("table-back"))
    expect(banner(page)).to_have_count(0)


@each_game
def test_two_tabs_of_one_person_show_the_same(person: People, game: Game) -> None:
    one = person("Ada", moving=True)
    two = person.tab(one)
    table = against_bots(one, game=game.id)
    for page in (one, two):
        page.goto(table.path)
    here, there = game.player(one), game.player(two)
    for mine, other in ((here, there), (there, here)):
        mine.waits()
        mine.decide()
        mine.waits()
        expect(other.prompt).to_have_text(mine.prompt.inner_text())
        until(two, lambda: sorted(here.hand()) == sorted(there.hand()), lambda: (here.hand(), there.hand()))


def test_a_server_that_starts_again_finds_the_table_as_it_was(own_person: People, own_server: Server) -> None:
    page = own_person("Ada")
    own_person.allow(page, LOST)
    own_person.allow(page, "WebSocket connection to|503")
    page.goto(against_bots(page).path)
    player = Player(page)
    assert player.phase() == "buy"
    player.play("buy V")
    player.settles()
    asked = player.prompt.inner_text()
    own_server.stop()
    expect(lost(page)).to_be_visible()
    expect(player.prompt).to_have_text(asked)
    own_server.start()
    expect(banner(page)).to_have_count(0)
    expect(player.prompt).to_have_text(asked)
    player.play("stop")
    assert player.phase() == "lay"

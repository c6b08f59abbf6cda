"""What somebody hears who does not see the table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.games import Game, each_game
from tests.e2e.people import People
from tests.e2e.player import COLOURS, Player
from tests.e2e.seated import said
from tests.e2e.server import against_bots, laying
from tests.e2e.words import pattern, say

NAMELESS = """() => [...document.querySelectorAll('button, a[href], input, select, textarea, [role=button]')]
  .filter(each => each.checkVisibility() && !each.closest('[aria-hidden=true]'))
  .filter(each => !each.ariaLabel && !each.innerText.trim() && !each.labels?.length)
  .filter(each => !each.querySelector('[aria-label]'))
  .map(each => each.outerHTML.slice(0, 120))"""


def test_the_table_is_read_in_the_order_in_which_one_plays(person: People) -> None:
    page = person("Ada")
    page.goto(laying(page).path)
    player = Player(page)
    assert player.phase() == "lay"
    tree = page.get_by_role("main").aria_snapshot()
    first = player.hand()[0]
    parts = [
        player.prompt.inner_text().strip(),  # what is asked
        say("coup-board-name"),  # the board
        *(say("coup-colour-name", colour=colour) + " row" for colour in COLOURS),  # row by row
        say("coup-hand-title", count=len(player.hand())),  # the hand
        player.called(first) + ",",
    ]
    places = [tree.lower().find(part.lower()) for part in parts]
    assert -1 not in places, (parts, tree)
    assert places == sorted(places)


@each_game
def test_every_piece_has_a_name(person: People, game: Game) -> None:
    page = person("Ada")
    page.goto(game.deciding(page).path)
    game.player(page).waits()
    expect(game.holding(page).first).to_be_visible()
    assert page.evaluate(NAMELESS) == []


def test_every_piece_of_coup_is_called_by_its_colour_and_number(person: People) -> None:
    page = person("Ada")
    page.goto(laying(page).path)
    player = Player(page)
    player.waits()
    for name in player.hand():
        expect(player.tile(name)).to_have_count(1)
    for colour in COLOURS:
        expect(player.supply(colour)).to_have_count(1)


def test_a_move_is_played_by_role_and_name_alone(person: People) -> None:
    page = person("Ada")
    page.goto(laying(page).path)
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(re.compile("^" + say("coup-prompt-lay", who="you", turn=1, of=5, seat="")[:12]))
    before = heading.inner_text()
    page.get_by_role("button", name=re.compile("choices?$")).click()
    moves = page.get_by_role("dialog")
    move = moves.get_by_role("button", name=re.compile("^" + say("coup-move-lay", colour="Y", number=4)[:4])).first
    name = move.inner_text().split("\n")[0]
    move.click()
    expect(heading).not_to_have_text(before)
    tile = re.search(r"\d+", name)
    assert tile
    expect(page.get_by_role("region", name=say("table-story"))).to_contain_text(re.compile(f"You.*{tile[0]}"))


@each_game
def test_what_happens_is_said_and_then_what_is_asked(person: People, game: Game) -> None:
    page = person("Ada", moving=True)
    page.goto(against_bots(page, 2, game=game.id).path)
    player = game.player(page)
    player.waits()
    for move in game.passes:  # then the bot plays, and its turn is told
        player.play(move)
        player.waits()
        expect(said(page)).to_contain_text(player.prompt.inner_text().strip())
    expect(said(page)).to_contain_text(re.compile(rf"\S\. {pattern(player.prompt.inner_text())}"))


def test_one_can_ask_how_things_stand(person: People) -> None:
    page = person("Ada")
    page.goto(against_bots(page).path)
    player = Player(page)
    player.waits()
    page.keyboard.press("s")
    expect(said(page)).to_contain_text("Ada: 3000")


def test_a_refusal_is_said(person: People) -> None:
    page = person("Ada")
    page.goto(laying(page).path)
    player = Player(page)
    player.waits()
    player.type("pass")
    expect(page.get_by_role("alert").filter(has_text=say("coup-refuse-must-lay"))).to_have_count(1)

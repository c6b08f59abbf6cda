"""Coupe nation on its drawn board: whole games by mouse and by keyboard, sums, suspense, silence, and how it ends."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tablee.bots.levels import VERSION
from tests.e2e.cupbearer import Cupbearer
from tests.e2e.keyboard import not_lost
from tests.e2e.people import People
from tests.e2e.seated import Way, whose_turn
from tests.e2e.server import Opened, against_bots, ask, record, two_people
from tests.e2e.states.coupe_nation import ACTING, LAST_GLASS, LOSING, OPENING, RESERVING, STARTING, STUCK
from tests.e2e.words import say

MOST = 120  # steps of one person in one game
# Pieces that a finger does not meet.
SMALL = """all => all.map(it => [it.dataset.touch, it.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 40 || height < 40)
  .map(([touch, { width, height }]) => `${touch} ${width} × ${height}`)"""
WAYS: tuple[Way, ...] = ("click", "list", "typed", "click")
SUM = "reserve pair 4 pair 8 sum 13"  # 4 + 8 + 1, at RESERVING


def seated(page: Page, opened: Callable[[Page], Opened], language: str = "en") -> Cupbearer:
    page.goto(opened(page).path)
    player = Cupbearer(page, language)
    player.waits()
    player.able()
    return player


def result(page: Page, table: str) -> int:
    found = re.search(r"^result: (\d+)", ask(page, f"/api/tables/{table}/record"), re.MULTILINE)
    assert found
    return int(found[1])


def test_two_people_and_a_bot_play_a_whole_game(person: People) -> None:
    host, guest = person("Ada"), person("Bea")
    table = two_people(host, guest, 3, game="coupe_nation")
    host.goto(table.path)
    guest.goto(table.path)
    players, ways = [Cupbearer(host), Cupbearer(guest)], cycle(WAYS)
    for each in players:
        expect(each.board()).to_be_visible()
    for _ in range(2 * MOST):
        player = whose_turn(players)
        if player is None:
            break
        player.decide(next(ways))
    for each in players:
        each.to_sheet()
    shown = result(host, table.id)
    for page in (host, guest):
        expect(page.locator("[data-point=score] tfoot td")).to_have_text(str(shown))
        expect(page.get_by_role("heading", name=say("score-course"))).to_be_visible()
        expect(page.get_by_role("img", name=say("coupe-nation-course"))).to_be_visible()
    hands = host.locator("[data-point=score] .hands li")
    expect(hands).to_have_count(3)


def test_a_whole_game_with_keys_alone(person: People) -> None:
    page = person("Ada")
    page.goto(against_bots(page, 4, game="coupe_nation").path)  # many, so that one person has few decisions
    player = Cupbearer(page)
    for _ in range(MOST):
        if player.over():
            break
        player.decide("keys")
        here = not_lost(page)
        assert here["seen"], here["what"]
    assert player.over()
    expect(page.locator("[data-point=score] table").first).to_be_visible()
    not_lost(page)


def test_places_for_the_card_glow_and_show_their_range(person: People) -> None:
    page = person("Ada")
    player = seated(page, ACTING)
    expect(player.piece("L1P7")).to_have_text(re.compile(r"\d"))
    player.play("place 37")
    glowing = page.locator(".place.can")
    expect(glowing.first).to_be_visible()
    expect(player.piece("L2P5")).to_have_class(re.compile(r"\bcan\b"))
    assert all(re.fullmatch(r"\d+(–\d+)?", text) for text in glowing.all_inner_texts())
    player.piece("L2P5").hover()
    expect(page.locator("[data-guide=prompt] .effect")).not_to_be_empty()
    player.play("on L2P5")
    expect(player.piece("L2P5")).to_have_text("37")


def test_another_card_takes_the_place_of_the_one_that_was_chosen(person: People) -> None:
    page = person("Ada")
    player = seated(page, ACTING)
    player.play("place 37")
    expect(page.locator('[data-hand-card="37"]')).to_have_attribute("aria-pressed", "true")
    others = [card for card in player.hand() if card != "37"]
    page.locator(f'[data-hand-card="{others[0]}"]').click()
    expect(page.locator(f'[data-hand-card="{others[0]}"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[data-hand-card="37"][aria-pressed]')).to_have_count(0)
    page.locator("[data-back]").click()
    expect(page.locator("[data-hand-card][aria-pressed]")).to_have_count(0)
    player.able()


def test_the_switch_lays_cards_face_down(person: People) -> None:
    page = person("Ada")
    player = seated(page, ACTING)
    player.play("hide 37")
    expect(player.prompt).to_have_text(say("coupe-nation-prompt-hide", card="37"))
    player.decide()
    expect(page.locator(".place.own")).to_have_count(1)
    expect(page.locator(".place.own")).to_have_text("37")


def test_a_line_of_the_calculator_takes_its_card(person: People) -> None:
    page = person("Ada")
    player = seated(page, RESERVING)
    row = page.locator(f'[data-sum="{SUM}"]')
    expect(row).to_contain_text("4 + 8 + 1 = 13")
    expect(row).to_contain_text(say("coupe-nation-cost", count=1))
    row.click()
    page.wait_for_function("() => document.querySelector('.coupe').dataset.phase === 'extra'")
    player.play("extra 47")
    player.play("on L3P2")
    expect(player.piece("L3P2")).to_have_text("13")


def test_a_card_that_is_opened_trembles_first(person: People) -> None:
    page = person("Ada", moving=True)
    player = seated(page, OPENING)
    page.evaluate("""() => {
      window.trembled = false
      const look = () => (window.trembled ||= document.querySelector('.place.opening') !== null)
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
    }""")
    player.type("open L1P7")  # the line of the list is gone before the answer comes: no key skips it
    page.wait_for_function("() => window.trembled")
    expect(player.piece("L1P7")).to_have_text("48")
    expect(page.locator(".opening")).to_have_count(0)


@pytest.mark.parametrize(
    ("position", "moves", "ending"),
    [
        (LAST_GLASS, ("place 26", "on L7P1"), "won"),
        (LOSING, ("open L5P2",), "collapsed"),
        (STUCK, ("place 29", "on L6P1"), "stuck"),
    ],
    ids=["won", "collapsed", "stuck"],
)
def test_the_end_is_a_moment_on_the_board(
    person: People, axe: Callable[[Page], str], position: Callable[[Page], Opened], moves: tuple[str, ...], ending: str
) -> None:
    page = person("Ada")
    player = seated(page, position)
    for move in moves:
        player.play(move, "typed")
    page.get_by_role("button", name=say("table-stay")).click()
    expect(page.locator(f".ending.{ending}")).to_contain_text(say("coupe-nation-end", ending=ending))
    assert axe(page) == ""
    page.get_by_role("button", name=say("table-to-score")).click()
    headline = page.get_by_role("heading", name=say("score-won" if ending == "won" else "score-lost"))
    expect(headline).to_be_visible()
    expect(page.get_by_role("img", name=say("coupe-nation-course"))).to_be_visible()
    assert axe(page) == ""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_lost_game_shows_what_would_have_won(person: People, axe: Callable[[Page], str], language: str) -> None:
    page = person("Ada", language=language)
    player = seated(page, LOSING, language)
    player.play("open L5P2", "typed")
    player.to_sheet()
    missed = page.get_by_role("region", name=say("score-missed", language))
    expect(missed).to_be_visible(timeout=60_000)  # a search may take some seconds, and more if it is busy here
    expect(missed.get_by_role("listitem").last).to_contain_text(say("coupe-nation-top", language))
    assert "coupe-nation-" not in missed.inner_text()
    assert axe(page) == ""
    link = missed.get_by_role("link")
    move = (link.get_attribute("href") or "").partition("#")[2]
    link.click()
    expect(page.get_by_role("slider", name=say("replay-slider", language))).to_have_value(move)


def test_a_game_that_was_won_asks_for_nothing(person: People) -> None:
    page = person("Ada")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    player = seated(page, LAST_GLASS)
    for move in ("place 26", "on L7P1"):
        player.play(move, "typed")
    player.to_sheet()
    expect(page.get_by_role("img", name=say("coupe-nation-course"))).to_be_visible()
    assert any(url.partition("?")[0].endswith("/replay") for url in asked)
    assert not any("hindsight" in url for url in asked)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_bots_give_their_reasons_in_the_replay(person: People, axe: Callable[[Page], str], language: str) -> None:
    page = person("Ada", language=language)
    page.goto("/replay")
    text = record("coupe_nation/won").replace("seat 1: Ben", f"seat 1: bot skilled {VERSION}")
    file: FilePayload = {"name": "won.tablee", "mimeType": "text/plain", "buffer": text.encode()}
    page.get_by_label(say("replay-file-choose", language)).set_input_files(file)
    story = page.get_by_role("region", name=say("replay-story", language))
    expect(story.locator(".reason").first).to_be_visible()
    told = story.get_by_role("listitem").filter(has=page.locator(".reason")).all_inner_texts()
    assert len(told) > 10
    assert not any(line.startswith(("Ann", "Cle")) for line in told)  # people keep theirs to themselves
    assert "coupe-nation-" not in story.inner_text()
    assert axe(page) == ""


def test_nobody_gives_reasons_while_a_game_runs(person: People) -> None:
    page = person("Ada")
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
    seated(page, ACTING).play("turn")
    assert heard
    assert not any("coupe-nation-why" in text for text in heard)
    expect(page.locator(".reason")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("position", [STARTING, ACTING], ids=["start", "middle"])
def test_the_table_is_accessible_in_words(
    person: People, axe: Callable[[Page], str], position: Callable[[Page], Opened], language: str
) -> None:
    page = person("Ada", language=language)
    seated(page, position, language)
    assert "coupe-nation-" not in page.locator("body").inner_text()
    assert axe(page) == ""


def test_the_page_says_why_nobody_talks(person: People) -> None:
    page = person("Ada")
    seated(page, ACTING)
    expect(page.get_by_text(say("coupe-nation-silence"))).to_be_visible()
    expect(page.get_by_role("textbox", name=say("table-talk-label"))).to_have_count(0)


@pytest.mark.parametrize("width", [390, 360])
def test_on_a_phone_everything_is_met_with_a_finger(person: People, width: int) -> None:
    page = person("Ada", phone=True, width=width)
    player = seated(page, ACTING)
    assert page.locator(".coupe [data-piece]:visible").evaluate_all(SMALL) == []
    player.play("place 37", "touch")
    expect(player.prompt).to_be_in_viewport()
    expect(player.piece("L2P5")).to_be_in_viewport()
    player.piece("L2P5").tap()
    expect(player.commit()).to_be_in_viewport()
    player.commit().tap()
    expect(player.piece("L2P5")).to_have_text("37")


def test_on_a_phone_the_base_of_the_tower_is_in_sight_first(person: People) -> None:
    page = person("Ada", phone=True)
    page.goto(against_bots(page, 4, game="coupe_nation").path)
    player = Cupbearer(page)
    player.waits()
    covered = """() => {
      const cards = document.querySelector('.coupe .mine').getBoundingClientRect().top
      return Math.round(document.querySelector('.coupe .tower').getBoundingClientRect().bottom - cards)
    }"""
    assert page.evaluate(covered) <= 0
    expect(page.locator(".top .round")).to_be_in_viewport()
    assert page.locator(".top .round").evaluate("it => it.scrollWidth <= it.clientWidth")  # "Turn 12", not "Tu…"

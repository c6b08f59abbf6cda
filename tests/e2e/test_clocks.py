"""Clocks of every kind, the question before a seat is lost, and the way back to it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.conftest import visitors
from tests.e2e.people import TIMEOUT, People
from tests.e2e.server import Opened, act, against_bots, ask, two_people
from tests.e2e.until import until
from tests.e2e.words import say
from tests.server.serving import Server, serving

CLOCKS: dict[str, tuple[dict[str, Any], str]] = {
    "calm": ({"kind": "move", "amount": 180}, r"^(3:00|2:\d\d|1:\d\d)$"),
    "evening": ({"kind": "bank", "amount": 1200, "increment": 10}, r"^(20:\d\d|19:\d\d)$"),
    "post": ({"kind": "days", "amount": 2}, r"^(2 days|1 day 23 h)$"),
}
SHORT = {"kind": "move", "amount": 5}  # the shortest there is
BRISK = {"kind": "move", "amount": 30}
# Each screen and each language once: clocks take their time.
EITHER = pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "fr")], ids=["desk", "phone"])


@pytest.fixture(scope="module")
def paced_server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots take their time: a game that only bots play lasts for minutes."""
    with serving(tmp_path_factory.mktemp("paced"), "--pace", "1000") as server:
        yield server


@pytest.fixture
def paced(browser: Browser, paced_server: Server, request: pytest.FixtureRequest) -> Iterator[People]:
    yield from visitors(browser, paced_server, request)


def beginning(text: str) -> re.Pattern[str]:
    """A title that begins so; French has spaces that do not break."""
    return re.compile("^" + r"\s".join(map(re.escape, text.split())))


def figure(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("timer").locator("b")


def own_turn(page: Page, clock: dict[str, Any], game: str = "coup") -> Opened:
    """A game in which it is this person's turn, whoever begins."""
    table = against_bots(page, clock=clock, game=game)
    until(page, lambda: 0 in asked(page, table), lambda: asked(page, table), 4 * TIMEOUT)
    return table


def asked(page: Page, table: Opened) -> list[int]:
    (mine,) = [each for each in ask(page, "/api/me/tables") if each["id"] == table.id]
    found: list[int] = mine["asked"]
    return found


def bot_plays(page: Page, table: Opened, seat: int = 0) -> bool:
    return bool(ask(page, f"/api/tables/{table.id}")["table"]["seats"][seat]["bot"])


@pytest.mark.parametrize("name", CLOCKS)
def test_every_kind_of_clock_shows_what_is_left(person: People, name: str) -> None:
    ada = person("Ada")
    clock, shown = CLOCKS[name]
    table = own_turn(ada, clock)
    for path in (table.path, "/", "/mine"):  # at the table, also after a reload, and in both lists
        ada.goto(path)
        if path == table.path:
            expect(figure(ada)).to_have_text(re.compile(shown))
            expect(ada.get_by_role("timer").get_by_text(say("clock-your-move", "en"))).to_be_visible()
            expect(ada).to_have_title(re.compile(r"^\(.+\) " + re.escape(say("table-title-turn", "en", game="Coup"))))
            ada.reload()
            expect(figure(ada)).to_have_text(re.compile(shown))
        else:
            card = ada.locator(f'a[href="{table.path}"]').first
            expect(card.locator(".when")).to_have_text(re.compile(shown.strip("^$")))
            expect(ada).to_have_title(re.compile(r"^\(.+\) " + re.escape(say("home-slip-turn", "en"))))


def test_the_time_of_others_is_shown_with_their_name(person: People) -> None:
    ada, ben = person("Ada"), person("Ben")
    table = two_people(ada, ben, clock=CLOCKS["calm"][0])
    seat = asked(ada, table)[0]
    name, other, page = ("Ada", ada, ben) if seat == 0 else ("Ben", ben, ada)
    page.goto(table.path)
    expect(page.get_by_role("timer").get_by_text(say("clock-move-of", "en", name=name))).to_be_visible()
    expect(figure(page)).to_have_text(re.compile(CLOCKS["calm"][1]))
    expect(page).to_have_title(re.compile(rf"^Coup · {name} \d"))
    other.goto(table.path)
    expect(other.get_by_role("timer").get_by_text(say("clock-your-move", "en"))).to_be_visible()


COVERED = """button => {
  const text = document.createRange()
  text.selectNodeContents(document.querySelector('.ask .effect'))
  const at = button.getBoundingClientRect()
  return [...text.getClientRects()].some(it =>
    it.left < at.right && at.left < it.right && it.top < at.bottom && at.top < it.bottom)
}"""


@EITHER
def test_whoever_does_nothing_is_asked_first_and_a_button_answers(person: People, phone: bool, language: str) -> None:
    ada = person("Ada", phone=phone, language=language)
    table = own_turn(ada, BRISK)
    ada.goto(table.path)
    heading = ada.get_by_role("main").get_by_role("heading", level=1)
    here = ada.get_by_role("button", name=say("clock-here", language))
    expect(here).to_be_visible(timeout=2 * TIMEOUT)
    expect(heading).to_have_text(say("clock-still", language))
    assert not here.evaluate(COVERED), "it covers the sentence that says why"
    here.click()
    expect(heading).not_to_have_text(say("clock-still", language))
    expect(here).to_have_count(0)


def test_a_touch_long_before_does_not_answer(person: People) -> None:
    """Somebody touches the table when the question is put, and then does nothing more."""
    ada = person("Ada", phone=True)
    table = own_turn(ada, {"kind": "move", "amount": 40}, game="coupage")
    ada.goto(table.path)
    heading = ada.get_by_role("main").get_by_role("heading", level=1)
    expect(heading).not_to_have_text(say("clock-still", "en"))
    heading.tap()
    expect(heading).to_have_text(say("clock-still", "en"), timeout=3 * TIMEOUT)


def test_the_only_person_comes_back_to_the_same_game(person: People) -> None:
    """Bots without a pace would finish the game at once, and whoever comes back would have won or lost it."""
    ada = person("Ada", phone=True)
    table = own_turn(ada, SHORT, game="coupage")
    ada.goto(table.path)
    heading = ada.get_by_role("main").get_by_role("heading", level=1)
    expect(heading).to_have_text(say("seat-lost", "en"), timeout=2 * TIMEOUT)
    expect(ada.get_by_text(say("seat-lost-waits", "en"))).to_be_visible()
    expect(ada.get_by_role("complementary", name=say("guide-label", "en"))).to_have_count(0)  # nothing is asked of her
    ada.goto("/")
    expect(ada.locator(f'a[href="{table.path}"]').first).to_contain_text(say("seat-lost-waits", "en"))
    ada.locator(f'a[href="{table.path}"]').first.click()
    ada.get_by_role("button", name=say("seat-lost-back", "en")).click()
    expect(ada).to_have_title(re.compile(re.escape(say("table-title-turn", "en", game="Coupage"))))


@EITHER
def test_a_seat_that_was_lost_is_said_first_and_taken_back_with_one_tap(
    paced: People, axe: Callable[[Page], str], phone: bool, language: str
) -> None:
    ada = paced("Ada", phone=phone, language=language, dark=phone)
    table = own_turn(ada, SHORT)
    ada.goto(table.path)
    heading = ada.get_by_role("main").get_by_role("heading", level=1)
    expect(heading).to_have_text(say("seat-lost", language), timeout=2 * TIMEOUT)
    expect(ada).to_have_title(beginning(say("seat-lost-title", language, game="Coup")))
    expect(ada.locator(".board .can")).to_have_count(0)  # nothing glows that cannot be chosen
    assert axe(ada) == ""
    ada.goto("/")  # away, and back as a notification would lead
    expect(ada.locator(f'a[href="{table.path}"]').first).to_contain_text(say("seat-lost", language))
    expect(ada).to_have_title(beginning(say("seat-lost", language)))
    ada.goto(table.path)
    back = ada.get_by_role("button", name=say("seat-lost-back", language))
    expect(back).to_be_in_viewport()
    assert bot_plays(ada, table)
    back.click()
    until(ada, lambda: not bot_plays(ada, table), lambda: "the bot still plays")
    expect(ada.get_by_text(say("table-log-back", language, who="you", seat="")).first).to_be_attached()


def test_the_home_page_hears_of_ones_turn_at_once(person: People) -> None:
    ada, ben = person("Ada"), person("Ben")
    table = two_people(ada, ben, game="coup")
    seat = asked(ada, table)[0]
    name, plays, waiting = ("Ada", ada, ben) if seat == 0 else ("Ben", ben, ada)
    waiting.goto("/")
    card = waiting.locator(f'a[href="{table.path}"]').first
    expect(card).to_contain_text(say("home-slip-choosing", "en", name=name))
    expect(waiting.locator("#icon")).to_have_attribute("href", "/icon.svg")
    act(plays, table.id, "move", text="stop", seat=seat)
    expect(card).to_contain_text(say("home-slip-turn", "en"))
    expect(waiting).to_have_title(beginning(say("home-slip-turn", "en")))
    expect(waiting.locator("#icon")).to_have_attribute("href", "/icon-turn.svg")

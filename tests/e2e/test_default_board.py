"""Games that the client was built without: from another package, and the game of the tutorial. The board is drawn from
their layouts; words, guide and rulebook come from the server."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.keyboard import go_to
from tests.e2e.people import TIMEOUT, People
from tests.e2e.places import moved, places
from tests.e2e.server import against_bots
from tests.e2e.test_what_glows import only_what_can_be_chosen_glows
from tests.e2e.wire import overheard
from tests.packages import LOST_CITIES, installed
from tests.packages.tutorial import write_high_tide
from tests.server.serving import Server

CAN = "main [data-piece].can"
HELD = 'main [data-piece].can[data-touch^="card-"]'
DECK = 'main [data-touch="deck"].can'
NEXT = f"() => document.querySelector({HELD!r}) || /over/i.test(document.title)"
MOST = 120  # decisions of one person in one game
# What is asked, and what can be touched: both change with every step.
ASKED = f"""() => document.querySelector('main h1')?.innerText + '|' +
  [...document.querySelectorAll('{CAN}')].map(each => each.dataset.touch)"""


class WithPackages(Server):
    """A server that finds games in a folder, beside its own."""

    def __init__(self, data: Path, packages: Path) -> None:
        super().__init__(data)
        self.packages = packages

    def environment(self) -> dict[str, str]:
        path = [str(self.packages), os.environ.get("PYTHONPATH", "")]
        return super().environment() | {"PYTHONPATH": os.pathsep.join(filter(None, path))}


@pytest.fixture(scope="module")
def outside(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The client is older than the games."""
    packages = installed(tmp_path_factory.mktemp("packages"))
    installed(packages, LOST_CITIES)
    write_high_tide(packages)
    server = WithPackages(tmp_path_factory.mktemp("outside"), packages).start()
    yield server
    server.kill()
    assert not server.tracebacks(), server.text()


@pytest.fixture
def visitor(browser: Browser, outside: Server) -> Iterator[People]:
    people = People(browser, outside.url)
    yield people
    troubles = people.troubles() + people.unspoken()
    people.leave()
    assert not troubles, "\n".join(troubles)


def click(page: Page, piece: Locator) -> None:
    piece.click()


def tap(page: Page, piece: Locator) -> None:
    """First it is shown what a touch would do, then it is done; a step of a move that goes on is done at once."""
    before = page.evaluate(ASKED)
    piece.tap()
    page.wait_for_function(f"before => document.querySelector('.commit') || ({ASKED})() !== before", arg=before)
    if page.locator(".commit").is_visible():
        page.locator(".commit").get_by_role("button").first.tap()


def press_keys(page: Page, piece: Locator) -> None:
    go_to(page, piece)
    page.keyboard.press("Enter")


WAYS: dict[str, Callable[[Page, Locator], None]] = {"mouse": click, "keys": press_keys, "touch": tap}


def is_over(page: Page) -> bool:
    return page.get_by_role("dialog").count() > 0 or "over" in page.title().lower() or "finie" in page.title().lower()


def play_to_the_end(page: Page, way: Callable[[Page, Locator], None]) -> int:
    """Whatever glows first is played; how many touches that took."""
    for touches in range(MOST):
        page.wait_for_function(
            f"() => document.querySelector('{CAN}') || /over|finie/i.test(document.title)", timeout=4 * TIMEOUT
        )
        if is_over(page):
            return touches
        before = page.evaluate(ASKED)
        touch = page.locator(CAN).first.get_attribute("data-touch")
        way(page, page.locator(f'main [data-piece][data-touch="{touch}"]'))
        page.wait_for_function(f"before => ({ASKED})() !== before", arg=before)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", ["stepping_stones", "high_tide"])
@pytest.mark.parametrize("way", WAYS)
def test_it_is_played_to_its_end(visitor: People, game: str, way: str) -> None:
    page = visitor("Ada", phone=way == "touch")
    page.goto(against_bots(page, 2, game=game).path)
    expect(page.locator(".mat")).to_be_visible()
    assert play_to_the_end(page, WAYS[way]) >= 4


def test_a_card_and_then_its_place_are_a_move(visitor: People) -> None:
    """Lost Cities to its end. A touched card asks whether to lay or to discard it; touching its pile is the answer."""
    page = visitor("Ada")
    page.goto(against_bots(page, 2, game="lost_cities").path)
    for _ in range(MOST):
        page.wait_for_function(NEXT, timeout=4 * TIMEOUT)
        if "over" in page.title().lower():
            break
        discard_and_draw(page)
    expect(page.locator("[data-point=score]")).to_be_visible(timeout=4 * TIMEOUT)


def discard_and_draw(page: Page) -> None:
    card = page.locator(HELD).last.get_attribute("data-touch")
    assert card is not None
    colour = card.removeprefix("card-")[0]
    page.locator(f'main [data-touch="{card}"]').click()
    expect(page.locator(".chooser")).to_be_visible()
    page.locator(f'main [data-touch="pile-{colour}"]').click()
    expect(page.locator(".chooser")).to_be_hidden()
    deck = page.locator(DECK)
    expect(deck).to_be_visible()
    deck.click()
    # The last card ends the game, so it asks for a second touch. Otherwise it is one's turn again, or the game is over.
    page.wait_for_function(f"() => document.querySelector('.commit') || ({NEXT})()", timeout=4 * TIMEOUT)
    if page.locator(".commit").count():
        page.locator(".commit").get_by_role("button").first.click()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_has_words_a_guide_and_a_rulebook(visitor: People, language: str, axe: Callable[..., str]) -> None:
    page = visitor("Ada", language=language)
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("Stepping Stones")).first).to_be_visible()
    page.goto("/rules/stepping_stones#STONE-2.1")
    expect(page.locator("article .lit")).to_be_visible()
    page.goto(against_bots(page, 2, game="stepping_stones").path)
    page.wait_for_function(f"() => document.querySelector('{CAN}')")
    prompt = page.get_by_role("main").get_by_role("heading", level=1).inner_text()
    assert "stepping-stones-" not in page.locator("body").inner_text()
    assert prompt
    assert not axe(page)


def test_nothing_moves_under_the_pointer(visitor: People) -> None:
    """What a place would hold is shown there without changing its size: the pointer stays on it."""
    page = visitor("Ada")
    page.goto(against_bots(page, 2, game="stepping_stones").path)
    page.wait_for_function(f"() => document.querySelector('{CAN}')")
    page.locator(CAN).first.click()
    empty = page.locator("[data-piece].can[data-touch^=stream-]").first
    before = empty.bounding_box()
    empty.hover()
    expect(page.locator(".would")).to_be_visible()
    assert empty.bounding_box() == before


@pytest.mark.parametrize("game", ["stepping_stones", "high_tide"])
def test_controls_keep_their_places_while_somebody_decides(visitor: People, game: str) -> None:
    page = visitor("Ada")
    page.goto(against_bots(page, 2, game=game).path)
    for _ in range(6):
        page.wait_for_function(f"() => document.querySelector('{CAN}') || /over/i.test(document.title)")
        if is_over(page):
            break
        page.mouse.move(0, 0)
        before, asked = places(page), page.evaluate(ASKED)
        touch = page.locator(CAN).first.get_attribute("data-touch")
        piece = page.locator(f'main [data-piece][data-touch="{touch}"]').first
        piece.hover()
        after = places(page)
        after.pop(str(touch), None)  # it rises under the pointer
        assert not moved(before, after), f"over {touch}"
        piece.click()
        page.wait_for_function(f"before => ({ASKED})() !== before", arg=asked)


def test_only_what_can_be_chosen_glows(visitor: People) -> None:
    page = visitor("Ada")
    frames = overheard(page)
    page.goto(against_bots(page, 2, game="stepping_stones").path)
    page.wait_for_function(f"() => document.querySelector('{CAN}')")
    only_what_can_be_chosen_glows(page, frames)


def test_a_screen_reader_hears_names_states_and_effects(visitor: People) -> None:
    page = visitor("Ada")
    page.goto(against_bots(page, 2, game="high_tide").path)
    page.wait_for_function(f"() => document.querySelector('{CAN}')")
    for piece in page.locator(CAN).all():
        name = piece.get_attribute("aria-label") or piece.inner_text()
        assert re.search(r"\d", name), name
    assert page.locator("main section[aria-label], main [role=group][aria-labelledby]").count() >= 2

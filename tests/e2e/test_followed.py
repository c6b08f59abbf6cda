"""What a board plays back step by step: followed, sped up, skipped, and shown at once to whoever wants no motion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.at_board import ByNotation
from tests.e2e.people import People
from tests.e2e.planter import Planter
from tests.e2e.server import Opened, at
from tests.e2e.winemaker import Winemaker
from tests.e2e.words import say

# Every position that is shown from now on. An observer is told of each, also while the clock of the page stands still.
WATCH = """shown => {
  const look = () => {
    const now = [...document.querySelectorAll(shown)].map(it => (it.dataset.touch ?? it.innerText) + ';').join('')
    if (now !== window.positions.at(-1)) window.positions.push(now)
  }
  window.positions = []
  look()
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""


# The points of everybody, each with what the step that is shown has brought.
TOTALS = """() => {
  const look = () => {
    const now = [...document.querySelectorAll('.council:not(.brief) .house strong')].map(it =>
      [Number(it.innerText.split('\\n')[0]), Number(it.querySelector('.gained')?.innerText ?? 0)])
    if (JSON.stringify(now) !== JSON.stringify(window.totals.at(-1))) window.totals.push(now)
  }
  window.totals = []
  look()
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""


@dataclass(frozen=True)
class Followed:
    """A move after which much happens."""

    id: str
    player: type[ByNotation]
    position: Callable[[Page], Opened]
    move: str
    skip: str  # the words of the button that ends it
    shown: str  # what the steps change
    near: str  # of that, what a phone shows beside the button
    ready: str  # the board, once it can show steps

    def at(self, page: Page, watch: str = WATCH) -> ByNotation:
        page.goto(self.position(page).path)
        player = self.player(page)
        player.waits()
        player.able()
        page.locator(self.ready).first.wait_for()
        page.evaluate(watch, self.shown)
        return player

    def begins(self, page: Page, watch: str = WATCH) -> None:
        """The move is made, and time stands still."""
        page.clock.install()
        player = self.at(page, watch)
        page.clock.pause_at(page.evaluate("() => Date.now()") / 1000 + 1)
        player.place(self.move).click()
        page.clock.run_for(20)  # the answer waits for the picture that shows the click
        expect(self.skipping(page)).to_be_visible()

    def skipping(self, page: Page) -> Locator:
        return page.get_by_role("button", name=say(self.skip))


CHANCE = Followed(
    "capa_doro",
    Planter,
    at(3, "capa_doro/event-plague"),  # the last placement; then the own turn begins, and the die shows 6
    "grow AS-2",
    "capa-doro-skip",
    ".turn .cubes > *",
    ".actions .cubes > *",
    ".capa",
)
RESOLUTION = Followed(
    "age_of_champagne",
    Winemaker,
    at(79, "age_of_champagne/1-seats"),  # after blending the harvest comes, and with the next round its event
    "done",
    "age-of-champagne-skip",
    ".event h2, .spot.taken, .offers .now > b, .stack b",
    ".offers .now, .stack",
    ".champ [data-follows=true]",
)
each_followed = pytest.mark.parametrize("followed", [CHANCE, RESOLUTION], ids=lambda followed: followed.id)


def positions(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.positions")
    return found


def last(person: People, followed: Followed) -> str:
    """The position in the end, as somebody sees it who is shown everything at once."""
    page = person("Eve")
    player = followed.at(page)
    before = player.lies()
    player.place(followed.move).click()
    player.changed(before)
    player.waits()
    first, *more = positions(page)
    assert len(more) == 1
    return more[0]


@each_followed
def test_it_is_sped_up_while_it_is_followed(person: People, followed: Followed) -> None:
    page = person("Ada", moving=True)
    followed.begins(page)
    normal = page.get_by_role("button", name=say("table-speed", speed="normal"))
    expect(normal).to_be_visible()
    before = len(positions(page))
    page.clock.run_for(700)
    slowly = len(positions(page)) - before
    assert slowly > 0
    page.keyboard.press("f")
    fast = page.get_by_role("button", name=say("table-speed", speed="fast"))
    expect(fast).to_be_visible()
    expect(followed.skipping(page)).to_be_visible()  # another speed does not end it
    page.clock.run_for(700)
    assert len(positions(page)) - before - slowly > slowly
    expect(followed.skipping(page)).to_be_visible()
    fast.click()
    expect(page.get_by_role("button", name=say("table-speed", speed="instant"))).to_be_focused()
    expect(followed.skipping(page)).to_have_count(0)
    assert positions(page)[-1] == last(person, followed)
    page.reload()
    expect(page.get_by_role("button", name=say("table-speed", speed="instant"))).to_be_visible()


@each_followed
def test_whoever_goes_on_playing_skips_it(person: People, followed: Followed) -> None:
    page = person("Ada", moving=True)
    followed.begins(page)
    page.keyboard.press("ArrowUp")
    expect(followed.skipping(page)).to_have_count(0)
    assert positions(page)[-1] == last(person, followed)


@each_followed
def test_on_a_phone_it_is_skipped_with_a_finger(person: People, followed: Followed) -> None:
    page = person("Ada", phone=True, width=360, moving=True)
    followed.begins(page)
    page.clock.run_for(1500)
    assert len(positions(page)) > 1
    expect(page.locator(followed.near).locator("visible=true")).not_to_have_count(0)
    expect(followed.skipping(page)).to_be_in_viewport(ratio=1)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    followed.skipping(page).tap()
    expect(followed.skipping(page)).to_have_count(0)


@each_followed
def test_without_animation_it_comes_at_once_unless_somebody_wants_to_follow_it(
    person: People, followed: Followed
) -> None:
    page = person("Ada")
    player = followed.at(page)
    before = player.lies()
    player.place(followed.move).click()
    player.changed(before)
    player.waits()
    assert len(positions(page)) == 2  # before and after
    page.get_by_role("button", name=say("table-speed", speed="instant")).press("Enter")
    followed.begins(page)
    page.clock.run_for(700)
    assert len(positions(page)) > 1
    expect(followed.skipping(page)).to_be_visible()


def test_points_come_to_their_owner_step_by_step(person: People) -> None:
    """Ada ships an order, and her Collaborator goes home; then the Merchant ships one."""
    followed = replace(RESOLUTION, position=at(62, "age_of_champagne/1-seats"), move="ship F15")
    page = person("Ada", moving=True)
    followed.begins(page, TOTALS)
    page.clock.run_for(60_000)
    expect(followed.skipping(page)).to_have_count(0)
    shown: list[list[tuple[int, int]]] = page.evaluate("window.totals")
    for before, now in pairwise(shown):
        assert [new - old for (old, _), (new, _) in zip(before, now, strict=True)] == [gained for _, gained in now]
    assert [sum(gained for _, gained in house) for house in zip(*shown, strict=True)] == [10, 9]
    assert [gained for _, gained in shown[-1]] == [0, 0]

"""What can be chosen glows, and nothing else looks like it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.cupbearer import Cupbearer
from tests.e2e.people import People
from tests.e2e.planter import Planter
from tests.e2e.player import Player
from tests.e2e.seated import Seated
from tests.e2e.server import Opened, at, before, buying, laying, swapping
from tests.e2e.states.capa_doro import INFESTING, PUSHING
from tests.e2e.states.coupe_nation import ACTING, DRAWING
from tests.e2e.until import drawn
from tests.e2e.vintner import Vintner
from tests.e2e.winemaker import Winemaker
from tests.e2e.wire import overheard

# The pieces that are framed or lit in one of the colours that mean "this can be chosen", by their names; "?" for what
# is no piece. Answers are choices themselves.
GLOWING = """() => {
  const known = new Map() // a page that is changed is styled anew, which takes long: once for each colour
  const rgb = text => {
    if (!known.has(text)) {
      const probe = document.createElement('span') // a new one: colours of old ones change by transition
      probe.style.color = text
      document.querySelector('main').append(probe)
      known.set(text, getComputedStyle(probe).color)
      probe.remove()
    }
    return known.get(text)
  }
  const glows = ['--glow', '--board-glow', '--cp-glow', '--cd-ember', '--cn-glow', '--ac-red']
  const colours = style => glows.map(name => style.getPropertyValue(name).trim()).filter(text => text).map(rgb)
  const found = new Set()
  for (const each of document.querySelectorAll('main *')) {
    if (!each.checkVisibility({ visibilityProperty: true }) || each.closest('[data-choice]')) continue
    const style = getComputedStyle(each)
    const looks = [style.boxShadow, style.filter, style.outlineStyle === 'none' ? '' : style.outlineColor].join(' ')
    if (!looks.includes('rgb') || !colours(style).some(color => looks.includes(color))) continue
    found.add(each.closest('[data-touch]')?.dataset.touch.replace(/^space-/, '') ?? '?' + each.className)
  }
  return [...found].sort()
}"""
SHOWN = "all => all.filter(it => it.checkVisibility()).map(it => it.dataset.touch)"


def choosable(frames: list[str]) -> set[str]:
    """The pieces that the choices at hand touch, as the server has told them."""
    scene: dict[str, Any] = {}
    for message in map(json.loads, frames):
        if message["t"] == "snapshot":
            scene = message["scene"]
        elif message["t"] == "update":
            for path, value in message["changes"]:
                place: Any = scene
                for step in path[:-1]:
                    place = place[step]
                place[path[-1]] = value
    choices = [*scene["choices"], *((scene.get("picks") or {}).get("choices") or [])]
    return {touch for choice in choices for touch in choice["touches"]}


def only_what_can_be_chosen_glows(page: Page, frames: list[str]) -> None:
    page.mouse.move(0, 0)
    drawn(page)
    glowing, may = set(page.evaluate(GLOWING)), choosable(frames)
    assert may
    assert glowing <= may
    shown = set(page.locator("main [data-piece]").evaluate_all(SHOWN))
    assert may & shown <= glowing


POSITIONS: dict[str, tuple[type[Seated], Callable[[Page], Opened]]] = {
    "coup-buying": (Player, buying),
    "coup-laying": (Player, laying),
    "coup-swapping": (Player, swapping),
    "coupage-drawing": (Vintner, at(113, "coupage/4-seats")),
    "capa-acting": (Planter, PUSHING),
    "capa-beetle": (Planter, INFESTING),
    "nation-drawing": (Cupbearer, DRAWING),
    "nation-acting": (Cupbearer, ACTING),
    "champagne-drafting": (Winemaker, at(0, "age_of_champagne/4-seats")),
    "champagne-placing": (Winemaker, at(9, "age_of_champagne/4-seats")),
    "champagne-shipping": (Winemaker, at(96, "age_of_champagne/1-seats")),
    "champagne-blending": (Winemaker, at(288, "age_of_champagne/4-seats")),
}


@pytest.mark.parametrize("where", POSITIONS)
def test_only_what_can_be_chosen_glows(person: People, where: str) -> None:
    """By day and by night."""
    page = person("Ada")
    frames = overheard(page)
    player, opened = POSITIONS[where]
    page.goto(opened(page).path)
    player(page).waits()
    page.locator("main [data-piece].can").first.wait_for()
    only_what_can_be_chosen_glows(page, frames)
    page.emulate_media(color_scheme="dark")
    page.evaluate("Promise.allSettled(document.getAnimations().map(each => each.finished))")  # of colours
    only_what_can_be_chosen_glows(page, frames)


# What can be chosen and is in sight, by its name: where it is, with room for a halo.
IN_SIGHT = """all => all.filter(it => it.checkVisibility()).map(it => {
  const { x, y, width, height } = it.getBoundingClientRect()
  const [left, top] = [Math.max(0, x - 6), Math.max(0, y - 6)]
  const [right, bottom] = [Math.min(innerWidth, x + width + 6), Math.min(innerHeight, y + height + 6)]
  return [it.dataset.touch, { x: left, y: top, width: right - left, height: bottom - top }]
}).filter(([, at]) => at.width > 20 && at.height > 20)"""
PICTURED: dict[str, tuple[type[Seated], Callable[[Page], Opened]]] = {
    **POSITIONS,
    "coupage-acting": (
        Vintner,
        lambda page: before(page, lambda step: step.text.startswith("play"), "coupage/4-seats"),
    ),
}


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("where", PICTURED)
def test_the_glow_is_seen(person: People, where: str, phone: bool) -> None:
    """Nothing lies on top of it: without the mark of what can be chosen, the picture is another one."""
    page = person("Ada", phone=phone)
    player, opened = PICTURED[where]
    page.goto(opened(page).path)
    player(page).waits()
    able = page.locator("main [data-piece].can")
    able.locator("visible=true").first.wait_for()
    page.mouse.move(0, 0)
    drawn(page)
    places = able.evaluate_all(IN_SIGHT)
    assert places
    for touch, place in places:
        lit = page.screenshot(clip=place)
        piece = page.locator(f'main [data-piece][data-touch="{touch}"]')
        piece.evaluate_all("all => all.forEach(it => it.classList.remove('can'))")
        drawn(page)
        dark = page.screenshot(clip=place)
        piece.evaluate_all("all => all.forEach(it => it.classList.add('can'))")
        drawn(page)
        assert lit != dark, f"{touch} can be chosen, and looks as if it could not"


def test_a_line_of_the_story_marks_its_piece_in_another_way(person: People) -> None:
    page = person("Ada")
    frames = overheard(page)
    page.goto(laying(page).path)
    player = Player(page)
    player.waits()
    player.play(f"lay {player.hand()[0]}")
    player.waits()
    may = choosable(frames)
    for line in page.locator(".log li").all()[:6]:
        line.hover()
        if page.locator(".space.lit").count():
            break
    assert page.locator(".space.lit").count() == 1
    assert set(page.evaluate(GLOWING)) <= may


def test_spaces_do_not_glow_while_tiles_are_swapped(person: People) -> None:
    """A tile of the hand that can be put aside cannot be laid."""
    page = person("Ada")
    page.goto(swapping(page).path)
    Player(page).waits()
    page.locator("[data-hand-tile].can").first.wait_for()
    expect(page.locator(".space.yours").first).to_be_visible()
    expect(page.locator(".space.can")).to_have_count(0)


def test_a_supply_under_the_pointer_is_outlined_by_nothing(person: People) -> None:
    page = person("Ada")
    page.goto(buying(page).path)
    player = Player(page)
    player.waits()
    player.supply("Y").hover()
    expect(player.supply("Y")).to_have_class(re.compile(r"\baimed\b"))
    expect(page.locator("main .lit")).to_have_count(0)

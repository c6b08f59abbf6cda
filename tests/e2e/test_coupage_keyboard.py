"""A whole game of Coupage without a mouse: the focus is always somewhere, can be seen, and goes where one plays."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.cellars import names_by_seat, wins_as_recorded
from tests.e2e.keyboard import go_to, not_lost, tab_to
from tests.e2e.people import People
from tests.e2e.server import against_bots, before
from tests.e2e.states.coupage import SPOILING
from tests.e2e.vintner import Vintner, Wish
from tests.e2e.words import say


def test_a_whole_game_with_keys_alone(person: People) -> None:
    page = person()
    page.goto("/games/coupage")
    tab_to(page, page.get_by_role("button", name=say("game-play")))
    page.keyboard.press("Enter")
    player = Vintner(page)
    player.waits()
    names = names_by_seat(page)
    while not player.over():
        player.decide("keys")
        here = not_lost(page)
        assert here["seen"], here["what"]
    wins_as_recorded(page, names)
    not_lost(page)
    tab_to(page, page.get_by_role("button", name=say("score-verify")))
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=say("verify-title"))).to_contain_text(say("verify-yes"))


def test_enter_alone_does_something_at_every_step(person: People) -> None:
    """After a move the focus waits on what can be played next."""
    page = person("Ada")
    page.goto(against_bots(page, 2, game="coupage").path)
    player = Vintner(page)
    assert player.step() == "draw"
    go_to(page, player.place(player.wish()))
    for _ in range(12):
        if player.over():
            break
        player.able()
        before = player.lies()
        page.wait_for_function("() => document.activeElement.matches('.can, [data-choice]')")
        page.keyboard.press("Enter")
        if player.is_asked_more(before):
            page.keyboard.press("Enter")
        player.changed(before)


def test_escape_takes_a_step_back_and_leaves_a_choice(person: People) -> None:
    page = person("Ada")
    page.goto(before(page, lambda step: step.text.startswith("lay"), "coupage/4-seats").path)
    player = Vintner(page)
    assert player.step() == "act"
    asked = player.lies()
    recipe = next(touch for touch in player.able() if touch.startswith("recipe-"))
    go_to(page, player.piece(recipe))
    page.keyboard.press("Enter")
    player.changed(asked)
    assert player.step() == "grape"
    begun = player.lies()
    page.keyboard.press("Escape")
    player.changed(begun)
    assert player.lies() == asked
    not_lost(page)


def test_a_barrel_is_spoiled_with_keys_alone(person: People) -> None:
    page = person("Ada")
    page.goto(SPOILING(page).path)
    player = Vintner(page)
    assert player.step() == "act"
    player.play("play PIQ", "keys")
    assert player.step() == "target"
    target = sorted(player.able())[-1]
    player.take(Wish(target), "keys")
    expect(player.piece(target)).to_have_accessible_name(re.compile(say("coupage-barrel-spoiled", turns=4) + "$"))
    not_lost(page)

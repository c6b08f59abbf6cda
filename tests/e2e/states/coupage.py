"""A table of Coupage: what is asked there, what can be looked at, and how it ends, at positions of recorded games."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.server import RECORDS, Opened, against_bots, at
from tests.e2e.states.visit import Visit, settled, state
from tests.e2e.vintner import Vintner

FOUR, ABLE = "coupage/4-seats", "coupage/4-seats-abilities"
DRAWING, EVAPORATING, SPOILING = at(113, FOUR), at(81, FOUR), at(90, FOUR)
CHOOSING, BOTTLING, WINNING = at(114, FOUR), at(186, FOUR), at(227, FOUR)
HARVESTING, ROSE, TWINS = at(110, FOUR), at(116, ABLE), at(22, FOUR)  # twins: equal cards in hand


def cellar(visit: Visit, position: Callable[[Page], Opened], step: str) -> Vintner:
    """On turn at that position, and asked this."""
    player = Vintner(visit.table(position, Vintner), visit.language)
    assert player.step() == step
    player.able()
    return player


@state
def coupage_new(visit: Visit) -> Page:
    return visit.at(visit.somebody(None), "/new/coupage")


@state
def coupage_game(visit: Visit) -> Page:
    return visit.at(visit.somebody(None), "/games/coupage")


@state
def coupage_rules(visit: Visit) -> Page:
    page = visit.at(visit.somebody(None), "/rules/coupage#CPG-8.7")
    expect(page.locator("article .lit")).to_be_in_viewport()
    return page


@state
def coupage_draw(visit: Visit) -> Page:
    return cellar(visit, DRAWING, "draw").page


@state
def coupage_act(visit: Visit) -> Page:
    return cellar(visit, BOTTLING, "act").page


@state
def coupage_choose(visit: Visit) -> Page:
    """A barrel that can be dealt with in several ways."""
    player = cellar(visit, CHOOSING, "act")
    player.barrel(player.seat, 2).click()
    expect(player.page.locator(".chooser")).to_be_visible()
    return player.page


@state
def coupage_bottle(visit: Visit) -> Page:
    player = cellar(visit, BOTTLING, "act")
    player.play("bottle 1")
    assert player.step() == "pay"
    return player.page


@state
def coupage_spoil(visit: Visit) -> Page:
    """Whose barrel?"""
    player = cellar(visit, SPOILING, "act")
    player.play("play PIQ")
    assert player.step() == "target"
    return player.page


@state
def coupage_evaporate(visit: Visit) -> Page:
    """Which grape of it?"""
    player = cellar(visit, EVAPORATING, "act")
    player.play("play EVA")
    player.play("barrel 1-2")
    assert player.step() == "evaporate"
    return player.page


@state
def coupage_harvest(visit: Visit) -> Page:
    return cellar(visit, HARVESTING, "harvest").page


@state
def coupage_ability(visit: Visit) -> Page:
    return cellar(visit, ROSE, "rose").page


@state
def coupage_discard(visit: Visit) -> Page:
    """Looked through."""
    player = cellar(visit, DRAWING, "draw")
    player.piece("discard").click()
    expect(player.page.get_by_role("dialog")).to_be_visible()
    return player.page


@state
def coupage_refused(visit: Visit) -> Page:
    player = cellar(visit, DRAWING, "draw")
    player.type("end")
    expect(player.page.locator(".no")).to_be_visible()
    return player.page


@state
def coupage_watched(visit: Visit) -> Page:
    host = visit.person("Bea")
    page = visit.at(visit.somebody(None), against_bots(host, 4, game="coupage").link)
    expect(Vintner(page, visit.language).board()).to_be_visible()
    return page


@state
def coupage_score(visit: Visit) -> Page:
    player = cellar(visit, WINNING, "act")
    player.play("bottle 3")
    while not player.over():
        player.decide()
    player.to_sheet()
    expect(player.page.get_by_role("list", name=visit.say("coupage-sheet-shelf"))).to_be_visible()
    expect(player.page.get_by_role("heading", name=visit.say("score-decided"))).to_be_visible()
    settled(player.page)
    return player.page


@state
def coupage_replay(visit: Visit) -> Page:
    """Of a record from disk, so that the same lies there each time."""
    page = visit.at(visit.somebody(None), "/replay")
    page.get_by_label(visit.say("replay-file-choose")).set_input_files(RECORDS / f"{FOUR}.tablee")
    slider = page.get_by_role("slider", name=visit.say("replay-slider"))
    slider.fill("60")
    expect(slider).to_have_value("60")
    expect(Vintner(page, visit.language).board()).to_be_visible()
    return page

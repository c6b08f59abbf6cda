"""A table of Coupe nation: what is asked there, and how it ends, at positions of recorded games."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.cupbearer import Cupbearer
from tests.e2e.server import RECORDS, Opened, against_bots, at
from tests.e2e.states.visit import Visit, settled, state

WON, FINISH = "coupe_nation/won", "coupe_nation/4-seats-finish"
STARTING, DRAWING, ACTING, RESERVING = at(0, WON), at(30, WON), at(72, WON), at(61, WON)
OPENING, LAST_GLASS = at(37, WON), at(110, WON)
LOSING, STUCK = at(121, "coupe_nation/collapsed"), at(130, "coupe_nation/stuck")
WITH_FINISH = at(84, FINISH)


def tower(visit: Visit, position: Callable[[Page], Opened], step: str) -> Cupbearer:
    """On turn at that position, and asked this."""
    player = Cupbearer(visit.table(position, Cupbearer), visit.language)
    assert player.step() == step
    player.able()
    return player


@state
def nation_new(visit: Visit) -> Page:
    return visit.at(visit.somebody(None), "/new/coupe_nation")


@state
def nation_game(visit: Visit) -> Page:
    return visit.at(visit.somebody(None), "/games/coupe_nation")


@state
def nation_start(visit: Visit) -> Page:
    return tower(visit, STARTING, "draw").page


@state
def nation_draw(visit: Visit) -> Page:
    return tower(visit, DRAWING, "draw").page


@state
def nation_act(visit: Visit) -> Page:
    return tower(visit, ACTING, "act").page


@state
def nation_place(visit: Visit) -> Page:
    player = tower(visit, ACTING, "act")
    player.play("place 37", visit.way)
    return player.page


@state
def nation_target(visit: Visit) -> Page:
    player = tower(visit, RESERVING, "act")
    player.play("reserve pair 4 pair 8", "typed")
    expect(player.page.locator(".tile.can").first).to_be_visible()
    return player.page


@state
def nation_finish(visit: Visit) -> Page:
    return tower(visit, WITH_FINISH, "draw").page


@state
def nation_watched(visit: Visit) -> Page:
    host = visit.person("Bea")
    page = visit.at(visit.somebody(None), against_bots(host, 4, game="coupe_nation").link)
    expect(Cupbearer(page, visit.language).board()).to_be_visible()
    return page


@state
def nation_score(visit: Visit) -> Page:
    player = tower(visit, LAST_GLASS, "act")
    player.play("place 26", "typed")
    player.play("on L7P1", "typed")
    player.to_sheet()
    expect(player.page.get_by_role("img", name=visit.say("coupe-nation-course"))).to_be_visible()
    settled(player.page)
    return player.page


@state
def nation_replay(visit: Visit) -> Page:
    page = visit.at(visit.somebody(None), "/replay")
    page.get_by_label(visit.say("replay-file-choose")).set_input_files(RECORDS / f"{WON}.tablee")
    slider = page.get_by_role("slider", name=visit.say("replay-slider"))
    slider.fill("60")
    expect(slider).to_have_value("60")
    expect(Cupbearer(page, visit.language).board()).to_be_visible()
    return page

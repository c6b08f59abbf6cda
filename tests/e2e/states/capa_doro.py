"""A table of Capa d'Oro: what is asked there, and how it ends, at positions of recorded games."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.planter import Planter
from tests.e2e.server import RECORDS, Opened, against_bots, at
from tests.e2e.states.visit import Visit, settled, state

FOUR, TWO = "capa_doro/4-seats", "capa_doro/2-seats"
STARTING, ACTING, PUSHING = at(0, FOUR), at(107, FOUR), at(118, FOUR)
INFESTING, LOSING, CUSTOMS = at(99, FOUR), at(58, FOUR), at(112, FOUR)
CHOOSING, WINNING = at(34, TWO), at(150, "capa_doro/sixty-points")


def plantation(visit: Visit, position: Callable[[Page], Opened], phase: str) -> Planter:
    """On turn at that position, and asked this."""
    player = Planter(visit.table(position, Planter), visit.language)
    assert player.phase() == phase
    player.able()
    return player


@state
def capa_new(visit: Visit) -> Page:
    return visit.at(visit.somebody(None), "/new/capa_doro")


@state
def capa_game(visit: Visit) -> Page:
    return visit.at(visit.somebody(None), "/games/capa_doro")


@state
def capa_start(visit: Visit) -> Page:
    return plantation(visit, STARTING, "seed").page


@state
def capa_act(visit: Visit) -> Page:
    return plantation(visit, ACTING, "act").page


@state
def capa_push(visit: Visit) -> Page:
    """What a push would bring."""
    player = plantation(visit, PUSHING, "act")
    space = player.piece("AS-1-S")
    space.tap() if visit.how.get("phone") else space.hover()
    expect(player.page.locator(".space .on").first).to_be_visible()
    return player.page


@state
def capa_neutral(visit: Visit) -> Page:
    """With two players a space fits two moves."""
    player = plantation(visit, CHOOSING, "act")
    player.piece("AS-1-S").click()
    expect(player.page.locator(".chooser")).to_be_visible()
    return player.page


@state
def capa_beetle(visit: Visit) -> Page:
    return plantation(visit, INFESTING, "beetle").page


@state
def capa_customs(visit: Visit) -> Page:
    return plantation(visit, CUSTOMS, "customs").page


@state
def capa_panel(visit: Visit) -> Page:
    """On a phone, the others in full."""
    player = plantation(visit, ACTING, "act")
    tab = player.page.get_by_role("button", name=visit.say("capa-doro-panel"))
    if tab.is_visible():
        tab.click()
    expect(player.page.locator(".rival:not(.brief)").first).to_be_visible()
    return player.page


@state
def capa_watched(visit: Visit) -> Page:
    host = visit.person("Bea")
    page = visit.at(visit.somebody(None), against_bots(host, 4, game="capa_doro").link)
    expect(Planter(page, visit.language).board()).to_be_visible()
    return page


@state
def capa_score(visit: Visit) -> Page:
    player = plantation(visit, WINNING, "act")
    while not player.over():
        player.decide()
    player.to_sheet()
    expect(player.page.get_by_role("list", name=visit.say("capa-doro-sheet-race"))).to_be_visible()
    expect(player.page.get_by_role("heading", name=visit.say("score-decided"))).to_be_visible()
    settled(player.page)
    return player.page


@state
def capa_replay(visit: Visit) -> Page:
    page = visit.at(visit.somebody(None), "/replay")
    page.get_by_label(visit.say("replay-file-choose")).set_input_files(RECORDS / f"{FOUR}.tablee")
    slider = page.get_by_role("slider", name=visit.say("replay-slider"))
    slider.fill("60")
    expect(slider).to_have_value("60")
    expect(Planter(page, visit.language).board()).to_be_visible()
    return page

"""A table, before, while and after Coup is played at it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.player import Player
from tests.e2e.server import (
    act,
    against_bots,
    before,
    buying,
    finished,
    last_tile,
    laying,
    open_table,
    swapping,
    two_people,
)
from tests.e2e.states.visit import Visit, settled, state
from tests.e2e.wire import Wire


@state
def waiting_host(visit: Visit) -> Page:
    page = visit.somebody()
    return visit.at(page, open_table(page, 4, bots=["greedy"]).path)


@state
def waiting_visitor(visit: Visit) -> Page:
    host = visit.person("Bea")
    return visit.at(visit.somebody(None), open_table(host).link)


@state
def table_buying(visit: Visit) -> Page:
    return visit.table(buying)


@state
def table_laying(visit: Visit) -> Page:
    return visit.table(laying)


@state
def table_swapping(visit: Visit) -> Page:
    page = visit.table(swapping)
    player = Player(page, visit.language)
    player.tile(player.hand()[0]).click()
    return page


@state
def table_last_tile(visit: Visit) -> Page:
    return visit.table(last_tile)


@state
def table_late(visit: Visit) -> Page:
    """Six at the table, and much on the board."""
    return visit.table(lambda page: before(page, lambda step: step.text.startswith("lay"), "coup/6-seats", last=True))


@state
def table_refused(visit: Visit) -> Page:
    page = visit.table(laying)
    Player(page, visit.language).type("pass")
    expect(page.locator(".no")).to_be_visible()
    return page


@state
def table_asked_to_undo(visit: Visit) -> Page:
    mine, theirs = visit.somebody(), visit.person("Bea")
    table = two_people(theirs, mine)
    mine.goto(table.path)
    expect(mine.get_by_role("region", name=visit.say("coup-board-name"))).to_be_visible()
    act(theirs, table.id, "propose", what="stop")
    expect(mine.get_by_role("alert").get_by_role("button", name=visit.say("table-agree"))).to_be_visible()
    return mine


@state
def table_watched(visit: Visit) -> Page:
    host = visit.person("Bea")
    table = against_bots(host)
    page = visit.at(visit.somebody(None), table.link)
    expect(page.get_by_role("region", name=visit.say("coup-board-name"))).to_be_visible()
    return page


@state
def list_of_moves(visit: Visit) -> Page:
    page = visit.table(buying)
    Player(page, visit.language).open_list()
    return page


@state
def menu(visit: Visit) -> Page:
    page = visit.table(buying)
    page.get_by_role("button", name=visit.say("table-menu"), exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


@state
def keys(visit: Visit) -> Page:
    page = visit.table(buying)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


@state
def resigning(visit: Visit) -> Page:
    page = menu(visit)
    page.get_by_role("button", name=visit.say("menu-resign"), exact=True).click()
    expect(page.get_by_role("dialog", name=visit.say("menu-resign-ask"))).to_be_visible()
    return page


@state
def cover(visit: Visit) -> Page:
    page = visit.somebody()
    table = open_table(page, 2, sit=[0, 1], names=["Ada", "Bea"])
    act(page, table.id, "start")
    return visit.at(page, table.path)


@state
def connection_lost(visit: Visit) -> Page:
    page = visit.somebody()
    wire = Wire(page)
    page.goto(buying(page).path)
    Player(page, visit.language).waits()
    wire.lose()
    expect(page.get_by_text(visit.say("table-lost"))).to_be_visible()
    return page


@state
def score(visit: Visit) -> Page:
    page = visit.table(last_tile)
    player = Player(page, visit.language)
    player.type("pass")
    player.to_sheet()
    expect(page.get_by_role("list", name=visit.say("coup-sheet-bars"))).to_be_visible()
    expect(page.get_by_role("heading", name=visit.say("score-decided"))).to_be_visible()
    settled(page)
    return page


@state
def replay(visit: Visit) -> Page:
    page = visit.somebody()
    page.goto(f"{finished(page).path}/replay#60")
    expect(page.get_by_role("slider")).to_be_visible()
    return page


@state
def what_if(visit: Visit) -> Page:
    page = replay(visit)
    page.get_by_role("button", name=visit.say("replay-if")).click()
    expect(page.get_by_role("dialog", name=visit.say("if-title"))).to_be_visible()
    return page


@state
def verified(visit: Visit) -> Page:
    page = score(visit)
    page.get_by_role("button", name=visit.say("score-verify")).click()
    expect(page.get_by_role("dialog", name=visit.say("verify-title"))).to_be_visible()
    return page


@state
def record_from_disk(visit: Visit) -> Page:
    return visit.at(visit.somebody(None), "/replay")

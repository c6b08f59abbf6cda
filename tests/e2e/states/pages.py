"""The pages round the table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.server import act, against_bots, open_table
from tests.e2e.states.visit import Visit, state


@state
def home_first(visit: Visit) -> Page:
    return visit.at(visit.somebody(None), "/")


@state
def home_later(visit: Visit) -> Page:
    page = visit.somebody()
    against_bots(page)
    visit.at(page, "/")
    expect(page.get_by_role("region", name=visit.say("home-yours"))).to_be_visible()
    return page


@state
def new_table(visit: Visit) -> Page:
    return visit.at(visit.somebody(None), "/new")


@state
def new_table_here(visit: Visit) -> Page:
    page = visit.at(visit.somebody(), "/new/coup?with=here")
    page.get_by_label(visit.say("newtable-here-field", number=2)).fill("")
    page.get_by_role("button", name=visit.say("newtable-start"), exact=True).first.click()
    expect(page.get_by_text(visit.say("newtable-wrong-name-empty"))).to_be_visible()
    return page


@state
def open_tables(visit: Visit) -> Page:
    page = visit.somebody()
    open_table(page, 4, join="anyone", watch="anyone")
    visit.at(page, "/tables")
    expect(page.get_by_role("link", name=re.compile("Ada")).first).to_be_visible()
    return page


@state
def mine_empty(visit: Visit) -> Page:
    return visit.at(visit.somebody(None), "/mine")


@state
def mine_full(visit: Visit) -> Page:
    page = visit.somebody()
    against_bots(page)
    open_table(page)
    over = against_bots(page, 2)
    act(page, over.id, "resign", seat=0)
    visit.at(page, "/mine")
    expect(page.get_by_role("heading", name=visit.say("mine-over"))).to_be_visible()
    return page


@state
def rulebooks(visit: Visit) -> Page:
    return visit.at(visit.somebody(None), "/rules")


@state
def rulebook(visit: Visit) -> Page:
    page = visit.at(visit.somebody(None), "/rules/coup#COUP-2.1")
    expect(page.locator("article .lit")).to_be_in_viewport()
    return page


@state
def settings(visit: Visit) -> Page:
    return visit.at(visit.somebody(), "/settings")


@state
def about(visit: Visit) -> Page:
    return visit.at(visit.somebody(None), "/about")


@state
def game(visit: Visit) -> Page:
    return visit.at(visit.somebody(None), "/games/coup")


@state
def not_found(visit: Visit) -> Page:
    page = visit.somebody(None)
    visit.person.allow(page, "404")
    return visit.at(page, "/nowhere/at/all")


@state
def no_such_table(visit: Visit) -> Page:
    page = visit.somebody(None)
    visit.person.allow(page, "404")
    page.goto("/tables/nothing00000")
    expect(page.get_by_role("alert")).to_be_visible()
    return page

"""Every page and every state of the table, to be looked at in many ways."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.house import (
    Opened,
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
from tests.e2e.people import TEXTS, People
from tests.e2e.player import Player
from tests.e2e.wire import Wire
from tests.e2e.words import fixed, plain, say

# A language is called as its speakers call it; and two letters of Coup come from English words, which its rules say.
KEPT = {"Français", "yellow", "green"}


class Visit:
    """Somebody on the way to a state; `how`: with which browser and language."""

    def __init__(self, person: People, language: str = "en", **how: Any) -> None:
        self.person, self.language, self.how = person, language, how

    def say(self, key: str, **args: int | str) -> str:
        return say(key, self.language, **args)

    def somebody(self, name: str | None = "Ada") -> Page:
        return self.person(name, language=self.language, still=True, **self.how)

    def at(self, page: Page, path: str) -> Page:
        page.goto(path)
        settled(page)
        return page

    def table(self, position: Callable[[Page], Opened]) -> Page:
        """At a table, on turn."""
        page = self.somebody()
        page.goto(position(page).path)
        Player(page, self.language).waits()
        return page


def settled(page: Page) -> None:
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def english(page: Page) -> list[str]:
    """Texts of ours that stand there in English. What is written alike in both languages is no matter."""
    return sorted({plain(text) for text in page.evaluate(TEXTS)} & (fixed("en") - fixed("fr") - KEPT))


State = Callable[[Visit], Page]
STATES: dict[str, State] = {}


def state(function: State) -> State:
    STATES[function.__name__.replace("_", "-")] = function
    return function


# Pages


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


# The table


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
    return visit.table(lambda page: before(page, lambda step: step.text.startswith("lay"), "6-seats", last=True))


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
    Player(page, visit.language).type("pass")
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

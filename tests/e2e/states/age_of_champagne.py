"""A table of Age of Champagne: the draft, a placement, what it would bring, another estate, and how it ends."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.seated import Way
from tests.e2e.server import RECORDS, Opened, act, against_bots, at, before, branch, finished, open_table, two_people
from tests.e2e.states.visit import Visit, settled, state
from tests.e2e.winemaker import Winemaker

GAME = "age_of_champagne"


def alone(page: Page) -> Opened:
    table = open_table(page, 1, game=GAME)
    act(page, table.id, "start")
    return table


def among_three(page: Page) -> Opened:
    return against_bots(page, 3, game=GAME)


def cellar(visit: Visit, placing: bool = True, seats: int = 3) -> Winemaker:
    """On turn in the draft, or with the first Collaborator in hand."""
    player = Winemaker(visit.table(among_three if seats == 3 else alone, Winemaker), visit.language)
    way: Way = visit.way
    while placing and player.phase() != "place":
        player.decide(way)
    player.able()
    return player


@state
def champagne_new(visit: Visit) -> Page:
    return visit.at(visit.somebody(None), "/new/age_of_champagne")


@state
def champagne_game(visit: Visit) -> Page:
    return visit.at(visit.somebody(None), "/games/age_of_champagne")


@state
def champagne_draft(visit: Visit) -> Page:
    return cellar(visit, placing=False).page


@state
def champagne_place(visit: Visit) -> Page:
    return cellar(visit).page


@state
def champagne_solo(visit: Visit) -> Page:
    """With the board of the Wine Merchant."""
    return cellar(visit, seats=1).page


@state
def champagne_aim(visit: Visit) -> Page:
    """What a spot of Shipping would bring."""
    player = cellar(visit)
    player.turn_to("place Z5.1")
    spot = player.page.locator('[data-touch^="Z5."].can:visible').first
    spot.tap() if visit.how.get("phone") else spot.hover()
    expect(spot.locator(".ghost")).to_be_visible()
    return player.page


@state
def champagne_estate(visit: Visit) -> Page:
    """The estate of another house."""
    player = cellar(visit)
    other = next(seat for seat in range(3) if seat != player.seat)
    player.page.locator(f'.house[data-touch="player-{other}"]:visible').first.click()
    expect(player.page.locator(".estate")).to_have_attribute("data-house", str(other))
    return player.page


@state
def champagne_panel(visit: Visit) -> Page:
    """On a phone, the event and everybody in full."""
    player = cellar(visit)
    tab = player.page.get_by_role("button", name=visit.say("age-of-champagne-panel"))
    if tab.is_visible():
        tab.click()
    expect(player.page.locator(".house[data-touch]:not(.brief)").first).to_be_visible()
    return player.page


@state
def champagne_projected(visit: Visit) -> Page:
    """The score sheet, if the game ended now."""
    page = champagne_panel(visit)
    page.get_by_title(visit.say("age-of-champagne-projected-title")).locator("visible=true").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


@state
def champagne_merchant(visit: Visit) -> Page:
    """The board of the Wine Merchant."""
    page = visit.table(lambda page: branch(page, 80, 0, f"{GAME}/1-seats"), Winemaker)
    page.locator('.house[data-house="merchant"]:visible').first.click()
    expect(page.get_by_role("group", name=visit.say("age-of-champagne-merchant"), exact=True)).to_be_visible()
    return page


@state
def champagne_sealed(visit: Visit) -> Page:
    """In the draft, while the other still chooses."""
    page, other = visit.somebody(), visit.person("Bea")
    other.goto("/")
    page.goto(two_people(page, other, game=GAME).path)
    player = Winemaker(page, visit.language)
    player.able()
    player.play(f"keep {player.hand()[0]}", visit.way)
    expect(page.get_by_text(visit.say("age-of-champagne-draft-wait", names="Bea", count=1))).to_be_visible()
    return page


@state
def champagne_partner(visit: Visit) -> Page:
    """Another house asks for a cuvee."""
    return visit.table(lambda page: before(page, lambda step: step.text == "join", f"{GAME}/partner"), Winemaker)


@state
def champagne_blend(visit: Visit) -> Page:
    """Own wines, cellar and blends."""
    return visit.table(
        lambda page: before(page, lambda step: step.text.startswith("blend "), f"{GAME}/4-seats", last=True), Winemaker
    )


# The questions between those above, at positions of recorded games.


def asked(visit: Visit, record: str, move: int, phase: str) -> Winemaker:
    """On turn before this move of a record, and asked this."""
    player = Winemaker(visit.table(at(move, f"{GAME}/{record}"), Winemaker), visit.language)
    assert player.phase() == phase
    player.able()
    return player


@state
def champagne_ship(visit: Visit) -> Page:
    return asked(visit, "1-seats", 96, "ship").page


@state
def champagne_exchange(visit: Visit) -> Page:
    """Two wines are given; which one comes for them is asked."""
    player = asked(visit, "4-seats", 288, "blend")
    player.play("exchange MN", visit.way)
    expect(player.answer("for C")).to_be_visible()
    return player.page


@state
def champagne_keep(visit: Visit) -> Page:
    """Not the whole harvest fits."""
    return asked(visit, "1-seats", 23, "keep-c").page


@state
def champagne_take(visit: Visit) -> Page:
    """One of several Bonus tokens."""
    return asked(visit, "1-seats", 52, "take").page


@state
def champagne_key(visit: Visit) -> Page:
    return asked(visit, "key-chosen", 26, "key").page


@state
def champagne_cork(visit: Visit) -> Page:
    return asked(visit, "corks", 188, "cork").page


@state
def champagne_age(visit: Visit) -> Page:
    """Marketing: to the oenotheque."""
    return asked(visit, "1-seats", 28, "age").page


@state
def champagne_cold(visit: Visit) -> Page:
    return asked(visit, "key-chosen", 179, "cold").page


@state
def champagne_reserve(visit: Visit) -> Page:
    """An order is kept for this round."""
    player = asked(visit, "failed-reservation", 15, "place")
    if visit.how.get("phone"):
        player.turn_to("reserve E13")
        player.piece("order-E13").tap()
    return player.page


@state
def champagne_promote(visit: Visit) -> Page:
    """Marketing: from the oenotheque to the grid."""
    return asked(visit, "4-seats-trade-partnership-unlimited", 210, "promote").page


@state
def champagne_room(visit: Visit) -> Page:
    """Before the harvest, wines may be exchanged."""
    return asked(visit, "1-seats", 66, "room").page


@state
def champagne_omit(visit: Visit) -> Page:
    """Which cuvee is left out of a partial delivery."""
    player = asked(visit, "4-seats", 278, "ship")
    player.play("ship I07", visit.way)
    expect(player.answer("omit M")).to_be_visible()
    return player.page


@state
def champagne_watched(visit: Visit) -> Page:
    host = visit.person("Bea")
    page = visit.at(visit.somebody(None), against_bots(host, 4, game=GAME).link)
    expect(Winemaker(page, visit.language).board()).to_be_visible()
    return page


@state
def champagne_replay(visit: Visit) -> Page:
    """Of a record from disk, so that the same lies there each time."""
    page = visit.at(visit.somebody(None), "/replay")
    page.get_by_label(visit.say("replay-file-choose")).set_input_files(RECORDS / f"{GAME}/1-seats.tablee")
    slider = page.get_by_role("slider", name=visit.say("replay-slider"))
    slider.fill("60")
    expect(slider).to_have_value("60")
    expect(Winemaker(page, visit.language).board()).to_be_visible()
    return page


@state
def champagne_steer(visit: Visit) -> Page:
    """The Merchant's orders, for somebody without a house."""
    return asked(visit, "2-seats-merchant-nabuchodonosor-steered", 41, "steer").page


@state
def champagne_end(visit: Visit) -> Page:
    """The end on the board, before the score sheet."""
    player = asked(visit, "1-seats", 104, "cold")
    player.play("decline", visit.way)
    player.button("table-stay").click()
    expect(player.page.locator(".ending article")).to_have_count(2)
    settled(player.page)
    return player.page


@state
def champagne_score(visit: Visit) -> Page:
    page = visit.somebody()
    table = finished(page, GAME)
    visit.at(page, table.link)
    expect(page.get_by_role("list", name=visit.say("age-of-champagne-sheet-race"))).to_be_visible()
    settled(page)
    return page

"""Age of Champagne on its board: a solo game, people with bots, sealed picks, keys alone, phones, what moves bring."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.e2e.keyboard import not_lost
from tests.e2e.people import People
from tests.e2e.seated import Way, whose_turn
from tests.e2e.sentences import SEAT, Reader
from tests.e2e.server import act as acts
from tests.e2e.server import against_bots, at, before, branch, open_table, result, steps, two_people
from tests.e2e.states import english
from tests.e2e.until import drawn
from tests.e2e.winemaker import Winemaker
from tests.e2e.wire import overheard
from tests.e2e.words import say

GAME = "age_of_champagne"
MOST = 220  # decisions of one person in one game
PICKS = 3  # of the draft, with fewer than four houses
SHORT = 14  # decisions of a part of a game
WAYS: tuple[Way, ...] = ("click", "list", "typed", "click")
FOUR = f"{GAME}/4-seats"
LAST_ROUND = at(93, f"{GAME}/1-seats")
# Pieces that a finger does not meet.
SMALL = """all => all.map(it => [it.dataset.touch, it.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 40 || height < 40)
  .map(([touch, { width, height }]) => `${touch} ${width} × ${height}`)"""


TOUCHES = "all => all.map(it => it.dataset.touch)"
# How much of the place for the last sums they fill.
FILLED = """() => {
  const height = it => it.getBoundingClientRect().height
  const rows = [...document.querySelectorAll('.ending article')]
  return rows.reduce((sum, row) => sum + height(row), 0) / height(document.querySelector('.ending'))
}"""
# Names and numbers that are cut, or reach over the edge of the piece they stand on.
CUT_OFF = """() => {
  const found = [], walk = document.createTreeWalker(document.querySelector('.champ'), NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const [parent, words] = [walk.currentNode.parentElement, walk.currentNode.data.trim()]
    if (!words || !parent.checkVisibility({ visibilityProperty: true }) || parent.closest('svg, .sr')) continue
    const range = document.createRange()
    range.selectNodeContents(walk.currentNode)
    const [text, piece] = [range.getBoundingClientRect(), parent.closest('[data-piece], .soon, .module, li')]
    const frame = piece?.getBoundingClientRect()
    const line = piece?.matches('.soon, .now') ? 1 : 0 // a frame around the words
    const beside = frame && (text.left < frame.left + line - 0.5 || text.right > frame.right - line + 0.5)
    const over = beside || (frame && text.bottom > frame.bottom + 4)
    if (over || (parent.clientWidth && parent.scrollWidth > parent.clientWidth + 1)) found.push(words)
  }
  return found
}"""


# Tabs whose name is wider than they are.
CUT = """all => all.filter(it => it.lastElementChild.getBoundingClientRect().width > it.getBoundingClientRect().width)
  .map(it => it.innerText)"""


def solo(page: Page, **options: object) -> Winemaker:
    """Alone against the Wine Merchant."""
    table = open_table(page, 1, game=GAME, options=options)
    acts(page, table.id, "start")
    page.goto(table.path)
    player = Winemaker(page)
    expect(player.board()).to_be_visible()
    return player


def placing(player: Winemaker) -> None:
    """Through the draft, until a Collaborator is to be placed."""
    while player.phase() != "place":
        player.decide()
    player.able()


def test_a_solo_game_to_its_end(person: People) -> None:
    page = person("Ada")
    player, ways = solo(page, board="simplified"), cycle(WAYS)
    table = page.url.rsplit("/", 1)[1]
    for _ in range(MOST):
        if player.over():
            break
        player.decide(next(ways))
    assert player.over()
    player.to_sheet()
    points = result(page, table)
    bars = page.get_by_role("list", name=say("age-of-champagne-sheet-race")).get_by_role("listitem")
    expect(bars).to_have_count(2)
    shown = [int(text.replace("−", "-")) for text in bars.locator(".total").all_inner_texts()]
    assert sorted(shown) == sorted(points)
    most = max(points)
    expect(page.get_by_role("main")).to_contain_text(re.compile(r"What made the difference: .+, \d+ against −?\d+\."))
    expect(page.get_by_role("main")).to_contain_text(f"with {most} points")
    turns = page.get_by_role("region", name=say("score-decided")).get_by_role("listitem")
    expect(turns.first).to_contain_text(re.compile(r"[+−]\d+ \(.+[+−]\d+\)|to −?\d+ \(.+[+−]\d+\)"))
    sheet = page.get_by_role("region", name=say("age-of-champagne-sheet-title"))
    # every source adds up to the total of its column
    columns = sheet.locator("tbody tr").evaluate_all(
        "all => all.map(row => [...row.querySelectorAll('td')].map(it => Number(it.innerText.replace('−', '-')) || 0))"
    )
    *sources, totals = columns
    assert [sum(column) for column in zip(*sources, strict=True)] == totals


def test_a_first_game_alone_is_two_clicks_away(person: People) -> None:
    page = person("Ada")
    page.goto("/")
    page.get_by_role("link", name="Age of Champagne").first.click()
    page.get_by_role("button", name=say("game-guided")).click()
    player = Winemaker(page)
    expect(player.board()).to_be_visible()
    expect(page.locator(".council .house:not(.brief)")).to_have_count(2)
    expect(page.locator('[data-touch^="Z4."]')).to_have_count(0)  # the simplified side has no Marketing


def test_the_standard_game_alone_is_two_clicks_away(person: People) -> None:
    page = person("Ada")
    page.goto("/")
    page.get_by_role("link", name="Age of Champagne").first.click()
    page.get_by_role("button", name=say("game-alone"), exact=True).click()
    player = Winemaker(page)
    expect(player.board()).to_be_visible()
    expect(page.locator(".council .house:not(.brief)")).to_have_count(2)
    expect(page.locator('.council .house[data-house="merchant"]:not(.brief)')).to_have_count(1)
    expect(page.locator('[data-touch^="Z4."]')).to_have_count(4)  # only the standard side has Marketing
    assert player.hand()


def test_the_last_round_on_the_standard_board_in_french(person: People) -> None:
    page = person("Ada", language="fr")
    table = LAST_ROUND(page)
    page.goto(table.path)
    player, ways = Winemaker(page, "fr"), cycle(WAYS)
    for _ in range(MOST):
        if player.over():
            break
        player.able()
        assert english(page) == []
        player.decide(next(ways))
    assert player.over()
    expect(page.locator(".ending article")).to_have_count(2)
    assert page.evaluate(FILLED) > 0.85
    assert english(page) == []
    player.to_sheet()
    bars = page.get_by_role("list", name=player.say("age-of-champagne-sheet-race")).get_by_role("listitem")
    expect(bars).to_have_count(2)
    shown = [int(text.replace("−", "-")) for text in bars.locator(".total").all_inner_texts()]
    assert sorted(shown) == sorted(result(page, table.id))
    assert english(page) == []


def test_hints_survive_a_reload_and_can_be_read_again(person: People) -> None:
    page = person("Ada")
    player = solo(page, board="simplified")
    hint = page.get_by_role("complementary", name=say("guide-label"))
    start, draft = say("age-of-champagne-guide-start"), say("age-of-champagne-guide-draft")
    expect(hint).to_contain_text(start)
    page.reload()
    expect(hint).to_contain_text(start)  # nobody has read it
    hint.get_by_role("button", name=say("guide-next")).click()
    expect(hint).to_contain_text(draft)
    page.reload()
    expect(hint).to_contain_text(draft)
    placing(player)
    hint.get_by_role("button", name=say("guide-earlier")).click()
    told = page.get_by_role("dialog").get_by_role("listitem")
    expect(told.filter(has_text=start)).to_have_count(1)
    expect(told.filter(has_text=draft)).to_have_count(1)
    page.keyboard.press("Escape")
    before = hint.locator("p").inner_text()
    page.reload()
    expect(hint.locator("p")).to_have_text(before)


def test_what_a_newcomer_looks_for_is_said(person: People) -> None:
    page = person("Ada")
    page.goto(branch(page, 182, 0, f"{GAME}/4-seats").path)
    player = Winemaker(page)
    player.able()
    expect(page.locator(".z5 .first")).to_have_text("Shipping so far: 1 Marl")
    player.piece("Z5.2").hover()
    expect(page.get_by_role("main")).to_contain_text("Shipping before you: Marl.")
    projected = page.get_by_role("button", name=re.compile(r"Projected score: \d+"))
    total = int(projected.inner_text().split()[-1])
    projected.click()
    sums = page.get_by_role("dialog").locator(".totals td")
    expect(sums.filter(has_text=re.compile(rf"^{total}$")).first).to_be_visible()


def test_the_story_draws_what_was_harvested(person: People) -> None:
    page = person("Ada", width=2560, height=1440)
    page.goto(at(79, f"{GAME}/1-seats")(page).path)
    player = Winemaker(page)
    player.able()
    player.play("done")
    harvest = page.locator(".story").get_by_role("listitem").filter(has_text="You harvest").first
    expect(harvest.locator(".ac-wine.grape").first).to_be_visible()


def test_tokens_say_what_they_do(person: People) -> None:
    for phone in (False, True):
        page = person("Ada", phone=phone)
        page.goto(branch(page, 80, 0, f"{GAME}/1-seats").path)
        Winemaker(page).able()
        expect(page.locator(".strip .token").filter(has_text="Reservation")).to_contain_text("keeps an order")


def test_tabs_of_a_phone_have_names_that_fit(person: People) -> None:
    for language in ("en", "fr"):
        page = person("Ada", phone=True, language=language, width=360)
        page.goto(against_bots(page, 2, game=GAME).path)
        tabs = page.locator(".zones nav button")
        expect(tabs).to_have_count(9)
        assert tabs.evaluate_all(CUT) == []


def test_newcomers_are_offered_options_for_a_first_game(person: People) -> None:
    page = person("Ada")
    page.goto(f"/new/{GAME}")
    simplified = page.get_by_role("radio", name=say("age-of-champagne-option-board-simplified"))
    expect(simplified).not_to_be_checked()
    page.get_by_role("button", name=say("newtable-first-set")).click()
    expect(simplified).to_be_checked()
    page.evaluate("localStorage.setItem('tablee-settings', JSON.stringify({ guided: { 'age_of_champagne/over': 1 } }))")
    page.reload()
    expect(simplified).to_be_visible()
    expect(page.get_by_role("button", name=say("newtable-first-set"))).to_have_count(0)


def test_two_people_and_two_bots_begin_a_game(person: People) -> None:
    host, guest = person("Ada"), person("Bea")
    table = two_people(host, guest, 4, game=GAME, options={"trade_partnership": True})
    players, ways = [Winemaker(host), Winemaker(guest)], cycle(WAYS)
    for player in players:
        player.page.goto(table.path)
        expect(player.board()).to_be_visible()
    for _ in range(SHORT):
        asked = whose_turn(players)
        assert asked is not None
        asked.decide(next(ways))
    for player in players:
        expect(player.page.locator(".council .house:not(.brief)")).to_have_count(4)
        expect(player.page.locator(".offers .now")).to_have_count(4)


def test_cards_of_the_draft_stay_where_they_are(person: People) -> None:
    page = person("Ada")
    player = Winemaker(page)
    page.goto(at(0, f"{GAME}/1-seats")(page).path)
    player.able()
    kept, *others = player.hand()
    boxes = [player.piece(f"heir-{card}").bounding_box() for card in others]
    player.play(f"keep {kept}")
    expect(page.locator("[data-place=kept] .heir")).to_have_count(1)
    assert player.hand() == others
    drawn(page)
    assert [player.piece(f"heir-{card}").bounding_box() for card in others] == boxes


def test_every_order_that_can_be_shipped_shows_its_points(person: People) -> None:
    """Also one that lacks a cuvee, from the spot for partial deliveries."""
    page = person("Ada")
    page.goto(at(51, f"{GAME}/1-seats")(page).path)
    player = Winemaker(page)
    assert player.phase() == "ship"
    player.able()
    able = page.locator(".order.can")
    lacking = able.filter(has=page.locator(".missing"))
    expect(lacking.first.locator(".worth")).to_be_visible()
    expect(able.locator(".worth")).to_have_count(able.count())


def test_picks_of_the_draft_are_sealed_and_outlive_a_reload(person: People) -> None:
    host, guest = person("Ada"), person("Bea")
    table = two_people(host, guest, 2, game=GAME)
    ada, bea = Winemaker(host), Winemaker(guest)
    heard = overheard(guest)
    for player in (ada, bea):
        player.page.goto(table.path)
        player.able()
    kept = ada.hand()[0]
    own = ada.page.locator(f'[data-place=kept] [data-face="heir-{kept}"]')
    ada.play(f"keep {kept}")
    expect(own).to_be_visible()
    expect(ada.page.get_by_text(say("age-of-champagne-draft-wait", names="Bea", count=1))).to_be_visible()
    turns = ".council:not(.brief) .house.turn"
    assert ada.page.locator(turns).evaluate_all(TOUCHES) == ["player-1"]  # whom the table waits for
    assert sorted(bea.page.locator(turns).evaluate_all(TOUCHES)) == ["player-0", "player-1"]  # not who has chosen
    expect(bea.page.locator("[data-place=kept] .heir")).to_have_count(0)
    asked = bea.prompt.inner_text()
    ada.page.reload()
    expect(own).to_be_visible()
    expect(ada.page.locator("[data-place=kept] .heir")).to_have_count(1)
    assert ada.hand() == []
    held = bea.hand()
    assert bea.prompt.inner_text() == asked
    bea.page.reload()
    bea.able()
    assert bea.hand() == held
    bea.play(f"keep {held[0]}")
    ada.able()
    assert set(ada.hand()) == set(held[1:])  # the hands are passed on
    bea.able()
    assert any(held[0] in frame for frame in heard)
    assert not any(kept in frame for frame in heard)  # until all is revealed


def test_a_partner_is_asked_and_joins(person: People) -> None:
    page = person("Ada")
    page.goto(before(page, lambda step: step.text == "join", f"{GAME}/partner").path)
    player = Winemaker(page)
    assert player.phase() == "partner"
    for answer in ("join", "decline"):
        expect(player.answer(answer)).to_be_visible()
    points = page.locator("[data-own-seat]:visible strong").first
    earned = int(points.inner_text())
    player.answer("join").hover()
    expect(page.locator("[data-guide=prompt] .effect")).not_to_be_empty()  # what it would cost and bring
    player.play("join")
    expect(points).not_to_have_text(str(earned))  # a partner shares in the order


def test_the_projected_score_counts_what_lies_open(person: People) -> None:
    page = person("Ada")
    page.goto(before(page, lambda step: step.text.startswith("place "), f"{GAME}/4-seats", last=True).path)
    Winemaker(page).able()
    now = [int(text) for text in page.locator(".council:not(.brief) .house strong").all_inner_texts()]
    page.get_by_role("button", name=re.compile(r"Projected score: −?\d+")).click()
    sheet = page.get_by_role("dialog", name=say("age-of-champagne-projected-title"))
    expect(sheet.locator("tbody tr.totals")).to_be_visible()
    rows = sheet.locator("tbody tr").evaluate_all(
        "all => all.map(row => [...row.querySelectorAll('td')].map(it => Number(it.innerText.replace('−', '-')) || 0))"
    )
    *sources, totals = rows
    assert [sum(column) for column in zip(*sources, strict=True)] == totals
    final = sheet.locator("tbody tr").evaluate_all("all => all.findIndex(row => row.classList.contains('final'))")
    assert sorted(map(sum, zip(*sources[:final], strict=True))) == sorted(now)  # above the line: what everybody has
    assert totals == sorted(totals, reverse=True)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


# Where the cursor of somebody who hears the table is: from there the tab key goes on.
CURSOR = """heading => {
  heading.tabIndex = -1
  heading.focus()
}"""


def leads_into(heading: Locator, part: Locator) -> None:
    """From the heading to the first piece of its part is one step."""
    expect(part).to_have_count(1)
    heading.evaluate(CURSOR)
    heading.page.keyboard.press("Tab")
    expect(part.locator('[data-piece][tabindex="0"]').first).to_be_focused()


def test_every_zone_is_two_steps_away_and_the_decision_one(person: People) -> None:
    """For somebody who hears the table: a heading or a region with the name of the zone, then its first piece."""
    page = person("Ada")
    reader = Reader(page)
    page.goto(LAST_ROUND(page).path)
    assert reader.is_asked()
    prompt = reader.replica.view["prompt"]  # one step: there is no other heading of its level
    expect(page.get_by_role("heading", level=1)).to_have_text([say(prompt["key"], **prompt["args"])])
    for zone in (1, 2, 3, 4, 5, 6, 8):
        region = page.get_by_role("region", name=say("age-of-champagne-zone", zone=zone))
        leads_into(region.get_by_role("heading", level=2, name=say("age-of-champagne-zone-name", zone=zone)), region)
    # at the harvest nothing is chosen, and all is said
    harvest = page.get_by_role("region", name=say("age-of-champagne-zone-name", zone=7))
    name = say("age-of-champagne-zone-name", zone=7)
    expect(harvest.get_by_role("heading", level=2, name=name, exact=True)).to_have_count(1)
    comes = reader.replica.view["houses"][SEAT]["harvest"]
    expect(harvest).to_contain_text(say("age-of-champagne-harvest-of", grapes=sum(comes["grapes"])))
    expect(harvest).to_contain_text(say("age-of-champagne-harvest-limits", press=comes["press"], room=comes["room"]))


def test_every_part_of_the_estate_is_two_steps_away(person: People) -> None:
    page = person("Ada")
    reader = Reader(page)
    page.goto(LAST_ROUND(page).path)
    assert reader.is_asked()
    estate = page.get_by_role("group", name=say("age-of-champagne-estate", own="yes", name=""))
    vines = estate.get_by_role("region", name=say("age-of-champagne-vines"))
    leads_into(estate.get_by_role("heading", level=2), vines)  # the first of them
    for key, zone in (("zone-name", 3), ("cellar", 0), ("oenotheque", 0), ("blends", 0)):
        name = say(f"age-of-champagne-{key}", zone=zone)
        part = estate.get_by_role("region", name=name, exact=True)
        leads_into(part.get_by_role("heading", level=3, name=name), part)
    # where nothing can be touched, the name says all
    house = reader.replica.view["houses"][SEAT]
    bonuses = [f"{say('age-of-champagne-cuvee', cuvee=wine)} +{house['bonus'][i]}" for i, wine in enumerate("MNC")]
    for name in (
        say("age-of-champagne-press", capacity=house["capacity"]),
        say("age-of-champagne-grid", bonuses=", ".join(bonuses).replace("+0", "0")),
    ):
        expect(estate.get_by_role("region", name=name)).to_have_count(1)


def test_a_spot_shows_what_it_brings_before_a_collaborator_stands_there(person: People) -> None:
    page = person("Ada")
    player = solo(page)
    placing(player)
    spot = page.locator('[data-touch^="Z5."].can').first
    spot.hover()
    expect(spot.locator(".ghost")).to_be_visible()
    expect(page.locator("[data-guide=prompt] .effect")).not_to_be_empty()
    press = page.locator('[data-touch^="Z2."].can').first
    press.hover()
    expect(page.locator(".press .then")).to_have_count(1)
    name = press.get_attribute("data-touch")
    player.play(f"place {name}")
    expect(page.locator(f'[data-touch="{name}"] [data-face="pawn-0"]')).to_be_visible()


def test_what_a_choice_changes_is_drawn_before_it_is_made(person: People) -> None:
    page = person("Ada")
    page.goto(before(page, lambda step: step.text.startswith("place Z3"), f"{GAME}/4-seats").path)
    player = Winemaker(page)
    player.able()
    total = page.locator(".council:not(.brief) [data-own-seat] strong .ac-delta")
    module, disc = page.locator(".estate .module.comes"), page.locator(".eco .ghost")
    player.piece("Z3.1").hover()
    expect(module).to_have_count(1)
    expect(total).to_have_text("+1")
    expect(disc).to_have_count(0)
    player.piece("Z2.3").hover()
    expect(disc).to_have_count(1)
    expect(module).to_have_count(0)
    expect(total).to_have_count(0)
    # the sum of an order that goes without a cuvee, with what its transport costs
    page.goto(before(page, lambda step: step.text.startswith("omit "), f"{GAME}/4-seats").path)
    player.able()
    player.piece("cellar-2-M").hover()
    counted = page.locator(".z5 .count")
    expect(counted).to_contain_text(say("age-of-champagne-by-partial"))
    expect(counted.locator('[data-wine="M"]')).to_have_count(1)


def test_an_estate_is_one_tap_away_and_shown_once(person: People) -> None:
    page = person("Ada")
    page.goto(against_bots(page, 3, game=GAME).path)
    player = Winemaker(page)
    placing(player)
    other = next(seat for seat in range(3) if seat != player.seat)
    page.locator(f'.house[data-touch="player-{other}"]:visible').click()
    expect(page.locator(".estate")).to_have_count(1)
    expect(page.locator(".estate")).to_have_attribute("data-house", str(other))
    page.get_by_role("button", name=say("age-of-champagne-back")).click()
    expect(page.locator(".estate")).to_have_attribute("data-house", str(player.seat))


def test_some_rounds_with_keys_alone(person: People) -> None:
    page = person("Ada")
    player = solo(page)
    for _ in range(SHORT):
        player.decide("keys")
        here = not_lost(page)
        assert here["seen"], here["what"]


@pytest.mark.parametrize("width", [390, 360])
def test_on_a_phone_in_french_everything_is_met_with_a_finger(person: People, width: int) -> None:
    page = person("Ada", phone=True, width=width, language="fr")
    table = open_table(page, 1, game=GAME)
    acts(page, table.id, "start")
    page.goto(table.path)
    player = Winemaker(page, "fr")
    while player.phase() != "place":
        player.decide("touch")
    player.able()
    for tab in page.locator(".zones button").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-pressed", "true")
        assert page.locator(".champ [data-piece]:visible").evaluate_all(SMALL) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    player.decide("touch")
    expect(player.prompt).to_be_in_viewport()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(2560, 1440), (1440, 900), (820, 1180)], ids=["large", "desk", "tablet"])
def test_no_name_and_no_number_is_cut(person: People, size: tuple[int, int], language: str) -> None:
    page = person("Camille", width=size[0], height=size[1], language=language)
    for move in (9, 182, 266):
        page.goto(branch(page, move, steps(page, FOUR)[move].seat, FOUR).path)
        player = Winemaker(page, language)
        player.able()
        player.settles()
        assert page.evaluate(CUT_OFF) == [], move


# The vineyards of the first region, so many times; and whether all of them, or their sum, is in sight.
GROWN = """many => {
  const plot = document.querySelector('.estate .plot')
  while (plot.parentElement.querySelectorAll('.plot').length < many) plot.after(plot.cloneNode(true))
}"""
SHOWN = """() => {
  const cards = document.querySelector('.estate .cards'), box = cards.getBoundingClientRect()
  const seen = [...cards.children].filter(it => it.checkVisibility({ visibilityProperty: true }))
  const inside = seen.every(it => it.getBoundingClientRect().bottom <= box.bottom + 1)
  const sum = seen.some(it => it.matches('.sum'))
  return [inside, sum || seen.length === cards.querySelectorAll('.plot').length]
}"""


def test_many_vineyards_are_all_shown_or_counted(person: People) -> None:
    page = person("Ada")
    page.goto(at(182, FOUR)(page).path)
    Winemaker(page).able()
    column = page.locator(".estate .column").first
    column.wait_for()
    name = column.get_attribute("aria-label") or ""
    for village in column.locator(".plot b").all_inner_texts():
        assert village.replace("\u00ad", "") in name  # for whoever hears the table
    for many in (3, 5, 8):
        page.evaluate(GROWN, many)
        drawn(page)
        assert page.evaluate(SHOWN) == [True, True], many
    expect(column.locator(".sum")).to_be_visible()  # nobody reads eight names there


def test_the_frame_of_a_vineyard_lies_on_its_landscape(person: People) -> None:
    page = person("Ada")
    page.goto(at(9, FOUR)(page).path)
    Winemaker(page).able()
    page.mouse.move(0, 0)
    vineyard = page.locator('[data-touch^="Z1."].can').first
    box = vineyard.bounding_box()
    assert box
    top: FloatRect = {"x": box["x"] + 10, "y": box["y"], "width": box["width"] - 20, "height": 2}
    drawn(page)
    framed = page.screenshot(clip=top)
    vineyard.evaluate("it => it.classList.remove('can')")
    drawn(page)
    assert page.screenshot(clip=top) != framed


def test_two_with_the_same_initial_are_told_apart_without_their_colours(person: People) -> None:
    """On pieces and in the count of vineyards."""
    page = person("Camille")  # beside Chalk, a bot
    page.goto(against_bots(page, 4, game=GAME).path)
    player = Winemaker(page)
    placing(player)
    names = page.locator(".council:not(.brief) .house .ac-pawn text").all_text_contents()
    assert len(set(names)) == 4, names
    tally = page.locator(".estate .column .tally").first.locator("i")
    assert len(set(tally.all_inner_texts())) == 4
    tops = tally.evaluate_all("all => all.map(it => Math.round(it.getBoundingClientRect().top))")
    assert len(set(tops)) == 1


def test_a_region_of_another_house_says_that_nothing_can_be_done_with_it(person: People) -> None:
    page = person("Ada")
    page.goto(at(9, FOUR)(page).path)
    player = Winemaker(page)
    player.able()
    page.locator(f'.house[data-touch="player-{(player.seat + 1) % 4}"]:visible').first.click()
    page.locator(".estate:not(.own) .column").first.click(force=True)  # it says that it cannot be used
    expect(page.get_by_role("alert").filter(has_text=say("table-means-nothing"))).to_have_count(1)

"""With a thumb, on a small screen. Every state on every screen: test_states.py."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.fingers import held
from tests.e2e.games import Game, each_game
from tests.e2e.misfits import misfits
from tests.e2e.people import People
from tests.e2e.player import Phase, Player
from tests.e2e.server import against_bots
from tests.e2e.until import drawn
from tests.e2e.vintner import Vintner
from tests.e2e.words import say


def test_the_first_touch_shows_and_the_second_plays(person: People) -> None:
    page = person("Ada", phone=True)
    page.goto(against_bots(page).path)
    player = Player(page)
    assert player.phase() == "buy"
    asked = player.prompt.inner_text()
    player.supply("R").tap()
    expect(page.get_by_text(say("coup-effect-buy", colour="R", price=100, worth=0, left=20))).to_be_visible()
    expect(player.prompt).to_have_text(asked)  # nothing is done yet
    commit = page.locator(".commit")
    commit.get_by_role("button", name=say("table-close")).tap()
    expect(commit).to_have_count(0)
    player.play("buy R", "touch")
    player.waits()
    player.play("stop", "touch")
    assert player.phase() == "lay"
    player.decide("touch")


def test_a_card_is_drawn_with_the_second_touch(person: People) -> None:
    page = person("Ada", phone=True)
    page.goto(against_bots(page, 2, game="coupage").path)
    player = Vintner(page)
    assert player.step() == "draw"
    asked = player.lies()
    player.piece("pile").tap()
    expect(player.commit()).to_have_text(say("coupage-move-pile"))
    assert player.lies() == asked  # nothing is done yet
    page.locator(".commit").get_by_role("button", name=say("table-close")).tap()
    expect(player.commit()).to_have_count(0)
    player.play("pile", "touch")
    assert player.step() == "act"
    for _ in range(6):
        if player.over():
            break
        player.decide("touch")


def test_a_round_is_played_with_a_thumb(person: People) -> None:
    page = person("Ada", phone=True, moving=True)
    page.goto(against_bots(page, 2).path)
    player = Player(page)
    phases: list[Phase] = []
    while not phases or player.phase() != "buy" or phases[-1] == "buy":
        phases.append(player.phase())
        player.decide("touch", buys=len(phases) < 3)
    assert set(phases) == {"buy", "lay", "swap"}


def test_hints_leave_the_buttons_of_coupage_in_sight(person: People) -> None:
    page = person("Ada", phone=True)
    page.goto(against_bots(page, 4, game="coupage").path)
    player = Vintner(page)
    while player.step() != "draw":  # somebody who began may have asked for a card
        player.decide("touch")
    expect(page.get_by_role("complementary", name=say("guide-label"))).to_be_visible()
    tabs = page.get_by_role("navigation", name=say("table-tabs")).bounding_box()
    buttons = page.get_by_role("group", name=say("coupage-actions"))
    assert tabs

    def lowest() -> float:
        box = buttons.bounding_box()
        assert box
        return box["y"] + box["height"]

    assert lowest() <= tabs["y"] + 1
    player.piece("pile").tap()
    expect(player.commit()).to_have_text(say("coupage-move-pile"))
    assert lowest() <= tabs["y"] + 1


def test_nine_cards_lie_beside_each_other(person: People) -> None:
    page = person("Ada", phone=True)
    page.goto(against_bots(page, 2, game="coupage").path)
    Vintner(page).waits()
    page.evaluate(
        """() => {
          const fan = document.querySelector('.hand .fan')
          while (fan.children.length < 9) fan.prepend(fan.firstElementChild.cloneNode(true))
        }"""
    )
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 844})
        drawn(page)
        wide, seen = page.locator(".hand .fan").evaluate("it => [it.scrollWidth, it.clientWidth]")
        assert wide <= seen, width


def test_everybody_is_shown_whole_in_a_tab_of_their_own(person: People) -> None:
    page = person("Ada", phone=True)
    page.goto(against_bots(page, 4).path)
    Player(page).waits()
    strip = page.locator(".strip [data-seat]")
    expect(strip).to_have_count(4)
    expect(strip.filter(has_text=say("coup-seat-tiles", count=10)).locator(".rest:visible")).to_have_count(0)
    tabs = page.get_by_role("navigation", name=say("table-tabs"))
    tabs.get_by_role("button", name=say("table-tab", name="people")).tap()
    others = page.locator(".people [data-seat]:not(.own) .rest")
    expect(others).to_have_count(3)
    for each in others.all():
        expect(each).to_be_visible()
        expect(each).to_contain_text(say("coup-seat-tiles", count=10))


def test_a_tab_is_found_as_it_was_left(person: People) -> None:
    page = person("Ada", phone=True)
    page.goto(against_bots(page, 4).path)
    Player(page).waits()
    tabs = page.get_by_role("navigation", name=say("table-tabs"))
    page.evaluate("scrollTo(0, 120)")
    tabs.get_by_role("button", name=say("table-tab", name="talk")).tap()
    expect(page.get_by_role("heading", name=say("table-talk"))).to_be_visible()
    tabs.get_by_role("button", name=say("table-tab", name="table")).tap()
    expect(Player(page).board()).to_be_visible()
    page.wait_for_function("scrollY === 120")


@each_game
def test_everything_beside_the_table_is_one_touch_away(person: People, game: Game) -> None:
    page = person("Ada", phone=True)  # what moves is measured on its way
    page.goto(against_bots(page, game=game.id).path)
    game.player(page).waits()
    tabs = page.get_by_role("navigation", name=say("table-tabs"))
    for name, heading in (("story", "table-story"), ("talk", "table-talk")):
        tabs.get_by_role("button", name=say("table-tab", name=name)).tap()
        expect(page.get_by_role("heading", name=say(heading))).to_be_visible()
        assert misfits(page) == ""
    own = {
        "coupage": say("coupage-aid-tab"),
        "capa_doro": say("capa-doro-panel"),
        "age_of_champagne": say("age-of-champagne-panel"),
    }
    tabs.get_by_role("button", name=own.get(game.id, say("table-tab", name="people"))).tap()
    drawn(page)
    assert misfits(page) == ""
    tabs.get_by_role("button", name=say("table-tab", name="table")).tap()
    expect(game.player(page).board()).to_be_visible()


@each_game
def test_a_piece_under_a_resting_finger_says_what_it_is(person: People, game: Game) -> None:
    page = person("Ada", phone=True)
    page.goto(game.deciding(page).path)
    player = game.player(page)
    player.waits()
    player.settles()
    asked = player.prompt.inner_text()
    piece = page.locator("[data-piece].can:visible").first
    piece.scroll_into_view_if_needed()
    words = piece.get_attribute("title") or piece.get_attribute("aria-label")
    assert words
    with held(piece):
        expect(page.locator(".notices").get_by_text(words, exact=True)).to_be_visible()
    drawn(page)
    expect(player.prompt).to_have_text(asked)
    expect(page.locator(".commit")).to_have_count(0)  # nor was it chosen


@each_game
def test_on_its_side_a_phone_shows_every_piece_that_can_be_chosen(person: People, game: Game) -> None:
    """Not behind the prompt or the tabs, which stay where they are."""
    page = person("Ada", phone=True)
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto(game.deciding(page).path)
    game.player(page).waits()
    drawn(page)
    pieces = page.locator("[data-touch].can:visible")
    expect(pieces.first).to_be_visible()
    hidden = pieces.evaluate_all(
        """pieces => pieces.filter(piece => {
            piece.scrollIntoView({ block: 'center', behavior: 'instant' })
            const { x, y, width, height } = piece.getBoundingClientRect()
            return !piece.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        }).map(piece => piece.dataset.touch)"""
    )
    assert hidden == []
    assert page.locator(".ask").evaluate("it => it.getBoundingClientRect().top >= 0")

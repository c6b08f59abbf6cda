"""A move of Coupage made of several steps: it can be left and come back to, and nobody else sees it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.people import People
from tests.e2e.server import at
from tests.e2e.states.coupage import BOTTLING, DRAWING, EVAPORATING
from tests.e2e.vintner import VARIETIES, Vintner, Wish
from tests.e2e.wire import Wire
from tests.e2e.words import say


def test_a_half_made_payment_survives_loading_the_page_again(person: People) -> None:
    page = person("Ada", moving=True)
    page.goto(BOTTLING(page).path)
    player = Vintner(page)
    assert player.step() == "act"
    acting = player.lies()
    player.play("bottle 1")
    assert player.step() == "pay"
    begun = player.lies()
    page.reload()
    player.waits()
    player.able()
    assert player.lies() == begun
    player.take(player.wish())  # a grape of one star: one more is due
    assert player.step() == "pay"
    half = player.lies()
    expect(page.locator("[data-touch^=chosen-]")).to_have_count(1)
    page.reload()
    player.waits()
    player.able()
    assert player.lies() == half
    for before in (begun, acting):  # step by step back
        now = player.lies()
        page.get_by_role("button", name=say("coupage-back")).click()
        player.changed(now)
        player.able()
        assert player.lies() == before


def test_a_payment_is_chosen_in_any_order_and_said_when_it_is_complete(person: People) -> None:
    page = person("Ada")
    wire = Wire(page)
    page.goto(BOTTLING(page).path)
    player = Vintner(page)
    assert player.step() == "act"
    player.play("bottle 1")
    assert player.step() == "pay"
    sent = len(wire.acts("move"))
    marked = page.locator("[data-hand-card].marked")
    small = [touch for touch in player.able() if touch.endswith("1")]  # of one star: two of them are needed
    player.take(Wish(small[-1]))
    expect(marked).to_have_count(1)
    marked.click()  # and back
    expect(marked).to_have_count(0)
    player.take(Wish(small[-1]))
    assert len(wire.acts("move")) == sent, "a set that is not complete is nobody's business"
    player.take(Wish(next(touch for touch in player.able() if touch in small)))
    assert player.step() != "pay"
    (paid,) = [act["text"].split() for act in wire.acts("move")[sent:]]
    assert len(paid) == 2, "a set is one message"
    assert f"hand-{paid[0]}" == small[-1], "in the order in which it was chosen"


def test_a_bottle_costs_its_stars_and_empties_the_barrel(person: People) -> None:
    """CPG-6.2: two stars of a wine. CPG-6.3: payment, grapes and Time go to the discard."""
    page = person("Ada", moving=True)
    page.goto(BOTTLING(page).path)
    player = Vintner(page)
    assert player.step() == "act"
    cask = page.locator(".keg.own").first
    grapes, times = cask.locator(".grapes > *").count(), cask.locator(".times > *").count()
    thrown = _thrown(player)
    player.play("bottle 1")
    paid = 0
    while player.step() == "pay":
        player.take(player.wish())
        paid += 1
    expect(player.barrel(player.seat, 1)).to_have_accessible_name(
        say(
            "coupage-piece-bottle",
            where=say("coupage-piece-own-barrel", number=1),
            wine=say("coupage-wine", recipe="ROU"),
        )
    )
    assert _thrown(player) == thrown + grapes + times + paid


def _thrown(player: Vintner) -> int:
    name = player.piece("discard").get_attribute("aria-label") or ""
    return next(count for count in range(80) if name.endswith(say("coupage-piece-discard", count=count)))


def test_the_attacker_chooses_the_grape_that_evaporates(person: People) -> None:
    """CPG-8.10."""
    page = person("Ada", moving=True)
    page.goto(EVAPORATING(page).path)
    player = Vintner(page)
    assert player.step() == "act"
    player.play("play EVA")
    player.play("barrel 1-2")
    assert player.step() == "evaporate"
    on_it = ["grape-1-2-PAR1", "grape-1-2-TRE1", "grape-1-2-ULL1", "grape-1-2-XAR2"]
    assert sorted(player.able()) == on_it
    player.play("XAR2")
    name = player.barrel(1, 2).get_attribute("aria-label") or ""
    assert "Xarel·lo" not in name
    assert all(VARIETIES[grape] in name for grape in ("PAR", "TRE", "ULL"))
    assert say("coupage-barrel-lacks-grapes", grapes=1) in name


def test_the_discard_can_be_looked_through_by_everybody(person: People) -> None:
    """CPG-3.2."""
    page = person("Ada")
    page.goto(DRAWING(page).path)
    player = Vintner(page)
    assert player.step() == "draw"
    count = _thrown(player)
    player.piece("discard").click()
    dialog = page.get_by_role("dialog", name=say("coupage-discard-title", count=count))
    kinds = dialog.get_by_role("listitem")
    expect(kinds.first).to_be_visible()
    pieces = [each.strip() for each in kinds.locator(".sr").all_inner_texts()]
    assert sum(int(each.split(" ")[0]) if each[0].isdigit() else 1 for each in pieces) == count
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert player.step() == "draw"


def test_the_wine_list_says_what_is_missing(person: People) -> None:
    """T2: with Macabeu, Xarel·lo and Parellada in hand a white wine and a white cava can be laid."""
    page = person("Ada")
    page.goto(at(146, "coupage/4-seats")(page).path)
    player = Vintner(page)
    assert player.step() == "act"
    held = {card[:3] for card in player.hand()}
    able = player.able()
    for recipe, needs in (("BLA", {"MAC", "XAR", "PAR", "CHA"}), ("CVB", {"MAC", "XAR", "PAR"})):
        whole = len(held & needs) >= 3
        assert (f"recipe-{recipe}" in able) == whole, (recipe, held)
        complete = say("coupage-aid-all")
        assert (complete in (player.piece(f"recipe-{recipe}").get_attribute("aria-label") or "")) == whole
    assert "recipe-CVB" in able  # so the position shows what it should

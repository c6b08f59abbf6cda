"""A whole game of Coupage by mouse, with a sabotage, and with a card that was drawn and stays drawn."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.cellars import names_by_seat, wins_as_recorded
from tests.e2e.people import TIMEOUT, People
from tests.e2e.server import Opened, against_bots, asked, first_move, two_people
from tests.e2e.until import until
from tests.e2e.vintner import Vintner, Wish
from tests.e2e.words import say

DEALS = 60  # until one gives the card that is wanted: one in four does
GAMES = 4  # until that card is played before somebody steals it: nearly always the first
ADA, BEA = 0, 1


def test_a_whole_game_with_a_sabotage_and_an_undo_that_is_refused(person: People) -> None:
    ada, bea = person("Ada"), person("Bea")
    player = Vintner(ada, name="Ada")
    for _ in range(GAMES):
        table = _dealt(ada, bea, "PIQ")
        bea.goto(table.path)
        spoiled = _spoils_a_barrel(player, bea, table)
        if spoiled:
            break
    else:
        raise AssertionError(f"no barrel was spoiled in {GAMES} games")
    names = names_by_seat(ada)
    while not _over(player, bea, table):
        player.decide()
    player.to_sheet()
    record = wins_as_recorded(ada, names)
    ada.get_by_role("button", name=say("score-verify")).click()
    expect(ada.get_by_role("dialog", name=say("verify-title"))).to_contain_text(say("verify-yes"))
    assert f"{ADA} play PIQ\n{ADA} {spoiled}\n" in record
    assert "* undo" not in record  # what was refused was not done


def _dealt(ada: Page, bea: Page, card: str) -> Opened:
    """A game of Ada, Bea and two bots in which Ada holds this card from the beginning."""
    for _ in range(DEALS):
        table = two_people(ada, bea, 4, game="coupage", bot="greedy")
        ada.goto(table.path)
        expect(ada.locator("[data-hand-card]").first).to_be_visible()
        if card in Vintner(ada).hand():
            return table
    raise AssertionError(f"no hand with {card} in {DEALS} games")


def _over(player: Vintner, bea: Page, table: Opened) -> bool:
    """Whether it is, once Ada is asked again: until then Bea draws a card each turn and leaves it at that."""

    def her_turn() -> bool:
        if not (player.asked() or player.done()) and Vintner(bea).asked() and BEA in asked(bea, table):
            first_move(bea, table, BEA)
        return player.asked() or player.done()

    until(bea, her_turn, lambda: f"nobody is asked: {player.prompt.inner_text()}", 4 * TIMEOUT)
    return player.done()


def _spoils_a_barrel(player: Vintner, bea: Page, table: Opened) -> str:
    """Play until a Spoiled wine is, on a barrel chosen among several; the move. "": it was stolen, or it is over."""
    refused = False
    while not _over(player, bea, table) and "PIQ" in player.hand():
        step = player.step()
        if step == "draw" and not refused:
            refused = True
            _draws_and_may_not_take_it_back(player, bea)
        elif _both_actions_left(player) and len(_targets(player)) > 1:
            return _spoils(player, bea)
        else:
            player.decide()
    return ""


def _draws_and_may_not_take_it_back(player: Vintner, bea: Page) -> None:
    """Something was learned, so everybody must agree (DESIGN: Undo); Bea does not."""
    page, held = player.page, _held(player)
    player.play("pile")
    assert player.step() == "act"
    assert _held(player) == held + 1
    drawn = player.lies()
    undo = page.get_by_role("button", name=say("table-undo-ask"))
    expect(undo).to_contain_text(say("table-undo-why", state="ask"))  # the reason, in words
    undo.click()
    asks = bea.get_by_role("alert").filter(has_text=say("table-proposal", what="undo", seat="Ada", other="", mine="no"))
    asks.get_by_role("button", name=say("table-decline")).click()
    expect(asks).to_have_count(0)
    expect(page.get_by_role("button", name=say("table-withdraw"))).to_have_count(0)
    assert player.lies() == drawn
    assert player.step() == "act"


def _held(player: Vintner) -> int:
    """Cards in hand: those of a kind lie together."""
    region = player.page.locator("[data-area=hand]").get_attribute("aria-label")
    return next(count for count in range(80) if say("coupage-hand", count=count) == region)


def _both_actions_left(player: Vintner) -> bool:
    return player.prompt.inner_text().strip() == say("coupage-prompt-act", who="you", left=2, seat="")


def _targets(player: Vintner) -> list[str]:
    """Barrels of others in production and not spoiled: these may be spoiled (CPG-8.5, CPG-8.6)."""
    found: list[str] = player.page.locator(".keg.producing:not(.own):not(.spoiled) .whole").evaluate_all(
        "all => all.map(it => it.dataset.touch)"
    )
    return sorted(found)


def _spoils(player: Vintner, bea: Page) -> str:
    page, targets, held = player.page, _targets(player), _held(player)
    discarded = player.piece("discard").get_attribute("aria-label")
    names = {touch: player.piece(touch).get_attribute("aria-label") or "" for touch in targets}
    player.play("play PIQ")
    assert player.step() == "target"
    assert sorted(player.able()) == targets  # none of one's own, none that is empty, bottled or spoiled
    target, others = targets[-1], targets[:-1]
    player.piece(target).hover()
    effect = say("coupage-effect-target", whose="other", seat="|", recipe="", ready="no", card="PIQ").split(": ")[1]
    expect(page.get_by_text(effect).first).to_be_visible()  # what it does, before it is done
    player.take(Wish(target))
    blocked = say("coupage-barrel-spoiled", turns=4)
    for each in (page, bea):  # everybody sees which barrel it is,
        barrel = each.locator(f'[data-piece][data-touch="{target}"]')
        expect(barrel).to_have_accessible_name(re.compile(f"{blocked}$"))
        expect(_cask(each, target).locator(".piq b")).to_have_text("4")  # for how many turns (CPG-8.7),
        for other in others:  # and that the others are not touched
            assert each.locator(f'[data-piece][data-touch="{other}"]').get_attribute("aria-label") == names[other]
    assert _held(player) == held - 1
    assert player.piece("discard").get_attribute("aria-label") == discarded  # it lies on the barrel (CPG-8.1)
    seat, number = target.split("-")[1:]
    return f"barrel {seat}-{number}"


def _cask(page: Page, touch: str) -> Locator:
    return page.locator(".keg").filter(has=page.locator(f'[data-touch="{touch}"]'))


def test_alone_among_bots_one_takes_a_drawn_card_back_and_draws_the_same(person: People) -> None:
    """Nothing is dealt anew, and the button says so."""
    page = person("Ada")
    page.goto(against_bots(page, 2, game="coupage").path)
    player = Vintner(page)
    assert player.step() == "draw"
    asked_first = player.lies()
    player.play("pile")
    assert player.step() == "act"
    drawn = player.lies()
    undo = page.get_by_role("button", name=say("table-undo"))
    expect(undo).to_contain_text(say("table-undo-why", state="same"))
    undo.click()
    player.changed(drawn)
    assert player.lies() == asked_first
    player.play("pile")
    player.step()
    assert player.lies() == drawn

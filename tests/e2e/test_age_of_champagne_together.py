"""Two people at one table of Age of Champagne: the end of a game with four houses, and partners in trade."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import expect

from tests.e2e.people import People
from tests.e2e.seated import Way, said, whose_turn
from tests.e2e.server import result
from tests.e2e.together import together
from tests.e2e.winemaker import Winemaker
from tests.e2e.words import say
from tests.server.serving import Server

FOUR, LAST_PLACES = "age_of_champagne/4-seats", 307  # of the tenth round
PARTNERS, WAY = "age_of_champagne/2-seats-simplified-trade-partnership-high-tension", 12  # a cuvee is missing
MOST = 60  # decisions of two people from there on
WAYS: tuple[Way, ...] = ("click", "list", "typed", "click")


def test_two_people_and_two_bots_end_a_game(person: People, server: Server) -> None:
    host, guest = person("Ada"), person("Bea")
    table = together(server, {0: host, 1: guest}, LAST_PLACES, FOUR)
    players, ways, decided = [Winemaker(host), Winemaker(guest)], cycle(WAYS), set()
    for player in players:
        player.page.goto(table.path)
        expect(player.board()).to_be_visible()
        expect(player.page.locator(".council .house:not(.brief)")).to_have_count(4)
    for _ in range(MOST):
        asked = whose_turn(players)
        if asked is None:
            break
        decided.add(asked)
        asked.decide(next(ways))
    assert decided == set(players)
    for player in players:
        expect(player.page.locator(".ending article")).to_have_count(4)  # a moment on the board, before the sheet
        player.to_sheet()
    points = sorted(result(host, table.id))
    for page in (host, guest):
        bars = page.get_by_role("list", name=say("age-of-champagne-sheet-race")).get_by_role("listitem")
        expect(bars).to_have_count(4)
        assert sorted(int(text.replace("−", "-")) for text in bars.locator(".total").all_inner_texts()) == points
        sheet = page.get_by_role("region", name=say("age-of-champagne-sheet-title"))
        expect(sheet.get_by_role("columnheader")).to_have_count(1 + 4)


@pytest.mark.parametrize("answer", ["join", "decline"])
def test_one_house_asks_and_the_other_answers(person: People, server: Server, answer: str) -> None:
    """Bea lacks a Blanc de noirs for an order; Ada has one."""
    ada, bea = person("Ada"), person("Bea")
    table = together(server, {0: ada, 1: bea}, WAY, PARTNERS)
    asked, asker = Winemaker(ada), Winemaker(bea)
    for page in (ada, bea):
        page.goto(table.path)
    order = say("age-of-champagne-order", destination=say("age-of-champagne-destination", order="E02"), cuvees="NN")
    what = {"order": order, "cuvee": say("age-of-champagne-cuvee", cuvee="N"), "seat": "Ada", "asker_seat": "Bea"}
    has, had = asked.owns(), asker.owns()
    asker.able()
    asker.play("ship E02")
    asker.play("partner")
    assert asked.phase() == "partner"
    expect(asked.prompt).to_have_text(say("age-of-champagne-prompt-partner", who="you", asker_who="other", **what))
    expect(asker.prompt).to_have_text(say("age-of-champagne-prompt-partner", who="other", asker_who="you", **what))
    expect(asker.answer("join")).to_have_count(0)
    asked.play(answer)
    if answer == "join":  # each ships one cuvee for its points, and the token is for whoever shipped
        asker.comes_to_own({"cellar-N": had["cellar-N"] - 1, "points": had["points"] + 2})
        asked.comes_to_own({"cellar-N": has["cellar-N"] - 1, "points": has["points"] + 2})
        assert asker.phase() == "take"
    else:
        assert asker.phase() == "ship"
        asker.comes_to_own(had)
        asked.comes_to_own(has)
    for player, who, other in ((asker, "you", "other"), (asked, "other", "you")):
        expect(player.page.locator('.champ [data-touch="order-E02"]')).to_have_count(0 if answer == "join" else 1)
        joined = say("age-of-champagne-log-join", who=other, asker_who=who, seat="Ada", asker_seat="Bea")
        alone = say("age-of-champagne-log-alone", who=who, seat="Bea", order=order)
        expect(said(player.page)).to_contain_text(joined if answer == "join" else alone)

"""How a game of Coupage has ended, as its sheet tells it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.server import ask
from tests.e2e.vintner import CAVAS, RECIPES
from tests.e2e.words import say


def names_by_seat(page: Page) -> list[str]:
    """Of everybody, as the table shows them to the one at the first seat."""
    others = page.locator("[data-seat-cellar]").evaluate_all(
        "all => all.map(it => [Number(it.dataset.seatCellar), it.querySelector('.name').innerText])"
    )
    own = page.evaluate("async () => (await (await fetch('/api/me')).json()).name")
    return [own, *(name for _, name in sorted(others))]


def wins_as_recorded(page: Page, names: list[str]) -> str:
    """The sheet has the record's winner, who alone has what wins. `names` begins with whoever looks. The record."""
    record: str = ask(page, f"/api/tables/{page.url.rsplit('/', 1)[1]}/record")
    won = re.search(r"^won: (\d)$", record, re.MULTILINE)
    assert won, record
    seat = int(won[1])
    own = seat == 0
    winner = say("score-your-name", name=names[0]) if own else names[seat]
    title = say("score-wins", who="you" if own else "other", name=winner)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    first = page.get_by_role("list", name=say("coupage-sheet-shelf")).get_by_role("listitem").first
    expect(first.locator(".name")).to_have_text(winner)
    rows = page.get_by_role("region", name=say("coupage-sheet-title")).get_by_role("row")
    expect(rows).to_have_count(len(names) + 1)
    for row in rows.all()[1:]:  # the first has the titles
        has_won = _wines_and_cavas(row) in ((2, 1), (3, 1), (2, 2))  # CPG-9.1, and four barrels
        assert has_won == (row.get_by_role("rowheader").inner_text() == winner), row.inner_text()
    return record


def _wines_and_cavas(row: Locator) -> tuple[int, int]:
    """Bottled, as the sheet names them."""
    bottles = [
        re.sub(r"\s*\+?\d+$", "", text) for text in row.get_by_role("cell").first.locator(".line").all_inner_texts()
    ]
    cavas = [bottle for bottle in bottles if bottle in {say("coupage-score-bottle", recipe=recipe) for recipe in CAVAS}]
    assert set(bottles) <= {say("coupage-score-bottle", recipe=recipe) for recipe in RECIPES}, bottles
    return len(bottles) - len(cavas), len(cavas)

"""What others hold, what lies in the pile, and what is only half chosen: in Coupage none of it reaches a page.

Cards of a kind are alike, so a name alone tells nothing: what counts is where it is named.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.people import People
from tests.e2e.seated import in_turn
from tests.e2e.server import two_people
from tests.e2e.vintner import SPECIALS, VARIETIES, Vintner
from tests.e2e.wire import overheard
from tests.e2e.words import say

CARD = re.compile(rf"\b(?:(?:{'|'.join(VARIETIES)})[123]|TIM|{'|'.join(SPECIALS)})\b")
# Where cards lie open for everybody, or are printed.
OPEN = {
    "view.market",
    "view.discard.card",
    "view.discard",
    "view.harvest",
    "view.paid",
    "view.resolving",
    "view.faces.card",
    "view.players.barrels.grapes",
    "view.players.barrels.time.card",
}
# What only the viewer sees of a hand: its own.
OWN = {
    "view.hand.card",
    "view.hand",
    "view.chosen",
    "view.begun",
    "choices.text",
    "choices.touches",
    "choices.label.args.card.args.card",
    "choices.label.args.card",
}


def told(frame: str) -> Iterator[tuple[str, str]]:
    """Every card that a message names, and where."""
    message = json.loads(frame)
    if message["t"] == "snapshot":
        yield from _named("", message["scene"])
    for path, value in message.get("changes", ()):
        yield from _named(".".join(str(part) for part in path if not isinstance(part, int)), value)
    for line in [*message.get("log", ()), *message.get("since", ())]:
        yield from _named(f"log.{line['key']}" if isinstance(line, dict) and "key" in line else "log", line)


def _named(place: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for name, each in value.items():
            yield from _named(f"{place}.{name}".lstrip("."), each)
    elif isinstance(value, list):
        for each in value:
            yield from _named(place, each)
    elif isinstance(value, str):
        for card in CARD.findall(value):
            yield place, card


def elsewhere(frames: list[str], own: bool) -> set[tuple[str, str]]:
    """Cards named where nothing is open; `own`: the viewer holds cards too."""
    return {
        (place, card)
        for frame in frames
        for place, card in told(frame)
        if place not in OPEN and not (own and place in OWN) and not place.startswith("log.")
    }


def test_nobody_is_told_what_others_hold_or_draw(person: People) -> None:
    host, guest, gallery = person("Ada"), person("Bea"), person("Gil")
    table = two_people(host, guest, game="coupage")
    heard = {page: overheard(page) for page in (host, guest, gallery)}
    for page in (host, guest):
        page.goto(table.path)
    gallery.goto(table.link)
    expect(Vintner(gallery).board()).to_be_visible()
    first, second = in_turn([Vintner(host), Vintner(guest)])
    expect(second.board()).to_be_visible()

    # At the beginning: one's own hand, the market, and nothing else.
    assert elsewhere(heard[gallery], own=False) == set()
    for player in (first, second):
        assert elsewhere(heard[player.page], own=True) == set()
        assert _held(heard[player.page]) == set(player.hand())
    _only_the_own_hand_is_on_the_page(first, second, gallery)

    others = (second.page, gallery)
    _quiet(first, "pile", others, heard)  # an unseen card
    drawn = {card for frame in heard[first.page] for place, card in told(frame) if "log-drew" in place}
    assert len(drawn) == 1  # its owner is told: the check finds what is there
    _quiet(first, "cycle", others, heard)  # half a move
    thrown = first.hand()[0]
    _tells(first, thrown, others, heard, {thrown})  # laid open; the card that comes for it is not
    _quiet(first, "end", others, heard)  # more unseen cards, if few are left
    _only_the_own_hand_is_on_the_page(first, second, gallery)


def _held(frames: list[str]) -> set[str]:
    return {card for frame in frames for place, card in told(frame) if place == "view.hand.card"}


def _quiet(player: Vintner, move: str, others: tuple[Page, ...], heard: dict[Page, list[str]]) -> None:
    _tells(player, move, others, heard, set())


def _tells(player: Vintner, move: str, others: tuple[Page, ...], heard: dict[Page, list[str]], cards: set[str]) -> None:
    """Whatever the others hear of this move names at most these cards. It is enough time for it to be heard."""
    before = {page: len(heard[page]) for page in others}
    own = len(heard[player.page])
    player.play(move)
    assert len(heard[player.page]) > own
    player.page.wait_for_timeout(300)
    for page in others:
        frames = [frame for frame in heard[page][before[page] :] if '"changes"' in frame]
        named = {(place, card) for frame in frames for place, card in told(frame) if place not in OWN}
        assert {card for _, card in named} <= cards, named
        mine = {card for frame in frames for place, card in told(frame) if place in OWN}
        market = {card for frame in heard[page] for place, card in told(frame) if place == "view.market"}
        assert mine <= set(Vintner(page).hand()) | market | set(SPECIALS), mine


def _only_the_own_hand_is_on_the_page(first: Vintner, second: Vintner, gallery: Page) -> None:
    assert gallery.locator("[data-hand-card], [data-touch^=hand-], [data-touch^=chosen-]").count() == 0
    assert say("coupage-hand-empty") not in gallery.inner_text("body")
    for page in (first.page, second.page, gallery):
        assert page.locator("[data-touch=pile] [data-variety], [data-seat-cellar] [data-variety]").count() == 0
    for player in (first, second):
        shown = player.page.locator("[data-touch^=hand-]").evaluate_all(
            "all => all.map(it => it.dataset.touch.slice(5))"
        )
        assert set(shown) == set(player.hand())

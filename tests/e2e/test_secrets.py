"""Nobody's page is told what its person may not know."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.seated import in_turn
from tests.e2e.server import two_people
from tests.e2e.wire import overheard
from tests.e2e.words import say


def held(tiles: list[str], frames: list[str]) -> list[str]:
    """Which of these tiles, not laid yet, are named in what was heard."""
    return [tile for tile in tiles if any(tile in frame for frame in frames)]


def test_a_spectator_sees_no_hand(person: People) -> None:
    host, guest, gallery = person("Ada"), person("Bea"), person("Gil")
    table = two_people(host, guest, 3)
    frames = overheard(gallery)
    for page in (host, guest):
        page.goto(table.path)
    gallery.goto(table.link)
    expect(gallery.get_by_role("region", name=say("coup-board-name"))).to_be_visible()
    players = in_turn([Player(host), Player(guest)])
    for player in players:
        player.waits()
        player.play("stop")
    players[0].waits()
    hands = players[0].hand() + players[1].hand()
    assert len(hands) > 10
    assert held(hands, frames) == []
    assert gallery.locator("[data-hand-tile], [data-piece]").count() == 0
    assert say("coup-hand-title", count=10) not in gallery.inner_text("body")
    tree = gallery.locator("body").aria_snapshot()
    for tile in hands:
        assert f"{say('coup-colour-name', colour=tile[0])} {int(tile[1:])}," not in tree
        assert say("coup-board-space", colour=tile[0], number=int(tile[1:])) not in tree
    assert frames  # it did hear something
    expect(host.get_by_text(say("table-watchers", count=1))).to_be_visible()


def test_the_others_tiles_are_never_sent(person: People) -> None:
    host, guest = person("Ada"), person("Bea")
    table = two_people(host, guest)
    heard = {id(page): overheard(page) for page in (host, guest)}
    for page in (host, guest):
        page.goto(table.path)
    first, second = in_turn([Player(host), Player(guest)])
    first.play("stop")
    second.waits()
    second.play("stop")
    for player in (first, second, first):
        player.waits()
        player.decide()
    second.waits()
    for one, other in ((first, second), (second, first)):
        assert one.hand()
        assert held(one.hand(), heard[id(other.page)]) == []
        assert held(one.hand(), heard[id(one.page)])  # the check finds what is there

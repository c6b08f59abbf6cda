"""Who one is: one's own seat at the table, one's name where others see it, and tables that are not what they seem."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.server import buying, open_table
from tests.e2e.words import say


@pytest.mark.parametrize("language", ["en", "fr"])
def test_ones_own_seat_has_its_name_and_the_story_says_you(person: People, language: str) -> None:
    ada = person("Ada", language=language)
    table = buying(ada)
    ada.goto(table.path)
    own = ada.locator(".people .own")
    expect(own).to_contain_text("Ada")
    expect(own).to_contain_text(say("seat-you", language))
    player = Player(ada, language)
    player.waits()
    player.play("stop")
    story = ada.get_by_role("region", name=say("table-story", language))
    expect(story).to_contain_text(say("coup-log-stop", language, who="you", bought=0, seat=""))


def test_whoever_opens_a_table_may_choose_the_name_that_others_see(person: People) -> None:
    host, guest = person("Amandine"), person("Ben")
    table = open_table(host, 3)
    host.goto(table.path)
    guest.goto(table.link)
    expect(guest.get_by_text("Amandine").first).to_be_visible()
    field = host.get_by_label(say("waiting-seen-as"))
    expect(field).to_have_value("Amandine")
    field.fill("Jean-Baptiste de La Tour-Maubourg")
    host.get_by_role("button", name=say("waiting-rename")).click()
    expect(guest.get_by_text("Jean-Baptiste de La Tour-Maubourg").first).to_be_visible()
    expect(host.get_by_role("button", name=say("waiting-rename"))).to_have_count(0)


def test_a_what_if_game_is_called_so_in_the_lists(person: People) -> None:
    ada = person("Ada")
    table = buying(ada)
    ada.goto("/")
    expect(ada.locator(f'a[href="{table.path}"]').first).to_contain_text(say("home-slip-if"))

"""With a slow network, what a choice would bring is there as soon as it is pointed at: it was asked for before."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket

from tests.e2e.games import AGE_OF_CHAMPAGNE, GAMES, Game
from tests.e2e.latency import Network, delayed
from tests.e2e.people import People
from tests.e2e.sentences import Reader
from tests.server.serving import Server

SLOW = Network(seconds=0.15)
QUESTIONS = 2
# The default board is the same for all games: it is tried with the one that has most to choose from.
BOARDS = [*((game, "") for game in GAMES), (AGE_OF_CHAMPAGNE, "?board=default")]


@pytest.fixture
def far_away(browser: Browser, server: Server) -> Iterator[People]:
    with delayed(server.port, SLOW) as url:
        people = People(browser, url)
        yield people
        troubles = people.troubles()
        people.leave()
    assert not troubles, "\n".join(troubles)


def sent_by(page: Page) -> list[dict[str, Any]]:
    """Everything the page tells its table, from now on, but not that it is still there."""
    messages: list[dict[str, Any]] = []

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] != "ping":
            messages.append(message)

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: note(frame))

    page.on("websocket", opened)
    return messages


@pytest.mark.parametrize(("game", "board"), BOARDS, ids=lambda part: getattr(part, "id", part))
def test_pointing_sends_nothing(far_away: People, game: Game, board: str) -> None:
    page = far_away("Ada")
    sent, reader = sent_by(page), Reader(page, keys=bool(board))
    page.goto(game.deciding(page).path + board)
    for _ in range(QUESTIONS):
        assert reader.is_asked()
        said = reader.said()
        reader.close_list()
        before = list(sent)
        assert reader.point_at_all(said) > 0
        assert sent == before
        reader.said()
        reader.play(next(iter(said.moves)), said)
    assert len({message["n"] for message in sent if message["t"] == "effects"}) >= QUESTIONS
    assert list(asked_twice(sent)) == []


def asked_twice(sent: list[dict[str, Any]]) -> Iterator[int]:
    """Questions of the table whose effects were asked for more than once, without need."""
    asked, lost = set[int](), set[int]()
    for message in sent:
        if message["t"] == "look":  # an answer is late, on a machine with much else to do: all is asked for again
            lost |= asked
        elif message["t"] == "effects":
            if message["n"] in asked - lost:
                yield message["n"]
            asked.add(message["n"])

"""Guests say where their browsers are called. None of them can make the server talk to its own network.

The subscriptions are good ones, with keys as a browser makes them: nothing but their address is wrong."""

from __future__ import annotations

import asyncio
import socket
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tablee.server.calling.outside import Answer, Unsafe, post
from tablee.server.store import calls
from tests.server.asgi import Browser
from tests.server.calling.receivers import Device
from tests.server.calling.test_calls import a_server, game, until_called

INSIDE = [
    "127.0.0.1",
    "127.8.8.8",
    "10.0.0.5",
    "172.20.0.2",
    "192.168.0.1",
    "169.254.169.254",
    "100.100.100.200",
    "0.0.0.0",
    "::1",
    "::",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.5",
    "::ffff:169.254.169.254",
    "64:ff9b::10.0.0.5",
    "2002:a9fe:a9fe::1",
    "fd00::1",
    "fe80::1",
]
OUTSIDE = "93.184.215.14"


class Network:
    """Names mean what the test says, and every connection that is tried is noted and refused."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> None:
        self.answers = list(answers)  # one for each time a name is looked up; the last stays
        self.looked_up = 0
        self.tried: list[str] = []
        monkeypatch.setattr(socket, "getaddrinfo", self._look_up)
        monkeypatch.setattr(socket.socket, "connect", lambda line, where: self._connect(where))

    def _look_up(self, host: str, port: int, **_: Any) -> list[Any]:
        found = self.answers[min(self.looked_up, len(self.answers) - 1)]
        self.looked_up += 1
        return [_address(number, port) for number in found]

    def _connect(self, where: Any) -> None:
        self.tried.append(where[0])
        raise ConnectionRefusedError


def _address(number: str, port: int) -> Any:
    if ":" in number:
        return socket.AF_INET6, socket.SOCK_STREAM, 6, "", (number, port, 0, 0)
    return socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, port)


@pytest.mark.parametrize("number", INSIDE)
def test_a_number_of_our_own_network_is_refused_at_once(number: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_server(tmp_path, push_anywhere=False) as server:
            browser = Browser(server)
            await browser.arrive("Eve")
            host = f"[{number}]" if ":" in number else number
            reply = await browser.reply("PUT", "/api/me/push", Device().subscription(f"https://{host}/x"))
            assert (reply.status, b"people-push-bad" in reply.body) == (400, True), reply
            good = await browser.reply("PUT", "/api/me/push", Device().subscription("https://push.example.org/x"))
            assert good.status == 204  # with an address outside it would have been taken

    asyncio.run(scene())


@pytest.mark.parametrize("number", INSIDE)
def test_a_name_that_leads_there_is_not_followed_and_forgotten(
    number: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with a_server(tmp_path, push_anywhere=False) as server:
            browsers = [Browser(server), Browser(server)]
            people = []
            for browser, name in zip(browsers, ("Eve", "Mal"), strict=True):
                await browser.arrive(name)
                await browser.ask("PUT", "/api/me/push", Device().subscription(f"https://{name}.example.org/x"))
                found = await server.people.known(browser.cookies["tablee"])
                assert found is not None
                people.append(found)
            network = Network(monkeypatch, [number])
            table = await game(server, *people)
            await until_called(server, table)
            assert (network.looked_up, network.tried) == (1, [])
            devices = [await server.store.read(partial(calls.devices_of, who=who.id)) for who in people]
            assert sorted(map(len, devices)) == [0, 1]  # whoever was asked has no device any more

    asyncio.run(scene())


def test_the_address_that_was_checked_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name means something else as soon as it was looked up once."""
    network = Network(monkeypatch, [OUTSIDE], ["127.0.0.1"])
    assert post("https://push.example.org/x", b"", {}) == Answer(0)
    assert (network.looked_up, network.tried) == (1, [OUTSIDE])
    with pytest.raises(Unsafe):
        post("https://push.example.org/x", b"", {})
    assert (network.looked_up, network.tried) == (2, [OUTSIDE])


def test_a_name_with_one_address_outside_and_one_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    network = Network(monkeypatch, [OUTSIDE, "10.0.0.5"], ["10.0.0.5", OUTSIDE])
    for _ in range(2):
        with pytest.raises(Unsafe):
            post("https://push.example.org/x", b"", {})
    assert network.tried == [OUTSIDE]


@pytest.mark.parametrize("host", ["localhost", "127.1", "2130706433", "0x7f000001", "0177.0.0.1"])
def test_other_ways_to_write_our_own_address(host: str) -> None:
    """As the resolver of the system reads them."""
    with pytest.raises(Unsafe):
        post(f"https://{host}/x", b"", {})

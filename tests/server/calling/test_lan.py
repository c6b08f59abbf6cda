"""The listener in the local network: opened and closed from this machine only, and open at exactly one address."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from tablee.server.client import Guest
from tablee.server.lan import is_loopback, local_addresses
from tablee.server.messages import NewTable, Sit, Start
from tests.server.serving import Server, serving

somewhere = pytest.mark.skipif(not local_addresses(), reason="this machine has no address in a local network")


def reached(address: str) -> bool:
    host, _, port = address.removeprefix("http://").partition(":")
    with suppress(OSError), socket.create_connection((host, int(port)), timeout=2):
        return True
    return False


def asked(address: str, host: str) -> int:
    connection = HTTPConnection(address.removeprefix("http://"), timeout=5)
    try:
        connection.request("GET", "/health", headers={"Host": host})
        return connection.getresponse().status
    finally:
        connection.close()


async def lan(guest: Guest) -> Any:
    return (await guest.ask("GET", "/api/house")).json()["lan"]


@somewhere
def test_somebody_in_the_network_comes_in_plays_and_is_shut_out_again(tmp_path: Path) -> None:
    async def scene(server: Server) -> str:
        host = await Guest.arrive(server.url, "Ana")
        assert (await host.ask("GET", "/api/house")).json()["local"]
        assert await lan(host) == {"possible": True, "open": False, "addresses": []}
        opened = (await host.ask("POST", "/api/house/lan")).json()
        (address,) = opened["addresses"]
        assert opened["open"]
        assert (await host.ask("POST", "/api/house/lan")).json() == opened  # again is no harm
        table = await host.new_table(NewTable(game="coup", seats=2, sit=[0]))
        guest = await Guest.arrive(address, "Ben")
        await guest.act(table.id, Sit(id="sit", nonce="0b", seat=1), table.invite)
        async with host.live(table.id, viewer=0) as one, guest.live(table.id, viewer=1) as two:
            await one.act(Start)
            await two.until(lambda live: live.status == "playing")
            theirs = (await guest.ask("GET", "/api/house")).json()
            assert (theirs["local"], theirs["lan"]["addresses"]) == (False, [])
            for method in ("POST", "DELETE"):
                refused = await guest.request(method, "/api/house/lan")
                assert (refused.status, refused.json()["line"]["key"]) == (403, "server-lan-only-here")
            mine = address.removeprefix("http://")
            assert (asked(address, mine), asked(address, "evil.example"), asked(address, "127.0.0.1")) == (
                200,
                421,
                421,
            )
            assert (await host.ask("DELETE", "/api/house/lan")).json()["open"] is False
            assert not reached(address)
            assert server.healthy()
        again = (await host.ask("POST", "/api/house/lan")).json()["addresses"][0]
        assert reached(again)
        return str(again)

    with serving(tmp_path) as server:
        address = asyncio.run(scene(server))
        assert server.stop() == 0
        assert not reached(address)


@somewhere
def test_a_server_for_the_network_is_open_already(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        found = await lan(await Guest.arrive(server.url, "Ana"))
        assert (found["possible"], found["open"]) == (False, True)
        assert reached(found["addresses"][0])

    with serving(tmp_path, "--lan") as server:
        asyncio.run(scene(server))


@pytest.mark.parametrize("options", [["--trust-proxy"], ["--origin", "https://play.example.org"]])
def test_behind_a_proxy_there_is_no_such_door(tmp_path: Path, options: list[str]) -> None:
    async def scene(server: Server) -> None:
        ana = await Guest.arrive(server.url, "Ana")
        assert await lan(ana) == {"possible": False, "open": False, "addresses": []}
        answer = await ana.request("POST", "/api/house/lan")
        assert (answer.status, answer.json()["line"]["key"]) == (400, "server-lan-not-here")

    with serving(tmp_path, *options) as server:
        asyncio.run(scene(server))


def test_only_whoever_sits_here_may_open_it(tmp_path: Path) -> None:
    """Not through a proxy, and not from a page whose name was made to mean this machine."""

    async def scene(server: Server) -> None:
        ana = await Guest.arrive(server.url, "Ana")
        port = server.port
        for headers in (
            {"x-forwarded-for": "203.0.113.5"},
            {"host": f"evil.example:{port}"},
            {"host": f"evil.example:{port}", "origin": f"http://evil.example:{port}"},
            {"host": "["},
        ):
            assert (await ana.request("POST", "/api/house/lan", **headers)).status in (400, 403), headers
            if "[" not in headers.values():
                info = (await ana.request("GET", "/api/house", **headers)).json()
                assert (info["local"], info["lan"]["possible"]) == (False, False)
        ana.cookies["tablee-csrf"] = "forged"
        refused = await ana.request("POST", "/api/house/lan")
        assert (refused.status, refused.json()["line"]["key"]) == (403, "web-csrf")
        assert not (await lan(ana))["open"]

    with serving(tmp_path) as server:
        asyncio.run(scene(server))


def test_names_of_this_machine() -> None:
    for name in ("127.0.0.1", "::1", "[::1]", "localhost", "tablee.localhost", "127.8.8.8"):
        assert is_loopback(name), name
    for name in ("0.0.0.0", "192.168.1.4", "example.org", "localhost.example.org", ""):
        assert not is_loopback(name), name

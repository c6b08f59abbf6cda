"""People who wait where their tables are listed are told when something happens at one of them, and nobody else is."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tablee.server import messages as wire
from tablee.server.client import Guest
from tablee.server.client.guest import new_id
from tests.server.serving import Server as Process
from tests.server.wire.test_bad_input import ask

_heard = msgspec.json.Decoder(wire.ServerMessage)


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scenario, 60))


def waiting(guest: Guest) -> connect:
    return connect(
        guest.socket_url("x").replace("/tables/x/", "/me/"),
        origin=Origin(guest.origin),
        additional_headers=guest.greeting(),
        compression=None,
        proxy=None,
        close_timeout=1,
    )


async def hears(there: ClientConnection) -> Any:
    return _heard.decode(await asyncio.wait_for(there.recv(), 30))


def test_whoever_sits_at_a_table_hears_that_something_happened_there(processes: Process) -> None:
    async def scenario() -> None:
        ada, bo, cy = [await Guest.arrive(processes.url, name) for name in ("Ada", "Bo", "Cy")]
        table = await ada.new_table(wire.NewTable(game="coup", seats=2, sit=[0]))
        await bo.sit(table.id, table.invite)
        async with waiting(ada) as hers, waiting(bo) as his, waiting(bo) as his_too, waiting(cy) as nobody:
            for each in (hers, his, his_too, nobody):
                assert isinstance(await hears(each), wire.News)  # and with it the server's clock
            await ada.act(table.id, wire.Start(id=new_id()))
            for each in (hers, his, his_too):
                assert isinstance(await hears(each), wire.News)
            assert await ask(nobody) == []

    run(scenario())


def test_nothing_else_is_said_there(processes: Process) -> None:
    async def scenario() -> None:
        ada = await Guest.arrive(processes.url, "Ada")
        async with waiting(ada) as there:
            assert isinstance(await hears(there), wire.News)
            (answer,) = await ask(there, wire.Look())
            assert answer.line.key == "web-only-news"

    run(scenario())


def test_whoever_is_not_known_has_no_tables(processes: Process) -> None:
    async def scenario() -> None:
        async with waiting(Guest(processes.url)) as there:
            bye = await hears(there)
            assert (bye.line.key, bye.back) == ("people-unknown", -1)
            with pytest.raises(ConnectionClosed):
                await there.recv()

    run(scenario())


def test_somebody_who_is_forgotten_is_shown_out(processes: Process) -> None:
    async def scenario() -> None:
        ada = await Guest.arrive(processes.url, "Ada")
        async with waiting(ada) as there:
            assert isinstance(await hears(there), wire.News)
            await ada.ask("DELETE", "/api/me")
            told = await hears(there)
            assert isinstance(told, wire.Bye)

    run(scenario())

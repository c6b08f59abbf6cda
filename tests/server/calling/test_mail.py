"""Mail: none before an address is confirmed, each with a way to end them; and what programs see of it all."""

from __future__ import annotations

import asyncio
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.server.calling.mail import clean_address
from tablee.server.client import Guest
from tablee.server.messages import NewTable, Sit, Start
from tests.server.calling.receivers import Device, PostOffice, Receiver, post_office, receiving, signed_claims
from tests.server.serving import Server, serving

ORIGIN = "https://play.example.org"


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office("clerk", "p@ss/word") as found:
        yield found


@pytest.fixture
def server(tmp_path: Path, office: PostOffice, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("TABLEE_MAIL", f"smtp://clerk:p%40ss%2Fword@127.0.0.1:{office.port}")
    monkeypatch.setenv("TABLEE_PUSH_ANYWHERE", "1")
    options = ["--mail-from", "Tablée <tables@example.org>", "--origin", ORIGIN, "--call-after", "0"]
    with serving(tmp_path, *options) as found:
        yield found
    text = found.text()
    assert "word" not in text.replace("unfit", "")
    assert "ana@" not in text


def links(text: str, kind: str) -> str:
    (found,) = re.findall(rf"{ORIGIN}(/mail/{kind}/\S+)", text)
    return str(found)


async def begin(server: Server, *names: str) -> tuple[list[Guest], str]:
    guests = [await Guest.arrive(server.url, name) for name in names]
    opened = await guests[0].new_table(NewTable(game="coup", seats=len(names), sit=[0]))
    for number, one in enumerate(guests[1:], start=1):
        await one.act(opened.id, Sit(id=f"sit{number}", nonce="0b", seat=number), opened.invite)
    return guests, opened.id


async def sent_to(guest: Guest, address: str, language: str = "en") -> Any:
    return (await guest.ask("PUT", "/api/me/mail", {"address": address, "language": language})).json()


async def body(office: PostOffice, count: int) -> str:
    mails = await asyncio.to_thread(office.wait, count)
    return str(mails[count - 1].get_content())


def test_a_letter_comes_to_whoever_has_confirmed_and_ends_with_a_button(server: Server, office: PostOffice) -> None:
    async def scene() -> None:
        guests, table = await begin(server, "Ana", "Ben")
        for number, one in enumerate(guests):
            assert await sent_to(one, f"ana@{number}.example.org", "fr" if number else "en") == {
                "address": f"ana@{number}.example.org",
                "confirmed": False,
            }
            await asyncio.to_thread(office.wait, number + 1)
        first = next(letter for letter in office.mails if "0.example" in letter["To"])
        assert first["From"] == "Tablée <tables@example.org>"
        path = links(first.get_content(), "confirm")
        page = await guests[0].request("GET", path)  # opening it does nothing
        assert (page.status, "<form" in page.text, "ana@0.example.org" in page.text) == (200, True, True)
        assert not (await guests[0].ask("GET", "/api/me/mail")).json()["confirmed"]
        stranger = Guest(server.url)
        assert (await stranger.request("POST", path)).status == 200
        assert (await stranger.request("POST", path)).status == 404  # once
        assert (await stranger.request("POST", path + "x")).status == 404
        assert (await guests[0].ask("GET", "/api/me/mail")).json()["confirmed"]
        other = next(letter for letter in office.mails if "1.example" in letter["To"])
        assert "adresse" in other["Subject"]
        assert (await stranger.request("POST", links(other.get_content(), "confirm"))).status == 200

        await guests[0].act(table, Start(id="go"))
        text = await body(office, 3)
        letter = office.mails[2]
        assert letter["Subject"] in ("Coup with Ben", "Coup avec Ana")
        assert f"{ORIGIN}/tables/{table}" in text
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = links(text, "stop")
        assert letter["List-Unsubscribe"] == f"<{ORIGIN}{stop}>"
        assert (await stranger.request("GET", stop)).status == 200
        called = guests[0] if letter["To"] == "ana@0.example.org" else guests[1]
        assert (await called.ask("GET", "/api/me/mail")).json()["confirmed"]
        assert (await stranger.request("POST", stop)).status == 200
        assert (await called.ask("GET", "/api/me/mail")).json() == {"address": "", "confirmed": False}
        await sent_to(called, str(letter["To"]))  # whoever had confirmed may want them again
        await asyncio.to_thread(office.wait, 4)

    asyncio.run(scene())


def test_whoever_never_asked_for_letters_can_end_them_for_good(server: Server, office: PostOffice) -> None:
    async def scene() -> None:
        bad = await Guest.arrive(server.url, "Bad")
        await sent_to(bad, "ana@victim.example")
        stop = links(await body(office, 1), "stop")
        await bad.ask("DELETE", "/api/me/mail")
        assert (await Guest(server.url).request("POST", stop)).status == 200
        again = await (await Guest.arrive(server.url, "Worse")).request(
            "PUT", "/api/me/mail", {"address": "ANA@victim.example"}
        )
        assert (again.status, again.json()["line"]["key"]) == (400, "people-mail-unwanted")

    asyncio.run(scene())


def test_an_address_that_is_changed_must_be_confirmed_anew(server: Server, office: PostOffice) -> None:
    async def scene() -> None:
        ana = await Guest.arrive(server.url, "Ana")
        await sent_to(ana, "ana@one.example")
        old = links(await body(office, 1), "confirm")
        await sent_to(ana, "ana@two.example")
        await asyncio.to_thread(office.wait, 2)
        assert (await ana.request("POST", old)).status == 404
        assert (await ana.ask("GET", "/api/me/mail")).json() == {"address": "ana@two.example", "confirmed": False}
        wrong = await ana.request("PUT", "/api/me/mail", {"address": "nowhere"})
        assert wrong.json()["line"]["key"] == "people-mail-bad"

    asyncio.run(scene())


def test_a_real_server_calls_a_device(server: Server, receiver: Receiver) -> None:
    device = Device()

    async def scene() -> None:
        guests, table = await begin(server, "Ana", "Ben")
        info = (await guests[0].ask("GET", "/api/house")).json()
        for one in guests:
            await one.ask("PUT", "/api/me/push", device.subscription(f"{receiver.url}/{one.name}"))
        await guests[0].act(table, Start(id="go"))
        (got,) = await asyncio.to_thread(receiver.wait)
        assert device.read(got.body)["path"] == f"/tables/{table}"
        claims, key = signed_claims(got.headers["authorization"])
        assert key == info["push"]
        assert claims["sub"] == "mailto:tables@example.org"
        for one in guests:
            await one.ask("DELETE", "/api/me/push", {"endpoint": f"{receiver.url}/{one.name}"})

    asyncio.run(scene())


def test_a_service_that_does_not_answer_does_not_keep_the_server_open(server: Server) -> None:
    async def scene(endpoint: str) -> None:
        guests, table = await begin(server, "Ana", "Ben")
        for one in guests:
            await one.ask("PUT", "/api/me/push", Device().subscription(f"{endpoint}/{one.name}"))
        await guests[0].act(table, Start(id="go"))

    with socket.create_server(("127.0.0.1", 0)) as silent:
        asyncio.run(scene(f"http://127.0.0.1:{silent.getsockname()[1]}"))
        line, _ = silent.accept()
        with line:
            assert line.recv(5) == b"POST "
            started = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - started < 5


def test_without_leave_of_the_operator_nobody_is_called_inside(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        ana = await Guest.arrive(server.url, "Ana")
        for endpoint in ("http://push.example.org/x", "https://127.0.0.1/x", "https://10.0.0.1:8443/", "nothing"):
            answer = await ana.request("PUT", "/api/me/push", Device().subscription(endpoint))
            assert (answer.status, answer.json()["line"]["key"]) == (400, "people-push-bad"), endpoint
        bad = Device().subscription("https://push.example.org/x")
        bad["keys"]["auth"] = "c2hvcnQ"
        assert (await ana.request("PUT", "/api/me/push", bad)).status == 400
        assert (
            await ana.request("PUT", "/api/me/push", Device().subscription("https://push.example.org/x"))
        ).status == 204
        none = await ana.request("PUT", "/api/me/mail", {"address": "ana@example.org"})
        assert none.json()["line"]["key"] == "people-mail-none"
        info = (await ana.ask("GET", "/api/house")).json()
        assert (info["mail"], len(info["push"])) == (False, 87)

    with serving(tmp_path) as server:
        asyncio.run(scene(server))


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (" Ana.B+x@Example.ORG ", "Ana.B+x@example.org"),
        ("ana@localhost", None),
        ("ana@@example.org", None),
        ("ana@example.org\r\nBcc: all@example.org", None),
        ("a..b@example.org", None),
        ("ana@-example.org", None),
        ("Ana <ana@example.org>", None),
        ("ana@example.org,ben@example.org", None),
    ],
)
def test_addresses(given: str, kept: str | None) -> None:
    assert clean_address(given) == kept

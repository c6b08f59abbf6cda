"""Whatever comes in wrong is answered with a sentence in both languages, has no effect, and is nobody's error."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tablee.engine.view import Line
from tablee.engine.words import LANGUAGES, Words, say
from tablee.games import game
from tablee.server import messages as wire
from tablee.server.client import Guest, Reply
from tablee.server.client.guest import CSRF
from tablee.server.people import LINK_MS, Signer
from tests.server.databases import fresh_postgres
from tests.server.serving import Server, serving
from tests.server.wire.fuzz import check_health
from tests.server.wire.worlds import Visitor, World, seated, stage

_heard = msgspec.json.Decoder(wire.ServerMessage)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """On both databases: PostgreSQL does not take everything that SQLite takes."""
    with ExitStack() as stack:
        database = stack.enter_context(fresh_postgres()) if request.param == "postgresql" else ""
        server = stack.enter_context(serving(tmp_path_factory.mktemp("bad"), database=database))
        yield server
        asyncio.run(check_health(server.url))


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scenario, 60))


class Scene:
    """A running game of two, and somebody who has nothing to do with it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.table = self.invite = ""

    async def begin(self) -> Scene:
        self.host, self.other, self.stranger = [await Guest.arrive(self.url, name) for name in ("Ada", "Bo", "Cy")]
        opened = await self.host.new_table(wire.NewTable(game="coup", seats=2, sit=[0]))
        self.table, self.invite = opened.id, opened.invite
        await self.other.act(self.table, wire.Sit(id="sit", seat=1), self.invite)
        await self.host.act(self.table, wire.Start(id="start"))
        return self

    async def marks(self) -> list[object]:
        """Everything about the table that something might have changed."""
        found: list[object] = []
        for viewer, guest in enumerate((self.host, self.other)):
            for path in ("", f"/log?viewer={viewer}", f"/record?viewer={viewer}", "/chat"):
                found.append((await guest.request("GET", f"/api/tables/{self.table}{path}")).body)
            found.append(await guest.me())
        return found


async def refused(guest: Guest, method: str, path: str, body: object = None, **headers: str) -> Reply:
    """A request that must fail, asked in both languages: a line with words, and the sentence itself."""
    replies = {}
    for language in LANGUAGES:
        reply = replies[language] = await guest.request(
            method, path, body, **(headers | {"accept-language": f"{language}, *;q=0.1"})
        )
        assert 400 <= reply.status < 500, (reply.status, reply.body)
        assert reply.headers["content-type"].startswith("application/json")
        problem = reply.json()
        check_words(msgspec.convert(problem["line"], Line))
        if reply.status != 409:  # a refused act, which is put into words where it is shown
            assert problem["text"] == say(msgspec.convert(problem["line"], Line), language)
    assert len({reply.status for reply in replies.values()}) == 1
    return replies["en"]


def check_words(line: Line) -> None:
    texts = {language: Words(language)(line) for language in LANGUAGES}
    assert all(Words(language).has(line.key) for language in LANGUAGES), line
    assert all(text.strip() and "{" not in text for text in texts.values()), texts
    assert len(set(texts.values())) == len(LANGUAGES), texts


# Requests

BODIES = {
    "no JSON": (Raw(b"hello"), {}, 400),
    "half": (Raw(b'{"name":'), {}, 400),
    "not UTF-8": (Raw(b'{"name":"\xff\xfe"}'), {}, 400),
    "half a letter": (Raw(b'{"name":"\\ud83c"}'), {}, 400),
    "the null character": (Raw(b'{"name":"A\\u0000"}'), {}, 400),
    "very deep": (Raw(b"[" * 30_000), {}, 400),
    "a list": ([], {}, 400),
    "no name": ({}, {}, 400),
    "another field": ({"name": "Ada", "admin": True}, {}, 400),
    "wrong type": ({"name": 7}, {}, 400),
    "a huge number": (Raw(b'{"name":' + b"9" * 5_000 + b"}"), {}, 400),
    "an empty name": ({"name": ""}, {}, 400),
    "an invisible name": ({"name": "\u200b"}, {}, 400),
    "a long name": ({"name": "x" * 201}, {}, 400),
    "too large": ({"name": "x" * 70_000}, {}, 413),
    "nothing": (None, {}, 400),
    "not called JSON": ({"name": "Eve"}, {"content-type": "text/plain"}, 415),
    "a form": (Raw(b"name=Ada"), {"content-type": "application/x-www-form-urlencoded"}, 415),
    "unreadable multipart": (Raw(b"--x"), {"content-type": "multipart/form-data"}, (400, 415)),
    "an unknown character set": ({"name": "Ada"}, {"content-type": "application/json; charset=klingon"}, None),
}


@pytest.mark.parametrize("name", BODIES)
def test_a_body_that_does_not_fit(server: Server, name: str) -> None:
    body, headers, status = BODIES[name]

    async def scenario() -> None:
        guest = await Guest.arrive(server.url, "Ada")
        if status is None:
            assert (await guest.request("PATCH", "/api/me", body, **headers)).status < 500
            return
        reply = await refused(guest, "PATCH", "/api/me", body, **headers)
        assert reply.status in (status if isinstance(status, tuple) else (status,)), (reply.status, reply.body)
        assert (await guest.me())["name"] == "Ada"

    run(scenario())


QUERIES = (
    ("/api/tables/{table}/log?viewer=abc", 400),
    ("/api/tables/{table}/log?viewer=99", 400),
    ("/api/tables/{table}/log?viewer=-2", 400),
    ("/api/tables/{table}/log?after=1e400", 400),
    ("/api/tables/{table}/log?after=" + "9" * 400, 400),
    ("/api/tables/{table}/log?viewer=1", 403),
    ("/api/tables/{table}/log?viewer=7", 403),
    ("/api/tables/{table}/record?viewer=1", 403),
    ("/api/tables/{table}/record?viewer=%00", 400),
    ("/api/tables/{table}/chat?before=-1", 400),
    ("/api/tables/{table}?invite=" + "x" * 65, 400),
    ("/api/tables/nowhere", 404),
    ("/api/tables/nowhere/log", 404),
    ("/api/tables/nowhere/record", 404),
    ("/api/tables/nowhere/chat", 404),
    ("/api/tables/%00%ff", 400),
    ("/api/tables/%00/chat", 400),
    ("/api/tables?before=%00", 400),
    ("/api/tables?before=nowhere", 404),
    ("/api/me/tables?before=%C3%A9", 400),
    ("/api/tables/{table}?invite=%00", 400),
    ("/api/tables/" + "x" * 65, (400, 404)),
    ("/api/games/chess", 404),
    ("/api/games/" + "x" * 65, (400, 404)),
    ("/api/nothing", 404),
    ("/api/tables/{table}/live", (400, 404, 405, 426)),
)


@pytest.mark.parametrize(("path", "status"), QUERIES, ids=[path[:40] for path, _ in QUERIES])
def test_a_question_that_does_not_fit(server: Server, path: str, status: Any) -> None:
    async def scenario() -> None:
        scene = await Scene(server.url).begin()
        reply = await refused(scene.host, "GET", path.format(table=scene.table))
        assert reply.status in (status if isinstance(status, tuple) else (status,)), reply.body

    run(scenario())


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "BREW"])
def test_a_method_that_is_not_there(server: Server, method: str) -> None:
    async def scenario() -> None:
        guest = await Guest.arrive(server.url, "Ada")
        assert (await refused(guest, method, "/api/tables")).status == 405

    run(scenario())


NOT_ASKED = "table-not-your-turn"
ACTS: dict[str, tuple[wire.TableAct, str]] = {
    "somebody else's seat": (wire.Move(id="a", text="buy R", seat=0), "server-not-your-seat"),
    "a seat that is not there": (wire.Move(id="a", text="buy R", seat=9), "server-not-your-seat"),
    "an old question": (wire.Move(id="a", text="buy R", n=0), "server-moved-on"),
    "a question to come": (wire.Move(id="a", text="buy R", n=10_000), "server-moved-on"),
    "no such move": (wire.Move(id="a", text="castle"), "table-no-such-move"),
    "begun already": (wire.Start(id="a"), "server-only-host"),
    "sitting down during the game": (wire.Sit(id="a", seat=0), "server-has-begun"),
    "leaving during the game": (wire.Leave(id="a"), "server-has-begun"),
    "an answer to nothing": (wire.Answer(id="a", yes=True), "server-nothing-asked"),
    "coming back without having left": (wire.Return(id="a"), "server-already-so"),
    "the next game before this one is over": (wire.Rematch(id="a"), "server-not-over"),
    "replacing nobody": (wire.Propose(id="a", what="replace"), "server-whom"),
    "replacing a seat that is not there": (wire.Propose(id="a", what="replace", other=9), "table-no-such-seat"),
    "the host's business": (wire.HandOver(id="a", person="x"), "server-only-host"),
    "hushing": (wire.Hush(id="a", person="x"), "server-only-host"),
    "banning": (wire.Ban(id="a", person="x"), "server-only-host"),
    "nothing said": (wire.Say(id="a", text="  "), "server-nothing-said"),
    "removing what was not said": (wire.Unsay(id="a", line=7), "server-no-such-line"),
    "nothing to take back": (wire.Undo(id="a"), "table-nothing-to-undo"),
}


@pytest.mark.parametrize("name", ACTS)
def test_an_act_that_may_not_be(server: Server, name: str) -> None:
    """By a request and over a socket alike."""
    act, key = ACTS[name]

    async def scenario() -> None:
        scene = await Scene(server.url).begin()
        before = await scene.marks()
        reply = await refused(scene.other, "POST", f"/api/tables/{scene.table}/acts", act)
        keys = (key, NOT_ASKED) if isinstance(act, wire.Move) else (key,)  # either of them may begin
        assert (reply.status, reply.json()["id"]) == (409, "a")
        assert reply.json()["line"]["key"] in keys
        async with socket(scene.other, scene.table) as there:
            answers = await ask(there, wire.Look(1), act)
        found = [answer for answer in answers if isinstance(answer, wire.Refused)]
        assert [answer.id for answer in found] == ["a"]
        assert found[0].line.key in keys
        check_words(found[0].line)
        assert await scene.marks() == before

    run(scenario())


def test_an_act_sent_again_is_done_once_and_another_under_its_id_not_at_all(server: Server) -> None:
    async def scenario() -> None:
        scene = await Scene(server.url).begin()
        mover = scene.host if (await _choices(scene, 0)) else scene.other
        where = f"/api/tables/{scene.table}/acts"
        first = await mover.request("POST", where, wire.Move(id="once", text="buy R"))
        after = await scene.marks()
        for again in (wire.Move(id="once", text="buy R"), wire.Move(id="once", text="buy G"), wire.Resign(id="once")):
            reply = await mover.request("POST", where, again)
            assert (reply.status, reply.json()) == (first.status, first.json())
        async with socket(mover, scene.table) as there:
            answers = await ask(there, wire.Move(id="once", text="buy R"), wire.Move(id="once", text="buy R"))
        assert [type(answer) for answer in answers] == [wire.Ack, wire.Ack]
        assert await scene.marks() == after

    run(scenario())


async def _choices(scene: Scene, seat: int) -> list[str]:
    async with (scene.host, scene.other)[seat].live(scene.table, seat) as live:
        return live.choices


@pytest.mark.parametrize("who", ["stranger", "nobody"])
def test_strangers_do_nothing_and_see_nothing(server: Server, who: str) -> None:
    async def scenario() -> None:
        scene = await Scene(server.url).begin()
        before = await scene.marks()
        guest = scene.stranger if who == "stranger" else Guest(server.url)
        for act in ACTS.values():
            reply = await refused(guest, "POST", f"/api/tables/{scene.table}/acts", act[0])
            assert reply.status == (401 if who == "nobody" else 409)
        for path in ("", "/log", "/log?viewer=0", "/record", "/record?viewer=1", "/chat"):
            assert (await refused(guest, "GET", f"/api/tables/{scene.table}{path}")).status == 403
        assert (await refused(guest, "POST", f"/api/tables/{scene.table}/invite")).status == (
            401 if who == "nobody" else 403
        )
        async with socket(guest, scene.table) as there:
            answers = await ask(there, wire.Look(), wire.Look(0), wire.Saw(3), *(act for act, _ in ACTS.values()))
        assert [type(answer) for answer in answers] == [wire.Trouble] * 2 + [wire.Refused] * len(ACTS)
        for answer in answers:
            check_words(answer.line)
        assert await scene.marks() == before

    run(scenario())


def test_a_table_that_is_not_there(server: Server) -> None:
    async def scenario() -> None:
        guest = await Guest.arrive(server.url, "Ada")
        assert (await refused(guest, "POST", "/api/tables/nowhere/acts", wire.Start(id="a"))).status == 404
        async with socket(guest, "nowhere") as there:
            bye = _heard.decode(await there.recv())
            assert isinstance(bye, wire.Bye)
            assert bye.back == -1
            check_words(bye.line)

    run(scenario())


# Sockets

MESSAGES: dict[str, bytes | str] = {
    "nothing": "",
    "no JSON": "hello",
    "not UTF-8": b'{"t":"say","id":"x","text":"\xff"}',
    "very deep": "[" * 9_000,
    "no type": '{"id":"x"}',
    "an unknown type": '{"t":"castle","id":"x"}',
    "a message of ours": '{"t":"ack","id":"x","n":1}',
    "another field": '{"t":"start","id":"x","now":true}',
    "no id": '{"t":"start"}',
    "an empty id": '{"t":"start","id":""}',
    "an id with spaces": '{"t":"start","id":"a b"}',
    "the null character": '{"t":"say","id":"x","text":"a\\u0000b"}',
    "a long id": '{"t":"start","id":"' + "i" * 65 + '"}',
    "a long text": '{"t":"say","id":"x","text":"' + "x" * 501 + '"}',
    "a seat below zero": '{"t":"move","id":"x","text":"y","seat":-1}',
    "a viewer too high": '{"t":"look","viewer":16}',
    "a huge number": '{"t":"saw","n":' + "9" * 400 + "}",
    "an endless number": '{"t":"saw","n":1e999}',
}


@pytest.mark.parametrize("name", MESSAGES)
def test_a_message_that_does_not_fit(server: Server, name: str) -> None:
    async def scenario() -> None:
        scene = await Scene(server.url).begin()
        before = await scene.marks()
        async with socket(scene.host, scene.table) as there:
            (trouble,) = await ask(there, MESSAGES[name])
            assert isinstance(trouble, wire.Trouble)
            check_words(trouble.line)
            assert [type(answer) for answer in await ask(there, wire.Look(0))][:1] == [wire.Snapshot]
        assert await scene.marks() == before

    run(scenario())


def test_a_burst_of_questions_is_answered_to_the_last(server: Server) -> None:
    async def scenario() -> None:
        scene = await Scene(server.url).begin()
        async with socket(scene.host, scene.table) as there:
            answers = await ask(there, *[wire.Ping()] * 3_000, *[wire.Look(0)] * 300)
            assert sum(isinstance(answer, wire.Snapshot) for answer in answers) == 300

    run(scenario())


def test_a_message_that_is_too_long_ends_the_line_and_nothing_else(server: Server) -> None:
    async def scenario() -> None:
        scene = await Scene(server.url).begin()
        before = await scene.marks()
        async with socket(scene.host, scene.table) as there:
            await there.send('"' + "x" * wire.LONGEST_MESSAGE + '"')
            with suppress(ConnectionClosed):
                async for _ in there:
                    pass
            assert there.close_code == 1009
        async with socket(scene.host, scene.table) as there:
            assert isinstance((await ask(there, wire.Look(0)))[0], wire.Snapshot)
        assert await scene.marks() == before

    run(scenario())


def socket(guest: Guest, table: str, origin: str | None = None, invite: str = "") -> connect:
    return connect(
        guest.socket_url(table, invite),
        origin=Origin(guest.origin if origin is None else origin),
        additional_headers=guest.greeting(),
        compression=None,
        proxy=None,
        max_size=None,
        close_timeout=1,
    )


async def ask(there: ClientConnection, *messages: Any) -> list[Any]:
    """Everything that is answered, but for presence and the time."""
    for message in messages:
        raw = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        await there.send(raw)
    await there.send('{"t":"ping"}')
    pings = 1 + sum(isinstance(message, wire.Ping) for message in messages)
    answers: list[Any] = []
    while pings:
        answer = _heard.decode(await asyncio.wait_for(there.recv(), 30))
        pings -= isinstance(answer, wire.Pong)
        if not isinstance(answer, wire.Pong | wire.Presence):
            answers.append(answer)
    return answers


# Cookies, tokens, origins


def cookies(real: str) -> dict[str, str]:
    body, _, signature = real.rpartition(".")
    return {
        "nothing": "",
        "a word": "tablee",
        "another signature": f"{body}.{signature[:-2]}AA",
        "another person": Signer([b"another key of another server"]).sign("tablee", ["somebody", 0, 2_000_000_000]),
        "signed for something else": Signer([b"another key"]).sign("csrf", ["somebody", 0, 0]),
        "very long": "x" * 6_000,
        "many dots": "." * 200,
        "control characters": "%00%0d%0a",
        "quotes": '"\\',
    }


@pytest.mark.parametrize("name", cookies("a.b"))
def test_a_cookie_that_is_not_ours_is_nobody_s(server: Server, name: str) -> None:
    async def scenario() -> None:
        scene = await Scene(server.url).begin()
        before = await scene.marks()
        forger = Guest(server.url)
        forger.cookies = scene.host.cookies | {"tablee": cookies(scene.host.cookies["tablee"])[name]}
        assert (await forger.me())["person"] == ""
        assert (await refused(forger, "PATCH", "/api/me", {"name": "Eve"})).status == 401
        assert (await refused(forger, "GET", f"/api/tables/{scene.table}/log?viewer=0")).status == 403
        assert (await refused(forger, "POST", f"/api/tables/{scene.table}/acts", wire.Resign(id="a"))).status == 401
        async with socket(forger, scene.table) as there:
            answers = await ask(there, wire.Look(0), wire.Resign(id="a"))
        assert [answer.line.key for answer in answers] == ["server-not-your-seat", "people-unknown"]
        assert await scene.marks() == before

    run(scenario())


@pytest.mark.parametrize("token", ["", "x", "é", "0" * 128, "x" * 5_000])
def test_writing_needs_the_token_of_our_own_page(server: Server, token: str) -> None:
    async def scenario() -> None:
        guest = await Guest.arrive(server.url, "Ada")
        headers = {"x-csrf-token": token.encode().decode("latin-1")}
        assert (await refused(guest, "PATCH", "/api/me", {"name": "Eve"}, **headers)).json()["line"][
            "key"
        ] == "web-csrf"
        guest.cookies[CSRF] = token.encode().decode("latin-1") or "none"
        reply = await refused(guest, "PATCH", "/api/me", {"name": "Eve"}, **headers)
        assert reply.json()["line"]["key"] == "web-csrf"
        guest.cookies.pop(CSRF)
        assert (await guest.me())["name"] == "Ada"

    run(scenario())


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://", "::", "file:///x"])
def test_pages_of_others_may_not_act(server: Server, origin: str) -> None:
    async def scenario() -> None:
        scene = await Scene(server.url).begin()
        reply = await refused(scene.host, "PATCH", "/api/me", {"name": "Eve"}, origin=origin)
        assert (reply.status, reply.json()["line"]["key"]) == (403, "web-origin")
        with pytest.raises(InvalidStatus) as turned:
            async with socket(scene.host, scene.table, origin):
                pass
        assert turned.value.response.status_code == 403
        assert (await scene.host.me())["name"] == "Ada"

    run(scenario())


def test_links_work_once_and_not_when_taken_back(server: Server) -> None:
    async def scenario() -> None:
        ada, device = await Guest.arrive(server.url, "Ada"), Guest(server.url)
        used = (await ada.ask("POST", "/api/me/links")).json()["token"]
        assert (await device.ask("POST", f"/api/links/{used}")).json()["person"] == ada.person
        older = (await ada.ask("POST", "/api/me/links")).json()["token"]
        revoked = (await ada.ask("POST", "/api/me/links")).json()["token"]
        await ada.ask("DELETE", "/api/me/links")
        for token in (used, older, revoked, "x", "x" * 128, "%00", "é"):
            eve = Guest(server.url)
            path = f"/api/links/{token if token.isascii() else '%C3%A9'}"
            reply = await refused(eve, "POST", path)
            assert (reply.status, reply.json()["line"]["key"]) == (404, "people-link-bad")
            assert (await eve.me())["person"] == ""

    run(scenario())


# With the clock in our hands


async def _world(folder: Path) -> World:
    world = World(folder)
    await seated(world, game("coup"), 2, {}, wire.Clock())
    return world


def test_a_link_that_is_too_old(tmp_path: Path) -> None:
    async def scenario() -> None:
        with stage(game("coup")):
            world = await _world(tmp_path / "world")
            _, body = await world.visitors[0].ask("POST", "/api/me/links")
            world.clock += LINK_MS + 1
            status, body = await Visitor(world).ask("POST", f"/api/links/{msgspec.json.decode(body)['token']}")
            await world.close()
        assert status in (403, 404)

    run(scenario())


def test_invitations_are_void_when_renewed(server: Server) -> None:
    async def scenario() -> None:
        scene = await Scene(server.url).begin()
        where = f"/api/tables/{scene.table}"
        assert (await scene.stranger.request("GET", f"{where}?invite={scene.invite}")).status == 200
        await scene.host.ask("POST", f"{where}/invite")
        assert (await refused(scene.stranger, "GET", f"{where}?invite={scene.invite}")).status == 403
        async with socket(scene.stranger, scene.table, invite=scene.invite) as there:
            assert [answer.line.key for answer in await ask(there, wire.Look())] == ["server-no-watching"]

    run(scenario())

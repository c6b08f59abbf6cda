"""The client library against a server that misbehaves on demand."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine.errors import Refused
from tablee.engine.view import Line
from tablee.server import messages
from tablee.server.client import Gone, Guest, Turned, apply_changes
from tablee.server.client.replica import SceneReplica, Shown, Snapshot
from tablee.server.messages import Ack, Bye, Current, Look, Move, NewTable, Said, Say, Scene, Told, Unsaid, Update
from tests.server.fake import FakeServer, Peer

EDITION = "e1"


def info(**known: Any) -> messages.TableInfo:
    seats = [messages.SeatInfo("Ada", "p-ada", ""), messages.SeatInfo("", "", "easy")]
    fields: dict[str, Any] = {
        "id": "t1",
        "game": "coup",
        "rules": 1,
        "content": "",
        "options": {},
        "status": "playing",
        "host": "p-ada",
        "seats": seats,
        "join": "invited",
        "watch": "invited",
        "chat": True,
        "clock": messages.ClockInfo("none", 0, 0),
        "commitment": "",
        "created": 0,
    }
    return messages.TableInfo(**(fields | known))


def shot(n: int, counter: int, viewer: int = 0, log: tuple[Told, ...] = ()) -> messages.Snapshot:
    """The scene holds nothing but a number, so that it is easy to see which one it is."""
    scene = Scene(viewer, info(), view={"counter": counter})
    return messages.Snapshot(n, EDITION, scene, log, 0, (), 0)


def step(n: int, counter: int, ack: str = "", path: tuple[str, ...] = ("view", "counter")) -> Update:
    return Update(n, [(list(path), counter)], [Line("said", {"counter": counter})], ack=ack)


def as_heard(message: object) -> Any:
    """As it comes out of a socket."""
    return msgspec.json.decode(msgspec.json.encode(message), type=Shown)


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scenario, 60))


# The scene


def test_changes_replace_add_and_lengthen() -> None:
    scene = {"a": {"b": [1, 2]}, "c": None}
    apply_changes(scene, [(["a", "b", 1], 7), (["a", "b", 2], {"new": True}), (["c"], "x"), (["a", "d"], [])])
    assert scene == {"a": {"b": [1, 7, {"new": True}], "d": []}, "c": "x"}


def test_an_empty_path_replaces_everything() -> None:
    assert apply_changes({"a": 1}, [([], {"b": 2}), (["b"], 3)]) == {"b": 3}


@pytest.mark.parametrize("path", [["x", "y"], ["a", 5], ["a", "b"], ["c", "d"]])
def test_a_change_without_a_place_is_an_error(path: list[str | int]) -> None:
    with pytest.raises((LookupError, TypeError)):
        apply_changes({"a": [1], "c": 3}, [(path, 0)])


# What fits and what does not


def test_updates_are_applied_in_their_order_only() -> None:
    replica = SceneReplica(0)
    assert replica.hear(as_heard(shot(5, 50)))
    assert replica.hear(as_heard(step(6, 60)))
    assert replica.hear(as_heard(step(6, 66)))  # doubled
    assert not replica.hear(as_heard(step(8, 80)))  # 7 is missing
    assert (replica.n, replica.view) == (6, {"counter": 60})
    assert replica.look() == Look(0, 6, EDITION)
    assert replica.hear(as_heard(step(7, 70)))
    assert replica.hear(as_heard(step(8, 80)))
    assert replica.looking
    assert replica.hear(Current(8, 0))
    assert not replica.looking
    assert [told.n for told in replica.log] == [6, 7, 8]


def test_a_snapshot_that_updates_have_overtaken_is_passed_over() -> None:
    replica = SceneReplica(0)
    replica.hear(as_heard(shot(5, 50)))
    replica.hear(as_heard(step(6, 60)))
    assert replica.hear(as_heard(shot(5, 50)))
    assert replica.view == {"counter": 60}


def test_other_eyes_forget_what_the_first_ones_saw() -> None:
    replica = SceneReplica(0)
    replica.hear(as_heard(shot(5, 50)))
    assert replica.look(1) == Look(1, -1, EDITION)
    replica.hear(as_heard(step(6, 60)))
    replica.hear(as_heard(shot(5, 50, viewer=0)))
    assert replica.looking
    assert replica.scene == {}
    replica.hear(as_heard(shot(2, 20, viewer=1)))
    assert (replica.n, replica.view) == (2, {"counter": 20})


def test_a_restored_server_may_know_less() -> None:
    replica = SceneReplica(0)
    replica.hear(as_heard(shot(9, 90)))
    replica.reconnected()
    assert replica.hear(as_heard(shot(4, 40)))
    assert (replica.n, replica.looking) == (4, False)


def test_a_change_without_a_place_asks_for_everything() -> None:
    replica = SceneReplica(0)
    replica.hear(as_heard(shot(5, 50)))
    assert not replica.hear(as_heard(step(6, 60, path=("nowhere", "at all"))))
    assert replica.look() == Look(0, -1, EDITION)


def test_chat_is_heard_and_removed() -> None:
    replica = SceneReplica(0)
    said = Said(1, "p", "Ada", 0, "hello", 0)
    replica.hear(said)
    assert replica.chat == {1: said}
    replica.hear(Unsaid(1))
    assert replica.chat == {}


@given(st.lists(st.tuples(st.sampled_from(["next", "drop", "double", "swap", "old shot"])), max_size=40), st.booleans())
def test_whatever_the_wire_does_the_viewer_catches_up(faults: list[tuple[str]], updates: bool) -> None:
    """The server answers each look with a snapshot, or with what was missed; whatever happened, one look is enough."""
    replica = SceneReplica(0)
    replica.hear(as_heard(shot(0, 0)))
    n = 0
    held: list[Any] = []
    for (fault,) in faults:
        n += 1
        sent: list[Any] = [step(n, n * 10)]
        if fault == "drop":
            sent = []
        elif fault == "double":
            sent *= 2
        elif fault == "swap":
            held, sent = [*sent, *held], []
        elif fault == "old shot":
            sent.append(shot(n - 1, n * 10 - 10))
        if fault == "next" and held:
            sent, held = [*sent, *held], []
        for message in sent:
            if not replica.hear(as_heard(message)):
                look = replica.look()
                missed = [*(step(m, m * 10) for m in range(look.n + 1, n + 1)), Current(n, 0)]
                for answer in missed if updates and look.n >= 0 else [shot(n, n * 10)]:
                    assert replica.hear(as_heard(answer))
                assert (replica.n, replica.view, replica.looking) == (n, {"counter": n * 10}, False)
    look = replica.look()
    replica.hear(as_heard(Current(n, 0) if look.n == n else shot(n, n * 10)))
    assert (replica.n, replica.view, replica.looking) == (n, {"counter": n * 10}, False)


# The socket


def test_a_move_is_done_when_its_update_is_seen() -> None:
    async def server(peer: Peer) -> None:
        assert await peer.hear_look() == Look(0, -1, "")
        await peer.say(shot(3, 30))
        move = await peer.hear()
        assert (move.text, move.n) == ("buy R", 3)
        await peer.say(step(4, 40, ack=move.id))

    async def scenario() -> None:
        async with FakeServer(server) as fake, fake.live() as live:
            ack = await live.move("buy R")
            assert (ack.n, live.n, live.view) == (4, 4, {"counter": 40})
            assert live.log == [Told(4, Line("said", {"counter": 40}))]

    run(scenario())


def test_a_refusal_is_raised_with_its_reason() -> None:
    async def server(peer: Peer) -> None:
        await peer.hear_look()
        await peer.say(shot(3, 30))
        move = await peer.hear()
        await peer.say(messages.Refused(move.id, Line("table-not-your-turn", {"seat": 1}), "COUP-4.1", ["lay R07"]))

    async def scenario() -> None:
        async with FakeServer(server) as fake, fake.live() as live:
            with pytest.raises(Refused) as refused:
                await live.move("buy R")
            assert refused.value.refusal.clause == "COUP-4.1"
            assert refused.value.refusal.legal == ["lay R07"]

    run(scenario())


def test_an_act_is_sent_again_on_a_new_connection() -> None:
    seen: list[Move] = []

    async def drops(peer: Peer) -> None:
        await peer.hear_look()
        await peer.say(shot(3, 30))
        seen.append(await peer.hear())
        peer.cut()

    async def answers(peer: Peer) -> None:
        assert await peer.hear_look() == Look(0, 3, EDITION)
        seen.append(await peer.hear())
        await peer.say(step(4, 40), Ack(seen[-1].id, 4))

    async def scenario() -> None:
        async with FakeServer(drops, answers) as fake, fake.live() as live:
            await live.move("buy R")
            assert live.connections == 2
            assert live.view == {"counter": 40}
        assert seen[0] == seen[1]

    run(scenario())


def test_a_late_answer_is_asked_for_again() -> None:
    async def deaf_at_first(peer: Peer) -> None:
        await peer.hear_look()
        await peer.say(shot(3, 30))
        first = await peer.hear()
        assert await peer.hear_look() == Look(0, 3, EDITION)
        assert await peer.hear() == first
        await peer.say(Current(3, 0), step(4, 40, ack=first.id))

    async def scenario() -> None:
        async with FakeServer(deaf_at_first) as fake, fake.live() as live:
            live.nudge = 0.2
            await live.act(Say, text="hello")
            assert live.n == 4

    run(scenario())


def test_a_gap_leads_to_a_look_and_the_act_waits_for_it() -> None:
    async def server(peer: Peer) -> None:
        await peer.hear_look()
        await peer.say(shot(3, 30))
        move = await peer.hear()
        await peer.say(step(5, 50, ack=move.id))
        assert await peer.hear_look() == Look(0, 3, EDITION)
        await peer.say(shot(5, 50))

    async def scenario() -> None:
        async with FakeServer(server) as fake, fake.live() as live:
            await live.move("buy R")
            assert (live.n, live.view, live.snapshots) == (5, {"counter": 50}, 2)

    run(scenario())


def test_until_waits_for_what_is_seen() -> None:
    async def server(peer: Peer) -> None:
        await peer.hear_look()
        await peer.say(shot(0, 0), step(1, 10), step(2, 20))

    async def scenario() -> None:
        async with FakeServer(server) as fake, fake.live() as live:
            await live.until(lambda live: live.view["counter"] == 20)
            assert live.n == 2

    run(scenario())


def test_a_server_that_says_when_to_come_back_is_obeyed_and_never_means_never() -> None:
    async def leaves(peer: Peer) -> None:
        await peer.hear_look()
        await peer.say(shot(0, 0), Bye(Line("server-restarts"), 0.0))
        await peer.socket.close(1012)

    async def bans(peer: Peer) -> None:
        await peer.hear_look()
        await peer.say(Current(0, 0), Bye(Line("banned"), -1))
        await peer.socket.close()

    async def scenario() -> None:
        async with FakeServer(leaves, bans) as fake, fake.live() as live:
            with pytest.raises(Gone, match="good-bye"):
                await live.until(lambda live: live.n == 9)
            assert live.connections == 2
            with pytest.raises(Gone):
                await live.move("buy R")

    run(scenario())


def test_the_cookie_and_the_origin_go_with_the_socket() -> None:
    async def server(peer: Peer) -> None:
        await peer.hear_look()
        await peer.say(shot(0, 0))

    async def scenario() -> None:
        async with FakeServer(server) as fake:
            async with fake.live(tablee="secret"):
                pass
            headers = fake.requests[0].headers
            assert headers["cookie"] == "tablee=secret"
            assert headers["origin"] == fake.url
            assert fake.requests[0].path == "/api/tables/t1/live"

    run(scenario())


# HTTP


class Desk(BaseHTTPRequestHandler):
    """The little of the HTTP side that cookies need."""

    def do_GET(self) -> None:
        self._answer(200, {"person": "", "name": ""}, "tablee-csrf=c0ffee; Path=/; SameSite=lax")

    def do_POST(self) -> None:
        body = msgspec.json.decode(self.rfile.read(int(self.headers["content-length"])))
        if self.headers["x-csrf-token"] != "c0ffee" or "tablee-csrf=c0ffee" not in self.headers["cookie"]:
            return self._answer(403, {"reason": "csrf"})
        if self.path == "/api/me":
            return self._answer(201, {"person": "p1", "name": body["name"]}, "tablee=signed; HttpOnly; Path=/")
        if "tablee=signed" not in self.headers["cookie"]:
            return self._answer(401, {"reason": "who?"})
        if self.path == "/api/tables":
            return self._answer(201, {"id": "t1", "invite": "i1", "commitment": body["game"]})
        if body["t"] == "move":
            return self._answer(409, {"t": "refused", "id": body["id"], "line": {"key": "table-game-over"}})
        self._answer(201, {"t": "ack", "id": body["id"], "n": 7})

    def _answer(self, status: int, body: object, cookie: str = "") -> None:
        data = msgspec.json.encode(body)
        self.send_response(status)
        if cookie:
            self.send_header("set-cookie", cookie)
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:
        pass


class Where(BaseHTTPRequestHandler):
    """Answers with the address it is asked from."""

    def do_GET(self) -> None:
        body = self.client_address[0].encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        pass


def test_a_guest_introduces_itself_opens_a_table_and_acts() -> None:
    desk = ThreadingHTTPServer(("127.0.0.1", 0), Desk)
    Thread(target=desk.serve_forever, daemon=True).start()

    async def scenario() -> None:
        guest = await Guest.arrive(f"http://127.0.0.1:{desk.server_port}", "Ada")
        assert (guest.person, guest.name) == ("p1", "Ada")
        assert guest.cookies == {"tablee-csrf": "c0ffee", "tablee": "signed"}
        opened = await guest.new_table(NewTable(game="coup", seats=3))
        assert (opened.id, opened.invite, opened.commitment) == ("t1", "i1", "coup")
        assert (await guest.act("t1", Say(id="1", text="hello"), opened.invite)).n == 7
        with pytest.raises(Refused):
            await guest.act("t1", Move(id="2", text="buy R"))
        guest.cookies.pop("tablee")
        with pytest.raises(Turned) as turned:
            await guest.new_table(NewTable(game="coup", seats=3))
        assert turned.value.status == 401

    try:
        run(scenario())
    finally:
        desk.shutdown()
        desk.server_close()


def test_a_guest_may_choose_the_address_it_connects_from() -> None:
    """On Linux all of 127.0.0.0/8 is this machine."""
    requests = ThreadingHTTPServer(("127.0.0.1", 0), Where)
    Thread(target=requests.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{requests.server_port}"

    async def scenario() -> None:
        assert (await Guest(url, source="127.0.0.9").ask("GET", "/")).text == "127.0.0.9"
        assert (await Guest(url).ask("GET", "/")).text == "127.0.0.1"
        sources: list[str] = []

        async def look(peer: Peer) -> None:
            sources.append(peer.socket.remote_address[0])
            await peer.hear_look()
            await peer.say(shot(0, 0))

        async with FakeServer(look) as fake, Guest(fake.url, source="127.0.0.9").live("t1", 0):
            assert sources == ["127.0.0.9"]

    try:
        run(scenario())
    finally:
        requests.shutdown()
        requests.server_close()


def test_a_snapshot_of_ours_reads_what_the_server_writes() -> None:
    heard = as_heard(shot(3, 30, log=(Told(1, Line("x")),)))
    assert isinstance(heard, Snapshot)
    assert heard.scene["view"] == {"counter": 30}
    assert heard.log == [Told(1, Line("x"))]

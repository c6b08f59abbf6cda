"""Meeting at a table: invitations, watching, chat, moderation, several people at one device, coming back, leaving."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tablee.bots import LEVELS
from tablee.engine.errors import Refused, TableeError
from tablee.server.client import Gone, Guest, Live, Turned
from tablee.server.messages import (
    Ban,
    Free,
    HandOver,
    Hush,
    Leave,
    Move,
    NewTable,
    Nonce,
    Rematch,
    Resign,
    Say,
    Sit,
    SitBot,
    Start,
    Unsay,
)
from tests.server.serving import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("meeting")) as running:
        yield running


@pytest.fixture
def meet(server: Server) -> Callable[[Callable[[Server], Awaitable[None]]], None]:
    """Run a scenario against the server."""
    return lambda scenario: asyncio.run(asyncio.wait_for(scenario(server), 60))


Meet = Callable[[Callable[[Server], Awaitable[None]]], None]


async def arrive(server: Server, *names: str) -> list[Guest]:
    return [await Guest.arrive(server.url, name) for name in names]


async def refusal(act: Awaitable[object]) -> str:
    """Why something was refused."""
    with pytest.raises(TableeError) as caught:
        await act
    return caught.value.line.key


async def turned(request: Awaitable[object]) -> tuple[int, str]:
    """With which status, and why, a request was not carried out."""
    with pytest.raises(Turned) as caught:
        await request
    reply = caught.value.reply
    return reply.status, reply.json()["line"]["key"]


# Who may come in


def test_a_table_by_invitation(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        ann, ben = await arrive(server, "Ann", "Ben")
        opened = await ann.new_table(NewTable(game="coup", seats=2, sit=[0]))
        assert await turned(ben.table(opened.id)) == (403, "server-by-invitation")
        assert await refusal(ben.act(opened.id, Sit(id="1"))) == "server-by-invitation"
        assert await turned(ben.table(opened.id, "wrong")) == (403, "server-by-invitation")
        seen = await ben.table(opened.id, opened.invite)
        assert (seen["may_join"], seen["may_watch"], seen["yours"], seen["invite"]) == (True, True, [], "")
        await ben.act(opened.id, Sit(id="2"), opened.invite)
        seen = await ben.table(opened.id)  # whoever sits here needs no invitation, and may pass it on
        assert (seen["yours"], seen["invite"]) == ([1], opened.invite)

    meet(scenario)


def test_its_page_tells_the_game_to_those_who_may_look(meet: Meet) -> None:
    """The page names the files of the board, so that they come sooner. Strangers are told what any address tells."""

    async def scenario(server: Server) -> None:
        ann, ben = await arrive(server, "Ann", "Ben")
        opened = await ann.new_table(NewTable(game="coup", seats=2, sit=[0]))

        async def named(who: Guest, address: str) -> str:
            return (await who.ask("GET", f"/tables/{address}")).headers["link"]

        assert "/game-coup-" in await named(ann, opened.id)
        assert "/game-coup-" in await named(ben, f"{opened.id}?invite={opened.invite}")
        nowhere = await named(ben, "nowhere")
        assert "/game-" not in nowhere
        assert await named(ben, opened.id) == await named(ben, f"{opened.id}?invite=wrong") == nowhere

    meet(scenario)


def test_the_address_a_table_was_opened_from_is_stored_as_a_keyed_hash(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        (ann,) = await arrive(server, "Ann")
        tables = [await ann.new_table(NewTable(game="coup", seats=2, sit=[0])) for _ in range(2)]
        with closing(sqlite3.connect(server.data / "tablee.db")) as connection:
            ask = "SELECT opened_from FROM tables WHERE id = ?"
            stored = {connection.execute(ask, (opened.id,)).fetchone()[0] for opened in tables}
        (tag,) = stored
        assert re.fullmatch("[0-9a-f]{24}", tag)
        assert sha256(b"127.0.0.1").hexdigest()[:24] != tag

    meet(scenario)


def test_a_level_is_all_that_can_be_asked_for(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        (ann,) = await arrive(server, "Ann")
        games = (await ann.ask("GET", "/api/games/coup")).json()
        assert games["bots"] == list(LEVELS)
        wish = NewTable(game="coup", seats=5, sit=[0], bots=["ismcts:1000000"] * 4)
        assert await turned(ann.new_table(wish)) == (400, "table-unknown-bot")
        opened = await ann.new_table(NewTable(game="coup", seats=2, sit=[0]))
        assert await refusal(ann.act(opened.id, SitBot(id="1", seat=1, level="ismcts:9"))) == "table-unknown-bot"
        await ann.act(opened.id, SitBot(id="2", seat=1, level="expert"))

    meet(scenario)


def test_the_values_of_an_option_come_in_the_order_of_the_game(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        (ann,) = await arrive(server, "Ann")
        form = (await ann.ask("GET", "/api/games/age_of_champagne")).json()["options"]
        properties = form["$defs"]["AgeOfChampagneOptions"]["properties"]
        assert properties["level"]["enum"] == ["jeroboam", "mathusalem", "balthazar", "nabuchodonosor"]
        assert properties["board"]["enum"] == ["standard", "simplified"]

    meet(scenario)


def test_a_renewed_invitation_voids_the_old_one(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        ann, ben = await arrive(server, "Ann", "Ben")
        opened = await ann.new_table(NewTable(game="coup", seats=2, sit=[0]))
        assert (await ben.request("POST", f"/api/tables/{opened.id}/invite")).status == 403
        fresh = (await ann.ask("POST", f"/api/tables/{opened.id}/invite")).json()["invite"]
        assert await turned(ben.table(opened.id, opened.invite)) == (403, "server-by-invitation")
        await ben.table(opened.id, fresh)

    meet(scenario)


def test_only_tables_for_anybody_are_listed(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        ann, ben = await arrive(server, "Ann", "Ben")
        hidden = await ann.new_table(NewTable(game="coup", seats=2, sit=[0]))
        shown = await ann.new_table(NewTable(game="coup", seats=2, sit=[0], join="anyone"))
        listed = [line["id"] for line in (await ben.ask("GET", "/api/tables")).json()]
        assert shown.id in listed
        assert hidden.id not in listed
        mine = (await ann.ask("GET", "/api/me/tables")).json()
        assert {hidden.id, shown.id} <= {line["id"] for line in mine}
        await ben.act(shown.id, Sit(id="1"))  # and need no invitation
        await ann.act(shown.id, Start(id="2"))
        assert shown.id not in [line["id"] for line in (await ben.ask("GET", "/api/tables")).json()]
        line = next(line for line in (await ben.ask("GET", "/api/me/tables")).json() if line["id"] == shown.id)
        assert (line["yours"], line["status"], len(line["asked"])) == ([1], "playing", 1)
        assert (line["result"], line["won"]) == ([], [])
        await ben.act(shown.id, Resign(id="3"))
        line = next(line for line in (await ben.ask("GET", "/api/me/tables")).json() if line["id"] == shown.id)
        assert (line["status"], len(line["result"]), line["won"]) == ("finished", 2, [0])

    meet(scenario)


@pytest.mark.parametrize(
    ("watch", "stranger", "invited"), [("anyone", True, True), ("invited", False, True), ("nobody", False, False)]
)
def test_who_may_watch(meet: Meet, watch: Any, stranger: bool, invited: bool) -> None:
    async def scenario(server: Server) -> None:
        ann, ben = await arrive(server, "Ann", "Ben")
        opened = await ann.new_table(NewTable(game="coup", seats=2, sit=[0], bots=["random"], watch=watch))
        await ann.act(opened.id, Start(id="1"))
        for invite, may in (("", stranger), (opened.invite, invited)):
            live = ben.live(opened.id, invite=invite)
            if may:
                async with live:
                    assert live.view["hand"] == []
                    assert live.choices == []
            else:
                assert await refusal(live.open()) == "server-no-watching"
                await live.close()
        assert await refusal(ben.live(opened.id, viewer=0, invite=opened.invite).open()) == "server-not-your-seat"

    meet(scenario)


def test_somebody_without_a_name_may_watch_but_not_act(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        (ann,) = await arrive(server, "Ann")
        nobody = Guest(server.url)
        opened = await ann.new_table(NewTable(game="coup", seats=2, sit=[0], bots=["random"], watch="anyone"))
        async with nobody.live(opened.id) as live:
            assert live.status == "waiting"
            assert await refusal(live.act(Sit)) == "people-unknown"

    meet(scenario)


# The host


def test_the_host_moderates(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        ann, ben, cleo = await arrive(server, "Ann", "Ben", "Cléo")
        opened = await ann.new_table(NewTable(game="coup", seats=3, sit=[0]))
        async with (
            ann.live(opened.id, viewer=0) as host,
            ben.live(opened.id, invite=opened.invite) as seen,
            cleo.live(opened.id, invite=opened.invite) as other,
        ):
            await seen.act(Sit)
            await seen.through(1)
            assert await refusal(seen.act(Free, seat=0)) == "server-only-host"
            assert await refusal(seen.act(Start)) == "server-only-host"
            await host.act(Free, seat=1, ban=True)
            with pytest.raises(Gone):  # what goes on at the table is no longer his business
                await seen.until(lambda live: False)
            assert await turned(ben.table(opened.id, opened.invite)) == (403, "server-banned")
            assert await refusal(ben.act(opened.id, Sit(id="x"), opened.invite)) == "server-banned"
            await host.act(Ban, person=ben.person, ban=False)
            await ben.act(opened.id, Sit(id="y"), opened.invite)
            await host.act(HandOver, person=ben.person)
            assert host.table["host"] == ben.person
            assert await refusal(host.act(SitBot, seat=2, level="greedy")) == "server-only-host"
            await other.until(lambda live: live.table["host"] == ben.person)

    meet(scenario)


def test_whoever_loses_a_seat_sees_nothing_more_through_it(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        ann, ben, cleo = await arrive(server, "Ann", "Ben", "Cléo")
        opened = await ann.new_table(NewTable(game="coup", seats=2, sit=[0]))
        await ben.act(opened.id, Sit(id="1"), opened.invite)
        async with ben.live(opened.id, viewer=1) as old:
            await ann.act(opened.id, Free(id="2", seat=1))
            await cleo.act(opened.id, Sit(id="3"), opened.invite)
            await ann.act(opened.id, Start(id="4"))
            await old.until(lambda live: live.troubles)
            assert old.view is None  # not one tile of the hand that lies there now
            assert await refusal(old.through(1)) == "server-not-your-seat"

    meet(scenario)


def test_leaving_before_the_game(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        ann, ben = await arrive(server, "Ann", "Ben")
        opened = await ann.new_table(NewTable(game="coup", seats=2, sit=[0]))
        await ben.act(opened.id, Sit(id="1"), opened.invite)
        await ann.act(opened.id, Leave(id="2"))
        table = (await ben.table(opened.id))["table"]
        assert table["host"] == ben.person
        assert [seat["name"] for seat in table["seats"]] == ["", "Ben"]

    meet(scenario)


# One device


def test_two_people_at_one_device(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        (ann,) = await arrive(server, "Ann")
        opened = await ann.new_table(NewTable(game="coup", seats=2, sit=[0, 1], names=["Ann", "Grandma"]))
        async with ann.live(opened.id, viewer=0) as live:
            await live.act(Start)
            assert [seat["name"] for seat in live.table["seats"]] == ["Ann", "Grandma"]
            hands = []
            for seat in (0, 1):
                await live.through(seat)
                hands.append(live.view["hand"])
            assert not set(hands[0]) & set(hands[1])
            for _ in range(20):
                await live.through(live.view["to_act"])
                await live.move(live.choices[0])  # for whoever holds the device now
            await live.through(live.view["to_act"])
            assert live.scene["choices"]

    meet(scenario)


# Talking


async def talking(server: Server, *names: str, **wish: Any) -> tuple[list[Guest], list[Live]]:
    guests = await arrive(server, *names)
    opened = await guests[0].new_table(NewTable(game="coup", seats=len(names), sit=[0], **wish))
    for guest in guests[1:]:
        await guest.act(opened.id, Sit(id=guest.person), opened.invite)
    lives = [await guest.live(opened.id, viewer=seat).open() for seat, guest in enumerate(guests)]
    return guests, lives


def words(live: Live) -> list[str]:
    return [said.text for said in live.chat.values()]


def test_talking_muting_hushing_unsaying(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        (ann, ben, cleo), (a, b, c) = await talking(server, "Ann", "Ben", "Cléo")
        await b.act(Say, text="  good \n evening ")
        for live in (a, b, c):
            await live.until(lambda live: "good evening" in words(live))
        await cleo.ask("PUT", f"/api/me/mutes/{ben.person}")
        await b.act(Say, text="are you there?")
        await a.act(Say, text="yes")
        await c.until(lambda live: "yes" in words(live))
        assert "are you there?" not in words(c)
        assert "are you there?" in words(a)
        heard = [line["text"] for line in (await cleo.ask("GET", f"/api/tables/{a.id}/chat")).json()]
        assert heard == ["yes"]
        line = next(said.line for said in a.chat.values() if said.text == "are you there?")
        assert await refusal(c.act(Unsay, line=line)) == "server-only-host"
        await a.act(Unsay, line=line)
        await b.until(lambda live: "are you there?" not in words(live))
        assert "are you there?" not in (await ann.ask("GET", f"/api/tables/{a.id}/chat")).text
        assert await refusal(b.act(Hush, person=cleo.person)) == "server-only-host"
        await a.act(Hush, person=ben.person)
        assert await refusal(b.act(Say, text="hm")) == "server-hushed"
        await a.act(Hush, person=ben.person, hush=False)
        await b.act(Say, text="hm")
        await c.until(lambda live: "yes" in words(live))
        await cleo.ask("DELETE", f"/api/me/mutes/{ben.person}")
        await b.act(Say, text="again")
        await c.until(lambda live: "again" in words(live))
        for live in (a, b, c):
            await live.close()

    meet(scenario)


def test_a_table_without_chat(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        _, (a, b) = await talking(server, "Ann", "Ben", chat=False)
        assert await refusal(a.act(Say, text="hello")) == "server-no-chat"
        assert a.table["chat"] is False
        for live in (a, b):
            await live.close()

    meet(scenario)


def test_a_silent_game_is_played_without_a_word(meet: Meet) -> None:
    """CPN-11.1: before and after it people may talk; while it runs nothing is said, and nothing said is removed."""

    async def why(act: Awaitable[object]) -> tuple[str, str]:
        with pytest.raises(Refused) as caught:
            await act
        return caught.value.refusal.line.key, caught.value.refusal.clause

    async def scenario(server: Server) -> None:
        ann, ben = await arrive(server, "Ann", "Ben")
        opened = await ann.new_table(NewTable(game="coupe_nation", seats=2, sit=[0]))
        await ben.act(opened.id, Sit(id=ben.person), opened.invite)
        a, b = [await guest.live(opened.id, viewer=seat).open() for seat, guest in enumerate((ann, ben))]
        await a.act(Say, text="good luck")
        await b.until(lambda live: "good luck" in words(live))
        line = next(iter(a.chat.values())).line
        for live in (a, b):
            await live.act(Nonce, nonce="00" * 16)
        await a.act(Start)
        await b.until(lambda live: live.table["status"] == "playing")
        assert b.table["chat"] is False
        for live in (a, b):
            assert await why(live.act(Say, text="I have the 24")) == ("server-silent-game", "CPN-11.1")
        assert await why(a.act(Unsay, line=line)) == ("server-silent-game", "CPN-11.1")
        assert await why(b.act(Sit, seat=1, name="24")) == ("server-silent-name", "CPN-11.1")
        await ben.ask("PATCH", "/api/me", {"name": "24"})  # for tables to come
        assert [seat["name"] for seat in a.table["seats"]] == ["Ann", "Ben"]
        assert words(a) == words(b) == ["good luck"]
        for live in (a, b):
            await live.act(Resign)
        await a.until(lambda live: live.table["status"] == "finished")
        await a.act(Say, text="what a pity")
        await b.until(lambda live: "what a pity" in words(live))
        for live in (a, b):
            await live.close()

    meet(scenario)


def test_the_same_words_sent_twice_are_said_once(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        _, (a, b) = await talking(server, "Ann", "Ben")
        for _ in range(2):
            await a.do(Say(id="once", text="hello"))
        await a.act(Say, text="that was all")
        await b.until(lambda live: "that was all" in words(live))
        assert words(b) == ["hello", "that was all"]
        for live in (a, b):
            await live.close()

    meet(scenario)


# Coming back


def test_what_happened_since_i_last_looked(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        guests, lives = await talking(server, "Ann", "Ben")
        await lives[0].act(Start)
        await lives[1].until(lambda live: live.view)
        mover = lives[0].view["to_act"]
        here, away = lives[mover], lives[1 - mover]
        await away.saw()
        seen = away.n
        await away.close()
        while here.choices:
            await here.move(here.choices[-1])
        async with guests[1 - mover].live(here.id, viewer=1 - mover) as back:
            assert back.since
            assert min(told.n for told in back.since) > seen
            assert [told for told in back.log if told.n > seen] == back.since
        async with guests[mover].live(here.id, viewer=mover) as fresh:  # who never said that they looked: no news
            assert fresh.since == []
        await here.close()

    meet(scenario)


def test_a_rematch_has_new_cards_and_the_same_people(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        (ann, ben), (a, b) = await talking(server, "Ann", "Ben")
        assert await refusal(a.act(Rematch)) == "server-not-over"
        await a.act(Start)
        await b.act(Resign)
        await a.until(lambda live: live.over)
        assert a.table["won"] == [0]
        ack = await b.act(Rematch)
        again = await a.act(Rematch)
        assert ack.table == again.table != a.id
        await a.until(lambda live: live.table["rematch"] == ack.table)
        table = (await ann.table(ack.table))["table"]
        assert table["commitment"] != a.table["commitment"]
        assert table["host"] == ben.person
        places = [(seat["name"], seat["reserved"]) for seat in table["seats"]]
        assert places == [("Ben", False), ("Ann", True)]  # everybody one seat further
        assert await refusal(ben.act(ack.table, Start(id="too-soon"))) == "server-seats-missing"
        await ben.act(ack.table, Nonce(id="ready", nonce="bb"))
        assert (table["status"], table["again"]) == ("waiting", True)
        await ann.act(ack.table, Sit(id="here", nonce="aa"))
        table = (await ann.table(ack.table))["table"]
        assert (table["status"], table["again"]) == ("playing", False), "all have said yes: it begins by itself"
        for live in (a, b):
            await live.close()

    meet(scenario)


def test_a_rematch_with_somebody_else_is_begun_by_its_host(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        (ann, ben, cleo), (a, b, c) = await talking(server, "Ann", "Ben", "Cléo")
        await a.act(Start)
        await b.act(Resign)
        await c.act(Resign)
        await a.until(lambda live: live.over)
        name = (await a.act(Rematch)).table
        await ann.act(name, Nonce(id="ready", nonce="aa"))
        table = (await ann.table(name))["table"]
        places = {seat["name"]: number for number, seat in enumerate(table["seats"])}
        await ann.act(name, Free(id="gone", seat=places["Cléo"]))
        await ben.act(name, Sit(id="here", nonce="bb"))
        await ann.act(name, SitBot(id="bot", seat=places["Cléo"], level="random"))
        table = (await ann.table(name))["table"]
        assert (table["status"], table["again"]) == ("waiting", False)
        await ann.act(name, Start(id="now"))
        assert (await ann.table(name))["table"]["status"] == "playing"
        for live in (a, b, c):
            await live.close()

    meet(scenario)


# Going for good


def test_being_forgotten(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        (ann, ben, cleo), (a, b, c) = await talking(server, "Ann", "Benedetta", "Cléo")
        await a.act(Start)
        await b.act(Say, text="my secret recipe")
        await a.until(lambda live: "my secret recipe" in words(live))
        waiting = await ben.new_table(NewTable(game="coup", seats=2, sit=[0]))
        assert (await ben.ask("DELETE", "/api/me")).status == 204
        await a.until(lambda live: live.table["seats"][1]["bot"])
        await a.until(lambda live: live.table["seats"][1]["name"] == "")
        with pytest.raises(Gone):
            await b.until(lambda live: False)
        assert (await ben.me())["person"] == ""
        everything = [await ann.ask("GET", f"/api/tables/{a.id}{rest}") for rest in ("", "/log", "/chat", "/record")]
        assert all("Benedetta" not in reply.text and "recipe" not in reply.text for reply in everything)
        assert (await ann.request("GET", f"/api/tables/{waiting.id}?invite={waiting.invite}")).status in (200, 403)
        await c.until(lambda live: live.table["seats"][1]["name"] == "")
        await a.close()
        await c.close()

    meet(scenario)


def test_the_store_keeps_no_name_in_a_story(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        (ann, ben), (a, b) = await talking(server, "Annabella", "Bartholomew")
        await a.act(Start)
        await b.act(Resign)
        await a.until(lambda live: live.over)
        for live in (a, b):
            await live.close()

    with serving(tmp_path) as server:
        asyncio.run(asyncio.wait_for(scenario(server), 60))
        assert server.stop() == 0
    with sqlite3.connect(tmp_path / "tablee.db") as store:
        for table in ("events", "records"):
            for (body,) in store.execute(f"SELECT body FROM {table}"):
                text = body.decode() if isinstance(body, bytes) else body
                assert "Annabella" not in text
                assert "Bartholomew" not in text


def test_refusals_reach_http_and_socket_alike(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        (ann, ben), (a, b) = await talking(server, "Ann", "Ben")
        await a.act(Start)
        waiting, seat = (a, 0) if a.view["to_act"] == 1 else (b, 1)
        guest = (ann, ben)[seat]
        with pytest.raises(Refused) as by_socket:
            await waiting.move("buy R")
        with pytest.raises(Refused) as by_http:
            await guest.act(a.id, Move(id="h", text="buy R"))
        assert by_socket.value.refusal == by_http.value.refusal
        assert by_socket.value.refusal.line.key == "table-not-your-turn"
        assert not by_socket.value.refusal.legal
        for live in (a, b):
            await live.close()

    meet(scenario)


# Strangers


def test_watchers_of_servers_ask_with_head(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        nobody = Guest(server.url)
        for path in ("/health", "/", "/api/games"):
            reply = await nobody.request("HEAD", path)
            assert (reply.status, reply.body) == (200, b"")

    meet(scenario)


def test_a_browser_finds_the_server_open(meet: Meet) -> None:
    async def scenario(server: Server) -> None:
        reply = await Guest(server.url).request("GET", "/", accept="text/html")
        assert "<title>Tablée</title>" in reply.text
        assert "default-src 'self'" in reply.headers["content-security-policy"]

    meet(scenario)

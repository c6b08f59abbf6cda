"""Games that are over: told again to those who may look on, gone on with from anywhere, counted."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tablee.cli.main import run
from tablee.engine.errors import Refused
from tablee.engine.record import Record
from tablee.server.client import Guest, Live, apply_changes
from tablee.server.client.guest import Reply
from tablee.server.messages import BranchWish, NewTable, Resign, Sit, Start, Undo, Watch
from tablee.server.web.safety.limits import LIMITS
from tests.server.serving import Server, serving

WISH = {"move": 0, "seat": 0, "level": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("replays")) as server:
        yield server


async def table_of_two(server: Server, watch: Watch = "invited") -> tuple[Guest, Guest, str, str]:
    """A game that has begun between Ann and Bob."""
    ann, bob = await Guest.arrive(server.url, "Ann"), await Guest.arrive(server.url, "Bob")
    opened = await ann.new_table(NewTable(game="coup", seats=2, sit=[0], watch=watch))
    await bob.act(opened.id, Sit(id="sit"), opened.invite)
    await ann.act(opened.id, Start(id="start"))
    return ann, bob, opened.id, opened.invite


async def play(lives: list[Live], moves: int = 10_000, seed: int = 4) -> None:
    """Moves by chance, by whoever is asked; bots answer by themselves."""
    chance = random.Random(seed)
    while moves and not lives[0].over:
        for live in lives:
            await live.through(live.viewer)
        mover = next((live for live in lives if live.choices), None)
        if mover is None:
            watched = lives[0]
            await watched.until(lambda live, n=watched.n: live.n > n or live.over)  # type: ignore[misc]
            continue
        await mover.move(chance.choice(mover.choices))
        moves -= 1


async def played(server: Server, moves: int = 10_000) -> tuple[Guest, Guest, str, str]:
    ann, bob, table, invite = await table_of_two(server)
    lives = [await guest.live(table, viewer=seat).open() for seat, guest in enumerate((ann, bob))]
    await play(lives, moves)
    for live in lives:
        await live.close()
    return ann, bob, table, invite


def key(reply: Reply) -> str:
    return str(reply.json()["line"]["key"])


def test_a_running_game_is_told_to_nobody(server: Server) -> None:
    async def ask() -> None:
        ann, bob, table, invite = await played(server, 30)
        stranger = await Guest.arrive(server.url, "Cem")
        for guest, word in ((ann, ""), (bob, ""), (stranger, invite)):
            for viewer in (-1, 0, 1):
                told = await guest.request("GET", f"/api/tables/{table}/replay?viewer={viewer}&invite={word}")
                assert (told.status, key(told)) == (409, "server-replay-later")
            branched = await guest.request("POST", f"/api/tables/{table}/branch?invite={word}", WISH)
            assert (branched.status, key(branched)) == (409, "server-replay-later")
        for path in ("replay", "branch"):  # who may not look on hears no more than that
            reply = await stranger.request("GET" if path == "replay" else "POST", f"/api/tables/{table}/{path}", WISH)
            assert reply.status == 403
        waiting = await ann.new_table(NewTable(game="coup", seats=2, sit=[0]))
        assert (await ann.request("GET", f"/api/tables/{waiting.id}/replay")).status == 409
        assert (await ann.request("GET", "/api/tables/none/replay")).status == 404
        # What one may download of it is no record yet, so that does not help either.
        seen = await ann.record(table, viewer=0)
        reply = await ann.request("POST", "/api/replays", {"record": seen})
        assert (reply.status, key(reply)) == (400, "record-not-a-record")

    asyncio.run(ask())


def test_a_table_nobody_watches_is_told_to_those_who_sat_there(server: Server) -> None:
    async def ask() -> None:
        ann, bob, table, invite = await table_of_two(server, watch="nobody")
        await ann.act(table, Resign(id="resign"))
        stranger = await Guest.arrive(server.url, "Cem")
        for path in (f"/api/tables/{table}/replay", f"/api/tables/{table}/replay?invite={invite}"):
            assert (await stranger.request("GET", path)).status == 403
        branched = await stranger.request("POST", f"/api/tables/{table}/branch?invite={invite}", WISH)
        assert branched.status == 403
        assert (await bob.request("GET", f"/api/tables/{table}/replay")).status == 200

    asyncio.run(ask())


def test_all_eyes_are_open_when_it_is_over(server: Server) -> None:
    async def ask() -> None:
        ann, _, table, invite = await played(server)
        stranger = await Guest.arrive(server.url, "Cem")
        for viewer in (-1, 0, 1):
            told = (await stranger.ask("GET", f"/api/tables/{table}/replay?viewer={viewer}&invite={invite}")).json()
            assert told["viewer"] == told["first"]["viewer"] == viewer
            scene: Any = deepcopy({"view": told["first"]})
            for step in told["steps"]:
                scene = apply_changes(scene, deepcopy(step["changes"]))
            assert scene["view"]["over"]
            assert told["steps"][-1]["scores"] == told["table"]["result"] == scene["view"]["scores"]
            assert [seat["name"] for seat in told["table"]["seats"]] == ["Ann", "Bob"]
            assert [check["ok"] for check in told["checks"]] == [True, True, True]
        assert (await ann.request("GET", f"/api/tables/{table}/replay?viewer=2")).status == 400
        # A file tells the same.
        record = await ann.record(table)
        reply = await stranger.request("POST", "/api/replays", {"record": record, "viewer": 1})
        assert reply.status == 200
        from_file = reply.json()
        assert from_file["steps"] == told["steps"]
        assert from_file["checks"] == told["checks"]
        assert from_file["sheet"] == told["sheet"]

    asyncio.run(ask())


def test_files_that_are_no_records(server: Server) -> None:
    async def ask() -> None:
        ann, _, table, _ = await played(server, 5)
        await ann.act(table, Resign(id="resign"))
        record = await ann.record(table)
        wrong: list[tuple[str, str]] = [
            ("", "record-not-a-record"),
            (record.replace("secret: ", "secret: 00"), "record-bad-commitment"),
            (record.replace("game: coup", "game: go"), "table-unknown-game"),
            (record.replace("content: ", "content: 00"), "record-other-content"),
            (record + "0 dance\n", "record-illegal-move"),
            (record + "dance\n", "record-bad-line"),
        ]
        for text, why in wrong:
            for path, more in (("/api/replays", {}), ("/api/replays/branch", WISH)):
                reply = await ann.request("POST", path, {"record": text, "name": "my.tablee", **more})
                assert 400 <= reply.status < 500
                assert key(reply) == why
        reply = await ann.request("POST", "/api/replays", {"record": "x" * 70_000})
        assert reply.status == 413

    asyncio.run(ask())


def half_made(record: Record) -> int:
    """How many moves come before the second step of a swap."""
    moves = record.standing()
    for number, (first, second) in enumerate(zip(moves, moves[1:], strict=False), start=1):
        if first.text.startswith("aside") and second.seat == first.seat:
            return number
    raise AssertionError("nobody changed anything")


def test_opening_in_the_middle_is_opening_a_table() -> None:
    limits = {limit.kind: limit for limit in LIMITS}
    for path in ("/api/tables", "/api/tables/x/branch", "/api/replays/branch"):
        assert limits["table"].path.match(path)
        assert not limits["replay"].path.match(path)
    for path in ("/api/tables/x/replay", "/api/replays"):
        assert limits["replay"].path.match(path)
        assert not limits["table"].path.match(path)


def test_what_if(server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From the first position, from the middle, and from the middle of a move: as a table and from a file."""

    async def ask() -> list[str]:
        ann, _, table, invite = await played(server)
        text = await ann.record(table)
        record = Record.read(text)
        told = (await ann.ask("GET", f"/api/tables/{table}/replay?viewer=1")).json()
        cem = await Guest.arrive(server.url, "Cem")
        found = []
        for move in (0, len(told["steps"]) // 2, half_made(record), len(told["steps"]) - 1):
            wish = {"move": move, "seat": 1, "level": "random"}
            bodies = [
                (f"/api/tables/{table}/branch?invite={invite}", wish),
                ("/api/replays/branch", wish | {"record": text}),
            ]
            for path, body in bodies[: 2 if move else 1]:
                found.append(await go_on(cem, path, body, told, move, record))
        at_the_end = await cem.request(
            "POST", f"/api/tables/{table}/branch?invite={invite}", WISH | {"move": len(told["steps"])}
        )
        assert (at_the_end.status, key(at_the_end)) == (400, "server-branch-over")
        beyond = await cem.request("POST", f"/api/tables/{table}/branch?invite={invite}", WISH | {"move": 9_999})
        assert (beyond.status, key(beyond)) == (400, "server-no-such-move")
        nowhere = await cem.request("POST", f"/api/tables/{table}/branch?invite={invite}", WISH | {"seat": 2})
        assert (nowhere.status, key(nowhere)) == (400, "table-no-such-seat")
        nobody = await cem.request("POST", f"/api/tables/{table}/branch?invite={invite}", WISH | {"level": "god"})
        assert nobody.status == 400
        unknown = await Guest(server.url).request("POST", f"/api/tables/{table}/branch?invite={invite}", WISH)
        assert unknown.status == 401
        return found

    async def go_on(
        cem: Guest, path: str, body: dict[str, Any], told: dict[str, Any], move: int, record: Record
    ) -> str:
        opened = (await cem.ask("POST", path, body)).json()
        assert opened["commitment"] == ""
        live = await cem.live(opened["id"], viewer=1).open()
        assert live.table["branched"] == {"table": record.seed.table, "move": move}
        assert live.table["commitment"] == ""
        assert [(seat["name"], seat["bot"]) for seat in live.table["seats"]] == [("", "novice"), ("Cem", "")]
        before = [line for step in told["steps"][:move] for line in step["lines"]]
        log = (await cem.ask("GET", f"/api/tables/{opened['id']}/log?viewer=1")).json()["lines"]
        assert [entry["line"] for entry in log][: len(before)] == before
        await play([live])
        assert live.status == "finished"
        await live.close()
        return await cem.record(opened["id"])

    records = asyncio.run(ask())
    for number, text in enumerate(records):
        file = tmp_path / f"{number}.tablee"
        file.write_text(text, encoding="utf-8")
        assert run(["record", "verify", str(file)]) == 0
        out = capsys.readouterr().out
        assert "promises nothing about luck" in out
        assert "matches the commitment" not in out
        assert Record.read(text).branched is not None
    assert len({record.rpartition("secret: ")[2].partition("\n")[0] for record in records}) == 1


def test_nothing_before_the_branch_is_taken_back(server: Server) -> None:
    async def ask() -> None:
        ann, _, table, _ = await played(server, 40)
        await ann.act(table, Resign(id="resign"))
        told = (await ann.ask("GET", f"/api/tables/{table}/replay")).json()
        moves = sum(bool(step["text"]) for step in told["steps"])
        wish = {"move": len(told["steps"]), "seat": 0, "level": "random"}  # given up is not decided by the rules
        opened = (await ann.ask("POST", f"/api/tables/{table}/branch", wish)).json()
        live = await ann.live(opened["id"], viewer=0).open()
        assert live.table["branched"]["move"] == moves
        while not live.choices:
            await live.until(lambda live: bool(live.choices) or live.over)
        assert not live.scene["undo"]["steps"]
        with pytest.raises(Refused):
            await live.act(Undo)
        await live.close()

    asyncio.run(ask())


def test_it_is_there_after_a_restart(tmp_path: Path, database_url: str) -> None:
    async def begin(server: Server) -> tuple[Guest, str, Any]:
        ann, _, table, _ = await played(server, 30)
        await ann.act(table, Resign(id="resign"))
        wish = BranchWish(move=25, seat=0, level="random")
        opened = (await ann.ask("POST", f"/api/tables/{table}/branch", wish)).json()
        async with ann.live(opened["id"], viewer=0) as live:
            await live.until(lambda live: bool(live.choices))
            return ann, opened["id"], live.scene

    async def go_on(ann: Guest, table: str, scene: Any) -> str:
        async with ann.live(table, viewer=0) as live:
            assert live.scene == scene
            await play([live])
        again = (await ann.ask("GET", f"/api/tables/{table}/replay")).json()
        assert again["checks"][0]["ok"] is None
        assert again["table"]["branched"]["move"] == 25
        return await ann.record(table)

    with serving(tmp_path / "data", database=database_url) as server:
        ann, table, scene = asyncio.run(begin(server))
        server.kill()
        server.start()
        record = Record.read(asyncio.run(go_on(ann, table, scene)))
        assert record.branched == 25


def test_how_somebody_has_done(tmp_path: Path, database_url: str) -> None:
    async def ask(server: Server) -> None:
        ann, bob, table, invite = await played(server)
        record = Record.read(await ann.record(table))
        assert record.result is not None
        running = await ann.new_table(NewTable(game="coup", seats=3, sit=[0], bots=["random", "random"]))
        await ann.act(running.id, Start(id="start"))
        both = await ann.new_table(NewTable(game="coup", seats=2, sit=[0, 1]))
        await ann.act(both.id, Start(id="start"))
        await ann.act(both.id, Resign(id="resign", seat=1))
        await ann.ask("POST", f"/api/tables/{table}/branch", WISH)  # does not count
        [mine] = (await ann.ask("GET", "/api/me/statistics")).json()
        won = int(0 in record.won)
        assert (mine["game"], mine["played"], mine["finished"], mine["won"]) == ("coup", 3, 2, won)
        assert mine["best"] == record.result[0]
        assert mine["place"] == (1 if won else 2)
        assert [(row["seats"], row["played"], row["finished"]) for row in mine["by_seats"]] == [(2, 2, 2), (3, 1, 0)]
        [his] = (await bob.ask("GET", "/api/me/statistics")).json()
        assert (his["played"], his["best"]) == (1, record.result[1])
        assert (await (await Guest.arrive(server.url, "Cem")).ask("GET", "/api/me/statistics")).json() == []
        assert (await Guest(server.url).request("GET", "/api/me/statistics")).status == 401

    with serving(tmp_path / "data", database=database_url) as server:
        asyncio.run(ask(server))

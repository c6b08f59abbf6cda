"""A store in trouble while people play: a refusal with its reason, nothing shown that is not kept, and then on."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import psycopg
import pytest

from tablee.engine.errors import Refused
from tablee.server.messages import Ack, NewTable, Start
from tablee.server.messages import Refused as NotDone
from tablee.server.settings import sqlite_url as url_in
from tablee.server.store import Store, sqlite
from tests.server.crash.audit import audit
from tests.server.crash.players import Ledger, Player, arrive
from tests.server.crash.proxy import Proxy
from tests.server.crash.servers import Table, a_table
from tests.server.serving import Server


async def through_trouble(
    table: Table, begin: Callable[[], object], end: Callable[[], object], reasons: tuple[str, ...]
) -> None:
    """Move, be refused while there is trouble, and move again when it is over."""
    assert isinstance(await table.move(), Ack)
    begin()
    shown, seen = len(table.sent), await table.check() if "store-unreachable" not in reasons else -1
    with patch("tablee.server.public.logs.event") as logged:
        refused = await table.move("in-trouble")
    assert isinstance(refused, NotDone), refused
    assert refused.line.key == "web-store-away"  # what ails the store is for the log alone
    assert logged.call_args.kwargs["key"] in reasons
    assert len(table.sent) == shown, "shown, and not kept"
    end()
    if seen >= 0:
        assert await table.check() == seen
    assert isinstance(await _in_time(lambda: table.move("afterwards")), Ack)
    before = await table.check()
    assert isinstance(await table.move("afterwards"), Ack)  # done once
    assert await table.check() == before
    assert len(table.sent) > shown


async def _in_time(work: Callable[[], Awaitable[object]]) -> object:
    """Its answer when it is no refusal any more: connecting again takes a moment."""
    for _ in range(200):
        answer = await work()
        if not isinstance(answer, NotDone):
            return answer
        await asyncio.sleep(0.05)
    return answer


def test_a_file_that_another_program_keeps_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "_BUSY_MS", 20)

    async def scene() -> None:
        data = tmp_path / "data"
        async with a_table(data, url_in(data)) as table:
            with closing(sqlite3.connect(data / "tablee.db", isolation_level=None, timeout=10)) as other:
                await through_trouble(
                    table,
                    lambda: other.execute("BEGIN IMMEDIATE"),
                    lambda: other.execute("ROLLBACK"),
                    ("store-locked",),
                )

    asyncio.run(scene())


def order(url: str, setting: str) -> None:
    """For new sessions; those that are open are ended."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("SET default_transaction_read_only = off")
        connection.execute(f"ALTER DATABASE {connection.info.dbname} SET {setting}".encode())
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_a_postgres_that_becomes_read_only(tmp_path: Path, postgres_url: str) -> None:
    async def scene() -> None:
        async with a_table(tmp_path / "data", postgres_url) as table:
            await through_trouble(
                table,
                lambda: order(postgres_url, "default_transaction_read_only = on"),
                lambda: order(postgres_url, "default_transaction_read_only = off"),
                ("store-read-only",),
            )

    asyncio.run(scene())


def test_a_postgres_that_goes_and_comes_back(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.store.writer._PAUSES", (0.0, 0.05))  # a real server tries for longer
    proxy = Proxy(postgres_url)

    async def scene() -> None:
        async with a_table(tmp_path / "data", proxy.url) as table:
            await through_trouble(table, proxy.shut, proxy.open, ("store-unreachable",))

    try:
        asyncio.run(scene())
    finally:
        proxy.close()


def test_a_postgres_that_is_away_for_a_moment_is_not_even_noticed(tmp_path: Path, postgres_url: str) -> None:
    proxy = Proxy(postgres_url)

    async def scene() -> None:
        async with a_table(tmp_path / "data", proxy.url) as table:
            assert isinstance(await table.move(), Ack)
            proxy.shut()
            asyncio.get_running_loop().call_later(0.2, proxy.open)
            assert isinstance(await table.move(), Ack)
            await table.check()

    try:
        asyncio.run(scene())
    finally:
        proxy.close()


# A disk that is full, for a real server


async def play_on_a_full_disk(
    server: Server, ledger: Ledger, fill: Callable[[], None], free: Callable[[], None]
) -> str:
    """The reason that a player is given."""
    guest = await arrive(server.url, "Ana")
    opened = await guest.new_table(NewTable(game="coup", seats=3, sit=[0, 1, 2], watch="anyone"))
    ledger.tables.append(opened.id)
    async with Player(guest, opened.id, ledger, 0) as player, Player(guest, opened.id, ledger) as watching:
        await player.act(Start)
        await player.until(lambda live: live.status == "playing")
        fill()
        await watching.through(-1)
        seen = watching.n
        with pytest.raises(Refused) as refused:
            await move_on(player)
        await watching.through(-1)
        assert watching.n == player.n
        assert watching.n >= seen
        assert server.health() in (200, 503)  # the last write has failed, unless there was room for another
        free()
        before = player.n
        while player.n == before:  # other seats are not shown a move that is half made
            await move(player)
        assert server.healthy()
        await watching.until(lambda live: live.n == player.n)
    return refused.value.refusal.line.key


async def move_on(player: Player) -> None:
    for _ in range(200):  # there may still be a little room
        await move(player)


async def move(player: Player) -> None:
    """Of whichever seat is asked: all belong to one person, who looks through the eyes of each in turn, and then as a
    spectator: a seat has seen more, its own half-made moves."""
    for seat in range(3):
        await player.through(seat)
        if player.choices:
            break
    try:
        await player.move(player.choices[0], seat=seat)
    finally:
        await player.through(-1)


def test_a_file_that_may_not_grow_refuses_and_recovers(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    ledger = Ledger()
    _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)

    def limit(size: int) -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, most))

    try:
        # Less than what is written already, and more than the log of the server needs.
        reason = asyncio.run(play_on_a_full_disk(server, ledger, lambda: limit(65_536), lambda: limit(most)))
        assert reason == "web-store-away"
        assert server.stop() == 0
    finally:
        server.kill()
    audit(url_in(server.data), ledger)
    assert not server.tracebacks()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "small"
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", folder], capture_output=True, text=True)
    if mounted.returncode != 0:
        pytest.skip(f"no disk can be mounted here: {mounted.stderr.strip()}")
    yield folder
    subprocess.run(["umount", "-l", folder], check=True)


def test_a_full_disk_refuses_and_recovers(small_disk: Path) -> None:
    server = Server(small_disk / "data", "--least-free", "0").start()
    ledger, ballast = Ledger(), small_disk / "ballast"

    def fill() -> None:
        with ballast.open("wb", buffering=0) as file:
            try:
                while file.write(b"x" * 512):
                    pass
            except OSError:
                pass

    try:
        assert asyncio.run(play_on_a_full_disk(server, ledger, fill, ballast.unlink)) == "web-store-away"
        assert server.stop() == 0
    finally:
        server.kill()
    audit(url_in(server.data), ledger)


# A store that cannot be served at all


def sentence(server: Server) -> str:
    """What `tablee serve` says instead of serving."""
    assert server.process is not None
    try:
        assert server.process.wait(30) == 2
    finally:
        server.kill()
    # Its port was free when it was chosen, but another test may have taken it since.
    lines = [line for line in server.text().splitlines() if not line.startswith(f"Port {server.port} is taken")]
    assert len(lines) == 1, lines
    assert lines[0].startswith("tablee: ")
    return lines[0]


def test_a_server_on_a_store_it_cannot_use_says_so_and_ends(tmp_path: Path) -> None:
    newer, foreign, locked = (tmp_path / name for name in ("newer", "foreign", "locked"))
    for folder in (newer, foreign, locked):
        folder.mkdir()
    asyncio.run(Store.open(url_in(newer)).close())
    with closing(sqlite3.connect(newer / "tablee.db")) as connection, connection:
        connection.execute("UPDATE tablee_revision SET version_num = '9999'")
    with closing(sqlite3.connect(foreign / "tablee.db")) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    with closing(sqlite3.connect(locked / "tablee.db", isolation_level=None)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        servers = [Server(folder).start(wait=False) for folder in (newer, foreign, locked)]
        said = [sentence(server) for server in servers]
    assert "9999" in said[0]
    assert "another program" in said[1]
    assert "locked" in said[2]

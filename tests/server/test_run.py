"""Starting and stopping: the port, the sentences, the signals, several processes."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tablee.engine.errors import TableeError
from tablee.server import processes
from tablee.server.run import address, take_port
from tablee.server.settings import Settings
from tools import ROOT

TIMEOUT = 60.0
KEYS = (b"k" * 32,)


def until(true: Callable[[], bool], what: str) -> None:
    """Poll, and fail in the end."""
    deadline = time.monotonic() + TIMEOUT
    while not true():
        assert time.monotonic() < deadline, what
        time.sleep(0.01)


class Started:
    """A command that serves, and what it has said."""

    def __init__(self, command: list[str], log: Path, **env: str) -> None:
        self.log = log
        with log.open("wb") as out:
            self.process = subprocess.Popen(
                command,
                cwd=ROOT,
                stdout=out,
                stderr=out,
                start_new_session=True,
                env={**_outside(), "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUNBUFFERED": "1", **env},
            )

    @property
    def text(self) -> str:
        return self.log.read_text(encoding="utf-8")

    @property
    def port(self) -> int:
        """Where it says it listens."""
        until(lambda: "is open at" in self.text or self.process.poll() is not None, "never open")
        found = re.search(r"is open at http://127\.0\.0\.1:(\d+)/", self.text)
        assert found, self.text
        return int(found[1])

    def health(self) -> dict[str, object]:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=TIMEOUT) as answer:
            return dict(json.load(answer))

    def end(self, number: int = signal.SIGTERM) -> int:
        self.process.send_signal(number)
        return self.process.wait(TIMEOUT)


def _outside() -> dict[str, str]:
    """Not what `make test` itself was told."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "TABLEE_"))}


def start(tmp_path: Path, *options: str) -> Started:
    options = (*(() if "--port" in options else ("--port", "0")), *options)
    command = [sys.executable, "-m", "tablee", "serve", "--no-browser", "--data", str(tmp_path / "data"), *options]
    return Started(command, tmp_path / "log")


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Callable[..., Started]]:
    made: list[Started] = []

    def serve(*options: str) -> Started:
        made.append(start(tmp_path, *options))
        return made[-1]

    yield serve
    for one in made:
        if one.process.poll() is None:
            os.killpg(one.process.pid, signal.SIGKILL)
            one.process.wait()


# The port


def settings(tmp_path: Path, port: int, host: str = "127.0.0.1") -> Settings:
    return Settings(data=tmp_path, keys=KEYS, port=port, host=host)


def test_a_taken_port_gives_the_next(tmp_path: Path) -> None:
    with take_port(settings(tmp_path, 0)) as first:
        port = first.getsockname()[1]
        with take_port(settings(tmp_path, port)) as second:
            assert port < second.getsockname()[1] <= port + 20


def test_no_free_port_is_one_sentence(tmp_path: Path) -> None:
    with take_port(settings(tmp_path, 65_535)), pytest.raises(TableeError, match="No port from 65535"):
        take_port(settings(tmp_path, 65_535))


def test_an_address_that_is_not_ours_is_one_sentence(tmp_path: Path) -> None:
    for host in ("192.0.2.77", "no such host", "x" * 70):
        with pytest.raises(TableeError, match="This machine has no address"):
            take_port(settings(tmp_path, 0, host))


def test_where_a_browser_finds_us() -> None:
    assert address("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address("::", 80) == "http://[::1]:80/"
    assert address("fe80::1", 80) == "http://[fe80::1]:80/"
    assert address("192.168.0.7", 8080) == "http://192.168.0.7:8080/"


# One process


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_stops_when_told(number: int, served: Callable[..., Started]) -> None:
    server = served()
    assert server.health()["status"] == "ok"
    assert server.end(number) == 0
    assert "All data is kept in" in server.text
    assert "The engine is" in server.text
    assert server.text.rstrip().endswith("Closed.")
    assert "Traceback" not in server.text


def test_it_speaks_french(served: Callable[..., Started]) -> None:
    server = served("--lang", "fr")
    until(lambda: "Ctrl+C pour fermer" in server.text, "no French")
    assert "Tablée est ouverte à http://127.0.0.1:" in server.text


def test_the_next_port_is_named(served: Callable[..., Started]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        server = served("--port", str(taken))
        assert server.port > taken
        assert f"Port {taken} is taken, so port {server.port} is used." in server.text


def test_nobody_waits_for_a_request_that_never_ends(served: Callable[..., Started]) -> None:
    server = served()
    with socket.create_connection(("127.0.0.1", server.port)) as idle:
        idle.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n")  # never finished
        assert server.end() == 0


def test_a_signal_that_comes_twice_at_once_counts_once(served: Callable[..., Started]) -> None:
    """As when it is sent to a group, and make passes it on."""
    server = served()
    assert server.health()
    server.process.send_signal(signal.SIGTERM)
    assert server.end(signal.SIGTERM) == 0


def test_two_servers_do_not_share_a_file(served: Callable[..., Started], tmp_path: Path) -> None:
    first = served()
    assert first.health()
    again = subprocess.run(
        [sys.executable, "-m", "tablee", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path / "data")],
        capture_output=True,
        text=True,
        env={**_outside(), "PYTHONPATH": os.pathsep.join(sys.path)},
        timeout=TIMEOUT,
    )
    assert again.returncode == 2
    assert "Another Tablée server is using" in again.stderr
    assert "Traceback" not in again.stderr


# make play


@pytest.mark.parametrize("whom", ["make alone", "everybody"])
def test_make_play_passes_options_and_signals_on(whom: str, tmp_path: Path) -> None:
    command = ["make", "play", "READY=@:", f"COMPILED=PYTHONPATH={os.pathsep.join(sys.path)} {sys.executable}"]
    command.append(f"ARGS=--port 0 --no-browser --data {tmp_path / 'data'}")
    made = Started(command, tmp_path / "log")
    try:
        port = made.port
        assert made.health()["status"] == "ok"
        if whom == "everybody":
            os.killpg(made.process.pid, signal.SIGTERM)
        else:
            made.process.send_signal(signal.SIGTERM)
        assert made.process.wait(TIMEOUT) == -signal.SIGTERM  # make ends by the signal it was sent
        assert "Traceback" not in made.text
        assert made.text.rstrip().endswith("Closed.")
        with pytest.raises(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
            pass
    finally:
        if made.process.poll() is None:
            os.killpg(made.process.pid, signal.SIGKILL)


# Several processes


def test_people_are_greeted_after_the_last_process_was_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    def fork(parent: processes._Parent) -> int:
        order.append("fork")
        parent._born[len(order)] = 0.0
        return len(order)

    monkeypatch.setattr(processes._Parent, "_fork", fork)
    monkeypatch.setattr(processes._Parent, "_watch", lambda parent: 0)
    monkeypatch.setattr(signal, "signal", lambda number, handler: None)
    monkeypatch.setattr(os, "read", lambda pipe, size: b"!")
    chosen = Settings(data=tmp_path, keys=KEYS, workers=3, database="postgresql://db/tablee")
    with socket.socket() as listening:
        assert processes._Parent(chosen, listening, lambda: order.append("greet")).run() == 0
    assert order == ["fork", "fork", "fork", "greet"]


def test_several_processes_need_a_database_they_can_share(tmp_path: Path) -> None:
    with pytest.raises(TableeError, match="3 processes need a database"):
        Settings(data=tmp_path, keys=KEYS, workers=3)


def children(parent: int) -> set[int]:
    text = Path(f"/proc/{parent}/task/{parent}/children").read_text()
    return set(map(int, text.split()))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes in /proc")
def test_several_processes_serve_and_a_dead_one_is_replaced(served: Callable[..., Started], postgres_url: str) -> None:
    server = served("--workers", "2", "--database", postgres_url, "--log", "json")
    assert server.health()["database"] == "postgresql"
    until(lambda: len(children(server.process.pid)) == 2, "two processes")
    before = children(server.process.pid)
    os.kill(min(before), signal.SIGKILL)
    until(lambda: len(children(server.process.pid) - before) == 1, "a new process")
    assert server.health()["status"] == "ok"
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics", timeout=TIMEOUT) as answer:
        assert b"tablee_http_requests_total" in answer.read()
    all_of_them = children(server.process.pid)
    assert server.end() == 0
    assert not any(Path(f"/proc/{child}").exists() for child in all_of_them)
    assert "Traceback" not in server.text


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes in /proc")
def test_processes_end_with_their_parent(served: Callable[..., Started], postgres_url: str) -> None:
    server = served("--workers", "2", "--database", postgres_url)
    until(lambda: len(children(server.process.pid)) == 2, "two processes")
    orphans = children(server.process.pid)
    server.process.kill()
    server.process.wait()
    until(lambda: not any(Path(f"/proc/{child}").exists() for child in orphans), "orphans")


def test_a_database_that_is_not_there_is_one_sentence(served: Callable[..., Started]) -> None:
    server = served("--workers", "2", "--database", "postgresql://nobody@127.0.0.1:1/none")
    assert server.process.wait(TIMEOUT) == 2
    assert "cannot be reached" in server.text
    assert "Traceback" not in server.text


def test_a_server_takes_as_many_files_as_it_may_have(tmp_path: Path) -> None:
    script = (
        "import resource; from tablee.server.run import KEPT_FILES, _most_connections; "
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]; "
        "wanted = min(4096, hard) if hard != resource.RLIM_INFINITY else 4096; "
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, wanted)); "
        "assert _most_connections() == wanted - KEPT_FILES; "
        "assert resource.getrlimit(resource.RLIMIT_NOFILE) == (wanted, wanted)"
    )
    subprocess.run([sys.executable, "-c", script], check=True, timeout=TIMEOUT)

"""Real servers for tests: processes of their own that can be stopped, killed and started again on the same data."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

TIMEOUT = 30.0  # seconds, for a machine with much else to do
_TRACEBACK = re.compile(r"^Traceback \(most recent call last\):\n(?:^ .*\n)*^.*$", re.MULTILINE)
_ORPHAN = re.compile(r"multiprocessing/spawn\.py.*\n(?:^ .*\n)*EOFError: Ran out of input$", re.MULTILINE)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`tablee serve` in a process of its own."""

    usual: Sequence[str] = ("--no-limits", "--pace", "0", "--away-after", "0")

    def __init__(
        self, data: Path, *options: str, port: int = 0, database: str = "", prefix: Sequence[str] = ()
    ) -> None:
        self.data = data
        self.port = port or free_port()
        self.database = database
        self.options = options
        self.prefix = list(prefix)  # a command that runs the server, such as a tracer
        self.process: subprocess.Popen[bytes] | None = None
        self.log = data / "server.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self, *, wait: bool = True) -> Server:
        self.data.mkdir(parents=True, exist_ok=True)
        command = [*self.prefix, sys.executable, "-m", "tablee", "serve", "--port", str(self.port)]
        command += ["--data", str(self.data), "--no-browser", *self.usual, *self.options]
        if self.database:
            command += ["--database", self.database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment())
        if wait:
            self.wait_until_open()
        return self

    def environment(self) -> dict[str, str]:
        return os.environ | {"TABLEE_DEBUG": ""}

    def wait_until_open(self) -> None:
        deadline = time.monotonic() + TIMEOUT
        while not self.healthy():
            assert self.process is not None
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(f"the server did not start:\n{self.text()}")
            time.sleep(0.02)

    def healthy(self) -> bool:
        return self.health() == 200

    def health(self) -> int:
        """The status of /health; 0: there is no answer."""
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=2) as reply:
                return int(reply.status)
        except urllib.error.HTTPError as error:
            return error.code
        except OSError:
            return 0

    def kill(self) -> None:
        """No chance to say anything."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """The polite way; the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(TIMEOUT)

    def text(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def tracebacks(self) -> list[str]:
        """What went wrong in our code. A bot worker that was being started when its server was killed says so too, from
        within `multiprocessing`: it has nobody left to work for."""
        return [found for found in _TRACEBACK.findall(self.text()) if not _ORPHAN.search(found)]


@contextmanager
def serving(data: Path, *options: str, database: str = "") -> Iterator[Server]:
    """A server for as long as a test needs it; it must not have met anything unexpected."""
    server = Server(data, *options, database=database).start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
    assert "unexpected" not in server.text(), server.text()
    assert not server.tracebacks(), server.text()

"""A server process of our own: started, watched, stopped or killed."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

from tablee.engine.errors import TableeError

TIMEOUT = 60.0  # seconds a start may take
STOPPING = 20.0
LOG = "server.log"
_open = build_opener(ProxyHandler({})).open  # loopback needs no proxy


class Serving:
    """One server. `core` pins it, where that can be done."""

    def __init__(self, data: Path, database: str | None = None, core: int | None = None) -> None:
        self.data = data
        self.database = database
        self.core = core
        self.port = _free_port()  # the same after a restart, so that cookies and links stay good
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self._began = 0.0

    async def start(self) -> float:
        """Seconds from the start of the process to its first good /health."""
        command = [sys.executable, "-m", "tablee", "serve", "--port", str(self.port), "--data", str(self.data)]
        command += ["--no-browser", "--no-limits", "--pace", "0"]
        if self.database:
            command += ["--database", self.database]
        with (self.data / LOG).open("ab") as log:
            self._began = perf_counter()
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        pin(self.core, self.process.pid)
        return await self._healthy()

    async def _healthy(self) -> float:
        assert self.process is not None
        while perf_counter() - self._began < TIMEOUT:
            if self.process.poll() is not None:
                raise TableeError("load-no-server", reason=self._last_words())
            if await asyncio.to_thread(_is_well, self.url):
                return self.age()
            await asyncio.sleep(0.01)
        raise TableeError("load-no-answer", seconds=int(TIMEOUT))

    def age(self) -> float:
        """Seconds since the start."""
        return perf_counter() - self._began

    def _last_words(self) -> str:
        lines = (self.data / LOG).read_text(encoding="utf-8", errors="replace").strip().splitlines()
        return lines[-1] if lines else "no output"

    async def stop(self) -> None:
        """As an operator would."""
        if self.process is not None:
            self.process.terminate()
            try:
                await asyncio.to_thread(self.process.wait, STOPPING)
            except subprocess.TimeoutExpired:
                await self.kill()
            self.process = None

    async def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            self.process.kill()
            await asyncio.to_thread(self.process.wait)
            self.process = None

    # Looking at the process, where the system lets us

    def cpu_seconds(self) -> float | None:
        fields = self._proc("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if len(fields) > 12 else None

    def memory_kb(self) -> float:
        found = re.search(r"VmRSS:\s+(\d+) kB", self._proc("status"))
        return float(found[1]) if found else 0.0

    def _proc(self, name: str) -> str:
        try:
            return Path(f"/proc/{self.process.pid if self.process else 0}/{name}").read_text()
        except OSError:
            return ""

    async def batches(self) -> tuple[float, float]:
        """Commits so far, and what was written by them."""
        return await asyncio.to_thread(read_batches, self.url)


def read_batches(url: str) -> tuple[float, float]:
    try:
        with _open(f"{url}/metrics", timeout=10) as answer:
            text = answer.read().decode()
    except (URLError, OSError):
        return 0.0, 0.0
    found = dict(re.findall(r"^tablee_commit_batch_(count|sum) (\S+)$", text, re.M))
    return float(found.get("count", 0)), float(found.get("sum", 0))


def read_engine(url: str) -> str:
    """What the server says about its engine."""
    try:
        with _open(f"{url}/health", timeout=10) as answer:
            found = re.search(r'"engine":\s*"([^"]*)"', answer.read().decode())
    except (URLError, OSError):
        return "?"
    return found[1] if found else "?"


def _is_well(url: str) -> bool:
    try:
        with _open(f"{url}/health", timeout=2) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def cores() -> tuple[int, int] | None:
    """One for the server, one for the load; None where there are not two to choose from."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    allowed = sorted(os.sched_getaffinity(0))
    return (allowed[0], allowed[1]) if len(allowed) > 1 else None


def pin(core: int | None, process: int = 0) -> None:
    if core is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process, {core})
